"""Random play of Machiavelli: positions in the middle of a hand, and actions a clumsy person might try."""

from __future__ import annotations

import random
from collections import Counter

from ramio_desktop.model.actions import Action, Bet, Discard, Draw, Fold, Lay, Pass
from ramio_desktop.model.cards import FACES, JOKER, Card, Rank, Suit, hand
from ramio_desktop.model.melds import Meld, MeldGrammar, Piece, Table
from ramio_desktop.model.options import MachiavelliOptions
from ramio_desktop.model.rules import ruleset
from ramio_desktop.model.rules.machiavelli import needs_opening
from ramio_desktop.model.solver.rearrange import Limits, rearrange
from ramio_desktop.model.state import Match, Phase, State, Turn

GRAMMAR = MeldGrammar()
CARDS = tuple(card for card in FACES.values() if card.is_natural and not card.is_tile)


def random_options(chance: random.Random) -> MachiavelliOptions:
    """House rules at random, the common ones more often."""
    if chance.random() < 0.25:
        return MachiavelliOptions(jokers=0, draw="instead_of_laying", opening="free")
    return MachiavelliOptions(
        jokers=chance.choice((2, 2, 0)),
        draw=chance.choice(("always",) * 5 + ("instead_of_laying",)),
        opening=chance.choice(("clean_run",) * 3 + ("free",)),
        match=chance.choice(("points", "simple")),
        target=chance.choice((100, 50, 10)),
    )


def random_meld(chance: random.Random, pool: Counter[Card]) -> Meld | None:
    """A meld of cards of the pool, which loses them; None when the first try finds none."""
    suit = Suit(chance.randrange(4))
    if chance.random() < 0.5:
        rank = chance.randrange(1, 14)
        suits = chance.sample(range(4), chance.choice((3, 3, 4)))
        cards = [Card(rank, s) for s in suits]
    else:
        length = chance.choice((3, 3, 3, 4, 4, 5, 6, 8))
        low = chance.randrange(1, 16 - length)
        cards = [Card((place - 1) % 13 + 1, suit) for place in range(low, low + length)]
    if pool[JOKER] and chance.random() < 0.15:
        cards[chance.randrange(len(cards))] = JOKER
    need = Counter(cards)
    if need - pool:
        return None
    pool -= need
    meld = GRAMMAR.meld(cards)
    assert GRAMMAR.allows(meld)
    return meld


