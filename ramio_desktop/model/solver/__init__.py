"""Exact solvers: what can be laid, and how."""
