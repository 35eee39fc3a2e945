"""What the last move was about, for those who look up after five minutes."""

from collections.abc import Iterator

from games.kit.say import Named, Say, Value
from games.kit.scenes import Face, Scene


def told(scene: Scene) -> tuple[Say | Named, ...]:
    """Everything that the story names."""
    return tuple(name for line in scene.story for arg in line.args.values() for name in _names(arg))


def is_fresh(face: Face, news: tuple[Say | Named, ...]) -> bool:
    """Whether a card has just been played, hit, healed or won: the game has marked it, or the news
    mention it."""
    if face.fresh or any(mark.says.id == "kit-mark-new" for mark in face.marks):
        return True
    return any(name in news for name in _names(face.name))


def _names(value: Value) -> Iterator[Say | Named]:
    """The names in a value, and the names from the game's cards inside them; not the set a card
    belongs to."""
    match value:
        case Named():
            yield value
        case Say(args=args):
            yield value
            yield from (each for each in args.values() if isinstance(each, Named))
        case tuple():
            for each in value:
                yield from _names(each)
