"""What people write in a channel where a game is played by plain messages."""

import logging

import discord

import games
from bot.chat.desk import Desk, stamp_of
from bot.store.records import TableId, User
from bot.tables.acts import Answer, By
from bot.tables.failures import NotSaved
from games.kit.refusals import Refusal

log = logging.getLogger(__name__)

ANSWER = "answer"
LISTENING = tuple(key for key in games.names() if games.find(key).one_per_channel)


async def hear(desk: Desk, message: discord.Message) -> None:
    """Plays a message that answers what its author is asked; all others are talk. Its stamp is
    its id's, so that neither our connection nor an edit can change who was first."""
    desk.delivery.counted(message.channel.id, message.id)
    if message.author.bot or message.guild is None or not message.content:
        return
    for table in listening_tables(desk, message.channel.id, message.author.id):
        at = stamp_of(message.id)
        by = By(message.author.id, f"message {message.id}", at)
        try:
            await desk.tables.move(table, by, Answer(ANSWER, ((message.content,),)))
        except Refusal:
            continue
        except NotSaved as error:
            log.error("table=%s message=%d: %s", table, message.id, error)


def listening_tables(desk: Desk, spot: int, user: User) -> tuple[TableId, ...]:
    """The tables there at which this person may answer by what he writes."""
    directory = desk.tables.directory
    if not any(directory.has(spot, key) for key in LISTENING):
        return ()
    here = directory.at(spot)
    return tuple(table for table in directory.of(user) if table in here)
