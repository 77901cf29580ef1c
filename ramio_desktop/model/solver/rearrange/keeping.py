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

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final, NamedTuple

from ...cards import JOKER, Card
from ...melds import MAX_SET, Kind, Meld, MeldGrammar, Piece, Table

NEW: Final = -1


class _Group(NamedTuple):
    """A new meld, or an old one to which cards were added; neither may be opened any more."""

    is_run: bool
    low: int
    """First place of a run (an ace above the king is place 14); rank of a set."""
    pieces: tuple[Piece, ...]
    suits: frozenset[int]
    """The suit of a run; the suits that a set has already."""

    def place_of(self, card: Card, spots: tuple[int, ...]) -> tuple[int, tuple[Card, ...]] | None:
        """The place that this card may take at the group, and what it needs in between; None if it does not fit."""
        if self.is_run:
            if card.suit in self.suits:
                high = self.low + len(self.pieces) - 1
                for spot in spots:
                    if spot in (self.low - 1, high + 1):
                        return spot, ()
                    if spot == self.low - 2:
                        return spot, (_at(spot + 1, card.suit),)
                    if spot == high + 2:
                        return spot, (_at(spot - 1, card.suit),)
        elif self.low == card.rank and card.suit not in self.suits and len(self.pieces) < MAX_SET:
            return self.low, ()
        return None

    def with_card(self, card: Card, place: int, between: list[Piece]) -> _Group:
        """The group with the card at a place that `place_of` gave, and what was fetched."""
        if not self.is_run:
            return self._replace(pieces=(*self.pieces, Piece(card)), suits=self.suits | {int(card.suit)})
        if place < self.low:
            return self._replace(pieces=(Piece(card), *between, *self.pieces), low=place)
        return self._replace(pieces=(*self.pieces, *between, Piece(card)))

    def with_joker(self, top: int) -> _Group | None:
        """The group with one joker more, where there is room."""
        if self.is_run:
            if self.low + len(self.pieces) <= top:
                return self._replace(pieces=(*self.pieces, Piece(JOKER)))
            if self.low > 1:
                return self._replace(pieces=(Piece(JOKER), *self.pieces), low=self.low - 1)
            return None
        return self._replace(pieces=(*self.pieces, Piece(JOKER))) if len(self.pieces) < MAX_SET else None


class _State(NamedTuple):
    loose: tuple[Card, ...]
    """Sorted, jokers last."""
    whole: frozenset[int]
    """The old melds that lie as they did, by index."""
    groups: tuple[_Group, ...]
    may_open: int

    def without(self, card: Card) -> _State:
        """One loose card less."""
        i = self.loose.index(card)
        return self._replace(loose=self.loose[:i] + self.loose[i + 1 :])

    @property
    def has_joker(self) -> bool:
        """Whether a joker is loose."""
        return bool(self.loose) and self.loose[-1] is JOKER


class _Place(NamedTuple):
    """Where a loose card may go, and which cards are needed beside it."""

    old: int
    """An old meld by its index; `NEW` for a group in the making or a new one."""
    group: int
    """A group in the making by its index; `NEW` for a new one."""
    is_run: bool
    low: int
    """The place of the card at its meld, or the first place (the rank) of a new one."""
    needs: tuple[Card, ...]


