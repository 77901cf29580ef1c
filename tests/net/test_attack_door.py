"""Tried by an attacker at the door: to guess the code, take a seat, get between, or speak worse TLS (NET "Joining")."""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest

from ramio_desktop.net import listener as listening
from ramio_desktop.net.code import ALPHABET, rotated
from ramio_desktop.net.door_messages import Confirm, Hello, Resume, Share, Sit, Taken, Welcome
from ramio_desktop.net.handles import Hosting
from ramio_desktop.net.handshake import GuestShake, HostShake, Key, Refusal
from ramio_desktop.net.identity import Identity, own_identity, server_context
from ramio_desktop.net.keys import KeptKey
from ramio_desktop.net.limits import LOOKING_AN_ADDRESS, LOOKING_IN_ALL, Guesses, Looking
from ramio_desktop.net.link import Invitation
from ramio_desktop.net.messages import Message
from ramio_desktop.net.plan import SeatPlan
from ramio_desktop.net.proof import BadProof, Proof
from ramio_desktop.net.table_messages import Bye, Roster
from ramio_desktop.net.wire import EARLY_CAP, FrameReader, framed, read_from_visitor
from tests.net.office import Office, Player, Raw
from tests.net.parlour import FINGERPRINT, GAMES, Parlour, Visitor, refused
from tests.sampling import scale

HOST = SeatPlan.host("Anna")
FREE = SeatPlan.free()
SECRET = "5" * 32


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    """Nets that are closed at the end."""
    office = Office(tmp_path)
    yield office
    office.close()


def _shake(parlour: Parlour, address: str = "192.0.2.9") -> HostShake:
    return HostShake(parlour.table, FINGERPRINT, address, "0.1", GAMES)


def _wrong(code: str) -> str:
    return code[:-1] + ("A" if code[-1] != "A" else "B")


# --- Guessing -------------------------------------------------------------------------------------------------------


def test_code_is_guessed_five_times_a_minute_at_most_from_however_many_addresses() -> None:
    """An hour of guessing from 10,000 addresses: 300 tries, spread over ten codes, of 923,521 each."""
    clock = [0.0]
    guesses = Guesses(lambda: clock[0])
    tries, codes = 0, 0
    for n in range(scale(20_000, 200_000)):
        clock[0] = n * 3600 / scale(20_000, 200_000)
        if guesses.begin(f"10.{n % 7}.{n % 251}.{n % 241}") == 0:
            tries += 1
            if guesses.is_spent:
                codes += 1
                guesses.renew()
    assert tries <= 305 and codes == tries // 30
    assert len(guesses._tries) <= 4096, "and it is remembered in bounded room"


def test_tries_that_are_broken_off_count_as_failures() -> None:
    """A guess is paid for before the host says anything: going away before the confirmation is no way round it."""
    parlour = Parlour()
    for n in range(5):
        host = _shake(parlour, f"192.0.2.{n}")
        host.receive(Hello(1, 1, "0.1", GAMES, "code"))
        host.receive(Share(Proof("AAAAAA", FINGERPRINT, is_host=False).share.hex()))
    host = _shake(parlour, "192.0.2.99")
    host.receive(Hello(1, 1, "0.1", GAMES, "code"))
    share = Share(Proof(parlour.table.code, FINGERPRINT, is_host=False).share.hex())
    assert refused(lambda: host.receive(share)) == "try_later"


def test_new_code_in_the_middle_of_a_proof_gives_nobody_a_try_too_many() -> None:
    guesses = Guesses(lambda: 0.0)
    guesses.begin("192.0.2.1")
    guesses.renew()
    guesses.succeeded("192.0.2.1")
    assert guesses._total == 0


def test_host_says_nothing_by_which_the_code_could_be_looked_up_at_home() -> None:
    """Its share is another one each time, and it proves nothing to who has not proved himself first."""
    parlour = Parlour()
    shares = set()
    for n in range(4):
        parlour.now += 61
        host = _shake(parlour, f"192.0.2.{n}")
        host.receive(Hello(1, 1, "0.1", GAMES, "code"))
        (answer,) = host.receive(Share(Proof("AAAAAA", FINGERPRINT, is_host=False).share.hex()))
        assert isinstance(answer, Share)
        shares.add(answer.share)
        with pytest.raises(Refusal) as caught:
            host.receive(Confirm("00" * 32))
        assert caught.value.bye == Bye("wrong_code")
    assert len(shares) == 4


