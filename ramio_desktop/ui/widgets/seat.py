"""The seats at the table: an opponent's pill along the top, one's own beside the hand (mock/spec.md §6)."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from ramio_desktop.ui.card_art import BACK, CardState, margin
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.avatar import avatar_of, paint_avatar, paint_dealer, paint_ring
from ramio_desktop.ui.widgets.labels import tip
from ramio_desktop.ui.widgets.seat_cards import SeatCards

LAST_SECONDS = 5
FANS = (6, 4, 2, 1)
"""How many cards a fan has at most; the fewer, the more room the name has."""


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
    out: bool = False
    """Whether the player is out of the match."""
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
        if state.out:
            out, points = self.tr("out of the match"), self.tr("%n point(s)", "", state.score or 0)
            short = self.tr("out", "of the match, one word")
            return [f"{out} · {points}", f"{short} · {points}", f"{short} · {state.score}", short]
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
        cards = "" if state.out else cards
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

    `narrow` is for tables of many players: one back instead of the fan, under the name. `solid` is for a seat that
    lies on other things; `ground` false leaves the pill to whoever paints the table.
    """

    pressed = Signal()
    """The seat was clicked, or Space or Enter was pressed on it, while it offers something."""

    def __init__(
        self, look: Look, narrow: bool = False, solid: bool = False, ground: bool = True, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._fan = SeatCards(look)
        self._offers = False
        self._narrow = narrow
        self._solid = solid
        self._ground = ground

    def set_narrow(self, narrow: bool) -> None:
        """Put everything into less width."""
        if narrow != self._narrow:
            self._narrow = narrow
            self._relayout()

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
        avatar = 30 * scale if self._narrow else m.avatar
        centre = QPointF(pill.left() + (24 * scale if self._narrow else pill.height() / 2), pill.center().y())
        if state.turn:
            part = state.clock if state.clock is not None else 1.0
            paint_ring(painter, centre, avatar, part, t.ring_track, t.warn if state.urgent else t.accent)
        face = QRectF(centre.x() - avatar / 2, centre.y() - avatar / 2, avatar, avatar)
        paint_avatar(painter, face, self._pattern(), state.away_for is not None or state.out)
        if state.dealer:
            size = (17 if self._narrow else 20) * scale
            self._dealer_disc(painter, QPointF(centre.x() + avatar / 2 + 5, centre.y() + avatar / 2 + 5), size)
        if self._narrow:
            left = centre.x() + avatar / 2 + 9.5 * scale
            self._draw_narrow(painter, left, pill.right() - 11 * scale, pill.center().y(), scale)
        else:
            left = pill.left() + pill.height() + 5 * scale
            self._draw_wide(painter, left, pill.right() - 16 * scale, pill.center().y(), scale)

    def _draw_wide(self, painter: QPainter, left: float, right: float, middle: float, scale: float) -> None:
        """Name and score, and beside them the cards as a fan, which is smaller where the name needs the room."""
        end = right
        if not self._state.out:
            wanted = self._name_width(self._name_font(scale), 15 * scale)
            for count in FANS:
                end = right - self._fan.width(self._state.cards, count, scale)
                if end - 8 * scale - left >= wanted:
                    break
            self._fan.draw(painter, QPointF(right, middle), self._state.cards, count, scale)
        room = QRectF(left, middle, end - 8 * scale - left, 0)
        line = self.score_text()
        top = middle - (18.5 if line else 10) * scale
        self._draw_name(painter, room.adjusted(0, top - middle, 0, top - middle + 20 * scale), scale)
        self._draw_score(painter, QRectF(left, top + 20 * scale, room.width(), 17 * scale), 12.5 * scale)

    def _draw_narrow(self, painter: QPainter, left: float, right: float, middle: float, scale: float) -> None:
        """The name has the whole width; the score and the number of the cards stand under it."""
        self._draw_name(painter, QRectF(left, middle - 18.5 * scale, right - left, 20 * scale), scale)
        line = QRectF(left, middle + 1.5 * scale, right - left, 17 * scale)
        if not self._state.out:
            line.setRight(self._draw_count(painter, line, scale) - 4 * scale)
        self._draw_score(painter, line, 12 * scale)

    def _draw_count(self, painter: QPainter, line: QRectF, scale: float) -> float:
        """The number of the cards at the right end of the line, with one back; the answer is where they begin."""
        font = self._look.theme.font(weight=QFont.Weight.Bold)
        font.setPixelSize(round(14 * scale))
        text = str(self._state.cards)
        left = line.right() - QFontMetricsF(font).horizontalAdvance(text)
        painter.setFont(font)
        painter.setPen(self._look.tokens.on_felt1)
        box = line.adjusted(0, -2, 1, 2)
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
        width = round(11 * scale)
        left -= width + 4 * scale
        pixmap = self._look.cards.pixmap(BACK, width, painter.device().devicePixelRatio(), CardState.FLAT)
        edge = margin(width, CardState.FLAT)
        top = line.center().y() - self._look.cards.height(width) / 2
        painter.drawPixmap(QPointF(left - edge, top - edge), pixmap)
        return left

    def _name_font(self, scale: float) -> QFont:
        font = self._look.theme.font(weight=QFont.Weight.DemiBold)
        font.setPixelSize(round((14 if self._narrow else 15) * scale))
        return font

    def _name_width(self, font: QFont, bot: float) -> float:
        """What the name takes with its clock and the sign of a computer."""
        metrics, clock = QFontMetricsF(font), self._state.clock_text
        tail = metrics.horizontalAdvance(clock) + 6 if clock else 0.0
        return metrics.horizontalAdvance(self._state.name) + tail + (bot + 6 if self._state.computer else 0) + 2

    def _draw_name(self, painter: QPainter, box: QRectF, scale: float) -> None:
        """The name comes first: where there is no room for all, the sign of a computer gives way to it."""
        t, state, clock = self._look.tokens, self._state, self._state.clock_text
        font = self._name_font(scale)
        metrics, bot = QFontMetricsF(font), round(15 * scale)
        marked = state.computer and self._name_width(font, bot) <= box.width()
        tail = metrics.horizontalAdvance(clock) + 6 if clock else 0.0
        tail += bot + 6 if marked else 0
        name = metrics.elidedText(state.name, Qt.TextElideMode.ElideRight, max(0.0, box.width() - tail))
        painter.setFont(font)
        painter.setPen(t.on_felt2 if state.out else t.on_felt1)
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)
        x = box.left() + metrics.horizontalAdvance(name) + 6
        if marked:
            self._look.icons.paint(painter, "bot", QRectF(x, box.center().y() - bot / 2, bot, bot), "on_felt2")
            x += bot + 6
        if clock:
            painter.setPen(t.warn_text if state.urgent else t.accent_text)
            place = QRectF(x, box.top(), box.right() - x + 2, box.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, clock)

    def _draw_score(self, painter: QPainter, box: QRectF, size: float) -> None:
        t, state = self._look.tokens, self._state
        if not self.score_text():
            return
        font = self._look.theme.font()
        font.setPixelSize(round(size))
        painter.setFont(font)
        painter.setPen(t.warn_text if state.away_for is not None else t.danger if state.out else t.on_felt2)
        shown = first_that_fits(self._words.scores(state), font, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
