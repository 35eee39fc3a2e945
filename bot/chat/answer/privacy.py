"""What is kept of the person who asks: told, handed out as a file, and deleted."""

from bot.chat.answer.context import Context, in_private, note
from bot.chat.answer.respond import Reply
from bot.chat.custom_ids import OfData, write
from bot.chat.deliver.attachments import File
from bot.chat.press import Press
from bot.chat.render.content import BUTTON_LABEL, Button, Content, Row
from bot.host.own_data import own_data
from games.kit.say import say

FILE_NAME = "spelvarden.json"
MOST_BYTES = 8_000_000
"""Discord takes ten million everywhere."""


async def show(ctx: Context, press: Press) -> Reply:
    speech = ctx.nameless_speech(press.user)
    buttons = (
        Button(speech.label(say("cogs-privacy-do-show"), BUTTON_LABEL), write(OfData("show"))),
        Button(
            speech.label(say("cogs-privacy-do-ask"), BUTTON_LABEL), write(OfData("ask")), "danger"
        ),
    )
    return Reply(whisper=note(speech.line(say("cogs-privacy"))).followed_by(Row(buttons)))


async def of_data(ctx: Context, press: Press, control: OfData) -> Reply:
    match control.do:
        case "show":
            return await _file(ctx, press)
        case "ask":
            return Reply(whisper=_ask_first(ctx, press))
        case "delete":
            return await _delete(ctx, press)


async def _file(ctx: Context, press: Press) -> Reply:
    data = await own_data(ctx.tables.store, press.user)
    told = ctx.text(say("cogs-privacy-file"), ctx.people.language(press.user))
    return Reply(whisper=Content(plain=told), file=File(FILE_NAME, data.file(MOST_BYTES)))


def _ask_first(ctx: Context, press: Press) -> Content:
    """What goes, what stays, and from how many tables it takes the person away."""
    speech = ctx.nameless_speech(press.user)
    lines = [say("cogs-privacy-sure")]
    if tables := len(ctx.tables.directory.of(press.user)):
        lines.append(say("cogs-privacy-sits", count=tables))
    label = speech.label(say("cogs-privacy-do-delete"), BUTTON_LABEL)
    confirm = Row((Button(label, write(OfData("delete")), "danger"),))
    return note("\n".join(map(speech.line, lines))).followed_by(confirm)


async def _delete(ctx: Context, press: Press) -> Reply:
    """The answer is worded before nobody knows any more which language they read."""
    told = ctx.sentence(say("cogs-privacy-deleted"), press.user)
    ctx.people.forget(press.user)
    await ctx.tables.forgetting.forget(press.user)
    ctx.forget(press.user)
    return in_private(press, told)
