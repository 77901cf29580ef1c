"""The settings page: every choice has effect at once, every control works by keys, and one comes back where one was."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ramio_desktop.ui import backup
from ramio_desktop.ui.dialogs.question import Question
from ramio_desktop.ui.housekeeping import Housekeeping
from ramio_desktop.ui.pages.home import HomePage
from ramio_desktop.ui.pages.new_game import NewGamePage
from ramio_desktop.ui.pages.settings import SECTIONS, SettingsPage
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.panels.quick_settings import QuickSettings
from ramio_desktop.ui.panels.settings_person import PersonSection
from ramio_desktop.ui.panels.settings_section import SettingLine
from ramio_desktop.ui.panels.settings_sound import SoundSection, VolumeControl
from ramio_desktop.ui.screenshot import Studio
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.avatar import own_avatar
from ramio_desktop.ui.widgets.choices import Segmented, Switch
from ramio_desktop.ui.widgets.swatches import Swatches
from tests.ui.test_backup import SAMPLES, fill

SIZE = QSize(1280, 800)


class Chosen:
    """Stands in for the file dialogs of the system: gives the file that is set."""

    def __init__(self) -> None:
        self.path: Path | None = None
        self.proposed: Path | None = None

    def to_write(self, title: str, proposed: Path, kind: str) -> Path | None:
        assert title and ".zip" in kind
        self.proposed = proposed
        return self.path

    def to_read(self, title: str, folder: Path, kind: str) -> Path | None:
        return self.path


@pytest.fixture(scope="module")
def studio(qapp: QApplication) -> Iterator[Studio]:
    made = Studio(qapp)
    made.game.settings.language = "it"
    yield made
    made.close()


@pytest.fixture
def house(studio: Studio) -> Iterator[Housekeeping]:
    """The settings over the home page; the data folder is empty but for the settings."""
    game = studio.game
    if not studio.window.isVisible() or studio.window.size() != SIZE:
        studio.show("home", SIZE)
    game.navigator.table.leave()
    game.navigator.show_home(refresh=False)
    game.navigator.rebuild()
    game.open_settings("look")
    made = game._housekeeping
    assert made is not None
    made._files = Chosen()
    yield made
    studio.window.close_overlays()
    backup.erase(game.saves.folder)
    game.settings.reload()
    game.settings.nick, game.settings.language, game.settings.animation, game.settings.volume = "Anna", "it", "off", 0
    made.leave()
    settle()  # a change of the look would dress pages that are done with, too


def page_of(house: Housekeeping) -> SettingsPage:
    assert house.page is not None
    return house.page


def settings_of(house: Housekeeping) -> Settings:
    return house._settings


def texts(widget: QWidget) -> str:
    return " ".join(label.text() for label in widget.findChildren(QLabel))


def focused() -> QWidget | None:
    """What has the keyboard in the window, whether or not the window itself is in use."""
    windows = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible() and widget.isWindow()]
    return next((window.focusWidget() for window in windows if window.focusWidget() is not None), None)


def settle() -> None:
    for _ in range(6):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def dialog(house: Housekeeping) -> Question:
    found = [overlay for overlay in house._window.findChildren(Question) if overlay.isVisible()]
    assert len(found) == 1
    return found[0]


# the ways there and back


def test_the_gear_leads_there_and_escape_back(qtbot: QtBot, studio: Studio) -> None:
    studio.show("home", SIZE)
    home = studio.game.navigator.home
    qtbot.mouseClick(home.gear, Qt.MouseButton.LeftButton)
    (quick,) = studio.window.findChildren(QuickSettings)
    qtbot.mouseClick(quick.all_button, Qt.MouseButton.LeftButton)
    settle()
    page = studio.window.page
    assert isinstance(page, SettingsPage) and not studio.window.findChildren(QuickSettings)
    assert focused() is page.entries[page.section]
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert studio.window.page is home


def test_from_a_table_one_comes_back_to_the_table_and_its_draft(studio: Studio) -> None:
    studio.show("turn", SIZE)
    table = studio.window.page
    assert isinstance(table, TablePage)
    laid, letters = table.turn.draft.lines(), table.confirm_button.fontMetrics().height()
    assert laid
    studio.game.open_settings()
    studio.game.settings.scale = 125
    assert studio.game._housekeeping is not None
    settle()
    studio.game._housekeeping.leave()
    again = studio.window.page
    assert isinstance(again, TablePage) and again is not table
    assert again.turn.draft.lines() == laid
    assert again.confirm_button.fontMetrics().height() > letters
    studio.game.settings.scale = 100


def test_the_new_game_page_keeps_what_was_chosen_at_another_size(studio: Studio) -> None:
    studio.show("new_game", SIZE)
    page = studio.window.page
    assert isinstance(page, NewGamePage)
    page.rules.row("match").press("simple").click()
    studio.game.settings.scale = 125
    studio.game.navigator.rebuild()
    again = studio.window.page
    assert isinstance(again, NewGamePage) and again is not page
    match = again.rules.row("match")
    assert match.control is not None and match.control.choice() == "simple"
    match.press("points").click()
    studio.game.settings.scale = 100
    studio.game.navigator.rebuild()


def test_every_section_is_reached_by_the_arrow_keys(house: Housekeeping) -> None:
    page = page_of(house)
    page.focus_first()
    for key in SECTIONS[1:]:
        QTest.keyClick(page.entries[SECTIONS[SECTIONS.index(key) - 1]], Qt.Key.Key_Down)
        assert page.section == key and focused() is page.entries[key]
        visible = [name for name, section in page._sections.items() if section.isVisible()]
        assert visible == [key]
    QTest.keyClick(page.entries["data"], Qt.Key.Key_Down)
    assert page.section == "data"


# every setting


def all_controls(page: SettingsPage) -> Iterator[tuple[str, str, QWidget]]:
    for section in SECTIONS:
        page.show_section(section)
        for name, control in page.shown().controls().items():
            yield section, name, control


def test_every_control_has_a_name_and_takes_the_keyboard(house: Housekeeping) -> None:
    page = page_of(house)
    found = list(all_controls(page))
    assert len(found) > 20
    for _section, name, control in found:
        stops = [
            part
            for part in (control, *control.findChildren(QWidget))
            if part.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        assert stops, name
        for part in stops:
            assert part.accessibleName() or isinstance(part, QPushButton) and part.text(), name


def test_switches_set_and_follow_their_setting(house: Housekeeping) -> None:
    settings, met = settings_of(house), set()
    for _section, name, control in all_controls(page_of(house)):
        if not isinstance(control, Switch):
            continue
        met.add(name)
        before = getattr(settings, name)
        assert control.isChecked() is before
        QTest.keyClick(control, Qt.Key.Key_Space)
        assert getattr(settings, name) is not before
        line = control.parentWidget()
        assert isinstance(line, SettingLine)
        QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=line.rect().topLeft() + line.rect().center() / 4)
        assert getattr(settings, name) is before and control.isChecked() is before
        setattr(settings, name, not before)
        assert control.isChecked() is not before
        setattr(settings, name, before)
    assert met == {
        "large_index", "follow_motion", "auto_draw", "auto_pass", "take_back", "confirm_pass", "confirm_leave", "alert",
    }  # fmt: skip


CHOICES = {
    "theme": ("light", "light"), "felt": ("slate", "slate"), "four_colours": ("four", True), "back": ("teal", "teal"),
    "scale": ("100", 100), "animation": ("fast", "fast"), "pace": ("slow", "slow"), "avatar": ("5", 5),
    "language": ("en", "en"),
}  # fmt: skip


def test_choices_set_and_follow_their_setting(house: Housekeeping) -> None:
    settings, met = settings_of(house), set()
    for _section, name, control in all_controls(page_of(house)):
        if isinstance(control, (Segmented, Swatches)):
            met.add(name)
            key, value = CHOICES[name]
            control.part(key).click()
            assert getattr(settings, name) == value and control.choice() == key
    assert met == set(CHOICES)


def test_choices_reach_the_look_at_once(house: Housekeeping, studio: Studio) -> None:
    theme, settings = studio.game.theme, settings_of(house)
    settings.theme, settings.felt, settings.four_colours, settings.back = "light", "slate", True, "teal"
    settings.avatar = 6
    assert not theme.dark and theme.felt == "slate" and theme.deck.four_colours and theme.deck.back == "teal"
    assert own_avatar("Anna", theme.picture) == 6


def test_the_preview_changes_with_every_choice_of_the_look(house: Housekeeping) -> None:
    page, settings = page_of(house), settings_of(house)
    preview = page.shown().top()
    assert preview is not None and preview.isVisible() and preview.accessibleName()

    def picture() -> bytes:
        settle()
        return bytes(preview.grab().toImage().constBits())

    seen = {picture()}
    for name, value in (
        ("theme", "light"), ("felt", "slate"), ("four_colours", True), ("large_index", True), ("back", "teal"),
    ):  # fmt: skip
        setattr(settings, name, value)
        seen.add(picture())
    assert len(seen) == 6
    page.show_section("play")
    assert not preview.isVisible()


def test_another_size_holds_at_once_and_the_keyboard_stays_where_it_was(house: Housekeeping, studio: Studio) -> None:
    page, settings = page_of(house), settings_of(house)
    control = page.shown().control("scale")
    assert isinstance(control, Segmented)
    before = page.entries["look"].height()
    control.part("125").setFocus()
    control.part("125").click()
    settle()
    again = page.shown().control("scale")
    assert isinstance(again, Segmented) and again is not control and again.choice() == "125"
    assert settings.scale == 125 and focused() is again.part("125")
    assert page.entries["look"].height() == round(before * 1.25)


def test_a_size_the_window_has_no_room_for_is_said(house: Housekeeping) -> None:
    page, settings = page_of(house), settings_of(house)
    settings.scale = 200
    settle()
    assert "133 %" in texts(page.shown())
    settings.scale = 100
    settle()
    assert "133 %" not in texts(page.shown())


def test_the_volume_is_set_by_keys_and_0_is_a_word(house: Housekeeping) -> None:
    page, settings = page_of(house), settings_of(house)
    page.show_section("sound")
    section = page.shown()
    assert isinstance(section, SoundSection)
    volume = section.control("volume")
    assert isinstance(volume, VolumeControl) and not volume.button.isEnabled()
    heard: list[object] = []
    page.tried.connect(lambda: heard.append(1))
    QTest.keyClick(volume.slider, Qt.Key.Key_Right)
    assert settings.volume == 10 and "10 %" in texts(volume)
    volume.button.click()
    assert heard == [1]
    settings.volume = 0
    assert volume.slider.value() == 0 and "%" not in texts(volume)


def test_a_name_is_kept_and_an_empty_one_gives_way(house: Housekeeping) -> None:
    page, settings = page_of(house), settings_of(house)
    page.show_section("person")
    section = page.shown()
    assert isinstance(section, PersonSection)
    field = section.control("nick")
    assert isinstance(field, QLineEdit) and field.text() == "Anna"
    field.setText("  Zoë   Bianchi ")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert settings.nick == "Zoë Bianchi" and field.text() == "Zoë Bianchi"
    assert section.pictures.choice() == str(own_avatar("Zoë Bianchi", -1))
    field.clear()
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert settings.nick == "Zoë Bianchi" == field.text()


def test_the_system_asks_for_less_motion(house: Housekeeping) -> None:
    page, settings = page_of(house), settings_of(house)
    settings.animation = "normal"
    page.show_section("play")
    usual = texts(page.shown())
    settings.set_system_motion(True)
    assert settings.animation_speed == 0 and texts(page.shown()) != usual
    settings.follow_motion = False
    assert settings.animation_speed == 1 and texts(page.shown()) == usual
    settings.set_system_motion(False)


def test_every_key_of_the_table_is_listed(house: Housekeeping) -> None:
    page = page_of(house)
    page.show_section("keys")
    shown = texts(page.shown())
    for key in ("Spazio", "Invio", "Ctrl", "F11", "Pesca", "Conferma"):
        assert key in shown
    settings_of(house).language = "en"
    settle()
    assert "Space" in texts(page.shown()) and "Spazio" not in texts(page.shown())


# data


def test_the_folder_is_shown_and_opened_or_its_place_told(
    house: Housekeeping, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = page_of(house)
    page.show_section("data")
    assert str(house._folder) in texts(page.shown())
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()) or True)
    page.shown().control("folder").click()  # type: ignore[attr-defined]
    assert opened == [str(house._folder)]
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    house.open_folder()
    assert str(house._folder) in texts(dialog(house))


def test_a_copy_is_kept_and_brought_back_after_a_question(house: Housekeeping, tmp_path: Path) -> None:
    files, settings = house._files, settings_of(house)
    assert isinstance(files, Chosen)
    fill(house._folder, 2, 1, "dark", language="it")
    settings.reload()
    house.export()
    assert files.proposed is not None and files.proposed.name.startswith("ramio-") and not list(tmp_path.iterdir())
    files.path = tmp_path / "mine"
    house.export()
    assert [path.name for path in tmp_path.iterdir()] == ["mine.zip"]
    assert "2" in house._window.toast.text
    settings.theme, settings.four_colours = "light", True
    (house._folder / "saves" / "computer" / "dark 0.ramio").unlink()
    files.path = tmp_path / "mine.zip"
    house.ask_import()
    question = dialog(house)
    assert "2 partite" in texts(question) and "1 partita" in texts(question)
    question.no.click()
    assert settings.theme == "light"
    house.ask_import()
    dialog(house).yes.click()
    settle()
    assert (settings.theme, settings.four_colours) == ("dark", False)
    assert backup.contents(house._folder).games == 2
    house.leave()
    assert isinstance(house._window.page, HomePage)


def test_a_file_that_is_no_copy_is_told_in_plain_words(house: Housekeeping, tmp_path: Path) -> None:
    files = house._files
    assert isinstance(files, Chosen)
    files.path = tmp_path / "letter.zip"
    files.path.write_text("dear", "utf-8")
    house.ask_import()
    assert "Non è una copia fatta da Ramio" in texts(dialog(house))
    dialog(house).yes.click()
    settle()
    files.path = tmp_path / "not there.zip"
    house.ask_import()
    assert "not there.zip" in texts(dialog(house))


def test_a_copy_that_cannot_be_written_is_told(house: Housekeeping, tmp_path: Path) -> None:
    files = house._files
    assert isinstance(files, Chosen)
    files.path = tmp_path / "no folder" / "copy.zip"
    house.export()
    assert "copy.zip" in texts(dialog(house))


def test_S6_deletion_says_what_is_lost_and_asks(house: Housekeeping) -> None:
    settings = settings_of(house)
    fill(house._folder, 3, 1, "light", language="it")
    (house._folder / "seats.json").write_text("[]", "utf-8")
    settings.reload()
    house.ask_erase()
    question = dialog(house)
    said = texts(question)
    assert "3 partite" in said and "1 partita finita" in said and "impostazioni" in said and "posti" in said
    assert focused() is question.no
    question.no.click()
    assert backup.contents(house._folder).games == 3
    house.ask_erase()
    dialog(house).yes.click()
    settle()
    assert settings.theme == "system"
    left = backup.contents(house._folder)
    assert (left.games, left.finished, left.seats) == (0, 0, False)


def test_S6_a_table_one_sits_at_is_left_first(house: Housekeeping, studio: Studio) -> None:
    house.leave()
    studio.show("turn", SIZE)
    studio.game.open_settings("data")
    fill(house._folder, 1, 0, "dark", language="it")
    house.ask_erase()
    dialog(house).yes.click()
    settle()
    assert studio.game.navigator.session is None
    house.leave()
    assert isinstance(house._window.page, HomePage)


def test_S6_a_game_that_is_open_elsewhere_stops_it(house: Housekeeping) -> None:
    from ramio_desktop.model.save import Save

    fill(house._folder, 1, 0, "dark", language="it")
    save = Save.open(house._folder / "saves" / "computer" / "dark 0.ramio")
    house.ask_erase()
    dialog(house).yes.click()
    assert "altra finestra" in texts(dialog(house))
    save.close()
    assert backup.contents(house._folder).games == 1


def test_diagnostics_go_to_the_clipboard_without_name_or_card(house: Housekeeping) -> None:
    fill(house._folder, 1, 0, "dark", language="it")
    page = page_of(house)
    page.show_section("data")
    page.shown().control("diagnostics").click()  # type: ignore[attr-defined]
    text = QGuiApplication.clipboard().text()
    assert "Ramio: " in text and "Saves: 1 to go on with" in text and "Last error:" in text
    assert "Anna" not in text and str(house._folder) not in text
    for line in SAMPLES[0].read_text("utf-8").splitlines():
        assert line not in text


def test_the_settings_are_whole_json_after_everything(house: Housekeeping) -> None:
    settings_of(house).felt = "slate"
    raw = json.loads((house._folder / "settings.json").read_text("utf-8"))
    assert raw["felt"] == "slate"
