"""The buttons of games whose turns end with a discard: what each says, and whether it can be pressed now."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ramio_desktop.model.state import Phase
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.pages.table_buttons import RehearsalButton, Tools
from ramio_desktop.ui.texts import card_name
from ramio_desktop.ui.widgets.buttons import Button, Kind


class DiscardButtons(QObject):
    """Draw and take, then lay and discard: the filled one is what can be done now."""

    def __init__(
        self, look: Look, turn: TurnModel, first: Button, confirm: Button, tools: Tools, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._turn = turn
        self._first = first
        self._confirm = confirm
        self._tools = tools
        self._rehearsing = RehearsalButton(look, confirm, self)

    def show(self, waiting: bool) -> None:
        """Show how things are; `waiting` says that an answer of the host is due."""
        turn, tools = self._turn, self._tools
        view = turn.view
        self._first.set_icon("")
        self._confirm.set_icon("")
        mine = view.turn.seat == turn.seat and not view.is_over
        if mine and view.turn.phase is Phase.DRAW:
            self._show_draw(waiting)
        else:
            self._show_play(waiting)
        tools.hint.setEnabled(turn.may_lay and not waiting)
        tools.undo.setEnabled(turn.interactive and turn.draft.can_undo)
        tools.redo.setEnabled(turn.interactive and turn.draft.can_redo)
        tools.restore.setEnabled(turn.interactive and turn.draft.is_changed)

    def _show_draw(self, waiting: bool) -> None:
        turn = self._turn
        self._first.setText(self.tr("Draw"))
        self._first.setToolTip(self.tr("Draw a card from the stock (D)"))
        self._first.setAccessibleName(self.tr("Draw from the stock"))
        self._first.setEnabled(turn.can_draw and not waiting)
        self._first.set_kind(Kind.PRIMARY if turn.can_draw else Kind.SECONDARY)
        self._confirm.setText(self.tr("Take"))
        self._confirm.setToolTip(self.tr("Take the last discard (F)"))
        if turn.view.discard:
            card = card_name(turn.view.discard[-1])
            self._confirm.setAccessibleName(self.tr("Take from the discards: {card}").format(card=card))
        self._confirm.setEnabled(turn.can_take and not waiting)
        self._confirm.set_kind(Kind.SECONDARY if turn.can_draw else Kind.PRIMARY)

    def _show_play(self, waiting: bool) -> None:
        turn = self._turn
        may = turn.may_lay and not waiting
        count = len(turn.selection)
        lays = (may or turn.rehearsing) and turn.selection_is_meld
        self._first.setText(self.tr("Lay %n card(s)", "", count) if lays and self._has_room else self.tr("Lay"))
        self._first.setAccessibleName(self.tr("Lay what is chosen as a new meld"))
        self._first.setToolTip(self.tr("Lay what is chosen as a new meld (N)"))
        self._first.setEnabled(lays)
        self._first.set_kind(Kind.PRIMARY if lays else Kind.SECONDARY)
        if turn.may_rehearse and not turn.may_lay:
            self._rehearsing.show(turn.rehearsing)
            return
        closes = may and not turn.held and turn.draft.layout.discard is None
        passes = may and turn.view.turn.drew_nothing and not closes
        text = self.tr("Close") if closes else self.tr("Pass") if passes else self.tr("Discard")
        self._confirm.setText(text)
        self._confirm.setAccessibleName(text)
        self._confirm.setToolTip(self.tr("End your turn (Ctrl+Enter); C discards the card that is chosen"))
        self._confirm.setEnabled(may)
        ready = may and not lays and (passes or self._ends)
        self._confirm.set_kind(Kind.PRIMARY if ready else Kind.PENDING if may else Kind.SECONDARY)

    @property
    def _ends(self) -> bool:
        """Whether the turn can end now: with the card on the discards, the one that is chosen, or the last one laid."""
        turn = self._turn
        if turn.draft.layout.discard is not None or not turn.held:
            return turn.draft.refusal() is None
        return turn.to_throw is not None and turn.throw_refusal(turn.to_throw) is None

    @property
    def _has_room(self) -> bool:
        return not self._look.measures.compact
