"""The colours can be read, the size classes are those of the design, and a change of either reaches Qt."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from ramio_desktop.paths import resources_dir
from ramio_desktop.ui.measures import COMPACT, LARGE, REGULAR, Measures, measures_for, possible_scale, scaled
from ramio_desktop.ui.stylesheet import stylesheet
from ramio_desktop.ui.suits import OUTLINES, SuitLine, pretty
from ramio_desktop.ui.theme import Deck, Ground, Mode, Theme
from ramio_desktop.ui.tokens import Tokens, contrast, load_palette, over

PALETTE = load_palette(resources_dir() / "tokens.json")
THEMES = [
    pytest.param(tokens, id=f"{felt}-{'dark' if tokens.dark else 'light'}")
    for felt, both in PALETTE.felts.items()
    for tokens in both
]
FELTS = ("felt1", "felt2", "felt3")

# What is written on what; a ground of several parts is composed from the lowest up.
TEXT = [
    *product(("text1", "text2"), (("bg",), ("surface1",), ("surface2",), ("surface3",), ("field",))),
    *product(("text3",), (("bg",), ("surface1",), ("surface2",), ("field",))),
    *product(("text1", "text2"), (("surface2", "seg_on"), ("bg", "tool"), ("surface1", "tool"))),
    ("accent_ink", ("accent",)),
    ("accent_ink", ("accent_hover",)),
    ("warn_ink", ("warn",)),
    *product(("accent_text",), (("bg",), ("surface1",), ("surface2",), ("bg", "accent_soft"))),
    *product(("accent_text", "text1"), (("surface1", "accent_soft"),)),
    *product(("warn_text",), (("bg",), ("surface1",), ("bg", "warn_soft"), ("surface1", "warn_soft"))),
    *product(("danger",), (("bg",), ("surface1",), ("surface2",))),
    *product(("on_felt1", "on_felt2"), [(felt,) for felt in FELTS]),
    *product(("on_felt1", "on_felt2"), [(felt, glass) for felt in FELTS for glass in ("glass", "glass_turn")]),
    *product(("on_felt1", "on_felt2", "accent_text", "warn_text"), (("felt2", "tray"), ("felt3", "tray"))),
    *product(("on_felt1",), [("felt3", "tray", soft) for soft in ("accent_soft", "warn_soft", "tool")]),
    *product(("on_felt2",), (("lock_ground",), ("seat_solid",))),
    *product(("accent_text",), (("insertion_place",),)),
    *product(("warn_text", "accent_text"), [(felt, "glass_turn") for felt in FELTS]),
    *product(
        ("suit_spade", "suit_heart", "suit_diamond", "suit_club"),
        (("bg",), ("surface1",), ("surface3",), ("felt3", "tray"), ("felt3", "tray", "warn_soft")),
    ),
]
OUTLINE = [
    *product(("accent", "warn", "focus", "changed_outline"), [(felt,) for felt in FELTS]),
    *product(("accent", "warn", "focus"), (("bg",), ("surface1",))),
]


def composed(tokens: Tokens, parts: tuple[str, ...]) -> QColor:
    ground = tokens.felt2
    for part in parts:
        ground = over(tokens.colour(part), ground)
    return ground


@pytest.mark.parametrize("tokens", THEMES)
@pytest.mark.parametrize(("ink", "ground"), TEXT)
def test_text_can_be_read(tokens: Tokens, ink: str, ground: tuple[str, ...]) -> None:
    below = composed(tokens, ground)
    assert contrast(over(tokens.colour(ink), below), below) >= 4.45  # 4.5 as people round it


@pytest.mark.parametrize("tokens", THEMES)
@pytest.mark.parametrize(("line", "ground"), OUTLINE)
def test_outlines_are_seen(tokens: Tokens, line: str, ground: tuple[str, ...]) -> None:
    below = composed(tokens, ground)
    assert contrast(over(tokens.colour(line), below), below) >= 2.95


def test_suits_can_be_told_on_the_cards_and_on_the_joker_tag() -> None:
    cards, dark = PALETTE.cards, PALETTE.dark
    for suit in ("suit_spade", "suit_heart", "suit_diamond", "suit_club"):
        assert contrast(cards.colour(suit), cards.card_face) >= 4.5
        assert contrast(dark.colour(suit), cards.joker_tag) >= 4.5
    for tokens in (PALETTE.dark, PALETTE.light):
        assert contrast(tokens.laid_dot, cards.card_face) >= 3.0


def test_contrast_is_the_ratio_of_the_standard() -> None:
    assert contrast(QColor("white"), QColor("black")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.01)
    assert over(QColor(255, 255, 255, 128), QColor("black")).red() == 128


def test_a_damaged_colour_file_is_refused(tmp_path: Path) -> None:
    raw = json.loads((resources_dir() / "tokens.json").read_text("utf-8"))
    path = tmp_path / "tokens.json"
    path.write_text(json.dumps({**raw, "dark": {**raw["dark"], "accent": "greenish"}}), "utf-8")
    with pytest.raises(ValueError, match="greenish"):
        load_palette(path)
    del raw["dark"]["accent"]
    path.write_text(json.dumps(raw), "utf-8")
    with pytest.raises(TypeError, match="accent"):
        load_palette(path)


@pytest.mark.parametrize(
    ("size", "wanted"),
    [
        ((1024, 640), COMPACT), ((1199, 800), COMPACT), ((1280, 719), COMPACT), ((960, 540), COMPACT),
        ((1200, 720), REGULAR), ((1280, 800), REGULAR), ((1679, 1080), REGULAR), ((1920, 959), REGULAR),
        ((1680, 960), LARGE), ((1920, 1080), LARGE), ((2560, 1440), LARGE),
    ],
)  # fmt: skip
def test_the_size_class_follows_the_window(size: tuple[int, int], wanted: Measures) -> None:
    assert measures_for(*size) is wanted


def test_measures_are_those_of_the_design() -> None:
    rows = [
        (m.rail, m.top, m.status, m.hand_row, m.action_panel, m.seat_width, m.seat_height, m.seat_gap, m.avatar,
         m.own_avatar, m.hand_card, m.table_card, m.stock_card, m.base_text, m.big_button)
        for m in (COMPACT, REGULAR, LARGE)
    ]  # fmt: skip
    assert rows == [
        (112, 68, 40, 128, 224, 256, 54, 12, 36, 44, 76, 84, 60, 13, 40),
        (144, 84, 44, 180, 280, 272, 62, 16, 44, 56, 100, 96, 76, 14, 48),
        (192, 108, 56, 244, 344, 360, 78, 24, 60, 72, 140, 132, 108, 16, 56),
    ]
    assert COMPACT.compact and not REGULAR.compact
    assert (LARGE.px(40), REGULAR.px(40), LARGE.text(14), COMPACT.text(14)) == (50, 40, 16, 13)


def test_a_scale_enlarges_every_length_and_no_proportion() -> None:
    double = scaled(COMPACT, 2.0)
    assert (double.hand_card, double.base_text, double.big_button, double.px(10)) == (152, 26, 80, 20)
    assert (double.dp(11), REGULAR.dp(11), scaled(REGULAR, 1.5).seat_scale) == (22, 11, 1.5)
    assert (double.overlap, double.hand_step, double.name) == (COMPACT.overlap, COMPACT.hand_step, "compact")
    assert double.compact and scaled(COMPACT, 1.0) is COMPACT


@pytest.mark.parametrize(
    ("wanted", "size", "possible"),
    [(2.0, (1920, 1080), 2.0), (2.0, (1280, 800), 4 / 3), (1.5, (960, 540), 1.0), (1.0, (3840, 2160), 1.0)],
)
def test_a_scale_the_window_has_no_room_for_is_not_taken(
    wanted: float, size: tuple[int, int], possible: float
) -> None:
    assert possible_scale(wanted, *size) == pytest.approx(possible)


def test_a_felt_changes_the_table_and_leaves_the_rest(theme: Theme, qtbot: QtBot) -> None:
    before = theme.tokens
    with qtbot.waitSignal(theme.changed, timeout=500):
        theme.set_felt("slate")
    assert theme.tokens.felt1 != before.felt1 and theme.tokens.surface1 == before.surface1
    assert theme.tokens_on("teal") == before
    with pytest.raises(KeyError):
        theme.set_felt("oak")
    assert theme.felt == "slate"


def test_the_scale_reaches_fonts_and_buttons_at_once(theme: Theme, qapp: QApplication, qtbot: QtBot) -> None:
    button = QPushButton("ok")
    qtbot.addWidget(button)
    theme.fit(1920, 1080)
    theme.set_scale(2.0)
    assert theme.measures.name == "compact" and theme.scale == 2.0
    assert qapp.font().pixelSize() == 26
    assert button.sizeHint().height() == 2 * 38 + 2
    theme.fit(1280, 800)
    assert theme.scale == pytest.approx(4 / 3)


@pytest.mark.parametrize("tokens", THEMES)
@pytest.mark.parametrize("measures", [COMPACT, REGULAR, LARGE], ids=lambda m: m.name)
def test_the_style_sheet_has_no_open_name(tokens: Tokens, measures: Measures) -> None:
    sheet = stylesheet(tokens, measures, resources_dir())
    assert "@" not in sheet and f"min-height: {measures.big_button - 2}px" in sheet
    assert sheet.count("{") == sheet.count("}")
    pictures = re.findall(r'url\("([^"]+)"\)', sheet)
    assert len(pictures) == 3 and all(Path(picture).exists() for picture in pictures)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    made = Theme(resources_dir(), Mode.DARK, parent=qapp)
    made.apply(qapp)
    return made


def test_colours_and_lengths_reach_the_widgets(theme: Theme, qapp: QApplication, qtbot: QtBot) -> None:
    button = QPushButton("ok")
    button.setProperty("kind", "primary")
    button.setProperty("grade", "big")
    qtbot.addWidget(button)
    for mode, size, tokens, height in (
        (Mode.DARK, (1280, 800), PALETTE.dark, 48), (Mode.LIGHT, (1920, 1080), PALETTE.light, 56),
        (Mode.LIGHT, (1024, 640), PALETTE.light, 40),
    ):  # fmt: skip
        theme.set_mode(mode)
        theme.fit(*size)
        button.resize(button.sizeHint())
        assert button.sizeHint().height() == height
        assert button.grab().toImage().pixelColor(14, 8) == tokens.accent
        assert qapp.palette().color(QPalette.ColorRole.Window) == tokens.bg
        assert qapp.font().pixelSize() == theme.measures.base_text


def test_a_change_is_told_once_and_only_when_something_changed(theme: Theme, qtbot: QtBot) -> None:
    with qtbot.waitSignal(theme.changed, timeout=500):
        theme.set_mode(Mode.LIGHT)
    with qtbot.waitSignal(theme.changed, timeout=500):
        theme.set_four_colours(True)
    with qtbot.assertNotEmitted(theme.changed):
        theme.set_mode(Mode.LIGHT)
        theme.set_deck(Deck(four_colours=True))
        theme.fit(1280, 800)
        theme.fit(1300, 810)
    with pytest.raises(ValueError, match="ivory"):
        theme.set_deck(Deck(back="ivory"))


def test_system_mode_follows_the_desktop_while_running(
    theme: Theme, qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    hints = QGuiApplication.styleHints()  # without a desktop its answer cannot be changed, so it is replaced
    monkeypatch.setattr("ramio_desktop.ui.theme.system_is_dark", lambda: True)
    theme.set_mode(Mode.SYSTEM)
    assert theme.dark
    monkeypatch.setattr("ramio_desktop.ui.theme.system_is_dark", lambda: False)
    with qtbot.waitSignal(theme.changed, timeout=500):
        hints.colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert not theme.dark
    assert qapp.palette().color(QPalette.ColorRole.Window) == PALETTE.light.bg
    theme.set_mode(Mode.DARK)
    with qtbot.assertNotEmitted(theme.changed):
        hints.colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert theme.dark


def test_two_and_four_colours(theme: Theme) -> None:
    for ground in Ground:
        theme.set_four_colours(False)
        spade, heart = theme.suit_colour("s", ground), theme.suit_colour("h", ground)
        assert (theme.suit_colour("c", ground), theme.suit_colour("d", ground)) == (spade, heart)
        theme.set_four_colours(True)
        assert len({theme.suit_colour(suit, ground).rgba() for suit in "shdc"}) == 4


def test_suit_outlines_are_those_of_the_faces() -> None:
    for suit, drawn in OUTLINES.items():
        face = (resources_dir() / "art" / "cards" / f"2{suit}.svg").read_text("utf-8")
        assert f'd="{drawn}"' in face


def test_suit_line_measures_cuts_and_wraps(theme: Theme) -> None:
    line = SuitLine("A 8♣ 9♣ serve 7♣ o 10♣", theme.font(15))
    assert line.elided(line.width()) == line.text
    cut = line.elided(line.width() * 0.6)
    assert cut.endswith("…") and SuitLine(cut, line.font).width() <= line.width() * 0.6
    lines = line.wrapped(line.width() * 0.5)
    assert len(lines) >= 2 and " ".join(lines) == line.text
    assert all(SuitLine(part, line.font).width() <= line.width() * 0.5 for part in lines)
    assert (pretty("Th"), pretty("7c"), pretty("*")) == ("10♥", "7♣", "*")


def test_figures_have_one_width(theme: Theme, qtbot: QtBot) -> None:
    label = QLabel("0")
    qtbot.addWidget(label)
    label.ensurePolished()
    widths = {label.fontMetrics().horizontalAdvance(digit * 4) for digit in "0123456789"}
    assert len(widths) == 1


def test_no_module_of_the_interface_has_a_colour_of_its_own() -> None:
    """Colours live in tokens.json and in the drawings, so that a theme changes all of them."""
    package = Path(importlib.util.find_spec("ramio_desktop").origin or "").parent  # type: ignore[union-attr]
    drawings = {"avatar.py"}
    wrong = [
        f"{path.name}: {match}"
        for path in (package / "ui").rglob("*.py")
        if path.name not in drawings
        for match in re.findall(r"[\"']#[0-9A-Fa-f]{6,8}[\"']", path.read_text("utf-8"))
    ]
    assert wrong == []


def test_the_icons_package_is_read_without_importing_it() -> None:
    import ramio_desktop.ui.icons  # noqa: F401

    assert "lucide" not in sys.modules
