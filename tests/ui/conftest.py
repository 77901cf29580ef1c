"""What the tests of the interface share: each card is drawn once in a session."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from ramio_desktop.ui.card_art import CardArt, CardState
from ramio_desktop.ui.pixmaps import PixmapStore

DRAWN_ANEW = ("test_card_art", "test_tiles_art")
"""The modules whose subject is how cards are drawn and kept."""


@pytest.fixture(scope="session")
def pictures(qapp: QApplication) -> Iterator[PixmapStore]:
    """The cards that were drawn in this session, gone before the application is."""
    store = PixmapStore()
    yield store
    store.clear()


@pytest.fixture(autouse=True)
def drawn_once(
    request: pytest.FixtureRequest, pictures: PixmapStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every window begins with an empty store of pictures; drawing them anew for each took a tenth of the time."""
    if request.module.__name__.rpartition(".")[2] in DRAWN_ANEW:
        return
    draw = CardArt._draw

    def once(art: CardArt, face: str, width: int, ratio: float, state: CardState) -> QPixmap:
        look = (type(art), art._theme.resources, art._theme.deck, art._theme.dark)
        return pictures.get((*look, face, width, ratio, state), lambda: draw(art, face, width, ratio, state))

    monkeypatch.setattr(CardArt, "_draw", once)
