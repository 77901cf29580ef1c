"""A turn in words: the line of the list, and its steps one by one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject

from ramio_desktop.model.cards import HIDDEN, JOKER, Card
from ramio_desktop.model.chronicle import PlayedTurn
from ramio_desktop.model.diff import CardMove, difference
from ramio_desktop.model.events import Discarded, Drew, Laid
from ramio_desktop.model.evolve import table_difference
from ramio_desktop.model.melds import Kind, Meld, Table
from ramio_desktop.model.solver.rearrange.disturbance import count_disturbed
from ramio_desktop.ui.texts import card_text, cards_text

WHOLE = 4
"""So many cards of a meld are named one by one; a longer run by its ends."""
MOST_NAMED = 6
"""So many cards are named in a line; of more it says how many."""


@dataclass(frozen=True, slots=True)
class Step:
    """Cards that go from one place to one other; None is the hand, or a meld there was not."""

    cards: tuple[Card, ...]
    source: Meld | None
    target: Meld | None
    onto: tuple[Card, ...] = ()
    """What a new meld holds already."""


def steps(before: Table, after: Table, stay: bool = False) -> list[Step]:
    """How the new table comes from the old one and cards of the hand, in the order it is shown; ValueError."""
    plan = difference(before, after, stay)
    found: list[Step] = []
    made: dict[int, list[Card]] = {}
    for group in _grouped(plan.moves):
        first = group[0]
        origin = plan.origins[first.target]
        cards = tuple(sorted(move.card for move in group))
        onto = made.setdefault(first.target, [])
        found.append(
            Step(
                cards, None if first.source is None else before[first.source],
                None if origin is None else before[origin], tuple(sorted(onto)),
            )
        )  # fmt: skip
        onto += cards
    return found


def _grouped(moves: Sequence[CardMove]) -> list[list[CardMove]]:
    groups: list[list[CardMove]] = []
    for move in moves:
        if groups and (groups[-1][0].source, groups[-1][0].target) == (move.source, move.target):
            groups[-1].append(move)
        else:
            groups.append([move])
    return groups


def meld_text(meld: Meld) -> str:
    """A meld in a few letters: `3♦ 4♦ 5♦`, a long run by its ends."""
    if meld.kind is Kind.RUN and len(meld) > WHOLE:
        return f"{card_text(meld.stands_for[0])}–{card_text(meld.stands_for[-1])}"
    return cards_text(meld.cards)


class ReviewWords(QObject):
    """Finds the words; who did it stands beside them."""

    def line(self, turn: PlayedTurn) -> str:
        """Everything that was done in the turn, as short as it can be said."""
        parts = self._drawn(turn)
        laid = next((event for event in reversed(turn.events) if isinstance(event, Laid)), None)
        thrown = next((event.card for event in turn.events if isinstance(event, Discarded)), None)
        if laid is not None:
            parts.append(self._laid(turn, laid.table, turn.closes and thrown is None))
        if thrown is not None:
            said = self.tr("goes out with {card}") if turn.closes else self.tr("discards {card}")
            parts.append(said.format(card=card_text(thrown)))
        if laid is None and thrown is None:
            parts.append(self._nothing(turn))
        return ", ".join(parts)

    def steps(self, turn: PlayedTurn) -> list[str]:
        """The same move by move."""
        said = self._drawn(turn)
        laid = next((event for event in reversed(turn.events) if isinstance(event, Laid)), None)
        if laid is not None:
            said += self.plan(turn.before.table, laid.table, turn.before.options.melds_stay)
        for event in turn.events:
            if isinstance(event, Discarded):
                said.append(self.tr("discards {card}").format(card=card_text(event.card)))
        return said or [self._nothing(turn)]

    def plan(self, before: Table, after: Table, stay: bool, discard: Card | None = None) -> list[str]:
        """A laying move by move, and the card that is thrown then."""
        said = [self._step(step) for step in steps(before, after, stay)]
        if discard is not None:
            said.append(self.tr("discards {card}").format(card=card_text(discard)))
        return said

    def _drawn(self, turn: PlayedTurn) -> list[str]:
        """What was taken openly; a card from the stock goes without saying where each turn begins with one."""
        for event in turn.events:
            if isinstance(event, Drew) and event.from_discard and event.card is not None:
                return [self.tr("takes {card} from the discards").format(card=card_text(event.card))]
        return []

    def _nothing(self, turn: PlayedTurn) -> str:
        """A turn without any card laid or thrown."""
        drew = next((event for event in turn.events if isinstance(event, Drew)), None)
        if drew is None or turn.taken is not None and drew is not turn.events[-1]:
            return self.tr("passes")
        if drew.card is None:
            return self.tr("finds nothing to draw")
        if drew.card is HIDDEN:
            return self.tr("draws")
        return self.tr("draws {card}").format(card=card_text(drew.card))

    def _laid(self, turn: PlayedTurn, after: Table, closes: bool) -> str:
        before, stay = turn.before.table, turn.before.options.melds_stay
        _, cards = table_difference(before, after)
        disturbed = 0 if stay else count_disturbed(before, after)
        if disturbed:
            moved = self.tr("rearranges %n meld(s)", "", disturbed)
            if closes:
                return self.tr("{moved} and goes out").format(moved=moved)
            laid = self.tr("lays %n card(s)", "", len(cards))
            return f"{moved}, {laid}"
        names = cards_text(cards, MOST_NAMED)
        if closes:
            return self.tr("goes out with {cards}").format(cards=names)
        if len(cards) > MOST_NAMED:
            return self.tr("lays %n card(s)", "", len(cards))
        found = [step for step in steps(before, after, stay) if step.source is None]
        if all(step.target is not None for step in found):
            return self._laid_off(found, names)
        if all(step.target is None for step in found):
            return self.tr("lays {cards}").format(cards=names)
        new = cards_text([card for step in found if step.target is None for card in step.cards])
        added = cards_text([card for step in found if step.target is not None for card in step.cards])
        return self.tr("lays {cards} and lays off {added}").format(cards=new, added=added)

    def _laid_off(self, found: Sequence[Step], names: str) -> str:
        target = found[0].target
        if len(found) > 1 or target is None:
            return self.tr("lays off {cards}").format(cards=names)
        if target.kind is Kind.RUN:
            return self.tr("lays off {cards} on a run").format(cards=names)
        return self.tr("lays off {cards} on a set").format(cards=names)

    def _step(self, step: Step) -> str:
        cards = cards_text(step.cards, MOST_NAMED)
        if step.source is None and step.target is not None:
            return self.tr("lays off {cards} on {meld}").format(cards=cards, meld=meld_text(step.target))
        if step.source is None and not step.onto:
            return self.tr("lays {cards}").format(cards=cards)
        if step.source is None:
            return self.tr("adds {cards} to {meld}").format(cards=cards, meld=cards_text(step.onto))
        source = meld_text(step.source)
        if set(step.cards) == {JOKER} and step.target is None and not step.onto:
            return self.tr("takes the joker from {meld} for a new meld").format(meld=source)
        if set(step.cards) == {JOKER}:
            other = meld_text(step.target) if step.target is not None else cards_text(step.onto)
            return self.tr("moves the joker from {meld} to {other}").format(meld=source, other=other)
        if step.target is not None:
            moved = self.tr("moves {cards} from {meld} to {other}")
            return moved.format(cards=cards, meld=source, other=meld_text(step.target))
        if step.onto:
            moved = self.tr("moves {cards} from {meld} to {other}")
            return moved.format(cards=cards, meld=source, other=cards_text(step.onto))
        return self.tr("takes {cards} from {meld} for a new meld").format(cards=cards, meld=source)
