"""The command line (DESIGN §5): exit codes, one line for bad input, and never a traceback."""

from __future__ import annotations

import argparse
import io
import json
import os
import random
import re
import shlex
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ramio_desktop import cli
from ramio_desktop.cli.program import build_parser
from ramio_desktop.model.bots import LEVELS
from ramio_desktop.model.log import log_bytes, read_log
from ramio_desktop.model.notation import position_text, read_position
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.state import seen_by
from tests.sampling import scale
from tests.spoken import forget_languages

ROOT = Path(__file__).parent.parent
CASES = ROOT / "tests" / "data" / "rule_cases.tsv"
PROVED = ROOT / "tests" / "data" / "rearrange_positions.tsv"
SAVES = sorted((ROOT / "tests" / "data" / "saves").glob("*.ramio"))
TURN = "machiavelli - 4c5c6c9d/x13 x70 - 0:play"

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def english_first(qapp: object) -> None:
    """Whoever says a sentence needs an application: the tests' one, without what others have left in it."""
    forget_languages()


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process: exit code, output, errors."""

    def run(*arguments: str) -> tuple[int, str, str]:
        code = cli.main(arguments)
        output = capsys.readouterr()
        return code, output.out, output.err

    return run


@pytest.fixture
def say(run: Run) -> Run:
    """Run a command whose sentences are English."""
    return lambda *arguments: run(*arguments, "--lang", "en")


def _process(*arguments: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ramio_desktop", *arguments],
        cwd=ROOT, env={**os.environ, **environment}, input=stdin, capture_output=True, text=True, timeout=60,
    )


# --- try -----------------------------------------------------------------------------------------------------------


def test_try_prints_events_and_the_position_after(say: Run) -> None:
    assert say("try", TURN, "lay 4c5c6c") == (
        0, "p0 laid 4c5c6c\np1 to draw\nmachiavelli 4c5c6c 9d/x13 x70 - 1:draw opened=0\n", ""
    )


def test_try_plays_several_actions_or_none(say: Run) -> None:
    code, out, _ = say("try", TURN, "pass; draw; pass; draw")
    assert (code, out.splitlines()[-1]) == (0, "machiavelli - 4c5c6c9dx1/x14 x68 - 0:play")
    assert say("try", TURN, "pass; pass") == (
        1, "refused draw_first: Every turn starts with a card from the stock: draw first.\n", ""
    )


def test_I3_try_names_the_reason_and_the_cards_in_both_languages(run: Run) -> None:
    assert run("try", TURN, "lay 4c5c", "--lang", "en") == (
        1, "refused meld_too_short: A meld has at least three cards; this one: 4♣ 5♣.\n", ""
    )
    assert run("try", TURN, "lay 4c5c", "--lang", "it") == (
        1, "refused meld_too_short: Una combinazione ha almeno tre carte; questa: 4♣ 5♣.\n", ""
    )


def test_try_refuses_a_verb_the_game_lacks(say: Run) -> None:
    for action in ("fold", "bet 3", "discard 9d", "draw discard"):
        code, out, err = say("try", TURN, action)
        assert (code, err) == (1, "") and out.startswith("refused no_such_verb: ")


def test_try_draws_a_hidden_card_from_a_counted_stock(say: Run) -> None:
    code, out, _ = say("try", "machiavelli - 4c/x13 x42 - 0:draw", "draw")
    assert (code, out.splitlines()[0]) == (0, "p0 drew stock ??")


@pytest.mark.parametrize(
    ("position", "action", "sentence"),
    [
        ("machiavelli - 4c5z/x13 x70 - 0:play", "pass", "no such card at character 17: “5z/x13 x70 - 0:play”"),
        (TURN, "lay 4c5q6c", "no such card at character 7: “5q6c”"),
        (TURN, "dance", "no such action at character 1: “dance”"),
        (TURN, "", "an action expected at the end of the text"),
        (TURN, "draw; ", "an action expected at the end of the text"),
        ("machiavelli - 4c/x13 x70 -", "pass", "the field SEAT:PHASE is missing at the end of the text"),
        ("machiavelli[jokers=9] - 4c/x13 x70 - 0:play", "pass",
         "option jokers is one of 2, 0, 1 at character 13: “jokers=9] - 4c/x13 x”"),
        ("pokerato - x10/x10 x87 7h 0:draw", "draw", "pokerato cannot be played in this version yet"),
        ("carioca - x13/x13 x81 7h 0:draw", "draw", "carioca cannot be played in this version yet"),
        ("pokerato[blind=5] - x10/x10 x87 7h 0:draw", "draw", "pokerato[blind=5] cannot be played in this version yet"),
        ("ramino[decks=1] - x10/x10 x35 7h 0:draw", "draw",
         "these options exclude each other: decks, jokers at character 8: “decks=1] - x10/x10 x”"),
    ],
)
def test_unreadable_input_is_one_line_that_points_at_the_place(
    say: Run, position: str, action: str, sentence: str
) -> None:
    assert say("try", position, action) == (2, "", sentence + "\n")


def test_unreadable_input_in_italian(run: Run) -> None:
    assert run("try", TURN, "dance", "--lang", "it") == (
        2, "", "questa mossa non esiste (al carattere 1: «dance»)\n"
    )


def test_try_with_a_file_answers_line_by_line(say: Run, tmp_path: Path) -> None:
    file = tmp_path / "cases.tsv"
    file.write_text(
        f"# a comment\n{TURN}\tlay 4c5c6c\n{TURN}\tlay 4c5c\tany\tthing\n{TURN}\tdance\n\n"
        "carioca - - - - 0:draw\tdraw\n",
        "utf-8",
    )
    code, out, err = say("try", "--file", str(file))
    rows = [json.loads(line) for line in out.splitlines()]
    assert (code, err) == (0, "")
    assert [row["exit"] for row in rows] == [0, 1, 2, 2, 2]
    assert all(set(row) == {"exit", "reason", "position"} for row in rows)
    assert rows[0]["position"] == "machiavelli 4c5c6c 9d/x13 x70 - 1:draw opened=0"
    assert (rows[1]["reason"], rows[1]["position"]) == ("meld_too_short", TURN)
    assert "character 1" in rows[2]["reason"]


def test_try_judges_the_rows_of_the_referee(say: Run) -> None:
    """All of rule_cases.tsv in one run: the games that are built as the referee says, the others unreadable."""
    code, out, _ = say("try", "--file", str(CASES))
    rows = [line.split("\t") for line in CASES.read_text("utf-8").splitlines() if not line.startswith("#")]
    answers = [json.loads(line) for line in out.splitlines()]
    assert (code, len(answers)) == (0, len(rows))
    for row, answer in zip(rows, answers):
        built = row[0].startswith(("machiavelli", "tiles", "ramino", "scala40"))
        assert answer["exit"] == (2 if not built else 0 if row[2] == "ok" else 1), row


def test_try_reads_the_standard_input() -> None:
    done = _process("try", "--file", "-", stdin=f"\ufeff{TURN}\tpass\r\n")
    assert (done.returncode, json.loads(done.stdout)["exit"]) == (0, 0)


# --- deal, verbs, view ---------------------------------------------------------------------------------------------


def test_deal_is_the_same_for_a_seed_and_complete(run: Run) -> None:
    one, other = (run("deal", "machiavelli", "--seats", "3", "--seed", "monday") for _ in range(2))
    assert one == other
    state = read_position(one[1])
    assert ([len(held) for held in state.hands], len(state.stock)) == ([13] * 3, 67)
    assert sorted(state.cards()) == sorted(rules_of(state).deck(state.options))


def test_deal_without_a_seed_tells_the_one_it_took(run: Run) -> None:
    code, out, err = run("deal", "machiavelli_classic")
    seed = re.fullmatch(r"seed ([A-Z2-9]{6})\n", err)
    assert code == 0 and seed
    assert run("deal", "machiavelli_classic", "--seats", "2", "--seed", seed[1])[1] == out


def test_deal_reads_codes_as_they_are_typed_and_says_which_seeds_have_one(run: Run, say: Run) -> None:
    code = run("deal", "tiles", "--seed", "HTSEAT", "--code")[1].strip()
    dealt = run("deal", code)
    assert dealt[0] == 0 and dealt[1].startswith("tiles ")
    assert run("deal", code.lower()) == run("deal", code.lower().replace("-", " ")) == dealt
    assert "does not add up" in say("deal", code.lower()[:-1] + "?")[2]
    status, _, told = say("deal", "tiles", "--seed", "7", "--code")
    example = re.search(r"six signs such as ([A-Z2-9]{6})\n", told)
    assert status == 2 and example
    assert run("deal", "tiles", "--seed", example[1], "--code")[0] == 0


def test_verbs_of_a_seat(run: Run) -> None:
    assert run("verbs", TURN) == (0, "lay pass\n", "")
    assert run("verbs", TURN, "1") == (0, "-\n", "")
    assert run("verbs", "machiavelli_classic - 4c/x13 x70 - 0:play", "0") == (0, "draw lay\n", "")


def test_I4_view_shows_what_the_seat_may_know(run: Run) -> None:
    code, out, _ = run("view", "machiavelli - 4c5c6c/7h7d7s 2c3c4c - 0:draw", "1")
    assert (code, out) == (0, "machiavelli - x3/7d7h7s x3 - 0:draw\n")


# --- solve ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("objective", ["cards", "points"])
def test_solve_gives_the_proved_optimum_of_each_position(
    say: Run, objective: str, tmp_path: Path, session_seed: int
) -> None:
    """Some of the 170 positions in `make test`, all in `make soak`; the solver's own tests take all of them."""
    lines = [line for line in PROVED.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert len(lines) == 170
    lines = random.Random(session_seed).sample(lines, scale(20, 170))
    (tmp_path / "some.tsv").write_text("\n".join(lines), "utf-8")
    code, out, _ = say("solve", "--file", str(tmp_path / "some.tsv"), "--objective", objective)
    rows = [line.split("\t") for line in lines]
    answers = [json.loads(line) for line in out.splitlines()]
    assert (code, len(answers)) == (0, len(rows))
    for row, answer in zip(rows, answers):
        assert set(answer) == {"cards", "left", "table", "disturbed", "fewest", "exact", "ms"}
        assert answer["exact"]
        assert answer["cards" if objective == "cards" else "left"] == int(row[1 if objective == "cards" else 2])


def test_solve_counts_seat_0_as_open_unless_the_position_says_otherwise(run: Run) -> None:
    position = "machiavelli 5c6c7c 8c9d9h9sKs"
    for opened, cards in (("", 4), (" opened=0", 4), (" opened=-", 0)):
        code, out, _ = run("solve", position + opened, "--json")
        assert (code, json.loads(out)["cards"]) == (0, cards)
    code, out, _ = run("solve", "machiavelli 5c6c7c x4/8c9d9h9sKs x9 - 1:play", "--json")
    assert (code, json.loads(out)["cards"]) == (0, 0)
    code, out, _ = run("solve", "machiavelli 5c6c7c x4/8c9d9h9sKs x9 - 1:play opened=1", "--json")
    assert (code, json.loads(out)["cards"]) == (0, 4)


def test_solve_in_words(run: Run) -> None:
    code, out, _ = run("solve", "machiavelli 5c6c7c 8cKs")
    first, second = out.splitlines()
    assert (code, first) == (0, "lay 5c6c7c8c")
    assert second.startswith("cards 1 laid 8c left 10 held Ks disturbed 0 exact ms ")
    assert run("solve", "machiavelli - 8cKs")[1].startswith("-\n")


def test_solve_finds_the_best_turn_of_ramino_with_its_discard(run: Run) -> None:
    code, out, _ = run("solve", "ramino 7c8c9c 2d4dJdQs5h6h7h8hKcKdKsTc/x10 x60 9s 0:play opened=0 round=2", "--json")
    answer = json.loads(out)
    assert code == 0 and set(answer) == {"melds", "discard", "closes", "left", "cards", "table", "exact", "ms"}
    assert (answer["discard"], answer["closes"], answer["left"], answer["cards"]) == ("Jd", False, 16, 8)
    assert sorted(answer["melds"].split(",")) == ["5h6h7h8h", "7c8c9cTc", "KcKdKs"]
    end = "x10 x60 9s 0:play round=2"
    for line in (f"ramino 7c8c9c TcKcKdKs2d/{end}", f"scala40 - KcKdKsQcQdQs2d/{end}"):
        batch = run("solve", line)[1].splitlines()
        code, out, _ = run("try", line, batch[0])
        assert code == 0 and "scored" in out and "closes" in batch[1]
    # An opening that is still needed is minded where the position says so; what was taken is not thrown back.
    out = run("solve", "ramino_50 - KcKdKs2c2d9h/x10 x60 9s 0:play opened=- round=2", "--json")[1]
    assert (json.loads(out)["cards"], json.loads(out)["discard"]) == (0, "9h")
    out = run("solve", "ramino_duel - Kc2d/x10 x30 9s 0:play taken=Kc", "--json")[1]
    assert json.loads(out)["discard"] == "2d"
    assert "hidden cards" in run("solve", "ramino - x4", "--lang", "en")[2]


def test_deal_of_ramino_minds_its_options(say: Run) -> None:
    assert say("deal", "ramino_duel", "--seats", "3")[2] == "ramino_duel is not for 3 players, by its options: decks\n"
    assert "not for 2 players, by its options: reentries" in say("deal", "ramino[reentries=1]", "--seats", "2")[2]
    code, out, _ = say("deal", "scala40", "--seats", "7", "--seed", "a")
    assert code == 0 and [len(held) for held in read_position(out).hands] == [13] * 7


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("machiavelli - 5c5c5c", "the solver does not take this position: 5c is there more than twice"),
        ("machiavelli - 5c***", "the solver does not take this position: it has more than two jokers"),
        ("machiavelli - x4", "the hand to solve has hidden cards"),
        ("machiavelli 5c6c 8h", "the cards on this table cannot be arranged in melds"),
        ("machiavelli -", "the field HANDS is missing at the end of the text"),
        ("carioca - 5c6c7c", "carioca cannot be played in this version yet"),
    ],
)
def test_solve_refuses_what_it_cannot_answer(say: Run, tmp_path: Path, position: str, sentence: str) -> None:
    assert say("solve", position) == (2, "", sentence + "\n")
    (tmp_path / "one.txt").write_text(position + "\n", "utf-8")
    assert json.loads(say("solve", "--file", str(tmp_path / "one.txt"))[1]) == {"error": sentence}


