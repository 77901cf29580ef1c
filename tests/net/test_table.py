"""A network table: seats, presence, consent, timer, talk, what is kept (RULES S3, S4, S5, M17; NET cases by number)."""

from __future__ import annotations

from pathlib import Path

import pytest

from ramio_desktop.model.log import MAX_NAME, read_log
from ramio_desktop.model.options import parse_rules
from ramio_desktop.net.handshake import Key
from ramio_desktop.net.messages import Ask, Notice, Refused, Snapshot, Submit, Wish
from ramio_desktop.net.plan import SeatPlan, TablePlan
from ramio_desktop.net.store import EXPIRY, TableStore
from ramio_desktop.net.table_messages import (
    AWAY, HERE, LOST, Drafted, Leave, Propose, Proposal, Reacted, Roster, Said, Say, Settled, Show, TurnClock,
)
from tests.net.parlour import FINGERPRINT, Parlour, Visitor, refused

THREE = (SeatPlan.free(), SeatPlan.free(), SeatPlan.free())


def _presence(parlour: Parlour, who: Visitor) -> list[str]:
    return [place.presence for place in parlour.roster_of(who).seats]


# --- Seats ----------------------------------------------------------------------------------------------------------


def test_S1_people_and_computers_begin_when_every_seat_is_taken_and_everybody_is_ready() -> None:
    parlour = Parlour(seats=(SeatPlan.free(), SeatPlan.bot("Ada", "beginner"), SeatPlan.free()))
    anna = parlour.visitor("Anna")
    anna.member.ready(True)
    parlour.settle()
    assert not parlour.table.is_playing, "a seat is free"
    bruno = parlour.visitor("Bruno")
    assert not parlour.table.is_playing, "Bruno is not ready"
    bruno.member.ready(True)
    parlour.settle()
    assert parlour.table.is_playing
    assert [place.kind for place in parlour.roster_of(anna).seats] == ["person", "bot", "person"]
    parlour.play([anna, bruno])
    assert anna.guest is not None and bruno.guest is not None
    assert anna.guest.view.is_over and anna.guest.view.match == bruno.guest.view.match == parlour.room.state.match


def test_case_12_newer_connection_replaces_the_older_one() -> None:
    parlour = Parlour()
    anna, bruno = parlour.full("Anna", "Bruno")
    old = anna.line
    again = Visitor(parlour, "Anna", anna.secret).back()
    assert old is not None and old.bye is not None and old.bye.reason == "replaced"
    assert again.seat == anna.seat and again.guest is not None and again.guest.is_ready
    assert again.member.line == "seated"
    length = len(old.bytes)
    parlour.play([again, bruno], steps=6)
    assert len(old.bytes) == length, "the older line hears nothing more"


def test_case_15_of_two_resumes_at_once_one_lives() -> None:
    parlour = Parlour()
    anna, _ = parlour.full("Anna", "Bruno")
    key = Key(FINGERPRINT, parlour.table.number, anna.secret)
    first, second = Visitor(parlour, "Anna", anna.secret), Visitor(parlour, "Anna", anna.secret)
    seats = [parlour.handshake("Anna", anna.secret, key=key) for _ in range(2)]
    first.sit(seats[0])
    second.sit(seats[1])
    assert first.ends and first.ends[0].reason == "replaced"
    assert second.member.line == "seated" and not second.ends


def test_case_16_full_table_is_told() -> None:
    parlour = Parlour()
    parlour.visitor("Anna")
    parlour.visitor("Bruno")
    assert refused(lambda: parlour.visitor("Carla")) == "full"


def test_locked_table_lets_nobody_new_in_but_those_who_come_back() -> None:
    parlour = Parlour()
    anna = parlour.visitor("Anna")
    parlour.table.lock(True)
    assert refused(lambda: parlour.visitor("Bruno")) == "locked"
    assert anna.line is not None
    anna.line.cut()
    anna.back()
    assert _presence(parlour, anna)[anna.seat] == HERE


