"""Pictures of cards and tiles: each face rasterised once for each width, pixel ratio and state, off the paint path."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from time import perf_counter

from PySide6.QtCore import QObject, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ramio_desktop.ui.measures import CARD, TILE, Cut
from ramio_desktop.ui.pixmaps import PixmapStore, blank, soft_shadow
from ramio_desktop.ui.theme import Theme

JOKER = "*"
BLACK_JOKER = "*k"
BACK = "??"
RANKS, SUITS = "A23456789TJQK", "cdhs"
FACES = tuple(rank + suit for suit in SUITS for rank in RANKS) + (JOKER, BLACK_JOKER)
TILE_COLOURS = "krbo"
TILES = tuple(f"{number}{colour}" for colour in TILE_COLOURS for number in range(1, 14)) + (JOKER,)


class CardState(StrEnum):
    """How a card lies: flat ones have a hairline and almost no shadow (fans and thumbnails)."""

    REST = "rest"
    LIFTED = "lifted"
    DRAGGED = "dragged"
    DIM = "dim"
    FLAT = "flat"


@dataclass(frozen=True)
class _Shadow:
    """Layers of (dy, blur, opacity) in CSS pixels for a card of 60 px and more; smaller cards scale them."""

    layers: tuple[tuple[float, float, float], ...]
    margin: int


_SHADOWS = {
    CardState.REST: _Shadow(((1, 1, 0.28), (2, 6, 0.28)), 9),
    CardState.LIFTED: _Shadow(((1, 2, 0.22), (6, 14, 0.38)), 20),
    CardState.DRAGGED: _Shadow(((4, 10, 0.30), (18, 36, 0.45)), 54),
    CardState.DIM: _Shadow(((1, 1, 0.28), (2, 6, 0.28)), 9),
    CardState.FLAT: _Shadow(((1, 2, 0.30),), 3),
}
_LIGHT_STRENGTH = 0.76  # on the light felt shadows are a tinted 20–22 % instead of black 28 %


def card_height(width: float, cut: Cut = CARD) -> float:
    """The height of a card of that width: cards are 5:7, tiles 3:4."""
    return width * cut.height


def corner_radius(width: float, cut: Cut = CARD) -> float:
    """The radius of a card's corners."""
    return max(2.0, width * cut.corner)


def is_tile(face: str) -> bool:
    """Whether a face in notation is a numbered tile's: `13k`."""
    return face[-1:] in TILE_COLOURS and face[:-1].isdigit()


def margin(width: int, state: CardState = CardState.REST) -> int:
    """How far the pixmap reaches beyond the card on each side, in logical pixels, to hold its shadow."""
    scale = 1.0 if state is CardState.FLAT else min(1.0, max(0.4, width / 60))
    return round(_SHADOWS[state].margin * scale)


