"""Computer players as guests of a table: they play whole matches, at a pace, and never hold the game up."""

import queue
from collections import deque
from collections.abc import Callable
from typing import cast

import pytest

from ramio_desktop.model.actions import Draw, Lay, Pass
from ramio_desktop.model.bots.worker import Question, answer
from ramio_desktop.model.log import BOT, Seated
from ramio_desktop.model.notation import read_position
from ramio_desktop.model.options import parse_rules
from ramio_desktop.model.rules import ruleset
from ramio_desktop.model.state import Phase, State
from ramio_desktop.net.guest import Guest
from ramio_desktop.net.host import Host
from ramio_desktop.net.messages import BOT_FAILED, Notice
from ramio_desktop.net.robot import PACES, Pace, Robot
from ramio_desktop.net.room import Room
from ramio_desktop.net.thinker import Answered, Thinker

OFF = PACES["off"]


class Thoughts:
    """Stands in for the process: answers when the table's work is done, as the real one does, or as it is told."""

    def __init__(self, post: Callable[[Callable[[], None]], None]) -> None:
        self.post = post
        self.asked: list[Question] = []
        self.reply: Callable[[Question], str | None] = answer

    def ask(self, question: Question, answered: Answered) -> None:
        self.asked.append(question)
        text = self.reply(question)
        self.post(lambda: answered(text))


class Table:
    """A table in this process, its work and its timers in the hands of the test."""

    def __init__(self, rules: str = "machiavelli", seats: int = 2) -> None:
        family, options = parse_rules(rules)
        room = [Seated(seat, BOT, f"Robot {seat}", "hard") for seat in range(seats)]
        self.work: deque[Callable[[], None]] = deque()
        self.timers: deque[tuple[float, Callable[[], None]]] = deque()
        self.room = Room.opened(family, options, room, lambda: "seed of the robots", lambda: "2026-01-01T00:00:00")
        self.host = Host(self.room, None, self.work.append)
        self.thoughts = Thoughts(self.work.append)
        self.told: list[Notice] = []
        self.robots: list[Robot] = []
        self.guests: list[Guest] = []
        self.rules = ruleset(family)

    @property
    def state(self) -> State:
        return self.room.state

    def sit(self, seat: int, level: str = "hard", pace: Pace = OFF) -> Robot:
        guest = Guest(seat, lambda message: self.host.receive(seat, message))
        robot = Robot(
            guest, level, cast(Thinker, self.thoughts), lambda s, call: self.timers.append((s, call)), pace,
            self.told.append,
        )
        self.host.link(seat, guest.receive)
        self.robots.append(robot)
        self.guests.append(guest)
        return robot

    def run(self) -> None:
        """Do all work there is; timers stay."""
        while self.work:
            self.work.popleft()()

    def ring(self) -> float:
        """Let the first timer go off and do what follows; how long it was."""
        seconds, call = self.timers.popleft()
        call()
        self.run()
        return seconds


@pytest.mark.parametrize("rules", ["machiavelli", "machiavelli_classic", "machiavelli[jokers=0,match=simple]"])
def test_two_levels_play_a_hand_to_its_end_without_a_timer(rules: str) -> None:
    """With the pace off nothing waits: the hand is over when the work is done, and nobody had to help."""
    table = Table(rules)
    table.sit(0, "hard")
    table.sit(1, "beginner")
    table.run()
    assert table.state.is_over
    assert not table.timers
    assert not table.told
    assert {question.level for question in table.thoughts.asked} == {"hard", "beginner"}


def test_I4_the_question_is_the_seat_s_own_view() -> None:
    table = Table()
    for seat in range(2):
        table.sit(seat)
    table.run()
    for question in table.thoughts.asked:
        others = [cards for seat, cards in enumerate(read_position(question.position).hands) if seat != question.seat]
        assert all(card.text == "??" for cards in others for card in cards)


def test_only_the_seat_in_turn_thinks() -> None:
    table = Table()
    other = 1 - table.state.turn.seat
    table.sit(other)
    table.run()
    assert table.thoughts.asked == []


def test_the_pace_waits_before_drawing_laying_and_passing() -> None:
    pace = Pace(draw=1.0, lay=2.0, quick=0.5)
    table = Table()
    for seat in range(2):
        table.sit(seat, pace=pace)
    table.run()
    waits: dict[str, set[float]] = {"draw": set(), "lay": set(), "pass": set()}
    while not table.state.is_over:
        before = table.state
        seconds = table.ring()
        if before.turn.phase is Phase.DRAW:
            waits["draw"].add(seconds)
        else:
            waits["pass" if table.state.table == before.table else "lay"].add(seconds)
    assert waits == {"draw": {1.0}, "lay": {2.0}, "pass": {0.5}}


