"""The page where a game is put together: which game, against whom, by which house rules."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ramio_desktop.model.deal_code import Deal
from ramio_desktop.model.options import Options
from ramio_desktop.model.remedy import most_seats
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.catalogue import Game
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.option_words import clash_text
from ramio_desktop.ui.pages.page import Page
from ramio_desktop.ui.panels.deal_choice import DealChoice
from ramio_desktop.ui.panels.game_choice import GameChoice
from ramio_desktop.ui.panels.game_in_short import GameInShort
from ramio_desktop.ui.panels.house_rules import HouseRules
from ramio_desktop.ui.panels.opponents import Opponents
from ramio_desktop.ui.panels.rules_sheet import rules_line
from ramio_desktop.ui.settings import Opponent, Settings
from ramio_desktop.ui.widgets.buttons import Button, Grade, Kind
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.labels import ElidedLabel, label


class NewGamePage(Page):
    """Begins with what was chosen last for the game of that key; `remember` keeps what is chosen now.

    Rules that exclude each other stay as they were chosen: then nothing begins, and pressing the button leads to what
    would settle it.
    """

    start = Signal()
    said = Signal(str)
    """A sentence to be told in passing."""

    def __init__(
        self, look: Look, settings: Settings, felt: Felt, nick: str, key: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self.setObjectName("NewGamePage")
        self._settings = settings
        self._companies: dict[str, tuple[Opponent, ...]] = {}
        chosen = catalogue.game(key)
        left = QVBoxLayout()
        left.setSpacing(look.measures.dp(8))
        self._game_title = label("", "over", "3")
        self.games = GameChoice(look, felt, chosen)
        self.games.chosen.connect(self._choose_game)
        self._who_title = label("", "over", "3")
        others = catalogue.opponents_of(chosen, settings)
        self.players = Opponents(look, nick, others, chosen.family, settings.people)
        self.players.changed.connect(self._on_players)
        for part in (self._game_title, self.games, self._who_title, self.players):
            left.addWidget(part)
        self._who_title.setContentsMargins(*look.measures.dps(0, 10, 0, 0))
        left.addStretch(1)
        self._company = catalogue.company_key(chosen)
        self.rules = HouseRules(look, settings, chosen, self._kept_options(chosen))
        self.rules.changed.connect(self._summarise)
        self.rules.reseated.connect(lambda seats: self.players.seat(seats - 1))
        self.rules.taken.connect(self._take_rules)
        self.rules.said.connect(self.said)
        self.body.addLayout(left, 10)
        right = QVBoxLayout()
        right.setSpacing(look.measures.dp(16))
        right.addWidget(self.rules, 1)  # its rows take what a large window leaves, to a point
        self._short = GameInShort(look, felt)
        right.addWidget(self._short)
        right.addStretch(0)
        self.body.addLayout(right, 17)
        self._make_foot()
        self._show_rules()
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
        self.begin.clicked.connect(self._begin)
        self.same_cards = DealChoice(self._look)
        self.same_cards.entered.connect(self.take_deal)
        self.same_cards.given_up.connect(self._summarise)
        self.foot.addLayout(words, 1)
        self.foot.addWidget(self.same_cards)
        self.foot.addWidget(self.cancel)
        self.foot.addWidget(self.begin)

    # what is chosen

    @property
    def game(self) -> Game:
        """The game that is chosen."""
        return self.games.game

    @property
    def options(self) -> Options:
        """The rules as they stand."""
        return self.rules.options

    @property
    def opponents(self) -> tuple[Opponent, ...]:
        """The others as they stand."""
        return self.players.opponents

    @property
    def deal(self) -> Deal | None:
        """The deal of a code whose cards are to be played; None for fresh ones."""
        return self.same_cards.deal

    @property
    def is_playable(self) -> bool:
        """Whether these rules go together, with so many players."""
        return not self.rules.conflicts

    def take_deal(self, deal: Deal) -> None:
        """Choose the game, the rules and the number of players of this deal, and its cards."""
        self.same_cards.show_deal(None)
        self._take(catalogue.game_of(deal.options), deal.options)
        self.players.seat(deal.seats - 1)
        self.same_cards.show_deal(deal)
        self._summarise()

    def go_on_from(self, other: NewGamePage) -> None:
        """Choose what is chosen on another page of this kind, with the rules even where they exclude each other."""
        self._take(other.game, other.options)
        self.players.show_game(other.opponents, other.game.family)
        if other.deal is not None:
            self.take_deal(other.deal)

    def remember(self) -> None:
        """Keep what is chosen for the next time, and for the tile of the game.

        Not what came with a code, and no rules that exclude each other: the tile starts by those from before.
        """
        self._settings.game = self.game.key
        self._settings.variants = {**self._settings.variants, self.game.family: self.game.key}
        if self.deal is not None or not self.is_playable:
            return
        companies = {**self._companies, self._company: self.opponents}
        self._settings.companies = {**self._settings.companies, **companies}
        text = catalogue.text_of(self.game, self.options)
        self._settings.rules = {**self._settings.rules, self.game.key: text}

    def focus_first(self) -> None:
        """Put the keyboard on the button that is due."""
        self.begin.setFocus(Qt.FocusReason.OtherFocusReason)

    def _begin(self) -> None:
        if self.is_playable:
            self.start.emit()
            return
        self.rules.show_conflict()
        found = self.focusWidget()
        if found is not None and self.rules.isAncestorOf(found):
            self._scroll.ensureWidgetVisible(found, 50, 120)

    def _kept_options(self, chosen: Game) -> Options:
        return catalogue.options_of(chosen, self._settings.rules.get(chosen.key, chosen.rules))

    def _take(self, chosen: Game, options: Options) -> None:
        """Choose that game by these rules."""
        self.games.show_game(chosen)
        self._change_company()
        self.rules.show_game(chosen, options)
        self._show_rules()
        self._summarise()

    def _take_rules(self, family: str, options: Options) -> None:
        self._take(catalogue.game_of(options), options)
        self.said.emit(self.tr("{game} by these house rules").format(game=catalogue.game_name(self.game)))

    def _choose_game(self, key: str) -> None:
        self._take(catalogue.game(key), self._kept_options(catalogue.game(key)))

    def _change_company(self) -> None:
        key = catalogue.company_key(self.game)
        if key == self._company:
            return
        self._companies[self._company] = self.opponents
        self._company = key
        kept = self._companies.get(key)
        self.players.show_game(kept or catalogue.opponents_of(self.game, self._settings), self.game.family)

    def _show_rules(self) -> None:
        """Show the house rules of the game; one without any has only its rules in short."""
        self.rules.setVisible(catalogue.has_house_rules(self.options))

    def _on_players(self) -> None:
        self.rules.show_seats(len(self.opponents) + 1)
        self._summarise()

    # words

    def _summarise(self) -> None:
        options, seats = self.options, len(self.opponents) + 1
        self.rules.show_seats(seats)
        self.players.limit(most_seats(self.game.family, options))
        deal = self.deal
        if deal is not None and (deal.options != options or deal.seats != seats):
            self.same_cards.show_deal(None)  # other rules or players make other cards
        self._short.show_options(options)
        self._summary.set_text(catalogue.game_name(self.game))
        conflicts = self.rules.conflicts
        if conflicts:
            self._tell(clash_text(conflicts[0], options, seats), "warn")
        else:
            players = self.tr("%n player(s)", "", seats)
            self._tell(f"{players}, {rules_line(options, seats)}", "2")
        self.begin.set_kind(Kind.PENDING if conflicts else Kind.PRIMARY)
        self.begin.setToolTip(clash_text(conflicts[0], options, seats) if conflicts else "")
        self.begin.setAccessibleDescription(self.begin.toolTip())

    def _tell(self, text: str, tone: str) -> None:
        self._details.set_text(text)
        if self._details.property("tone") != tone:
            self._details.setProperty("tone", tone)
            self._details.style().unpolish(self._details)
            self._details.style().polish(self._details)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.name_tools()
        self.title.set_text(self.tr("New game"))
        self.subtitle.hide()
        self._game_title.setText(self.tr("Game"))
        self._who_title.setText(self.tr("Who plays"))
        self.cancel.setText(self.tr("Cancel"))
        self.begin.setText(self.tr("Begin"))
        self._summarise()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