def test_rogue_host_that_guesses_gets_one_guess_a_connection() -> None:
    """It answers with the share of one code; the guest's confirmation tells it whether that was the one, no more."""
    guest = GuestShake(FINGERPRINT, "0.1", GAMES, code="ABCDEF")
    guest.begin()
    (share,) = guest.receive(Welcome(1, "0.1", "00", False))
    assert isinstance(share, Share)
    rogue = Proof("ABCDEG", FINGERPRINT, is_host=True)
    (confirm,) = guest.receive(Share(rogue.share.hex()))
    assert isinstance(confirm, Confirm)
    for code in ("ABCDEF", "ABCDEG", "ABCDEH"):
        # Having seen the confirmation it tries every other code at home, with the share it sent: none fits.
        other = Proof(code, FINGERPRINT, is_host=True)
        other._own = rogue.share
        other.meet(bytes.fromhex(share.share), [])
        assert other.guest_mac.hex() != confirm.mac


# --- SPAKE2 ---------------------------------------------------------------------------------------------------------


def test_share_or_confirmation_sent_back_proves_nothing() -> None:
    """Reflection: the host's share as one's own, its own confirmation, the guest's as the host's."""
    parlour = Parlour()
    host = _shake(parlour)
    host.receive(Hello(1, 1, "0.1", GAMES, "code"))
    (share,) = host.receive(Share(Proof(parlour.table.code, FINGERPRINT, is_host=False).share.hex()))
    assert isinstance(share, Share)
    again = _shake(parlour, "192.0.2.10")
    again.receive(Hello(1, 1, "0.1", GAMES, "code"))
    assert refused(lambda: again.receive(share)) == "bad_message"
    guest = GuestShake(FINGERPRINT, "0.1", GAMES, code="ABCDEF")
    guest.begin()
    (own,) = guest.receive(Welcome(1, "0.1", "00", False))
    with pytest.raises(Refusal) as caught:
        guest.receive(own)  # type: ignore[arg-type]
    assert caught.value.bye == Bye("no_proof")
    one, other = Proof("ABCDEF", FINGERPRINT, is_host=True), Proof("ABCDEF", FINGERPRINT, is_host=False)
    one.meet(other.share, [])
    other.meet(one.share, [])
    with pytest.raises(BadProof):
        other.check(other.guest_mac)
    with pytest.raises(BadProof):
        one.check(one.host_mac)


LOW_ORDER = (
    "00" * 32, "01" + "00" * 31, "ec" + "ff" * 30 + "7f", "ed" + "ff" * 30 + "7f", "ee" + "ff" * 30 + "7f",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
    "01" + "00" * 30 + "80", "ff" * 32,
)  # fmt: skip
"""Points of small order of the curve, and encodings of none: with them the key would not depend on the code."""


@pytest.mark.parametrize("point", LOW_ORDER)
def test_points_of_small_order_are_refused(point: str) -> None:
    for is_host in (True, False):
        proof = Proof("ABCDEF", FINGERPRINT, is_host=is_host)
        with pytest.raises(BadProof):
            proof.meet(bytes.fromhex(("41" if is_host else "42") + point), [])
        with pytest.raises(BadProof):
            proof.check(b"\0" * 32)


def test_proof_stands_for_this_certificate_and_these_words_only() -> None:
    """Any difference in what either side saw: certificate, greeting, answer, order."""
    words = [b"hello", b"welcome"]
    for fingerprint, spoken in ((b"g" * 32, words), (FINGERPRINT, words[::-1]), (FINGERPRINT, [b"hellow", b"elcome"]),
                                (FINGERPRINT, words[:1]), (FINGERPRINT, [*words, b""])):
        host = Proof("ABCDEF", FINGERPRINT, is_host=True)
        guest = Proof("ABCDEF", fingerprint, is_host=False)
        host.meet(guest.share, words)
        guest.meet(host.share, spoken)
        with pytest.raises(BadProof):
            host.check(guest.guest_mac)


# --- Seats ----------------------------------------------------------------------------------------------------------


