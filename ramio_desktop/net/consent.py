"""What a table agrees on: one proposal at a time, a number and an expiry each, silence is no (RULES S3, S4)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Final

from .limits import Clock
from .table_messages import AGREED, DECLINED, EXPIRED, VOID, Matter, Outcome, Proposal, Settled

PATIENCE: Final = 60.0
"""Seconds until silence counts as no."""


@dataclass(slots=True)
class _Open:
    number: int
    matter: Matter
    by: int
    seat: int
    level: str
    stands_on: object
    needed: frozenset[int]
    until: float
    agreed: set[int] = field(default_factory=set)


class Consents:
    """The proposal that is open at a table, if any.

    `tell` has a message sent to everybody. What a proposal stands on (the seats, the hand) is handed in as a value:
    when it is another one later, the proposal is void.
    """

    def __init__(self, clock: Clock, tell: Callable[[Proposal | Settled], None]) -> None:
        self._clock = clock
        self._tell = tell
        self._open: _Open | None = None
        self._number = 0

    def propose(
        self, matter: Matter, by: int, needed: Collection[int], stands_on: object, seat: int = 0, level: str = ""
    ) -> bool:
        """Ask for something, or agree to it when it has been asked for already; whether all agree now.

        Another proposal that is open is declined by asking for something else only if it was one's own; otherwise the
        new one is not put, and False.
        """
        self.check(stands_on)
        now = self._open
        if now is not None and (now.matter, now.seat, now.level) == (matter, seat, level):
            return self.answer(by, now.number, True, stands_on) is not None
        if now is not None:
            if now.by != by:
                return False
            self._settle(DECLINED)
        if by not in needed:
            return False
        self._number += 1
        self._open = _Open(
            self._number, matter, by, seat, level, stands_on, frozenset(needed), self._clock() + PATIENCE, {by}
        )
        if self._complete():
            return True
        self._tell(self._message(self._open))
        return False

    def answer(self, seat: int, number: int, yes: bool, stands_on: object) -> tuple[Matter, int, str] | None:
        """Take an answer; what is agreed on (with its seat and level) when it was the last one that was wanting."""
        self.check(stands_on)
        now = self._open
        if now is None or now.number != number or seat not in now.needed:
            return None
        if not yes:
            self._settle(DECLINED)
            return None
        if seat in now.agreed:
            return None
        now.agreed.add(seat)
        if self._complete():
            return now.matter, now.seat, now.level
        self._tell(self._message(now))
        return None

    def check(self, stands_on: object, silent: Collection[int] = ()) -> tuple[Matter, int, str] | None:
        """End the proposal when its time is up or what it stood on has changed.

        The silence of the seats in `silent` is no "no", they were only waited for: what is agreed on because of that.
        """
        now = self._open
        if now is None:
            return None
        if now.stands_on != stands_on:
            self._settle(VOID)
        elif self._clock() >= now.until:
            if now.needed <= now.agreed.union(silent):
                self._settle(AGREED)
                return now.matter, now.seat, now.level
            self._settle(EXPIRED)
        return None

    @property
    def message(self) -> Proposal | None:
        """The open proposal, for who has just sat down."""
        return None if self._open is None else self._message(self._open)

    def _complete(self) -> bool:
        assert self._open is not None
        if self._open.needed <= self._open.agreed:
            self._settle(AGREED)
            return True
        return False

    def _settle(self, outcome: Outcome) -> None:
        assert self._open is not None
        number, self._open = self._open.number, None
        self._tell(Settled(number, outcome))

    def _message(self, now: _Open) -> Proposal:
        left = max(0, round(now.until - self._clock()))
        return Proposal(
            now.number, now.matter, now.by, tuple(sorted(now.needed)), tuple(sorted(now.agreed)), left, now.seat,
            now.level,
        )
