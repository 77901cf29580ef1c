"""Ramino while others play, and hands that come to no end: rehearsals off turn, deadlocks, rounds that run out."""

from __future__ import annotations


from pytestqt.qtbot import QtBot

from ramio_desktop.model.actions import Reason
from ramio_desktop.model.cards import FACES, HIDDEN
from ramio_desktop.model.events import Discarded, Drew, Event, Laid, Turned
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.notation import read_position
from ramio_desktop.model.notation.cards import read_table
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.state import Phase
from ramio_desktop.ui.models.rehearsal import End
from ramio_desktop.ui.pages.discard_words import DiscardWords
from tests.spoken import forget_languages
from tests.ui.scene_hands import Hands
from tests.ui.test_ramino_game import _table

OTHERS = "ramino 7h8h*,KcKdKs 9hThKhQsQhJs2c3c4c5d/x9/x9 x40 3d 1:play owners=1,0"


def happens(hands: Hands, *events: Event) -> None:
    """The table goes on."""
    hands.turn.set_view(fold(hands.turn.view, events), 0, events[0])
    hands.view.skip()


def lays(hands: Hands, text: str) -> Laid:
    view = hands.turn.view
    return Laid(view.turn.seat, read_table(text, rules_of(view).grammar(view.options)))


def test_moves_are_tried_while_others_play_and_made_by_redo_after_the_draw(qtbot: QtBot) -> None:
    forget_languages()
    hands = _table(qtbot, OTHERS, 3)
    turn, words = hands.turn, DiscardWords(hands.view)
    names = ("Anna", "Bruno", "Carla")
    ends: list[End] = []
    turn.rehearsalEnded.connect(ends.append)
    assert turn.may_rehearse
    assert words.of(turn, names).text == "Bruno is playing – meanwhile you can rehearse your moves"
    turn.rehearse(True)
    assert words.of(turn, names).text == "Rehearsal: lay cards as you like, nobody else sees it"
    hands.drag(hands.at("9h"), hands.meld_of("7h"))
    joker = next(token for token in turn.held if turn.draft.cards[token].text == "*")
    assert joker in turn.must_lay, "the joker it took has to go somewhere"
    assert words.of(turn, names).text == "The joker you took has to be laid in this turn, then discard"
    for face in ("Qs", "Qh", "*"):
        hands.click(hands.at(face))
    hands.click(hands.view.board.table.new_meld.center())
    assert hands.table() == ["7h8h9h", "KsKcKd", "QsQh*"] and turn.verdict is None
    assert words.of(turn, names).text == "Rehearsal: this could be laid, 3 card(s)"
    # Nothing is discarded in a rehearsal.
    layout = turn.draft.layout
    hands.double_click(hands.at("2c"))
    hands.drag(hands.at("2c"), hands.view.board.discards_card().center())
    assert turn.draft.layout == layout
    # Others go on: what they lay elsewhere leaves the rehearsal alone.
    happens(hands, Discarded(1, FACES["4s"]), Turned(2, Phase.DRAW))
    happens(hands, Drew(2, HIDDEN))
    happens(hands, lays(hands, "7h8h*,KcKdKs,5s5h5c"))
    assert turn.rehearsing and not ends
    assert sorted(hands.table()) == sorted(["7h8h9h", "KsKcKd", "5s5h5c", "QsQh*"])
    happens(hands, Discarded(2, FACES["6s"]), Turned(0, Phase.DRAW))
    assert ends == [End.TURN] and turn.can_draw and not turn.draft.is_changed
    happens(hands, Drew(0, FACES["2s"]))
    assert turn.redo() and sorted(hands.table()) == sorted(["7h8h9h", "KsKcKd", "5s5h5c", "QsQh*"])
    assert turn.draft.refusal() is None


def test_a_rehearsal_ends_when_somebody_takes_its_joker(qtbot: QtBot) -> None:
    hands = _table(qtbot, OTHERS, 3)
    ends: list[End] = []
    hands.turn.rehearsalEnded.connect(ends.append)
    hands.turn.rehearse(True)
    hands.drag(hands.at("9h"), hands.meld_of("7h"))
    happens(hands, lays(hands, "7h8h9h,KcKdKs,9s9d*"))
    assert ends == [End.CHANGED] and not hands.turn.rehearsing and "9h" in hands.held()


def test_R17_the_verdict_of_a_rehearsal_knows_of_the_card_that_is_still_drawn(qtbot: QtBot) -> None:
    hands = _table(qtbot, "ramino - 7h8h9h/x9 x40 3d 1:play")
    hands.turn.rehearse(True)
    for face in ("7h", "8h", "9h"):
        hands.click(hands.at(face))
    hands.click(hands.view.board.table.new_meld.center())
    assert hands.table() == ["7h8h9h"] and hands.turn.verdict is None
    hands.turn.rehearse(False)
    assert hands.turn.refusal().reason is Reason.NOT_YOUR_TURN  # type: ignore[union-attr]


def test_who_is_out_of_the_match_rehearses_nothing(qtbot: QtBot) -> None:
    forget_languages()
    hands = _table(qtbot, "ramino 7h8h9h -/x9/x9 x40 3d 1:play out=0 scores=120/10/20", 3)
    assert not hands.turn.may_rehearse
    said = DiscardWords(hands.view).of(hands.turn, ("Anna", "Bruno", "Carla"))
    assert said.text == "You are out of the match: Bruno is playing"


def stuck(phase: str = "draw", round_: int = 40) -> str:
    """All clubs lie in one run, and nothing fits the three sevens: one card each, to the end of time."""
    held = "2h" if phase == "draw" else "2h9d"
    table = "Ac2c3c4c5c6c7c8c9cTcJcQcKc,7d7h7s"
    return f"ramino_duel {table} {held}/x1 x30 8d3d3h 0:{phase} owners=0,1 opened=0,1 round={round_}"


def test_D9_a_deadlock_is_one_before_and_after_the_draw() -> None:
    for phase in ("draw", "play"):
        view = read_position(stuck(phase))
        assert rules_of(view).is_deadlocked(view), phase
    free = read_position(stuck().replace("7d7h7s", "7d7h7s,2d3d4d").replace("owners=0,1", "owners=0,1,0"))
    assert not rules_of(free).is_deadlocked(free)


def test_D9_what_comes_is_said_in_time(qtbot: QtBot) -> None:
    forget_languages()
    said = []
    for round_ in (40, 190, 191, 200):
        hands = _table(qtbot, stuck(round_=round_))
        said.append(DiscardWords(hands.view).of(hands.turn, ("Anna", "Bruno")).text.partition(" Draw")[0])
    assert said == [
        "Nobody can close this hand any more.", "Nobody can close this hand any more.",
        "9 more round(s), then the hand is void.", "The last round: unless somebody closes, the hand is void.",
    ]