# --- bot, simulate -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS["machiavelli"])
def test_M18_bot_prints_a_legal_action(run: Run, level: str) -> None:
    position = "machiavelli 5c6c7c 8c9cTcJd/x9 x60 - 0:play opened=0"
    code, out, _ = run("bot", position, "--level", level)
    assert (code, run("try", position, out.strip())[0]) == (0, 0)
    assert run("bot", "machiavelli - 8c/x9 x60 - 0:draw", "--level", level)[1] == "draw\n"


def test_bot_sees_what_its_seat_sees(run: Run) -> None:
    full = "machiavelli 5c6c7c 8c9cTcJd/2c2d2h 3c4c5c - 0:play opened=0"
    view = position_text(seen_by(read_position(full), 0))
    assert run("bot", full, "--level", "hard") == run("bot", view, "--level", "hard")


@pytest.mark.parametrize("level", LEVELS["machiavelli"])
def test_bot_does_the_least_on_a_table_that_cannot_be(run: Run, level: str) -> None:
    assert run("bot", "machiavelli 7h 4c5c6c/x3 x9 - 0:play opened=0", "--level", level) == (0, "pass\n", "")


def test_simulate_is_one_line_that_a_seed_repeats(run: Run) -> None:
    arguments = ("simulate", "machiavelli", "--seats", "hard,beginner", "--hands", "1", "--seed", "1", "--duplicate")
    one, other = (json.loads(run(*arguments)[1]) for _ in range(2))
    for result in (one, other):
        for timed in ("seconds_a_hand", "turn_ms"):
            assert result.pop(timed)
    assert one == other
    assert {"wins", "points", "turns", "table_at_half", "interval"} <= set(one)
    assert (sum(one["wins"]) + one["stock_outs"], one["games"]) == (2, 2)


