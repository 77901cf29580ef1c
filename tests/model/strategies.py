"""Values of every kind of every game, for hypothesis: what the text notation has to carry."""

from __future__ import annotations

import dataclasses

from hypothesis import assume
from hypothesis import strategies as st

from ramio_desktop.model.actions import Action, Bet, Discard, Draw, Fold, Lay, Pass
from ramio_desktop.model.cards import CARD_SUITS, FACES, HIDDEN, JOKER, TILE_COLOURS, Card, hand
from ramio_desktop.model.events import (
    Began, Dealt, Discarded, Drew, Event, Folded, HandScored, Laid, MatchEnded, Passed, Reentered, Restocked, Shown,
    Staked, Turned,
)
from ramio_desktop.model.melds import Meld, MeldGrammar, Piece, Table
from ramio_desktop.model.options import PRESETS, Options
from ramio_desktop.model.state import Bets, Match, Phase, State, Turn

FACE_CARDS = tuple(card for card in FACES.values() if card.is_natural and not card.is_tile)
TILES = tuple(card for card in FACES.values() if card.is_tile)
NUMBERS = st.integers(0, 999_999)
SEATS = st.integers(0, 6)


def faces(tiles: bool = False) -> st.SearchStrategy[Card]:
    """A card (or tile) or a joker."""
    return st.sampled_from((*(TILES if tiles else FACE_CARDS), JOKER, JOKER))


def known_or_hidden(tiles: bool = False) -> st.SearchStrategy[Card]:
    """A card, a joker or a hidden card."""
    return st.one_of(faces(tiles), st.just(HIDDEN))


@st.composite
def pieces(draw: st.DrawFn, tiles: bool = False) -> Piece:
    """A card as somebody may put it down: declared, used as a joker, or plain."""
    card = draw(faces(tiles))
    if card is JOKER:
        return Piece(card, draw(st.sampled_from((None, None, *(TILE_COLOURS if tiles else CARD_SUITS)))))
    return Piece(card, wild=draw(st.sampled_from((False,) * 9 + (True,))))


@st.composite
def near_melds(draw: st.DrawFn, tiles: bool = False) -> list[Piece]:
    """Pieces that are a run or a set, or nearly so, in any order."""
    suits = TILE_COLOURS if tiles else CARD_SUITS
    if draw(st.booleans()):
        length = draw(st.integers(3, 14))
        low = draw(st.integers(1, 15 - length))
        suit = draw(st.sampled_from(suits))
        cards = [Card((place - 1) % 13 + 1, suit) for place in range(low, low + length)]
    else:
        rank = draw(st.integers(1, 13))
        cards = [Card(rank, suit) for suit in draw(st.permutations(suits))[: draw(st.integers(3, 4))]]
    put = [Piece(card) for card in cards]
    for at in draw(st.lists(st.integers(0, len(put) - 1), max_size=3)):
        put[at] = draw(pieces(tiles))
    return draw(st.permutations(put)) if draw(st.booleans()) else put


def groups(tiles: bool = False) -> st.SearchStrategy[list[Piece]]:
    """Any cards lying together."""
    return st.one_of(near_melds(tiles), st.lists(pieces(tiles), min_size=1, max_size=6))


def melds(grammar: MeldGrammar, tiles: bool = False) -> st.SearchStrategy[Meld]:
    """A meld or loose group as the program holds it."""
    return groups(tiles).map(lambda put: grammar.arrange(put)[0])


def tables(grammar: MeldGrammar, tiles: bool = False) -> st.SearchStrategy[Table]:
    """A table."""
    return st.lists(melds(grammar, tiles), max_size=5).map(tuple)


def hands(tiles: bool = False) -> st.SearchStrategy[tuple[Card, ...]]:
    """A hand."""
    return st.lists(known_or_hidden(tiles), max_size=15).map(hand)


def piles(tiles: bool = False) -> st.SearchStrategy[tuple[Card, ...]]:
    """A stock: known, counted, or partly known."""
    return st.one_of(
        st.integers(0, 99).map(lambda count: (HIDDEN,) * count),
        st.lists(faces(tiles), max_size=20).map(tuple),
        st.lists(known_or_hidden(tiles), max_size=8).map(tuple),
    )


