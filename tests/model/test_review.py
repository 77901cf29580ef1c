"""The review: what was laid in each turn, what could have been, and what was missed (known positions, whole hands)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ramio_desktop.model.actions import Lay
from ramio_desktop.model.bots import bot
from ramio_desktop.model.bots.worker import Asked, Question, answer
from ramio_desktop.model.cards import HIDDEN
from ramio_desktop.model.chronicle import finished, hands, known_to
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.events import Discarded, Drew, Event, HandScored, Laid, Passed, Restocked
from ramio_desktop.model.hint import Found
from ramio_desktop.model.log import Header, Log, Seated
from ramio_desktop.model.melds import MeldGrammar
from ramio_desktop.model.notation import hand_text, read_event, read_position
from ramio_desktop.model.options import parse_rules
from ramio_desktop.model.replay import replay
from ramio_desktop.model.review import (
    TurnReview, best_of, better, judge, read_best, read_better, review, turns,
)
from ramio_desktop.model.rules import rules_of, ruleset
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.solver.rearrange import can_lay_all
from ramio_desktop.model.state import State
from tests.model.solver.oracle import Oracle
from tests.sampling import Seeds, scale


def log_from(position: str, *lines: str) -> Log:
    """A log that begins at a position."""
    start = read_position(position)
    grammar = MeldGrammar(start.options.ace_high)
    room = tuple(Seated(seat, "person", f"P{seat}") for seat in range(start.seats))
    header = Header(start.rules, start.options, 1, start.seats, "2026-11-30T10:00", room, start=start)
    return Log(header, tuple((read_event(line, grammar),) for line in lines))


def played(rules_text: str, levels: tuple[str, ...], seed: str, seat: int | None = None) -> Log:
    """The log of a hand between computer players, whole or as a seat was told it."""
    family, options = parse_rules(rules_text)
    rules, chance = ruleset(family), Chance(seed)
    events: list[Event] = list(rules.begin(options, len(levels), chance))
    start = State(family, options)
    state = fold(start, events)
    views = [fold(start, [rules.redact(event, i) for event in events]) for i in range(len(levels))]
    while not state.is_over:
        turn = state.turn.seat
        new = rules.decide(state, turn, bot(family, levels[turn]).action(views[turn], turn), chance)
        state = fold(state, new)
        views = [fold(view, [rules.redact(event, i) for event in new]) for i, view in enumerate(views)]
        events += new
    told = events if seat is None else [rules.redact(event, seat) for event in events]
    room = tuple(Seated(i, "bot", level, level) for i, level in enumerate(levels))
    header = Header(family, options, rules.version, len(levels), "2026-11-30T10:00", room, seat)
    return Log(header, tuple((event,) for event in told))


def only(log: Log, seat: int = 0) -> TurnReview:
    (judged,) = review(log, seat)
    return judged


def test_a_missed_close_is_marked() -> None:
    """The four was laid off; taking the run apart everything could have gone."""
    log = log_from(
        "machiavelli 5h6h7h8h,JcJdJs 4h8c8d/x13 x42 - 0:play opened=0",
        "p0 laid 4h5h6h7h8h,JcJdJs", "p1 to draw",
    )
    judged = only(log)
    assert (judged.missed_close, judged.missed_opening, judged.missed) == (True, False, 2)
    assert hand_text(judged.turn.laid) == "4h" and hand_text(judged.best) == "8c8d4h"
    assert (judged.penalty, judged.least, judged.exact) == (16, 0, True)


def test_a_close_is_no_missed_close() -> None:
    judged = only(log_from(
        "machiavelli 5h6h7h8h 8c8d/x13 x42 - 0:play opened=0", "p0 laid 5h6h7h,8c8d8h", "shown -/x13",
    ))
    assert (judged.missed_close, judged.missed, judged.penalty) == (False, 0, 0)


def test_a_missed_opening_is_marked_even_where_it_is_no_close() -> None:
    position = "machiavelli 5h6h7h 2c3c4cKdKs/x13 x42 - 0:play"
    judged = only(log_from(position, "p0 passed", "p1 to draw"))
    assert (judged.missed_opening, judged.missed_close, hand_text(judged.best)) == (True, False, "2c3c4c")
    assert judged.penalty == judged.least + 9
    # A set does not open (M7), so there was nothing to miss; and who has opened can miss no opening.
    nothing = only(log_from("machiavelli 5h6h7h 2c2d2sKd/x13 x42 - 0:play", "p0 passed", "p1 to draw"))
    assert (nothing.missed_opening, nothing.best) == (False, ())
    opened = only(log_from(position + " opened=0", "p0 passed", "p1 to draw"))
    assert not opened.missed_opening and opened.missed == 3


def test_M14_in_the_last_turn_points_count() -> None:
    judged = only(log_from(
        "machiavelli 4c4d4h4s 2d3d5d5s6s/x9 x1 - 0:play opened=0", "p0 laid 2d3d4d5d,4c4h4s", "p1 to draw",
    ))
    assert hand_text(judged.best) == "5s6s" and judged.least < judged.penalty


def test_tiles_a_turn_is_a_laying_or_a_draw() -> None:
    """Thirty points lay on the rack, and a tile was drawn instead."""
    log = log_from("tiles - 10k11k12k1r/x14 x40 - 0:play", "p0 drew stock 5b", "p1 to play")
    judged = only(log)
    assert (judged.missed_opening, judged.missed_close, len(judged.best)) == (True, False, 3)


def test_the_position_of_a_turn_is_found_in_the_log_again() -> None:
    log = played("machiavelli", ("hard", "beginner"), "review")
    taken = turns(log, 1)
    assert [turn.number for turn in taken] == list(range(1, len(taken) + 1))
    for turn in taken:
        assert replay(log, turn.at) == turn.before
    assert turns(log, 1, hand=1) == taken
    assert turns(log, 1, hand=2) == []


def test_the_better_way_is_legal_and_as_good() -> None:
    """What is shown step by step can be played, and lays what the review said could be laid."""
    log = played("machiavelli", ("beginner", "hard"), "better")
    shown = 0
    for judged in review(log, 0):
        if len(judged.turn.before.hands[0]) > 18 or shown == 3:
            continue  # the hint takes its time there
        found = better(judged.turn.before, 0).hint
        assert (found.found is Found.YES) == bool(judged.best)
        if found.found is Found.YES:
            before = judged.turn.before
            assert rules_of(before).refusal(before, 0, Lay(found.table)) is None
            assert len(found.cards) == len(judged.best)
            shown += judged.missed > 0
    assert shown


def test_the_log_of_a_seat_tells_as_much_about_it_as_the_whole() -> None:
    whole = played("machiavelli", ("easy", "beginner", "hard"), "views")
    own = played("machiavelli", ("easy", "beginner", "hard"), "views", seat=1)
    said = [(judged.turn.laid, judged.best, judged.penalty, judged.least) for judged in review(own, 1)]
    assert said == [(judged.turn.laid, judged.best, judged.penalty, judged.least) for judged in review(whole, 1)]
    assert said and not turns(own, 0)  # what the others held it does not know


def test_progress_is_told_and_ends_it() -> None:
    log = played("machiavelli", ("beginner", "beginner"), "told")
    heard: list[tuple[int, int]] = []

    def told(done: int, of: int) -> bool:
        heard.append((done, of))
        return done < 2

    assert len(review(log, 0, told=told)) == 2
    assert heard == [(1, len(turns(log, 0))), (2, len(turns(log, 0)))]


def test_R_ramino_a_turn_ends_with_a_discard_and_its_layings_are_one_turn() -> None:
    """Two layings and the discard are judged together: the sixes could have gone, too, and the last card thrown."""
    log = log_from(
        "ramino 2c3c4c 5c7d8d9d6c6d6hKs/x10 x60 9s 0:play opened=0",
        "p0 laid 2c3c4c5c", "p0 laid 2c3c4c5c,7d8d9d", "p0 discarded Ks", "p1 to draw",
    )
    judged = only(log)
    assert hand_text(judged.turn.laid) == "5c7d8d9d" and hand_text(judged.turn.left) == "6c6d6h"
    assert (judged.missed_close, judged.missed_opening, judged.penalty, judged.least) == (True, False, 18, 0)
    way = better(judged.turn.before, 0)
    assert way.hint.found is Found.YES and way.discard is not None
    done = only(log_from(
        "ramino 2c3c4c 5cKs/x10 x60 9s 0:play opened=0", "p0 laid 2c3c4c5c", "p0 discarded Ks", "shown -/x10",
    ))
    assert (done.missed_close, done.missed, done.penalty, done.turn.left) == (False, 0, 0, ())


def test_R_ramino_a_missed_opening_counts_points() -> None:
    hand = "TcTdThTs{}Qs/x10 x60 9s 0:play"
    enough = only(log_from(f"ramino_50 - {hand.format('4h5h6h')}", "p0 discarded Qs", "p1 to draw"))
    assert (enough.missed_opening, enough.missed_close) == (True, True)
    short = only(log_from(f"ramino_50 - {hand.format('4h5h8h')}", "p0 discarded Qs", "p1 to draw"))
    assert (short.missed_opening, short.best) == (False, ())


def test_R_a_hand_of_ramino_is_reviewed_for_every_seat() -> None:
    log = played("ramino", ("hard", "easy", "medium"), "ramino")
    for seat in range(3):
        judged = review(log, seat)
        assert [each.turn.number for each in judged] == list(range(1, len(judged) + 1))
        assert all(each.least <= each.penalty for each in judged)
        assert all(replay(log, each.turn.at) == each.turn.before for each in judged)


@pytest.mark.parametrize("rules", ["machiavelli", "machiavelli_classic"])
def test_the_most_is_what_an_integer_program_lays(rules: str, seeds: Seeds) -> None:
    """And a missed close is one for a solver that only asks whether the whole hand can go."""
    oracle = Oracle(2)
    for seed in seeds(scale(2, 60)):
        log = played(rules, ("easy", "beginner", "expert"), f"most {seed}")
        for turn in turns(log, 1):
            before, held = turn.before, turn.before.hands[1]
            if 1 not in before.match.opened and rules == "machiavelli":
                continue
            judged = judge(turn)
            assert judged.exact
            assert judged.missed_close == (can_lay_all(before.table, held) and len(turn.laid) < len(held))
            if len(before.stock) >= before.seats:
                assert len(judged.best) == oracle.most(before.table, held, lambda _: 1)


# --- The match told turn by turn --------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["machiavelli", "machiavelli_classic", "tiles", "ramino"])
def test_a_match_is_told_turn_by_turn(rules: str) -> None:
    """Every event of play belongs to one turn, and each turn leads from its position to the next."""
    level = "easy"
    log = played(rules, (level, level), "told by turns")
    (hand,) = hands(log)
    moves = [event for turn in hand.turns for event in turn.events]
    assert moves == [event for event in log.events if isinstance(event, Drew | Laid | Passed | Discarded | Restocked)]
    assert [turn.number for turn in hand.turns] == list(range(1, len(hand.turns) + 1))
    assert hand.scored is not None and [turn.closes for turn in hand.turns[:-1]] == [False] * (len(hand.turns) - 1)
    for turn in hand.turns:
        assert turn.taken is not None and turn.taken.before == turn.before
        if turn.taken.laid:  # who draws instead of laying holds one card more in the end
            assert turn.taken.left == turn.after.hands[turn.seat]
    for seat in range(2):
        assert [turn.taken for turn in hand.turns if turn.seat == seat] == turns(log, seat)


def test_I4_of_a_running_hand_only_what_the_seat_saw_is_told() -> None:
    whole = played("machiavelli", ("easy", "beginner"), "running")
    cut = next(i for i, batch in enumerate(whole.batches) if isinstance(batch[0], HandScored)) - 8
    header = replace(whole.header, seed="secret")
    running = Log(header, whole.batches[:cut])
    assert finished(running).events == () and finished(running).header.seed is None
    seen = known_to(running, 1)
    assert seen.header.seed is None and len(seen.events) == len(running.events)
    (hand,) = hands(seen)
    assert {turn.seat for turn in hand.turns} == {0, 1}
    assert all((turn.taken is None) == (turn.seat == 0) for turn in hand.turns)
    assert all(HIDDEN in state.hands[0] and set(state.stock) <= {HIDDEN} for state in (hand.turns[0].before,))
    done = known_to(Log(header, whole.batches), 1)
    assert done.events == whole.events  # after the hand everybody may see it


def test_what_is_asked_of_the_worker_reads_back() -> None:
    log = log_from(
        "ramino 2c3c4c 5c7d8d9d6c6d6hKs/x10 x60 9s 0:play opened=0", "p0 discarded Ks", "p1 to draw",
    )
    (turn,) = turns(log, 0)
    best = best_of(turn.before, 0)
    assert read_best(best.text) == best == read_best(answer(Question.review(turn.before, 0, Asked.BEST)))
    way = better(turn.before, 0)
    grammar = MeldGrammar(turn.before.options.ace_high)
    assert read_better(way.text, grammar) == way
    assert read_better(answer(Question.review(turn.before, 0, Asked.BETTER)), grammar) == way
