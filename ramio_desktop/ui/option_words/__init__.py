"""House rules in plain words, one table a family of games: every option, every value, and what it changes.

    for words in option_words(options, seats):
        words.title, words.choices, words.meaning

The tables are made anew in the language of now. A game without a table here has no house rules to choose
(its options have no fields); a test asks a table of each game that can be played.
"""

from __future__ import annotations

from ramio_desktop.model.options import MachiavelliOptions, Options, RaminoOptions

from .conflicts import clash_text, remedy_text
from .machiavelli import machiavelli_words
from .ramino import ramino_words
from .table import Group, OptionWords, group_name, in_line


def option_words(options: Options, seats: int) -> tuple[OptionWords, ...]:
    """The words of all house rules of a game, as they stand for so many players."""
    if isinstance(options, MachiavelliOptions):
        return machiavelli_words(options)
    if isinstance(options, RaminoOptions):
        return ramino_words(options, seats)
    return ()


__all__ = ["Group", "OptionWords", "clash_text", "group_name", "in_line", "option_words", "remedy_text"]
