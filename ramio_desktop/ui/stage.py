"""Which page of the window is shown, which one waits behind it, and which ones are done with."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from ramio_desktop.ui.main_window import MainWindow


class Stage:
    """Shows one page at a time; what was put away goes once another page is shown."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._stale: list[QWidget] = []
        self._current: tuple[QWidget, str] | None = None

    def show(self, page: QWidget, title: str = "", at_once: bool = False) -> None:
        """Show this page; `at_once` it comes without a transition, and nothing stays over it."""
        self._current = (page, title)
        self._window.show_page(page, title, at_once)
        for old in self._stale:
            if old is not page:
                self._window.drop_page(old)
        self._stale = [old for old in self._stale if old is page]

    def rename(self, page: QWidget, title: str) -> None:
        """Another title for this page, if it is the one that is shown or waits behind another."""
        if self._current is not None and self._current[0] is page:
            self._current = (page, title)
            if self._window.page is page:
                self._window.name_page(title)

    def put_away(self, page: QWidget | None) -> None:
        """This page is done with; it goes once another one is shown."""
        if page is not None:
            self._stale.append(page)

    def come_back(self) -> None:
        """Show the page one was at again, after another one that is none of ours."""
        if self._current is not None:
            self.show(*self._current)

    def go_back_to(self, page: QWidget, title: str = "") -> None:
        """Have `come_back` lead to this page."""
        self._current = (page, title)

    def replace(self, anew: Mapping[QWidget, QWidget]) -> None:
        """Put new pages in the place of old ones, the one that is shown or waits behind another one included."""
        for page in anew:
            self.put_away(page)
        if self._current is not None and (before := self._current[0]) in anew:
            visible = self._window.page is before
            self._current = (anew[before], self._current[1])
            if visible:
                self.come_back()