@pytest.mark.parametrize(
    ("nick", "shown"),
    [
        ("\u202eAnna\u2066", "Anna"), ("An\x00na\x07", "Anna"), ("  An\n na ", "An na"), ("e\u0301va", "éva"),
        ("👩\u200d👩\u200d👧" * 100, None), ("anna", "anna 2"), ("x" * 200, "x" * MAX_NAME),
    ],
)  # fmt: skip
def test_case_17_nicks_are_cleaned_and_distinct(nick: str, shown: str | None) -> None:
    parlour = Parlour(seats=THREE)
    anna = parlour.visitor("Anna")
    if shown == "Anna":
        shown = "Anna 2"
    other = parlour.visitor(nick)
    name = parlour.roster_of(anna).seats[other.seat].name
    assert len(name) <= MAX_NAME and name.isprintable()
    assert shown is None or name == shown


def test_case_17_nick_of_nothing_is_refused() -> None:
    parlour = Parlour()
    assert refused(lambda: parlour.visitor("\u202e\x00\u200b")) == "bad_nick"
    assert parlour.table.free_seats == 2


def test_case_18_who_has_left_gets_nothing_more_and_frees_the_seat_before_the_match() -> None:
    parlour = Parlour()
    anna, bruno = parlour.visitor("Anna"), parlour.visitor("Bruno")
    assert anna.line is not None
    anna.line.up(Leave())
    parlour.settle()
    length = len(anna.line.bytes)
    assert anna.ends[0].reason == "left" and parlour.table.free_seats == 1
    bruno.member.say("ciao")
    parlour.settle()
    assert len(anna.line.bytes) == length


def test_case_14_seat_without_a_line_is_free_again() -> None:
    """A join cut after the seat was given, and never repeated, leaves no orphan; repeated, it is the same seat."""
    parlour = Parlour()
    anna = Visitor(parlour, "Anna")
    seat = parlour.handshake("Anna", anna.secret)
    assert parlour.handshake("Anna", anna.secret) == seat
    assert parlour.table.free_seats == 1
    parlour.wait(16)
    assert parlour.table.free_seats == 2


def test_kicked_guest_cannot_come_back_and_a_computer_plays_on() -> None:
    parlour = Parlour(seats=THREE)
    anna, bruno, carla = parlour.full("Anna", "Bruno", "Carla")
    parlour.table.kick(bruno.seat)
    parlour.settle()
    assert bruno.ends[0].reason == "kicked"
    assert refused(bruno.back) == "unknown_seat"
    assert parlour.roster_of(anna).seats[bruno.seat].kind == "bot"
    parlour.play([anna, carla])
    assert parlour.room.state.is_over


def test_kicked_guest_frees_the_seat_before_the_match() -> None:
    parlour = Parlour()
    anna = parlour.visitor("Anna")
    parlour.table.kick(anna.seat)
    parlour.settle()
    assert parlour.table.free_seats == 2 and anna.ends[0].reason == "kicked"


# --- What the rules say stays the rules' ---------------------------------------------------------------------------


def test_case_23_out_of_turn_twice_and_wrong_phase_change_nothing() -> None:
    parlour = Parlour()
    anna, bruno = parlour.full("Anna", "Bruno")
    acting = parlour.acting([anna, bruno])
    other = bruno if acting is anna else anna
    before = parlour.room.state
    for who, seq, actions in (
        (other, 1, ("draw",)), (acting, 1, ("pass",)), (acting, 2, ("draw", "draw")),
        (acting, 3, ("draw", "lay 7h8h9h")), (other, 2, ("lay -",)),
    ):  # fmt: skip
        assert who.line is not None
        who.line.up(Submit(seq, parlour.room.count, actions))
        parlour.settle()
        told = who.line.told(Refused)[-1]
        assert told.seq == seq
        assert parlour.room.state == before


