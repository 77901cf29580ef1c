"""Pictures of everything on the table that is not a card: plates, ghosts, outlines, tags, badges, pills."""

from __future__ import annotations

from enum import StrEnum
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPen, QPixmap

from ramio_desktop.ui.card_art import card_height, corner_radius
from ramio_desktop.ui.icons import BOLD, Icons
from ramio_desktop.ui.measures import CARD, TILE, Cut
from ramio_desktop.ui.pixmaps import MEGABYTE, PixmapStore, blank, soft_shadow
from ramio_desktop.ui.suits import SuitLine, paint_sign, pretty
from ramio_desktop.ui.theme import Ground, Theme
from ramio_desktop.ui.tokens import faded


class Plate(StrEnum):
    """The ground under a meld, by its state (mock/spec.md §6)."""

    VALID = "valid"
    INVALID = "invalid"
    TARGET = "target"
    ACCEPTS = "accepts"
    CHANGED = "changed"
    NEW = "new"


class Outline(StrEnum):
    """A line around a card: chosen, must be laid, keyboard cursor."""

    SELECTED = "selected"
    MUST = "must"
    CURSOR = "cursor"
    CHOSEN_CURSOR = "chosen_cursor"
    """Both: the cursor is on a chosen card."""


class Pill(StrEnum):
    """A short text on a coloured ground."""

    ACCENT = "accent"
    WARN = "warn"
    SURFACE = "surface"
    REPLAY = "replay"
    """With the sign for going back; in the colour of what was changed."""


class Badge(StrEnum):
    """A glyph on a disc at a meld's corner."""

    WARN = "warn"
    LOCK = "lock"
    PLUS = "plus"


OUTLINE_MARGIN = 6
PILL_MARGIN = 6  # room for the pill's shadow
BADGE_MARGIN = 3
BADGE_SIZES = {Badge.WARN: 24, Badge.LOCK: 22, Badge.PLUS: 24}
"""Across, at 100 %."""
DOT_MARGIN = 2
HANDLE_SIZE = (28, 4)


def plate_margin(plate: Plate) -> int:
    """How far the plate's pixmap reaches beyond the plate on each side: only the glow does."""
    return 26 if plate is Plate.CHANGED else 0


