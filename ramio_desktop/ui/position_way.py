"""The way to positions: a list of what can be looked at again, a pasted position, and puzzles of one's own."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from heapq import merge
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from ramio_desktop.model.files import SaveProblem
from ramio_desktop.ui.kept_games import kept_of
from ramio_desktop.ui.later import later

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ramio_desktop.model.puzzles.own import NoPuzzle
    from ramio_desktop.model.puzzles.puzzle import Puzzle
    from ramio_desktop.model.state import State
    from ramio_desktop.ui.computers import Computers
    from ramio_desktop.ui.dialogs.paste_position import PastePosition
    from ramio_desktop.ui.dialogs.review_choice import ReviewChoice
    from ramio_desktop.ui.hints import Advisor
    from ramio_desktop.ui.look import Look
    from ramio_desktop.ui.main_window import MainWindow
    from ramio_desktop.ui.models.review import Judge
    from ramio_desktop.ui.navigator import Navigator
    from ramio_desktop.ui.pages.own_puzzle import OwnPuzzlePage
    from ramio_desktop.ui.pages.position import PositionPage
    from ramio_desktop.ui.saves import Saves
    from ramio_desktop.ui.settings import Settings
    from ramio_desktop.ui.widgets.felt import Felt

    class Solvers(Judge, Advisor, Protocol):
        """Whoever works things out outside the window's own thread."""

        def puzzle(self, view: State, seat: int, answered: Callable[[Puzzle | NoPuzzle | None], None]) -> None:
            """Ask which puzzle a position makes; the answer comes later, None when there is none to be had."""

MOST_GAMES = 30
"""So many finished games are listed."""