def test_simulate_plays_matches(run: Run) -> None:
    code, out, _ = run(
        "simulate", "machiavelli[match=simple]", "--seats", "beginner,beginner", "--matches", "1", "--seed", "1",
        "--json",
    )
    assert (code, sum(json.loads(out)["wins"])) == (0, 1)


# --- replay, verify ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("save", SAVES, ids=lambda path: path.name)
def test_replay_and_verify_a_save(say: Run, save: Path) -> None:
    log = read_log(save.read_bytes()).log
    code, out, err = say("verify", str(save))
    assert (code, err) == (0, "") and out.startswith(f"whole: {len(log.events)} events")
    code, out, _ = say("replay", str(save))
    lines = out.splitlines()
    assert (code, len(lines)) == (0, len(log.events) + 1)
    read_position(lines[-1])
    code, out, _ = say("replay", str(save), "--to", "2")
    assert out.splitlines()[:2] == lines[:2] and len(out.splitlines()) == 3
    assert say("replay", str(save), "--to", "99999")[0] == 2


def test_verify_finds_a_lie_with_right_sums(say: Run, tmp_path: Path) -> None:
    """A log whose sums are right but whose deal is not what its seed gives: exit code 1, and the line is named."""
    log = read_log(SAVES[0].read_bytes()).log
    lie = type(log)(type(log.header)(**{
        **{name: getattr(log.header, name) for name in log.header.__dataclass_fields__}, "seed": "another"
    }), log.batches)
    file = tmp_path / "lie.ramio"
    file.write_bytes(log_bytes(lie)[0])
    code, out, err = say("verify", str(file))
    assert (code, err) == (1, "") and out.startswith("differs in line ")


