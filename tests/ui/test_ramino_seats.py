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
from ramio_desktop.ui.scene.zones import paint_zones, zones_for
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
