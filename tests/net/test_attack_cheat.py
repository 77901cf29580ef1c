"""Tried by an attacker who sits at the table: to play more than is his, and to see more than is his (NET "The table").

Every attempt speaks in the bytes of the wire; what worked once is a test with the rest.
"""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from ramio_desktop.model.cards import HIDDEN
from ramio_desktop.model.events import Shown
from ramio_desktop.model.notation import hand_text
from msgspec.structs import replace as replace_message

from ramio_desktop.net.messages import Ask, Events, Noted, Refused, Resync, Seats, Snapshot, Submit, Wish
from ramio_desktop.net.plan import SeatPlan
from ramio_desktop.net.room import Room
from ramio_desktop.net.store import TableStore
from ramio_desktop.net.table_messages import (
    AWAY, LOST, Answer, Bye, Drafted, Proposal, Propose, Ready, Roster, Said, Say, Settled, Show, TurnClock,
)
from ramio_desktop.net.wire import BadFrame, read_from_seat
from tests.net.parlour import Parlour, Visitor, refused
from tests.sampling import Seeds, scale

THREE = (SeatPlan.free(), SeatPlan.free(), SeatPlan.free())


def _acting(parlour: Parlour, visitors: list[Visitor]) -> tuple[Visitor, Visitor]:
    """Who is in turn, and the attacker."""
    acting = parlour.acting(visitors)
    return acting, next(visitor for visitor in visitors if visitor is not acting)


def _up(parlour: Parlour, who: Visitor, *messages: object) -> None:
    """Send messages of a seat, glued together."""
    assert who.line is not None
    for message in messages:
        who.line.up(message)  # type: ignore[arg-type]
    parlour.settle()


# --- Playing what is not his ----------------------------------------------------------------------------------------


def test_cards_of_others_or_of_nobody_are_not_laid(seeds: Seeds) -> None:
    """In turn: cards of the stock, of another hand, twice the same card, cards that no deck has, the table's taken."""
    for seed in seeds(scale(3, 60)):
        parlour = Parlour(seed=str(seed))
        acting, other = _acting(parlour, parlour.full("Anna", "Bruno"))
        _up(parlour, acting, Submit(1, parlour.room.count, ("draw",)))
        state = parlour.room.state
        own, foreign = state.hands[acting.seat], state.hands[other.seat]
        tries = [hand_text(foreign[:3]), hand_text(state.stock[:3]), hand_text((own[0],) * 3), "??????", "4c4c4c",
                 "***", "0k0k0k", hand_text(own), "x13", "-", "4c5c6c,4c5c6c,4c5c6c,4c5c6c,4c5c6c,4c5c6c"]
        for n, cards in enumerate(tries, start=2):
            _up(parlour, acting, Submit(n, parlour.room.count, (f"lay {cards}",)))
            if acting.line is not None and acting.line.bye is not None:
                assert acting.line.bye.reason == "bad_message"
                acting.back()
            assert parlour.room.state == state, cards


def test_nobody_acts_for_another_seat() -> None:
    """A message has no seat; one that brings its own is no message, and closes."""
    for field in (b'"seat":0', b'"by":0', b'"as":0', b'"t":"submit"', b'"Seat":0'):
        frame = b'{"t":"submit","seq":1,"seen":1,"actions":["draw"],' + field + b"}"
        try:
            message = read_from_seat(frame)
        except BadFrame:
            continue
        assert message == Submit(1, 1, ("draw",)), "a field twice is the same field"
    for text in ("p0 draw", "p1 drew stock", "dealt first 0", "scored 0", "began 2 first 0", "room seat 0 bot hard X",
                 "next", "p0 shown"):
        parlour = Parlour()
        acting, other = _acting(parlour, parlour.full("Anna", "Bruno"))
        before = parlour.room.state
        _up(parlour, other, Submit(1, parlour.room.count, (text,)))
        assert parlour.room.state == before
        assert other.line is not None and other.line.bye is not None, "an event is no action"


