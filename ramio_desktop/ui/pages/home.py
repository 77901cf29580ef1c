"""The home page: go on with a game, or start one with a single click."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from time import time

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QIcon, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ramio_desktop.ui import catalogue
from ramio_desktop.ui.catalogue import GAMES, Game
from ramio_desktop.ui.later import later
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.banner import Banner
from ramio_desktop.ui.panels.card_button import RADIUS, CardButton
from ramio_desktop.ui.panels.continue_card import TALLEST, ContinueCard, FirstCard, Kept, KeptCard
from ramio_desktop.ui.panels.game_tile import GameTile
from ramio_desktop.ui.panels.home_friends import HomeFriends
from ramio_desktop.ui.panels.home_puzzles import HomePuzzles
from ramio_desktop.ui.panels.waiting_card import WaitingCard
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.waiting_tables import WaitingTable, waiting_tables
from ramio_desktop.ui.widgets.avatar import Avatar, avatars_of, own_avatar
from ramio_desktop.ui.widgets.buttons import Button, Grade, Kind
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.labels import ElidedLabel, label
from ramio_desktop.ui.widgets.scrolled import Scrolled

ICON_SIDE = 40
SMALL_CARDS = 2
TALLEST_ROW, TALLEST_ROWS = 156, 272
"""How high what is below the tiles may get, in one row or two, with its title."""
MOST_TILES_COMPACT = 4
"""So many tiles stand in one row of a small window; more of them in two."""


class ProfileButton(CardButton):
    """One's own picture and name, at the right end of the header."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setProperty("ringRadius", RADIUS)
        self.setFixedHeight(look.measures.dp(44))
        row = QHBoxLayout(self)
        row.setContentsMargins(*look.measures.dps(6, 4, 14, 4))
        row.setSpacing(look.measures.dp(10))
        self._avatar = Avatar(look, 0, 32)
        self._name = ElidedLabel("", "strong")
        self._name.setMaximumWidth(look.measures.dp(180))
        row.addWidget(self._avatar)
        row.addWidget(self._name)
        self.let_through()

    def show_nick(self, nick: str, description: str) -> None:
        """Show that player."""
        self._avatar.show_player(own_avatar(nick, self._look.theme.picture))
        self._name.set_text(nick)
        self.setAccessibleName(description)
        self.setToolTip(description)


