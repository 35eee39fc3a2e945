"""/verify: every shuffle and roll of a match that is over, recomputed, and the match as a file."""

import msgspec

from bot.chat.answer.desk import Desk
from bot.chat.answer.replies import Reply
from bot.chat.deliver.callbacks import File
from bot.chat.press import Press
from bot.chat.render.content import Content
from bot.chat.render.speech import BETWEEN, code, labelled
from bot.chat.safe import markdown, one_line, shortened
from bot.host.model import TableId
from bot.words.words import Language
from games.kit.chance import Stream, commitment, difference
from games.kit.match import Record
from games.kit.refusals import illegal
from games.kit.say import say

LONGEST_SHOWN = 60


async def verify(desk: Desk, press: Press, table: str = "") -> Reply:
    """Of this table, or of the one whose match was the last to end in this channel."""
    table = table.strip().lower() or await _last_here(desk, press)
    record = await desk.tables.record(table)
    calls, wrong = recomputed(record)
    message = say(
        "cogs-verified", calls=calls, wrong=wrong, hash=record.commitment, secret=record.secret
    )
    language = desk.people.language(press.user)
    text = markdown(desk.text(message, language))
    text = f"{text}\n{_salts(desk, record, language)}"
    file = File(f"{record.game}-{table}.json", msgspec.json.encode(record))
    return Reply(whisper=Content(plain=text), file=file)


def _salts(desk: Desk, record: Record, language: Language) -> str:
    """What was mixed in, in order; those of older versions may be too long to be shown whole."""
    label = desk.text(say("chat-salts"), language)
    shown = (
        code(shortened(one_line(salt.replace("`", "'")), LONGEST_SHOWN)) for salt in record.salts
    )
    return labelled(label, BETWEEN.join(shown) or "–")


async def _last_here(desk: Desk, press: Press) -> TableId:
    table = await desk.tables.store.last_ended(press.spot.channel)
    if table is None:
        illegal("", say("cogs-none-ended-here"))
    return table


def recomputed(record: Record) -> tuple[int, int]:
    """How often chance was used, and how often not as the secret demands; a secret other than
    the one promised makes all of it wrong."""
    secret = bytes.fromhex(record.secret)
    calls = (*record.setup, *(call for entry in record.moves for call in entry.chance))
    if commitment(secret) != record.commitment:
        return len(calls), len(calls)
    stream = Stream(secret, record.salts)
    return len(calls), sum(difference(stream, call) is not None for call in calls)
