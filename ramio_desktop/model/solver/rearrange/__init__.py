"""The best laying on a table that may be rearranged (draft)."""

from .laying import Laying, Limits, Objective, can_lay_all, clean_runs, machiavelli_penalty, rearrange
from .pool import Unsupported, UnsupportedPosition

__all__ = [
    "Laying",
    "Limits",
    "Objective",
    "Unsupported",
    "UnsupportedPosition",
    "can_lay_all",
    "clean_runs",
    "machiavelli_penalty",
    "rearrange",
]
