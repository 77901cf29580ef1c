"""How the score sheet looks: the players' pictures on top, totals in large figures, bars towards the target."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)  # fmt: skip

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.score import Cell, Role, ScoreTable
from ramio_desktop.ui.widgets.avatar import paint_avatar

FIRST_COLUMN = 112
CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
NEAR = 0.85  # of the target: from here on the bar warns


class _Cells(QStyledItemDelegate):
    """Paints a total with what was added below it, or the word for who went out."""

    def __init__(self, look: Look, view: ScoreView) -> None:
        super().__init__(view)
        self._look = look
        self._view = view

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        t, theme = self._look.tokens, self._look.theme
        rect = QRectF(option.rect)
        last = index.row() == index.model().rowCount() - 1
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if last:
            painter.fillRect(rect, t.surface2)
        painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 1), t.line)
        cell = index.data(Role.CELL)
        if cell is None:
            painter.setFont(theme.font(18, QFont.Weight.DemiBold))
            painter.setPen(t.text1)
            painter.drawText(rect.adjusted(24, 0, 0, 0), LEFT, str(index.data()))
        else:
            self._paint_cell(painter, rect, cell)
        painter.restore()

    def _paint_cell(self, painter: QPainter, rect: QRectF, cell: Cell) -> None:
        t, theme, px = self._look.tokens, self._look.theme, self._look.measures.text
        small = theme.font(13)
        middle = rect.center().y()
        if cell.scored:
            painter.setFont(theme.font(22, QFont.Weight.DemiBold))
            painter.setPen(t.danger if cell.reached else t.text1 if cell.total or not cell.alone else t.text3)
            lower = 14 if cell.alone and not cell.closes else 26
            painter.drawText(QRectF(rect.left(), middle - px(lower), rect.width(), px(28)), CENTRE, str(cell.total))
            line = QRectF(rect.left(), middle + px(4), rect.width(), px(20))
        else:
            line = QRectF(rect.left(), middle - px(10), rect.width(), px(20))
        if not cell.closes:
            painter.setFont(small)
            painter.setPen(t.text2)
            if not cell.alone:
                painter.drawText(line, CENTRE, f"+{cell.gain}" if cell.scored else "–")
            return
        word = self._view.closes_word
        strong = theme.font(13, QFont.Weight.DemiBold)
        icon = px(15)
        width = icon + 4 + QFontMetricsF(strong).horizontalAdvance(word)
        left = line.center().x() - width / 2
        self._look.icons.paint(
            painter, "circle-check", QRectF(left, line.center().y() - icon / 2, icon, icon), "accent_text"
        )
        painter.setFont(strong)
        painter.setPen(t.accent_text)
        painter.drawText(QRectF(left + icon + 4, line.top(), width, line.height()), LEFT, word)


class _Heads(QHeaderView):
    """The players with their pictures."""

    def __init__(self, look: Look, view: ScoreView) -> None:
        super().__init__(Qt.Orientation.Horizontal, view)
        self._look = look
        self._view = view
        self.setSectionsClickable(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(super().sizeHint().width(), self._look.measures.px(72 if self._look.measures.compact else 88))

    def paintSection(self, painter: QPainter, rect: QRect, index: int) -> None:  # noqa: N802
        t, m = self._look.tokens, self._look.measures
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        name = str(self.model().headerData(index, Qt.Orientation.Horizontal))
        if index == 0:
            painter.setFont(self._look.theme.font(13, QFont.Weight.DemiBold))
            painter.setPen(t.text3)
            painter.drawText(QRectF(rect).adjusted(24, 0, 0, 0), LEFT, name)
        else:
            side = m.px(30 if m.compact else 40)
            box = QRectF(rect.center().x() - side / 2 + 0.5, rect.top() + m.px(12), side, side)
            paint_avatar(painter, box, self._view.patterns[index - 1])
            font = self._look.theme.font(14, QFont.Weight.DemiBold)
            metrics = QFontMetricsF(font)
            you = f" {self._view.you_word}" if index - 1 == self._view.own else ""
            plain = self._look.theme.font(14)
            extra = QFontMetricsF(plain).horizontalAdvance(you)
            shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, rect.width() - 12 - extra)
            width = metrics.horizontalAdvance(shown)
            line = QRectF(rect.center().x() - (width + extra) / 2, box.bottom() + 4, width + 2, m.text(20))
            painter.setFont(font)
            painter.setPen(t.text1)
            painter.drawText(line, LEFT, shown)
            painter.setFont(plain)
            painter.setPen(t.text2)
            painter.drawText(QRectF(line.right() - 2, line.top(), extra + 4, line.height()), LEFT, you)
        painter.restore()


class ScoreView(QTableView):
    """A QTableView of a `ScoreTable`; the players' columns share its width, and the last hand is in sight."""

    def __init__(self, look: Look, table: ScoreTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.patterns: tuple[int, ...] = ()
        self.own = 0
        self.you_word = ""
        self.closes_word = ""
        self.setModel(table)
        self.setItemDelegate(_Cells(look, self))
        self.setHorizontalHeader(_Heads(look, self))
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.theme.changed.connect(self.fit)
        self.fit()

    def show_players(self, patterns: Sequence[int], own: int, you_word: str, closes_word: str) -> None:
        """Whose columns these are, and the two words painted in them."""
        self.patterns, self.own = tuple(patterns), own
        self.you_word, self.closes_word = you_word, closes_word
        self.fit()

    def fit(self) -> None:
        """Take the heights of the size class."""
        m = self._look.measures
        row = m.px(56 if m.compact else 72)
        self.verticalHeader().setDefaultSectionSize(row)
        self.verticalHeader().setMinimumSectionSize(row)
        rows = self.model().rowCount()
        head = self.horizontalHeader().sizeHint().height()
        self.horizontalHeader().setFixedHeight(head)
        self.setMinimumHeight(head + min(rows, 2) * row)
        self.setMaximumHeight(head + rows * row + 2)
        self._share()
        self.viewport().update()

    def first_column(self) -> int:
        """The width of the column with the numbers of the hands."""
        m = self._look.measures
        return m.dp(88) if m.compact else m.px(FIRST_COLUMN)

    def _share(self) -> None:
        players = max(1, self.model().columnCount() - 1)
        first = self.first_column()
        room = max(0, self.viewport().width() - first)
        for column in range(self.model().columnCount()):
            self.setColumnWidth(column, first if column == 0 else room // players)

    def resizeEvent(self, event: object) -> None:  # noqa: N802
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._share()
        self.scrollToBottom()


class TargetRow(QWidget):
    """Under the sheet: for each player a bar towards the target, and what is left."""

    def __init__(self, look: Look, view: ScoreView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._view = view
        self._title = ""
        self._totals: tuple[int, ...] = ()
        self._left: tuple[str, ...] = ()
        self._target = 1
        look.theme.changed.connect(self.fit)
        self.fit()

    def show_totals(self, title: str, totals: Sequence[int], target: int, left: Sequence[str]) -> None:
        """Show the totals, with a word for what is left of each; `title` names the row."""
        self._title, self._totals, self._target, self._left = title, tuple(totals), target, tuple(left)
        self.setAccessibleName(f"{title}: " + "; ".join(f"{a}, {b}" for a, b in zip(totals, left)))
        self.update()

    def fit(self) -> None:
        """Take the height of the size class."""
        m = self._look.measures
        self.setFixedHeight(m.px(68 if m.compact else 88))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        t, theme, text = self._look.tokens, self._look.theme, self._look.measures.text
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(0, 0, self.width(), 2), t.line_strong)
        first = self._view.first_column()
        painter.setFont(theme.font(14, QFont.Weight.DemiBold))
        painter.setPen(t.text1)
        painter.drawText(
            QRectF(24, 0, first - 24, self.height()), LEFT | Qt.TextFlag.TextWordWrap, self._title
        )
        width = self._view.columnWidth(1)
        top = self.height() / 2 - text(18)
        for seat, total in enumerate(self._totals):
            box = QRectF(first + seat * width + 16, top, width - 32, text(20))
            part = min(1.0, max(0.0, total / self._target))
            colour = t.danger if part >= 1 else t.warn if part >= NEAR else t.accent
            painter.setFont(theme.font(15, QFont.Weight.DemiBold))
            painter.setPen(t.danger if part >= 1 else t.text1)
            painter.drawText(box, LEFT, str(total))
            used = QFontMetricsF(painter.font()).horizontalAdvance(str(total)) + 8
            painter.setFont(theme.font(13))
            painter.setPen(t.text3)
            note = QFontMetricsF(painter.font()).elidedText(
                self._left[seat], Qt.TextElideMode.ElideRight, box.width() - used
            )
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, note)
            bar = QRectF(box.left(), box.bottom() + 6, box.width(), 8)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.surface3)
            painter.drawRoundedRect(bar, 4, 4)
            if part > 0:
                painter.setBrush(colour)
                painter.drawRoundedRect(QRectF(bar.left(), bar.top(), max(8.0, bar.width() * part), 8), 4, 4)
        painter.end()
