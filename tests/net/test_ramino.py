"""Ramino at a table: a match of computers whose log is played again, and who come back when they are out."""

from __future__ import annotations

import random
from collections import Counter

from ramio_desktop.model.actions import Discard, Draw
from ramio_desktop.model.bots import bot
from ramio_desktop.model.cards import Card
from ramio_desktop.model.draft import Draft
from ramio_desktop.model.events import Discarded, Drew, Laid
from ramio_desktop.model.log import Seated
from ramio_desktop.model.notation import action_text
from ramio_desktop.model.options import parse_rules
from ramio_desktop.model.replay import resume
from ramio_desktop.model.state import known
from ramio_desktop.net.messages import Submit, Wish
from ramio_desktop.net.plan import SeatPlan
from ramio_desktop.net.room import Room
from tests.net.parlour import Parlour
from tests.sampling import Seeds, scale

LONGEST = 60


def test_R24_I5_computers_come_back_and_the_log_plays_again() -> None:
    for number in range(scale(1, 8)):
        family, options = parse_rules("ramino[reentries=1]")
        seats = [Seated(seat, "bot", "", level) for seat, level in enumerate(("medium", "easy", "easy"))]
        room = Room.opened(family, options, seats, lambda: f"{number:032x}", lambda: "2026-01-01T00:00:00Z")
        seqs = [0, 0, 0]
        for _ in range(LONGEST):
            while not room.state.is_over:
                seat = room.state.turn.seat
                seqs[seat] += 1
                action = bot(family, seats[seat].level).action(room.state, seat)
                room.receive(seat, Submit(seqs[seat], room.count, (action_text(action),)))
            if room.is_match_over:
                break
            room.order(Wish.NEXT_HAND)
        assert room.is_match_over
        played = resume(room.log)
        assert played.state == room.state
        came_back = room.state.match.reentered
        assert came_back and all(came_back.count(seat) == 1 for seat in came_back)


def test_I4_case_21_who_comes_back_knows_what_he_knew_and_nothing_of_what_others_drew(seeds: Seeds) -> None:
    """In the middle of turns too; what others took from the discards stays known, until it is laid or thrown."""
    for seed in seeds(scale(2, 30)):
        parlour = Parlour("ramino", (SeatPlan.free(),) * 3, str(seed))
        guests = parlour.full("Anna", "Bruno", "Carla")
        chance = random.Random(seed)
        took = [Counter[Card]() for _ in guests]
        seen = 0
        while not parlour.room.state.is_over:
            acting = parlour.acting(guests)
            acting.step(chance.choice(("easy", "medium")))
            state = parlour.room.state
            for event in parlour.room.log.events[seen:]:
                match event:
                    case Drew(seat=seat, card=card, from_discard=True) if card is not None:
                        took[seat][card] += 1
                    case Laid() | Discarded():
                        took[event.seat] &= Counter(state.hands[event.seat])
            seen = len(parlour.room.log.events)
            if state.is_over:
                break
            guest = chance.choice(guests)
            assert guest.guest is not None
            before = guest.guest.view
            if chance.random() < 0.2:
                assert guest.line is not None
                guest.line.cut()
                guest.back()
                assert guest.guest.view == before
            for seat, held in enumerate(before.hands):
                others = Counter(known(held))
                assert len(held) == len(state.hands[seat])
                assert seat == guest.seat or not others - took[seat], "no more than what it took before our eyes"
            assert known(before.stock) == () and before.discard == state.discard


def test_S3_a_guest_that_drops_in_mid_turn_finds_its_draw_and_its_draft() -> None:
    parlour = Parlour("ramino", (SeatPlan.free(),) * 2, "5")
    guests = parlour.full("Anna", "Bruno")
    acting = parlour.acting(guests)
    assert acting.guest is not None and acting.line is not None
    acting.guest.submit([Draw()])
    parlour.settle()
    view = acting.guest.view
    draft = Draft(view, acting.seat)
    held = list(draft.layout.hand)
    draft.move(held[:3])
    acting.guest.keep_draft(draft.lines())
    acting.line.cut()
    parlour.wait(20)
    other = next(guest for guest in guests if guest is not acting)
    assert parlour.roster_of(other).is_waiting
    acting.back()
    assert acting.guest.view == view and len(view.hands[acting.seat]) == 11
    assert Draft.taken_up(acting.guest.view, acting.seat, acting.guest.draft)[0].layout == draft.layout
    assert not parlour.roster_of(other).is_waiting
    acting.guest.submit([Discard(view.hands[acting.seat][0])])
    parlour.settle()
    assert parlour.room.state.turn.seat == other.seat and not acting.refusals
