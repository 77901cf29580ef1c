"""The words of the game: every reason in both languages, cards and melds as one says them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings

from ramio_desktop.model.actions import IllegalAction, Reason
from ramio_desktop.model.cards import FACES, HIDDEN, JOKER
from ramio_desktop.model.melds import Meld, MeldGrammar
from ramio_desktop.model.notation import NotationError, read_hand, read_meld, read_position
from ramio_desktop.ui import texts
from ramio_desktop.ui.texts import (
    NOTATION_MESSAGES, card_name, card_text, cards_text, clipped, meld_name, notation_text, reason_text, short_reason,
)
from tests.model import strategies
from tests.spoken import forget_languages, speaking

GRAMMAR = MeldGrammar()
MANY = read_hand("Tc9d8h7sTdTs6c")


@pytest.fixture(autouse=True)
def english_first(qapp: object) -> None:
    """Start from the English sources."""
    forget_languages()


@pytest.fixture(params=["en", "it"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Say everything in this language."""
    with speaking(request.param):
        yield request.param


@pytest.fixture
def italian() -> Iterator[None]:
    """Speak Italian."""
    with speaking("it"):
        yield


@pytest.mark.parametrize("reason", Reason)
def test_I3_every_reason_is_a_sentence_and_a_short_line(language: str, reason: Reason) -> None:
    for cards in ((), MANY[:1], MANY[:2], MANY, (JOKER,) * 9):
        refusal = IllegalAction(reason, cards)
        sentence, line = reason_text(refusal), short_reason(refusal)
        assert sentence[0].isupper() and sentence.endswith(".") and "{" not in sentence
        assert 0 < len(line) <= 40 and "{" not in line and "\n" not in line


def test_I3_every_reason_has_two_languages() -> None:
    with speaking("it") as translator:
        for context, table in (("Reason", texts._REASONS), ("ShortReason", texts._SHORT_REASONS)):
            assert set(table) == set(Reason)
            assert len(set(table.values())) == len(Reason)
            for source in table.values():
                found = translator.translate(context, source)
                assert found and found != source
                assert found.count("{cards}") == source.count("{cards}")
        for source in NOTATION_MESSAGES:
            found = translator.translate("Notation", source)
            assert found and found != source


@pytest.mark.parametrize("reason", [Reason.NOT_HELD, Reason.TABLE_CARD_MISSING, Reason.MELD_TOO_SHORT, Reason.RUN_GAP])
def test_I3_a_sentence_names_the_cards(language: str, reason: Reason) -> None:
    assert "7♥ 10♠" in reason_text(IllegalAction(reason, (FACES["7h"], FACES["Ts"])))


@pytest.mark.parametrize(
    ("text", "shown"),
    [("7h", "7♥"), ("Ts", "10♠"), ("Ac", "A♣"), ("Kd", "K♦"), ("*", "JK"), ("13k", "13●"), ("1o", "1▲"), ("??", "??")],
)
def test_card_text(text: str, shown: str) -> None:
    assert card_text(FACES[text]) == shown


def test_many_cards_are_cut_short() -> None:
    assert cards_text(read_hand("7h8h9h"), most=2) == "7♥ 8♥ …"
    assert cards_text(read_hand("7h8h9h"), most=3) == "7♥ 8♥ 9♥"


@pytest.mark.parametrize(
    ("text", "english", "in_italian"),
    [
        ("7h", "seven of hearts", "sette di cuori"), ("As", "ace of spades", "asso di picche"),
        ("Qd", "queen of diamonds", "donna di quadri"), ("Jc", "jack of clubs", "fante di fiori"),
    ],
)
def test_card_names(text: str, english: str, in_italian: str, request: pytest.FixtureRequest) -> None:
    assert card_name(FACES[text]) == english
    request.getfixturevalue("italian")
    assert card_name(FACES[text]) == in_italian


def test_a_joker_is_named_with_what_it_stands_for(italian: None) -> None:
    assert card_name(JOKER) == card_name(JOKER, JOKER) == "jolly"
    assert card_name(JOKER, FACES["5h"]) == "jolly come cinque di cuori"
    assert card_name(HIDDEN) == "carta coperta"


@pytest.mark.parametrize(
    ("text", "english", "in_italian"),
    [
        ("4h5h6h", "run of hearts from the four to the six", "scala di cuori dal quattro al sei"),
        ("Ac2c3c", "run of clubs from the ace to the three", "scala di fiori dall'asso al tre"),
        ("QdKdAd", "run of diamonds from the queen to the ace", "scala di quadri dalla donna all'asso"),
        ("8sTs9sJsQs", "run of spades from the eight to the queen", "scala di picche dall'otto alla donna"),
        ("4h*6h", "run of hearts from the four to the six, one joker among them",
         "scala di cuori dal quattro al sei, con un jolly"),
        ("7h**", "run of hearts from the seven to the nine, 2 jokers among them",
         "scala di cuori dal sette al nove, con 2 jolly"),
        ("KcKdKs", "three kings", "tris di re"),
        ("AcAdAsAh", "four aces", "poker di assi"),
        ("9c9d*", "three nines, one joker among them", "tris di nove, con un jolly"),
        ("7h*c*d", "three sevens, 2 jokers among them", "tris di sette, con 2 jolly"),
        ("4h9c", "not a meld: four of hearts, nine of clubs",
         "non è una combinazione: quattro di cuori, nove di fiori"),
        ("*", "not a meld: joker", "non è una combinazione: jolly"),
    ],
)
def test_meld_names(text: str, english: str, in_italian: str, request: pytest.FixtureRequest) -> None:
    meld = read_meld(text, GRAMMAR)
    assert meld_name(meld) == english
    request.getfixturevalue("italian")
    assert meld_name(meld) == in_italian


@given(strategies.melds(GRAMMAR) | strategies.melds(GRAMMAR, tiles=True) | strategies.melds(MeldGrammar(False)))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_every_group_has_a_name(meld: Meld) -> None:
    assert meld_name(meld)
    assert "{" not in meld_name(meld)


def _error(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        read_position(text)
    return caught.value


def test_an_unreadable_text_is_told_with_its_place(italian: None) -> None:
    assert notation_text(_error("machiavelli 4c5z")) == "manca il campo MANI (alla fine del testo)"
    assert notation_text(_error("machiavelli - 4c5z - - 0:play")) == (
        "questa carta non esiste (al carattere 17: «5z - - 0:play»)"
    )
    assert notation_text(_error("briscola - - - - 0:play")).startswith("gioco sconosciuto: briscola")


def test_somebody_elses_text_stays_one_short_line() -> None:
    error = _error("x" * 5_000 + "\u202e\x1b[31m")
    assert len(notation_text(error)) < 120
    assert clipped("a\nb\x1b\u202ec") == "a�b��c"
