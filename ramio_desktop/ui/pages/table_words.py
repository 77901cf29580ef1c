"""What the status line of the table says: always what is due, or what is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from PySide6.QtCore import QObject

from ramio_desktop.model.actions import IllegalAction, Reason, Verb
from ramio_desktop.model.draft import Draft, DraftMeld
from ramio_desktop.model.rules import rules_of
from ramio_desktop.ui.models.mending import Mend, Way, mend
from ramio_desktop.ui.models.shown import MOST_GHOSTS
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.model.options import has_tiles
from ramio_desktop.ui.texts import card_text, cards_text, reason_text, short_reason
from ramio_desktop.ui.widgets.status_line import Progress, Tone


@dataclass(frozen=True)
class Words:
    """A sentence for the status line, with its icon and how urgent it is."""

    text: str
    icon: str = "info"
    tone: Tone = Tone.PLAIN
    progress: Progress | None = None
    short: str = ""
    """The same for a line without room for the text."""

    def after(self, before: str, short: str = "") -> Words:
        """With a sentence before, which matters more: what is due is said in short then, or left to the buttons."""
        return replace(self, text=f"{before} {self.short or self.text}", short=short or before)


class TurnWords(Protocol):
    """Whoever finds the sentence for a position and what the person has moved in it."""

    def of(self, turn: TurnModel, names: Sequence[str]) -> Words:
        """What the person at this seat is told now; `names` by seat."""

    def refused(self, refusal: IllegalAction, draft: Draft, progress: Progress | None = None) -> Words:
        """The first thing that is wrong, and what would mend it."""


class TableWords(QObject):
    """Finds the sentence for a position and what the person has moved in it."""

    def of(self, turn: TurnModel, names: Sequence[str]) -> Words:
        """What the person at this seat is told now; `names` by seat."""
        draft, view, seat = turn.draft, turn.view, turn.seat
        if view.is_over:
            return Words(self.tr("The hand is over"), "flag")
        if turn.rehearsing:
            return self._rehearsing(turn)
        if view.turn.seat != seat:
            name = names[view.turn.seat]
            text = self.tr("{name} is playing – meanwhile you can rehearse your moves").format(name=name)
            return Words(text, "hourglass", short=self.tr("{name} is playing").format(name=name))
        verbs = rules_of(view).verbs(view, seat)
        if Verb.LAY not in verbs:
            return Words(self.tr("Your turn: draw a card from the stock"), "arrow-down-to-line", Tone.DUE)
        if draft.is_changed:
            return self._moving(draft)
        return self._waiting(draft, verbs)

    def refused(self, refusal: IllegalAction, draft: Draft, progress: Progress | None = None) -> Words:
        """The first thing that is wrong, and the card or the move that would mend it; no card laid yet is no fault."""
        tiles = has_tiles(draft.view.rules)
        if refusal.reason is Reason.NO_HAND_CARD:
            return Words(reason_text(refusal, tiles), "info", Tone.PLAIN, progress, short_reason(refusal, tiles))
        if refusal.reason is Reason.OPENING_POINTS and (found := self._points(draft)) is not None:
            missing = found[1] - found[0]
            text = self.tr("%n point(s) missing, with tiles of your own only", "", missing)
            return Words(text, "info", Tone.PLAIN, progress, self.tr("%n point(s) missing", "", missing))
        meld = next((meld for meld in draft.melds if meld.refusal == refusal), None)
        text = reason_text(refusal, tiles) if meld is None else self.fault(draft, meld)
        return Words(text, "triangle-alert", Tone.WRONG, progress, short_reason(refusal, tiles))

    def fault(self, draft: Draft, meld: DraftMeld) -> str:
        """What is wrong with a group: its cards, the rule or the cards it needs, and one move that mends it."""
        assert meld.refusal is not None
        needed = rules_of(draft.view).grammar(draft.view.options).mending_cards(meld.meld)
        head = reason_text(meld.refusal, has_tiles(draft.view.rules)).rstrip(".")
        if 0 < len(needed) <= MOST_GHOSTS:
            cards = cards_text(meld.meld.cards)
            one, other = card_text(needed[0]), card_text(needed[-1])
            if len(needed) == 1:
                head = self.tr("{cards} needs {card}").format(cards=cards, card=one)
            else:
                head = self.tr("{cards} needs {one} or {other}").format(cards=cards, one=one, other=other)
        found = mend(draft, meld.number)
        return head if found is None else f"{head} – {self._mend(found, has_tiles(draft.view.rules))}"

    def _mend(self, found: Mend, tiles: bool) -> str:
        cards, other = cards_text(found.cards), cards_text(found.other)
        match found.way:
            case Way.HAND if tiles:
                return self.tr("{card} is on your rack").format(card=cards)
            case Way.HAND:
                return self.tr("you hold {card}").format(card=cards)
            case Way.MELD if found.cards == found.other:
                return self.tr("{card} lies by itself on the table").format(card=cards)
            case Way.MELD:
                return self.tr("{card} can come from {meld}").format(card=cards, meld=other)
            case Way.JOIN:
                return self.tr("it fits on {meld}").format(meld=other)
            case Way.AWAY:
                return self.tr("{card} fits on {meld}").format(card=cards, meld=other)
        return self.tr("take {card} back").format(card=cards)

    def _rehearsing(self, turn: TurnModel) -> Words:
        draft, refusal = turn.draft, turn.verdict
        if not draft.is_changed:
            text = self.tr("Rehearsal: move cards as you like, nobody else sees it")
            if turn.has_tiles:
                text = self.tr("Rehearsal: move tiles as you like, nobody else sees it")
            return Words(text, "wand-sparkles")
        if refusal is not None:
            return self.refused(refusal, draft, self._progress(draft))
        text = self.tr("Rehearsal: this could be laid, %n card(s)", "", len(draft.laid))
        if turn.has_tiles:
            text = self.tr("Rehearsal: this could be laid, %n tile(s)", "", len(draft.laid))
        return Words(text, "wand-sparkles", Tone.PLAIN, self._progress(draft))

    def _waiting(self, draft: Draft, verbs: frozenset[Verb]) -> Words:
        view = draft.view
        if has_tiles(view.rules):
            return self._waiting_with_tiles(draft, verbs)
        if not view.stock and Verb.DRAW not in verbs:
            text = self.tr("The stock is empty: this is the last turn of the hand")
            return Words(text, "triangle-alert", Tone.DUE, short=self.tr("The stock is empty: your last turn"))
        if rules_of(view).opening_progress(view, draft.seat, view.table) is not None:
            text = self.tr("To open: three cards in a row of one suit, no joker, from your hand")
            return Words(text, "info", Tone.DUE, short=self.tr("To open: three in a row, no joker"))
        if Verb.DRAW in verbs:
            text = self.tr("Your turn: lay cards, or draw one to end the turn")
            return Words(text, "info", Tone.DUE, short=self.tr("Lay cards, or draw one"))
        return Words(self.tr("Lay cards, or pass"), "info", Tone.DUE)

    def _waiting_with_tiles(self, draft: Draft, verbs: frozenset[Verb]) -> Words:
        view = draft.view
        opening = rules_of(view).opening(view, draft.seat)
        if Verb.DRAW not in verbs:
            text = self.tr("The reserve is empty: lay tiles, or pass")
            return Words(text, "triangle-alert", Tone.DUE, self._progress(draft), self.tr("Lay tiles, or pass"))
        if opening is not None:
            text = self.tr("To open: {n} points in new melds of your own tiles; or draw").format(n=opening.points)
            short = self.tr("To open: {n} points of your own").format(n=opening.points)
            return Words(text, "info", Tone.DUE, short=short)
        text = self.tr("Your turn: lay tiles, or draw one to end the turn")
        return Words(text, "info", Tone.DUE, short=self.tr("Lay tiles, or draw one"))

    def _moving(self, draft: Draft) -> Words:
        tiles = has_tiles(draft.view.rules)
        progress = self._progress(draft)
        refusal = draft.refusal()
        if refusal is not None:
            return self.refused(refusal, draft, progress)
        if not draft.layout.hand:
            text = self.tr("Your last card: confirm, and you go out")
            if tiles:
                text = self.tr("Your last tile: confirm, and you win the hand")
            return Words(text, "circle-check", Tone.DUE, progress, self.tr("Confirm: you go out"))
        text = self.tr("%n card(s) laid: confirm when you are done", "", len(draft.laid))
        if tiles:
            text = self.tr("%n tile(s) laid: confirm when you are done", "", len(draft.laid))
        return Words(text, "circle-check", Tone.DUE, progress, self.tr("Confirm when you are done"))

    def _points(self, draft: Draft) -> tuple[int, int] | None:
        return rules_of(draft.view).opening_progress(draft.view, draft.seat, draft.table)

    def _progress(self, draft: Draft) -> Progress | None:
        found = self._points(draft)
        if found is None:
            return None
        have, need = found
        word = self.tr("Opening") if has_tiles(draft.view.rules) else self.tr("Clean run")
        return Progress(word, have / need, self.tr("{have} of {need}").format(have=have, need=need))