def test_seat_is_not_taken_by_name_guess_or_piece_of_the_secret() -> None:
    parlour = Parlour()
    anna, _ = parlour.full("Anna", "Bruno")
    secret = anna.secret
    for guess in (SECRET, "0" * 32, secret[::-1], secret[:31] + ("0" if secret[31] != "0" else "1"),
                  parlour.table._chairs[anna.seat].digest[:32]):
        assert refused(lambda guess=guess: Visitor(parlour, "Anna", guess).back()) == "unknown_seat"  # type: ignore[misc]
    for table in ("", "ff", parlour.table.number[:-1], parlour.table.number + "00"):
        host = _shake(parlour)
        host.receive(Hello(1, 1, "0.1", GAMES, "resume"))
        message = Resume(table, secret)
        assert refused(lambda host=host, message=message: host.receive(message)) == "unknown_seat"  # type: ignore[misc]
    assert anna.line is not None and anna.line.bye is None, "and who sits there noticed nothing"
    for bad in ("", "F" * 32, secret + "00", secret[:-1], secret.upper()):
        frame = b'{"t":"resume","table":"00","secret":"' + bad.encode() + b'"}'
        try:
            assert read_from_visitor(frame) == Resume("00", secret)
        except ValueError:
            continue
        assert bad == secret.upper() == secret


def test_secret_of_one_seat_opens_that_one_and_a_seat_sent_away_opens_none() -> None:
    parlour = Parlour(seats=(FREE, FREE, FREE))
    anna, bruno, carla = parlour.full("Anna", "Bruno", "Carla")
    assert Visitor(parlour, "Anna", bruno.secret).back().seat == bruno.seat, "whatever name is given"
    parlour.table.kick(carla.seat)
    parlour.settle()
    assert refused(carla.back) == "unknown_seat"
    assert refused(lambda: parlour.handshake("Carla", carla.secret)) == "full", "nor with the code"
    assert anna.line is not None and anna.line.bye is None


def test_seat_of_the_host_has_no_secret_to_find() -> None:
    parlour = Parlour(seats=(HOST, FREE))
    chair = parlour.table._chairs[0]
    assert chair.is_host and not chair.digest
    for secret in ("0" * 32, SECRET, "f" * 32):
        assert refused(lambda secret=secret: Visitor(parlour, "Anna", secret).back()) == "unknown_seat"  # type: ignore[misc]
    parlour.table.kick(0)
    assert chair.kind == "person", "nor is the host sent away"


def test_replacement_race_leaves_one_line_and_no_message_to_the_other() -> None:
    parlour = Parlour()
    anna, bruno = parlour.full("Anna", "Bruno")
    lines = []
    for _ in range(10):
        again = Visitor(parlour, "Anna", anna.secret).back()
        lines.append(again.line)
    assert [line.bye.reason for line in lines[:-1] if line and line.bye] == ["replaced"] * 9
    sizes = [len(line.bytes) for line in lines[:-1] if line]
    bruno.member.say("ciao")
    parlour.settle()
    assert sizes == [len(line.bytes) for line in lines[:-1] if line]
    for line in lines[:-1]:
        assert line is not None
        parlour.table.disconnected(anna.seat, line)  # its end comes late
    assert parlour.roster_of(bruno).seats[anna.seat].presence == "here"


def test_who_looked_while_it_was_public_does_not_sit_when_it_is_private() -> None:
    """Two minutes of looking were two minutes of sitting down without the code."""
    parlour = Parlour(is_public=True)
    host = _shake(parlour)
    answers = host.receive(Hello(1, 1, "0.1", GAMES, "open"))
    assert [type(answer) for answer in answers] == [Welcome, Roster]
    parlour.table.open_to_all(False)
    assert refused(lambda: host.receive(Sit("Mallory", SECRET))) == "needs_code"
    assert parlour.table.free_seats == 2


