"""Tried by an attacker on the same network: made-up tables, thousands of them, and answers to nothing asked."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, TypeVar

import msgspec
import pytest

from ramio_desktop.net import discovery
from ramio_desktop.net.announcer import MAX_ANSWERS, Announcer, _Answering, _told
from ramio_desktop.net.code import ALPHABET
from ramio_desktop.net.discovery import (
    MOST_OF_A_HOST, MOST_PLACES, MOST_PLACES_OF_A_HOST, MOST_TABLES, FoundTable, Here, Question, Search, find_code,
)
from ramio_desktop.net.limits import Bucket
from ramio_desktop.net.link import Invitation
from tests.net.parlour import Parlour
from tests.sampling import scale

NONCE = "0123456789abcdef"
T = TypeVar("T")


def _run(work: Awaitable[T]) -> T:
    async def outer() -> T:
        return await work

    return asyncio.run(outer())


def _listed(feed: Callable[[Search], Any], only: str = "") -> tuple[list[tuple[FoundTable, ...]], Search]:
    """What a search shows of what it is fed with, and how often."""
    shown: list[tuple[FoundTable, ...]] = []

    async def go() -> Search:
        search = Search(shown.append, 9, only)
        search._nonces = [NONCE]
        found = feed(search)
        if asyncio.iscoroutine(found):
            await found
        await asyncio.sleep(2 * discovery.SHOW_EVERY)
        await search.close()
        return search

    return shown, _run(go())


def _here(port: int = 24742, nonce: str = NONCE, **more: Any) -> bytes:
    return msgspec.json.encode(Here(nonce, port, **{"locator": "AB", **more}))


def test_thousands_of_tables_are_no_more_than_a_hundred_and_ten_of_one_computer() -> None:
    def feed(search: Search) -> None:
        for n in range(5000):
            search._on_answer(_here(1 + n), f"10.0.{n % 40}.1")

    shown, search = _listed(feed)
    assert len(search.tables) == MOST_TABLES
    by_host = [sum(table.host == host for table in search.tables) for host in {table.host for table in search.tables}]
    assert max(by_host) <= MOST_OF_A_HOST and len(shown) <= 3, "and the list is not painted for each of them"


def test_answers_to_nothing_asked_are_not_heard() -> None:
    shown, search = _listed(lambda search: [search._on_answer(_here(nonce=other), "10.0.0.1")
                                            for other in ("0" * 16, NONCE[:-1] + "e", NONCE[::-1])])  # fmt: skip
    assert not shown and not search.tables


ODD = (
    b"", b"{}", b"[" * 2000, b'{"t":' * 300, b"\xff\xfe", b'{"t":"ramio!"}', _here().replace(b"24742", b"0"),
    _here().replace(b"24742", b"65536"), _here().replace(b"24742", b"1e9"), _here().replace(b'"AB"', b'"A"'),
    _here().replace(b'"AB"', b'"ab"'), _here().replace(b'"AB"', b'"\\u202eA"'), _here().replace(b"}", b',"x":1}'),
    _here(is_public=True, name="x", rules="machiavelli", free=5, seats=4),
    _here(is_public=True, name="x", rules="machiavelli", free=1, seats=99),
    _here().replace(b"false", b"1"), _here().replace(b'"free":0', b'"free":9' + b"9" * 5000),
    _here(is_public=True, name="x").replace(b'"x"', b'"' + b"x" * 60_000 + b'"'),
)


def test_odd_answers_are_left_out() -> None:
    def feed(search: Search) -> None:
        for data in ODD:
            search._on_answer(data, "10.0.0.1")
            assert not search.tables, data[:80]

    shown, _ = _listed(feed)
    assert not shown


def test_names_and_rules_of_made_up_tables_are_plain_and_short() -> None:
    """Of a private table nothing is shown but its locator, whatever is told."""
    evil = "\u202e<b>" + "a\u0300\u0300\u0300\u0300\u0300" * 9
    _, search = _listed(lambda search: [
        search._on_answer(
            _here(1, is_public=True, name=evil[:64], rules="\x1b[2J\n" * 300, free=1, seats=2), "10.0.0.1"
        ),
        search._on_answer(_here(2, name="Anna", rules="machiavelli", free=1, seats=2), "10.0.0.1"),
    ])  # fmt: skip
    public, private = search.tables
    assert public.name.startswith("<b>") and len(public.name) <= 40 and public.name.isprintable()
    assert len(public.rules) <= 100 and public.rules.isprintable() and "\u0300" * 4 not in public.name
    assert (private.name, private.rules, private.seats) == ("", "", 0)


class _Info:
    """A made-up service, as zeroconf hands it over."""

    def __init__(self, port: int | None, addresses: list[str], properties: dict[str, str | None]) -> None:
        self.port = port
        self._addresses = addresses
        self.decoded_properties = properties

    async def async_request(self, *_: object) -> bool:
        return True

    def parsed_scoped_addresses(self, *_: object) -> list[str]:
        return self._addresses


SERVICES = (
    _Info(None, ["10.0.0.1"], {"l": "AB"}), _Info(1, [], {"l": "AB"}), _Info(1, ["10.0.0.1"], {}),
    _Info(1, ["10.0.0.1"], {"l": None}), _Info(1, ["10.0.0.1"], {"l": "ABC"}), _Info(1, ["10.0.0.1"], {"l": "a!"}),
    _Info(1, ["10.0.0.1"], {"l": "AB", "p": "1", "s": "9" * 5000}),
    _Info(1, ["10.0.0.1"], {"l": "AB", "p": "1", "s": "-3", "f": "-9"}),
    _Info(1, ["10.0.0.1"], {"l": "AB", "p": "1", "s": "٣x"}),
)  # fmt: skip


def test_made_up_services_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async def feed(search: Search) -> None:
        for info in SERVICES:
            monkeypatch.setattr(discovery, "AsyncServiceInfo", lambda *_, info=info: info)
            await search._look_up(None, "x")  # type: ignore[arg-type]
            assert not search.tables, info.decoded_properties

    assert not _listed(feed)[0]


def test_flood_of_services_starts_no_flood_of_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    class Slow(_Info):
        async def async_request(self, *_: object) -> bool:
            nonlocal asked
            asked += 1
            await asyncio.sleep(30)
            return False

    monkeypatch.setattr(discovery, "AsyncServiceInfo", lambda *_: Slow(1, ["10.0.0.1"], {"l": "AB"}))

    async def feed(search: Search) -> None:
        for n in range(3000):
            search._on_service(None, "", f"{n}", discovery.ServiceStateChange.Added)  # type: ignore[arg-type]
        await asyncio.sleep(0.05)

    _listed(feed)
    assert asked <= 40


def test_code_is_tried_at_few_places_however_many_are_made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every place is one guess at the code for who is there: a port each were 65,000 guesses a visit."""
    opened: list[Search] = []

    async def open_(self: Search) -> None:
        opened.append(self)
        self._nonces = [NONCE]
        for n in range(400):
            self._on_answer(_here(1 + n, locator="ZZ"), f"10.9.{n}.1")  # others, to fill the list
        for n in range(400):
            self._on_answer(_here(1 + n, locator="AB"), f"10.0.{n // 100}.1")
        self._on_answer(_here(24742, locator="AB"), "10.1.0.1")  # the right one comes last

    monkeypatch.setattr(Search, "open", open_)
    monkeypatch.setattr(discovery, "FIND_MORE", 0.1)
    places = _run(find_code(Invitation("", 9, "ABCDEF"), 9))
    hosts = [place.host for place in places]
    assert len(places) <= MOST_PLACES and max(map(hosts.count, hosts)) <= MOST_PLACES_OF_A_HOST
    assert hosts.count("10.0.0.1") == MOST_PLACES_OF_A_HOST
    assert all(place.code == "ABCDEF" for place in places) and opened