@st.composite
def house_rules(draw: st.DrawFn) -> tuple[str, Options, bool]:
    """A family, any options of it, and whether it is played with tiles."""
    preset = draw(st.sampled_from(tuple(PRESETS.values())))
    fields = dataclasses.fields(preset.options)
    changed = {}
    for item in draw(st.lists(st.sampled_from(fields), max_size=3)) if fields else []:
        if "choices" in item.metadata:
            changed[item.name] = draw(st.sampled_from(item.metadata["choices"]))
        else:
            changed[item.name] = draw(st.integers(*item.metadata["range"]))
    options = dataclasses.replace(preset.options, **changed)
    assume(not options.conflicts())
    return preset.family, options, preset.tiles


@st.composite
def positions(draw: st.DrawFn) -> State:
    """A position of any game, with any of its keys, reachable or not."""
    family, options, tiles = draw(house_rules())
    grammar = MeldGrammar(options.ace_high)
    table = draw(tables(grammar, tiles))
    held = draw(st.lists(hands(tiles), min_size=1, max_size=7).map(tuple))
    seats = len(held)
    seat = st.integers(0, seats - 1)
    some = st.frozensets(seat, max_size=seats)
    owners = draw(st.lists(seat, min_size=len(table), max_size=len(table)).map(tuple))
    each = st.lists(NUMBERS, min_size=seats, max_size=seats).map(tuple)
    return State(
        rules=family,
        options=options,
        table=table,
        owners=owners if any(owners) and draw(st.booleans()) else (),
        hands=held,
        stock=draw(piles(tiles)),
        discard=draw(st.lists(faces(tiles), max_size=4).map(tuple)),
        turn=Turn(
            draw(seat), draw(st.sampled_from([phase for phase in Phase if phase.value in options.phases])),
            draw(st.none() | faces(tiles)), draw(st.booleans()),
            draw(st.booleans()), draw(NUMBERS),
        ),
        match=Match(
            draw(st.just((0,) * seats) | each), draw(seat), draw(NUMBERS), draw(NUMBERS), draw(some), draw(some),
            draw(st.lists(seat, max_size=4).map(sorted).map(tuple)), draw(NUMBERS),
        ),
        bets=draw(st.none() | st.builds(Bets, each, each, NUMBERS, some)),
    )


def actions(grammar: MeldGrammar, tiles: bool = False) -> st.SearchStrategy[Action]:
    """Any action of any game."""
    return st.one_of(
        st.builds(Draw, st.booleans()), tables(grammar, tiles).map(Lay), faces(tiles).map(Discard), st.just(Pass()),
        NUMBERS.map(Bet), st.just(Fold()),
    )


def events(grammar: MeldGrammar, tiles: bool = False) -> st.SearchStrategy[Event]:
    """Any event of any game."""
    some_hands = st.lists(hands(tiles), min_size=1, max_size=7).map(tuple)
    points = st.lists(NUMBERS, min_size=1, max_size=7).map(tuple)
    return st.one_of(
        st.builds(Began, NUMBERS, NUMBERS),
        st.builds(Dealt, some_hands, piles(tiles), piles(tiles), SEATS),
        st.builds(Turned, SEATS, st.sampled_from(Phase), NUMBERS),
        st.builds(Drew, SEATS, known_or_hidden(tiles), st.booleans()),
        st.builds(Drew, SEATS, st.none()),
        st.builds(Laid, SEATS, tables(grammar, tiles)),
        st.builds(Discarded, SEATS, known_or_hidden(tiles)),
        st.builds(Passed, SEATS),
        st.builds(Restocked, piles(tiles)),
        st.builds(Staked, SEATS, NUMBERS),
        st.builds(Folded, SEATS),
        st.builds(Shown, some_hands),
        st.builds(HandScored, points, st.none(), st.just(False), st.lists(SEATS, max_size=3).map(tuple)),
        st.builds(HandScored, points, SEATS, st.booleans(), st.lists(SEATS, max_size=3).map(tuple)),
        st.lists(SEATS, min_size=1, max_size=7).map(tuple).map(MatchEnded),
        st.builds(Reentered, SEATS, NUMBERS),
    )
