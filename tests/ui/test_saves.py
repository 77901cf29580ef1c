"""The list of games that can be continued (RULES S2): what it shows, and what becomes of the others."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ramio_desktop.model.files import SaveProblem, Trouble
from ramio_desktop.model.log import Log, NewerLog, log_bytes
from ramio_desktop.model.options import parse_rules
from ramio_desktop.model.replay import replay
from ramio_desktop.model.save import Desk, Save, SaveLocked, desks_of, read_save, saves_in
from ramio_desktop.ui.saves import SaveDamaged, Saves
from tests.net.bench import Bench, new_room


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    """Return an empty shelf of saves."""
    return Saves(tmp_path)


def _log(rules: str = "machiavelli", seats: int = 2, steps: int = 20, bots: tuple[int, ...] = (1,)) -> Log:
    bench = Bench(new_room(rules, seats, f"{rules}{steps}", bots))
    for _ in range(steps):
        turn = bench.room.state.turn
        if bench.room.is_match_over or turn.seat == 0 and bench.room.state.is_over:
            break
        bench.step()
    return bench.room.log


def _kept(saves: Saves, log: Log, changed: float | None = None) -> Path:
    path = saves.path_for(log)
    save = Save.create(path, log)
    save.close()
    if changed is not None:
        os.utime(path, (changed, changed))
    return path


def test_S2_list_shows_what_everybody_at_the_table_knows(saves: Saves) -> None:
    log = _log("machiavelli[jokers=0]", 3, 60, bots=(1, 2))
    path = _kept(saves, log, 1_700_000_000)
    (game,) = saves.listing().games
    state = replay(log)
    assert (game.path, game.title) == (path, "")
    assert (game.family, game.options) == parse_rules("machiavelli[jokers=0]")
    assert [who.name for who in game.seats] == ["Anna", "Bruno", "Carla"]
    assert (game.scores, game.hand, game.turn) == (state.match.scores, state.match.hand, state.turn.seat)
    assert game.table == state.table != ()
    assert game.held == tuple(map(len, state.hands))
    assert game.is_between_hands == state.is_over
    assert not game.is_local and not game.has_draft
    assert game.changed.timestamp() == 1_700_000_000


def test_S2_last_one_played_comes_first_and_a_draft_counts(saves: Saves) -> None:
    paths = [_kept(saves, _log(steps=steps), 1_700_000_000 + steps) for steps in (3, 30, 12)]
    assert [game.path for game in saves.listing().games] == [paths[1], paths[2], paths[0]]
    save = Save.open(paths[0])
    save.keep_desks({0: Desk(("draft",))})
    save.close()
    games = saves.listing().games
    assert games[0].path == paths[0] and games[0].has_draft
    assert [game.has_draft for game in games[1:]] == [False, False]


def test_S2_games_of_several_people_are_kept_apart(saves: Saves) -> None:
    alone, together = _kept(saves, _log()), _kept(saves, _log(bots=()))
    assert alone.parent == saves.computer_folder and together.parent == saves.local_folder
    assert {game.path: game.is_local for game in saves.listing().games} == {alone: False, together: True}


def test_finished_match_goes_to_the_archive(saves: Saves) -> None:
    bench = Bench(new_room("machiavelli[match=simple]", 2, "over", (1,)))
    while not bench.room.is_match_over:
        bench.step()
    path = _kept(saves, bench.room.log)
    save = Save.open(path)
    assert saves.listing().games == ()
    assert path.exists(), "not while somebody looks at its last table"
    save.close()
    assert saves.listing().games == ()
    assert not path.exists()
    assert read_save(saves.archive_folder / path.name) == bench.room.log


def test_S2_damaged_save_is_told_once_by_the_name_it_is_kept_by(saves: Saves) -> None:
    sound, path = _kept(saves, _log()), _kept(saves, _log(steps=5))
    damaged = path.read_bytes().replace(b"seats 2", b"seats 3")
    path.write_bytes(damaged)
    listing = saves.listing()
    assert [game.path for game in listing.games] == [sound]
    (problem,) = listing.problems
    assert isinstance(problem, SaveDamaged)
    assert problem.path.read_bytes() == damaged
    assert problem.path.name == f"{path.stem}.damaged-1.ramio"
    assert saves.listing().problems == ()


def test_S2_newer_save_is_told_and_left_alone(saves: Saves) -> None:
    path = _kept(saves, _log())
    newer = path.read_bytes().replace(b"ramio 1", b"ramio 7", 1)
    path.write_bytes(newer)
    for _ in range(2):
        (problem,) = saves.listing().problems
        assert isinstance(problem, NewerLog)
    assert path.read_bytes() == newer


def test_empty_or_missing_folder_has_nothing_to_continue(saves: Saves) -> None:
    assert saves.listing().games == () and saves.listing().problems == ()
    assert saves.check() is None
    assert saves.listing().games == ()


@pytest.mark.parametrize("name", ["", ".ramio", "notes.txt", "x.damaged-3.ramio", ".game.ramio.new"])
def test_other_files_are_not_looked_at(saves: Saves, name: str) -> None:
    assert saves.check() is None
    if name:
        (saves.computer_folder / name).write_bytes(b"whatever")
    listing = saves.listing()
    assert listing.games == ()
    if name != ".ramio":
        assert listing.problems == ()


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Sunday with Giulia", "Sunday with Giulia"), ("  a / b : c?  ", "a b c"), ("..", ""), ("", ""), ("\0\n", ""),
        ("Però…", "Però…"), ("x" * 200, "x" * 60), ("20260301-120000-machiavelli", ""), ("CON.", "CON_"),
        ("x.damaged-1", "x damaged-1"), (".hidden", "hidden"),
    ],
)
def test_game_can_have_a_name(saves: Saves, title: str, name: str) -> None:
    path = _kept(saves, _log())
    (game,) = saves.listing().games
    renamed = saves.rename(game, title)
    (again,) = saves.listing().games
    assert (again.title, again.path) == (name, renamed)
    assert read_save(renamed) == read_save(again.path)
    assert path.parent == renamed.parent
    saves.rename(again, "")
    assert saves.listing().games[0].title == ""


def test_two_games_may_have_one_name(saves: Saves) -> None:
    first, second = _kept(saves, _log()), _kept(saves, _log(steps=7))
    assert first != second
    for game in saves.listing().games:
        saves.rename(game, "Ours")
    assert sorted(game.path.name for game in saves.listing().games) == ["Ours-2.ramio", "Ours.ramio"]


def test_deleting_takes_the_draft_too_and_never_an_open_game(saves: Saves) -> None:
    path = _kept(saves, _log())
    save = Save.open(path)
    save.keep_desks({0: Desk(("draft",))})
    (game,) = saves.listing().games
    for change in (saves.delete, lambda game: saves.rename(game, "x")):
        with pytest.raises(SaveLocked):
            change(game)
    assert desks_of(path)
    save.close()
    saves.delete(game)
    assert list(saves.computer_folder.iterdir()) == []
    with pytest.raises(SaveProblem) as problem:
        saves.delete(game)
    assert problem.value.trouble is Trouble.MISSING


def test_S2_folder_that_cannot_be_written_is_told_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file, where the folder should be")
    problem = Saves(tmp_path / "data").check()
    assert problem is not None and isinstance(problem, SaveProblem)


def test_S2_read_only_folder_is_told_at_the_start(saves: Saves) -> None:
    _kept(saves, _log())
    for folder in (saves.computer_folder, saves.folder):
        folder.chmod(0o500)
    try:
        if os.access(saves.folder, os.W_OK):
            pytest.skip("this user may write anywhere")
        problem = saves.check()
        assert problem is not None and problem.trouble is Trouble.DENIED
        assert len(saves.listing().games) == 1, "what is there can still be seen"
    finally:
        for folder in (saves.folder, saves.computer_folder):
            folder.chmod(0o700)


def test_names_of_new_saves_tell_when_and_what(saves: Saves) -> None:
    log = _log()
    path = _kept(saves, log)
    assert path.name == "20260301-120000-machiavelli.ramio"
    assert saves.path_for(log).name == "20260301-120000-machiavelli-2.ramio"
    assert path.read_bytes() == log_bytes(log)[0]
    assert saves_in(saves.computer_folder) == [path]
