"""How Storma slottet! looks."""

from bot.pictures.games.storma_slottet.drawing import StormaSlottet as DRAWING

__all__ = ["DRAWING"]
