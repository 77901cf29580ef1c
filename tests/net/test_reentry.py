"""Who is out of a match, and what nobody can close: coming back, not being waited for, stopping (R21, R23, R24, D9)."""

from __future__ import annotations

from ramio_desktop.model.actions import Draw, Reason
from ramio_desktop.model.events import HandScored, Reentered
from ramio_desktop.model.notation import read_position
from ramio_desktop.model.replay import resume, verify
from ramio_desktop.net.messages import Ask, Refused, Resync, Snapshot, Wish
from ramio_desktop.net.plan import SeatPlan
from ramio_desktop.net.table_messages import Proposal, Propose, Settled
from tests.net.bench import Bench
from tests.net.parlour import Parlour, Visitor
from tests.net.positions import room_at

ONE_OUT = "4"
"""A seed by which the fourth seat of four easy players goes out first, in hand four."""
TWO_OUT = "5"
"""One by which the second and the third go out in hand two."""


def somebody_out(seed: str, rules: str = "ramino[reentries=1]") -> tuple[Parlour, list[Visitor]]:
    """A table of four after the hand in which somebody has gone out."""
    parlour = Parlour(rules, (SeatPlan.free(),) * 4, seed)
    guests = parlour.full("Anna", "Bruno", "Carla", "Dino")
    while True:
        played(parlour, guests)
        if parlour.room.state.match.out:
            return parlour, guests
        next_hand(parlour, guests)


def played(parlour: Parlour, guests: list[Visitor], rounds: int = 200) -> None:
    """Have the hand played to its end, or so many rounds of it."""
    while not parlour.room.state.is_over and parlour.room.state.match.round <= rounds:
        parlour.acting(guests).step("easy")


def next_hand(parlour: Parlour, guests: list[Visitor]) -> None:
    """Have these people agree to the next hand."""
    parlour.now += 10  # nobody asks so often
    for guest in guests:
        guest.member.propose("next_hand") if guest.member.proposal is None else guest.member.answer(True)
        parlour.settle()


def ask(parlour: Parlour, guest: Visitor, wish: Wish) -> None:
    assert guest.guest is not None
    guest.guest.ask(wish)
    parlour.settle()


def test_R24_who_went_out_comes_back_by_his_own_wish_and_the_next_hand_is_his_too() -> None:
    parlour, guests = somebody_out(ONE_OUT)
    anna, bruno, carla, dino = guests
    assert parlour.room.reentries == (3,)
    ask(parlour, dino, Wish.REENTER)
    highest = max(parlour.room.state.match.scores[:3])
    for guest in guests:
        assert guest.guest is not None
        assert guest.guest.view.match.scores[3] == highest and guest.guest.view.match.out == frozenset()
        assert guest.guest.history[-1] == Reentered(3, highest)
    assert parlour.room.state.is_over, "nothing is dealt yet"
    ask(parlour, dino, Wish.REENTER)
    assert [refusal.reason.value for refusal in dino.refusals] == ["no_reentry"], "once is enough"
    next_hand(parlour, [anna, bruno, carla])
    assert parlour.room.state.is_over, "he is asked about the next hand as everybody"
    next_hand(parlour, [dino])
    assert len(parlour.room.state.hands[3]) == 10 and parlour.room.state.match.reentered == (3,)
    assert verify(parlour.room.log) == len(parlour.room.log.events)
    assert resume(parlour.room.log).state == parlour.room.state
    # What he is told when he comes back to the table later has it, too.
    dino.back()
    assert dino.guest is not None and Reentered(3, highest) in dino.guest.history


def test_R24_going_on_is_staying_out_and_who_is_out_is_asked_nothing_more() -> None:
    parlour, guests = somebody_out(ONE_OUT)
    anna, bruno, carla, dino = guests
    next_hand(parlour, [anna, bruno, carla])
    assert parlour.room.state.is_over, "he may still come back"
    assert dino.proposals[-1].needed == (0, 1, 2, 3)
    next_hand(parlour, [dino])
    state = parlour.room.state
    assert not state.is_over and state.hands[3] == () and state.match.out == {3}
    ask(parlour, dino, Wish.REENTER)
    assert [refusal.reason.value for refusal in dino.refusals] == ["no_reentry"]
    played(parlour, guests[:3])
    next_hand(parlour, [anna, bruno, carla])
    assert not parlour.room.state.is_over, "who is out is not asked about the hands of the others"


