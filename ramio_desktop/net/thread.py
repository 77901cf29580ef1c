"""The one thread of the network: asyncio on a selector loop, with every table this program hosts or sits at.

    net = Net(post, data_dir())             # `post` has callbacks run on the owner's thread
    hosting = net.host(plan)                # hosting.member is the host's own place, if the plan has one
    joining = net.join(read_link(text))     # joining.member hears of the table; joining.sit("Anna") takes a seat
    joining = net.join_code("K7M2XQ")       # looks for the table on this network first
    tables = net.search(page.show)          # tables.close() when the page is left
    net.close()                             # everybody is told; the thread is gone in less than two seconds

Every method returns at once, and every callback comes through `post`. The proactor of Windows can lose its listening
socket when a client resets, hence the selector loop everywhere.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from .. import __version__
from ..model.files import SaveProblem, check_writable
from ..model.log import DamagedLog, NewerLog
from ..model.notation import NotationError
from ..model.rules import RULESETS
from ..model.save import SaveLocked
from .announcer import Announcer
from .connector import Wanted, Way
from .discovery import FoundTable, find_code
from .guest import Guest
from .handles import CannotHost, Hosting, Joining, Open, OwnLink, Searching
from .identity import own_identity, server_context
from .keys import KeptKey, SeatKeys
from .limits import Waiting
from .lines import Lines
from .link import DEFAULT_PORT, Invitation
from .listener import Listener
from .messages import Notice
from .plan import Post, Surroundings, TablePlan
from .robot import PACES, Pace, Robot
from .store import DamagedTable, KeptTable, TableStore
from .table import Table
from .table_messages import Bye
from .thinker import Thinker

CLOSING: Final = 1.2
"""Seconds lines have to deliver their last words when the program ends."""
_JOIN: Final = 0.7

_log = logging.getLogger(__name__)
T = TypeVar("T")


class Net:
    """The network of this program; belongs to the thread it was made on, as does everything it hands out."""

    def __init__(
        self, post: Post, folder: Path, pace: Pace = PACES["normal"], port: int = DEFAULT_PORT,
        is_announced: bool = True, plays: Callable[[str], bool] = lambda family: True,
    ) -> None:
        """`folder` is the player's data folder; `port` is the first one a host tries (0: any).

        `plays` says of each family of games this version knows whether the owner can show it; to tables of others it
        does not come.
        """
        self.keys = SeatKeys(folder)
        self.store = TableStore(folder)
        self.pace = pace
        """How fast the computer players of hosted tables play, from the next one on."""
        self._post = post
        self._folder = folder
        self._port = port
        self._is_announced = is_announced
        self._games = {name: rules.version for name, rules in RULESETS.items() if plays(name)}
        self._loop: asyncio.SelectorEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._thinker: Thinker | None = None
        self._waiting = Waiting()
        self._lines = Lines()
        self._searches: list[Searching] = []
        self._tables: set[Open] = set()
        self._ways: set[Way] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._announcer: Announcer | None = None

    # --- What the owner calls -------------------------------------------------------------------------------------

    def host(self, plan: TablePlan) -> Hosting:
        """Open a new table."""
        kept = plan.kept(secrets.token_hex(8), secrets.randbelow, self._port, time.time())
        return self._hosting(kept, is_new=True)

    def host_again(self, number: str) -> Hosting:
        """Take up a table this program hosted before; SaveProblem, DamagedTable."""
        return self._hosting(self.store.read(number), is_new=False)

    def tables(self) -> list[KeptTable]:
        """The tables that can be taken up again; expired ones are put away (RULES S5)."""
        return self.store.listing(time.time())

    def join(self, invitation: Invitation, nick: str = "", level: str = "", may_resume: bool = True) -> Joining:
        """Go to a table; with a `nick` sit down at once, else show it first. `level` makes it a computer guest."""
        return self._joining(Wanted(invitation, nick, level, may_resume))

    def join_code(self, code: str, nick: str = "") -> Joining:
        """Look for the table of a code on this network, and go there."""
        return self._joining(Wanted(Invitation("", self._port or DEFAULT_PORT, code), nick), by_code=True)

    def seats(self) -> list[KeptKey]:
        """The tables one can come back to, the last one first."""
        return self.keys.all()

    def rejoin(self, key: KeptKey) -> Joining:
        """Come back to a seat."""
        pin = bytes.fromhex(key.fingerprint)
        return self._joining(Wanted(Invitation(key.host, key.port, "", pin), key.nick))

    def search(self, show: Callable[[tuple[FoundTable, ...]], None]) -> Searching:
        """Look for tables on this network until it is closed; `show` gets the whole list at every change."""
        searching = Searching(self, lambda found: self._post(partial(show, found)), self._port or DEFAULT_PORT)
        self._searches = [*(old for old in self._searches if not old.is_closed), searching]
        self.run(searching.start())
        return searching

    def close(self) -> None:
        """End everything, with a word to everybody; the thread is gone when this returns, in less than two seconds."""
        if self._loop is None or self._thread is None:
            return
        with suppress(TimeoutError, asyncio.CancelledError):
            self.run(self._end()).result(CLOSING + 0.3)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(_JOIN)
        self._loop = self._thread = None

    # --- The thread -----------------------------------------------------------------------------------------------

    def run(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        """Have something done in the net thread, which is started at the first time."""
        if self._loop is None:
            self._loop = asyncio.SelectorEventLoop()
            self._thread = threading.Thread(target=_serve, args=(self._loop,), name="ramio-net", daemon=True)
            self._thread.start()
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def call(self, work: Callable[[], None]) -> None:
        """Have something done in the net thread; nothing when it has ended."""
        if self._loop is not None:
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(work)

    def _hosting(self, kept: KeptTable, is_new: bool) -> Hosting:
        hosting = Hosting(self, kept)
        self.run(self._open(hosting, kept, is_new))
        return hosting

    def _joining(self, wanted: Wanted, by_code: bool = False) -> Joining:
        joining = Joining(self)
        find = partial(find_code, wanted.invitation, self._port or DEFAULT_PORT) if by_code else None
        way = Way(wanted, joining.member, self._post, self.keys, __version__, self._games, time.time, self._lines, find)
        joining.way = way
        self.run(self._go(way))
        return joining

    async def _go(self, way: Way) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._ways.add(way)
        self._tasks.add(task)
        try:
            await way.go()
        finally:
            self._ways.discard(way)
            self._tasks.discard(task)

    async def _open(self, hosting: Hosting, kept: KeptTable, is_new: bool) -> None:
        try:
            opened = self._opened(hosting, kept, is_new)
        except CannotHost as problem:
            self._post(lambda problem=problem: hosting.on_failed(problem))  # type: ignore[misc]
            return
        except Exception as error:
            _log.exception("a table does not open")
            self._post(lambda text=str(error): hosting.on_failed(CannotHost("network", text)))  # type: ignore[misc]
            return
        self._tables.add(opened)
        task = asyncio.get_running_loop().create_task(opened.tick())
        self._tasks.add(task)
        if self._is_announced:
            if self._announcer is None:
                self._announcer = Announcer(self._port or DEFAULT_PORT)
                await self._announcer.open()
            await self._announcer.add(opened.table, opened.listener.port)
        opened.table.on_change = partial(self._changed, opened)
        self._changed(opened)

    def _opened(self, hosting: Hosting, kept: KeptTable, is_new: bool) -> Open:
        try:
            check_writable(self.store.folder)
            identity = own_identity(self._folder)
            save = None if is_new else self.store.open_log(kept.number)
        except SaveLocked as problem:
            raise CannotHost("locked", str(problem)) from None
        except SaveProblem as problem:
            raise CannotHost("save", problem.trouble.value) from None
        except NewerLog as problem:
            raise CannotHost("newer", str(problem)) from None
        except DamagedLog as problem:
            raise CannotHost("damaged", str(problem)) from None
        try:
            table = Table(kept, self._around(), save)
        except (DamagedLog, NotationError, DamagedTable) as problem:
            if save is not None:
                save.close()
            raise CannotHost("damaged", str(problem)) from None
        listener = Listener(
            table, server_context(identity), identity.fingerprint, __version__, self._games, self._waiting, self._lines
        )
        try:
            table.moved(listener.open(kept.port))
        except OSError as error:
            table.close()
            raise CannotHost("port", error.strerror or str(error)) from None
        opened = Open(table, listener, identity, hosting)
        hosting.opened = opened
        table.on_end = partial(self._ended, opened)
        table.on_lines = lambda lines: self._post(partial(hosting.happened, lines))
        self._changed(opened)  # before the member hears of the table: who listens to it takes his seat first
        if hosting.member is not None:
            opened.link = OwnLink(hosting.member, self._post)
            table.connect(hosting.own_seat, opened.link)
        return opened

    def _around(self) -> Surroundings:
        loop = asyncio.get_running_loop()
        if self._thinker is None:
            self._thinker = Thinker(loop.call_soon_threadsafe, loop.call_later)
        thinker = self._thinker

        def player(guest: Guest, level: str, tell: Callable[[Notice], None]) -> Robot:
            return Robot(guest, level, thinker, loop.call_later, self.pace, tell)

        return Surroundings(
            loop.call_soon, loop.call_later, time.monotonic, time.time, secrets.randbelow,
            partial(secrets.token_hex, 16), lambda: datetime.now(UTC).isoformat(timespec="seconds"), player, self.store,
        )

    def _changed(self, opened: Open) -> None:
        info = opened.info()
        hosting = opened.hosting
        self._post(lambda: hosting.is_open(info))
        if self._announcer is not None:
            self._announcer.changed(opened.table)

    def _ended(self, opened: Open, bye: Bye) -> None:
        self._shut(opened)
        self._post(lambda: opened.hosting.on_end(bye))

    def _shut(self, opened: Open) -> None:
        self._tables.discard(opened)
        opened.table.close()
        opened.listener.close()
        if self._announcer is not None:
            self._announcer.remove(opened.table)

    async def shut(self, opened: Open) -> None:
        """Close a table."""
        self._shut(opened)

    async def _end(self) -> None:
        for opened in list(self._tables):
            self._shut(opened)
        for way in list(self._ways):
            way.cancel()
        if self._thinker is not None:
            self._thinker.close()
        if self._announcer is not None:
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._announcer.close(), CLOSING / 2)
        for searching in self._searches:
            await searching.end()
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.wait(others, timeout=CLOSING / 3) if others else None
        await self._lines.end(CLOSING / 3)  # the last words go out


def _serve(loop: asyncio.SelectorEventLoop) -> None:
    asyncio.set_event_loop(loop)
    try:
        loop.run_forever()
    finally:
        loop.close()

