"""The game in four sentences, for somebody who sits down to it for the first time."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from ramio_desktop.model.options import MachiavelliOptions, Options, RaminoOptions, TilesOptions
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.labels import label
from ramio_desktop.ui.widgets.panels import Panel
from ramio_desktop.ui.widgets.pictures import TablePicture

CARDS = ("layers", "shuffle", "circle-check", "trophy")
TILES = ("layers", "circle-check", "lock", "shuffle", "wand-sparkles", "trophy", "flag")
RAMINO = ("layers", "circle-check", "lock-open", "wand-sparkles", "flag", "trophy")
ICON = 18
EXAMPLES = (("7k", "7r", "7b"), ("3o", "4o", "5o", "6o"), ("8b", "*", "10b"))
"""A group, a run, and a joker in one."""


class GameInShort(Panel):
    """What one does in a turn, what counts as a meld, how a hand and the match end, by the rules chosen."""

    def __init__(self, look: Look, felt: Felt, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._look = look
        self._options: Options = MachiavelliOptions()
        column = QVBoxLayout(self)
        column.setContentsMargins(*look.measures.dps(25, 14, 25, 18))
        column.setSpacing(look.measures.dp(10))
        self._title = label("", "strong")
        column.addWidget(self._title)
        grid = QGridLayout()
        grid.setHorizontalSpacing(look.measures.dp(12))
        grid.setVerticalSpacing(look.measures.dp(8))
        grid.setColumnStretch(1, 1)
        self._signs, self._lines = [], []
        for row in range(max(len(CARDS), len(TILES), len(RAMINO))):
            sign, line = QLabel(), label("", "secondary", "2", wrap=True)
            grid.addWidget(sign, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(line, row, 1)
            self._signs.append(sign)
            self._lines.append(line)
        column.addLayout(grid)
        self._melds = TablePicture(look, EXAMPLES, felt=felt, radii=(12, 12), largest=44)
        self._melds.setFixedHeight(look.measures.px(96))
        column.addSpacing(look.measures.dp(4))
        column.addWidget(self._melds)
        look.theme.changed.connect(self._redraw)
        self.retranslate()

    def show_options(self, options: Options) -> None:
        """Tell the game by these rules."""
        self._options = options
        self.retranslate()

    def _told(self) -> list[tuple[str, str]]:
        """The sentences, each with its icon."""
        if isinstance(self._options, MachiavelliOptions):
            return list(zip(CARDS, self._machiavelli(self._options), strict=True))
        if isinstance(self._options, RaminoOptions):
            told = list(zip(RAMINO, self._ramino(self._options), strict=True))
            return [(icon, sentence) for icon, sentence in told if sentence]
        return list(zip(TILES, self._tiles(), strict=True))

    def _machiavelli(self, options: MachiavelliOptions) -> list[str]:
        if options.draw == "always":
            turn = self.tr("Thirteen cards each. In your turn draw one, then lay cards on the table, or pass.")
        else:
            turn = self.tr("Thirteen cards each. In your turn lay cards on the table, or draw one.")
        if options.match == "simple":
            match = self.tr("Who is out of cards wins; when the stock runs out the hand is played again.")
        else:
            match = self.tr("The others count what they hold: aces 11, court cards 10{jokers}.").format(
                jokers=self.tr(", jokers 50") if options.jokers else ""
            )
        return [
            turn,
            self.tr("The table belongs to everybody: take melds apart and build others from them."),
            self.tr("At the end of a turn only runs of three or more of one suit and sets of one rank may lie there."),
            self.tr("Whoever lays the last card goes out.") + " " + match,
        ]

    def _ramino(self, options: RaminoOptions) -> list[str]:
        """An empty sentence is about what there is not."""
        if options.opening_points:
            opening = self.tr("To open, lay new melds worth {n} points at once; before that you lay nothing off.")
        else:
            opening = self.tr("From the first turn you lay melds, and lay off on those of everybody.")
        if options.taken_joker == "keep":
            joker = self.tr("A joker stands for any card. Put that card in its place, and the joker is yours.")
        else:
            joker = self.tr("A joker stands for any card. Put that card in its place, and lay the joker elsewhere.")
        if options.final_discard:
            close = self.tr("You close by discarding your last card.")
        else:
            close = self.tr("You close with your last card, laid or discarded.")
        if options.in_hand_multiplier > 1:
            close += " " + self.tr("All in one turn counts double.")
        counts = self.tr("aces {ace}, court cards 10{jokers}").format(
            ace=options.ace_penalty,
            jokers=self.tr(", jokers {n}").format(n=options.joker_penalty) if options.jokers else "",
        )
        if options.scoring == "closer_takes":
            score = self.tr("Who closes scores what the others hold: {counts}. The first with {n} points wins.")
        elif options.end == "last_standing":
            score = self.tr(
                "The others count what they hold: {counts}. With {n} points one is out; the last one in wins."
            )
        else:
            score = self.tr("The others count what they hold: {counts}. At {n} points it ends; the lowest total wins.")
        turn = self.tr(
            "{n} cards each. In your turn draw from the stock or take the last discard, lay cards, and discard one."
        )
        return [
            turn.format(n=options.hand_size),
            self.tr("Melds are runs of three or more of one suit, and three or four of one rank in different suits."),
            opening.format(n=options.opening_points),
            joker if options.jokers else "",
            close,
            score.format(counts=counts, n=options.target),
        ]

    def _tiles(self) -> list[str]:
        return [
            self.tr("Fourteen tiles each. In your turn lay at least one tile, or draw one, which ends the turn."),
            self.tr(
                "Three or four equal numbers of different colours are a group, three or more numbers in line of one "
                "colour a run; a 1 never follows a 13."
            ),
            self.tr("To open: 30 points in new melds of your own tiles. Until then the table is not touched."),
            self.tr("After that the table belongs to everybody: take melds apart and build others from them."),
            self.tr(
                "A joker stands for any tile and counts its number; on the table it may move, but never onto a rack."
            ),
            self.tr("Whoever is out of tiles wins the hand, and scores what the others still hold; a joker counts 30."),
            self.tr(
                "With the reserve empty one may pass. If all pass in a row, the lowest rack wins the differences."
            ),
        ]

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._title.setText(self.tr("The game in short"))
        told = self._told()
        self._melds.setVisible(isinstance(self._options, TilesOptions))
        self._melds.setAccessibleName(self.tr("A group of sevens, an orange run from 3 to 6, and 8, joker, 10 in blue"))
        for i, (sign, line) in enumerate(zip(self._signs, self._lines)):
            sign.setVisible(i < len(told))
            line.setVisible(i < len(told))
            line.setText(told[i][1] if i < len(told) else "")
        self._redraw()

    def _redraw(self) -> None:
        side = self._look.measures.dp(ICON)
        for sign, (name, _) in zip(self._signs, self._told()):
            sign.setPixmap(self._look.icons.pixmap(name, side, "accent_text", self.devicePixelRatioF()))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
