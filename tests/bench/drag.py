"""One step of a drag: the mouse moves once with a card in hand, on a table of 106 cards at 1280×800.

Times the event and the repaint it causes, over 2,000 steps, beside the same events on a view without cards.
Prints one JSON object: milliseconds at p50, p95, p99 and the worst, and the ratio of the two p99.
"""

from __future__ import annotations

import gc
import json
import os
import sys
from math import cos, sin
from pathlib import Path
from time import thread_time

ROOT = Path(__file__).parents[2]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPointF, Qt  # noqa: E402
from PySide6.QtGui import QMouseEvent  # noqa: E402
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView  # noqa: E402

from ramio_desktop.model.notation import read_position  # noqa: E402
from ramio_desktop.ui.look import Look  # noqa: E402
from ramio_desktop.ui.models.turn import TurnModel  # noqa: E402
from ramio_desktop.ui.scene.view import TableView  # noqa: E402
from ramio_desktop.ui.theme import Mode  # noqa: E402

STEPS = 2000
SIZE = (1280, 800)


def crowd() -> str:
    """A position with 90 cards on the table and 16 in the hand: every card of the game is in the scene."""
    low, high = "A2345", "6789TJQ"
    melds = ["".join(rank + suit for rank in ranks) for suit in "cdhs" for ranks in (low, high)]
    melds = melds * 2
    kings = ["KcKdKhKs"]
    held = "KcKdKhKs**" + "6s7s8s9sTsJsQs" + "As2s3s"
    table = melds[:-2] + kings + ["4s5s"]
    return f"machiavelli {','.join(table)} {held}/x1 - - 0:play opened=0,1"


def path(step: int) -> QPointF:
    """A walk of the pointer over melds, felt, hand and rail."""
    part = step / 40
    return QPointF(700 + 480 * sin(part * 0.37), 400 + 330 * cos(part * 0.53))


def walk(view: QGraphicsView) -> list[float]:
    """Milliseconds for each step: one mouse move and what it repaints."""
    port = view.viewport()
    app = QApplication.instance()
    assert app is not None
    times: list[float] = []
    gc.collect()
    for step in range(STEPS):
        point = path(step)
        event = QMouseEvent(
            QEvent.Type.MouseMove, point, QPointF(port.mapToGlobal(point)), Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        start = thread_time()
        QApplication.sendEvent(port, event)
        app.processEvents()
        times.append((thread_time() - start) * 1000)
    return sorted(times)


def empty_view() -> QGraphicsView:
    """What any such view costs: the same size, and one small item that follows the pointer."""

    class Bare(QGraphicsView):
        def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
            for item in self.scene().items():
                item.setPos(event.position())

    scene = QGraphicsScene(0, 0, *SIZE)
    view = Bare(scene)
    scene.setParent(view)
    scene.addRect(0, 0, 80, 112)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
    view.setMouseTracking(True)
    view.resize(*SIZE)
    return view


def full_view(motion: bool) -> tuple[TableView, TurnModel]:
    """The table with every card of the game, a card of the hand being dragged."""
    look = Look.create(ROOT / "resources", Mode.DARK)
    look.theme.fit(*SIZE)
    turn = TurnModel()
    view = TableView(look, turn)
    look.theme.setParent(view)
    turn.setParent(view)
    view.set_speed(1.0 if motion else 0.0)
    view.resize(*SIZE)
    view.show()
    turn.set_view(read_position(crowd()), 0)
    QApplication.processEvents()
    rect = view.board.rect_of(turn.held[3])
    assert rect is not None
    start = QPointF(rect.left() + 8, rect.center().y())
    port = view.viewport()
    for kind, point in ((QEvent.Type.MouseButtonPress, start), (QEvent.Type.MouseMove, start + QPointF(0, -30))):
        button = Qt.MouseButton.LeftButton if kind is QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
        event = QMouseEvent(
            kind, point, QPointF(port.mapToGlobal(point)), button, Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(port, event)
    assert view.pointer.drag is not None
    return view, turn


def figures(times: list[float]) -> dict[str, float]:
    """The percentiles, in milliseconds."""
    return {
        "p50": round(times[len(times) // 2], 3),
        "p95": round(times[int(len(times) * 0.95)], 3),
        "p99": round(times[int(len(times) * 0.99)], 3),
        "worst": round(times[-1], 3),
    }


def measure() -> dict[str, object]:
    """The figures of both views."""
    QApplication.instance() or QApplication([])
    bare = empty_view()
    bare.show()
    QApplication.processEvents()
    walk(bare)
    empty = figures(walk(bare))
    bare.close()
    view, turn = full_view(motion=True)
    cards = len(view.board.cards)
    walk(view)  # the first round draws the pictures that a person's own first drag draws
    full = figures(walk(view))
    view.pointer.cancel()
    view.skip()
    view.close()
    ratio = round(full["p99"] / empty["p99"], 1)
    return {"cards": cards, "steps": STEPS, "empty": empty, "table": full, "ratio": ratio}


if __name__ == "__main__":
    print(json.dumps(measure()))