def test_verify_names_the_damaged_line(say: Run, tmp_path: Path) -> None:
    data = SAVES[0].read_bytes()
    at = data.index(b" drew ") + 1
    file = tmp_path / "damaged.ramio"
    file.write_bytes(data[:at] + b"D" + data[at + 1 :])
    code, out, err = say("verify", str(file))
    assert (code, out) == (2, "")
    assert f"in line {data[:at].count(bytes([10])) + 1}:" in err


def test_a_torn_tail_is_told_and_left_out(say: Run, tmp_path: Path) -> None:
    file = tmp_path / "torn.ramio"
    file.write_bytes(SAVES[0].read_bytes()[:-3])
    code, out, err = say("replay", str(file))
    assert code == 0 and out and err.endswith("ends in an unfinished line, which is left out\n")


def test_a_newer_save_is_told(say: Run, tmp_path: Path) -> None:
    file = tmp_path / "newer.ramio"
    file.write_bytes(b"ramio 9\n" + SAVES[0].read_bytes().split(b"\n", 1)[1])
    code, out, err = say("verify", str(file))
    assert (code, out) == (2, "") and "newer version" in err


def test_screenshot_opens_a_save_and_leaves_it_as_it_was(tmp_path: Path) -> None:
    save = tmp_path / "match.ramio"
    save.write_bytes(SAVES[0].read_bytes())
    done = _process("screenshot", "table", str(tmp_path / "table.png"), "--open", str(save))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (tmp_path / "table.png").read_bytes().startswith(b"\x89PNG")
    assert save.read_bytes() == SAVES[0].read_bytes()
    assert {path.name for path in tmp_path.iterdir()} == {"match.ramio", "table.png"}


