"""Ramio Desktop: Italian rummy games against the computer and with friends."""

# The one place of the version: pyproject.toml reads it from here.
__version__ = "0.1.0"
