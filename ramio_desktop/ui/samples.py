"""Tables for pictures and tests: real games of computer players from fixed seeds, stopped at a chosen moment.

Each is played once in a process, since pictures and tests ask for the same few again and again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Final

from ramio_desktop.model.actions import Action, Lay, NextHand, Order, Pass, Reenter
from ramio_desktop.model.bots import bot
from ramio_desktop.model.draft import Draft
from ramio_desktop.model.events import Event
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.log import BOT, PERSON, Batch, Header, Log, Seated
from ramio_desktop.model.options import PRESETS, Options
from ramio_desktop.model.rules import ruleset
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.state import Phase, State
from ramio_desktop.net.discovery import FoundTable
from ramio_desktop.net.guest import Guest
from ramio_desktop.net.messages import Keep, Notice
from ramio_desktop.net.room import Room
from ramio_desktop.ui.local_table import LocalTable
from ramio_desktop.ui.panels.continue_card import Kept

NAMES: Final = ("Anna", "Giulia", "Bruno", "Marta", "Luca", "Sara", "Paolo")
FAMILY: Final = "machiavelli"
SCORED: Final = ("hard", "hard", "hard", "beginner")
FOUND: Final = (
    FoundTable("192.0.2.24", 24742, "K7", True, "Luca", "machiavelli", 2, 4),
    FoundTable("192.0.2.31", 24742, "M4", True, "Sara", "machiavelli", 1, 3),
    FoundTable("192.0.2.40", 24743, "QX"),
)
"""Tables of a network, as the lobby shows them."""
CREATED: Final = "2030-01-01T20:00:00+00:00"

Choose = Callable[[State, int], Action]


@dataclass(frozen=True)
class Sample:
    """A game that was played up to some moment; the person sits in the first seat."""

    log: Log
    state: State

    draft: tuple[str, ...] = ()
    """The lines of the person's unfinished turn."""

    @property
    def view(self) -> State:
        """What the first seat knows."""
        rules = ruleset(self.log.header.family)
        return fold(self.log.header.begin(), [rules.redact(event, 0) for event in self.log.events])

    def table(self) -> LocalTable:
        """The table of this game, where nobody else moves: keep it as long as its session is in use."""
        room = Room(self.log, lambda: "sample", lambda: CREATED)
        if self.draft:
            room.receive(0, Keep(room.count, self.draft, ()))
        return LocalTable(room, None, None, _statue)


class _Statue:
    """A computer player that does nothing, so that a picture holds still."""

    def close(self) -> None:
        """There is nothing to stop."""


def _statue(guest: Guest, level: str, tell: Callable[[Notice], None]) -> _Statue:
    return _Statue()


def play(
    seed: str, levels: Sequence[str], until: Callable[[State], bool], options: Options | None = None,
    choose: Choose | None = None, everybody: Choose | None = None, persons: Sequence[int] = (0,),
    family: str = FAMILY,
) -> Sample:  # fmt: skip
    """Let the levels play until that holds; `choose` plays the first seat in place of its level, `everybody` all.

    People sit in the seats `persons`, whatever level chose their moves.
    """
    chosen = options or PRESETS[family].options
    rules, chance = ruleset(family), Chance(seed)
    seats = len(levels)
    room = tuple(
        Seated(seat, PERSON if seat in persons else BOT, NAMES[seat], "" if seat in persons else level)
        for seat, level in enumerate(levels)
    )
    header = Header(family, chosen, rules.version, seats, CREATED, room, None, seed)
    events: Sequence[Event] = rules.begin(chosen, seats, chance)
    batches: list[Batch] = [tuple(events)]
    state = fold(header.begin(), events)
    while not until(state):
        if state.is_over:
            events = []  # computers come back before the deal, as at every table
            back = (Reenter(seat) for seat in rules.reentries(state) if seat not in persons)
            orders: list[Order] = [*back, NextHand()]
            for order in orders:
                events += rules.order(fold(state, events), order, chance)
        else:
            seat = state.turn.seat
            level = bot(family, levels[seat])
            chooser = everybody or (choose if seat == 0 and choose is not None else level.action)
            action = chooser(state, seat)
            events = rules.decide(state, seat, action, chance)
        batches.append(tuple(events))
        state = fold(state, events)
    return Sample(Log(header, tuple(batches)), state)


@cache
def dealt() -> Sample:
    """The first turn of a match: a hand of thirteen, a card still to be drawn."""
    return play("sample-1", ["hard", "beginner", "beginner", "beginner"], lambda state: state.turn.seat == 0)


@cache
def crowded() -> Sample:
    """Nearly all cards lie on the table, and the person holds twenty: 79 and 20 of 106, the stock is empty."""

    def hoard(state: State, seat: int) -> Action:
        action = bot(FAMILY, "hard").action(state, seat)
        return Pass() if isinstance(action, Lay) and len(state.table_cards()) > 25 else action

    return play(
        "105",
        ["hard", "beginner", "beginner", "beginner"],
        lambda state: not state.stock and state.turn.seat == 0 and state.turn.phase is Phase.PLAY,
        choose=hoard,
    )


@cache
def midgame() -> Sample:
    """A middle game in the person's turn, after the draw."""
    return play(
        "sample-7",
        ["hard", "beginner", "beginner"],
        lambda state: len(state.table_cards()) > 34 and state.turn.seat == 0 and state.turn.phase is Phase.PLAY,
    )


@cache
def waiting() -> Sample:
    """A middle game in another player's turn, after a third one has laid."""
    return play(
        "sample-7",
        ["hard", "beginner", "easy", "hard"],
        lambda state: len(state.table_cards()) > 34 and state.turn.seat == 1,
    )


@cache
def handed_on() -> Sample:
    """A middle game of two people at one computer, between them a computer player whose turn it is."""
    return play(
        "sample-7", ["hard", "beginner", "easy", "hard"],
        lambda state: len(state.table_cards()) > 34 and state.turn.seat == 1, persons=(0, 2),
    )  # fmt: skip


@cache
def unfinished_turn() -> Sample:
    """The same moment, with two cards of the hand laid as a group that is no meld yet."""
    sample = midgame()
    draft = Draft(sample.view, 0)
    cards = draft.cards
    held = [token for token in draft.layout.hand if cards[token].is_natural]
    pair = next(
        (one, other) for one in held for other in held
        if cards[one].suit == cards[other].suit and cards[one].rank + 1 == cards[other].rank
        or cards[one].rank == cards[other].rank and cards[one].suit < cards[other].suit
    )  # fmt: skip
    draft.move(pair)
    return replace(sample, draft=tuple(draft.lines()))


@cache
def between_hands() -> Sample:
    """A match of four after its third hand, nobody at the target yet."""
    return play("sample-53", SCORED, lambda state: state.is_over and state.match.hand == 3)


@cache
def match_end() -> Sample:
    """The end of the same match."""
    rules = ruleset(FAMILY)
    return play("sample-53", SCORED, lambda state: state.is_over and rules.match_winners(state) is not None)


def kept(now: datetime) -> list[Kept]:
    """Three games to continue, as the home page shows them."""
    found = []
    for number, (sample, minutes) in enumerate(((midgame(), 12), (between_hands(), 150), (dealt(), 2000))):
        state = sample.state
        found.append(
            Kept(
                Path(f"sample-{number}.ramio"), state.options, NAMES[: state.seats], 0,
                None if state.is_over else state.turn.seat, state.match.hand, state.match.scores,
                tuple(tuple(card.text for card in meld.cards) for meld in state.table),
                now - timedelta(minutes=minutes),
            )
        )  # fmt: skip
    return found
