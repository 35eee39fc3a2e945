"""Slow mode, in which nobody may write as often as he likes: no race begins in it, and if it comes
in the middle that is told.

A match goes on in it all the same. Stamps are as true as before, whoever has been silent answers as
fast as ever, and a duel that is being decided would suffer more from being stopped.
"""

import discord

from bot.chat.answer.aloud import ALOUD
from bot.chat.answer.desk import Desk
from bot.chat.render.speech import channel_link
from games.kit.refusals import illegal
from games.kit.say import Say, say


def check_slow_mode(channel: object) -> None:
    """Refuses to begin a race in slow mode."""
    if told := slow_mode(channel):
        illegal("", told)


def slow_mode(channel: object) -> Say | None:
    """Why no race begins in a channel or thread, if it is in slow mode."""
    seconds = _seconds(channel)
    if not seconds:
        return None
    if isinstance(channel, discord.TextChannel):
        return say("race-slow-mode", seconds=seconds)
    assert isinstance(channel, discord.abc.Snowflake)
    return say("chat-slow-there", seconds=seconds, place=channel_link(channel.id))


async def tell_slow_mode(desk: Desk, before: object, after: object) -> None:
    """Tells those who race in a channel or thread that it has been switched on there."""
    seconds = _seconds(after)
    if _seconds(before) or not seconds:
        return
    assert isinstance(after, discord.abc.Snowflake)
    for spot, table in desk.tables.directory.playing(ALOUD):
        if spot == after.id:
            await desk.delivery.slowed(table, seconds)


async def tell_slow_mode_that_is_on(desk: Desk, client: discord.Client) -> None:
    """The same where it was switched on while the bot could not hear of it."""
    for spot, table in desk.tables.directory.playing(ALOUD):
        if seconds := _seconds(client.get_channel(spot)):
            await desk.delivery.slowed(table, seconds, unless_told=True)


def _seconds(channel: object) -> int:
    """How long everybody must wait between two messages."""
    return int(getattr(channel, "slowmode_delay", 0))
