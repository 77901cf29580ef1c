"""What a network table shows while playing: who is there, the clock, drafts of others, talk, and what is agreed on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.actions import Draw, Pass
from ramio_desktop.model.options import parse_rules
from ramio_desktop.model.rules import ruleset
from ramio_desktop.model.state import Phase
from ramio_desktop.net.messages import SLOW_DOWN, TIME_IS_UP, Notice
from ramio_desktop.net.table_messages import (
    AWAY, DECLINED, LOST, NEXT_HAND, Drafted, Proposal, Roster, Said, Settled, TurnClock,
)
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui.company import Company, read_groups
from ramio_desktop.ui.language import Language
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.pages.score import ScorePage
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.pages.table_company import TableCompany
from ramio_desktop.ui.panels.away import AwayQuestion
from ramio_desktop.ui.theme import Mode, Theme
from ramio_desktop.ui.widgets.felt import Felt
from tests.ui import layout
from tests.ui.lobbies import Player, begun, joined, opened


class Sitting:
    """A player at the table's page, in a window of his own."""

    def __init__(self, player: Player, size: tuple[int, int] = (1280, 800)) -> None:
        self.player = player
        self.session = player.session
        self.seat = player.playing[0]
        player.page.take_seat()
        assert self.session.company is not None
        self.company: Company = self.session.company
        theme = Theme(resources_dir(), Mode.DARK)
        theme.fit(*size)
        self.look = Look.create(theme)
        self.window = QWidget()
        player.settings.animation = "off"
        player.settings.volume = 0
        self.page = TablePage(self.look, self.session, player.settings, None, self.window)
        self.page.resize(*size)
        self.window.resize(QSize(*size))
        self.window.show()

    @property
    def together(self) -> TableCompany:
        """What the page has besides."""
        together = self.page._company
        assert together is not None
        return together

    @property
    def status(self) -> str:
        """What the status line says."""
        return self.page._status.text

    def close(self) -> None:
        """Close the window."""
        self.window.close()
        self.window.deleteLater()


@pytest.fixture
def player(tmp_path: Path, qapp) -> Iterator[Callable[[str], Player]]:
    made: list[Player] = []

    def make(nick: str) -> Player:
        made.append(Player(tmp_path / nick, nick))
        return made[-1]

    yield make
    for one in made:
        one.page.deleteLater()
        one.close()


@pytest.fixture
def pair(qtbot, player) -> Iterator[tuple[Sitting, Sitting]]:
    """The host and a guest, each at his page of one table."""
    host, guest = player("Anna"), player("Bruno")
    code = opened(qtbot, host)
    joined(qtbot, host, guest, code)
    begun(qtbot, host, guest)
    made = Sitting(host), Sitting(guest)
    yield made
    for one in made:
        one.close()


def _in_turn(pair: tuple[Sitting, Sitting]) -> tuple[Sitting, Sitting]:
    """Who is in turn, and the other."""
    first, second = pair
    return (first, second) if first.session.view.turn.seat == first.session.seat else (second, first)


def _drawn(qtbot, one: Sitting) -> None:
    one.session.submit([Draw()])
    qtbot.waitUntil(lambda: one.session.view.turn.phase is Phase.PLAY, timeout=5000)


def _roster(one: Sitting, seat: int, **changes: object) -> Roster:
    import msgspec

    roster = one.seat.table
    assert roster is not None
    seats = list(roster.seats)
    waiting = bool(changes.pop("is_waiting", False))
    seats[seat] = msgspec.structs.replace(seats[seat], **changes)
    return msgspec.structs.replace(roster, seats=tuple(seats), is_waiting=waiting)


def test_a_draft_is_seen_by_the_others_and_a_rehearsal_is_not(qtbot, pair) -> None:
    actor, other = _in_turn(pair)
    token = other.page.turn.held[0]
    other.page.turn.rehearse(True)
    other.page.turn.move([token])
    qtbot.wait(400)
    assert actor.company.groups == () and actor.together.draft.isHidden()
    other.page.turn.rehearse(False)
    _drawn(qtbot, actor)
    token = actor.page.turn.held[0]
    face = actor.page.turn.draft.cards[token]
    actor.page.turn.move([token])
    qtbot.waitUntil(lambda: other.company.groups == ((face,),), timeout=5000)
    assert other.together.draft.isVisible()
    assert actor.session.names[actor.session.seat] in other.status
    assert other.session.view.table == ()  # a draft is no move (I7)
    actor.page.turn.restore()
    qtbot.waitUntil(lambda: other.company.groups == (), timeout=5000)
    assert other.together.draft.isHidden()


