"""Events as text: one readable line each, `p1 drew stock ??`, `scored 0/42/14 closed 0 in_hand`."""

from __future__ import annotations

from ..cards import Hand
from ..events import (
    Began, Dealt, Discarded, Drew, Event, Folded, HandScored, Laid, MatchEnded, Passed, Reentered, Restocked, Shown,
    Staked, Turned,
)
from ..melds import MeldGrammar
from ..state import Phase
from .action import read_number
from .cards import Field, fields_of, hand_text, read_card, read_cards, read_hand, read_table, table_text
from .position import PHASES, pile_text


def event_text(event: Event) -> str:
    """The event as one line of the log."""
    match event:
        case Began(seats=seats, first=first):
            return f"began {seats} first {first}"
        case Dealt(hands=hands, stock=stock, discard=discard, dealer=dealer):
            return f"dealt {_hands_text(hands)} {pile_text(stock)} {pile_text(discard)} from {dealer}"
        case Turned(seat=seat, phase=phase, round=number):
            return f"p{seat} to {phase.value}" + (f" round {number}" if number != 1 else "")
        case Drew(seat=seat, card=None):
            return f"p{seat} drew nothing"
        case Drew(seat=seat, card=card, from_discard=from_discard) if card is not None:
            return f"p{seat} drew {'discard' if from_discard else 'stock'} {card.text}"
        case Laid(seat=seat, table=table):
            return f"p{seat} laid {table_text(table)}"
        case Discarded(seat=seat, card=card):
            return f"p{seat} discarded {card.text}"
        case Passed(seat=seat):
            return f"p{seat} passed"
        case Restocked(stock=stock):
            return f"restocked {pile_text(stock)}"
        case Staked(seat=seat, stake=stake):
            return f"p{seat} staked {stake}"
        case Folded(seat=seat):
            return f"p{seat} folded"
        case Shown(hands=hands):
            return f"shown {_hands_text(hands)}"
        case HandScored(points=points, closer=closer, in_hand=in_hand, out=out):
            ending = "stopped" if closer is None else f"closed {closer}" + (" in_hand" if in_hand else "")
            ending += f" out {','.join(map(str, out))}" if out else ""
            return f"scored {'/'.join(map(str, points))} {ending}"
        case MatchEnded(winners=winners):
            return "ended " + ",".join(map(str, winners))
        case Reentered(seat=seat, score=score):
            return f"p{seat} reentered {score}"
    raise AssertionError(event)


def read_event(text: str, grammar: MeldGrammar) -> Event:
    """The event of a line; NotationError points at what cannot be read."""
    words = fields_of(text)
    match [word.text for word in words]:
        case ["began", _, "first", _]:
            return Began(read_number(words[1]), read_number(words[3]))
        case ["dealt", _, _, _, "from", _]:
            hands = _read_hands(words[1])
            return Dealt(hands, read_cards(words[2]), read_cards(words[3]), read_number(words[5]))
        case ["restocked", _]:
            return Restocked(read_cards(words[1]))
        case ["shown", _]:
            return Shown(_read_hands(words[1]))
        case ["scored", _, *ending]:
            return _read_scored(words, ending)
        case ["ended", _]:
            return MatchEnded(tuple(map(read_number, words[1].split(","))))
        case [_, _, *_]:
            return _read_seat_event(_read_player(words[0]), words[1:], grammar)
    raise Field(text).error("no such event")


def _read_seat_event(seat: int, words: list[Field], grammar: MeldGrammar) -> Event:
    match [word.text for word in words]:
        case ["to", phase] if phase in PHASES:
            return Turned(seat, Phase(phase))
        case ["to", phase, "round", _] if phase in PHASES:
            return Turned(seat, Phase(phase), read_number(words[3]))
        case ["drew", "nothing"]:
            return Drew(seat, None)
        case ["drew", ("stock" | "discard") as source, _]:
            return Drew(seat, read_card(words[2]), from_discard=source == "discard")
        case ["laid", _]:
            return Laid(seat, read_table(words[1], grammar))
        case ["discarded", _]:
            return Discarded(seat, read_card(words[1]))
        case ["passed"]:
            return Passed(seat)
        case ["staked", _]:
            return Staked(seat, read_number(words[1]))
        case ["folded"]:
            return Folded(seat)
        case ["reentered", _]:
            return Reentered(seat, read_number(words[1]))
    raise words[0].error("no such event")


def _read_scored(words: list[Field], ending: list[str]) -> HandScored:
    points = _read_points(words[1])
    out: tuple[int, ...] = ()
    if len(ending) > 2 and ending[-2] == "out":
        out = tuple(map(read_number, words[-1].split(",")))
        ending = ending[:-2]
    match ending:
        case ["stopped"]:
            return HandScored(points, None, out=out)
        case ["closed", _]:
            return HandScored(points, read_number(words[3]), out=out)
        case ["closed", _, "in_hand"]:
            return HandScored(points, read_number(words[3]), in_hand=True, out=out)
    raise words[0].error("no such event")


def _read_player(field: Field) -> int:
    if not field.text.startswith("p"):
        raise field.error("no such event")
    return read_number(field.part(1, len(field.text)))


def _hands_text(hands: tuple[Hand, ...]) -> str:
    return "/".join(map(hand_text, hands))


def _read_hands(field: Field) -> tuple[Hand, ...]:
    return tuple(read_hand(part) for part in field.split("/"))


def _read_points(field: Field) -> tuple[int, ...]:
    return tuple(map(read_number, field.split("/")))
