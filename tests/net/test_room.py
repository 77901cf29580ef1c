"""The room: all or nothing, numbered answers, redaction, snapshots (RULES I3, I4, I5, S4; NET "The table")."""

from __future__ import annotations

import copy
import random
from dataclasses import replace

import pytest

from ramio_desktop.model.actions import IllegalAction, Reason
from ramio_desktop.model.bots import bot
from ramio_desktop.model.cards import HIDDEN, JOKER
from ramio_desktop.model.events import Dealt, HandScored, Shown
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.log import Log, Seated, log_bytes, read_header
from ramio_desktop.model.notation import action_text, read_action, read_event
from ramio_desktop.model.options import parse_rules
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.save import Desk
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.state import Phase, State
from ramio_desktop.net.messages import Ask, Events, Keep, Refused, Resync, Snapshot, Submit, ToGuest, Wish
from ramio_desktop.net.room import BadMessage, Room
from tests.net.bench import CREATED, Bench, new_room, seeds
from tests.sampling import Seeds, scale


def _all_of(room: Room) -> tuple[object, ...]:
    """Return everything a refusal must leave alone."""
    return (
        room.state, tuple(room.batches), room.header, room.count, dict(room.desks),
        copy.deepcopy(room._chance).below(1 << 32),
    )


def _submit(room: Room, seq: int, *actions: str, seen: int | None = None, seat: int | None = None) -> list[ToGuest]:
    """Submit for a seat (the one in turn) and return what that seat is told."""
    seat = room.state.turn.seat if seat is None else seat
    letters = room.receive(seat, Submit(seq, room.count if seen is None else seen, actions))
    return [message for to, message in letters if to == seat]


def test_accepted_batch_is_told_to_every_seat_as_it_may_know_it() -> None:
    room = new_room(seats=3)
    seat, count = room.state.turn.seat, room.count
    letters = dict(room.receive(seat, Submit(1, count, ("draw",))))
    card = room.state.hands[seat]
    assert sorted(letters) == [0, 1, 2]
    for to, message in letters.items():
        assert isinstance(message, Events)
        assert (message.first, message.seq) == (count, 1 if to == seat else 0)
        (line,) = message.lines
        assert (line == f"p{seat} drew stock ??") == (to != seat)
    assert len(card) == 14


@pytest.mark.parametrize(
    ("actions", "reason"),
    [
        (("pass",), Reason.DRAW_FIRST),
        (("draw", "draw"), Reason.ALREADY_DREW),
        (("draw", "lay -"), Reason.NO_HAND_CARD),
        (("draw", "pass", "draw"), Reason.NOT_YOUR_TURN),
        (("draw discard",), Reason.NO_SUCH_VERB),
        (("draw", "discard 7h"), Reason.NO_SUCH_VERB),
    ],
)
def test_I3_batch_with_one_illegal_action_changes_nothing(actions: tuple[str, ...], reason: Reason) -> None:
    """All or nothing: the legal actions before the illegal one are not done either, and no chance is used up."""
    room = new_room()
    before = _all_of(room)
    (answer,) = _submit(room, 1, *actions)
    assert isinstance(answer, Refused)
    assert (answer.seq, answer.reason) == (1, reason.value)
    assert _all_of(room) == before


def test_I3_every_seat_out_of_turn_is_refused() -> None:
    room = new_room(seats=4)
    before = _all_of(room)
    for seat in set(range(4)) - {room.state.turn.seat}:
        for n, action in enumerate(("draw", "pass", "lay 7h8h9h"), start=1):
            (answer,) = _submit(room, n, action, seat=seat)
            assert answer == Refused(n, "not_your_turn", "-")
    assert _all_of(room) == before


def test_I3_refusals_on_random_tables_change_nothing(seeds: Seeds) -> None:
    """Random submissions, most of them nonsense: what is refused left everything as it was, and is no secret."""
    for seed in seeds(scale(10, 150)):
        chosen = random.Random(seed)
        bench = Bench(new_room(("machiavelli", "machiavelli_classic")[seed % 2], 2 + seed % 3, str(seed)))
        bench.play(chosen.randrange(60))
        room = bench.room
        refused = 0
        for n in range(1000, 1040):
            seat = chosen.randrange(room.header.seats)
            before = _all_of(room)
            (answer,) = _submit(room, n, *_nonsense(room.state, seat, chosen), seat=seat)
            if isinstance(answer, Refused):
                refused += 1
                assert _all_of(room) == before
                told = IllegalAction(Reason(answer.reason))
                assert told.reason.value == answer.reason
            else:
                assert isinstance(answer, Events) and room.state != before[0]
                assert room.count == before[3] + len(answer.lines)
        assert refused > 10