# --- Bad input everywhere ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["try --file", "solve --file", "replay", "verify"])
@pytest.mark.parametrize("kind", ["missing", "folder", "binary", "empty"])
def test_a_file_that_cannot_be_read_is_one_sentence(say: Run, tmp_path: Path, name: str, kind: str) -> None:
    file = tmp_path / kind
    if kind == "folder":
        file.mkdir()
    elif kind == "binary":
        file.write_bytes(bytes(range(256)) * 40)
    elif kind == "empty":
        file.write_bytes(b"")
    code, out, err = say(*name.split(), str(file))
    if kind == "empty" and "--file" in name:
        assert code == 0 and "Traceback" not in err
        return
    assert (code, out, err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("riddles", "there is no command riddles"),
        ("daily 2026-02-30", "a date such as 2026-12-24 is wanted"),
        ("puzzles 0", "N is a number from 1 to 1000"),
        ("jump x", "there is no command jump"),
        ("vew x 0", "do you mean view?"),
        ("try", "a POSITION and an ACTION are wanted"),
        ("try x", "a POSITION and an ACTION are wanted"),
        ("solve", "a POSITION is wanted"),
        ("try x --file y", "takes the place"),
        ("solve x --file y", "takes the place"),
        ("deal", "required"),
        ("deal machiavelli --seats 5", "machiavelli is for 2 to 4 players"),
        ("deal machiavelli --seats -1", "machiavelli is for 2 to 4 players"),
        ("deal machiavelli --seats 99999999999999999999999999", "machiavelli is for 2 to 4 players"),
        ("deal machiavelli --seats two", "wants a whole number"),
        ("deal briscola", "unknown game briscola"),
        ("deal carioca", "carioca cannot be played in this version yet"),
        ("deal machiavelli --seed " + "x" * 201, "at most 200 characters"),
        ("verbs", "required"),
        ("simulate machiavelli --seats hard --hands 1 --seed 1", "2 to 4 players"),
        ("simulate machiavelli --seats hard,genius --hands 1 --seed 1", "there is no level genius"),
        ("simulate machiavelli --seats hard,hard --hands 0 --seed 1", "from 1 to 1000000"),
        ("simulate machiavelli --seats hard,hard --seed 1", "required"),
        ("simulate carioca --seats hard,hard --hands 1 --seed 1", "cannot be played"),
        ("screenshot nowhere x.png", "there is no page nowhere"),
        ("screenshot home x.png --size 12", "such as 1280x800"),
        ("screenshot home x.gif", "x.gif is no name of a PNG file"),
        ("screenshot home nowhere/x.png", "there is no file or folder nowhere"),
        ("screenshot table x.png --open nowhere.ramio", "there is no file or folder nowhere.ramio"),
        ("screenshot home x.png --scale 99", "from 0.5 to 4"),
        ("screenshot home", "required"),
        ("replay nowhere.ramio --to x", "wants a whole number"),
    ],
)
def test_bad_arguments_are_one_line(say: Run, line: str, part: str) -> None:
    code, out, err = say(*shlex.split(line))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert part in err


