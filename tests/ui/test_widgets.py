"""The components do what they say, say it to screen readers too, and look right in both themes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from ramio_desktop.paths import resources_dir
from ramio_desktop.ui.focus import REACH
from ramio_desktop.ui.icons import Icons, icon_file
from ramio_desktop.ui.language import Language, system_language
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.theme import Mode
from ramio_desktop.ui.widgets.avatar import PATTERNS, avatar_of, avatars_of
from ramio_desktop.ui.widgets.buttons import Button, Grade, IconButton, Kind
from ramio_desktop.ui.widgets.choices import ChoiceBox, Segmented, Switch
from ramio_desktop.ui.widgets.felt import Felt, FeltGround
from ramio_desktop.ui.widgets.labels import Chip, ElidedLabel, SuitLabel, label
from ramio_desktop.ui.widgets.panels import Row
from ramio_desktop.ui.widgets.pictures import SMALLEST, HandPicture, TablePicture, fitting_width
from ramio_desktop.ui.widgets.own_seat import OwnSeat
from ramio_desktop.ui.widgets.seat import Seat, SeatState
from ramio_desktop.ui.widgets.status_line import Progress, StatusLine, Tone
from ramio_desktop.ui.widgets.toast import SHADOW, Toast

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def look(qapp: QApplication) -> Look:
    made = Look.create(resources_dir(), Mode.DARK)
    made.theme.apply(qapp)
    return made


@pytest.fixture
def page(qtbot: QtBot, look: Look) -> QWidget:
    made = QWidget()
    made.resize(600, 400)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def speaker(qapp: QApplication) -> Iterator[Language]:
    made = Language(qapp, resources_dir())
    yield made
    delete(made)  # with its translators, or the next test would hear them


def image(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def colours(widget: QWidget) -> set[int]:
    picture = image(widget)
    return {picture.pixel(x, y) for x in range(0, picture.width(), 2) for y in range(0, picture.height(), 2)}


@pytest.mark.parametrize("mode", [Mode.DARK, Mode.LIGHT])
def test_no_button_is_left_in_the_default_grey(look: Look, page: QWidget, mode: Mode) -> None:
    look.theme.set_mode(mode)
    t = look.tokens
    grounds = {Kind.PRIMARY: t.accent, Kind.SECONDARY: t.surface2, Kind.DANGER: t.surface2}
    for kind, wanted in grounds.items():
        for grade in Grade:
            button = Button(look, "", kind, grade, parent=page)
            button.resize(120, button.sizeHint().height())
            assert image(button).pixelColor(60, button.height() // 2) == wanted, (kind, grade)


def test_a_button_changes_its_meaning(look: Look, page: QWidget) -> None:
    button = Button(look, "", Kind.PENDING, Grade.BIG, "check", parent=page)
    button.resize(140, 48)
    assert image(button).pixelColor(30, 24) != look.tokens.accent
    button.set_kind(Kind.PRIMARY)
    assert image(button).pixelColor(30, 24) == look.tokens.accent
    assert button.sizeHint().height() == look.measures.big_button


def test_all_kinds_of_a_grade_are_equally_high(look: Look, page: QWidget) -> None:
    for grade, wanted in ((Grade.BIG, 48), (Grade.NORMAL, 40), (Grade.SMALL, 32)):
        heights = {Button(look, "Conferma", kind, grade, parent=page).sizeHint().height() for kind in Kind}
        assert heights == {wanted}


def test_a_tool_has_a_caption_or_a_tooltip(look: Look, page: QWidget) -> None:
    tool = IconButton(look, "undo-2", "Annulla", parent=page)
    tool.set_caption("Annulla", "Ctrl+Z")
    assert tool.accessibleName() == "Annulla" and tool.toolTip() == "Annulla (Ctrl+Z)"
    look.theme.fit(1280, 800)
    with_caption = tool.sizeHint()
    look.theme.fit(1024, 640)
    assert tool.sizeHint() == QSize(44, 40)
    assert with_caption.height() >= 40 + 15
    look.theme.fit(1280, 800)
    page.show()
    clicked: list[bool] = []
    tool.clicked.connect(lambda: clicked.append(True))
    tool.resize(tool.sizeHint())
    QTest.mouseClick(tool, LEFT)
    QTest.keyClick(tool, Qt.Key.Key_Space)
    assert clicked == [True, True]


def test_a_disabled_tool_is_dimmed_not_hidden(look: Look, page: QWidget) -> None:
    tool = IconButton(look, "redo-2", "Ripeti", parent=page)
    tool.resize(tool.sizeHint())
    lively = image(tool)
    tool.setEnabled(False)
    assert image(tool) != lively and tool.isVisibleTo(page)


def test_segments_choose_by_mouse_and_arrows_and_say_so(look: Look, page: QWidget, qtbot: QtBot) -> None:
    segments = Segmented(look, [("e", "Facile"), ("m", "Medio"), ("h", "Difficile")], "Livello", parent=page)
    segments.choose("m")
    assert segments.choice() == "m"
    segments.resize(segments.sizeHint())
    page.show()
    assert QTest.qWaitForWindowExposed(page)
    with qtbot.waitSignal(segments.chosen, timeout=500) as chosen:
        QTest.mouseClick(segments.part("h"), LEFT)
    assert chosen.args == ["h"] and segments.choice() == "h"
    segments.part("h").setFocus()
    with qtbot.waitSignal(segments.chosen, timeout=500) as chosen:
        QTest.keyClick(segments.part("h"), Qt.Key.Key_Left)
    assert chosen.args == ["m"] and segments.choice() == "m"
    assert segments.part("m").accessibleName() == "Livello: Medio"
    segments.set_texts(["Easy", "Medium", "Hard"], "Level")
    assert segments.part("m").text() == "Medium" and segments.accessibleName() == "Level"
    with pytest.raises(KeyError):
        segments.choose("x")


def test_a_chosen_segment_is_not_cut_by_its_heavier_text(look: Look, page: QWidget) -> None:
    segments = Segmented(look, [("a", "Contro il computer"), ("b", "Da soli")], parent=page)
    segments.choose("a")
    button = segments.part("a")
    button.ensurePolished()
    segments.resize(segments.sizeHint())
    segments.layout().activate()  # type: ignore[union-attr]
    assert button.width() >= button.fontMetrics().horizontalAdvance(button.text()) + 16


def test_sort_buttons_keep_no_state(look: Look, page: QWidget, qtbot: QtBot) -> None:
    sorts = Segmented(look, [("s", "Semi"), ("r", "Valori")], "Ordina", True, False, "arrow-up-down", page)
    sorts.resize(sorts.sizeHint())
    page.show()
    with qtbot.waitSignal(sorts.chosen, timeout=500) as chosen:
        QTest.mouseClick(sorts.part("r"), LEFT)
    assert chosen.args == ["r"] and sorts.choice() == ""


def test_a_switch_works_wherever_it_is_pressed(look: Look, page: QWidget) -> None:
    switch = Switch(look, "Scarto finale", "Sì", page)
    switch.resize(switch.sizeHint())
    page.show()
    off = colours(switch)
    QTest.mouseClick(switch, LEFT, pos=QPoint(switch.width() - 3, 5))
    assert switch.isChecked() and look.tokens.accent.rgb() in colours(switch) - off
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert not switch.isChecked() and switch.accessibleName() == "Scarto finale"


def test_a_row_is_one_hit_area(look: Look, page: QWidget, qtbot: QtBot) -> None:
    switch = Switch(look, "")
    row = Row(look, "Chiusura in mano", "Chi cala tutto in un turno raddoppia", switch, page)
    row.setGeometry(0, 0, 500, 60)
    page.show()
    QTest.mouseClick(row, LEFT, pos=QPoint(10, 30))
    assert switch.isChecked() and switch.accessibleName() == "Chiusura in mano"
    bare = Row(look, "Regole", parent=page)
    bare.setGeometry(0, 80, 500, 60)
    bare.show()
    with qtbot.waitSignal(bare.pressed, timeout=500):
        QTest.mouseClick(bare, LEFT, pos=QPoint(10, 30))
    with qtbot.waitSignal(bare.pressed, timeout=500):
        QTest.keyClick(bare, Qt.Key.Key_Return)


def test_long_names_elide_and_can_be_read_whole(look: Look, page: QWidget) -> None:
    text = ElidedLabel("Massimiliano Pozzobonetti", parent=page)
    page.show()
    text.resize(80, 20)
    assert text.text().endswith("…") and text.toolTip() == text.accessibleName() == "Massimiliano Pozzobonetti"
    text.resize(400, 20)
    assert text.text() == text.whole() and text.toolTip() == ""


def test_a_suit_label_draws_the_signs_in_their_colours(look: Look, page: QWidget) -> None:
    look.theme.set_four_colours(True)
    plain, signs = SuitLabel(look, "serve", 28, parent=page), SuitLabel(look, "♥♦♣", 28, parent=page)
    for widget in (plain, signs):
        widget.resize(widget.sizeHint())
    t = look.tokens
    wanted = {t.suit_heart.rgb(), t.suit_diamond.rgb(), t.suit_club.rgb()}
    assert wanted <= colours(signs) and not wanted & colours(plain)
    assert signs.accessibleName() == "♥♦♣"
    long = SuitLabel(look, "A 8♣ 9♣ serve 7♣ o 10♣ per fare una scala", wrap=True, parent=page)
    assert long.heightForWidth(120) >= 2 * long.heightForWidth(2000)


def test_chips_and_labels_take_the_tones(look: Look, page: QWidget) -> None:
    chip = Chip("×2", "warn", page)
    chip.ensurePolished()
    assert chip.palette().color(chip.foregroundRole()) == look.tokens.warn_text
    chip.set_chip("accent")
    assert chip.palette().color(chip.foregroundRole()) == look.tokens.accent_text
    title = label("Nuova partita", "page", parent=page)
    title.ensurePolished()
    assert title.font().pixelSize() == 22 and title.font().weight() >= 600


def test_the_drop_down_has_a_chevron(look: Look, page: QWidget) -> None:
    box = ChoiceBox(look, "Gioco", page)
    box.addItem("")
    box.resize(160, 40)
    edge = {image(box).pixel(x, y) for x in range(134, 146) for y in range(14, 26)}
    assert len(edge) > 1 and box.accessibleName() == "Gioco"


@pytest.mark.parametrize("language", ["it", "en"])
def test_a_seat_is_one_sentence(look: Look, page: QWidget, speaker: Language, language: str) -> None:
    speaker.set(language)
    seat = Seat(look, parent=page)
    seat.show_state(SeatState("Marta", 4, 14, turn=True, dealer=True, computer=True))
    wanted = {
        "it": "Marta, giocatore del computer, 14 punti · mazziere, 4 carte, di turno",
        "en": "Marta, computer player, 14 points · dealer, 4 cards, playing now",
    }
    assert seat.accessibleName() == wanted[language]
    seat.show_state(SeatState("Bruno", 1, 1, away_for=42))
    wanted = {"it": "Bruno, assente · 0:42, 1 carta", "en": "Bruno, away · 0:42, 1 card"}
    assert seat.accessibleName() == wanted[language]


def test_a_seat_speaks_the_new_language_at_once(
    look: Look, page: QWidget, speaker: Language, qtbot: QtBot
) -> None:
    speaker.set("it")
    seat = OwnSeat(look, page)
    seat.show_state(SeatState("Anna", 11, 41))
    page.show()
    assert seat.score_text() == "41 punti"
    speaker.set("en")
    qtbot.waitUntil(lambda: "41 points" in seat.accessibleName(), timeout=500)


def test_the_seat_shows_whose_turn_it_is_and_how_long(look: Look, page: QWidget) -> None:
    t = look.tokens
    seat = Seat(look, parent=page)
    seat.resize(seat.sizeHint())
    seat.show_state(SeatState("Giulia", 7, 58))
    assert t.accent.rgb() not in colours(seat)
    seat.show_state(SeatState("Giulia", 7, 58, turn=True, clock=0.6, seconds=37))
    assert t.accent.rgb() in colours(seat)
    last = SeatState("Giulia", 7, 58, turn=True, clock=0.06, seconds=4)
    assert last.urgent
    seat.show_state(last)
    assert t.warn_text.rgb() in colours(seat) or t.warn.rgb() in colours(seat)


@pytest.mark.parametrize("cards", [0, 1, 2, 6, 7, 40])
@pytest.mark.parametrize("narrow", [False, True])
def test_a_seat_paints_any_number_of_cards(look: Look, page: QWidget, cards: int, narrow: bool) -> None:
    seat = Seat(look, narrow, parent=page)
    seat.resize(seat.sizeHint())
    pictures = []
    for number in (cards, cards + 1):
        seat.show_state(SeatState("Massimiliano Pozzobonetti", number, 100, dealer=True, computer=True))
        pictures.append(image(seat))
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("language", ["it", "en"])
def test_R23_who_is_out_of_the_match_holds_nothing_and_says_so(
    look: Look, page: QWidget, speaker: Language, language: str
) -> None:
    speaker.set(language)
    seat = Seat(look, parent=page)
    seat.resize(seat.sizeHint())
    seat.show_state(SeatState("Giulia", 0, 102, computer=True, out=True))
    wanted = {
        "it": "Giulia, giocatore del computer, fuori dalla partita · 102 punti",
        "en": "Giulia, computer player, out of the match · 102 points",
    }
    assert seat.accessibleName() == wanted[language]
    assert look.tokens.danger.rgb() in colours(seat)


@pytest.mark.parametrize(("width", "names"), [(138, ("Giulia", "Giulio")), (214, ("Mariaconcetta", "Mariaconcetto"))])
def test_a_narrow_seat_shows_the_whole_name(
    look: Look, page: QWidget, width: int, names: tuple[str, str]
) -> None:
    """Six others at 1024 pixels have 138 each, four have 214: the last letter is still there."""
    seat = Seat(look, True, parent=page)
    seat.resize(width, 52)
    pictures = []
    for name in names:
        seat.show_state(SeatState(name, 10, 102, dealer=True, computer=True, pattern=1))
        pictures.append(image(seat))
    assert pictures[0] != pictures[1]


def test_the_fan_of_a_seat_gives_way_to_a_long_name(look: Look, page: QWidget) -> None:
    seat = Seat(look, parent=page)
    seat.resize(seat.sizeHint())
    pictures = []
    for name in ("Mariaconcetta", "Mariaconcetto"):
        seat.show_state(SeatState(name, 10, 102, computer=True, pattern=1))
        pictures.append(image(seat))
    assert pictures[0] != pictures[1]


def test_the_players_of_a_table_look_different() -> None:
    names = ["Anna", "Giulia", "Bruno", "Marta", "Luca", "Sara", "Teo", "Paolo"]
    assert sorted(avatars_of(names)) == list(range(PATTERNS))
    assert avatars_of(names)[0] == avatar_of("Anna")
    assert len(avatars_of([*names, "Ada"])) == 9
    assert avatar_of("Anna") == avatar_of("Anna") and {avatar_of(f"p{i}") for i in range(99)} == set(range(PATTERNS))


def test_the_status_line_says_what_is_due_and_what_is_wrong(look: Look, page: QWidget) -> None:
    line = StatusLine(look, page)
    page.show()
    line.resize(600, 32)
    line.show_text("Tocca a te: pesca una carta", "arrow-down-to-line", Tone.DUE)
    due = image(line)
    line.show_text("A 8♣ 9♣ serve 7♣", "triangle-alert", Tone.WRONG, Progress("Apertura", 0.5, "15 di 30"))
    assert image(line) != due
    assert line.accessibleName() == "A 8♣ 9♣ serve 7♣. Apertura: 15 di 30"
    assert line.toolTip() == "" and line.minimumSizeHint().width() < 200
    line.resize(320, 32)
    assert line.toolTip() == "A 8♣ 9♣ serve 7♣"
    empty, full = (_bar(line, part, look) for part in (0.0, 1.0))
    assert empty == 0 and full > 100


def _bar(line: StatusLine, part: float, look: Look) -> int:
    line.resize(600, 32)
    line.show_text("Apri", "info", Tone.PLAIN, Progress("Apertura", part, "x"))
    picture = image(line)
    return sum(picture.pixel(x, 16) == look.tokens.accent.rgb() for x in range(picture.width()))


def test_a_toast_comes_and_goes_and_lets_the_mouse_through(look: Look, page: QWidget, qtbot: QtBot) -> None:
    toast = Toast(look, page, bottom=40)
    page.show()
    toast.show_text("Posizione copiata", ms=120)
    assert toast.isVisible() and toast.accessibleName() == "Posizione copiata"
    assert toast.geometry().bottom() + 1 - SHADOW == page.height() - 40
    assert abs(toast.geometry().center().x() - page.rect().center().x()) <= 1
    page.resize(500, 300)
    assert toast.geometry().bottom() + 1 - SHADOW == page.height() - 40
    assert page.childAt(toast.geometry().center()) is None
    qtbot.waitUntil(lambda: not toast.isVisible(), timeout=2000)


def test_the_focus_ring_follows_the_keyboard_not_the_mouse(look: Look, page: QWidget, qtbot: QtBot) -> None:
    ring = look.theme.focus_ring
    assert ring is not None
    row = QHBoxLayout(page)
    one, two, field = Button(look, "Uno"), Button(look, "Due"), QLineEdit()
    for widget in (one, two, field):
        row.addWidget(widget)
    page.show()
    page.activateWindow()
    assert QTest.qWaitForWindowActive(page)
    one.setFocus()
    QTest.keyClick(one, Qt.Key.Key_Tab)
    assert ring.framed is two
    before = image(page)
    assert look.tokens.focus.rgb() in {
        before.pixel(x, two.y() - REACH + 2) for x in range(two.x() + 12, two.geometry().right() - 12)
    }
    QTest.keyClick(two, Qt.Key.Key_Tab)
    assert field.hasFocus() and ring.framed is None, "a field shows its focus by its border"
    QTest.mousePress(one, LEFT)
    assert one.hasFocus() and ring.framed is None
    QTest.mouseRelease(one, LEFT)


def test_the_focus_ring_outlives_what_it_surrounds(look: Look, qtbot: QtBot) -> None:
    ring = look.theme.focus_ring
    assert ring is not None
    window = QWidget()
    qtbot.addWidget(window)
    outer = QVBoxLayout(window)
    inner = QWidget()
    rows = QVBoxLayout(inner)
    one, other = Button(look, "Uno"), Button(look, "Due")
    rows.addWidget(one)
    outer.addWidget(inner)
    outer.addWidget(other)
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    one.setFocus()
    assert ring.framed is one
    inner.deleteLater()
    qtbot.waitUntil(lambda: ring.framed is not one, timeout=500)
    other.setFocus()
    assert ring.framed is other


def test_enter_presses_a_button_and_with_ctrl_it_is_the_page_s(qtbot: QtBot, look: Look) -> None:
    button = Button(look, "Go on")
    qtbot.addWidget(button)
    button.show()
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    qtbot.keyClick(button, Qt.Key.Key_Return)
    qtbot.keyClick(button, Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    assert len(pressed) == 2
    with_ctrl = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    QApplication.sendEvent(button, with_ctrl)
    assert len(pressed) == 2 and not with_ctrl.isAccepted()


def test_icons_are_drawn_in_any_colour_and_once(look: Look) -> None:
    first = look.icons.pixmap("settings", 20, "accent_text", 2.0)
    assert first.width() == 40 and first.cacheKey() == look.icons.pixmap("settings", 20, "accent_text", 2.0).cacheKey()
    picture = look.icons.pixmap("play", 40, QColor("#FF0000")).toImage()
    assert picture.pixelColor(18, 20) == QColor("#FF0000")
    with pytest.raises(KeyError):
        look.icons.pixmap("no-such-icon", 20)
    assert icon_file().exists()


def test_every_icon_named_in_the_code_exists(look: Look) -> None:
    """Names are looked up when an icon is first drawn; a wrong one must not wait for a player."""
    import re

    import ramio_desktop.ui

    icons = Icons(look.theme)
    pattern = re.compile(
        r"(?:IconButton\(\s*[\w.]+,|set_icon\(|icon=|show_text\([^\n]*?,)\s*\"([a-z0-9]+(?:-[a-z0-9]+)*)\""
    )
    found = set()
    for folder in ramio_desktop.ui.__path__:
        for path in sorted(Path(folder).rglob("*.py")):
            found |= set(pattern.findall(path.read_text("utf-8")))
    assert len(found) >= 5
    for name in sorted(found):
        icons.pixmap(name, 20)


@pytest.mark.parametrize("count", [1, 3, 12, 30])
def test_a_table_picture_fits_its_room(look: Look, page: QWidget, qtbot: QtBot, count: int) -> None:
    melds = [["4h", "5h", "6h", "7h"]] * count
    room = QSize(400, 190)
    width = fitting_width(look, melds, room)
    assert SMALLEST <= width <= 44
    if count == 1:
        assert width == 44
    picture = TablePicture(look, melds, "Tavolo", Felt(look), (16, 0), parent=page)
    picture.resize(424, 216)
    page.show()
    before = image(picture)
    qtbot.waitUntil(lambda: image(picture) != before, timeout=2000)
    assert look.theme.card_colours.card_face.rgb() in colours(picture)
    corner = image(picture).pixelColor(0, 0)
    assert corner != image(picture).pixelColor(423, 0), "only the left corners are round"
    assert picture.accessibleName() == "Tavolo"


def test_a_hand_picture_shows_other_cards(look: Look, page: QWidget, qtbot: QtBot) -> None:
    hand = HandPicture(look, ["6h", "7h", "8h"], "Mano", parent=page)
    hand.resize(160, 104)
    page.show()
    before = image(hand)
    qtbot.waitUntil(lambda: image(hand) != before, timeout=2000)
    three = image(hand)
    hand.show_cards(["Ks"], "K di picche")
    qtbot.waitUntil(lambda: image(hand) not in (before, three), timeout=2000)
    assert hand.accessibleName() == "K di picche"


def test_the_felt_is_lit_from_above(look: Look, page: QWidget) -> None:
    felt = Felt(look)
    picture = felt.pixmap(QSize(640, 400), 1.0).toImage()
    top, middle, corner = (picture.pixelColor(*place).lightness() for place in ((320, 2), (320, 200), (2, 398)))
    assert top > middle > corner
    assert felt.pixmap(QSize(640, 400), 1.0).cacheKey() == felt.pixmap(QSize(640, 400), 1.0).cacheKey()
    ground = FeltGround(look, felt, page)
    ground.resize(640, 400)
    assert image(ground) == picture.convertToFormat(image(ground).format())


def test_widgets_follow_a_change_of_theme(look: Look, page: QWidget, qtbot: QtBot) -> None:
    seat, line, tool = Seat(look, parent=page), StatusLine(look, page), IconButton(look, "x", "Chiudi", parent=page)
    seat.show_state(SeatState("Anna", 3, 5))
    line.show_text("Tocca a te", "hand", Tone.DUE)
    widgets: list[QWidget] = [seat, line, tool, Switch(look, "s", parent=page)]
    for widget in widgets:
        widget.resize(widget.sizeHint())
    dark = [image(widget) for widget in widgets]
    look.theme.set_mode(Mode.LIGHT)
    assert all(image(widget) != old for widget, old in zip(widgets, dark, strict=True))


def test_the_language_is_the_systems_or_italian(monkeypatch: pytest.MonkeyPatch) -> None:
    for preferred, wanted in ((["en-GB", "it"], "en"), (["de_DE", "it-IT"], "it"), (["ja"], "it"), ([], "it")):

        class Locale:
            def uiLanguages(self) -> list[str]:  # noqa: N802
                return preferred

        monkeypatch.setattr("ramio_desktop.ui.language.QLocale.system", staticmethod(Locale))
        assert system_language() == wanted


def test_a_language_we_have_not_is_refused(qapp: QApplication, speaker: Language, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="la"):
        speaker.set("la")
    speaker.set("it")
    assert speaker.code == "it"
    with pytest.raises(FileNotFoundError):
        Language(qapp, tmp_path).set("it")


def test_qts_own_buttons_speak_italian(speaker: Language) -> None:
    speaker.set("it")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annulla"
    speaker.set("en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
