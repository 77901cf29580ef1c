"""Commands of network tables: `host` one without a window, `join` one as a computer player or by lines of text."""

from __future__ import annotations

import argparse
import sys
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from ramio_desktop.model.actions import IllegalAction
from ramio_desktop.model.events import Event
from ramio_desktop.model.files import SaveProblem
from ramio_desktop.model.notation import NotationError, event_text, hand_text, read_action
from ramio_desktop.model.options import rules_text
from ramio_desktop.model.state import State
from ramio_desktop.ui.noop import QT_TRANSLATE_NOOP

from .output import BadInput, Words, check_seats, rules_and_options
from .players import check_level, every_level, unknown_level
from .pump import Pump

BOT_NAMES: Final = ("Ada", "Bice", "Ciro", "Dino")


def register(commands: Any) -> None:
    """Add `host` and `join`."""
    command = commands.add_parser(
        "host",
        help="a network table without a window",
        description="Open a table on this network. The first line is its invitation link, then its events follow as\n"
        "somebody without a seat sees them. The match begins when every seat is taken and everybody is ready.\n"
        "Ctrl-C closes the table; --again takes the last one up where it was left.",
        epilog="example:\n  ramio-desktop host --bots hard,beginner --seats 2 --hands 1 --pace off --port 0",
    )
    command.add_argument("--rules", default="machiavelli", metavar="RULES")
    command.add_argument("--seats", type=int, default=2, metavar="N", help="all seats, those of --bots included")
    command.add_argument("--bots", default="", metavar="LEVEL,LEVEL...", help="computer players of this computer")
    command.add_argument("--name", default="ramio-desktop", metavar="NAME", help="what the table is called")
    command.add_argument("--port", type=int, metavar="PORT", help="the first port that is tried; 0 is any")
    command.add_argument("--public", action="store_true", help="anybody on this network may join without the code")
    command.add_argument("--timer", type=int, default=0, metavar="SECONDS", help="30, 60, 90 or 120 a turn")
    command.add_argument("--pace", choices=("off", "fast", "normal", "slow"), default="normal")
    command.add_argument("--hands", type=int, default=0, metavar="N", help="close the table after so many hands")
    command.add_argument("--again", action="store_true", help="take up the last table")
    command.add_argument("--quiet", action="store_true", help="announce the table nowhere")
    command.set_defaults(run=run_host)

    command = commands.add_parser(
        "join",
        help="sit down at a network table, as a computer player or by lines of text",
        description="Join a table by its link, its address or its code. With --bot a computer player of this computer\n"
        "takes the seat. With --lines the seat's events are printed, and lines of the standard input are played:\n"
        "actions as in `try`, or: ready, next hand, new match, reenter, stop hand, yes, no, say TEXT, leave.\n"
        "Exit code 1 when the table does not let one in, or no more; the last line says why.",
        epilog="example:\n  ramio-desktop join 'ramio://192.168.1.7:24742/K7M2XQ' --bot hard --name Ada",
    )
    command.add_argument("link", metavar="LINK")
    kind = command.add_mutually_exclusive_group(required=True)
    kind.add_argument("--bot", metavar="LEVEL")
    kind.add_argument("--lines", action="store_true")
    command.add_argument("--name", default="", metavar="NAME")
    command.add_argument("--code", default="", metavar="CODE", help="with an address: the room code")
    command.add_argument("--pace", choices=("off", "fast", "normal", "slow"), default="fast", help="of --bot")
    command.set_defaults(run=run_join)


