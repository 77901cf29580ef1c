"""Controls that hold a choice: the segmented row and the switch."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)  # fmt: skip

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.tokens import faded

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class _Part(QPushButton):
    """One choice of a row; the arrow keys go to its neighbours."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)


class Segmented(QFrame):
    """A row of choices of which one is taken; the arrow keys move the choice.

    `on_felt` is the round one of the table; with `exclusive` false its parts are plain actions that keep no
    state. `chosen` carries the key of the part that was pressed, by a person only.
    """

    chosen = Signal(str)

    def __init__(
        self,
        look: Look,
        parts: Sequence[tuple[str, str]],
        name: str = "",
        on_felt: bool = False,
        exclusive: bool = True,
        icon: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._on_felt = on_felt
        self._exclusive = exclusive
        self._icon_name = icon
        self._buttons: dict[str, _Part] = {}
        self.setProperty("segments", "felt" if on_felt else "true")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self._group.setExclusive(exclusive)
        row = QHBoxLayout(self)
        pad = look.measures.dp(2 if on_felt else 3)
        row.setContentsMargins(pad, pad, pad, pad)
        row.setSpacing(0)
        self._sign: QLabel | None = None
        if icon:
            self._sign = QLabel(self)
            self._sign.setContentsMargins(*look.measures.dps(8, 0, 4, 0))
            row.addWidget(self._sign)
        for key, _text in parts:
            button = _Part(self)
            button.setCheckable(exclusive)
            button.setAutoDefault(False)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.setProperty("ringRadius", look.measures.pill_height // 2 - 2 if on_felt else 8)
            button.clicked.connect(lambda _checked=False, key=key: self.chosen.emit(key))
            button.stepped.connect(lambda step, key=key: self._step(key, step))
            self._group.addButton(button)
            self._buttons[key] = button
            row.addWidget(button, 1)
        self.set_texts([text for _, text in parts], name)
        look.theme.changed.connect(self._redraw)
        self._redraw()

    def set_texts(self, texts: Sequence[str], name: str = "") -> None:
        """Name the parts, in their order, and the whole (for screen readers); after a change of language."""
        for button, text in zip(self._buttons.values(), texts, strict=True):
            button.setText(text)
            button.setAccessibleName(f"{name}: {text}" if name else text)
        if name:
            self.setAccessibleName(name)
        self._make_room()

    def choice(self) -> str:
        """The key of the part that is taken, empty when none is."""
        return next((key for key, button in self._buttons.items() if button.isChecked()), "")

    def choose(self, key: str) -> None:
        """Take that part without emitting `chosen`; KeyError for an unknown one."""
        self._buttons[key].setChecked(True)

    def take(self, key: str) -> None:
        """Take that part without emitting `chosen`, or none where there is none of that key."""
        if key in self._buttons:
            self.choose(key)
        elif (taken := self._group.checkedButton()) is not None:
            self._group.setExclusive(False)
            taken.setChecked(False)
            self._group.setExclusive(self._exclusive)

    def part(self, key: str) -> QPushButton:
        """The button of one part, for its tooltip or shortcut."""
        return self._buttons[key]

    def _step(self, key: str, step: int) -> None:
        """Go to a neighbour, which is taken at once where one is always taken."""
        keys = list(self._buttons)
        place = keys.index(key) + step
        if 0 <= place < len(keys):
            button = self._buttons[keys[place]]
            button.setFocus(Qt.FocusReason.TabFocusReason)
            if self._exclusive:
                button.click()

    def _redraw(self) -> None:
        if self._sign is not None:
            size = self._look.measures.base_text + 1
            ratio = self.devicePixelRatioF()
            self._sign.setPixmap(self._look.icons.pixmap(self._icon_name, size, "on_felt2", ratio))
        if self._on_felt:
            self.setFixedHeight(self._look.measures.pill_height)
        self._make_room()

    def _make_room(self) -> None:
        """Room for each text in the heavier weight of the part that is taken, so that nothing moves or is cut."""
        metrics = QFontMetricsF(self._look.theme.font(13, QFont.Weight.DemiBold))
        pads = self._look.measures.dp(22 if self._on_felt else 26)
        for button in self._buttons.values():
            button.setMinimumWidth(ceil(metrics.horizontalAdvance(button.text())) + pads)


class ChoiceBox(QComboBox):
    """A drop-down list with our chevron; pages use it where a row of segments would be too long."""

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        look.theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        painter = QPainter(self)
        right, side = self._look.measures.dp(28), self._look.measures.dp(16)
        place = QRectF(self.width() - right, (self.height() - side) / 2, side, side)
        ink = self._look.tokens.text2
        self._look.icons.paint(painter, "chevron-down", place, ink if self.isEnabled() else faded(ink, 0.45))
        painter.end()


class Switch(QCheckBox):
    """On or off, drawn as a track with a knob; the text, if any, stands after it and is part of the hit area."""

    TRACK = QSize(44, 26)
    KNOB = 20
    GAP = 10

    def __init__(self, look: Look, name: str, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._look = look
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty("ringRadius", 13)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self.updateGeometry)
        look.theme.changed.connect(self.update)

    def _track(self) -> QSize:
        dp = self._look.measures.dp
        return QSize(dp(self.TRACK.width()), dp(self.TRACK.height()))

    def sizeHint(self) -> QSize:  # noqa: N802
        track = self._track()
        if not self.text():
            return track
        width = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(track.width() + self.GAP + width, max(track.height(), self.fontMetrics().height()))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:  # noqa: N802
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        t = self._look.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        painter.setPen(Qt.PenStyle.NoPen)
        size, side = self._track(), self._look.measures.dp(self.KNOB)
        track = QRectF(0, (self.height() - size.height()) / 2, size.width(), size.height())
        painter.setBrush(t.accent if self.isChecked() else t.surface3)
        painter.drawRoundedRect(track, size.height() / 2, size.height() / 2)
        painter.setBrush(t.accent_ink if self.isChecked() else t.text2)
        inset = (size.height() - side) / 2
        x = track.right() - inset - side if self.isChecked() else track.left() + inset
        painter.drawEllipse(QRectF(x, track.top() + inset, side, side))
        if self.text():
            painter.setPen(t.text1 if self.isEnabled() else faded(t.text1, 0.45))
            room = QRectF(size.width() + self.GAP, 0, self.width(), self.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.end()