def test_while_one_rehearses_the_draft_of_another_is_out_of_the_way(qtbot, pair) -> None:
    actor, other = _in_turn(pair)
    _drawn(qtbot, actor)
    actor.page.turn.move([actor.page.turn.held[0]])
    qtbot.waitUntil(lambda: other.together.draft.isVisible(), timeout=5000)
    other.page.turn.rehearse(True)
    assert other.together.draft.isHidden()
    other.page.turn.rehearse(False)
    assert other.together.draft.isVisible()


def test_a_draft_is_gone_with_the_turn(qtbot, pair) -> None:
    actor, other = _in_turn(pair)
    _drawn(qtbot, actor)
    actor.page.turn.move([actor.page.turn.held[0]])
    qtbot.waitUntil(lambda: other.together.draft.isVisible(), timeout=5000)
    actor.page.turn.restore()
    actor.session.submit([Pass()])
    qtbot.waitUntil(lambda: other.session.view.turn.seat == other.session.seat, timeout=5000)
    assert other.together.draft.isHidden()


@pytest.mark.parametrize("groups", [("x99",), ("??",), ("4c4c4c",), ("zz",), ("",)])
def test_a_draft_no_table_could_hold_is_not_shown(groups: tuple[str, ...]) -> None:
    family, options = parse_rules("machiavelli")
    assert read_groups(Drafted(0, groups), ruleset(family).deck(options)) is None


