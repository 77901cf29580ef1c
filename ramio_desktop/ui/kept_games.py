"""The games that wait, as the home page lists them: what they are called, and renaming and deleting them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.files import SaveProblem
from ramio_desktop.model.log import NewerLog
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.continue_card import Kept, title_of
from ramio_desktop.ui.saves import Saved, SaveDamaged, Saves
from ramio_desktop.ui.widgets.felt import Felt


def kept_of(saved: Saved) -> Kept:
    """What the home page shows of a save."""
    own = next((who.seat for who in saved.seats if not who.is_bot), 0)
    return Kept(
        saved.path, saved.options, tuple(who.name for who in saved.seats), own,
        None if saved.is_between_hands else saved.turn, saved.hand, saved.scores,
        tuple(tuple(card.text for card in meld.cards) for meld in saved.table),
        saved.changed.astimezone(), saved.title, saved.practice, saved.is_local,
    )  # fmt: skip


def is_file_trouble(error: Exception) -> bool:
    """Whether this is an error about a save, to be told, and no mistake of the program."""
    from ramio_desktop.model.replay import NotFull
    from ramio_desktop.model.save import SaveLocked

    return isinstance(error, (SaveProblem, SaveDamaged, NewerLog, SaveLocked, NotFull, OSError))


class KeptGames(QObject):
    """Asks before it renames or deletes; `changed` says that the list is to be read again."""

    changed = Signal()
    resumed = Signal(Path)
    review = Signal(Path)
    trouble = Signal(object)
    """A Problem to tell."""

    def __init__(self, look: Look, saves: Saves, window: QWidget, felt: Felt, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._saves = saves
        self._window = window
        self._felt = felt
        self._games: dict[Path, Saved] = {}

    def show(self, games: Sequence[Saved]) -> list[Kept]:
        """Take these games for those that wait; what the home page shows of them."""
        self._games = {game.path: game for game in games}
        return [kept_of(game) for game in games]

    def title(self, path: Path) -> str:
        """What the player calls a game; the name of its file when it is none of those that wait."""
        return title_of(kept_of(self._games[path])) if path in self._games else path.name

    def ask_rename(self, path: Path) -> None:
        """Ask for another name."""
        from ramio_desktop.ui.dialogs.question import TextQuestion

        if path in self._games:
            TextQuestion(
                self._look, self._window, self.tr("Rename the game"), self.tr("The name it has on the home page."),
                self.tr("Rename"), self.tr("Leave it"), self.title(path), 40, lambda text: self._rename(path, text),
            )  # fmt: skip

    def _rename(self, path: Path, title: str) -> None:
        self._with_file(path, lambda game: self._saves.rename(game, title))

    def ask_remove(self, path: Path) -> None:
        """Ask whether to delete it."""
        from ramio_desktop.ui.dialogs.question import Question

        if path in self._games:
            Question(
                self._look, self._window, self.tr("Delete the game?"),
                self.tr("{game} is deleted for good, with its score. This cannot be undone.").format(
                    game=self.title(path)
                ),
                self.tr("Delete"), self.tr("Keep it"), danger=True, icon="trash",
                answered=lambda yes: self._with_file(path, self._saves.delete) if yes else None,
            )  # fmt: skip

    def _with_file(self, path: Path, work: Callable[[Saved], object]) -> None:
        from ramio_desktop.ui import problems

        game = self._games.get(path)
        if game is None:
            return
        name = self.title(path)
        try:
            work(game)
        except Exception as error:
            if not is_file_trouble(error):
                raise
            self.trouble.emit(problems.open_problem(error, name))
        self.changed.emit()

    def show_all(self, anchor: QWidget) -> None:
        """Show all of them, below that widget's page."""
        from ramio_desktop.ui.panels.kept_list import KeptList

        cards = KeptList(
            self._look, self._window, [kept_of(game) for game in self._games.values()],
            datetime.now(UTC).astimezone(), self._felt,
        )  # fmt: skip
        cards.resumed.connect(self.resumed)
        cards.review.connect(self.review)
        cards.rename.connect(self.ask_rename)
        cards.remove.connect(self.ask_remove)
