"""Getting in: who proves what to whom, and in which order (NET cases 1–11, 34)."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest

from ramio_desktop.net.door_messages import Confirm, Hello, Resume, Share, Sit, Taken, Welcome
from ramio_desktop.net.handshake import GuestShake, HostShake, Key, Refusal, Stage
from ramio_desktop.net.limits import Guesses
from ramio_desktop.net.messages import Message
from ramio_desktop.net.proof import BadProof, Proof
from ramio_desktop.net.table_messages import Bye, Roster
from tests.net.parlour import FINGERPRINT, GAMES, Parlour, refused

SECRET = "5" * 32
OTHER = b"o" * 32


def _host(parlour: Parlour, address: str = "192.0.2.9", fingerprint: bytes = FINGERPRINT) -> HostShake:
    return HostShake(parlour.table, fingerprint, address, "0.1", GAMES)


def _guest(code: str = "", **more: object) -> GuestShake:
    return GuestShake(FINGERPRINT, "0.1", GAMES, code=code, **more)  # type: ignore[arg-type]


def _talk(
    guest: GuestShake, host: HostShake, change: Callable[[Message], Message] = lambda message: message
) -> tuple[list[Message], list[Message], Bye | None]:
    """Let both talk; what the guest said, what the host said, and the end of it."""
    up: list[Message] = list(guest.begin())
    said_up: list[Message] = []
    said_down: list[Message] = []
    try:
        while up:
            down: list[Message] = []
            for message in up:
                said_up.append(message)
                down += host.receive(change(message))  # type: ignore[arg-type]
            up = []
            for message in down:
                said_down.append(message)
                up += guest.receive(change(message))  # type: ignore[arg-type]
                if isinstance(message, Roster):
                    up += guest.sit("Anna", SECRET)
    except Refusal as refusal:
        return said_up, said_down, refusal.bye
    return said_up, said_down, None


def _wrong(code: str) -> str:
    return code[:-1] + ("A" if code[-1] != "A" else "B")


def test_right_code_gets_a_seat_and_the_nick_goes_out_after_the_hosts_proof() -> None:
    parlour = Parlour()
    up, down, end = _talk(_guest(parlour.table.code), _host(parlour))
    assert end is None
    assert [type(message) for message in up] == [Hello, Share, Confirm, Sit]
    assert [type(message) for message in down] == [Welcome, Share, Confirm, Roster, Taken]


def test_case_1_wrong_code_is_refused_and_no_nick_is_sent() -> None:
    parlour = Parlour()
    up, down, end = _talk(_guest(_wrong(parlour.table.code)), _host(parlour))
    assert end == Bye("wrong_code")
    assert not any(isinstance(message, Sit | Resume) for message in up)
    assert not any(isinstance(message, Confirm | Roster) for message in down), "the host proves nothing either"
    assert parlour.table.free_seats == 2


def test_case_2_man_in_the_middle_with_his_own_certificate_fails_on_both_sides() -> None:
    """He hands every message on as it is, but the guest sees his certificate and the host knows its own."""
    parlour = Parlour()
    guest = GuestShake(OTHER, "0.1", GAMES, code=parlour.table.code)
    up, _, end = _talk(guest, _host(parlour))
    assert end == Bye("wrong_code") and not any(isinstance(message, Sit) for message in up)
    host_side = Proof("ABCDEF", FINGERPRINT, is_host=True)
    guest_side = Proof("ABCDEF", OTHER, is_host=False)
    host_side.meet(guest_side.share, [b"hello"])
    guest_side.meet(host_side.share, [b"hello"])
    for one, other in ((host_side, guest_side.guest_mac), (guest_side, host_side.host_mac)):
        with pytest.raises(BadProof):
            one.check(other)


def test_case_2_changed_greeting_is_noticed() -> None:
    """Who lowers the protocol or changes a version on the way is found out by the confirmation."""
    parlour = Parlour()

    def lowered(message: Message) -> Message:
        return Welcome(1, "0.0", message.table, False) if isinstance(message, Welcome) else message

    assert _talk(_guest(parlour.table.code), _host(parlour), lowered)[2] == Bye("wrong_code")


def test_case_3_pinned_link_fails_before_the_proof() -> None:
    with pytest.raises(Refusal) as caught:
        GuestShake(OTHER, "0.1", GAMES, code="ABCDEF", pin=FINGERPRINT)
    assert caught.value.bye == Bye("host_changed")


def test_case_4_rogue_host_never_gets_nick_or_secret() -> None:
    """A host that does not know the code: it can guess once, and hears nothing of who knocks."""
    for claim in (b"\0" * 32, b"x" * 32):
        guest = _guest("ABCDEF")
        guest.begin()
        (share,) = guest.receive(Welcome(1, "0.1", "00", False))
        assert isinstance(share, Share)
        rogue = Proof("ABCDEG", FINGERPRINT, is_host=True)
        rogue.meet(bytes.fromhex(share.share), [])
        (confirm,) = guest.receive(Share(rogue.share.hex()))
        assert isinstance(confirm, Confirm)
        for mac in (claim, rogue.host_mac, bytes.fromhex(confirm.mac)):
            with pytest.raises(Refusal):
                guest.receive(Confirm(mac.hex()))
        with pytest.raises(RuntimeError):
            guest.sit("Anna", SECRET)


@pytest.mark.parametrize("early", [Roster("", "machiavelli", "lobby", (), False, False, 0, True), Taken(0)])
def test_case_4_host_that_skips_its_proof_is_left(early: Message) -> None:
    guest = _guest("ABCDEF")
    guest.begin()
    guest.receive(Welcome(1, "0.1", "00", False))
    with pytest.raises(Refusal):
        guest.receive(early)  # type: ignore[arg-type]
    with pytest.raises(RuntimeError):
        guest.sit("Anna", SECRET)


HOSTILE = (
    "", "00", "42" + "00" * 32, "41" + "00" * 32, "42" + "ff" * 32, "41" + "ff" * 32, "41" + "01" + "00" * 31,
    "42" + "01" + "00" * 31, "41" + "ec" + "ff" * 30 + "7f", "42" + "ed" + "ff" * 30 + "7f", "53" + "11" * 32,
    "41" + "11" * 40, "abc",
)  # fmt: skip


def test_case_5_hostile_curve_elements_are_refused_and_counted() -> None:
    for share in HOSTILE:
        parlour = Parlour()
        host = _host(parlour)
        host.receive(Hello(1, 1, "0.1", GAMES, "code"))
        assert refused(lambda host=host, share=share: host.receive(Share(share))) == "bad_message"  # type: ignore[misc]
        assert host.stage is Stage.OVER


def test_case_5_also_without_assertions() -> None:
    """Under `python -O` the library's own checks are gone: nothing may get through for that."""
    code = f"""
from ramio_desktop.net.proof import BadProof, Proof
for host in (True, False):
    for text in {HOSTILE!r}:
        proof = Proof("ABCDEF", b"f" * 32, is_host=host)
        try:
            proof.meet(bytes.fromhex(text), [])
        except (BadProof, ValueError):
            continue
        try:
            proof.check(b"0" * 32)
        except BadProof:
            continue
        raise SystemExit("through: " + text)
    own = Proof("ABCDEF", b"f" * 32, is_host=host)
    try:
        own.meet(own.share, [])
    except BadProof:
        continue
    raise SystemExit("its own share")
print("none")
"""
    done = subprocess.run([sys.executable, "-O", "-c", code], capture_output=True, text=True, timeout=120)
    assert done.stdout.strip() == "none", done.stdout + done.stderr


