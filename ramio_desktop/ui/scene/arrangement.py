"""Where everything on the table lies: what the turn model shows, with a drag or a moment of a show on top of it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, QPointF, QRectF

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.hand_order import GAP
from ramio_desktop.ui.models.shown import ShownMeld
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.scene.areas import Areas, areas_for
from ramio_desktop.ui.scene.flow import Flow
from ramio_desktop.ui.scene.hand_row import HandPlaces, hand_places
from ramio_desktop.ui.scene.parts import plus_centre
from ramio_desktop.ui.scene.rack import rack_places
from ramio_desktop.ui.scene.places import Shape, Slot, SlotKind, TablePlaces, table_places, with_target
from ramio_desktop.ui.scene.zones import inside, zone_places, zone_target, zones_for

SELECTED_LIFT = 14
HOVER_LIFT = 4
PLUS_ZONE = 34.0
"""How wide the zone is in which the pointer takes the sign for adding; larger than the sign."""
HANDLE_ZONE = (56.0, 16.0)
"""Where the pointer takes a meld by its handle: larger than the handle itself."""


class Where(Enum):
    """What a drop would do."""

    MELD = "meld"
    NEW = "new"
    HAND = "hand"
    DISCARDS = "discards"
    HOME = "home"


@dataclass(frozen=True, slots=True)
class Target:
    """Where dragged cards would go: into meld `number` before its place `at`, or to the hand before its card `at`."""

    where: Where
    number: int = -1
    at: int | None = None


HOME = Target(Where.HOME)


class Arrangement(QObject):
    """The places of all cards, and what lies at a point; it holds no items."""

    def __init__(self, look: Look, turn: TurnModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.turn = turn
        self.areas: Areas = areas_for(look.measures, 1280, 800, look.has_zones)
        self.table = TablePlaces(Flow(look.measures.table_card, (), (), 0.0), (), QRectF())
        self.hand = HandPlaces(look.measures.hand_card, 0.0, (), ())
        self.dragged: tuple[int, ...] = ()
        self.target = HOME
        self.cursor_on_new = False
        self.replay_rect: QRectF | None = None
        """Where a click shows the last laying again, while that can be done."""
        self.staged: tuple[Shape, ...] | None = None
        """The melds of a moment of a show, while one is on."""
        self.staged_most: dict[int, int] = {}
        """How many cards each meld has at most in that show."""
        self._cap: int | None = None
        self._base: TablePlaces | None = None
        self._coming: tuple[Target, tuple[int, ...], tuple[int, ...]] | None = None

    @property
    def zones(self) -> dict[int, QRectF]:
        """The zone of each seat; none where the table is everybody's."""
        if not self._look.has_zones or not self.turn.has_view:
            return {}
        return zones_for(self.areas.melds, self._look.measures, self.turn.view.seats, self.turn.seat)

    def height_of(self, width: float) -> float:
        """The height of a card that wide."""
        return self._look.measures.ratio * width

    # what lies where

    def token_at(self, point: QPointF) -> int | None:
        """The card under that point, as it lies when everything has arrived."""
        thrown = self.thrown
        if thrown is not None and self.discards_card().contains(point):
            return thrown
        for token, rect in zip(reversed(self.hand.tokens), reversed(self.hand.rects)):
            lift = SELECTED_LIFT if token in self.turn.selection else 0
            if token != GAP and rect.adjusted(0, -lift, 0, 0).contains(point):
                return token
        for meld in reversed(self.table.melds):
            if (token_ := meld.token_at(point)) is not None:
                return token_
            if meld.plate.contains(point):
                return None
        return None

    def handle_at(self, point: QPointF) -> int | None:
        """The meld whose handle is under that point."""
        wide, high = HANDLE_ZONE
        for meld in reversed(self.table.melds):
            if not self.may_grab(meld.number):
                continue
            zone = QRectF(0, 0, wide, high)
            zone.moveCenter(QPointF(meld.plate.center().x(), meld.plate.bottom() + 2))
            if zone.contains(point):
                return meld.number
        return None

    def may_grab(self, number: int) -> bool:
        """Whether the meld can be moved as a whole."""
        group = next((group for group in self.turn.draft.layout.groups if group.number == number), None)
        return group is not None and not any(map(self.turn.is_fixed, group.tokens))

    def plus_at(self, point: QPointF) -> int | None:
        """The meld whose sign for adding what is chosen is under that point."""
        if self.staged is not None or self.dragged or not self.turn.interactive or not self.turn.selection:
            return None
        for meld in reversed(self.table.melds):
            if meld.number in self.turn.accepting:
                zone = QRectF(0, 0, PLUS_ZONE, PLUS_ZONE)
                zone.moveCenter(plus_centre(meld.plate))
                if zone.contains(point):
                    return meld.number
        return None

    def on_stock(self, point: QPointF) -> bool:
        """Whether the point is on the stock."""
        return self.stock_rect().contains(point)

    def stock_rect(self) -> QRectF:
        """The pile, with its count; empty where there is none."""
        if self.areas.stock is None:
            return QRectF()
        width = self._look.measures.stock_card
        rect = QRectF(0, 0, width + 12, self.height_of(width) + 12)
        rect.moveCenter(self.areas.stock)
        return rect.adjusted(0, -4, 0, 26)

    @property
    def thrown(self) -> int | None:
        """The card that the draft has on the discards."""
        return self.turn.draft.layout.discard if self.turn.has_view and self.areas.discards is not None else None

    def on_discards(self, point: QPointF) -> bool:
        """Whether the point is on the discards."""
        return self.discards_rect().contains(point)

    def discards_card(self) -> QRectF:
        """Where the last discard lies; empty where there are none."""
        width = self._look.measures.stock_card
        if self.areas.discards is None:
            return QRectF()
        rect = QRectF(0, 0, width, self.height_of(width))
        rect.moveCenter(self.areas.discards)
        return rect

    def discards_rect(self) -> QRectF:
        """The discards, with their count; empty where there are none."""
        card = self.discards_card()
        return card.adjusted(-10, -8, 10, 28) if not card.isEmpty() else card

    def takes_new_meld(self, point: QPointF) -> bool:
        """Whether cards dropped there become a new meld: on the felt, where it is divided in one's own zone."""
        zones = self.zones
        return (zones[self.turn.seat] if zones else self.areas.felt).contains(point)

    def rect_of(self, token: int) -> QRectF | None:
        """Where a card lies when everything has arrived; None when it is dragged or not there."""
        if token == self.thrown:
            return self.discards_card()
        if token in self.hand.tokens:
            return self.hand.rects[self.hand.tokens.index(token)]
        for meld in self.table.melds:
            for slot, rect in zip(meld.shape.slots, meld.rects):
                if slot.kind is SlotKind.CARD and slot.token == token:
                    return rect
        return None

    def shows_new_meld(self) -> bool:
        """Whether the place for a new meld is there."""
        if not self.turn.has_view or not self.turn.interactive or self.staged is not None:
            return False
        if self.dragged or self.turn.selection or self.cursor_on_new:
            return True
        return not self.table.melds

    def untouched(self) -> TablePlaces:
        """The places as they were when the drag began; no target moves them under the pointer."""
        return self._base or self.table

    # what changes

    def rebase(self) -> None:
        """Take the places of now as those of the drag; off turn no meld is a target, and none need keep its row."""
        self._base = self._coming = None
        if self.dragged and self.turn.interactive and self.staged is None:
            self._base = self._places(self._shapes())

    def relax(self) -> None:
        """Let the cards grow again: a turn has ended, or the window has another size."""
        self._cap = None

    @property
    def width_limit(self) -> int | None:
        """How wide the cards on the table may be now."""
        return self._cap

    def limit_width(self, width: int | None) -> None:
        """Let the cards on the table be no wider than that for now."""
        self._cap = width

    def lay_out(self) -> None:
        """Find the places for everything as it is now."""
        m = self._look.measures
        if self.staged is not None:
            self.table = self._places(self.staged, self.staged_most)
        elif self._base is not None:
            number = self.target.number if self.target.where is Where.MELD else None
            if self.zones:
                self.table = zone_target(self._base, self._shapes(), number, self._rooms(), m)
            else:
                self.table = with_target(self._base, self._shapes(), number, self._area(self._base), m)
        else:
            self.table = self._places(self._shapes())
            self._cap = self.table.flow.width
        tokens = self._hand_tokens()
        if self._base is None or not self.hand.is_for(tokens):
            self.hand = self._hand_places(tokens)

    def _hand_places(self, slots: tuple[int, ...]) -> HandPlaces:
        if self.turn.rack_columns:
            return rack_places(slots, self.areas.hand, self._look.measures)
        return hand_places(slots, self.areas.hand, self._look.measures, self.turn.new_cards)

    def widest(self, shapes: Sequence[Shape], most: Mapping[int, int] | None = None) -> int:
        """How wide the cards of these melds can be at most; `most` as in `table_places`."""
        before, self._cap = self._cap, None
        width = self._places(shapes, most).flow.width
        self._cap = before
        return width

    def _rooms(self) -> dict[int, QRectF]:
        return inside(self.zones, self.turn.seat, self.areas.melds, self._look.measures)

    def _places(self, shapes: Sequence[Shape], most: Mapping[int, int] | None = None) -> TablePlaces:
        if self.zones:
            return zone_places(
                shapes, self.turn.owner, self._rooms(), self.turn.seat, self._look.measures, self._cap,
                self._rail_place(),
            )  # fmt: skip
        rail = self._rail_place()
        free = self.areas.melds.translated(-self.areas.slack, 0)
        places = table_places(shapes, free, self._look.measures, self._cap, rail, most)
        if (area := self._area(places)) != free:
            places = table_places(shapes, area, self._look.measures, self._cap, rail, most)
        return places

    def _area(self, places: TablePlaces) -> QRectF:
        """The rectangle those melds are centred in: in the middle of the page, unless the rail has a place in it."""
        in_rail = places.new_meld.center().x() < self.areas.melds.left() - self.areas.slack
        return self.areas.melds if in_rail else self.areas.melds.translated(-self.areas.slack, 0)

    def _rail_place(self) -> QRectF:
        """Under the stock, where there is always room for a new meld's place."""
        top = max(self.areas.melds.top(), self.stock_rect().bottom(), self.discards_rect().bottom()) + 10
        bottom = self.areas.tray.top() - 10
        width = self._look.measures.rail - 16
        return QRectF(8, top, width, max(44.0, min(bottom - top, width)))

    def _shapes(self) -> tuple[Shape, ...]:
        if self._base is None:
            return tuple(self._shape(meld) for meld in self.turn.shown)
        # In a drag the target alone has another shape than it had when the drag began.
        target = self.target.number if self.target.where is Where.MELD else None
        return tuple(
            self._shape(meld) if meld.number == target else places.shape
            for meld, places in zip(self.turn.shown, self._base.melds)
        )

    def _shape(self, meld: ShownMeld) -> Shape:
        dragged = set(self.dragged)
        if self.target.where is Where.MELD and self.target.number == meld.number:
            return Shape(
                meld.number,
                tuple(
                    Slot(SlotKind.INSERTION, token, self.turn.draft.cards[token].text)
                    if token in dragged
                    else Slot(SlotKind.CARD, token)
                    for token in self.coming(self.target)
                ),
            )
        slots = [Slot(SlotKind.LEFT if token in dragged else SlotKind.CARD, token) for token in meld.tokens]
        for ghost in sorted(meld.ghosts, key=lambda ghost: ghost.place, reverse=True):
            slots.insert(ghost.place, Slot(SlotKind.GHOST, face=ghost.card.text))
        return Shape(meld.number, tuple(slots))

    def _hand_tokens(self) -> tuple[int, ...]:
        if self.staged is not None:
            return self.turn.hand_slots(whole=True)  # a show begins where nothing of the hand had been moved
        return self.turn.hand_slots(self.dragged, self.target.at if self.target.where is Where.HAND else None)

    def outcome(self, target: Target) -> Hashable:
        """What tells two targets apart: a run takes a card at the same place wherever in it the card is dropped."""
        if target.where is Where.MELD:
            return target.number, self.coming(target)
        return target

    def coming(self, target: Target) -> tuple[int, ...]:
        """The target's cards after the drop, in the order shown."""
        if self._coming is None or self._coming[:2] != (target, self.dragged):
            self._coming = target, self.dragged, self.turn.preview(self.dragged, target.number, target.at)
        return self._coming[2]
