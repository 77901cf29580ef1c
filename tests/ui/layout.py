"""Finds what is wrong with the layout of a window: texts that are cut, widgets that lie over one another."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton, QAbstractScrollArea, QAbstractSlider, QGraphicsView, QLabel, QLineEdit, QPushButton,
    QScrollArea, QSizeGrip, QStyle, QStyleOptionButton, QWidget,
)  # fmt: skip

from ramio_desktop.ui.dialogs.overlay import Overlay
from ramio_desktop.ui.focus import _Ring as Ring
from ramio_desktop.ui.panels.others_draft import OthersDraft
from ramio_desktop.ui.panels.rule_row import NumberField
from ramio_desktop.ui.widgets.bubble import Bubble
from ramio_desktop.ui.widgets.buttons import IconButton
from ramio_desktop.ui.widgets.labels import ElidedLabel
from ramio_desktop.ui.widgets.toast import Toast
from ramio_desktop.ui.widgets.status_line import StatusLine

SLACK = 1  # pixels of rounding
LEAST_ELIDED = 24  # pixels: less than this of a text is no text

# These lie over others on purpose: what is below the scene's widgets is felt, the rest comes and goes.
ABOVE = (Overlay, Ring, Toast, QGraphicsView, Bubble, OthersDraft)


def shown(root: QWidget) -> Iterator[QWidget]:
    """Every visible widget of a window."""
    for widget in root.findChildren(QWidget):
        if widget.isVisibleTo(root) and not isinstance(widget, QSizeGrip):
            yield widget


def named(widget: QWidget) -> str:
    """A widget as a person finds it: its classes from the window down, and its text."""
    chain = []
    above: QWidget | None = widget
    while above is not None:
        chain.append(above.objectName() or type(above).__name__)
        above = above.parentWidget()
    text = widget.property("text") or widget.accessibleName()
    return f"{' > '.join(reversed(chain))} {str(text)!r} {widget.geometry().getRect()}"


def _label_fault(label: QLabel) -> str:
    if not label.text() or not label.pixmap().isNull():
        return ""
    room = label.contentsRect()
    if isinstance(label, ElidedLabel):
        short = min(LEAST_ELIDED, label.fontMetrics().horizontalAdvance(label.whole()))
        return "has no room at all" if room.width() < short else ""
    if label.wordWrap():
        wanted = label.heightForWidth(label.width())
        longest = max(label.fontMetrics().horizontalAdvance(word) for word in label.text().split())
        if longest > room.width() + SLACK:
            return f"a word needs {longest}, has {room.width()}"
        return f"needs a height of {wanted}" if wanted > label.height() + SLACK else ""
    need = label.fontMetrics().size(Qt.TextFlag.TextSingleLine, label.text())
    if need.width() > room.width() + SLACK or need.height() > room.height() + SLACK:
        return f"needs {need.width()}×{need.height()}, has {room.width()}×{room.height()}"
    return ""


def _button_fault(button: QAbstractButton) -> str:
    if isinstance(button, IconButton):
        hint = button.sizeHint()
        fits = hint.width() <= button.width() + SLACK and hint.height() <= button.height() + SLACK
        return "" if fits else f"needs {hint.width()}×{hint.height()}"
    if not isinstance(button, QPushButton) or not button.text():
        return ""
    need = button.fontMetrics().horizontalAdvance(button.text())
    if not button.icon().isNull():
        need += button.iconSize().width()
    option = QStyleOptionButton()
    button.initStyleOption(option)
    room = button.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, button).width()
    if need > room + SLACK or button.fontMetrics().height() > button.height():
        return f"needs {need}, has {room}"
    return ""


def _field_fault(field: QLineEdit) -> str:
    sample = "0" * field.maxLength() if isinstance(field, NumberField) else "Mmmmmm"
    need = max(map(field.fontMetrics().horizontalAdvance, (sample, field.placeholderText()[:6])))
    return f"needs {need}" if need > field.contentsRect().width() else ""


def cut_texts(window: QWidget) -> list[str]:
    """The texts one cannot read whole; those that may be elided count when next to nothing of them is left."""
    faults = []
    for widget in shown(window):
        fault = ""
        if isinstance(widget, QLabel):
            fault = _label_fault(widget)
        elif isinstance(widget, QAbstractButton):
            fault = _button_fault(widget)
        elif isinstance(widget, QLineEdit):
            fault = _field_fault(widget)
        elif isinstance(widget, StatusLine) and widget.is_cut:
            fault = f"{widget.text!r} has no room, not even in short"
        if fault:
            faults.append(f"{named(widget)}: {fault}")
    return faults


def _children(parent: QWidget) -> list[QWidget]:
    children = parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [
        child
        for child in children
        if child.isVisible() and not isinstance(child, ABOVE) and not child.isWindow() and not child.size().isEmpty()
    ]


def overlaps(window: QWidget) -> list[str]:
    """The siblings that lie over one another, and the children that stick out of their parent."""
    faults = []
    for parent in [window, *shown(window)]:
        if isinstance(parent, (QAbstractScrollArea, QAbstractSlider, *ABOVE[:3])) and not isinstance(parent, Overlay):
            continue
        children = _children(parent)
        for number, one in enumerate(children):
            for other in children[number + 1 :]:
                common = one.geometry().intersected(other.geometry())
                if common.width() > SLACK and common.height() > SLACK:
                    faults.append(f"{named(one)} lies over {named(other)}")
            outside = not parent.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(one.geometry())
            if outside and not _scrolled(parent):
                faults.append(f"{named(one)} sticks out of its parent {parent.size().toTuple()}")
    return faults


def _scrolled(parent: QWidget) -> bool:
    above = parent.parentWidget()
    return isinstance(above, QAbstractScrollArea) and above.viewport() is parent


def hidden_sideways(window: QWidget) -> list[str]:
    """The scrolling areas whose contents are wider than they are: pages scroll up and down only."""
    return [
        named(area)
        for area in shown(window)
        if isinstance(area, QScrollArea)
        and area.widget() is not None
        and area.widget().width() > area.viewport().width() + SLACK
    ]


def out_of_window(window: QWidget) -> list[str]:
    """The buttons that cannot be reached, because they lie outside the window and nothing scrolls there."""
    faults = []
    for widget in shown(window):
        if not isinstance(widget, QAbstractButton) or _in_scroll_area(widget):
            continue
        place = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
        if not window.rect().contains(place):
            faults.append(named(widget))
    return faults


def _in_scroll_area(widget: QWidget) -> bool:
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            return True
        above = above.parentWidget()
    return False
