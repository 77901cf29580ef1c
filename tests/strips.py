"""Strips of eight frames of what moves on the table, each at a fixed moment, to be looked at for jumps.

    python -m tests.strips [NAME…]       writes build/screenshots/strip_NAME.png: drag, laying, deal, replay
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from ramio_desktop.model.cards import FACES, HIDDEN
from ramio_desktop.model.events import Dealt, Laid, Turned
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.notation.cards import read_table
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.state import Phase
from tests.ui.scene_hands import Hands, open_table

ROOT = Path(__file__).parents[1]
FRAMES, COLUMNS = 8, 2
SIZE = (1280, 800)
WIDTH = 800
"""Of a frame in the strip."""

CROWD = (
    "machiavelli Ah2h3h4h,4s5s6s7s8s,KsKhKd,TsThTc,9cTcJcQcKc,QsKsAs,2c3c4c5c6c,JdQdKdAd,5h5c5d,9s9h9d "
    "3c5c7h8h9cKd2d*/x9 x40 - {seat}:play opened=0,1"
)
AFTER = "Ah2h3h4h5h,4s5s6s7s8s,KsKhKd,TsThTcTd,TcJcQcKc,QsKsAs,2c3c4c5c6c,JdQdKdAd,5c5d5s,9s9h9d9c,7c8c9c"


class Film:
    """Takes pictures of a view whose time stands still between them."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.now = 0.0
        hands.view.animator.clock = lambda: self.now
        self.frames: list[QPixmap] = []

    def to(self, ms: float) -> None:
        """Let the time pass in frames as short as on a screen."""
        animator = self.hands.view.animator
        while self.now < ms:
            self.now = min(ms, self.now + 16)
            animator.step()
        QApplication.processEvents()

    def take(self) -> None:
        """One frame."""
        self.frames.append(self.hands.view.grab())

    def strip(self) -> QPixmap:
        """All frames, in the order of reading."""
        high = WIDTH * SIZE[1] // SIZE[0]
        rows = -(-len(self.frames) // COLUMNS)
        sheet = QPixmap(COLUMNS * WIDTH, rows * high)
        sheet.fill(Qt.GlobalColor.black)
        painter = QPainter(sheet)
        for i, frame in enumerate(self.frames):
            small = frame.scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)
            painter.drawPixmap(i % COLUMNS * WIDTH, i // COLUMNS * high, small)
        painter.end()
        return sheet


def table(position: str) -> Hands:
    """A table with its pictures drawn, motion at its usual speed from now on."""
    hands = open_table(position, SIZE)
    hands.view.board.sharpen()
    QApplication.processEvents()
    hands.view.set_speed(1.0)
    return hands


def drag() -> Film:
    """A card goes from the hand over two melds to the second of them."""
    hands = table(CROWD.format(seat=0))
    film = Film(hands)
    start, over, end = hands.at("9c"), hands.meld_of("Kh"), hands.meld_of("9h")
    hands.press(start)
    way = [start + (over - start) * i / 4 for i in range(1, 5)] + [over + (end - over) * i / 2 for i in (1, 2)]
    for i, point in enumerate(way, 1):
        hands.mouse(QEvent.Type.MouseMove, point)
        film.to(i * 90)
        film.take()
    hands.release(end)
    for ms in (60, 240):
        film.to(6 * 90 + ms)
        film.take()
    return film


def lay(hands: Hands) -> None:
    """The other seat rearranges the table and lays."""
    view = hands.turn.view
    laid = Laid(1, read_table(AFTER, rules_of(view).grammar(view.options)))
    hands.turn.set_view(fold(view, [laid, Turned(0, Phase.DRAW)]), 0, laid)


def laying() -> Film:
    """A computer player's rearrangement."""
    hands = table(CROWD.format(seat=1))
    film = Film(hands)
    lay(hands)
    for i in range(FRAMES):
        film.to(120 + i * 340)
        film.take()
    return film


def replay() -> Film:
    """The same told again."""
    hands = table(CROWD.format(seat=1))
    lay(hands)
    hands.view.skip()
    film = Film(hands)
    hands.view.staging.replay()
    film.to(400)
    film.take()
    for _ in range(FRAMES - 1):
        hands.view.staging.advance()
        film.to(film.now + 300)
        film.take()
    return film


def deal() -> Film:
    """Thirteen cards for each of two seats."""
    hands = table(CROWD.format(seat=1))
    film = Film(hands)
    own = tuple(FACES[face] for face in "2c 3c 4c 7d 9d Kh Ks * 5s 6s Th 8c Ah".split())
    dealt = Dealt((own, (HIDDEN,) * 13), (HIDDEN,) * 80, (), 1)
    hands.turn.set_view(fold(hands.turn.view, [dealt, Turned(1, Phase.DRAW)]), 0, dealt)
    for i in range(FRAMES):
        film.to(40 + i * 215)
        film.take()
    return film


STRIPS: dict[str, Callable[[], Film]] = {"drag": drag, "laying": laying, "replay": replay, "deal": deal}


def draw(folder: Path, names: list[str]) -> list[Path]:
    """Write these strips, all of them without any; QApplication must be there."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name in names or STRIPS:
        film = STRIPS[name]()
        path = folder / f"strip_{name}.png"
        if not film.strip().save(str(path)):
            raise OSError(f"{path.name} cannot be written")
        film.hands.view.close()
        written.append(path)
    return written


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    draw(ROOT / "build" / "screenshots", sys.argv[1:])
