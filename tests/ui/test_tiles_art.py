"""The tiles' faces: each unlike the others, the same in every theme, never one upon the other (RULES T10, spec §5)."""

from __future__ import annotations

import random

import pytest
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication

from ramio_desktop.model.cards import FACES
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui.card_art import BACK, JOKER, TILES, CardState, is_tile, margin
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.measures import COMPACT, LARGE, REGULAR, Measures, tile_measures
from ramio_desktop.ui.scene.areas import areas_for
from ramio_desktop.ui.scene.flow import flow
from ramio_desktop.ui.scene.rack import rack_places
from ramio_desktop.ui.theme import Deck, Mode

CLASSES = [(COMPACT, 1024, 640), (REGULAR, 1280, 800), (LARGE, 1920, 1080), (COMPACT, 960, 540)]


@pytest.fixture
def look(qapp: QApplication) -> Look:
    return Look.create(resources_dir(), Mode.DARK).tiles


def face(pixmap: QPixmap, width: int) -> QImage:
    """What lies inside the tile's rim, whatever the shadow around it."""
    edge = margin(width) + 3
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    return image.copy(edge, edge, width - 6, round(width * 4 / 3) - 8)


def test_every_tile_has_a_face_of_its_own(look: Look) -> None:
    assert {text for text, card in FACES.items() if card.is_tile} == {*TILES} - {JOKER}
    pictures = {name: bytes(face(look.cards.pixmap(name, 48), 48).constBits()) for name in (*TILES, BACK)}
    assert len(TILES) == 53 and len(set(pictures.values())) == 54


def test_T10_the_colours_of_tiles_are_the_same_in_every_theme_and_deck(look: Look) -> None:
    before = {name: face(look.cards.pixmap(name, 48), 48) for name in TILES}
    look.theme.set_mode(Mode.LIGHT)
    look.theme.set_deck(Deck(four_colours=True, large_index=True, back="teal"))
    look.theme.set_felt(look.theme.felts[-1])
    for name in TILES:
        assert face(look.cards.pixmap(name, 48), 48) == before[name], name


@pytest.mark.parametrize("unknown", ["0k", "14r", "7h", "7x", "k", "", "07k", "*k"])
def test_a_face_that_is_no_tile_is_refused(look: Look, unknown: str) -> None:
    with pytest.raises(KeyError):
        look.cards.pixmap(unknown, 40)


def test_the_look_of_faces_is_told_by_the_tiles_among_them(look: Look) -> None:
    cards = Look.create(look.theme)
    assert cards.of(["7h", "*", "Kd"]) is cards and not cards.has_tiles
    assert cards.of(["*", "13o"]).has_tiles and cards.tiles is cards.tiles
    assert look.of(["*"]) is look
    assert is_tile("13k") and not any(map(is_tile, ("Kk", "kk", "*", "??", "Kd", "")))
    assert look.cards.pixmap("7r", 60, 1.0, CardState.FLAT).height() == 80 + 2 * margin(60, CardState.FLAT)


@pytest.mark.parametrize(("m", "width", "height"), CLASSES)
def test_106_tiles_fit_on_the_table_side_by_side_at_every_size(m: Measures, width: int, height: int) -> None:
    tiles, area = tile_measures(m), areas_for(m, width, height).melds
    for melds in ([4] * 26, [3] * 35, [13, 13, 13, 13, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]):
        laid = flow(melds, area, tiles)
        assert laid.width >= tiles.smallest_table_card
        assert laid.step >= laid.width * 1.04, "no tile lies upon another"
        for plate in laid.plates:
            assert area.adjusted(-1, -1, 1, 1).contains(plate)
        rows = [laid.plates[row.start] for row in laid.rows]
        for upper, lower in zip(rows, rows[1:]):
            assert lower.top() - upper.top() >= 0.55 * upper.height() - 1


@pytest.mark.parametrize(("m", "width", "height"), CLASSES)
def test_a_rack_shows_every_tile_whole_on_its_two_shelves(m: Measures, width: int, height: int) -> None:
    tiles, room = tile_measures(m), areas_for(m, width, height).hand
    chance = random.Random(7)
    for columns in (14, 17, 25, 40):
        slots = list(range(2 * columns))
        for free in chance.sample(slots, columns // 2):
            slots[free] = -2
        places = rack_places(slots, room, tiles)
        assert list(places.tokens) == [token for token in slots if token >= 0]
        upper, lower = places.shelves
        assert upper.bottom() < lower.top() and room.adjusted(-1, -1, 1, 1).contains(lower)
        for rect in places.rects:
            assert any(shelf.contains(rect) for shelf in places.shelves)
        for a, b in zip(places.rects, places.rects[1:]):
            assert a.top() != b.top() or a.right() < b.left()
        for token, rect in zip(places.tokens, places.rects):
            assert slots[places.index_for(rect.center())] == token
