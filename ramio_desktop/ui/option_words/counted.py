"""What house rules count, in words: only `tr` of an object has a form of its own for one and for many."""

from __future__ import annotations

from PySide6.QtCore import QObject


class RuleCounts(QObject):
    """Each method says a number of things."""

    def players(self, count: int) -> str:
        """So many sit at the table."""
        return self.tr("%n player(s)", "", count)

    def jokers(self, count: int) -> str:
        """So many are in the pack, in the line that sums up a game."""
        return self.tr("%n joker(s)", "", count)

    def jokers_of_pack(self, count: int) -> str:
        """What so many jokers are."""
        return self.tr("%n in the whole pack; each stands for any card.", "", count)

    def stock(self, count: int, seats: int) -> str:
        """So many cards are left to draw."""
        return self.tr("With {seats} players %n card(s) stay in the stock.", "", count).format(seats=seats)

    def pack(self, count: int) -> str:
        """So many cards Machiavelli has with its jokers."""
        return self.tr(
            "%n card(s). A joker stands for any card, and stays on the table once it is laid.", "", count
        )

    def ace(self, points: int) -> str:
        """What an ace costs."""
        return self.tr("An ace that stays in the hand counts %n point(s).", "", points)

    def reentries(self, count: int) -> str:
        """So often one may come back."""
        return self.tr(
            "Who is out may come back %n time(s), with the highest total of those still in.", "", count
        )
