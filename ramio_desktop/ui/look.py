"""Everything a widget needs to draw itself, handed from the top instead of kept in globals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from ramio_desktop.ui.card_art import CardArt, TileArt, is_tile
from ramio_desktop.ui.icons import Icons
from ramio_desktop.ui.measures import TILE, Measures, part_measures, tile_measures, zone_measures
from ramio_desktop.ui.plates import Plates
from ramio_desktop.ui.theme import Mode, Theme
from ramio_desktop.ui.tokens import Tokens


@dataclass(frozen=True)
class Look:
    """The theme and the three painters that follow it; there is one of cards, and one of tiles for the same theme."""

    theme: Theme
    icons: Icons
    cards: CardArt
    plates: Plates
    has_zones: bool = False
    """Whether this is the look of tables on which every player's melds lie apart, with a pile of discards."""
    is_part: bool = False
    """Whether this is the look of a table that shares its page with other things."""

    @classmethod
    def create(cls, source: Theme | Path, mode: Mode = Mode.SYSTEM) -> Look:
        """The painters of a theme, or of a new one for the art under a folder; OSError when a part is missing."""
        theme = source if isinstance(source, Theme) else Theme(source, mode)
        icons = Icons(theme)
        return cls(theme, icons, CardArt(theme), Plates(theme, icons))

    @cached_property
    def tiles(self) -> Look:
        """The look of tables where tiles are played with."""
        return self if self.has_tiles else replace(
            self, cards=TileArt(self.theme), plates=Plates(self.theme, self.icons, TILE)
        )  # fmt: skip

    @cached_property
    def zones(self) -> Look:
        """The look of tables on which every player's melds lie apart."""
        return self if self.has_zones else replace(self, has_zones=True)

    @cached_property
    def part(self) -> Look:
        """The look of a table that shares its page with other things."""
        return self if self.is_part else replace(self, is_part=True)

    @property
    def has_tiles(self) -> bool:
        """Whether this is the look of tiles."""
        return self.cards.cut is TILE

    def of(self, faces: Iterable[str]) -> Look:
        """The look these faces, in notation, are drawn with: of cards unless a numbered tile is among them."""
        return self.tiles if any(map(is_tile, faces)) else self

    @property
    def tokens(self) -> Tokens:
        """The colours shown now."""
        return self.theme.tokens

    @property
    def measures(self) -> Measures:
        """The lengths of the size class in use now."""
        measures = part_measures(self.theme.measures) if self.is_part else self.theme.measures
        if self.has_tiles:
            return tile_measures(measures)
        return zone_measures(measures) if self.has_zones else measures
