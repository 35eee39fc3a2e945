"""/verify: every shuffle and roll of a match that is over, recomputed, and the match as a file."""

import discord
import msgspec

from bot.chat.content import Content
from bot.chat.desk import Desk
from bot.chat.replies import Reply
from bot.chat.safe import markdown
from games.kit.chance import Stream, commitment, difference
from games.kit.match import Record
from games.kit.say import say


async def verify(desk: Desk, interaction: discord.Interaction, table: str) -> Reply:
    record = await desk.tables.record(table.strip().lower())
    calls, wrong = recomputed(record)
    message = say(
        "cogs-verified", calls=calls, wrong=wrong, hash=record.commitment, secret=record.secret
    )
    text = markdown(desk.text(message, desk.people.language(interaction.user.id)))
    file = (f"{record.game}-{table}.json", msgspec.json.encode(record))
    return Reply(whisper=Content(plain=text), file=file)


def recomputed(record: Record) -> tuple[int, int]:
    """How often chance was used, and how often not as the secret demands; a secret other than
    the one promised makes all of it wrong."""
    secret = bytes.fromhex(record.secret)
    calls = (*record.setup, *(call for entry in record.moves for call in entry.chance))
    if commitment(secret) != record.commitment:
        return len(calls), len(calls)
    stream = Stream(secret, record.salts)
    return len(calls), sum(difference(stream, call) is not None for call in calls)