@pytest.mark.parametrize(
    ("command", "arguments", "part"),
    [
        ("verbs", ("2",), "there is no seat 2 here; the last one is 1"),
        ("verbs", ("-1",), "there is no seat -1"),
        ("view", ("x",), "there is no seat x"),
        ("view", ("²",), "there is no seat ²"),
        ("bot", ("--level", "genius"), "there is no level genius here; there is: beginner, easy, hard"),
    ],
)
def test_a_seat_or_level_that_is_not_there(say: Run, command: str, arguments: tuple[str, ...], part: str) -> None:
    code, out, err = say(command, TURN, *arguments)
    assert (code, out) == (2, "") and part in err


@pytest.mark.parametrize(
    ("position", "part"),
    [
        ("machiavelli - x4/x13 x70 - 0:play", "the hand to play has hidden cards"),
        ("machiavelli - -/x13 x70 - 0:over", "nobody can do anything in this position"),
        ("machiavelli - 7c/x13 - - 0:draw", "nobody can do anything in this position"),
        ("machiavelli - 7c7c7c/x13 x9 - 0:play opened=0", "7c is there more than twice"),
    ],
)
def test_bot_refuses_what_nobody_could_play(say: Run, position: str, part: str) -> None:
    code, out, err = say("bot", position, "--level", "hard")
    assert (code, out) == (2, "") and part in err


_COMMANDS = st.sampled_from(["try", "verbs", "view", "solve", "bot", "deal", "replay", "verify", "puzzles", "--what"])


_WORDS = st.text(max_size=30) | st.sampled_from([TURN, "draw", "--file", "--level", "hard", "0"])


@given(_COMMANDS, st.lists(_WORDS, max_size=4))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_noise_on_the_command_line_never_raises(run: Run, command: str, noise: list[str]) -> None:
    code, _, err = run(command, *(word for word in noise if word != "-"))
    assert code in (0, 1, 2)
    assert err.count("\n") <= 1


def test_text_that_is_no_text_is_told() -> None:
    """An argument of bytes that are no UTF-8, and an output that cannot show the signs of the suits."""
    done = subprocess.run(
        [sys.executable.encode(), b"-m", b"ramio_desktop", b"try", b"mach\xff\xfe", b"draw"],
        cwd=ROOT, capture_output=True, timeout=60,
    )
    assert done.returncode == 2 and done.stderr.count(b"\n") == 1 and b"Traceback" not in done.stderr
    plain = _process("try", TURN, "lay 4c5c", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (plain.returncode, plain.stdout.split(":")[0]) == (1, "refused meld_too_short")


def test_a_reader_that_has_enough_is_no_error() -> None:
    done = subprocess.run(
        f"{shlex.quote(sys.executable)} -m ramio_desktop try --file {shlex.quote(str(CASES))} | head -n 1",
        shell=True, cwd=ROOT, capture_output=True, text=True, timeout=60,
    )
    assert (done.stdout.count("\n"), done.stderr) == (1, "")


@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl-C is another thing")
def test_ctrl_c_is_quiet() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "ramio_desktop", "simulate", "machiavelli", "--seats", "hard,hard", "--hands", "100000",
         "--seed", "1"],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            # A shell's background jobs are started with Ctrl-C ignored; this one shall hear it.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(2.5)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    finally:
        process.kill()
    assert (process.returncode, out, err) == (130, "", "")