def test_case_22_discovery_tells_neither_code_nor_card_nor_names_of_people() -> None:
    for is_public in (False, True):
        parlour = Parlour(is_public=is_public)
        visitors = parlour.full("Anna", "Bruno")
        parlour.play(visitors, steps=6)
        told = msgspec.json.encode(_told(parlour.table, 24742, NONCE)).decode()
        code = parlour.table.code
        assert code not in told and code[2:] not in told and code[:2] in told
        assert not any(visitor.nick in told or visitor.secret in told for visitor in visitors)
        fields = json.loads(told)
        assert set(fields) <= {"t", "nonce", "port", "locator", "is_public", "name", "rules", "free", "seats"}
        if not is_public:
            assert (fields["name"], fields["rules"], fields["seats"]) == ("", "", 0)
        info = Announcer(9)._info(parlour.table, 24742)
        text = str(info.properties) + info.name + (info.server or "")
        assert code not in text and not any(visitor.nick in text for visitor in visitors)


def test_questions_in_floods_or_odd_are_answered_with_twenty_a_second_and_never_with_more_bytes() -> None:
    """Whoever forges the sender's address gets another one no more than he sends himself (case 41 has the network)."""
    clock = [0.0]
    parlour = Parlour(is_public=True)
    sent: list[int] = []
    answering = _Answering(
        lambda nonce: [msgspec.json.encode(_told(parlour.table, 24742, nonce))],
        Bucket(MAX_ANSWERS, MAX_ANSWERS, lambda: clock[0]),
    )
    answering._transport = SimpleNamespace(sendto=lambda data, _: sent.append(len(data)))  # type: ignore[assignment]
    whole = msgspec.json.encode(Question(NONCE, "." * 500))
    for n in range(scale(2000, 50_000)):
        clock[0] = n / 1000
        answering.datagram_received(whole, ("192.0.2.1", 9))
    assert len(sent) <= MAX_ANSWERS * (clock[0] + 1) + 1 and max(sent) <= len(whole)
    sent.clear()
    clock[0] += 100
    odd = (b"", b"{}", b"[" * 1100, whole[:-1], whole.replace(b"ramio?", b"ramio!"),
           msgspec.json.encode(Question(NONCE)), whole + b" " * 1000, b"\xff" * 600,
           whole.replace(NONCE.encode(), b"x" * 16))
    for data in odd:
        answering.datagram_received(data, ("192.0.2.1", 9))
    assert not sent, "a question shorter than its answer gets none"


def test_made_up_answers_over_real_sockets_do_not_stop_a_search() -> None:
    """A thousand datagrams of every kind to the port that waits for answers."""
    shown: list[tuple[FoundTable, ...]] = []

    async def go() -> int:
        loop = asyncio.get_running_loop()
        search = Search(shown.append, 9)
        search._nonces = [NONCE]
        sock = discovery.udp_socket("127.0.0.1", 0)
        transport, _ = await loop.create_datagram_endpoint(lambda: discovery._Asking(search._on_answer), sock=sock)
        where = sock.getsockname()
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as attacker:
            for n in range(1000):
                attacker.sendto((*ODD, _here(1 + n % 60_000))[n % (len(ODD) + 1)][:60_000], where)
                if n % 20 == 0:
                    await asyncio.sleep(0)
        await asyncio.sleep(0.6)
        transport.close()
        await search.close()
        return len(search.tables)

    assert 1 <= _run(go()) <= MOST_OF_A_HOST
    assert set("".join(table.locator for table in shown[-1])) <= set(ALPHABET)
