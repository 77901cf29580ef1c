"""The save of a practice game one goes back in."""

from __future__ import annotations

from dataclasses import replace

from ramio_desktop.model.save import Save
from ramio_desktop.model.state import Phase
from ramio_desktop.ui import samples
from ramio_desktop.ui.computers import Computers
from ramio_desktop.ui.local_table import resume
from ramio_desktop.ui.saves import Saves
from ramio_desktop.ui.settings import Settings


def test_a_game_keeps_its_name_when_one_goes_back_in_it_and_another_match_takes_none(qtbot, tmp_path) -> None:
    sample = samples.play(
        "practice", ["easy", "easy"],
        lambda state: len(state.table_cards()) > 5 and state.turn.seat == 0 and state.turn.phase is Phase.DRAW,
    )  # fmt: skip
    saves = Saves(tmp_path)
    log = replace(sample.log, header=replace(sample.log.header, practice=True))
    Save.create(saves.path_for(log), log).close()
    (game,) = saves.listing().games
    path = saves.rename(game, "Sfida con Giulia")
    computers = Computers(Settings(tmp_path))
    table = resume(path, saves, computers.player)
    (session,) = table.sessions
    for _ in range(2):  # back, and back again
        qtbot.waitUntil(lambda: session.is_ready and session.can_take_back)
        with qtbot.waitSignal(session.snapshot):
            session.ask_take_back()
    table.close()
    games = saves.listing().games
    assert [game.title for game in games] == ["Sfida con Giulia"]
    table = resume(games[0].path, saves, computers.player)
    (session,) = table.sessions
    qtbot.waitUntil(lambda: session.is_ready)
    with qtbot.waitSignal(session.events):
        session.ask_new_match()
    table.close()
    computers.close()
    assert [game.title for game in saves.listing().games] == [""]
