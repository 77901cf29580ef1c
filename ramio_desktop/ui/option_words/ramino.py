"""The house rules of the ramino games in words (RULES R, D)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ramio_desktop.model.options import RaminoOptions

from .counted import RuleCounts
from .table import Group, OptionWords, numbers

OPENINGS = (40, 50)


def ramino_words(options: RaminoOptions, seats: int) -> tuple[OptionWords, ...]:
    """The words of its options, in the order of the rules."""
    return (*_cards(options, seats), *_play(options), *_jokers(options), *_closing(options), *_match(options))


def _cards(options: RaminoOptions, seats: int) -> tuple[OptionWords, ...]:
    translate = QCoreApplication.translate
    counts = RuleCounts()
    left = options.cards - seats * options.hand_size - 1
    none = translate("OptionWords", "None", "no jokers")
    return (
        OptionWords(
            "decks", Group.CARDS, translate("OptionWords", "Decks"),
            ((2, translate("OptionWords", "Two")), (1, translate("OptionWords", "One"))),
            {
                2: translate("OptionWords", "Two decks of 52, with the jokers {cards} cards."),
                1: translate("OptionWords", "One deck of 52, with the jokers {cards} cards: for two players only."),
            }[options.decks].format(cards=options.cards),
        ),
        OptionWords(
            "jokers", Group.CARDS, translate("OptionWords", "Jokers"), ((0, none), *numbers(1, 2, 3, 4)),
            counts.jokers_of_pack(options.jokers)
            if options.jokers else translate("OptionWords", "No card stands in for another."),
            brief=counts.jokers(options.jokers)
            if options.jokers else translate("OptionWords", "no jokers"),
        ),
        OptionWords(
            "hand_size", Group.CARDS, translate("OptionWords", "Cards each"), numbers(7, 8, 9, 10, 13, 14),
            counts.stock(left, seats)
            if left > 0 else translate("OptionWords", "There are not enough cards for {seats} players.").format(
                seats=seats
            ),
            brief=translate("OptionWords", "{n} cards each").format(n=options.hand_size),
        ),
        OptionWords(
            "ace", Group.CARDS, translate("OptionWords", "Ace"),
            (
                ("both", translate("OptionWords", "Low and high")),
                ("low", translate("OptionWords", "Only low")),
            ),
            {
                "both": translate("OptionWords", "A-2-3 and Q-K-A are runs, K-A-2 never."),
                "low": translate("OptionWords", "A-2-3 is a run, Q-K-A is none."),
            }[options.ace],
        ),
    )  # fmt: skip


def _play(options: RaminoOptions) -> tuple[OptionWords, ...]:
    translate = QCoreApplication.translate
    return (
        OptionWords(
            "opening_points", Group.OPENING, translate("OptionWords", "Points to open"),
            ((0, translate("OptionWords", "Free", "opening")), *numbers(*OPENINGS)),
            translate(
                "OptionWords",
                "Your first melds must be worth {n} points, laid at once. Before that you lay off nothing, and take "
                "the discard only to open with it.",
            ).format(n=options.opening_points)
            if options.opening_points
            else translate("OptionWords", "Any meld opens, and you may lay off from the first turn."),
            brief=translate("OptionWords", "opening {n}").format(n=options.opening_points)
            if options.opening_points else "",
        ),
        OptionWords(
            "joker_opening_value", Group.OPENING, translate("OptionWords", "Joker in the opening"),
            (("represented", translate("OptionWords", "As its card")), ("20", "20"), ("25", "25"), ("30", "30")),
            translate("OptionWords", "It counts as the card it stands for.")
            if options.joker_opening_value == "represented"
            else translate("OptionWords", "It counts {n} points towards the opening.").format(
                n=options.joker_opening_value
            ),
            idle=translate("OptionWords", "Without jokers this changes nothing.")
            if not options.jokers else translate("OptionWords", "With a free opening this changes nothing."),
        ),
        OptionWords(
            "direction", Group.DRAWING, translate("OptionWords", "Direction of play"),
            (
                ("clockwise", translate("OptionWords", "Clockwise")),
                ("counterclockwise", translate("OptionWords", "Counter-clockwise")),
            ),
            {
                "clockwise": translate("OptionWords", "Turns, deal and dealer go round to the left."),
                "counterclockwise": translate("OptionWords", "Turns, deal and dealer go round to the right."),
            }[options.direction],
        ),
        OptionWords(
            "restock", Group.DRAWING, translate("OptionWords", "Stock used up"),
            (
                ("shuffle", translate("OptionWords", "Shuffle")),
                ("flip", translate("OptionWords", "Turn over")),
            ),
            {
                "shuffle": translate("OptionWords", "The discards but the last are shuffled and make the new stock."),
                "flip": translate(
                    "OptionWords",
                    "The discards but the last are turned over as they lie: who remembers them knows what comes.",
                ),
            }[options.restock],
        ),
    )  # fmt: skip


def _jokers(options: RaminoOptions) -> tuple[OptionWords, ...]:
    translate = QCoreApplication.translate
    idle = translate("OptionWords", "Without jokers this changes nothing.")
    return (
        OptionWords(
            "jokers_per_meld", Group.JOKERS, translate("OptionWords", "Jokers in a meld"),
            (("1", translate("OptionWords", "One")), ("many", translate("OptionWords", "As many as you like"))),
            {
                "1": translate("OptionWords", "A meld holds one joker at most."),
                "many": translate("OptionWords", "A meld may hold several jokers, but never jokers alone."),
            }[options.jokers_per_meld],
            idle,
        ),
        OptionWords(
            "taken_joker", Group.JOKERS, translate("OptionWords", "Joker taken from the table"),
            (
                ("lay_now", translate("OptionWords", "Laid at once")),
                ("keep", translate("OptionWords", "May be kept")),
            ),
            {
                "lay_now": translate(
                    "OptionWords", "Put the card it stands for in its place, and lay the joker in another meld at once."
                ),
                "keep": translate(
                    "OptionWords", "Put the card it stands for in its place; the joker may stay in your hand."
                ),
            }[options.taken_joker],
            idle,
        ),
        OptionWords(
            "set_joker", Group.JOKERS, translate("OptionWords", "Joker in a set"),
            (
                ("both", translate("OptionWords", "All that is missing")),
                ("declared", translate("OptionWords", "The card named")),
            ),
            {
                "both": translate(
                    "OptionWords", "It leaves only a set that then has four cards: of a set of three, both are needed."
                ),
                "declared": translate(
                    "OptionWords", "Who lays it names its suit, and that one card is enough to take it."
                ),
            }[options.set_joker],
            idle,
        ),
    )  # fmt: skip


def _closing(options: RaminoOptions) -> tuple[OptionWords, ...]:
    translate = QCoreApplication.translate
    return (
        OptionWords(
            "final_discard", Group.CLOSING, translate("OptionWords", "Last discard"),
            ((True, translate("OptionWords", "Needed")), (False, translate("OptionWords", "Not needed"))),
            translate("OptionWords", "To close, one card has to be left for the discards.") if options.final_discard
            else translate("OptionWords", "You also close by laying your last card."),
        ),
        OptionWords(
            "in_hand_multiplier", Group.CLOSING, translate("OptionWords", "Closing in hand"),
            ((2, translate("OptionWords", "Double")), (1, translate("OptionWords", "Single"))),
            {
                2: translate("OptionWords", "Who lays everything in one turn doubles the points of the others."),
                1: translate("OptionWords", "Laying everything in one turn counts like any other close."),
            }[options.in_hand_multiplier],
        ),
        OptionWords(
            "in_hand_first_round", Group.CLOSING, translate("OptionWords", "Closing in the first round"),
            ((True, translate("OptionWords", "Allowed")), (False, translate("OptionWords", "Not allowed"))),
            translate("OptionWords", "You may close in your very first turn.") if options.in_hand_first_round
            else translate("OptionWords", "Nobody closes before the second round."),
        ),
        OptionWords(
            "flush_close", Group.CLOSING, translate("OptionWords", "Flush"),
            ((True, translate("OptionWords", "Closes")), (False, translate("OptionWords", "Does not count"))),
            translate("OptionWords", "{n} cards of one suit without a joker close in hand, in line or not.").format(
                n=options.hand_size
            )
            if options.flush_close
            else translate("OptionWords", "Cards of one suit close only as melds, like all others."),
        ),
    )  # fmt: skip


def _match(options: RaminoOptions) -> tuple[OptionWords, ...]:
    translate = QCoreApplication.translate
    return (
        OptionWords(
            "scoring", Group.POINTS, translate("OptionWords", "Who scores"),
            (
                ("penalties", translate("OptionWords", "The others pay")),
                ("closer_takes", translate("OptionWords", "The closer scores")),
            ),
            {
                "penalties": translate(
                    "OptionWords", "What stays in your hand counts against you: few points are good."
                ),
                "closer_takes": translate(
                    "OptionWords", "The closer scores what the others still hold: many points are good."
                ),
            }[options.scoring],
        ),
        OptionWords(
            "ace_penalty", Group.POINTS, translate("OptionWords", "Ace in the hand"), numbers(11, 1),
            RuleCounts().ace(options.ace_penalty),
        ),
        OptionWords(
            "joker_penalty", Group.POINTS, translate("OptionWords", "Joker in the hand"), numbers(20, 25, 30),
            translate("OptionWords", "A joker that stays in the hand counts {n} points.").format(
                n=options.joker_penalty
            ),
            translate("OptionWords", "Without jokers this changes nothing."),
        ),
        OptionWords(
            "target", Group.MATCH, translate("OptionWords", "The match goes to"), numbers(100, 101, 201),
            _target(options).format(n=options.target),
        ),
        OptionWords(
            "end", Group.MATCH, translate("OptionWords", "It ends"),
            (
                ("last_standing", translate("OptionWords", "With the last one in")),
                ("first_reach", translate("OptionWords", "With the first one there")),
            ),
            {
                "last_standing": translate("OptionWords", "Who reaches the target is out; the last one in wins."),
                "first_reach": translate(
                    "OptionWords", "It is over as soon as one reaches the target; the lowest total wins."
                ),
            }[options.end],
            translate("OptionWords", "Where the closer scores, the first to reach the target wins."),
        ),
        OptionWords(
            "reentries", Group.MATCH, translate("OptionWords", "Coming back"),
            ((0, translate("OptionWords", "Never")), *numbers(1, 2, 3)),
            RuleCounts().reentries(options.reentries)
            if options.reentries else translate("OptionWords", "Who is out stays out."),
        ),
    )  # fmt: skip


def _target(options: RaminoOptions) -> str:
    translate = QCoreApplication.translate
    if options.scoring == "closer_takes":
        return translate("OptionWords", "The first one with {n} points wins.")
    if options.end == "last_standing":
        return translate("OptionWords", "Who has {n} points is out.")
    return translate("OptionWords", "As soon as somebody has {n} points; the lowest total wins.")
