"""A choice among pictures: felts, backs of cards, one's own picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.painted import PaintedButton

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
EDGE = 4
BADGE = 18

Paint = Callable[[QPainter, QRectF], None]


@dataclass(frozen=True)
class Picture:
    """One choice: its key, and what paints it into a rectangle of the size asked for."""

    key: str
    paint: Paint


class Swatch(PaintedButton):
    """One picture; the one that is chosen has an outline and a tick. The arrow keys go to its neighbours."""

    stepped = Signal(int)

    def __init__(self, look: Look, paint: Paint, size: QSize, radius: float, captioned: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._paint = paint
        self._size = size
        self._radius = radius
        self._captioned = captioned
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setProperty("ringRadius", look.measures.dp(radius + EDGE))
        look.theme.changed.connect(self.update)
        look.cards.changed.connect(self.update)

    def _font(self) -> QFont:
        return self._look.theme.font(12, QFont.Weight.Medium)

    def sizeHint(self) -> QSize:  # noqa: N802
        dp = self._look.measures.dp
        width, height = dp(self._size.width()) + 2 * dp(EDGE), dp(self._size.height()) + 2 * dp(EDGE)
        if not self._captioned:
            return QSize(width, height)
        metrics = QFontMetricsF(self._font())
        words = round(metrics.horizontalAdvance(self.text())) + 4
        return QSize(max(width, words), height + round(metrics.height()) + 2)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        t, dp = self._look.tokens, self._look.measures.dp
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        width, height, edge = dp(self._size.width()), dp(self._size.height()), dp(EDGE)
        left = (self.width() - width) / 2
        picture = QRectF(left, edge, width, height)
        painter.save()
        self._paint(painter, picture)
        painter.restore()
        if self.isChecked() or self._hovered:
            line = dp(5) / 2
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(t.accent if self.isChecked() else t.text3, line if self.isChecked() else line / 2))
            out = edge - line / 2
            radius = dp(self._radius) + out
            painter.drawRoundedRect(picture.adjusted(-out, -out, out, out), radius, radius)
        if self.isChecked():
            self._tick(painter, picture)
        if self._captioned:
            painter.setFont(self._font())
            painter.setPen(t.text1 if self.isChecked() else t.text2)
            below = QRectF(0, height + 2 * edge, self.width(), self.height() - height - 2 * edge)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()

    def _tick(self, painter: QPainter, picture: QRectF) -> None:
        t, side = self._look.tokens, self._look.measures.dp(BADGE)
        badge = QRectF(picture.right() - side * 0.72, picture.bottom() - side * 0.72, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.accent)
        painter.drawEllipse(badge)
        mark = round(side * 0.66)
        place = QRectF(badge.center() - QPointF(mark / 2, mark / 2), QSize(mark, mark))
        self._look.icons.paint(painter, "check", place, t.accent_ink, 3)


class Swatches(QWidget):
    """A row of pictures of which one is taken; the arrow keys move the choice, as in `Segmented`.

    `chosen` carries the key of the picture that was pressed, by a person only. `size` is that of a picture, at 100 %.
    """

    chosen = Signal(str)

    def __init__(
        self,
        look: Look,
        pictures: Sequence[Picture],
        size: QSize,
        radius: float = 8,
        captioned: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, Swatch] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.measures.dp(8))
        for picture in pictures:
            button = Swatch(look, picture.paint, size, radius, captioned, self)
            button.clicked.connect(lambda _checked=False, key=picture.key: self.chosen.emit(key))
            button.stepped.connect(lambda step, key=picture.key: self._step(key, step))
            self._group.addButton(button)
            self._buttons[picture.key] = button
            row.addWidget(button)

    def set_texts(self, texts: Sequence[str], name: str = "") -> None:
        """Name the pictures, in their order, and the whole (for screen readers)."""
        for button, text in zip(self._buttons.values(), texts, strict=True):
            button.setText(text)
            button.setToolTip(text)
            button.setAccessibleName(f"{name}: {text}" if name else text)
            button.updateGeometry()
        self.setAccessibleName(name)

    def choice(self) -> str:
        """The key of the picture that is taken, empty when none is."""
        return next((key for key, button in self._buttons.items() if button.isChecked()), "")

    def choose(self, key: str) -> None:
        """Take that picture without emitting `chosen`; KeyError for an unknown one."""
        self._buttons[key].setChecked(True)

    def part(self, key: str) -> Swatch:
        """The button of one picture."""
        return self._buttons[key]

    def _step(self, key: str, step: int) -> None:
        keys = list(self._buttons)
        place = keys.index(key) + step
        if 0 <= place < len(keys):
            button = self._buttons[keys[place]]
            button.setFocus(Qt.FocusReason.TabFocusReason)
            button.click()
