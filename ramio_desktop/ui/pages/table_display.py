"""What the table page shows around the scene: seats, status line, buttons and titles, as the session knows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.actions import Verb
from ramio_desktop.model.options import MachiavelliOptions, RaminoOptions
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.state import Phase, State
from ramio_desktop.ui.hints import Advisor
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.models.recap import PileMoves, pile_moves_since
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.pages.last_moves import LastMoves
from ramio_desktop.ui.pages.play_table import PlayTable
from ramio_desktop.ui.pages.table_voice import RackWords, TableVoice
from ramio_desktop.model.options import has_tiles
from ramio_desktop.ui.session import Session
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.avatar import avatars_of
from ramio_desktop.ui.widgets.seat import SeatState

if TYPE_CHECKING:
    from ramio_desktop.ui.pages.deadlock import Deadlock
    from ramio_desktop.ui.pages.table_company import TableCompany


class TableDisplay(PlayTable):
    """One seat of a table as it is now; what the person wants is `TablePage`'s."""

    def __init__(
        self, look: Look, session: Session, settings: Settings, advisor: Advisor | None, parent: QWidget | None
    ) -> None:
        super().__init__(look, session.view, session.seat, settings, advisor, parent)
        self.session = session
        self._voice = TableVoice(self)
        self._rack = RackWords(self)
        self._last_moves = LastMoves(session)
        self._company = self._accompanied()
        self._deadlock = self._watched()

    def _accompanied(self) -> TableCompany | None:
        """What a network table shows besides; local tables load nothing of it."""
        if self.session.company is None:
            return None
        from ramio_desktop.ui.pages.table_company import TableCompany

        company = TableCompany(self._look, self, self.session.company)
        company.changed.connect(self._refresh)
        company.ticked.connect(self._refresh_clocks)
        return company

    def _names(self) -> Sequence[str]:
        return self.session.names

    def _watched(self) -> Deadlock | None:
        """What offers to stop a hand that nobody can close; games without such hands load nothing of it."""
        if not self.session.view.options.melds_stay:
            return None
        from ramio_desktop.ui.pages.deadlock import Deadlock

        return Deadlock(self._look, self)

    def _verbs(self) -> frozenset[Verb]:
        view = self.session.view
        return rules_of(view).verbs(view, self.session.seat)

    def _refresh(self) -> None:
        self.session.save_hand_order(self.turn.hand_order())
        self._refresh_seats()
        self._refresh_offers()
        self._refresh_buttons()
        self._refresh_status()
        if self._deadlock is not None:
            self._deadlock.refresh()

    def _refresh_status(self) -> None:
        if self._hint or self._fault is not None or self._advice:
            super()._refresh_status()
            return
        others = self._company.words() if self._company is not None else None
        if others is not None:
            self._show_words(others)
            return
        words = self._words.of(self.turn, self.session.names)
        if moves := self._unseen():
            names = self.session.names
            self._show_words(words.after(self._voice.piles(moves, names), self._voice.piles_in_short(moves, names)))
        else:
            self._show_words(words, self._quiet())

    def _unseen(self) -> tuple[PileMoves, ...]:
        """What others did with the piles while somebody else had this computer, before one's own draw."""
        session, view = self.session, self.session.view
        if not (session.is_shared and self.turn.stays) or view.turn.phase is not Phase.DRAW:
            return ()
        return pile_moves_since(session.history, session.seat) if view.turn.seat == session.seat else ()

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
                out=seat in view.match.out,
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
        self._name_tools()
        self._take_back.set_caption(self.tr("Back to the start of my last turn"), "Ctrl+B")
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
            return text if options.clockwise else self.tr("{text} · to the left").format(text=text)
        if has_tiles(view.rules):
            return self.tr("Hand {n}").format(n=view.match.hand)
        return self.tr("A single hand")

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
