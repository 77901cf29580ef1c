"""Sessions and local tables: asynchronous, saved, found again after a kill, and without a secret (RULES I4, S1, S2)."""

from __future__ import annotations

import errno
import gc
import os
import signal
import subprocess
import sys
import weakref
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ramio_desktop import paths
from ramio_desktop.model.actions import Draw, IllegalAction, Lay, Pass, Reason
from ramio_desktop.model.bots import bot
from ramio_desktop.model.draft import Draft
from ramio_desktop.model.log import PERSON, DamagedLog, NewerLog, log_bytes, read_log
from ramio_desktop.model.options import parse_rules
from ramio_desktop.model.replay import NotFull, resume as taken_up
from ramio_desktop.model.save import SaveLocked, read_save, saves_in
from ramio_desktop.model.state import Phase
from ramio_desktop.net.guest import Guest
from ramio_desktop.net.host import Host
from ramio_desktop.net.messages import SAVE_CUT, SAVE_FAILED, SAVE_RECOVERED, Notice, Submit
from ramio_desktop.net.room import Room
from ramio_desktop.ui.composition import Composition
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.local_table import LocalTable, Poster, SeatSpec, open_local, resume
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.saves import SaveDamaged, Saves
from ramio_desktop.ui.session import Session
from tests.net.bench import seat_log
from tests.net.secrets import reachable, secrets_in

ROOT = Path(__file__).parent.parent.parent
SAMPLES = Path(__file__).parent.parent / "data" / "saves"


class Quick:
    """A computer player that answers at once; it stands in for the process, which has tests of its own."""

    def __init__(self, guest: Guest, level: str, tell: Callable[[Notice], None]) -> None:
        self.guest = guest
        self.level = level
        self.is_open = True
        guest.on_snapshot = lambda view: self._play()
        guest.on_events = lambda events, view: self._play()

    def _play(self) -> None:
        view, seat = self.guest.view, self.guest.seat
        if self.is_open and view.turn.seat == seat and not view.is_over:
            self.guest.submit([bot(view.rules, self.level).action(view, seat)])

    def close(self) -> None:
        """Stop playing."""
        self.is_open = False


class Idle(Quick):
    """A computer player that never plays."""

    def _play(self) -> None:
        pass


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    """Return an empty shelf of saves."""
    return Saves(tmp_path)


def _open(
    saves: Saves | None, persons: int = 1, bots: int = 1, seed: str = "session", players: type[Quick] = Quick,
    rules: str = "machiavelli",
) -> LocalTable:
    seats = [SeatSpec.person(f"Person {n}") for n in range(persons)]
    seats += [SeatSpec.bot(f"Bot {n}", "beginner") for n in range(bots)]
    numbers = iter(range(100))
    return open_local(
        *parse_rules(rules), seats, saves, players,
        seeds=lambda: f"{seed}{next(numbers)}", times=lambda: "2026-03-01T12:00:00+00:00",
    )


def _host(table: LocalTable) -> Host:
    """Return the host of a table, which no attribute leads to."""
    session = table.sessions[0]
    return next(
        item for item in gc.get_objects()
        if isinstance(item, Host) and item._links.get(session.seat) == session.guest.receive
    )


def _room(table: LocalTable) -> Room:
    """Return the truth, which only a test may look at."""
    return _host(table)._room


def _until_turn(qtbot: QtBot, session: Session, phase: Phase = Phase.DRAW) -> None:
    qtbot.waitUntil(lambda: session.is_ready and not session.is_waiting, timeout=10_000)
    qtbot.waitUntil(
        lambda: session.view.is_over or (session.view.turn.seat, session.view.turn.phase) == (session.seat, phase),
        timeout=20_000,
    )


def _submit(qtbot: QtBot, session: Session, *actions: Draw | Pass | Lay) -> None:
    session.submit(actions)
    qtbot.waitUntil(lambda: not session.is_waiting, timeout=10_000)


# --- The way of a submission -----------------------------------------------------------------------------------------


