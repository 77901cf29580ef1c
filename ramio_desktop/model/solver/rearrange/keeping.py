"""Keeping: lay given cards with as few melds of the table disturbed as possible.

The other way round from the search by rank: start from the table as it lies, place the loose cards one by one, and
open a meld of the table only when a card out of it is needed. An opened meld's other cards become loose too. Melds
may be opened at most k times, k = 0, 1, 2 …; the first k with a solution is the fewest.

Example: the table 5♥6♥7♥8♥, the card 8♠ to lay with 8♣ 8♦ loose: 8♠8♣8♦ opens nothing. Without 8♦ the 8♥ is taken:
one meld is opened, and what is left of it, 5♥6♥7♥, goes down again.

The loose card with the fewest places is placed first. Its places are: next to a run, or two away with the card
between fetched; in a set of three as the fourth; in a new run of three; in a new set of three. Longer melds arise
when their other cards, loose themselves, are placed next to these. A card that is fetched comes from the loose ones
if it is there (one copy is like the other); else a joker stands for it, or it is taken out of a meld of the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from ...cards import JOKER, Card, Rank
from ...melds import MAX_SET, Kind, Meld, MeldGrammar, Piece, Table

NEW: Final = -1


class _Group(NamedTuple):
    """A meld in the making: an old one, whole and perhaps prolonged, or a new one."""

    is_run: bool
    low: int
    """First place of a run (an ace above the king is place 14); rank of a set."""
    pieces: tuple[Piece, ...]
    taken: frozenset[int]
    """Suits that a set has already."""
    old: int
    """Index of the old meld, or `NEW`."""
    grown: bool
    """Whether cards were added, so that it may not be opened any more."""

    @property
    def high(self) -> int:
        return self.low + len(self.pieces) - 1

    @property
    def suit(self) -> int:
        (suit,) = self.taken
        return suit

    def may_open(self) -> bool:
        return self.old != NEW and not self.grown

    def holds(self, card: Card) -> bool:
        return any(piece.card is card for piece in self.pieces)


class _State(NamedTuple):
    loose: tuple[Card, ...]
    """Sorted, jokers last."""
    groups: tuple[_Group, ...]
    may_open: int


class _Place(NamedTuple):
    """Where a loose card may go: the melds it joins (none: a new one), what it needs beside it."""

    group: int
    needs: tuple[Card, ...]
    is_run: bool
    low: int


class Keeper:
    """Finds a table with few melds disturbed; a limit in states holds over all its searches."""

    def __init__(self, table: Table, grammar: MeldGrammar, max_states: int) -> None:
        self.table = table
        self.grammar = grammar
        self.states = 0
        self.max_states = max_states
        self.cut = False
        """Whether some search was not whole, so that its having found nothing proves nothing."""
        self._groups = tuple(self._group(i, meld) for i, meld in enumerate(table))
        self._seen: set[_State] = set()

    def lay(self, laid: Iterable[Card], may_open: int) -> Table | None:
        """The table with these cards laid and at most that many old melds opened; None if none was found.

        Old melds that stay keep their index; the others leave a gap that new melds fill (see `line_up`).
        """
        self._seen = set()
        done = self._solve(_State(tuple(sorted(laid)), self._groups, may_open))
        if done is None:
            return None
        return tuple(self._meld(group) for group in done)

    def _group(self, index: int, meld: Meld) -> _Group:
        shown = [card for card in meld.stands_for if card is not JOKER]
        is_run = meld.kind is Kind.RUN
        taken = frozenset(int(card.suit) for card in shown)
        return _Group(is_run, int(shown[0].rank), meld.pieces(), taken, index, False)

    def _meld(self, group: _Group) -> Meld:
        if group.old != NEW and not group.grown:
            return self.table[group.old]
        return self.grammar.arrange(group.pieces)[0]

    def _solve(self, state: _State) -> tuple[_Group, ...] | None:
        if state in self._seen:
            return None
        self._seen.add(state)
        if self.states >= self.max_states:
            self.cut = True
            return None
        self.states += 1
        fewest: list[_Place] | None = None
        chosen = JOKER
        for i, card in enumerate(state.loose):
            if card is JOKER or (i and state.loose[i - 1] is card):
                continue
            places = [place for place in self._places(state, card) if self._within_reach(state, place, card)]
            if fewest is None or len(places) < len(fewest):
                fewest, chosen = places, card
                if len(places) < 2:
                    break
        if fewest is None:
            return self._place_jokers(state)
        loose = list(state.loose)
        loose.remove(chosen)
        rest = state._replace(loose=tuple(loose))
        for place in fewest:
            for after in self._put(rest, place, chosen):
                done = self._solve(after)
                if done is not None:
                    return done
        return None

    def _places(self, state: _State, card: Card) -> Iterator[_Place]:
        suit, top = card.suit, self.grammar.top
        spots = (Rank.ACE, top) if card.rank is Rank.ACE and top > Rank.KING else (int(card.rank),)
        for i, group in enumerate(state.groups):
            if not group.is_run:
                if group.low == card.rank and suit not in group.taken and len(group.pieces) < MAX_SET:
                    yield _Place(i, (), False, group.low)
            elif group.suit == suit:
                for spot in spots:
                    if spot in (group.low - 1, group.high + 1):
                        yield _Place(i, (), True, spot)
                    elif spot == group.low - 2:
                        yield _Place(i, (_at(spot + 1, suit),), True, spot)
                    elif spot == group.high + 2:
                        yield _Place(i, (_at(spot - 1, suit),), True, spot)
        for spot in spots:
            for low in range(max(1, spot - 2), min(spot, top - 2) + 1):
                yield _Place(NEW, tuple(_at(p, suit) for p in range(low, low + 3) if p != spot), True, low)
        first = 4 * (suit // 4)
        others = [Card(card.rank, s) for s in range(first, first + 4) if s != suit]
        for left_out in others:
            yield _Place(NEW, tuple(c for c in others if c is not left_out), False, int(card.rank))

    def _within_reach(self, state: _State, place: _Place, card: Card) -> bool:
        """Whether what the place needs is there, each need looked at by itself."""
        for need in place.needs:
            if need in state.loose and (need is not card or state.loose.count(card) > 1):
                continue
            if state.loose and state.loose[-1] is JOKER:
                continue
            if not state.may_open or not any(
                group.may_open() and (group.holds(need) or group.holds(JOKER)) for group in state.groups
            ):
                return False
        return True

    def _put(self, state: _State, place: _Place, card: Card) -> Iterator[_State]:
        """The states in which the card, already taken from the loose ones, lies at the place."""
        if place.group != NEW:
            # The meld grows whatever is fetched, so it cannot be what is opened.
            grown = state.groups[place.group]._replace(grown=True)
            state = state._replace(groups=_with(state.groups, place.group, grown))
        for after, fetched in self._fetch(state, place.needs):
            pieces = tuple(fetched)
            if place.group == NEW:
                if place.is_run:
                    queue = {need: piece for need, piece in zip(place.needs, pieces)}
                    cells = [_at(place.low + i, card.suit) for i in range(3)]
                    line = tuple(queue.pop(cell, Piece(card)) for cell in cells)
                    group = _Group(True, place.low, line, frozenset((int(card.suit),)), NEW, True)
                else:
                    naturals = (Piece(card), *(piece for piece in pieces if piece.card is not JOKER))
                    wilds = tuple(piece for piece in pieces if piece.card is JOKER)
                    if len(naturals) == 1:
                        continue  # one card and two jokers lie as a run
                    taken = frozenset(int(piece.card.suit) for piece in naturals)
                    group = _Group(False, place.low, naturals + wilds, taken, NEW, True)
                yield after._replace(groups=(*after.groups, group))
                continue
            # The opened melds were taken out, so the group may lie elsewhere now.
            index = next(i for i, group in enumerate(after.groups) if group is grown)
            if not place.is_run:
                longer = grown._replace(pieces=(*grown.pieces, Piece(card)), taken=grown.taken | {int(card.suit)})
            elif place.low < grown.low:
                longer = grown._replace(pieces=(Piece(card), *pieces, *grown.pieces), low=place.low)
            else:
                longer = grown._replace(pieces=(*grown.pieces, *pieces, Piece(card)))
            yield after._replace(groups=_with(after.groups, index, longer))

    def _fetch(self, state: _State, needs: tuple[Card, ...]) -> Iterator[tuple[_State, list[Piece]]]:
        """Every way to get these cards, or jokers in their place."""
        if not needs:
            yield state, []
            return
        need, *others = needs
        for after, piece in self._fetch_one(state, need):
            for last, pieces in self._fetch(after, tuple(others)):
                yield last, [piece, *pieces]

    def _fetch_one(self, state: _State, need: Card) -> Iterator[tuple[_State, Piece]]:
        if need in state.loose:
            yield _without(state, need), Piece(need)
            return
        if state.loose and state.loose[-1] is JOKER:
            yield _without(state, JOKER), Piece(JOKER)
        if not state.may_open:
            return
        for i, group in enumerate(state.groups):
            if group.may_open():
                for wanted in (need, JOKER):
                    if group.holds(wanted):
                        loose = sorted([*state.loose, *(piece.card for piece in group.pieces)])
                        groups = state.groups[:i] + state.groups[i + 1 :]
                        opened = _State(tuple(loose), groups, state.may_open - 1)
                        yield _without(opened, wanted), Piece(wanted)

    def _place_jokers(self, state: _State) -> tuple[_Group, ...] | None:
        """Put spare jokers where there is room; where there is none this search is not whole."""
        groups = list(state.groups)
        for _ in state.loose:
            for i, group in enumerate(groups):
                if group.is_run and group.high < self.grammar.top:
                    groups[i] = group._replace(pieces=(*group.pieces, Piece(JOKER)), grown=True)
                elif group.is_run and group.low > 1:
                    groups[i] = group._replace(pieces=(Piece(JOKER), *group.pieces), low=group.low - 1, grown=True)
                elif not group.is_run and len(group.pieces) < MAX_SET:
                    groups[i] = group._replace(pieces=(*group.pieces, Piece(JOKER)), grown=True)
                else:
                    continue
                break
            else:
                self.cut = True
                return None
        return tuple(groups)


def _at(place: int, suit: int) -> Card:
    return Card((place - 1) % 13 + 1, suit)


def _with(groups: tuple[_Group, ...], index: int, group: _Group) -> tuple[_Group, ...]:
    return (*groups[:index], group, *groups[index + 1 :])


def _without(state: _State, card: Card) -> _State:
    loose = list(state.loose)
    loose.remove(card)
    return state._replace(loose=tuple(loose))
