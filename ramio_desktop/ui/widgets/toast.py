"""A short notice that goes away by itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.pixmaps import soft_shadow
from ramio_desktop.ui.suits import SuitLine
from ramio_desktop.ui.widgets.announce import announce
from ramio_desktop.ui.widgets.labels import suit_inks

SHOWN_MS = 3000
SHADOW = 30
ICON = 18


class Toast(QWidget):
    """Bottom centre of its parent, `bottom` pixels above its lower edge, for three seconds; also spoken.

    The mouse goes through it. A new notice takes the place of the old one.
    """

    def __init__(self, look: Look, parent: QWidget, bottom: int = 24) -> None:
        super().__init__(parent)
        self._look = look
        self._text, self._icon, self._bottom = "", "", bottom
        self._picture: QPixmap | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        look.theme.changed.connect(self._place)
        parent.installEventFilter(self)
        self.hide()

    @property
    def text(self) -> str:
        return self._text

    def show_text(self, text: str, icon: str = "circle-check", ms: int = SHOWN_MS) -> None:
        """Say this for a while."""
        self._text, self._icon = text, icon
        self.setAccessibleName(text)
        self._place()
        self.show()
        self.raise_()
        self._timer.start(ms)
        announce(self, text)

    def _line(self) -> SuitLine:
        return SuitLine(self._text, self._look.theme.font(14, QFont.Weight.Medium))

    def _place(self) -> None:
        parent = self.parentWidget()
        self._picture = None
        if parent is None:
            return
        dp = self._look.measures.dp
        wanted = round(self._line().width()) + dp(12 + ICON + 10 + 16) + 1
        width = min(wanted, parent.width() - 32) + 2 * SHADOW
        height = self._look.measures.px(40) + 2 * SHADOW
        self.setGeometry(
            (parent.width() - width) // 2, parent.height() - self._bottom - height + SHADOW, width, height
        )
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.size()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if self._picture is None:
            self._picture = self._draw()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def _draw(self) -> QPixmap:
        t, ratio = self._look.tokens, self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        soft_shadow(painter, box, 12, 8, 24, t.shadow, 0.35 if t.dark else 0.18)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.surface3)
        painter.drawRoundedRect(box, 12, 12)
        dp = self._look.measures.dp
        side = dp(ICON)
        mark = QRectF(box.left() + dp(12), box.center().y() - side / 2, side, side)
        self._look.icons.paint(painter, self._icon, mark, "accent_text")
        words = QRectF(mark.right() + dp(10), box.top(), box.right() - mark.right() - dp(26), box.height())
        self._line().paint(painter, words, t.text1, suit_inks(self._look))
        painter.end()
        return picture
