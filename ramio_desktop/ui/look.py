"""Everything a widget needs to draw itself, handed from the top instead of kept in globals."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ramio_desktop.ui.card_art import CardArt
from ramio_desktop.ui.icons import Icons
from ramio_desktop.ui.measures import Measures
from ramio_desktop.ui.plates import Plates
from ramio_desktop.ui.theme import Mode, Theme
from ramio_desktop.ui.tokens import Tokens


@dataclass(frozen=True)
class Look:
    """The theme and the three painters that follow it."""

    theme: Theme
    icons: Icons
    cards: CardArt
    plates: Plates

    @classmethod
    def create(cls, source: Theme | Path, mode: Mode = Mode.SYSTEM) -> Look:
        """The painters of a theme, or of a new one for the art under a folder; OSError when a part is missing."""
        theme = source if isinstance(source, Theme) else Theme(source, mode)
        icons = Icons(theme)
        return cls(theme, icons, CardArt(theme), Plates(theme, icons))

    @property
    def tokens(self) -> Tokens:
        """The colours shown now."""
        return self.theme.tokens

    @property
    def measures(self) -> Measures:
        """The lengths of the size class in use now."""
        return self.theme.measures
