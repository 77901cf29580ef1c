"""The table: the felt, the melds, the stock and the hand, to be moved by mouse or by keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.picture import PicturedView
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.scene.accessible import SpokenTable, install
from ramio_desktop.ui.scene.animator import Animator
from ramio_desktop.ui.scene.areas import Areas, areas_for
from ramio_desktop.ui.scene.board import Board
from ramio_desktop.ui.scene.keyboard import Keyboard
from ramio_desktop.ui.scene.moves import Moves
from ramio_desktop.ui.scene.pointer import Pointer
from ramio_desktop.ui.scene.rack import paint_shelves
from ramio_desktop.ui.scene.staging import Staging
from ramio_desktop.ui.scene.zones import paint_zones
from ramio_desktop.ui.widgets.felt import Felt


class TableView(PicturedView):
    """Shows a turn model, and moves its cards; what it cannot do itself it asks the page for."""

    drawRequested = Signal()
    takeRequested = Signal()
    discardRequested = Signal(int)
    confirmRequested = Signal()
    message = Signal(str)
    """A sentence for the status line while something is dragged; empty when it is over."""
    refused = Signal(object)
    """An IllegalAction: what was tried is not possible."""
    idle = Signal()
    """Everything has arrived."""

    def __init__(self, look: Look, turn: TurnModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._turn = turn
        self._felt = Felt(look)
        self._placed = False
        self.only_shown = False
        """Whether the table is looked at, and cards are moved neither by the mouse nor by keys."""
        self._table = QGraphicsScene(self)
        self._table.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(self._table)
        self._set_up()
        self.animator = Animator(self)
        self.board = Board(self._table, look, turn, self.animator, self)
        self.moves = Moves(turn, self)
        self.staging = Staging(self._table, look, turn, self.board, self.animator)
        self.pointer = Pointer(self.board, self.moves, self.staging, self.animator, self.ask_for_card)
        self.keyboard = Keyboard(
            self.board, self.moves, self.staging, self.pointer, self.ask_for_card, self.confirmRequested.emit
        )
        install()
        self.spoken = SpokenTable(self, turn, self.board, self.keyboard)
        self.moves.message.connect(self.message)
        self.moves.refused.connect(self.refused)
        self.moves.takeWanted.connect(self.takeRequested)
        self.moves.discardWanted.connect(self.discardRequested)
        self.animator.idle.connect(self.idle)
        turn.viewChanged.connect(self._follow)
        turn.changed.connect(self._refresh)
        # What a drag found when it began holds no more when something else moves cards: undo, a hint's move.
        turn.draftChanged.connect(self.pointer.cancel)
        look.theme.changed.connect(self._redress)

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHints(QPainter.RenderHint(0))
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    # for the page

    @property
    def busy(self) -> bool:
        """Whether something is on its way; the state never waits for it."""
        return self.animator.busy

    def set_areas(
        self, melds: QRectF, hand: QRectF, stock: QPointF | None, tray: QRectF, discards: QPointF | None = None,
        slack: float = 0.0,
    ) -> None:  # fmt: skip
        """Say where things go, in the view's coordinates; `stock` and `discards` are the piles' centres, if any.

        `slack` is how far to the left the melds lie while no place for a new one is needed in the rail.
        """
        self._placed = True
        self.pointer.cancel()
        self.staging.finish()
        self.board.set_areas(Areas(melds, hand, stock, tray, discards, slack))
        self.resetCachedContent()
        self.viewport().update()

    def set_seat_anchor(self, seat: int, point: QPointF) -> None:
        """Say where another seat's cards fly from and to."""
        self.staging.seats[seat] = point

    def set_names(self, names: Sequence[str]) -> None:
        """Say who sits where."""
        self.moves.names = self.board.names = tuple(names)
        if self._turn.has_view:
            self.board.refresh(0)

    def set_speed(self, factor: float) -> None:
        """Move faster (above 1), slower, or not at all (0)."""
        self.animator.speed = factor
        if factor <= 0:
            self.skip()

    def skip(self) -> None:
        """Show the end of everything that is on its way."""
        self.staging.finish()

    def shake(self, number: int | None) -> None:
        """Shake the meld of that number, or the hand, to say no."""
        self.staging.finish()
        self.board.shake(number)

    def ask_for_card(self) -> None:
        """Ask the page for a card from the stock, if one may be drawn, perhaps after a restore; else say why not."""
        if self._turn.has_view and (self._turn.can_draw or self._turn.may_restore_and_draw):
            self.drawRequested.emit()
        elif self._turn.has_view:
            self.moves.why_no_card()

    # following

    def _follow(self, old: object, cause: object) -> None:
        came_from = self._turn.succession.came_from
        if old is None:
            self.resetCachedContent()  # there may be a rack now
        self.moves.hush()
        self.pointer.follow(came_from)
        self.keyboard.follow(came_from)
        self.staging.follow(old, cause)  # type: ignore[arg-type]

    def _refresh(self) -> None:
        self.board.refresh()
        self.pointer.look_again()
        self.keyboard.refresh()
        self.spoken.refresh()

    def _redress(self) -> None:
        self.pointer.cancel()
        self.staging.finish()
        if not self._placed:
            self.board.areas = areas_for(self._look.measures, self.width(), self.height(), self._look.has_zones)
        self.board.redress()
        self.resetCachedContent()
        self.viewport().update()

    # Qt

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: N802
        whole = QRectF(self.viewport().rect())
        self._felt.paint(painter, whole)
        tray, t = self.board.areas.tray, self._look.tokens
        painter.fillRect(tray, t.tray)
        painter.setPen(QPen(t.tray_line, 1))
        painter.drawLine(QPointF(tray.left(), tray.top() + 0.5), QPointF(tray.right(), tray.top() + 0.5))
        if self.board.zones:
            view = self._turn.view
            paint_zones(painter, self.board.zones, self._look, self._turn.seat, view.options.clockwise)
        if self._turn.rack_columns:
            paint_shelves(painter, self.board.areas.hand, self._look)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        size = self.viewport().size()
        self._table.setSceneRect(0, 0, size.width(), size.height())
        self.board.maker.ratio = self.devicePixelRatioF()
        if not self._placed:
            areas = areas_for(self._look.measures, size.width(), size.height(), self._look.has_zones)
            self.pointer.cancel()
            self.staging.finish()
            self.board.set_areas(areas)
        self.resetCachedContent()

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        """Let the scene say what has moved before any part of it is painted.

        Qt notes where an item is painted even when only a part beside it is: the picture at the place the item has
        left would then stay on the screen.
        """
        if event.type() == QEvent.Type.Paint and not self.is_pictured and (scene := self.scene()) is not None:
            QCoreApplication.sendPostedEvents(scene, QEvent.Type.MetaCall.value)
        return super().viewportEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.board.maker.ratio = self.devicePixelRatioF()
            self._redress()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            self._turn.retranslate()
            self.board.redress()
            self.spoken.refresh()
        super().changeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._pressed(event, False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._pressed(event, True)

    def _pressed(self, event: QMouseEvent, double: bool) -> None:
        if not self._turn.has_view:
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if self.only_shown:
            return
        self.keyboard.hide()
        if event.button() == Qt.MouseButton.LeftButton:
            self.moves.hush()
            self.pointer.press(event.position(), event.modifiers(), double)
        elif event.button() == Qt.MouseButton.RightButton:
            self.pointer.menu(event.position())
        self.viewport().setCursor(self.pointer.shape)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._turn.has_view and not self.only_shown:
            self.pointer.move(event.position(), bool(event.buttons() & Qt.MouseButton.LeftButton))
            self.viewport().setCursor(self.pointer.shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._turn.has_view and not self.only_shown and event.button() == Qt.MouseButton.LeftButton:
            self.pointer.release(event.position())
            self.viewport().setCursor(self.pointer.shape)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        self.moves.hush()
        press = self.keyboard.walk if self.only_shown else self.keyboard.press
        if self._turn.has_view and press(event.key(), event.modifiers()):
            self.spoken.refresh()
            event.accept()
        else:
            event.ignore()  # the page has its own keys, and the view must not scroll

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        by_key = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if by_key and self._turn.has_view:
            self.keyboard.show()
            self.spoken.refresh()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self.keyboard.hide()
        super().focusOutEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self.pointer.leave()
        super().leaveEvent(event)