def _nonsense(state: State, seat: int, chosen: random.Random) -> list[str]:
    hand = list(state.hands[seat]) or [JOKER]
    table = [list(meld.cards) for meld in state.table]
    for _ in range(chosen.randrange(4)):
        if table and chosen.random() < 0.5:
            chosen.choice(table).append(chosen.choice(hand))
        else:
            table.append(chosen.sample(hand, min(3, len(hand))))
    if table and chosen.random() < 0.3:
        table.pop(chosen.randrange(len(table)))
    lay = "lay " + (",".join("".join(card.text for card in meld) for meld in table if meld) or "-")
    return chosen.sample([lay, "draw", "pass", "discard 7h", "lay -"], chosen.randint(1, 3))


def test_duplicate_gets_the_same_answer_and_has_no_effect() -> None:
    """NET 24: for an accepted and for a refused submission."""
    room = new_room()
    seat = room.state.turn.seat
    refused = _submit(room, 1, "pass")
    before = _all_of(room)
    assert _submit(room, 1, "pass") == refused
    accepted = _submit(room, 2, "draw")
    after = _all_of(room)
    assert after != before
    assert _submit(room, 2, "draw", seen=room.count - 1) == accepted
    assert room.receive(seat, Submit(2, 0, ("pass",))) == [(seat, accepted[0])], "nobody else hears of it"
    assert _all_of(room) == after
    with pytest.raises(BadMessage):
        _submit(room, 1, "pass")
    assert _all_of(room) == after


@pytest.mark.parametrize("off", [-1, 1, -4])
def test_stale_submission_gets_a_snapshot_and_has_no_effect(off: int) -> None:
    """NET 25."""
    room = new_room()
    _submit(room, 1, "draw")
    before = _all_of(room)
    (answer,) = _submit(room, 2, "pass", seen=room.count + off)
    assert isinstance(answer, Snapshot)
    assert answer.seq == 2
    assert _all_of(room) == before
    assert isinstance(_submit(room, 2, "pass")[0], Snapshot), "the same number again, the same answer"
    assert _all_of(room) == before


@pytest.mark.parametrize(
    "message",
    [
        Submit(1, 3, ()), Submit(1, 3, ("draw",) * 33), Submit(1, 3, ("dance",)), Submit(1, 3, ("lay 7h8",)),
        Submit(1, 3, ("draw\npass",)), Submit(0, 3, ("draw",)), Submit(-4, 3, ("draw",)),
        Keep(3, ("two\nlines",), ()), Keep(3, ("",), ()), Keep(3, ("x",) * 20_001, ()), Keep(3, (), ("\0",)),
    ],
)
def test_message_no_honest_guest_sends_changes_nothing(message: Submit | Keep) -> None:
    room = new_room()
    before = _all_of(room)
    with pytest.raises(BadMessage):
        room.receive(room.state.turn.seat, message)
    assert _all_of(room) == before


# --- Secrets ---------------------------------------------------------------------------------------------------------


def _twin(room: Room, seat: int, chosen: random.Random) -> Room:
    """Return the same table as far as the seat can ever know while the others only draw and pass.

    The other hands, and the cards of the stock that the others will draw, are shuffled among themselves.
    """
    (batch,) = room.batches
    began, dealt, *rest = batch
    assert isinstance(dealt, Dealt)
    seats = len(dealt.hands)
    mine = {i for i in range(len(dealt.stock)) if (dealt.dealer + i) % seats == seat}
    unseen = [card for other, cards in enumerate(dealt.hands) if other != seat for card in cards]
    unseen += [card for i, card in enumerate(dealt.stock) if i not in mine]
    chosen.shuffle(unseen)
    hands = tuple(
        cards if other == seat else tuple(sorted(unseen.pop() for _ in cards))
        for other, cards in enumerate(dealt.hands)
    )
    stock = tuple(card if i in mine else unseen.pop() for i, card in enumerate(dealt.stock))
    twin = Room(Log(room.header, (batch,)), seeds("twin"), lambda: CREATED)
    # No seed gives this deal, so it is put in by hand: only what the room tells is looked at.
    other_deal = replace(dealt, hands=hands, stock=stock)
    twin.batches[0] = (began, other_deal, *rest)
    twin.state = replace(twin.state, hands=hands, stock=stock)
    twin._hand = [other_deal if event == dealt else event for event in twin._hand]
    return twin