def test_case_24_duplicate_seq_is_done_once_and_25_stale_gets_a_snapshot() -> None:
    parlour = Parlour()
    visitors = parlour.full("Anna", "Bruno")
    acting = parlour.acting(visitors)
    assert acting.line is not None
    count = parlour.room.count
    for _ in range(3):
        acting.line.up(Submit(1, count, ("draw",)))
    parlour.settle()
    assert parlour.room.count == count + 1
    snapshots = len(acting.line.told(Snapshot))
    acting.line.up(Submit(2, count, ("pass",)))
    parlour.settle()
    assert parlour.room.count == count + 1 and len(acting.line.told(Snapshot)) == snapshots + 1


def test_case_26_of_two_pipelined_the_second_illegal_one_is_refused_alone() -> None:
    parlour = Parlour()
    acting = parlour.acting(parlour.full("Anna", "Bruno"))
    assert acting.line is not None
    count = parlour.room.count
    acting.line.up(Submit(1, count, ("draw",)))
    acting.line.up(Submit(2, count + 1, ("draw",)))
    parlour.settle()
    assert parlour.room.count == count + 1
    assert [told.seq for told in acting.line.told(Refused)] == [2]


# --- Consent --------------------------------------------------------------------------------------------------------


def _over(parlour: Parlour) -> list[Visitor]:
    visitors = parlour.full("Anna", "Bruno")
    parlour.play(visitors)
    return visitors


def test_S4_case_28_next_hand_needs_everybody_and_29_twice_is_one_hand() -> None:
    parlour = Parlour()
    anna, bruno = _over(parlour)
    assert anna.guest is not None and bruno.guest is not None
    anna.guest.ask(Wish.NEXT_HAND)
    parlour.settle()
    assert parlour.room.state.is_over and not anna.guest.is_waiting, "one is not everybody"
    anna.guest.ask(Wish.NEXT_HAND)
    anna.member.answer(True)
    parlour.settle()
    assert parlour.room.state.is_over, "nor is one three times"
    assert isinstance(bruno.proposals[-1], Proposal) and bruno.proposals[-1].agreed == (anna.seat,)
    bruno.member.answer(True)
    bruno.guest.ask(Wish.NEXT_HAND)
    parlour.settle()
    assert parlour.room.state.match.hand == 2 and not parlour.room.state.is_over


def test_S4_case_28_consent_is_void_after_a_change_of_seats() -> None:
    parlour = Parlour()
    anna, bruno = _over(parlour)
    assert anna.guest is not None and bruno.line is not None
    anna.guest.ask(Wish.NEXT_HAND)
    parlour.settle()
    number = bruno.proposals[-1].number
    bruno.line.cut()
    parlour.wait(16)
    assert anna.proposals[-1] == Settled(number, "void")
    bruno.back()
    bruno.member.answer(True)
    parlour.settle()
    assert parlour.room.state.is_over


def test_S4_silence_is_no_and_no_is_no() -> None:
    parlour = Parlour()
    anna, bruno = _over(parlour)
    assert anna.guest is not None
    anna.guest.ask(Wish.NEXT_HAND)
    parlour.wait(61)
    assert isinstance(anna.proposals[-1], Settled) and anna.proposals[-1].outcome == "expired"
    anna.guest.ask(Wish.NEXT_HAND)
    parlour.settle()
    bruno.member.answer(False)
    parlour.settle()
    assert anna.proposals[-1].outcome == "declined" and parlour.room.state.is_over


def test_S4_case_28_a_computer_consents_for_nobody() -> None:
    """Neither a computer player of the host nor one of a guest is asked, or heard."""
    parlour = Parlour(seats=(SeatPlan.free(), SeatPlan.bot("Ada", "beginner"), SeatPlan.free()))
    anna = parlour.visitor("Anna")
    machine = Visitor(parlour, "Zed")
    machine.sit(parlour.table.sit("Zed", machine.secret, "beginner"))
    anna.member.ready(True)
    parlour.settle()
    parlour.play([anna, machine])
    assert machine.line is not None and anna.guest is not None
    machine.line.up(Ask(99, parlour.room.count, Wish.NEXT_HAND))
    machine.line.up(Propose("next_hand"))
    parlour.settle()
    assert parlour.room.state.is_over
    anna.guest.ask(Wish.NEXT_HAND)
    parlour.settle()
    assert parlour.room.state.match.hand == 2, "the only person is everybody"


