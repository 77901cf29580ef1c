"""The faces are what the generator draws, each is rasterised once, and every state can be told from the others."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ramio_desktop.paths import resources_dir
from ramio_desktop.ui.card_art import (
    BACK, BLACK_JOKER, FACES, JOKER, CardState, card_height, corner_radius, margin,
)  # fmt: skip
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.plates import (
    BADGE_MARGIN, DOT_MARGIN, OUTLINE_MARGIN, PILL_MARGIN, Badge, Outline, Pill, Plate, plate_margin,
)  # fmt: skip
from ramio_desktop.ui.theme import Deck, Mode


@pytest.fixture
def look(qapp: QApplication) -> Look:
    return Look.create(resources_dir(), Mode.DARK)


def bits(pixmap: QPixmap) -> bytes:
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    return bytes(image.constBits())


def test_the_drawings_are_what_the_generator_draws() -> None:
    done = subprocess.run(
        [sys.executable, str(resources_dir() / "art" / "build_art.py"), "--check"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout
    assert "220 files checked" in done.stdout


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("four", [False, True])
def test_every_face_is_drawn_and_unlike_the_others(look: Look, four: bool, large: bool) -> None:
    look.theme.set_deck(Deck(four_colours=four, large_index=large))
    pictures = {face: bits(look.cards.pixmap(face, 44)) for face in (*FACES, BACK)}
    assert len(set(pictures.values())) == len(pictures) == 55


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("state", list(CardState))
def test_a_picture_is_the_card_and_its_margin(look: Look, state: CardState, ratio: float) -> None:
    width, edge = 70, margin(70, state)
    pixmap = look.cards.pixmap("Kh", width, ratio, state)
    assert pixmap.devicePixelRatio() == ratio
    assert pixmap.width() == round((width + 2 * edge) * ratio)
    assert pixmap.height() == round((card_height(width) + 2 * edge) * ratio)
    image = pixmap.toImage()
    face = look.theme.card_colours.card_face

    def at(x: float, y: float) -> tuple[int, int, int, int]:
        return image.pixelColor(round((edge + x) * ratio), round((edge + y) * ratio)).getRgb()  # type: ignore[return-value]

    assert image.pixelColor(0, 0).alpha() <= 12, "the shadow is cut off by the margin"
    assert image.pixelColor(image.width() // 2, image.height() - 1).alpha() <= 24
    if state is not CardState.DIM:
        assert at(3, width) [:3] == face.getRgb()[:3]
    corner = at(0.4, 0.4)
    assert corner[:3] != face.getRgb()[:3], f"the corner of radius {corner_radius(width)} is not round"


def test_a_dim_card_is_darker(look: Look) -> None:
    edge = margin(60)
    rest, dim = (
        look.cards.pixmap("2h", 60, 1.0, state).toImage().pixelColor(edge + 30, edge + 42).lightness()
        for state in (CardState.REST, CardState.DIM)
    )
    assert dim == pytest.approx(rest * 0.72, abs=4)


def test_a_picture_is_drawn_once(look: Look) -> None:
    first = look.cards.pixmap("7h", 71, 2.0)
    assert look.cards.pixmap("7h", 71, 2.0).cacheKey() == first.cacheKey()
    assert look.cards.pixmap("7h", 71, 1.0).cacheKey() != first.cacheKey()
    assert look.cards.has("7h", 71, 2.0) and not look.cards.has("7h", 72, 2.0)


def test_a_change_of_deck_or_theme_draws_anew(look: Look, qtbot: QtBot) -> None:
    plain = {face: bits(look.cards.pixmap(face, 60)) for face in ("7d", "7h", "7c", BACK)}
    with qtbot.waitSignal(look.cards.changed, timeout=500):
        look.theme.set_deck(Deck(four_colours=True))
    four = {face: bits(look.cards.pixmap(face, 60)) for face in plain}
    assert [face for face in plain if plain[face] != four[face]] == ["7d", "7c"]
    with qtbot.waitSignal(look.cards.changed, timeout=500):
        look.theme.set_deck(Deck(back="teal"))
    assert bits(look.cards.pixmap(BACK, 60)) != plain[BACK]
    with qtbot.waitSignal(look.cards.changed, timeout=500):
        look.theme.set_mode(Mode.LIGHT)
    assert not look.cards.has("7h", 60)
    with qtbot.assertNotEmitted(look.cards.changed):
        look.theme.fit(1920, 1080)


@pytest.mark.parametrize("face", ["", "1h", "10h", "7x", "Hh", "?", "7H"])
def test_an_unknown_face_is_refused(look: Look, face: str) -> None:
    with pytest.raises(KeyError):
        look.cards.pixmap(face, 60)


def test_the_two_jokers(look: Look) -> None:
    assert bits(look.cards.pixmap(JOKER, 60)) != bits(look.cards.pixmap(BLACK_JOKER, 60))


def test_warming_up_draws_in_slices_and_can_be_stopped(look: Look, qtbot: QtBot) -> None:
    done: list[bool] = []
    warmup = look.cards.warm(FACES, 40, slice_ms=0.5, done=lambda: done.append(True))
    assert warmup.left == len(FACES) and not look.cards.has(FACES[0], 40)
    qtbot.waitUntil(lambda: 0 < warmup.left < len(FACES), timeout=2000)
    qtbot.waitUntil(lambda: done == [True], timeout=5000)
    assert all(look.cards.has(face, 40) for face in FACES)
    stopped = look.cards.warm(FACES, 41)
    stopped.stop()
    qtbot.wait(30)
    assert not look.cards.has(FACES[-1], 41)


def test_the_store_forgets_the_least_used(look: Look) -> None:
    from ramio_desktop.ui.pixmaps import PixmapStore

    store = PixmapStore(budget=3 * 10 * 10 * 4)
    for key in "abc":
        store.get(key, lambda: QPixmap(10, 10))
    store.get("a", lambda: QPixmap(10, 10))
    store.get("d", lambda: QPixmap(10, 10))
    assert [key for key in "abcd" if key in store] == ["a", "c", "d"]


@pytest.mark.parametrize("mode", [Mode.DARK, Mode.LIGHT])
def test_plates_and_outlines_are_told_apart(look: Look, mode: Mode) -> None:
    look.theme.set_mode(mode)
    plates = {plate: look.plates.plate(plate, 120, 100) for plate in Plate}
    assert len({bits(pixmap) for pixmap in plates.values()}) == len(Plate)
    for plate, pixmap in plates.items():
        edge = plate_margin(plate)
        assert (pixmap.width(), pixmap.height()) == (120 + 2 * edge, 100 + 2 * edge)
    edge_colour = plates[Plate.INVALID].toImage().pixelColor(60, 0)
    assert edge_colour.rgb() == look.tokens.warn.rgb()
    outlines = [look.plates.outline(outline, 60, 2.0) for outline in Outline]
    assert len({bits(pixmap) for pixmap in outlines}) == len(Outline)
    assert {pixmap.width() for pixmap in outlines} == {2 * (60 + 2 * OUTLINE_MARGIN)}


def test_the_parts_on_cards_have_the_sizes_of_the_design(look: Look) -> None:
    p = look.plates
    assert p.dot_diameter(100) == pytest.approx(14) and p.dot_diameter(36) == 7
    assert p.laid_dot(100).width() == 14 + 2 * DOT_MARGIN
    assert p.badge(Badge.WARN).width() == 24 + 2 * BADGE_MARGIN
    assert p.badge(Badge.LOCK).width() == 22 + 2 * BADGE_MARGIN
    assert p.pill(Pill.WARN, "Serve 7♣", 24).height() == 24 + 2 * PILL_MARGIN
    assert p.pill(Pill.WARN, "Serve 7♣ o 10♣", 24, room=60).width() == 60 + 2 * PILL_MARGIN
    for width in (36, 71, 140):
        tag = p.joker_tag("Th", width)
        assert 0.34 * width <= tag.width() + 1 and tag.width() <= max(0.44 * width * 1.35, 24)


def test_ghosts_name_the_card_that_is_missing(look: Look) -> None:
    seven, eight = (bits(look.plates.ghost(face, 60)) for face in ("7c", "8c"))
    assert seven != eight and seven != bits(look.plates.ghost("7c", 60, at_right=True))
    insertion = look.plates.insertion("Kc", 60).toImage().pixelColor(30, 60)
    assert insertion.alpha() >= 0xEE, "the insertion place must hide the cards under it"
    assert look.plates.old_place(60).toImage().pixelColor(30, 42).alpha() == 0


def test_plates_follow_the_theme(look: Look, qtbot: QtBot) -> None:
    dark = bits(look.plates.plate(Plate.VALID, 120, 100))
    with qtbot.waitSignal(look.plates.changed, timeout=500):
        look.theme.set_mode(Mode.LIGHT)
    assert bits(look.plates.plate(Plate.VALID, 120, 100)) != dark
