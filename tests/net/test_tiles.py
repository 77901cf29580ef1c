"""The game with tiles at a network table: a whole hand over loopback, and what is kept of a turn (T2, T8, T10)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ramio_desktop.model.cards import HIDDEN
from ramio_desktop.model.draft import Draft
from ramio_desktop.net.messages import Wish
from ramio_desktop.net.plan import SeatPlan
from ramio_desktop.net.store import TableStore
from tests.net.office import Office, Player
from tests.net.parlour import Parlour

HOST = SeatPlan.host("Anna")
FREE = SeatPlan.free()


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    """Nets that are closed at the end."""
    office = Office(tmp_path)
    yield office
    office.close()


def test_T8_T10_two_guests_play_a_whole_hand_over_loopback_and_the_next_player_leads(office: Office) -> None:
    hosting = office.table(office.net("home"), (FREE, FREE), rules="tiles")
    players = [office.join(office.net(name), office.at(hosting), name)[1] for name in ("Bruno", "Carla")]
    office.until(lambda: all(player.is_ready and player.view.is_over for player in players), 60)
    bruno, carla = (player.view for player in players)
    assert bruno.table == carla.table and bruno.match == carla.match and bruno.hands == carla.hands
    assert HIDDEN not in (card for held in bruno.hands for card in held)
    assert sum(score > 0 for score in bruno.match.scores) <= 1
    for player in players:
        player.plays = False
        assert player.guest is not None
        player.guest.ask(Wish.NEXT_HAND)
    office.until(lambda: not any(player.view.is_over for player in players))
    assert all((player.view.match.dealer, player.view.turn.seat) == (1, 1) for player in players)


def test_T2_the_host_starts_and_the_first_guest_takes_the_second_seat(office: Office) -> None:
    hosting = office.table(office.net("home"), (HOST, FREE, FREE), rules="tiles")
    assert hosting.member is not None
    host = Player(hosting.member, plays=False)
    joined = [office.join(office.net(name), office.at(hosting), name, plays=False)[0] for name in ("Bruno", "Carla")]
    office.until(lambda: host.is_ready)
    assert [joining.member.seat for joining in joined] == [1, 2]
    assert host.guest is not None and host.guest.seat == host.view.turn.seat == 0


def test_T10_only_confirmed_turns_are_kept_by_a_network_table(tmp_path: Path) -> None:
    parlour = Parlour("tiles", folder=tmp_path)
    visitors = parlour.full("Anna", "Bruno")
    for _ in range(12):
        parlour.acting(visitors).step("hard")
    acting = parlour.acting(visitors)
    assert acting.guest is not None
    confirmed = acting.guest.view
    draft = Draft(confirmed, acting.seat)
    draft.move([draft.layout.hand[0]])
    acting.guest.keep_draft(draft.lines())
    parlour.settle()
    assert acting.guest.draft == tuple(draft.lines())
    assert [path.suffix for path in tmp_path.rglob("*") if path.suffix == ".draft"] == []
    assert not any("draft" in path.read_text("utf-8") for path in tmp_path.rglob("*.ramio"))
    parlour.table.close()
    parlour.settle()
    kept = TableStore(tmp_path).listing(parlour.calendar)[0]
    again = Parlour(folder=tmp_path, kept=kept)
    acting.parlour = again
    acting.back()
    assert acting.guest is not None
    assert (acting.guest.draft, acting.guest.view) == ((), confirmed)
