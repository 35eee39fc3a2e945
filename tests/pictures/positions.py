"""Pictures of positions that the bot player has played into, made once for all who look at them."""

from functools import cache

from bot.lab.gallery import Exhibit, shown


@cache
def pictures_of(key: str) -> tuple[Exhibit, ...]:
    """All kinds, of one game."""
    return tuple(shown(key, 1))
