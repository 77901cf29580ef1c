"""What changed between two tables, as few card moves as a largest-overlap matching of the melds needs (DESIGN §7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from .cards import JOKER, Card
from .melds import Meld, Table


@dataclass(frozen=True, slots=True)
class CardMove:
    """A card goes from a meld of the old table (None: from the hand) into a meld of the new one."""

    card: Card
    source: int | None
    target: int


@dataclass(frozen=True, slots=True)
class Diff:
    """For each new meld the old one it grew out of (None: it is new), and the moves, table cards first."""

    origins: tuple[int | None, ...]
    moves: tuple[CardMove, ...]

    @property
    def changed(self) -> frozenset[int]:
        """The new melds that are not exactly an old one."""
        left = {move.source for move in self.moves}
        targets = {move.target for move in self.moves}
        return frozenset(
            new for new, old in enumerate(self.origins) if new in targets or old is None or old in left
        )


def difference(old: Table, new: Table, stay: bool = False) -> Diff:
    """The moves that make the new table out of the old one and cards of the hand.

    Every card of the old table must lie on the new one (ValueError otherwise); cards beyond it come from the hand.
    Where melds `stay` each grows out of that at its place, and a joker may have left for a hand (RULES R6, R11).
    """
    origins = _staying(old, new) if stay else None
    stay = origins is not None
    if origins is None:
        origins = _origins(old, new)
    spare = [Counter(meld.cards) for meld in old]
    wanted: list[Counter[Card]] = []
    for index, meld in enumerate(new):
        origin = origins[index]
        need = Counter(meld.cards)
        if origin is not None:
            kept = need & spare[origin]
            spare[origin] -= kept
            need -= kept
        wanted.append(need)
    from_table: list[CardMove] = []
    from_hand: list[CardMove] = []
    sources: dict[Card, list[int]] = {}
    for index, cards in enumerate(spare):
        for card in sorted(cards.elements()):
            sources.setdefault(card, []).append(index)
    for index, cards in enumerate(wanted):
        for card in sorted(cards.elements()):
            if sources.get(card):
                from_table.append(CardMove(card, sources[card].pop(0), index))
            else:
                from_hand.append(CardMove(card, None, index))
    if any(cards and not (stay and card is JOKER) for card, cards in sources.items()):
        raise ValueError("a card of the old table is missing from the new one")
    return Diff(origins, tuple(from_table + from_hand))


def _staying(old: Table, new: Table) -> tuple[int | None, ...] | None:
    """Each old meld at its own place; None where that cannot be how the new table came about."""
    if len(old) > len(new) or not all(map(_overlap, new, old)):
        return None
    return tuple(i if i < len(old) else None for i in range(len(new)))


def _origins(old: Table, new: Table) -> tuple[int | None, ...]:
    """The one-to-one matching of new to old melds with the largest total overlap; equal melds match each other."""
    origins: list[int | None] = [None] * len(new)
    free = list(range(len(old)))
    for index, meld in enumerate(new):
        same = next((i for i in free if old[i] == meld), None)
        if same is not None:
            origins[index] = same
            free.remove(same)
    rest = [index for index, origin in enumerate(origins) if origin is None]
    overlap = [[_overlap(new[i], old[j]) for j in free] for i in rest]
    for row, column in enumerate(best_assignment(overlap)):
        if column is not None and overlap[row][column]:
            origins[rest[row]] = free[column]
    return tuple(origins)


def _overlap(a: Meld, b: Meld) -> int:
    return (Counter(a.cards) & Counter(b.cards)).total()


def best_assignment(gain: Sequence[Sequence[int]]) -> list[int | None]:
    """For each row the column it is given, no column twice, the sum of gains being greatest.

    The Hungarian method with potentials, O(n³) for n rows and columns (Kuhn 1955, Munkres 1957); rows beyond the
    columns get None.
    """
    rows = len(gain)
    size = max(rows, max((len(row) for row in gain), default=0))
    if not rows or not size:
        return [None] * rows
    columns = len(gain[0])
    cost = [
        [-gain[i][j] if i < rows and j < columns else 0 for j in range(size)] for i in range(size)
    ]
    row_of = [-1] * (size + 1)  # the row that column j has; the last column is the one being placed
    u = [0] * size
    v = [0] * (size + 1)
    for i in range(size):
        row_of[size] = i
        j0 = size
        least = [1 << 60] * size
        came_from = [size] * size
        done = [False] * (size + 1)
        while row_of[j0] != -1:
            done[j0] = True
            row = row_of[j0]
            delta, j1 = 1 << 60, -1
            for j in range(size):
                if done[j]:
                    continue
                reduced = cost[row][j] - u[row] - v[j]
                if reduced < least[j]:
                    least[j], came_from[j] = reduced, j0
                if least[j] < delta:
                    delta, j1 = least[j], j
            for j in range(size + 1):
                if done[j]:
                    u[row_of[j]] += delta
                    v[j] -= delta
                elif j < size:
                    least[j] -= delta
            j0 = j1
        while j0 != size:
            row_of[j0] = row_of[came_from[j0]]
            j0 = came_from[j0]
    result: list[int | None] = [None] * rows
    for j in range(columns):
        if 0 <= row_of[j] < rows:
            result[row_of[j]] = j
    return result
