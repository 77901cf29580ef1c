"""How a puzzle went, in the place of the hand that is empty now, and the way to the next one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.puzzle_words import duration_text, moves_text
from ramio_desktop.ui.widgets.announce import announce
from ramio_desktop.ui.widgets.buttons import Button, Grade, Kind
from ramio_desktop.ui.widgets.labels import ElidedLabel, label
from ramio_desktop.ui.models.puzzle_outcome import Outcome

DISC = 56


class _Disc(QWidget):
    """An icon on an accent disc; quiet when there is nothing to celebrate."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._icon, self._loud = "check", True
        side = look.measures.px(DISC)
        self.setFixedSize(side, side)
        look.theme.changed.connect(self.update)

    def show_icon(self, icon: str, loud: bool) -> None:
        self._icon, self._loud = icon, loud
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        t = self._look.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.accent if self._loud else t.tool)
        painter.drawEllipse(QRectF(self.rect()))
        inset = self.width() * 0.26
        place = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        self._look.icons.paint(painter, self._icon, place, t.accent_ink if self._loud else t.on_felt1)
        painter.end()


class PuzzleResult(QWidget):
    """Shows an `Outcome`; `next` wants the next puzzle, `again` the same one anew."""

    next = Signal()
    again = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._outcome: Outcome | None = None
        dp = look.measures.dp
        row = QHBoxLayout(self)
        row.setContentsMargins(*look.measures.dps(12, 8, 4, 8))
        row.setSpacing(dp(16))
        self._disc = _Disc(look)
        row.addWidget(self._disc)
        words = QVBoxLayout()
        words.setSpacing(dp(4))
        self._title = label("", "section", "felt1")
        self._line = ElidedLabel("", "", "felt2")
        self._rating = ElidedLabel("", "", "felt2")
        words.addStretch(1)
        for line in (self._title, self._line, self._rating):
            words.addWidget(line)
        words.addStretch(1)
        row.addLayout(words, 1)
        self.again_button = Button(look, "", Kind.SECONDARY, Grade.BIG, icon="rotate-ccw")
        self.again_button.clicked.connect(self.again)
        self.next_button = Button(look, "", Kind.PRIMARY, Grade.BIG, icon="arrow-right", icon_after=True)
        self.next_button.clicked.connect(self.next)
        row.addWidget(self.again_button)
        row.addWidget(self.next_button)

    def show_outcome(self, outcome: Outcome) -> None:
        """Show how it went, and have the screen reader say it."""
        self._outcome = outcome
        self.retranslate()
        announce(self, " ".join((self._title.text(), self._line.whole(), self._rating.whole())))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.again_button.setText(self.tr("Once more"))
        outcome = self._outcome
        if outcome is None:
            return
        solution = outcome.solution
        self._disc.show_icon("lightbulb" if solution is None or solution.aided else "check",
                             solution is not None and not solution.aided)
        self._title.setText(self._headline(outcome))
        self._line.set_text(self._counts(outcome))
        self._rating.set_text(self._worth(outcome))
        self._rating.setVisible(bool(self._rating.whole()))
        self.next_button.setVisible(outcome.next is not None)
        if outcome.next is not None:
            self.next_button.setText(self.tr("Next: {n}").format(n=outcome.next))

    def _headline(self, outcome: Outcome) -> str:
        if outcome.solution is None:
            return self.tr("This is the answer")
        if outcome.solution.aided:
            return self.tr("Solved, with help")
        return self.tr("Solved!")

    def _counts(self, outcome: Outcome) -> str:
        if outcome.solution is None:
            return self.tr("the shortest known: {moves}").format(moves=moves_text(outcome.shortest))
        time, moves = duration_text(outcome.solution.seconds), moves_text(outcome.solution.moves)
        if outcome.solution.moves <= outcome.shortest:
            return self.tr("{time} · {moves}, no shorter answer is known").format(time=time, moves=moves)
        return self.tr("{time} · {moves}, the shortest known has {n}").format(
            time=time, moves=moves, n=outcome.shortest
        )

    def _worth(self, outcome: Outcome) -> str:
        if outcome.first is not None:
            return self.tr("Solved before in {time}: that is what is kept").format(
                time=duration_text(outcome.first.seconds)
            )
        if outcome.gain is None:
            return ""
        signed = f"{outcome.gain:+d}".replace("-", "−")
        return self.tr("Your rating: {points} ({gain})").format(points=outcome.points, gain=signed)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
