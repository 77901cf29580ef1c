"""The games one can go on with: a large card for the last one, small ones for the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from ramio_desktop.model.options import Options
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.elapsed import Elapsed
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.players import Players
from ramio_desktop.ui.panels.small_card import SmallCard
from ramio_desktop.ui.widgets.avatar import avatars_of
from ramio_desktop.ui.widgets.buttons import Button, Grade, IconButton, Kind
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.labels import ElidedLabel
from ramio_desktop.ui.widgets.panels import Panel
from ramio_desktop.ui.widgets.pictures import TablePicture

LARGE_HEIGHT = 216
TALLEST = 290  # of the large card, where the window leaves room


@dataclass(frozen=True)
class Kept:
    """A game that was left: what its card says. Names and scores by seat, `own` is the person's seat.

    `turn` is the seat that is to play, None when the hand is over.
    """

    path: Path
    options: Options
    names: tuple[str, ...]
    own: int
    turn: int | None
    hand: int
    scores: tuple[int, ...]
    table: tuple[tuple[str, ...], ...]
    changed: datetime
    title: str = ""
    practice: bool = False
    shared: bool = False
    """Whether several people play it at this computer."""

    @property
    def others(self) -> tuple[str, ...]:
        """The names of the other players, in the order they play after the person; of all where several people play."""
        return tuple(self.names[seat] for seat in self._shown)

    def patterns(self, chosen: int = -1) -> tuple[int, ...]:
        """Their pictures, as they are at the table where the person has chosen that picture."""
        by_seat = avatars_of(self.names, self.own, chosen)
        return tuple(by_seat[seat] for seat in self._shown)

    @property
    def _shown(self) -> list[int]:
        seats = len(self.names)
        return [(self.own + step) % seats for step in range(0 if self.shared else 1, seats)]


def _names(kept: Kept) -> str:
    return ", ".join(kept.others)


def title_of(kept: Kept) -> str:
    """The name the player gave the game, or the game's own."""
    return kept.title or catalogue.game_name(catalogue.game_of(kept.options))


class KeptWords(QObject):
    """The sentences about a game that waits."""

    def due(self, kept: Kept) -> str:
        """Whose turn it is."""
        if kept.turn is None:
            return self.tr("Next hand")
        if kept.turn == kept.own and not kept.shared:
            return self.tr("It is your turn")
        return self.tr("{name} is to play").format(name=kept.names[kept.turn])

    def hand(self, kept: Kept) -> str:
        """Which hand of what match."""
        line = self.tr("Hand {n}, {match}").format(n=kept.hand, match=catalogue.match_line(kept.options))
        return self.tr("{hand}, for practice").format(hand=line) if kept.practice else line

    def who(self, kept: Kept) -> str:
        """What kind of game it is, and who plays."""
        names = _names(kept)
        if kept.shared:
            return self.tr("At this computer: {names}").format(names=names)
        return self.tr("With {names}").format(names=names)

    def table(self, kept: Kept) -> str:
        """The picture in words, for screen readers."""
        return self.tr("%n meld(s) on the table", "", len(kept.table))

    def more(self, kept: Kept) -> str:
        """What the three dots are for."""
        return self.tr("More about {game}").format(game=title_of(kept))


class GameMenu(IconButton):
    """The three dots of a kept game: review its hands, rename it, delete it."""

    review = Signal()
    rename = Signal()
    remove = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "ellipsis-vertical", "", plain=True, side=36, parent=parent)
        self.clicked.connect(self._open)

    def _open(self) -> None:
        menu = QMenu(self)
        menu.addAction(self.tr("Review…"), self.review.emit)
        menu.addAction(self.tr("Rename…"), self.rename.emit)
        menu.addAction(self.tr("Delete…"), self.remove.emit)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(QPoint(0, self.height() + 4)))


