"""How hard a puzzle is, as five dots of which some are filled."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.puzzle_words import GRADES, grade_text
from ramio_desktop.ui.tokens import faded

DOT = 5
GAP = 1.5
EMPTY = 0.45  # how strong the outline of an empty dot is


def dots_width(dot: float = DOT) -> float:
    """The length of the row."""
    return GRADES * dot + (GRADES - 1) * GAP * dot / DOT


def paint_grade(painter: QPainter, left: float, middle: float, grade: int, ink: QColor, dot: float = DOT) -> None:
    """Paint the row from that point at its left end; the painter is smooth."""
    step = dot * (1 + GAP / DOT)
    for place in range(GRADES):
        centre = QPointF(left + place * step + dot / 2, middle)
        if place < grade:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawEllipse(centre, dot / 2, dot / 2)
        else:
            painter.setPen(QPen(faded(ink, EMPTY), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(centre.x() - dot / 2 + 0.5, centre.y() - dot / 2 + 0.5, dot - 1, dot - 1))


class GradeDots(QWidget):
    """The dots as a widget that has a name for screen readers; `ink` is the name of a token."""

    def __init__(self, look: Look, ink: str = "text2", dot: float = 6, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._ink = ink
        self._dot = dot
        self._grade = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self.update)

    def show_grade(self, grade: int) -> None:
        """Show that grade, 1 to 5; 0 shows nothing."""
        self._grade = grade
        name = grade_text(grade) if grade else ""
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        dot = self._look.measures.px(self._dot)
        return QSize(round(dots_width(dot)) + 1, dot + 2)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if not self._grade:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dot = self._look.measures.px(self._dot)
        paint_grade(painter, 0.5, self.height() / 2, self._grade, self._look.tokens.colour(self._ink), dot)
        painter.end()
