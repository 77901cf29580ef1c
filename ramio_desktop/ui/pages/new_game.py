"""The page where a game is put together: which game, against whom, how long, by which house rules."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ramio_desktop.model.deal_code import Deal
from ramio_desktop.model.options import MachiavelliOptions, Options
from ramio_desktop.model.remedy import most_seats
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.catalogue import GAMES, Game
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.pages.page import Page
from ramio_desktop.ui.panels.deal_choice import DealChoice
from ramio_desktop.ui.panels.game_in_short import GameInShort
from ramio_desktop.ui.panels.house_rules import HouseRules
from ramio_desktop.ui.panels.opponents import Opponents
from ramio_desktop.ui.settings import Opponent, Settings
from ramio_desktop.ui.widgets.buttons import Button, Grade, Kind
from ramio_desktop.ui.widgets.choices import Segmented
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.labels import ElidedLabel, label
from ramio_desktop.ui.widgets.panels import Panel
from ramio_desktop.ui.widgets.pictures import HandPicture


class GameHead(Panel):
    """The game that is chosen: its picture, its name, and what it is in a sentence."""

    def __init__(self, look: Look, felt: Felt) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(1, 1, 1, 1)
        row.setSpacing(0)
        self._picture = HandPicture(look, felt=felt, radii=(15, 0), largest=44)
        self._picture.setFixedWidth(look.measures.px(104))
        self._picture.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        row.addWidget(self._picture)
        words = QVBoxLayout()
        words.setContentsMargins(*look.measures.dps(16, 10, 16, 10))
        words.setSpacing(look.measures.dp(2))
        self._name = label("", "card")
        self._line = label("", "secondary", "2", wrap=True)
        self._line.setAlignment(Qt.AlignmentFlag.AlignTop)
        words.addWidget(self._name)
        words.addWidget(self._line, 1)
        row.addLayout(words, 1)
        self.setFixedHeight(look.measures.px(88))

    def show_game(self, chosen: Game) -> None:
        """Show that game, in the language of now."""
        self._picture.show_cards(chosen.cards)
        self._name.setText(catalogue.game_name(chosen))
        self._line.setText(catalogue.game_line(chosen))


class NewGamePage(Page):
    """Begins with what was chosen last for the game of that key; `remember` keeps what is chosen now."""

    start = Signal()

    def __init__(
        self, look: Look, settings: Settings, felt: Felt, nick: str, key: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self.setObjectName("NewGamePage")
        self._settings = settings
        self.game = catalogue.game(key)
        self._options = self._kept_options(self.game)
        self._companies: dict[str, tuple[Opponent, ...]] = {}
        left = QVBoxLayout()
        left.setSpacing(look.measures.dp(8))
        self._game_title = label("", "over", "3")
        self._game = GameHead(look, felt)
        self.games = Segmented(look, [(item.key, "") for item in GAMES])
        self.games.choose(self.game.key)
        self.games.chosen.connect(self._choose_game)
        self._who_title = label("", "over", "3")
        others = catalogue.opponents_of(self.game, settings)
        self.players = Opponents(look, nick, others, self.game.family, settings.people)
        self.players.changed.connect(self._summarise)
        self._match_title = label("", "over", "3")
        self.match = Segmented(look, [("points", ""), ("simple", "")])
        self.match.chosen.connect(self._choose_match)
        for part in (
            self._game_title, self._game, self.games, self._who_title, self.players, self._match_title, self.match,
        ):  # fmt: skip
            left.addWidget(part)
        for title in (self._who_title, self._match_title):
            title.setContentsMargins(*look.measures.dps(0, 10, 0, 0))
        left.addStretch(1)
        self.rules = HouseRules(look, GAMES[0], MachiavelliOptions())
        self.rules.changed.connect(self._rules_changed)
        self.body.addLayout(left, 10)
        right = QVBoxLayout()
        right.setSpacing(look.measures.dp(16))
        right.addWidget(self.rules, 1)  # its rows take what a large window leaves, to a point
        self._short = GameInShort(look, felt)
        right.addWidget(self._short)
        right.addStretch(0)
        self.body.addLayout(right, 17)
        self._make_foot()
        self._show_options()
        self.retranslate()

    def _make_foot(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(1)
        self._summary = ElidedLabel("", "strong")
        self._details = ElidedLabel("", "secondary", "2")
        words.addStretch(1)
        words.addWidget(self._summary)
        words.addWidget(self._details)
        words.addStretch(1)
        self.cancel = Button(self._look, "", Kind.QUIET, Grade.BIG)
        self.cancel.clicked.connect(self.leave)
        self.begin = Button(self._look, "", Kind.PRIMARY, Grade.BIG, icon="play")
        self.begin.clicked.connect(self.start)
        self.same_cards = DealChoice(self._look)
        self.same_cards.entered.connect(self.take_deal)
        self.same_cards.given_up.connect(self._summarise)
        self.foot.addLayout(words, 1)
        self.foot.addWidget(self.same_cards)
        self.foot.addWidget(self.cancel)
        self.foot.addWidget(self.begin)

    # what is chosen

    @property
    def options(self) -> Options:
        """The rules as they stand."""
        return self._options

    @property
    def opponents(self) -> tuple[Opponent, ...]:
        """The computer players as they stand."""
        return self.players.opponents

    @property
    def deal(self) -> Deal | None:
        """The deal of a code whose cards are to be played; None for fresh ones."""
        return self.same_cards.deal

    def take_deal(self, deal: Deal) -> None:
        """Choose the game, the rules and the number of players of this deal, and its cards."""
        chosen = catalogue.game_of(deal.options)
        self.same_cards.show_deal(None)
        self.games.choose(chosen.key)
        self._choose_game(chosen.key)
        self._options = deal.options
        self._show_options()
        self.players.seat(deal.seats - 1)
        self.same_cards.show_deal(deal)
        self._summarise()

    def remember(self) -> None:
        """Keep what is chosen for the next time, and for the tile of the game; not what came with a code."""
        self._settings.game = self.game.key
        self._settings.variants = {**self._settings.variants, self.game.family: self.game.key}
        if self.deal is not None:
            return
        companies = {**self._companies, catalogue.company_key(self.game): self.opponents}
        self._settings.companies = {**self._settings.companies, **companies}
        text = catalogue.text_of(self.game, self.options)
        self._settings.rules = {**self._settings.rules, self.game.key: text}

    def focus_first(self) -> None:
        """Put the keyboard on the button that is due."""
        self.begin.setFocus(Qt.FocusReason.OtherFocusReason)

    def _kept_options(self, chosen: Game) -> Options:
        return catalogue.options_of(chosen, self._settings.rules.get(chosen.key, chosen.rules))

    def _choose_game(self, chosen: str) -> None:
        before, self.game = self.game, catalogue.game(chosen)
        if (key := catalogue.company_key(self.game)) != catalogue.company_key(before):
            self._companies[catalogue.company_key(before)] = self.opponents
            kept = self._companies.get(key)
            self.players.show_game(kept or catalogue.opponents_of(self.game, self._settings), self.game.family)
        self._options = self._kept_options(self.game)
        self._show_options()
        self._game.show_game(self.game)
        self._summarise()

    def _show_options(self) -> None:
        """Show the house rules of the game; one without any has only its rules in short."""
        options = self._options
        has_rules = isinstance(options, MachiavelliOptions)
        for part in (self._match_title, self.match, self.rules):
            part.setVisible(has_rules)
        if isinstance(options, MachiavelliOptions):
            self.rules.show_game(self.game, options)
            self.match.choose(options.match)

    def _choose_match(self, key: str) -> None:
        self._options = chosen = replace(self.rules.options, match=key)
        self.rules.show_options(chosen)
        self._summarise()

    def _rules_changed(self) -> None:
        self._options = self.rules.options
        self.match.choose(self.rules.options.match)
        self._summarise()

    # words

    def _summarise(self) -> None:
        options = self._options
        self.players.limit(most_seats(self.game.family, options))
        deal = self.deal
        if deal is not None and (deal.options != options or deal.seats != len(self.opponents) + 1):
            self.same_cards.show_deal(None)  # other rules or players make other cards
        self._short.show_options(options)
        self._summary.set_text(catalogue.game_name(self.game))
        parts = [self.tr("%n player(s)", "", len(self.opponents) + 1)]
        if isinstance(options, MachiavelliOptions):
            parts.append(self.tr("two jokers") if options.jokers else self.tr("no jokers"))
        self._details.set_text(", ".join([*parts, catalogue.match_line(options)]))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.name_tools()
        self.title.set_text(self.tr("New game"))
        self.subtitle.hide()
        self._game_title.setText(self.tr("Game"))
        self._who_title.setText(self.tr("Who plays"))
        self._match_title.setText(self.tr("Match"))
        self.games.set_texts([catalogue.variant_name(item) for item in GAMES], self.tr("Game"))
        self.match.set_texts([self.tr("For points"), self.tr("A single hand")], self.tr("Match"))
        self._game.show_game(self.game)
        self.cancel.setText(self.tr("Cancel"))
        self.begin.setText(self.tr("Begin"))
        self._summarise()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
