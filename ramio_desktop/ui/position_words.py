"""Words about positions: why a pasted one cannot be played with, why one makes no puzzle, and what a solver says."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ramio_desktop.model.actions import IllegalAction
from ramio_desktop.model.hint import Found
from ramio_desktop.model.notation import NotationError
from ramio_desktop.model.options import has_tiles
from ramio_desktop.model.pasting import Unfit, UnfitPosition
from ramio_desktop.model.puzzles.own import NoPuzzle
from ramio_desktop.model.review import Better
from ramio_desktop.model.state import State
from ramio_desktop.ui.texts import card_text, cards_text, notation_text, reason_text


MOST_NAMED = 13
"""So many cards are named."""


class PositionWords(QObject):
    """Finds the sentences."""

    def unfit(self, error: NotationError | UnfitPosition) -> str:
        """Why a pasted text is no position to play with."""
        if isinstance(error, NotationError):
            return notation_text(error)
        cards = cards_text(error.cards)
        return {
            Unfit.TOO_LONG: self.tr("The text is too long for a position."),
            Unfit.NO_GAME: self.tr("This game cannot be played here yet."),
            Unfit.NOT_IN_DECK: self.tr("More cards than the deck has: {cards}.").format(cards=cards),
            Unfit.NO_MELD: self.tr("This lies on the table and is no meld: {cards}.").format(cards=cards),
            Unfit.HIDDEN_HAND: self.tr("The hand of the player in turn is hidden."),
            Unfit.NO_HAND: self.tr("The player in turn holds no card."),
            Unfit.NO_LAYING: self.tr("Nothing can be laid in this position, whatever one holds."),
        }[error.why]

    def no_puzzle(self, why: NoPuzzle) -> str:
        """Why a position makes no puzzle."""
        return {
            NoPuzzle.OTHER_GAME: self.tr("Puzzles are made of positions of Machiavelli."),
            NoPuzzle.NO_HAND: self.tr("There is no card in the hand to lay."),
            NoPuzzle.JOKER: self.tr("A puzzle has no joker in the hand."),
            NoPuzzle.NOT_WHOLE: self.tr("The whole hand cannot be laid: that is proved."),
            NoPuzzle.UNSURE: self.tr("Whether the whole hand can be laid was not found out: the table is too large."),
            NoPuzzle.BAD_TABLE: self.tr("The table is no table of Machiavelli."),
        }[why]

    def best(self, state: State, better: Better) -> str:
        """What the exact solver says of a position, without the way."""
        hint = better.hint
        stays = state.options.melds_stay
        if hint.found is Found.NO:
            if better.discard is not None:
                text = self.tr("Nothing can be laid, that is proved. Discard {card}: the fewest points stay.")
                return text.format(card=card_text(better.discard))
            return self.tr("Nothing can be laid: that is proved.")
        if hint.found is Found.UNKNOWN:
            return self.tr("Nothing was found, but the table is too large to be sure.")
        count, held = len(hint.cards), len(state.hands[state.turn.seat])
        cards = cards_text(hint.cards, MOST_NAMED)
        if count == held or stays and better.discard is not None and count + 1 == held:
            return self.tr("The whole hand can be laid: {cards}").format(cards=cards)
        said = self.tr("%n card(s) can be laid", "", count)
        if has_tiles(state.rules):
            said = self.tr("%n tile(s) can be laid", "", count)
        proved = self.tr("more is not possible, that is proved") if hint.best else self.tr("more was not found")
        return self.tr("{what}, {proved}: {cards}").format(what=said, proved=proved, cards=cards)

    def verdict(self, state: State, refusal: IllegalAction | None) -> tuple[str, str]:
        """Whether a move is legal, in a title, and by which rule not, in a sentence."""
        if refusal is None:
            return self.tr("The move is legal"), self.tr("By the rules of this game it may be played so.")
        return self.tr("The move is not legal"), reason_text(refusal, has_tiles(state.rules))
