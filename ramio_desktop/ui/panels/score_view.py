"""How the score sheet looks: the players' pictures on top, totals in large figures, bars towards the target."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
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
from ramio_desktop.ui.widgets.avatar import paint_avatar, paint_dealer

FIRST_COLUMN = 112
NARROW = 116
"""The width of a player's column, at 100 %, under which there is no room beside the name."""
GAP = 5
"""Between the pieces of a line."""
CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Sign(Enum):
    """How a piece of the line under a total looks."""

    PLAIN = "plain"
    GOOD = "good"
    BAD = "bad"
    CHIP = "chip"
    ICON = "icon"


Piece = tuple[Sign, str]


@dataclass(frozen=True)
class SheetWords:
    """The words painted in a sheet; `back` has a place for the total somebody came back with."""

    you: str = ""
    closes: str = ""
    in_hand: str = ""
    out: str = ""
    void: str = ""
    back: str = "{score}"
    dealer: str = ""
    """The letter on the dealer's disc."""


def line_choices(cell: Cell, words: SheetWords) -> list[list[Piece]]:
    """What stands under a total, and ever shorter ways to say it."""
    gain = (Sign.PLAIN, f"+{cell.gain}" if cell.scored else "–")
    times = [(Sign.CHIP, f"×{cell.factor}")] if cell.factor > 1 else []
    if cell.closes:
        sign = (Sign.ICON, "circle-check")
        word = (Sign.GOOD, words.in_hand if cell.in_hand else words.closes)
        got = [gain, *times] if cell.good else []
        return [[sign, word, *got], [sign, *got], [sign]] if got else [[sign, word], [sign]]
    if cell.void:
        return [[(Sign.PLAIN, words.void)], [(Sign.PLAIN, "–")]]
    if cell.alone or cell.good:
        return [[]]
    if cell.back is not None:
        back = (Sign.GOOD, words.back.format(score=cell.back))
        return [[gain, *times, back], [back], [(Sign.ICON, "undo-2"), (Sign.GOOD, str(cell.back))]]
    if cell.out:
        out = (Sign.BAD, words.out)
        return [[gain, *times, out], [gain, out], [out]]
    return [[gain, *times], [gain]]


