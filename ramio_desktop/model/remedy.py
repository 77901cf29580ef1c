"""What settles house rules that exclude each other, and for how many players house rules are.

    conflict = options.conflicts(seats)[0]
    for remedy in remedies("ramino", options, seats, conflict):
        remedy.field, remedy.options, remedy.seats  # one change, after which that conflict is gone
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

from .conflict import Conflict
from .options import Options, Value, values_of
from .rules import ruleset


@dataclass(frozen=True, slots=True)
class Remedy:
    """One change that settles a conflict: another value of `field`, or (`field` empty) another number of seats."""

    field: str
    options: Options
    seats: int


def most_seats(family: str, options: Options) -> int:
    """How many can play by these rules; where they exclude each other for any number, how many the game is for."""
    rules = ruleset(family)
    fitting = [n for n in range(rules.least_seats, rules.most_seats + 1) if not options.conflicts(n)]
    return max(fitting, default=rules.most_seats)


def remedies(family: str, options: Options, seats: int, conflict: Conflict) -> tuple[Remedy, ...]:
    """The smallest change of each option in the conflict, and of the number of players, that settles it.

    None of them brings a conflict that was not there.
    """
    rules = ruleset(family)
    found = []
    for name in conflict.fields:
        tried = (dataclasses.replace(options, **{name: value}) for value in _nearest(options, name))
        chosen = next((other for other in tried if _settles(options, seats, conflict, other, seats)), None)
        if chosen is not None:
            found.append(Remedy(name, chosen, seats))
    others = sorted(range(rules.least_seats, rules.most_seats + 1), key=lambda n: abs(n - seats))
    fitting = next((n for n in others if _settles(options, seats, conflict, options, n)), None)
    return (*found, Remedy("", options, fitting)) if fitting is not None else tuple(found)


def _settles(before: Options, seats: int, conflict: Conflict, after: Options, after_seats: int) -> bool:
    known = {found.clash for found in before.conflicts(seats)} - {conflict.clash}
    return {found.clash for found in after.conflicts(after_seats)} <= known


def _nearest(options: Options, name: str) -> list[Value]:
    """The other values of an option, the nearest number first; words in their own order."""
    taken = getattr(options, name)
    item = next(item for item in dataclasses.fields(options) if item.name == name)
    others = [value for value in values_of(item) if value != taken]
    if isinstance(taken, int) and not isinstance(taken, bool):
        others.sort(key=lambda value: abs(int(value) - taken))
    return others