def test_replayed_frame_of_an_earlier_turn_or_hand_does_nothing() -> None:
    parlour = Parlour("machiavelli[target=1000]")
    visitors = parlour.full("Anna", "Bruno")
    acting, other = _acting(parlour, visitors)
    first = Submit(1, parlour.room.count, ("draw",))
    _up(parlour, acting, first)
    _up(parlour, acting, Submit(2, parlour.room.count, ("pass",)))
    before = parlour.room.state
    _up(parlour, other, first)  # another seat's frame, recorded: stale there
    assert parlour.room.state == before
    _up(parlour, acting, first)  # one's own: the numbers of a seat rise
    assert parlour.room.state == before and acting.line is not None and acting.line.bye is not None
    acting.back()
    parlour.play(visitors)
    old = Submit(900, parlour.room.count, ("draw",))
    for visitor in visitors:
        assert visitor.guest is not None
        visitor.guest.ask(Wish.NEXT_HAND)
    parlour.settle()
    assert parlour.room.state.match.hand == 2
    state = parlour.room.state
    for visitor in visitors:
        _up(parlour, visitor, old)
        assert visitor.line is not None and isinstance(visitor.line.told(Snapshot)[-1], Snapshot)
    assert parlour.room.state == state, "an action for the hand before is nothing in this one"


def test_nothing_is_played_into_a_hand_that_is_over() -> None:
    parlour = Parlour("machiavelli[target=1000]")
    visitors = parlour.full("Anna", "Bruno")
    parlour.play(visitors)
    before = parlour.room.state
    for n, text in enumerate(("draw", "pass", "lay -", "lay 4c5c6c"), start=900):
        for visitor in visitors:
            _up(parlour, visitor, Submit(n, parlour.room.count, (text,)))
            assert visitor.line is not None and isinstance(visitor.line.told(Refused)[-1], Refused)
    assert parlour.room.state == before


def test_of_two_racing_submissions_one_is_done() -> None:
    """Two lines of one seat, and two frames in one packet: the second is stale, or of a line that is replaced."""
    parlour = Parlour()
    acting, _ = _acting(parlour, parlour.full("Anna", "Bruno"))
    count = parlour.room.count
    _up(parlour, acting, Submit(1, count, ("draw",)), Submit(2, count, ("draw",)), Submit(3, count, ("draw",)))
    assert parlour.room.count == count + 1
    old = acting.line
    again = Visitor(parlour, "Anna", acting.secret).back()
    count = parlour.room.count
    assert old is not None and again.line is not None
    parlour.table.receive(acting.seat, old, Submit(10, count, ("pass",)))  # the replaced line
    parlour.settle()
    assert parlour.room.count == count
    parlour.table.receive(again.seat, again.line, Submit(10, count, ("pass",)))
    parlour.table.receive(acting.seat, old, Submit(11, count, ("pass",)))
    parlour.settle()
    assert parlour.room.state.turn.seat != again.seat


def test_batch_is_done_whole_or_not_at_all_though_its_sender_is_gone() -> None:
    """Sent, and the line cut in the same moment: no half of it stays, and coming back shows what everybody sees."""
    for actions, done in ((("draw", "pass"), True), (("draw", "lay 4c5c6c"), False), (("draw",) * 32, False)):
        parlour = Parlour()
        acting, other = _acting(parlour, parlour.full("Anna", "Bruno"))
        before = parlour.room.state
        assert acting.line is not None
        acting.line.up(Submit(1, parlour.room.count, actions))
        line = acting.line
        parlour.post(line.cut)
        parlour.settle()
        assert (parlour.room.state != before) is done
        assert parlour.room.state.turn.seat == (other.seat if done else acting.seat)
        acting.back()
        assert acting.guest is not None and other.guest is not None
        assert acting.guest.view.turn == other.guest.view.turn == parlour.room.state.turn


def test_act_that_waited_is_dropped_when_another_takes_the_seat() -> None:
    """Played while somebody is away, then sent away by the host: the act must not be the next player's."""
    parlour = Parlour(seats=THREE)
    visitors = parlour.full("Anna", "Bruno", "Carla")
    acting = parlour.acting(visitors)
    gone = next(visitor for visitor in visitors if visitor is not acting)
    assert gone.line is not None
    gone.line.cut()
    parlour.wait(16)
    _up(parlour, acting, Submit(1, parlour.room.count, ("draw", "pass")))
    before = parlour.room.state
    play = parlour.table._play
    assert play is not None
    play._around = replace(play._around, players=lambda *_: _Thinking())
    parlour.table.kick(acting.seat)
    parlour.settle()
    gone.back()
    parlour.settle()
    assert parlour.room.state == before, "the computer thinks about its turn, and nobody else has played it"