def test_I4_decks_that_differ_in_hidden_cards_give_equal_messages(seeds: Seeds) -> None:
    """NET 19: snapshots, events and refusals to a seat do not depend on what the seat may not know."""
    for seed in seeds(scale(8, 100)):
        chosen = random.Random(seed)
        room = new_room(seats=2 + seed % 3, seed=str(seed))
        seat = chosen.randrange(room.header.seats)
        twin = _twin(room, seat, chosen)
        assert twin.state.stock != room.state.stock and twin.state.hands != room.state.hands
        told = 0
        for n in range(1, 120):
            acting, state = room.state.turn.seat, room.state
            if acting != seat or n % 3 == 0:
                actions = ["draw" if state.turn.phase is Phase.DRAW else "pass"]
            else:
                actions = _nonsense(state, seat, chosen)
            heard = [
                [message for to, message in table.receive(acting, Submit(n, table.count, tuple(actions))) if to == seat]
                for table in (room, twin)
            ]
            assert heard[0] == heard[1]
            assert room.join(seat) == twin.join(seat)
            told += len(heard[0])
        assert told > 60
        assert room.count > 40


def test_I4_case_21_snapshot_folds_to_a_view_that_holds_only_what_the_seat_knows(seeds: Seeds) -> None:
    """What the lines give is the truth with other hands and the stock hidden, at every moment."""
    for seed in seeds(scale(2, 40)):
        bench = Bench(new_room(seats=2 + seed % 3, seed=str(seed)))
        for _ in range(30):
            bench.play(3)
            truth = bench.room.state
            for seat, guest in enumerate(bench.guests):
                ((_, snapshot),) = bench.room.join(seat)
                assert isinstance(snapshot, Snapshot)
                view = _view(snapshot)
                assert view == guest.view, "coming back gives what staying gives"
                _check_view(view, truth, seat)


def _view(snapshot: Snapshot) -> State:
    header, used = read_header(snapshot.header)
    assert used == len(snapshot.header)
    assert header.seed is None and "seed" not in " ".join(snapshot.header)
    return fold(header.begin(), [read_event(line, header.grammar) for line in snapshot.lines])


def _check_view(view: State, truth: State, seat: int) -> None:
    assert replace(view, hands=truth.hands, stock=truth.stock) == truth
    assert view.hands[seat] == truth.hands[seat]
    assert set(view.stock) <= {HIDDEN} and len(view.stock) == len(truth.stock)
    for other, cards in enumerate(view.hands):
        assert len(cards) == len(truth.hands[other])
        if other != seat and not truth.is_over:
            assert set(cards) <= {HIDDEN}


def test_I4_refusal_is_the_same_on_the_view_and_at_the_authority(seeds: Seeds) -> None:
    """One piece of code judges both, and a refusal names no card the seat does not know."""
    for seed in seeds(scale(8, 100)):
        chosen = random.Random(seed)
        bench = Bench(new_room(seats=2, seed=str(seed)))
        bench.play(chosen.randrange(50))
        room, rules = bench.room, rules_of(bench.room.state)
        for seat, guest in enumerate(bench.guests):
            for n in range(500, 520):
                (text, *_) = _nonsense(room.state, seat, chosen)
                action = read_action(text, room.header.grammar)
                verdict = rules.refusal(guest.view, seat, action)
                if verdict is None:
                    continue
                (answer,) = _submit(room, n, text, seat=seat)
                assert isinstance(answer, Refused)
                assert answer.reason == verdict.reason.value
                assert rules.refusal(room.state, seat, action) == verdict


# --- Coming back -----------------------------------------------------------------------------------------------------


def test_snapshot_tells_the_hand_in_progress_and_how_earlier_ones_ended() -> None:
    bench = Bench(new_room("machiavelli[target=1000]", 2, "hands"))
    while bench.room.state.match.hand < 3:
        bench.step()
    bench.play(5)
    ((_, snapshot),) = bench.room.receive(0, Resync())
    assert isinstance(snapshot, Snapshot)
    assert snapshot.lines[0].startswith("dealt ")
    assert not any(line.startswith(("began", "dealt")) for line in snapshot.lines[1:])
    assert [line.split()[0] for line in snapshot.past] == ["began", *["shown", "scored"] * 2]
    assert snapshot.first + len(snapshot.lines) == bench.room.count == len(bench.room.log.events)
    assert _view(snapshot) == bench.guests[0].view


def test_I5_room_taken_up_again_plays_on_as_if_nothing_had_happened(seeds: Seeds) -> None:
    for seed in seeds(scale(3, 60)):
        bench = Bench(new_room("machiavelli[target=1000]", 2 + seed % 3, str(seed)))
        bench.play(20 + seed % 150)
        log = bench.room.log
        twin = Bench(Room(log, bench.room._seeds, lambda: CREATED))
        for _ in range(60):
            bench.step()
            twin.step()
        assert twin.room.log == bench.room.log
        assert twin.guests[0].view == bench.guests[0].view
        twins, ours = (
            [event for event in table.guests[0].history if isinstance(event, Shown | HandScored)]
            for table in (twin, bench)
        )
        assert twins == ours


