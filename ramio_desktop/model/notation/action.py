"""Actions as text: `draw`, `draw discard`, `lay TABLE`, `discard 7h`, `pass`, `bet 4`, `fold`."""

from __future__ import annotations

from ..actions import Action, Bet, Discard, Draw, Fold, Lay, Pass
from ..cards import HIDDEN
from ..melds import MeldGrammar
from .cards import Field, as_field, fields_of, read_card, read_table, table_text


def action_text(action: Action) -> str:
    """The action as the command line and the log write it."""
    match action:
        case Draw(from_discard=from_discard):
            return "draw discard" if from_discard else "draw"
        case Lay(table=table):
            return f"lay {table_text(table)}"
        case Discard(card=card):
            return f"discard {card.text}"
        case Pass():
            return "pass"
        case Bet(stake=stake):
            return f"bet {stake}"
        case Fold():
            return "fold"


def read_action(text: str | Field, grammar: MeldGrammar) -> Action:
    """One action; NotationError points at what cannot be read."""
    field = as_field(text)
    words = [field.part(word.start, word.start + len(word.text)) for word in fields_of(field.text)]
    match [word.text for word in words]:
        case ["draw"]:
            return Draw()
        case ["draw", "discard"]:
            return Draw(from_discard=True)
        case ["lay", _]:
            return Lay(read_table(words[1], grammar))
        case ["discard", _]:
            card = read_card(words[1])
            if card is HIDDEN:
                raise words[1].error("a card expected")
            return Discard(card)
        case ["pass"]:
            return Pass()
        case ["bet", _]:
            return Bet(read_number(words[1]))
        case ["fold"]:
            return Fold()
        case []:
            raise field.error("an action expected")
    raise words[0].error("no such action")


def read_actions(text: str, grammar: MeldGrammar) -> list[Action]:
    """Actions parted by semicolons."""
    return [read_action(part, grammar) for part in Field(text).split(";")]


def read_number(field: Field) -> int:
    """A whole number without sign or leading zeros, below a million."""
    text = field.text
    if text.isascii() and text.isdigit() and len(text) <= 6 and str(int(text)) == text:
        return int(text)
    raise field.error("a number expected")
