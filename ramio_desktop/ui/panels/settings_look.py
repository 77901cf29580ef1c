"""How the game looks: colours, felt, cards, size; a small table above shows it at once."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.settings_section import SettingsSection
from ramio_desktop.ui.panels.table_preview import TablePreview
from ramio_desktop.ui.settings import FELTS, SCALES, Settings
from ramio_desktop.ui.theme import BACKS
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.swatches import Paint, Picture, Swatches

FELT_SIZE = QSize(84, 52)
BACK_SIZE = QSize(46, 64)


class LookSection(SettingsSection):
    """Theme, felt, faces, backs and the size of everything."""

    ICON = "palette"

    def __init__(self, look: Look, settings: Settings, felt: Felt, parent: QWidget | None = None) -> None:
        super().__init__(look, settings, parent)
        self._felt = felt
        self._preview = TablePreview(look, felt)
        self.panel(lambda: self.tr("Colours"))
        self.segmented(
            "theme", ["dark", "light", "system"], lambda: self.tr("Theme"),
            lambda: [self.tr("Dark"), self.tr("Light"), self.tr("As the system")],
        )  # fmt: skip
        felts = Swatches(look, [Picture(key, self._felt_painter(key)) for key in FELTS], FELT_SIZE, 10)
        self.choice(
            felts, "felt", FELTS, lambda: self.tr("Felt"), lambda: [self.tr("Lagoon", "felt"), self.tr("Slate", "felt")]
        )
        self.panel(lambda: self.tr("Cards"))
        self.segmented(
            "four_colours", ["two", "four"], lambda: self.tr("Suits"),
            lambda: [self.tr("Two colours"), self.tr("Four colours")],
            lambda: self.tr("With four, diamonds are blue and clubs are green."), [False, True],
        )  # fmt: skip
        self.switch(
            "large_index", lambda: self.tr("Large figures on the cards"),
            lambda: self.tr("Easier to read where cards overlap or the screen is far away."),
        )  # fmt: skip
        backs = Swatches(look, [Picture(key, self._back_painter(key)) for key in BACKS], BACK_SIZE, 4)
        self.choice(
            backs, "back", BACKS, lambda: self.tr("Back of the cards"),
            lambda: [self.tr("Plum", "back"), self.tr("Teal", "back")],
        )  # fmt: skip
        self.panel(lambda: self.tr("Size"))
        self.segmented(
            "scale", [str(scale) for scale in SCALES], lambda: self.tr("Size of everything"),
            lambda: [self.tr("{n} %").format(n=scale) for scale in SCALES], self._scale_text, SCALES,
        )  # fmt: skip
        look.theme.changed.connect(self._on_theme)
        self.retranslate()

    def top(self) -> QWidget | None:
        return self._preview

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        super().retranslate()
        self._preview.setAccessibleName(self.tr("A small table that shows the choices below"))

    def _scale_text(self) -> str:
        possible = round(self._look.theme.scale * 100)
        if possible < self._settings.scale:
            return self.tr("This window has room for {n} %. Make it larger and everything grows with it.").format(
                n=possible
            )
        return self.tr("Texts, cards and buttons; the text size of the system counts besides.")

    def _on_theme(self) -> None:
        """The window may have room for another scale now."""
        self._on_setting("scale")

    def _felt_painter(self, key: str) -> Paint:
        def paint(painter: QPainter, rect: QRectF) -> None:
            radius = self._look.measures.dp(10)
            path = QPainterPath()
            path.addRoundedRect(rect, radius, radius)
            painter.setClipPath(path)
            self._felt.paint(painter, rect, key)
            painter.setClipping(False)
            painter.setPen(QPen(self._look.tokens.line_strong, 1))
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)

        return paint

    def _back_painter(self, key: str) -> Paint:
        def paint(painter: QPainter, rect: QRectF) -> None:
            self._look.cards.paint_back(painter, key, rect)

        return paint