class _Thinking:
    """A computer player that has no answer yet."""

    def close(self) -> None:
        """It stops thinking."""


# --- Consent for others ---------------------------------------------------------------------------------------------


def test_nobody_agrees_for_another() -> None:
    parlour = Parlour(seats=THREE)
    anna, bruno, carla = parlour.full("Anna", "Bruno", "Carla")
    _up(parlour, anna, Propose("end"))
    number = anna.proposals[-1].number
    _up(parlour, anna, *[Answer(n, True) for n in (number, number, number, number + 1, 0)])
    assert not anna.ends and anna.proposals[-1].agreed == (anna.seat,)
    _up(parlour, bruno, Answer(number, True), Answer(number, True))
    assert not anna.ends and not carla.ends
    _up(parlour, carla, Answer(number - 1, True))
    assert not anna.ends
    _up(parlour, carla, Answer(number, False))
    assert anna.proposals[-1] == Settled(number, "declined") and not anna.ends


def test_match_is_not_ended_behind_the_back_of_who_lost_the_line_a_moment_ago() -> None:
    """Waiting for the other's line to break for a second was enough to end the match alone."""
    parlour = Parlour()
    anna, bruno = parlour.full("Anna", "Bruno")
    assert bruno.line is not None
    bruno.line.cut()
    parlour.settle()
    assert parlour.roster_of(anna).seats[bruno.seat].presence == LOST
    _up(parlour, anna, Propose("end"))
    assert not anna.ends and anna.proposals[-1].needed == (0, 1)
    bruno.back()
    assert isinstance(bruno.proposals[-1], Proposal), "he is asked as soon as he is back"
    _up(parlour, bruno, Answer(bruno.proposals[-1].number, False))
    assert not anna.ends and parlour.table.is_playing


def test_computer_is_put_only_in_a_seat_that_is_away_and_by_those_who_are_not() -> None:
    parlour = Parlour(seats=THREE)
    anna, bruno, carla = parlour.full("Anna", "Bruno", "Carla")
    assert bruno.line is not None and carla.line is not None
    for seat in range(3):
        _up(parlour, anna, Propose("computer", seat, "hard"))
    assert not anna.proposals
    parlour.wait(20)
    carla.line.cut()
    parlour.wait(16)
    bruno.line.cut()
    parlour.settle()
    _up(parlour, anna, Propose("computer", carla.seat, "hard"))
    assert anna.proposals[-1].needed == (anna.seat, bruno.seat)
    assert parlour.roster_of(anna).seats[carla.seat].kind == "person"
    for level in ("", "no such level", "person"):
        _up(parlour, anna, Propose("computer", carla.seat, level))
    assert parlour.roster_of(anna).seats[carla.seat].kind == "person"


def test_wishes_over_and_over_do_not_pester_the_others() -> None:
    """Between two hands, asking for this and that in turns opened a question at the others' each time, 60 a second."""
    parlour = Parlour("machiavelli[target=1000]")
    anna, bruno = parlour.full("Anna", "Bruno")
    parlour.play([anna, bruno])
    for n in range(900, 1100):
        _up(parlour, anna, Ask(n, parlour.room.count, Wish.NEW_MATCH if n % 2 else Wish.NEXT_HAND))
        parlour.now += 0.05
    assert len([told for told in bruno.proposals if isinstance(told, Proposal)]) <= 16
    assert anna.line is not None and anna.line.bye is None and len(anna.line.told(Noted)) > 150
    assert parlour.room.state.is_over and parlour.room.state.match.hand == 1


def test_ready_on_and_off_does_not_pester_the_others() -> None:
    parlour = Parlour()
    anna, bruno = parlour.visitor("Anna"), parlour.visitor("Bruno")
    assert bruno.line is not None
    before = len(bruno.line.told(Roster))
    for n in range(200):
        _up(parlour, anna, Ready(n % 2 == 1))
    assert len(bruno.line.told(Roster)) - before <= 11


# --- Clocks ---------------------------------------------------------------------------------------------------------


