"""The cards and what lies around them: puts every item where the turn model says it belongs."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from ramio_desktop.ui.card_art import CardState
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.shown import ShownMeld
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.plates import Outline, Plate
from ramio_desktop.ui.scene.animator import LIFT, MOVE, RELAYOUT, SHAKE, Animator, Curve, Pose
from ramio_desktop.ui.scene.areas import Areas, areas_for
from ramio_desktop.ui.scene.flow import Flow
from ramio_desktop.ui.scene.hand_row import GAP, HandPlaces, hand_places
from ramio_desktop.ui.scene.items import CardItem, Dress, PictureItem, Shaking, Turning
from ramio_desktop.ui.scene.parts import Z_HAND, Z_MOVING, PartMaker, Parts, base_z
from ramio_desktop.ui.scene.places import MeldPlaces, Shape, Slot, SlotKind, TablePlaces, table_places, with_target

SELECTED_LIFT = 14
HOVER_LIFT = 4
HANDLE_ZONE = (56.0, 16.0)
"""Where the pointer takes a meld by its handle: larger than the handle itself."""


class Where(Enum):
    """What a drop would do."""

    MELD = "meld"
    NEW = "new"
    HAND = "hand"
    HOME = "home"


@dataclass(frozen=True, slots=True)
class Target:
    """Where dragged cards would go: into meld `number` before its place `at`, or to the hand before its card `at`."""

    where: Where
    number: int = -1
    at: int | None = None


@dataclass(frozen=True, slots=True)
class Entrance:
    """Where a card that was not there before comes from, and after how many milliseconds it starts."""

    pose: Pose
    delay: float = 0.0


HOME = Target(Where.HOME)
_UNPLACED: tuple[MeldPlaces | None, Parts] = (None, {})


class Board(QObject):
    """Everything in the scene; pointer, keys and shows tell it what to show, it never moves a card of the game."""

    def __init__(
        self, scene: QGraphicsScene, look: Look, turn: TurnModel, animator: Animator, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._look = look
        self.turn = turn
        self.animator = animator
        self._ambient = Animator(self)  # what nobody waits for
        self.maker = PartMaker(look)
        self.areas: Areas = areas_for(look.measures, 1280, 800)
        self.cards: dict[int, CardItem] = {}
        self._parts: dict[Hashable, PictureItem] = {}
        self._homes: dict[int, Hashable] = {}
        self._levels: dict[CardItem, float] = {}
        self.table = TablePlaces(Flow(look.measures.table_card, (), (), 0.0), (), QRectF())
        self.hand = HandPlaces(look.measures.hand_card, 0.0, (), ())
        self._cap: int | None = None
        self._base: TablePlaces | None = None
        self.dragged: tuple[int, ...] = ()
        self.target = HOME
        self._aimed: Hashable = HOME
        self._drawn: dict[int, tuple[MeldPlaces, Parts]] = {}
        """In a drag: the melds as they were placed last, with their parts; only what changes is placed again."""
        self.hovered: int | None = None
        self.hovered_meld: int | None = None
        self.cursor: int | None = None
        self.cursor_on_new = False
        self.cursor_on_stock = False
        self.glowing: frozenset[int] = frozenset()
        self.staged: tuple[Shape, ...] | None = None
        """The melds of a moment of a show, while one is on."""
        self.entrances: dict[int, Entrance] = {}

    # what lies where

    def token_at(self, point: QPointF) -> int | None:
        """The card under that point, as it lies when everything has arrived."""
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
            zone = QRectF(0, 0, wide, high)
            zone.moveCenter(QPointF(meld.plate.center().x(), meld.plate.bottom() + 2))
            if zone.contains(point):
                return meld.number
        return None

    def on_stock(self, point: QPointF) -> bool:
        """Whether the point is on the stock."""
        return self.stock_rect().contains(point)

    def stock_rect(self) -> QRectF:
        """The pile, with its count."""
        width = self._look.measures.stock_card
        rect = QRectF(0, 0, width + 12, width * 1.4 + 12)
        rect.moveCenter(self.areas.stock)
        return rect.adjusted(0, -4, 0, 26)

    def rect_of(self, token: int) -> QRectF | None:
        """Where a card lies when everything has arrived; None when it is dragged or not there."""
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

    # what changes

    def set_areas(self, areas: Areas) -> None:
        """Lay everything out in these rectangles, at once."""
        self.areas = areas
        self.relax()
        self.refresh(0)

    def relax(self) -> None:
        """Let the cards grow again: a turn has ended, or the window has another size."""
        self._cap = None

    def limit_width(self, width: int | None) -> None:
        """Let the cards on the table be no wider than that for now."""
        self._cap = width

    def rename(self, came_from: dict[int, int]) -> None:
        """Give every card the token it has in a new draft; cards that are not in it are taken away."""
        old, homes = self.cards, self._homes
        self.cards = {new: old[before] for new, before in came_from.items() if before in old}
        self._homes = {new: homes[before] for new, before in came_from.items() if before in homes}
        kept = set(self.cards.values())
        for item in old.values():
            if item not in kept:
                self._remove(item)
        self.hovered = None
        self.cursor = next((new for new, before in came_from.items() if before == self.cursor), None)

    def redress(self) -> None:
        """Draw everything anew, after a change of colours, cards or language."""
        self.maker.forget()
        for item in self.cards.values():
            item.undress()
        self.relax()
        self.refresh(0)

    def lift(self, tokens: Sequence[int]) -> None:
        """Take cards up: their places stay open until they are put down."""
        self.dragged = tuple(tokens)
        self.target = self._aimed = HOME
        shapes = self._shapes()
        self._base = self._places(shapes)
        for token in tokens:
            self.animator.drop(self.cards[token])

    def aim(self, target: Target) -> None:
        """Show where the dragged cards would go."""
        outcome = self._outcome(target)
        self.target = target
        if outcome != self._aimed:
            self._aimed = outcome
            self.refresh(RELAYOUT)

    def _outcome(self, target: Target) -> Hashable:
        """What tells two targets apart: a run takes a card at the same place wherever in it the card is dropped."""
        if target.where is Where.MELD:
            return target.number, self.turn.draft.order_after(self.dragged, target.number, target.at)
        return target

    def untouched(self) -> TablePlaces:
        """The places as they were when the drag began; no target moves them under the pointer."""
        return self._base or self.table

    def put_down(self) -> None:
        """End the drag; whoever ends it refreshes."""
        for token in self.dragged:
            self._homes[token] = None  # they are in the air: wherever they go now is a move
        self.dragged = ()
        self.target = HOME
        self._base = None
        self._drawn.clear()

    def hover(self, token: int | None, meld: int | None) -> None:
        """Raise the card and show the handle of the meld under the pointer."""
        if (token, meld) != (self.hovered, self.hovered_meld):
            self.hovered, self.hovered_meld = token, meld
            self.refresh(LIFT)

    def set_cursor(self, token: int | None, new_meld: bool, stock: bool) -> None:
        """Show the keyboard's cursor on a card, on the place for a new meld, on the stock, or nowhere."""
        if (token, new_meld, stock) != (self.cursor, self.cursor_on_new, self.cursor_on_stock):
            self.cursor, self.cursor_on_new, self.cursor_on_stock = token, new_meld, stock
            self.refresh(LIFT)

    def shake(self, number: int | None) -> None:
        """Say no: shake a meld, or the hand."""
        places = self.table.meld(number) if number is not None else None
        tokens = places.tokens() if places is not None else self.hand.tokens
        items: list[QGraphicsItem] = [self.cards[token] for token in tokens if token in self.cards]
        if number is not None:
            items += [item for key, item in self._parts.items() if isinstance(key, tuple) and key[0] == number]
        if not self.animator.still:
            self.animator.finish()
            self.animator.move(Shaking(items), Pose(0.0, 0.0, 1.0), SHAKE, Curve.Linear)

    def light(self, numbers: frozenset[int]) -> None:
        """Put a light around these melds, and only these."""
        self._ambient.finish()
        self.glowing = numbers

    def fade_glow(self, ms: float) -> None:
        """Let the light around changed melds go out."""
        for key, item in self._parts.items():
            if isinstance(key, tuple) and key[1] == "glow":
                self._ambient.move(item, replace(item.pose, opacity=0.0), ms, Curve.Linear)
        self._ambient.after(ms, self._end_glow)

    def _end_glow(self) -> None:
        self.glowing = frozenset()
        self.refresh()

    def refresh(self, ms: float = RELAYOUT) -> None:
        """Send every item to where it belongs; a card that changes its home always takes the time of a move."""
        if not self.turn.has_view:
            return
        self._lay_out()
        self._place_cards(ms)
        self._place_parts(ms)

    # layout

    def _lay_out(self) -> None:
        m = self._look.measures
        if self.staged is not None:
            self.table = self._places(self.staged)
        elif self._base is not None:
            number = self.target.number if self.target.where is Where.MELD else None
            self.table = with_target(self._base, self._shapes(), number, self.areas.melds, m)
        else:
            self.table = self._places(self._shapes())
            self._cap = self.table.flow.width
        room = self.areas.hand
        self.hand = hand_places(self._hand_tokens(), room, m, self.turn.new_cards)

    def _places(self, shapes: Sequence[Shape]) -> TablePlaces:
        return table_places(shapes, self.areas.melds, self._look.measures, self._cap, self._rail_place())

    def _rail_place(self) -> QRectF:
        """Under the stock, where there is always room for a new meld's place."""
        top = self.stock_rect().bottom() + 10
        bottom = self.areas.tray.top() - 10
        width = self._look.measures.rail - 16
        return QRectF(8, top, width, max(44.0, min(bottom - top, width)))

    def _shapes(self) -> tuple[Shape, ...]:
        return tuple(self._shape(meld) for meld in self.turn.shown)

    def _shape(self, meld: ShownMeld) -> Shape:
        dragged = set(self.dragged)
        if self.target.where is Where.MELD and self.target.number == meld.number:
            coming = self.turn.preview(self.dragged, meld.number, self.target.at)
            return Shape(
                meld.number,
                tuple(
                    Slot(SlotKind.INSERTION, token, self.turn.draft.cards[token].text)
                    if token in dragged
                    else Slot(SlotKind.CARD, token)
                    for token in coming
                ),
            )
        slots = [Slot(SlotKind.LEFT if token in dragged else SlotKind.CARD, token) for token in meld.tokens]
        for ghost in sorted(meld.ghosts, key=lambda ghost: ghost.place, reverse=True):
            slots.insert(ghost.place, Slot(SlotKind.GHOST, face=ghost.card.text))
        return Shape(meld.number, tuple(slots))

    def _hand_tokens(self) -> tuple[int, ...]:
        held = self.turn.held
        if not self.dragged:
            return held
        if self.target.where is Where.HAND:
            others = [token for token in held if token not in self.dragged]
            at = len(others) if self.target.at is None else self.target.at
            return (*others[:at], *[GAP] * len(self.dragged), *others[at:])
        return tuple(GAP if token in self.dragged else token for token in held)

    # cards

    def _place_cards(self, ms: float) -> None:
        turn = self.turn
        new_word = QCoreApplication.translate("Table", "new")
        laid = frozenset(turn.draft.laid)
        for i, (token, rect) in enumerate(zip(self.hand.tokens, self.hand.rects)):
            if token != GAP:
                new = new_word if token in turn.new_cards else ""
                self._send(token, "hand", rect, Z_HAND + i, Dress(self.hand.width, new=new), ms)
        shown = {meld.number: meld for meld in turn.shown} if self.staged is None else {}
        for places in self.table.melds:
            if self._is_drawn(places):
                continue
            meld = shown.get(places.number)
            base = base_z(places, meld is not None and meld.refusal is not None)
            tags = {} if meld is None else {token: meld.tag(i) for i, token in enumerate(meld.tokens)}
            for i, (slot, rect) in enumerate(zip(places.shape.slots, places.rects)):
                if slot.kind is SlotKind.CARD:
                    dress = Dress(places.width, dot=slot.token in laid, tag=tags.get(slot.token, ""))
                    self._send(slot.token, places.number, rect, base + 10 + i, dress, ms)

    def _send(self, token: int, home: Hashable, rect: QRectF, z: float, dress: Dress, ms: float) -> None:
        lift = 0
        if token in self.turn.selection:
            lift, dress = SELECTED_LIFT, replace(dress, state=CardState.LIFTED, outline=Outline.SELECTED)
        elif token == self.hovered and not self.dragged:
            lift, dress = HOVER_LIFT, replace(dress, state=CardState.LIFTED)
        if token == self.cursor:
            z += 150
            dress = replace(dress, outline=Outline.CURSOR)
        pose = Pose(rect.center().x(), rect.center().y() - lift, rect.width())
        item = self.cards.get(token)
        entrance = self.entrances.pop(token, None)
        moves = self._homes.get(token, home) != home or entrance is not None
        self._homes[token] = home
        if item is None:
            item = self._new_card(token, dress, entrance.pose if entrance is not None else pose)
            item.face_down = entrance is not None and not self.animator.still
        item.wear(dress, self.maker.ratio)
        self._levels[item] = z
        if self.animator.end_of(item) == pose:
            if not self.animator.is_moving(item):
                item.setZValue(z)
            return
        if moves:
            item.setZValue(z + Z_MOVING)
        elif not self.animator.is_moving(item):
            item.setZValue(z)
        delay = 0.0
        if entrance is not None and not self.animator.still:
            delay = entrance.delay
            self.animator.move(Turning(item), Pose(0.0, 0.0, 1.0), MOVE * 0.8, Curve.InOutSine, delay)
        curve = Curve.OutCubic if moves else Curve.OutQuad
        duration = MOVE if moves and ms > 0 else ms
        self.animator.move(item, pose, duration, curve, delay, lambda: self._settle(item))

    def _new_card(self, token: int, dress: Dress, pose: Pose) -> CardItem:
        item = self.cards[token] = CardItem(self.turn.draft.cards[token].text, self._look)
        item.wear(dress, self.maker.ratio)
        item.show_pose(pose)
        self._scene.addItem(item)
        return item

    def _settle(self, item: CardItem) -> None:
        if item in self._levels:
            item.setZValue(self._levels[item])

    def _remove(self, item: CardItem) -> None:
        self.animator.drop(item)
        self._levels.pop(item, None)
        self._scene.removeItem(item)

    # parts

    def _place_parts(self, ms: float) -> None:
        wanted = self._wanted_parts()
        for key in [key for key in self._parts if key not in wanted]:
            gone = self._parts.pop(key)
            self.animator.drop(gone)
            self._ambient.drop(gone)
            self._scene.removeItem(gone)
        for key, part in wanted.items():
            item = self._parts.get(key) or PictureItem()
            if key not in self._parts:
                self._parts[key] = item
                item.set_picture(part.pixmap, part.width, part.height, part.edge)
                item.show_pose(part.pose)
                item.setZValue(part.z)
                self._scene.addItem(item)
                continue
            item.set_picture(part.pixmap, part.width, part.height, part.edge)
            item.setZValue(part.z)
            end = part.pose
            if self.animator.end_of(item) != end:
                # A plate takes its new size at once: stretching it would bend its corners.
                item.show_pose(replace(item.pose, width=end.width, opacity=end.opacity))
                self.animator.move(item, end, ms, Curve.OutQuad)

    def _wanted_parts(self) -> Parts:
        turn, maker = self.turn, self.maker
        parts: Parts = {}
        shown = {meld.number: meld for meld in turn.shown} if self.staged is None else {}
        for places in self.table.melds:
            if self._is_drawn(places):
                own = self._drawn[places.number][1]
            else:
                own = self._meld_parts(places, shown.get(places.number))
                self._drawn[places.number] = places, own
            parts.update(own)
        if self.shows_new_meld():
            chosen = self.dragged or turn.selection
            cards = [turn.draft.cards[token] for token in chosen]
            aimed = self.target.where is Where.NEW or self.cursor_on_new
            parts.update(maker.new_meld(self.table.new_meld, cards, aimed))
        for i, (token, rect) in enumerate(zip(self.hand.tokens, self.hand.rects)):
            if token == GAP:
                parts["old place", i] = maker.old_place(rect, i)
        parts.update(maker.stock(self.areas.stock, len(turn.view.stock), self._draw_is_due()))
        return parts

    def _is_drawn(self, places: MeldPlaces) -> bool:
        """Whether nothing about the meld is different since it was placed last, which only a drag can tell."""
        return self._base is not None and self._drawn.get(places.number, _UNPLACED)[0] is places

    def _meld_parts(self, places: MeldPlaces, meld: ShownMeld | None) -> Parts:
        maker, number = self.maker, places.number
        kind = self._plate(meld, places.target)
        parts: Parts = {(number, "plate"): maker.plate(places, kind)}
        fault = meld is not None and meld.refusal is not None
        parts.update(maker.slots(places, fault))
        if number in self.glowing and kind is not Plate.INVALID:
            parts[number, "glow"] = maker.glow(places)
        if meld is not None and fault and not places.target:
            parts.update(maker.fault(places, meld, self.areas.melds))
        if number == self.hovered_meld and self.turn.interactive and not self.dragged:
            parts[number, "handle"] = maker.handle(places)
        return parts

    def _draw_is_due(self) -> bool:
        return self.turn.can_draw and not self.turn.interactive or self.cursor_on_stock

    def _plate(self, meld: ShownMeld | None, target: bool) -> Plate:
        if target:
            return Plate.TARGET
        if meld is None:
            return Plate.VALID
        if meld.refusal is not None:
            return Plate.INVALID
        selection = self.turn.selection
        if selection and self.turn.interactive and not self.dragged and not set(selection) <= set(meld.tokens):
            return Plate.ACCEPTS
        return Plate.VALID
