"""Riftforce: two players, four guilds each, five locations along the Rift."""

from games.riftforce.rules import Riftforce as GAME

__all__ = ["GAME"]
