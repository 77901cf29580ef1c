"""Shows what happened at the table: the deal, others' draws, and others' laying card by card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QPointF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from ramio_desktop.model.events import Dealt, Discarded, Drew, Event, Laid
from ramio_desktop.model.state import State
from ramio_desktop.ui.card_art import BACK
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.laying import Groups, retell
from ramio_desktop.ui.models.succession import TokenMove
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.scene.animator import (
    DEAL,
    GLOW,
    GLOW_FADE,
    MOVE,
    RELAYOUT,
    REPLAY,
    Animator,
    Curve,
    Pose,
)
from ramio_desktop.ui.scene.board import Board, Entrance
from ramio_desktop.ui.scene.items import PictureItem
from ramio_desktop.ui.scene.parts import PILE
from ramio_desktop.ui.scene.places import Shape, Slot, SlotKind

STEP: Final = 300.0
"""Milliseconds from one card of another player's laying to the next, when there are few."""
LONGEST: Final = 3000.0
"""What a laying takes at most."""
REPLAY_PAUSE: Final = 700.0
"""Milliseconds the table before is shown until it is told again how it changed."""
SEAT_CARD: Final = 24.0
"""How wide a card looks where a seat holds its own."""


@dataclass(slots=True)
class _Step:
    """The melds after one card has moved."""

    shapes: tuple[Shape, ...]


