"""Why house rules exclude each other, and what would settle it, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from PySide6.QtCore import QCoreApplication

from ramio_desktop.model.conflict import Clash, Conflict
from ramio_desktop.model.options import Options
from ramio_desktop.model.remedy import Remedy

from .counted import RuleCounts
from .table import OptionWords, in_line


def clash_text(conflict: Conflict, options: Options, seats: int) -> str:
    """Why these house rules cannot be played together, by so many players."""
    translate = QCoreApplication.translate
    text = {
        Clash.ONE_DECK_JOKERS: translate("OptionWords", "One deck has two jokers at most."),
        Clash.ONE_DECK_SEATS: translate("OptionWords", "One deck is for two players, and there are {seats}."),
        Clash.NO_STOCK: translate(
            "OptionWords", "{seats} players with {hand_size} cards each leave nothing to draw."
        ),
        Clash.REENTRY_END: translate("OptionWords", "One comes back only where the last one in wins the match."),
        Clash.REENTRY_SCORING: translate(
            "OptionWords", "Where the closer takes the points nobody goes out, so nobody can come back."
        ),
        Clash.REENTRY_SEATS: translate(
            "OptionWords", "With two players the match is over when one is out: nobody can come back."
        ),
    }[conflict.clash]
    return text.format(seats=seats, **asdict(options))


def remedy_text(remedy: Remedy, table: Sequence[OptionWords]) -> str:
    """What a button says that settles a conflict; `table` has the words of its options."""
    if not remedy.field:
        return RuleCounts().players(remedy.seats)
    words = next(words for words in table if words.name == remedy.field)
    return f"{words.title}: {in_line(words.word(getattr(remedy.options, remedy.field)))}"
