"""What a seat may ask for, and the refusal it gets when the rules say no."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .cards import Card
from .melds import Table


class Verb(Enum):
    """The kinds of action, as the text notation writes them."""

    DRAW = "draw"
    LAY = "lay"
    DISCARD = "discard"
    PASS = "pass"
    BET = "bet"
    FOLD = "fold"


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the top of the stock, or of the discards."""

    from_discard: bool = False


@dataclass(frozen=True, slots=True)
class Lay:
    """The whole table as it shall be after the move: meld, lay-off, swap and rearrangement are one verb (DESIGN §1)."""

    table: Table


@dataclass(frozen=True, slots=True)
class Discard:
    """End the turn by putting a card on the discards."""

    card: Card


@dataclass(frozen=True, slots=True)
class Pass:
    """End the turn without laying."""


@dataclass(frozen=True, slots=True)
class Bet:
    """Set one's stake of this hand."""

    stake: int


@dataclass(frozen=True, slots=True)
class Fold:
    """Leave the hand."""


@dataclass(frozen=True, slots=True)
class NextHand:
    """Deal the next hand of the match; only the authority asks for it."""


@dataclass(frozen=True, slots=True)
class NewMatch:
    """Start again with all scores at zero; only the authority asks for it."""


@dataclass(frozen=True, slots=True)
class Reenter:
    """A seat that is out comes back (RULES R24); only the authority asks for it."""

    seat: int


@dataclass(frozen=True, slots=True)
class StopHand:
    """End a hand that nobody can close any more as a void one (RULES R21, D9); only the authority asks for it."""


Action = Draw | Lay | Discard | Pass | Bet | Fold
Order = NextHand | NewMatch | Reenter | StopHand
"""What only the authority asks for."""


class Reason(Enum):
    """Why an action is refused; the names are stable, the interface has the words for them."""

    HAND_OVER = "hand_over"
    NOT_YOUR_TURN = "not_your_turn"
    NO_SUCH_VERB = "no_such_verb"
    DRAW_FIRST = "draw_first"
    ALREADY_DREW = "already_drew"
    STOCK_EMPTY = "stock_empty"
    NO_PASS = "no_pass"
    STOCK_LEFT = "stock_left"
    NOT_HELD = "not_held"
    TABLE_CARD_MISSING = "table_card_missing"
    JOKER_TAKEN = "joker_taken"
    NO_HAND_CARD = "no_hand_card"
    MELD_TOO_SHORT = "meld_too_short"
    ONLY_JOKERS = "only_jokers"
    RUN_WRAPS = "run_wraps"
    RUN_GAP = "run_gap"
    RUN_TWICE = "run_twice"
    SET_SAME_SUIT = "set_same_suit"
    SET_TOO_LARGE = "set_too_large"
    NOT_A_MELD = "not_a_meld"
    OPENING_RUN = "opening_run"
    OPENING_POINTS = "opening_points"
    OPENING_TABLE = "opening_table"
    DRAW_AFTER_MOVES = "draw_after_moves"
    NO_DISCARDS = "no_discards"
    TAKE_DISCARD = "take_discard"
    DISCARD_UNUSABLE = "discard_unusable"
    MUST_DISCARD = "must_discard"
    DREW_NOTHING = "drew_nothing"
    TAKEN_BACK = "taken_back"
    TAKEN_TO_LAY = "taken_to_lay"
    TAKEN_IN_OPENING = "taken_in_opening"
    MELD_CHANGED = "meld_changed"
    TOO_MANY_JOKERS = "too_many_jokers"
    JOKER_MOVED = "joker_moved"
    JOKER_IN_SET = "joker_in_set"
    JOKER_TO_LAY = "joker_to_lay"
    JOKER_RETURNED = "joker_returned"
    JOKER_UNDECLARED = "joker_undeclared"
    JOKER_DECLARED = "joker_declared"
    NOT_OPENED = "not_opened"
    LAST_CARD = "last_card"
    FIRST_ROUND = "first_round"
    FLUSH = "flush"
    NO_REENTRY = "no_reentry"
    HAND_NOT_OVER = "hand_not_over"
    MATCH_OVER = "match_over"


class IllegalAction(Exception):
    """A refusal: the reason, and the cards it is about (never a card the seat may not know)."""

    def __init__(self, reason: Reason, cards: tuple[Card, ...] = ()) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.cards = cards

    def __eq__(self, other: object) -> bool:
        return isinstance(other, IllegalAction) and (self.reason, self.cards) == (other.reason, other.cards)

    def __hash__(self) -> int:
        return hash((self.reason, self.cards))
