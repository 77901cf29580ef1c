"""The text notation (DESIGN §5): every value comes back, order is free on the way in and canonical on the way out."""

from __future__ import annotations

import ast
import pickle
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramio_desktop.model.actions import Bet, Discard, Draw, Fold, Lay, Pass
from ramio_desktop.model.cards import FACES, HIDDEN, JOKER, hand
from ramio_desktop.model.melds import Kind, Meld, MeldGrammar, Piece
from ramio_desktop.model.notation import (
    NotationError, action_text, event_text, hand_text, position_text, read_action, read_actions, read_event,
    read_hand, read_meld, read_position, read_rules, read_table, table_text,
)
from ramio_desktop.model.options import rules_text
from ramio_desktop.model.state import State
from tests.model.rule_cases import rule_cases
from tests.model import strategies

GRAMMARS = st.builds(MeldGrammar, st.booleans())
BOTH = MeldGrammar()
LOW = MeldGrammar(ace_high=False)


# --- Round trips -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", FACES.values(), ids=str)
def test_a_card_comes_back(card: object) -> None:
    assert FACES[str(card)] is card


def test_no_two_cards_print_alike() -> None:
    assert len({str(card) for card in FACES.values()}) == len(FACES) == 52 + 52 + 2


@given(strategies.hands() | strategies.hands(tiles=True))
def test_a_hand_comes_back(cards: tuple[object, ...]) -> None:
    assert read_hand(hand_text(cards)) == cards  # type: ignore[arg-type]


@given(GRAMMARS, st.booleans(), st.data())
def test_a_meld_comes_back(grammar: MeldGrammar, tiles: bool, data: st.DataObject) -> None:
    meld = data.draw(strategies.melds(grammar, tiles))
    assert read_meld(meld.text, grammar) == meld
    assert grammar.arrange(meld.pieces())[0] == meld


@given(GRAMMARS, st.booleans(), st.data())
def test_two_melds_that_print_alike_are_one(grammar: MeldGrammar, tiles: bool, data: st.DataObject) -> None:
    one, other = data.draw(strategies.melds(grammar, tiles)), data.draw(strategies.melds(grammar, tiles))
    assert (one == other) == (one.text == other.text)


@given(GRAMMARS, st.booleans(), st.data())
def test_an_action_comes_back(grammar: MeldGrammar, tiles: bool, data: st.DataObject) -> None:
    action = data.draw(strategies.actions(grammar, tiles))
    assert read_action(action_text(action), grammar) == action


@given(GRAMMARS, st.booleans(), st.data())
def test_an_event_comes_back(grammar: MeldGrammar, tiles: bool, data: st.DataObject) -> None:
    event = data.draw(strategies.events(grammar, tiles))
    text = event_text(event)
    assert "\n" not in text
    assert read_event(text, grammar) == event


@given(strategies.house_rules())
def test_rules_come_back_as_the_nearest_preset(rules: tuple[str, object, bool]) -> None:
    family, options, _ = rules
    assert read_rules(rules_text(family, options)) == (family, options)  # type: ignore[arg-type]


@given(strategies.positions())
def test_a_position_comes_back(state: State) -> None:
    text = position_text(state)
    assert read_position(text) == state
    assert position_text(pickle.loads(pickle.dumps(state))) == text


def test_pickled_cards_are_the_same_objects() -> None:
    assert all(pickle.loads(pickle.dumps(card)) is card for card in FACES.values())


