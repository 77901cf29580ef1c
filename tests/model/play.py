"""Random play on a common table: positions in the middle of a hand, and actions a clumsy person might try."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from ramio_desktop.model.actions import Action, Bet, Discard, Draw, Fold, Lay, Pass
from ramio_desktop.model.cards import CARD_SUITS, FACES, JOKER, TILE_COLOURS, Card, Suit, hand
from ramio_desktop.model.laying import best_laying
from ramio_desktop.model.melds import Meld, MeldGrammar, Piece, Table
from ramio_desktop.model.options import MachiavelliOptions, Options, TilesOptions
from ramio_desktop.model.rules import ruleset
from ramio_desktop.model.solver.rearrange import Limits
from ramio_desktop.model.state import Match, Phase, State, Turn



@dataclass(frozen=True)
class Pack:
    """What a game on a common table is played with."""

    family: str
    suits: tuple[Suit, ...]
    grammar: MeldGrammar
    random_options: Callable[[random.Random], Options]

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card but the jokers."""
        return tuple(card for card in FACES.values() if card.suit in self.suits)


def _machiavelli_options(chance: random.Random) -> MachiavelliOptions:
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


PACKS = {
    pack.family: pack
    for pack in (
        Pack("machiavelli", CARD_SUITS, MeldGrammar(), _machiavelli_options),
        Pack("tiles", TILE_COLOURS, MeldGrammar(ace_high=False), lambda _: TilesOptions()),
    )
}


def random_meld(chance: random.Random, pool: Counter[Card], pack: Pack) -> Meld | None:
    """A meld of cards of the pool, which loses them; None when the first try finds none."""
    suit = chance.choice(pack.suits)
    if chance.random() < 0.5:
        rank = chance.randrange(1, 14)
        suits = chance.sample(pack.suits, chance.choice((3, 3, 4)))
        cards = [Card(rank, s) for s in suits]
    else:
        length = chance.choice((3, 3, 3, 4, 4, 5, 6, 8))
        low = chance.randint(1, pack.grammar.top - length + 1)
        cards = [Card((place - 1) % 13 + 1, suit) for place in range(low, low + length)]
    if pool[JOKER] and chance.random() < 0.15:
        cards[chance.randrange(len(cards))] = JOKER
    need = Counter(cards)
    if need - pool:
        return None
    pool -= need
    meld = pack.grammar.meld(cards)
    assert pack.grammar.allows(meld)
    return meld


def random_position(chance: random.Random, family: str = "machiavelli") -> State:
    """A position in the middle of a hand that play could have led to: every card of the deck, legal melds."""
    pack = PACKS[family]
    options = pack.random_options(chance)
    pool = Counter(ruleset(family).deck(options))
    melds = (random_meld(chance, pool, pack) for _ in range(chance.choice((0, 4, 15, 40))))
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
    drawing = "draw" in options.phases
    phase = Phase.DRAW if drawing and chance.random() < 0.5 else Phase.PLAY
    # In Machiavelli a turn without a stock has drawn its last card; with tiles everybody may lay or pass.
    if phase is Phase.PLAY and (drawing or family == "tiles") and chance.random() < 0.2:
        hands[1], stock = hand((*hands[1], *stock)), []
    passes = chance.randrange(seats) if family == "tiles" and not stock else 0
    opened = frozenset(seat for seat in range(seats) if chance.random() < 0.6) if table else frozenset()
    most = options.target if isinstance(options, MachiavelliOptions) and options.match == "points" else 1
    scores = tuple(chance.randrange(most) for _ in range(seats))
    return State(
        family, options, table, (), tuple(hands), tuple(stock), (),
        Turn(chance.randrange(seats), phase, passes=passes),
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
        laying = best_laying(state, seat, held=part, keep_melds=False, limits=Limits(states=300))
        if laying is not None and laying.laid:
            return Lay(laying.table)
    elif roll < 0.65:
        meld = _meld_of(chance, held, PACKS[state.rules])
        if meld is not None:
            return Lay((*state.table, meld))
    elif roll < 0.85 and state.table:
        return Lay(_laid_off(chance, state.table, held, PACKS[state.rules].grammar))
    return ruleset(state.rules).minimum_action(state, seat)


def clumsy_action(chance: random.Random, state: State) -> Action:
    """Anything: most of these are illegal, some are not."""
    seat = state.turn.seat
    held, pack = state.hands[seat], PACKS[state.rules]
    kind = chance.randrange(12)
    if kind == 0:
        return chance.choice((Draw(), Draw(from_discard=True), Pass(), Fold(), Bet(chance.randrange(9))))
    if kind == 1:
        return Discard(chance.choice(held or (JOKER,)))
    groups = [list(meld.pieces()) for meld in state.table]
    spare = [Piece(card) for card in chance.sample(held, min(len(held), chance.randint(0, 4)))]
    if kind == 2:  # a card from nowhere
        spare.append(Piece(chance.choice((*pack.cards, JOKER))))
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
            group[at] = Piece(Card(group[at].card.rank, chance.choice(pack.suits)))
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
    return Lay(tuple(pack.grammar.arrange(group)[0] for group in groups if group))


def _meld_of(chance: random.Random, held: tuple[Card, ...], pack: Pack) -> Meld | None:
    """Some meld the hand holds by itself."""
    cards = set(held) - {JOKER}
    found = []
    for card in cards:
        same = [other for other in cards if other.rank is card.rank]
        if len(same) >= 3:
            found.append(chance.sample(same, chance.randint(3, len(same))))
        places = range(card.rank, pack.grammar.top + 1)
        run = list(itertools.takewhile(cards.__contains__, (Card((at - 1) % 13 + 1, card.suit) for at in places)))
        if len(run) >= 3:
            found.append(run[: chance.randint(3, len(run))])
        if JOKER in held and len(run) == 2:
            found.append([*run, JOKER])
    return pack.grammar.meld(chance.choice(sorted(found))) if found else None


def _laid_off(chance: random.Random, table: Table, held: tuple[Card, ...], grammar: MeldGrammar) -> Table:
    """The table with some card of the hand on some meld where it fits, if there is one."""
    for index in chance.sample(range(len(table)), len(table)):
        for card in chance.sample(held, len(held)):
            meld = grammar.arrange([*table[index].pieces(), Piece(card)])[0]
            if grammar.allows(meld):
                return (*table[:index], meld, *table[index + 1 :])
    return table