class _Cells(QStyledItemDelegate):
    """Paints a total with what was added below it, or the word for who went out."""

    def __init__(self, look: Look, view: ScoreView) -> None:
        super().__init__(view)
        self._look = look
        self._view = view

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        t = self._look.tokens
        rect = QRectF(option.rect)
        last = index.row() == index.model().rowCount() - 1
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if last:
            painter.fillRect(rect, t.surface2)
        if rect.top() > 0:  # there the header has its own
            painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 1), t.line)
        cell = index.data(Role.CELL)
        if cell is None:
            self._paint_number(painter, rect, str(index.data()), str(index.data(Role.DEALER) or ""))
        else:
            self._paint_cell(painter, rect, cell)
        painter.restore()

    def _paint_number(self, painter: QPainter, rect: QRectF, number: str, dealer: str) -> None:
        t, theme, px = self._look.tokens, self._look.theme, self._look.measures.text
        place = rect.adjusted(self._view.first_pad(), 0, 0, 0)
        if dealer:
            small, side = theme.font(12), float(px(15))
            line = QRectF(place.left(), place.center().y() + px(4), place.width(), px(18))
            disc = QRectF(line.left(), line.center().y() - side / 2, side, side)
            paint_dealer(painter, self._look.theme, disc, self._view.words.dealer)
            painter.setFont(small)
            painter.setPen(t.text2)
            room = line.adjusted(side + 5, 0, -4, 0)
            shown = QFontMetricsF(small).elidedText(dealer, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, LEFT, shown)
            place = QRectF(place.left(), place.center().y() - px(24), place.width(), px(26))
        painter.setFont(theme.font(18, QFont.Weight.DemiBold))
        painter.setPen(t.text1)
        painter.drawText(place, LEFT, number)

    def _paint_cell(self, painter: QPainter, rect: QRectF, cell: Cell) -> None:
        t, theme, px = self._look.tokens, self._look.theme, self._look.measures.text
        middle = rect.center().y()
        if cell.absent:
            painter.setFont(theme.font(16))
            painter.setPen(t.text3)
            painter.drawText(rect, CENTRE, "–")
            return
        pieces = self._that_fit(line_choices(cell, self._view.words), rect.width() - 6)
        top = middle - px(10)
        if cell.scored:
            font = theme.font(22, QFont.Weight.DemiBold)
            font.setStrikeOut(cell.out)
            bad = cell.out or cell.reached and not cell.good
            painter.setFont(font)
            painter.setPen(t.danger if bad else t.text1 if cell.total or not cell.alone else t.text3)
            upper = 26 if pieces else 14
            painter.drawText(QRectF(rect.left(), middle - px(upper), rect.width(), px(28)), CENTRE, str(cell.total))
            top = middle + px(4)
        x = rect.center().x() - self._width(pieces) / 2
        for piece in pieces:
            x += self._paint_piece(painter, piece, QPointF(x, top)) + GAP

    def _that_fit(self, choices: list[list[Piece]], room: float) -> list[Piece]:
        return next((pieces for pieces in choices if self._width(pieces) <= room), choices[-1])

    def _font(self, sign: Sign) -> QFont:
        if sign is Sign.CHIP:
            return self._look.theme.font(12, QFont.Weight.DemiBold)
        strong = sign in (Sign.GOOD, Sign.BAD)
        return self._look.theme.font(13, QFont.Weight.DemiBold if strong else QFont.Weight.Normal)

    def _width(self, pieces: list[Piece]) -> float:
        return sum(map(self._piece_width, pieces)) + GAP * max(0, len(pieces) - 1)

    def _piece_width(self, piece: Piece) -> float:
        sign, text = piece
        if sign is Sign.ICON:
            return self._look.measures.text(15)
        wide = QFontMetricsF(self._font(sign)).horizontalAdvance(text)
        return wide + (self._look.measures.text(10) if sign is Sign.CHIP else 1)

    def _paint_piece(self, painter: QPainter, piece: Piece, at: QPointF) -> float:
        t, px = self._look.tokens, self._look.measures.text
        sign, text = piece
        wide = self._piece_width(piece)
        box = QRectF(at.x(), at.y(), wide, px(20))
        if sign is Sign.ICON:
            icon = QRectF(box.left(), box.center().y() - wide / 2, wide, wide)
            self._look.icons.paint(painter, text, icon, "accent_text")
            return wide
        if sign is Sign.CHIP:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.warn_soft)
            painter.drawRoundedRect(box.adjusted(0, 1, 0, -1), 5, 5)
        inks = {Sign.GOOD: t.accent_text, Sign.BAD: t.danger, Sign.CHIP: t.warn_text}
        painter.setFont(self._font(sign))
        painter.setPen(inks.get(sign, t.text2))
        painter.drawText(box, CENTRE if sign is Sign.CHIP else LEFT, text)
        return wide


class _Heads(QHeaderView):
    """The players with their pictures; those who are out are grey."""

    def __init__(self, look: Look, view: ScoreView) -> None:
        super().__init__(Qt.Orientation.Horizontal, view)
        self._look = look
        self._view = view
        self.setSectionsClickable(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        m = self._look.measures
        high = m.px(72 if m.compact else 88) + (m.text(14) if self._view.is_narrow else 0)
        return QSize(super().sizeHint().width(), high)

    def paintSection(self, painter: QPainter, rect: QRect, index: int) -> None:  # noqa: N802
        t, m = self._look.tokens, self._look.measures
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(rect.left(), rect.bottom(), rect.width(), 1), t.line)
        name = str(self.model().headerData(index, Qt.Orientation.Horizontal))
        if index == 0:
            painter.setFont(self._look.theme.font(13, QFont.Weight.DemiBold))
            painter.setPen(t.text3)
            painter.drawText(QRectF(rect).adjusted(self._view.first_pad(), 0, 0, 0), LEFT, name)
        else:
            side = m.px(30 if m.compact else 40)
            box = QRectF(rect.center().x() - side / 2 + 0.5, rect.top() + m.px(12), side, side)
            is_out = index - 1 in self._view.out
            paint_avatar(painter, box, self._view.patterns[index - 1], is_out)
            line = QRectF(rect.left(), box.bottom() + 4, rect.width(), m.text(20))
            self._paint_name(painter, line, name, index - 1 == self._view.own, t.text3 if is_out else t.text1)
        painter.restore()

    def _paint_name(self, painter: QPainter, line: QRectF, name: str, own: bool, ink: QColor) -> None:
        """The name in the middle, and after it, or below it where columns are narrow, that it is oneself."""
        theme, narrow = self._look.theme, self._view.is_narrow
        strong, plain = theme.font(13 if narrow else 14, QFont.Weight.DemiBold), theme.font(12 if narrow else 14)
        you = self._view.words.you if own else ""
        extra = QFontMetricsF(plain).horizontalAdvance(f" {you}") if you and not narrow else 0.0
        room = line.width() - (6 if narrow else 12) - extra
        shown = QFontMetricsF(strong).elidedText(name, Qt.TextElideMode.ElideRight, room)
        width = QFontMetricsF(strong).horizontalAdvance(shown)
        left = line.center().x() - (width + extra) / 2
        painter.setFont(strong)
        painter.setPen(ink)
        painter.drawText(QRectF(left, line.top(), width + 2, line.height()), LEFT, shown)
        if not you:
            return
        painter.setFont(plain)
        painter.setPen(self._look.tokens.text2)
        if narrow:
            painter.drawText(line.translated(0, self._look.measures.text(15)), CENTRE, you)
        else:
            painter.drawText(QRectF(left + width, line.top(), extra + 4, line.height()), LEFT, f" {you}")


