"""Between two hands and at the end of a match: the score sheet, how the hand ended, and what comes next."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ramio_desktop.model.events import Reentered
from ramio_desktop.model.match import MatchForm
from ramio_desktop.model.options import has_tiles
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.score import ScoreSheet, ScoreTable
from ramio_desktop.ui.pages.end_words import EndWords
from ramio_desktop.ui.pages.page import Page
from ramio_desktop.ui.pages.score_words import ScoreWords
from ramio_desktop.ui.panels.hand_end import HandEnd
from ramio_desktop.ui.panels.legend import Legend
from ramio_desktop.ui.panels.reentry import ReentryQuestion
from ramio_desktop.ui.panels.score_view import ScoreView
from ramio_desktop.ui.panels.target_row import TargetRow
from ramio_desktop.ui.session import Session
from ramio_desktop.ui.widgets.avatar import avatars_of
from ramio_desktop.ui.widgets.buttons import Button, Grade, Kind
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.labels import ElidedLabel, label
from ramio_desktop.ui.widgets.panels import Panel

CROWDED = 5
"""How many players need more of the width for the sheet."""


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
        self._words = ScoreWords(session, self)
        self._end_words = EndWords(session, self)
        left = QVBoxLayout()
        left.setSpacing(look.measures.dp(12))
        self.table = ScoreTable(self)
        self.view = ScoreView(look, self.table)
        self._target = TargetRow(look, self.view)
        self._panel = Panel()
        inside = QVBoxLayout(self._panel)
        inside.setContentsMargins(1, 1, 1, 1)
        inside.setSpacing(0)
        inside.addWidget(self.view, 1)
        inside.addWidget(self._target)
        self._legend = Legend(look)
        left.addWidget(self._panel, 1)
        left.addWidget(self._legend)
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
        self.question = ReentryQuestion(look)
        self.question.answered.connect(self._answered)
        self.foot.addWidget(self.question, 1)
        self.foot.addWidget(self._next, 1)
        self.review = Button(look, "", Kind.SECONDARY, Grade.BIG, icon="search-check")
        self.review.clicked.connect(self.reviewWanted)
        self.foot.addWidget(self.again)
        self.foot.addWidget(self.review)
        self.foot.addWidget(self.due)
        # Bound methods: the session outlives the page, and Qt then knows that they end with it.
        session.events.connect(self._follow)
        session.asked.connect(self._refresh_due)
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

    def refresh(self) -> None:
        """Show the match as it stands now, in the language of now."""
        session, words = self._session, self._words
        view, names = session.view, session.names
        sheet = self._sheet = ScoreSheet.of(session.history, view)
        form, has_dealer = view.options.match_form, view.options.melds_stay
        self.table.show_sheet(sheet, names, form, alone=self._tiles, has_dealer=has_dealer)
        patterns = avatars_of(names, session.owner, self._look.theme.picture)
        self.view.show_players(patterns, self._own, words.sheet())
        self._target.setVisible(form.target is not None)
        if form.target is not None:
            left = [words.left(total, form) for total in sheet.totals]
            self._target.show_totals(words.target(form), sheet.totals, form, left, words.sheet().out)
        self._legend.show_entries(words.legend(self.table.cells(), has_dealer))
        self.name_tools()
        title, text = words.head(sheet)
        self.title.set_text(title)
        self.subtitle.set_text(text)
        if sheet.last is not None:  # none yet: the page waits behind the first hand of a rematch
            self._end.show_end(self._end_words.of(sheet.last, form, patterns))
            self._show_standing(form)
        self._share_width(len(names))
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
        button = self.due if self.question.isHidden() else self.question.yes
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_standing(self, form: MatchForm) -> None:
        side = self._look.measures.dp(24)
        self._trophy.setPixmap(self._look.icons.pixmap("trophy", side, "accent_text", self.devicePixelRatioF()))
        title, text = self._words.standing(self._sheet, form)
        self._standing.setText(title)
        self._standing_text.setText(text)
        self._standing_text.setVisible(bool(text))

    def _share_width(self, players: int) -> None:
        """The more players, the more of the width is the sheet's."""
        self.body.setStretch(0, 19 if players < CROWDED else 22)

    # what comes next

    def _refresh_due(self) -> None:
        session, over = self._session, self.is_match_over
        self._ask()
        self.due.setText(self.tr("Rematch") if over else self.tr("Next hand"))
        company = session.company
        agreed = company is not None and company.has_agreed()
        self.due.setEnabled(not session.is_waiting and not agreed)
        self.review.setText(self.tr("Review"))
        self.again.setText(self.tr("Home page") if over else self.tr("New match"))
        others = "" if company is None else company.words_of_consent() or company.words_of_waiting()
        self._next.set_text(others or self._words.coming(self._sheet))

    def _ask(self) -> None:
        """In the place of what comes next, ask the first of those here who may come back into the match (RULES R24)."""
        session = self._session
        here = [seat for seat in session.reentries if session.answers_for(seat)]
        asked = bool(here) and self._sheet.last is not None
        had_focus = self.due.hasFocus() or self.question.isAncestorOf(self.focusWidget() or self)
        self.question.setVisible(asked)
        for widget in (self._next, self.again, self.review, self.due):
            widget.setVisible(not asked)
        if asked:
            seat = here[0]
            pattern = avatars_of(session.names, session.owner, self._look.theme.picture)[seat]
            name = "" if seat == self._own else session.names[seat]
            self.question.ask(seat, pattern, name, self._sheet.totals[seat], session.reentry_score)
            self.question.set_waiting(session.is_waiting)
            if had_focus:
                self.question.yes.setFocus(Qt.FocusReason.OtherFocusReason)

    def _answered(self, seat: int, yes: bool) -> None:
        self._session.come_back(seat, yes)
        self._refresh_due()

    def _follow(self, events: object) -> None:
        """A player is in again: the sheet says so."""
        assert isinstance(events, tuple)
        if any(isinstance(event, Reentered) for event in events):
            self.refresh()
            if self.due.isVisible():
                self.due.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._refresh_due()

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
