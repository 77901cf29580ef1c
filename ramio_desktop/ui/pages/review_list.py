"""The turns of a hand, one below the other: who, what, and how good it was."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView, QFrame, QHBoxLayout, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QVBoxLayout,
    QWidget,
)

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.review import Mark, Role, TurnRow, TurnRows
from ramio_desktop.ui.suits import SuitLine
from ramio_desktop.ui.widgets.avatar import paint_avatar
from ramio_desktop.ui.widgets.choices import Segmented
from ramio_desktop.ui.widgets.labels import ElidedLabel, label, suit_inks
from ramio_desktop.ui.widgets.panels import Panel, rule

WIDTH = 304
COMPACT_WIDTH = 272
ROW = 60
NOTE = 24
_ICONS = {
    Mark.UNPROVED: ("circle-dashed", "text3"), Mark.UNKNOWN: ("minus", "text3"), Mark.GOOD: ("check", "text3"),
    Mark.MORE: ("lightbulb", "warn_text"), Mark.CLOSED: ("trophy", "accent_text"),
}  # fmt: skip
_NOTES = {Mark.CLOSE: ("sparkles", "accent_text"), Mark.OPENING: ("lightbulb", "warn_text")}
"""The marks that have a line of their own."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class _Rows(QStyledItemDelegate):
    """Paints a turn."""

    def __init__(self, look: Look, parent: TurnList) -> None:
        super().__init__(parent)
        self._look = look
        self._list = parent

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: N802
        row = index.data(Role.ROW)
        high = ROW + (NOTE if isinstance(row, TurnRow) and row.note else 0)
        return QSize(10, self._look.measures.px(high))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row = index.data(Role.ROW)
        if not isinstance(row, TurnRow):
            return
        t = self._look.tokens
        rect = QRectF(option.rect)
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, t.accent_soft)
            painter.fillRect(QRectF(rect.left(), rect.top(), self._look.measures.dp(4), rect.height()), t.accent)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, t.tool)
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), t.line)
        self._paint_row(painter, rect, row)
        if state & QStyle.StateFlag.State_HasFocus and self._list.rows_have_keyboard:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(t.focus, 2.5))
            painter.drawRoundedRect(rect.adjusted(3, 3, -3, -4), 8, 8)
        painter.restore()

    def _paint_row(self, painter: QPainter, rect: QRectF, row: TurnRow) -> None:
        look, t, px = self._look, self._look.tokens, self._look.measures.px
        small, strong = look.theme.font(13), look.theme.font(14, QFont.Weight.DemiBold)
        dp = look.measures.dp
        painter.setFont(small)
        painter.setPen(t.text3)
        painter.drawText(QRectF(rect.left(), rect.top(), dp(36), rect.height()), RIGHT, str(row.number))
        side = px(30)
        left = rect.left() + dp(44)
        paint_avatar(painter, QRectF(left, rect.center().y() - side / 2, side, side), self._list.patterns[row.seat])
        left += side + dp(10)
        right = rect.right() - dp(12) - self._paint_mark(painter, rect, row)
        lines = px(20) * 2 + (px(19) if row.note else 0)
        top = rect.center().y() - lines / 2
        name = QFontMetricsF(strong).elidedText(row.name, Qt.TextElideMode.ElideRight, right - left)
        painter.setFont(strong)
        painter.setPen(t.text1)
        painter.drawText(QRectF(left, top, right - left, px(20)), LEFT, name)
        line = SuitLine(row.line, small)
        line.paint(painter, QRectF(left, top + px(20), right - left, px(20)), t.text2, suit_inks(look))
        if row.note:
            icon, ink = _NOTES[row.mark]
            box = px(15)
            below = QRectF(left, top + px(40), rect.right() - dp(12) - left, px(19))
            look.icons.paint(painter, icon, QRectF(left, below.center().y() - box / 2, box, box), ink)
            painter.setFont(look.theme.font(13, QFont.Weight.DemiBold))
            painter.setPen(t.colour(ink))
            painter.drawText(below.adjusted(box + dp(5), 0, 0, 0), LEFT, row.note)

    def _paint_mark(self, painter: QPainter, rect: QRectF, row: TurnRow) -> float:
        """The icon at the right end, and how wide it is with what stands beside it."""
        look, dp = self._look, self._look.measures.dp
        if row.mark not in _ICONS:
            return 0.0
        icon, ink = _ICONS[row.mark]
        box = look.measures.px(17)
        font = look.theme.font(13, QFont.Weight.DemiBold)
        wide = QFontMetricsF(font).horizontalAdvance(row.more) + dp(4) if row.more else 0.0
        right = rect.right() - dp(14)
        painter.setFont(font)
        painter.setPen(look.tokens.colour(ink))
        painter.drawText(QRectF(right - wide, rect.top(), wide, rect.height()), RIGHT, row.more)
        place = QPointF(right - wide - box, rect.center().y() - box / 2)
        look.icons.paint(painter, icon, QRectF(place.x(), place.y(), box, box), ink)
        return wide + box + dp(10)


