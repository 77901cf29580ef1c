"""What can be looked at again: games that are over or go on, puzzles of one's own, and any position as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from itertools import islice
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.puzzles.puzzle import Puzzle
from ramio_desktop.ui.dialogs.card_list import CardList
from ramio_desktop.ui.elapsed import Elapsed
from ramio_desktop.ui.later import later
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.continue_card import Kept, KeptWords, title_of
from ramio_desktop.ui.panels.small_card import SmallCard
from ramio_desktop.ui.puzzle_words import grade_text
from ramio_desktop.ui.widgets.buttons import Button, IconButton, Kind
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.labels import label

WIDTH = 560
MOST_SHOWN = 4.5
AT_ONCE = 7
"""So many cards and titles are made before the list is shown: more than are in sight. Reading a finished match for the
others takes a while, and they come between what the person does."""


class GameCard(SmallCard):
    """A game whose hands can be reviewed: the whole card opens the review."""

    def __init__(self, look: Look, kept: Kept, over: bool, now: datetime, felt: Felt) -> None:
        super().__init__(look, kept.table, felt, False, 16)
        self._kept = kept
        self._over = over
        self._now = now
        self.let_through()
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        kept, words = self._kept, KeptWords()
        state = self.tr("finished") if self._over else words.hand(kept)
        self._title.set_text(title_of(kept))
        self._line.set_text(words.who(kept))
        self._when.set_text(f"{state} · {Elapsed().text(kept.changed, self._now)}")
        self.setAccessibleName(self.tr("Review {game}").format(game=title_of(kept)))
        self.setAccessibleDescription(f"{self._line.whole()}. {self._when.whole()}")


class PuzzleCard(SmallCard):
    """A puzzle of one's own: the whole card puts it on the table."""

    removed = Signal()

    def __init__(self, look: Look, number: int, puzzle: Puzzle, felt: Felt) -> None:
        table = tuple(tuple(card.text for card in meld.cards) for meld in puzzle.table)
        super().__init__(look, table, felt, False, 8)
        self._number = number
        self._puzzle = puzzle
        self.bin = IconButton(look, "trash", "", plain=True, side=36)
        self.bin.clicked.connect(self.removed)
        self._row.addWidget(self.bin)
        self.let_through()
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        grade = self._puzzle.grade
        title = self.tr("Your puzzle {n}").format(n=self._number)
        self._title.set_text(title)
        self._line.set_text(self.tr("Difficulty {n}, {word}").format(n=grade, word=grade_text(grade)))
        self._when.set_text(self.tr("%n card(s) to lay", "", len(self._puzzle.hand)))
        self.bin.set_caption(self.tr("Delete {puzzle}").format(puzzle=title))
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{self._line.whole()}. {self._when.whole()}")


class ReviewChoice(CardList):
    """A list that scrolls; choosing closes it."""

    chosen = Signal(Path)
    puzzleChosen = Signal(int)
    """The number of a puzzle of one's own, from 1."""
    puzzleRemoved = Signal(int)
    pasteWanted = Signal()

    def __init__(
        self, look: Look, window: QWidget, games: Iterable[tuple[Kept, bool]], puzzles: Sequence[Puzzle],
        now: datetime, felt: Felt,
    ) -> None:  # fmt: skip
        """`games` are with whether they are over, and are asked for one by one; what is shown first comes first."""
        super().__init__(look, window, self.tr("Review and positions"), WIDTH)
        self.paste = Button(look, self.tr("Paste a position…"), Kind.SECONDARY, icon="clipboard-paste")
        self.paste.clicked.connect(lambda: self.leave(self.pasteWanted))
        self.column.addWidget(self.paste, 0, Qt.AlignmentFlag.AlignLeft)
        self.games: list[GameCard] = []
        self.puzzles: list[PuzzleCard] = []
        self._coming = self._cards(games, puzzles, now, felt)
        for widget in islice(self._coming, AT_ONCE):
            self.rows.addWidget(widget)
        cards: list[SmallCard] = [*self.puzzles, *self.games]
        height = round(min(max(1, len(cards)), MOST_SHOWN) * look.measures.px(112)) + look.measures.dp(12)
        self.show_rows(height, cards[0] if cards else self.paste)
        later(self, 0, self._go_on)

    def _cards(
        self, games: Iterable[tuple[Kept, bool]], puzzles: Sequence[Puzzle], now: datetime, felt: Felt
    ) -> Iterator[QWidget]:
        if puzzles:
            yield label(self.tr("Your puzzles"), "card")
        for number, puzzle in reversed(list(enumerate(puzzles, start=1))):
            own = PuzzleCard(self._look, number, puzzle, felt)
            own.clicked.connect(lambda _=False, number=number: self.leave(self.puzzleChosen, number))
            own.removed.connect(lambda number=number: self.leave(self.puzzleRemoved, number))
            self.puzzles.append(own)
            yield own
        for kept, over in games:
            if not self.games:
                yield label(self.tr("Games"), "card")
            card = GameCard(self._look, kept, over, now, felt)
            card.clicked.connect(lambda _=False, path=kept.path: self.leave(self.chosen, path))
            self.games.append(card)
            yield card
        if not self.games and not self.puzzles:
            yield label(self.tr("There is no game yet whose hands could be reviewed."), "", "2", wrap=True)

    def _go_on(self) -> None:
        """Make one more card, if there is one; whatever the person does comes first."""
        widget = next(self._coming, None)
        if widget is not None:
            self.rows.insertWidget(self.rows.count() - 1, widget)  # before the stretch
            later(self, 0, self._go_on)
