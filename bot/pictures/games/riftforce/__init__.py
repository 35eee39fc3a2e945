"""How Riftforce looks."""

from bot.pictures.games.riftforce.drawing import RiftforceDrawing as DRAWING

__all__ = ["DRAWING"]
