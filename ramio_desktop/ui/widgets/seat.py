"""The seats at the table: an opponent's pill along the top, one's own beside the hand (mock/spec.md §6)."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from ramio_desktop.ui.card_art import BACK, CardState, margin
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.avatar import avatar_of, paint_avatar, paint_dealer, paint_ring
from ramio_desktop.ui.widgets.labels import tip

LAST_SECONDS = 5
FAN_CARDS = 6
MOST_TILES = 10
NARROWEST = 160
"""The width under which a narrow seat shows the number of its cards without a card."""


@dataclass(frozen=True)
class SeatState:
    """What a seat shows. Times in seconds; `clock` is the part of the time left, 0 to 1, None without a clock.

    `score` is None where there is none to show; `away_for` counts down to the moment the seat counts as away, and is
    0 from then on.
    """

    name: str
    cards: int = 0
    score: int | None = None
    turn: bool = False
    clock: float | None = None
    seconds: int | None = None
    away_for: int | None = None
    dealer: bool = False
    computer: bool = False
    tiles: bool = False
    """Whether its cards are tiles."""
    note: str = ""
    """What is said of it where no points are counted."""
    pattern: int | None = None

    @property
    def urgent(self) -> bool:
        """Whether the last seconds run."""
        return self.turn and self.seconds is not None and self.seconds <= LAST_SECONDS

    @property
    def clock_text(self) -> str:
        """The time left of the turn as people read it; empty without a clock."""
        return minutes(self.seconds) if self.turn and self.seconds is not None else ""


def minutes(seconds: int) -> str:
    """Seconds as people read a clock."""
    return f"{seconds // 60}:{seconds % 60:02d}"


def first_that_fits(texts: list[str], font: QFont, room: float) -> str:
    """The first of the texts that has room, else the last."""
    metrics = QFontMetricsF(font)
    return next((text for text in texts if metrics.horizontalAdvance(text) <= room), texts[-1])


class SeatWords(QObject):
    """What a seat says. A class of its own, for a counted text is only found under the very class that asks for it."""

    def scores(self, state: SeatState) -> list[str]:
        """The line under the name, and ever shorter ones; the last is the bare figure, which is never cut."""
        if state.away_for == 0:
            return [self.tr("away"), "–"]
        if state.away_for is not None:
            time = minutes(state.away_for)
            return [self.tr("away · {time}").format(time=time), time]
        dealer = self.tr("dealer") if state.dealer else ""
        if state.score is None:
            return [dealer or state.note, ""]
        points = self.tr("%n point(s)", "", state.score)
        return [f"{points} · {dealer}" if dealer else points, points, str(state.score)]

    def kind(self, state: SeatState) -> str:
        """What sort of player it is, empty for a person."""
        return self.tr("computer player") if state.computer else ""

    def sentence(self, state: SeatState) -> str:
        """The seat as one sentence."""
        cards = self.tiles(state) if state.tiles else self.tr("%n card(s)", "", state.cards)
        turn = self.tr("playing now") if state.turn else ""
        parts = (state.name, self.kind(state), self.scores(state)[0], cards, turn)
        return ", ".join(part for part in dict.fromkeys(parts) if part)

    def tiles(self, state: SeatState) -> str:
        """How many tiles stand on the rack."""
        return self.tr("%n tile(s)", "", state.cards)

    def dealer_letter(self) -> str:
        """What is on the dealer's disc."""
        return self.tr("D", "the dealer's disc, one letter")


