"""The solver of the ramino games: what a hand can lay while the melds on the table stay as they are (SOLVER.md)."""

from .solver import HandSolver, Plan, one

__all__ = ["HandSolver", "Plan", "one"]