# --- Lenient in, canonical out -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given_text", "shown", "stands_for"),
    [
        ("QhKhAh*", "*QhKhAh", "JhQhKhAh"),  # M19
        ("*Ah2h", "Ah2h*", "Ah2h3h"),  # M19
        ("*7h8h", "*7h8h", "6h7h8h"),
        ("7h8h*", "7h8h*", "7h8h9h"),
        ("6h*4h", "4h*6h", "4h5h6h"),
        ("**7h", "**7h", "5h6h7h"),
        ("7h**", "7h**", "7h8h9h"),
        ("*7h*", "*7h*", "6h7h8h"),
        ("*Ah*", "Ah**", "Ah2h3h"),
        ("**Ah", "**Ah", "QhKhAh"),
        ("9h7h8h", "7h8h9h", "7h8h9h"),
        ("Ah3h2h", "Ah2h3h", "Ah2h3h"),
        ("AhKhQh", "QhKhAh", "QhKhAh"),
        ("9s9c9h", "9c9h9s", "9c9h9s"),
        ("9s*9c", "9c9s*", "9c9s*"),
        ("Ts*hTd", "TdTs*h", "TdTsTh"),
        ("*d7h*c", "7h*c*d", "7h7c7d"),
        ("2c3c4c5c6c7c8c9cTcJcQcKcAc", "2c3c4c5c6c7c8c9cTcJcQcKcAc", "2c3c4c5c6c7c8c9cTcJcQcKcAc"),
        ("3c2c4c5c6c7c8c9cTcJcQcKcAc", "Ac2c3c4c5c6c7c8c9cTcJcQcKc", "Ac2c3c4c5c6c7c8c9cTcJcQcKc"),
        ("*Kh", "*Kh", "*Kh"),  # two cards are no meld yet and stay as they lie
        ("9h7c", "9h7c", "9h7c"),
    ],
)
def test_M19_any_order_in_one_order_out(given_text: str, shown: str, stands_for: str) -> None:
    meld = read_meld(given_text, BOTH)
    assert meld.text == shown
    assert "".join(map(str, meld.stands_for)) == stands_for


@pytest.mark.parametrize(("given_text", "shown"), [("QhKh*", "*QhKh"), ("QhKhAh", "QhKhAh"), ("2h*Ah", "Ah2h*")])
def test_where_the_ace_is_low_jokers_stay_below_it(given_text: str, shown: str) -> None:
    assert read_meld(given_text, LOW).text == shown


@given(st.booleans(), st.data(), st.randoms(use_true_random=False))
def test_M19_a_group_is_a_meld_in_every_order_or_in_none(
    tiles: bool, data: st.DataObject, chance: random.Random
) -> None:
    put = data.draw(strategies.groups(tiles))
    meld = BOTH.arrange(put)[0]
    other = BOTH.arrange(chance.sample(put, len(put)))[0]
    assert BOTH.allows(meld) == BOTH.allows(other)
    # Jokers may be placed, and so may the ace of a whole suit: below the two or above the king.
    whole_suit = meld.kind is Kind.RUN and len(put) == 13
    if BOTH.allows(meld) and not whole_suit and not any(piece.is_wild for piece in put):
        assert meld == other


@given(strategies.hands(), st.randoms(use_true_random=False))
def test_a_hand_is_read_in_any_order(cards: tuple[object, ...], chance: random.Random) -> None:
    mixed = chance.sample(cards, len(cards))
    assert read_hand("".join(map(str, mixed)) or "-") == cards


def test_counts_and_signs_of_hidden_cards_are_one() -> None:
    assert read_hand("x3") == read_hand("??????") == (HIDDEN,) * 3
    assert read_hand("??7hx2") == hand([*read_hand("7h"), *[HIDDEN] * 3])
    assert hand_text(read_hand("??7h??")) == "7hx2"


def test_a_table_keeps_the_order_of_its_melds() -> None:
    text = "9c9d9h,4h5h6h,4c5c6c"
    assert table_text(read_table(text, BOTH)) == text
    assert table_text(read_table("-", BOTH)) == "-"


def test_trailing_fields_may_be_left_out_where_they_are_not_needed() -> None:
    short = read_position("machiavelli 4c5c6c 7c*/x2 opened=-", needed=3)
    assert position_text(short) == "machiavelli 4c5c6c 7c*/x2 - - 0:draw"
    assert read_position(position_text(read_position("machiavelli", needed=1))) == read_position("machiavelli", 1)
    with pytest.raises(NotationError, match="STOCK"):
        read_position("machiavelli 4c5c6c 7c*/x2")


