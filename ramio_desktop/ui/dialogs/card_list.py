"""A list of cards over a page: its title, a way out of it, and what scrolls below."""

from __future__ import annotations

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ramio_desktop.ui.dialogs.overlay import Overlay
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.buttons import IconButton
from ramio_desktop.ui.widgets.labels import label
from ramio_desktop.ui.widgets.scrolled import Scrolled


class CardList(Overlay):
    """What is in the list goes into `rows`; `show_rows` ends the making of it. What is chosen closes it."""

    def __init__(self, look: Look, window: QWidget, title: str, width: int) -> None:
        """`width` is in units of the text size."""
        super().__init__(look, window)
        self.body.setFixedWidth(look.measures.px(width))
        head = QHBoxLayout()
        head.addWidget(label(title, "section"), 1)
        self._cross = IconButton(look, "x", self.tr("Close"), plain=True, side=32)
        self._cross.clicked.connect(self.close_overlay)
        head.addWidget(self._cross)
        self.column.addLayout(head)
        self._scrolled = Scrolled()
        self.rows = QVBoxLayout(self._scrolled.inside)
        self.rows.setContentsMargins(*look.measures.dps(6, 6, 12, 6))
        self.rows.setSpacing(look.measures.dp(12))
        self.setAccessibleName(title)

    def show_rows(self, height: int, first: QWidget | None = None) -> None:
        """Show the list, so high that nothing scrolls in less; the keyboard is on `first`, else on the way out."""
        self.rows.addStretch(1)
        self._scrolled.setMinimumHeight(height)
        self.column.addWidget(self._scrolled, 1)
        self.open(first or self._cross)

    def leave(self, out: SignalInstance, *told: object) -> None:
        """End it, then emit what was chosen: whatever opens because of it does not find it there any more."""
        self.close_overlay()
        out.emit(*told)
