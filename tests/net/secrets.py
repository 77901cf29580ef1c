"""What can be reached from an object, and whether it gives away what a seat may not know."""

from __future__ import annotations

import contextlib
import gc
import types
from collections import Counter
from collections.abc import Iterator

from PySide6.QtCore import QObject

from ramio_desktop.model.cards import HIDDEN, Card
from ramio_desktop.model.events import Shown
from ramio_desktop.model.notation import hand_text
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.state import State
from ramio_desktop.net.host import Host
from ramio_desktop.net.room import Room

RUN = 4
"""So many cards in a row that stand so in another hand or in the stock are no chance."""


def reachable(start: object) -> Iterator[object]:
    """Yield every object that can be reached from one: attributes, items, closures, Qt's family; not the code.

    Modules and classes are left out, since the faces of all cards are found there.
    """
    seen: set[int] = set()
    keep: list[object] = []  # so that no address is given away twice
    todo: list[object] = [start]
    while todo:
        item = todo.pop()
        if id(item) in seen or isinstance(item, (type, types.ModuleType, types.CodeType, Card)):
            continue
        seen.add(id(item))
        keep.append(item)
        yield item
        if isinstance(item, types.FunctionType):
            # Not its globals, which are the module.
            todo += [cell.cell_contents for cell in item.__closure__ or ()]
            todo += [item.__defaults__, item.__kwdefaults__, item.__dict__]
        else:
            todo += gc.get_referents(item)
            if isinstance(item, dict):
                todo += item.keys()  # those of a plain dict of texts are not among its referents
            todo += [getattr(item, name) for name in _slots(item) if hasattr(item, name)]
            if isinstance(item, QObject):
                with contextlib.suppress(RuntimeError):  # the object behind it is gone
                    todo += [*item.children(), item.parent()]


def _slots(item: object) -> Iterator[str]:
    for base in type(item).__mro__:
        slots = base.__dict__.get("__slots__", ())
        yield from [slots] if isinstance(slots, str) else slots


def secrets_in(start: object, room: Room, seat: int | None) -> list[object]:
    """Return what gives hidden cards away to a seat (None: nobody's) among all that is reachable, or an empty list."""
    state = room.state
    hidden = [list(cards) for other, cards in enumerate(state.hands) if other != seat and not state.is_over]
    hidden.append(list(state.stock))
    texts = [hand_text(cards) for cards in hidden if len(cards) >= RUN]
    known = Counter((*state.table_cards(), *(state.hands[seat] if seat is not None else ())))
    # What was shown when an earlier hand ended may look like a hand of now.
    public = {cards for event in room.log.events if isinstance(event, Shown) for cards in event.hands}
    found: list[object] = []
    for item in reachable(start):
        if isinstance(item, (Host, Room, Chance)):
            found.append(item)
        elif isinstance(item, State):
            others = [card for other, cards in enumerate(item.hands) if other != seat for card in cards]
            if not item.is_over and any(card is not HIDDEN for card in (*others, *item.stock)):
                found.append(item)
        elif isinstance(item, (list, tuple)) and _are_cards(item):
            if tuple(item) not in public and _gives_away(list(item), hidden, known):
                found.append(item)
        elif isinstance(item, str) and (item == room.header.seed or any(text in item for text in texts)):
            found.append(item)
    return found


def _are_cards(item: list[object] | tuple[object, ...]) -> bool:
    return bool(item) and all(isinstance(card, Card) for card in item)


def _gives_away(cards: list[Card], hidden: list[list[Card]], known: Counter[Card]) -> bool:
    """Whether cards stand in a row as they stand in a hidden pile, and are not all known to the seat anyway."""
    if HIDDEN in cards or not Counter(cards) - known:
        return False
    return any(
        cards[i : i + RUN] == pile[j : j + RUN]
        for pile in hidden
        for j in range(len(pile) - RUN + 1)
        for i in range(len(cards) - RUN + 1)
    )