class Staging(QObject):
    """Follows the turn model's views; a newer event or `finish` ends what is being shown."""

    replayed = Signal(object)
    """The `Laying` that is shown again from now on."""

    def __init__(
        self, scene: QGraphicsScene, look: Look, turn: TurnModel, board: Board, animator: Animator
    ) -> None:
        super().__init__(board)
        self._scene = scene
        self._look = look
        self._turn = turn
        self._board = board
        self._animator = animator
        self._steps: list[_Step] = []
        self._pace = STEP
        self._limit: int | None = None
        self.seats: dict[int, QPointF] = {}
        """Where the cards of each other seat come from and go to."""
        self._flights: set[PictureItem] = set()
        self._slow = QTimer(self)  # a replay goes on step by step where nothing else moves
        self._slow.setSingleShot(True)
        self._slow.timeout.connect(self._step)
        self._glow = QTimer(self)
        self._glow.setSingleShot(True)
        self._glow.timeout.connect(self._fade)

    @property
    def showing(self) -> bool:
        """Whether a deal or a laying is being shown, which a click may skip."""
        return bool(self._steps) or self._board.staged is not None or bool(self._flights)

    @property
    def lasts(self) -> int:
        """How many milliseconds the replay that has begun takes."""
        return round((REPLAY_PAUSE + (len(self._steps) + 1) * REPLAY) / (self._animator.speed or 1.0))

    def finish(self) -> None:
        """Show the end of everything at once."""
        self._steps = []
        self._slow.stop()
        ended = self._board.staged is not None
        self._board.staged = None
        self._animator.finish()
        if ended:
            self._end_laying()
            self._animator.finish()

    def _stop(self) -> None:
        """End what is being shown without showing its end: another view has taken its place."""
        self._steps = []
        self._slow.stop()
        self._board.staged = None
        self._board.replays = False
        self._board.entrances.clear()
        self._animator.finish()

    def follow(self, old: State | None, cause: Event | None) -> None:
        """A new view has been set: bring the cards over to it, and show how it came about."""
        turn, board, succession = self._turn, self._board, self._turn.succession
        view = turn.view
        if old is None or old.turn.seat != view.turn.seat or old.match.hand != view.match.hand:
            board.relax()
        if isinstance(cause, Drew) and cause.seat != turn.seat and cause.card is not None:
            self._fly(cause.seat, face=cause.card.text if cause.from_discard else None)
        if isinstance(cause, Discarded) and cause.seat != turn.seat:
            self._throw(cause.seat, cause.card.text)
        count = len(turn.draft.cards)
        same = not succession.moves and len(succession.came_from) == count >= len(board.cards)
        if same and all(new == before for new, before in succession.came_from.items()):
            return
        board.coming_discards = 0
        before = [(meld.number, meld.tokens()) for meld in board.table.melds]
        self._stop()
        board.rename(succession.came_from)
        board.light(frozenset())
        match cause:
            case Dealt():
                self._deal(view)
            case Drew(seat=seat, from_discard=from_discard) if seat == turn.seat:
                start = board.picked or (self._discards_top() if from_discard else self._stock_top())
                for token in turn.held:
                    if token not in succession.came_from:
                        board.entrances[token] = Entrance(start, face_up=from_discard)
                board.picked = None
            case Laid(seat=seat) if seat != turn.seat:
                self._begin_laying(seat, before)

    # laying

    def _begin_laying(self, seat: int, before: Groups) -> None:
        succession, board = self._turn.succession, self._board
        entering = [move.token for move in succession.moves if move.source is None]
        if not self._animator.still:
            board.entrances = {token: Entrance(self._seat_pose(seat)) for token in entering}
        if self._animator.still or not succession.moves or self._turn.rehearsing:
            self._light()
            return
        heir = {origin: number for number, origin in succession.origins.items()}
        into = {old: new for new, old in succession.came_from.items() if not self._turn.is_own(new)}
        groups: Groups = []
        for number, lying in before:
            groups.append((heir.get(number, -1 - number), tuple(into[token] for token in lying if token in into)))
        order = {meld.number: meld.tokens for meld in self._turn.shown}
        self._steps = _stages(groups, succession.moves, order)
        self._pace = min(STEP, LONGEST / len(self._steps))
        self._open(self._steps)
        self._animator.after(RELAYOUT, self._step)

    def replay(self) -> bool:
        """Show what another player laid last once more, slowly, from the table before it; whether there is something.

        Nothing but the picture changes: the draft of now is there again at the end.
        """
        turn, board, laying = self._turn, self._board, self._turn.last_laying
        if laying is None or not turn.has_view:
            return False
        self.finish()
        self._limit = board.width_limit
        told = retell(laying, turn.table_shown, turn.draft.cards)
        self._steps = _stages(told.before, told.moves, told.after)
        board.light(frozenset())
        board.hover(None, None)
        board.replays = True
        away = [move.token for move in told.moves if move.source is None]
        self._open(self._steps)
        board.send_away(away, self._seat_pose(laying.seat))
        board.refresh(MOVE)
        self._pace = REPLAY
        self._later(REPLAY_PAUSE)
        self.replayed.emit(laying)
        return True

    def _open(self, steps: list[_Step]) -> None:
        """Put the first of these moments on the board, the cards no wider than all of them allow."""
        board = self._board
        most: dict[int, int] = {}
        for step in steps:
            for shape in step.shapes:
                most[shape.number] = max(most.get(shape.number, 0), len(shape.slots))
        widths = [board.widest(step.shapes, most) for step in steps]
        board.staged_most = most
        board.staged = steps.pop(0).shapes
        board.limit_width(min(widths))

    def advance(self) -> None:
        """Show the next step of what is being told now, without waiting for its time."""
        self._slow.stop()
        self._step()

    def _later(self, ms: float) -> None:
        """Go on after that time, also when nothing moves: a step is a picture of its own then."""
        self._slow.start(round(ms / (self._animator.speed or 1.0)))

    def _seat_pose(self, seat: int) -> Pose:
        anchor = self.seats.get(seat, self._board.areas.melds.center())
        return Pose(anchor.x(), anchor.y(), SEAT_CARD)

    def _step(self) -> None:
        board = self._board
        if not self._steps:
            if board.staged is not None:
                board.staged = None
                self._end_laying()
            return
        board.staged = self._steps.pop(0).shapes
        board.refresh(RELAYOUT)
        if board.replays:
            self._later(self._pace)
        else:
            self._animator.after(self._pace, self._step)

    def _end_laying(self) -> None:
        board = self._board
        board.entrances.clear()
        if board.replays:
            board.limit_width(self._limit)  # in the middle of a turn nothing grows
        else:
            board.relax()
        board.replays = False
        self._light()
        board.refresh(MOVE)

    # the light around what was changed

    def _light(self) -> None:
        self._board.light(self._turn.changed_groups)
        if not self._animator.still:
            self._glow.start(round((GLOW - GLOW_FADE) / self._animator.speed))

    def _fade(self) -> None:
        self._board.fade_glow(GLOW_FADE)

    # cards from the stock

    def _deal(self, view: State) -> None:
        own = self._turn.held
        pose = self._stock_top()
        for i, token in enumerate(own):
            self._board.entrances[token] = Entrance(pose, i * (DEAL - MOVE) / max(1, len(own) - 1))
        for seat, cards in enumerate(view.hands):
            for i in range(len(cards) if seat != self._turn.seat else 0):
                self._fly(seat, (i + 0.5) * (DEAL - MOVE) / len(cards))

    def _fly(self, seat: int, delay: float = 0.0, face: str | None = None) -> None:
        """A card goes to a seat: from the stock, one nobody else may see, or the last discard with its face."""
        anchor = self.seats.get(seat)
        if anchor is None or self._animator.still:
            return
        start = self._stock_top() if face is None else self._discards_top()
        item = self._board.flight(BACK if face is None else face, start, self._look.measures.stock_card)
        if delay:
            item.wait()
        self._flights.add(item)
        end = Pose(anchor.x(), anchor.y(), SEAT_CARD, 0.0, 0.3)
        self._animator.move(item, end, MOVE, Curve.OutCubic, delay, lambda: self._land(item))

    def _throw(self, seat: int, face: str) -> None:
        """A seat's discard goes to the pile, which shows it once it is there."""
        if self._animator.still or self._board.areas.discards is None:
            return
        item = self._board.flight(face, self._seat_pose(seat), self._look.measures.stock_card)
        self._flights.add(item)
        self._board.coming_discards = 1

        def land() -> None:
            self._land(item)
            self._board.coming_discards = 0
            self._board.refresh()

        self._animator.move(item, self._discards_top(), MOVE, Curve.OutCubic, 0.0, land)

    def _land(self, item: PictureItem) -> None:
        self._flights.discard(item)
        self._board.land(item)

    def _discards_top(self) -> Pose:
        place = self._board.discards_card()
        return Pose(place.center().x(), place.center().y(), place.width())

    def _stock_top(self) -> Pose:
        areas, width = self._board.areas, self._look.measures.stock_card
        centre = areas.stock or QPointF(areas.melds.left(), areas.melds.center().y())
        return Pose(centre.x(), centre.y() - (PILE - 1) * self._look.measures.pile_step, width)


def _stages(
    before: Groups, moves: Sequence[TokenMove], order: Mapping[int, tuple[int, ...]]
) -> list[_Step]:
    """The melds before the first card moves, then after each one; melds that vanish keep their place until then.

    `order` has the melds at the end.
    """
    groups = {number: list(tokens) for number, tokens in before}
    for number in order:
        groups.setdefault(number, [])
    steps = [_Step(_shapes(groups))]
    for move in moves:
        for tokens in groups.values():
            if move.token in tokens:
                tokens.remove(move.token)
        final, target = order[move.target], groups[move.target]
        later = set(final[final.index(move.token) + 1 :])
        place = next((i for i, token in enumerate(target) if token in later), len(target))
        target.insert(place, move.token)
        steps.append(_Step(_shapes(groups)))
    return steps


def _shapes(groups: dict[int, list[int]]) -> tuple[Shape, ...]:
    return tuple(
        Shape(number, tuple(Slot(SlotKind.CARD, token) for token in tokens))
        for number, tokens in groups.items()
        if tokens
    )