def random_position(chance: random.Random) -> State:
    """A position in the middle of a hand that play could have led to: every card of the deck, legal melds."""
    options = random_options(chance)
    pool = Counter(ruleset("machiavelli").deck(options))
    melds = (random_meld(chance, pool) for _ in range(chance.choice((0, 4, 15, 40))))
    table: Table = tuple(meld for meld in melds if meld is not None)
    rest = list(pool.elements())
    chance.shuffle(rest)
    seats = chance.randint(2, 4)
    hands = []
    for _ in range(seats):
        size = min(chance.choice((1, 2, 5, 9, 13, 20)), max(1, (len(rest) - 1) // seats))
        hands.append(hand(rest[:size]))
        del rest[:size]
    stock = rest[: chance.choice((1, 2, 8, 30, 90))]
    # What is over goes to one hand: no card may be missing.
    hands[0] = hand((*hands[0], *rest[len(stock) :])) if len(rest) > len(stock) else hands[0]
    classic = options.draw == "instead_of_laying"
    phase = Phase.PLAY if classic or chance.random() < 0.5 else Phase.DRAW
    if phase is Phase.PLAY and not classic and chance.random() < 0.2:
        hands[1], stock = hand((*hands[1], *stock)), []
    opened = frozenset(seat for seat in range(seats) if chance.random() < 0.6) if table else frozenset()
    scores = (0,) * seats if options.match == "simple" else tuple(
        chance.randrange(options.target) for _ in range(seats)
    )
    return State(
        "machiavelli", options, table, (), tuple(hands), tuple(stock), (),
        Turn(chance.randrange(seats), phase),
        Match(scores, chance.randrange(seats), chance.randint(1, 9), 1, opened),
    )


def sensible_action(chance: random.Random, state: State) -> Action:
    """Something a player might do that is legal unless he misjudges the opening."""
    seat = state.turn.seat
    if state.turn.phase is Phase.DRAW:
        return Draw()
    held = state.hands[seat]
    roll = chance.random()
    if roll < 0.25:
        # A random part of the hand, rearranged with the whole table: the solver finds the wildest legal moves.
        part = [card for card in held if chance.random() < 0.7]
        laying = rearrange(
            state.table, part, opening=needs_opening(state, seat), keep_melds=False, limits=Limits(states=300)
        )
        if laying is not None and laying.laid:
            return Lay(laying.table)
    elif roll < 0.65:
        melds = _melds_of(chance, held)
        if melds:
            return Lay((*state.table, melds))
    elif roll < 0.85 and state.table:
        return Lay(_laid_off(chance, state.table, held))
    return Draw() if state.options.draw == "instead_of_laying" else Pass()  # type: ignore[attr-defined]


def clumsy_action(chance: random.Random, state: State) -> Action:
    """Anything: most of these are illegal, some are not."""
    seat = state.turn.seat
    held = state.hands[seat]
    kind = chance.randrange(12)
    if kind == 0:
        return chance.choice((Draw(), Draw(from_discard=True), Pass(), Fold(), Bet(chance.randrange(9))))
    if kind == 1:
        return Discard(chance.choice(held or (JOKER,)))
    groups = [list(meld.pieces()) for meld in state.table]
    spare = [Piece(card) for card in chance.sample(held, min(len(held), chance.randint(0, 4)))]
    if kind == 2:  # a card from nowhere
        spare.append(Piece(chance.choice((*CARDS, JOKER))))
    if kind == 3 and groups:  # a card of the table that is gone
        group = chance.choice(groups)
        group.pop(chance.randrange(len(group)))
    if kind == 4 and groups:  # a meld of the table that is gone
        groups.pop(chance.randrange(len(groups)))
    if kind == 5 and len(groups) > 1:  # two melds thrown together
        groups.append(groups.pop(0) + groups.pop(0))
    if kind == 6 and groups:  # a meld torn in two
        group = groups.pop(chance.randrange(len(groups)))
        at = chance.randint(1, len(group) - 1) if len(group) > 1 else 1
        groups += [part for part in (group[:at], group[at:]) if part]
    if kind == 7 and groups:  # a card of another suit in a meld, and the true one in the hand
        group = chance.choice(groups)
        at = chance.randrange(len(group))
        if group[at].card.is_natural:
            group[at] = Piece(Card(group[at].card.rank, Suit(chance.randrange(4))))
    if kind == 8 and spare:  # one's own card as a joker, a declared joker
        spare[0] = Piece(spare[0].card, wild=spare[0].card is not JOKER)
    if kind == 9 and groups:  # cards moved from meld to meld
        a, b = chance.choice(groups), chance.choice(groups)
        if a is not b:
            b.append(a.pop())
    if spare:
        if groups and chance.random() < 0.5:
            chance.choice(groups).extend(spare)
        else:
            groups.append(spare)
    chance.shuffle(groups)
    return Lay(tuple(GRAMMAR.arrange(group)[0] for group in groups if group))


def _melds_of(chance: random.Random, held: tuple[Card, ...]) -> Meld | None:
    """Some meld the hand holds by itself."""
    cards = set(held) - {JOKER}
    found = []
    for card in cards:
        same = [other for other in cards if other.rank is card.rank]
        if len(same) >= 3:
            found.append(chance.sample(same, chance.randint(3, len(same))))
        run = [card]
        while len(run) < 14 and (following := _next(run[-1])) in cards:
            run.append(following)
        if len(run) >= 3:
            found.append(run[: chance.randint(3, len(run))])
        if JOKER in held and len(run) == 2:
            found.append([*run, JOKER])
    return GRAMMAR.meld(chance.choice(sorted(found))) if found else None


def _next(card: Card) -> Card | None:
    """The card above in its suit, the ace above the king."""
    return Card(card.rank % 13 + 1, card.suit) if card.rank <= Rank.KING else None


def _laid_off(chance: random.Random, table: Table, held: tuple[Card, ...]) -> Table:
    """The table with some card of the hand on some meld where it fits, if there is one."""
    for index in chance.sample(range(len(table)), len(table)):
        for card in chance.sample(held, len(held)):
            meld = GRAMMAR.arrange([*table[index].pieces(), Piece(card)])[0]
            if GRAMMAR.allows(meld):
                return (*table[:index], meld, *table[index + 1 :])
    return table
