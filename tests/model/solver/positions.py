"""Positions for the solver's tests: the file of self-play with proved optima, and random ones."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from ramio_desktop.model.cards import CARD_SUITS, JOKER, Card, Hand, deck, hand
from ramio_desktop.model.melds import MeldGrammar, Table
from ramio_desktop.model.notation import hand_text, read_hand, read_table, table_text

FILE = Path(__file__).parents[2] / "data" / "rearrange_positions.tsv"
GRAMMAR = MeldGrammar()


@dataclass(frozen=True)
class Position:
    """A table and a hand."""

    table: Table
    hand: Hand

    def __str__(self) -> str:
        return f"{table_text(self.table)} {hand_text(self.hand)}"


def position(text: str, grammar: MeldGrammar = GRAMMAR) -> Position:
    """The position of `TABLE HAND`."""
    table, cards = text.split()
    return Position(read_table(table, grammar), read_hand(cards))


@dataclass(frozen=True)
class Case:
    """A position of the file: what can be laid at most, and what can be left at least (two separate optima)."""

    position: Position
    most_cards: int
    least_penalty: int


def proved_cases() -> list[Case]:
    """All positions of the file."""
    cases = []
    for line in FILE.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            text, cards, penalty, _ = line.split("\t")
            cases.append(Case(position(text.split(" ", 1)[1]), int(cards), int(penalty)))
    return cases


def random_position(
    chance: random.Random, jokers: int, melds: int, cards: int, grammar: MeldGrammar = GRAMMAR
) -> Position:
    """A legal table of about that many melds and a hand of that many cards, from two decks with these jokers.

    Half of the melds are tried next to a meld that lies already, so that cards can be borrowed.
    """
    stock = Counter(deck(CARD_SUITS, 2, 0))
    stock[JOKER] = jokers
    table = []
    for _ in range(8 * melds):
        if len(table) == melds:
            break
        if chance.random() < 0.5:
            rank = chance.randrange(1, 14)
            face = [Card(rank, suit) for suit in chance.sample(CARD_SUITS, chance.choice((3, 3, 3, 4)))]
        else:
            length = chance.choice((3, 3, 3, 4, 4, 5, 6, 9))
            low = chance.randrange(1, grammar.top - length + 2)
            suit = chance.choice(CARD_SUITS)
            face = [Card((place - 1) % 13 + 1, suit) for place in range(low, low + length)]
        if stock[JOKER] and chance.random() < 0.25:
            for place in chance.sample(range(len(face)), chance.randint(1, min(stock[JOKER], len(face) - 1))):
                face[place] = JOKER
        if Counter(face) <= stock:
            stock -= Counter(face)
            table.append(grammar.meld(face))
    rest = sorted(stock.elements())
    return Position(tuple(table), hand(chance.sample(rest, min(cards, len(rest)))))
