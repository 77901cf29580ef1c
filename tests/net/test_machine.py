"""A table of three through whatever can happen to it, in any order: guests and truth never part (I4, S3, S4)."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ramio_desktop.model.cards import HIDDEN
from ramio_desktop.model.rules import rules_of
from ramio_desktop.net.handshake import Refusal
from ramio_desktop.net.messages import Submit, Wish
from ramio_desktop.net.plan import SeatPlan
from ramio_desktop.net.table_messages import AWAY
from tests.net.parlour import Parlour, Visitor
from tests.sampling import scale

SEATS = st.integers(0, 2)


class TableMachine(RuleBasedStateMachine):
    """Three guests at one table."""

    @initialize(seed=st.integers(0, 50), timer=st.sampled_from([0, 30]))
    def begin(self, seed: int, timer: int) -> None:
        """Everybody is there."""
        self.parlour = Parlour(seats=(SeatPlan.free(),) * 3, seed=str(seed), timer=timer)
        # Past the door: the proof of the code takes its time, and has tests of its own.
        self.all = [Visitor(self.parlour, nick) for nick in ("Anna", "Bruno", "Carla")]
        for visitor in self.all:
            visitor.sit(self.parlour.table.sit(visitor.nick, visitor.secret, ""))
            visitor.member.ready(True)
        self.parlour.settle()
        self.kicked: set[int] = set()

    def _here(self, seat: int) -> Visitor | None:
        visitor = self.all[seat]
        line = visitor.line
        return visitor if line is not None and not line.is_mute and line.bye is None else None

    @rule()
    def act(self) -> None:
        """Who is in turn plays, if he is there."""
        state = self.parlour.room.state
        visitor = self._here(state.turn.seat)
        if visitor is not None and not state.is_over and visitor.guest is not None and not visitor.guest.is_waiting:
            view = visitor.guest.view
            if rules_of(view).verbs(view, visitor.seat):
                visitor.step()

    @rule(seat=SEATS, text=st.sampled_from(["draw", "pass", "lay -", "lay 4c5c6c", "draw discard"]))
    def nonsense(self, seat: int, text: str) -> None:
        """Somebody sends an action that mostly is not his to do."""
        visitor = self._here(seat)
        if visitor is not None and visitor.guest is not None and not visitor.guest.is_waiting:
            count = self.parlour.room.count
            before = self.parlour.room.state
            visitor.guest._seq += 1
            assert visitor.line is not None
            visitor.line.up(Submit(visitor.guest._seq, count, (text,)))
            self.parlour.settle()
            if self.parlour.room.count == count:
                assert self.parlour.room.state == before

    @rule(seat=SEATS)
    def cut(self, seat: int) -> None:
        """A line breaks."""
        visitor = self._here(seat)
        if visitor is not None and visitor.line is not None:
            visitor.line.cut()
            self.parlour.settle()

    @rule(seat=SEATS)
    def mute(self, seat: int) -> None:
        """A line falls into a hole."""
        visitor = self._here(seat)
        if visitor is not None and visitor.line is not None:
            visitor.line.is_mute = True

    @rule(seat=SEATS)
    def back(self, seat: int) -> None:
        """Somebody comes back, or comes a second time."""
        try:
            self.all[seat].back()
            assert seat not in self.kicked
        except Refusal as refusal:
            assert refusal.bye.reason == "unknown_seat" and seat in self.kicked

    @rule(seconds=st.sampled_from([1, 6, 16, 70]))
    def wait(self, seconds: int) -> None:
        """Time passes."""
        self.parlour.wait(seconds)

    @rule(seat=SEATS, matter=st.sampled_from(["next_hand", "new_match"]))
    def wish(self, seat: int, matter: str) -> None:
        """Somebody wants to go on."""
        visitor = self._here(seat)
        if visitor is not None and visitor.guest is not None and not visitor.guest.is_waiting:
            visitor.guest.ask(Wish(matter))
            self.parlour.settle()

    @rule(seat=SEATS, other=SEATS)
    def computer(self, seat: int, other: int) -> None:
        """Somebody wants a computer player for another."""
        visitor = self._here(seat)
        if visitor is not None:
            visitor.member.propose("computer", other, "beginner")
            self.parlour.settle()

    @rule(seat=SEATS, yes=st.booleans())
    def answer(self, seat: int, yes: bool) -> None:
        """Somebody answers."""
        visitor = self._here(seat)
        if visitor is not None:
            visitor.member.answer(yes)
            self.parlour.settle()

    @precondition(lambda self: len(self.kicked) < 1)
    @rule(seat=SEATS, sure=st.integers(0, 9))
    def kick(self, seat: int, sure: int) -> None:
        """The host sends somebody away, now and then."""
        if sure == 0:
            self.kicked.add(seat)
            self.parlour.table.kick(seat)
            self.parlour.settle()

    @invariant()
    def views_are_the_truth_as_far_as_each_may_know_it(self) -> None:
        """Every guest whose line stands sees the table as it is, and no card of another."""
        state = self.parlour.room.state
        for seat in range(3):
            visitor = self._here(seat)
            if visitor is None or visitor.guest is None or not visitor.guest.is_ready:
                continue
            view = visitor.guest.view
            assert (view.table, view.match, view.turn) == (state.table, state.match, state.turn)
            assert view.hands[seat] == state.hands[seat] and len(view.stock) == len(state.stock)
            assert set(view.stock) <= {HIDDEN}
            if not state.is_over:
                assert all(set(cards) <= {HIDDEN} for other, cards in enumerate(view.hands) if other != seat)

    @invariant()
    def nobody_waits_for_ever(self) -> None:
        """With everybody there and nobody away, no answer is wanting."""
        away = any(place.presence == AWAY for place in self.parlour.table.roster().seats)
        for seat in range(3):
            visitor = self._here(seat)
            if visitor is not None and visitor.guest is not None and visitor.guest.is_ready and not away:
                assert not visitor.guest.is_waiting


TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=scale(8, 200), stateful_step_count=40, deadline=None,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),  # an example takes seconds: no shrinking
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
