"""The words of the game: cards, melds, refusals and unreadable text, as sentences in the player's language.

QtCore only, so that the command line can use them too. The English sources stand here; Italian is in
resources/translations. What is said is decided by a translator installed in the application, if any.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from ramio_desktop.model.actions import IllegalAction, Reason
from ramio_desktop.model.cards import HIDDEN, JOKER, Card, Rank, Suit
from ramio_desktop.model.melds import Kind, Meld
from ramio_desktop.model.notation import NotationError
from ramio_desktop.ui.noop import QT_TRANSLATE_NOOP
from ramio_desktop.ui.tile_words import REASONS, SHORT_REASONS, tile_meld_name, tile_name, tile_text

SUIT_SIGNS: Final = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}
MOST_CARDS: Final = 6
"""How many cards a sentence names before it says "and others"."""
MOST_CARDS_SHORT: Final = 3
CLIPPED: Final = 40
"""How many letters of somebody else's text are repeated in a message."""

_REASONS: Final = {
    Reason.HAND_OVER: QT_TRANSLATE_NOOP("Reason", "This hand is over."),
    Reason.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Reason", "It is another player's turn."),
    Reason.NO_SUCH_VERB: QT_TRANSLATE_NOOP("Reason", "This game has no such move."),
    Reason.DRAW_FIRST: QT_TRANSLATE_NOOP("Reason", "Every turn starts with a card from the stock: draw first."),
    Reason.ALREADY_DREW: QT_TRANSLATE_NOOP("Reason", "You have drawn in this turn: lay cards or pass."),
    Reason.STOCK_EMPTY: QT_TRANSLATE_NOOP("Reason", "The stock is empty: there is nothing to draw."),
    Reason.NO_PASS: QT_TRANSLATE_NOOP("Reason", "Nobody passes in this game: lay at least one card, or draw."),
    Reason.STOCK_LEFT: QT_TRANSLATE_NOOP("Reason", "One passes only when nothing is left to draw: lay, or draw."),
    Reason.NOT_HELD: QT_TRANSLATE_NOOP("Reason", "You do not hold {cards}."),
    Reason.TABLE_CARD_MISSING: QT_TRANSLATE_NOOP(
        "Reason", "What lies on the table stays there; missing: {cards}."
    ),
    Reason.JOKER_TAKEN: QT_TRANSLATE_NOOP("Reason", "A joker on the table may be moved, but never taken into a hand."),
    Reason.NO_HAND_CARD: QT_TRANSLATE_NOOP("Reason", "To lay, use at least one card of your hand."),
    Reason.MELD_TOO_SHORT: QT_TRANSLATE_NOOP("Reason", "A meld has at least three cards; this one: {cards}."),
    Reason.ONLY_JOKERS: QT_TRANSLATE_NOOP("Reason", "A meld needs at least one card that is not a joker."),
    Reason.RUN_WRAPS: QT_TRANSLATE_NOOP("Reason", "A run ends at the ace and does not go on with the two: {cards}."),
    Reason.RUN_GAP: QT_TRANSLATE_NOOP("Reason", "This run has a gap that no joker fills: {cards}."),
    Reason.RUN_TWICE: QT_TRANSLATE_NOOP("Reason", "A run holds each card once; twice here: {cards}."),
    Reason.SET_SAME_SUIT: QT_TRANSLATE_NOOP("Reason", "A set holds each suit once; twice here: {cards}."),
    Reason.SET_TOO_LARGE: QT_TRANSLATE_NOOP("Reason", "A set has four cards at most, jokers included: {cards}."),
    Reason.NOT_A_MELD: QT_TRANSLATE_NOOP("Reason", "These cards are neither a run nor a set: {cards}."),
    Reason.OPENING_RUN: QT_TRANSLATE_NOOP(
        "Reason",
        "Your first laying needs a clean run: three cards in line of one suit, from your hand, without a joker.",
    ),
    Reason.OPENING_POINTS: QT_TRANSLATE_NOOP("Reason", "Not enough points yet for your opening: {cards}."),
    Reason.OPENING_TABLE: QT_TRANSLATE_NOOP("Reason", "Before your opening the melds on the table stay as they are."),
    Reason.DRAW_AFTER_MOVES: QT_TRANSLATE_NOOP(
        "Reason", "Drawing ends your turn: first put the table back as it was."
    ),
    Reason.NO_DISCARDS: QT_TRANSLATE_NOOP("Reason", "There is no discard to take."),
    Reason.TAKE_DISCARD: QT_TRANSLATE_NOOP(
        "Reason", "The stock is used up and one discard is left: that is the card to take."
    ),
    Reason.DISCARD_UNUSABLE: QT_TRANSLATE_NOOP(
        "Reason", "You take the discard only if you lay it in this turn, and that cannot be done now."
    ),
    Reason.MUST_DISCARD: QT_TRANSLATE_NOOP("Reason", "A turn ends with a discard."),
    Reason.DREW_NOTHING: QT_TRANSLATE_NOOP(
        "Reason", "You found nothing to draw: nothing is discarded either. Lay cards, or pass."
    ),
    Reason.TAKEN_BACK: QT_TRANSLATE_NOOP(
        "Reason", "The card you took from the discards may not go back in the same turn: {cards}."
    ),
    Reason.TAKEN_TO_LAY: QT_TRANSLATE_NOOP(
        "Reason", "The card you took from the discards has to be laid in this turn: {cards}."
    ),
    Reason.TAKEN_IN_OPENING: QT_TRANSLATE_NOOP(
        "Reason", "The card you took from the discards belongs in one of the new melds you open with: {cards}."
    ),
    Reason.MELD_CHANGED: QT_TRANSLATE_NOOP(
        "Reason", "Melds on the table stay as they are; cards are only added: {cards}."
    ),
    Reason.TOO_MANY_JOKERS: QT_TRANSLATE_NOOP("Reason", "One joker a meld, no more: {cards}."),
    Reason.JOKER_MOVED: QT_TRANSLATE_NOOP(
        "Reason", "A joker on the table keeps the card it stands for: {cards}."
    ),
    Reason.JOKER_IN_SET: QT_TRANSLATE_NOOP(
        "Reason", "A joker leaves a set only when the set then has four cards: {cards}."
    ),
    Reason.JOKER_TO_LAY: QT_TRANSLATE_NOOP(
        "Reason", "A joker you free has to be laid at once, in another meld."
    ),
    Reason.JOKER_RETURNED: QT_TRANSLATE_NOOP(
        "Reason", "A joker you free may not go back to the meld it came from."
    ),
    Reason.JOKER_UNDECLARED: QT_TRANSLATE_NOOP("Reason", "Say which card the joker stands for: {cards}."),
    Reason.JOKER_DECLARED: QT_TRANSLATE_NOOP(
        "Reason", "In this game the joker of a set stands for any missing suit: {cards}."
    ),
    Reason.NOT_OPENED: QT_TRANSLATE_NOOP(
        "Reason", "Before your opening you lay new melds, and lay nothing off: {cards}."
    ),
    Reason.LAST_CARD: QT_TRANSLATE_NOOP("Reason", "Keep a card back: the last one is discarded."),
    Reason.FIRST_ROUND: QT_TRANSLATE_NOOP("Reason", "Nobody closes in hand in the first round."),
    Reason.FLUSH: QT_TRANSLATE_NOOP(
        "Reason", "A flush closes only all at once, with nothing laid before and one card left to discard."
    ),
    Reason.NO_REENTRY: QT_TRANSLATE_NOOP("Reason", "This player cannot come back into the match."),
    Reason.HAND_NOT_OVER: QT_TRANSLATE_NOOP("Reason", "This hand is not over yet."),
    Reason.MATCH_OVER: QT_TRANSLATE_NOOP("Reason", "The match is over."),
}

