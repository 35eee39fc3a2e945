"""What people write in a channel where a game is played aloud."""

import logging
import re

import discord

import games
from bot.chat.answer.desk import Desk
from bot.chat.stamps import stamp_of
from bot.host.acts import By
from bot.host.failures import NotSaved
from bot.host.model import TableId, User
from games.kit.game import Heard
from games.kit.refusals import Refusal

log = logging.getLogger(__name__)

ALOUD = tuple(key for key in games.names() if games.find(key).one_per_channel)
SPOKEN = (discord.MessageType.default, discord.MessageType.reply)


async def hear(desk: Desk, message: discord.Message) -> None:
    """Takes a message that has just arrived. What it means is the game's to say."""
    spot = message.channel.id
    desk.delivery.arrived(spot, message.id)
    for table in listening_tables(desk, spot, message.author.id):
        desk.delivery.heard(message.author.id, stamp_of(message.id))
        try:
            await take(desk, table, message)
        except NotSaved as error:
            log.error("table=%s message=%d: %s", table, message.id, error)
            desk.history.missed(table)
        except Exception:
            log.exception("table=%s message=%d user=%d", table, message.id, message.author.id)


async def take(desk: Desk, table: TableId, message: discord.Message) -> None:
    """Its stamp is its id's, so that neither our connection nor an edit changes who was first; a
    text that is seen only after an edit may not be the one first sent."""
    text = spoken(message)
    if message.author.bot or message.type not in SPOKEN or not text:
        return
    heard = Heard(text, str(message.id), stamp_of(message.id), message.edited_at is None)
    await say_aloud(desk, table, message.author.id, heard)


async def say_aloud(desk: Desk, table: TableId, user: User, heard: Heard) -> bool:
    """Whether it meant something."""
    try:
        await desk.tables.hear(table, By(user, f"message {heard.id}", heard.at), heard)
    except Refusal:
        return False
    return True


def spoken(message: discord.Message) -> str:
    """The text without the bot's own mention, by which it may be read where nothing else is."""
    me = message.guild.me if message.guild is not None else None
    mention = rf"<@!?{me.id}>" if me is not None else r"(?!)"
    return re.sub(mention, "", message.content).strip()


def listening_tables(desk: Desk, spot: int, user: User) -> tuple[TableId, ...]:
    """The tables there at which this person may answer by what he writes."""
    directory = desk.tables.directory
    if not any(directory.has(spot, key) for key in ALOUD):
        return ()
    here = directory.at(spot)
    return tuple(table for table in directory.of(user) if table in here)
