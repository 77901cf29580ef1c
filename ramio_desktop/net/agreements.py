"""What the people at a table may agree on, who has to, and when it can be asked for at all (RULES S3, S4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ..model.bots import LEVELS
from . import table_messages as tm
from .chairs import Chair, Chairs
from .consent import Consents
from .limits import Clock
from .messages import Wish
from .play import Play
from .table_messages import Matter

Agreed = Callable[[Matter, int, str], None]
"""Takes what was agreed on, with the seat and the level it is about."""


class Agreements:
    """The proposals of one table; it does nothing itself but tell, and call `agreed`."""

    def __init__(self, family: str, chairs: Chairs, clock: Clock, tell: Callable[[tm.Proposal | tm.Settled], None],
                 agreed: Agreed) -> None:
        self.play: Play | None = None
        """The match, once it has begun."""
        self._family = family
        self._chairs = chairs
        self._agreed = agreed
        self._consents = Consents(clock, tell)

    @property
    def message(self) -> tm.Proposal | None:
        """The open proposal, for who has just sat down."""
        return self._consents.message

    def check(self) -> None:
        """End what has expired, or stands on seats and hands that are others now."""
        agreed = self._consents.check(self._stands_on(), self._undecided())
        if agreed is not None:
            self._agreed(*agreed)

    def wish(self, seat: int, wish: Wish) -> bool:
        """Whether everybody agrees to a wish of the game now, asked by the room (RULES S4).

        Whether one comes back is one's own affair (R24).
        """
        return wish is Wish.REENTER or self._propose(cast(Matter, wish.value), seat)

    def propose(self, chair: Chair, message: tm.Propose) -> None:
        """Take a proposal; one that cannot be is left out, and a computer player has none to make."""
        if self.play is None or not chair.is_person:
            return
        seat, level = 0, ""
        if message.matter == tm.COMPUTER:
            if not self._chairs.is_away(message.seat) or message.level not in LEVELS[self._family]:
                return
            seat, level = message.seat, message.level
        room = self.play.host.room
        if message.matter == tm.NEXT_HAND and not room.may_deal or message.matter == tm.STOP_HAND and not room.may_stop:
            return
        if self._propose(message.matter, chair.seat, seat, level):
            self._agreed(message.matter, seat, level)

    def answer(self, chair: Chair, message: tm.Answer) -> None:
        """Take an answer."""
        self.check()
        agreed = self._consents.answer(chair.seat, message.number, message.yes, self._stands_on())
        if agreed is not None:
            self._agreed(*agreed)

    def _propose(self, matter: Matter, by: int, seat: int = 0, level: str = "") -> bool:
        self.check()
        return self._consents.propose(matter, by, self._needed(matter, by), self._stands_on(), seat, level)

    def _needed(self, matter: Matter, by: int) -> frozenset[int]:
        """Who has to agree.

        Who is out of the match is not asked about its hands; who may come back is, as long as he is there: going on
        is how he says that he stays out (RULES R24).
        """
        persons = self._chairs.persons()
        if self.play is None or matter == tm.NEW_MATCH:
            return persons
        if matter in (tm.COMPUTER, tm.END):  # those who are away cannot be waited for
            return self._chairs.persons_here()
        return persons - self.play.host.room.state.match.out | self._undecided() | {by}

    def _undecided(self) -> frozenset[int]:
        """Who may come back into the match, is there, and has not said so: his silence means that he stays out."""
        if self.play is None:
            return frozenset()
        return self._chairs.persons_here().intersection(self.play.host.room.reentries)

    def _stands_on(self) -> object:
        return None if self.play is None else self.play.hand, self._chairs.signature()
