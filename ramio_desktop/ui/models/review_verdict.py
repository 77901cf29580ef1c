"""What the review says of a turn, in words: the banner's title and sentence, and what a try came to."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject

from ramio_desktop.model.chronicle import PlayedTurn
from ramio_desktop.model.options import has_tiles
from ramio_desktop.model.review import TurnReview
from ramio_desktop.ui.models.review import Mark, mark_of


@dataclass(frozen=True, slots=True)
class Verdict:
    """A title, a sentence, an icon, and a tone: accent, warn or plain."""

    title: str
    text: str
    icon: str
    tone: str = "plain"


class VerdictWords(QObject):
    """Finds the words; `own` says whether the person who reads played the turn."""

    def of(
        self, turn: PlayedTurn, review: TurnReview | None, name: str, own: bool, failed: bool = False
    ) -> Verdict:
        """What is known of the turn now."""
        if failed:
            return Verdict(self.tr("This turn could not be reviewed"), "", "minus")
        match mark_of(turn, review):
            case Mark.CLOSED:
                title = self.tr("You go out here") if own else self.tr("{name} goes out here").format(name=name)
                return Verdict(title, self.tr("Nothing better can be done."), "trophy", "accent")
            case Mark.UNKNOWN:
                text = self.tr("Only what you saw yourself can be reviewed.")
                return Verdict(self.tr("The hand of {name} is not known").format(name=name), text, "eye-off")
            case Mark.CLOSE if review is not None:
                title = self.tr("You could go out here") if own else self.tr("{name} could go out here")
                return Verdict(title.format(name=name), self._close(turn, review, own), "sparkles", "accent")
            case Mark.OPENING if review is not None:
                title = self.tr("You could open here") if own else self.tr("{name} could open here")
                text = self._could(turn, len(review.best))
                return Verdict(title.format(name=name), text, "lightbulb", "warn")
            case Mark.MORE if review is not None:
                return self._more(turn, review)
            case Mark.GOOD if review is not None:
                return self._good(turn, review)
            case Mark.UNPROVED:
                text = self.tr("The table is too large to be sure.")
                return Verdict(self.tr("Nothing better was found"), text, "circle-dashed")
        return Verdict(self.tr("Looking at this turn…"), "", "hourglass")

    def count(self, turn: PlayedTurn, cards: int) -> str:
        """How many were laid."""
        return self.tr("%n tile(s) laid", "", cards) if self._tiles(turn) else self.tr("%n card(s) laid", "", cards)

    def laid(self, turn: PlayedTurn, cards: int, left: int) -> str:
        """How many were laid, and how many stayed in the hand."""
        laid = self.count(turn, cards)
        if not left:
            return self.tr("{laid}, out").format(laid=laid)
        return self.tr("{laid}, {left} in hand").format(laid=laid, left=left)

    def best(self, turn: PlayedTurn, cards: int, closes: bool, points: int) -> str:
        """How many could be laid, and what would have stayed."""
        laid = self.count(turn, cards)
        if closes:
            return self.tr("{laid}, out").format(laid=laid)
        return self.tr("{laid}, %n point(s) left", "", points).format(laid=laid)

    def tried(self, turn: PlayedTurn, review: TurnReview, best: TurnReview) -> Verdict:
        """What a legal try came to, beside the best."""
        if not review.turn.left:
            return Verdict(self.tr("That is it: you are out!"), self.tr("Not a card is left."), "trophy", "accent")
        if best.closes:
            text = self._left(turn, len(review.turn.left))
            return Verdict(self.tr("Not yet: the whole hand can go"), text, "info", "warn")
        if review.missed:
            missing = self.tr("%n card(s) more can be laid", "", review.missed)
            if self._tiles(turn):
                missing = self.tr("%n tile(s) more can be laid", "", review.missed)
            return Verdict(missing, self._points(review), "info", "warn")
        if review.least < review.penalty:
            title = self.tr("As many, but fewer points can stay")
            return Verdict(title, self._points(review), "info", "warn")
        return Verdict(self.tr("That is the best there is"), self._points(review), "circle-check", "accent")

    def task(self, turn: PlayedTurn, review: TurnReview) -> str:
        """What is to be found."""
        if review.closes:
            return self.tr("Find how to go out")
        if self._tiles(turn):
            return self.tr("Find how to lay %n tile(s)", "", len(review.best))
        return self.tr("Find how to lay %n card(s)", "", len(review.best))

    def _close(self, turn: PlayedTurn, review: TurnReview, own: bool) -> str:
        held = len(turn.before.hands[turn.seat])
        if turn.before.options.melds_stay:
            whole = self.tr("The whole hand could go, the last card on the discards.")
        elif self._tiles(turn):
            whole = self.tr("All %n tile(s) on the rack could be laid.", "", held)
        else:
            whole = self.tr("All %n card(s) in hand could be laid.", "", held)
        laid = len(review.turn.laid)
        if own:
            played = self.tr("You laid %n.", "", laid) if laid else self.tr("You laid none.")
        else:
            played = self.tr("%n were laid.", "", laid) if laid else self.tr("None was laid.")
        return f"{whole} {played}"

    def _could(self, turn: PlayedTurn, count: int) -> str:
        if self._tiles(turn):
            return self.tr("%n tile(s) could be laid, none was.", "", count)
        return self.tr("%n card(s) could be laid, none was.", "", count)

    def _more(self, turn: PlayedTurn, review: TurnReview) -> Verdict:
        if not review.missed:
            return Verdict(self.tr("Fewer points could have stayed"), self._points(review), "lightbulb", "warn")
        title = self.tr("%n card(s) more could be laid", "", review.missed)
        if self._tiles(turn):
            title = self.tr("%n tile(s) more could be laid", "", review.missed)
        return Verdict(title, self._points(review), "lightbulb", "warn")

    def _good(self, turn: PlayedTurn, review: TurnReview) -> Verdict:
        proved = self.tr("That is proved.")
        if review.best:
            return Verdict(self.tr("Nothing better could be done"), proved, "check")
        if not turn.before.options.melds_stay:
            proved = self.tr("However the table is rearranged: that is proved.")
        return Verdict(self.tr("Nothing could be laid"), proved, "check")

    def _points(self, review: TurnReview) -> str:
        """What stayed in the hand, and what the best leaves."""
        if review.least >= review.penalty:
            return self.tr("%n point(s) stay in the hand.", "", review.penalty)
        left = self.tr("%n point(s) stay in the hand", "", review.penalty)
        return self.tr("{left}; with the best, {least}.").format(left=left, least=review.least)

    def _left(self, turn: PlayedTurn, count: int) -> str:
        if self._tiles(turn):
            return self.tr("%n tile(s) are left on the rack.", "", count)
        return self.tr("%n card(s) are left in the hand.", "", count)

    def _tiles(self, turn: PlayedTurn) -> bool:
        return has_tiles(turn.before.rules)
