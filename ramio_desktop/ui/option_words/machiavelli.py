"""The house rules of Machiavelli in words (RULES M)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ramio_desktop.model.options import MachiavelliOptions, Value

from .counted import RuleCounts
from .table import Group, OptionWords, numbers

TARGETS = (50, 100, 150, 200)


def machiavelli_words(options: MachiavelliOptions) -> tuple[OptionWords, ...]:
    """The words of its options, in the order of the rules."""
    translate = QCoreApplication.translate
    two, none = translate("OptionWords", "Two"), translate("OptionWords", "None", "no jokers")
    jokers: tuple[tuple[Value, str], ...] = ((2, two), (0, none))
    if options.jokers == 1:  # of positions to be solved; not offered for a game
        jokers = (*jokers, (1, translate("OptionWords", "One")))
    return (
        OptionWords(
            "jokers", Group.CARDS, translate("OptionWords", "Jokers"), jokers,
            RuleCounts().pack(104 + options.jokers)
            if options.jokers else translate("OptionWords", "104 cards: two full decks and nothing else."),
            brief=translate("OptionWords", "two jokers") if options.jokers else translate("OptionWords", "no jokers"),
        ),
        OptionWords(
            "draw", Group.DRAWING, translate("OptionWords", "Drawing"),
            (
                ("always", translate("OptionWords", "Every turn")),
                ("instead_of_laying", translate("OptionWords", "Instead of laying")),
            ),
            {
                "always": translate(
                    "OptionWords", "A turn starts with a card from the stock; then you lay cards, or pass."
                ),
                "instead_of_laying": translate(
                    "OptionWords", "In a turn you either lay at least one card, or draw one, which ends the turn."
                ),
            }[options.draw],
        ),
        OptionWords(
            "opening", Group.OPENING, translate("OptionWords", "Opening"),
            (
                ("clean_run", translate("OptionWords", "Clean run")),
                ("free", translate("OptionWords", "Free", "opening")),
            ),
            {
                "clean_run": translate(
                    "OptionWords",
                    "Your first cards must hold a run of three of one suit, from the hand, without a joker.",
                ),
                "free": translate(
                    "OptionWords", "From the first turn you may lay any meld and rearrange the whole table."
                ),
            }[options.opening],
        ),
        OptionWords(
            "match", Group.MATCH, translate("OptionWords", "Match"),
            (
                ("points", translate("OptionWords", "For points")),
                ("simple", translate("OptionWords", "A single hand")),
            ),
            {
                "points": translate("OptionWords", "Hand after hand, what is left in the hands is added up."),
                "simple": translate("OptionWords", "Whoever is out of cards first has won."),
            }[options.match],
        ),
        OptionWords(
            "target", Group.MATCH, translate("OptionWords", "The match ends at"), numbers(*TARGETS),
            translate("OptionWords", "As soon as somebody has {n} points; the lowest total wins.").format(
                n=options.target
            ),
            idle=translate("OptionWords", "A single hand has no target."),
        ),
    )  # fmt: skip
