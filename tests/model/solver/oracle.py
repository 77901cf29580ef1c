"""An oracle for the solver: an integer program over all melds, solved by HiGHS. It shares nothing with ours.

One column for each meld that the cards could make (a run of three to five cards, a set of three or four, with up to
as many jokers as there are), one for each face of the hand that may be laid. A longer run is two or three short ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

import highspy
import numpy as np

from ramio_desktop.model.cards import CARD_SUITS, JOKER, Card
from ramio_desktop.model.melds import Meld, Table

Face = tuple[Card, ...]


def meld_faces(jokers: int, ace_high: bool = True) -> Iterator[Face]:
    """Every meld of five cards at most, as sorted cards with up to that many jokers; some twice."""
    line = [*range(1, 14), 1] if ace_high else [*range(1, 14)]
    shapes = [
        [Card(rank, suit) for rank in line[low : low + length]]
        for suit in CARD_SUITS
        for length in (3, 4, 5)
        for low in range(len(line) - length + 1)
    ]
    shapes += [
        [Card(rank, suit) for suit in suits]
        for rank in range(1, 14)
        for size in (3, 4)
        for suits in combinations(CARD_SUITS, size)
    ]
    for shape in shapes:
        for count in range(min(jokers, len(shape) - 1) + 1):
            for places in combinations(range(len(shape)), count):
                yield tuple(sorted(JOKER if i in places else card for i, card in enumerate(shape)))


def prolonged(meld: Meld, ace_high: bool = True) -> Iterator[Face]:
    """The cards of a meld of the table and of all that hold it, its jokers as they lie, with two more at each end.

    What is longer can be parted, and the meld is then in one of the parts.
    """
    shown = meld.stands_for
    if len({card.rank for card in shown}) > 1 and JOKER not in shown:  # a run
        first = int(shown[0].rank)
        top = 14 if ace_high else 13
        for below in range(min(2, first - 1) + 1):
            for above in range(min(2, top - (first + len(shown) - 1)) + 1):
                places = [*range(first - below, first), *range(first + len(shown), first + len(shown) + above)]
                cells = [Card((place - 1) % 13 + 1, shown[0].suit) for place in places]
                for wild in range(1 << len(cells)):
                    added = [JOKER if wild >> i & 1 else cell for i, cell in enumerate(cells)]
                    yield tuple(sorted([*meld.cards, *added]))
        return
    yield tuple(sorted(meld.cards))
    if len(shown) == 3:
        rank = next(card.rank for card in shown if card is not JOKER)
        there = {card.suit for card in shown}
        for suit in CARD_SUITS:
            if suit not in there:
                yield tuple(sorted([*meld.cards, Card(rank, suit)]))
        yield tuple(sorted([*meld.cards, JOKER]))


class Oracle:
    """Solves for one number of jokers; build it once, as the melds are always the same."""

    def __init__(self, jokers: int, ace_high: bool = True) -> None:
        self.ace_high = ace_high
        self.melds = [Counter(face) for face in sorted(set(meld_faces(jokers, ace_high)))]

    def most(
        self, table: Table, hand: Sequence[Card], worth: Callable[[Card], int], must: Sequence[Card] = ()
    ) -> int | None:
        """The greatest sum of worth (whole numbers) of hand cards laid, those that must be among them.

        None where the table cannot be arranged with them.
        """
        least = self._least(table, hand, {card: -worth(card) for card in hand}, Counter(must), 0, {})
        return None if least is None else -least

    def fewest_disturbed(self, table: Table, hand: Sequence[Card], worth: Callable[[Card], int], most: int) -> int:
        """How few melds are disturbed when hand cards of that worth are laid."""
        worths = {card: worth(card) for card in hand}
        least = self._least(table, hand, {}, Counter(), -1, worths, most)
        assert least is not None
        return len(table) + least

    def _least(
        self,
        table: Table,
        hand: Sequence[Card],
        cost_laid: dict[Card, int],
        forced: Counter[Card],
        cost_kept: int,
        worths: dict[Card, int],
        worth_laid: int = 0,
    ) -> int | None:
        on_table = Counter(card for meld in table for card in meld.cards)
        in_hand = Counter(hand)
        there = on_table + in_hand
        melds = [meld for meld in self.melds if meld <= there]
        kept = []
        if cost_kept:
            kept = [
                (i, Counter(face))
                for i, meld in enumerate(table)
                for face in sorted(set(prolonged(meld, self.ace_high)))
                if Counter(face) <= there
            ]
        faces = sorted(there)
        laid = sorted(in_hand)
        row = {card: i for i, card in enumerate(faces)}
        # One more row for each old meld (kept once at most), and one for the worth that is laid.
        columns = [{row[card]: count for card, count in meld.items()} for meld in melds]
        columns += [{row[card]: count for card, count in meld.items()} | {len(faces) + i: 1} for i, meld in kept]
        columns += [{row[card]: -1} | ({len(faces) + len(table): worths[card]} if worths else {}) for card in laid]
        exactly = [float(on_table[card]) for card in faces]

        program = highspy.HighsLp()
        program.num_col_ = len(columns)
        program.num_row_ = len(faces) + len(table) + 1
        cost = [0] * len(melds) + [cost_kept] * len(kept) + [cost_laid.get(card, 0) for card in laid]
        program.col_cost_ = np.array(cost, dtype=float)
        lower = [0] * (len(melds) + len(kept)) + [forced[card] for card in laid]
        program.col_lower_ = np.array(lower, dtype=float)
        upper = [2] * len(melds) + [1] * len(kept) + [in_hand[card] for card in laid]
        program.col_upper_ = np.array(upper, dtype=float)
        program.row_lower_ = np.array([*exactly, *[0.0] * len(table), float(worth_laid)])
        program.row_upper_ = np.array([*exactly, *[1.0] * len(table), float(worth_laid)])
        program.integrality_ = [highspy.HighsVarType.kInteger] * len(columns)
        program.a_matrix_.format_ = highspy.MatrixFormat.kColwise
        program.a_matrix_.start_ = np.cumsum([0, *map(len, columns)])
        program.a_matrix_.index_ = np.array([i for column in columns for i in column], dtype=np.int32)
        program.a_matrix_.value_ = np.array([float(n) for column in columns for n in column.values()])
        solver = highspy.Highs()
        solver.setOptionValue("output_flag", False)
        solver.setOptionValue("threads", 1)
        solver.setOptionValue("mip_rel_gap", 0.0)
        solver.setOptionValue("mip_abs_gap", 0.0)
        solver.passModel(program)
        solver.run()
        status = solver.getModelStatus()
        if status == highspy.HighsModelStatus.kInfeasible:
            return None
        assert status == highspy.HighsModelStatus.kOptimal, status
        return round(solver.getInfo().objective_function_value)
