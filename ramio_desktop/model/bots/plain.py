"""Laying as the eye sees it: melds of the hand, cards laid off, and a few melds of the table taken apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from ..cards import JOKER, Card
from ..melds import Meld, MeldGrammar, Table
from ..scoring import Penalties
from ..solver.rearrange import Laying, can_use_any, rearrange
from .lay_off import laid_off

Group = tuple[Card, ...]


class PlainLaying:
    """The table and the hand while the player lays."""

    def __init__(self, table: Table, held: Sequence[Card], grammar: MeldGrammar, penalties: Penalties) -> None:
        self.table = list(table)
        self.held = list(held)
        self._at_first = len(self.held)
        self._grammar = grammar
        self._penalties = penalties

    def done(self) -> Table | None:
        """The table at the end, after jokers that close; None when nothing was laid."""
        self.lay_off_last_jokers()
        return tuple(self.table) if len(self.held) < self._at_first else None

    def lay(self, choose: Callable[[Sequence[Card]], Group | None]) -> bool:
        """Lay the meld of the hand that is chosen; whether there was one."""
        group = choose(self.held)
        if group is None:
            return False
        self.lay_meld(self._grammar.meld(group))
        return True

    def lay_meld(self, meld: Meld) -> None:
        """Lay a meld of cards of the hand."""
        for card in meld:
            self.held.remove(card)
        self.table.append(meld)

    def lay_off(self) -> None:
        """Lay off natural cards until none fits any more; the dearest first where several do."""
        again = True
        while again:
            again = any(self._lay_off(card) for card in sorted(self.held, key=self._dearest_first) if card is not JOKER)

    def lay_off_last_jokers(self) -> None:
        """Lay off jokers where that closes: a hand of jokers only would never find two cards that fit."""
        if any(card is not JOKER for card in self.held):
            return
        table, held = list(self.table), list(self.held)
        if not all(self._lay_off(card) for card in held):
            self.table, self.held = table, held

    def split(self, melds_at_once: int = 1) -> bool:
        """Take so many melds of the table apart, or fewer: those with which most of the hand (no joker) can be laid.

        Of equal ones the first, a single meld before a pair. Whether anything was laid.
        """
        loose = [card for card in self.held if card is not JOKER]
        best: tuple[tuple[int, ...], Laying] | None = None
        for size in range(1, melds_at_once + 1):
            for places in combinations(range(len(self.table)), size):
                opened = tuple(self.table[place] for place in places)
                if not can_use_any([card for meld in opened for card in meld], loose, self._grammar.ace_high):
                    continue
                laying = rearrange(opened, loose, grammar=self._grammar, penalty=self._penalties.of, keep_melds=False)
                if laying is None or not laying.laid:
                    continue
                if best is None or (laying.cards, -laying.penalty) > (best[1].cards, -best[1].penalty):
                    best = places, laying
        if best is None:
            return False
        places, laying = best
        # New melds stand where the opened ones stood, those left over at the end.
        for place, meld in zip(places, laying.table):
            self.table[place] = meld
        self.table += laying.table[len(places) :]
        for place in reversed(places[len(laying.table) :]):
            del self.table[place]
        for card in laying.laid:
            self.held.remove(card)
        return True

    def _lay_off(self, card: Card) -> bool:
        for place, meld in enumerate(self.table):
            grown = laid_off(meld, card, self._grammar)
            if grown is not None:
                self.table[place] = grown
                self.held.remove(card)
                return True
        return False

    def _dearest_first(self, card: Card) -> tuple[int, Card]:
        return -self._penalties.of(card), card