class CardArt(QObject):
    """Draws faces named by their notation (`7h`, `*`, `*k` for the black joker, `??` for the back).

    A pixmap's logical size is the card's plus `margin(width, state)` on every side, so an item that shows it
    sits at (x - margin, y - margin). `changed` says that all pixmaps handed out so far are out of date.
    """

    changed = Signal()
    cut = CARD
    faces: tuple[str, ...] = FACES

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._theme = theme
        self._store = PixmapStore()
        self._renderers: dict[str, QSvgRenderer] = {}
        self._look = self._current_look()
        theme.changed.connect(self._check)

    def pixmap(
        self, face: str, width: int, ratio: float = 1.0, state: CardState = CardState.REST
    ) -> QPixmap:
        """The picture of a face for a card `width` logical pixels wide; an unknown face raises KeyError."""
        return self._store.get((face, width, ratio, state), partial(self._draw, face, width, ratio, state))

    def height(self, width: float) -> float:
        """The height of what is drawn that wide."""
        return card_height(width, self.cut)

    def has(self, face: str, width: int, ratio: float = 1.0, state: CardState = CardState.REST) -> bool:
        """Whether that picture is there already."""
        return (face, width, ratio, state) in self._store

    def warm(
        self,
        faces: Iterable[str],
        width: int,
        ratio: float = 1.0,
        state: CardState = CardState.REST,
        slice_ms: float = 6.0,
        done: Callable[[], None] | None = None,
    ) -> Warmup:
        """Draw these faces little by little while the event loop is idle; keep the answer to be able to stop."""
        return Warmup(self, [(face, width, ratio, state) for face in faces], slice_ms, done)

    def paint_back(self, painter: QPainter, back: str, rect: QRectF) -> None:
        """Paint the back of that name (one of BACKS), whichever is in use."""
        self._drawing(f"cards/back_{back}.svg").render(painter, rect)

    def _draw(self, face: str, width: int, ratio: float, state: CardState) -> QPixmap:
        renderer = self._renderer(face)  # first: an unknown face must not leave a painter open
        bed = self._store.get(("bed", width, ratio, state), partial(self._bed, width, ratio, state))
        pixmap = bed.copy()
        edge = margin(width, state)
        card, radius = QRectF(edge, edge, width, self.height(width)), corner_radius(width, self.cut) + 1
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        renderer.render(painter, card)
        if state is CardState.DIM:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 72))
            painter.drawRoundedRect(card.adjusted(-1, -1, 1, 1), radius, radius)
        painter.end()
        return pixmap

    def _bed(self, width: int, ratio: float, state: CardState) -> QPixmap:
        """What lies under every face of that size: the shadow, which costs more than a face, and the hairline."""
        edge, height = margin(width, state), self.height(width)
        pixmap = blank(QSizeF(width + 2 * edge, height + 2 * edge), ratio)
        card = QRectF(edge, edge, width, height)
        radius = corner_radius(width, self.cut)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = self._theme.tokens
        scale = 1.0 if state is CardState.FLAT else min(1.0, max(0.4, width / 60))
        strength = 1.0 if tokens.dark else _LIGHT_STRENGTH
        for dy, blur, opacity in _SHADOWS[state].layers:
            soft_shadow(painter, card, radius, dy * scale, blur * scale, tokens.shadow, opacity * strength)
        self._hairline(painter, card)
        painter.end()
        return pixmap

    def _hairline(self, painter: QPainter, card: QRectF) -> None:
        radius = corner_radius(card.width(), self.cut)
        # the hairline lies outside the face, so a face keeps its full width in the overlap
        hair = 1.0 if card.width() >= 40 else 0.6
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.card_colours.card_hairline)
        painter.drawRoundedRect(card.adjusted(-hair, -hair, hair, hair), radius + hair, radius + hair)

    def _renderer(self, face: str) -> QSvgRenderer:
        return self._drawing(self._file(face))

    def _drawing(self, path: str) -> QSvgRenderer:
        found = self._renderers.get(path)
        if found is None:
            found = QSvgRenderer(str(self._theme.resources / "art" / path))
            if not found.isValid():
                raise FileNotFoundError(f"the drawing {path} is missing or damaged")
            self._renderers[path] = found
        return found

    def _file(self, face: str) -> str:
        deck = self._theme.deck
        if face == BACK:
            return f"cards/back_{deck.back}.svg"
        if face in (JOKER, BLACK_JOKER):
            return f"cards/joker_{'red' if face == JOKER else 'black'}.svg"
        if len(face) != 2 or face[0] not in RANKS or face[1] not in SUITS:
            raise KeyError(face)
        folder = "cards/large_index" if deck.large_index else "cards"
        if deck.four_colours and face[1] in "dc":
            folder += "/four_colour"
        return f"{folder}/{face}.svg"

    def _current_look(self) -> tuple[object, ...]:
        return (self._theme.deck, self._theme.dark)

    def _check(self) -> None:
        look = self._current_look()
        if look != self._look:
            self._look = look
            self._store.clear()
            self.changed.emit()


class TileArt(CardArt):
    """Draws tiles, named by their notation (`13k`, `*`, `??`); they look the same in every theme (RULES T10)."""

    cut = TILE
    faces = TILES

    def _hairline(self, painter: QPainter, card: QRectF) -> None:
        """A tile's rim belongs to its drawing."""

    def _file(self, face: str) -> str:
        if face == BACK:
            return "tiles/back.svg"
        if face == JOKER:
            return "tiles/joker_red.svg"
        if face not in TILES:
            raise KeyError(face)
        return f"tiles/{face}.svg"

    def _current_look(self) -> tuple[object, ...]:
        return (self._theme.dark,)  # the shadows, and nothing of the deck


class Warmup(QObject):
    """Draws pictures in short slices from a timer, so that neither the first paint nor a frame waits for them."""

    def __init__(
        self,
        art: CardArt,
        wanted: list[tuple[str, int, float, CardState]],
        slice_ms: float,
        done: Callable[[], None] | None,
    ) -> None:
        super().__init__(art)
        self._art = art
        self._wanted = deque(wanted)
        self._slice = slice_ms / 1000
        self._done = done
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._step)
        self._timer.start()

    @property
    def left(self) -> int:
        """How many pictures are still to be drawn."""
        return len(self._wanted)

    def stop(self) -> None:
        """Draw no more."""
        self._wanted.clear()
        self._timer.stop()
        self.deleteLater()

    def _step(self) -> None:
        end = perf_counter() + self._slice
        while self._wanted and perf_counter() < end:
            self._art.pixmap(*self._wanted.popleft())
        if not self._wanted:
            self._timer.stop()
            if self._done is not None:
                self._done()
            self.deleteLater()