def test_code_is_not_walked_round_by_another_way_in() -> None:
    """A private table: `open`, a seat at once, a resume with nothing, an unknown way, a share out of thin air."""
    for how, then in (("open", Sit("M", SECRET)), ("code", Sit("M", SECRET)), ("resume", Sit("M", SECRET)),
                      ("code", Resume("00", SECRET)), ("resume", Confirm("00" * 32)), ("code", Confirm("00" * 32))):
        parlour = Parlour()

        def attempt(parlour: Parlour = parlour, how: str = how, then: Message = then) -> None:
            host = _shake(parlour)
            host.receive(Hello(1, 1, "0.1", GAMES, how))  # type: ignore[arg-type]
            host.receive(then)  # type: ignore[arg-type]

        assert refused(attempt) in ("needs_code", "bad_message", "unknown_seat")
        assert parlour.table.free_seats == 2
    with pytest.raises(ValueError, match="Invalid"):
        read_from_visitor(b'{"t":"hello","low":1,"high":1,"app":"x","games":{},"how":"host"}')


def test_rotated_code_keeps_its_locator_and_nothing_else() -> None:
    numbers = iter([*range(6)] * 20)
    code = "K7M2XQ"
    fresh = rotated(code, lambda below: next(numbers) % below)
    assert fresh[:2] == "K7" and fresh != code and set(fresh) <= set(ALPHABET)


# --- TLS ------------------------------------------------------------------------------------------------------------


def _port(hosting: Hosting) -> int:
    assert hosting.info is not None
    return hosting.info.port


def test_older_tls_is_spoken_by_neither_side(office: Office, tmp_path: Path) -> None:
    hosting = office.table(office.net("home"))
    for newest in (ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_1):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        context.set_ciphers("ALL:@SECLEVEL=0")
        with pytest.warns(DeprecationWarning) if newest is ssl.TLSVersion.TLSv1_1 else nullcontext():
            context.minimum_version, context.maximum_version = newest, newest
        with socket.create_connection(("127.0.0.1", _port(hosting)), 5) as plain, pytest.raises(OSError):
            context.wrap_socket(plain).recv(1)
    with _RogueHost(tmp_path / "rogue", lambda _: None, newest=ssl.TLSVersion.TLSv1_2) as rogue:
        player = _refused_guest(office, Invitation("127.0.0.1", rogue.port, "ABCDEF"))
        assert player.ends[0].reason == "unreachable" and not rogue.heard


def test_no_plain_word_is_said_before_tls(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "TLS_TIME", 0.5)
    hosting = office.table(office.net("home"))
    with socket.create_connection(("127.0.0.1", _port(hosting)), 5) as plain:
        plain.sendall(framed(Hello(1, 1, "0.1", GAMES, "open")))
        plain.settimeout(20)
        said = b""
        try:
            while data := plain.recv(4096):
                said += data
        except ConnectionError:
            pass
    assert b"welcome" not in said and b"machiavelli" not in said and len(said) < 20


class _RogueHost:
    """A host in a thread that says what it likes; `heard` is all it was told."""

    def __init__(self, folder: Path, says: Callable[[Message], Message | None],
                 newest: ssl.TLSVersion | None = None) -> None:
        self.identity: Identity = own_identity(folder)
        self.heard: list[Message] = []
        self._says = says
        self._context = server_context(self.identity)
        if newest is not None:
            self._context.minimum_version = newest
            self._context.maximum_version = newest
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.port = 0

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.set_exception_handler(lambda *_: None)
        server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=self._context))
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        self._loop.run_forever()
        server.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0.05))
        self._loop.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        frames = FrameReader(EARLY_CAP * 8)
        try:
            while data := await reader.read(65536):
                for frame in frames.feed(data):
                    message = read_from_visitor(frame)
                    self.heard.append(message)
                    answer = self._says(message)
                    if answer is not None:
                        writer.write(framed(answer))
        except (OSError, ValueError):
            pass
        writer.close()

    def __enter__(self) -> _RogueHost:
        self._thread.start()
        assert self._ready.wait(20)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)


def _refused_guest(office: Office, where: Invitation) -> Player:
    """A guest that wanted to sit there, and was not let."""
    joining = office.net(f"guest{len(office.nets)}").join(where, "Bruno")
    player = Player(joining.member, plays=False)
    office.until(lambda: bool(player.ends), 30)
    return player


ROSTER = Roster("T", "machiavelli", "lobby", (), False, False, 0, True)