def test_pings_answered_late_on_purpose_earn_two_seconds_at_most() -> None:
    """Half the round trip is added to a turn: who held his answers back for fifteen seconds had seven more a turn."""
    parlour = Parlour(timer=30)
    visitors = parlour.full("Anna", "Bruno")
    acting, _ = _acting(parlour, visitors)
    chair = parlour.table._chairs[acting.seat]
    for held in (0.4, 7.0, 14.0):
        chair.pings[99] = parlour.now - held
        chair.answered(99, parlour.now)
        assert chair.round_trip == pytest.approx(min(held, 2.0))
    chair.answered(12345, parlour.now)
    assert chair.round_trip == 2.0, "and an answer to no ping earns nothing"


def test_guest_that_says_it_is_a_computer_has_the_clock_running_as_anybody() -> None:
    """It is at the other end of a line: nobody here sees who plays there."""
    parlour = Parlour(timer=30)
    anna = parlour.visitor("Anna")
    machine = Visitor(parlour, "Zed")
    machine.sit(parlour.table.sit("Zed", machine.secret, "hard"))
    anna.member.ready(True)
    parlour.settle()
    if parlour.room.state.turn.seat == anna.seat:
        _up(parlour, anna, Submit(1, parlour.room.count, ("draw", "pass")))
    assert anna.line is not None and anna.line.told(TurnClock)[-1].seat == machine.seat
    parlour.wait(95)
    assert parlour.room.state.turn.seat == anna.seat, "the least was played for it"


def test_coming_and_going_does_not_wind_the_clock_up_again() -> None:
    parlour = Parlour(timer=30)
    visitors = parlour.full("Anna", "Bruno")
    acting, _ = _acting(parlour, visitors)
    for _ in range(15):
        parlour.wait(5)
        Visitor(parlour, acting.nick, acting.secret).back()
    parlour.wait(20)
    assert parlour.room.state.turn.seat != acting.seat


def test_turn_is_not_kept_for_ever_by_drafts_and_chat() -> None:
    parlour = Parlour(timer=30)
    visitors = parlour.full("Anna", "Bruno")
    acting, other = _acting(parlour, visitors)
    _up(parlour, acting, Submit(1, parlour.room.count, ("draw",)))
    card = str(parlour.room.state.hands[acting.seat][0])
    for _ in range(19):
        parlour.wait(5)
        _up(parlour, acting, Show(parlour.room.count, (card,)), Say("hm"), Show(parlour.room.count, ()))
    assert parlour.room.state.turn.seat == other.seat


# --- Seeing what is not his -----------------------------------------------------------------------------------------


def test_case_22_nothing_that_is_told_holds_a_hidden_card(seeds: Seeds) -> None:
    """All bytes to an attacker, who asks for everything there is: chat, drafts, refusals, rosters, snapshots, notices.

    Two hidden worlds, the same public one: whatever he sends, he gets the same bytes. Discovery is held to it in
    `test_attack_discovery`.
    """
    for seed in seeds(scale(3, 40)):
        streams = []
        for turned in (False, True):
            parlour = Parlour("machiavelli[target=1000]", seats=THREE, seed=str(seed), timer=30)
            visitors = parlour.full("Anna", "Bruno", "Carla")
            spy = visitors[seed % 3]
            assert spy.line is not None
            if turned:
                _turn_round(parlour.room, spy.seat)
            chosen = random.Random(seed)
            seq = iter(range(1, 1000))
            for _ in range(12):
                acting = parlour.acting(visitors)
                for actions in (("draw",), ("pass",)):
                    _up(parlour, acting, Submit(next(seq), parlour.room.count, actions), Say("hm"))
                _up(parlour, spy, Resync(), Say("?"), Submit(next(seq), parlour.room.count, ("lay 4c5c6c",)),
                    Submit(next(seq), 0, ("pass",)), Show(parlour.room.count, ("4c5c6c",)), Propose("end"),
                    Answer(chosen.randrange(9), True), Ask(next(seq), parlour.room.count, Wish.NEXT_HAND))
                assert spy.line.bye is None
                parlour.wait(2)
            streams.append(bytes(spy.line.bytes))
        assert streams[0] == streams[1] and len(streams[0]) > 5000