# --- Help, language, the door --------------------------------------------------------------------------------------


def _subcommands() -> dict[str, argparse.ArgumentParser]:
    action = next(item for item in build_parser()._actions if isinstance(item, argparse._SubParsersAction))
    assert tuple(action.choices) == cli.COMMANDS
    return dict(action.choices)


@pytest.mark.parametrize("name", _subcommands())
def test_the_example_of_every_help_works(run: Run, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, err = run(name, "--help")
    assert (code, err) == (0, "")
    example = re.search(r"example:\n  ramio-desktop (.*)\Z", out.strip())
    assert example, out
    words = shlex.split(example[1])
    assert words[0] == name
    monkeypatch.chdir(tmp_path)
    (tmp_path / "match.ramio").write_bytes(SAVES[0].read_bytes())
    if name == "screenshot":  # it makes the whole game, which is not to stay in the tests' application
        done = _process(*words[:2], str(tmp_path / words[2]), *words[3:])
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
        assert (tmp_path / words[2]).read_bytes().startswith(b"\x89PNG")
        return
    if name == "join":  # there must be somebody to go to
        with _hosted("--bots", "beginner", "--hands", "1", "--pace", "off") as link:
            done = _process(name, link, *words[2:], "--pace", "off")
        assert (done.returncode, done.stderr) == (0, ""), done.stdout
        assert done.stdout.splitlines()[-1] == "over closed"
        return
    code, out, err = run(*words)
    assert (code, err) == (0, ""), err
    assert out


@contextmanager
def _hosted(*arguments: str) -> Iterator[str]:
    """A table of another process; its link, with this computer's own address in it."""
    process = subprocess.Popen(
        [sys.executable, "-m", "ramio_desktop", "host", "--port", "0", "--quiet", *arguments],
        cwd=ROOT, stdout=subprocess.PIPE, text=True, env={**os.environ, "RAMIO_DATA_DIR": tempfile.mkdtemp()},
    )  # fmt: skip
    assert process.stdout is not None
    try:
        yield re.sub(r"//(\[.*?\]|[^:]*):", "//127.0.0.1:", process.stdout.readline().strip())
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def test_T10_host_plays_a_hand_with_tiles(run: Run) -> None:
    seats = ("--seats", "2", "--bots", "hard,easy")
    code, out, err = run("host", "--rules", "tiles", *seats, "--hands", "1", "--pace", "off", "--port", "0", "--quiet")
    assert (code, err) == (0, "")
    link, *events = out.splitlines()
    assert link.startswith("ramio://") and events[-1].startswith("scored ")


def test_simulate_of_matches_that_never_end_is_refused(say: Run) -> None:
    code, out, err = say("simulate", "tiles", "--seats", "easy,easy", "--matches", "1", "--seed", "1")
    assert (code, out) == (2, "") and "never end" in err


def test_join_by_lines_plays_and_says_what_it_sees() -> None:
    with _hosted("--bots", "beginner", "--pace", "off") as link:
        process = subprocess.Popen(
            [sys.executable, "-m", "ramio_desktop", "join", link, "--lines", "--name", "Leo"],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
        )  # fmt: skip
        assert process.stdin is not None and process.stdout is not None
        seen: list[str] = []
        while "p0 to draw" not in seen:
            seen.append(process.stdout.readline().strip())
        for line in ("dance", "pass", "reenter", "stop hand", "draw; pass", "leave"):
            process.stdin.write(line + "\n")
        rest = process.communicate(timeout=60)[0].splitlines()
    assert seen[0] == "seat 0" and any(line.startswith("dealt ") and "/x13" in line for line in seen)
    assert rest[0].startswith("unreadable ") and rest[1] == "refused draw_first -"
    assert rest[2:4] == ["refused no_such_verb -"] * 2, "this game knows neither (R24, D9)"
    assert re.fullmatch("p0 drew stock [^?]+", rest[4]) and rest[5] == "p0 passed" and rest[-1] == "over left"
    assert process.returncode == 0


def test_join_tells_why_it_may_not(say: Run, run: Run) -> None:
    code, out, err = say("join", "127.0.0.1:9", "--code", "ABCDEF", "--lines")
    assert (code, out) == (1, "over unreachable refused\n")
    assert "no table is open there" in err and err.count("\n") == 1
    code, _, err = run("join", "127.0.0.1:9", "--code", "ABCDEF", "--bot", "hard", "--lang", "it")
    assert code == 1 and "lì non c'è un tavolo aperto" in err
    assert say("join", "ramio://", "--lines")[0] == 2
    assert say("host", "--public", "--rules", "machiavelli_classic")[0] == 2


def test_the_readme_names_the_commands_there_are() -> None:
    """README.md's table of commands and the program agree."""
    text = (ROOT / "README.md").read_text("utf-8")
    table = text[text.index("## The command line") : text.index("## How it is built")]
    named = {word.split()[0] for cell in re.findall(r"^\| (.*?) \|", table, re.MULTILINE) for word in
             re.findall(r"`([a-z]+(?: [^`]*)?)`", cell)}
    assert named == set(_subcommands())


def test_help_and_version(run: Run) -> None:
    code, out, _ = run("--help")
    assert code == 0 and all(name in out for name in _subcommands())
    assert run("--version")[1].startswith("ramio-desktop ")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("deal", "mancano questi argomenti: RULES"),
        ("deal machiavelli --seats two", "--seats vuole un numero intero, non 'two'"),
        ("deal machiavelli --seats", "--seats vuole un valore dopo di sé"),
        ("deal machiavelli --dance", "argomenti sconosciuti: --dance"),
        ("join x", "serve uno di questi: --bot --lines"),
        ("join x --bot hard --lines", "--lines non va insieme a --bot"),
        ("join x --lines --pace soon", "--pace non può essere 'soon'"),
    ],
)
def test_the_usual_complaints_of_the_parser_are_said_in_italian(run: Run, line: str, said: str) -> None:
    code, out, err = run(*line.split(), "--lang=it")
    assert (code, out) == (2, "") and said in err and err.count("\n") == 1


