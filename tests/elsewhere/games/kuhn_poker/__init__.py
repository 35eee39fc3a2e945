"""Kuhn poker, the smallest poker that there is."""

from games.kuhn_poker.rules import KuhnPoker as GAME

__all__ = ["GAME"]
