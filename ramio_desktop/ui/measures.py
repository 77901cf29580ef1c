"""Lengths of the interface in logical pixels, one set for each size class (mock/spec.md §1)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple


class Cut(NamedTuple):
    """The form of what is played with: its height and the radius of its corners, as parts of its width."""

    height: float
    corner: float


CARD: Final = Cut(1.4, 0.064)
TILE: Final = Cut(4 / 3, 0.125)


class Measures(NamedTuple):
    """All lengths of one size class, in logical pixels."""

    name: str
    rail: int
    top: int
    status: int
    hand_row: int
    action_panel: int
    seat_width: int
    seat_height: int
    seat_gap: int
    narrow_seat_width: int
    narrow_seat_height: int
    narrow_avatar: int
    avatar: int
    own_avatar: int
    hand_card: int
    table_card: int
    stock_card: int
    base_text: int
    big_button: int
    tool_width: int
    tool_height: int
    tool_icon: int
    tool_caption: int
    pill_height: int
    meld_pad: int
    meld_gap: int
    row_gap: int
    melds_right: int
    melds_bottom: int
    new_card_gap: int
    content_width: int
    seat_scale: float
    page_scale: float
    smallest_table_card: int = 36
    action_inner: int = 16
    melds_top: int = 4
    ratio: float = CARD.height
    """The height of what is played with, as a part of its width."""
    overlap: float = 0.44
    """From one card of a meld to the next, as a part of their width."""
    least_overlap: float = 0.30
    """What must stay visible of a card, as a part of its width: the faces' index column ends at 23 %."""
    pile_step: float = 2.2
    """From one card of the stock to the next, upwards."""
    hand_step: float = 0.74
    page_margin: int = 40
    gutter: int = 16
    page_header: int = 68
    panel_padding: int = 24
    plate_radius: int = 12
    scale: float = 1.0

    @property
    def compact(self) -> bool:
        """Whether there is no room for captions under the tools."""
        return self.tool_caption == 0

    def dp(self, length: float) -> int:
        """A length that is the same in all size classes, at the scale of the interface."""
        return round(length * self.scale)

    def dps(self, *lengths: float) -> tuple[int, int, int, int]:
        """The same for the four margins of a layout."""
        left, top, right, bottom = map(self.dp, lengths)
        return left, top, right, bottom

    def px(self, length: float) -> int:
        """A length of the pages, enlarged in the large class."""
        return round(length * self.page_scale)

    def text(self, size: float) -> int:
        """A text size given for the regular class (base 14), in this class."""
        return round(size * self.base_text / 14)


COMPACT = Measures(
    name="compact", rail=112, top=68, status=40, hand_row=128, action_panel=224,
    seat_width=256, seat_height=54, seat_gap=12,
    narrow_seat_width=168, narrow_seat_height=52, narrow_avatar=34, avatar=36, own_avatar=44,
    hand_card=76, table_card=84, stock_card=60, base_text=13, big_button=40,
    tool_width=44, tool_height=40, tool_icon=20, tool_caption=0, pill_height=28,
    meld_pad=6, meld_gap=8, row_gap=12, melds_right=20, melds_bottom=8, new_card_gap=12,
    content_width=1200, seat_scale=0.9, page_scale=1.0,
)  # fmt: skip

REGULAR = Measures(
    name="regular", rail=144, top=84, status=44, hand_row=180, action_panel=280,
    seat_width=272, seat_height=62, seat_gap=16,
    narrow_seat_width=168, narrow_seat_height=52, narrow_avatar=34, avatar=44, own_avatar=56,
    hand_card=100, table_card=96, stock_card=76, base_text=14, big_button=48,
    tool_width=44, tool_height=40, tool_icon=20, tool_caption=11, pill_height=32,
    meld_pad=8, meld_gap=12, row_gap=20, melds_right=20, melds_bottom=16, new_card_gap=12,
    content_width=1200, seat_scale=1.0, page_scale=1.0,
)  # fmt: skip

