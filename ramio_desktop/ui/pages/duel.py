"""A duel alone against a computer player: the same puzzle for both, and the faster one wins the round (RULES Z5)."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ramio_desktop.model.puzzles.duel import ROUND_SECONDS
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.ui.dialogs.question import Question
from ramio_desktop.ui.duel_persons import PERSONS, faces
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.duel_run import COMPUTER, PERSON, DuelRun, Round
from ramio_desktop.ui.pages.contest import ContestPage
from ramio_desktop.ui.panels.contest_result import ContestResult, ResultRow
from ramio_desktop.ui.puzzle_book import PuzzleBook
from ramio_desktop.ui.puzzle_words import duration_text
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.announce import announce
from ramio_desktop.ui.widgets.avatar import Avatar, own_avatar
from ramio_desktop.ui.widgets.buttons import Button, Grade, Kind
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.labels import label
from ramio_desktop.ui.widgets.seat import Seat, SeatState

FACE = 56
LAST_SECONDS = 30


class DuelPage(ContestPage):
    """One duel after the other against the same player; of the other one only the clock and the cards left are seen."""

    other = Signal()
    """The person wants to challenge somebody else."""

    def __init__(
        self, look: Look, settings: Settings, felt: Felt, book: PuzzleBook, nick: str, level: str, best_of: int,
        seed: Callable[[], str], clock: Callable[[], float] = monotonic, parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        """`seed` gives another text for each duel; `clock` seconds that never go back. `start` begins."""
        self._book = book
        self._seed = seed
        self._now = clock
        self._level, self._best_of = level, best_of
        self._players = (nick, PERSONS[level])
        self._run = self._new_run()
        self._over: Round | None = None
        self._result: ContestResult | None = None
        super().__init__(look, settings, felt, self._run.draw(), parent)
        self.setObjectName("DuelPage")
        others = faces(nick, look.theme.picture)
        self._patterns = (own_avatar(nick, look.theme.picture), others[PERSONS[level]])
        self._seats = [Seat(look) for _ in self._players]
        between = QWidget()
        row = QHBoxLayout(between)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.measures.dp(12))
        for widget in (self._seats[PERSON], self.clock, self._seats[COMPUTER]):
            row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        self.put("middle", between)
        self.give_up_button = Button(look, "", Kind.QUIET, Grade.SMALL, icon="" if look.measures.compact else "flag")
        self.give_up_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.give_up_button.clicked.connect(self.give_up)
        self._beside = QWidget()
        beside = QVBoxLayout(self._beside)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.addWidget(self.give_up_button, 0, Qt.AlignmentFlag.AlignCenter)
        self.put("own", self._beside)
        self._make_foot()
        self.laid.connect(self._on_laid)
        self.moved.connect(self._show_seats)
        DuelPage.retranslate(self)

    def _make_foot(self) -> None:
        """What is said of a round that is over, in the place of the hand."""
        dp, dps = self._look.measures.dp, self._look.measures.dps
        self._foot = QWidget(self)
        row = QHBoxLayout(self._foot)
        row.setContentsMargins(*dps(12, 8, 4, 8))
        row.setSpacing(dp(16))
        self._winner = Avatar(self._look, 0, FACE)
        self._headline = label("", "section", "felt1", wrap=True)
        self._line = label("", "", "felt2", wrap=True)
        self.next_button = Button(self._look, "", Kind.PRIMARY, Grade.BIG, icon="arrow-right", icon_after=True)
        self.next_button.clicked.connect(self.go_on)
        words = QVBoxLayout()
        words.setSpacing(dp(4))
        words.addStretch(1)
        words.addWidget(self._headline)
        words.addWidget(self._line)
        words.addStretch(1)
        row.addWidget(self._winner)
        row.addLayout(words, 1)
        row.addWidget(self.next_button)
        self._foot.hide()

    @property
    def run(self) -> DuelRun:
        """The duel that is played, or was played last."""
        return self._run

    @property
    def result(self) -> ContestResult | None:
        """How the duel went, once it is over and one has looked at its last round."""
        return self._result

    def start(self) -> None:
        """Begin another duel: after a count the first puzzle is shown and the time runs."""
        if self._run.rounds or self._run.is_running:
            self._run = self._new_run()
            self._run.draw()
        self._result = None
        self._show_seats()
        self._put_under_cover()
        text = self.tr("Against {name}. Who lays the whole hand first wins the round")
        self.cover.count_down(self._title_text(), text.format(name=self._players[COMPUTER]), self._begin)

    def go_on(self) -> None:
        """After a round: the next one, or how the duel went."""
        if self._over is None:
            return
        if self._run.duel.is_over:
            self._show_result()
        else:
            self._run.draw()
            self._begin()

    def give_up(self) -> None:
        """The person finds nothing: the round ends."""
        if (over := self._run.give_up()) is not None:
            self._end(over)

    def ask_to_leave(self, leave: Callable[[], None]) -> None:
        """Call `leave`, after a question when a duel would be broken off."""
        if self._result is not None or not (self._run.rounds or self._run.is_running):
            leave()
            return
        Question(
            self._look, self.window(), self.tr("Leave the duel?"),
            self.tr("It is not kept: another time it begins anew."), self.tr("Leave"), self.tr("Stay"),
            icon="swords", answered=lambda yes: leave() if yes else None,
        )  # fmt: skip

    # details

    def _new_run(self) -> DuelRun:
        return DuelRun(self._book.bank, self._level, self._best_of, Chance(self._seed()), self._now)

    def _begin(self) -> None:
        self._over = None
        self.put("tray", None)
        self.give_up_button.show()
        self._put(self._run.puzzle)
        self._run.begin()
        self._uncover()
        self._check_clock()

    def _check_clock(self) -> None:
        over = self._run.look()
        if over is not None:
            self._end(over)
        else:
            self._show_clock()
            self._show_seats()

    def _show_clock(self) -> None:
        left = ROUND_SECONDS - self._run.elapsed
        self.clock.show_time(self._run.elapsed, left / ROUND_SECONDS, left <= LAST_SECONDS)

    def _on_laid(self) -> None:
        if (over := self._run.take_solution()) is not None:
            self._end(over)

    def _end(self, over: Round) -> None:
        """Show how the round ended; a solution that the person did not find is shown card by card."""
        self._over = over
        self._looking.stop()
        self._hold_still()
        self.give_up_button.hide()
        self._show_clock()
        self._show_seats()
        self._say_round(over)
        self.put("tray", self._foot)
        announce(self, f"{self._headline.text()}. {self._line.text()}", assertive=True)
        self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        if over.winner != PERSON:
            self.demonstrate(self._run.puzzle.answer)

    def _show_result(self) -> None:
        faces = QWidget()
        row = QHBoxLayout(faces)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._look.measures.dp(20))
        mine, theirs = (Avatar(self._look, pattern, FACE) for pattern in self._patterns)
        wins = self._run.duel.wins
        row.addWidget(mine)
        row.addWidget(label(f"{wins[PERSON]} : {wins[COMPUTER]}", "title"))
        row.addWidget(theirs)
        result = self._result = ContestResult(self._look, faces)
        result.again.connect(self.start)
        result.other.connect(self.other)
        result.leave.connect(self.leave)
        self._say_result(result)
        self._cover_with(result)
        result.tell()

    def _show_seats(self) -> None:
        run = self._run
        held = len(self.turn.held) if run.is_running else 0
        if self._over is not None and self._over.winner != PERSON:
            held = len(run.puzzle.hand)
        for place, cards in ((PERSON, held), (COMPUTER, run.computer_cards)):
            self._seats[place].show_state(SeatState(
                self._players[place], cards=cards, computer=place == COMPUTER, pattern=self._patterns[place],
                note=self._wins_text(run.duel.wins[place]),
            ))  # fmt: skip

    # words

    def _wins_text(self, wins: int) -> str:
        return self.tr("%n round(s) won", "", wins)

    def _title_text(self) -> str:
        return self.tr("Duel") if self._best_of == 1 else self.tr("Duel, best of {n}").format(n=self._best_of)

    def _say_round(self, over: Round) -> None:
        self._winner.setVisible(over.winner is not None)
        if over.winner is not None:
            self._winner.show_player(self._patterns[over.winner])
        name, time = self._players[COMPUTER], duration_text(over.seconds)
        if over.winner == PERSON:
            self._headline.setText(self.tr("The round is yours: {time}").format(time=time))
            line = self.tr("{name} would have found nothing in five minutes").format(name=name)
            if over.computer is not None:
                line = self.tr("{name} would have taken {time}").format(name=name, time=duration_text(over.computer))
        elif over.winner == COMPUTER:
            self._headline.setText(self.tr("{name} wins the round: {time}").format(name=name, time=time))
            line = self.tr("This is how it goes")
        else:
            self._headline.setText(self.tr("Nobody wins this round"))
            line = self.tr("{name} found nothing either. This is how it goes").format(name=name)
        self._line.setText(line)
        last = self._run.duel.is_over
        self.next_button.setText(self.tr("The result") if last else self.tr("Next round"))

    def _say_result(self, result: ContestResult) -> None:
        duel, name = self._run.duel, self._players[COMPUTER]
        if duel.is_tied:
            title = self.tr("A tie: three rounds without a solution")
        elif duel.winner == PERSON:
            title = self.tr("You have won the duel")
        else:
            title = self.tr("{name} has won the duel").format(name=name)
        result.say(title, "")
        result.show_rows([
            ResultRow(place, one.grade, self._row_text(one), one.winner == PERSON)
            for place, one in enumerate(self._run.rounds, start=1)
        ])
        result.name_buttons(self.tr("Rematch"), self.tr("Leave"), self.tr("Another opponent"))

    def _row_text(self, one: Round) -> str:
        if one.winner is None:
            return self.tr("nobody")
        return self.tr("{name} in {time}").format(name=self._players[one.winner], time=duration_text(one.seconds))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        super().retranslate()
        self.set_title(self.tr("Duel"), self.tr("Best of {n}").format(n=self._best_of) if self._best_of > 1 else "")
        self.set_task(self.tr("Lay every card of your hand"))
        self.give_up_button.setText(self.tr("Give up"))
        self._show_seats()
        if self._over is not None:
            self._say_round(self._over)
        if self._result is not None:
            self._say_result(self._result)