def test_the_language_is_the_players_then_the_systems_then_italian(own_data_dir: Path) -> None:
    bad = ("try", TURN, "dance")
    assert "non esiste" in _process(*bad, LANG="de_DE.UTF-8", LC_ALL="", LANGUAGE="").stderr
    assert "no such" in _process(*bad, LANG="en_GB.UTF-8", LC_ALL="", LANGUAGE="").stderr
    own_data_dir.mkdir(exist_ok=True)
    (own_data_dir / "settings.json").write_text('{"language": "it"}', "utf-8")
    assert "non esiste" in _process(*bad, LANG="en_GB.UTF-8", LC_ALL="", LANGUAGE="").stderr
    assert "no such" in _process(*bad, "--lang", "en", LANG="it_IT.UTF-8", LC_ALL="", LANGUAGE="").stderr


def test_commands_without_a_sentence_load_no_qt() -> None:
    code = (
        "import sys\nfrom ramio_desktop import cli\n"
        f"assert cli.main(['try', {TURN!r}, 'pass']) == 0 and cli.main(['solve', 'machiavelli - 4c5c6c']) == 0\n"
        "print([name for name in sys.modules if name.startswith('PySide6')])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.stdout.splitlines()[-1] == "[]", done.stderr


@pytest.mark.parametrize(
    ("arguments", "window"),
    [
        ([], True), (["game.ramio"], True), (["ramio://join/abc"], True), ([__file__], True), (["-style", "x"], True),
        (["try"], False), (["--help"], False), (["-h"], False), (["--version"], False), (["puzzles"], False),
        (["verify", "game.ramio"], False), (["--lang", "en", "deal"], False), (["-x"], False), (["--foo"], False),
    ],
)
def test_the_door_tells_commands_from_games(arguments: list[str], window: bool) -> None:
    assert cli.is_command_line(arguments) != window


def test_the_door_is_light() -> None:
    """The window's start comes by here: nothing of the rules or of Qt is loaded to see that it is no command."""
    code = (
        "import sys\nfrom ramio_desktop import cli\nassert not cli.is_command_line(['x.ramio'])\n"
        "print([name for name in sys.modules if name.startswith(('PySide6', 'ramio_desktop.'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.stdout == "['ramio_desktop.cli']\n", done.stderr


def test_a_file_named_like_a_command_does_not_hide_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("verify").write_text("")
    assert cli.is_command_line(["verify", "x"])


def test_output_without_a_real_stream_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert cli.main(["verbs", TURN]) == 0
    assert sys.stdout.getvalue() == "lay pass\n"  # type: ignore[attr-defined]