def test_keys_are_read_in_any_order_and_printed_in_one() -> None:
    text = "ramino 2c2d2s* x10/Ah x60 7h 1:play hand=2 taken=7h owners=1 scores=0/42 opened=0"
    assert position_text(read_position(text)) == (
        "ramino 2c2d2s* x10/Ah x60 7h 1:play opened=0 taken=7h scores=0/42 hand=2 owners=1"
    )


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("draw", Draw()), ("draw discard", Draw(from_discard=True)), ("pass", Pass()), ("bet 4", Bet(4)),
        ("fold", Fold()), ("discard 7h", Discard(FACES["7h"])), ("discard *", Discard(JOKER)), ("lay -", Lay(())),
        ("  lay   6h5h4h ", Lay((BOTH.meld([FACES["4h"], FACES["5h"], FACES["6h"]]),))),
    ],
)
def test_actions(text: str, action: object) -> None:
    assert read_action(text, BOTH) == action


def test_several_actions_are_parted_by_semicolons() -> None:
    assert read_actions("draw; lay 4c5c6c;pass", BOTH)[::2] == [Draw(), Pass()]


def test_positions_and_actions_of_every_game_come_back() -> None:
    """The rows of rule_cases.tsv: their fields in our order and their melds as they stand."""
    rows = rule_cases()
    assert len(rows) > 1000
    for position, action, *_ in rows:
        state = read_position(position)
        text = position_text(state)
        assert read_position(text) == state
        assert text.split()[2:6] == position.split()[2:6]
        assert set(text.split()[6:]) == set(position.split()[6:])
        grammar = MeldGrammar(state.options.ace_high)
        read = read_action(action, grammar)
        assert read_action(action_text(read), grammar) == read


