"""Whose side of a table is near whoever looks at it."""

from bot.pictures.reader import Reader
from games.kit.scenes import Scene
from games.kit.seats import Seat


def viewer_of(scene: Scene) -> Seat | None:
    """Whose hand lies open in a scene."""
    return next((zone.owner for zone in scene.board if zone.key == "hand"), None)


def near_seat(scene: Scene, reader: Reader) -> Seat | None:
    """The viewer's own; of what everybody sees, the reader's, if there is one person alone."""
    own = viewer_of(scene)
    return reader.near if own is None else own