def test_talk_is_heard_counts_as_unread_and_is_read_in_the_drawer(qtbot, pair) -> None:
    host, guest = pair
    host.company.member.say("ciao")
    qtbot.waitUntil(lambda: guest.company.unread == 1, timeout=5000)
    assert guest.together.bubbles[host.session.seat].text == "ciao"
    assert guest.together.button.unread == 1 and "1" in guest.together.button.accessibleName()
    qtbot.waitUntil(lambda: len(host.company.lines) == 1, timeout=5000)
    assert host.company.unread == 0  # one's own words are no news
    drawer = guest.together.open_drawer()
    assert guest.company.unread == 0 and guest.together.button.unread == 0
    assert drawer.texts() == ["Anna: ciao"]
    QTest.keyClicks(drawer.field, "eccomi")
    QTest.keyClick(drawer.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(host.company.lines) == 2, timeout=5000)
    assert host.company.lines[1].text == "eccomi" and drawer.field.text() == ""
    QTest.mouseClick(drawer.reactions.buttons["bravo"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: host.company.lines[-1].reaction == "bravo", timeout=5000)
    drawer.close_overlay()


def test_who_is_muted_is_not_heard(qtbot, pair) -> None:
    host, guest = pair
    guest.company.mute(host.session.seat, True)
    host.company.member.say("ciao")
    qtbot.waitUntil(lambda: len(host.company.lines) == 1, timeout=5000)
    guest.company.mute(host.session.seat, False)
    host.company.member.say("mi senti?")
    qtbot.waitUntil(lambda: bool(guest.company.lines), timeout=5000)
    assert [spoken.text for spoken in guest.company.lines] == ["mi senti?"]


def test_saying_too_much_is_said_in_words(qtbot, pair) -> None:
    _, guest = pair
    drawer = guest.together.open_drawer()
    for _ in range(8):
        guest.company.member.say("ancora")
    qtbot.waitUntil(lambda: drawer.note.isVisible(), timeout=5000)
    assert drawer.note.text()
    drawer.close_overlay()


def test_S3_the_seat_of_who_is_lost_counts_down_and_then_is_away(qtbot, pair) -> None:
    host, guest = pair
    seat, names = guest.session.seat, host.session.names
    host.seat.roster.emit(_roster(host, seat, presence=LOST, seconds=7))
    assert host.page._others[seat].state.away_for == 7
    asked: list[int] = []
    host.company.absent.connect(asked.append)
    host.seat.roster.emit(_roster(host, seat, presence=AWAY, is_waiting=True))
    assert host.page._others[seat].state.away_for == 0
    assert names[seat] in host.status
    QTest.mouseClick(host.page._others[seat], Qt.MouseButton.LeftButton)
    assert asked == [seat]
    told: list[str] = []
    host.company.told.connect(told.append)
    host.seat.roster.emit(_roster(host, seat))
    assert host.page._others[seat].state.away_for is None
    assert not host.company.words_of_waiting()
    assert len(told) == 1 and names[seat] in told[0]


def test_S3_a_computer_player_goes_on_and_gives_the_seat_back_in_words(qtbot, pair) -> None:
    host, guest = pair
    seat = guest.session.seat
    told: list[str] = []
    host.company.told.connect(told.append)
    host.seat.roster.emit(_roster(host, seat, kind="bot", level="hard", owner="Bruno"))
    host.seat.roster.emit(_roster(host, seat))
    assert len(told) == 2 and all("Bruno" in text for text in told)
    guest.seat.roster.emit(_roster(guest, seat, kind="bot", level="hard", owner="Bruno"))
    assert guest.company.words_of_waiting() and guest.company.words_of_waiting() in guest.status


def test_the_clock_of_who_is_in_turn_runs_and_its_last_seconds_are_urgent(qtbot, pair) -> None:
    actor, other = _in_turn(pair)
    seat = actor.session.seat
    for one in (actor, other):
        one.seat.clock.emit(TurnClock(seat, 30_000, 60_000, True))
    assert other.page._others[seat].state.seconds == 30
    assert "0:30" in actor.page._turn_mark.text()
    for one in (actor, other):
        one.seat.clock.emit(TurnClock(seat, 4_600, 60_000, True))
    assert other.page._others[seat].state.urgent
    qtbot.waitUntil(lambda: other.page._others[seat].state.seconds == 4, timeout=3000)
    other.seat.clock.emit(TurnClock(seat, 0, 41_000, False))
    assert other.page._others[seat].state.seconds == 41  # the reserve of the hand, and it stands still
    qtbot.wait(600)
    assert other.page._others[seat].state.seconds == 41


def test_time_is_up_and_slow_down_are_told(qtbot, pair) -> None:
    host, guest = pair
    told: list[str] = []
    host.company.told.connect(told.append)
    host.company.slowed.connect(told.append)
    host.seat.notice.emit(Notice(TIME_IS_UP, str(guest.session.seat)))
    host.seat.notice.emit(Notice(SLOW_DOWN, "proposal"))
    host.seat.notice.emit(Notice(TIME_IS_UP, "99"))
    assert len(told) == 2 and "Bruno" in told[0]


def test_S4_the_score_page_says_who_has_agreed(qtbot, pair) -> None:
    host, guest = pair
    page = ScorePage(host.look, host.session, Felt(host.look))
    qtbot.addWidget(page)
    own, other = host.session.seat, guest.session.seat
    asked = Proposal(7, NEXT_HAND, other, (own, other), (other,), 60)
    host.company.member.take(asked)
    assert "Bruno" in page._next.whole() and page.due.isEnabled()
    host.company.member.take(Proposal(7, NEXT_HAND, other, (own, other), (own, other), 60))
    assert not page.due.isEnabled()
    told: list[str] = []
    host.company.told.connect(told.append)
    host.company.member.take(Settled(7, DECLINED))
    assert page.due.isEnabled() and host.company.words_of_consent() == ""
    assert len(told) == 1


def test_S3_the_question_about_who_is_away(qtbot, pair) -> None:
    host, _ = pair
    chosen: list[str] = []
    question = AwayQuestion(host.look, host.window, "Bruno", others=True)
    question.computer.connect(lambda: chosen.append("computer"))
    question.end.connect(lambda: chosen.append("end"))
    QTest.mouseClick(question.go_on, Qt.MouseButton.LeftButton)
    assert chosen == ["computer"]
    waiting = AwayQuestion(host.look, host.window, "Bruno", others=True)
    QTest.mouseClick(waiting.wait, Qt.MouseButton.LeftButton)
    assert chosen == ["computer"]


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640), (960, 540)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("lang", ["it", "en"])
def test_what_a_network_table_adds_is_whole(qtbot, qapp, pair, lang: str, size: tuple[int, int]) -> None:
    language = Language(qapp, resources_dir())
    language.set(lang)
    host = pair[0]
    host.look.theme.apply(qapp)
    host.look.theme.fit(*size)
    host.window.resize(*size)
    host.page.resize(*size)
    seat = pair[1].session.seat
    try:
        for text in ("ciao a tutti, eccomi qui", "x" * 200, "bella mossa"):
            host.seat.talk.emit(Said(seat, text))
        host.seat.roster.emit(_roster(host, seat, presence=AWAY, is_waiting=True))
        for opened_panel in (
            host.together.open_drawer(), AwayQuestion(host.look, host.window, "Massimiliano Ferdinando", True),
        ):
            QTest.qWait(30)
            found = [*layout.cut_texts(host.window), *layout.out_of_window(host.window)]
            found += layout.overlaps(opened_panel)
            assert not found, "\n".join(found)
            opened_panel.close_overlay()
    finally:
        language.fall_silent()
