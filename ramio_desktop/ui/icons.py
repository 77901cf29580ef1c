"""Line icons of one family (Lucide), in any colour of the theme, drawn once for each size.

They come from the data file of the package python-lucide, which is never imported: looking it up and reading
one icon costs about a millisecond, where an icon-font library costs several hundred at the first icon.
"""

from __future__ import annotations

import importlib.util
import sqlite3
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, Signal
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ramio_desktop.ui.pixmaps import PixmapStore, blank
from ramio_desktop.ui.theme import Theme
from ramio_desktop.ui.tokens import faded

_PACKAGE, _DATA = "lucide", Path("data") / "lucide-icons.db"
STROKE = 1.75  # on Lucide's grid of 24
BOLD = 2.25  # in badges of 24 px and less

# What cannot be told by its outline alone is filled in the pictures.
_FILLED = frozenset({"play", "pause"})
_FILL_TOO = "-filled"  # such a name asks for the outline of the name before it, filled


def icon_file() -> Path:
    """Where the installed package keeps its icons; FileNotFoundError when the installation is incomplete."""
    spec = importlib.util.find_spec(_PACKAGE)
    for folder in (spec.submodule_search_locations or ()) if spec is not None else ():
        if (path := Path(folder) / _DATA).exists():
            return path
    raise FileNotFoundError("the package python-lucide is not installed: run the set-up again")


class Icons(QObject):
    """Draws Lucide icons by name, `star-filled` is `star` with its inside filled; an unknown name raises KeyError.

    Colours are names of tokens (`accent_text`); `changed` says that the icons handed out are out of date.
    """

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._theme = theme
        self._store = PixmapStore()
        self._sources: dict[str, str] = {}
        self._file = icon_file()
        self._look = theme.dark
        theme.changed.connect(self._check)

    def pixmap(
        self, name: str, size: int, colour: str | QColor = "text1", ratio: float = 1.0, stroke: float = STROKE
    ) -> QPixmap:
        """The icon in a square of `size` logical pixels."""
        ink = self._theme.tokens.colour(colour) if isinstance(colour, str) else colour
        key = (name, size, ink.rgba(), ratio, stroke)
        return self._store.get(key, partial(self._draw, name, size, ink, ratio, stroke))

    def icon(self, name: str, size: int, colour: str = "text1", gap: int = 0, at_right: bool = False) -> QIcon:
        """The icon for a button, dimmed when it is disabled, at the finest ratio of the screens in use.

        `gap` leaves so much room between it and the text: a style sheet cannot part the two.
        """
        ratio = max((screen.devicePixelRatio() for screen in QGuiApplication.screens()), default=1.0)
        ink = self._theme.tokens.colour(colour)
        icon = QIcon(self._spaced(name, size, ink, ratio, gap, at_right))
        icon.addPixmap(self._spaced(name, size, faded(ink, 0.45), ratio, gap, at_right), QIcon.Mode.Disabled)
        return icon

    def _spaced(self, name: str, size: int, ink: QColor, ratio: float, gap: int, at_right: bool) -> QPixmap:
        picture = self.pixmap(name, size, ink, ratio)
        if not gap:
            return picture
        wide = blank(QSizeF(size + gap, size), ratio)
        painter = QPainter(wide)
        painter.drawPixmap(QPointF(gap if at_right else 0, 0), picture)
        painter.end()
        return wide

    @staticmethod
    def none() -> QIcon:
        """No icon."""
        return QIcon()

    def paint(
        self, painter: QPainter, name: str, rect: QRectF, colour: str | QColor, stroke: float = STROKE
    ) -> None:
        """Paint the icon into a square, for pictures that are cached themselves."""
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        painter.drawPixmap(
            QPointF(rect.x(), rect.y()), self.pixmap(name, round(rect.width()), colour, ratio, stroke)
        )

    def _draw(self, name: str, size: int, ink: QColor, ratio: float, stroke: float) -> QPixmap:
        base = name.removesuffix(_FILL_TOO)
        svg = self._source(base).replace("currentColor", ink.name()).replace(
            'stroke-width="2"', f'stroke-width="{stroke}"'
        )
        if name in _FILLED or name != base:
            svg = svg.replace('fill="none"', f'fill="{ink.name()}"')
        pixmap = blank(QSizeF(QSize(size, size)), ratio)
        painter = QPainter(pixmap)
        painter.setOpacity(ink.alphaF())
        QSvgRenderer(svg.encode()).render(painter, QRectF(0, 0, size, size))
        painter.end()
        return pixmap

    def _source(self, name: str) -> str:
        if name not in self._sources:
            database = sqlite3.connect(f"{self._file.as_uri()}?mode=ro&immutable=1", uri=True)
            try:
                row = database.execute("SELECT svg FROM icons WHERE name = ?", (name,)).fetchone()
            finally:
                database.close()
            if row is None:
                raise KeyError(name)
            self._sources[name] = str(row[0])
        return self._sources[name]

    def _check(self) -> None:
        if self._theme.dark != self._look:
            self._look = self._theme.dark
            self._store.clear()
            self.changed.emit()
