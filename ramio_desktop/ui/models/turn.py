"""What a person at a seat sees and moves: the view, the draft on top of it, the selection and the order of the hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from ramio_desktop.model.actions import IllegalAction, Lay, Reason, Verb
from ramio_desktop.model.cards import JOKER, Card
from ramio_desktop.model.draft import Draft, StaleDraft
from ramio_desktop.model.events import Dealt, Drew, Event, Laid, Passed
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.state import State
from ramio_desktop.ui.models.lists import HandCard, HandModel, MeldModel, MeldRow
from ramio_desktop.ui.models.shown import ShownMeld, by_rank, by_suit, shown_meld, shown_order
from ramio_desktop.ui.models.succession import NOTHING, Succession, succession
from ramio_desktop.ui.texts import card_name, meld_name, short_reason

SORTS: Final[dict[str, Callable[[Card], tuple[int, int]]]] = {"suit": by_suit, "rank": by_rank}


class TurnModel(QObject):
    """The moves of one person; it judges nothing itself, it asks the draft and the rules.

    Operations that the rules do not allow at this moment raise IllegalAction and change nothing.
    """

    changed = Signal()
    """Something is different: draft, selection, order of the hand or view."""
    viewChanged = Signal(object, object)
    """The view before (None at first) and the event that led to the new one (None: not known)."""
    draftChanged = Signal()
    """The person moved something on the table."""
    selectionChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._draft: Draft | None = None
        self._verbs: frozenset[Verb] = frozenset()
        self._arranged: list[int] = []  # every token of the hand, laid ones included, as the person keeps them
        self._order: list[int] = []  # the view's melds as they are shown
        self._new: frozenset[int] = frozenset()
        self._selection: tuple[int, ...] = ()
        self._sort = "suit"
        self._shown: tuple[ShownMeld, ...] | None = None
        self._changed_groups: frozenset[int] = frozenset()
        self.succession: Succession = NOTHING
        """How the cards of this view came from the view before."""
        self.hand = HandModel(self)
        self.melds = MeldModel(self)

    # the view

    @property
    def has_view(self) -> bool:
        """Whether a view has been set; before that there is nothing to ask for."""
        return self._draft is not None

    @property
    def draft(self) -> Draft:
        """What the person moved in this view."""
        if self._draft is None:
            raise LookupError("no view has been set yet")
        return self._draft

    @property
    def view(self) -> State:
        """What the seat knows."""
        return self.draft.view

    @property
    def seat(self) -> int:
        """Where the person sits."""
        return self.draft.seat

    @property
    def interactive(self) -> bool:
        """Whether the person may move cards of the table now."""
        return Verb.LAY in self._verbs

    @property
    def can_draw(self) -> bool:
        """Whether a card may be drawn now; a changed draft must be restored first (DESIGN §4)."""
        return Verb.DRAW in self._verbs and not self.draft.is_changed

    def set_view(
        self, view: State, seat: int, cause: Event | None = None, draft_lines: Sequence[str] | None = None
    ) -> bool:
        """Show another view, after the event `cause`; whether `draft_lines`, if any, belonged to it."""
        old = self._draft
        same_seat = old is not None and old.seat == seat
        draft, taken_up = _draft(view, seat, draft_lines)
        self.succession = NOTHING
        if old is not None and same_seat and not isinstance(cause, Dealt):
            own = isinstance(cause, Laid) and cause.seat == seat
            self.succession = succession(old, draft, self._arranged, own)
        self._follow(old, draft, cause)
        self._draft = draft
        self._verbs = rules_of(view).verbs(view, seat)
        self._shown = None
        chosen, self._selection = self._selection, self._still_chosen(self._selection)
        self._refresh()
        self.viewChanged.emit(old.view if old is not None else None, cause)
        if chosen != self._selection:
            self.selectionChanged.emit()
        self.changed.emit()
        return taken_up

    # what is shown

    @property
    def shown(self) -> tuple[ShownMeld, ...]:
        """The groups on the table, in the order shown: the view's melds keep their places, new groups come last."""
        if self._shown is None:
            draft = self.draft
            grammar = rules_of(draft.view).grammar(draft.view.options)
            melds = sorted(draft.melds, key=lambda meld: self._group_place(meld.number))
            self._shown = tuple(shown_meld(meld, grammar) for meld in melds)
        return self._shown

    @property
    def held(self) -> tuple[int, ...]:
        """The tokens in the hand, in the person's order."""
        held = set(self.draft.layout.hand)
        return tuple(token for token in self._arranged if token in held)

    @property
    def new_cards(self) -> frozenset[int]:
        """The tokens drawn last, until the turn is over."""
        return self._new

    @property
    def changed_groups(self) -> frozenset[int]:
        """The view's melds that the last laying of another seat made or changed."""
        return self._changed_groups

    @property
    def selection(self) -> tuple[int, ...]:
        """The chosen tokens, in the order they were chosen."""
        return self._selection

    def meld(self, number: int) -> ShownMeld:
        """The group of that number; KeyError when there is none."""
        for meld in self.shown:
            if meld.number == number:
                return meld
        raise KeyError(number)

    def preview(self, tokens: Sequence[int], group: int, at: int | None = None) -> tuple[int, ...]:
        """The tokens of a group, in the order shown, after `move` with these arguments; nothing is moved."""
        order = self.draft.order_after(tokens, group, at)
        return tuple(order[i] for i in shown_order([self.draft.cards[token] for token in order]))

    def is_own(self, token: int) -> bool:
        """Whether the card belongs to the hand, wherever the draft has it."""
        return token not in self.draft.table_tokens

    def tag(self, token: int) -> str:
        """What a joker on the table stands for, see `ShownMeld.tag`; "" for every other card."""
        if self.draft.cards[token] is not JOKER:
            return ""
        return next((meld.tag(meld.tokens.index(token)) for meld in self.shown if token in meld.tokens), "")

    def refusal(self) -> IllegalAction | None:
        """Why the table may not be touched now, or None."""
        if self.interactive:
            return None
        refusal = rules_of(self.view).refusal(self.view, self.seat, Lay(self.view.table))
        return refusal or IllegalAction(Reason.NO_SUCH_VERB)

    # moves

    def move(self, tokens: Sequence[int], group: int | None = None, at: int | None = None) -> int:
        """Move cards into a group (None: a new one) before its place `at` (None: its end); the group's number."""
        self._check_interactive()
        before = self.draft.layout
        number = self.draft.move(tokens, group, at)
        self._moved(before, tokens)
        return number

    def take_back(self, tokens: Sequence[int]) -> None:
        """Take one's own cards of this turn home, where they were in the hand."""
        self._check_interactive()
        before = self.draft.layout
        self.draft.take_back(tokens)
        self._moved(before, tokens)

    def split(self, group: int, at: int) -> int:
        """Part a group before its shown card number `at`; the number of the new group, which takes the tail."""
        tokens = self.meld(group).tokens
        if not 0 < at < len(tokens):
            raise ValueError("a group is split between two of its cards")
        return self.move(tokens[at:])

    def join(self, source: int, target: int, at: int | None = None) -> int:
        """Move a whole group into another."""
        self._check_interactive()
        before, tokens = self.draft.layout, self.meld(source).tokens
        number = self.draft.join(source, target, at)
        self._moved(before, tokens)
        return number

    def undo(self) -> bool:
        """Go one move back; whether there was one."""
        return self._travel(lambda draft: draft.undo())

    def redo(self) -> bool:
        """Make the last undone move again; whether there was one."""
        return self._travel(lambda draft: draft.redo())

    def restore(self) -> bool:
        """Put everything back as it was at the start of the turn, as a move that can be undone."""
        return self._travel(lambda draft: draft.restore())

    # selection

    def select(self, token: int, on: bool = True) -> None:
        """Choose a card or leave it; cards of the table can be chosen in one's turn only."""
        if on and token not in self.draft.layout.hand:
            self._check_interactive()
        if (token in self._selection) == on:
            return
        kept = tuple(other for other in self._selection if other != token)
        self._set_selection((*kept, token) if on else kept)

    def clear_selection(self) -> None:
        """Choose nothing."""
        self._set_selection(())

    # the order of the hand

    @property
    def sort(self) -> str:
        """How the hand was sorted last: "suit" or "rank"."""
        return self._sort

    def sort_hand(self, order: str) -> None:
        """Sort the hand by "suit" or by "rank"; a later deal comes sorted the same way."""
        key = SORTS[order]
        self._sort = order
        self._arrange(sorted(self._arranged, key=lambda token: key(self.draft.cards[token])))

    def reorder_hand(self, tokens: Sequence[int], to_index: int) -> None:
        """Put cards of the hand before the one that is number `to_index` among the others."""
        moved = [token for token in tokens if token in self._arranged]
        rest = [token for token in self.held if token not in moved]
        others = [token for token in self._arranged if token not in moved]
        place = others.index(rest[to_index]) if to_index < len(rest) else len(others)
        self._arrange([*others[:place], *moved, *others[place:]])

    def hand_order(self) -> list[str]:
        """The faces of the hand as the person keeps them, laid ones included."""
        return [self.draft.cards[token].text for token in self._arranged]

    def set_hand_order(self, faces: Sequence[str]) -> None:
        """Keep the hand in that order; cards it does not name come last, names without a card count for nothing."""
        left = list(self._arranged)
        ordered: list[int] = []
        for face in faces:
            found = next((token for token in left if self.draft.cards[token].text == face), None)
            if found is not None:
                ordered.append(found)
                left.remove(found)
        self._arrange(ordered + left)

    def retranslate(self) -> None:
        """Say the texts of the lists again in the language of now."""
        if self._draft is not None:
            self._refresh()

    # details

    def _check_interactive(self) -> None:
        refusal = self.refusal()
        if refusal is not None:
            raise refusal

    def _moved(self, before: object, tokens: Iterable[int]) -> None:
        if self.draft.layout == before:
            return
        moved = set(tokens)
        self._after_draft(tuple(token for token in self._selection if token not in moved))

    def _travel(self, go: Callable[[Draft], bool]) -> bool:
        if not self.interactive or not go(self.draft):
            return False
        self._after_draft(())
        return True

    def _after_draft(self, selection: tuple[int, ...]) -> None:
        self._shown = None
        told, self._selection = selection != self._selection, selection
        self._refresh()
        self.draftChanged.emit()
        if told:
            self.selectionChanged.emit()
        self.changed.emit()

    def _set_selection(self, selection: tuple[int, ...]) -> None:
        if selection != self._selection:
            self._selection = selection
            self._refresh()
            self.selectionChanged.emit()
            self.changed.emit()

    def _arrange(self, order: list[int]) -> None:
        if order != self._arranged:
            self._arranged = order
            self._refresh()
            self.changed.emit()

    def _group_place(self, number: int) -> int:
        return self._order.index(number) if number in self._order else len(self._order) + number

    def _follow(self, old: Draft | None, draft: Draft, cause: Event | None) -> None:
        """Keep the places of the melds and the order of the hand from the old view as far as they go on."""
        numbers = list(range(len(draft.view.table)))
        hand = list(range(len(draft.table_tokens), len(draft.cards)))
        if old is None or self.succession is NOTHING:
            self._order = numbers
            key = SORTS[self._sort]
            self._arranged = sorted(hand, key=lambda token: key(draft.cards[token]))
            self._new = self._changed_groups = frozenset()
            return
        heir = {origin: number for number, origin in self.succession.origins.items()}
        was_shown = [meld.number for meld in self.shown]
        kept = [heir[number] for number in was_shown if number in heir]
        self._order = kept + [number for number in numbers if number not in kept]
        into = {before: token for token, before in self.succession.came_from.items()}
        stayed = [into[token] for token in self._arranged if token in into and into[token] in hand]
        fresh = [token for token in hand if token not in stayed]
        self._arranged = stayed + fresh
        if isinstance(cause, Drew) and cause.seat == draft.seat:
            self._new = frozenset(fresh)
        elif isinstance(cause, (Laid, Passed)) and cause.seat == draft.seat:
            self._new = frozenset()
        else:
            self._new = frozenset(into[token] for token in self._new if token in into)
        if isinstance(cause, Laid):
            self._changed_groups = self.succession.changed if cause.seat != draft.seat else frozenset()
        else:
            self._changed_groups = frozenset(heir[number] for number in self._changed_groups if number in heir)

    def _still_chosen(self, chosen: tuple[int, ...]) -> tuple[int, ...]:
        """Cards of the hand stay chosen while others play."""
        into = {before: token for token, before in self.succession.came_from.items()}
        held = self.draft.layout.hand
        return tuple(into[token] for token in chosen if into.get(token) in held)

    def _refresh(self) -> None:
        draft = self.draft
        self.hand.show([self._hand_row(token, draft.cards[token]) for token in self.held])
        laid = frozenset(draft.laid)
        self.melds.show([self._meld_row(meld, laid) for meld in self.shown])

    def _hand_row(self, token: int, card: Card) -> HandCard:
        new, selected = token in self._new, token in self._selection
        text = card_name(card)
        if new:
            text = self.tr("{card}, new").format(card=text)
        if selected:
            text = self.tr("{card}, selected").format(card=text)
        return HandCard(token, card.text, new, selected, text)

    def _meld_row(self, meld: ShownMeld, laid: frozenset[int]) -> MeldRow:
        text = meld_name(meld.meld)
        if meld.refusal is not None:
            text = self.tr("{meld}: {reason}").format(meld=text, reason=short_reason(meld.refusal))
        own = tuple(token for token in meld.tokens if token in laid)
        if own:
            text += ", " + self.tr("%n card(s) laid now", "", len(own))
        cards = tuple(card.text for card in meld.cards)
        changed = meld.number in self._changed_groups
        return MeldRow(meld.number, meld.tokens, cards, meld.refusal, changed, own, text)


def _draft(view: State, seat: int, lines: Sequence[str] | None) -> tuple[Draft, bool]:
    """The draft written down in the lines if they belong to this view, else a new one; and which of the two."""
    if lines:
        try:
            return Draft.restored(view, seat, lines), True
        except StaleDraft:
            pass
    return Draft(view, seat), False
