"""The colours of the two themes, read from resources/tokens.json (the authority is mock/spec.md §3)."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QColor

_CAPITAL = re.compile(r"([A-Z])")


class Tokens(NamedTuple):
    """Every interface colour of one theme; translucent ones carry their alpha.

    The QColor values are shared: copy one before changing it. (A frozen dataclass of so many fields takes 8 ms to
    make, which every start would pay.)
    """

    bg: QColor
    surface1: QColor
    surface2: QColor
    surface3: QColor
    line: QColor
    line_strong: QColor
    text1: QColor
    text2: QColor
    text3: QColor
    accent: QColor
    accent_hover: QColor
    accent_ink: QColor
    accent_soft: QColor
    accent_text: QColor
    warn: QColor
    warn_ink: QColor
    warn_soft: QColor
    warn_text: QColor
    danger: QColor
    felt1: QColor
    felt2: QColor
    felt3: QColor
    glass: QColor
    glass_turn: QColor
    plate: QColor
    tray: QColor
    tray_line: QColor
    on_felt1: QColor
    on_felt2: QColor
    ghost: QColor
    field: QColor
    ring_track: QColor
    laid_dot: QColor
    tool: QColor
    seg_on: QColor
    focus: QColor
    focus_gap: QColor
    changed_outline: QColor
    changed_glow: QColor
    seat_solid: QColor
    insertion_place: QColor
    zone: QColor
    lock_ground: QColor
    rack_lip: QColor
    suit_spade: QColor
    suit_heart: QColor
    suit_diamond: QColor
    suit_club: QColor
    shadow: QColor
    dark: bool

    def colour(self, name: str) -> QColor:
        """The colour of that field; KeyError for an unknown name."""
        return _colour(self, name)

    def names(self) -> list[str]:
        """The names of all colours."""
        return [name for name in self._fields if name != "dark"]


class CardColours(NamedTuple):
    """The colours that belong to the cards, the same in both themes."""

    card_face: QColor
    card_hairline: QColor
    suit_spade: QColor
    suit_heart: QColor
    suit_diamond: QColor
    suit_club: QColor
    joker_tag: QColor

    def colour(self, name: str) -> QColor:
        """The colour of that field; KeyError for an unknown name."""
        return _colour(self, name)


@dataclass(frozen=True)
class Palette:
    """All colours of the game: two themes, the cards, and what other felts change of the themes."""

    dark: Tokens
    light: Tokens
    cards: CardColours
    felts: Mapping[str, tuple[Tokens, Tokens]]
    """The dark and the light colours around each felt, by its name."""

    def tokens(self, dark: bool, felt: str) -> Tokens:
        """The colours of a theme with that felt on the table; KeyError for an unknown felt."""
        return self.felts[felt][0 if dark else 1]


def _colour(owner: Tokens | CardColours, name: str) -> QColor:
    value = getattr(owner, name, None)
    if not isinstance(value, QColor):
        raise KeyError(name)
    return value


def _snake(name: str) -> str:
    return _CAPITAL.sub(r"_\1", name).lower()


FIRST_FELT = "teal"
"""The felt of the themes as they stand in the file; the others say what they change."""


def load_palette(path: Path) -> Palette:
    """Read tokens.json; a colour that is missing or one too many raises TypeError, a malformed one ValueError."""
    raw = json.loads(path.read_text(encoding="utf-8"))
    felts: dict[str, dict[str, dict[str, str]]] = raw.pop("felts")
    read = {theme: _colours(theme, colours) for theme, colours in raw.items()}
    dark, light = Tokens(**read["dark"], dark=True), Tokens(**read["light"], dark=False)
    on_felts = {FIRST_FELT: (dark, light)}
    for felt, themes in felts.items():
        changes = {theme: _colours(f"{felt}.{theme}", colours) for theme, colours in themes.items()}
        on_felts[felt] = (
            Tokens(**{**read["dark"], **changes["dark"]}, dark=True),
            Tokens(**{**read["light"], **changes["light"]}, dark=False),
        )
    return Palette(dark, light, CardColours(**read["fixed"]), on_felts)


def _colours(where: str, raw: Mapping[str, str]) -> dict[str, QColor]:
    read = {}
    for name, text in raw.items():
        colour = QColor(text)
        if not colour.isValid():
            raise ValueError(f"{where}.{name} is not a colour: {text}")
        read[_snake(name)] = colour
    return read


def over(top: QColor, ground: QColor) -> QColor:
    """The opaque colour seen where `top`, perhaps translucent, lies on the opaque `ground`."""
    a = top.alphaF()
    return QColor.fromRgbF(
        top.redF() * a + ground.redF() * (1 - a),
        top.greenF() * a + ground.greenF() * (1 - a),
        top.blueF() * a + ground.blueF() * (1 - a),
    )


def _luminance(colour: QColor) -> float:
    def linear(c: float) -> float:
        return c / 12.92 if c <= 0.04045 else float(((c + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(one: QColor, other: QColor) -> float:
    """The WCAG 2 contrast ratio of two opaque colours, 1 to 21."""
    a, b = sorted((_luminance(one), _luminance(other)))
    return (b + 0.05) / (a + 0.05)


def faded(colour: QColor, opacity: float) -> QColor:
    """A copy with its alpha multiplied by `opacity`."""
    copy = QColor(colour)
    copy.setAlphaF(colour.alphaF() * opacity)
    return copy