def run_host(options: argparse.Namespace, words: Words) -> int:
    """The command `host`."""
    from ramio_desktop.net.code import spoken
    from ramio_desktop.net.discovery import own_addresses
    from ramio_desktop.net.handles import CannotHost, TableInfo
    from ramio_desktop.net.link import DEFAULT_PORT
    from ramio_desktop.net.plan import SeatPlan, TablePlan
    from ramio_desktop.net.robot import PACES
    from ramio_desktop.net.table_messages import Bye
    from ramio_desktop.net.thread import Net
    from ramio_desktop.paths import data_dir

    family, house_rules, rules = rules_and_options(options.rules)
    levels = [level for level in options.bots.split(",") if level]
    for level in levels:
        check_level(family, level)
    check_seats(rules, options.rules, house_rules, max(options.seats, len(levels)))
    bots = [SeatPlan.bot(BOT_NAMES[i % len(BOT_NAMES)], level) for i, level in enumerate(levels)]
    free = [SeatPlan.free() for _ in range(options.seats - len(levels))]
    port = DEFAULT_PORT if options.port is None else options.port
    if not 0 <= port <= 65535:
        raise BadInput(QT_TRANSLATE_NOOP("CommandLine", "a port is a number from 0 to 65535"))
    try:
        plan = TablePlan(options.name, family, house_rules, (*free, *bots), options.public, options.timer)
    except ValueError:
        if options.public and rules_text(family, house_rules) != "machiavelli":
            template = QT_TRANSLATE_NOOP("CommandLine", "public tables are played by the usual rules of Machiavelli")
            raise BadInput(template) from None
        raise BadInput(
            QT_TRANSLATE_NOOP("CommandLine", "the turn timer is 0, 30, 60, 90 or 120 seconds")
        ) from None

    pump = Pump()
    net = Net(pump.post, data_dir(), PACES[options.pace], port, is_announced=not options.quiet)
    if options.again:
        kept = net.tables()
        if not kept:
            raise BadInput(QT_TRANSLATE_NOOP("CommandLine", "there is no table to take up"))
        try:
            hosting = net.host_again(kept[0].number)
        except SaveProblem as problem:
            template = QT_TRANSLATE_NOOP("CommandLine", "{name} cannot be used: {problem}")
            raise BadInput(template, name=problem.path.name, problem=problem.detail) from None
    else:
        hosting = net.host(plan)
    hands = 0
    shown = False

    def changed(info: TableInfo) -> None:
        nonlocal shown
        if not shown:
            shown = True
            address = str((*own_addresses(), "127.0.0.1")[0])
            print(info.invitation(address).link, flush=True)
            if not info.is_public:
                print(f"code {spoken(info.code)}", flush=True)

    def happened(lines: tuple[str, ...]) -> None:
        nonlocal hands
        for line in lines:
            print(line)
            hands += line.startswith("scored ")
        sys.stdout.flush()
        if options.hands and hands >= options.hands:
            pump.stop(0)

    def failed(problem: CannotHost) -> None:
        print(f"failed {problem.reason} {problem.detail}".rstrip(), file=sys.stderr)
        pump.stop(1)

    def ended(bye: Bye) -> None:
        print(f"over {bye.reason}", flush=True)
        pump.stop(0)

    hosting.on_change, hosting.on_lines = changed, happened
    hosting.on_failed, hosting.on_end = failed, ended
    try:
        return pump.run()
    finally:
        net.close()


def run_join(options: argparse.Namespace, words: Words) -> int:
    """The command `join`."""
    from ramio_desktop.net.code import read_code
    from ramio_desktop.net.link import BadLink, Invitation, read_address, read_link
    from ramio_desktop.net.thinker import Thinker
    from ramio_desktop.net.thread import Net
    from ramio_desktop.paths import data_dir

    if options.bot and options.bot not in every_level():
        raise unknown_level(options.bot, every_level())
    invitation: Invitation | None = None
    try:
        if "://" in options.link:
            invitation = read_link(options.link)
        elif read_code(options.link) is None:
            invitation = read_address(options.link, _code(options.code, read_code))
    except BadLink:
        template = QT_TRANSLATE_NOOP("CommandLine", "{link} is no invitation link, no address and no room code")
        raise BadInput(template, link=options.link) from None

    pump = Pump()
    net = Net(pump.post, data_dir())
    name = options.name or (BOT_NAMES[0] if options.bot else "guest")
    if invitation is None:
        joining = net.join_code(read_code(options.link) or "", name)
    else:
        joining = net.join(invitation, name, options.bot or "", may_resume=not options.bot)
    thinker = Thinker(pump.post, pump.later) if options.bot else None
    seat = _LineSeat(joining, pump) if thinker is None else _BotSeat(joining, options, thinker, pump)
    seat.listen()
    try:
        code = pump.run()
        if code and seat.bye is not None:
            print(words.farewell(seat.bye), file=sys.stderr)
        return code
    finally:
        if thinker is not None:
            thinker.close()
        net.close()


def _code(text: str, read: Callable[[str], str | None]) -> str:
    code = read(text) if text else ""
    if code is None:
        raise BadInput(QT_TRANSLATE_NOOP("CommandLine", "{code} is no room code"), code=text)
    return code