def _turn_round(room: Room, spy: int) -> None:
    """Let the other hands, and the cards of the stock that only they will draw, be others."""
    state = room.state
    seats = state.seats
    first = state.turn.seat
    mine = {i for i in range(len(state.stock)) if (first + i) % seats == spy}
    others = [seat for seat in range(seats) if seat != spy]
    unseen = [card for seat in others for card in state.hands[seat]]
    unseen += [card for i, card in enumerate(state.stock) if i not in mine]
    unseen = unseen[len(unseen) // 2 :] + unseen[: len(unseen) // 2]
    hands = list(state.hands)
    for seat in others:
        hands[seat] = tuple(sorted(unseen.pop() for _ in hands[seat]))
    stock = tuple(card if i in mine else unseen.pop() for i, card in enumerate(state.stock))
    room.state = replace(state, hands=tuple(hands), stock=stock)


def test_snapshot_is_for_the_seat_of_the_line_and_for_nobody_who_only_looks() -> None:
    parlour = Parlour(seats=THREE)
    anna, bruno, carla = parlour.full("Anna", "Bruno", "Carla")
    _up(parlour, bruno, Resync(), Submit(1, 0, ("draw",)), Ask(2, 0, Wish.NEXT_HAND))
    assert bruno.line is not None
    for snapshot in bruno.line.told(Snapshot):
        assert snapshot.seat == bruno.seat and "seed" not in " ".join(snapshot.header)
    assert bruno.guest is not None
    view = bruno.guest.view
    assert set(view.stock) == {HIDDEN}
    assert all(set(view.hands[other.seat]) == {HIDDEN} for other in (anna, carla))
    # Who looks gets names and rules, and no line of the log.
    assert refused(lambda: Visitor(parlour, "Dario").come()) == "full"
    roster = parlour.table.roster()
    assert not any(str(card) in str(roster) for card in parlour.room.state.hands[anna.seat][:1] if len(str(card)) > 2)


def test_hands_are_shown_at_the_end_of_the_hand_and_no_moment_before() -> None:
    parlour = Parlour("machiavelli[target=1000]", seats=THREE)
    visitors = parlour.full("Anna", "Bruno", "Carla")
    spy = visitors[0]
    assert spy.line is not None
    while not parlour.room.state.is_over:
        messages = [message for message in spy.line.messages if isinstance(message, Events | Snapshot)]
        assert not any(line.startswith("shown") for message in messages for line in message.lines)
        parlour.acting(visitors).step()
    shown = [event for event in parlour.room.log.events if isinstance(event, Shown)]
    assert len(shown) == 1
    for visitor in visitors:
        assert visitor.guest is not None
        visitor.guest.ask(Wish.NEXT_HAND)
    parlour.settle()
    _up(parlour, spy, Resync())
    snapshot = spy.line.told(Snapshot)[-1]
    assert snapshot.past[1].startswith("shown"), "what was open at the end stays open"
    assert not any(line.startswith("shown") for line in snapshot.lines)


def test_draft_of_another_is_neither_forged_nor_taken_away() -> None:
    """An empty draft sent by anybody wiped out what the player in turn was laying out."""
    parlour = Parlour()
    acting, other = _acting(parlour, parlour.full("Anna", "Bruno"))
    _up(parlour, acting, Submit(1, parlour.room.count, ("draw",)))
    count = parlour.room.count
    card = str(parlour.room.state.hands[acting.seat][0])
    _up(parlour, acting, Show(count, (card,)))
    assert other.drafts == [Drafted(acting.seat, (card,))]
    _up(parlour, other, Show(count, ()), Show(count, (card,)), Show(count - 1, ()))
    assert not acting.drafts
    for bad in ("??", "x3", "-", "4c" * 300, "*" * 200, " ", "4C5C6C", "p0", "draw"):
        _up(parlour, acting, Show(count, (bad,)))
        parlour.wait(1)
    assert all(set("".join(told.groups)) <= set("0123456789ATJQKcdhs*-=") for told in other.drafts)
    assert len(other.drafts) <= 2


def test_error_texts_hold_nothing_of_the_table() -> None:
    """Whatever is wrong with a message, the last words are the same for two tables that differ in hidden cards."""
    words = []
    for seed in ("1", "2"):
        parlour = Parlour(seed=seed)
        _, other = _acting(parlour, parlour.full("Anna", "Bruno"))
        said = []
        for n, text in enumerate(("dance", "lay 7h8", "lay ????", "draw\npass", "lay 4c/5c"), start=1):
            _up(parlour, other, Submit(n, parlour.room.count, (text,)))
            assert other.line is not None and other.line.bye is not None
            said.append((other.line.bye.reason, other.line.bye.detail))
            other.back()
        words.append(said)
    assert words[0] == words[1]


def test_what_is_kept_is_for_the_player_alone(tmp_path: Path) -> None:
    """The log has the seed, and with it every card; code, secrets and certificate are no better kept by others."""
    parlour = Parlour(folder=tmp_path)
    visitors = parlour.full("Anna", "Bruno")
    parlour.play(visitors, steps=6)
    parlour.table.close()
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert {path.suffix for path in files} >= {".ramio", ".table"}
    assert not [path for path in files if path.stat().st_mode & 0o077]
    for number in range(9):
        TableStore(tmp_path).expire(parlour.table.number if number == 0 else f"{number:016x}")
    assert not [path for path in tmp_path.rglob("*") if path.is_file() and path.stat().st_mode & 0o077]
    text = "".join(path.read_text(errors="replace") for path in tmp_path.rglob("*") if path.is_file())
    assert not any(visitor.secret in text for visitor in visitors) and parlour.table.code not in text


# --- Talk -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "nick", ["\u2800\u2800", "\u3164", "\u115f\u1160", "\uffa0 \u2800", "\u200b\u2060\ufeff", "\u202e", "\x1b"]
)
def test_nick_that_shows_nothing_is_none(nick: str) -> None:
    assert refused(lambda: Parlour().visitor(nick)) == "bad_nick"


