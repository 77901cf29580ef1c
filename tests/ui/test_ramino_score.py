"""Ramino's score sheet: the worked match of the rules, whose deal it is, who is out and comes back, the hand's end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ramio_desktop.model.actions import Reenter
from ramio_desktop.model.events import (
    Began, Dealt, Discarded, Drew, Event, HandScored, Laid, MatchEnded, Reentered, Shown, Turned,
)  # fmt: skip
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.log import BOT, PERSON, Header, Seated, header_lines
from ramio_desktop.model.match import MatchForm
from ramio_desktop.model.melds import Meld
from ramio_desktop.model.notation import event_text, read_action, read_hand, read_position
from ramio_desktop.model.options import RaminoOptions, parse_rules
from ramio_desktop.model.rules import ruleset
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.state import Phase, State
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui import ramino_samples, samples
from ramio_desktop.ui.language import Language
from ramio_desktop.net.messages import Snapshot
from ramio_desktop.ui.models.score import Cell, ScoreSheet, ScoreTable
from ramio_desktop.ui.panels.score_view import SheetWords, Sign, line_choices
from ramio_desktop.ui.pages.score_words import ScoreWords
from ramio_desktop.ui.samples import Sample
from ramio_desktop.ui.session import Session
from tests.ui.score_pages import Opened

Open = Callable[[Sample | Session], Opened]

NAMES = ("Anna", "Bruno", "Carla")
RULES = ruleset("ramino")

# The worked match of RULES R: who closes, in hand or not, and what each hand holds at the end.
WORKED: Sequence[tuple[str, int, bool]] = (
    ("/KcKdKsQc2c/4cTd", 0, False),
    ("TcTdAh//7cKdKh", 1, False),
    ("8cTc/QdQh6cTs/", 2, False),
    ("QcTd3h/Tc2h/", 2, True),
    ("/-/KcKdKhQcQdQh4c", 0, False),
)


def worked(rules: str, hands: int = 5, back: bool = False) -> tuple[list[Event], State]:
    """The events of the worked match as the rules decide them, its closings played, the rest of its hands left out."""
    _, options = parse_rules(rules)
    events: list[Event] = [Began(3, 2)]
    state = fold(State("ramino", options), events)
    for held, closer, in_hand in WORKED[:hands]:
        seats = held.split("/")
        seats[closer] = "9s"
        opened = "" if in_hand else "opened=0,1,2"
        marks = f"scores={'/'.join(map(str, state.match.scores))} round=2 {opened}"
        if state.match.out:
            marks += f" out={','.join(map(str, sorted(state.match.out)))}"
        if state.match.reentered:
            marks += f" reentered={','.join(map(str, state.match.reentered))}"
        at = read_position(f"{rules} - {'/'.join(seats)} x40 2d {closer}:play {marks}".strip())
        ended = RULES.decide(at, closer, read_action("discard 9s", RULES.grammar(options)), Chance("0"))
        events += ended
        state = fold(at, ended)
        if back and RULES.reentries(state):
            again = RULES.order(state, Reenter(RULES.reentries(state)[0]), Chance("0"))
            events += again
            state = fold(state, again)
    return events, state


def table_of(events: list[Event], state: State) -> tuple[ScoreSheet, ScoreTable]:
    sheet = ScoreSheet.of(events, state)
    table = ScoreTable()
    table.show_sheet(sheet, NAMES, state.options.match_form, has_dealer=True)
    return sheet, table


def rows(table: ScoreTable) -> list[list[str]]:
    return [[str(table.data(table.index(row, seat + 1))) for seat in range(3)] for row in range(table.rowCount())]


def spoken(table: ScoreTable, row: int, column: int) -> str:
    return str(table.data(table.index(row, column), Qt.ItemDataRole.AccessibleTextRole))


# --- The worked match ----------------------------------------------------------------------------------------------


def test_R23_worked_score_sheet_as_it_is_shown(qapp: QApplication) -> None:
    sheet, table = table_of(*worked("ramino"))
    assert rows(table) == [
        ["0", "42", "14"], ["31", "42", "41"], ["49", "78", "41"], ["95", "102", "41"], ["95", "–", "105"]
    ]  # fmt: skip
    assert [[cell.closes for cell in (table.cell(row, seat) for seat in range(3))] for row in range(5)] == [
        [True, False, False], [False, True, False], [False, False, True], [False, False, True], [True, False, False]
    ]  # fmt: skip
    doubled = [table.cell(3, seat) for seat in range(3)]
    assert [(cell.gain, cell.factor, cell.in_hand, cell.out) for cell in doubled] == [
        (46, 2, False, False), (24, 2, False, True), (0, 1, True, False)
    ]  # fmt: skip
    assert table.cell(4, 1).absent and table.cell(4, 2).out
    assert sheet.winners == (0,) and sheet.out == {1, 2}
    assert (sheet.went_out(1), sheet.went_out(2), sheet.went_out(0)) == (4, 5, 0)
    assert spoken(table, 3, 2) == "Bruno: 24 more, times 2 already, total 102; out of the match"
    assert spoken(table, 3, 3) == "Carla goes out in hand, total 41"
    assert spoken(table, 4, 2) == "Bruno is out of the match"


def test_R23_worked_score_sheet_first_reach_stops_after_the_fourth_hand(qapp: QApplication) -> None:
    sheet, table = table_of(*worked("ramino[end=first_reach]", hands=4))
    assert rows(table)[-1] == ["95", "102", "41"]
    assert sheet.winners == (2,) and not sheet.out
    assert not table.cell(3, 1).out and table.cell(3, 1).reached


def test_R24_worked_score_sheet_with_a_reentry(qapp: QApplication) -> None:
    sheet, table = table_of(*worked("ramino[reentries=1]", hands=4, back=True))
    assert rows(table)[-1] == ["95", "102", "41"], "the sheet keeps what was written"
    assert table.cell(3, 1).back == 95
    assert sheet.totals == (95, 95, 41) and not sheet.out
    assert spoken(table, 3, 2).endswith("; out, and back in with 95")
    events, state = worked("ramino[reentries=1]", hands=4, back=True)
    more: list[Event] = [Shown(((), (), ())), HandScored((0, 5, 7), 0)]
    assert ScoreSheet.of([*events, *more], state).totals == (95, 100, 48), "points add to the total of the return"


def test_R18_two_hands_doubled(qapp: QApplication) -> None:
    """A♠ Q♣ 8♥ 7♣ is 36, closed in hand 72; two such hands make 144."""
    events: list[Event] = [Began(2, 0)]
    for gone in ((), (1,)):
        events += [Shown(((), ())), HandScored((0, 72), 0, True, gone)]
    table = ScoreTable()
    table.show_sheet(ScoreSheet.of(events), NAMES[:2], MatchForm(101, knocks_out=True, factor=2))
    assert [table.cell(row, 1).total for row in range(2)] == [72, 144]
    assert table.cell(1, 1).out and table.cell(1, 1).factor == 2


# --- Whose deal ----------------------------------------------------------------------------------------------------


def dealers(sheet: ScoreSheet) -> list[int | None]:
    return [hand.dealer for hand in sheet.hands]


def test_R4_whose_deal_it_was_is_known_without_the_deals() -> None:
    """A table that is opened again is told the results of earlier hands only; who was out is passed over."""
    events, state = worked("ramino")
    assert dealers(ScoreSheet.of(events, state)) == [2, 0, 1, 2, 0]
    assert dealers(ScoreSheet.of(events[1:], state)) == [None] * 5, "nobody remembers who began"
    for sample in (ramino_samples.match_end(), ramino_samples.may_return()):
        results = [event for event in sample.log.events if isinstance(event, Began | Shown | HandScored | Reentered)]
        real = [event.dealer for event in sample.log.events if isinstance(event, Dealt)]
        assert dealers(ScoreSheet.of(sample.log.events)) == real
        assert dealers(ScoreSheet.of(results, sample.view)) == real


def test_R4_counterclockwise_the_deal_goes_the_other_way() -> None:
    events, state = worked("ramino[direction=counterclockwise]")
    assert dealers(ScoreSheet.of(events, state)) == [2, 1, 0, 2, 0], "out after hand four: seat 1 deals no more"


# --- The line under a total ----------------------------------------------------------------------------------------

WORDS = SheetWords("(you)", "goes out", "goes out in hand", "out", "void", "back in with {score}", "D")


def first_line(cell: Cell) -> list[str]:
    return [text for _, text in line_choices(cell, WORDS)[0]]


def test_what_stands_under_a_total_and_what_gives_way() -> None:
    assert first_line(Cell(95, 46, False, True, factor=2)) == ["+46", "×2"]
    out = Cell(102, 24, False, True, reached=True, factor=2, out=True)
    assert first_line(out) == ["+24", "×2", "out"]
    assert [len(choice) for choice in line_choices(out, WORDS)] == [3, 2, 1]
    assert line_choices(out, WORDS)[-1] == [(Sign.BAD, "out")], "that somebody is out is never left out"
    back = Cell(102, 24, False, True, out=True, back=95)
    assert first_line(back) == ["+24", "back in with 95"]
    assert line_choices(back, WORDS)[-1][-1] == (Sign.GOOD, "95")
    assert first_line(Cell(41, 0, True, True, in_hand=True)) == ["circle-check", "goes out in hand"]
    assert first_line(Cell(60, 36, True, True, good=True)) == ["circle-check", "goes out", "+36"]
    assert first_line(Cell(60, 0, False, True, good=True)) == []
    assert first_line(Cell(60, 0, False, True, void=True)) == ["void"]


# --- The page ------------------------------------------------------------------------------------------------------


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    made = Language(qapp, resources_dir())
    made.set("it")
    yield made
    made.set("en")


@pytest.fixture
def open_page(qtbot: QtBot, language: Language) -> Iterator[Open]:
    pages: list[Opened] = []

    def opened(shown: Sample | Session) -> Opened:
        pages.append(Opened(qtbot, shown))
        return pages[-1]

    yield opened
    for page in pages:
        page.close()


def told_of(rules: str, *events: Event, seats: int = 2) -> Session:
    """A seat that was told of these events of a match; nobody judges whether they could be."""
    family, options = parse_rules(rules)
    room = tuple(
        Seated(seat, PERSON if seat == 0 else BOT, samples.NAMES[seat], "easy" if seat else "") for seat in range(seats)
    )
    header = Header(family, options, RULES.version, seats, samples.CREATED, room, 0, None)
    session = Session(0)
    lines = tuple(event_text(RULES.redact(event, 0)) for event in (Began(seats, 0), *events))
    session.guest.receive(Snapshot(0, header_lines(header), 0, lines))
    return session


def told(rules: str, *hands: tuple[tuple[int, ...], int | None]) -> Session:
    """A seat that was told of a match in which the hands ended with these points."""
    _, options = parse_rules(rules)
    seats, chance = len(hands[0][0]), Chance("7")
    events: list[Event] = []
    state = fold(State("ramino", options), [Began(seats, 0)])
    for number, (points, closer) in enumerate(hands):
        dealt = RULES.dealt(state, number % seats, chance)
        state = fold(state, dealt)
        ended: list[Event] = [Shown(state.hands), HandScored(points, closer)]
        state = fold(state, ended)
        won = RULES.match_winners(state)
        events += [*dealt, *ended, *([] if won is None else [MatchEnded(won)])]
    return told_of(rules, *events, seats=seats)


def standing(session: Session) -> tuple[str, str]:
    """What the words say of the match of a sample."""
    sheet = ScoreSheet.of(session.history, session.view)
    return ScoreWords(session).standing(sheet, session.view.options.match_form)


def test_R18_R22_the_end_of_a_hand_closed_in_hand(open_page: Open) -> None:
    opened = open_page(ramino_samples.between_hands())
    page = opened.page
    assert page._end._title.text() == "Bruno chiude in mano"
    assert page._end._line.whole() == "I punti degli altri raddoppiano"
    assert page._end._values.text() == "Asso 11, figure 10, jolly 25"
    assert not page._end._discard.isHidden() and page._end._card_text.text() == "Scarto finale"
    assert any(text.startswith("Giulia aveva ancora in mano") and text.endswith("+114") for text in opened.said())
    assert page._standing.text() == "In testa Bruno con 65"
    assert page._standing_text.text() == "Fuori: Giulia. Vince l'ultimo che resta sotto 101."
    assert page._next.whole() == "Smazzata 7: mazziere Marta"
    assert opened.accents() == ["Prossima smazzata"]
    assert page.question.isHidden()
    legend = page._legend.accessibleName()
    assert "mazziere" in legend and "chiusura in mano" in legend


def test_R23_the_end_of_a_match_says_who_was_out_when(open_page: Open) -> None:
    page = open_page(ramino_samples.match_end()).page
    assert page.title.whole() == "Partita finita"
    assert page._standing.text() == "Hai vinto la partita!"
    assert page._standing_text.text().endswith("Fuori: Giulia (smazzata 6), Marta (smazzata 9), Bruno (smazzata 12).")


def test_R24_who_is_out_is_asked_and_comes_back_by_the_mouse(
    open_page: Open, qtbot: QtBot
) -> None:
    opened = open_page(ramino_samples.may_return())
    page, session = opened.page, opened.session
    assert opened.accents() == ["Rientra con 92 punti"], "one accent, and it is not the next hand"
    assert page.question.title.whole() == "Sei fuori con 106"
    page.focus_first()
    assert page.question.yes.hasFocus()
    with qtbot.waitSignal(session.events, timeout=5000):
        qtbot.mouseClick(page.question.yes, Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()
    assert session.view.match.scores[0] == 92 and 0 not in session.view.match.out
    assert page.question.isHidden() and opened.accents() == ["Prossima smazzata"]
    assert page.table.cell(3, 0).back == 92
    assert page.due.hasFocus(), "the keyboard goes on to what is due now"
    assert page._next.whole().startswith("Sara rientra con 92. Smazzata 5:"), "a computer player comes back by itself"


def test_R24_who_stays_out_goes_on_to_the_next_hand_by_the_keyboard(
    open_page: Open, qtbot: QtBot
) -> None:
    opened = open_page(ramino_samples.may_return())
    page, session = opened.page, opened.session
    with qtbot.waitSignal(session.events, timeout=5000):
        qtbot.keyClick(page.question.no, Qt.Key.Key_Space)
    assert 0 in session.view.match.out and session.view.match.hand == 5
    assert not session.view.hands[0], "who is out is dealt no cards"


def test_R24_S1_several_people_at_one_computer_are_asked_by_name_one_after_the_other(
    open_page: Open, qtbot: QtBot
) -> None:
    opened = open_page(ramino_samples.may_return((0, 5)))
    page, session = opened.page, opened.session
    assert page.question.title.whole() == "Anna è fuori con 106"
    with qtbot.waitSignal(session.events, timeout=5000):
        qtbot.mouseClick(page.question.yes, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.question.title.whole() == "Sara è fuori con 262", timeout=5000)
    with qtbot.waitSignal(session.events, timeout=5000):
        qtbot.mouseClick(page.question.no, Qt.MouseButton.LeftButton)
    assert session.view.match.out == {5} and session.view.match.hand == 5


def test_R24_the_others_see_who_decides(open_page: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a network table the one who is out is asked at his own computer."""
    monkeypatch.setattr(Session, "answers_for", lambda session, seat: False)
    opened = open_page(ramino_samples.may_return())
    assert opened.page.question.isHidden() and opened.accents() == ["Prossima smazzata"]
    assert opened.page._next.whole() == "Anna decide se rientrare…"