class _Seat:
    """A seat at a table somewhere, played by this command."""

    def __init__(self, joining: Any, pump: Pump) -> None:
        self.joining = joining
        self.member = joining.member
        self.pump = pump
        self.guest: Any = None
        self.bye: Any = None

    def listen(self) -> None:
        """Hear of the table."""
        from ramio_desktop.net.guest import Guest

        def seated(seat: int) -> None:
            if self.guest is None or self.guest.seat != seat:
                self.guest = Guest(seat, self.member.play)
                self.member.on_game = self.guest.receive
                self.sits()
            self.member.ready(True)

        def ended(bye: Any) -> None:
            self.bye = bye
            print(f"over {bye.reason} {bye.detail}".rstrip(), flush=True)
            self.pump.stop(0 if bye.reason in ("closed", "ended", "left") else 1)

        self.member.on_seated = seated
        self.member.on_end = ended

    def sits(self) -> None:
        """The seat is taken."""


class _BotSeat(_Seat):
    def __init__(self, joining: Any, options: argparse.Namespace, thinker: Any, pump: Pump) -> None:
        super().__init__(joining, pump)
        self.level: str = options.bot
        self.pace: str = options.pace
        self.thinker = thinker
        self.robot: Any = None

    def sits(self) -> None:
        from ramio_desktop.net.robot import PACES, Robot

        if self.robot is not None:
            self.robot.close()
        self.robot = Robot(self.guest, self.level, self.thinker, self.pump.later, PACES[self.pace])
        print(f"seat {self.guest.seat}", flush=True)


class _LineSeat(_Seat):
    def __init__(self, joining: Any, pump: Pump) -> None:
        super().__init__(joining, pump)
        self._typed_lines: deque[str] = deque()

    def listen(self) -> None:
        super().listen()
        self.member.on_proposal = self._proposed
        self.member.on_talk = self._said
        threading.Thread(target=self._read, name="ramio-lines", daemon=True).start()

    def sits(self) -> None:
        print(f"seat {self.guest.seat}", flush=True)
        self.guest.on_snapshot = self._snapshot
        self.guest.on_events = self._happened
        self.guest.on_refused = self._refused

    def _snapshot(self, view: State) -> None:
        for line in self.guest.lines():
            print(line)
        sys.stdout.flush()
        self.pump.post(self._next)

    def _happened(self, events: tuple[Event, ...], view: State) -> None:
        for event in events:
            print(event_text(event))
        sys.stdout.flush()
        self.pump.post(self._next)

    def _refused(self, refusal: IllegalAction) -> None:
        print(f"refused {refusal.reason.value} {hand_text(refusal.cards)}", flush=True)
        self.pump.post(self._next)

    def _proposed(self, message: Any) -> None:
        if hasattr(message, "matter"):
            print(f"asked {message.matter} by {message.by}", flush=True)
        else:
            print(f"settled {message.outcome}", flush=True)

    def _said(self, message: Any) -> None:
        print(f"said {message.seat} {getattr(message, 'text', None) or message.name}", flush=True)

    def _read(self) -> None:
        """Hand every line of the standard input to the pump; at its end, leave. Runs in a thread of its own."""
        with suppress(ValueError, OSError):  # the input is closed under us when the command ends
            for line in sys.stdin:
                self.pump.post(lambda text=line.strip(): self._typed(text))  # type: ignore[misc]
        self.pump.post(lambda: self._typed("leave"))

    def _typed(self, text: str) -> None:
        self._typed_lines.append(text)
        self._next()

    def _next(self) -> None:
        """Do the lines in turn, each after the answer to the one before."""
        while self._typed_lines and not (self.guest is not None and self.guest.is_waiting):
            self._do(self._typed_lines.popleft())

    def _do(self, text: str) -> None:
        from ramio_desktop.net.messages import Wish

        word, _, rest = text.partition(" ")
        if text == "leave":
            self.member.leave()
            self.pump.later(0.3, lambda: self.pump.stop(0))
        elif text == "ready":
            self.member.ready(True)
        elif text in ("yes", "no"):
            self.member.answer(text == "yes")
        elif word == "say":
            self.member.say(rest)
        elif self.guest is None or not self.guest.is_ready:
            print("refused not_seated -", flush=True)
        elif text in ("next hand", "new match", "reenter", "stop hand"):
            self.guest.ask(Wish(text.replace(" ", "_")))
        elif text:
            self._act(text)

    def _act(self, text: str) -> None:
        grammar = self.guest.rules.grammar(self.guest.view.options)
        try:
            actions = [read_action(part.strip(), grammar) for part in text.split(";")]
        except NotationError as error:
            print(f"unreadable {error}", flush=True)
            return
        self.guest.submit(actions)
