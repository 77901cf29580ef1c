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
from ramio_desktop.model.melds import Table

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


class Oracle:
    """The most worth that can be laid; build one per number of jokers, as the melds are always the same."""

    def __init__(self, jokers: int, ace_high: bool = True) -> None:
        self.melds = [Counter(face) for face in sorted(set(meld_faces(jokers, ace_high)))]

    def most(
        self, table: Table, hand: Sequence[Card], worth: Callable[[Card], int], must: Sequence[Card] = ()
    ) -> int | None:
        """The greatest sum of worth (whole numbers) of hand cards laid, those that must be among them.

        None where the table cannot be arranged with them.
        """
        forced = Counter(must)
        on_table = Counter(card for meld in table for card in meld.cards)
        in_hand = Counter(hand)
        there = on_table + in_hand
        melds = [meld for meld in self.melds if meld <= there]
        faces = sorted(there)
        row = {card: i for i, card in enumerate(faces)}
        laid = sorted(in_hand)
        columns = [{row[card]: count for card, count in meld.items()} for meld in melds]
        columns += [{row[card]: -1} for card in laid]
        cost = [0.0] * len(melds) + [-float(worth(card)) for card in laid]
        upper = [2.0] * len(melds) + [float(in_hand[card]) for card in laid]
        exactly = np.array([float(on_table[card]) for card in faces])

        program = highspy.HighsLp()
        program.num_col_ = len(columns)
        program.num_row_ = len(faces)
        program.col_cost_ = np.array(cost)
        program.col_lower_ = np.array([0.0] * len(melds) + [float(forced[card]) for card in laid])
        program.col_upper_ = np.array(upper)
        program.row_lower_ = program.row_upper_ = exactly
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
        return -round(solver.getInfo().objective_function_value)