class SeatBase(QWidget):
    """What both seats share: the state, a picture drawn once for each state, the sentence for screen readers."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._words = SeatWords(self)
        self._state = SeatState("")
        self._picture: QPixmap | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        look.theme.changed.connect(self._relayout)
        look.cards.changed.connect(self._forget)

    @property
    def state(self) -> SeatState:
        return self._state

    def show_state(self, state: SeatState) -> None:
        """Show that state from now on."""
        if state != self._state:
            self._state = state
            self._forget()

    def score_text(self) -> str:
        """The line under the name."""
        return self._words.scores(self._state)[0]

    def sentence(self) -> str:
        """The seat as one sentence."""
        return self._words.sentence(self._state)

    def _pattern(self) -> int:
        return self._state.pattern if self._state.pattern is not None else avatar_of(self._state.name)

    def _relayout(self) -> None:
        self.updateGeometry()
        self._forget()

    def _forget(self) -> None:
        self._picture = None
        self.setAccessibleName(self.sentence())
        state = self._state
        hints = (state.name, self._words.kind(state), self.score_text())
        self.setToolTip(tip(", ".join(hint for hint in dict.fromkeys(hints) if hint)))
        self.update()

    def _draw(self, painter: QPainter) -> None:
        raise NotImplementedError

    def _dealer_disc(self, painter: QPainter, corner: QPointF, size: float) -> None:
        disc = QRectF(corner.x() - size, corner.y() - size, size, size)
        paint_dealer(painter, self._look.theme, disc, self._words.dealer_letter())

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._forget()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.deviceIndependentSize().toSize() != self.size():
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._draw(painter)
            painter.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()


class Seat(SeatBase):
    """An opponent: avatar with the clock, name, score, the cards as a small fan with their number.

    `narrow` is for tables of five and more: one back instead of the fan. `solid` is for a seat that lies on other
    things; `ground` false leaves the pill to whoever paints the table.
    """

    pressed = Signal()
    """The seat was clicked, or Space or Enter was pressed on it, while it offers something."""

    def __init__(
        self, look: Look, narrow: bool = False, solid: bool = False, ground: bool = True, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._offers = False
        self._narrow = narrow
        self._solid = solid
        self._ground = ground

    def offer(self, text: str) -> None:
        """Let the seat be pressed, for what the text says (its tooltip); empty: not any more."""
        self._offers = bool(text)
        self.setToolTip(tip(text))
        self.setAccessibleDescription(text)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if text else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if text else Qt.CursorShape.ArrowCursor)
        self.setProperty("ringRadius", self.height() // 2)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        inside = self.rect().contains(event.position().toPoint())
        if self._offers and inside and event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit()
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if self._offers and event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.pressed.emit()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:  # noqa: N802
        m = self._look.measures
        if self._narrow:
            return QSize(m.narrow_seat_width, m.narrow_seat_height)
        return QSize(m.seat_width, m.seat_height)

    def _draw(self, painter: QPainter) -> None:
        t, m, state = self._look.tokens, self._look.measures, self._state
        scale = m.seat_scale if not self._narrow else m.narrow_avatar / 34
        pill = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        round_off = pill.height() / 2
        if self._ground:
            painter.setPen(QPen(t.accent, 1.5) if state.turn else Qt.PenStyle.NoPen)
            painter.setBrush(t.seat_solid if self._solid else t.glass_turn if state.turn else t.glass)
            painter.drawRoundedRect(pill, round_off, round_off)
        avatar = m.narrow_avatar if self._narrow else m.avatar
        centre = QPointF(pill.left() + pill.height() / 2, pill.center().y())
        if state.turn:
            part = state.clock if state.clock is not None else 1.0
            paint_ring(painter, centre, avatar, part, t.ring_track, t.warn if state.urgent else t.accent)
        face = QRectF(centre.x() - avatar / 2, centre.y() - avatar / 2, avatar, avatar)
        paint_avatar(painter, face, self._pattern(), state.away_for is not None)
        if state.dealer:
            self._dealer_disc(painter, QPointF(centre.x() + avatar / 2 + 5, centre.y() + avatar / 2 + 5), 20 * scale)
        right = pill.right() - (13 if self._narrow else 16) * scale
        right = self._draw_cards(painter, right, pill.center().y(), scale)
        left = pill.left() + pill.height() + (1 if self._narrow else 5) * scale
        self._draw_words(painter, left, right - 8 * scale, pill.center().y(), scale)

    def _draw_cards(self, painter: QPainter, right: float, middle: float, scale: float) -> float:
        """The number, then the fan to the left of it; the answer is where they begin."""
        state = self._state
        font = self._look.theme.font(weight=QFont.Weight.Bold)
        font.setPixelSize(round((16 if self._narrow else 18) * scale))
        metrics = QFontMetricsF(font)
        text = str(state.cards)
        width = metrics.horizontalAdvance(text)
        painter.setFont(font)
        painter.setPen(self._look.tokens.on_felt1)
        box = QRectF(right - width, middle - 20, width + 1, 40)
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
        # a two-figure number keeps its room, so the fan does not jump at ten
        right -= max(width, metrics.horizontalAdvance("0")) + (6 if self._narrow else 12) * scale
        if self._look.has_tiles:
            return self._draw_tiles(painter, right, middle, scale)
        if self._narrow and self.width() < NARROWEST * scale:
            return right  # the name needs the room
        card = round((16 if self._narrow else 21.4) * scale)
        height = self._look.cards.height(card)
        count = min(state.cards, 1 if self._narrow else FAN_CARDS)
        step = 6.5 * scale
        left = right - card - (count - 1) * step if count else right
        ratio = painter.device().devicePixelRatio()
        pixmap = self._look.cards.pixmap(BACK, card, ratio, CardState.FLAT)
        edge = margin(card, CardState.FLAT)
        for number in range(count):
            off = number - (count - 1) / 2
            painter.save()
            # turned about a point a little below the card, as a held fan is
            x, y = left + number * step + card / 2, middle - height / 2 + off * off * 0.35 * scale
            painter.translate(x, y + height * 1.2)
            painter.rotate(off * 5.5)
            painter.drawPixmap(QPointF(-card / 2 - edge, -height * 1.2 - edge), pixmap)
            painter.restore()
        return left - (4 * scale if count > 1 else 0)

    def _draw_tiles(self, painter: QPainter, right: float, middle: float, scale: float) -> float:
        """The tiles in two short rows, as they stand on the rack; the answer is where they begin."""
        count = min(self._state.cards, 1 if self._narrow else MOST_TILES)
        tile, ratio = round((16 if self._narrow else 11) * scale), painter.device().devicePixelRatio()
        pitch, high = tile + 2 * scale, self._look.cards.height(tile)
        columns = min(count, MOST_TILES // 2)
        edge = margin(tile, CardState.FLAT)
        pixmap = self._look.cards.pixmap(BACK, tile, ratio, CardState.FLAT)
        rows = ceil(count / columns) if count else 0
        top = middle - (rows * high + (rows - 1) * 2 * scale) / 2
        left = right - columns * pitch + 2 * scale
        for number in range(count):
            row, column = divmod(number, columns)
            place = QPointF(left + column * pitch - edge, top + row * (high + 2 * scale) - edge)
            painter.drawPixmap(place, pixmap)
        return left

    def _draw_words(self, painter: QPainter, left: float, right: float, middle: float, scale: float) -> None:
        t, state = self._look.tokens, self._state
        strong = self._look.theme.font(weight=QFont.Weight.DemiBold)
        strong.setPixelSize(round((14 if self._narrow else 15) * scale))
        small = self._look.theme.font()
        small.setPixelSize(round((12 if self._narrow else 12.5) * scale))
        line = self.score_text()
        top = middle - (18.5 if line else 10) * scale
        first = QRectF(left, top, right - left, 20 * scale)
        room = first.width()
        metrics = QFontMetricsF(strong)
        clock = state.clock_text
        bot = round(15 * scale)
        tail = metrics.horizontalAdvance(clock) + 6 if clock else 0.0
        whole = metrics.horizontalAdvance(state.name) + tail + bot + 6
        marked = state.computer and (not self._narrow or whole <= room)  # where it is narrow the name comes first
        tail += bot + 6 if marked else 0
        name = metrics.elidedText(state.name, Qt.TextElideMode.ElideRight, max(0.0, room - tail))
        painter.setFont(strong)
        painter.setPen(t.on_felt1)
        painter.drawText(first, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)
        x = left + metrics.horizontalAdvance(name) + 6
        if marked:
            self._look.icons.paint(painter, "bot", QRectF(x, first.center().y() - bot / 2, bot, bot), "on_felt2")
            x += bot + 6
        if clock:
            painter.setPen(t.warn_text if state.urgent else t.accent_text)
            painter.setFont(strong)
            place = QRectF(x, top, right - x + 2, 20 * scale)
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, clock)
        if line:
            painter.setFont(small)
            painter.setPen(t.warn_text if state.away_for is not None else t.on_felt2)
            second = QRectF(left, top + 20 * scale, right - left, 17 * scale)
            shown = first_that_fits(self._words.scores(state), small, second.width())
            painter.drawText(second, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