class PositionWay(QObject):
    """Owns the pages of positions; one of them at a time."""

    def __init__(
        self, navigator: Navigator, look: Look, settings: Settings, saves: Saves, window: MainWindow, felt: Felt,
        computers: Callable[[], Computers],
    ) -> None:  # fmt: skip
        super().__init__(navigator)
        self._navigator = navigator
        self._look = look
        self._settings = settings
        self._saves = saves
        self._window = window
        self._felt = felt
        self.solvers: Callable[[], Solvers] = computers
        """Gives whoever works out what is asked of positions, when the first one is shown."""
        self._back: Callable[[], object] | None = None
        self.page: PositionPage | OwnPuzzlePage | None = None
        """The page, while one is on it."""

    def choose(self) -> ReviewChoice:
        """Show what can be looked at again; returned for tests."""
        from ramio_desktop.ui.dialogs.review_choice import ReviewChoice

        going_on = ((kept_of(saved), False) for saved in self._saves.listing().games)
        over = ((kept_of(saved), True) for saved in self._saves.finished(MOST_GAMES))
        games = merge(going_on, over, key=lambda game: game[0].changed, reverse=True)
        now = datetime.now(UTC).astimezone()
        choice = ReviewChoice(self._look, self._window, games, self._own() or (), now, self._felt)
        choice.chosen.connect(self._navigator.review.open_file)
        choice.pasteWanted.connect(self.paste)
        choice.puzzleChosen.connect(self.open_own)
        choice.puzzleRemoved.connect(self._ask_remove)
        return choice

    def paste(self) -> PastePosition:
        """Ask for a position as text; returned for tests."""
        from ramio_desktop.ui.dialogs.paste_position import PastePosition

        return PastePosition(self._look, self._window, self.open_position)

    def open_position(self, state: State, back: Callable[[], object] | None = None) -> PositionPage:
        """Put a position on the table, the seat in turn about to lay; `back` is the way from it, else home."""
        from ramio_desktop.ui.pages.position import PositionPage

        self.leave()
        self._back = back
        solvers = self.solvers()
        page = self.page = PositionPage(self._look, self._settings, state, solvers, solvers)
        page.copyWanted.connect(self.copy)
        page.puzzleWanted.connect(self.make_puzzle)
        self._show(page, self.tr("A position"))
        return page

    def open_own(self, number: int) -> OwnPuzzlePage | None:
        """Put a puzzle of one's own on the table, by its number from 1; None when it is not there any more."""
        from ramio_desktop.ui.pages.own_puzzle import OwnPuzzlePage

        puzzles = self._own() or ()
        if not 0 < number <= len(puzzles):
            return None
        self.leave()
        self._back = None
        page = self.page = OwnPuzzlePage(self._look, self._settings, number, puzzles[number - 1])
        self._show(page, self.tr("Your puzzle {n}").format(n=number))
        return page

    def copy(self, state: State) -> None:
        """Put a position into the clipboard, as text."""
        from ramio_desktop.model.notation import position_text

        QGuiApplication.clipboard().setText(position_text(state))
        self._window.say(self.tr("The position is copied as text"), "copy")

    def make_puzzle(self, state: State) -> None:
        """Keep the position as a puzzle, if its hand can be laid whole; else say why it makes none."""
        self._window.say(self.tr("Looking whether it makes a puzzle…"), "puzzle")
        self.solvers().puzzle(state, state.turn.seat, self._made)

    def leave(self) -> None:
        """Be done with the page."""
        page, self.page = self.page, None
        self._navigator.stage.put_away(page)

    def made_anew(self) -> dict[QWidget, QWidget]:
        """The page made again for the size everything has now, by the old one; what was moved on it is kept."""
        from ramio_desktop.ui.pages.own_puzzle import OwnPuzzlePage
        from ramio_desktop.ui.pages.position import PositionPage

        old = self.page
        if isinstance(old, OwnPuzzlePage):
            left = old.left()
            made = OwnPuzzlePage(self._look, self._settings, old.number, old.puzzle)
            if left is not None:
                made.set_puzzle(old.puzzle, left)
            new: OwnPuzzlePage | PositionPage = made
        elif isinstance(old, PositionPage):
            solvers = self.solvers()
            new = PositionPage(self._look, self._settings, old.state, solvers, solvers)
            new.show_position(old.state, old.state.turn.seat, old.draft_lines)
            new.copyWanted.connect(self.copy)
            new.puzzleWanted.connect(self.make_puzzle)
        else:
            return {}
        self.page = new
        self._join(new)
        return {old: new}

    # details

    def _show(self, page: PositionPage | OwnPuzzlePage, title: str) -> None:
        self._join(page)
        self._navigator.stage.show(page, title)
        page.view.setFocus()

    def _join(self, page: PositionPage | OwnPuzzlePage) -> None:
        page.leave.connect(self._go_home)
        page.quickSettings.connect(self._navigator.open_quick_settings)

    def _go_home(self) -> None:
        back, self._back = self._back, None
        self.leave()
        (back or self._navigator.show_home)()

    def _own(self) -> tuple[Puzzle, ...] | None:
        """One's own puzzles; None when they cannot be read now: then nothing may be written over them either."""
        from ramio_desktop.model.puzzles.own import load_own
        from ramio_desktop.ui import problems

        try:
            puzzles, aside = load_own(self._settings.folder)
        except SaveProblem as problem:
            trouble = problems.unread_own_puzzles(problem)
            later(self, 0, lambda: self._navigator.tell(trouble))  # over what is opened with what could be read
            return None
        if aside is not None:
            damage = problems.damaged_own_puzzles(aside.name)
            later(self, 0, lambda: self._navigator.tell(damage))
        return puzzles

    def _made(self, made: Puzzle | NoPuzzle | None) -> None:
        from ramio_desktop.model.puzzles.own import MOST, NoPuzzle
        from ramio_desktop.ui.position_words import PositionWords
        from ramio_desktop.ui.puzzle_words import grade_text

        if made is None:
            made = NoPuzzle.UNSURE
        if isinstance(made, NoPuzzle):
            self._window.say(PositionWords(self).no_puzzle(made), "info")
            return
        puzzles = self._own()
        if puzzles is None:
            return
        if made in puzzles:
            number = puzzles.index(made) + 1
            self._window.say(self.tr("That is your puzzle {n} already").format(n=number), "puzzle")
        elif len(puzzles) >= MOST:
            self._window.say(self.tr("You have %n puzzle(s): delete some of them first", "", MOST), "info")
        elif self._keep((*puzzles, made)):
            kept = self.tr("Kept as your puzzle {n}, difficulty {grade}, {word}: you find it under Review")
            word = grade_text(made.grade)
            self._window.say(kept.format(n=len(puzzles) + 1, grade=made.grade, word=word), "puzzle")

    def _ask_remove(self, number: int) -> None:
        from ramio_desktop.ui.dialogs.question import Question

        Question(
            self._look, self._window, self.tr("Delete the puzzle?"),
            self.tr("Your puzzle {n} is deleted for good.").format(n=number), self.tr("Delete"), self.tr("Keep it"),
            danger=True, icon="trash", answered=lambda yes: self._remove(number) if yes else None,
        )  # fmt: skip

    def _remove(self, number: int) -> None:
        puzzles = self._own()
        if puzzles is not None:
            self._keep((*puzzles[: number - 1], *puzzles[number:]))

    def _keep(self, puzzles: tuple[Puzzle, ...]) -> bool:
        from ramio_desktop.model.puzzles.own import save_own
        from ramio_desktop.ui import problems

        try:
            save_own(puzzles, self._settings.folder)
        except SaveProblem as problem:
            self._navigator.tell(problems.unsaved_puzzles(problem))
            return False
        return True