class ScoreView(QTableView):
    """A QTableView of a `ScoreTable`; the players' columns share its width, and the last hand is in sight."""

    def __init__(self, look: Look, table: ScoreTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._table = table
        self.patterns: tuple[int, ...] = ()
        self.own = 0
        self.words = SheetWords()
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

    def show_players(self, patterns: Sequence[int], own: int, words: SheetWords) -> None:
        """Whose columns these are, and the words painted in them."""
        self.patterns, self.own, self.words = tuple(patterns), own, words
        self.fit()

    @property
    def out(self) -> frozenset[int]:
        """Who is out of the match."""
        return self._table.out

    @property
    def is_narrow(self) -> bool:
        """Whether the players' columns are narrow."""
        return 0 < self.columnWidth(1) < self._look.measures.dp(NARROW)

    def fit(self) -> None:
        """Take the heights of the size class."""
        self._share()
        row = self._row()
        self.verticalHeader().setMinimumSectionSize(row)
        rows = self.model().rowCount()
        head = self.horizontalHeader().sizeHint().height()
        self.setMinimumHeight(head + min(rows, 2) * row)
        self.setMaximumHeight(head + rows * row + 2)
        self._fill()
        self.viewport().update()

    def _row(self) -> int:
        return self._look.measures.px(56 if self._look.measures.compact else 72)

    def _fill(self) -> None:
        """Where not all rows have room, make them a little higher, so that no row is cut; the rest is the header's."""
        row, head = self._row(), self.horizontalHeader().sizeHint().height()
        room = self.height() - head
        high, rest = row, 0
        if self.model().rowCount() * row > room >= row:
            high, rest = divmod(room, room // row)
        if (high, head + rest) != (self.verticalHeader().defaultSectionSize(), self.horizontalHeader().height()):
            self.horizontalHeader().setFixedHeight(head + rest)
            self.verticalHeader().setDefaultSectionSize(high)
            self.updateGeometries()  # now: the scroll bar would go to what was the end before
        self.scrollToBottom()

    def first_column(self) -> int:
        """The width of the column with the numbers of the hands."""
        m = self._look.measures
        return m.dp(88) if m.compact else m.px(FIRST_COLUMN)

    def first_pad(self) -> int:
        """From the edge to what stands in that column."""
        return self._look.measures.dp(16 if self._look.measures.compact else 24)

    def _share(self) -> None:
        players = max(1, self.model().columnCount() - 1)
        first = self.first_column()
        room = max(0, self.viewport().width() - first)
        for column in range(self.model().columnCount()):
            self.setColumnWidth(column, first if column == 0 else room // players)

    def resizeEvent(self, event: object) -> None:  # noqa: N802
        super().resizeEvent(event)  # type: ignore[arg-type]
        was_narrow = self.is_narrow
        self._share()
        if self.is_narrow != was_narrow:
            self.fit()
        self._fill()