@pytest.mark.parametrize(
    "says",
    [
        lambda message: Welcome(1, "0.1", "00", True) if isinstance(message, Hello) else ROSTER,
        lambda message: ROSTER, lambda message: Taken(0),
        lambda message: Welcome(1, "0.1", "00", False) if isinstance(message, Hello) else Taken(0),
        lambda message: Welcome(1, "0.1", "00", False) if isinstance(message, Hello) else message,
        lambda message: Welcome(1, "0.1", "00", False) if isinstance(message, Hello) else Confirm("00" * 32),
    ],
)  # fmt: skip
def test_rogue_host_hears_neither_nick_nor_secret(
    office: Office, tmp_path: Path, says: Callable[[Message], Message | None]
) -> None:
    with _RogueHost(tmp_path / "rogue", says) as rogue:
        player = _refused_guest(office, Invitation("127.0.0.1", rogue.port, "ABCDEF"))
    assert player.ends[0].reason in ("bad_message", "no_proof", "unreachable")
    assert not any(isinstance(message, Sit | Resume) for message in rogue.heard)
    assert "Bruno" not in str(rogue.heard)


def test_coming_back_to_an_address_where_another_sits_now_tells_him_nothing(office: Office, tmp_path: Path) -> None:
    """The pinned certificate is not there: no hello, no secret, and the person is told."""
    with _RogueHost(tmp_path / "rogue", lambda _: None) as rogue:
        away = office.net("away")
        joining = away.rejoin(KeptKey("ab" * 32, "0011", SECRET, "127.0.0.1", rogue.port, "AB", "T", "Bruno", 1.0))
        player = Player(joining.member, plays=False)
        office.until(lambda: bool(player.ends), 30)
        assert player.ends[0].reason == "host_changed" and not rogue.heard
        pinned = _refused_guest(office, Invitation("127.0.0.1", rogue.port, "ABCDEF", b"x" * 32))
        assert pinned.ends[0].reason == "host_changed" and not rogue.heard


def test_secret_goes_only_to_the_certificate_it_was_made_for(office: Office, tmp_path: Path) -> None:
    """A seat kept for one host is not offered to another one at the same address with the same locator."""
    away = office.net("away")
    away.keys.keep(KeptKey("ab" * 32, "0011", SECRET, "127.0.0.1", 24742, "AB", "T", "Bruno", 1.0))
    with _RogueHost(tmp_path / "rogue", lambda _: None) as rogue:
        joining = away.join(Invitation("127.0.0.1", rogue.port, "ABCDEF"), "Bruno")
        office.until(lambda: bool(rogue.heard), 20)
        joining.cancel()
        assert isinstance(rogue.heard[0], Hello) and rogue.heard[0].how == "code"
    assert SECRET not in str(rogue.heard)
    assert Key(b"\xab" * 32, "0011", SECRET) == away.keys.all()[0].key


# --- Standing about -------------------------------------------------------------------------------------------------


def test_lookers_drive_out_their_own_lines_first_and_the_oldest_then() -> None:
    looking = Looking()
    gone: list[int] = []
    for n in range(50):
        looking.enter(n, "192.0.2.1", lambda n=n: gone.append(n))  # type: ignore[misc]
    assert gone == list(range(50 - LOOKING_AN_ADDRESS)) and len(looking) == LOOKING_AN_ADDRESS
    looking.enter("friend", "192.0.2.2", lambda: gone.append(-1))
    for n in range(100, 100 + LOOKING_IN_ALL):
        looking.enter(n, f"198.51.100.{n}", lambda n=n: gone.append(n))  # type: ignore[misc]
    assert len(looking) == LOOKING_IN_ALL and -1 in gone
    looking.leave(100)
    looking.leave(100)
    assert len(looking) == LOOKING_IN_ALL - 1


def test_who_only_looks_at_a_public_table_keeps_nobody_out_and_no_descriptor(office: Office) -> None:
    """Looking took no place at the door and lasted two minutes: a thousand could look at once."""
    hosting = office.table(office.net("home"), (HOST, FREE), is_public=True)
    lookers = []
    for _ in range(LOOKING_AN_ADDRESS + 12):
        raw = Raw(_port(hosting))
        raw.send(Hello(1, 1, "0.1", GAMES, "open"))
        assert raw.tls.recv(65536), "the table is shown"
        lookers.append(raw)
    assert all(raw.is_closed(20) for raw in lookers[:12])
    where = office.at(hosting)
    office.join(office.net("away"), Invitation(where.host, where.port, "", where.fingerprint), "Bruno", plays=False)
    for raw in lookers:
        raw.close()