class Plates(QObject):
    """Draws the parts around the cards, each once for its size, pixel ratio and theme.

    Sizes are logical pixels. Where a picture is larger than its part the constants above say by how much on each
    side. `changed` says that all pictures handed out so far are out of date.
    """

    changed = Signal()

    def __init__(self, theme: Theme, icons: Icons, cut: Cut = CARD) -> None:
        """`cut` is the form of what lies on the table."""
        super().__init__(theme)
        self._cut = cut
        self._theme = theme
        self._icons = icons
        self._store = PixmapStore(64 * MEGABYTE)
        self._look = self._current_look()
        theme.changed.connect(self._check)

    def plate(self, plate: Plate, width: int, height: int, ratio: float = 1.0) -> QPixmap:
        """The ground of a meld of that size; its pixmap has `plate_margin(plate)` around it."""
        return self._store.get((plate, width, height, ratio), partial(self._plate, plate, width, height, ratio))

    def outline(self, outline: Outline, width: int, ratio: float = 1.0) -> QPixmap:
        """A line around a card `width` wide; OUTLINE_MARGIN around the card."""
        return self._store.get((outline, width, ratio), partial(self._outline, outline, width, ratio))

    def ghost(self, face: str, width: int, ratio: float = 1.0, at_right: bool = False) -> QPixmap:
        """The dashed place of a card that would mend a meld, its index at the side that stays visible."""
        return self._store.get(
            ("ghost", face, width, ratio, at_right), partial(self._ghost, face, width, ratio, at_right)
        )

    def insertion(self, face: str, width: int, ratio: float = 1.0) -> QPixmap:
        """The opaque dashed card where a dragged one would go."""
        return self._store.get(("insertion", face, width, ratio), partial(self._insertion, face, width, ratio))

    def old_place(self, width: int, ratio: float = 1.0) -> QPixmap:
        """The dashed outline a dragged card leaves in the hand."""
        return self._store.get(("old", width, ratio), partial(self._old_place, width, ratio))

    def joker_tag(self, face: str, width: int, ratio: float = 1.0) -> QPixmap:
        """The tag with the card a joker stands for; it goes at (.05, bottom .07) of a card, in the middle of a tile."""
        return self._store.get(("tag", face, width, ratio), partial(self._joker_tag, face, width, ratio))

    def laid_dot(self, width: int, ratio: float = 1.0) -> QPixmap:
        """The dot of a card laid this turn, for a card `width` wide; DOT_MARGIN around the dot."""
        return self._store.get(("dot", width, ratio), partial(self._laid_dot, width, ratio))

    def badge(self, badge: Badge, ratio: float = 1.0) -> QPixmap:
        """A meld's badge: 24 (warn) or 22 (lock) across at 100 %, BADGE_MARGIN around it."""
        return self._store.get((badge, ratio), partial(self._badge, badge, ratio))

    def handle(self, ratio: float = 1.0) -> QPixmap:
        """The grip under a meld, HANDLE_SIZE at 100 %."""
        return self._store.get(("handle", ratio), partial(self._handle, ratio))

    def pill(self, pill: Pill, text: str, height: int = 24, ratio: float = 1.0, room: int = 0) -> QPixmap:
        """A text, suit signs drawn, on a pill `height` high; PILL_MARGIN around it; cut to `room` if that is not 0."""
        return self._store.get(
            (pill, text, height, ratio, room), partial(self._pill, pill, text, height, ratio, room)
        )

    def dot_diameter(self, width: int) -> float:
        """The laid dot's diameter on a card `width` wide; it goes at (.09, bottom .10) of the width."""
        return max(7.0, width * 0.14)

    def _plate(self, plate: Plate, width: int, height: int, ratio: float) -> QPixmap:
        t, radius, edge = self._theme.tokens, self._theme.measures.plate_radius, plate_margin(plate)
        pixmap, painter = _begin(width + 2 * edge, height + 2 * edge, ratio)
        rect = QRectF(edge, edge, width, height)
        ground: QColor = t.plate
        line, pen_width, dashed = None, 2.0, False
        if plate is Plate.INVALID:
            ground, line = faded(t.warn, 0.14), t.warn
        elif plate is Plate.TARGET:
            ground, line = faded(t.accent, 0.20), t.accent
        elif plate is Plate.ACCEPTS:
            line, pen_width, dashed = t.accent, 1.5, True
        elif plate is Plate.NEW:
            ground, line, pen_width, dashed = faded(t.accent, 0.10), t.accent, 1.5, True
        elif plate is Plate.CHANGED:
            light = t.changed_glow
            soft_shadow(painter, rect.adjusted(-4, -4, 4, 4), radius + 4, 0, 22, light, light.alphaF())
            _cut_out(painter, rect, radius)
            ground, line = QColor(255, 240, 200, 56), t.changed_outline
            rect = rect.adjusted(-2, -2, 2, 2)
        painter.setBrush(ground)
        painter.setPen(_pen(line, pen_width, dashed))
        inset = pen_width / 2 if line is not None else 0
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset)
        painter.end()
        return pixmap

    def _outline(self, outline: Outline, width: int, ratio: float) -> QPixmap:
        t, edge = self._theme.tokens, OUTLINE_MARGIN
        pixmap, painter = _begin(width + 2 * edge, card_height(width, self._cut) + 2 * edge, ratio)
        card = QRectF(edge, edge, width, card_height(width, self._cut))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        lines = {
            Outline.SELECTED: ((t.accent, 2.5, 0.0),),
            Outline.MUST: ((t.warn, 2.5, 0.0),),
            Outline.CURSOR: ((t.focus_gap, 2.0, 0.0), (t.focus, 2.5, 2.0)),
            Outline.CHOSEN_CURSOR: ((t.accent, 2.5, 0.0), (t.focus_gap, 1.0, 2.5), (t.focus, 2.5, 3.5)),
        }[outline]
        for colour, thick, gap in lines:
            out = gap + thick / 2
            painter.setPen(QPen(colour, thick))
            radius = corner_radius(width, self._cut) + out
            painter.drawRoundedRect(card.adjusted(-out, -out, out, out), radius, radius)
        painter.end()
        return pixmap

    def _ghost(self, face: str, width: int, ratio: float, at_right: bool) -> QPixmap:
        t = self._theme.tokens
        pixmap, painter = _begin(width, card_height(width, self._cut), ratio)
        _dashed_card(painter, width, self._cut, t.warn, 1.5)
        self._index(painter, face, width, t.warn_text, at_right)
        painter.end()
        return pixmap

    def _insertion(self, face: str, width: int, ratio: float) -> QPixmap:
        t = self._theme.tokens
        pixmap, painter = _begin(width, card_height(width, self._cut), ratio)
        _dashed_card(painter, width, self._cut, t.accent, 2.0, t.insertion_place)
        self._index(painter, face, width, t.accent_text, False)
        painter.end()
        return pixmap

    def _old_place(self, width: int, ratio: float) -> QPixmap:
        pixmap, painter = _begin(width, card_height(width, self._cut), ratio)
        _dashed_card(painter, width, self._cut, self._theme.tokens.ghost, 2.0)
        painter.end()
        return pixmap

    def _index(self, painter: QPainter, face: str, width: int, colour: QColor, at_right: bool) -> None:
        """Rank over suit, in the faces' index column (or at the right, where the next card leaves it visible)."""
        if self._cut is TILE:
            self._tile_index(painter, face, width, colour)
            return
        font = self._font(width * 0.28)
        column = QRectF(width * 0.56 if at_right else 0.0, width * 0.06, width * 0.44, width * 0.30)
        name = pretty(face)
        if name == face:  # a joker
            SuitLine(name, font).paint(painter, column, colour, align=Qt.AlignmentFlag.AlignHCenter)
            return
        column.moveLeft(width * 0.53 if at_right else 0.0)
        SuitLine(name[:-1], font).paint(painter, column, colour, align=Qt.AlignmentFlag.AlignHCenter)
        centre = QPointF(column.center().x(), column.bottom() + width * 0.13)
        paint_sign(painter, face[-1], centre, width * 0.2, colour)

    def _tile_index(self, painter: QPainter, face: str, width: int, colour: QColor) -> None:
        """The number over its shape, where a tile has them; nothing covers it."""
        name = pretty(face)
        rect = QRectF(0, width * 0.14, width, width * 0.52)
        if name == face:  # a joker
            rect.moveTop(width * 0.4)
        else:
            paint_sign(painter, face[-1], QPointF(width / 2, width * 0.98), width * 0.28, colour)
            name = name[:-1]
        line = SuitLine(name, self._font(width * 0.42))
        line.paint(painter, rect, colour, align=Qt.AlignmentFlag.AlignHCenter)

    def _joker_tag(self, face: str, width: int, ratio: float) -> QPixmap:
        large = self._cut is TILE  # a tile shows its whole face, and its numeral is larger
        font = self._font(max(10.0, width * 0.22) if large else max(8.0, width * 0.18))
        line = SuitLine(pretty(face), font)
        height = max(14.0, width * 0.3) if large else max(11.0, width * 0.25)
        wide = max(width * 0.34, line.width() + height * 0.4)
        pixmap, painter = _begin(wide, height, ratio)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.card_colours.joker_tag)
        painter.drawRoundedRect(QRectF(0, 0, wide, height), height * 0.25, height * 0.25)
        line.paint(
            painter, QRectF(0, 0, wide, height), self._theme.tokens_of_tag.text1,
            lambda suit: self._theme.suit_colour(suit, Ground.TAG), Qt.AlignmentFlag.AlignHCenter,
        )  # fmt: skip
        painter.end()
        return pixmap

    def _laid_dot(self, width: int, ratio: float) -> QPixmap:
        size = self.dot_diameter(width)
        pixmap, painter = _begin(size + 2 * DOT_MARGIN, size + 2 * DOT_MARGIN, ratio)
        dot = QRectF(DOT_MARGIN, DOT_MARGIN, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.card_colours.card_face)
        painter.drawEllipse(dot.adjusted(-1.5, -1.5, 1.5, 1.5))
        painter.setBrush(self._theme.tokens.laid_dot)
        painter.drawEllipse(dot)
        painter.end()
        return pixmap

    def _badge(self, badge: Badge, ratio: float) -> QPixmap:
        t, dp = self._theme.tokens, self._theme.measures.dp
        size = dp(BADGE_SIZES[badge])
        icon, glyph, ground, ink = {
            Badge.WARN: ("triangle-alert", dp(15), t.warn, "warn_ink"),
            Badge.LOCK: ("lock", dp(12), t.lock_ground, "on_felt2"),
            Badge.PLUS: ("plus", dp(16), t.accent, "accent_ink"),
        }[badge]
        pixmap, painter = _begin(size + 2 * BADGE_MARGIN, size + 2 * BADGE_MARGIN, ratio)
        disc = QRectF(BADGE_MARGIN, BADGE_MARGIN, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.tray_line if badge is Badge.LOCK else QColor(0, 0, 0, 46))
        rim = 1.0 if badge is Badge.LOCK else 2.0
        painter.drawEllipse(disc.adjusted(-rim, -rim, rim, rim))
        painter.setBrush(ground)
        painter.drawEllipse(disc)
        up = 1 if badge is Badge.WARN else 0
        place = QRectF(disc.center().x() - glyph / 2, disc.center().y() - glyph / 2 - up, glyph, glyph)
        self._icons.paint(painter, icon, place, ink, BOLD)
        painter.end()
        return pixmap

    def _handle(self, ratio: float) -> QPixmap:
        width, height = map(self._theme.measures.dp, HANDLE_SIZE)
        pixmap, painter = _begin(width, height, ratio)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(self._theme.tokens.on_felt2, 0.9))
        painter.drawRoundedRect(QRectF(0, 0, width, height), height / 2, height / 2)
        painter.end()
        return pixmap

    def _pill(self, pill: Pill, text: str, height: int, ratio: float, room: int) -> QPixmap:
        t = self._theme.tokens
        ground, ink = {
            Pill.ACCENT: (t.accent, t.accent_ink),
            Pill.WARN: (t.warn, t.warn_ink),
            Pill.SURFACE: (t.surface3, t.text1),
            Pill.REPLAY: (t.changed_outline, t.bg),
        }[pill]
        line = SuitLine(text, self._font(height * (0.6 if height < 22 else 0.54), QFont.Weight.DemiBold))
        pad = height * 0.42
        sign = height * 0.62 if pill is Pill.REPLAY else 0.0
        before = sign + height * 0.25 if sign else 0.0
        width = line.width() + 2 * pad + 1 + before
        if room:
            width = min(width, room)
        pixmap, painter = _begin(width + 2 * PILL_MARGIN, height + 2 * PILL_MARGIN, ratio)
        rect = QRectF(PILL_MARGIN, PILL_MARGIN, width, height)
        soft_shadow(painter, rect, height / 2, 2, 6, t.shadow, 0.25)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(rect, height / 2, height / 2)
        if sign:
            place = QRectF(rect.left() + pad, rect.center().y() - sign / 2, sign, sign)
            self._icons.paint(painter, "rewind", place, ink, BOLD)
        align = Qt.AlignmentFlag.AlignLeft if sign else Qt.AlignmentFlag.AlignHCenter
        line.paint(painter, rect.adjusted(pad + before, 0, -pad, 0), ink, align=align)
        painter.end()
        return pixmap

    def _font(self, pixels: float, weight: QFont.Weight = QFont.Weight.Bold) -> QFont:
        font = self._theme.font(weight=weight)
        font.setPixelSize(max(7, round(pixels)))
        return font

    def _current_look(self) -> tuple[object, ...]:
        return (self._theme.dark, self._theme.felt, self._theme.deck.four_colours, self._theme.scale)

    def _check(self) -> None:
        look = self._current_look()
        if look != self._look:
            self._look = look
            self._store.clear()
            self.changed.emit()


def _begin(width: float, height: float, ratio: float) -> tuple[QPixmap, QPainter]:
    pixmap = blank(QSizeF(width, height), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    return pixmap, painter


def _pen(colour: QColor | None, width: float, dashed: bool) -> QPen:
    if colour is None:
        return QPen(Qt.PenStyle.NoPen)
    pen = QPen(colour, width)
    if dashed:
        pen.setDashPattern([3.2 / width * 1.5, 2.4 / width * 1.5])
    return pen


def _dashed_card(
    painter: QPainter, width: int, cut: Cut, colour: QColor, thick: float, ground: QColor | None = None
) -> None:
    half, radius = thick / 2, corner_radius(width, cut)
    painter.setBrush(QBrush(ground) if ground is not None else QBrush(Qt.BrushStyle.NoBrush))
    painter.setPen(_pen(colour, thick, True))
    painter.drawRoundedRect(
        QRectF(half, half, width - thick, card_height(width, cut) - thick), radius - half / 2, radius - half / 2
    )


def _cut_out(painter: QPainter, rect: QRectF, radius: float) -> None:
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.black)
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()
