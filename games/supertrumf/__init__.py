"""Supertrumf Fantasy: declare an attribute, lay face down, turn; the highest value takes it."""

from games.supertrumf.rules import Supertrumf as GAME

__all__ = ["GAME"]
