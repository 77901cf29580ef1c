"""What lies in the scene: pictures with a pose, and cards with the marks they bear. No item paints in Python."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from math import pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from ramio_desktop.ui.card_art import BACK, CardState, margin
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.plates import DOT_MARGIN, OUTLINE_MARGIN, PILL_MARGIN, Outline, Pill
from ramio_desktop.ui.scene.animator import Pose

NEW_PILL = {"compact": (18, 4, -9), "regular": (20, 6, -10)}
"""Of the pill on a new card: its height, and how far it is from the card's right and upper edge."""
NEW_PILL_LARGE = (26, 6, -13)


class PictureItem(QGraphicsPixmapItem):
    """A pixmap around a centre; its pose may scale and turn it on the way to somewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._pose = Pose(0.0, 0.0, 1.0)
        self._width = 1.0
        self._tilt = 0.0  # the angle the picture itself is drawn at
        self._picture = 0
        self._waits = False

    @property
    def pose(self) -> Pose:
        """How it is shown now."""
        return self._pose

    def set_picture(
        self, pixmap: QPixmap, width: float, height: float, edge: float = 0.0, tilt: float = 0.0
    ) -> None:
        """Show this pixmap in the same pose; without `edge` around it it has that logical size.

        `tilt` is the angle, in degrees, it is drawn at; then its centre is all that counts.
        """
        key = pixmap.cacheKey()
        if key == self._picture and width == self._width:
            return
        self._picture = key
        self.setPixmap(pixmap)
        if tilt:
            size = pixmap.deviceIndependentSize()
            self.setOffset(-size.width() / 2, -size.height() / 2)
        else:
            self.setOffset(-width / 2 - edge, -height / 2 - edge)
        if width != self._width or tilt != self._tilt:
            self._width, self._tilt = width, tilt
            self.show_pose(self._pose)

    def wait(self) -> None:
        """Be unseen until the next pose, as a card in the stock before its turn to fly."""
        self._waits = True
        self.setVisible(False)

    def show_pose(self, pose: Pose) -> None:
        """Show it so; a picture is only smoothed while it is scaled or turned."""
        self._pose = pose
        if self._waits:
            self._waits = False
            self.setVisible(True)
        self.setPos(pose.x, pose.y)
        scale = pose.width / self._width
        if abs(scale - 1.0) < 0.002:
            scale = 1.0
        angle = pose.angle - self._tilt
        plain = scale == 1.0 and angle == 0.0
        if scale != self.scale():
            self.setScale(scale)
        if angle != self.rotation():
            self.setRotation(angle)
        if pose.opacity != self.opacity():
            self.setOpacity(pose.opacity)
        mode = Qt.TransformationMode.FastTransformation if plain else Qt.TransformationMode.SmoothTransformation
        if mode != self.transformationMode():
            self.setTransformationMode(mode)


def tilted(pixmap: QPixmap, angle: float) -> QPixmap:
    """The picture turned around its centre, in a pixmap large enough for it."""
    ratio = pixmap.devicePixelRatio()
    turned = pixmap.transformed(QTransform().rotate(angle), Qt.TransformationMode.SmoothTransformation)
    turned.setDevicePixelRatio(ratio)
    return turned


class Mark(Enum):
    """What may lie on a card."""

    OUTLINE = "outline"
    DOT = "dot"
    TAG = "tag"
    NEW = "new"


@dataclass(frozen=True, slots=True)
class Dress:
    """How a card looks, its place apart."""

    width: int
    state: CardState = CardState.REST
    outline: Outline | None = None
    """Round the card: chosen, under the cursor, or both."""
    dot: bool = False
    tag: str = ""
    new: str = ""
    """The word on the pill of a new card."""
    must: bool = False
    """Whether that word says what has to be done with it."""
    tilt: float = 0.0
    """Degrees the picture is turned once and for all, so that painting it costs no more than a straight one."""


class CardItem(PictureItem):
    """A card on the screen; `face` is its notation, never anything the seat may not know."""

    def __init__(self, face: str, look: Look) -> None:
        super().__init__()
        self.face = face
        self._look = look
        self.face_down = False
        self._dress: Dress | None = None
        self._drawn: tuple[Dress, float, bool] | None = None
        self._marks: dict[Mark, QGraphicsPixmapItem] = {}

    def wear(self, dress: Dress, ratio: float) -> None:
        """Look like this; a card that lies face down shows its back, and no marks."""
        wanted = (dress, ratio, self.face_down)
        if wanted == self._drawn:
            return
        self._dress, self._drawn = dress, wanted
        face = BACK if self.face_down else self.face
        pixmap = self._look.cards.pixmap(face, dress.width, ratio, dress.state)
        if dress.tilt:
            pixmap = tilted(pixmap, dress.tilt)
        height, edge = self._look.cards.height(dress.width), margin(dress.width, dress.state)
        self.set_picture(pixmap, dress.width, height, edge, dress.tilt)
        if self.face_down:
            dress = Dress(dress.width, dress.state)
        self._mark(Mark.OUTLINE, *self._outline(dress, ratio))
        self._mark(Mark.TAG, *self._tag(dress, ratio))
        self._mark(Mark.DOT, *self._dot(dress, ratio))
        self._mark(Mark.NEW, *self._new(dress, ratio))

    def can_wear(self, dress: Dress, ratio: float) -> bool:
        """Whether it can look like this without a picture that must be drawn first."""
        face = BACK if self.face_down else self.face
        return self._look.cards.has(face, dress.width, ratio, dress.state)

    def wear_stretched(self, dress: Dress, ratio: float) -> None:
        """Look like this as well as the picture it shows allows: it is scaled until the right one is drawn."""
        if self._dress is not None and self._drawn is not None:
            old = self._drawn[0]
            self.wear(replace(dress, width=old.width, state=old.state, tilt=old.tilt), ratio)
            self.show_pose(self._pose)

    def turn_over(self, face_down: bool) -> None:
        """Show the other side from now on."""
        self.face_down = face_down
        if self._dress is not None and self._drawn is not None:
            self.wear(self._dress, self._drawn[1])

    def undress(self) -> None:
        """Forget how it looks, as after a change of colours: the next `wear` draws it again."""
        self._drawn = None

    def show_turned(self, part: float) -> None:
        """Show it as narrow as a card that is being turned over: 1 is flat, 0 is on edge."""
        self.setTransform(QTransform.fromScale(max(part, 0.02), 1.0) if part < 1.0 else QTransform())

    def _mark(self, mark: Mark, pixmap: QPixmap | None, place: QPointF) -> None:
        item = self._marks.get(mark)
        if pixmap is None:
            if item is not None:
                item.setVisible(False)
            return
        if item is None:
            item = self._marks[mark] = QGraphicsPixmapItem(self)
            item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            # Whichever came first: the outline of a chosen card would strike out the word on its pill.
            item.setZValue(list(Mark).index(mark))
        item.setPixmap(pixmap)
        item.setPos(place)
        item.setVisible(True)

    def _outline(self, dress: Dress, ratio: float) -> tuple[QPixmap | None, QPointF]:
        if dress.outline is None:
            return None, QPointF()
        w, h = dress.width, self._look.cards.height(dress.width)
        pixmap = self._look.plates.outline(dress.outline, w, ratio)
        return pixmap, QPointF(-w / 2 - OUTLINE_MARGIN, -h / 2 - OUTLINE_MARGIN)

    def _tag(self, dress: Dress, ratio: float) -> tuple[QPixmap | None, QPointF]:
        if not dress.tag:
            return None, QPointF()
        w, h = dress.width, self._look.cards.height(dress.width)
        pixmap = self._look.plates.joker_tag(dress.tag, w, ratio)
        wide, high = pixmap.deviceIndependentSize().toTuple()
        left = -wide / 2 if self._look.has_tiles else -w / 2 + 0.05 * w
        return pixmap, QPointF(round(left), round(h / 2 - 0.07 * w - high))

    def _dot(self, dress: Dress, ratio: float) -> tuple[QPixmap | None, QPointF]:
        if not dress.dot:
            return None, QPointF()
        w, h = dress.width, self._look.cards.height(dress.width)
        size = self._look.plates.dot_diameter(w)
        below = 0.36 * w if dress.tag else 0.10 * w
        if self._look.has_tiles:
            below = 0.16 * w
        pixmap = self._look.plates.laid_dot(w, ratio)
        return pixmap, QPointF(-w / 2 + 0.09 * w - DOT_MARGIN, h / 2 - below - size - DOT_MARGIN)

    def _new(self, dress: Dress, ratio: float) -> tuple[QPixmap | None, QPointF]:
        if not dress.new:
            return None, QPointF()
        w, h = dress.width, self._look.cards.height(dress.width)
        m = self._look.measures
        height, right, top = map(m.dp, NEW_PILL.get(m.name, NEW_PILL_LARGE))
        pixmap = self._look.plates.pill(Pill.WARN if dress.must else Pill.ACCENT, dress.new, height, ratio)
        wide = pixmap.width() / pixmap.devicePixelRatio() - 2 * PILL_MARGIN
        if self._look.has_tiles:  # narrower than the pill, and the number is at the top
            return pixmap, QPointF(round(-wide / 2 - PILL_MARGIN), round(-h / 2 - 0.75 * height - PILL_MARGIN))
        return pixmap, QPointF(round(w / 2 - right - wide - PILL_MARGIN), round(-h / 2 + top - PILL_MARGIN))


class Turning:
    """A card that is being turned from its back to its face, as something the animator can move."""

    def __init__(self, card: CardItem) -> None:
        self._card = card
        self._pose = Pose(0.0, 0.0, 0.0)

    @property
    def pose(self) -> Pose:
        """Its `width` is how much of the turn is done, 0 to 1."""
        return self._pose

    def show_pose(self, pose: Pose) -> None:
        """Show the card after that much of the turn."""
        self._pose = pose
        if self._card.face_down == (pose.width >= 0.5):
            self._card.turn_over(pose.width < 0.5)
        self._card.show_turned(abs(1.0 - 2.0 * pose.width))


class Shaking:
    """Items that are shaken to say no, as something the animator can move."""

    REACH = 6.0
    SWINGS = 3

    def __init__(self, items: list[QGraphicsItem]) -> None:
        self._items = [(item, item.pos().x()) for item in items]
        self._pose = Pose(0.0, 0.0, 0.0)

    @property
    def pose(self) -> Pose:
        """Its `width` is how much of the shaking is done, 0 to 1."""
        return self._pose

    def show_pose(self, pose: Pose) -> None:
        """Put the items where they are after that much of it."""
        self._pose = pose
        reach = self.REACH * sin(2 * pi * self.SWINGS * pose.width) * (1.0 - pose.width)
        for item, x in self._items:
            item.setX(x + (reach if pose.width < 1.0 else 0.0))
