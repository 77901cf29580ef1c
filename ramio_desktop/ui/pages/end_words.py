"""How a hand ended, in words: who closed it and how, and what the others were caught with."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ramio_desktop.model.cards import JOKER, hand
from ramio_desktop.model.match import MatchForm
from ramio_desktop.model.melds import Kind, Meld
from ramio_desktop.model.options import has_tiles
from ramio_desktop.model.rules import rules_of
from ramio_desktop.ui.models.score import HandResult
from ramio_desktop.ui.panels.hand_end import Caught, Ended
from ramio_desktop.ui.session import Session
from ramio_desktop.ui.texts import card_name, meld_name


class EndWords(QObject):
    """The words about the last hand of one table, in the language of now."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._tiles = has_tiles(session.view.rules)

    def of(self, last: HandResult, form: MatchForm, patterns: list[int]) -> Ended:
        """The end of that hand; `patterns` are the players' pictures."""
        view, names, closer = self._session.view, self._session.names, last.closer
        melds = list(range(len(view.table)))
        if view.options.melds_stay and closer is not None:
            # Who has laid off everything has no meld of his own; then it is the table that closed the hand.
            melds = [i for i in melds if view.owner(i) == closer] or melds
        table = tuple(tuple(card.text for card in view.table[i].cards) for i in melds)
        count = sum(map(len, table))
        text = self.tr("%n tile(s) on the table", "", count) if self._tiles else self.tr(
            "%n card(s) on the table", "", count
        )
        title, line = self._said(last, form, text)
        if view.options.melds_stay:
            text = "; ".join(self._named(view.table[i]) for i in melds)
        caught = [
            self._caught(seat, last, form)
            for seat in range(len(names))
            if seat != closer and seat < len(last.left) and seat not in last.before
        ]
        return Ended(
            title, line, None if closer is None else patterns[closer], table, text, tuple(caught),
            self.tr("on the rack") if self._tiles else self.tr("in hand"),
            "" if last.discard is None else last.discard.text, self.tr("Last discard"), self._values(),
        )  # fmt: skip

    def _said(self, last: HandResult, form: MatchForm, table: str) -> tuple[str, str]:
        if last.closer is None:
            if self._tiles:
                return self.tr("Everybody has passed"), self.tr("The reserve is empty. {table}").format(table=table)
            if last.is_void and form.target is not None:
                return self.tr("Void hand"), self.tr("Nobody goes out: no points.")
            return self.tr("Nobody goes out"), self.tr("The stock ran out. {table}").format(table=table)
        title = self.tr("{name} goes out in hand") if last.in_hand else self.tr("{name} goes out")
        title = title.format(name=self._session.names[last.closer])
        if not self._session.view.options.melds_stay:
            return title, table
        parts = []
        if form.highest:
            parts.append(self.tr("%n point(s): what the others still held", "", last.points[last.closer]))
        if last.in_hand:
            double = self.tr("the points count double") if form.highest else self.tr("the others' points double")
            parts.append(double)
        if any(self._is_flush(meld) for meld in self._session.view.table):
            parts.append(self.tr("all of one suit"))
        if last.discard is None:
            parts.append(self.tr("without a last discard"))
        line = ", ".join(parts or [self.tr("no points for whoever goes out")])
        return title, line[:1].upper() + line[1:]

    @staticmethod
    def _is_flush(meld: Meld) -> bool:
        """Whether these cards closed the hand for their suit alone (RULES R19)."""
        return meld.kind is Kind.LOOSE

    def _named(self, meld: Meld) -> str:
        return ", ".join(map(card_name, meld.cards)) if self._is_flush(meld) else meld_name(meld)

    def _caught(self, seat: int, last: HandResult, form: MatchForm) -> Caught:
        name = self._session.names[seat]
        view = self._session.view
        cards = hand(last.left[seat])
        said = ", ".join(card_name(card) for card in cards)
        held = rules_of(view).penalties(view.options).total(cards)
        gain, sum_ = "", ""
        if self._tiles or form.highest:
            gain = str(held)
        elif form.target is not None:
            gain = f"+{last.points[seat]}"
            sum_ = f"{held} × {form.factor}" if last.in_hand and held else ""
        sentence = self.tr("{name} still held {cards}. {gain}").format(name=name, cards=said, gain=gain)
        return Caught(name, tuple(card.text for card in cards), gain, sentence, sum_)

    def _values(self) -> str:
        """What cards count (RULES M13, R22, D7); nothing where it is said elsewhere or does not matter."""
        view = self._session.view
        if not view.options.melds_stay:
            return ""
        costs, deck = rules_of(view).penalties(view.options), rules_of(view).deck(view.options)
        text = self.tr("Ace {ace}, court cards {court}, joker {joker}")
        if JOKER not in deck:
            text = self.tr("Ace {ace}, court cards {court}")
        return text.format(ace=costs.ace, court=costs.most, joker=costs.joker)
