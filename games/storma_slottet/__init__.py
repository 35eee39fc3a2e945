"""Storma slottet!: two royal houses, and the court cards of the other suits as heroes for hire."""

from games.storma_slottet.rules import StormaSlottet as GAME

__all__ = ["GAME"]
