"""Where melds and hand lie, against the measured figures of the visual specification."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from ramio_desktop.ui.measures import COMPACT, LARGE, REGULAR, Measures, measures_for
from ramio_desktop.ui.scene.areas import areas_for
from ramio_desktop.ui.scene.flow import CLOSEST_ROWS, Flow, flow, plate_height
from ramio_desktop.ui.scene.hand_row import GAP, hand_places

# 61 cards in 17 melds, one of them with two ghosts.
CROWD = [4, 5, 3, 4, 4, 4, 4, 4, 3, 5, 3, 4, 3, 3, 3, 4, 3]
SIZES = [(1024, 640), (1280, 800), (1440, 900), (1920, 1080), (2560, 1440), (960, 540)]


def laid(slots: list[int], width: int, height: int) -> tuple[Flow, QRectF, Measures]:
    m = measures_for(width, height)
    area = areas_for(m, width, height).melds
    return flow(slots, area, m), area, m


@pytest.mark.parametrize(
    ("size", "width"),
    list(zip(SIZES, (57, 71, 83, 114, 132))),
)
def test_61_cards_in_17_melds_have_the_measured_width_in_three_rows(size: tuple[int, int], width: int) -> None:
    result, _, _ = laid(CROWD, *size)
    assert (result.width, len(result.rows)) == (width, 3)


def test_few_melds_have_the_largest_cards() -> None:
    assert laid([3, 3], 1280, 800)[0].width == REGULAR.table_card
    assert laid([], 1280, 800)[0].plates == ()


@given(
    st.lists(st.integers(1, 13), min_size=1, max_size=35).filter(lambda slots: sum(slots) <= 106),
    st.sampled_from(SIZES),
)
def test_every_table_fits_without_scrolling(slots: list[int], size: tuple[int, int]) -> None:
    result, area, m = laid(slots, *size)
    for plate in result.plates:
        assert plate.left() >= area.left() - 1 and plate.right() <= area.right() + 1
        assert plate.top() >= area.top() - 1 and plate.bottom() <= area.bottom() + 1
    assert result.step >= m.least_overlap * result.width
    for upper, lower in zip(result.rows, result.rows[1:]):
        pitch = result.plates[lower[0]].top() - result.plates[upper[0]].top()
        assert pitch >= CLOSEST_ROWS * plate_height(result.width, m) - 1
    for row in result.rows:
        for a, b in zip(row, row[1:]):
            assert result.plates[a].right() < result.plates[b].left()


def test_what_does_not_fit_at_36_pixels_closes_up_its_rows() -> None:
    result, area, m = laid([1] * 40 + [3] * 22, 960, 540)
    assert result.width == 36
    pitch = result.plates[result.rows[1][0]].top() - result.plates[0].top()
    assert CLOSEST_ROWS * plate_height(36, m) <= pitch < plate_height(36, m) + m.row_gap - 1
    assert result.plates[-1].bottom() <= area.bottom() + 1


def test_a_turn_never_makes_cards_grow() -> None:
    m, area = REGULAR, areas_for(REGULAR, 1280, 800).melds
    assert flow([3, 3], area, m, largest=60).width == 60


@given(st.integers(1, 60), st.sampled_from([(COMPACT, 1024, 640), (REGULAR, 1280, 800), (LARGE, 1920, 1080)]))
def test_every_hand_fits_and_shows_every_index(count: int, where: tuple[Measures, int, int]) -> None:
    m, width, height = where
    room = areas_for(m, width, height).hand
    places = hand_places(range(count), room, m, fresh={count - 1})
    assert places.step >= m.least_overlap * places.width or count > 55
    for rect in places.rects:
        assert rect.left() >= room.left() and rect.right() <= room.right() + 1
        assert rect.top() >= room.top() and rect.bottom() <= room.bottom() + 1


def test_a_gap_stands_before_the_new_card() -> None:
    room = areas_for(REGULAR, 1280, 800).hand
    plain, fresh = hand_places(range(5), room, REGULAR), hand_places(range(5), room, REGULAR, fresh={4})
    assert plain.rects[4].left() - plain.rects[3].left() == pytest.approx(74, abs=1)
    assert fresh.rects[4].left() - fresh.rects[3].left() == pytest.approx(74 + 12, abs=1)


@given(st.integers(2, 45), st.integers(0, 44))
def test_a_card_dropped_on_its_own_gap_stays_there(count: int, place: int) -> None:
    place %= count
    room = areas_for(REGULAR, 1280, 800).hand
    tokens = [GAP if i == place else i for i in range(count)]
    places = hand_places(tokens, room, REGULAR)
    gap = places.rects[place]
    assert places.index_for(QPointF(gap.left() + places.step / 2, gap.center().y())) == place
