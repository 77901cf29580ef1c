"""A referee of the game with tiles that shares no code with the rules: counts straight from RULES T, and slow.

Tiles come and go as texts (`7k`, `*`); a meld is a list of pairs: the tile, and what it stands for (`*` where a joker
in a group may be any missing colour).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

Tile = tuple[int, str]
Shown = Sequence[tuple[str, str]]


def read(text: str) -> Tile:
    """Number and colour."""
    found = re.fullmatch(r"(\d+)([krbo])", text)
    assert found is not None and 1 <= int(found[1]) <= 13
    return int(found[1]), found[2]


def value(meld: Shown) -> int | None:
    """What a meld is worth with its jokers as they lie; None when it is no run and no group (T3, T4)."""
    if len(meld) < 3 or all(tile == "*" for tile, _ in meld):
        return None
    if any(tile not in ("*", stands) for tile, stands in meld):
        return None
    bound = [read(stands) for _, stands in meld if stands != "*"]
    if len(bound) == len(meld) and len({colour for _, colour in bound}) == 1:
        numbers = [number for number, _ in bound]
        return sum(numbers) if numbers == list(range(numbers[0], numbers[0] + len(numbers))) else None
    numbers_there = {number for number, _ in bound}
    colours = [colour for _, colour in bound]
    if len(meld) > 4 or len(numbers_there) != 1 or len(set(colours)) != len(colours):
        return None
    return numbers_there.pop() * len(meld)


def may_lay(old: Sequence[Shown], new: Sequence[Shown], rack: Sequence[str], *, has_opened: bool) -> bool:
    """Whether this table may follow from that one by tiles of the rack (T3–T6)."""
    before = Counter(tile for meld in old for tile, _ in meld)
    after = Counter(tile for meld in new for tile, _ in meld)
    laid = after - before
    if before - after or not laid or laid - Counter(rack):
        return False
    if any(value(meld) is None for meld in new):
        return False
    if has_opened:
        return True
    untouched, melds = list(map(tuple, old)), list(map(tuple, new))
    for meld in untouched:
        if meld not in melds:
            return False
        melds.remove(meld)
    return sum(value(meld) or 0 for meld in melds) >= 30


def rack_total(rack: Sequence[str]) -> int:
    """What a rack counts (T8)."""
    return sum(30 if tile == "*" else read(tile)[0] for tile in rack)


def points(racks: Sequence[Sequence[str]]) -> list[int]:
    """What each seat scores for the hand (T8)."""
    totals = list(map(rack_total, racks))
    least = min(totals)
    alone = totals.count(least) == 1
    return [sum(other - least for other in totals) if alone and total == least else 0 for total in totals]