def test_answers_come_after_the_call(qtbot: QtBot) -> None:
    table = _open(None, players=Idle, seed="a")
    session = table.sessions[0]
    assert not session.is_ready, "the table is told of when the event loop runs"
    with qtbot.waitSignal(session.snapshot):
        pass
    room = _room(table)
    if room.state.turn.seat != 0:
        _room(table).receive(1, _submission(room, "draw", "pass"))
        _host(table).link(0, session.guest.receive)
        qtbot.waitUntil(lambda: session.view.turn.seat == 0)
    heard: list[object] = []
    session.events.connect(heard.append)
    session.submit([Draw()])
    assert heard == [] and session.is_waiting
    qtbot.waitUntil(lambda: bool(heard))
    assert session.view.turn.phase is Phase.PLAY
    assert not session.is_waiting


def _submission(room: Room, *actions: str) -> Submit:
    return Submit(1, room.count, actions)


def test_I3_refusal_is_heard_and_changes_nothing(qtbot: QtBot) -> None:
    table = _open(None)
    session = table.sessions[0]
    _until_turn(qtbot, session)
    view, truth = session.view, _room(table).state
    with qtbot.waitSignal(session.refused) as heard:
        session.submit([Pass()])
    assert heard.args == [IllegalAction(Reason.DRAW_FIRST)]
    assert session.view == view and _room(table).state == truth


def test_S1_person_against_computers(qtbot: QtBot, saves: Saves) -> None:
    """A simple match from the deal to its end, and a rematch."""
    table = _open(saves, bots=3, rules="machiavelli[match=simple]")
    session = table.sessions[0]
    assert len(table.sessions) == 1
    for _ in range(200):
        _until_turn(qtbot, session)
        if session.view.is_over:
            break
        _submit(qtbot, session, Draw())
        view = session.view
        action = bot("machiavelli", "hard").action(view, 0)
        assert isinstance(action, Lay | Pass)
        _submit(qtbot, session, action)
    assert session.view.is_over
    assert session.names == ("Person 0", "Bot 0", "Bot 1", "Bot 2")
    assert [session.is_computer(seat) for seat in range(4)] == [False, True, True, True]
    before = _room(table).log
    session.ask_new_match()
    qtbot.waitUntil(lambda: not session.is_waiting)
    assert not session.view.is_over
    assert [read_save(path) for path in saves_in(saves.archive_folder)] == [before]
    table.close()
    assert len(saves_in(saves.computer_folder)) == 1


def test_S1_several_people_on_one_computer(qtbot: QtBot, saves: Saves) -> None:
    """A guest each: what one draws the others are not told."""
    table = _open(saves, persons=3, bots=0)
    assert table.sessions == (), "nobody has the computer yet"
    first, second, third = map(table.sit, range(3))
    qtbot.waitUntil(lambda: all(session.is_ready for session in table.sessions))
    acting = table.sessions[first.view.turn.seat]
    others = [session for session in table.sessions if session is not acting]
    heard: list[tuple[object, ...]] = []
    others[0].events.connect(heard.append)
    _submit(qtbot, acting, Draw())
    qtbot.waitUntil(lambda: bool(heard))
    assert len(acting.view.hands[acting.seat]) == 14
    for other in others:
        assert {card.text for card in other.view.hands[acting.seat]} == {"??"}
    second.close()
    assert saves_in(saves.local_folder) != []
    assert saves_in(saves.computer_folder) == []
    assert third.view.seats == 3


def test_table_without_a_person_or_of_a_wrong_size_is_refused() -> None:
    for persons, bots in ((0, 2), (1, 0), (1, 4)):
        with pytest.raises(ValueError, match="play"):
            _open(None, persons, bots)


# --- Saving and coming back ------------------------------------------------------------------------------------------


def _draft(session: Session) -> Draft:
    """Return a draft with two moves, one of them taken back."""
    draft = Draft(session.view, session.seat)
    draft.move(draft.layout.hand[:3])
    draft.move(draft.layout.hand[:1])
    draft.undo()
    return draft


def test_S2_table_is_found_again_with_its_draft_and_hand_order(qtbot: QtBot, saves: Saves) -> None:
    table = _open(saves)
    session = table.sessions[0]
    _until_turn(qtbot, session)
    _submit(qtbot, session, Draw())
    draft = _draft(session)
    order = [card.text for card in reversed(session.view.hands[0])]
    session.save_hand_order(order)
    session.save_draft(draft.lines())
    view = session.view
    session.close()  # at once: what is still under way is written

    (game,) = saves.listing().games
    assert game.has_draft and not game.is_between_hands and game.turn == 0
    again = resume(game.path, saves, Quick)
    back = again.sessions[0]
    qtbot.waitUntil(lambda: back.is_ready)
    assert back.view == view
    assert back.hand_order() == order
    restored = Draft.restored(back.view, back.seat, back.draft_lines())
    assert restored.layout == draft.layout
    assert restored.can_redo and restored.can_undo
    again.close()


