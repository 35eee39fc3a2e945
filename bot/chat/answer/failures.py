"""One sentence for each error that a press or a command may end in, in the language of the person
who did it; and what the log is told of it."""

import logging

from discord import app_commands

from bot.chat.answer.context import Context
from bot.chat.deliver.errors import (
    Later,
    NotAtWork,
    NotFound,
    RestError,
    ThreadArchived,
    ThreadLocked,
)
from bot.chat.permissions import refused_by_discord
from bot.chat.press import Press
from bot.chat.render.content import Content
from bot.host.failures import NotSaved, not_saved
from bot.host.ports import Lost, StoreError
from games.kit.say import Refusal, Say, say

log = logging.getLogger(__name__)

FORBIDDEN = 403


def is_lost(error: Exception) -> bool:
    """Whether this process has lost its store, so that the next one at work answers."""
    return isinstance(error, Lost | NotAtWork) or (isinstance(error, NotSaved) and error.is_lost)


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
        case app_commands.AppCommandError() if not isinstance(
            error, app_commands.CommandInvokeError
        ):
            log.info("%s: %s", about, type(error).__name__)
            return ctx.sentence(say("cogs-forged-command"), press.user)
        case Later():
            log.warning("%s: Discord fails: %s", about, error)
            return ctx.sentence(say("cogs-discord-fails"), press.user)
        case RestError():
            if refused := _refused(ctx, error, press):
                log.info("%s: %s", about, error)
                return ctx.sentence(refused, press.user)
    log.error("%s user=%d", about, press.user, exc_info=error)
    return ctx.sentence(say("cogs-broken"), press.user)


def _refused(ctx: Context, error: RestError, press: Press) -> Say | None:
    """Why Discord has not taken what a press led to, if that is of use to anybody."""
    match error:
        case ThreadArchived() | ThreadLocked():
            return say("cogs-locked")
        case NotFound():
            return say("cogs-message-gone")
        case _ if error.status == FORBIDDEN:
            return refused_by_discord(press, ctx.channels.allowed(press.spot.channel))
    return None
