"""The mouse: presses, holds, drags, clicks and double clicks on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt, QTimer

from ramio_desktop.model.actions import IllegalAction, Reason
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.scene.animator import Animator
from ramio_desktop.ui.scene.board import Board
from ramio_desktop.ui.scene.drag import Drag
from ramio_desktop.ui.scene.moves import SAID, Moves
from ramio_desktop.ui.scene.pile_drag import PileDrag
from ramio_desktop.ui.scene.staging import Staging
from ramio_desktop.ui.texts import reason_text

DRAG_DISTANCE: Final = 6.0
"""How far the pointer goes, in pixels, before a press becomes a drag."""
HOLD: Final = 350
"""How long, in milliseconds, a press on a meld's card takes the whole meld."""

Modifier = Qt.KeyboardModifier


@dataclass(slots=True)
class _Press:
    """A left button that is down: where, and on what."""

    point: QPointF
    token: int | None
    meld: int | None
    """The meld to drag as a whole: by its handle, or because the press was held."""
    extend: bool
    double: bool
    pile: bool | None = None
    """The pile under it that a card may be drawn from: whether it is that of the discards."""


class Pointer(QObject):
    """Turns what the mouse does into moves; the view hands it the events in scene coordinates."""

    def __init__(
        self, board: Board, moves: Moves, staging: Staging, animator: Animator, draw: Callable[[], None]
    ) -> None:
        super().__init__(board)
        self._board = board
        self._moves = moves
        self._turn: TurnModel = moves.turn
        self._staging = staging
        self._animator = animator
        self._draw = draw
        self._press: _Press | None = None
        self._just_chosen: int | None = None
        self._last: QPointF | None = None
        self.drag: Drag | None = None
        self._pile: PileDrag | None = None
        self._held = QTimer(self)
        self._held.setSingleShot(True)
        self._held.setInterval(HOLD)
        self._held.timeout.connect(self._hold)

    @property
    def shape(self) -> Qt.CursorShape:
        """What the pointer looks like now."""
        if self.drag is not None or self._pile is not None:
            return Qt.CursorShape.ClosedHandCursor
        if self._last is not None and self._on_button(self._last):
            return Qt.CursorShape.PointingHandCursor
        if self._board.hovered is not None:
            return Qt.CursorShape.OpenHandCursor
        return Qt.CursorShape.ArrowCursor

    def press(self, point: QPointF, modifiers: Modifier, double: bool = False) -> None:
        """The left button went down; during a show that only skips it."""
        if self._staging.showing:
            self._staging.finish()
            return
        if self.drag is not None:
            return
        if self._board.replay_rect is not None and self._board.replay_rect.contains(point):
            self._staging.replay()
            return
        self._animator.finish()
        if (number := self._board.plus_at(point)) is not None:
            self._moves.place(self.chosen(), number)
            return
        token = self._board.token_at(point)
        handle = self._board.handle_at(point) if token is None and self._turn.interactive else None
        extend = bool(modifiers & (Modifier.ControlModifier | Modifier.ShiftModifier))
        self._press = _Press(point, token, handle, extend, double, self._pile_at(point) if token is None else None)
        if token is not None and self._turn.interactive and token not in self._turn.held:
            group = self._turn.draft.group_of(token)
            if group is not None and self._board.may_grab(group.number):
                self._held.start()

    def move(self, point: QPointF, down: bool) -> None:
        """The pointer moved; `down` says that the left button is."""
        self._last = point
        if self.drag is not None:
            self.drag.carry(point)
        elif self._pile is not None:
            self._pile.carry(point)
        elif self._press is not None and down:
            away = point - self._press.point
            if abs(away.x()) + abs(away.y()) >= DRAG_DISTANCE or self._press.meld is not None and not away.isNull():
                self._start(point)
        elif not self._staging.showing:
            self._hover(point)

    def release(self, point: QPointF) -> None:
        """The left button went up."""
        self._held.stop()
        press, self._press = self._press, None
        if self.drag is not None:
            drag, self.drag = self.drag, None
            drag.carry(point)
            drag.drop(point)
            self._hover(point)
        elif self._pile is not None:
            pile, self._pile = self._pile, None
            if pile.drop(point):
                self._draw_from(pile.from_discard)
        elif press is not None:
            self._click(press)

    def menu(self, point: QPointF) -> None:
        """The right button: send one's own card of this turn home."""
        if self.drag is not None:
            self.cancel()
            return
        if self._staging.showing:
            self._staging.finish()
            return
        token = self._board.token_at(point)
        if token is not None and token not in self._turn.held and self._moves.may_touch_table():
            self._moves.take_back([token])

    def leave(self) -> None:
        """The pointer left the table."""
        self._last = None
        if self.drag is None:
            self._board.hover(None, None)

    def follow(self, came_from: dict[int, int]) -> None:
        """Another view is shown: cards of the hand stay in the air, anything else is put down."""
        self._held.stop()
        self._press = None
        self._just_chosen = None
        self._put_pile_back()
        if self.drag is not None and not self.drag.follow(came_from):
            self.drag = None
            self._moves.hush()

    def look_again(self) -> None:
        """Something moved under the resting pointer."""
        if self.drag is None and self._last is not None and not self._staging.showing:
            self._hover(self._last)

    def cancel(self) -> bool:
        """End a drag without a move; whether there was one."""
        self._held.stop()
        self._press = None
        if self._put_pile_back():
            return True
        if self.drag is None:
            return False
        drag, self.drag = self.drag, None
        drag.cancel()
        return True

    def _on_button(self, point: QPointF) -> bool:
        """Whether there is something to press that is no card."""
        replay = self._board.replay_rect
        on_replay = replay is not None and replay.contains(point)
        return on_replay or self._board.plus_at(point) is not None or self._pile_at(point) is not None

    def _pile_at(self, point: QPointF) -> bool | None:
        """The pile under that point that a card may be drawn from now: whether it is that of the discards."""
        if not self._turn.stays or self._turn.interactive:
            return None
        if self._board.on_discards(point) and self._turn.can_take:
            return True
        return False if self._board.on_stock(point) and self._turn.can_draw else None

    def _draw_from(self, from_discard: bool) -> None:
        if from_discard:
            self._moves.take()
        else:
            self._draw()

    def _put_pile_back(self) -> bool:
        """Whether a card was being dragged from a pile."""
        pile, self._pile = self._pile, None
        if pile is not None:
            pile.cancel()
        return pile is not None

    def _hover(self, point: QPointF) -> None:
        if self._on_button(point):
            self._board.hover(None, None)
            return
        token = self._board.token_at(point)
        meld = self._board.table.meld_at(point)
        number = self._board.handle_at(point) if meld is None else meld.number
        if token is not None and token not in self._turn.held and not self._turn.interactive:
            token = None
        if token is not None and self._turn.is_fixed(token):
            token = None  # it is not to be had
        self._board.hover(token, number)

    def _hold(self) -> None:
        """Take the whole meld: its cards rise at once, to show that they are held."""
        press = self._press
        if press is None or press.token is None:
            return
        group = self._turn.draft.group_of(press.token)
        if group is not None:
            press.meld = group.number
            self._start(press.point)

    def _start(self, point: QPointF) -> None:
        press, self._press = self._press, None
        self._held.stop()
        if press is None:
            return
        if press.pile is not None:
            self._pile = PileDrag(self._board, press.pile, press.point)
            self._pile.carry(point)
            return
        if press.meld is not None:
            tokens = self._turn.meld(press.meld).tokens
            grabbed = press.token if press.token in tokens else tokens[len(tokens) // 2]
        elif press.token is None:
            return
        else:
            grabbed = press.token
            tokens = self.chosen() if grabbed in self._turn.selection else (grabbed,)
        on_table = [token for token in tokens if token not in self._turn.held]
        if on_table and not self._moves.may_touch_table():
            return
        if any(map(self._turn.is_fixed, tokens)):
            self._moves.say(reason_text(IllegalAction(Reason.MELD_CHANGED, ()), False), SAID)
            return
        self._board.hover(None, None)
        self._animator.finish()
        self.drag = Drag(self._board, self._moves, tokens, grabbed, press.point)
        self.drag.carry(point)

    def chosen(self) -> tuple[int, ...]:
        """The chosen cards in the order they lie in, the table's first."""
        lying = [token for meld in self._turn.shown for token in meld.tokens] + list(self._turn.held)
        return tuple(token for token in lying if token in self._turn.selection)

    def _click(self, press: _Press) -> None:
        token, chosen = press.token, self._turn.selection
        before, self._just_chosen = self._just_chosen, None
        if token is None:
            self._click_ground(press)
        elif token == self._board.thrown:
            self._moves.discard(token)
        elif token in self._turn.held and press.double and self._turn.stays and self._turn.interactive:
            self._turn.clear_selection()
            self._moves.throw(token)
        elif token in self._turn.held:
            self._moves.toggle(token)
        elif not self._moves.may_touch_table():
            return
        elif press.double and before == token:
            self._split(token)
        elif press.extend or not chosen or self._all_beside(token):
            if self._moves.toggle(token) and token in self._turn.selection:
                self._just_chosen = token
        else:
            self._put(token)

    def _click_ground(self, press: _Press) -> None:
        """A click beside the cards: on the stock, the place for a new meld, a plate, the hand's row or the felt."""
        turn, board, chosen = self._turn, self._board, self._turn.selection
        meld = board.table.meld_at(press.point)
        if board.on_stock(press.point):
            self._draw()
        elif board.on_discards(press.point):
            self._click_discards()
        elif chosen and board.shows_new_meld() and board.table.new_meld.contains(press.point):
            self._moves.new_meld(self.chosen())
        elif chosen and meld is not None and self._moves.may_touch_table():
            self._moves.place(self.chosen(), meld.number)
        elif chosen and turn.has_tiles and board.areas.hand.contains(press.point):
            self._moves.to_hand(self.chosen(), board.hand.index_for(press.point))
            turn.clear_selection()
        elif chosen and board.areas.hand.contains(press.point) and not set(chosen) <= set(turn.held):
            self._moves.take_back(chosen)
        else:
            turn.clear_selection()

    def _click_discards(self) -> None:
        """Take the last discard; once a card has been drawn, discard the one that is chosen."""
        chosen = self._turn.selection
        if self._turn.interactive and len(chosen) == 1:
            self._moves.discard(chosen[0])
        elif self._turn.interactive:
            self._moves.say(self.tr("Choose one card of your hand to discard it"), SAID)
        else:
            self._moves.take()

    def _all_beside(self, token: int) -> bool:
        """Whether everything chosen lies in the meld of this card: then a click chooses more of it."""
        group = self._turn.draft.group_of(token)
        return group is not None and set(self._turn.selection) <= set(group.tokens)

    def _put(self, token: int) -> None:
        group = self._turn.draft.group_of(token)
        if group is not None:
            self._moves.place(self.chosen(), group.number)

    def _split(self, token: int) -> None:
        group = self._turn.draft.group_of(token)
        if group is None:
            return
        self._turn.clear_selection()
        self._moves.split(group.number, self._turn.meld(group.number).tokens.index(token))
