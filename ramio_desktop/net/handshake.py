"""How a guest gets to its seat, without sockets: messages in, messages out (NET "Room code and joining").

    guest                                   host
    hello (how: code, open, resume)  ─▶
                                     ◀─  welcome
    code:   share                    ─▶  counts a failure, then
                                     ◀─  share
            confirm                  ─▶  checks it first: a wrong code ends here
                                     ◀─  confirm: the host has proved the code
                                     ◀─  roster: the rules, and who is there
            sit (nick, secret)       ─▶
                                     ◀─  taken
    open:   like code, from the roster on
    resume: resume (table, secret)   ─▶
                                     ◀─  taken

The nick and the seat's secret go out only to a host that has proved the code, or whose certificate is the pinned one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final, Protocol

import msgspec

from ..model.log import clean_name
from .door_messages import Confirm, FromVisitor, Hello, Resume, Share, Sit, Taken, ToVisitor, Welcome
from .limits import Guesses

from .proof import BadProof, Proof
from .table_messages import BAD_MESSAGE, NEEDS_CODE, TRY_LATER, VERSION, WRONG_CODE, Bye, Roster

PROTOCOLS: Final = (1, 1)
"""The oldest and the newest protocol this program speaks."""


class Refusal(Exception):
    """The line ends; `bye` says why, to the other side and to the player."""

    def __init__(self, bye: Bye) -> None:
        super().__init__(f"{bye.reason} {bye.detail}".strip())
        self.bye = bye


class Door(Protocol):
    """What the handshake asks of a table."""

    @property
    def code(self) -> str:
        """The room code."""

    @property
    def number(self) -> str:
        """What tells this table from any other, in hexadecimal."""

    @property
    def is_public(self) -> bool:
        """Whether anybody may come in without the code."""

    @property
    def guesses(self) -> Guesses:
        """The count of tries at the code."""

    @property
    def family(self) -> str:
        """The game that is played here."""

    def roster(self) -> Roster:
        """The table as it is shown to everybody."""

    def sit(self, nick: str, secret: str, level: str) -> int:
        """Give a seat; the same secret gets the same seat. Refusal."""

    def resume(self, secret: str) -> int:
        """The seat of a secret; Refusal."""

    def wrong_code(self) -> None:
        """Somebody tried a wrong code; the table changes it when it has been too often."""


class Stage(Enum):
    """What is awaited next."""

    HELLO = "hello"
    WELCOME = "welcome"
    SHARE = "share"
    CONFIRM = "confirm"
    ROSTER = "roster"
    SIT = "sit"
    RESUME = "resume"
    TAKEN = "taken"
    DONE = "done"
    OVER = "over"


class HostShake:
    """The host's side, one for each connection; Refusal ends it, and so does any message out of order."""

    def __init__(self, door: Door, fingerprint: bytes, address: str, app: str, games: Mapping[str, int]) -> None:
        self.stage = Stage.HELLO
        self.seat: int | None = None
        """The guest's seat, once it is taken."""
        self.is_known = False
        """Whether the guest has shown that it may come in; it is given more time from then on."""
        self._door = door
        self._fingerprint = fingerprint
        self._address = address
        self._app = app
        self._games = games
        self._spoken: list[bytes] = []
        self._proof: Proof | None = None

    def receive(self, message: FromVisitor) -> list[ToVisitor]:
        """Take a message and return the answers; Refusal."""
        stage, self.stage = self.stage, Stage.OVER
        match stage, message:
            case Stage.HELLO, Hello():
                return self._greet(message)
            case Stage.SHARE, Share():
                return self._meet(message)
            case Stage.CONFIRM, Confirm():
                return self._confirm(message)
            case Stage.SIT, Sit():
                if self._proof is None and not self._door.is_public:  # it was when they came to look
                    raise Refusal(Bye(NEEDS_CODE))
                return self._take(self._door.sit(message.nick, message.secret, message.level))
            case Stage.RESUME, Resume():
                if message.table != self._door.number:
                    raise Refusal(Bye("unknown_seat"))
                return self._take(self._door.resume(message.secret))
        raise Refusal(Bye(BAD_MESSAGE, "out of order"))

    def _greet(self, hello: Hello) -> list[ToVisitor]:
        low, high = PROTOCOLS
        protocol = min(high, hello.high)
        ours = self._games[self._door.family]
        if protocol < max(low, hello.low) or hello.games.get(self._door.family) != ours:
            raise Refusal(Bye(VERSION, f"{self._app} (protocol {low}-{high}, {self._door.family} {ours})"))
        welcome = Welcome(protocol, self._app, self._door.number, self._door.is_public)
        self._spoken = [msgspec.json.encode(hello), msgspec.json.encode(welcome)]
        if hello.how == "resume":
            self.stage = Stage.RESUME
            return [welcome]
        if hello.how == "open":
            if not self._door.is_public:
                raise Refusal(Bye(NEEDS_CODE))
            return [welcome, self._show()]
        self.stage = Stage.SHARE
        return [welcome]

    def _meet(self, message: Share) -> list[ToVisitor]:
        wait = self._door.guesses.begin(self._address)
        if wait > 0:
            raise Refusal(Bye(TRY_LATER, str(int(wait) + 1)))
        try:
            self._proof = Proof(self._door.code, self._fingerprint, is_host=True)
            self._proof.meet(_bytes(message.share), self._spoken)
        except BadProof:
            self._door.wrong_code()
            raise Refusal(Bye(BAD_MESSAGE, "share")) from None
        self.stage = Stage.CONFIRM
        return [Share(self._proof.share.hex())]

    def _confirm(self, message: Confirm) -> list[ToVisitor]:
        assert self._proof is not None
        try:
            self._proof.check(_bytes(message.mac))
        except BadProof:
            self._door.wrong_code()
            raise Refusal(Bye(WRONG_CODE)) from None
        self._door.guesses.succeeded(self._address)
        return [Confirm(self._proof.host_mac.hex()), self._show()]

    def _show(self) -> Roster:
        self.is_known = True
        self.stage = Stage.SIT
        return self._door.roster()

    def _take(self, seat: int) -> list[ToVisitor]:
        self.is_known = True
        self.seat = seat
        self.stage = Stage.DONE
        return [Taken(seat)]


