"""A few players in a row: their pictures overlapping, their names after them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.avatar import paint_avatar
from ramio_desktop.ui.widgets.labels import ElidedLabel

OVERLAP = 8
RIM = 2


class AvatarRow(QWidget):
    """The pictures of some players, each overlapping the one before; decoration, the names are said beside it."""

    def __init__(self, look: Look, side: int, ground: str = "surface1", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._side = side
        self._ground = ground
        self._patterns: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self.update)

    def show_players(self, patterns: Sequence[int]) -> None:
        """Show these pictures, from the left."""
        self._patterns = tuple(patterns)
        self.updateGeometry()
        self.update()

    def _rim(self) -> int:
        return self._look.measures.px(self._side) + 2 * self._look.measures.dp(RIM)

    def _overlap(self) -> int:
        return self._look.measures.dp(OVERLAP)

    def sizeHint(self) -> QSize:  # noqa: N802
        rim = self._rim()
        return QSize(max(1, len(self._patterns) * (rim - self._overlap()) + self._overlap()), rim)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rim, edge = self._rim(), self._look.measures.dp(RIM)
        for number, pattern in enumerate(self._patterns):
            rect = QRectF(number * (rim - self._overlap()), (self.height() - rim) / 2, rim, rim)
            painter.setPen(self._look.tokens.colour(self._ground))
            painter.setBrush(self._look.tokens.colour(self._ground))
            painter.drawEllipse(rect)
            paint_avatar(painter, rect.adjusted(edge, edge, -edge, -edge), pattern)
        painter.end()


class Players(QWidget):
    """Pictures and names of some players on one line."""

    def __init__(self, look: Look, side: int = 28, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.measures.dp(10))
        self._row = AvatarRow(look, side)
        self._names = ElidedLabel("", "secondary", "2")
        row.addWidget(self._row)
        row.addWidget(self._names, 1)

    def show_players(self, patterns: Sequence[int], names: str) -> None:
        """Show these pictures, and this sentence with the names."""
        self._row.show_players(patterns)
        self._names.set_text(names)
