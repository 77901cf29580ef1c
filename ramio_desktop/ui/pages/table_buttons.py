"""The buttons of the table: what each of them says and whether it can be pressed now (mock/spec.md §6)."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QAbstractButton

from ramio_desktop.model.actions import Verb
from ramio_desktop.model.rules import rules_of
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.widgets.buttons import Button, Kind


@dataclass(frozen=True)
class Tools:
    """The small buttons that belong to a turn."""

    undo: QAbstractButton
    redo: QAbstractButton
    restore: QAbstractButton
    hint: QAbstractButton


class RehearsalButton(QObject):
    """What the second button is while others play."""

    def __init__(self, look: Look, button: Button, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._button = button

    def show(self, is_on: bool) -> None:
        """Show that it begins a rehearsal, or ends the one that is on."""
        button = self._button
        text = self.tr("Put back") if is_on else self.tr("Rehearse")
        button.setText(text)
        button.setAccessibleName(text)
        button.setToolTip(
            self.tr("End the rehearsal: the table is shown as it is (T)") if is_on
            else self.tr("Try moves on a copy of the table that nobody else sees (T)")
        )
        button.set_icon("" if self._look.measures.compact else "wand-sparkles")
        button.setEnabled(True)
        button.set_kind(Kind.SECONDARY)


class TableButtons(QObject):
    """Shows on the buttons what the turn model allows."""

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
        self._show_first(waiting)
        self._show_confirm(waiting)
        tools.hint.setEnabled(turn.may_lay and not waiting)
        tools.undo.setEnabled(turn.interactive and turn.draft.can_undo)
        tools.redo.setEnabled(turn.interactive and turn.draft.can_redo)
        tools.restore.setEnabled(turn.interactive and turn.draft.is_changed)

    def _show_first(self, waiting: bool) -> None:
        turn, mine = self._turn, self._turn.may_lay
        laid = mine and turn.draft.laid
        verbs = rules_of(turn.view).verbs(turn.view, turn.seat)
        can_draw, can_pass = turn.can_draw or turn.may_restore_and_draw, Verb.PASS in verbs and not laid
        if can_draw or Verb.PASS not in verbs:
            text = self.tr("Draw")
        elif laid:
            text = self.tr("Drawn")
        else:
            text = self.tr("Pass")
        self._first.setText(text)
        self._first.set_icon("check" if mine and not can_draw and not can_pass and self._has_room else "")
        self._first.setEnabled((can_draw or can_pass) and not waiting)
        legal = mine and turn.verdict is None
        self._first.set_kind(Kind.PRIMARY if turn.can_draw and not legal else Kind.SECONDARY)

    def _show_confirm(self, waiting: bool) -> None:
        turn, button = self._turn, self._confirm
        if turn.may_lay or not turn.may_rehearse:
            button.setText(self.tr("Confirm"))
            button.set_icon("")
            button.setToolTip("")
            button.setEnabled(turn.may_lay and not waiting)
            legal = turn.may_lay and turn.verdict is None
            button.set_kind(Kind.PRIMARY if legal else Kind.PENDING if turn.may_lay else Kind.SECONDARY)
            return
        self._rehearsing.show(turn.rehearsing)

    @property
    def _has_room(self) -> bool:
        """Whether icons have room beside the texts."""
        return not self._look.measures.compact