class ContinueCard(Panel):
    """The game played last, with the one accent button of the home page."""

    resumed = Signal(Path)
    review = Signal(Path)
    rename = Signal(Path)
    remove = Signal(Path)

    def __init__(self, look: Look, kept: Kept, now: datetime, felt: Felt, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._look = look
        self._kept = kept
        self._now = now
        row = QHBoxLayout(self)
        row.setContentsMargins(1, 1, 1, 1)
        row.setSpacing(0)
        self._picture = TablePicture(look, kept.table, felt=felt, radii=(15, 0), padding=18, largest=52)
        self._picture.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        row.addWidget(self._picture, 54)
        words = QVBoxLayout()
        words.setContentsMargins(*look.measures.dps(24, 12, 16, 22))
        words.setSpacing(look.measures.dp(4))
        # The dots take no line of their own: they stand beside the two lines that are shorter than the card.
        head = QHBoxLayout()
        first = QVBoxLayout()
        first.setContentsMargins(*look.measures.dps(0, 8, 0, 0))
        first.setSpacing(look.measures.dp(4))
        self._due = ElidedLabel("", "over", "accent")
        self.menu = GameMenu(look)
        self.menu.review.connect(lambda: self.review.emit(kept.path))
        self.menu.rename.connect(lambda: self.rename.emit(kept.path))
        self.menu.remove.connect(lambda: self.remove.emit(kept.path))
        self._title = ElidedLabel("", "title")
        first.addWidget(self._due)
        first.addWidget(self._title)
        head.addLayout(first, 1)
        head.addWidget(self.menu, 0, Qt.AlignmentFlag.AlignTop)
        words.addLayout(head)
        self._hand = ElidedLabel("", "", "2")
        self._who = Players(look)
        words.addWidget(self._hand)
        words.addStretch(1)
        words.addWidget(self._who)
        words.addStretch(1)
        foot = QHBoxLayout()
        foot.setSpacing(look.measures.dp(14))
        self.button = Button(look, "", Kind.PRIMARY, Grade.BIG, icon="play")
        self.button.clicked.connect(lambda: self.resumed.emit(kept.path))
        self._when = ElidedLabel("", "secondary", "3")
        foot.addWidget(self.button)
        foot.addWidget(self._when, 1)
        words.addLayout(foot)
        row.addLayout(words, 46)
        look.theme.changed.connect(self._fit)
        self._fit()
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        kept, words = self._kept, KeptWords()
        self.menu.set_caption(words.more(kept))
        self._picture.setAccessibleName(words.table(kept))
        self._due.set_text(words.due(kept))
        self._title.set_text(title_of(kept))
        self._hand.set_text(words.hand(kept))
        self._who.show_players(kept.patterns(self._look.theme.picture), words.who(kept))
        self.button.setText(self.tr("Continue"))
        self.button.setAccessibleName(self.tr("Continue {game}").format(game=title_of(kept)))
        self._when.set_text(Elapsed().text(kept.changed, self._now))

    def _fit(self) -> None:
        self.setMinimumHeight(self._look.measures.px(LARGE_HEIGHT))
        self.setMaximumHeight(self._look.measures.px(TALLEST))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class KeptCard(SmallCard):
    """Another game that waits: the whole card opens it. A tall one has its picture above the words."""

    resumed = Signal(Path)
    review = Signal(Path)
    rename = Signal(Path)
    remove = Signal(Path)

    def __init__(
        self, look: Look, kept: Kept, now: datetime, felt: Felt, tall: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, kept.table, felt, tall, 8, parent)
        self._kept = kept
        self._now = now
        self.menu = GameMenu(look)
        self.menu.review.connect(lambda: self.review.emit(kept.path))
        self.menu.rename.connect(lambda: self.rename.emit(kept.path))
        self.menu.remove.connect(lambda: self.remove.emit(kept.path))
        self._row.addWidget(self.menu)
        self.let_through()
        self.clicked.connect(lambda: self.resumed.emit(kept.path))
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        kept, words = self._kept, KeptWords()
        self.menu.set_caption(words.more(kept))
        self._title.set_text(title_of(kept))
        self._line.set_text(words.who(kept))
        self._when.set_text(f"{words.due(kept)} · {Elapsed().text(kept.changed, self._now)}")
        self.setAccessibleName(self.tr("Continue {game}").format(game=title_of(kept)))
        self.setAccessibleDescription(f"{self._line.whole()}. {self._when.whole()}. {words.table(kept)}")


class FirstCard(Panel):
    """What stands in the place of the continue card as long as there is nothing to continue."""

    play = Signal()
    options = Signal()

    SHOWN: Sequence[Sequence[str]] = (
        ("Ah", "2h", "3h", "4h"), ("4s", "5s", "6s", "7s", "8s"), ("Ks", "Kh", "Kd"), ("Tc", "Jc", "Qc"),
        ("7h", "*", "9h", "Th"), ("5s", "5h", "5c", "5d"), ("2c", "3c", "4c", "5c", "6c"), ("Jd", "Qd", "Kd", "Ad"),
    )  # fmt: skip

    def __init__(self, look: Look, felt: Felt, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._look = look
        row = QHBoxLayout(self)
        row.setContentsMargins(1, 1, 1, 1)
        row.setSpacing(0)
        self._picture = TablePicture(look, self.SHOWN, felt=felt, radii=(15, 0), padding=22, largest=60)
        self._picture.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        row.addWidget(self._picture, 54)
        words = QVBoxLayout()
        words.setContentsMargins(*look.measures.dps(28, 20, 20, 22))
        words.setSpacing(look.measures.dp(4))
        self._over = ElidedLabel("", "over", "accent")
        self._title = ElidedLabel("", "title")
        self._line = ElidedLabel("", "", "2")
        self._who = Players(look)
        words.addWidget(self._over)
        words.addWidget(self._title)
        words.addWidget(self._line)
        words.addStretch(1)
        words.addWidget(self._who)
        words.addStretch(1)
        foot = QHBoxLayout()
        foot.setSpacing(look.measures.dp(8))
        self.button = Button(look, "", Kind.PRIMARY, Grade.BIG, icon="play")
        self.button.clicked.connect(self.play)
        self.more = Button(look, "", Kind.QUIET, Grade.BIG)
        self.more.clicked.connect(self.options)
        foot.addWidget(self.button)
        foot.addWidget(self.more)
        foot.addStretch(1)
        words.addLayout(foot)
        row.addLayout(words, 46)
        look.theme.changed.connect(self._fit)
        self._fit()

    def show_choice(self, title: str, line: str, patterns: Sequence[int], names: Sequence[str]) -> None:
        """Say which game the button starts, and against whom."""
        self._over.set_text(self.tr("Start here"))
        self._title.set_text(title)
        self._line.set_text(line)
        self._who.show_players(patterns, self.tr("with {names}").format(names=", ".join(names)))
        self.button.setText(self.tr("Play"))
        self.button.setAccessibleName(self.tr("Play {game}").format(game=title))
        self.more.setText(self.tr("Choose the options"))
        self._picture.setAccessibleName(self.tr("A table with melds of cards"))

    def _fit(self) -> None:
        self.setMinimumHeight(self._look.measures.px(LARGE_HEIGHT))
        self.setMaximumHeight(self._look.measures.px(TALLEST))