def test_S4_new_match_in_the_middle_of_one_needs_everybody() -> None:
    parlour = Parlour()
    anna, bruno = _over(parlour)
    assert anna.guest is not None and bruno.guest is not None
    anna.guest.ask(Wish.NEXT_HAND)
    bruno.guest.ask(Wish.NEXT_HAND)
    parlour.settle()
    assert any(parlour.room.state.match.scores)
    anna.guest.ask(Wish.NEW_MATCH)
    parlour.settle()
    assert any(parlour.room.state.match.scores)
    bruno.member.answer(True)
    parlour.settle()
    assert parlour.room.state.match.scores == (0, 0) and parlour.room.state.match.hand == 1
    assert anna.guest.view.match == parlour.room.state.match


def test_end_by_everybodys_wish_puts_the_table_away(tmp_path: Path) -> None:
    parlour = Parlour(folder=tmp_path)
    anna, bruno = parlour.full("Anna", "Bruno")
    anna.member.propose("end")
    parlour.settle()
    bruno.member.answer(True)
    parlour.settle()
    assert [bye.reason for bye in anna.ends + bruno.ends] == ["ended", "ended"]
    assert not list((tmp_path / "tables").iterdir()) and len(list((tmp_path / "archive").iterdir())) == 1


# --- Being there ----------------------------------------------------------------------------------------------------


def test_silent_guest_is_lost_with_a_countdown_then_away_and_play_waits() -> None:
    """S3: play waits, with a notice, until everybody is back."""
    parlour = Parlour()
    anna, bruno = parlour.full("Anna", "Bruno")
    acting = parlour.acting([anna, bruno])
    other = bruno if acting is anna else anna
    assert other.line is not None and acting.guest is not None
    other.line.is_mute = True
    parlour.wait(10)
    place = parlour.roster_of(acting).seats[other.seat]
    assert place.presence == LOST and 0 < place.seconds <= 15
    parlour.wait(6)
    roster = parlour.roster_of(acting)
    assert roster.seats[other.seat].presence == AWAY and roster.is_waiting
    count = parlour.room.count
    acting.step()
    assert parlour.room.count == count and acting.guest.is_waiting, "it waits"
    other.back()
    assert parlour.room.count == count + 1 and not acting.guest.is_waiting, "and goes on by itself"


def test_S3_case_51_computer_takes_over_when_all_who_are_here_agree_and_gives_back_at_the_turns_end() -> None:
    parlour = Parlour(seats=THREE)
    anna, bruno, carla = parlour.full("Anna", "Bruno", "Carla")
    assert carla.line is not None and anna.line is not None
    anna.member.propose("computer", carla.seat, "beginner")
    parlour.settle()
    assert not anna.proposals, "she is here"
    carla.line.cut()
    parlour.settle()
    assert _presence(parlour, anna)[carla.seat] == LOST
    parlour.wait(16)
    anna.member.propose("computer", carla.seat, "beginner")
    parlour.settle()
    assert anna.proposals[-1].needed == (anna.seat, bruno.seat)
    assert parlour.roster_of(anna).seats[carla.seat].kind == "person"
    bruno.member.answer(True)
    parlour.settle()
    place = parlour.roster_of(anna).seats[carla.seat]
    assert (place.kind, place.level, place.owner) == ("bot", "beginner", "Carla")
    assert anna.guest is not None and anna.guest.seats[carla.seat].is_bot
    parlour.play([anna, bruno], steps=8)
    hand = parlour.room.state.match.hand
    carla.back()
    assert carla.guest is not None
    while parlour.room.state.turn.seat == carla.seat:
        parlour.settle()
    assert parlour.roster_of(anna).seats[carla.seat].kind == "person"
    assert not anna.guest.seats[carla.seat].is_bot
    parlour.play([anna, bruno, carla])
    assert parlour.room.state.match.hand == hand and parlour.room.state.is_over
    assert carla.guest.view.match == parlour.room.state.match
    kinds = [entry.kind for entry in parlour.room.log.entries if hasattr(entry, "kind")]
    assert kinds == ["bot", "person"], "both changes are in the log"