@dataclass(frozen=True, slots=True)
class Key:
    """What a guest comes back with: the host's certificate, the table and the secret of the seat."""

    fingerprint: bytes
    table: str
    secret: str


HOST_CHANGED: Final = "host_changed"
"""The certificate is not the one of the invitation or of the earlier game; nothing secret has been said."""
NO_PROOF: Final = "no_proof"
"""The host could not prove the code: somebody stands between, or it is another table."""


class GuestShake:
    """The guest's side: by code, without one at a public table, or back to a seat with its key."""

    def __init__(
        self,
        fingerprint: bytes,
        app: str,
        games: Mapping[str, int],
        *,
        code: str = "",
        pin: bytes | None = None,
        key: Key | None = None,
    ) -> None:
        """`fingerprint` is that of the certificate the host shows; Refusal when it is not the pinned one."""
        expected = key.fingerprint if key is not None else pin
        if expected is not None and fingerprint != expected:
            raise Refusal(Bye(HOST_CHANGED))
        self.stage = Stage.WELCOME
        self.table = ""
        """The number of the table, as the host says it."""
        self.seat: int | None = None
        self._fingerprint = fingerprint
        self._app = app
        self._games = dict(games)
        self._code = code
        self._key = key
        self._hello: Hello | None = None
        self._proof: Proof | None = None
        self._spoken: list[bytes] = []

    def begin(self) -> list[FromVisitor]:
        """The first message."""
        how = "resume" if self._key is not None else "code" if self._code else "open"
        low, high = PROTOCOLS
        self._hello = Hello(low, high, self._app, self._games, how)  # type: ignore[arg-type]
        return [self._hello]

    def receive(self, message: ToVisitor) -> list[FromVisitor]:
        """Take a message of the host and return what to say; Refusal. After a `Roster` call `sit`."""
        if isinstance(message, Bye):
            self.stage = Stage.OVER
            raise Refusal(message)
        stage, self.stage = self.stage, Stage.OVER
        match stage, message:
            case Stage.WELCOME, Welcome():
                return self._answer(message)
            case Stage.SHARE, Share():
                return self._meet(message)
            case Stage.CONFIRM, Confirm():
                assert self._proof is not None
                _guard(lambda proof: proof.check(_bytes(message.mac)), self._proof)
                self.stage = Stage.ROSTER
                return []
            case Stage.ROSTER | Stage.SIT, Roster():
                self.stage = Stage.SIT
                return []
            case Stage.TAKEN, Taken():
                self.seat = message.seat
                self.stage = Stage.DONE
                return []
            case Stage.TAKEN, Roster():  # the table changed while the seat was being asked for
                self.stage = Stage.TAKEN
                return []
        raise Refusal(Bye(BAD_MESSAGE, "out of order"))

    def sit(self, nick: str, secret: str, level: str = "") -> list[FromVisitor]:
        """Ask for a seat under that name; only after the host has proved itself and shown the table."""
        if self.stage is not Stage.SIT:
            raise RuntimeError("the host has not shown the table yet")
        self.stage = Stage.TAKEN
        return [Sit(clean_name(nick), secret, level)]

    def _answer(self, welcome: Welcome) -> list[FromVisitor]:
        assert self._hello is not None
        low, high = PROTOCOLS
        if not low <= welcome.protocol <= high:
            raise Refusal(Bye(VERSION, welcome.app))
        self.table = welcome.table
        if self._key is not None:
            self.stage = Stage.TAKEN
            return [Resume(self._key.table, self._key.secret)]
        if not self._code:
            self.stage = Stage.ROSTER
            return []
        self._spoken = [msgspec.json.encode(self._hello), msgspec.json.encode(welcome)]
        self._proof = Proof(self._code, self._fingerprint, is_host=False)
        self.stage = Stage.SHARE
        return [Share(self._proof.share.hex())]

    def _meet(self, message: Share) -> list[FromVisitor]:
        assert self._proof is not None
        _guard(lambda proof: proof.meet(_bytes(message.share), self._spoken), self._proof)
        self.stage = Stage.CONFIRM
        return [Confirm(self._proof.guest_mac.hex())]


def _guard(step: Callable[[Proof], None], proof: Proof) -> None:
    try:
        step(proof)
    except BadProof:
        raise Refusal(Bye(NO_PROOF)) from None


def _bytes(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadProof("an odd number of digits") from None


