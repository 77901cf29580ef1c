"""Positions as text: `RULES TABLE HANDS STOCK DISCARD SEAT:PHASE [key=value …]`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final
from zlib import crc32

from ..cards import HIDDEN, Card
from ..melds import MeldGrammar
from ..options import Options, OptionsError, has_tiles, parse_rules, rules_text
from ..state import MAX_SEATS, Bets, Match, Phase, State, Turn
from .action import read_number
from .cards import (
    EMPTY, Field, NotationError, fields_of, hand_text, read_card, read_cards, read_hand, read_table, table_text,
)

PHASES: Final = {phase.value: phase for phase in Phase}


def read_rules(text: str | Field) -> tuple[str, Options]:
    """Family and options of a rules text: `machiavelli[jokers=0]`."""
    field = text if isinstance(text, Field) else Field(text)
    try:
        return parse_rules(field.text)
    except OptionsError as error:
        raise NotationError(error.template, field.whole, field.start + error.at, error.values) from None


def read_position(text: str, needed: int = 6) -> State:
    """The state a position describes; `needed` says how many of the six fields may not be left out."""
    words = fields_of(text)
    if not words:
        raise missing("a position expected", text)
    first_key = next((i for i, word in enumerate(words) if i > 0 and "=" in word.text), len(words))
    fields, keys = words[:first_key], words[first_key:]
    if len(fields) > 6:
        raise fields[6].error("key=value expected")
    family, options = read_rules(fields[0])
    if len(fields) < needed:
        raise missing("the field {name} is missing", text, name=FIELD_NAMES[len(fields)])
    grammar = MeldGrammar(options.ace_high)
    hands = tuple(read_hand(part) for part in fields[2].split("/")) if len(fields) > 2 else ((),)
    if len(hands) > MAX_SEATS:
        raise fields[2].error("at most {most} hands", most=MAX_SEATS)
    state = State(
        rules=family,
        options=options,
        table=read_table(fields[1], grammar) if len(fields) > 1 else (),
        hands=hands,
        stock=read_cards(fields[3]) if len(fields) > 3 else (),
        discard=read_cards(fields[4]) if len(fields) > 4 else (),
        turn=_read_turn(fields[5], len(hands), options) if len(fields) > 5 else _first_turn(options),
        match=Match(scores=(0,) * len(hands)),
    )
    _check_faces(state, fields)
    return _read_keys(state, keys)


def position_text(state: State) -> str:
    """The position as one line; keys only where they differ from the default."""
    turn = state.turn
    fields = [
        rules_text(state.rules, state.options),
        table_text(state.table),
        "/".join(map(hand_text, state.hands)) or EMPTY,
        pile_text(state.stock),
        pile_text(state.discard),
        f"{turn.seat}:{turn.phase.value}",
    ]
    return " ".join(fields + [f"{key}={value}" for key, value in _keys(state) if value])


def position_mark(state: State) -> str:
    """A short name of a position, to tell whether something belongs to it."""
    return f"{crc32(position_text(state).encode()):08x}"


FIELD_NAMES: Final = ("RULES", "TABLE", "HANDS", "STOCK", "DISCARD", "SEAT:PHASE")


def missing(template: str, text: str, **values: object) -> NotationError:
    """An error that points behind the end of the text."""
    return NotationError(template, text, len(text), values)


def pile_text(cards: tuple[Card, ...]) -> str:
    """A pile in its order; a pile whose cards are all hidden is counted."""
    if HIDDEN in cards and any(card is not HIDDEN for card in cards):
        return "".join(card.text for card in cards)
    return hand_text(cards)


def _check_faces(state: State, fields: list[Field]) -> None:
    tiles = has_tiles(state.rules)
    groups = (state.table_cards(), [card for cards in state.hands for card in cards], state.stock, state.discard)
    for field, cards in zip(fields[1:], groups):
        if any(card.is_natural and card.is_tile != tiles for card in cards):
            raise field.error("this game is played with tiles" if tiles else "this game is played with cards")
    if HIDDEN in state.table_cards():
        raise fields[1].error("a table has no hidden cards")


def _read_turn(field: Field, seats: int, options: Options) -> Turn:
    seat, colon, phase = field.text.partition(":")
    if not colon or phase not in options.phases:
        known = ", ".join(name for name in PHASES if name in options.phases)
        raise field.error("SEAT:PHASE expected, the phase being one of {phases}", phases=known)
    return Turn(_read_seat(field.part(0, len(seat)), seats), PHASES[phase])


def _first_turn(options: Options) -> Turn:
    return Turn(phase=Phase.DRAW if Phase.DRAW.value in options.phases else Phase.PLAY)


def _read_seat(field: Field, seats: int) -> int:
    seat = read_number(field)
    if seat >= seats:
        raise field.error("there is no such seat")
    return seat


def _read_seats(field: Field, seats: int) -> frozenset[int]:
    if field.text == EMPTY:
        return frozenset()
    return frozenset(_read_seat(part, seats) for part in field.split(","))


def _read_repeated(field: Field, seats: int) -> tuple[int, ...]:
    if field.text == EMPTY:
        return ()
    return tuple(sorted(_read_seat(part, seats) for part in field.split(",")))


def _read_numbers(field: Field, seats: int) -> tuple[int, ...]:
    numbers = tuple(map(read_number, field.split("/")))
    if len(numbers) != seats:
        raise field.error("a number for each seat expected")
    return numbers


def _read_keys(state: State, keys: list[Field]) -> State:
    seen: set[str] = set()
    bets = Bets((), ())
    for word in keys:
        key = word.text.partition("=")[0]
        field = word.part(len(key) + 1, len(word.text))
        if key in seen:
            raise word.error("this key stands twice")
        seen.add(key)
        if key in _MATCH_KEYS:
            name, reader = _MATCH_KEYS[key]
            state = replace(state, match=replace(state.match, **{name: reader(field, state.seats)}))
        elif key in _BET_KEYS:
            name, reader = _BET_KEYS[key]
            bets = replace(bets, **{name: reader(field, state.seats)})
        elif key == "taken":
            state = replace(state, turn=replace(state.turn, taken=read_card(field)))
        elif key == "passes":
            state = replace(state, turn=replace(state.turn, passes=read_number(field)))
        elif word.text in ("laid=1", "drew=nothing"):
            mark: dict[str, Any] = {"laid": True} if key == "laid" else {"drew_nothing": True}
            state = replace(state, turn=replace(state.turn, **mark))
        elif key == "owners":
            owners = tuple(_read_seat(part, state.seats) for part in field.split(","))
            if len(owners) != len(state.table):
                raise field.error("a seat for each meld expected")
            state = replace(state, owners=owners if any(owners) else ())
        else:
            raise word.error("no such key")
    if seen & set(_BET_KEYS):
        zeros = (0,) * state.seats
        bets = replace(bets, chips=bets.chips or zeros, stakes=bets.stakes or zeros)
        state = replace(state, bets=bets)
    return state


def _number(field: Field, seats: int) -> int:
    return read_number(field)


_Reader = Callable[[Field, int], Any]
_MATCH_KEYS: Final[dict[str, tuple[str, _Reader]]] = {
    "opened": ("opened", _read_seats),
    "scores": ("scores", _read_numbers),
    "dealer": ("dealer", _read_seat),
    "round": ("round", _number),
    "hand": ("hand", _number),
    "out": ("out", _read_seats),
    "reentered": ("reentered", _read_repeated),
    "voids": ("voids", _number),
}
_BET_KEYS: Final[dict[str, tuple[str, _Reader]]] = {
    "chips": ("chips", _read_numbers),
    "bets": ("stakes", _read_numbers),
    "raises": ("raises", _number),
    "folded": ("folded", _read_seats),
}


def _keys(state: State) -> list[tuple[str, str]]:
    turn, match, bets = state.turn, state.match, state.bets
    keys = [
        ("opened", _seats(match.opened)),
        ("taken", turn.taken.text if turn.taken else ""),
        ("laid", "1" if turn.laid else ""),
        ("drew", "nothing" if turn.drew_nothing else ""),
        ("scores", _numbers(match.scores) if any(match.scores) else ""),
        ("dealer", _unless(match.dealer, 0)),
        ("round", _unless(match.round, 1)),
        ("hand", _unless(match.hand, 1)),
        ("passes", _unless(turn.passes, 0)),
        ("owners", ",".join(map(str, state.owners))),
        ("out", _seats(match.out)),
        ("reentered", ",".join(map(str, match.reentered))),
        ("voids", _unless(match.voids, 0)),
    ]
    if bets is not None:
        keys += [
            ("chips", _numbers(bets.chips)),
            ("bets", _numbers(bets.stakes)),
            ("raises", _unless(bets.raises, 0)),
            ("folded", _seats(bets.folded)),
        ]
    return keys


def _unless(number: int, default: int) -> str:
    return "" if number == default else str(number)


def _seats(seats: frozenset[int]) -> str:
    return ",".join(map(str, sorted(seats)))


def _numbers(numbers: tuple[int, ...]) -> str:
    return "/".join(map(str, numbers))
