"""The text notation (DESIGN §5): one grammar for tests, logs, saves, puzzles, bug reports and the command line.

Reading is lenient in the order of cards and strict in everything else; printing is canonical, so that equal values
print alike and every text reads back to the value it came from. `NotationError` points at the place that is wrong.
"""

from .action import action_text, read_action, read_actions
from .cards import NotationError, hand_text, read_hand, read_meld, read_table, table_text
from .event import event_text, read_event
from .position import position_mark, position_text, read_position, read_rules

__all__ = [
    "NotationError", "action_text", "event_text", "hand_text", "position_mark", "position_text", "read_action",
    "read_actions", "read_event", "read_hand", "read_meld", "read_position", "read_rules", "read_table", "table_text",
]
