"""One sentence for each error that a press or a command may end in, in the language of the person
who did it; and what the log is told of it."""

import logging
import math

import aiohttp
import discord
from discord import app_commands

from bot.chat.answer.context import Context
from bot.chat.deliver.callbacks import UNKNOWN_MESSAGE, Refused
from bot.chat.deliver.wire import ARCHIVED, LOCKED, UNKNOWN_CHANNEL
from bot.chat.permissions import refused_by_discord
from bot.chat.press import Press
from bot.chat.render.content import Content
from bot.host.failures import NotSaved, not_saved
from bot.host.ports import StoreError
from games.kit.refusals import Refusal
from games.kit.say import Say, say

log = logging.getLogger(__name__)

SHUT = (ARCHIVED, LOCKED)
FORBIDDEN, TOO_MANY, FAULTS_FROM = 403, 429, 500


def sentence_for(ctx: Context, error: Exception, press: Press, about: str) -> Content:
    """What the person is told; `about` says in the log what they did."""
    match error:
        case Refusal():
            return ctx.refusal(error, press.user)
        case NotSaved():
            return ctx.sentence(error.message, press.user)
        case StoreError():
            log.warning("%s: the store fails: %s", about, error)
            return ctx.sentence(not_saved(error).message, press.user)
        case discord.RateLimited():
            log.info("%s: %s", about, error)
            told = say("cogs-rate-limited", seconds=math.ceil(error.retry_after))
            return ctx.sentence(told, press.user)
        case app_commands.AppCommandError() if not isinstance(
            error, app_commands.CommandInvokeError
        ):
            log.info("%s: %s", about, type(error).__name__)
            return ctx.sentence(say("cogs-forged-command"), press.user)
        case _ if is_discords(error):
            log.warning("%s: Discord fails: %s", about, str(error) or type(error).__name__)
            return ctx.sentence(say("cogs-discord-fails"), press.user)
        case Refused() | discord.HTTPException():
            if refused := _refused(ctx, error.status, error.code, press):
                log.info("%s: %s", about, error)
                return ctx.sentence(refused, press.user)
    log.error("%s user=%d", about, press.user, exc_info=error)
    return ctx.sentence(say("cogs-broken"), press.user)


def is_discords(error: Exception) -> bool:
    """Whether Discord itself, or the way there, has failed."""
    match error:
        case Refused() | discord.HTTPException():
            return error.status == TOO_MANY or error.status >= FAULTS_FROM
        case aiohttp.ClientError() | ConnectionError() | TimeoutError():
            return True
    return False


def _refused(ctx: Context, status: int, code: int, press: Press) -> Say | None:
    """Why Discord has not taken what a press led to, if that is of use to anybody."""
    if code in SHUT:
        return say("cogs-locked")
    if code in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
        return say("cogs-message-gone")
    if status == FORBIDDEN:
        return refused_by_discord(press, ctx.wire.allowed(press.spot.channel))
    return None