class HomePage(QWidget):
    """Shows what the application tells it; every wish leaves it as a signal.

    `play` and `options` carry a game's key, the signals about kept games the path of their save.
    """

    play = Signal(str)
    options = Signal(str)
    resumed = Signal(Path)
    review = Signal(Path)
    reviewChoice = Signal()
    """The list of what can be reviewed is wanted."""
    rename = Signal(Path)
    remove = Signal(Path)
    allKept = Signal(QWidget)
    quickSettings = Signal(QWidget)
    profile = Signal(QWidget)
    lobby = Signal()
    joined = Signal(str)
    """Go to the table of this code."""
    invited = Signal(str)
    """Go to the table of this link."""
    tableResumed = Signal(object)
    """Go on at this `WaitingTable`."""

    def __init__(self, look: Look, settings: Settings, felt: Felt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("HomePage")
        self._look = look
        self._settings = settings
        self._felt = felt
        self._nick = ""
        self._tables: tuple[WaitingTable, ...] = ()
        self._kept: tuple[Kept, ...] = ()
        self._now = datetime.now()
        self._shown: list[QWidget] = []
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        scroll = Scrolled()
        outer.addWidget(scroll)
        sides = QHBoxLayout(scroll.inside)
        sides.setContentsMargins(0, 0, 0, 0)
        self._content = QWidget()
        sides.addStretch(1)
        sides.addWidget(self._content, 1000)
        sides.addStretch(1)
        self._column = QVBoxLayout(self._content)
        self._column.setSpacing(0)
        self._make_header()
        self._banners = QVBoxLayout()
        self._column.addLayout(self._banners)
        self._top = QHBoxLayout()
        self._column.addLayout(self._top, 1)
        self._make_tiles()
        look.theme.changed.connect(self._fit)
        settings.changed.connect(self._on_setting)
        self._fit()
        self._say()

    # building

    def _make_header(self) -> None:
        head = QWidget()
        head.setFixedHeight(self._look.measures.dp(56))
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._look.measures.dp(12))
        self._icon = QLabel()
        self._name = label("Ramio", "page")
        row.addWidget(self._icon)
        row.addWidget(self._name)
        row.addStretch(1)
        self.gear = Button(self._look, "", Kind.QUIET, Grade.NORMAL, icon="settings")
        self.gear.clicked.connect(lambda: self.quickSettings.emit(self.gear))
        self.person = ProfileButton(self._look)
        self.person.clicked.connect(lambda: self.profile.emit(self.person))
        self.friends = Button(self._look, "", Kind.SECONDARY, Grade.NORMAL, icon="users")
        self.friends.clicked.connect(self.lobby)
        row.addWidget(self.friends)  # where the friends below are out of sight
        self.looking = Button(self._look, "", Kind.QUIET, Grade.NORMAL, icon="search-check")
        self.looking.clicked.connect(self.reviewChoice)
        row.addWidget(self.looking)
        row.addWidget(self.gear)
        row.addWidget(self.person)
        self._column.addWidget(head)

    def _make_tiles(self) -> None:
        self._play_title = label("", "section")
        self._column.addWidget(self._play_title)
        self._tiles = QGridLayout()
        self.tiles: list[GameTile] = []
        for item in catalogue.on_home(self._settings):
            tile = GameTile(self._look, item, self._felt)
            tile.play.connect(self.play)
            tile.options.connect(self.options)
            self.tiles.append(tile)
        self._column.addLayout(self._tiles, 2)
        self._bottom = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.puzzles = HomePuzzles(self._look)
        self.puzzles.offered.connect(self._fit)
        self.puzzles.offered.connect(self._order_tabs)
        self.company = HomeFriends(self._look)
        self.company.lobby.connect(self.lobby)
        self.company.code.connect(self.joined)
        self.company.invitation.connect(self.invited)
        self._bottom.addWidget(self.puzzles, 1)
        self._bottom.addWidget(self.company, 1)
        self._column.addLayout(self._bottom, 1)
        self._column.addStretch(0)

    # showing

    def show_nick(self, nick: str) -> None:
        """Show who is playing."""
        self._nick = nick
        self.person.show_nick(nick, self.tr("{name}: your name at the table").format(name=nick))
        self._show_choices()

    def show_kept(self, kept: Sequence[Kept], now: datetime) -> None:
        """Show the games that wait, the last one first; `now` is for the words of their age."""
        self._kept, self._now = tuple(kept), now
        self._fill_top()

    def say(self, title: str, text: str) -> Banner:
        """Show a sentence about trouble at the top of the page, until it is put away; returned for tests."""
        banner = Banner(self._look, title, text, self.tr("Close"))
        banner.dismissed.connect(banner.deleteLater)
        self._banners.addWidget(banner)
        return banner

    def focus_first(self) -> None:
        """Put the keyboard on the button that is due."""
        for widget in self._shown:
            if isinstance(widget, (ContinueCard, FirstCard)):
                widget.button.setFocus(Qt.FocusReason.OtherFocusReason)
                if self.isVisible() and not widget.isVisible():  # a hidden button does not take the keyboard
                    later(self, 0, self._focus_if_shown)

    def _focus_if_shown(self) -> None:
        if self.isVisible():  # else another page has the keyboard by now
            self.focus_first()

    @property
    def kept(self) -> tuple[Kept, ...]:
        """The games that wait, as they are shown."""
        return self._kept

    @property
    def cards(self) -> list[QWidget]:
        """The cards at the top, the large one first."""
        return self._shown

    def _fill_top(self) -> None:
        focus = self.focusWidget()
        # A page remembers which of its widgets had the keyboard: while it is hidden another page has it.
        had_keyboard = focus is not None and self.isVisible() and any(
            card is focus or card.isAncestorOf(focus) for card in self._shown
        )
        while self._top.count():
            item = self._top.takeAt(0)
            if item is not None and (part := item.widget()) is not None:
                part.hide()
                part.deleteLater()
        self._shown = []
        if not self._kept:
            first = FirstCard(self._look, self._felt)
            first.play.connect(lambda: self.play.emit(GAMES[0].key))
            first.options.connect(lambda: self.options.emit(GAMES[0].key))
            self._add(self._top, first, 66)
            self._show_choices()
        else:
            self._add(self._top, self._wired(ContinueCard(self._look, self._kept[0], self._now, self._felt)), 66)
        if len(self._kept) > 1 or self._tables:
            self._fill_side()
        self._order_tabs()
        if had_keyboard:
            self.focus_first()

    def _fill_side(self) -> None:
        beside = QWidget()
        beside.setMaximumHeight(self._look.measures.px(TALLEST))  # not taller than the large card
        side = QVBoxLayout(beside)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(self._look.measures.gutter)
        others = self._kept[1:]
        room = SMALL_CARDS
        if self._tables:  # the last one; the others are in the lobby
            room -= 1
            now, is_tall = datetime.now().astimezone(), len(others) != 1
            card = WaitingCard(self._look, self._tables[0], now, self._felt, is_tall)
            card.chosen.connect(self.tableResumed)
            self._add(side, card, 1)
        small = others if len(others) <= room else others[: room - 1]
        is_alone = len(others) == 1 and not self._tables
        for kept in small:
            self._add(side, self._wired(KeptCard(self._look, kept, self._now, self._felt, tall=is_alone)), 1)
        if len(others) > len(small):
            rest = Button(self._look, "", Kind.SECONDARY, Grade.BIG, icon="layers")
            rest.setText(self.tr("%n other game(s)", "", len(others) - len(small)))
            rest.clicked.connect(lambda: self.allKept.emit(rest))
            self._add(side, rest, 0)
        self._top.addWidget(beside, 33)

    def _add(self, box: QBoxLayout, widget: QWidget, stretch: int = 1) -> None:
        box.addWidget(widget, stretch)
        self._shown.append(widget)

    def _wired(self, card: ContinueCard | KeptCard) -> ContinueCard | KeptCard:
        card.resumed.connect(self.resumed)
        card.review.connect(self.review)
        card.rename.connect(self.rename)
        card.remove.connect(self.remove)
        return card

    def _show_choices(self) -> None:
        """Say on every tile what one click starts."""
        for tile, chosen in zip(self.tiles, catalogue.on_home(self._settings), strict=True):
            options = catalogue.options_of(chosen, self._settings.rules.get(chosen.key, chosen.rules))
            tile.show_choice(chosen, self._others(chosen)[1], len(catalogue.changed_names(chosen, options)))
        first = GAMES[0]
        patterns, names = self._others(first)
        options = catalogue.options_of(first, self._settings.rules.get(first.key, first.rules))
        for widget in self._shown:
            if isinstance(widget, FirstCard):
                shared = any(who.is_person for who in catalogue.opponents_of(first, self._settings))
                line = self.tr("At this computer, {match}") if shared else self.tr("Against the computer, {match}")
                line = line.format(match=catalogue.match_line(options))
                widget.show_choice(catalogue.game_name(first), line, patterns, names)

    def _others(self, chosen: Game) -> tuple[Sequence[int], list[str]]:
        """The pictures and the names of the computer players that game would be played against."""
        names = [item.name for item in catalogue.opponents_of(chosen, self._settings)]
        return avatars_of([self._nick, *names], 0, self._look.theme.picture)[1:], names

    def _on_setting(self, name: str) -> None:
        if name in ("rules", "opponents", "companies", "variants"):
            self._show_choices()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._say()
        self._fill_top()
        self.show_nick(self._nick)

    def _say(self) -> None:
        self._say_waiting()
        self.gear.setText(self.tr("Settings"))
        self.looking.setText(self.tr("Review"))
        self._play_title.setText(self.tr("Play"))

    def _count_tables(self) -> None:
        """Look whether tables played with friends wait."""
        tables = waiting_tables(self._settings.folder, time())
        if tables == self._tables:
            return
        self._tables = tables
        self._fill_top()
        self._say_waiting()

    def _say_waiting(self) -> None:
        count = len(self._tables)
        self.friends.setText(
            self.tr("Play with friends · %n waiting", "", count) if count else self.tr("Play with friends")
        )
        self.company.show_waiting(count)

    def _order_tabs(self) -> None:
        stops: list[QWidget] = [self.friends, self.looking, self.gear, self.person]
        for widget in self._shown:
            if isinstance(widget, ContinueCard):
                stops += [widget.button, widget.menu]
            elif isinstance(widget, KeptCard):
                stops += [widget, widget.menu]
            elif isinstance(widget, FirstCard):
                stops += [widget.button, widget.more]
            else:
                stops.append(widget)
        for tile in self.tiles:
            stops += [tile, tile.sliders]
        stops += [*self.puzzles.shown, *self.company.stops]
        for before, after in zip(stops, stops[1:]):
            QWidget.setTabOrder(before, after)

    # layout

    def _fit(self) -> None:
        m = self._look.measures
        dp = m.dp
        side = m.page_margin if not m.compact else dp(32)
        self._content.setMaximumWidth(m.content_width + 2 * side)
        self._column.setContentsMargins(side, dp(8 if m.compact else 12), side, dp(24))
        pixels = m.px(ICON_SIDE)
        icon = QIcon(str(self._look.theme.resources / "art" / "icon" / "icon.svg"))
        self._icon.setPixmap(icon.pixmap(pixels, pixels))
        self._top.setContentsMargins(0, dp(4 if m.compact else 12), 0, 0)
        self._top.setSpacing(m.gutter)
        self._tiles.setSpacing(m.gutter)
        in_row = len(self.tiles)
        if m.compact and in_row > MOST_TILES_COMPACT:
            in_row = (in_row + 1) // 2
        for place, tile in enumerate(self.tiles):
            self._tiles.addWidget(tile, place // in_row, place % in_row)
        for column in range(len(self.tiles)):
            self._tiles.setColumnStretch(column, column < in_row)
        has_puzzles = bool(self.puzzles.shown)
        ways = QBoxLayout.Direction
        self._bottom.setDirection(ways.TopToBottom if m.compact else ways.LeftToRight)
        self._bottom.setSpacing(m.gutter)
        self._bottom.setContentsMargins(0, dp(16), 0, 0)
        beside = has_puzzles and not m.compact
        self.company.show_narrow(beside)
        self.company.setMaximumHeight(m.px(TALLEST_ROWS if beside else TALLEST_ROW))
        self.puzzles.setMaximumHeight(m.px(TALLEST_ROWS))
        self.friends.setVisible(m.compact)
        self._play_title.setContentsMargins(*self._look.measures.dps(0, 16, 0, 8))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        later(self, 0, self._count_tables)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