def test_case_48_a_sleep_of_the_host_makes_nobody_away_and_a_clock_that_goes_back_does_no_harm() -> None:
    parlour = Parlour(timer=30)
    anna, bruno = parlour.full("Anna", "Bruno")
    count = parlour.room.count
    for jump in (3600.0, -7200.0, 86_400.0):
        parlour.now += jump
        parlour.calendar += jump
        parlour.table.tick()
        parlour.settle()
        assert _presence(parlour, anna) == [HERE, HERE]
    assert parlour.room.count == count, "and no turn is lost"


# --- Timer ----------------------------------------------------------------------------------------------------------


def test_turn_timer_then_the_reserve_then_the_least_is_played() -> None:
    parlour = Parlour(timer=30)
    visitors = parlour.full("Anna", "Bruno")
    acting = parlour.acting(visitors)
    assert acting.line is not None
    clock = acting.line.told(TurnClock)[-1]
    assert clock.seat == acting.seat and clock.left > 29_000 and clock.reserve == 60_000 and clock.is_running
    parlour.wait(85)
    assert parlour.room.state.turn.seat == acting.seat
    parlour.wait(6)
    assert parlour.room.state.turn.seat != acting.seat
    assert Notice("time_is_up", str(acting.seat)) in acting.notices
    assert Drafted(acting.seat, ()) in acting.drafts
    other = parlour.acting(visitors)
    other.step()
    other.step()
    parlour.wait(1)
    clock = acting.line.told(TurnClock)[-1]
    assert clock.seat == acting.seat and clock.reserve == 0, "the reserve is for the whole hand"


def test_turn_timer_stands_still_while_somebody_is_away() -> None:
    parlour = Parlour(timer=30)
    visitors = parlour.full("Anna", "Bruno")
    acting = parlour.acting(visitors)
    other = next(visitor for visitor in visitors if visitor is not acting)
    assert other.line is not None and acting.line is not None
    other.line.cut()
    parlour.wait(300)
    assert parlour.room.state.turn.seat == acting.seat
    assert not acting.line.told(TurnClock)[-1].is_running
    other.back()
    assert acting.line.told(TurnClock)[-1].is_running


# --- Talk -----------------------------------------------------------------------------------------------------------


def test_chat_is_cleaned_limited_and_can_be_muted() -> None:
    parlour = Parlour()
    anna, bruno = parlour.full("Anna", "Bruno")
    anna.member.say("ciao\x00 \u202ea tutti")
    parlour.settle()
    assert bruno.talk == [Said(anna.seat, "ciao a tutti")]
    assert anna.line is not None
    for _ in range(20):
        anna.line.up(Say("spam"))
    parlour.settle()
    assert len(bruno.talk) == 5 and Notice("slow_down", "chat") in anna.notices
    parlour.wait(30)
    bruno.member.mute(anna.seat, True)
    anna.member.react("bravo")
    parlour.settle()
    assert len(bruno.talk) == 5
    bruno.member.mute(anna.seat, False)
    anna.member.react("bravo")
    parlour.settle()
    assert bruno.talk[-1] == Reacted(anna.seat, "bravo")
    assert not any("ciao" in str(entry) for entry in parlour.room.log.entries)


