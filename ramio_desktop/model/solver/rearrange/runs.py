"""Run codes: what the open runs of one suit look like between two ranks.

Going up rank by rank, the only thing a suit has to remember is how long its open runs are, and of a run of three or
more only that it is complete. With two copies of each card there are at most two open runs, so a suit is in one of
ten states, e.g. (0, 2): one run of two cards, which must get a third at the next rank.

How many cards the runs take at a rank (0, 1 or 2, the *cells*) settles the rest: first the runs that must grow are
fed, then complete runs, which cost nothing to prolong, then new runs are started. Nothing else can be better: two
runs that swap their tails are the same cards. So a code has at most three successors.
"""

from __future__ import annotations

from typing import Final

MAX_CELLS: Final = 2
COMPLETE: Final = 3

LENGTHS: Final = tuple((a, b) for a in range(COMPLETE + 1) for b in range(a, COMPLETE + 1))
"""The open runs of each code, shortest first; 0 is no run, 3 a run of three or more."""

_CODES: Final = {lengths: code for code, lengths in enumerate(LENGTHS)}
IMPOSSIBLE: Final = -1


def growth_order(lengths: tuple[int, ...] | list[int]) -> list[int]:
    """The indices of the open runs in the order they are fed: the ones that must grow, then the complete ones."""
    must = [i for i, length in enumerate(lengths) if 0 < length < COMPLETE]
    return must + [i for i, length in enumerate(lengths) if length >= COMPLETE]


def _grown(code: int, cells: int) -> int:
    lengths = LENGTHS[code]
    after = []
    left = cells
    for i in growth_order(lengths):
        if left:
            after.append(min(COMPLETE, lengths[i] + 1))
            left -= 1
        elif lengths[i] < COMPLETE:
            return IMPOSSIBLE
    after += [1] * left
    after += [0] * (MAX_CELLS - len(after))
    return _CODES[tuple(sorted(after))[0], tuple(sorted(after))[1]]


GROWN: Final = tuple(tuple(_grown(code, cells) for cells in range(MAX_CELLS + 1)) for code in range(len(LENGTHS)))
"""`GROWN[code][cells]`: the code after a rank at which the runs take that many cells, or `IMPOSSIBLE`."""

NEED_NEXT: Final = tuple(sum(0 < length < COMPLETE for length in pair) for pair in LENGTHS)
"""How many cells each code must get at the next rank."""

NEED_AFTER_NEXT: Final = tuple(pair.count(1) for pair in LENGTHS)
"""How many cells each code must get at the rank after the next."""


def _simulates() -> list[list[bool]]:
    """The largest relation in which the better code may end where the worse one may, and follow each of its steps."""
    codes = range(len(LENGTHS))
    good = [[NEED_NEXT[a] == 0 or NEED_NEXT[b] > 0 for b in codes] for a in codes]
    changed = True
    while changed:
        changed = False
        for a in codes:
            for b in codes:
                if good[a][b] and not all(
                    after_b == IMPOSSIBLE or (after_a != IMPOSSIBLE and good[after_a][after_b])
                    for after_a, after_b in zip(GROWN[a], GROWN[b], strict=True)
                ):
                    good[a][b] = False
                    changed = True
    return good


AS_GOOD: Final = tuple(tuple(row) for row in _simulates())
"""`AS_GOOD[a][b]`: whatever can follow code `b` can follow code `a`, and with the same cards."""

BETTER: Final = tuple(
    tuple(a for a in range(len(LENGTHS)) if a != b and AS_GOOD[a][b]) for b in range(len(LENGTHS))
)
"""The other codes that are as good as each code."""
