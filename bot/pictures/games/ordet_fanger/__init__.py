"""How Ordet fanger looks."""

from bot.pictures.games.ordet_fanger.drawing import OrdetFangerDrawing as DRAWING

__all__ = ["DRAWING"]