def test_draft_is_shown_only_of_ones_own_cards_in_ones_own_turn_and_never_logged() -> None:
    parlour = Parlour()
    anna, bruno = parlour.full("Anna", "Bruno")
    acting = parlour.acting([anna, bruno])
    other = bruno if acting is anna else anna
    acting.step()
    own = parlour.room.state.hands[acting.seat]
    foreign = next(card for card in parlour.room.state.stock if card not in own)
    seen, batches = parlour.room.count, len(parlour.room.batches)
    assert acting.line is not None and other.line is not None
    good = str(own[0]) + str(own[1])
    acting.line.up(Show(seen, (good,)))
    acting.line.up(Show(seen, (str(foreign),)))
    acting.line.up(Show(seen, ("nonsense",)))
    acting.line.up(Show(seen - 1, (str(own[0]),)))
    other.line.up(Show(seen, (str(parlour.room.state.hands[other.seat][0]),)))
    parlour.settle()
    assert other.drafts == [Drafted(acting.seat, (good,))] and not acting.drafts
    assert len(parlour.room.batches) == batches


# --- Secrets --------------------------------------------------------------------------------------------------------


def test_case_19_streams_are_byte_identical_for_decks_that_differ_in_hidden_cards() -> None:
    """The stock below what is drawn is turned round: a seat gets the same bytes until a card of it is drawn."""
    streams = []
    for turned in (False, True):
        parlour = Parlour(seed="7")
        anna, bruno = parlour.full("Anna", "Bruno")
        state = parlour.room.state
        if turned:
            from dataclasses import replace

            other = 1 - anna.seat
            mixed = sorted((*state.hands[other], *state.stock[6:]), key=str)
            hands = list(state.hands)
            hands[other] = tuple(sorted(mixed[:13]))
            parlour.room.state = replace(state, hands=tuple(hands), stock=(*state.stock[:6], *mixed[13:]))
        for _ in range(4):
            acting = parlour.acting([anna, bruno])
            assert acting.line is not None
            for actions in (("draw",), ("pass",)):
                acting.line.up(Submit(parlour.room.count, parlour.room.count, actions))
                parlour.settle()
        bruno.line.up(Submit(900, 0, ("draw",)))  # type: ignore[union-attr]
        parlour.table.tick()
        parlour.settle()
        assert anna.line is not None
        streams.append(bytes(anna.line.bytes))
    assert streams[0] == streams[1]


def test_case_20_refusals_name_no_card_of_anybody_else() -> None:
    parlour = Parlour()
    visitors = parlour.full("Anna", "Bruno")
    acting = parlour.acting(visitors)
    acting.step()
    foreign = [card for card in parlour.room.state.stock if card not in parlour.room.state.hands[acting.seat]]
    three = "".join(map(str, foreign[:3]))
    assert acting.line is not None
    acting.line.up(Submit(50, parlour.room.count, (f"lay {three}",)))
    parlour.settle()
    told = acting.line.told(Refused)
    for message in told:
        assert all(str(card) in three for card in parse_cards(message.cards))


def parse_cards(text: str) -> list[str]:
    """Return the cards of a refusal as texts."""
    return [text[i : i + 2] for i in range(0, len(text) - 1, 2)] if text != "-" else []


# --- Kept -----------------------------------------------------------------------------------------------------------


def test_the_same_host_takes_the_table_up_where_it_was_left(tmp_path: Path) -> None:
    parlour = Parlour(folder=tmp_path)
    anna, bruno = parlour.full("Anna", "Bruno")
    parlour.play([anna, bruno], steps=9)
    state, code = parlour.room.state, parlour.table.code
    parlour.table.close()
    parlour.settle()
    assert anna.ends[0].reason == "closed", "it is announced"
    kept = TableStore(tmp_path).listing(parlour.calendar)[0]
    again = Parlour(folder=tmp_path, kept=kept)
    assert again.table.code == code and again.room.state == state
    for visitor in (anna, bruno):
        visitor.parlour = again
        visitor.back()
    assert _presence(again, anna) == [HERE, HERE]
    again.play([anna, bruno])
    assert again.room.state.is_over


def test_secrets_are_kept_as_hashes_and_only_for_the_player(tmp_path: Path) -> None:
    parlour = Parlour(folder=tmp_path)
    anna, _ = parlour.full("Anna", "Bruno")
    path = tmp_path / "tables" / f"{parlour.table.number}.table"
    assert anna.secret not in path.read_text() and path.stat().st_mode & 0o077 == 0