def test_R24_silence_and_absence_are_staying_out() -> None:
    for away in (False, True):
        parlour, guests = somebody_out(TWO_OUT)
        anna, bruno, carla, dino = guests
        assert parlour.room.reentries == (1, 2)
        if away:
            assert carla.line is not None
            carla.line.cut()
            parlour.wait(16)
        next_hand(parlour, [anna, dino])
        asked = anna.proposals[-1]
        assert isinstance(asked, Proposal) and asked.needed == ((0, 1, 3) if away else (0, 1, 2, 3))
        ask(parlour, bruno, Wish.REENTER)
        if away:
            next_hand(parlour, [bruno])
        else:
            parlour.wait(45)
            assert parlour.room.state.is_over
            next_hand(parlour, [bruno])
            parlour.wait(20)
            assert isinstance(anna.proposals[-1], Settled) and anna.proposals[-1].outcome == "agreed"
        assert not parlour.room.state.is_over and parlour.room.state.match.out == {2}
        # And the hand goes on without whoever is out and away.
        assert not parlour.roster_of(anna).is_waiting
        played(parlour, [anna, bruno, dino], 1)
        assert parlour.room.state.match.round > 1 or parlour.room.state.is_over


def test_R24_silence_of_who_is_in_is_still_no() -> None:
    parlour, guests = somebody_out(ONE_OUT)
    next_hand(parlour, [guests[0], guests[3]])
    parlour.wait(62)
    assert guests[0].proposals[-1].outcome == "expired" and parlour.room.state.is_over


def test_R24_nobody_comes_back_for_another_out_of_turn_or_as_a_computer() -> None:
    parlour, guests = somebody_out(TWO_OUT)
    anna, bruno, carla, dino = guests
    count = parlour.room.count
    for guest in (anna, dino):
        ask(parlour, guest, Wish.REENTER)
        assert [refusal.reason.value for refusal in guest.refusals] == ["no_reentry"]
    assert bruno.line is not None and bruno.guest is not None
    # Twice in one breath, and with an old number: once, and then refused or told the same.
    bruno.line.up(Ask(1000, parlour.room.count, Wish.REENTER))
    bruno.line.up(Ask(1001, parlour.room.count, Wish.REENTER))
    bruno.line.up(Ask(1001, parlour.room.count, Wish.REENTER))
    parlour.settle()
    assert parlour.room.count == count + 1 and parlour.room.state.match.reentered == (1,)
    assert not any(isinstance(answer, Refused) and answer.seq == 1000 for answer in bruno.line.messages)
    # In the middle of a hand it is refused, however it is asked for.
    next_hand(parlour, [anna, bruno, carla, dino])
    ask(parlour, carla, Wish.REENTER)
    assert carla.refusals[-1].reason.value == "no_reentry" and parlour.room.state.match.out == {2}
    for matter in ("next_hand", "stop_hand"):
        assert carla.line is not None
        told = len(anna.proposals)
        carla.line.up(Propose(matter))
        parlour.settle()
        assert len(anna.proposals) == told, "what cannot be is put to nobody"


def test_R24_without_the_option_nobody_comes_back() -> None:
    parlour, guests = somebody_out(ONE_OUT, "ramino")
    ask(parlour, guests[3], Wish.REENTER)
    assert guests[3].refusals[-1].reason.value == "no_reentry"
    next_hand(parlour, guests[:3])
    assert not parlour.room.state.is_over and parlour.room.state.match.out == {3}


def test_R23_the_match_goes_on_without_people_once_all_are_out() -> None:
    """The only person is out, the computers go on: the next hand is still his to ask for."""
    seats = (SeatPlan.free(), SeatPlan.bot("Ada", "hard"), SeatPlan.bot("Bea", "hard"))
    parlour = Parlour("ramino", seats, "7")
    (anna,) = parlour.full("Anna")
    for _ in range(60):
        while not parlour.room.state.is_over:
            if parlour.room.state.turn.seat == 0:
                assert anna.guest is not None  # draws and throws back what costs least to keep
                anna.guest.submit([parlour.room._rules.minimum_action(anna.guest.view, 0)])
            parlour.settle()
            parlour.wait(0.5)
        if parlour.room.is_match_over:
            break
        next_hand(parlour, [anna])
    assert parlour.room.is_match_over and 0 in parlour.room.state.match.out
    out_in = next(
        i for i, event in enumerate(parlour.room.log.events) if isinstance(event, HandScored) and 0 in event.out
    )
    later = [event for event in parlour.room.log.events[out_in + 1 :] if isinstance(event, HandScored)]
    assert later, "hands were played after the person was out"
    assert all(getattr(event, "seat", None) != 0 for event in parlour.room.log.events[out_in + 1 :])


