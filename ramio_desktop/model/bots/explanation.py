"""Why a computer player played as it did, in a reason and what everybody can see.

A reason is found from public things alone: the table, how many cards each player holds, the action, the level. What
is left in the hand has no part in it, so that no sentence can give it away; where the reason of a pass would tell
whether something could have been laid, one reason stands for both.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ..cards import Card


class Why(Enum):
    """The reasons there are; the names are stable, the interface has a sentence for each."""

    DREW = "drew"
    """It has drawn: every turn begins so."""
    CLOSED = "closed"
    """It could lay its whole hand."""
    OPENED = "opened"
    """It had a clean run (`cards`) to open with."""
    NO_OPENING = "no_opening"
    """It has no clean run to open with yet."""
    OPENED_POINTS = "opened_points"
    """It had melds (`cards`) worth the points of the opening (`number`)."""
    NO_OPENING_POINTS = "no_opening_points"
    """It has no melds worth the points of the opening (`number`) yet."""
    LAST_TURN = "last_turn"
    """The stock ends before it plays again, so it laid what counts most."""
    MELDS = "melds"
    """It had whole melds in its hand (`cards`)."""
    LAY_OFFS = "lay_offs"
    """Its `cards` fitted melds of the table as they lay."""
    MELDS_AND_LAY_OFFS = "melds_and_lay_offs"
    """Of its `cards` some were melds, the others fitted melds of the table."""
    SPLIT = "split"
    """With few cards left it took one meld of the table apart for its `cards`."""
    OPENED_MELD = "opened_meld"
    """It took melds of the table apart, one or two (`number`), for its `cards`; more it does not look at together."""
    MOST = "most"
    """It laid as many cards as it found room for, and the melds of the table stayed (`cards`)."""
    MOST_REARRANGED = "most_rearranged"
    """It laid as many cards as it found room for, and rearranged the table for them (`cards`, `number` of melds)."""
    DANGER = "danger"
    """Another player (`seat`) is about to close, so it laid all it could."""
    SPARED = "spared"
    """It laid what it could spare (`cards`), and kept enough to choose from later."""
    NOTHING_PLAIN = "nothing_plain"
    """Nothing of its hand is a meld or fits one as it lies; it does not move the cards of the table."""
    NOTHING_NEAR = "nothing_near"
    """Nothing of its hand goes, not even with one meld of the table taken apart."""
    NOTHING_FITS = "nothing_fits"
    """Nothing of its hand goes, however the table is rearranged."""
    WAITS = "waits"
    """It waits for more to lay at once, or has nothing to lay: it does not say which."""
    MIRRORS = "mirrors"
    """Another player (`seat`) hoards cards, and it does not help him by laying."""
    TOOK = "took"
    """It took the discard (`cards`), which it can use."""
    THREW = "threw"
    """It threw the card that serves it least (`cards`)."""
    HAD_NOTHING = "had_nothing"
    """There was nothing to draw, and so nothing to discard."""
    HOARDS = "hoards"
    """It lays nothing until it can close."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """A reason and what it is about: nothing in it but what lies on the table or what everybody can count."""

    why: Why
    cards: tuple[Card, ...] = ()
    """Cards that were laid."""
    number: int = 0
    """How many melds of the table were taken apart."""
    seat: int | None = None
    """Another player."""
