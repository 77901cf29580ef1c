"""A shared table without its pages: who is next, who may sit, and what was laid since one's last turn (RULES S1)."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ramio_desktop.model.actions import Draw
from ramio_desktop.model.events import Dealt, Event, Laid, Turned
from ramio_desktop.model.log import BOT, PERSON, Seated
from ramio_desktop.model.notation import read_table
from ramio_desktop.model.options import PRESETS, parse_rules
from ramio_desktop.model.rules import ruleset
from ramio_desktop.model.save import read_save, saves_in
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.state import Phase
from ramio_desktop.ui.local_table import SeatSpec, Standing, open_local
from ramio_desktop.ui.models.laying import layings_since
from ramio_desktop.ui.pages.table_voice import TableVoice
from ramio_desktop.ui.saves import Saves
from tests.spoken import forget_languages
from tests.ui.test_session import Idle

OPTIONS = PRESETS["machiavelli"].options
GRAMMAR = ruleset("machiavelli").grammar(OPTIONS)


def laid(seat: int, table: str) -> Laid:
    return Laid(seat, read_table(table, GRAMMAR))


def turned(seat: int) -> Turned:
    return Turned(seat, Phase.DRAW)


@pytest.mark.parametrize(
    ("kinds", "turn", "expected"),
    [("pp", 0, 0), ("pp", 1, 1), ("pbp", 1, 2), ("pbbp", 1, 3), ("pbb", 1, 0), ("bpbp", 2, 3), ("bpbp", 0, 1)],
)
def test_S1_the_next_person_is_the_first_behind_the_computer_players(kinds: str, turn: int, expected: int) -> None:
    seats = tuple(
        Seated(seat, PERSON if kind == "p" else BOT, f"Seat {seat}", "" if kind == "p" else "hard")
        for seat, kind in enumerate(kinds)
    )
    assert Standing(seats, "machiavelli", OPTIONS, turn, 1, False).next_person == expected


@pytest.mark.parametrize(
    ("kinds", "turn", "out", "expected"),
    [("pbp", 1, (), 0), ("pbbp", 2, (), 0), ("ppbp", 2, (), 1), ("ppbp", 2, (1,), 0), ("ppp", 0, (), 0)],
)
def test_R4_S1_counterclockwise_the_next_person_sits_the_other_way(
    kinds: str, turn: int, out: tuple[int, ...], expected: int
) -> None:
    seats = tuple(
        Seated(seat, PERSON if kind == "p" else BOT, f"Seat {seat}", "" if kind == "p" else "hard")
        for seat, kind in enumerate(kinds)
    )
    family, options = parse_rules("ramino[direction=counterclockwise]")
    standing = Standing(seats, family, options, turn, 1, False, out=frozenset(out))
    assert standing.next_person == expected


def test_S1_only_people_sit_down_and_only_computer_players_have_levels(qtbot: QtBot) -> None:
    seats = [SeatSpec.person("Anna"), SeatSpec.bot("Bruno", "hard"), SeatSpec.person("Luca")]
    table = open_local("machiavelli", OPTIONS, seats, None, Idle)
    assert table.sessions == () and table.standing.persons == (0, 2)
    with pytest.raises(ValueError, match="computer"):
        table.sit(1)
    with pytest.raises(ValueError, match="person"):
        table.change_level(2, "easy")
    table.close()


def test_S1_whoever_rises_hears_nothing_more_and_is_gone(qtbot: QtBot, tmp_path: Path) -> None:
    """Draft and order of the hand stay at the table, the session does not."""
    saves = Saves(tmp_path)
    table = open_local("machiavelli", OPTIONS, [SeatSpec.person("Anna"), SeatSpec.person("Luca")], saves, Idle)
    seat = table.standing.turn
    sitting = [table.sit(seat)]
    qtbot.waitUntil(lambda: sitting[0].is_ready)
    sitting[0].submit([Draw()])
    qtbot.waitUntil(lambda: not sitting[0].is_waiting)
    order = [card.text for card in sitting[0].view.hands[seat]]
    sitting[0].save_hand_order(order[::-1])
    heard: list[object] = []
    sitting[0].events.connect(heard.append)
    table.rise(sitting[0])
    sitting[0].outgoing.emit("nothing listens")
    gone = weakref.ref(sitting[0].guest)
    sitting.clear()
    gc.collect()
    assert gone() is None and heard == [] and table.sessions == ()
    again = table.sit(seat)
    qtbot.waitUntil(lambda: again.is_ready)
    assert again.hand_order() == order[::-1] and again.view.turn.phase is Phase.PLAY
    table.close()
    (path,) = saves_in(saves.local_folder)
    assert [who.kind for who in read_save(path).room] == [PERSON, PERSON]


def test_what_several_have_laid_since_one_s_turn_is_one_laying(qapp: object) -> None:
    forget_languages()
    events: list[Event] = [
        turned(0), laid(0, "4h5h6h"), turned(1), laid(1, "4h5h6h,9d9h9s"), turned(2), laid(2, "4h5h6h7h,9d9h9s"),
        turned(0),
    ]  # fmt: skip
    laying = layings_since(events, 0)
    assert laying is not None and (laying.seat, laying.others) == (2, (1,))
    assert sorted(card.text for card in laying.cards) == ["7h", "9d", "9h", "9s"]
    words = TableVoice().laid(laying, ("Anna", "Bruno", "Luca"))
    assert words.startswith("Bruno, Luca have laid ")
    alone = layings_since(events[:5], 0)
    assert alone is not None and (alone.seat, alone.others) == (1, ())


def test_one_s_own_turn_and_a_new_deal_begin_anew() -> None:
    before: list[Event] = [turned(1), laid(1, "9d9h9s"), turned(0)]
    assert layings_since([*before, laid(0, "9d9h9s,4h5h6h")], 0) is None
    assert layings_since([*before, turned(1)], 0) is None, "seen in one's own turn"
    assert layings_since(before, 0) is not None, "not seen yet: the turn has only begun"
    begun = ruleset("machiavelli").begin(OPTIONS, 2, Chance("x"))
    dealt = next(event for event in begun if isinstance(event, Dealt))
    assert layings_since([*before, dealt], 0) is None