DEADLOCK = (
    "ramino_duel Ac2c3c4c5c6c7c8c9cTcJcQcKc,7d7h7s 2h/4d 9h9s5s6s 8d3d3h 0:draw owners=0,1 opened=0,1 round=40 "
    "scores=20/30"
)


def test_D9_R21_a_hand_nobody_can_close_is_stopped_as_a_void_one() -> None:
    for draws in (False, True):
        bench = Bench(room_at(DEADLOCK, ("Anna", "Bruno")))
        if draws:
            bench.guests[0].submit([Draw()])
            bench.settle()
        bench.guests[1].ask(Wish.STOP_HAND)
        bench.settle()
        state = bench.room.state
        assert state.is_over and state.match.scores == (20, 30) and state.match.voids == 1
        assert bench.events[0][-1] == HandScored((0, 0), None) and bench.room.may_deal
        assert verify(bench.room.log) == len(bench.room.log.events)
        assert resume(bench.room.log).state == state
        bench.guests[1].ask(Wish.STOP_HAND)
        bench.settle()
        assert [refusal.reason for refusal in bench.refusals[1]] == [Reason.NO_SUCH_VERB]
        bench.guests[0].ask(Wish.NEXT_HAND)
        bench.settle()
        assert bench.room.state.match.hand == 2 and verify(bench.room.log) == len(bench.room.log.events)


def test_D9_a_deadlock_is_stopped_while_the_move_of_another_is_on_its_way() -> None:
    bench = Bench(room_at(DEADLOCK, ("Anna", "Bruno")))
    bench.guests[0].submit([Draw()])
    bench.guests[1].ask(Wish.STOP_HAND)  # before he has heard of it
    bench.settle()
    assert bench.room.state.is_over and bench.guests[1].view.is_over and not bench.guests[1].is_waiting
    assert bench.guests[1].view.match == bench.room.state.match


def test_D9_a_hand_that_may_still_be_closed_is_not_stopped() -> None:
    for position in (
        DEADLOCK.replace("7d7h7s", "7d7h7s,2s3s4s").replace("owners=0,1 ", ""),
        DEADLOCK.replace("2h/4d", "2hJh/4d"),
        DEADLOCK.replace("QcKc", "Qc"),
    ):
        bench = Bench(room_at(position, ("Anna", "Bruno")))
        before = bench.room.state
        bench.guests[0].ask(Wish.STOP_HAND)
        bench.settle()
        assert [refusal.reason for refusal in bench.refusals[0]] == [Reason.NO_SUCH_VERB], position
        assert bench.room.state == before


def test_S4_a_hand_is_stopped_when_everybody_still_in_agrees() -> None:
    parlour = Parlour("ramino_duel", (SeatPlan.free(),) * 2)
    anna, bruno = parlour.full("Anna", "Bruno")
    assert anna.line is not None
    anna.line.up(Propose("stop_hand"))
    ask(parlour, anna, Wish.STOP_HAND)
    assert not anna.proposals and [refusal.reason for refusal in anna.refusals] == [Reason.NO_SUCH_VERB]
    parlour.room.state = read_position(DEADLOCK)  # as if they had come there
    anna.line.up(Propose("stop_hand"))
    parlour.settle()
    asked = bruno.proposals[-1]
    assert isinstance(asked, Proposal) and (asked.matter, asked.needed) == ("stop_hand", (0, 1))
    assert not parlour.room.state.is_over
    bruno.member.answer(False)
    parlour.settle()
    assert not parlour.room.state.is_over
    anna.line.up(Propose("stop_hand"))
    parlour.settle()
    bruno.member.answer(True)
    parlour.settle()
    assert parlour.room.state.is_over and parlour.room.state.match.voids == 1


def test_I4_whether_a_hand_may_be_stopped_tells_nothing_of_hidden_cards() -> None:
    near = DEADLOCK.replace("QcKc", "Qc")  # the king fits: whoever could learn where it is would know a card
    told = []
    for hands, stock in (("2h/Kc", "9h9s5s6s"), ("2h/9h", "Kc9s5s6s"), ("2h/9h", "9s5sKc6s")):
        bench = Bench(room_at(near.replace("2h/4d 9h9s5s6s", f"{hands} {stock}"), ("Anna", "Bruno")))
        for guest in bench.guests:
            guest.ask(Wish.STOP_HAND)
            bench.settle()
        bench.host.receive(0, Resync())
        bench.settle()
        told.append(bench.told[0])
    assert told[0] == told[1] == told[2]
    assert [type(message) for message in told[0]] == [Snapshot, Refused, Snapshot]
