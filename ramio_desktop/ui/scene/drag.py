"""One drag: cards that follow the pointer, the target under them, and the drop."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from ramio_desktop.model.cards import JOKER
from ramio_desktop.ui.card_art import CardState
from ramio_desktop.ui.models.staying import replaced_joker
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.scene.animator import MOVE, Pose
from ramio_desktop.ui.scene.arrangement import HOME, Target, Where
from ramio_desktop.ui.scene.board import Board
from ramio_desktop.ui.scene.items import Dress
from ramio_desktop.ui.scene.moves import Moves
from ramio_desktop.ui.scene.parts import Z_DRAGGED
from ramio_desktop.ui.scene.places import MeldPlaces
from ramio_desktop.ui.texts import cards_text, meld_name

SWELL = 1.12
TILT = 4.0
LEAST_OVERLAP = 0.12
"""The part of a dragged card that must lie on a meld for the meld to be its target."""
WIDEST_FAN = 3.0
"""How wide a fan of dragged cards may be beside the first, in cards."""


class Drag:
    """Cards in the air. The first placing is by `carry`; `drop` or `cancel` ends it."""

    def __init__(self, board: Board, moves: Moves, tokens: Sequence[int], grabbed: int, point: QPointF) -> None:
        self._board = board
        self._moves = moves
        self._turn: TurnModel = moves.turn
        self.tokens = tuple(tokens)
        self._grabbed = self.tokens.index(grabbed)
        item = board.cards[grabbed]
        self._hold = (point - item.pos()) / max(item.pose.width, 1.0)
        self._own = all(self._turn.is_own(token) or token in self._turn.held for token in self.tokens)
        self._whole = any(set(meld.tokens) == set(self.tokens) for meld in self._turn.shown)
        self._width = 0
        self._centre = point
        board.lift(self.tokens)
        board.refresh()

    def carry(self, point: QPointF) -> None:
        """Follow the pointer, and look for the target."""
        board = self._board
        over_tray = point.y() > board.areas.tray.top()
        wide = board.hand.width if over_tray or not self._turn.interactive else board.untouched().flow.width
        width = round(wide * SWELL)
        fresh = width != self._width
        self._width = width
        self._centre = centre = point - self._hold * width
        step = width * min(0.44, WIDEST_FAN / max(1, len(self.tokens) - 1))
        along = QPointF(cos(radians(TILT)) * step, sin(radians(TILT)) * step)
        for i, token in enumerate(self.tokens):
            item = board.cards[token]
            place = centre + along * (i - self._grabbed)
            if fresh:
                item.wear(Dress(width, CardState.DRAGGED, tilt=TILT), board.maker.ratio)
                item.setZValue(Z_DRAGGED + i)
            item.show_pose(Pose(place.x(), place.y(), width, TILT))
        target = self._target(point, centre)
        if target != board.target:
            board.aim(target)
            self._moves.say(self._hint(target))

    def follow(self, came_from: dict[int, int]) -> bool:
        """The cards have other tokens in a new view; whether all of them are in the hand still, else this is over."""
        into = {before: token for token, before in came_from.items()}
        held = self._turn.draft.layout.hand
        if not self._own or any(into.get(token) not in held for token in self.tokens):
            self._board.put_down()
            return False
        self.tokens = self._board.dragged = tuple(into[token] for token in self.tokens)
        self._board.rebase()
        return True

    def drop(self, point: QPointF) -> None:
        """Do what the target says; without one the cards go back."""
        target = self._board.target
        self._board.put_down()
        self._moves.hush()
        match target.where:
            case Where.MELD:
                self._moves.place(self.tokens, target.number, target.at)
            case Where.NEW:
                self._moves.new_meld(self.tokens)
            case Where.HAND:
                self._moves.to_hand(self.tokens, target.at or 0)
            case Where.DISCARDS:
                self._moves.discard(self.tokens[0])
            case Where.HOME:
                if self._board.on_discards(point):
                    self._moves.may_touch_table()
                elif not self._own and self._board.areas.tray.contains(point):
                    self._moves.take_back(self.tokens)  # not possible, and so it is said why
        self._board.refresh(MOVE)

    def cancel(self) -> None:
        """Put everything back."""
        self._board.put_down()
        self._moves.hush()
        self._board.refresh(MOVE)

    def _target(self, point: QPointF, centre: QPointF) -> Target:
        board = self._board
        if len(self.tokens) == 1 and self._own and self._turn.interactive and board.on_discards(point):
            return Target(Where.DISCARDS)
        if point.y() > board.areas.tray.top():
            if not self._own or not board.areas.hand.adjusted(-40, -60, 40, 20).contains(point):
                return HOME
            # On a rack each of the cards stands on a place of its own, the grabbed one where it is held.
            first = centre - QPointF(self._grabbed * board.hand.step, 0) if self._turn.has_tiles else centre
            return Target(Where.HAND, at=board.hand.index_for(first))
        if not self._turn.interactive:
            return HOME
        card = QRectF(0, 0, self._width, board.height_of(self._width))
        card.moveCenter(centre)
        best, most = HOME, LEAST_OVERLAP * card.width() * card.height()
        locked = self._turn.locked
        for places, current in zip(board.untouched().melds, board.table.melds):
            if places.number in locked:
                if current.plate.contains(point):
                    return HOME
                continue
            shared = _shared(card, current.plate)
            if shared > most:
                best, most = Target(Where.MELD, places.number, self._index(places, centre)), shared
        if self._whole:
            return best
        if _shared(card, board.table.new_meld) > most:
            return Target(Where.NEW)
        if best is HOME and board.takes_new_meld(point):
            return Target(Where.NEW)
        return best

    def _index(self, places: MeldPlaces, centre: QPointF) -> int | None:
        """Before which place of the draft's group the cards would go; a joker goes to the side it is nearer to."""
        group = next(g.tokens for g in self._turn.draft.layout.groups if g.number == places.number)
        shown = places.tokens()
        if self._turn.stays and group and any(map(self._turn.is_fixed, group)) and not self._has_joker:
            return None
        if self._has_joker:
            return 0 if centre.x() < places.plate.center().x() else None
        if shown != group:
            return None
        for slot, rect in zip(places.shape.slots, places.rects):
            if slot.token in shown and slot.token not in self.tokens and rect.left() + places.step / 2 >= centre.x():
                return group.index(slot.token)
        return None

    @property
    def _has_joker(self) -> bool:
        return any(self._turn.draft.cards[token] is JOKER for token in self.tokens)

    def _hint(self, target: Target) -> str:
        cards = cards_text(self._turn.draft.cards[token] for token in self.tokens)
        match target.where:
            case Where.MELD:
                meld = self._turn.meld(target.number)
                if set(self.tokens) <= set(meld.tokens):
                    return ""
                name = meld_name(meld.meld) if meld.refusal is None else cards_text(meld.cards)
                translate = QCoreApplication.translate
                text = translate("Table", "Drop here to add {cards} to: {meld}")
                if replaced_joker(self._turn.draft, self.tokens, target.number) is not None:
                    text = translate("Table", "Drop here to take the joker's place with {cards}: {meld}")
                return text.format(cards=cards, meld=name)
            case Where.NEW:
                return QCoreApplication.translate("Table", "Drop here for a new meld with {cards}").format(cards=cards)
            case Where.DISCARDS:
                text = QCoreApplication.translate("Table", "Drop here to discard {cards}: that ends your turn")
                return text.format(cards=cards)
            case Where.HAND if any(token not in self._turn.draft.layout.hand for token in self.tokens):
                text = QCoreApplication.translate("Table", "Drop here to take {cards} back into your hand")
                if self._turn.has_tiles:
                    text = QCoreApplication.translate("Table", "Drop here to put {cards} back on your rack")
                return text.format(cards=cards)
        return ""


def _shared(a: QRectF, b: QRectF) -> float:
    """The area two rectangles have in common."""
    if not a.intersects(b):
        return 0.0
    both = a.intersected(b)
    return both.width() * both.height()