def test_nobody_takes_the_name_of_another() -> None:
    for nicks in (("Anna", "anna", "A\u200bnna"), ("ADA", "An\u00adna", "anna"), ("Ada 2", "ada", "ADA")):
        parlour = Parlour(seats=(*THREE, SeatPlan.bot("Ada", "hard")))
        names = [parlour.visitor(nick) for nick in nicks]
        folded = [place.name.casefold() for place in parlour.roster_of(names[0]).seats]
        assert len(set(folded)) == len(folded) == 4


def test_chat_is_cleaned_of_what_turns_round_and_piles_up_whoever_sends_it() -> None:
    parlour = Parlour()
    anna, bruno = parlour.full("Anna", "Bruno")
    for text in ("\u202eabc", "a" + "\u0300" * 200, "\x1b[2J\x07x", "a\r\nb\u2028c", "<b>x</b>", "\ufeff\u200b \u2800"):
        _up(parlour, anna, Say(text))
        parlour.wait(3)
    told = [said.text for said in bruno.talk if isinstance(said, Said)]
    assert told[0] == "abc" and len(told[1]) <= 4 and told[2] == "[2Jx" and told[3] == "a b c" and told[4] == "<b>x</b>"
    assert len(told) == 5, "of the last nothing was left"


def test_limits_of_talk_are_not_escaped_by_coming_back() -> None:
    """A new line had a clean slate: five lines of chat with each."""
    parlour = Parlour()
    anna, bruno = parlour.full("Anna", "Bruno")
    for _ in range(30):
        for _ in range(5):
            _up(parlour, anna, Say("spam"))
        anna = Visitor(parlour, "Anna", anna.secret).back()
    assert len(bruno.talk) == 5


def test_coming_back_again_and_again_is_cut_and_the_others_play_on() -> None:
    parlour = Parlour(seats=THREE)
    anna, bruno, carla = parlour.full("Anna", "Bruno", "Carla")
    storm = anna
    cut = 0
    for _ in range(100):
        storm = Visitor(parlour, "Anna", anna.secret).back()
        assert storm.line is not None
        cut += storm.line.bye is not None and storm.line.bye.reason == "flood"
    assert cut > 30
    assert bruno.line is not None and len(bruno.line.told(Roster)) < 250
    parlour.wait(60)
    anna = Visitor(parlour, "Anna", anna.secret).back()
    assert parlour.roster_of(bruno).seats[anna.seat].presence != AWAY
    parlour.play([anna, bruno, carla])
    assert parlour.room.state.is_over


@pytest.mark.parametrize("what", ["resync", "stale", "refused"])
def test_asking_for_the_same_all_the_time_is_cut(what: str) -> None:
    """Each costs the host a snapshot or a judgement: sixty a second were too many."""
    parlour = Parlour()
    visitors = parlour.full("Anna", "Bruno")
    acting, other = _acting(parlour, visitors)
    for n in range(1, 201):
        if other.line is None or other.line.bye is not None:
            break
        _up(parlour, other, Resync() if what == "resync"
            else Submit(n, 0 if what == "stale" else parlour.room.count, ("draw",)))
        parlour.now += 0.05
    assert other.line is not None and other.line.bye is not None and other.line.bye.reason == "flood" and n < 100
    parlour.play([acting], steps=1)
    assert acting.line is not None and acting.line.bye is None


