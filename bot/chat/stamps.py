"""Discord's ids are stamps: each says when it was given out."""

from bot.host.model import Stamp

DISCORD_EPOCH = 1_420_070_400_000


def stamp_of(snowflake: int) -> Stamp:
    """When Discord gave out an id, in milliseconds since 1970."""
    return (snowflake >> 22) + DISCORD_EPOCH


def first_id_at(stamp: Stamp) -> int:
    """The lowest id that Discord may have given out at a moment."""
    return (stamp - DISCORD_EPOCH) << 22
