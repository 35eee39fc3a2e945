"""What somebody shows to everybody in a channel. Those who may write there may show it, and a
button shows it once, however often it is pressed."""

from bot.chat.answer.context import Context
from bot.chat.control import BaseControl
from bot.chat.custom_ids import write
from bot.chat.permissions import check_may_play
from bot.chat.press import Press
from bot.chat.rights import Right
from bot.host.model import Place
from games.kit.say import not_now, say

MAY_NOT_WRITE = say("replay-may-not-write")


def check_may_share(ctx: Context, press: Press) -> Place:
    """Where it is shown. Raises the Refusal for those who may not write there."""
    place = press.place
    if place is None:
        raise not_now(say("cogs-not-here"))
    speaks = "send_messages" if place.thread is None else "send_messages_in_threads"
    ctx.rights.check_at(place, press, Right(speaks, MAY_NOT_WRITE))
    check_may_play(press)
    return place


def was_just_shared(ctx: Context, press: Press, control: BaseControl) -> bool:
    """Whether the same person has pressed the same button here a moment ago."""
    once = press.user, press.spot.channel, write(control)
    if once in ctx.shared:
        return True
    ctx.shared[once] = None
    return False
