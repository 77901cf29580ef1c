"""One house rule: what it is about, what the value taken changes, and the control that takes another."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout

from ramio_desktop.model.options import Value
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.option_words import OptionWords
from ramio_desktop.ui.widgets.announce import announce
from ramio_desktop.ui.widgets.buttons import Button, Grade, Kind
from ramio_desktop.ui.widgets.choices import Segmented, Switch
from ramio_desktop.ui.widgets.labels import Mark, label

FIELD = 76


class NumberField(QLineEdit):
    """A whole number from `least` to `most`; `entered` carries it as soon as it is one, `wrong` says it is none."""

    entered = Signal(int)
    wrong = Signal(bool)

    def __init__(self, look: Look, least: int, most: int) -> None:
        super().__init__()
        self._least, self._most = least, most
        self._value = self._before = least
        self.setMaxLength(len(str(most)) + 1)
        self.setFixedWidth(look.measures.dp(FIELD))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.textEdited.connect(self._on_text)

    def show_number(self, value: int, is_usual: bool) -> None:
        """Show this number; a usual one stands on a button of its own, so the field is empty."""
        self._value = value
        if not self.hasFocus():
            self.setText("" if is_usual else str(value))

    def _number(self, text: str) -> int | None:
        text = text.strip()
        if not (text.isascii() and text.isdigit()):
            return None
        return number if self._least <= (number := int(text)) <= self._most else None

    def _on_text(self, text: str) -> None:
        number = self._number(text)
        self._mark(number is None and bool(text.strip()))
        if number is not None:
            self.entered.emit(number)

    def _mark(self, is_wrong: bool) -> None:
        if bool(self.property("wrong")) != is_wrong:
            self.setProperty("wrong", is_wrong)
            self.style().unpolish(self)
            self.style().polish(self)
        self.wrong.emit(is_wrong)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self._before = self._value

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        if self._number(self.text()) is None and self.text():
            # What holds stays; of a number that cannot be not its first figures, but what held before.
            kept = self._before if self.text().strip().isdigit() else self._value
            self.setText(str(kept))
            if kept != self._value:
                self.entered.emit(kept)
        self._mark(False)


class Clash(QFrame):
    """Why the rule does not go with another, and the buttons that settle it; `settled` carries their place."""

    settled = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setProperty("notice", "warn")
        column = QVBoxLayout(self)
        column.setContentsMargins(*look.measures.dps(12, 10, 12, 10))
        column.setSpacing(look.measures.dp(8))
        head = QHBoxLayout()
        head.setSpacing(look.measures.dp(8))
        self._sign = QLabel()
        self._text = label("", "secondary", "warn", wrap=True)
        head.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._text, 1)
        column.addLayout(head)
        self._row = QHBoxLayout()
        self._row.setSpacing(look.measures.dp(8))
        self._row.addStretch(1)
        column.addLayout(self._row)
        self.buttons: list[Button] = []
        look.theme.changed.connect(self._redraw)
        self._redraw()
        self.hide()

    @property
    def text(self) -> str:
        """What is said to be wrong."""
        return self._text.text()

    def show_clash(self, text: str, remedies: Sequence[str]) -> None:
        """Explain, and offer these ways out; an empty text hides it."""
        if text and text != self._text.text():
            announce(self, text, assertive=True)
        self._text.setText(text)
        for button in self.buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        for place, remedy in enumerate(remedies):
            button = Button(self._look, remedy, Kind.SECONDARY, Grade.SMALL)
            button.clicked.connect(lambda _=False, place=place: self.settled.emit(place))
            self._row.insertWidget(place, button)
            self.buttons.append(button)
        self.setVisible(bool(text))

    def _redraw(self) -> None:
        side = self._look.measures.text(16)
        self._sign.setPixmap(self._look.icons.pixmap("triangle-alert", side, "warn_text", self.devicePixelRatioF()))


class RuleRow(QFrame):
    """`chosen` carries the value a person has taken. A rule that is on or off has a switch, any other its choices."""

    chosen = Signal(object)

    def __init__(self, look: Look, words: OptionWords, value: Value, numbers: tuple[int, int] | None) -> None:
        """`numbers` are the least and the most where any whole number between them can be typed."""
        super().__init__()
        self.name = words.name
        self._values = [choice for choice, _ in words.choices]
        self._numbers = numbers
        outer = QVBoxLayout(self)
        outer.setContentsMargins(*look.measures.dps(0, 10, 0, 10))
        outer.setSpacing(look.measures.dp(8))
        row = QHBoxLayout()
        row.setSpacing(look.measures.dp(20))
        outer.addLayout(row, 1)
        text = QVBoxLayout()
        text.setSpacing(look.measures.dp(2))
        head = QHBoxLayout()
        head.setSpacing(look.measures.dp(8))
        self._title = label("", "strong")
        self._mark = Mark(look, "")
        head.addWidget(self._title)
        head.addWidget(self._mark)
        head.addStretch(1)
        text.addStretch(1)
        text.addLayout(head)
        self._meaning = label("", "secondary", "2", wrap=True)
        text.addWidget(self._meaning)
        text.addStretch(1)
        row.addLayout(text, 1)
        self.switch: Switch | None = None
        self.control: Segmented | None = None
        self.field: NumberField | None = None
        if isinstance(value, bool):
            self.switch = Switch(look, "")
            self.switch.clicked.connect(lambda on: self.chosen.emit(on))
            row.addWidget(self.switch, 0, Qt.AlignmentFlag.AlignVCenter)
        else:
            self.control = Segmented(look, [(str(choice), "") for choice in self._values])
            self.control.chosen.connect(self._on_part)
            row.addWidget(self.control, 0, Qt.AlignmentFlag.AlignVCenter)
            if numbers is not None and not {*range(numbers[0], numbers[1] + 1)} <= {*self._values}:
                self.field = NumberField(look, *numbers)
                self.field.entered.connect(lambda number: self.chosen.emit(number))
                self.field.wrong.connect(self._on_wrong)
                row.addWidget(self.field, 0, Qt.AlignmentFlag.AlignVCenter)
                row.setSpacing(look.measures.dp(8))
                row.insertSpacing(1, look.measures.dp(12))
        self.clash = Clash(look)
        outer.addWidget(self.clash)

    @property
    def meaning(self) -> str:
        """What the value taken changes, as it is said."""
        return self._meaning.text()

    def press(self, value: Value) -> QAbstractButton:
        """What a person presses to take that value: its button, or the switch."""
        if self.control is not None:
            return self.control.part(str(value))
        assert self.switch is not None
        return self.switch

    def show_value(self, words: OptionWords, value: Value, differs: bool, is_idle: bool) -> None:
        """Show the value taken, in the language of now."""
        self._words = words.meaning
        self._title.setText(words.title)
        self._meaning.setText(words.idle if is_idle else words.meaning)
        self._mark.set_name(self.tr("different from the usual rules"))
        self._mark.setVisible(differs)
        if self.switch is not None:
            self.switch.setChecked(bool(value))
            self.switch.setAccessibleName(words.title)
            self.switch.setAccessibleDescription(words.meaning)
            self.switch.setEnabled(not is_idle)
        if self.control is not None:
            self.control.set_texts([word for _, word in words.choices], words.title)
            self.control.take(str(value))
            self.control.setEnabled(not is_idle)
        if self.field is not None:
            self.field.show_number(int(value), value in self._values)
            self.field.setPlaceholderText(self.tr("other"))
            self.field.setAccessibleName(self.tr("{rule}, another number").format(rule=words.title))
            self.field.setEnabled(not is_idle)

    def _on_part(self, key: str) -> None:
        if self.field is not None:
            self.field.clear()
        self.chosen.emit(next(value for value in self._values if str(value) == key))

    def _on_wrong(self, is_wrong: bool) -> None:
        if is_wrong and self._numbers is not None:
            least, most = self._numbers
            self._meaning.setText(self.tr("A whole number from {least} to {most}.").format(least=least, most=most))
        else:
            self._meaning.setText(self._words)
        self._meaning.setProperty("tone", "warn" if is_wrong else "2")
        self._meaning.style().unpolish(self._meaning)
        self._meaning.style().polish(self._meaning)

    _words = ""
