"""What people write in a channel where a game is played aloud, and slow mode, in which nobody may
write as often as he likes: no race begins in it, and if it comes in the middle that is told.

A match goes on in slow mode all the same. Stamps are as true as before, whoever has been silent
answers as fast as ever, and a duel that is being decided would suffer more from being stopped.
"""

import logging
from collections.abc import Sequence

import games
from bot.chat.answer.desk import Desk
from bot.chat.press import Spot, Written
from bot.chat.render.speech import channel_link
from bot.host.acts import By
from bot.host.failures import NotSaved
from bot.host.model import TableId, User
from games.kit.aloud import Heard, PlayedAloud
from games.kit.refusals import Refusal, not_now
from games.kit.say import Say, say

log = logging.getLogger(__name__)

ALOUD = tuple(key for key in games.names() if issubclass(games.find(key), PlayedAloud))


async def hear(desk: Desk, written: Written) -> Sequence[TableId]:
    """Takes a message that has just arrived. What it means is the game's to say. Returns the tables
    that could not take it, and must be told of it again."""
    missed = []
    desk.delivery.arrived(written.channel, written.id)
    for table in listening_tables(desk, written.channel, written.user):
        desk.tables.presence.acted(written.user, written.at)
        try:
            await take(desk, table, written)
        except NotSaved as error:
            log.error("table=%s message=%d: %s", table, written.id, error)
            missed.append(table)
        except Exception:
            log.exception("table=%s message=%d user=%d", table, written.id, written.user)
    return missed


async def take(desk: Desk, table: TableId, written: Written) -> None:
    """Its stamp is its id's, so that neither our connection nor an edit changes who was first; a
    text that is seen only after an edit may not be the one first sent."""
    if written.is_speech and written.text:
        heard = Heard(written.text, str(written.id), written.at, not written.is_edited)
        await say_aloud(desk, table, written.user, heard)


async def say_aloud(desk: Desk, table: TableId, user: User, heard: Heard) -> bool:
    """Whether it meant something."""
    try:
        await desk.tables.hear(table, By(user, f"message {heard.id}", heard.at), heard)
    except Refusal:
        return False
    return True


def listening_tables(desk: Desk, spot: int, user: User) -> tuple[TableId, ...]:
    """The tables there at which this person may answer by what he writes."""
    directory = desk.tables.directory
    if not any(directory.has(spot, key) for key in ALOUD):
        return ()
    here = directory.at(spot)
    return tuple(table for table in directory.of(user) if table in here)


def check_slow_mode(spot: Spot) -> None:
    """Refuses to begin a race in slow mode."""
    if told := slow_mode(spot):
        raise not_now(told)


def slow_mode(spot: Spot) -> Say | None:
    """Why no race begins in a channel or thread, if it is in slow mode."""
    if not spot.slow_mode:
        return None
    if spot.has_threads:
        return say("race-slow-mode", seconds=spot.slow_mode)
    return say("chat-slow-there", seconds=spot.slow_mode, place=channel_link(spot.channel))


async def tell_slow_mode(desk: Desk, spot: int, before: int, after: int) -> None:
    """Tells those who race in a channel or thread that it has been switched on there."""
    if before or not after:
        return
    for there, table in desk.tables.directory.playing(ALOUD):
        if there == spot:
            await desk.delivery.slowed(table, after)


async def tell_slow_mode_that_is_on(desk: Desk) -> None:
    """The same where it was switched on while the bot could not hear of it."""
    for spot, table in desk.tables.directory.playing(ALOUD):
        if seconds := desk.wire.slow_mode(spot):
            await desk.delivery.slowed(table, seconds, unless_told=True)
