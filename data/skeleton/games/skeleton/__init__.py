"""Skeleton: everybody lays a card face down, and the highest takes the round."""

from games.skeleton.rules import Skeleton as GAME

__all__ = ["GAME"]
