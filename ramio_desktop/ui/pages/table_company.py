"""What a network table has besides: who is there and whose clock runs, talk, and what others lay out at this moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from ramio_desktop.model.state import Phase
from ramio_desktop.ui.company import Company, Spoken
from ramio_desktop.ui.later import later
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.pages.table_words import Words
from ramio_desktop.ui.panels.chat import ChatButton, ChatDrawer
from ramio_desktop.ui.panels.others_draft import OthersDraft
from ramio_desktop.ui.panels.reactions import ReactionWords
from ramio_desktop.ui.widgets.bubble import Bubble
from ramio_desktop.ui.widgets.seat import SeatState
from ramio_desktop.ui.widgets.status_line import Tone

if TYPE_CHECKING:
    from ramio_desktop.ui.pages.table_display import TableDisplay

SHOW_EVERY_MS: Final = 200
"""How often the others see one's draft at most: the host takes eight a second."""


class TableCompany(QObject):
    """Joins a table page to the people of its table; the page asks it for states and words."""

    changed = Signal()
    """The page has something to show anew."""
    ticked = Signal()
    """The clocks of the page have."""

    def __init__(self, look: Look, page: TableDisplay, company: Company) -> None:
        super().__init__(page)
        self._look = look
        self._page = page
        self._company = company
        self._reactions = ReactionWords(self)
        self._shown: tuple[str, ...] = ()
        self.button = ChatButton(look)
        self.button.clicked.connect(self.open_drawer)
        page.add_tool(self.button)
        self.draft = OthersDraft(look, page)
        self.bubbles: dict[int, Bubble] = {}
        self._show_draft = QTimer(self)
        self._show_draft.setSingleShot(True)
        self._show_draft.setInterval(SHOW_EVERY_MS)
        self._show_draft.timeout.connect(self._send_draft)
        page.turn.draftChanged.connect(self._on_own_draft)
        page.turn.changed.connect(self._refresh_draft)
        company.changed.connect(self._on_changed)
        company.ticked.connect(self.ticked)
        company.read.connect(self._refresh_button)
        company.spoke.connect(self._on_spoke)
        company.drafted.connect(self._on_drafted)
        self._refresh_button()
        later(self, 0, self._refresh_draft)

    # what the page asks

    def seat(self, seat: int, state: SeatState) -> SeatState:
        """The state of a seat with what the network knows of it."""
        return self._company.seat_state(seat, state)

    def words(self) -> Words | None:
        """What the status line says of the others; None: nothing."""
        if self._page.session.view.is_over:
            return None
        if waiting := self._company.words_of_waiting():
            return Words(waiting, "hourglass", Tone.WRONG)
        if self.draft.isVisibleTo(self._page):
            name = self._company.session.names[self._company.drafter]
            return Words(self.tr("{name} is laying out cards: you see every move").format(name=name), "hourglass")
        return None

    def offer(self, seat: int) -> str:
        """What pressing a seat does; empty: nothing of ours."""
        if seat not in self._company.missing:
            return ""
        return self.tr("{name} is away: how to go on").format(name=self._company.session.names[seat])

    def press(self, seat: int) -> bool:
        """Somebody's seat was pressed; whether that was meant for us."""
        if seat not in self._company.missing:
            return False
        self._company.absent.emit(seat)
        return True

    def open_drawer(self) -> ChatDrawer:
        """Open the drawer with talk; returned for tests and pictures."""
        drawer = ChatDrawer(self._look, self._page.window(), self.button, self._company)
        drawer.absent.connect(self._company.absent)
        return drawer

    # what is heard

    def _on_changed(self) -> None:
        self._refresh_button()
        self.changed.emit()

    def _refresh_button(self) -> None:
        self.button.show_unread(self._company.unread)

    def _on_spoke(self, spoken: Spoken) -> None:
        own = spoken.seat == self._page.session.seat
        if own or not self._page.isVisible():
            return
        if spoken.seat not in self.bubbles:
            self.bubbles[spoken.seat] = Bubble(self._look, self._page)
        text = spoken.text or self._reactions.of(spoken.reaction)
        name = self._company.session.names[spoken.seat]
        self.bubbles[spoken.seat].say(name, text, self._page.seat_rect(spoken.seat))

    # drafts

    def _on_own_draft(self) -> None:
        if not self._show_draft.isActive():
            self._show_draft.start()

    def _send_draft(self) -> None:
        """Let the others see the turn as it is laid out; a rehearsal is nobody's business."""
        turn, session = self._page.turn, self._page.session
        view = session.view
        mine = view.turn.seat == session.seat and view.turn.phase is Phase.PLAY and not view.is_over
        if not mine or turn.rehearsing:
            self._shown = ()
            return
        draft = turn.draft
        changed = draft.is_changed
        groups = tuple("".join(card.text for card in meld.meld.cards) for meld in draft.melds) if changed else ()
        if groups != self._shown:
            self._shown = groups
            self._company.member.show(session.guest.seen, groups)

    def _on_drafted(self) -> None:
        self._refresh_draft()
        self.changed.emit()

    def _refresh_draft(self) -> None:
        company, page = self._company, self._page
        may = not page.turn.rehearsing and not page.session.view.is_over
        groups = company.groups if may else ()
        if groups != self.draft.groups:
            name = company.session.names[company.drafter]
            self.draft.show_draft(groups, page.session.view, company.drafter, page.session.seat, name)