# --- Errors that point -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("machiavell - x13/x13 x78 - 0:draw", 0, "unknown game machiavell"),
        ("machiavelli[joker=0] - x13/x13 x78 - 0:draw", 12, "unknown option joker"),
        ("machiavelli[jokers=3] - x13/x13 x78 - 0:draw", 12, "option jokers is one of 2, 0, 1"),
        ("machiavelli[jokers] - x13/x13 x78 - 0:draw", 12, "not of the form"),
        ("machiavelli[jokers=0 - x13/x13 x78 - 0:draw", 19, "closing bracket"),
        ("machiavelli[target=5] - x13/x13 x78 - 0:draw", 12, "from 10 to 1000"),
        ("machiavelli[target=" + "9" * 9999 + "] - - - - 0:draw", 12, "from 10 to 1000"),
        ("machiavelli - x13/x13 x78 - 0:bet", 28, "one of draw, play, over"),
        ("machiavelli_classic - x13/x13 x78 - 0:draw", 36, "one of play, over"),
        ("machiavelli 4c5z6c x13/x13 x78 - 0:draw", 14, "no such card"),
        ("machiavelli 4c5c6c,,7h x13/x13 x78 - 0:draw", 19, "a meld expected"),
        ("machiavelli 4c5c?? x13/x13 x78 - 0:draw", 16, "no such card"),
        ("machiavelli - 4c1h/x13 x78 - 0:draw", 16, "no such card"),
        ("machiavelli - 4c/x0 x78 - 0:draw", 17, "no such card"),
        ("machiavelli - 4c/x1000 x78 - 0:draw", 17, "no such card"),
        ("machiavelli - 4c/ x78 - 0:draw", 17, "cards expected"),
        ("machiavelli - 4k/x13 x78 - 0:draw", 14, "with cards"),
        ("tiles 4h5h6h x13/x13 x78 - 0:play", 6, "with tiles"),
        ("machiavelli - 4c/x13 x78 - 2:draw", 27, "no such seat"),
        ("machiavelli - 4c/x13 x78 - 0:dream", 27, "SEAT:PHASE"),
        ("machiavelli - 4c/x13 x78 - 0", 27, "SEAT:PHASE"),
        ("machiavelli - 4c/x13 x78 - 0:draw seven", 34, "key=value"),
        ("machiavelli - 4c/x13 x78 - 0:draw seven=1", 34, "no such key"),
        ("machiavelli - 4c/x13 x78 - 0:draw hand=1 hand=1", 41, "twice"),
        ("machiavelli - 4c/x13 x78 - 0:draw hand=01", 39, "a number"),
        ("machiavelli - 4c/x13 x78 - 0:draw scores=1", 41, "each seat"),
        ("machiavelli - 4c/x13 x78 - 0:draw opened=0,5", 43, "no such seat"),
        ("machiavelli - 4c/x13 x78 - 0:draw taken=7x", 40, "no such card"),
        ("machiavelli - x1/x1/x1/x1/x1/x1/x1/x1 x78 - 0:draw", 14, "at most 7"),
        ("machiavelli - 4c/x13 x78 -", 26, "SEAT:PHASE is missing"),
        ("   ", 3, "a position expected"),
    ],
)
def test_an_unreadable_position_points_at_the_place(text: str, column: int, message: str) -> None:
    with pytest.raises(NotationError, match=message) as caught:
        read_position(text)
    assert caught.value.column == column
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 0), ("dance", 0), ("lay", 0), ("lay 4c5c6c 7h", 0), ("draw stock", 0), ("discard ??", 8),
        ("discard 7h8h", 8), ("bet -1", 4), ("bet 1000000", 4), ("bet ٣", 4), ("draw; lay 4c5x", 12), ("draw;", 5),
    ],
)
def test_an_unreadable_action_points_at_the_place(text: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        read_actions(text, BOTH)
    assert caught.value.column == column


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 0), ("p0 danced", 3), ("p0 drew stock", 3), ("p0 drew stock 7", 14), ("q0 passed", 0), ("p passed", 1),
        ("p0 laid 4c,", 11), ("scored 1/x stopped", 9), ("dealt -/- - - of 1", 0), ("p0 to dream", 3),
    ],
)
def test_an_unreadable_event_points_at_the_place(text: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        read_event(text, BOTH)
    assert caught.value.column == column


# --- Nothing else is ever raised ---------------------------------------------------------------------------------

_WORDS = ("draw", "lay ", "play", "machiavelli", "é\n")
_SIGNS = st.sampled_from((*"A23456789TJQKcdhskrbo*?~x-,/:=;[] 019p", *_WORDS))
_NOISE = st.text() | st.lists(_SIGNS, max_size=30).map("".join)


@given(_NOISE)
def test_noise_raises_notation_errors_only(noise: str) -> None:
    readers = (
        read_position, read_hand, read_rules, lambda text: read_actions(text, BOTH), lambda text: read_meld(text, LOW),
        lambda text: read_event(text, BOTH), lambda text: read_table(text, BOTH), lambda text: read_position(text, 1),
    )
    for read in readers:
        try:
            read(noise)
        except NotationError as error:
            assert 0 <= error.column <= len(error.text)


@given(strategies.positions(), st.data())
def test_a_position_with_a_slip_is_read_or_refused(state: State, data: st.DataObject) -> None:
    text = position_text(state)
    at = data.draw(st.integers(0, len(text)))
    slip = text[:at] + data.draw(_NOISE.map(lambda noise: noise[:3])) + text[at + data.draw(st.integers(0, 2)) :]
    try:
        read = read_position(slip)
    except NotationError:
        return
    assert read_position(position_text(read)) == read


def test_a_meld_knows_where_its_pieces_went() -> None:
    loose = Meld((FACES["9h"], FACES["7c"]), (FACES["9h"], FACES["7c"]))
    assert BOTH.arrange([Piece(FACES["9h"]), Piece(FACES["7c"])]) == (loose, (0, 1))
    assert BOTH.arrange([Piece(JOKER), Piece(FACES["9h"]), Piece(FACES["7h"])])[1] == (2, 0, 1)


def test_every_message_has_its_words() -> None:
    """The interface can say every message of the notation in another language: its table of texts is complete."""
    from ramio_desktop.ui.texts import NOTATION_MESSAGES

    model = Path(__file__).parents[2] / "ramio_desktop" / "model"
    raised = set()
    for path in (*(model / "notation").glob("*.py"), model / "options.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("error", "missing", "OptionsError", "NotationError") and node.args:
                raised |= {
                    part.value for part in ast.walk(node.args[0])
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    assert raised == set(NOTATION_MESSAGES)
