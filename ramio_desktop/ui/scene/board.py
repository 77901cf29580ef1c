"""The cards and what lies around them: puts every item where the turn model says it belongs."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from ramio_desktop.ui.card_art import CardState, margin
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.hand_order import GAP
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.plates import Outline
from ramio_desktop.ui.scene.animator import LIFT, MOVE, RELAYOUT, REPLAY, SHAKE, Animator, Curve, Pose
from ramio_desktop.ui.scene.areas import Areas
from ramio_desktop.ui.scene.arrangement import HOME, HOVER_LIFT, SELECTED_LIFT, Target
from ramio_desktop.ui.scene.hand_row import HandPlaces
from ramio_desktop.ui.scene.items import CardItem, Dress, PictureItem, Shaking, Turning
from ramio_desktop.ui.scene.parts import PILE, Z_FLIGHT, Z_HAND, Z_MOVING, Z_STOCK, Part, Parts, base_z
from ramio_desktop.ui.scene.places import MeldPlaces, SlotKind
from ramio_desktop.ui.scene.scenery import Scenery
from ramio_desktop.ui.scene.wardrobe import Wardrobe

@dataclass(frozen=True, slots=True)
class Entrance:
    """Where a card that was not there before comes from, and after how many milliseconds it starts."""

    pose: Pose
    delay: float = 0.0
    face_up: bool = False
    """Whether everybody has seen it before, so that it is not turned over on its way."""


class Board(Scenery):
    """Everything in the scene; pointer, keys and shows tell it what to show, it never moves a card of the game."""

    def __init__(
        self, scene: QGraphicsScene, look: Look, turn: TurnModel, animator: Animator, parent: QObject | None = None
    ) -> None:
        super().__init__(look, turn, parent)
        self._scene = scene
        self.animator = animator
        self._ambient = Animator(self)  # what nobody waits for
        self.cards: dict[int, CardItem] = {}
        self._homes: dict[int, Hashable] = {}
        self._levels: dict[CardItem, float] = {}
        self._sent: dict[int, tuple[Hashable, QRectF, int, float, Dress]] = {}
        """Where each card was sent last, and how dressed: who is there already need not be sent again."""
        self._parts: dict[Hashable, PictureItem] = {}
        self._shown_parts: Parts = {}
        self._aimed: Hashable = HOME
        self._aims = False
        self._drawn_hand: HandPlaces | None = None
        """The hand as it was placed last."""
        self.hovered: int | None = None
        self.cursor: int | None = None
        self.entrances: dict[int, Entrance] = {}
        self.picked: Pose | None = None
        """Where a card that is drawn was let go of, when it was dragged from its pile."""
        self.replays = False
        """Whether what is shown is a laying told again, slowly."""
        self._wardrobe = Wardrobe(look, self._redress_cards, self)

    # what changes

    def set_areas(self, areas: Areas) -> None:
        """Lay everything out in these rectangles, at once."""
        self.areas = areas
        self.relax()
        self.refresh(0)

    def rename(self, came_from: dict[int, int]) -> None:
        """Give every card the token it has in a new draft; cards that are not in it are taken away."""
        old, homes = self.cards, self._homes
        self.cards = {new: old[before] for new, before in came_from.items() if before in old}
        self._homes = {new: homes[before] for new, before in came_from.items() if before in homes}
        kept = set(self.cards.values())
        for item in old.values():
            if item not in kept:
                self._remove(item)
        self._sent.clear()
        self.hovered = None
        self.cursor = next((new for new, before in came_from.items() if before == self.cursor), None)

    def redress(self) -> None:
        """Draw everything anew, after a change of colours, cards or language."""
        self.maker.forget()
        self._shown_parts.clear()
        self._sent.clear()
        for item in self.cards.values():
            item.undress()
        self.relax()
        self.refresh(0)

    def lift(self, tokens: Sequence[int]) -> None:
        """Take cards up: their places stay open until they are put down."""
        self.dragged = tuple(tokens)
        self.target = HOME
        self._aimed = HOME
        self.rebase()
        for token in tokens:
            self.animator.drop(self.cards[token])

    def rebase(self) -> None:
        super().rebase()
        self._drawn_hand = None

    def aim(self, target: Target) -> None:
        """Show where the dragged cards would go."""
        outcome = self.outcome(target)
        self.target = target
        if outcome != self._aimed:
            self._aimed = outcome
            if not self._aims:
                self._aims = True  # in the next frame: a quick pointer passes several melds between two
                self.animator.after(0, self._show_aim)

    def _show_aim(self) -> None:
        self._aims = False
        if self.dragged:
            self.refresh(RELAYOUT)

    def put_down(self) -> None:
        """End the drag; whoever ends it refreshes."""
        for token in self.dragged:
            self._homes[token] = None  # they are in the air: wherever they go now is a move
            self._sent.pop(token, None)  # and they wear what is worn in the air
        self.dragged = ()
        self.target = HOME
        self.rebase()

    def hover(self, token: int | None, meld: int | None) -> None:
        """Raise the card and show the handle of the meld under the pointer."""
        if (token, meld) != (self.hovered, self.hovered_meld):
            self.hovered, self.hovered_meld = token, meld
            self.refresh(LIFT)

    def set_cursor(self, token: int | None, new_meld: bool, stock: bool, discards: bool = False) -> None:
        """Show the keyboard's cursor on a card, on the place for a new meld, on a pile, or nowhere."""
        wanted = (token, new_meld, stock, discards)
        if wanted != (self.cursor, self.cursor_on_new, self.cursor_on_stock, self.cursor_on_discards):
            self.cursor, self.cursor_on_new, self.cursor_on_stock, self.cursor_on_discards = wanted
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

    def send_away(self, tokens: Sequence[int], pose: Pose) -> None:
        """Take cards off the screen, to come back from that place when they are sent somewhere."""
        for token in tokens:
            item = self.cards[token]
            self.animator.drop(item)
            item.show_pose(pose)
            item.wait()
            self._homes[token] = None
            self._sent.pop(token, None)

    def flight(self, face: str, pose: Pose, width: int) -> PictureItem:
        """A picture of a card that is on its way, over everything else; whoever sent it off lands it."""
        item = PictureItem()
        pixmap = self._look.cards.pixmap(face, width, self.maker.ratio)
        item.set_picture(pixmap, width, self._look.cards.height(width), margin(width, CardState.REST))
        item.show_pose(pose)
        item.setZValue(Z_FLIGHT)
        self._scene.addItem(item)
        return item

    def land(self, item: PictureItem) -> None:
        """Take away a card that has arrived."""
        self.animator.drop(item)
        self._scene.removeItem(item)

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
        self.lay_out()
        self._wardrobe.open()
        self._place_cards(ms)
        self._place_parts(ms)
        self._wardrobe.close(self.maker.ratio)

    # cards

    def _place_cards(self, ms: float) -> None:
        turn = self.turn
        new_word = QCoreApplication.translate("Table", "new")
        must_word = QCoreApplication.translate("Table", "to be laid now")
        laid, must_lay = frozenset(turn.draft.laid), turn.must_lay
        hand = self.hand
        if self._base is None or hand is not self._drawn_hand:
            self._drawn_hand = hand
            for i, (token, rect) in enumerate(zip(hand.tokens, hand.rects)):
                if token != GAP:
                    # Beside a card that has to be laid the pills would lie over each other.
                    new = new_word if token in turn.new_cards and not must_lay else ""
                    must = token in must_lay
                    dress = Dress(hand.width, new=must_word if must else new, must=must)
                    if must:
                        dress = replace(dress, outline=Outline.MUST)
                    self._send(token, "hand", rect, Z_HAND + i, dress, ms)
        thrown = self.thrown
        if thrown is not None and thrown not in self.dragged:
            place = self.discards_card()
            self._send(thrown, "discards", place, Z_STOCK + PILE, Dress(round(place.width())), ms)
        shown = self.shown_melds()
        for places in self.table.melds:
            if self.is_drawn(places) or self._shift(places, ms):
                continue
            meld = shown.get(places.number)
            base = base_z(places, meld is not None and meld.refusal is not None)
            for i, (slot, rect) in enumerate(zip(places.shape.slots, places.rects)):
                if slot.kind is SlotKind.CARD:
                    dress = Dress(places.width, dot=slot.token in laid, tag=turn.tag(slot.token))
                    self._send(slot.token, places.number, rect, base + 10 + i, dress, ms)

    def _shift(self, places: MeldPlaces, ms: float) -> bool:
        """Move the cards of a meld that only shifts, as most of a row do in a drag; whether it was one."""
        tokens = [(slot.token, rect) for slot, rect in zip(places.shape.slots, places.rects)
                  if slot.kind is SlotKind.CARD]
        if not self.only_shifts(places) or any(token not in self._sent for token, _ in tokens):
            return False
        for token, rect in tokens:
            home, _, lift, z, dress = self._sent[token]
            self._sent[token] = home, rect, lift, z, dress
            item, width = self.cards[token], rect.width()
            pose = Pose(rect.x() + width / 2, rect.y() + rect.height() / 2 - lift, width)
            self.animator.move(item, pose, ms, Curve.OutQuad, done=partial(self._settle, item))
        return True

    def _send(self, token: int, home: Hashable, rect: QRectF, z: float, dress: Dress, ms: float) -> None:
        lift = 0
        chosen = token in self.turn.selection
        if chosen:
            lift, dress = SELECTED_LIFT, replace(dress, state=CardState.LIFTED, outline=Outline.SELECTED)
        elif token == self.hovered and not self.dragged:
            lift, dress = HOVER_LIFT, replace(dress, state=CardState.LIFTED)
        if token == self.cursor:
            z += 150
            dress = replace(dress, outline=Outline.CHOSEN_CURSOR if chosen else Outline.CURSOR)
        wanted, before = (home, rect, lift, z, dress), self._sent.get(token)
        if before == wanted and self._homes.get(token) == home and not self.entrances:
            return
        self._sent[token] = wanted
        pose = Pose(rect.center().x(), rect.center().y() - lift, rect.width())
        item = self.cards.get(token)
        entrance = self.entrances.pop(token, None)
        moves = self._homes.get(token, home) != home or entrance is not None
        self._homes[token] = home
        if item is None:
            item = self._new_card(token, dress, entrance.pose if entrance is not None else pose)
            item.face_down = entrance is not None and not entrance.face_up and not self.animator.still
        if before is None or before[4] != dress or entrance is not None:
            self._wardrobe.dress(item, dress, self.maker.ratio, self.animator.still)
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
            if delay:
                item.wait()
            if not entrance.face_up:
                self.animator.move(Turning(item), Pose(0.0, 0.0, 1.0), MOVE * 0.8, Curve.InOutSine, delay)
        curve = Curve.OutCubic if moves else Curve.OutQuad
        duration = MOVE if moves and ms > 0 else ms
        if moves and self.replays:
            curve, duration = Curve.InOutCubic, REPLAY
        self.animator.move(item, pose, duration, curve, delay, lambda: self._settle(item))

    def _redress_cards(self) -> None:
        """Dress the cards in pictures that have been drawn in the meantime."""
        if self.turn.has_view:
            self._drawn.clear()
            self._drawn_hand = None
            self._sent.clear()
            self._place_cards(RELAYOUT)

    def sharpen(self) -> None:
        """Draw now whatever is still being drawn."""
        self._wardrobe.stop()
        self._wardrobe.open(len(self.cards))
        self._sent.clear()
        self._place_cards(0)

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
        wanted = self.wanted_parts()
        for key in [key for key in self._parts if key not in wanted]:
            gone = self._parts.pop(key)
            self.animator.drop(gone)
            self._ambient.drop(gone)
            self._scene.removeItem(gone)
            self._shown_parts.pop(key, None)
        for key, part in wanted.items():
            if self._shown_parts.get(key) is not part:
                self._shown_parts[key] = part
                self._place_part(key, part, ms)

    def _place_part(self, key: Hashable, part: Part, ms: float) -> None:
        item, end = self._parts.get(key), part.pose
        if item is None:
            item = self._parts[key] = PictureItem()
            item.set_picture(part.pixmap, part.width, part.height, part.edge)
            item.show_pose(end)
            item.setZValue(part.z)
            self._scene.addItem(item)
            return
        item.set_picture(part.pixmap, part.width, part.height, part.edge)
        item.setZValue(part.z)
        if self.animator.end_of(item) != end:
            # A plate takes its new size at once: stretching it would bend its corners.
            item.show_pose(replace(item.pose, width=end.width, opacity=end.opacity))
            self.animator.move(item, end, ms, Curve.OutQuad)
