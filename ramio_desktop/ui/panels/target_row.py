"""How far each player is towards what decides the match: a row of bars under the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.match import MatchForm
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.score_view import LEFT, ScoreView

NEAR = 0.85  # of the target: from here on the bar warns


class TargetRow(QWidget):
    """Under the sheet: for each player a bar towards the target, and what is left."""

    def __init__(self, look: Look, view: ScoreView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._view = view
        self._title = ""
        self._totals: tuple[int, ...] = ()
        self._left: tuple[str, ...] = ()
        self._form = MatchForm()
        self._out_word = ""
        look.theme.changed.connect(self.fit)
        self.fit()

    def show_totals(
        self, title: str, totals: Sequence[int], form: MatchForm, left: Sequence[str], out_word: str
    ) -> None:
        """Show the totals, with a word for what is left of each; `title` names the row.

        Whoever the sheet knows to be out has `out_word` instead.
        """
        self._title, self._totals, self._form, self._left = title, tuple(totals), form, tuple(left)
        self._out_word = out_word
        said = (
            out_word if seat in self._view.out else f"{total}, {rest}"
            for seat, (total, rest) in enumerate(zip(totals, left))
        )
        self.setAccessibleName(f"{title}: " + "; ".join(said))
        self.update()

    def fit(self) -> None:
        """Take the height of the size class."""
        m = self._look.measures
        self.setFixedHeight(m.px(60 if m.compact else 88))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        t, theme, text = self._look.tokens, self._look.theme, self._look.measures.text
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(0, 0, self.width(), 2), t.line_strong)
        first, pad = self._view.first_column(), self._view.first_pad()
        painter.setFont(theme.font(14, QFont.Weight.DemiBold))
        painter.setPen(t.text1)
        painter.drawText(QRectF(pad, 0, first - pad, self.height()), LEFT | Qt.TextFlag.TextWordWrap, self._title)
        width = self._view.columnWidth(1)
        side = 10 if self._view.is_narrow else 16
        top = self.height() / 2 - text(18)
        for seat in range(len(self._totals)):
            self._paint_one(painter, QRectF(first + seat * width + side, top, width - 2 * side, text(20)), seat)
        painter.end()

    def _paint_one(self, painter: QPainter, box: QRectF, seat: int) -> None:
        t, theme = self._look.tokens, self._look.theme
        total, is_out = self._totals[seat], seat in self._view.out
        part = 1.0 if is_out else min(1.0, max(0.0, total / (self._form.target or 1)))
        bad = is_out or part >= 1 and not self._form.highest
        shown = self._out_word if is_out else str(total)
        painter.setFont(theme.font(15, QFont.Weight.DemiBold))
        painter.setPen(t.danger if bad else t.text1)
        painter.drawText(box, LEFT, shown)
        used = QFontMetricsF(painter.font()).horizontalAdvance(shown) + 8
        painter.setFont(theme.font(13))
        painter.setPen(t.text3)
        note = "" if is_out else self._left[seat]
        if QFontMetricsF(painter.font()).horizontalAdvance(note) <= box.width() - used:
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, note)
        bar = QRectF(box.left(), box.bottom() + 6, box.width(), 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.surface3)
        painter.drawRoundedRect(bar, 4, 4)
        if part > 0:
            painter.setBrush(self._colour(part, bad))
            painter.drawRoundedRect(QRectF(bar.left(), bar.top(), max(8.0, bar.width() * part), 8), 4, 4)

    def _colour(self, part: float, bad: bool) -> QColor:
        t = self._look.tokens
        if bad:
            return t.danger
        return t.warn if part >= NEAR and not self._form.highest else t.accent
