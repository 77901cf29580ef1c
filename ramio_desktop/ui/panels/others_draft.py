"""The table as somebody else is laying it out at this moment: a pale picture over the melds, gone with the turn."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.cards import Card
from ramio_desktop.model.state import State
from ramio_desktop.ui.card_art import CardState, margin
from ramio_desktop.ui.later import later
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.pages.table_frame import TableFrame
from ramio_desktop.ui.plates import DOT_MARGIN, PILL_MARGIN, Pill, Plate, plate_margin
from ramio_desktop.ui.scene.flow import flow
from ramio_desktop.ui.scene.zones import inside, zones_for
from ramio_desktop.ui.tokens import faded

PALE = 0.82
"""How opaque the cards of a draft are: it is not the table yet."""
GROUND = 0.985
"""How opaque the felt below them is: the melds that lie there are not to be seen twice."""


class OthersDraft(QWidget):
    """Lies over the melds of its page while there is a draft to see; the mouse goes through it."""

    def __init__(self, look: Look, page: TableFrame) -> None:
        super().__init__(page)
        self._look = look
        self._page = page
        self._picture: QPixmap | None = None
        self._table: Counter[Card] = Counter()
        self._name = ""
        self.groups: tuple[tuple[Card, ...], ...] = ()
        self._owners: tuple[int, ...] = ()
        self._seats = (1, 0)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page.installEventFilter(self)
        look.theme.changed.connect(self._forget)
        look.cards.changed.connect(self._forget)
        self.hide()

    def show_draft(
        self, groups: tuple[tuple[Card, ...], ...], view: State, drafter: int, own: int, name: str
    ) -> None:  # fmt: skip
        """Show these groups, laid out by the player `drafter` from the table of this view; none: hide.

        Where melds stay with their owners each lies in its owner's zone, as seen from the seat `own`.
        """
        self.groups, self._table, self._name = groups, Counter(view.table_cards()), name
        self._seats = view.seats, own
        self._owners = tuple(view.owner(i) if i < len(view.table) else drafter for i in range(len(groups)))
        if not groups:
            self.hide()
            return
        self._place()
        self.setAccessibleName(self.tr("{name} is laying out cards").format(name=name))
        self.show()

    def _place(self) -> None:
        self.setGeometry(self._page.melds_area())
        self.stackUnder(self._page.seats_above())
        self._forget()

    def _forget(self) -> None:
        self._picture = None
        self.update()

    def _draw(self) -> QPixmap:
        look, m, ratio = self._look, self._look.measures, self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(look.tokens.felt2, GROUND))
        for ground in self._grounds():
            painter.drawRoundedRect(ground, m.plate_radius, m.plate_radius)
        pill = look.plates.pill(Pill.ACCENT, self._name, 24, ratio, self.width() - 32)
        high = pill.height() / ratio - 2 * PILL_MARGIN
        painter.setOpacity(PALE)
        painter.drawPixmap(0, 0, self._melds(QRectF(self.rect()).adjusted(0, high + 8, 0, 0), ratio))
        painter.setOpacity(1.0)
        painter.drawPixmap(QPointF(12 - PILL_MARGIN, 8 - PILL_MARGIN), pill)
        painter.end()
        return picture

    def _melds(self, area: QRectF, ratio: float) -> QPixmap:
        """The groups alone: as one picture they turn pale together, and no card is seen through another."""
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        left = Counter(self._table)
        for room, groups in self._rooms(area):
            laid = flow([len(group) for group in groups], room, self._look.measures)
            for group, plate in zip(groups, laid.plates, strict=True):
                self._group(painter, group, plate, laid.width, laid.step, left, ratio)
        painter.end()
        return picture

    def _grounds(self) -> list[QRectF]:
        """What is covered: the whole table, or of each zone what lies inside its line."""
        whole = QRectF(self.rect())
        if not self._look.has_zones:
            return [whole]
        zones = zones_for(whole, self._look.measures, *self._seats)
        return [zone.adjusted(2, 2, -2, -2).intersected(whole) for zone in zones.values()]

    def _rooms(self, area: QRectF) -> list[tuple[QRectF, list[tuple[Card, ...]]]]:
        """Where which groups lie: all together, or each player's in his zone."""
        if not self._look.has_zones:
            return [(area, list(self.groups))]
        seats, own = self._seats
        m, whole = self._look.measures, QRectF(self.rect())
        rooms = inside(zones_for(whole, m, seats, own), own, whole, m)
        return [
            (room.intersected(area) if seat != own else room,
             [group for group, owner in zip(self.groups, self._owners) if owner == seat])
            for seat, room in rooms.items()
        ]

    def _group(
        self, painter: QPainter, group: tuple[Card, ...], plate: QRectF, width: int, step: float, left: Counter[Card],
        ratio: float,
    ) -> None:  # fmt: skip
        look, pad = self._look, self._look.measures.meld_pad
        ground = look.plates.plate(Plate.VALID, round(plate.width()), round(plate.height()), ratio)
        edge = plate_margin(Plate.VALID)
        painter.drawPixmap(plate.topLeft() - QPointF(edge, edge), ground)
        skirt = margin(width, CardState.REST)
        for number, card in enumerate(group):
            x, y = plate.left() + pad + round(number * step), plate.top() + pad
            painter.drawPixmap(
                QPointF(x - skirt, y - skirt), look.cards.pixmap(card.text, width, ratio, CardState.REST)
            )
            left[card] -= 1
            if left[card] < 0:  # it was not on the table: it comes from the hand
                dot = look.plates.dot_diameter(width)
                below = y + look.cards.height(width) - width * 0.1 - dot - DOT_MARGIN
                place = QPointF(x + width * 0.09 - DOT_MARGIN, below)
                painter.drawPixmap(place, look.plates.laid_dot(width, ratio))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Resize and self.groups:
            later(self, 0, self._place)  # once the page has placed what it has
        return False

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if self._picture is None or self._picture.deviceIndependentSize().toSize() != self.size():
            self._picture = self._draw()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()