def test_D7_the_duel_says_who_takes_what(open_page: Open, language: Language) -> None:
    opened = open_page(told("ramino_duel", ((36, 0), 0), ((0, 60), 1)))
    page = opened.page
    assert page._end._line.whole() == "60 punti rimasti in mano agli altri, senza scarto finale"
    assert page._end._values.text() == "Asso 1, figure 10"
    assert page._standing.text() == "In testa Giulia con 60"
    assert page._standing_text.text() == "Vince la partita chi arriva a 100."
    assert "60, mancano 40" in page._target.accessibleName()
    title, text = standing(told("ramino_duel", ((60, 0), 0), ((44, 0), 0)))
    assert (title, text) == ("Hai vinto la partita!", "Raggiunti i 100 punti: 104 a 0.")


def test_R21_void_hands_are_told(open_page: Open, language: Language) -> None:
    nothing = ((0, 0, 0), None)
    opened = open_page(told("ramino", ((0, 20, 30), 0), nothing, nothing))
    page = opened.page
    assert page._end._title.text() == "Smazzata a monte"
    assert page.table.cell(2, 1).void and not page.table.cell(0, 1).void
    assert page._standing_text.text() == (
        "Chi arriva a 101 è fuori; vince l'ultimo che resta in gioco. "
        "2 smazzate a monte di fila: alla 3ª di fila la partita finisce com'è."
    )
    title, text = standing(told("ramino", ((0, 20, 30), 0), nothing, nothing, nothing))
    assert title == "Hai vinto la partita!"
    assert text == "Dopo tre smazzate a monte di fila la partita finisce com'è: vince il totale più basso, 0."