class Keeper:
    """Finds a table with few melds disturbed; a limit in states holds over all its searches."""

    def __init__(self, table: Table, grammar: MeldGrammar, max_states: int) -> None:
        self.table = table
        self.grammar = grammar
        self.states = 0
        self.max_states = max_states
        self.cut = False
        """Whether some search was not whole, so that its having found nothing proves nothing."""
        self._old = [_group_of(meld) for meld in table]
        self._holders: dict[Card, list[int]] = {}
        for i, meld in enumerate(table):
            for card in dict.fromkeys(meld.cards):
                self._holders.setdefault(card, []).append(i)
        self._places: dict[Card, tuple[list[_Place], list[_Place]]] = {}
        self._seen: set[_State] = set()

    def lay(self, laid: Iterable[Card], may_open: int, opened: Iterable[int] = ()) -> list[Meld] | None:
        """The melds with these cards laid and at most that many old ones opened; None if it was not found.

        Some of them may be `opened` from the start, where it is known that they have to be.
        """
        self._seen = set()
        open_now = frozenset(opened)
        loose = [*laid, *[card for i in sorted(open_now) for card in self.table[i].cards]]
        whole = frozenset(range(len(self.table))) - open_now
        done = self._solve(_State(tuple(sorted(loose)), whole, (), may_open - len(open_now)))
        if done is None:
            return None
        old = [self.table[i] for i in sorted(done.whole)]
        return old + [self.grammar.arrange(group.pieces)[0] for group in done.groups]

    def _solve(self, state: _State) -> _State | None:
        if state in self._seen:
            return None
        self._seen.add(state)
        if self.states >= self.max_states:
            self.cut = True
            return None
        self.states += 1
        chosen, fewest = JOKER, None
        for i, card in enumerate(state.loose):
            if card is JOKER or (i and state.loose[i - 1] is card):
                continue
            places = self._open_places(state, card)
            if fewest is None or len(places) < len(fewest):
                chosen, fewest = card, places
                if len(places) < 2:
                    break
        if fewest is None:
            return self._place_jokers(state)
        rest = state.without(chosen)
        for place in fewest:
            for after in self._put(rest, place, chosen):
                done = self._solve(after)
                if done is not None:
                    return done
        return None

    def _open_places(self, state: _State, card: Card) -> list[_Place]:
        """Where the card may go, as far as what it needs there can be had, each need looked at by itself."""
        at_old, at_new = self._places.get(card) or self._all_places(card)
        places = [place for place in at_old if place.old in state.whole and self._within_reach(state, place)]
        for i, group in enumerate(state.groups):
            fit = group.place_of(card, _spots(card, self.grammar.top))
            if fit is not None:
                place = _Place(NEW, i, group.is_run, *fit)
                if self._within_reach(state, place):
                    places.append(place)
        places += [place for place in at_new if self._within_reach(state, place)]
        return places

    def _all_places(self, card: Card) -> tuple[list[_Place], list[_Place]]:
        """The places at the old melds as they lie, and those in new melds."""
        top, suit = self.grammar.top, card.suit
        spots = _spots(card, top)
        at_old = []
        for i, group in enumerate(self._old):
            fit = group.place_of(card, spots)
            if fit is not None:
                at_old.append(_Place(i, NEW, group.is_run, *fit))
        at_new = [
            _Place(NEW, NEW, True, low, tuple([_at(place, suit) for place in range(low, low + 3) if place != spot]))
            for spot in spots
            for low in range(max(1, spot - 2), min(spot, top - 2) + 1)
        ]
        first = suit - suit % 4
        others = [Card(card.rank, other) for other in range(first, first + 4) if other != suit]
        at_new += [_Place(NEW, NEW, False, int(card.rank), pair) for pair in combinations(others, 2)]
        self._places[card] = at_old, at_new
        return at_old, at_new

    def _within_reach(self, state: _State, place: _Place) -> bool:
        if not place.needs or state.has_joker:
            return True
        return all(need in state.loose or self._can_open(state, need, place.old) for need in place.needs)

    def _can_open(self, state: _State, need: Card, but_not: int) -> bool:
        """Whether an old meld may be opened that holds the card, or a joker."""
        if not state.may_open:
            return False
        for wanted in (need, JOKER):
            for i in self._holders.get(wanted, ()):
                if i in state.whole and i != but_not:
                    return True
        return False

    def _put(self, state: _State, place: _Place, card: Card) -> Iterator[_State]:
        """The states in which the card, already taken from the loose ones, lies at the place."""
        group = None
        if place.old != NEW:
            group = self._old[place.old]
            state = state._replace(whole=state.whole - {place.old})
        elif place.group != NEW:
            group = state.groups[place.group]
            state = state._replace(groups=state.groups[: place.group] + state.groups[place.group + 1 :])
        for after, fetched in self._fetch(state, place.needs):
            made = _new_group(place, card, fetched) if group is None else group.with_card(card, place.low, fetched)
            if made is not None:
                yield after._replace(groups=(*after.groups, made))

    def _fetch(self, state: _State, needs: tuple[Card, ...]) -> Iterator[tuple[_State, list[Piece]]]:
        """Every way to get these cards, or jokers in their place."""
        if not needs:
            yield state, []
            return
        for after, piece in self._fetch_one(state, needs[0]):
            for last, pieces in self._fetch(after, needs[1:]):
                yield last, [piece, *pieces]

    def _fetch_one(self, state: _State, need: Card) -> Iterator[tuple[_State, Piece]]:
        if need in state.loose:
            yield state.without(need), Piece(need)
            return
        if state.has_joker:
            yield state.without(JOKER), Piece(JOKER)
        if not state.may_open:
            return
        for wanted in (need, JOKER):
            for i in self._holders.get(wanted, ()):
                if i in state.whole:
                    loose = tuple(sorted([*state.loose, *self.table[i].cards]))
                    opened = _State(loose, state.whole - {i}, state.groups, state.may_open - 1)
                    yield opened.without(wanted), Piece(wanted)

    def _place_jokers(self, state: _State) -> _State | None:
        """Put spare jokers where there is room; where there is none this search is not whole."""
        for _ in state.loose:
            for i, group in enumerate(state.groups):
                longer = group.with_joker(self.grammar.top)
                if longer is not None:
                    state = state._replace(groups=(*state.groups[:i], longer, *state.groups[i + 1 :]))
                    break
            else:
                for i in sorted(state.whole):
                    longer = self._old[i].with_joker(self.grammar.top)
                    if longer is not None:
                        state = state._replace(whole=state.whole - {i}, groups=(*state.groups, longer))
                        break
                else:
                    self.cut = True
                    return None
        return state


def _group_of(meld: Meld) -> _Group:
    shown = [card for card in meld.stands_for if card is not JOKER]
    suits = frozenset([int(card.suit) for card in shown])
    return _Group(meld.kind is Kind.RUN, int(shown[0].rank), meld.pieces(), suits)


def _new_group(place: _Place, card: Card, fetched: list[Piece]) -> _Group | None:
    """The run or set of three of a card and what was fetched; None for a set of one card and two jokers.

    One card and two jokers lie as a run, which is another place of the card.
    """
    if place.is_run:
        rest = dict(zip(place.needs, fetched))
        cells = [_at(place.low + i, card.suit) for i in range(3)]
        pieces = tuple([rest.get(cell, Piece(card)) for cell in cells])
        return _Group(True, place.low, pieces, frozenset([int(card.suit)]))
    naturals = [Piece(card), *[piece for piece in fetched if piece.card is not JOKER]]
    if len(naturals) == 1:
        return None
    wilds = [piece for piece in fetched if piece.card is JOKER]
    suits = frozenset([int(piece.card.suit) for piece in naturals])
    return _Group(False, place.low, (*naturals, *wilds), suits)


def _spots(card: Card, top: int) -> tuple[int, ...]:
    """The places that a card may take in runs: the ace has two where it may be high."""
    return (1, top) if card.rank == 1 and top > 13 else (int(card.rank),)


def _at(place: int, suit: int) -> Card:
    return Card((place - 1) % 13 + 1, suit)