def test_case_6_sixth_failure_in_a_minute_is_told_to_try_later_and_resume_still_works() -> None:
    parlour = Parlour()
    anna = parlour.visitor("Anna")
    wrong = _wrong(parlour.table.code)
    ends = [_talk(_guest(wrong), _host(parlour, f"192.0.2.{n}"))[2] for n in range(10, 16)]
    assert [end.reason for end in ends if end] == ["wrong_code"] * 5 + ["try_later"]
    last = ends[-1]
    assert last is not None and 0 < int(last.detail) <= 61
    right = _talk(_guest(parlour.table.code), _host(parlour, "192.0.2.30"))[2]
    assert right is not None and right.reason == "try_later", "nor does the right code get in now"
    assert anna.line is not None
    anna.line.cut()
    assert anna.back().member.line == "seated"
    parlour.now += 61
    assert _talk(_guest(parlour.table.code), _host(parlour, "192.0.2.31"))[2] is None


def test_case_6_three_tries_a_minute_an_address_and_a_network_of_ipv6() -> None:
    clock = [0.0]
    guesses = Guesses(lambda: clock[0])
    assert [guesses.begin(f"2001:db8::{n}") > 0 for n in range(4)] == [False, False, False, True]
    assert guesses.begin("2001:db8:0:1::1") == 0, "another network"
    clock[0] = 61.0
    assert guesses.begin("2001:db8::9") == 0