def test_S5_table_expires_after_seven_days_without_an_action_of_a_person(tmp_path: Path) -> None:
    parlour = Parlour(folder=tmp_path)
    visitors = parlour.full("Anna", "Bruno")
    parlour.calendar += EXPIRY - 3600
    parlour.acting(visitors).step()
    parlour.calendar += EXPIRY - 3600
    parlour.wait(1)
    assert not visitors[0].ends, "somebody played meanwhile"
    parlour.calendar += 3700
    parlour.wait(1)
    assert visitors[0].ends[0].reason == "expired"
    assert not list((tmp_path / "tables").iterdir()), "code and secrets are erased"
    (log,) = (tmp_path / "archive").iterdir()
    assert read_log(log.read_bytes()).log.events, "the log is archived"


def test_S5_clock_that_goes_backwards_expires_nothing(tmp_path: Path) -> None:
    parlour = Parlour(folder=tmp_path)
    anna, _ = parlour.full("Anna", "Bruno")
    parlour.calendar -= 3 * EXPIRY
    parlour.wait(1)
    assert not anna.ends and TableStore(tmp_path).listing(parlour.calendar)


def test_S5_closed_table_expires_at_the_next_look(tmp_path: Path) -> None:
    parlour = Parlour(folder=tmp_path)
    parlour.full("Anna", "Bruno")
    parlour.table.close()
    store = TableStore(tmp_path)
    assert len(store.listing(parlour.calendar + EXPIRY - 10)) == 1
    assert store.listing(parlour.calendar + EXPIRY + 10) == []
    assert len(list((tmp_path / "archive").iterdir())) == 1 and not list((tmp_path / "tables").iterdir())


def test_M17_public_tables_are_machiavelli_with_two_jokers_private_ones_choose() -> None:
    seats = (SeatPlan.free(), SeatPlan.free())
    for rules in ("machiavelli[jokers=0]", "machiavelli_classic", "machiavelli[target=50]"):
        with pytest.raises(ValueError, match="public"):
            TablePlan("T", *parse_rules(rules), seats, is_public=True)
        parlour = Parlour(rules)
        with pytest.raises(ValueError, match="public"):
            parlour.table.open_to_all(True)
        assert not parlour.table.is_public
    parlour = Parlour(is_public=True)
    assert parlour.handshake("Anna", "0" * 32, code="") == 0, "nobody asks for the code"


def test_private_table_wants_its_code() -> None:
    parlour = Parlour()
    assert refused(lambda: parlour.handshake("Anna", "0" * 32, code="")) == "needs_code"


def test_all_rules_are_shown_before_one_sits() -> None:
    parlour = Parlour("machiavelli[jokers=0]", timer=60)
    anna = parlour.visitor("Anna")
    roster = parlour.roster_of(anna)
    assert (roster.rules, roster.timer, roster.stage) == ("machiavelli[jokers=0]", 60, "lobby")


def test_computers_alone_deal_by_themselves() -> None:
    parlour = Parlour(seats=(SeatPlan.bot("Ada", "beginner"), SeatPlan.bot("Bice", "beginner")))
    assert parlour.table.is_playing
    parlour.wait(5)
    assert parlour.room.state.match.hand > 1 or parlour.room.is_match_over


def test_flood_is_cut_and_the_game_goes_on() -> None:
    """Case 38, at the table."""
    parlour = Parlour(seats=THREE)
    anna, bruno, carla = parlour.full("Anna", "Bruno", "Carla")
    assert anna.line is not None
    for _ in range(500):
        anna.line.up(Show(0, ()))
    parlour.settle()
    assert anna.ends[0].reason == "flood"
    assert bruno.line is not None and bruno.line.told(Roster)[-1].seats[anna.seat].presence == LOST
    parlour.wait(5)
    anna.back()
    parlour.play([anna, bruno, carla])
    assert parlour.room.state.is_over


