"""Which game is played: the game that is chosen with its picture, a list of the others, and its variants in a row."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ramio_desktop.ui import catalogue
from ramio_desktop.ui.catalogue import Game
from ramio_desktop.ui.dialogs.overlay import Overlay
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.card_button import CardButton
from ramio_desktop.ui.widgets.choices import Segmented
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.labels import ElidedLabel, label
from ramio_desktop.ui.widgets.pictures import HandPicture

HEIGHT = 80
PICTURE = 104
CHEVRON = 20


class GameCard(CardButton):
    """A game: its picture, its name, and what it is in a few words; `has_more` draws that it opens a list."""

    def __init__(self, look: Look, felt: Felt, has_more: bool = False) -> None:
        super().__init__(look)
        self._has_more = has_more
        row = QHBoxLayout(self)
        row.setContentsMargins(1, 1, look.measures.dp(44 if has_more else 12), 1)
        row.setSpacing(0)
        self._picture = HandPicture(look, felt=felt, radii=(15, 0), largest=44)
        self._picture.setFixedWidth(look.measures.px(PICTURE))
        self._picture.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        row.addWidget(self._picture)
        words = QVBoxLayout()
        words.setContentsMargins(look.measures.dp(16), 0, 0, 0)
        words.setSpacing(look.measures.dp(1))
        self._name = ElidedLabel("", "card")
        self._line = label("", "secondary", "2", wrap=True)
        words.addStretch(1)
        words.addWidget(self._name)
        words.addWidget(self._line)
        words.addStretch(1)
        row.addLayout(words, 1)
        self.setFixedHeight(look.measures.px(HEIGHT))
        self.let_through()

    def show_game(self, chosen: Game, name: str) -> None:
        """Show that game under this name, in the language of now."""
        self._picture.show_cards(chosen.cards)
        self._name.set_text(name)
        self._line.setText(catalogue.game_line(chosen))
        self.setAccessibleName(name)
        self.setAccessibleDescription(self._line.text())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        if self._has_more:
            painter = QPainter(self)
            side = self._look.measures.dp(CHEVRON)
            place = QRectF(self.width() - side - self._look.measures.dp(14), (self.height() - side) / 2, side, side)
            self._look.icons.paint(painter, "chevron-down", place, self._look.tokens.text2)
            painter.end()


class GameList(Overlay):
    """The games one can choose from, below the one that is chosen; choosing closes the list."""

    chosen = Signal(str)

    def __init__(self, look: Look, anchor: QWidget, felt: Felt, now: str) -> None:
        """`now` is the family that is chosen."""
        super().__init__(look, anchor.window(), anchor)
        self.body.setFixedWidth(anchor.width())
        self.column.setContentsMargins(*look.measures.dps(10, 10, 10, 10))
        self.cards: dict[str, GameCard] = {}
        for family in catalogue.offered_families():
            card = GameCard(look, felt)
            first = catalogue.variants(family)[0]
            card.show_game(first, catalogue.family_name(family))
            card.clicked.connect(lambda _=False, family=family: self._choose(family))
            self.column.addWidget(card)
            self.cards[family] = card
        self.setAccessibleName(self.tr("Games"))
        self.open(self.cards[now])

    def _choose(self, family: str) -> None:
        self.close_overlay()
        self.chosen.emit(family)


class GameChoice(QWidget):
    """`chosen` carries the key of the game a person has taken."""

    chosen = Signal(str)

    def __init__(self, look: Look, felt: Felt, chosen: Game) -> None:
        super().__init__()
        self._look = look
        self._felt = felt
        self._game = chosen
        self._last: dict[str, Game] = {}  # of each family, the variant taken last here
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.measures.dp(8))
        self.head = GameCard(look, felt, has_more=True)
        self.head.clicked.connect(self.open_list)
        column.addWidget(self.head)
        self._rows: dict[str, Segmented] = {}
        for family in catalogue.offered_families():
            found = catalogue.variants(family)
            row = Segmented(look, [(item.key, "") for item in found])
            row.chosen.connect(self._take)
            column.addWidget(row)
            self._rows[family] = row
        self.show_game(chosen)

    @property
    def game(self) -> Game:
        """The game that is chosen."""
        return self._game

    def part(self, key: str) -> QWidget:
        """The button of a variant."""
        return self._rows[catalogue.game(key).family].part(key)

    def show_game(self, chosen: Game) -> None:
        """Show that game as the one that is chosen, in the language of now."""
        self._game = self._last[chosen.family] = chosen
        self.head.show_game(chosen, catalogue.family_name(chosen.family))
        self.head.setAccessibleDescription(
            self.tr("{line}. Opens the list of games").format(line=catalogue.game_line(chosen))
        )
        for family, row in self._rows.items():
            found = catalogue.variants(family)
            names = [catalogue.variant_name(item) for item in found]
            row.set_texts(names, self.tr("Variant of {game}").format(game=catalogue.family_name(family)))
            row.setVisible(family == chosen.family and len(found) > 1)
        self._rows[chosen.family].take(chosen.key)

    def open_list(self) -> GameList:
        """Show the games to choose from; returned for tests."""
        shown = GameList(self._look, self.head, self._felt, self._game.family)
        shown.chosen.connect(self._take_family)
        return shown

    def _take_family(self, family: str) -> None:
        if family != self._game.family:
            self._take((self._last.get(family) or catalogue.variants(family)[0]).key)

    def _take(self, key: str) -> None:
        self.show_game(catalogue.game(key))
        self.chosen.emit(key)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.show_game(self._game)
