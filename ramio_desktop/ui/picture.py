"""A widget as a picture, while cards on it are on their way."""

from __future__ import annotations

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsView, QWidget


class PicturedView(QGraphicsView):
    """A view that knows when it is painted for a picture and not for the screen."""

    is_pictured = False


def picture_of(widget: QWidget) -> QPixmap:
    """What the widget looks like now.

    A plain `grab` paints the window in the middle of itself where a scene has just moved something: the view then asks
    the scene for its moves (`TableView.viewportEvent`), and Qt sends what the window has still to paint at once.
    """
    views = [view for view in (widget, *widget.findChildren(PicturedView)) if isinstance(view, PicturedView)]
    for view in views:
        view.is_pictured = True
    try:
        return widget.grab()
    finally:
        for view in views:
            view.is_pictured = False
            view.viewport().update()  # where things lay before is not known to Qt any more
