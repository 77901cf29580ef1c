"""Where a new game takes its cards from: fresh ones, or those of a code."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ramio_desktop.model.deal_code import Deal, deal_code
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.buttons import Button, Kind


class DealChoice(QWidget):
    """A button that asks for a code, or the code with a cross that gives it up; `entered` carries the Deal."""

    entered = Signal(object)
    given_up = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._deal: Deal | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.ask = Button(look, "", Kind.LINK, icon="key-round")
        self.ask.clicked.connect(self._open)
        self.drop = Button(look, "", Kind.LINK, icon="x", icon_after=True)
        self.drop.clicked.connect(self._give_up)
        row.addWidget(self.ask)
        row.addWidget(self.drop)
        self.show_deal(None)

    @property
    def deal(self) -> Deal | None:
        """The deal of the code; None for fresh cards."""
        return self._deal

    def show_deal(self, deal: Deal | None) -> None:
        """Show the code of this deal, or the button that asks for one."""
        self._deal = deal
        self.ask.setVisible(deal is None)
        self.drop.setVisible(deal is not None)
        self.retranslate()

    def _open(self) -> None:
        from ramio_desktop.ui.dialogs.deal_code import DealQuestion

        DealQuestion(self._look, self.window(), self.entered.emit)

    def _give_up(self) -> None:
        self.show_deal(None)
        self.ask.setFocus()
        self.given_up.emit()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.ask.setText(self.tr("Same cards…"))
        self.ask.setToolTip(self.tr("Play the cards of somebody else's match, with their code"))
        code = deal_code(self._deal) if self._deal is not None else ""
        self.drop.setText(code)
        self.drop.setToolTip(self.tr("Play with fresh cards again"))
        self.drop.setAccessibleName(self.tr("Cards of the code {code}. Give it up").format(code=code))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
