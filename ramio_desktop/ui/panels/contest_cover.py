"""Felt over the table of a contest: three seconds to get ready before it, and how it went after it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.announce import announce
from ramio_desktop.ui.widgets.buttons import IconButton
from ramio_desktop.ui.widgets.felt import Felt, FeltGround
from ramio_desktop.ui.widgets.labels import label

COUNT_FROM = 3
FIGURE = 112
COUNT_MS = 800
"""A step of the count: quick enough that nobody waits, slow enough to bring the hand to the mouse."""


class ContestCover(FeltGround):
    """Covers all of its parent. A click, Space or Enter ends the count at once."""

    leave = Signal()

    def __init__(self, look: Look, felt: Felt, parent: QWidget) -> None:
        super().__init__(look, felt, parent)
        self._look = look
        self._left = 0
        self._then: Callable[[], object] | None = None
        self._panel: QWidget | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._back = IconButton(look, "arrow-left", "", plain=True, on_felt=True, side=40, parent=self)
        self._back.clicked.connect(self.leave)
        self._back.move(QPoint(16, 16))
        self._count = QWidget(self)
        column = QVBoxLayout(self._count)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.measures.dp(8))
        self._figure = label("", "", "felt1")
        self._words = label("", "section", "felt1")
        self._hint = label("", "", "felt2", wrap=True)
        for line in (self._figure, self._words, self._hint):
            line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(line)
        self._timer = QTimer(self)
        self._timer.setInterval(COUNT_MS)
        self._timer.timeout.connect(self._step)
        self.setProperty("ringRadius", 0)
        parent.installEventFilter(self)
        look.theme.changed.connect(self._place)
        self.retranslate()
        self._cover()

    @property
    def is_counting(self) -> bool:
        """Whether the count runs."""
        return self._then is not None

    def count_down(self, title: str, text: str, then: Callable[[], object]) -> None:
        """Say what begins, count three, two, one, and call `then`; the cover hides itself before."""
        self.show_panel(None)
        self._words.setText(title)
        self._hint.setText(text)
        self._then = then
        self._left = COUNT_FROM
        self._figure.setText(str(self._left))
        self._count.show()
        self._cover()
        self.setFocus()
        announce(self, f"{title}. {text}")
        self._timer.start()

    def show_panel(self, panel: QWidget | None) -> None:
        """Show this panel in the middle of the felt instead of the count; the one before is deleted."""
        self._stop()
        self._count.hide()
        if self._panel is not None:
            self._panel.hide()
            self._panel.deleteLater()
        self._panel = panel
        if panel is not None:
            panel.setParent(self)
            panel.show()
            self._cover()

    def begin(self) -> None:
        """End the count now."""
        then = self._then
        self._stop()
        if then is not None:
            self.hide()
            then()

    def _stop(self) -> None:
        self._timer.stop()
        self._then = None

    def _step(self) -> None:
        self._left -= 1
        if self._left <= 0:
            self.begin()
        else:
            self._figure.setText(str(self._left))

    # what is done with it

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        event.accept()
        self.begin()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.leave.emit()
        elif self.is_counting and event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.begin()
        event.accept()  # no key of the table below works now

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        return super().event(event)

    # where it lies

    def eventFilter(self, watched: object, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._cover()
        return False

    def _cover(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self._place()
        self.raise_()
        self.show()

    def _place(self) -> None:
        self._figure.setFont(self._look.theme.font(FIGURE, QFont.Weight.Bold))
        for widget in (self._count, self._panel):
            if widget is None:
                continue
            for part in (widget, *widget.findChildren(QWidget)):
                part.ensurePolished()
            if (layout := widget.layout()) is not None:
                layout.invalidate()
            edge = self._look.measures.dp(16)
            room = self.rect().adjusted(edge, edge, -edge, -edge)
            size = widget.sizeHint().boundedTo(room.size())
            if widget is self._count:
                size.setWidth(min(room.width(), self._look.measures.dp(560)))
                size.setHeight(widget.heightForWidth(size.width()) if widget.hasHeightForWidth() else size.height())
            widget.resize(size)
            widget.move(room.center() - widget.rect().center())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._place()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._back.set_caption(self.tr("Back"), "Esc")

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
