"""The grid of puzzles: as many cells in a row as there is room for, each painted by its state (mock/spec.md §7)."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget,
)  # fmt: skip

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.puzzle_list import CELL, Cell, PuzzleList
from ramio_desktop.ui.tokens import faded
from ramio_desktop.ui.widgets.grade_dots import paint_grade

LEAST_WIDTH, HEIGHT = 72, 66
GAP = 8
RADIUS = 10
ICON = 16
# Named here, for each of these types takes its time when it is first used: that is while the module is loaded.
LEFT_TO_RIGHT, ADJUST = QListView.Flow.LeftToRight, QListView.ResizeMode.Adjust
NO_SELECTION, NO_EDIT = QAbstractItemView.SelectionMode.NoSelection, QAbstractItemView.EditTrigger.NoEditTriggers
PER_PIXEL, CENTRE = QAbstractItemView.ScrollMode.ScrollPerPixel, QAbstractItemView.ScrollHint.PositionAtCenter
HOVERED, FOCUSED = QStyle.StateFlag.State_MouseOver, QStyle.StateFlag.State_HasFocus


class _Cells(QStyledItemDelegate):
    """Paints the cells."""

    def __init__(self, look: Look, parent: PuzzleGrid) -> None:
        super().__init__(parent)
        self._look = look
        self._grid = parent

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: N802
        return self._grid.gridSize()

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        cell = index.data(CELL)
        if not isinstance(cell, Cell):
            return
        look = self._look
        gap = look.measures.px(GAP)
        rect = QRectF(option.rect).adjusted(0, 0, -gap, -gap)
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter, rect, cell, bool(state & HOVERED))
        if state & FOCUSED and self._grid.shows_focus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.tokens.focus, 2.5))
            painter.drawRoundedRect(rect.adjusted(3.5, 3.5, -3.5, -3.5), RADIUS - 3, RADIUS - 3)
        self._words(painter, rect, cell)
        painter.restore()

    def _ground(self, painter: QPainter, rect: QRectF, cell: Cell, hovered: bool) -> None:
        t = self._look.tokens
        ground, edge, width = t.surface1, QPen(t.line, 1), 1.0
        if cell.solved:
            ground, edge = t.accent_soft, QPen(QColor(0, 0, 0, 0), 1)
        elif cell.is_next:
            edge, width = QPen(t.accent, 2), 2.0
        elif cell.started:
            edge = QPen(t.accent, 1, Qt.PenStyle.CustomDashLine)
            edge.setDashPattern([3, 3])
        if hovered:
            ground = t.surface2 if not cell.solved else faded(t.accent, 0.28)
        inset = width / 2
        painter.setBrush(ground)
        painter.setPen(edge)
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), RADIUS, RADIUS)

    def _words(self, painter: QPainter, rect: QRectF, cell: Cell) -> None:
        look, t, m = self._look, self._look.tokens, self._look.measures
        pad, icon = m.px(8), m.px(ICON)
        upper = QRectF(rect.left() + pad, rect.top() + m.px(7), rect.width() - 2 * pad, m.px(22))
        lower = QRectF(rect.left() + pad, rect.bottom() - m.px(26), rect.width() - 2 * pad, m.px(20))
        strong = cell.solved or cell.is_next or cell.started
        painter.setFont(look.theme.font(15, QFont.Weight.DemiBold))
        painter.setPen(t.text1 if strong else t.text2)
        painter.drawText(upper, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), str(cell.number))
        sign = (
            ("star-filled", t.warn) if cell.starred else ("check", t.accent_text) if cell.solved
            else ("play", t.accent_text) if cell.is_next else ("pause", t.accent_text) if cell.started else None
        )  # fmt: skip
        if sign is not None:
            place = QRectF(upper.right() - icon, upper.center().y() - icon / 2, icon, icon)
            look.icons.paint(painter, sign[0], place, sign[1])
        ink = t.accent_text if strong else t.text3
        paint_grade(painter, lower.left(), lower.center().y(), cell.grade, ink, 3.6 * m.page_scale * m.scale)
        painter.setFont(look.theme.font(12))
        painter.setPen(t.text2)
        painter.drawText(lower, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), cell.text)


class PuzzleGrid(QListView):
    """`picked` carries the number of the puzzle that was pressed, or chosen with Enter."""

    picked = Signal(int)
    fitted = Signal(int)
    """How much there is right of the last cell of a row, with the scroll bar, in pixels."""

    def __init__(self, look: Look, puzzles: PuzzleList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._puzzles = puzzles
        self.shows_focus = False
        """Whether the keyboard is used here: the mouse needs no ring."""
        self.setFlow(LEFT_TO_RIGHT)
        self.setWrapping(True)
        self.setResizeMode(ADJUST)
        self.setUniformItemSizes(True)
        self.setSelectionMode(NO_SELECTION)
        self.setEditTriggers(NO_EDIT)
        self.setVerticalScrollMode(PER_PIXEL)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # its room is always the same
        self.setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.setModel(puzzles)
        self.setItemDelegate(_Cells(look, self))
        self.clicked.connect(self._pick)
        look.theme.changed.connect(self._fit)
        self._fit()

    def go_to(self, number: int) -> None:
        """Bring the cursor to that puzzle, in sight; nothing when it is not in the list."""
        row = self._puzzles.row_of(number)
        if row is not None:
            index = self._puzzles.index(row)
            self.setCurrentIndex(index)
            self.scrollTo(index, CENTRE)

    def _pick(self, index: QModelIndex) -> None:
        cell = index.data(CELL)
        if isinstance(cell, Cell):
            self.picked.emit(cell.number)

    def _fit(self) -> None:
        """As many cells in a row as there is room for, and they fill it."""
        m = self._look.measures
        gap, room = m.px(GAP), self.viewport().width() - 2  # cells that fill a row to the last pixel are wrapped
        columns = max(1, room // (m.px(LEAST_WIDTH) + gap))
        size = QSize(room // columns, m.px(HEIGHT) + gap)
        if size != self.gridSize():
            self.setGridSize(size)
        self.fitted.emit(self.width() - columns * size.width() + gap)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self._fit()
        super().resizeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.shows_focus = False
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        self.shows_focus = True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.currentIndex().isValid():
            self._pick(self.currentIndex())
            return
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
            return
        super().keyPressEvent(event)
        self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self.shows_focus = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        super().focusInEvent(event)