# One line under a meld: 40 letters at most.
_SHORT_REASONS: Final = {
    Reason.HAND_OVER: QT_TRANSLATE_NOOP("ShortReason", "the hand is over"),
    Reason.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("ShortReason", "not your turn"),
    Reason.NO_SUCH_VERB: QT_TRANSLATE_NOOP("ShortReason", "no such move here"),
    Reason.DRAW_FIRST: QT_TRANSLATE_NOOP("ShortReason", "draw first"),
    Reason.ALREADY_DREW: QT_TRANSLATE_NOOP("ShortReason", "already drawn"),
    Reason.STOCK_EMPTY: QT_TRANSLATE_NOOP("ShortReason", "the stock is empty"),
    Reason.NO_PASS: QT_TRANSLATE_NOOP("ShortReason", "lay or draw"),
    Reason.STOCK_LEFT: QT_TRANSLATE_NOOP("ShortReason", "no passing yet"),
    Reason.NOT_HELD: QT_TRANSLATE_NOOP("ShortReason", "not in your hand: {cards}"),
    Reason.TABLE_CARD_MISSING: QT_TRANSLATE_NOOP("ShortReason", "missing on the table: {cards}"),
    Reason.JOKER_TAKEN: QT_TRANSLATE_NOOP("ShortReason", "the joker stays on the table"),
    Reason.NO_HAND_CARD: QT_TRANSLATE_NOOP("ShortReason", "no card of your hand"),
    Reason.MELD_TOO_SHORT: QT_TRANSLATE_NOOP("ShortReason", "needs at least three cards"),
    Reason.ONLY_JOKERS: QT_TRANSLATE_NOOP("ShortReason", "only jokers"),
    Reason.RUN_WRAPS: QT_TRANSLATE_NOOP("ShortReason", "no run goes past the ace"),
    Reason.RUN_GAP: QT_TRANSLATE_NOOP("ShortReason", "a card is missing in the run"),
    Reason.RUN_TWICE: QT_TRANSLATE_NOOP("ShortReason", "twice: {cards}"),
    Reason.SET_SAME_SUIT: QT_TRANSLATE_NOOP("ShortReason", "same suit twice: {cards}"),
    Reason.SET_TOO_LARGE: QT_TRANSLATE_NOOP("ShortReason", "four cards at most in a set"),
    Reason.NOT_A_MELD: QT_TRANSLATE_NOOP("ShortReason", "neither run nor set"),
    Reason.OPENING_RUN: QT_TRANSLATE_NOOP("ShortReason", "a clean run of three is still missing"),
    Reason.OPENING_POINTS: QT_TRANSLATE_NOOP("ShortReason", "not enough points to open"),
    Reason.OPENING_TABLE: QT_TRANSLATE_NOOP("ShortReason", "not before your opening"),
    Reason.DRAW_AFTER_MOVES: QT_TRANSLATE_NOOP("ShortReason", "put the table back first"),
    Reason.NO_DISCARDS: QT_TRANSLATE_NOOP("ShortReason", "no discard there"),
    Reason.TAKE_DISCARD: QT_TRANSLATE_NOOP("ShortReason", "only the discard is left"),
    Reason.DISCARD_UNUSABLE: QT_TRANSLATE_NOOP("ShortReason", "cannot be laid in this turn"),
    Reason.MUST_DISCARD: QT_TRANSLATE_NOOP("ShortReason", "discard a card"),
    Reason.DREW_NOTHING: QT_TRANSLATE_NOOP("ShortReason", "nothing drawn, nothing discarded"),
    Reason.TAKEN_BACK: QT_TRANSLATE_NOOP("ShortReason", "just taken: {cards}"),
    Reason.TAKEN_TO_LAY: QT_TRANSLATE_NOOP("ShortReason", "to be laid: {cards}"),
    Reason.TAKEN_IN_OPENING: QT_TRANSLATE_NOOP("ShortReason", "belongs in the opening: {cards}"),
    Reason.MELD_CHANGED: QT_TRANSLATE_NOOP("ShortReason", "this meld stays as it is"),
    Reason.TOO_MANY_JOKERS: QT_TRANSLATE_NOOP("ShortReason", "one joker a meld"),
    Reason.JOKER_MOVED: QT_TRANSLATE_NOOP("ShortReason", "the joker keeps its card"),
    Reason.JOKER_IN_SET: QT_TRANSLATE_NOOP("ShortReason", "the set is not full yet"),
    Reason.JOKER_TO_LAY: QT_TRANSLATE_NOOP("ShortReason", "lay the joker elsewhere"),
    Reason.JOKER_RETURNED: QT_TRANSLATE_NOOP("ShortReason", "the joker goes elsewhere"),
    Reason.JOKER_UNDECLARED: QT_TRANSLATE_NOOP("ShortReason", "which card is the joker?"),
    Reason.JOKER_DECLARED: QT_TRANSLATE_NOOP("ShortReason", "this joker is any suit"),
    Reason.NOT_OPENED: QT_TRANSLATE_NOOP("ShortReason", "open first, with new melds"),
    Reason.LAST_CARD: QT_TRANSLATE_NOOP("ShortReason", "keep a card to discard"),
    Reason.FIRST_ROUND: QT_TRANSLATE_NOOP("ShortReason", "not in the first round"),
    Reason.FLUSH: QT_TRANSLATE_NOOP("ShortReason", "a flush closes all at once"),
    Reason.NO_REENTRY: QT_TRANSLATE_NOOP("ShortReason", "no coming back"),
    Reason.HAND_NOT_OVER: QT_TRANSLATE_NOOP("ShortReason", "the hand is not over"),
    Reason.MATCH_OVER: QT_TRANSLATE_NOOP("ShortReason", "the match is over"),
}

