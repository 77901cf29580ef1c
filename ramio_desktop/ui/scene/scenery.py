"""The pictures around the cards that a table needs now, and which of them are the same as a moment ago."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF

from ramio_desktop.model.rules import rules_of
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.hand_order import GAP
from ramio_desktop.ui.models.shown import ShownMeld
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.plates import Plate
from ramio_desktop.ui.scene.arrangement import Arrangement, Where
from ramio_desktop.ui.scene.parts import Part, PartMaker, Parts
from ramio_desktop.ui.scene.pile_parts import PileMaker
from ramio_desktop.ui.scene.places import MeldPlaces


class Scenery(Arrangement):
    """An arrangement with its plates, reasons, ghosts, stock and light; it holds no items."""

    def __init__(self, look: Look, turn: TurnModel, parent: QObject | None = None) -> None:
        super().__init__(look, turn, parent)
        self.maker = PartMaker(look)
        self._piles = PileMaker(self.maker)
        # In a drag only what changes is placed again: these are the melds as they were placed last.
        self._drawn: dict[int, tuple[MeldPlaces, Parts]] = {}
        self._drawn_stock: tuple[tuple[QPointF, int, bool], Parts] | None = None
        self.hovered_meld: int | None = None
        self.cursor_on_stock = False
        self.cursor_on_discards = False
        self.coming_discards = 0
        """How many of the last discards are still on their way."""
        self.glowing: frozenset[int] = frozenset()
        self.names: tuple[str, ...] = ()
        self.seen_from = ""
        """Whose the zone below is, where that is somebody else than who looks."""
        """Who sits where."""

    def rebase(self) -> None:
        super().rebase()
        self._drawn.clear()
        self._drawn_stock = None

    def wanted_parts(self) -> Parts:
        """Everything that lies around the cards now."""
        turn, maker = self.turn, self.maker
        parts: Parts = {}
        shown = self.shown_melds()
        for places in self.table.melds:
            if self.is_drawn(places):
                own = self._drawn[places.number][1]
            elif self.only_shifts(places) and set(self._drawn[places.number][1]) <= {(places.number, "plate")}:
                before, parts_before = self._drawn[places.number]
                by = places.plate.topLeft() - before.plate.topLeft()
                own = {key: replace(part, centre=part.centre + by) for key, part in parts_before.items()}
                self._drawn[places.number] = places, own
            else:
                own = self._meld_parts(places, shown.get(places.number))
                if self._base is not None:
                    self._drawn[places.number] = places, own
            parts.update(own)
        self._add_replay(parts, self._clear_reasons(parts))
        if self.shows_new_meld():
            chosen = self.dragged or turn.selection
            cards = [turn.draft.cards[token] for token in chosen]
            aimed = self.target.where is Where.NEW or self.cursor_on_new
            parts.update(maker.new_meld(self.table.new_meld, cards, aimed))
        for i, (token, rect) in enumerate(zip(self.hand.tokens, self.hand.rects)):
            if token == GAP:
                parts["old place", i] = maker.old_place(rect, i)
        if self.areas.stock is not None:
            parts.update(self._stock_parts(self.areas.stock))
        if self.areas.discards is not None:
            parts.update(self._zone_parts(self.areas.discards))
        return parts

    def _stock_parts(self, centre: QPointF) -> Parts:
        pile = centre, len(self.turn.view.stock), self._draw_is_due()
        if self._base is None or self._drawn_stock is None or self._drawn_stock[0] != pile:
            self._drawn_stock = pile, self.maker.stock(*pile)
        return self._drawn_stock[1]

    def _zone_parts(self, discards: QPointF) -> Parts:
        """The discards, and the words in the zones."""
        turn, view = self.turn, self.turn.view
        last = len(view.discard) - self.coming_discards
        due = self.cursor_on_discards or self.target.where is Where.DISCARDS or turn.can_take
        parts = self._piles.discards(discards, view.discard[:last], due)
        zones, rooms = self.zones, self._rooms()
        parts["own zone"] = self._piles.own_title(zones[turn.seat], self.seen_from)
        laid = {turn.owner(places.number) for places in self.table.melds}
        for seat, room in rooms.items():
            if seat not in laid and seat != turn.seat:
                parts["empty zone", seat] = self._piles.empty(room, self._why_empty(seat))
        return parts

    def _why_empty(self, seat: int) -> str:
        """What is said in the zone of somebody who has laid no meld."""
        view = self.turn.view
        if seat in view.match.out:
            return QCoreApplication.translate("Table", "out")
        if rules_of(view).opening(view, seat) is not None:
            return QCoreApplication.translate("Table", "not opened yet")
        return QCoreApplication.translate("Table", "nothing laid")

    def _clear_reasons(self, parts: Parts) -> list[QRectF]:
        """Of reasons that would cover each other only the first, or that of the meld under the pointer, is shown.

        The answer is where there are any: a group whose reason is left out still has its badge.
        """
        keys = [(places.number, "reason") for places in self.table.melds if (places.number, "reason") in parts]
        keys.sort(key=lambda key: key[0] != self.hovered_meld)
        taken: list[QRectF] = []
        for key in keys:
            place = _place(parts[key])
            if any(place.intersects(other) for other in taken):
                del parts[key]
            else:
                taken.append(place)
        return taken

    def _add_replay(self, parts: Parts, reasons: list[QRectF]) -> None:
        """The button that shows the last laying again, under the first meld it changed that has room for it.

        It has where it covers neither a reason nor a group that is no meld; else the first has to do.
        """
        self.replay_rect = None
        laying, shown = self.turn.last_laying, self.shown_melds()
        if laying is None or self.dragged or laying.seat >= len(self.names):
            return
        name = "" if laying.others else self.names[laying.seat]
        good = {number for number, meld in shown.items() if meld.refusal is None}
        taken = reasons + [places.plate for places in self.table.melds if places.number not in good]
        under = [places for places in self.table.melds if places.number in self.turn.changed_groups & good]
        zones = self.zones
        rooms = [zones.get(self.turn.owner(places.number), self.areas.felt) for places in under]
        made = [self.maker.replay(places, name, room) for places, room in zip(under, rooms)]
        if zones:
            # Rows lie close there: the button covers no index of the meld below, rather its own cards.
            taken += [_indices(places.plate) for places in self.table.melds]
            made += [replace(part, centre=part.centre - QPointF(0, part.height / 2)) for part in made]
        free = [part for part in made if not any(_place(part).intersects(other) for other in taken)]
        if made:
            parts["replay"] = (free or made)[0]
            self.replay_rect = _place(parts["replay"])

    def only_shifts(self, places: MeldPlaces) -> bool:
        """Whether the meld has moved along its row since it was placed last, and nothing of it looks different."""
        drawn = self._drawn.get(places.number)
        if self._base is None or drawn is None:
            return False
        before = drawn[0]
        same = before.shape is places.shape and before.width == places.width
        return same and not before.target and not places.target

    def shown_melds(self) -> dict[int, ShownMeld]:
        """The melds by their numbers; none while a show has others."""
        return {meld.number: meld for meld in self.turn.shown} if self.staged is None else {}

    def is_drawn(self, places: MeldPlaces) -> bool:
        """Whether nothing about the meld is different since it was placed last, which only a drag can tell."""
        before = self._drawn.get(places.number)
        return self._base is not None and before is not None and before[0] is places

    def _meld_parts(self, places: MeldPlaces, meld: ShownMeld | None) -> Parts:
        maker, number = self.maker, places.number
        kind = self._plate(meld, places.target)
        parts: Parts = {(number, "plate"): maker.plate(places, kind)}
        fault = meld is not None and meld.refusal is not None
        parts.update(maker.slots(places, fault))
        if number in self.glowing and kind is not Plate.INVALID:
            parts[number, "glow"] = maker.glow(places)
        if meld is not None and fault and not places.target:
            parts.update(maker.fault(places, meld, self.areas.felt))
        if number in self.turn.locked and self.turn.interactive and not fault:
            parts[number, "lock"] = maker.lock(places)
        points = self.turn.points(meld) if meld is not None else None
        if points is not None and not places.target:
            parts[number, "points"] = maker.points(places, points)
        if kind is Plate.ACCEPTS:
            parts[number, "plus"] = maker.plus(places)
        is_under = number == self.hovered_meld and self.turn.interactive and not self.dragged
        # A handle would strike a reason through; a meld can still be taken there.
        if is_under and (number, "reason") not in parts and self.may_grab(number):
            parts[number, "handle"] = maker.handle(places)
        return parts

    def _draw_is_due(self) -> bool:
        return self.turn.can_draw and not self.turn.interactive or self.cursor_on_stock

    def _plate(self, meld: ShownMeld | None, target: bool) -> Plate:
        if target:
            return Plate.TARGET
        if meld is None:
            return Plate.VALID
        if meld.refusal is not None:
            return Plate.INVALID
        if self.turn.interactive and not self.dragged and meld.number in self.turn.accepting:
            return Plate.ACCEPTS
        return Plate.VALID if self.turn.points(meld) is None else Plate.TARGET


def _indices(plate: QRectF) -> QRectF:
    """The upper part of a meld, where the indices of its cards are."""
    return QRectF(plate.left(), plate.top(), plate.width(), plate.height() * 0.4)


def _place(part: Part) -> QRectF:
    """Where the part lies, its margin left out."""
    return QRectF(part.centre.x() - part.width / 2, part.centre.y() - part.height / 2, part.width, part.height)
