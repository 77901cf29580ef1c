"""What stands where on the table page: the scene, and around it seats, status line and buttons."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.scene.areas import piles
from ramio_desktop.ui.scene.view import TableView
from ramio_desktop.ui.scene.zones import zones_for
from ramio_desktop.ui.widgets.buttons import Button, Grade, IconButton, Kind
from ramio_desktop.ui.widgets.choices import Segmented
from ramio_desktop.ui.widgets.labels import FoldedLabel, label
from ramio_desktop.ui.widgets.panels import Panel
from ramio_desktop.ui.widgets.own_seat import OwnSeat
from ramio_desktop.ui.widgets.seat import Seat
from ramio_desktop.ui.widgets.status_line import StatusLine

NARROW = 0.88
"""The part of a seat's usual width under which it is a narrow one."""


class TableFrame(QWidget):
    """The furniture of a table of so many seats, seen from one of them; it knows nothing of the game."""

    def __init__(self, look: Look, seats: int, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._seat = seat
        self._melds = QRectF()
        self.turn = TurnModel(self)
        self.view = TableView(look, self.turn, self)
        self._make_header()
        self._make_seats(seats, seat)
        self._make_bottom()
        # The mouse leaves the focus on the table: a button it took would hand it on with the cursor of the keys.
        for button in self.findChildren(QAbstractButton):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look.theme.changed.connect(self._place)

    def _make_header(self) -> None:
        self._tools = Panel(parent=self)
        self._tools.setProperty("felt", True)
        row = QHBoxLayout(self._tools)
        row.setContentsMargins(*self._look.measures.dps(4, 4, 4, 4))
        row.setSpacing(0)
        self._back = IconButton(self._look, "arrow-left", "", plain=True, on_felt=True, side=32)
        self._gear = IconButton(self._look, "settings", "", plain=True, on_felt=True, side=32)
        self._keys = IconButton(self._look, "keyboard", "", plain=True, on_felt=True, side=32)
        self._take_back = IconButton(self._look, "undo-dot", "", plain=True, on_felt=True, side=32)
        self._take_back.hide()
        self._added: list[IconButton] = []
        row.addWidget(self._back)
        row.addWidget(self._keys)
        row.addWidget(self._gear)
        row.addWidget(self._take_back)
        self._title = label("", "card", "felt1", wrap=True, parent=self)
        self._subtitle = FoldedLabel("", "secondary", "felt2", parent=self)

    def add_tool(self, tool: IconButton, is_shown: bool = True) -> None:
        """Put one more tool beside those of every table; where four have no room the keys' one gives way to it."""
        row = self._tools.layout()
        assert isinstance(row, QHBoxLayout)
        row.insertWidget(1, tool)
        self._added.append(tool)
        self.show_tool(tool, is_shown)

    def show_tool(self, tool: IconButton, on: bool) -> None:
        """Show a tool that was added, or hide it."""
        tool.setVisible(on)
        self._place()

    def seat_rect(self, seat: int) -> QRect:
        """Where a seat is shown."""
        return (self._own if seat == self._seat else self._others[seat]).geometry()

    def melds_area(self) -> QRect:
        """Where the melds lie."""
        return self._melds.toRect()

    def seats_above(self) -> QWidget:
        """The lowest of what lies over the table: seats, status line and buttons."""
        return self._tools

    def _make_seats(self, seats: int, own: int) -> None:
        self._others = {(own + i) % seats: Seat(self._look, parent=self) for i in range(1, seats)}
        self._own = OwnSeat(self._look, parent=self)

    def _make_bottom(self) -> None:
        self._sort = Segmented(
            self._look, [("suit", ""), ("rank", "")], on_felt=True, exclusive=False, icon="arrow-up-down", parent=self
        )
        self._status = StatusLine(self._look, self)
        self._turn_mark = label("", "strong", "accent", parent=self)
        self._actions = QWidget(self)
        self._actions.setProperty("actions", "true")
        column = QVBoxLayout(self._actions)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._look.measures.dp(12))
        self.big_row = big = QHBoxLayout()
        big.setSpacing(self._look.measures.dp(8))
        self.first_button = Button(self._look, "", Kind.PRIMARY, Grade.BIG)
        self.confirm_button = Button(self._look, "", Kind.PENDING, Grade.BIG)
        big.addWidget(self.first_button, 1)
        big.addWidget(self.confirm_button, 1)
        column.addLayout(big)
        tools = QHBoxLayout()
        tools.setSpacing(self._look.measures.dp(4))
        self._undo = IconButton(self._look, "undo-2", "")
        self._redo = IconButton(self._look, "redo-2", "")
        self._restore = IconButton(self._look, "rotate-ccw", "")
        self._hint_tool = IconButton(self._look, "lightbulb", "")
        for tool in (self._undo, self._redo, self._restore, self._hint_tool):
            tools.addWidget(tool)
        tools.addStretch(1)
        column.addLayout(tools)
        column.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Lay everything out by the measures of the size class (mock/spec.md §1)."""
        m = self._look.measures
        w, h = self.width(), self.height()
        hand_top = h - m.hand_row
        tray_top = hand_top - m.status
        melds = QRectF(m.rail, m.top + m.melds_top, w - m.rail - m.melds_right, 0)
        melds.setBottom(tray_top - m.melds_bottom)
        self._melds = melds
        panel = m.action_panel
        self.view.setGeometry(0, 0, w, h)
        tray = QRectF(0, tray_top, w, h - tray_top)
        hand = QRectF(m.rail + 4, hand_top, w - m.rail - panel - 24, m.hand_row)
        self._place_seats(melds)
        self._place_rail(hand_top)
        if self._look.has_zones:
            stock, discards = piles(m, self._subtitle.geometry().bottom() + m.dp(8), tray_top - m.dp(8))
            self.view.set_areas(melds, hand, stock, tray, discards)
        else:
            self.view.set_areas(melds, hand, QPointF(m.rail / 2, melds.center().y()), tray)
        self._place_tray(QRect(m.rail, tray_top, w - m.rail, m.status), panel)

    def _place_seats(self, melds: QRectF) -> None:
        m = self._look.measures
        count = len(self._others)
        room = melds.width() - (count - 1) * m.seat_gap
        width = int(min(m.seat_width, room / max(count, 1)))
        left = melds.center().x() - (count * width + (count - 1) * m.seat_gap) / 2
        zones = zones_for(melds, m, count + 1, self._seat) if self._look.has_zones else {}
        for index, (seat, widget) in enumerate(self._others.items()):
            x = round(left + index * (width + m.seat_gap))
            if zones:
                width = min(m.seat_width, int(zones[seat].width()))
                x = round(zones[seat].center().x() - width / 2)
            narrow = width < NARROW * m.seat_width
            height = m.narrow_seat_height if narrow else m.seat_height
            widget.set_narrow(narrow)
            widget.setGeometry(x, (m.top - height) // 2 + 1, width, height)
            self.view.set_seat_anchor(seat, QPointF(widget.geometry().center()))

    def _place_rail(self, hand_top: int) -> None:
        m = self._look.measures
        self._keys.setVisible(not m.compact or all(added.isHidden() for added in self._added))
        self._tools.adjustSize()
        self._tools.move(4 if self._look.has_zones and m.compact else 16, 16)
        left, below = 20, self._tools.geometry().bottom() + 10
        room = max(m.rail + 60, 180) if not m.compact else m.rail - 8
        seats = min((seat.x() for seat in self._others.values()), default=self.width())
        room = min(room, (m.rail - m.dp(4) if self._look.has_zones else seats - m.dp(8)) - left)
        self._title.setGeometry(left, below, room, self._title.heightForWidth(room))
        self._subtitle.setGeometry(left, self._title.geometry().bottom() + 2, room, self._subtitle.height_in(room))
        size = self._own.sizeHint()
        self._own.setGeometry((m.rail - size.width()) // 2, hand_top - m.status // 2, size.width(), size.height())
        self.view.set_seat_anchor(self._seat, QPointF(self._own.geometry().center()))

    def _place_tray(self, row: QRect, panel: int) -> None:
        m = self._look.measures
        pill = m.pill_height
        top = row.top() + (row.height() - pill) // 2 + 4
        sort_width = self._sort.sizeHint().width()
        self._sort.setGeometry(row.left(), top, sort_width, pill)
        status_left = row.left() + sort_width + 32
        right = self.width() - panel
        self._status.setGeometry(status_left, top, right - status_left - 8, pill)
        inner = right + m.action_inner
        self._turn_mark.setGeometry(inner, top, panel - 2 * m.action_inner, pill)
        self._actions.setGeometry(inner, row.bottom() + 4, panel - 2 * m.action_inner, self.height() - row.bottom() - 8)