def test_right_tries_are_not_counted() -> None:
    guesses = Guesses(lambda: 0.0)
    for _ in range(50):
        assert guesses.begin("192.0.2.1") == 0
        guesses.succeeded("192.0.2.1")
    assert not guesses.is_spent


def test_case_7_thirty_failures_change_the_code_and_the_host_is_told() -> None:
    parlour = Parlour()
    old = parlour.table.code
    for n in range(30):
        parlour.now += 13
        end = _talk(_guest(_wrong(old)), _host(parlour, f"198.51.100.{n}"))[2]
        assert end == Bye("wrong_code"), n
    assert parlour.table.code != old and parlour.table.code[:2] == old[:2]
    parlour.now += 61
    assert _talk(_guest(old), _host(parlour))[2] == Bye("wrong_code")
    assert _talk(_guest(parlour.table.code), _host(parlour))[2] is None


def test_case_8_recorded_join_cannot_be_played_again() -> None:
    parlour = Parlour()
    up, _, end = _talk(_guest(parlour.table.code), _host(parlour))
    assert end is None
    host = _host(parlour, "192.0.2.77")
    host.receive(up[0])  # type: ignore[arg-type]
    host.receive(up[1])  # type: ignore[arg-type]
    assert refused(lambda: host.receive(up[2])) == "wrong_code"  # type: ignore[arg-type]


def test_case_9_messages_out_of_order_close() -> None:
    hello = Hello(1, 1, "0.1", GAMES, "code")
    others = (Share("ab" * 33), Confirm("cd" * 32), Sit("Anna", SECRET), Resume("00", SECRET))
    for message in others:
        host = _host(Parlour())
        assert refused(lambda host=host, message=message: host.receive(message)) == "bad_message"  # type: ignore[misc]
        assert refused(lambda host=host: host.receive(hello)) == "bad_message", "and it stays closed"  # type: ignore[misc]
    for message in (hello, others[1], others[2], others[3]):
        host = _host(Parlour())
        host.receive(hello)
        assert refused(lambda host=host, message=message: host.receive(message)) == "bad_message"  # type: ignore[misc]


def test_case_10_foreign_seat_secret_or_table_is_refused() -> None:
    parlour = Parlour()
    anna = parlour.visitor("Anna")
    for key in (Key(FINGERPRINT, parlour.table.number, SECRET), Key(FINGERPRINT, "ff", anna.secret)):
        assert _talk(_guest(key=key), _host(parlour))[2] == Bye("unknown_seat")
    assert _talk(_guest(key=Key(FINGERPRINT, parlour.table.number, anna.secret)), _host(parlour))[2] is None


def test_case_11_changed_certificate_on_coming_back_keeps_the_secret() -> None:
    with pytest.raises(Refusal) as caught:
        GuestShake(OTHER, "0.1", GAMES, key=Key(FINGERPRINT, "00", SECRET))
    assert caught.value.bye == Bye("host_changed")


@pytest.mark.parametrize(
    ("low", "high", "games", "is_in"),
    [
        (1, 1, {"machiavelli": 1}, True), (1, 9, {"machiavelli": 1, "ramino": 3}, True),
        (2, 9, {"machiavelli": 1}, False),
        (1, 1, {"machiavelli": 2}, False), (1, 1, {"tiles": 1}, False), (1, 1, {}, False),
    ],
)  # fmt: skip
def test_case_34_highest_common_protocol_or_both_versions_in_words(
    low: int, high: int, games: dict[str, int], is_in: bool
) -> None:
    host = _host(Parlour())
    if is_in:
        (welcome,) = host.receive(Hello(low, high, "9.9", games, "code"))
        assert isinstance(welcome, Welcome) and welcome.protocol == 1
        return
    with pytest.raises(Refusal) as caught:
        host.receive(Hello(low, high, "9.9", games, "code"))
    assert caught.value.bye == Bye("version", "0.1 (protocol 1-1, machiavelli 1)")


def test_case_34_host_of_another_protocol_is_left() -> None:
    guest = _guest("ABCDEF")
    guest.begin()
    with pytest.raises(Refusal) as caught:
        guest.receive(Welcome(7, "9.9", "00", False))
    assert caught.value.bye == Bye("version", "9.9")
