"""What a hand counts, who is out, who may come back, and when the match is over (RULES R18, R21 to R24, D7)."""

from __future__ import annotations

from ...events import Event, HandScored, MatchEnded, Shown
from ...evolve import fold
from ...match import MOST_VOIDS, lowest
from ...options import RaminoOptions
from ...scoring import Penalties
from ...state import State
from .ending import ramino


def penalties(options: RaminoOptions) -> Penalties:
    """What cards left in the hand count (R22)."""
    return Penalties(ace=options.ace_penalty, joker=options.joker_penalty)


def hand_end(state: State, closer: int | None) -> list[Event]:
    """The events that end a hand: everybody shows his cards, and is told what they count."""
    options = ramino(state)
    in_hand = closer is not None and closer not in state.match.opened and options.in_hand_multiplier > 1
    points = (0,) * state.seats if closer is None else _points(state, closer, options.in_hand_multiplier ** in_hand)
    out = _going_out(state, points)
    events: list[Event] = [Shown(state.hands), HandScored(points, closer, in_hand, out)]
    winners = match_winners(fold(state, events))
    return events if winners is None else [*events, MatchEnded(winners)]


def match_winners(state: State) -> tuple[int, ...] | None:
    """Who has won the match after a hand that was scored; None while it goes on."""
    options, match = ramino(state), state.match
    if not state.is_over:
        return None
    scores = dict(enumerate(match.scores))
    if options.scoring == "closer_takes":
        if max(match.scores) < options.target and match.voids < MOST_VOIDS:
            return None
        most = max(match.scores)
        return tuple(seat for seat, score in scores.items() if score == most)
    still_in = [seat for seat in scores if seat not in match.out]
    if options.end == "first_reach":
        if max(match.scores) < options.target and match.voids < MOST_VOIDS:
            return None
        return lowest(match.scores)
    if len(still_in) > 1 and match.voids < MOST_VOIDS:
        return None
    least = min(match.scores[seat] for seat in still_in)
    return tuple(seat for seat in still_in if match.scores[seat] == least)


def may_reenter(state: State) -> tuple[int, ...]:
    """The seats that went out in the hand that has just ended and may come back (R24)."""
    options, match = ramino(state), state.match
    if not state.is_over or not options.reentries or match_winners(state) is not None:
        return ()
    # Whoever was out before was dealt no cards; the closer, the other one without, is not out.
    return tuple(
        seat for seat in sorted(match.out)
        if state.hands[seat] and match.reentered.count(seat) < options.reentries
    )


def reentry_score(state: State) -> int:
    """The total with which a seat comes back: the highest of those still in (R24)."""
    return max(score for seat, score in enumerate(state.match.scores) if seat not in state.match.out)


def _points(state: State, closer: int, factor: int) -> tuple[int, ...]:
    counted = penalties(ramino(state))
    held = tuple(factor * counted.total(cards) for cards in state.hands)
    if ramino(state).scoring == "closer_takes":
        return tuple(sum(held) if seat == closer else 0 for seat in range(state.seats))
    return held


def _going_out(state: State, points: tuple[int, ...]) -> tuple[int, ...]:
    options, match = ramino(state), state.match
    if options.end != "last_standing" or options.scoring == "closer_takes":
        return ()
    return tuple(
        seat for seat, score in enumerate(match.scores)
        if seat not in match.out and score + points[seat] >= options.target
    )
