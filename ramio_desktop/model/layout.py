"""Where every card of a draft lies, and how that is written down beside a save."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from .cards import Suit

_SUITS: Final = {suit.letter: suit for suit in Suit if suit is not Suit.NONE}
_DISCARD: Final = "out="
_DECLARED: Final = "as="


@dataclass(frozen=True, slots=True)
class Group:
    """Cards lying together in a draft, whether they are a meld yet or not; the number stays with the group."""

    number: int
    tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """Where every token lies: in a group on the table, in the hand, or ready to be discarded."""

    groups: tuple[Group, ...]
    hand: tuple[int, ...]
    discard: int | None = None
    declared: tuple[tuple[int, Suit], ...] = ()
    """The jokers of sets that were given a suit (RULES R9), by token."""

    @property
    def text(self) -> str:
        """The layout as one line, for `read_layout`."""
        groups = ",".join(f"{group.number}:{_numbers(group.tokens)}" for group in self.groups)
        words = [groups or "-", _numbers(self.hand) or "-"]
        if self.discard is not None:
            words.append(f"{_DISCARD}{self.discard}")
        if self.declared:
            words.append(_DECLARED + ",".join(f"{token}{suit.letter}" for token, suit in self.declared))
        return " ".join(words)

    def tokens(self) -> list[int]:
        """Every token, wherever it lies."""
        on_table = [token for group in self.groups for token in group.tokens]
        return on_table + list(self.hand) + ([] if self.discard is None else [self.discard])


def read_layout(line: str) -> Layout:
    """The layout of a line; ValueError when it is none."""
    groups, held, *more = line.split(" ")
    discard: int | None = None
    declared: tuple[tuple[int, Suit], ...] = ()
    for word in more:
        if word.startswith(_DISCARD):
            discard = int(word.removeprefix(_DISCARD))
        elif word.startswith(_DECLARED):
            declared = tuple(_read_declared(part) for part in word.removeprefix(_DECLARED).split(","))
        else:
            raise ValueError("no such part of a layout")
    return Layout(
        tuple(_read_group(part) for part in groups.split(",")) if groups != "-" else (),
        tuple(map(int, held.split("."))) if held != "-" else (),
        discard, declared,
    )


def cards_moved(history: Sequence[Layout]) -> int:
    """How many cards changed their group from layout to layout since all lay as at the beginning."""
    start = len(history) - 1 - list(reversed(history)).index(history[0])
    count = 0
    for before, after in zip(history[start:], history[start + 1 :]):
        was = {token: group.number for group in before.groups for token in group.tokens}
        count += sum(was.get(token) != group.number for group in after.groups for token in group.tokens)
        count += sum(token in was for token in after.hand)
    return count


def _numbers(tokens: Iterable[int]) -> str:
    return ".".join(map(str, tokens))


def _read_group(text: str) -> Group:
    number, tokens = text.split(":")
    return Group(int(number), tuple(map(int, tokens.split("."))))


def _read_declared(text: str) -> tuple[int, Suit]:
    if text[-1:] not in _SUITS:
        raise ValueError("a suit is wanted")
    return int(text[:-1]), _SUITS[text[-1]]
