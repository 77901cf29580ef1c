"""The table of the review: the position before a move, to look at, to play on, or to see a move shown in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ramio_desktop.model.actions import Action, IllegalAction
from ramio_desktop.model.melds import Table
from ramio_desktop.model.options import has_tiles
from ramio_desktop.model.state import Phase, State
from ramio_desktop.ui.later import later
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.demonstration import Demonstration
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.pages.discard_turn import DiscardTurn
from ramio_desktop.ui.pages.discard_words import DiscardWords
from ramio_desktop.ui.pages.table_words import TableWords, Words
from ramio_desktop.ui.scene.areas import piles
from ramio_desktop.ui.scene.view import TableView
from ramio_desktop.ui.scene.zones import zones_for
from ramio_desktop.ui.widgets.avatar import Avatar
from ramio_desktop.ui.widgets.buttons import IconButton
from ramio_desktop.ui.widgets.labels import ElidedLabel, label

RADIUS = 16
PAD = 16
OWN_ROOM = 96
"""How much of the tray is left for who holds the hand."""
NAV_ROOM = 268
TAG = 26
"""How high the name over a zone is."""
STEPS = {"first": "chevron-first", "previous": "chevron-left", "next": "chevron-right", "last": "chevron-last"}


class Corners(QWidget):
    """Makes the corners below it round: the page's ground is painted over them, and a hairline around."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole, radius = QRectF(self.rect()), self._look.measures.dp(RADIUS)
        outside, inside = QPainterPath(), QPainterPath()
        outside.addRect(whole)
        inside.addRoundedRect(whole, radius, radius)
        painter.fillPath(outside.subtracted(inside), self._look.tokens.bg)
        painter.setPen(QPen(self._look.tokens.line, 1))
        painter.drawRoundedRect(whole.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        painter.end()


class SeatTag(QWidget):
    """The picture and the name of a seat, over its zone or beside its hand."""

    def __init__(self, look: Look, avatar: int, below: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._look = look
        self._below = below
        self.avatar = Avatar(look, 0, avatar, self)
        self.name = ElidedLabel("", "strong" if below else "caption", "felt1", self)
        if below:
            self.name.setAlignment(Qt.AlignmentFlag.AlignHCenter)

    def show_seat(self, name: str, pattern: int) -> None:
        """Show that player."""
        self.avatar.show_player(pattern)
        self.name.set_text(name)
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        dp, side = self._look.measures.dp, self.avatar.width()
        high = self.name.sizeHint().height()
        if self._below:
            top = max(0, (self.height() - side - high - dp(6)) // 2)
            self.avatar.move((self.width() - side) // 2, top)
            self.name.setGeometry(0, top + side + dp(6), self.width(), high)
        else:
            self.avatar.move(0, (self.height() - side) // 2)
            left = side + dp(6)
            self.name.setGeometry(left, (self.height() - high) // 2, max(0, self.width() - left), high)


class Stepper(QWidget):
    """First, previous, next, last, and between them which turn it is."""

    stepped = Signal(str)
    """"first", "previous", "next" or "last"."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        row = QHBoxLayout(self)
        row.setContentsMargins(*look.measures.dps(4, 2, 4, 2))
        row.setSpacing(0)
        self._where = label("", "strong", "felt1")
        self._where.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.buttons: dict[str, IconButton] = {}
        for key, icon in STEPS.items():
            button = IconButton(look, icon, "", plain=True, on_felt=True, side=32, parent=self)
            button.clicked.connect(lambda _=False, key=key: self.stepped.emit(key))
            self.buttons[key] = button
            row.addWidget(button)
            if key == "previous":
                row.addWidget(self._where, 1)
        look.theme.changed.connect(self.update)

    def show_place(self, number: int, of: int, is_first: bool, is_last: bool) -> None:
        """Say which turn of how many is shown."""
        self._where.setText(self.tr("turn {n} of {of}").format(n=number, of=of))
        for key, button in self.buttons.items():
            button.setEnabled(not (is_first if key in ("first", "previous") else is_last))

    def retranslate(self) -> None:
        """Name the buttons in the language of now."""
        self.buttons["first"].set_caption(self.tr("First turn"), "Home")
        self.buttons["previous"].set_caption(self.tr("Turn before"), "←")
        self.buttons["next"].set_caption(self.tr("Next turn"), "→")
        self.buttons["last"].set_caption(self.tr("Last turn"), "End")

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.tokens.tool)
        painter.drawRoundedRect(QRectF(self.rect()), 12, 12)
        painter.end()


class ReviewBoard(QWidget):
    """Shows positions of one game; `look` is the page's."""

    attempted = Signal(object)
    """The actions of a turn that was tried, a legal one."""
    said = Signal()
    """`words` are others now."""
    shown = Signal()
    """A move was shown to its end."""

    def __init__(self, look: Look, state: State, parent: QWidget | None = None) -> None:
        """`state` is any position of the game: it says what the table looks like."""
        super().__init__(parent)
        look = look.part
        if has_tiles(state.rules):
            look = look.tiles
        if state.options.melds_stay:
            look = look.zones
        self._look = look
        self.turn = TurnModel(self)
        self.view = TableView(look, self.turn, self)
        self.view.set_speed(0)
        self.demonstration = Demonstration(self.turn, self)
        self.demonstration.finished.connect(self.shown)
        self._words = DiscardWords(self) if state.options.melds_stay else TableWords(self)
        self._fault: Words | None = None
        self._advice = ""
        self._playing = False
        self.sort = "suit"
        """How the hand is sorted: "suit" or "rank"."""
        self._names: tuple[str, ...] = ()
        self._patterns: Sequence[int] = ()
        self._own_seats: frozenset[int] = frozenset()
        self._seat = 0
        self._own = SeatTag(look, 44, below=True, parent=self)
        self._tags: dict[int, SeatTag] = {}
        self._caption = ElidedLabel("", "secondary", "felt2", self)
        self._caption.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.stepper = Stepper(look, self)
        self._corners = Corners(look, self.view)
        self._turns: DiscardTurn | None = None
        if state.options.melds_stay:
            self._turns = DiscardTurn(look, self.turn, self.view, self._submit, lambda: False, self)
        self.turn.changed.connect(self._on_changed)
        self.turn.draftChanged.connect(self._on_draft)
        self.view.refused.connect(self._on_refused)
        self.view.message.connect(self._on_message)
        self.view.confirmRequested.connect(self.confirm)
        look.theme.changed.connect(self._place)
        self.setAccessibleName(self.tr("The position"))

    # showing

    def set_people(self, names: Sequence[str], patterns: Sequence[int], own: frozenset[int]) -> None:
        """Say who sits where, and which seats are those of whoever looks."""
        self._names, self._patterns, self._own_seats = tuple(names), patterns, own
        self.view.set_names(names)

    def show_position(self, state: State, seat: int, caption: str) -> None:
        """Show a position from a seat that nobody moves in."""
        self._playing = False
        over = replace(state, turn=replace(state.turn, phase=Phase.OVER))
        self._show(over, seat, caption)

    def play(self, state: State, seat: int, caption: str) -> None:
        """Show a position in which the seat may try its turn."""
        self._show(state, seat, caption)
        self._playing = True
        self._let_in()
        self._place()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.said.emit()

    def demonstrate(self, state: State, seat: int, table: Table, caption: str, speed: float) -> None:
        """Show how that table comes about, card by card; `speed` as for animations, 0 shows the end."""
        self._playing = False
        self._show(state, seat, caption)
        self.view.set_speed(speed)
        self.demonstration.show(table, speed)

    @property
    def is_playing(self) -> bool:
        """Whether cards can be moved by the person."""
        return self._playing

    @property
    def is_refused(self) -> bool:
        """Whether what was tried last may not be."""
        return self._fault is not None

    @property
    def words(self) -> Words:
        """What is due or wrong in what is tried."""
        if self._advice:
            return Words(self._advice, "hand")
        return self._fault or self._words.of(self.turn, self._names)

    def _show(self, state: State, seat: int, caption: str) -> None:
        self.demonstration.stop()
        self._fault, self._advice = None, ""
        self._seat = seat
        self.view.set_speed(0)
        self.view.board.seen_from = "" if seat in self._own_seats else self._names[seat]
        self.turn.set_view(state, seat)
        self.turn.restore()
        self.turn.clear_selection()
        self.turn.sort_hand(self.sort)
        self._caption.set_text(caption)
        self._own.show_seat(self._names[seat], self._patterns[seat])
        self._let_in()
        self._place()

    def _let_in(self) -> None:
        """The mouse and the keyboard move cards only where a turn is tried."""
        self.view.pointer.cancel()
        self.view.only_shown = not self._playing

    # trying

    def set_speed(self, speed: float) -> None:
        """Move what is tried as fast as everywhere."""
        self.view.set_speed(speed)

    def confirm(self) -> None:
        """Hand in what was tried; what is wrong with it is said."""
        if not self._playing:
            return
        if self._turns is not None:
            self._turns.confirm()
            return
        refusal = self.turn.verdict
        if refusal is None:
            self._submit(self.turn.draft.to_actions())
            return
        self.view.refused.emit(refusal)
        wrong = next((meld for meld in self.turn.draft.melds if meld.refusal is not None), None)
        self.view.shake(wrong.number if wrong is not None else None)

    def _submit(self, actions: Sequence[Action]) -> None:
        if self._playing:
            later(self, 0, lambda: self.attempted.emit(tuple(actions)))

    def _on_changed(self) -> None:
        if self._playing:
            self.said.emit()

    def _on_draft(self) -> None:
        self._fault = None
        self._on_changed()

    def _on_refused(self, refusal: IllegalAction) -> None:
        if self._playing:
            self._fault = self._words.refused(refusal, self.turn.draft)
            self.said.emit()

    def _on_message(self, text: str) -> None:
        self._advice = text
        self._on_changed()

    # layout

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        m, w, h = self._look.measures, self.width(), self.height()
        if w < 1 or h < 1:
            return
        dp = m.dp
        self.view.setGeometry(0, 0, w, h)
        self._corners.setGeometry(0, 0, w, h)
        tray = QRectF(0, h - m.hand_row, w, m.hand_row)
        nav = dp(NAV_ROOM)
        self._own.setGeometry(dp(8), int(tray.top()), dp(OWN_ROOM) - dp(12), int(tray.height()))
        right = w - nav - 2 * dp(PAD)
        hand = QRectF(dp(OWN_ROOM), tray.top(), right - dp(OWN_ROOM), tray.height())
        stepper = self.stepper.sizeHint().height()
        middle = int(tray.center().y())
        caption = self._caption.sizeHint().height()
        top = middle - (stepper + caption + dp(8)) // 2
        self._caption.setGeometry(w - nav - dp(PAD), top, nav, caption)
        self.stepper.setGeometry(w - nav - dp(PAD), top + caption + dp(8), nav, stepper)
        left = m.rail
        head = dp(PAD) + dp(TAG) if self._look.has_zones else dp(10)
        melds = QRectF(left, head, w - left - dp(PAD), tray.top() - head - dp(10))
        if self._look.has_zones:
            stock, thrown = piles(m, dp(8), tray.top() - dp(8))
            self.view.set_areas(melds, hand, stock, tray, thrown)
        else:
            # The rail is for a new meld of who tries: while one only looks the melds lie in the middle, as large.
            slack = (left - dp(PAD)) // 2
            if not self._playing:
                melds.translate(-slack, 0)
            self.view.set_areas(melds, hand, None, tray, slack=slack if self._playing else 0)
        self._place_tags(melds)
        self._corners.raise_()

    def _place_tags(self, melds: QRectF) -> None:
        """The names over the zones of the others."""
        seats = self.turn.view.seats if self.turn.has_view and self._look.has_zones and self._patterns else 0
        for seat, tag in self._tags.items():
            tag.setVisible(seat < seats and seat != self._seat)
        m = self._look.measures
        zones = zones_for(melds, m, seats, self._seat) if seats else {}
        for seat, zone in zones.items():
            if seat == self._seat:
                continue
            if seat not in self._tags:
                self._tags[seat] = SeatTag(self._look, 22, parent=self)
                self._tags[seat].show()
            tag = self._tags[seat]
            high = m.dp(TAG)
            left, wide = int(zone.left()) + m.dp(8), int(zone.width()) - m.dp(16)
            tag.setGeometry(QRect(left, int(melds.top()) - high, wide, high))
            tag.show_seat(self._names[seat], self._patterns[seat])

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("The position"))
            self.stepper.retranslate()
