"""What the last move was about, for whoever looks up after five minutes."""

from collections.abc import Iterator

from games.kit.say import Named, Say, Value
from games.kit.scenes import Face, Scene


def told(scene: Scene) -> tuple[Say | Named, ...]:
    """Everything that the story names."""
    return tuple(name for line in scene.story for arg in line.args.values() for name in _names(arg))


def is_fresh(face: Face, news: tuple[Say | Named, ...]) -> bool:
    """Whether a card has just been laid, hit, healed or won: the game has marked it so, or it has
    been `told` of."""
    if face.fresh or any(mark.says.id == "kit-mark-new" for mark in face.marks):
        return True
    return any(name in news for name in _names(face.name))


def _names(value: Value) -> Iterator[Say | Named]:
    """What is named, and the name that comes with a game's cards in it; not what a card is of."""
    match value:
        case Named():
            yield value
        case Say(args=args):
            yield value
            yield from (each for each in args.values() if isinstance(each, Named))
        case tuple():
            for each in value:
                yield from _names(each)
