"""How Supertrumf Fantasy looks."""

from bot.pictures.games.supertrumf.drawing import SupertrumfDrawing as DRAWING

__all__ = ["DRAWING"]
