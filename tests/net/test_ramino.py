"""Ramino at a table: a match of computers whose log is played again, and who come back when they are out."""

from __future__ import annotations

from ramio_desktop.model.bots import bot
from ramio_desktop.model.log import Seated
from ramio_desktop.model.notation import action_text
from ramio_desktop.model.options import parse_rules
from ramio_desktop.model.replay import resume
from ramio_desktop.net.messages import Submit, Wish
from ramio_desktop.net.room import Room
from tests.sampling import scale

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