LARGE = Measures(
    name="large", rail=192, top=108, status=56, hand_row=244, action_panel=344,
    seat_width=360, seat_height=78, seat_gap=24,
    narrow_seat_width=210, narrow_seat_height=65, narrow_avatar=42, avatar=60, own_avatar=72,
    hand_card=140, table_card=132, stock_card=108, base_text=16, big_button=56,
    tool_width=56, tool_height=52, tool_icon=26, tool_caption=13, pill_height=36,
    meld_pad=8, meld_gap=12, row_gap=24, melds_right=32, melds_bottom=16, new_card_gap=18,
    content_width=1500, seat_scale=1.25, page_scale=1.25,
)  # fmt: skip


_FACTORS = frozenset({"ratio", "overlap", "least_overlap", "hand_step"})
SMALLEST_WINDOW = (960, 540)
"""The inner size below which nothing fits, at 100 %: a screen of 1920×1080 at 200 %."""


def scaled(measures: Measures, factor: float) -> Measures:
    """The same size class with every length that much larger."""
    if factor == 1.0:
        return measures
    changed: dict[str, Any] = {
        name: value * factor if isinstance(value, float) else round(value * factor)
        for name, value in measures._asdict().items()
        if name not in _FACTORS and not isinstance(value, str)
    }
    return measures._replace(**changed)


_PARTS: Final = {"compact": COMPACT, "regular": COMPACT, "large": REGULAR}
"""What a table that is only a part of its page takes its lengths from."""
PART_RAIL: Final = 84
"""The rail of such a table, where a new meld always finds its place."""
_PART_HAND: Final = {"compact": (64, 112), "regular": (72, 122), "large": (100, 168)}
"""The cards of its hand and the row they lie in."""


@lru_cache(maxsize=8)
def part_measures(measures: Measures) -> Measures:
    """The same lengths for a table that shares its page with a list and panels (mock/review.png)."""
    card, row = map(measures.dp, _PART_HAND[measures.name])
    smaller = scaled(_PARTS[measures.name], measures.scale)
    return smaller._replace(
        scale=measures.scale, base_text=measures.base_text, hand_card=card, hand_row=row, top=measures.dp(8),
        rail=measures.dp(PART_RAIL),
    )


_TILES: Final = {"compact": (52, 52), "regular": (60, 68), "large": (84, 96)}
"""The largest tile on the table and those of the stock, by size class."""
_TILE_GAP: Final = 0.05


@lru_cache(maxsize=8)
def tile_measures(measures: Measures) -> Measures:
    """The same lengths for a game of tiles: 3:4, never one upon the other (mock/spec.md §5)."""
    table, stock = map(measures.dp, _TILES[measures.name])
    return measures._replace(
        ratio=TILE.height, overlap=1 + _TILE_GAP, least_overlap=0.8, table_card=table, stock_card=stock,
        smallest_table_card=measures.dp(30), pile_step=measures.dp(5),
    )  # fmt: skip


_ZONES: Final = {"compact": (112, 64, 60), "regular": (184, 76, 84), "large": (224, 108, 112)}
"""The rail, the largest card of the others' zones and that of the piles, by size class."""


@lru_cache(maxsize=8)
def zone_measures(measures: Measures) -> Measures:
    """The same lengths for a table with a zone for each player, and two piles in the rail (mock/spec.md §5)."""
    rail, table, stock = map(measures.dp, _ZONES[measures.name])
    return measures._replace(rail=rail, table_card=table, stock_card=stock)


def possible_scale(wanted: float, width: int, height: int) -> float:
    """The scale a window of that inner size has room for: the wanted one or less, never under 1."""
    return max(1.0, min(wanted, width / SMALLEST_WINDOW[0], height / SMALLEST_WINDOW[1]))


def measures_for(width: float, height: float) -> Measures:
    """The size class of a window of that inner size, at 100 %."""
    if width < 1200 or height < 720:
        return COMPACT
    if width >= 1680 and height >= 960:
        return LARGE
    return REGULAR
