"""The window: one page at a time, what lies over it, and the place on the screen it remembers."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QRect, QSize, QStandardPaths, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QIcon,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShortcut,
)  # fmt: skip
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QToolTip, QWidget

from ramio_desktop.ui.picture import picture_of
from ramio_desktop.ui.settings import Place, Settings
from ramio_desktop.ui.theme import Theme

if TYPE_CHECKING:
    from ramio_desktop.ui.look import Look
    from ramio_desktop.ui.widgets.toast import Toast

FADE_MS = 150
FIRST_SIZE = QSize(1280, 800)
SMALLEST = QSize(960, 540)  # a screen of 1920×1080 at 200 %; 1024×640 is what the pages are made for


class _Veil(QWidget):
    """The page before, fading away over the page that has come; the mouse goes through it."""

    def __init__(self, picture: QPixmap, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = picture
        self._opacity = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(parent.rect())
        self._fade = QVariantAnimation(self, startValue=1.0, endValue=0.0, duration=FADE_MS)
        self._fade.valueChanged.connect(self._thin)
        self._fade.finished.connect(self.deleteLater)
        self.show()
        self.raise_()
        self._fade.start()

    def _thin(self, opacity: float) -> None:
        self._opacity = opacity
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setOpacity(self._opacity)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()


class MainWindow(QMainWindow):
    """Shows pages; which page and why is the navigator's business.

    `may_close` is asked before the window closes, and may keep it open. At first it is an empty window in the
    theme's colours, which is quick to make; `furnish` gives it the rest.
    """

    painted = Signal()
    """The window is on the screen for the first time."""
    pageShown = Signal(QWidget)
    """Another page is shown now."""

    toast: Toast

    def __init__(self, theme: Theme, settings: Settings) -> None:
        super().__init__()
        self._theme = theme
        self._settings = settings
        self.may_close: Callable[[], bool] = lambda: True
        self._is_painted = False
        self._pages = QStackedWidget(self)
        self.setCentralWidget(self._pages)
        self.setMinimumSize(SMALLEST)
        self.setWindowTitle("Ramio")
        QShortcut(QKeySequence("F11"), self).activated.connect(self.toggle_fullscreen)
        QShortcut(QKeySequence("F12"), self).activated.connect(self.take_picture)
        self._restore_place()
        theme.fit(self.width(), self.height())

    def furnish(self, look: Look) -> None:
        """Add what needs pictures: the icon and the short notices."""
        from ramio_desktop.ui.widgets.toast import Toast

        self.toast = Toast(look, self)
        self.setWindowIcon(QIcon(str(self._theme.resources / "art" / "icon" / "icon.svg")))

    # pages

    @property
    def page(self) -> QWidget | None:
        """The page that is shown."""
        return self._pages.currentWidget()

    def show_page(self, page: QWidget, title: str = "", at_once: bool = False) -> None:
        """Show this page; it stays the window's until `drop_page`. `at_once` nothing of the one before is left."""
        before = self.page
        if at_once:
            self._clear()
        if before is page:
            return
        if before is not None and self._settings.animation_speed > 0 and self.isVisible() and not at_once:
            _Veil(picture_of(before), self)
        if self._pages.indexOf(page) < 0:
            self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        self.name_page(title)
        self.pageShown.emit(page)
        if not self.toast.isHidden():
            self.toast.raise_()

    def name_page(self, title: str) -> None:
        """Say in the window's title what is shown."""
        self.setWindowTitle(f"{title} – Ramio" if title else "Ramio")

    def _clear(self) -> None:
        """Take away whatever lies over the page: panels, menus, tooltips, the fading picture of another page."""
        self.close_overlays()
        while (popup := QApplication.activePopupWidget()) is not None and popup.close():
            pass
        QToolTip.hideText()
        self.toast.hide()
        for veil in self.findChildren(_Veil):
            veil.hide()
            veil.deleteLater()

    def drop_page(self, page: QWidget) -> None:
        """Do away with a page that is not shown."""
        self._pages.removeWidget(page)
        page.hide()
        page.deleteLater()

    def close_overlays(self) -> None:
        """End whatever lies over the page."""
        from ramio_desktop.ui.dialogs.overlay import Overlay

        for overlay in self.findChildren(Overlay):
            overlay.close_overlay()

    def say(self, text: str, icon: str = "circle-check") -> None:
        """A short notice at the bottom."""
        self.toast.raise_()
        self.toast.show_text(text, icon)

    def take_picture(self) -> Path | None:
        """Keep a picture of the window in the pictures folder, and say where; None when it cannot be written."""
        folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation))
        stamp = QDateTime.currentDateTime().toString("yyyy-MM-dd hh.mm.ss")
        path = folder / f"Ramio {stamp}.png"
        number = 1
        while path.exists():
            number += 1
            path = folder / f"Ramio {stamp} ({number}).png"
        picture = picture_of(self)
        with suppress(OSError):  # then the picture cannot be written either, and that is what is said
            folder.mkdir(parents=True, exist_ok=True)
        if not picture.save(str(path)):
            self.say(self.tr("The picture cannot be saved in {folder}").format(folder=folder), "triangle-alert")
            return None
        self.say(self.tr("Picture saved: {file}").format(file=path.name), "camera")
        return path

    # window

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or be a window again."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _restore_place(self) -> None:
        place = self._settings.window
        screen = QGuiApplication.primaryScreen().availableGeometry()
        if place is None:
            self.resize(FIRST_SIZE.boundedTo(screen.size()).expandedTo(SMALLEST))
            return
        rect = QRect(place.x, place.y, place.width, place.height)
        self.resize(rect.size().expandedTo(SMALLEST))
        # A screen that has been taken away must not take the window with it.
        middle = rect.center()
        if any(other.availableGeometry().contains(middle) for other in QGuiApplication.screens()):
            self.move(rect.topLeft())
        if place.fullscreen:
            self.setWindowState(Qt.WindowState.WindowFullScreen)
        elif place.maximized:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def keep_place(self) -> None:
        """Remember where the window is."""
        rect = self.normalGeometry() if self.isMaximized() or self.isFullScreen() else self.geometry()
        if rect.isValid():
            self._settings.window = Place(
                self.x() if not self.isMaximized() and not self.isFullScreen() else rect.x(),
                self.y() if not self.isMaximized() and not self.isFullScreen() else rect.y(),
                rect.width(), rect.height(), self.isMaximized(), self.isFullScreen(),
            )  # fmt: skip

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            self.painted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self._theme.fit(self.width(), self.height())
        super().resizeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        if not self.may_close():
            event.ignore()
            return
        self.keep_place()
        super().closeEvent(event)