_RANKS: Final = {
    Rank.ACE: QT_TRANSLATE_NOOP("Rank", "ace"),
    Rank.TWO: QT_TRANSLATE_NOOP("Rank", "two"),
    Rank.THREE: QT_TRANSLATE_NOOP("Rank", "three"),
    Rank.FOUR: QT_TRANSLATE_NOOP("Rank", "four"),
    Rank.FIVE: QT_TRANSLATE_NOOP("Rank", "five"),
    Rank.SIX: QT_TRANSLATE_NOOP("Rank", "six"),
    Rank.SEVEN: QT_TRANSLATE_NOOP("Rank", "seven"),
    Rank.EIGHT: QT_TRANSLATE_NOOP("Rank", "eight"),
    Rank.NINE: QT_TRANSLATE_NOOP("Rank", "nine"),
    Rank.TEN: QT_TRANSLATE_NOOP("Rank", "ten"),
    Rank.JACK: QT_TRANSLATE_NOOP("Rank", "jack"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("Rank", "queen"),
    Rank.KING: QT_TRANSLATE_NOOP("Rank", "king"),
}

_MANY: Final = {
    Rank.ACE: QT_TRANSLATE_NOOP("Ranks", "aces"),
    Rank.TWO: QT_TRANSLATE_NOOP("Ranks", "twos"),
    Rank.THREE: QT_TRANSLATE_NOOP("Ranks", "threes"),
    Rank.FOUR: QT_TRANSLATE_NOOP("Ranks", "fours"),
    Rank.FIVE: QT_TRANSLATE_NOOP("Ranks", "fives"),
    Rank.SIX: QT_TRANSLATE_NOOP("Ranks", "sixes"),
    Rank.SEVEN: QT_TRANSLATE_NOOP("Ranks", "sevens"),
    Rank.EIGHT: QT_TRANSLATE_NOOP("Ranks", "eights"),
    Rank.NINE: QT_TRANSLATE_NOOP("Ranks", "nines"),
    Rank.TEN: QT_TRANSLATE_NOOP("Ranks", "tens"),
    Rank.JACK: QT_TRANSLATE_NOOP("Ranks", "jacks"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("Ranks", "queens"),
    Rank.KING: QT_TRANSLATE_NOOP("Ranks", "kings"),
}

# Whole words for both ends of a run: Italian joins the article to the preposition (dall'asso, dal due, dalla donna).
_FROM: Final = {
    Rank.ACE: QT_TRANSLATE_NOOP("From", "from the ace"),
    Rank.TWO: QT_TRANSLATE_NOOP("From", "from the two"),
    Rank.THREE: QT_TRANSLATE_NOOP("From", "from the three"),
    Rank.FOUR: QT_TRANSLATE_NOOP("From", "from the four"),
    Rank.FIVE: QT_TRANSLATE_NOOP("From", "from the five"),
    Rank.SIX: QT_TRANSLATE_NOOP("From", "from the six"),
    Rank.SEVEN: QT_TRANSLATE_NOOP("From", "from the seven"),
    Rank.EIGHT: QT_TRANSLATE_NOOP("From", "from the eight"),
    Rank.NINE: QT_TRANSLATE_NOOP("From", "from the nine"),
    Rank.TEN: QT_TRANSLATE_NOOP("From", "from the ten"),
    Rank.JACK: QT_TRANSLATE_NOOP("From", "from the jack"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("From", "from the queen"),
}

_TO: Final = {
    Rank.THREE: QT_TRANSLATE_NOOP("To", "to the three"),
    Rank.FOUR: QT_TRANSLATE_NOOP("To", "to the four"),
    Rank.FIVE: QT_TRANSLATE_NOOP("To", "to the five"),
    Rank.SIX: QT_TRANSLATE_NOOP("To", "to the six"),
    Rank.SEVEN: QT_TRANSLATE_NOOP("To", "to the seven"),
    Rank.EIGHT: QT_TRANSLATE_NOOP("To", "to the eight"),
    Rank.NINE: QT_TRANSLATE_NOOP("To", "to the nine"),
    Rank.TEN: QT_TRANSLATE_NOOP("To", "to the ten"),
    Rank.JACK: QT_TRANSLATE_NOOP("To", "to the jack"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("To", "to the queen"),
    Rank.KING: QT_TRANSLATE_NOOP("To", "to the king"),
    Rank.ACE: QT_TRANSLATE_NOOP("To", "to the ace"),
}

_SUITS: Final = {
    Suit.CLUBS: QT_TRANSLATE_NOOP("Suit", "clubs"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("Suit", "diamonds"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("Suit", "hearts"),
    Suit.SPADES: QT_TRANSLATE_NOOP("Suit", "spades"),
}

NOTATION_MESSAGES: Final = (
    QT_TRANSLATE_NOOP("Notation", "no such card"),
    QT_TRANSLATE_NOOP("Notation", "cards expected"),
    QT_TRANSLATE_NOOP("Notation", "a card expected"),
    QT_TRANSLATE_NOOP("Notation", "a meld expected"),
    QT_TRANSLATE_NOOP("Notation", "a number expected"),
    QT_TRANSLATE_NOOP("Notation", "an action expected"),
    QT_TRANSLATE_NOOP("Notation", "no such action"),
    QT_TRANSLATE_NOOP("Notation", "no such event"),
    QT_TRANSLATE_NOOP("Notation", "a position expected"),
    QT_TRANSLATE_NOOP("Notation", "key=value expected"),
    QT_TRANSLATE_NOOP("Notation", "no such key"),
    QT_TRANSLATE_NOOP("Notation", "this key stands twice"),
    QT_TRANSLATE_NOOP("Notation", "the field {name} is missing"),
    QT_TRANSLATE_NOOP("Notation", "at most {most} hands"),
    QT_TRANSLATE_NOOP("Notation", "this game is played with tiles"),
    QT_TRANSLATE_NOOP("Notation", "this game is played with cards"),
    QT_TRANSLATE_NOOP("Notation", "a table has no hidden cards"),
    QT_TRANSLATE_NOOP("Notation", "SEAT:PHASE expected, the phase being one of {phases}"),
    QT_TRANSLATE_NOOP("Notation", "there is no such seat"),
    QT_TRANSLATE_NOOP("Notation", "a number for each seat expected"),
    QT_TRANSLATE_NOOP("Notation", "a seat for each meld expected"),
    QT_TRANSLATE_NOOP("Notation", "unknown game {name}"),
    QT_TRANSLATE_NOOP("Notation", "the options need a closing bracket"),
    QT_TRANSLATE_NOOP("Notation", "option {entry} is not of the form name=value, or stands twice"),
    QT_TRANSLATE_NOOP("Notation", "unknown option {key}"),
    QT_TRANSLATE_NOOP("Notation", "option {key} takes a number from {least} to {most}"),
    QT_TRANSLATE_NOOP("Notation", "option {key} is one of {choices}"),
    QT_TRANSLATE_NOOP("Notation", "these options exclude each other: {fields}"),
)
"""Every message a NotationError can have (a test reads them out of the notation's source)."""

FIELDS: Final = (
    QT_TRANSLATE_NOOP("Field", "TABLE"),
    QT_TRANSLATE_NOOP("Field", "HANDS"),
    QT_TRANSLATE_NOOP("Field", "STOCK"),
    QT_TRANSLATE_NOOP("Field", "DISCARD"),
    QT_TRANSLATE_NOOP("Field", "SEAT:PHASE"),
)
"""The parts of a position that may be missing, as its notation calls them."""


def card_text(card: Card) -> str:
    """The card in a few letters: `7♥`, `10♠`, `JK` for a joker; a tile is its number and the shape of its colour."""
    if card is JOKER:
        return "JK"
    if card.is_tile:
        return tile_text(card)
    if not card.is_natural:
        return card.text
    rank = "10" if card.rank is Rank.TEN else card.text[0]
    return rank + SUIT_SIGNS[card.suit]


def cards_text(cards: Iterable[Card], most: int = MOST_CARDS) -> str:
    """The first `most` cards in a few letters each, the rest as dots: `4♥ 5♥ 6♥ …`."""
    shown = [card_text(card) for card in cards]
    return " ".join(shown[:most] + ["…"] * (len(shown) > most))


def card_name(card: Card, stands_for: Card | None = None) -> str:
    """The card in words, for those who hear it; for a joker `stands_for` is what it stands for."""
    if card is HIDDEN:
        return QCoreApplication.translate("Card", "face-down card")
    if card.is_tile:
        return tile_name(card)
    if card is not JOKER:
        return QCoreApplication.translate("Card", "{rank} of {suit}").format(
            rank=_said("Rank", _RANKS[card.rank]), suit=_said("Suit", _SUITS[card.suit])
        )
    if stands_for is None or stands_for is JOKER:
        return QCoreApplication.translate("Card", "joker")
    return QCoreApplication.translate("Card", "joker as {card}").format(card=card_name(stands_for))


def meld_name(meld: Meld) -> str:
    """The meld as one phrase: run of hearts from the four to the six; three kings; or the cards of a loose group."""
    jokers = sum(card is JOKER for card in meld.cards)
    kind = meld.kind
    if kind is Kind.LOOSE:
        cards = ", ".join(map(card_name, meld.cards, meld.stands_for))
        return QCoreApplication.translate("Meld", "not a meld: {cards}").format(cards=cards)
    first, last = meld.stands_for[0], meld.stands_for[-1]
    if any(card.is_tile for card in meld.cards):
        name = tile_meld_name(meld)
    elif kind is Kind.RUN:
        name = QCoreApplication.translate("Meld", "run of {suit} {low} {high}").format(
            suit=_said("Suit", _SUITS[first.suit]),
            low=_said("From", _FROM[first.rank]),
            high=_said("To", _TO[last.rank]),
        )
    elif len(meld) == 3:
        name = QCoreApplication.translate("Meld", "three {ranks}").format(ranks=_said("Ranks", _MANY[_rank(meld)]))
    else:
        name = QCoreApplication.translate("Meld", "four {ranks}").format(ranks=_said("Ranks", _MANY[_rank(meld)]))
    # Not a counted text of Qt: its tool finds those in `tr` only, and a QObject for one phrase is too much.
    if jokers == 1:
        name += ", " + QCoreApplication.translate("Meld", "one joker among them")
    elif jokers:
        name += ", " + QCoreApplication.translate("Meld", "{number} jokers among them").format(number=jokers)
    return name


def reason_text(refusal: IllegalAction, tiles: bool = False) -> str:
    """Why an action is refused, as a sentence; `tiles` where the game is played with them."""
    if tiles and refusal.reason in REASONS:
        sentence = _said("TileReason", REASONS[refusal.reason])
    else:
        sentence = _said("Reason", _REASONS[refusal.reason])
    return sentence.format(cards=cards_text(refusal.cards))


def short_reason(refusal: IllegalAction, tiles: bool = False) -> str:
    """Why a meld or a laying is refused, in 40 letters at most: the line under a meld."""
    if tiles and refusal.reason in SHORT_REASONS:
        line = _said("ShortTileReason", SHORT_REASONS[refusal.reason])
    else:
        line = _said("ShortReason", _SHORT_REASONS[refusal.reason])
    return line.format(cards=cards_text(refusal.cards, MOST_CARDS_SHORT))


def notation_text(error: NotationError) -> str:
    """What is wrong with a text, and where: one line."""
    values = {name: clipped(str(value)) for name, value in error.values.items()}
    if values.get("name") in FIELDS:
        values["name"] = _said("Field", values["name"])
    message = _said("Notation", error.template).format(**values)
    found = error.text[error.column : error.column + 20]
    if not error.text[error.column :].strip():
        return QCoreApplication.translate("Notation", "{message} at the end of the text").format(message=message)
    return QCoreApplication.translate("Notation", "{message} at character {number}: “{found}”").format(
        message=message, number=error.column + 1, found=clipped(found)
    )


def clipped(text: str) -> str:
    """Somebody else's text made fit for one line: its beginning, and no signs that cannot be printed."""
    line = "".join(sign if sign.isprintable() else "�" for sign in text[:CLIPPED])
    return line + "…" * (len(text) > CLIPPED)


def _rank(meld: Meld) -> Rank:
    return next(card.rank for card, shown in zip(meld.cards, meld.stands_for) if card is shown and card is not JOKER)


def _said(context: str, source: str) -> str:
    return QCoreApplication.translate(context, source)