def test_paces_are_ordered_and_a_pass_is_quick() -> None:
    paces = [PACES[name] for name in ("off", "fast", "normal", "slow")]
    for quicker, slower in zip(paces, paces[1:]):
        assert quicker.draw < slower.draw and quicker.lay < slower.lay and quicker.quick < slower.quick
    for pace in paces[1:]:
        assert pace.before(Pass()) < pace.before(Draw()) < pace.before(Lay(()))


def test_the_pace_and_the_level_can_change_in_the_middle() -> None:
    table = Table()
    robots = [table.sit(seat, pace=PACES["slow"]) for seat in range(2)]
    table.run()
    for robot in robots:
        robot.pace, robot.level = OFF, "beginner"
    table.ring()
    assert table.state.is_over
    assert {question.level for question in table.thoughts.asked[1:]} == {"beginner"}


def test_nothing_happens_after_close() -> None:
    """Neither what waits for a timer nor what the process still answers."""
    table = Table()
    seat = table.state.turn.seat
    robot = table.sit(seat, pace=PACES["normal"])
    table.run()
    before = table.state
    robot.close()
    table.ring()
    assert table.state is before

    table = Table()
    robot = table.sit(table.state.turn.seat)
    while not table.thoughts.asked:
        table.work.popleft()()
    robot.close()
    before = table.state
    table.run()
    assert table.state is before


def test_no_answer_means_the_least_and_a_notice() -> None:
    """I2: a dead process does not hold the game up; everybody hears once which seat it is."""
    table = Table()
    table.thoughts.reply = lambda question: None
    for seat in range(2):
        table.sit(seat)
    table.run()
    assert table.state.is_over
    assert table.state.table == ()
    assert sorted(notice.detail for notice in table.told) == ["0", "1"]
    assert {notice.kind for notice in table.told} == {BOT_FAILED}


def test_a_second_failure_after_good_answers_is_told_again() -> None:
    turns = iter([None, "pass", None])  # the least is the draw; then an answer; then nothing for good
    table = Table()
    for seat in range(2):
        table.sit(seat)
    failing = table.state.turn.seat
    table.thoughts.reply = lambda question: next(turns, None) if question.seat == failing else answer(question)
    table.run()
    assert table.told == [Notice(BOT_FAILED, str(failing))] * 2


def test_robots_of_a_table_share_one_process() -> None:
    """The whole way: three seats, the real process, a hand to its end."""
    table = Table(seats=3)
    work: queue.Queue[Callable[[], None]] = queue.Queue()
    thinker = Thinker(work.put, lambda seconds, call: None)
    try:
        table.thoughts = cast(Thoughts, thinker)
        for seat, level in enumerate(("hard", "beginner", "hard")):
            table.sit(seat, level)
        thinker.start()
        pid = thinker.pid
        table.run()
        while not table.state.is_over:
            work.get(timeout=30)()
            table.run()
        assert thinker.pid == pid
        assert not table.told
    finally:
        thinker.close()


@pytest.mark.parametrize("text", ["lay 2c3c4c,KdKhKs", "discard 7h", "fly away", ""])
def test_I3_an_answer_the_rules_refuse_is_replaced_by_the_least(text: str) -> None:
    table = Table()
    table.thoughts.reply = lambda question: text
    seat = table.state.turn.seat
    table.sit(seat)
    table.run()
    assert table.state.turn.seat != seat  # drew and passed
    assert table.told == [Notice(BOT_FAILED, str(seat))]


def test_a_refusal_of_the_host_is_answered_once_with_the_least() -> None:
    """The view allowed it and the host did not: no endless back and forth."""
    table = Table()
    seat = table.state.turn.seat
    table.sit(seat)
    while not table.thoughts.asked:
        table.work.popleft()()
    table.work.clear()  # the answer is lost; the host now gets actions that do not fit
    table.guests[0].submit([Pass()])
    table.run()
    assert table.told == [Notice(BOT_FAILED, str(seat))]
    assert table.state.turn.seat != seat  # the least was a draw, and the rest of the turn was played as ever


def test_a_late_answer_to_an_older_view_is_dropped() -> None:
    """A new snapshot makes the robot think again; the answer to the first question is not played on top."""
    table = Table()
    seat = table.state.turn.seat
    table.sit(seat, pace=PACES["normal"])
    table.run()
    table.host.link(seat, table.guests[0].receive)
    table.run()
    assert len(table.timers) == 2
    before = table.state
    table.ring()
    assert table.state is before
    table.ring()
    assert table.state.turn.phase is Phase.PLAY


def test_a_robot_that_sits_down_later_plays_at_once() -> None:
    """A seat taken over by a computer: its guest has the view already."""
    table = Table()
    seat = table.state.turn.seat
    guest = Guest(seat, lambda message: table.host.receive(seat, message))
    table.host.link(seat, guest.receive)
    table.run()
    Robot(guest, "hard", cast(Thinker, table.thoughts), lambda s, call: table.timers.append((s, call)), OFF)
    table.run()
    assert table.state.turn.seat != seat
