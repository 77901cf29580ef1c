"""Where one card or one move would mend a group, that is said (UX.md "The table")."""

from __future__ import annotations

import pytest

from ramio_desktop.model.draft import Draft
from ramio_desktop.model.notation import read_position
from ramio_desktop.ui.models.mending import Way, mend
from ramio_desktop.ui.pages.table_words import TableWords

OWN = "machiavelli {table} {hand}/x9 x40 - 0:play opened=0,1"


def draft_of(table: str, hand: str, *moved: str, onto: str = "") -> tuple[Draft, int]:
    """A draft in which these cards of the hand, or of the table, lie together; the group's number."""
    draft = Draft(read_position(OWN.format(table=table, hand=hand)), 0)
    tokens = [next(t for t in reversed(range(len(draft.cards))) if draft.cards[t].text == face) for face in moved]
    group = draft.group_of(next(t for t in draft.table_tokens if draft.cards[t].text == onto)) if onto else None
    return draft, draft.move(tokens, group.number if group is not None else None)


@pytest.mark.parametrize(
    ("table", "hand", "moved", "onto", "way", "said"),
    [
        ("4h5h6h", "7c8c9cKd", ("8c", "9c"), "", Way.HAND, "8♣ 9♣ needs 7♣ or 10♣ – you hold 7♣"),
        (
            "TsThTcTd", "8c9cKd", ("8c", "9c"), "", Way.MELD,
            "8♣ 9♣ needs 7♣ or 10♣ – 10♣ can come from 10♣ 10♦ 10♥ 10♠",
        ),
        ("4h5h6h", "7h8hKd", ("7h", "8h"), "", Way.JOIN, "7♥ 8♥ needs 6♥ or 9♥ – it fits on 4♥ 5♥ 6♥"),
        (
            "4h5h6h,9d9h9s", "9cKd", ("9c",), "4h", Way.AWAY,
            "These cards are neither a run nor a set: 4♥ 5♥ 6♥ 9♣ – 9♣ fits on 9♦ 9♥ 9♠",
        ),
        (
            "4h5h6h", "KcKd", ("Kd",), "4h", Way.HOME,
            "These cards are neither a run nor a set: 4♥ 5♥ 6♥ K♦ – take K♦ back",
        ),
    ],
)  # fmt: skip
def test_M4_the_fault_names_the_meld_and_the_move_that_mends(
    qapp, table: str, hand: str, moved: tuple[str, ...], onto: str, way: Way, said: str
) -> None:
    draft, number = draft_of(table, hand, *moved, onto=onto)
    found = mend(draft, number)
    assert found is not None and found.way is way
    meld = next(meld for meld in draft.melds if meld.number == number)
    assert TableWords().fault(draft, meld) == said


def test_where_no_single_move_mends_none_is_invented(qapp) -> None:
    draft, number = draft_of("4h5h6h", "2c9dKs", "2c", "9d", "Ks")
    assert mend(draft, number) is None


def test_what_mends_really_does_and_spoils_no_other_meld(qapp) -> None:
    draft, number = draft_of("9hThJh,TsThTcTd", "8c9cKd", "8c", "9c")
    found = mend(draft, number)
    assert found is not None and found.way is Way.MELD
    source = next(g for g in draft.layout.groups if [draft.cards[t] for t in g.tokens] == list(found.other))
    token = next(t for t in source.tokens if draft.cards[t] is found.cards[0])
    draft.move([token], number)
    assert all(meld.refusal is None for meld in draft.melds)
