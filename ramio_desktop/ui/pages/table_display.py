"""What the table page shows around the scene: seats, status line, buttons and titles, as the session knows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.actions import Verb
from ramio_desktop.model.options import MachiavelliOptions, RaminoOptions
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.state import State
from ramio_desktop.ui.hints import Advisor, HintGuide
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.pages.discard_buttons import DiscardButtons
from ramio_desktop.ui.pages.discard_words import DiscardWords
from ramio_desktop.ui.pages.last_moves import LastMoves
from ramio_desktop.ui.pages.table_buttons import TableButtons, Tools
from ramio_desktop.ui.pages.table_frame import TableFrame
from ramio_desktop.ui.pages.table_voice import RackWords, TableVoice
from ramio_desktop.ui.pages.table_words import TableWords, Words
from ramio_desktop.model.options import has_tiles
from ramio_desktop.ui.session import Session
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.avatar import avatars_of
from ramio_desktop.ui.widgets.seat import SeatState
from ramio_desktop.ui.widgets.status_line import Tone

if TYPE_CHECKING:
    from ramio_desktop.ui.pages.table_company import TableCompany


class TableDisplay(TableFrame):
    """One seat of a table as it is now; what the person wants is `TablePage`'s."""

    def __init__(
        self, look: Look, session: Session, settings: Settings, advisor: Advisor | None, parent: QWidget | None
    ) -> None:
        if has_tiles(session.view.rules):
            look = look.tiles
        stays = session.view.options.melds_stay
        if stays:
            look = look.zones
        super().__init__(look, len(session.seats), session.seat, parent)
        self.session = session
        self._settings = settings
        self._words = DiscardWords(self) if stays else TableWords(self)
        self._voice = TableVoice(self)
        self._rack = RackWords(self)
        tools = Tools(self._undo, self._redo, self._restore, self._hint_tool)
        buttons = DiscardButtons if stays else TableButtons
        self._buttons = buttons(look, self.turn, self.first_button, self.confirm_button, tools, self)
        self._fault: Words | None = None
        self._hint = ""
        self._advice = ""
        self._due = ""
        """What is to be done now, in words."""
        self._waiting = False
        self._hints = HintGuide(self.turn, advisor, self) if advisor is not None else None
        self._hint_tool.setVisible(self._hints is not None)
        self._last_moves = LastMoves(session)
        self._company = self._accompanied()

    def _accompanied(self) -> TableCompany | None:
        """What a network table shows besides; local tables load nothing of it."""
        if self.session.company is None:
            return None
        from ramio_desktop.ui.pages.table_company import TableCompany

        company = TableCompany(self._look, self, self.session.company)
        company.changed.connect(self._refresh)
        company.ticked.connect(self._refresh_clocks)
        return company

    def _verbs(self) -> frozenset[Verb]:
        view = self.session.view
        return rules_of(view).verbs(view, self.session.seat)

    def _refresh(self) -> None:
        self.session.save_hand_order(self.turn.hand_order())
        self._refresh_seats()
        self._refresh_offers()
        self._refresh_buttons()
        self._refresh_status()

    def _refresh_status(self) -> None:
        if self._hint:
            self._status.show_text(self._hint, "hand")
            return
        if self._advice and self._fault is None:
            self._status.show_text(self._advice, "lightbulb", Tone.DUE)
            return
        others = self._company.words() if self._company is not None else None
        words = self._fault or others or self._words.of(self.turn, self.session.names)
        self._due = words.text
        quiet = self._quiet() if self._fault is None and others is None else ""
        short = words.short or words.text if quiet else words.short
        self._status.show_text(quiet + words.text, words.icon, words.tone, words.progress, short)

    def _quiet(self) -> str:
        """What nobody can see on the table: who has passed before one's own turn, until one draws or moves a card."""
        turn, session = self.turn, self.session
        if turn.draft.is_changed or turn.rehearsing or session.view.is_over:
            return ""
        said = [self._voice.of(event, None, session.names, session.seat, turn.has_tiles)
                for event in self._last_moves.quiet()]
        return "".join(f"{sentence}. " for sentence in said)

    def _refresh_seats(self) -> None:
        view, names = self.session.view, self.session.names
        patterns = avatars_of(names, self.session.owner, self._look.theme.picture)
        counted = catalogue.counts_points(view.options)
        tiles = has_tiles(view.rules)
        for seat, widget in [*self._others.items(), (self.session.seat, self._own)]:
            state = SeatState(
                names[seat],
                cards=len(view.hands[seat]),
                score=view.match.scores[seat] if counted else None,
                turn=view.turn.seat == seat and not view.is_over,
                dealer=view.options.melds_stay and seat == view.match.dealer,
                computer=self.session.is_computer(seat),
                tiles=tiles,
                note="" if counted else self._note(seat),
                pattern=patterns[seat],
            )
            widget.show_state(self._company.seat(seat, state) if self._company is not None else state)

    def _note(self, seat: int) -> str:
        """What stands under a name where no points are counted: a computer player's level, one's number of tiles."""
        if self.session.is_computer(seat):
            return catalogue.level_name(self.session.seats[seat].level)
        if seat == self.session.seat and self.turn.has_tiles:
            return self._rack.count(len(self.session.view.hands[seat]))
        return ""

    def _refresh_clocks(self) -> None:
        self._refresh_seats()
        self._refresh_mark()

    def _refresh_offers(self) -> None:
        for seat, widget in self._others.items():
            can = self._last_moves.can_explain(seat)
            why = self.tr("Why did {name} play so?").format(name=self.session.names[seat])
            other = self._company.offer(seat) if self._company is not None else ""
            widget.offer(other or (why if can else ""))

    def _refresh_buttons(self) -> None:
        self._buttons.show(self._waiting)
        self._take_back.setVisible(self.session.is_practice)
        self._take_back.setEnabled(self.session.can_take_back and not self._waiting)
        self._refresh_mark()

    def _refresh_mark(self) -> None:
        due = self.session.view.turn.seat == self.session.seat and not self.session.view.is_over
        mark = self.tr("Your turn") if due else self.tr("Rehearsal") if self.turn.rehearsing else ""
        clock = self._own.state.clock_text if due else ""
        self._turn_mark.setText("  ".join(part for part in ("● " + mark if mark else "", clock) if part))

    def _retranslate(self) -> None:
        view = self.session.view
        self._back.set_caption(self.tr("Leave the table"))
        self._take_back.set_caption(self.tr("Back to the start of my last turn"), "Ctrl+B")
        self._keys.set_caption(self.tr("Keys"), "?")
        self._gear.set_caption(self.tr("Quick settings"))
        self._undo.set_caption(self.tr("Undo"), "Ctrl+Z")
        self._redo.set_caption(self.tr("Redo"), "Ctrl+Y")
        self._restore.set_caption(self.tr("Restore"), "Ctrl+R")
        self._hint_tool.set_caption(self.tr("Hint"), "H")
        if has_tiles(view.rules):
            self._sort.set_texts([self.tr("Colours"), self.tr("Numbers")], self.tr("Sort the rack"))
        else:
            self._sort.set_texts([self.tr("Suits"), self.tr("Ranks")], self.tr("Sort the hand"))
        chosen = catalogue.game_of(view.options)
        name = catalogue.game_name(chosen) if view.options.melds_stay else catalogue.family_name(view.rules)
        self._title.setText(name)
        self._subtitle.set_text(self._match_text(view))
        self._refresh()

    def _match_text(self, view: State) -> str:
        options = view.options
        if isinstance(options, MachiavelliOptions) and options.match == "points":
            return self.tr("Hand {n} · to {target}").format(n=view.match.hand, target=options.target)
        if isinstance(options, RaminoOptions):
            text = self.tr("Hand {n} · to {target}").format(n=view.match.hand, target=options.target)
            return text if options.direction == "clockwise" else self.tr("{text} · to the left").format(text=text)
        if has_tiles(view.rules):
            return self.tr("Hand {n}").format(n=view.match.hand)
        return self.tr("A single hand")

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