def test_disk_that_is_full_is_no_means_to_lose_the_messages_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While nothing can be saved messages wait: one guest could fill the room of all."""
    parlour = Parlour(seats=THREE, folder=tmp_path)
    visitors = parlour.full("Anna", "Bruno", "Carla")
    acting, spy = _acting(parlour, visitors)
    host = parlour.table._play.host  # type: ignore[union-attr]
    from ramio_desktop.model.files import Trouble

    write = host._write
    host._trouble = Trouble.FULL
    monkeypatch.setattr(host, "_write", lambda: None)
    _up(parlour, spy, *[Resync()] * 50, *[Submit(n, 0, ("draw",)) for n in range(1, 50)])
    _up(parlour, acting, Submit(1, parlour.room.count, ("draw",)))
    before = parlour.room.count
    monkeypatch.setattr(host, "_write", write)
    parlour.wait(1)
    assert parlour.room.count == before + 1, "the player in turn was not forgotten"


def test_any_action_whatever_is_answered_or_cut_and_raises_nothing(seeds: Seeds) -> None:
    """Actions of verbs and cards there are, in every order: decided, refused or cut, and nothing else."""
    verbs = ("draw", "pass", "lay ", "discard ", "draw discard", "meld ", "knock", "open ", "out", "swap ", "take ",
             "fold", "call", "bet ", "next")
    faces = [*"23456789TJQKA"]
    for seed in seeds(scale(4, 200)):
        chosen = random.Random(seed)
        parlour = Parlour(seed=str(seed))
        visitors = parlour.full("Anna", "Bruno")
        parlour.play(visitors, steps=chosen.randrange(40))
        for n in range(2000, 2060):
            who = chosen.choice(visitors)
            if who.line is None or who.line.bye is not None:
                parlour.wait(20)
                who.back()
            texts = []
            for _ in range(chosen.randint(1, 4)):
                cards = ",".join(
                    "".join(
                        chosen.choice(("*", "", "??", "=", "-", *[chosen.choice(faces) + s for s in "cdhs"]))
                        for _ in range(chosen.randint(0, 6))
                    )
                    for _ in range(chosen.randint(0, 4))
                )
                own = hand_text(parlour.room.state.hands[who.seat][: chosen.randint(1, 5)])
                texts.append(chosen.choice(verbs) + chosen.choice((cards, own, "")))
            before = parlour.room.state
            _up(parlour, who, Submit(n, parlour.room.count, tuple(texts)))
            if parlour.room.state is before:
                continue
            assert isinstance(who.line, object) and any(
                isinstance(told, Events | Seats) for told in who.line.messages[-4:]  # type: ignore[union-attr]
            )


def test_what_a_hostile_host_says_reaches_no_terminal_as_commands() -> None:
    """`join --lines` prints header, events and last words: no line of them is broken in two, or moves a cursor."""
    evil = "x\x1b[2J\r\n\u202ep0 laid 4c5c6c\x9b"
    parlour = Parlour()
    anna, _ = parlour.full("Anna", "Bruno")
    assert anna.line is not None and anna.guest is not None
    good = anna.line.told(Snapshot)[-1]
    for place in range(len(good.header)):
        for part in (evil, "\x1b[2J", "\x00", "\u2028"):
            header = tuple(line + part if at == place else line for at, line in enumerate(good.header))
            anna.member.take(replace_message(good, header=header))
            assert all(line.isprintable() for line in anna.guest.lines())
    for at in range(len(good.lines)):
        lines = tuple(line + evil if place == at else line for place, line in enumerate(good.lines))
        anna.member.take(replace_message(good, lines=lines))
        anna.member.take(Events(anna.guest.seen, (good.lines[-1] + evil,)))
        assert all(line.isprintable() for line in anna.guest.lines())
    anna.member.take(Said(1, evil))
    anna.member.take(Bye("kicked" + evil, evil * 8))
    (said,), (bye,) = anna.talk, anna.ends
    assert said.text.isprintable() and bye.reason.isprintable() and bye.detail.isprintable()
