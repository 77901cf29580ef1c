"""What the pages besides home and table share: a header with the way back, a body, a bar along the lower edge."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.buttons import IconButton
from ramio_desktop.ui.widgets.labels import ElidedLabel
from ramio_desktop.ui.widgets.panels import Panel
from ramio_desktop.ui.widgets.scrolled import Scrolled


class Page(QWidget):
    """Subclasses fill `body` and `foot`, and set the texts of the header. Escape leads back too.

    The body scrolls where the window is too small for it, the header and the bar stay.
    """

    leave = Signal()
    quickSettings = Signal(QWidget)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        self._head = QWidget()
        head = self._head_row = QHBoxLayout(self._head)
        head.setSpacing(look.measures.dp(12))
        self.back = IconButton(look, "arrow-left", "", plain=True, side=40)
        self.back.clicked.connect(self.leave)
        words = QVBoxLayout()
        words.setSpacing(0)
        self.title = ElidedLabel("", "page")
        self.subtitle = ElidedLabel("", "secondary", "2")
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.subtitle)
        words.addStretch(1)
        self.gear = IconButton(look, "settings", "", plain=True, side=40)
        self.gear.clicked.connect(lambda: self.quickSettings.emit(self.gear))
        head.addWidget(self.back)
        head.addLayout(words, 1)
        head.addWidget(self.gear)
        outer.addWidget(_centred(self._head))
        self._scroll = Scrolled()
        self._body = QWidget()
        _centre(self._body, self._scroll.inside)
        self.body = QHBoxLayout(self._body)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._line_up)
        outer.addWidget(self._scroll, 1)
        self._bar = Panel(footer=True)
        self._foot = QWidget()
        _centre(self._foot, self._bar)
        self.foot = QHBoxLayout(self._foot)
        self.foot.setSpacing(look.measures.dp(12))
        outer.addWidget(self._bar)
        QShortcut(QKeySequence("Escape"), self, self.leave.emit, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        look.theme.changed.connect(self.fit)
        self.fit()

    def name_tools(self) -> None:
        """Name the header's buttons in the language of now."""
        self.back.set_caption(self.tr("Back"), "Esc")
        self.gear.set_caption(self.tr("Quick settings"))

    def fit(self) -> None:
        """Take the margins of the size class."""
        m = self._look.measures
        dp = m.dp
        side = dp(24) if m.compact else m.page_margin
        width = m.content_width + 2 * side
        self._head.setMaximumWidth(width)
        self._body.setMaximumWidth(width)
        self._foot.setMaximumWidth(width)
        self._head.setFixedHeight(dp(64 if m.compact else 84))
        self._head_row.setContentsMargins(max(dp(12), side - dp(16)), dp(4 if m.compact else 12), side - dp(8), 0)
        self.body.setContentsMargins(side, dp(4), side, dp(16 if m.compact else 24))
        self._line_up()
        self.body.setSpacing(dp(16 if m.compact else 24))
        self._bar.setFixedHeight(dp(64) if m.compact else m.px(80))
        self.foot.setContentsMargins(side, 0, side, 0)


    def _line_up(self) -> None:
        """Let the body end where the header and the bar do: a scroll bar takes its room from the margin."""
        bar = self._scroll.verticalScrollBar()
        room = bar.sizeHint().width() if bar.maximum() > 0 else 0
        margins = self.body.contentsMargins()
        margins.setRight(margins.left() - room)
        if self.width() - 2 * room >= self._body.maximumWidth():  # it stands in the middle of the page then
            margins.setRight(margins.left())
        self.body.setContentsMargins(margins)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._line_up()


def _centre(widget: QWidget, inside: QWidget) -> None:
    """Put the widget into the middle of another one, as wide as it may be."""
    sides = QHBoxLayout(inside)
    sides.setContentsMargins(0, 0, 0, 0)
    sides.addStretch(1)
    sides.addWidget(widget, 1000)
    sides.addStretch(1)


def _centred(widget: QWidget) -> QWidget:
    made = QWidget()
    _centre(widget, made)
    return made
