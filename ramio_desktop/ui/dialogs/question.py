"""The one dialog of the game: a question or a notice, said in two sentences, with one or two buttons."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

from ramio_desktop.ui.dialogs.overlay import Overlay
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.buttons import Button, Grade, Kind
from ramio_desktop.ui.widgets.labels import label

WIDTH = 440


class Question(Overlay):
    """Asks before something that cannot be taken back; `answered` is called once with yes or no.

    The texts are given ready for the reader; `yes` names what will happen, never "OK". Without a `no` it is a
    notice. The keyboard starts on the button that changes nothing.
    """

    def __init__(
        self,
        look: Look,
        window: QWidget,
        title: str,
        text: str,
        yes: str,
        no: str = "",
        danger: bool = False,
        icon: str = "",
        answered: Callable[[bool], None] | None = None,
    ) -> None:
        super().__init__(look, window)
        self._answered = answered
        self._answer = False
        width = look.measures.dp(WIDTH)
        self.body.setFixedWidth(width)
        self.column.setContentsMargins(*look.measures.dps(24, 22, 24, 24))
        head = QHBoxLayout()
        head.setSpacing(look.measures.dp(12))
        if icon:
            sign = QLabel()
            ratio = self.devicePixelRatioF()
            sign.setPixmap(look.icons.pixmap(icon, look.measures.dp(24), "danger" if danger else "accent_text", ratio))
            head.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        title_label = label(title, "section", wrap=True)
        title_label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)  # beside the sign
        head.addWidget(title_label, 1)
        self.column.addLayout(head)
        words = label(text, "", "2", wrap=True)
        words.ensurePolished()  # in the type it will have
        words.setMinimumHeight(words.heightForWidth(width - look.measures.dp(50)))
        self.column.addWidget(words)
        self.middle = QHBoxLayout()
        self.column.addLayout(self.middle)
        self.column.addSpacing(look.measures.dp(12))
        buttons = QHBoxLayout()
        buttons.setSpacing(look.measures.dp(8))
        buttons.addStretch(1)
        self.no = Button(look, no, Kind.SECONDARY, Grade.NORMAL)
        self.no.setVisible(bool(no))
        self.no.clicked.connect(self.close_overlay)
        self.yes = Button(look, yes, Kind.DANGER if danger else Kind.PRIMARY, Grade.NORMAL)
        self.yes.clicked.connect(self._accept)
        buttons.addWidget(self.no)
        buttons.addWidget(self.yes)
        self.column.addLayout(buttons)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.closed.connect(self._tell)
        self.open(self.no if no else self.yes)

    def _accept(self) -> None:
        self._answer = True
        self.close_overlay()

    def _tell(self) -> None:
        if self._answered is not None:
            self._answered(self._answer)


class TextQuestion(Question):
    """A question whose answer is a short text; `given` is called with it, unless it was called off or is empty."""

    def __init__(
        self,
        look: Look,
        window: QWidget,
        title: str,
        text: str,
        yes: str,
        no: str,
        value: str,
        longest: int,
        given: Callable[[str], None],
    ) -> None:
        super().__init__(look, window, title, text, yes, no, answered=self._take)
        self._given = given
        self.field = QLineEdit(value)
        self.field.setMaxLength(longest)
        self.field.setAccessibleName(title)
        self.field.returnPressed.connect(self._accept)
        self.field.textChanged.connect(lambda: self.yes.setEnabled(bool(self.field.text().strip())))
        self.middle.addWidget(self.field)
        self.field.selectAll()
        self.field.show()
        self.place()
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)

    def _take(self, yes: bool) -> None:
        if yes and (text := self.field.text().strip()):
            self._given(text)
