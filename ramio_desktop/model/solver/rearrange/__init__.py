"""The best laying on a table that may be rearranged freely: exact, in integers, the same on every machine.

The question: cards lie on the table, others are in the hand. Part all of the table's cards and some of the hand's into
runs and sets, so that most is laid. Which meld a card was in before does not matter, so the table is a pool of cards.

The idea: sweep over the ranks from the ace to the king. Between two ranks all one must remember is, for each suit, how
long its open runs are, and of a run of three or more only that it is complete (`runs`: ten codes a suit). At a rank a
suit gives some cards to runs, some to sets, and leaves some of the hand's. The suits meet in one condition only: the
cards given to sets must make sets (`sets`: two numbers that add up). Example, at the seven, with 7♥ 7♦ 7♠ on the
table, 5♥ 6♥ an open run of two, and 7♣ in the hand: the hearts must give their seven to the run, so the clubs may fill
the set, or diamonds and spades have no set to go to and the way ends.

- `pool` counts the cards: what must be laid, what may, what a card left in the hand costs (a weight).
- `suits` lists what one suit can do at a rank, `steps` joins four suits, `aces` settles the aces at the end, since an
  ace is low or high or in a set; all of it is packed into integers that add up (`layout`).
- `search` goes the cheapest way first, and of equal ways the deepest, so that the first to reach the end is the best.
  States that another one beats are dropped. It starts at the ace or at the king, wherever less has to be decided.
- `rebuild` turns the way back into melds, and spare jokers find a place.
- `keeping` then looks, from the table as it lies, for the laying as good that disturbs the fewest melds;
  `disturbance` counts these; `bound` proves from below, by the search over ranks, that fewer are not possible.
- `laying` is the door: `rearrange`, its answer `Laying`, and the weights that make two aims one number.

What is sure: the laying is best in the first aim and then in the second, if `exact`; it disturbs as few melds as any
laying as good, if `fewest`. Jokers of the hand are cards like others: a laying that is best lays them too. To hold a
card back, take it out of the hand. Limits count states, never seconds.

Positions with a third joker, or a third copy of a card, are refused by name (`UnsupportedPosition`).
"""

from .laying import Laying, Limits, Objective, can_lay_all, clean_runs, rearrange
from .pool import Unsupported, UnsupportedPosition, can_use_any

__all__ = [
    "Laying",
    "Limits",
    "Objective",
    "Unsupported",
    "UnsupportedPosition",
    "can_lay_all",
    "can_use_any",
    "clean_runs",
    "rearrange",
]
