"""Draws the components on one sheet for each theme, to be looked at beside the pictures of the design.

python tests/ui/gallery.py FOLDER [SCALE]     writes components.png and components_light.png there
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
if len(sys.argv) > 2:
    os.environ["QT_SCALE_FACTOR"] = sys.argv[2]

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from ramio_desktop.paths import resources_dir
from ramio_desktop.ui.card_art import BACK, CardState, card_height, margin
from ramio_desktop.ui.language import Language
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.plates import (
    BADGE_MARGIN, DOT_MARGIN, HANDLE_SIZE, OUTLINE_MARGIN, PILL_MARGIN, Badge, Outline, Pill, Plate, plate_margin,
)  # fmt: skip
from ramio_desktop.ui.focus import REACH, paint_focus_ring
from ramio_desktop.ui.suits import SuitLine
from ramio_desktop.ui.theme import Mode
from ramio_desktop.ui.widgets.buttons import Button, Grade, IconButton, Kind
from ramio_desktop.ui.widgets.choices import ChoiceBox, Segmented, Switch
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.labels import Chip, suit_inks
from ramio_desktop.ui.widgets.pictures import HandPicture, TablePicture
from ramio_desktop.ui.widgets.own_seat import OwnSeat
from ramio_desktop.ui.widgets.seat import Seat, SeatState
from ramio_desktop.ui.widgets.status_line import Progress, StatusLine, Tone
from ramio_desktop.ui.widgets.toast import SHADOW, Toast

OVERLAP = 0.44
CARD, SMALL, PAD = 84, 60, 8


class Sheet(QWidget):
    """1280 wide: the table's parts on felt, the controls below on the page's ground, and pictures."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.resize(1280, 1340)
        self.look, self.felt = look, Felt(look)
        self.captions: list[tuple[float, float, float, str, bool]] = []
        self._seats()
        self._controls()

    def at(self, x: float, y: float, widget: QWidget, width: int = 0, height: int = 0) -> QWidget:
        widget.setParent(self)
        size = widget.sizeHint()
        widget.setGeometry(round(x), round(y), width or size.width(), height or size.height())
        return widget

    def _seats(self) -> None:
        states = (
            ("riposo", SeatState("Giulia", 7, 58, pattern=1)),
            ("di turno, con orologio", SeatState("Giulia", 7, 58, True, 0.62, 37, pattern=1)),
            ("ultimi 5 secondi", SeatState("Giulia", 7, 58, True, 0.06, 4, pattern=1)),
            ("assente", SeatState("Bruno", 12, 23, away_for=42, pattern=2)),
            ("mazziere, computer", SeatState("Marta", 4, 14, dealer=True, computer=True, pattern=3)),
        )
        for number, (caption, state) in enumerate(states):
            x, y = 32 + number % 4 * 304, 466 + number // 4 * 92
            seat = Seat(self.look)
            seat.show_state(state)
            self.at(x, y, seat, 280)
            self.captions.append((x, y + 64, 280, caption, True))
        for number, (name, score, cards) in enumerate(
            (("Giulia", 42, 3), ("Bruno", 67, 3), ("Marta", 14, 7), ("Massimiliano", 31, 10), ("Sara", 8, 6))
        ):
            seat = Seat(self.look, narrow=True)
            on = number == 1
            seat.show_state(SeatState(name, cards, score, on, 0.7 if on else None, pattern=number + 1))
            self.at(336 + number * 180, 558, seat)
        self.captions.append((336, 616, 880, "posto stretto, con 5–7 giocatori", True))
        own = OwnSeat(self.look)
        own.show_state(SeatState("Anna", 11, 41, True, 0.8, 48, pattern=0))
        self.at(1136, 250, own)

    def _controls(self) -> None:
        look, y = self.look, 700
        x = 32
        for caption, kind, grade, on in (
            ("azione dovuta", Kind.PRIMARY, Grade.BIG, True),
            ("non ancora valida", Kind.PENDING, Grade.BIG, True),
            ("secondario", Kind.SECONDARY, Grade.BIG, True),
            ("spento", Kind.SECONDARY, Grade.BIG, False),
            ("dovuta, spenta", Kind.PRIMARY, Grade.BIG, False),
            ("discreto", Kind.QUIET, Grade.BIG, True),
            ("pericolo", Kind.DANGER, Grade.BIG, True),
            ("medio", Kind.SECONDARY, Grade.NORMAL, True),
            ("piccolo", Kind.SECONDARY, Grade.SMALL, True),
        ):
            button = Button(look, {"spento": "Pescata"}.get(caption, "Conferma"), kind, grade,
                            icon="check" if caption in ("spento", "medio") else "")  # fmt: skip
            button.setEnabled(on)
            self.at(x, y, button)
            self.captions.append((x, y + 52, 140, caption, False))
            x += button.width() + 16
        undo, hint = IconButton(look, "undo-2", "Annulla"), IconButton(look, "lightbulb", "Suggerimento")
        hint.setCheckable(True)
        hint.setChecked(True)
        off = IconButton(look, "redo-2", "Ripeti")
        off.setEnabled(False)
        for number, tool in enumerate((undo, off, hint, IconButton(look, "settings", "Impostazioni", plain=True))):
            self.at(32 + number * 90, 778, tool)
        self.at(420, 786, Segmented(look, [("s", "Semi"), ("v", "Valori")], "Ordine", True, False, "arrow-up-down"))
        plain, due, wrong = StatusLine(look), StatusLine(look), StatusLine(look)
        plain.show_text("Tocca a Giulia – intanto puoi provare le tue mosse", "hourglass")
        due.show_text("Tocca a te: pesca una carta", "arrow-down-to-line", Tone.DUE)
        wrong.show_text("A 8♣ 9♦ serve 7♥ o 10♠", "triangle-alert", Tone.WRONG, Progress("Apertura", 0.6, "18 di 30"))
        for place, line in ((32, plain), (500, due), (780, wrong)):
            self.at(place, 858, line)
        choice = Segmented(look, [("f", "Facile"), ("m", "Medio"), ("d", "Difficile")], "Livello")
        choice.choose("m")
        self.at(32, 914, choice)
        on, off_switch = Switch(look, "Scarto finale"), Switch(look, "Colore")
        on.setChecked(True)
        self.at(290, 920, on)
        self.at(346, 920, off_switch)
        empty, filled, combo = QLineEdit(), QLineEdit("Tavolo di Anna"), ChoiceBox(look, "Gioco")
        empty.setPlaceholderText("Nome del tavolo")
        combo.addItems(["Machiavelli", "Classico"])
        self.at(410, 912, empty, 160)
        self.at(586, 912, filled, 160)
        self.at(762, 912, combo, 150)
        for place, text, chip in ((930, "Scala 40", "plain"), (1010, "3 diverse", "accent"), (1100, "×2", "warn")):
            self.at(place, 920, Chip(text, chip))
        toast = Toast(look, self)
        toast.show_text("Posizione copiata: 7♥", ms=60_000)
        toast.move(1150 - SHADOW - 180, 760 - SHADOW)
        melds = [m.split() for m in (
            "Ah 2h 3h 4h", "4s 5s 6s 7s 8s", "Ks Kh Kd", "Ts Th Tc Td", "8c 9c Tc", "3d 4d 5d 6d",
            "Tc Jc Qc Kc", "7h * 9h Th", "Qs Ks As", "2c 3c 4c 5c 6c", "5h 5c 5d", "Jd Qd Kd Ad",
        )]  # fmt: skip
        self.at(32, 1080, TablePicture(look, melds, "Tavolo", self.felt, (16, 0)), 424, 216)
        self.at(476, 1080, TablePicture(look, melds[:4], "Tavolo", self.felt, (16, 16), largest=22), 152, 100)
        self.at(648, 1080, HandPicture(look, ["6h", "7h", "8h"], "Mano", self.felt, (16, 16), largest=60), 160, 104)
        self.at(828, 1080, HandPicture(look, ["8h", "7c", "5d", "3s"], "Mano", None, fan=False), 200, 90)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        painter.setClipRect(0, 0, 1280, 648)
        painter.drawPixmap(0, 0, self.felt.pixmap(QSize(1280, 648), self.devicePixelRatioF()))
        painter.restore()
        self._titles(painter)
        self._cards(painter)
        self._melds(painter)
        self._palette(painter)
        for x, y, width, text, felt in self.captions:
            self.caption(painter, x, y, width, text, felt)

    def caption(self, painter: QPainter, x: float, y: float, width: float, text: str, felt: bool = True) -> None:
        painter.setFont(self.look.theme.font(12))
        painter.setPen(self.look.tokens.on_felt2 if felt else self.look.tokens.text2)
        flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        flags |= Qt.AlignmentFlag.AlignHCenter if felt else Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRectF(x, y, width, 34), flags, text)

    def _titles(self, painter: QPainter) -> None:
        painter.setFont(self.look.theme.font(13, QFont.Weight.DemiBold))
        painter.setPen(self.look.tokens.text1)
        for y, text in ((34, "Carte"), (250, "Giochi"), (454, "Posti"), (688, "Pulsanti"), (846, "Riga di stato"),
                        (904, "Campi"), (974, "Colori"), (1068, "Figure")):  # fmt: skip
            painter.drawText(QPointF(32, y), text)

    def put(self, painter: QPainter, face: str, x: float, y: float, width: int, state: CardState) -> None:
        edge, ratio = margin(width, state), self.devicePixelRatioF()
        painter.drawPixmap(QPointF(x - edge, y - edge), self.look.cards.pixmap(face, width, ratio, state))

    def _cards(self, painter: QPainter) -> None:
        p, ratio, high = self.look.plates, self.devicePixelRatioF(), card_height(CARD)
        for number, (face, caption) in enumerate(
            (("8s", "riposo"), ("8s", "sotto il puntatore"), ("Qh", "selezionata"), ("4d", "cursore"), ("7c", "nuova"),
             ("Td", "calata nel turno"), ("*", "da calare ora"), ("Kc", "non giocabile"), ("Kc", "trascinata"),
             (BACK, "dorso"))
        ):  # fmt: skip
            x, y = 32.0 + number * 122, 68.0
            state = CardState.REST
            if caption == "sotto il puntatore":
                y, state = y - 4, CardState.LIFTED
            if caption == "selezionata":
                y, state = y - 14, CardState.LIFTED
            if caption == "non giocabile":
                state = CardState.DIM
            if caption == "trascinata":
                painter.save()
                painter.translate(x + CARD / 2, y + high / 2)
                painter.rotate(4)
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                self.put(painter, face, -CARD * 1.06 / 2, -high * 1.06 / 2, round(CARD * 1.06), CardState.DRAGGED)
                painter.restore()
            else:
                self.put(painter, face, x, y, CARD, state)
            lines = {"selezionata": Outline.SELECTED, "cursore": Outline.CURSOR, "da calare ora": Outline.MUST}
            if line := lines.get(caption):
                painter.drawPixmap(QPointF(x - OUTLINE_MARGIN, y - OUTLINE_MARGIN), p.outline(line, CARD, ratio))
            if caption == "nuova":
                pill = p.pill(Pill.ACCENT, "nuova", 20, ratio)
                place = QPointF(x + CARD - 5 - pill.deviceIndependentSize().width() + PILL_MARGIN, y - 10 - PILL_MARGIN)
                painter.drawPixmap(place, pill)
            if caption == "da calare ora":
                pill = p.pill(Pill.WARN, "da calare ora", 22, ratio)
                painter.drawPixmap(
                    QPointF(x + CARD / 2 - pill.deviceIndependentSize().width() / 2, y - 11 - PILL_MARGIN), pill
                )
            if caption == "calata nel turno":
                dot = p.dot_diameter(CARD)
                place = QPointF(x + CARD * 0.09 - DOT_MARGIN, y + high - CARD * 0.1 - dot - DOT_MARGIN)
                painter.drawPixmap(place, p.laid_dot(CARD, ratio))
            self.caption(painter, x - 14, 196, 112, caption)

    def _melds(self, painter: QPainter) -> None:
        p, ratio, high = self.look.plates, self.devicePixelRatioF(), round(card_height(SMALL))
        step, x, y = SMALL * OVERLAP, 32.0, 276.0
        for plate, cards, caption in (
            (Plate.VALID, "4h 5h 6h", "valido"), (Plate.VALID, "4h *=5h 6h", "sotto il puntatore, con maniglia"),
            (Plate.INVALID, "(7c 8c 9c (Tc", "non valido, carte che lo sistemano"),
            (Plate.TARGET, "Ks Kh +Kc Kd", "bersaglio"),
            (Plate.ACCEPTS, "9s 9h 9d", "accetta la carta"), (Plate.CHANGED, "Jd Qd Kd", "appena cambiato"),
            (Plate.NEW, "", "nuovo gioco"),
        ):  # fmt: skip
            faces = cards.split()
            width = round(SMALL * (1 + OVERLAP * (max(1, len(faces)) - 1)) + 2 * PAD)
            edge = plate_margin(plate)
            painter.drawPixmap(QPointF(x - edge, y - edge), p.plate(plate, width, high + 2 * PAD, ratio))
            later = []
            for number, face in enumerate(faces):
                cx = x + PAD + number * step
                if face[0] == "(":
                    later.append((QPointF(cx, y + PAD), p.ghost(face[1:], SMALL, ratio, at_right=number > 0)))
                    continue
                if face[0] == "+":
                    painter.drawPixmap(QPointF(cx + 2, y + PAD), p.insertion(face[1:], SMALL, ratio))
                    continue
                if number == 1 and later:
                    painter.drawPixmap(*later[0])
                    painter.drawPixmap(QPointF(x + PAD + 3 * step, y + PAD), p.ghost("Tc", SMALL, ratio, at_right=True))
                self.put(painter, face.split("=")[0], cx, y + PAD, SMALL, CardState.REST)
                if "=" in face:
                    tag = p.joker_tag(face.split("=")[1], SMALL, ratio)
                    bottom = y + PAD + high - SMALL * 0.07 - tag.deviceIndependentSize().height()
                    painter.drawPixmap(QPointF(cx + SMALL * 0.05, bottom), tag)
            if plate is Plate.INVALID:
                painter.drawPixmap(QPointF(x - 9 - BADGE_MARGIN, y - 9 - BADGE_MARGIN), p.badge(Badge.WARN, ratio))
                pill = p.pill(Pill.WARN, "Serve 7♣ o 10♣", 24, ratio)
                size = pill.deviceIndependentSize()
                below = y + high + 2 * PAD - 12 - PILL_MARGIN
                painter.drawPixmap(QPointF(x + (width - size.width()) / 2, below), pill)
            if plate is Plate.CHANGED:
                painter.drawPixmap(QPointF(x - 7 - BADGE_MARGIN, y - 7 - BADGE_MARGIN), p.badge(Badge.LOCK, ratio))
            if "maniglia" in caption:
                place = QPointF(x + (width - HANDLE_SIZE[0]) / 2, y + high + 2 * PAD - 2)
                painter.drawPixmap(place, p.handle(ratio))
            self.caption(painter, x - 6, 396, width + 12, caption)
            x += width + 36
        painter.drawPixmap(QPointF(x - 10, y), p.old_place(SMALL, ratio))

    def _palette(self, painter: QPainter) -> None:
        t = self.look.tokens
        names = "felt1 felt2 felt3 bg surface1 surface2 surface3 text1 text2 text3 accent warn danger".split()
        for number, name in enumerate(names):
            painter.setPen(t.line)
            painter.setBrush(t.colour(name))
            painter.drawRoundedRect(QRectF(32 + number * 87, 984, 79, 36), 10, 10)
            self.caption(painter, 32 + number * 87, 1024, 84, name, False)
        for button in self.findChildren(Button)[:1]:
            ring = QRectF(button.geometry()).adjusted(-REACH, -REACH, REACH, REACH)
            paint_focus_ring(painter, ring, 12, t.focus, t.focus_gap)
        SuitLine("Cuori ♥ quadri ♦ fiori ♣ picche ♠", self.look.theme.font(16)).paint(
            painter, QRectF(900, 1040, 340, 24), t.text1, suit_inks(self.look)
        )


def main() -> int:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    app = QApplication(sys.argv[:1])
    look = Look.create(resources_dir(), Mode.DARK)
    look.theme.set_four_colours(True)
    look.theme.apply(app)
    language = Language(app, resources_dir())
    language.set("it")
    sheet = Sheet(look)
    sheet.show()
    for mode, name in ((Mode.DARK, "components.png"), (Mode.LIGHT, "components_light.png")):
        look.theme.set_mode(mode)
        for _ in range(20):
            app.processEvents()
        sheet.grab().save(str(folder / name))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
