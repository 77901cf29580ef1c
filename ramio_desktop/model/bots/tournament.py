"""Tournaments: computer players against each other, on hands or whole matches that a seed repeats.

In a *duplicate* tournament each deal (in a match, each sequence of deals) is played once for every way the levels
can be turned around the table: that is one *block*, and it takes most of the luck of the cards out of the comparison.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from typing import Final

from ..actions import Lay, NextHand, Reenter
from ..events import Dealt, Drew, Event, HandScored
from ..evolve import evolve
from ..options import MachiavelliOptions, Options
from ..rules import ruleset
from ..ruleset import Ruleset
from ..shuffle import Chance
from ..state import Phase, State
from . import bot
from .bot import Bot

Clock = Callable[[], float]
"""Seconds from any beginning."""

REPLAYS: Final = 20
"""Hands without a closer in a row after which a simple match is called a draw (RULES M16)."""

_NORMAL_95: Final = 1.96


@dataclass(frozen=True, slots=True)
class Result:
    """What a tournament came to; a tuple has a number for each seat in the order the levels were given."""

    games: int
    """How many hands or matches were played."""
    hands: int
    """How many hands were dealt for them."""
    wins: tuple[float, ...]
    """Hands or matches won; what is shared counts for each by its part."""
    hand_wins: tuple[float, ...]
    """Hands won, in matches too; one that nobody closed counts for nobody."""
    points: tuple[float, ...]
    """Penalty points, the mean of a hand or the mean total of a match."""
    stock_outs: int
    """Hands that nobody closed."""
    turns: float
    """Turns of a hand, the mean, all seats together."""
    lays: float
    """Turns of a hand with a laying."""
    passes: float
    """Turns of a hand without one."""
    table_at_half: float | None
    """Cards on the table when half the stock is gone, the mean of the hands that get there."""
    table_at_half_low: int | None
    """The same, what nine hands of ten reach."""
    interval: tuple[float, float] | None
    """95 % normal interval, over blocks, of the share of games won by the level named first: by all its seats, or by
    the first seat alone where everybody is of that level."""
    hand_interval: tuple[float, float] | None
    """The same of the share of hands; in matches a block has many, and each hand counts the same."""
    seconds_a_hand: float
    turn_ms: tuple[float, float, float]
    """Milliseconds a decision took (a bare draw is none): half, 95 % and all of them were not slower."""


def _no_clock() -> float:
    return 0.0


def simulate(
    family: str,
    options: Options,
    levels: Sequence[str],
    *,
    seed: str,
    hands: int = 0,
    matches: int = 0,
    duplicate: bool = False,
    clock: Clock = _no_clock,
    jobs: int = 1,
) -> Result:
    """Play so many hands, or so many matches; with `duplicate` each in every turning of the levels.

    All but the times depends on the other arguments alone, however many processes (`jobs`) share the work; with more
    than one the clock is a function that can be named (pickled). UnknownGame, UnknownLevel, and ValueError for a wrong
    number of seats, for matches that never end, or when not exactly one of `hands` and `matches` is above zero.
    """
    if (hands > 0) == (matches > 0) or min(hands, matches) < 0:
        raise ValueError("either a number of hands or a number of matches")
    rules = ruleset(family)
    for level in levels:
        bot(family, level)
    if not rules.least_seats <= len(levels) <= rules.most_seats:
        raise ValueError(f"{family} is for {rules.least_seats} to {rules.most_seats} players")
    if matches and rules.endless:
        raise ValueError(f"a match of {family} never ends")
    play = partial(_block, _Setting(family, options, tuple(levels), seed, hands > 0, duplicate), clock)
    start = clock()
    tally = _Tally(len(levels))
    parts = list(_parts(play, hands or matches, jobs))
    for part in parts:
        tally.add(part)
    return tally.result(clock() - start, _interval([(part.won, part.games) for part in parts]),
                        _interval([(part.hands_won, part.hands) for part in parts]))


@dataclass(frozen=True, slots=True)
class _Setting:
    """What a tournament plays."""

    family: str
    options: Options
    levels: tuple[str, ...]
    seed: str
    single_hands: bool
    duplicate: bool


def _parts(play: Callable[[int], _Tally], blocks: int, jobs: int) -> Iterator[_Tally]:
    """The blocks one after the other, played by so many processes."""
    if jobs <= 1 or blocks == 1:
        yield from map(play, range(blocks))
        return
    with get_context("spawn").Pool(min(jobs, blocks)) as pool:
        yield from pool.imap(play, range(blocks))


def _block(setting: _Setting, clock: Clock, number: int) -> _Tally:
    """Play one deal, or one sequence of deals, in every turning."""
    levels = setting.levels
    rules = ruleset(setting.family)
    players = [bot(setting.family, level) for level in levels]
    compared = [i for i, level in enumerate(levels) if level == levels[0]]
    if len(compared) == len(levels):
        compared = [0]
    tally = _Tally(len(levels))
    for turning in _turnings(levels) if setting.duplicate else [0]:
        game = _Game(rules, setting.options, players, turning, Chance(f"{setting.seed}/{number}"), clock, tally)
        won = game.play_hand() if setting.single_hands else game.play_match()
        tally.games += 1
        tally.wins = [total + part for total, part in zip(tally.wins, won)]
    tally.won = sum(tally.wins[i] for i in compared)
    tally.hands_won = sum(tally.hand_wins[i] for i in compared)
    return tally


def _turnings(levels: Sequence[str]) -> list[int]:
    """By how many seats to turn the levels, each different seating once."""
    seen: dict[tuple[str, ...], int] = {}
    for turning in range(len(levels)):
        seen.setdefault((*levels[turning:], *levels[:turning]), turning)
    return list(seen.values())


def _interval(blocks: Sequence[tuple[float, int]]) -> tuple[float, float] | None:
    """95 % interval of the part won, from what was won of how many in each block; None for a single block."""
    if len(blocks) < 2:
        return None
    total = sum(number for _, number in blocks)
    share = sum(won for won, _ in blocks) / total
    spread = sum((won - share * number) ** 2 for won, number in blocks) * len(blocks) / (len(blocks) - 1)
    half = _NORMAL_95 * spread**0.5 / total
    return max(0.0, share - half), min(1.0, share + half)


@dataclass(slots=True)
class _Tally:
    """What is counted over all games; by player, that is by place in the list of levels, not by seat."""

    seats: int
    wins: list[float] = field(init=False)
    points: list[float] = field(init=False)
    hand_wins: list[float] = field(init=False)
    won: float = 0.0
    """Of one block: the games that the level named first has won,"""
    hands_won: float = 0.0
    """and the hands."""
    games: int = 0
    hands: int = 0
    stock_outs: int = 0
    lays: int = 0
    passes: int = 0
    tables_at_half: list[int] = field(default_factory=list)
    answer_seconds: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.seats
        self.points = [0.0] * self.seats
        self.hand_wins = [0.0] * self.seats

    def add(self, other: _Tally) -> None:
        """Count another part of the games too."""
        self.wins = [a + b for a, b in zip(self.wins, other.wins)]
        self.points = [a + b for a, b in zip(self.points, other.points)]
        self.hand_wins = [a + b for a, b in zip(self.hand_wins, other.hand_wins)]
        self.games += other.games
        self.hands += other.hands
        self.stock_outs += other.stock_outs
        self.lays += other.lays
        self.passes += other.passes
        self.tables_at_half += other.tables_at_half
        self.answer_seconds += other.answer_seconds

    def result(
        self, seconds: float, interval: tuple[float, float] | None, hand_interval: tuple[float, float] | None
    ) -> Result:
        """What it all comes to."""
        ranked = sorted(self.answer_seconds)
        tables = sorted(self.tables_at_half)
        half, most, last = (ranked[int(part * (len(ranked) - 1))] * 1000 for part in (0.5, 0.95, 1.0))
        return Result(
            games=self.games,
            hands=self.hands,
            wins=tuple(self.wins),
            hand_wins=tuple(self.hand_wins),
            points=tuple(points / self.games for points in self.points),
            stock_outs=self.stock_outs,
            turns=(self.lays + self.passes) / self.hands,
            lays=self.lays / self.hands,
            passes=self.passes / self.hands,
            table_at_half=statistics.fmean(tables) if tables else None,
            table_at_half_low=tables[len(tables) // 10] if tables else None,
            interval=interval,
            hand_interval=hand_interval,
            seconds_a_hand=seconds / self.hands,
            turn_ms=(half, most, last),
        )


class _Game:
    """One match of computer players, each of whom sees what its seat was told."""

    def __init__(
        self, rules: Ruleset, options: Options, players: Sequence[Bot], turning: int, chance: Chance, clock: Clock,
        tally: _Tally,
    ) -> None:
        seats = len(players)
        self._rules = rules
        self._chance = chance
        self._clock = clock
        self._tally = tally
        self._player_at = tuple((seat + turning) % seats for seat in range(seats))
        self._players = tuple(players)
        self._is_simple = isinstance(options, MachiavelliOptions) and options.match == "simple"
        self._closer: int | None = None
        self._half = 0
        self._state = State(rules.name, options)
        self._views = [self._state] * seats
        self._happened(rules.begin(options, seats, chance))

    def play_hand(self) -> tuple[float, ...]:
        """Play the hand dealt, with its winners sharing it."""
        self._play_out()
        self._count_points(self._state.match.scores)
        return self._by_player(self._rules.hand_winners(self._state))

    def play_match(self) -> tuple[float, ...]:
        """Play to the end of the match; its winners share it, and a simple match that stalls is everybody's."""
        self._play_out()
        replays = 0
        while (winners := self._rules.match_winners(self._state)) is None:
            if self._is_simple and replays == REPLAYS:
                winners = tuple(range(self._state.seats))
                break
            replays += 1
            for seat in self._rules.reentries(self._state):  # computer players accept (RULES R24)
                self._happened(self._rules.order(self._state, Reenter(seat), self._chance))
            self._happened(self._rules.order(self._state, NextHand(), self._chance))
            self._play_out()
        self._count_points(self._state.match.scores)
        return self._by_player(winners)

    def _play_out(self) -> None:
        """Play the hand that has been dealt to its end."""
        tally = self._tally
        tally.hands += 1
        while not self._state.is_over:
            before = self._state.turn
            player = self._players[self._player_at[before.seat]]
            start = self._clock()
            action = player.action(self._views[before.seat], before.seat)
            if before.phase is not Phase.DRAW:
                tally.answer_seconds.append(self._clock() - start)
            self._happened(self._rules.decide(self._state, before.seat, action, self._chance))
            after = self._state.turn
            if after.seat != before.seat or after.phase is Phase.OVER:
                if isinstance(action, Lay) or before.laid:
                    tally.lays += 1
                else:
                    tally.passes += 1
        tally.stock_outs += self._closer is None
        won = self._by_player(self._rules.hand_winners(self._state))
        tally.hand_wins = [total + part for total, part in zip(tally.hand_wins, won)]

    def _happened(self, events: Sequence[Event]) -> None:
        for event in events:
            self._state = evolve(self._state, event)
            self._views = [evolve(view, self._rules.redact(event, seat)) for seat, view in enumerate(self._views)]
            match event:
                case Dealt(stock=stock):
                    self._half = len(stock) // 2
                    self._closer = None
                case Drew() if len(self._state.stock) == self._half:
                    self._tally.tables_at_half.append(len(self._state.table_cards()))
                case HandScored(closer=closer):
                    self._closer = closer

    def _count_points(self, scores: Sequence[int]) -> None:
        for seat, score in enumerate(scores):
            self._tally.points[self._player_at[seat]] += score

    def _by_player(self, winners: Sequence[int]) -> tuple[float, ...]:
        won = [0.0] * self._state.seats
        for seat in winners:
            won[self._player_at[seat]] = 1 / len(winners)
        return tuple(won)
