"""What a person at a seat sees: the view, the draft on top of it, what is chosen, and the hand as it is kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Signal

from ramio_desktop.model.actions import Draw, IllegalAction, Lay, Reason, Verb
from ramio_desktop.model.cards import JOKER
from ramio_desktop.model.draft import Draft
from ramio_desktop.model.events import Dealt, Discarded, Drew, Event, Laid, Passed
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.state import State
from ramio_desktop.ui.models.hand_order import HandOrder
from ramio_desktop.ui.models.laying import Laying, layings_since
from ramio_desktop.ui.models.lists import HandModel, MeldModel
from ramio_desktop.ui.models.rack import Rack
from ramio_desktop.ui.models.rehearsal import End, Rehearsal, may_rehearse, verdict
from ramio_desktop.ui.models.rows import RowWords
from ramio_desktop.ui.models.staying import is_fixed, replaced_joker, takes, waiting_jokers
from ramio_desktop.ui.models.shown import ShownMeld, shown_meld, shown_order
from ramio_desktop.ui.models.succession import NOTHING, Succession, succession
from ramio_desktop.model.options import has_tiles

class Sight(QObject):
    """One seat's table as it is shown; the moves are made in `TurnModel`."""

    changed = Signal()
    """Something is different: draft, selection, order of the hand or view."""
    viewChanged = Signal(object, object)
    """The view before (None at first) and the event that led to the new one (None: not known)."""
    draftChanged = Signal()
    """The person moved something on the table."""
    selectionChanged = Signal()
    rehearsalEnded = Signal(object)
    """Why a rehearsal is over, see `End`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._draft: Draft | None = None
        self._verbs: frozenset[Verb] = frozenset()
        self._order = HandOrder()
        self._places: list[int] = []  # the view's melds as they are shown
        self._new: frozenset[int] = frozenset()
        self._selection: tuple[int, ...] = ()
        self._shown: tuple[ShownMeld, ...] | None = None
        self._changed_groups: frozenset[int] = frozenset()
        self._accepting: frozenset[int] | None = None
        self._rehearsal = Rehearsal()
        self._words = RowWords(self)
        self.last_laying: Laying | None = None
        """What another player laid last, until the next laying."""
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
    def may_lay(self) -> bool:
        """Whether the person may lay cards now."""
        return Verb.LAY in self._verbs

    @property
    def interactive(self) -> bool:
        """Whether the person may move cards of the table now, in earnest or in a rehearsal."""
        return self.may_lay or self._rehearsal.on

    @property
    def rehearsing(self) -> bool:
        """Whether what is moved is a private trial."""
        return self._rehearsal.on

    @property
    def may_rehearse(self) -> bool:
        """Whether moves may be tried now: while others play."""
        return self.has_view and may_rehearse(self.view, self.seat)

    @property
    def can_draw(self) -> bool:
        """Whether a card may be drawn now; a changed draft must be restored first (DESIGN §4)."""
        if Verb.DRAW not in self._verbs or self.draft.is_changed:
            return False
        return not self.stays or rules_of(self.view).refusal(self.view, self.seat, Draw()) is None

    @property
    def may_restore_and_draw(self) -> bool:
        """Whether a card might be drawn if the table were put back as it was."""
        return Verb.DRAW in self._verbs and self.draft.is_changed

    def set_view(
        self, view: State, seat: int, cause: Event | None = None, draft_lines: Sequence[str] | None = None
    ) -> bool:
        """Show another view, after the event `cause`; whether `draft_lines`, if any, belonged to it."""
        old = self._draft
        if has_tiles(view.rules) != bool(self._order.columns):
            self._order = Rack() if has_tiles(view.rules) else HandOrder()
        same_seat = old is not None and old.seat == seat
        draft, taken_up = Draft.taken_up(view, seat, draft_lines)
        self.succession = NOTHING
        end: End | None = None
        if old is not None and same_seat and not isinstance(cause, Dealt):
            own = isinstance(cause, Laid) and cause.seat == seat
            # A rehearsal moved cards in a copy only: what others did is compared with the table itself.
            start = Draft(old.view, seat) if self._rehearsal.on else old
            self.succession = succession(start, draft, self._order.tokens, own)
        self._follow(old, draft, cause)
        if old is not None and self.succession is not NOTHING:
            draft, end = self._rehearsal.carry(old, draft) if not taken_up else (draft, None)
        elif self._rehearsal.on:
            self._rehearsal.stop()
            end = End.OVER
        self._draft = draft
        self._admit()
        self._verbs = rules_of(view).verbs(view, seat)
        self._shown = self._accepting = None
        chosen, self._selection = self._selection, self._still_chosen(self._selection)
        self._refresh()
        self.viewChanged.emit(old.view if old is not None else None, cause)
        if chosen != self._selection:
            self.selectionChanged.emit()
        self.changed.emit()
        if end is not None:
            self.rehearsalEnded.emit(end)
        return taken_up

    def recall(self, history: Iterable[Event]) -> None:
        """Know what others have laid since the person's last turn, where the turn was not seen by itself."""
        laying = layings_since(history, self.seat, self.stays)
        if laying is not None and laying.after == self.view.table:
            self.last_laying, self._changed_groups = laying, laying.changed
            self._refresh()
            self.changed.emit()

    # what is shown

    @property
    def shown(self) -> tuple[ShownMeld, ...]:
        """The groups on the table, in the order shown: the view's melds keep their places, new groups come last."""
        if self._shown is None:
            draft = self.draft
            grammar = rules_of(draft.view).grammar(draft.view.options)
            melds = sorted(draft.melds, key=lambda meld: self._group_place(meld.number))
            waiting = set(waiting_jokers(draft))
            self._shown = tuple(shown_meld(meld, grammar) for meld in melds if not waiting.issuperset(meld.tokens))
        return self._shown

    @property
    def held(self) -> tuple[int, ...]:
        """The tokens in the hand, in the person's order; a joker taken from a meld waits there too."""
        held = {*self.draft.layout.hand, *waiting_jokers(self.draft)}
        return tuple(token for token in self._order.tokens if token in held)

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
        joker = replaced_joker(self.draft, tokens, group)
        if joker is not None:
            order = tuple(tokens[0] if token == joker else token for token in self.draft.group(group).tokens)
        else:
            order = self.draft.order_after(tokens, group, at)
        return tuple(order[i] for i in shown_order([self.draft.cards[token] for token in order]))

    @property
    def table_shown(self) -> dict[int, tuple[int, ...]]:
        """The view's own melds without the draft: the tokens of each in the order shown, by its place in the view."""
        draft = Draft(self.view, self.seat)
        grammar = rules_of(draft.view).grammar(draft.view.options)
        melds = sorted(draft.melds, key=lambda meld: self._group_place(meld.number))
        return {meld.number: shown_meld(meld, grammar).tokens for meld in melds}

    @property
    def locked(self) -> frozenset[int]:
        """The groups that may not be touched yet: those of the table, before an opening of points (RULES T5)."""
        opening = rules_of(self.view).opening(self.view, self.seat)
        if opening is None or not opening.points or self.stays:
            return frozenset()
        return frozenset(range(len(self.view.table)))

    def points(self, meld: ShownMeld) -> int | None:
        """What a new meld counts towards an opening of points; None for others, and where no points are needed."""
        opening = rules_of(self.view).opening(self.view, self.seat)
        if opening is None or not opening.points or meld.refusal is not None or meld.number < len(self.view.table):
            return None
        values = rules_of(self.view).values_shown(self.view.options, meld.meld)
        return None if values is None else sum(values)

    @property
    def stays(self) -> bool:
        """Whether melds stay with whoever laid them, and a turn ends with a discard (RULES R6, R7)."""
        return self.view.options.melds_stay

    def owner(self, group: int) -> int:
        """The seat in whose zone a group lies; a new group is one's own."""
        return self.view.owner(group) if 0 <= group < len(self.view.table) else self.seat

    def is_fixed(self, token: int) -> bool:
        """Whether the card lies where it stays: in a meld of the table that nobody rearranges."""
        return is_fixed(self.draft, token)

    @property
    def must_lay(self) -> frozenset[int]:
        """The cards in the hand that have to be laid in this turn: freed jokers, a taken discard (RULES R11, R16)."""
        waiting = frozenset() if self.view.options.jokers_return else frozenset(waiting_jokers(self.draft))
        taken, opening = self.view.turn.taken, rules_of(self.view).takes_to_lay(self.view.options)
        if taken is None or not opening or self.view.turn.seat != self.seat:
            return waiting
        if any(self.draft.cards[token] is taken for token in self.draft.laid):
            return waiting
        same = [token for token in self.held if self.draft.cards[token] is taken]
        return waiting.union(sorted(same, key=self._new.__contains__)[-1:])

    @property
    def can_take(self) -> bool:
        """Whether the last discard may be taken now."""
        return Verb.DRAW in self._verbs and self.take_refusal() is None

    def take_refusal(self) -> IllegalAction | None:
        """Why the last discard may not be taken now, or None."""
        return rules_of(self.view).refusal(self.view, self.seat, Draw(from_discard=True))

    @property
    def has_tiles(self) -> bool:
        """Whether the game is played with tiles, and the hand is a rack."""
        return self.rack_columns > 0

    @property
    def rack_columns(self) -> int:
        """How many places a shelf of the rack has; 0 where the hand is held."""
        return self._order.columns

    def hand_slots(self, lifted: Sequence[int] = (), at: int | None = None, whole: bool = False) -> tuple[int, ...]:
        """The places of the hand, see `HandOrder.slots`; `whole`: as if nothing of it had been laid."""
        return self._order.slots(self._order.tokens if whole else self.held, lifted, at)

    @property
    def accepting(self) -> frozenset[int]:
        """The groups that are melds once the selection is added to them."""
        if self._accepting is None:
            free = (meld.number for meld in self.shown if meld.number not in self.locked)
            self._accepting = frozenset(filter(self._accepts, free))
        return self._accepting

    @property
    def selection_is_meld(self) -> bool:
        """Whether what is chosen would be a new meld."""
        fixed = any(map(self.is_fixed, self._selection))
        return len(self._selection) > 2 and not fixed and self.draft.is_meld(self._selection)

    @property
    def verdict(self) -> IllegalAction | None:
        """What is wrong with the draft as a laying, also in a rehearsal."""
        return verdict(self.draft) if self.rehearsing else self.draft.refusal()

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

    # details

    def _group_place(self, number: int) -> int:
        return self._places.index(number) if number in self._places else len(self._places) + number

    def _follow(self, old: Draft | None, draft: Draft, cause: Event | None) -> None:
        """Keep the places of the melds and the order of the hand from the old view as far as they go on."""
        numbers = list(range(len(draft.view.table)))
        hand = list(range(len(draft.table_tokens), len(draft.cards)))
        if old is None or self.succession is NOTHING:
            self._places = numbers
            self._order.deal(hand, draft.cards)
            self._new = self._changed_groups = frozenset()
            self.last_laying = None
            return
        heir = {origin: number for number, origin in self.succession.origins.items()}
        was_shown = [meld.number for meld in self.shown]
        kept = [heir[number] for number in was_shown if number in heir]
        self._places = kept + [number for number in numbers if number not in kept]
        into = {before: token for token, before in self.succession.came_from.items()}
        fresh = self._order.follow(into, hand)
        if isinstance(cause, Drew) and cause.seat == draft.seat:
            self._new = frozenset(fresh)
        elif isinstance(cause, (Laid, Passed, Discarded)) and cause.seat == draft.seat:
            self._new = frozenset()
        else:
            self._new = frozenset(into[token] for token in self._new if token in into)
        if isinstance(cause, Laid):
            others = cause.seat != draft.seat
            self._changed_groups = self.succession.changed if others else frozenset()
            self.last_laying = (
                Laying(cause.seat, old.view.table, cause.table, stay=draft.view.options.melds_stay) if others else None
            )
        else:
            self._changed_groups = frozenset(heir[number] for number in self._changed_groups if number in heir)

    def _still_chosen(self, chosen: tuple[int, ...]) -> tuple[int, ...]:
        """Cards of the hand stay chosen while others play."""
        into = {before: token for token, before in self.succession.came_from.items()}
        held = self.draft.layout.hand
        return tuple(into[token] for token in chosen if into.get(token) in held)

    def _admit(self) -> None:
        """A joker that came from the table has its place in the hand after the other cards."""
        self._order.kept += [token for token in waiting_jokers(self.draft) if token not in self._order.kept]

    def _refresh(self) -> None:
        draft, words = self.draft, self._words
        self.hand.show(
            [
                words.hand_row(token, draft.cards[token], token in self._new, token in self._selection)
                for token in self.held
            ]
        )
        laid = frozenset(draft.laid)
        changed, tiles = self._changed_groups, self.has_tiles
        locked = self.locked
        self.melds.show(
            [
                words.meld_row(
                    meld, laid, meld.number in changed, tiles, self.points(meld), meld.number in locked
                )
                for meld in self.shown
            ]
        )

    def _accepts(self, number: int) -> bool:
        group = self.draft.group(number)
        if not self._selection or set(self._selection) & set(group.tokens):
            return False
        if self.stays:
            return takes(self.draft, self._selection, number)
        return self.draft.is_meld(self.draft.order_after(self._selection, number))
