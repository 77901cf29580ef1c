"""A turn in progress: what the player moved and has not confirmed yet, with unlimited undo (RULES I7, DESIGN §4).

Each card that may be moved has a token, a small number that means something in this draft only: first the table's
cards, meld by meld, then the hand's in its sorted order. Tokens tell two equal cards apart while they are dragged
about; what leaves the draft is the `Lay` action, in which equal cards are equal again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from .actions import Action, Discard, Draw, IllegalAction, Lay, Reason
from .cards import HIDDEN, JOKER, Card, Rank, Suit
from .events import Laid
from .evolve import evolve
from .layout import Group, Layout, cards_moved, read_layout
from .melds import Kind, Meld, Piece, Table
from .notation import position_mark
from .rules import rules_of
from .state import State

_VERSION: Final = "draft 1"


@dataclass(frozen=True, slots=True)
class DraftMeld:
    """A group as it is shown: its tokens in the order of the meld, and what is wrong with it, if anything."""

    number: int
    tokens: tuple[int, ...]
    meld: Meld
    refusal: IllegalAction | None


class StaleDraft(ValueError):
    """Saved lines that belong to another position, or to nothing at all."""


class Draft:
    """The moves of one seat on top of its view; the view itself never changes."""

    def __init__(self, view: State, seat: int) -> None:
        self.view = view
        self.seat = seat
        self._rules = rules_of(view)
        table = view.table_cards()
        self.cards: tuple[Card, ...] = table + view.hands[seat]
        """The face of each token."""
        self.table_tokens: Final = range(len(table))
        groups: list[Group] = []
        declared: list[tuple[int, Suit]] = []
        start = 0
        for number, meld in enumerate(view.table):
            groups.append(Group(number, tuple(range(start, start + len(meld)))))
            said = (piece.suit for piece in meld.pieces())
            declared += [(start + i, suit) for i, suit in enumerate(said) if suit is not None]
            start += len(meld)
        held = tuple(range(len(table), len(self.cards)))
        self._history = [Layout(tuple(groups), held, None, tuple(declared))]
        self._at = 0
        self._next_number = len(groups)

    # what lies where

    @property
    def layout(self) -> Layout:
        """Where every token lies now."""
        return self._history[self._at]

    @property
    def melds(self) -> tuple[DraftMeld, ...]:
        """The groups on the table as they are shown, each with its verdict."""
        return tuple(self._shown(group) for group in self.layout.groups)

    @property
    def table(self) -> Table:
        """The table this draft would lead to, groups that are no melds included."""
        return tuple(self._meld(group.tokens) for group in self.layout.groups)

    @property
    def laid(self) -> tuple[int, ...]:
        """The hand's tokens that lie on the table."""
        held = {*self.layout.hand, self.layout.discard}
        return tuple(token for token in range(len(self.table_tokens), len(self.cards)) if token not in held)

    @property
    def is_changed(self) -> bool:
        """Whether anything lies elsewhere than at the start of the turn."""
        return self.layout != self._history[0]

    @property
    def cards_moved(self) -> int:
        """How many cards were moved to come here, again and again counted; what was undone or restored is not."""
        return cards_moved(self._history[: self._at + 1])

    def group(self, number: int) -> Group:
        """The group of that number; KeyError when there is none."""
        for group in self.layout.groups:
            if group.number == number:
                return group
        raise KeyError(number)

    def group_of(self, token: int) -> Group | None:
        """The group a token lies in; None when it is in the hand."""
        return next((group for group in self.layout.groups if token in group.tokens), None)

    def is_meld(self, tokens: Sequence[int]) -> bool:
        """Whether these cards would be a meld, in whatever order."""
        return self._rules.meld_refusal(self.view.options, self._meld(tokens)) is None

    def fits(self, tokens: Sequence[int], group: int) -> bool:
        """Whether a group is a meld that may lie there once these cards are added to it."""
        return self._fault(group, self._meld(self.order_after(tokens, group))) is None

    def refusal(self) -> IllegalAction | None:
        """Why the draft cannot be confirmed as it is, or None; the same rules the authority applies."""
        view = self.view
        for action in self.to_actions() or (Lay(self.table),):
            refusal = self._rules.refusal(view, self.seat, action)
            if refusal is not None:
                return refusal
            if isinstance(action, Lay):
                view = evolve(view, Laid(self.seat, action.table))
        return None

    def draw_refusal(self) -> IllegalAction | None:
        """Why the seat may not draw now, or None: a draw is for the table as it stood at the turn's start (T7)."""
        if self.is_changed:
            return IllegalAction(Reason.DRAW_AFTER_MOVES)
        return self._rules.refusal(self.view, self.seat, Draw())

    def to_actions(self) -> tuple[Action, ...]:
        """The batch to submit, all or nothing: what is laid and, where the game discards, the discard (RULES I7)."""
        lay = (Lay(self.table),) if self.laid else ()
        return lay if self.layout.discard is None else (*lay, Discard(self.cards[self.layout.discard]))

    # moves

    def move(self, tokens: Sequence[int], group: int | None = None, at: int | None = None) -> int:
        """Move cards into a group (None: a new one) before its place `at` (None: its end); the group's number.

        KeyError when there is no such group, ValueError for no tokens or unknown or repeated ones.
        """
        tokens = self.order_after(tokens, group, at)
        moved = set(tokens)
        number = self._next_number if group is None else group
        groups = [
            Group(number, tuple(tokens)) if old.number == number else self._without(old, moved)
            for old in self.layout.groups
        ]
        if group is None:
            groups.append(Group(number, tuple(tokens)))
        self._push(groups, [t for t in self.layout.hand if t not in moved])
        return number

    def order_after(self, tokens: Sequence[int], group: int | None = None, at: int | None = None) -> tuple[int, ...]:
        """The tokens that `move` with these arguments would leave in the group, in their order; nothing is moved."""
        self._check(tokens)
        if group is None:
            return self._sorted(tokens)
        target, moved = self.group(group), set(tokens)
        place = len(target.tokens) if at is None else at
        before = [t for t in target.tokens[:place] if t not in moved]
        after = [t for t in target.tokens[place:] if t not in moved]
        return self._sorted([*before, *tokens, *after])

    def take_back(self, tokens: Sequence[int]) -> None:
        """Take one's own cards of this turn back into the hand; IllegalAction for a card of the table (M9, M11).

        A joker whose place was taken may come to the hand where the rules let it (R11).
        """
        self._check(tokens)
        foreign = tuple(self.cards[token] for token in tokens if token in self.table_tokens)
        if foreign and not (self.view.options.jokers_return and set(foreign) == {JOKER}):
            reason = Reason.JOKER_TAKEN if JOKER in foreign else Reason.TABLE_CARD_MISSING
            raise IllegalAction(reason, foreign)
        moved = set(tokens)
        groups = [self._without(group, moved) for group in self.layout.groups]
        self._push(groups, sorted(moved.union(self.layout.hand)))

    def swap(self, token: int, joker: int) -> None:
        """Put a card in the place of a joker of the table, which then waits in the hand or in a group of its own.

        Where it goes is a matter of the rules (R11); ValueError when there is no joker in a group.
        """
        self._check([token, joker])
        home = self.group_of(joker)
        if home is None or self.cards[joker] is not JOKER:
            raise ValueError("a joker on the table is wanted")
        put = tuple(token if other == joker else other for other in home.tokens if other != token)
        groups = [Group(home.number, put) if old is home else self._without(old, {token}) for old in self.layout.groups]
        held = [other for other in self.layout.hand if other != token]
        if self.view.options.jokers_return or joker not in self.table_tokens:
            held = sorted([*held, joker])
        else:
            groups.append(Group(self._next_number, (joker,)))
        self._push(groups, held)

    def throw(self, token: int) -> None:
        """Put a card of the hand, or one laid in this turn, on the discards; another one there goes back to the hand.

        ValueError for a card of the table.
        """
        self._check([token])
        if token in self.table_tokens and token not in self.layout.hand:
            raise ValueError("a card of the table is not discarded")
        before = self.layout.discard
        held = {*self.layout.hand, *(() if before is None else (before,))} - {token}
        self._push([self._without(group, {token}) for group in self.layout.groups], sorted(held), discard=token)

    def declare(self, token: int, suit: Suit | None) -> None:
        """Say which suit a joker in a set stands for (RULES R9), or nothing any more; ValueError for another card."""
        self._check([token])
        if self.cards[token] is not JOKER or token in self.layout.hand:
            raise ValueError("a joker on the table is declared")
        said = {**dict(self.layout.declared), token: suit}
        self._push(self.layout.groups, self.layout.hand, said)

    def split(self, group: int, at: int) -> int:
        """Part a group before its place `at`; the number of the new group, which takes the tail."""
        old = self.group(group)
        if not 0 < at < len(old.tokens):
            raise ValueError("a group is split between two of its cards")
        return self.move(old.tokens[at:])

    def join(self, source: int, target: int, at: int | None = None) -> int:
        """Move a whole group into another."""
        if source == target:
            raise ValueError("a group is not joined to itself")
        return self.move(self.group(source).tokens, target, at)

    # history

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to undo."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone move."""
        return self._at + 1 < len(self._history)

    def undo(self) -> bool:
        """Go one move back; whether there was one."""
        moved = self.can_undo
        self._at -= moved
        return moved

    def redo(self) -> bool:
        """Make the last undone move again; whether there was one."""
        moved = self.can_redo
        self._at += moved
        return moved

    def restore(self) -> bool:
        """Put everything back as it was at the start of the turn, as a move that can be undone."""
        return self._push_layout(self._history[0])

    # text, for the file beside the save

    def lines(self) -> list[str]:
        """The draft with its history, for `restored`."""
        head = f"{_VERSION} {position_mark(self.view)} {self.seat} {self._at} {self._next_number}"
        return [head, *(layout.text for layout in self._history)]

    @classmethod
    def restored(cls, view: State, seat: int, lines: Sequence[str]) -> Draft:
        """The draft that `lines` wrote down for this very view; StaleDraft when they belong elsewhere."""
        draft = cls(view, seat)
        try:
            version, number, mark, owner, at, next_number = lines[0].split(" ")
            if f"{version} {number}" != _VERSION or mark != position_mark(view) or int(owner) != seat:
                raise StaleDraft("the draft belongs to another position")
            history = [read_layout(line) for line in lines[1:]]
            draft._at, draft._next_number = int(at), int(next_number)
        except (ValueError, IndexError) as error:
            raise StaleDraft(str(error)) from None
        whole = sorted(range(len(draft.cards)))
        for layout in history:
            numbers = [group.number for group in layout.groups]
            if sorted(layout.tokens()) != whole or len(set(numbers)) != len(numbers) or any(
                not 0 <= number < draft._next_number for number in numbers
            ) or not draft._may_hold(layout):
                raise StaleDraft("the draft does not hold the cards of this position")
        if not history or history[0] != draft._history[0] or not 0 <= draft._at < len(history):
            raise StaleDraft("the draft has lost its beginning")
        draft._history = history
        return draft

    @classmethod
    def taken_up(cls, view: State, seat: int, lines: Sequence[str] | None) -> tuple[Draft, bool]:
        """The draft that `lines` wrote down if they belong to this view, else a new one; and which of the two."""
        if lines:
            try:
                return cls.restored(view, seat, lines), True
            except StaleDraft:
                pass
        return cls(view, seat), False

    # another view

    def rebased(self, view: State) -> Draft | None:
        """The same moves with their history on a later view of the seat, as a rehearsal off turn needs (DESIGN §4).

        None when a meld they touch does not lie there as it was, or a card they lay is no longer held.
        """
        start, draft = self._history[0], Draft(view, self.seat)
        melds = draft.layout.groups
        free = list(range(len(melds)))
        heirs: dict[int, int] = {}
        tokens: dict[int, int] = {}
        for group in start.groups:
            if all(group in layout.groups for layout in self._history):
                continue
            heir = next((i for i in free if view.table[i] == self.view.table[group.number]), None)
            if heir is None:
                return None
            free.remove(heir)
            heirs[group.number] = heir
            tokens.update(zip(group.tokens, melds[heir].tokens))
        left = list(draft.layout.hand)
        on_table = {token for layout in self._history for group in layout.groups for token in group.tokens}
        for token in sorted(on_table.difference(self.table_tokens)):
            held = next((other for other in left if draft.cards[other] is self.cards[token]), None)
            if held is None:
                return None
            left.remove(held)
            tokens[token] = held
        shift = len(melds) - len(start.groups)
        untouched = {group.number for group in start.groups}.difference(heirs)
        history = []
        for layout in self._history:
            groups = [melds[i] for i in free]
            groups += [
                Group(heirs.get(group.number, group.number + shift), tuple(tokens[token] for token in group.tokens))
                for group in layout.groups
                if group.number not in untouched
            ]
            gone = {token for group in groups for token in group.tokens}
            kept = tuple(token for token in draft.layout.hand if token not in gone)
            said = dict(draft.layout.declared)
            said.update((tokens[token], suit) for token, suit in layout.declared if token in tokens)
            declared = tuple(sorted((token, suit) for token, suit in said.items() if token in gone))
            history.append(Layout(tuple(sorted(groups, key=lambda group: group.number)), kept, None, declared))
        draft._history, draft._at = history, self._at
        draft._next_number = self._next_number + shift
        return draft

    def undone(self) -> Draft:
        """A draft in which nothing has been moved, and `redo` moves everything that lies elsewhere in this one."""
        draft = Draft(self.view, self.seat)
        if self.is_changed:
            draft._history = [draft.layout, self.layout]
            draft._next_number = self._next_number
        return draft

    # details

    def _check(self, tokens: Sequence[int]) -> None:
        if not tokens or len(set(tokens)) != len(tokens) or not set(tokens) <= set(range(len(self.cards))):
            raise ValueError("tokens of this draft expected, each once")
        if any(self.cards[token] is HIDDEN for token in tokens):
            raise ValueError("a hidden card cannot be moved")

    def _without(self, group: Group, moved: set[int]) -> Group:
        left = tuple(token for token in group.tokens if token not in moved)
        return group if len(left) == len(group.tokens) else Group(group.number, self._sorted(left))

    def _may_hold(self, layout: Layout) -> bool:
        """Whether nothing of the table lies in the hand or on the discards but what may."""
        foreign = set(self.table_tokens) & {*layout.hand, layout.discard}
        return not foreign or self.view.options.jokers_return and all(self.cards[t] is JOKER for t in foreign)

    def _push(
        self, groups: Iterable[Group], held: Iterable[int], said: Mapping[int, Suit | None] | None = None,
        discard: int | None = None,
    ) -> None:
        """A new layout; a joker that lies in another group than before is declared no more."""
        after = tuple(group for group in groups if group.tokens)
        where = {token: group.number for group in self.layout.groups for token in group.tokens}
        now = {token: group.number for group in after for token in group.tokens}
        said = said or dict(self.layout.declared)
        declared = tuple(sorted(
            (token, suit) for token, suit in said.items() if suit is not None and now.get(token) == where.get(token)
        ))
        kept = tuple(held)
        if discard is None and self.layout.discard not in {*now, *kept}:
            discard = self.layout.discard  # it stays there until it is moved
        self._push_layout(Layout(after, kept, discard, declared))

    def _push_layout(self, layout: Layout) -> bool:
        if layout == self.layout:
            return False
        highest = max((group.number for group in layout.groups), default=-1)
        self._next_number = max(self._next_number, highest + 1)
        self._history[self._at + 1 :] = [layout]
        self._at += 1
        return True

    def _meld(self, tokens: Sequence[int]) -> Meld:
        return self._arranged(tokens)[0]

    def _arranged(self, tokens: Sequence[int]) -> tuple[Meld, tuple[int, ...]]:
        """The meld of the tokens and the order they take in it, jokers as they were declared."""
        said = dict(self.layout.declared)
        pieces = [Piece(self.cards[token], said.get(token)) for token in tokens]
        return self._rules.arrange(self.view.options, pieces)

    def _shown(self, group: Group) -> DraftMeld:
        meld = self._meld(group.tokens)
        return DraftMeld(group.number, group.tokens, meld, self._fault(group.number, meld))

    def _fault(self, number: int, meld: Meld) -> IllegalAction | None:
        refusal = self._rules.meld_refusal(self.view.options, meld)
        if refusal is None and number < len(self.view.table):
            refusal = self._rules.growth_refusal(self.view.options, self.view.table[number], meld)
        return refusal

    def _sorted(self, tokens: Sequence[int]) -> tuple[int, ...]:
        """The tokens in the order of their meld; a group that is none yet is put in order where that is plain."""
        meld, order = self._arranged(tokens)
        if meld.kind is not Kind.LOOSE:
            return tuple(tokens[i] for i in order)
        faces = [self.cards[token] for token in tokens]
        suits = {face.suit for face in faces}
        if JOKER in faces or len(suits) > 1 and len({face.rank for face in faces}) > 1:
            return tuple(tokens)
        ace_last = self.view.options.ace_high and not any(Rank.TWO <= face.rank <= Rank.SEVEN for face in faces)
        return tuple(sorted(tokens, key=lambda t: (_place(self.cards[t], ace_last), self.cards[t].code, t)))


def _place(card: Card, ace_last: bool) -> int:
    return 14 if ace_last and card.rank is Rank.ACE else int(card.rank)