# --- Wishes (S4) -----------------------------------------------------------------------------------------------------


def _wish(room: Room, seat: int, seq: int, wish: Wish) -> list[ToGuest]:
    return [message for to, message in room.receive(seat, Ask(seq, room.count, wish)) if to == seat]


def test_next_hand_is_refused_while_a_hand_is_on() -> None:
    room = new_room()
    before = _all_of(room)
    assert _wish(room, 0, 1, Wish.NEXT_HAND) == [Refused(1, "hand_not_over", "-")]
    assert _all_of(room) == before


def test_next_hand_keeps_the_points_and_moves_the_first_player() -> None:
    bench = Bench(new_room("machiavelli[target=1000]", 3, "next"))
    while not bench.room.state.is_over:
        bench.step()
    before = bench.room.state.match
    bench.guests[1].ask(Wish.NEXT_HAND)
    bench.settle()
    match = bench.room.state.match
    assert (match.scores, match.hand, match.dealer) == (before.scores, before.hand + 1, (before.dealer + 1) % 3)
    assert {guest.view.match for guest in bench.guests} == {match}


def test_S4_new_match_in_the_middle_starts_at_zero_with_its_own_seed_and_log() -> None:
    bench = Bench(new_room("machiavelli[target=1000]", 2, "again"))
    while bench.room.state.match.hand < 2:
        bench.step()
    count = bench.room.count
    bench.guests[0].ask(Wish.NEW_MATCH)
    bench.settle()
    assert bench.room.state.match.scores == (0, 0)
    assert bench.room.state.match.hand == 1
    assert bench.room.header.seed == "again.1"
    assert bench.room.count == count + 3, "a seat goes on counting"
    assert len(bench.room.log.events) == 3
    assert all(not guest.is_waiting and guest.view.match.scores == (0, 0) for guest in bench.guests)
    bench.play(40)
    assert bench.guests[0].view.table == bench.room.state.table
    assert log_bytes(bench.room.log)


def test_S4_computer_player_never_asks_for_a_person() -> None:
    room = new_room(bots=(1,))
    before = _all_of(room)
    for seq, wish in enumerate(Wish, start=1):
        assert _wish(room, 1, seq, wish) == [Refused(seq, "no_such_verb", "-")]
    assert _all_of(room) == before


# --- Desks -----------------------------------------------------------------------------------------------------------


def test_S2_desk_is_kept_and_the_draft_is_void_when_something_happens() -> None:
    room = new_room()
    seat = room.state.turn.seat
    _submit(room, 1, "draw")
    assert room.receive(seat, Keep(room.count, ("draft", "lines"), ("7h", "*"))) == []
    ((_, snapshot),) = room.join(seat)
    assert isinstance(snapshot, Snapshot)
    assert (snapshot.draft, snapshot.order) == (("draft", "lines"), ("7h", "*"))
    ((_, other),) = room.join(1 - seat)
    assert isinstance(other, Snapshot)
    assert (other.draft, other.order) == ((), ()), "a draft is nobody else's business (I4)"
    _submit(room, 2, "pass")
    assert room.desks[seat] == Desk((), ("7h", "*"))
    room.receive(seat, Keep(room.count - 1, ("too", "late"), ("8h",)))
    assert room.desks[seat] == Desk((), ("8h",))


def test_I3_refusal_leaves_the_draft() -> None:
    room = new_room()
    seat = room.state.turn.seat
    room.receive(seat, Keep(room.count, ("draft",), ()))
    _submit(room, 1, "pass")
    assert room.desks[seat] == Desk(("draft",))


@pytest.mark.parametrize("seats", [1, 5])
def test_M1_match_for_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    room = tuple(Seated(seat, "person", "x") for seat in range(seats))
    with pytest.raises(ValueError, match="2 to 4"):
        Room.opened(*parse_rules("machiavelli"), room, seeds("x"), lambda: CREATED)


def test_bots_and_people_take_the_same_road() -> None:
    """A computer player's action goes through the same text as a person's."""
    room = new_room(bots=(0, 1))
    rules = rules_of(room.state)
    chance = Chance("1")
    assert fold(State(room.state.rules, room.state.options), rules.begin(room.header.options, 2, chance)) == room.state
    action = bot("machiavelli", "beginner").action(room.state, room.state.turn.seat)
    (answer,) = _submit(room, 1, action_text(action))
    assert isinstance(answer, Events)
