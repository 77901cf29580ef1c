"""What the people at a table may agree on, who has to, and when it can be asked for at all (RULES S3, S4)."""

from __future__ import annotations

from collections.abc import Callable

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
        self._consents.check(self._stands_on())

    def wish(self, seat: int, wish: Wish) -> bool:
        """Whether everybody agrees to a wish of the game now, asked by the room (RULES S4)."""
        matter: Matter = "next_hand" if wish is Wish.NEXT_HAND else "new_match"
        return self._consents.propose(matter, seat, self._chairs.persons(), self._stands_on())

    def propose(self, chair: Chair, message: tm.Propose) -> None:
        """Take a proposal; one that cannot be is left out, and a computer player has none to make."""
        if self.play is None or not chair.is_person:
            return
        seat, level = 0, ""
        if message.matter == tm.COMPUTER:
            if not self._chairs.is_away(message.seat) or message.level not in LEVELS[self._family]:
                return
            seat, level = message.seat, message.level
        elif message.matter == tm.NEXT_HAND and not self.play.host.room.may_deal:
            return
        is_urgent = message.matter in (tm.COMPUTER, tm.END)  # those who are away cannot be waited for
        needed = self._chairs.persons_here() if is_urgent else self._chairs.persons()
        if self._consents.propose(message.matter, chair.seat, needed, self._stands_on(), seat, level):
            self._agreed(message.matter, seat, level)

    def answer(self, chair: Chair, message: tm.Answer) -> None:
        """Take an answer."""
        agreed = self._consents.answer(chair.seat, message.number, message.yes, self._stands_on())
        if agreed is not None:
            self._agreed(*agreed)

    def _stands_on(self) -> object:
        return None if self.play is None else self.play.hand, self._chairs.signature()