def test_S2_draft_is_gone_when_the_turn_has_ended(qtbot: QtBot, saves: Saves) -> None:
    table = _open(saves)
    session = table.sessions[0]
    _until_turn(qtbot, session)
    _submit(qtbot, session, Draw())
    session.save_draft(_draft(session).lines())
    _submit(qtbot, session, Pass())
    assert session.draft_lines() == []
    _until_turn(qtbot, session)
    table.close()
    (game,) = saves.listing().games
    assert not game.has_draft


_PLAYER = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from ramio_desktop.model.actions import Draw
from ramio_desktop.ui.composition import Composition
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.saves import Saves
from tests.ui.test_session import _draft, _open
app = QCoreApplication([])
table = _open(Saves(Path(sys.argv[1])), seed=sys.argv[2])
session = table.sessions[0]
def until(what):
    while not what():
        app.processEvents()
until(lambda: session.is_ready and session.view.turn.seat == 0)
session.submit([Draw()])
until(lambda: not session.is_waiting)
draft = _draft(session)
session.save_hand_order([card.text for card in session.view.hands[0]])
session.save_draft(draft.lines())
app.processEvents()
print("\\n".join(draft.lines()))
print("END", flush=True)
while True:
    app.processEvents()
"""


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL is POSIX")
@pytest.mark.parametrize("seed", ["kill", "killed", "dead"])
def test_S2_killed_in_mid_turn_and_found_again_with_the_same_draft(qtbot: QtBot, saves: Saves, seed: str) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", _PLAYER, str(saves.folder), seed], cwd=ROOT, stdout=subprocess.PIPE, text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
    )
    assert child.stdout is not None
    lines: list[str] = []
    for line in child.stdout:
        if line == "END\n":
            break
        lines.append(line.rstrip("\n"))
    (game,) = saves.listing().games
    with pytest.raises(SaveLocked):
        resume(game.path, saves, Quick)
    child.send_signal(signal.SIGKILL)
    child.communicate(timeout=30)

    (game,) = saves.listing().games
    table = resume(game.path, saves, Quick)
    session = table.sessions[0]
    qtbot.waitUntil(lambda: session.is_ready)
    assert session.draft_lines() == lines
    assert Draft.restored(session.view, 0, session.draft_lines()).laid
    assert session.hand_order() == [card.text for card in session.view.hands[0]]
    _submit(qtbot, session, Pass())
    assert session.view.turn.seat == 1 or session.view.turn.phase is Phase.DRAW
    table.close()


def test_S2_second_start_is_told_that_the_game_is_open(qtbot: QtBot, saves: Saves) -> None:
    table = _open(saves)
    (game,) = saves.listing().games
    with pytest.raises(SaveLocked):
        resume(game.path, saves, Quick)
    with pytest.raises(SaveLocked):
        saves.delete(game)
    table.close()
    saves.delete(game)
    assert saves.listing().games == ()


def test_S2_torn_save_goes_on_with_a_notice(qtbot: QtBot, saves: Saves) -> None:
    table = _open(saves)
    _until_turn(qtbot, table.sessions[0])
    table.close()
    (game,) = saves.listing().games
    whole = game.path.read_bytes()
    for tail, kept in ((b"12345678 p0 dr", ""), (b"00000000 p0 passed\n", f"{game.path.stem}.damaged-1.ramio")):
        game.path.write_bytes(whole + tail)
        table = resume(game.path, saves, Idle)
        with qtbot.waitSignal(table.sessions[0].notice) as notice:
            pass
        assert notice.args == [Notice(SAVE_CUT, kept)]
        table.close()
        assert game.path.read_bytes() == whole


def test_S2_damaged_save_is_kept_aside_and_said_so(saves: Saves) -> None:
    _open(saves).close()
    (path,) = saves_in(saves.computer_folder)
    damaged = path.read_bytes().replace(b"seed session", b"seed sessioN")
    path.write_bytes(damaged)
    with pytest.raises(SaveDamaged) as error:
        resume(path, saves, Quick)
    assert error.value.path.name == f"{path.stem}.damaged-1.ramio"
    assert error.value.path.read_bytes() == damaged
    assert isinstance(error.value.damage, DamagedLog)


def test_S2_save_that_its_seed_does_not_lead_to_is_kept_aside(saves: Saves) -> None:
    """Every sum is right, and the cards are not those of the seed: somebody wrote it."""
    _open(saves).close()
    (path,) = saves_in(saves.computer_folder)
    log = read_save(path)
    path.write_bytes(log_bytes(replace(log, header=replace(log.header, seed="other")))[0])
    with pytest.raises(SaveDamaged):
        resume(path, saves, Quick)
    assert not path.exists()


def test_S2_seat_log_cannot_be_played_on_and_stays(saves: Saves, tmp_path: Path) -> None:
    path = tmp_path / "mine.ramio"
    path.write_bytes(log_bytes(seat_log(read_log((SAMPLES / "v1_classic_2.ramio").read_bytes()).log, 0))[0])
    with pytest.raises(NotFull):
        resume(path, saves, Quick)
    assert path.exists()


def test_S2_a_save_of_a_game_that_is_not_offered_yet_stays(
    saves: Saves, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "GAMES", tuple(item for item in catalogue.GAMES if item.family != "ramino"))
    path = tmp_path / "ramino.ramio"
    path.write_bytes((SAMPLES / "v1_ramino_3.ramio").read_bytes())
    before = path.read_bytes()
    with pytest.raises(NewerLog):
        resume(path, saves, Quick)
    assert path.read_bytes() == before


def with_a_person(data: bytes) -> bytes:
    """The same game with a person in the first seat, if it was one of computer players among themselves."""
    log = read_log(data).log
    if any(seated.kind == PERSON for seated in log.header.room):
        return data
    first = replace(log.header.room[0], kind=PERSON, name="Anna", level="")
    return log_bytes(replace(log, header=replace(log.header, room=(first, *log.header.room[1:]))))[0]


@pytest.mark.parametrize("sample", sorted(SAMPLES.glob("v*.ramio")), ids=lambda path: path.name)
def test_S2_samples_of_every_version_are_played_on(qtbot: QtBot, saves: Saves, tmp_path: Path, sample: Path) -> None:
    path = tmp_path / sample.name
    path.write_bytes(with_a_person(sample.read_bytes()))
    table = resume(path, saves, Quick)
    # S1: of several people none sits there yet
    session = table.sessions[0] if table.sessions else table.sit(table.standing.next_person)
    qtbot.waitUntil(lambda: session.is_ready and session.view.turn.seat == session.seat, timeout=10_000)
    assert session.view.table == _room(table).state.table
    assert session.view.match == taken_up(read_save(path)).state.match
    table.close()


def test_S2_full_disk_is_told_and_the_game_goes_on(
    qtbot: QtBot, saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "no space left")

    notices: list[Notice] = []
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        table = _open(saves)
        session = table.sessions[0]
        session.notice.connect(notices.append)
        for _ in range(3):
            _until_turn(qtbot, session)
            _submit(qtbot, session, Draw())
            _submit(qtbot, session, Pass())
        assert notices == [Notice(SAVE_FAILED, "full")]
    _until_turn(qtbot, session)
    _submit(qtbot, session, Draw())
    qtbot.waitUntil(lambda: len(notices) == 2)
    assert notices[1] == Notice(SAVE_RECOVERED)
    (path,) = saves_in(saves.computer_folder)
    assert read_save(path) == _room(table).log
    table.close()


# --- Order and secrecy -----------------------------------------------------------------------------------------------


def test_work_is_done_in_turn_and_after_the_call(qtbot: QtBot) -> None:
    poster = Poster()
    done: list[int] = []

    def first() -> None:
        poster.post(lambda: done.append(3))
        done.append(1)

    poster.post(first)
    poster.post(lambda: done.append(2))
    assert done == []
    qtbot.waitUntil(lambda: len(done) == 3)
    assert done == [1, 2, 3]
    poster.post(first)
    poster.finish()
    assert done == [1, 2, 3, 1], "what was handed in meanwhile comes later"
    qtbot.waitUntil(lambda: len(done) == 5)


def test_I4_nothing_a_page_holds_leads_to_a_hidden_card(qtbot: QtBot, saves: Saves) -> None:
    """Attributes, items, closures, Qt parents and children: the walk from a session finds no face it may not know."""

    class Page(QObject):
        """Holds what a page holds."""

        def __init__(self, session: Session) -> None:
            super().__init__()
            self.session = session
            self.heard: list[object] = []
            for signal_of in (session.events, session.refused, session.snapshot, session.notice):
                signal_of.connect(self.heard.append)
            session.events.connect(self.on_events, Qt.ConnectionType.DirectConnection)

        def on_events(self, events: object) -> None:
            """Keep what was told."""
            self.heard.append((events, self.session.view))

    table = _open(saves, persons=2, bots=2)
    for seat in table.standing.persons:
        table.sit(seat)
    pages = [Page(session) for session in table.sessions]
    for n in range(60):
        qtbot.waitUntil(lambda: all(session.is_ready and not session.is_waiting for session in table.sessions))
        session = table.sessions[0]
        if session.view.turn.seat > 1:
            qtbot.waitUntil(lambda session=session: session.view.turn.seat <= 1)  # type: ignore[misc]
        acting = table.sessions[session.view.turn.seat]
        qtbot.waitUntil(lambda: len({session.view.turn for session in table.sessions}) == 1)
        _submit(qtbot, acting, Draw() if acting.view.turn.phase is Phase.DRAW else Pass())
        if n % 20:
            continue
        acting.save_draft(_draft(acting).lines())
        for page in pages:
            assert secrets_in(page, _room(table), page.session.seat) == []
            assert page.session.parent() is None and page.session.children() == []
            held = list(reachable(page))
            assert len(held) > 100
            assert not any(isinstance(item, LocalTable | Poster) for item in held)
    assert secrets_in(_host(table), _room(table), 0), "the host knows, so the walk is worth something"
    table.close()


def test_I4_not_even_the_table_itself_leads_to_a_hidden_card(qtbot: QtBot, saves: Saves) -> None:
    """So neither does the window, which knows of the table: host and computer players hang on connections only."""
    table = _open(saves, bots=2)
    session = table.sessions[0]
    for _ in range(4):
        _until_turn(qtbot, session)
        assert secrets_in(table, _room(table), 0) == []
        _submit(qtbot, session, Draw())
        _submit(qtbot, session, Pass())
        assert secrets_in(table, _room(table), 0) == []
    table.close()


def test_I4_no_hidden_card_is_reachable_from_the_window_of_a_running_game(
    qtbot: QtBot, qapp: QApplication, own_data_dir: Path
) -> None:
    """The real thing: home page, one click, the table page, a computer player in its process."""
    game = Composition(qapp, own_data_dir, paths.resources_dir())
    qtbot.addWidget(game.window)
    game.settings.pace = game.settings.animation = "off"
    game.open()
    qtbot.waitUntil(lambda: hasattr(game, "navigator"), timeout=20_000)
    game.navigator.play("machiavelli")
    qtbot.waitUntil(lambda: isinstance(game.window.page, TablePage), timeout=20_000)
    page, session = game.window.page, game.navigator.session
    assert isinstance(page, TablePage) and session is not None
    table = next(item for item in gc.get_objects() if isinstance(item, LocalTable) and session in item.sessions)
    for _ in range(3):
        _until_turn(qtbot, session)
        for _ in range(2):
            found = list(reachable(game.window))
            assert page in found and session in found and session.view in found
            assert secrets_in(game.window, _room(table), 0) == []
            _submit(qtbot, session, Draw() if session.view.turn.phase is Phase.DRAW else Pass())
    game.close()


def test_closed_table_leaves_nothing_behind(qtbot: QtBot, saves: Saves) -> None:
    """Host, room and guests are collected: connections and what they hold do not keep each other alive."""
    table = _open(saves, bots=3)
    _until_turn(qtbot, table.sessions[0])
    left = [weakref.ref(item) for item in (_host(table), _room(table), table.sessions[0].guest)]
    table.close()
    del table
    gc.collect()
    assert [item() for item in left] == [None] * 3
