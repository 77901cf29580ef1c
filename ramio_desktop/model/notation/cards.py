"""Cards, hands, melds and tables as text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from ..cards import FACES, HIDDEN, Card, Hand, Suit, hand
from ..melds import Meld, MeldGrammar, Piece, Table

_FACE: Final = re.compile(r"[0-9]{1,2}[krbo]|[A2-9TJQK][cdhs]|\*|\?\?")
_COUNT: Final = re.compile(r"x([1-9][0-9]{0,2})(?![0-9])")
_SUITS: Final = {suit.letter: suit for suit in Suit if suit is not Suit.NONE}
EMPTY: Final = "-"


class NotationError(ValueError):
    """Text that does not parse: what is wrong (`message`), in which text, and at which character (from 0).

    `template` is the message with names in braces for `values`, so that the interface can say it in another language.
    """

    def __init__(self, template: str, text: str, column: int, values: Mapping[str, object] | None = None) -> None:
        self.template = template
        self.values = dict(values or {})
        self.message = template.format(**self.values)
        self.text = text
        self.column = column
        super().__init__(f"{self.message} (at character {column + 1}: {text[column:column + 20]!r})")


class Field:
    """A field of a longer text, so that an error can point at its place there."""

    def __init__(self, text: str, whole: str | None = None, start: int = 0) -> None:
        self.text = text
        self.whole = text if whole is None else whole
        self.start = start

    def part(self, start: int, end: int) -> Field:
        """The part of the field from `start` to `end`."""
        return Field(self.text[start:end], self.whole, self.start + start)

    def split(self, separator: str) -> list[Field]:
        """The parts between the separators."""
        parts: list[Field] = []
        start = 0
        for piece in self.text.split(separator):
            parts.append(self.part(start, start + len(piece)))
            start += len(piece) + len(separator)
        return parts

    def error(self, template: str, column: int = 0, **values: object) -> NotationError:
        """An error that points at a character of this field."""
        return NotationError(template, self.whole, self.start + column, values)


def fields_of(text: str) -> list[Field]:
    """The fields of a line, parted by blanks."""
    return [Field(match.group(), text, match.start()) for match in re.finditer(r"\S+", text)]


def as_field(text: str | Field) -> Field:
    """Text as a field of its own."""
    return text if isinstance(text, Field) else Field(text)


def read_card(text: str | Field) -> Card:
    """One card, joker or hidden card."""
    field = as_field(text)
    card = FACES.get(field.text)
    if card is None:
        raise field.error("no such card")
    return card


def read_hand(text: str | Field) -> Hand:
    """A hand, in any order: `7h8h*`, `8cx12`, `-`."""
    return hand(read_cards(text))


def read_cards(text: str | Field) -> tuple[Card, ...]:
    """Cards in the order given, `x12` standing for twelve hidden ones."""
    field = as_field(text)
    if field.text == EMPTY:
        return ()
    cards: list[Card] = []
    at = 0
    while at < len(field.text):
        count = _COUNT.match(field.text, at)
        face = _FACE.match(field.text, at)
        if count:
            cards += [HIDDEN] * int(count.group(1))
            at = count.end()
        elif face and face.group() in FACES:
            cards.append(FACES[face.group()])
            at = face.end()
        else:
            raise field.error("no such card", at)
    if not cards:
        raise field.error("cards expected")
    return tuple(cards)


def read_meld(text: str | Field, grammar: MeldGrammar) -> Meld:
    """A meld, in its canonical order; cards that make no meld stay as they stand."""
    field = as_field(text)
    try:
        return _meld(field.text, grammar)
    except NotationError as error:
        raise field.error(error.message, error.column) from None


@lru_cache(maxsize=4096)
def _meld(text: str, grammar: MeldGrammar) -> Meld:
    # Remembered, since a log names the whole table at each laying and most of its melds lay there before.
    field = Field(text)
    pieces: list[Piece] = []
    at = 0
    while at < len(text):
        wild = text[at] == "~"
        face = _FACE.match(text, at + wild)
        card = FACES.get(face.group()) if face else None
        if face is None or card is None or card is HIDDEN or wild and not card.is_natural:
            raise field.error("no such card", at)
        at = face.end()
        suit = _SUITS.get(text[at : at + 1]) if card.text == "*" else None
        at += suit is not None
        pieces.append(Piece(card, suit, wild))
    if not pieces:
        raise field.error("a meld expected")
    return grammar.arrange(pieces)[0]


def read_table(text: str | Field, grammar: MeldGrammar) -> Table:
    """Melds parted by commas, in the order given."""
    field = as_field(text)
    if field.text == EMPTY:
        return ()
    return tuple(read_meld(part, grammar) for part in field.split(","))


def hand_text(cards: Iterable[Card]) -> str:
    """Cards in the order given (a hand is sorted by itself), hidden ones counted at the end."""
    shown = [card.text for card in cards if card is not HIDDEN]
    hidden = sum(card is HIDDEN for card in cards)
    return "".join(shown) + (f"x{hidden}" if hidden else "") or EMPTY


def table_text(table: Table) -> str:
    """Melds parted by commas."""
    return ",".join(meld.text for meld in table) or EMPTY
