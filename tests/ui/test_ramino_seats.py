"""Ramino's zones for two to seven players: which way the turn goes round, and what an empty zone says."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from ramio_desktop.model.notation import read_position
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.scene.scenery import Scenery
from ramio_desktop.ui.scene.places import MeldPlaces, Shape, Slot, SlotKind
from ramio_desktop.ui.scene.zones import inside, paint_zones, zone_places, zones_for
from ramio_desktop.ui.theme import Mode


@pytest.fixture
def look(qapp: QApplication) -> Look:
    return Look.create(resources_dir(), Mode.DARK).zones


def painted(look: Look, seats: int, clockwise: bool) -> QImage:
    area = QRectF(184, 88, 1076, 472)
    zones = zones_for(area, look.measures, seats, 0)
    image = QImage(1280, 800, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_zones(painter, zones, look, 0, clockwise)
    painter.end()
    return image


@pytest.mark.parametrize("seats", [3, 4, 7])
def test_R4_the_direction_of_play_stands_between_the_others(look: Look, seats: int) -> None:
    right, left = painted(look, seats, True), painted(look, seats, False)
    assert right != left
    zones = zones_for(QRectF(184, 88, 1076, 472), look.measures, seats, 0)
    for one in range(1, seats - 1):
        x, y = (zones[one].right() + zones[one + 1].left()) / 2, round(zones[one].top())

        def ink(image: QImage, off: int, x: float = x, y: int = y) -> int:
            """How much is painted on the line of the sign's point, left or right of its middle."""
            return sum(image.pixelColor(round(x + off + step), y).alpha() for step in (-1, 0, 1))

        assert ink(right, 2) > ink(right, -2), "its point is on the right"
        assert ink(left, -2) > ink(left, 2)


def test_R4_two_players_need_no_direction(look: Look) -> None:
    assert painted(look, 2, True) == painted(look, 2, False)


def test_R13_R23_an_empty_zone_says_why(look: Look) -> None:
    """Who has laid nothing; who has not opened, where there is an opening; who is out of the match."""

    def said(position: str, seat: int) -> str:
        turn = TurnModel()
        turn.set_view(read_position(position), 0)
        return Scenery(look, turn)._why_empty(seat)

    plain = "ramino KcKdKs 9s/7c/-/2c x40 2d 0:play owners=1 opened=1 out=2"
    opening = plain.replace("ramino", "ramino_50")
    assert [said(plain, seat) for seat in (2, 3)] == ["out", "nothing laid"]
    assert [said(opening, seat) for seat in (2, 3)] == ["out", "not opened yet"]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("longest", [7, 10, 14])
def test_a_long_run_in_a_narrow_zone_keeps_its_indices_and_makes_no_other_meld_smaller(
    look: Look, size: tuple[int, int], longest: int
) -> None:
    look.theme.fit(*size)
    m = look.measures
    area = QRectF(m.rail, m.top + m.melds_top, size[0] - m.rail - m.melds_right, size[1] * 0.6)
    zones = zones_for(area, m, 7, 0)
    counts = {0: longest, 1: 3, 2: 4, 3: 3}
    shapes = [
        Shape(number, tuple(Slot(SlotKind.CARD, 20 * number + i) for i in range(count)))
        for number, count in counts.items()
    ]
    rooms = inside(zones, 0, area, m)

    def laid(shapes: list[Shape]) -> tuple[MeldPlaces, ...]:
        return zone_places(shapes, lambda number: 1 if number == 0 else 3, rooms, 0, m, None, QRectF()).melds

    run, *others = laid(shapes)
    assert [meld.width for meld in others] == [meld.width for meld in laid(shapes[1:])]
    assert run.step >= 0.23 * run.width and run.width <= others[0].width
    for meld in (run, *others):
        zone = zones[1 if meld is run else 3]
        assert zone.left() <= meld.plate.left() and meld.plate.right() <= zone.right() + 1
        assert zone.top() <= meld.plate.top() and meld.plate.bottom() <= zone.bottom() + 1
