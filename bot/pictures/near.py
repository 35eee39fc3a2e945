"""Whose side of a table is drawn at the bottom."""

from bot.pictures.reader import Reader
from games.kit.say import Seat
from games.kit.scenes import Scene


def viewer_of(scene: Scene) -> Seat | None:
    """The seat whose hand is open in a scene."""
    return next((zone.owner for zone in scene.board if zone.key == "hand"), None)


def near_seat(scene: Scene, reader: Reader) -> Seat | None:
    """The viewer's own seat; on a public board, the reader's if only one person plays."""
    own = viewer_of(scene)
    return reader.near if own is None else own
