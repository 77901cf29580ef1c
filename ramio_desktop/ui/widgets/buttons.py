"""Buttons: the five kinds with a text, and the square tools with an icon."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.tokens import faded
from ramio_desktop.ui.widgets.labels import tip
from ramio_desktop.ui.widgets.painted import PaintedButton


class Kind(StrEnum):
    """What a button means: the action that is due, the same not yet legal, any other, quiet, dangerous, a link."""

    PRIMARY = "primary"
    PENDING = "pending"
    SECONDARY = "secondary"
    QUIET = "quiet"
    DANGER = "danger"
    LINK = "link"


class Grade(StrEnum):
    """How large a button is: 48 (by size class), 40 or 32 high."""

    BIG = "big"
    NORMAL = "normal"
    SMALL = "small"


_INKS = {
    Kind.PRIMARY: "accent_ink",
    Kind.PENDING: "accent_text",
    Kind.SECONDARY: "text1",
    Kind.QUIET: "text2",
    Kind.DANGER: "danger",
    Kind.LINK: "accent_text",
}
_ICON_GAP = 6
_RADIUS = {Grade.BIG: 12, Grade.NORMAL: 10, Grade.SMALL: 8}


class Button(QPushButton):
    """A push button of one kind and size, with an icon before or after its text."""

    def __init__(
        self,
        look: Look,
        text: str = "",
        kind: Kind = Kind.SECONDARY,
        grade: Grade = Grade.NORMAL,
        icon: str = "",
        icon_after: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._look = look
        self._kind = kind
        self._grade = grade
        self._icon_name = icon
        self._icon_after = icon_after
        self.setProperty("kind", kind.value)
        self.setProperty("grade", grade.value)
        self.setProperty("ringRadius", _RADIUS[grade])
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)
        if icon_after:
            self.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        look.theme.changed.connect(self._redraw_icon)
        self._redraw_icon()

    @property
    def kind(self) -> Kind:
        return self._kind

    def set_kind(self, kind: Kind) -> None:
        """Change what the button means, for example from pending to primary."""
        if kind is self._kind:
            return
        self._kind = kind
        self.setProperty("kind", kind.value)
        self.style().unpolish(self)
        self.style().polish(self)
        self._redraw_icon()

    def set_icon(self, name: str) -> None:
        """Show this icon beside the text; an empty name shows none."""
        if name != self._icon_name:
            self._icon_name = name
            self._redraw_icon()

    def setText(self, text: str) -> None:  # noqa: N802
        """Show this text; the icon keeps its distance from it."""
        had_text = bool(self.text())
        super().setText(text)
        if bool(text) != had_text:
            self._redraw_icon()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter presses a button as Space does; with Ctrl it belongs to the page."""
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not held:
            self.click()
        else:
            super().keyPressEvent(event)

    def _redraw_icon(self) -> None:
        if not self._icon_name:
            self.setIcon(self._look.icons.none())
            return
        size = {Grade.BIG: 20, Grade.NORMAL: 18, Grade.SMALL: 16}[self._grade]
        size = self._look.measures.text(size)
        gap = self._look.measures.dp(_ICON_GAP) if self.text() else 0
        self.setIconSize(QSize(size + gap, size))
        self.setIcon(self._look.icons.icon(self._icon_name, size, _INKS[self._kind], gap, self._icon_after))


class IconButton(PaintedButton):
    """A square with an icon and, where the size class has room, its name under it; else the name is a tooltip.

    `plain` ones have no ground and no caption: the back arrow, the close cross. `on_felt` ones take the table's
    inks. A checked one is lit with the accent.
    """

    def __init__(
        self,
        look: Look,
        icon: str,
        text: str,
        plain: bool = False,
        on_felt: bool = False,
        side: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._icon_name = icon
        self._plain = plain
        self._on_felt = on_felt
        self._side = side
        self._shortcut_text = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty("ringRadius", 10)
        self.set_caption(text)
        look.theme.changed.connect(self._relayout)

    def set_caption(self, text: str, shortcut: str = "") -> None:
        """Name the tool, for its caption, its tooltip (with the key that does the same) and screen readers."""
        self.setText(text)
        self._shortcut_text = shortcut
        self.setAccessibleName(text)
        self.setToolTip(tip(f"{text} ({shortcut})" if shortcut else text))
        self._relayout()

    def set_icon(self, name: str) -> None:
        """Show another icon."""
        if name != self._icon_name:
            self._icon_name = name
            self.update()

    def _relayout(self) -> None:
        self.setMinimumSize(self.sizeHint())
        self.updateGeometry()
        self.update()

    def _caption_font(self) -> QFont:
        font = self._look.theme.font(weight=QFont.Weight.Medium)
        font.setPixelSize(self._look.measures.tool_caption or 11)
        return font

    def _square(self) -> QSize:
        if self._plain:
            side = self._look.measures.dp(self._side or 40)
            return QSize(side, side)
        return QSize(self._look.measures.tool_width, self._look.measures.tool_height)

    def _has_caption(self) -> bool:
        return not self._plain and self._look.measures.tool_caption > 0

    def sizeHint(self) -> QSize:  # noqa: N802
        square = self._square()
        if not self._has_caption():
            return square
        width = QFontMetricsF(self._caption_font()).horizontalAdvance(self.text()) + 4
        return QSize(max(square.width(), round(width)), square.height() + 4 + self._caption_font().pixelSize() + 5)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        t, measures = self._look.tokens, self._look.measures
        square = self._square()
        box = QRectF((self.width() - square.width()) / 2, 0, square.width(), square.height())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        live = self.isEnabled()
        ground = t.accent_soft if self.isChecked() else t.tool
        if not self._plain or self.isChecked() or (self._hovered and live):
            painter.setBrush(ground)
            radius = 10 if not self._plain else min(10.0, square.height() / 2)
            painter.drawRoundedRect(box, radius, radius)
            if live and (self.isDown() or (self._hovered and not self._plain)):
                painter.drawRoundedRect(box, radius, radius)  # the translucent ground once more: a shade deeper
        ink = t.accent_text if self.isChecked() else t.on_felt1 if self._on_felt else t.text1
        ink = ink if live else faded(ink, 0.45)
        size = measures.tool_icon if not self._plain else round(square.height() * 0.55)
        place = QRectF(box.center().x() - size / 2, box.center().y() - size / 2, size, size)
        self._look.icons.paint(painter, self._icon_name, place, ink)
        if self._has_caption():
            painter.setFont(self._caption_font())
            colour = t.on_felt2 if self._on_felt else t.text2
            painter.setPen(colour if live else faded(colour, 0.45))
            room = QRectF(0, box.bottom() + 4, self.width(), self.height() - box.bottom() - 4)
            painter.drawText(room, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, self.text())
        painter.end()