def test_R19_a_flush_that_closes_is_told(open_page: Open) -> None:
    held, other = read_hand("Ah2h3h5h6h8h9hJhQhKh"), read_hand("2c")
    flush = Meld(held, held)
    session = told_of(
        "ramino[flush_close=true]",
        Dealt((held, other), read_hand("4c7d"), read_hand("8c"), 1), Turned(0, Phase.DRAW), Drew(0, read_hand("4c")[0]),
        Laid(0, (flush,)), Discarded(0, read_hand("4c")[0]), Shown(((), other)), HandScored((0, 4), 0, True),
    )  # fmt: skip
    page = open_page(session).page
    assert page._end._line.whole() == "I punti degli altri raddoppiano, tutto di un seme"
    assert page._end._table.accessibleName().startswith("asso di cuori, due di cuori")
    assert not page._end._discard.isHidden()


def test_R23_first_reach_in_words(language: Language) -> None:
    title, text = standing(told("ramino[end=first_reach]", ((0, 95, 20), 0)))
    assert text == "La partita finisce appena qualcuno arriva a 101; vince chi ha meno punti."
    title, text = standing(told("ramino[end=first_reach]", ((0, 95, 20), 0), ((5, 9, 0), 2)))
    assert title == "Hai vinto la partita!"
    assert text == "Con 5, il totale più basso. Arriva a 101: Giulia."


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_seven_columns_have_room_for_names_and_rows_are_not_cut(
    open_page: Open, size: tuple[int, int]
) -> None:
    opened = open_page(ramino_samples.may_return())
    opened.resize(*size)
    view = opened.page.view
    assert view.columnWidth(1) >= 74, "Giulia and Paolo are whole"
    assert view.is_narrow
    assert view.columnWidth(0) + 7 * view.columnWidth(1) <= view.viewport().width()
    rows_in_sight = view.viewport().height() / view.rowHeight(0)
    assert abs(rows_in_sight - round(rows_in_sight)) < 0.1


def test_the_match_form_of_every_preset() -> None:
    from ramio_desktop.model.options import PRESETS

    assert PRESETS["machiavelli"].options.match_form == MatchForm(100)
    assert PRESETS["tiles"].options.match_form == MatchForm()
    assert PRESETS["ramino"].options.match_form == MatchForm(101, knocks_out=True, factor=2)
    assert PRESETS["ramino_duel"].options.match_form == MatchForm(100, highest=True)
    assert RaminoOptions(end="first_reach", target=201).match_form == MatchForm(201, factor=2)


