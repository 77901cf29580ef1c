"""What the interface looks like now: the colours, the size class and the deck, and how they reach Qt."""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from ramio_desktop.ui.focus import FocusRing
from ramio_desktop.ui.measures import REGULAR, Measures, measures_for, possible_scale, scaled
from ramio_desktop.ui.stylesheet import stylesheet
from ramio_desktop.ui.tokens import FIRST_FELT, CardColours, Tokens, faded, load_palette


class Mode(StrEnum):
    """Which colours are asked for; `SYSTEM` follows the desktop while the program runs."""

    DARK = "dark"
    LIGHT = "light"
    SYSTEM = "system"


class Ground(StrEnum):
    """What a suit sign lies on: a card's face, the theme's own surfaces and felt, or a dark tag."""

    CARD = "card"
    TEXT = "text"
    TAG = "tag"


BACKS = ("plum", "teal")
_TILE_INKS = {"k": "suit_spade", "r": "suit_heart", "b": "suit_diamond", "o": "warn_text"}


def system_is_dark() -> bool:
    """What the desktop asks for; dark where it has no opinion."""
    return QGuiApplication.styleHints().colorScheme() != Qt.ColorScheme.Light


@dataclass(frozen=True)
class Deck:
    """How the cards are drawn: two or four colours, large indices, and the back (one of BACKS)."""

    four_colours: bool = False
    large_index: bool = False
    back: str = BACKS[0]