class _View(QListView):
    """The list itself: up and down choose, and a row that grows moves the others."""

    focused = Signal()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.viewport().update()
        return super().event(event)


class TurnList(Panel):
    """All turns, or one's own; `chosen` carries the place of the turn a person went to."""

    chosen = Signal(int)
    filtered = Signal(bool)
    """Whether only one's own turns are wanted."""

    def __init__(self, look: Look, rows: TurnRows, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._look = look
        self._rows = rows
        self.patterns: list[int] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        head = QHBoxLayout()
        head.setContentsMargins(*look.measures.dps(16, 10, 12, 10))
        self._title = label("", "card")
        self.filter = Segmented(look, [("all", ""), ("own", "")])
        self.filter.choose("all")
        self.filter.chosen.connect(lambda key: self.filtered.emit(key == "own"))
        head.addWidget(self._title, 1)
        head.addWidget(self.filter)
        column.addLayout(head)
        column.addWidget(rule())
        self.view = _View()
        self.view.setModel(rows)
        self.view.setItemDelegate(_Rows(look, self))
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setMouseTracking(True)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        self.view.selectionModel().currentChanged.connect(self._on_current)
        rows.dataChanged.connect(lambda: self.view.scheduleDelayedItemsLayout())
        column.addWidget(self.view, 1)
        self._progress = ElidedLabel("", "secondary", "3")
        self._below = QWidget()
        below = QVBoxLayout(self._below)
        below.setContentsMargins(*look.measures.dps(16, 8, 12, 10))
        below.addWidget(self._progress)
        column.addWidget(self._below)
        self._quiet = False
        look.theme.changed.connect(self.fit)
        self.fit()

    @property
    def rows_have_keyboard(self) -> bool:
        """Whether a ring is to be drawn around the current row."""
        return self.view.hasFocus()

    def choose(self, place: int) -> None:
        """Show that turn as the one that is looked at, without emitting `chosen`."""
        self._quiet = True
        index = self._rows.index_of(place)
        self.view.setCurrentIndex(index)
        if index.isValid():
            self.view.scrollTo(index)
        self._quiet = False

    def say_progress(self, text: str) -> None:
        """Say below the list how far the review is; empty: nothing."""
        self._progress.set_text(text)
        self._below.setVisible(bool(text))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._title.setText(self.tr("Turns"))
        self.filter.set_texts([self.tr("All"), self.tr("Mine")], self.tr("Which turns are shown"))
        self.view.setAccessibleName(self.tr("Turns"))

    def fit(self) -> None:
        """Take the width of the size class."""
        m = self._look.measures
        self.setFixedWidth(m.dp(COMPACT_WIDTH) if m.compact else m.px(WIDTH))
        self.view.scheduleDelayedItemsLayout()

    def _on_current(self, index: QModelIndex) -> None:
        row = index.data(Role.ROW)
        if not self._quiet and isinstance(row, TurnRow):
            self.chosen.emit(row.place)
