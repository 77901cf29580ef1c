"""Between two hands and at the end of a match: the score sheet, how the hand ended, and what comes next."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ramio_desktop.model.cards import hand
from ramio_desktop.model.options import MachiavelliOptions
from ramio_desktop.model.rules import rules_of
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.score import HandResult, ScoreSheet, ScoreTable
from ramio_desktop.ui.pages.page import Page
from ramio_desktop.ui.panels.hand_end import Caught, HandEnd
from ramio_desktop.ui.panels.score_view import ScoreView, TargetRow
from ramio_desktop.model.options import has_tiles
from ramio_desktop.ui.session import Session
from ramio_desktop.ui.texts import card_name
from ramio_desktop.ui.widgets.avatar import avatars_of
from ramio_desktop.ui.widgets.buttons import Button, Grade, Kind
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.labels import ElidedLabel, label
from ramio_desktop.ui.widgets.panels import Panel


class ScorePage(Page):
    """Shows the session's match as it stands; `refresh` after each hand. Accent: the next hand, or the rematch."""

    nextHand = Signal()
    newMatch = Signal()
    reviewWanted = Signal()
    codeWanted = Signal(str)
    """The code of the deal is to be copied."""

    def __init__(self, look: Look, session: Session, felt: Felt, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setObjectName("ScorePage")
        self._session = session
        self._sheet = ScoreSheet()
        self._code = ""
        left = QVBoxLayout()
        left.setSpacing(look.measures.dp(16))
        self.table = ScoreTable(self)
        self.view = ScoreView(look, self.table)
        self._target = TargetRow(look, self.view)
        self._panel = Panel()
        inside = QVBoxLayout(self._panel)
        inside.setContentsMargins(1, 1, 1, 1)
        inside.setSpacing(0)
        inside.addWidget(self.view, 1)
        inside.addWidget(self._target)
        left.addWidget(self._panel, 1)
        left.addWidget(self._make_standing())
        left.addStretch(0)
        self._tiles = has_tiles(session.view.rules)
        self._end = HandEnd(look.tiles if self._tiles else look, felt)
        self.body.addLayout(left, 19)
        self.body.addWidget(self._end, 11)
        self._next = ElidedLabel("", "secondary", "2")
        self.again = Button(look, "", Kind.QUIET, Grade.BIG)
        self.again.clicked.connect(self._again_pressed)
        self.due = Button(look, "", Kind.PRIMARY, Grade.BIG, icon="arrow-right", icon_after=True)
        self.due.clicked.connect(self._due_pressed)
        self.foot.addWidget(self._next, 1)
        self.review = Button(look, "", Kind.SECONDARY, Grade.BIG, icon="search-check")
        self.review.clicked.connect(self.reviewWanted)
        self.foot.addWidget(self.again)
        self.foot.addWidget(self.review)
        self.foot.addWidget(self.due)
        # Bound methods: the session outlives the page, and Qt then knows that they end with it.
        session.events.connect(self._refresh_due)
        session.refused.connect(self._refresh_due)
        if session.company is not None:
            session.company.changed.connect(self._refresh_due)
        look.theme.changed.connect(self._limit)
        self.refresh()

    def _make_standing(self) -> Panel:
        panel = Panel()
        row = QHBoxLayout(panel)
        row.setContentsMargins(*self._look.measures.dps(24, 14, 24, 14))
        row.setSpacing(self._look.measures.dp(14))
        self._trophy = QLabel()
        words = QVBoxLayout()
        words.setSpacing(1)
        self._standing = label("", "strong", wrap=True)
        self._standing_text = label("", "secondary", "2", wrap=True)
        words.addWidget(self._standing)
        words.addWidget(self._standing_text)
        row.addWidget(self._trophy, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(words, 1)
        self.code = Button(self._look, "", Kind.SECONDARY, Grade.SMALL, icon="copy")
        self.code.clicked.connect(lambda: self.codeWanted.emit(self._code))
        row.addWidget(self.code, 0, Qt.AlignmentFlag.AlignVCenter)
        return panel

    # what there is to show

    @property
    def is_match_over(self) -> bool:
        """Whether the match is decided."""
        return bool(self._sheet.winners)

    @property
    def _own(self) -> int:
        """The seat of whoever looks at the page; -1 where several people do."""
        return -1 if self._session.is_shared else self._session.seat

    @property
    def _target_points(self) -> int | None:
        """How many points end the match, None where none are added up."""
        options = self._session.view.options
        if isinstance(options, MachiavelliOptions) and options.match == "points":
            return options.target
        return None

    def refresh(self) -> None:
        """Show the match as it stands now, in the language of now."""
        session = self._session
        self._sheet = ScoreSheet.of(session.history)
        names = session.names
        target = self._target_points
        self.table.show_sheet(self._sheet, names, target, alone=self._tiles)
        patterns = avatars_of(names, session.owner, self._look.theme.picture)
        self.view.show_players(patterns, self._own, self.tr("(you)"), self.tr("goes out"))
        self._target.setVisible(target is not None)
        if target is not None:
            left = [
                self.tr("{n} left").format(n=target - total) if total < target else self.tr("reached")
                for total in self._sheet.totals
            ]
            self._target.show_totals(self.tr("To {target}").format(target=target), self._sheet.totals, target, left)
        self.name_tools()
        self._show_head(target)
        if self._sheet.last is not None:  # none yet: the page waits behind the first hand of a rematch
            self._show_end(self._sheet.last)
            self._show_standing(target)
        self._refresh_due()
        self._say_code()
        self._limit()

    def show_code(self, code: str) -> None:
        """Offer the code of the deal; empty while it would tell what is still to come, and where there is none."""
        self._code = code
        self._say_code()

    def _say_code(self) -> None:
        self.code.setVisible(bool(self._code))
        self.code.setText(self._code)
        self.code.setAccessibleName(self.tr("Copy the code of these cards, {code}").format(code=self._code))
        self.code.setToolTip(self.tr("Whoever enters this code under New game plays the same cards"))

    def focus_first(self) -> None:
        """Put the keyboard on the button that is due."""
        self.due.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_head(self, target: int | None) -> None:
        over = self.is_match_over
        self.title.set_text(self.tr("The match is over") if over else self.tr("Score"))
        options = self._session.view.options
        game = catalogue.game_name(catalogue.game_of(options))
        number = len(self._sheet.hands)
        match = catalogue.match_line(options)
        self.subtitle.set_text(self.tr("{game}, {match}. Hand {n} is over").format(game=game, match=match, n=number))

    def _show_end(self, last: HandResult) -> None:
        names = self._session.names
        table = [[card.text for card in meld.cards] for meld in self._session.view.table]
        count = sum(map(len, table))
        on_table = self.tr("%n card(s) on the table", "", count)
        if self._tiles:
            on_table = self.tr("%n tile(s) on the table", "", count)
        if last.closer is None and self._tiles:
            title, line, pattern = self.tr("Everybody has passed"), self.tr("The reserve is empty. {table}"), None
        elif last.closer is None:
            title, line, pattern = self.tr("Nobody goes out"), self.tr("The stock ran out. {table}"), None
        else:
            title = self.tr("{name} goes out").format(name=names[last.closer])
            line, pattern = "{table}", avatars_of(names, self._session.owner, self._look.theme.picture)[last.closer]
        caught = [
            self._caught(seat, last)
            for seat in range(len(names))
            if seat != last.closer and seat < len(last.left)
        ]
        in_hand = self.tr("on the rack") if self._tiles else self.tr("in hand")
        self._end.show_end(title, line.format(table=on_table), pattern, table, on_table, caught, in_hand)

    def _caught(self, seat: int, last: HandResult) -> Caught:
        name = self._session.names[seat]
        cards = hand(last.left[seat])
        said = ", ".join(card_name(card) for card in cards)
        view = self._session.view
        if self._tiles:
            gain = str(rules_of(view).penalties(view.options).total(cards))
        else:
            gain = f"+{last.points[seat]}" if self._target_points is not None else ""
        return Caught(
            name, tuple(card.text for card in cards), gain,
            self.tr("{name} still held {cards}. {gain}").format(name=name, cards=said, gain=gain),
        )  # fmt: skip

    def _show_standing(self, target: int | None) -> None:
        names = self._session.names
        side = self._look.measures.dp(24)
        self._trophy.setPixmap(self._look.icons.pixmap("trophy", side, "accent_text", self.devicePixelRatioF()))
        if self.is_match_over:
            title, text = self._winners_text(target)
        elif self._tiles and self._sheet.last is not None:
            title, text = self._tiles_text(self._sheet.last)
        elif target is None:
            title = self.tr("The hand is played again")
            text = self.tr("The stock ran out before anybody went out: nobody wins, and new cards are dealt.")
        else:
            leaders, totals = self._sheet.leaders, self._sheet.totals
            who = self._joined([names[seat] for seat in leaders])
            title = self.tr("In the lead: {names} with {total}").format(names=who, total=totals[leaders[0]])
            text = self.tr("The match ends as soon as somebody reaches {target}; the lowest total wins.").format(
                target=target
            )
        self._standing.setText(title)
        self._standing_text.setText(text)
        self._standing_text.setVisible(bool(text))

    def _winners_text(self, target: int | None) -> tuple[str, str]:
        names, winners, own = self._session.names, self._sheet.winners, self._own
        if winners == (own,):
            title = self.tr("You win the match!")
        elif len(winners) == 1:
            title = self.tr("{name} wins the match").format(name=names[winners[0]])
        else:
            title = self.tr("{names} share the victory").format(names=self._joined([names[seat] for seat in winners]))
        if target is None:
            return title, self.tr("First to lay the last card.")
        total = self._sheet.totals[winners[0]]
        reached = self._joined([name for name, score in zip(names, self._sheet.totals) if score >= target])
        text = self.tr("With {total}, the lowest total. Reached {target}: {names}.")
        return title, text.format(total=total, target=target, names=reached)

    def _tiles_text(self, last: HandResult) -> tuple[str, str]:
        """Who has won the hand and by which of the two ways of counting (RULES T8)."""
        names, own = self._session.names, self._own
        winners = [seat for seat, points in enumerate(last.points) if points]
        if not winners:
            return self.tr("Nobody wins the hand"), self.tr("The lowest racks count the same: no points.")
        points, winner = last.points[winners[0]], winners[0]
        if winner == own:
            title = self.tr("You win the hand: {n} points").format(n=points)
        else:
            title = self.tr("{name} wins the hand: {n} points").format(name=names[winner], n=points)
        if last.closer is None:
            return title, self.tr("The lowest rack scores its difference to each of the others.")
        return title, self.tr("What is left on the other racks, a joker counting 30.")

    def _joined(self, names: list[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self.tr("{first} and {last}").format(first=", ".join(names[:-1]), last=names[-1])

    # what comes next

    def _refresh_due(self) -> None:
        view = self._session.view
        over = self.is_match_over
        self.due.setText(self.tr("Rematch") if over else self.tr("Next hand"))
        company = self._session.company
        agreed = company is not None and company.has_agreed()
        self.due.setEnabled(not self._session.is_waiting and not agreed)
        self.review.setText(self.tr("Review"))
        self.again.setText(self.tr("Home page") if over else self.tr("New match"))
        others = "" if company is None else company.words_of_consent() or company.words_of_waiting()
        if others:
            self._next.set_text(others)
        elif over:
            self._next.set_text(self.tr("A rematch begins with the same players and the same rules."))
        else:
            first = self._session.names[rules_of(view).next_dealer(view)]
            self._next.set_text(
                self.tr("{name} begins hand {n}").format(name=first, n=len(self._sheet.hands) + 1)
            )

    def _due_pressed(self) -> None:
        (self.newMatch if self.is_match_over else self.nextHand).emit()
        self._refresh_due()

    def _again_pressed(self) -> None:
        (self.leave if self.is_match_over else self.newMatch).emit()

    def _limit(self) -> None:
        """The sheet is as high as its rows, no higher."""
        self.view.fit()
        target = 0 if self._target.isHidden() else self._target.height()
        self._panel.setMaximumHeight(self.view.maximumHeight() + target + 2)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
