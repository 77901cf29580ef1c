"""A month of daily puzzles: each day is a button that says whether its puzzle was solved, and leads to it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from PySide6.QtCore import QEvent, QLocale, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ramio_desktop.model.puzzles.dates import Day, day_of
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.puzzle_words import capital, day_text, month_text
from ramio_desktop.ui.tokens import faded
from ramio_desktop.ui.widgets.buttons import IconButton
from ramio_desktop.ui.widgets.labels import label
from ramio_desktop.ui.widgets.painted import PaintedButton

WEEK = 7
ROWS = 6
CIRCLE = 34
ROW_GAP = 6
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -WEEK, Qt.Key.Key_Down: WEEK}
_MONTHS = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class DayState(Enum):
    """What has become of the puzzle of a date."""

    OPEN = "open"
    SOLVED = "solved"
    """On its own day."""
    LATER = "later"
    """Solved, but not on its day."""
    FUTURE = "future"


class DayButton(PaintedButton):
    """One date, a number in a circle; the keys that move about the month are told to it."""

    stepped = Signal(int)
    turned = Signal(int)
    ended = Signal(bool)
    """To the first or (true) the last date of the month that can be chosen."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.ordinal = 0
        self.state = DayState.OPEN
        self.is_today = False
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self._fit)
        self._fit()

    def show_day(self, ordinal: int, state: DayState, is_today: bool, name: str) -> None:
        """Be that date; `name` says it with its state."""
        self.ordinal, self.state, self.is_today = ordinal, state, is_today
        self.setText(str(day_of(ordinal).day))
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setEnabled(state is not DayState.FUTURE)
        live = state is not DayState.FUTURE
        self.setCursor(Qt.CursorShape.PointingHandCursor if live else Qt.CursorShape.ArrowCursor)
        self.update()

    def _fit(self) -> None:
        side = self._look.measures.px(CIRCLE)
        self.setFixedSize(side, side)
        self.setProperty("ringRadius", side // 2)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.stepped.emit(_STEPS[key])
        elif key in _MONTHS:
            self.turned.emit(_MONTHS[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.ended.emit(key == Qt.Key.Key_End)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        t = self._look.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        circle = QRectF(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        strong, ink = True, t.text2
        if self.state is DayState.SOLVED:
            painter.setBrush(t.accent_hover if self._hovered else t.accent)
            painter.drawEllipse(circle)
            ink = t.accent_ink
        elif self.state is DayState.LATER:
            painter.setBrush(t.accent_soft)
            painter.drawEllipse(circle)
            ink = t.accent_text
        else:
            strong = self.is_today
            if self.state is DayState.FUTURE:
                ink = faded(t.text3, 0.5)
            elif self.is_today:
                ink = t.accent_text
            if self._hovered and self.isEnabled():
                painter.setBrush(t.tool)
                painter.drawEllipse(circle)
        if self.is_today:
            # Solved, today keeps its ring: apart from the disc by a gap of the ground.
            inset = 1.0 if self.state is not DayState.SOLVED else 3.5
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(t.accent if self.state is not DayState.SOLVED else t.surface1, 2))
            painter.drawEllipse(circle.adjusted(inset, inset, -inset, -inset))
        painter.setFont(self._look.theme.font(13, QFont.Weight.DemiBold if strong else QFont.Weight.Normal))
        painter.setPen(ink)
        painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()


class Month(QWidget):
    """One month at a time, from the first date there is to today; arrows, page keys, Home and End go about in it."""

    picked = Signal(int)
    """The date, as an ordinal, whose puzzle is wanted."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._first = self._today = 1
        self._solved: Mapping[int, bool] = {}
        self._year = self._month = 1
        self._cursor = 1
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.measures.dp(8))
        head = QHBoxLayout()
        head.setSpacing(0)
        self.before = IconButton(look, "chevron-left", "", plain=True, side=32)
        self.after = IconButton(look, "chevron-right", "", plain=True, side=32)
        self.title = label("", "strong")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        head.addWidget(self.before)
        head.addWidget(self.title, 1)
        head.addWidget(self.after)
        column.addLayout(head)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(0)
        self._grid.setVerticalSpacing(look.measures.px(ROW_GAP))
        self._letters = [label("", "caption", "3") for _ in range(WEEK)]
        for place, letter in enumerate(self._letters):
            letter.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._grid.addWidget(letter, 0, place)
            self._grid.setColumnStretch(place, 1)
        self.days = [DayButton(look) for _ in range(ROWS * WEEK)]
        for place, button in enumerate(self.days):
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(True)  # a month of five weeks is as high as one of six
            button.setSizePolicy(policy)
            self._grid.addWidget(button, 1 + place // WEEK, place % WEEK, Qt.AlignmentFlag.AlignCenter)
            button.clicked.connect(lambda _checked=False, button=button: self._pick(button))
            button.stepped.connect(self._step)
            button.turned.connect(self._turn_by_key)
            button.ended.connect(self._go_to_end)
        column.addLayout(self._grid)
        column.addStretch(1)
        self.before.clicked.connect(lambda: self._turn(-1))
        self.after.clicked.connect(lambda: self._turn(1))
        self._name()

    def show_days(self, first: int, today: int, solved: Mapping[int, bool]) -> None:
        """Show what was solved, and (true) whether that was on its day; all dates as ordinals.

        The month that is shown stays, unless the day has changed or nothing was shown yet.
        """
        moved = today != self._today
        self._first, self._today, self._solved = min(first, today), today, dict(solved)
        if moved:
            self.go_to(today)
        else:
            self._fill()

    def go_to(self, ordinal: int) -> None:
        """Show the month of that date, with the cursor on it."""
        self._cursor = max(self._first, min(ordinal, self._today))
        day = day_of(self._cursor)
        self._year, self._month = day.year, day.month
        self._fill()

    @property
    def shown(self) -> tuple[int, int]:
        """Year and month."""
        return self._year, self._month

    def button_of(self, ordinal: int) -> DayButton:
        """The button of a date of the month that is shown; StopIteration for another."""
        return next(button for button in self.days if button.ordinal == ordinal and not button.isHidden())

    # going about

    def _pick(self, button: DayButton) -> None:
        self._put_cursor(button.ordinal)
        self.picked.emit(button.ordinal)

    def _step(self, days: int) -> None:
        self._focus(self._cursor + days)

    def _turn_by_key(self, months: int) -> None:
        if self._turn(months):
            self.button_of(self._cursor).setFocus(Qt.FocusReason.TabFocusReason)

    def _go_to_end(self, last: bool) -> None:
        year, month = (self._year, self._month + 1) if self._month < 12 else (self._year + 1, 1)
        self._focus(Day(year, month, 1).ordinal - 1 if last else Day(self._year, self._month, 1).ordinal)

    def _focus(self, ordinal: int) -> None:
        self.go_to(ordinal)
        self.button_of(self._cursor).setFocus(Qt.FocusReason.TabFocusReason)

    def _turn(self, months: int) -> bool:
        """Show the month before or after, on the same day of it or the nearest there is; whether there is one."""
        if not (self._has_before if months < 0 else self._has_after):
            return False
        at = self._year * 12 + self._month - 1 + months
        year, month = at // 12, at % 12 + 1
        length = (Day(year + month // 12, month % 12 + 1, 1).ordinal) - Day(year, month, 1).ordinal
        self.go_to(Day(year, month, min(day_of(self._cursor).day, length)).ordinal)
        return True

    @property
    def _has_before(self) -> bool:
        return Day(self._year, self._month, 1).ordinal > self._first

    @property
    def _has_after(self) -> bool:
        today = day_of(self._today)
        return (self._year, self._month) < (today.year, today.month)

    # showing

    def _fill(self) -> None:
        start = Day(self._year, self._month, 1)
        lead = (start.weekday - self._first_weekday()) % WEEK
        today = day_of(self._today)
        for place, button in enumerate(self.days):
            ordinal = start.ordinal + place - lead
            inside = ordinal >= start.ordinal and day_of(ordinal).month == self._month
            if inside:
                state = self._state(ordinal)
                is_today = ordinal == self._today
                button.show_day(ordinal, state, is_today, self._words(day_of(ordinal), today, state))
            button.setVisible(inside)
        self.title.setText(month_text(self._year, self._month))
        self.before.setEnabled(self._has_before)
        self.after.setEnabled(self._has_after)
        self._put_cursor(self._cursor)

    def _state(self, ordinal: int) -> DayState:
        if ordinal in self._solved:
            return DayState.SOLVED if self._solved[ordinal] else DayState.LATER
        return DayState.OPEN if self._first <= ordinal <= self._today else DayState.FUTURE

    def _put_cursor(self, ordinal: int) -> None:
        """One date of the month is a stop of the Tab key."""
        self._cursor = ordinal
        for button in self.days:
            here = button.ordinal == ordinal and not button.isHidden()
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus)

    def _words(self, day: Day, today: Day, state: DayState) -> str:
        text = day_text(day, today)
        if day == today:
            text = self.tr("{date}, today").format(date=text)
        states = {
            DayState.SOLVED: self.tr("solved on its day"), DayState.LATER: self.tr("solved"),
            DayState.OPEN: self.tr("not solved yet"), DayState.FUTURE: self.tr("not yet to be played"),
        }  # fmt: skip
        return f"{text}: {states[state]}"

    @staticmethod
    def _first_weekday() -> int:
        """0 for Monday, as the language has it."""
        return QLocale().firstDayOfWeek().value - 1

    def _name(self) -> None:
        self.before.set_caption(self.tr("The month before"))
        self.after.set_caption(self.tr("The month after"))
        locale, first = QLocale(), self._first_weekday()
        for place, letter in enumerate(self._letters):
            weekday = (first + place) % WEEK + 1
            letter.setText(capital(locale.standaloneDayName(weekday, QLocale.FormatType.NarrowFormat)))
            letter.setAccessibleName(locale.standaloneDayName(weekday))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self._fill()
