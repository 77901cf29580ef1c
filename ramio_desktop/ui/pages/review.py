"""The review of a hand: its turns, the table before each of them, and what could have been done (mock/review.png)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.actions import Action
from ramio_desktop.model.chronicle import PlayedTurn
from ramio_desktop.model.review import Better, TurnReview, tried
from ramio_desktop.model.state import State, seen_by
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.review import Judge, Mark, Reviewed, Reviewer, mark_of
from ramio_desktop.ui.models.review_verdict import Verdict, VerdictWords
from ramio_desktop.ui.models.review_words import ReviewWords
from ramio_desktop.ui.pages.review_frame import ReviewFrame
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.announce import announce
from ramio_desktop.ui.widgets.avatar import avatars_of
from ramio_desktop.ui.widgets.buttons import Kind
from ramio_desktop.ui.widgets.status_line import Tone

MISSED = (Mark.CLOSE, Mark.OPENING, Mark.MORE)


class ReviewPage(ReviewFrame):
    """Shows one hand at a time; every wish that leads away is a signal."""

    copyWanted = Signal(object)
    """A position, as the seat in turn sees it, is to be copied as text."""
    puzzleWanted = Signal(object)
    """A puzzle is to be made of it."""
    playWanted = Signal(object)
    """It is to be played on as one likes."""

    def __init__(
        self, look: Look, reviewed: Reviewed, judge: Judge, settings: Settings, hand: int = -1,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        """`hand` is the place of the hand that is shown first; there is at least one."""
        super().__init__(look, reviewed.hands[hand].turns[0].before, parent)
        self.setObjectName("ReviewPage")
        self._reviewed = reviewed
        self._settings = settings
        self._hand = reviewed.hands[hand]
        self._place = 0
        self._revealed: set[int] = set()
        self._tried: Verdict | None = None
        self._showing = False
        self._mine = False
        self._is_untouched = False
        self._words = ReviewWords(self)
        self._verdicts = VerdictWords(self)
        self.reviewer = Reviewer(judge, self)
        patterns = avatars_of(reviewed.names, reviewed.owner, look.theme.picture)
        self.list.patterns = list(patterns)
        self.board.set_people(reviewed.names, patterns, reviewed.own)
        self.board.sort = settings.hand_sort
        self._connect()
        self._retranslate()
        self._open_hand()

    def _connect(self) -> None:
        self.hands.activated.connect(self._choose_hand)
        self.copy.clicked.connect(lambda: self.copyWanted.emit(self.position))
        self.puzzle.clicked.connect(lambda: self.puzzleWanted.emit(self.position))
        self.play.clicked.connect(lambda: self.playWanted.emit(self.position))
        self.list.chosen.connect(self.go)
        self.list.filtered.connect(self._filter)
        self.board.stepper.stepped.connect(self.step)
        self.board.attempted.connect(self._on_attempt)
        self.board.said.connect(self._refresh_banner)
        self.board.shown.connect(self._on_shown)
        self.reviewer.judged.connect(self._on_judged)
        self.reviewer.progress.connect(self._on_progress)
        self.moves.best.wanted.connect(self.reveal)
        self.banner.try_it.clicked.connect(self.try_it)
        self.banner.show_steps.clicked.connect(self.show_steps)
        self.banner.stop.clicked.connect(self.look_again)
        self.banner.confirm.clicked.connect(self.board.confirm)
        self.banner.undo.clicked.connect(self.board.turn.undo)
        self.banner.redo.clicked.connect(self.board.turn.redo)
        self.banner.restore.clicked.connect(self.board.turn.restore)
        for keys, act in (
            ("Left", lambda: self.step("previous")), ("Right", lambda: self.step("next")),
            ("Home", lambda: self.step("first")), ("End", lambda: self.step("last")),
            ("Ctrl+Z", self.board.turn.undo), ("Ctrl+Y", self.board.turn.redo), ("Ctrl+R", self.board.turn.restore),
            ("Ctrl+Return", self.board.confirm), ("Ctrl+Enter", self.board.confirm),
        ):  # fmt: skip
            QShortcut(QKeySequence(keys), self, act, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        walking = [QKeySequence(keys) for keys in ("Left", "Right", "Home", "End", "Escape")]
        self._walking = [shortcut for shortcut in self.findChildren(QShortcut) if shortcut.key() in walking]
        self._look.theme.changed.connect(self._refresh_banner)

    # which hand and which turn

    @property
    def turns(self) -> tuple[PlayedTurn, ...]:
        """The turns of the hand that is shown."""
        return self._hand.turns

    @property
    def turn(self) -> PlayedTurn:
        """The turn that is looked at."""
        return self.turns[self._place]

    @property
    def position(self) -> State:
        """The position before it, as the seat in turn sees it."""
        return seen_by(self.turn.before, self._seat)

    def go(self, place: int) -> None:
        """Look at another turn; what was tried is forgotten."""
        if not 0 <= place < len(self.turns):
            return
        self._place = place
        self._is_untouched = False
        self._tried, self._showing = None, False
        self.reviewer.prefer(place)
        self.list.choose(place)
        self.look_again()

    def step(self, way: str) -> None:
        """Go to the "first", "previous", "next" or "last" of the turns that are listed."""
        listed = self.rows.shown
        if not listed:
            return
        before = [place for place in listed if place < self._place]
        after = [place for place in listed if place > self._place]
        goals = {"first": listed[:1], "previous": before[-1:], "next": after[:1], "last": listed[-1:]}
        for place in goals[way]:
            self.go(place)

    def stop(self) -> None:
        """Nobody looks any more: nothing more is worked out."""
        self.reviewer.stop()
        self.board.demonstration.stop()

    @property
    def reviewed(self) -> Reviewed:
        """What is reviewed."""
        return self._reviewed

    @property
    def place(self) -> int:
        """The place of the hand that is shown."""
        return self._reviewed.hands.index(self._hand)

    def _choose_hand(self, place: int) -> None:
        if self._reviewed.hands[place] is not self._hand:
            self._hand = self._reviewed.hands[place]
            self._open_hand()

    def _open_hand(self) -> None:
        own = self._reviewed.own
        self.hands.setCurrentIndex(self.place)
        self._revealed.clear()
        self._fill_list()
        self._say_title()
        self.reviewer.begin(self.turns, own)
        self.go(next((place for place, turn in enumerate(self.turns) if turn.seat in own), 0))
        self._is_untouched = True

    def _filter(self, only_own: bool) -> None:
        self._mine = only_own
        self._fill_list()
        if self._place not in self.rows.shown and self.rows.shown:
            self.go(min(self.rows.shown, key=lambda place: abs(place - self._place)))
        self.list.choose(self._place)
        self._refresh()

    def _fill_list(self) -> None:
        self.rows.show(self.turns, self._reviewed.names, self._reviewed.own, self._mine)
        for place, turn in enumerate(self.turns):
            self.rows.mark(turn, place, self.reviewer.review(place), self.reviewer.has_failed(place))

    # what comes of the judge

    def _on_judged(self, place: int) -> None:
        failed = self.reviewer.has_failed(place)
        self.rows.mark(self.turns[place], place, self.reviewer.review(place), failed)
        row = self.rows.row(place)
        if self._is_untouched and row.own and row.mark in MISSED:
            self.go(place)  # what one came for: the first turn in which one missed something
        elif place == self._place:
            self._refresh()

    def _on_progress(self, done: int, of: int) -> None:
        if done < of:
            self.list.say_progress(self.tr("Reviewed: {done} of {of}").format(done=done, of=of))
            return
        missed = [self.rows.row(place).mark for place in range(len(self.turns)) if self.rows.row(place).own]
        count = sum(mark in MISSED for mark in missed)
        said = self.tr("You missed something in %n turn(s)", "", count) if count else self.tr("You missed nothing")
        self.list.say_progress(said if self._reviewed.own else "")

    # looking, trying, showing

    @property
    def _review(self) -> TurnReview | None:
        return self.reviewer.review(self._place)

    @property
    def _seat(self) -> int:
        """Whose hand is shown: that of the turn, one's own where the other is not known."""
        turn = self.turn
        return turn.seat if turn.taken is not None or not self._reviewed.own else min(self._reviewed.own)

    def look_again(self) -> None:
        """Show the position before the move."""
        self._showing = False
        self._tried = None
        self.board.show_position(self.turn.before, self._seat, self._caption())
        self._refresh()

    def try_it(self) -> None:
        """Find the best oneself."""
        if self._review is not None:
            self._is_untouched = False
            self._tried, self._showing = None, False
            self.board.play(self.turn.before, self.turn.seat, self._caption())
            self.board.set_speed(self._settings.animation_speed)
            self._refresh_banner()

    def reveal(self) -> None:
        """Show the steps of the best move without trying."""
        place = self._place
        self._is_untouched = False
        self._revealed.add(place)
        self.reviewer.way(place, lambda way: self._refresh_moves() if place == self._place else None)

    def show_steps(self) -> None:
        """Show the best move on the table."""
        place = self._place
        self._is_untouched = False
        self.reviewer.way(place, lambda way: self._demonstrate(way) if place == self._place else None)

    def _demonstrate(self, way: Better) -> None:
        self._revealed.add(self._place)
        self._tried, self._showing = None, True
        self._refresh()
        speed = self._settings.animation_speed
        self.board.demonstrate(self.turn.before, self.turn.seat, way.hint.table, self._caption(), speed)

    def _on_shown(self) -> None:
        if self._showing:
            self._refresh_banner()

    def _on_attempt(self, actions: Sequence[Action]) -> None:
        """A legal turn was tried: praise it, or say how much is missing."""
        best = self._review
        if best is None or not self.board.is_playing:
            return
        taken, after = tried(self.turn.before, self.turn.seat, actions)
        review = best.beside(taken)
        self._tried = self._verdicts.tried(self.turn, review, best)
        if self._tried.tone == "accent":
            self._revealed.add(self._place)
            self.board.show_position(after, self.turn.seat, self.tr("what you have found"))
        self._refresh()
        announce(self, f"{self._tried.title}. {self._tried.text}")

    # saying

    def _caption(self) -> str:
        name = self._reviewed.names[self.turn.seat]
        return self.tr("before the move of {name}").format(name=name)

    def _refresh(self) -> None:
        listed = self.rows.shown
        is_first = not listed or self._place <= listed[0]
        is_last = not listed or self._place >= listed[-1]
        self.board.stepper.show_place(self.turn.number, len(self.turns), is_first, is_last)
        self.puzzle.setEnabled(self.turn.taken is not None)
        self.play.setEnabled(self.turn.taken is not None)
        self._refresh_banner()
        self._refresh_moves()

    def _refresh_banner(self) -> None:
        turn, review, banner = self.turn, self._review, self.banner
        for shortcut in self._walking:  # while a turn is tried these keys are the table's
            shortcut.setEnabled(not self.board.is_playing)
        if self.board.is_playing and self._tried is None and review is not None:
            words = self.board.words
            tone = "warn" if words.tone is Tone.WRONG else "plain"
            legal = self.board.turn.draft.is_changed and self.board.turn.verdict is None
            banner.confirm.set_kind(Kind.PRIMARY if legal else Kind.PENDING)
            text = words.text
            if not (self.board.turn.draft.is_changed or self.board.is_refused or words.tone is Tone.WRONG):
                text = self.tr("Move the cards on the table below, as at a game.")
            banner.say(words.icon, tone, self._verdicts.task(turn, review), text)
            banner.offer(banner.undo, banner.redo, banner.restore, banner.stop, banner.confirm)
            banner.undo.setEnabled(self.board.turn.draft.can_undo)
            banner.redo.setEnabled(self.board.turn.draft.can_redo)
            banner.restore.setEnabled(self.board.turn.draft.is_changed)
            return
        verdict = self._tried
        if verdict is None:
            name = self._reviewed.names[turn.seat]
            own, failed = turn.seat in self._reviewed.own, self.reviewer.has_failed(self._place)
            verdict = self._verdicts.of(turn, review, name, own, failed)
        banner.say(verdict.icon, verdict.tone, verdict.title, verdict.text)
        self._offer_ways(mark_of(turn, review), review)

    def _offer_ways(self, mark: Mark, review: TurnReview | None) -> None:
        banner = self.banner
        if self._tried is not None:
            banner.try_it.setText(self.tr("Try again"))
            again = (banner.try_it,) if self._tried.tone != "accent" else ()
            banner.offer(banner.stop, banner.show_steps, *again)
        elif self._showing:
            banner.try_it.setText(self.tr("Find it yourself"))
            banner.offer(banner.stop, banner.show_steps)
        elif mark in MISSED and review is not None and review.best:
            banner.try_it.setText(self.tr("Find it yourself"))
            banner.offer(banner.show_steps, banner.try_it)
        else:
            banner.offer()
        banner.show_steps.setText(self._steps_text())

    def _steps_text(self) -> str:
        way = self.reviewer.known_way(self._place)
        if way is None or not way.hint.table:
            return self.tr("Show how")
        return self.tr("Show the %n step(s)", "", len(self._way_lines(way)))

    def _way_lines(self, way: Better) -> list[str]:
        before = self.turn.before
        return self._words.plan(before.table, way.hint.table, before.options.melds_stay, way.discard)

    def _refresh_moves(self) -> None:
        turn, review, own = self.turn, self._review, self.turn.seat in self._reviewed.own
        name = self._reviewed.names[turn.seat]
        title = self.tr("Your move") if own else self.tr("The move of {name}").format(name=name)
        taken = turn.taken
        self.moves.own.show_title(title)
        if taken is not None:
            laid = self._verdicts.laid(turn, len(taken.laid), len(taken.left))
            self.moves.own.show_title(title, laid, self._verdicts.count(turn, len(taken.laid)))
        self.moves.own.show_lines(self._words.steps(turn))
        best, mark = self.moves.best, mark_of(turn, review)
        if review is None or mark not in MISSED:
            best.show_title(self.tr("The best move"))
            best.show_lines([self._nothing_better(mark)], numbered=False)
            return
        left = 0 if review.closes else review.least
        count = self._verdicts.best(turn, len(review.best), review.closes, left)
        short = self._verdicts.count(turn, len(review.best))
        best.show_title(self.tr("The best move"), count, short, good=True)
        way = self.reviewer.known_way(self._place)
        if self._place in self._revealed and way is not None:
            best.show_lines(self._way_lines(way))
        else:
            best.hide_lines()
        if way is None:
            place = self._place
            self.reviewer.way(place, lambda _: self._refresh() if place == self._place else None)

    def _nothing_better(self, mark: Mark) -> str:
        if mark in (Mark.GOOD, Mark.CLOSED):
            return self.tr("Nothing is better than what was played.")
        if mark is Mark.UNPROVED:
            return self.tr("Nothing better was found.")
        return self.tr("It is not known.") if mark is Mark.UNKNOWN else ""

    def _say_title(self) -> None:
        self.title.set_text(self.tr("Review"))
        before = self._hand.turns[0].before
        game = catalogue.game_name(catalogue.game_of(before.options))
        line = self.tr("{game}, hand {n}").format(game=game, n=self._hand.number)
        scored = self._hand.scored
        if scored is None:
            line = self.tr("{hand}, still going on").format(hand=line)
        elif scored.closer is None:
            line = self.tr("{hand}, nobody goes out").format(hand=line)
        else:
            closer = self._reviewed.names[scored.closer]
            line = self.tr("{hand}, {name} goes out in turn {turn}").format(
                hand=line, name=closer, turn=len(self.turns)
            )
        self.subtitle.set_text(line)

    def _retranslate(self) -> None:
        self.retranslate_parts()
        self.hands.clear()
        self.hands.addItems([self.tr("Hand {n}").format(n=hand.number) for hand in self._reviewed.hands])
        self.hands.setCurrentIndex(self.place)
        self.hands.setVisible(len(self._reviewed.hands) > 1)
        self._say_title()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._fill_list()
            self.list.choose(self._place)
            self._refresh()