class Theme(QObject):
    """The look of the whole program; `changed` is emitted after any part of it has changed.

    Widgets ask for colours and lengths when they paint, so they only need to repaint or lay out again on `changed`.
    """

    changed = Signal()

    def __init__(self, resources: Path, mode: Mode = Mode.SYSTEM, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.resources = resources
        self._palette = load_palette(resources / "tokens.json")
        self._mode = mode
        self._deck = Deck()
        self._felt = FIRST_FELT
        self._picture = -1
        self._measures = REGULAR
        self._wanted_scale = 1.0
        self._window = (1280, 800)
        self._app: QApplication | None = None
        self._ring: FocusRing | None = None
        self._shown_dark = self.dark
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    @property
    def mode(self) -> Mode:
        return self._mode

    @property
    def deck(self) -> Deck:
        return self._deck

    @property
    def felt(self) -> str:
        """The name of the felt on the table."""
        return self._felt

    @property
    def felts(self) -> tuple[str, ...]:
        """The names of all felts."""
        return tuple(self._palette.felts)

    @property
    def picture(self) -> int:
        """The pattern of the person's own picture; -1 is the one that goes with the name."""
        return self._picture

    @property
    def scale(self) -> float:
        """How large everything is shown: what was asked for, or as much of it as the window has room for."""
        return self._measures.scale

    @property
    def measures(self) -> Measures:
        return self._measures

    @property
    def dark(self) -> bool:
        """Whether the dark colours are shown."""
        if self._mode is Mode.SYSTEM:
            return system_is_dark()
        return self._mode is Mode.DARK

    @property
    def focus_ring(self) -> FocusRing | None:
        """What shows the keyboard focus; None before `apply`."""
        return self._ring

    @property
    def tokens(self) -> Tokens:
        return self._palette.tokens(self.dark, self._felt)

    def tokens_on(self, felt: str) -> Tokens:
        """The colours of now as they would be with another felt; KeyError for an unknown one."""
        return self._palette.tokens(self.dark, felt)

    @property
    def tokens_of_tag(self) -> Tokens:
        """The inks for a dark tag on a card, which is dark in both themes."""
        return self._palette.dark

    @property
    def card_colours(self) -> CardColours:
        return self._palette.cards

    def set_mode(self, mode: Mode) -> None:
        """Show these colours from now on."""
        if mode is not self._mode:
            self._mode = mode
            self._refresh()

    def set_felt(self, felt: str) -> None:
        """Have this felt on the table from now on; KeyError for an unknown one."""
        if felt != self._felt:
            self._palette.tokens(True, felt)
            self._felt = felt
            self._refresh()

    def set_picture(self, pattern: int) -> None:
        """Show the person by this pattern from now on; -1 is the one that goes with the name."""
        if pattern != self._picture:
            self._picture = pattern
            self.changed.emit()

    def set_scale(self, scale: float) -> None:
        """Show everything that much larger from now on, as far as the window has room for it."""
        if scale != self._wanted_scale:
            self._wanted_scale = scale
            self.fit(*self._window)

    def set_deck(self, deck: Deck) -> None:
        """Draw the cards so from now on; an unknown back raises ValueError."""
        if deck.back not in BACKS:
            raise ValueError(f"no card back is called {deck.back}")
        if deck != self._deck:
            self._deck = deck
            self.changed.emit()

    def set_four_colours(self, on: bool) -> None:
        """Four colours for the four suits, or the usual two."""
        self.set_deck(replace(self._deck, four_colours=on))

    def fit(self, width: int, height: int) -> Measures:
        """Choose the size class for a window of that inner size, in logical pixels."""
        self._window = (width, height)
        scale = possible_scale(self._wanted_scale, width, height)
        chosen = scaled(measures_for(width / scale, height / scale), scale)
        if chosen != self._measures:
            self._measures = chosen
            self._refresh()
        return chosen

    def suit_colour(self, suit: str, ground: Ground) -> QColor:
        """The colour of a suit sign (`c d h s`) on that ground; with two colours diamonds are hearts' red.

        The shapes of tiles (`k r b o`) have the colours of their own, as light or dark as the ground needs.
        """
        if suit in _TILE_INKS:
            return (self.tokens_of_tag if ground is Ground.TAG else self.tokens).colour(_TILE_INKS[suit])
        if not self._deck.four_colours:
            suit = {"d": "h", "c": "s"}.get(suit, suit)
        name = {"s": "suit_spade", "h": "suit_heart", "d": "suit_diamond", "c": "suit_club"}[suit]
        if ground is Ground.CARD:
            return self._palette.cards.colour(name)
        return (self.tokens_of_tag if ground is Ground.TAG else self.tokens).colour(name)

    def apply(self, app: QApplication) -> None:
        """Dress the application: palette, font, style sheet and focus ring. Call it once, before the first window."""
        self._app = app
        if sys.platform in ("win32", "darwin"):
            app.setStyle("Fusion")  # elsewhere it is the one Qt's wheels have, and asking costs 11 ms
        self._ring = FocusRing(app, self)
        self._refresh()

    def font(self, size: float | None = None, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        """The system's font with figures of one width; `size` in pixels of the regular class (default: base)."""
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
        font.setPixelSize(self._measures.text(14 if size is None else size))
        font.setWeight(weight)
        font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def qt_palette(self) -> QPalette:
        """The tokens as a QPalette, so that even a widget without a style sheet rule fits in."""
        t, palette, role = self.tokens, QPalette(), QPalette.ColorRole
        for where, colour in (
            (role.Window, t.bg), (role.WindowText, t.text1), (role.Base, t.field),
            (role.AlternateBase, t.surface1), (role.Text, t.text1), (role.PlaceholderText, t.text3),
            (role.Button, t.surface2), (role.ButtonText, t.text1), (role.BrightText, t.danger),
            (role.Highlight, t.accent), (role.HighlightedText, t.accent_ink), (role.Link, t.accent_text),
            (role.LinkVisited, t.accent_text), (role.ToolTipBase, t.surface3), (role.ToolTipText, t.text1),
            (role.Light, t.surface3), (role.Midlight, t.surface2), (role.Mid, t.surface2),
            (role.Dark, t.bg), (role.Shadow, t.shadow), (role.Accent, t.accent),
        ):  # fmt: skip
            palette.setColor(where, colour)
        for where in (role.WindowText, role.Text, role.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, where, faded(t.text1, 0.45))
        return palette

    def _follow_system(self) -> None:
        if self._mode is Mode.SYSTEM and self.dark != self._shown_dark:
            self._refresh()

    def _refresh(self) -> None:
        self._shown_dark = self.dark
        if self._app is not None:
            sheet = stylesheet(self.tokens, self._measures, self.resources)
            # Qt lays out every widget anew for a sheet, the same one too: half a second with all pages open.
            if sheet != self._app.styleSheet():
                self._app.setPalette(self.qt_palette())
                self._app.setFont(self.font())
                self._app.setStyleSheet(sheet)
        self.changed.emit()
