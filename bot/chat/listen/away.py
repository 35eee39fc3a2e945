"""What people are told who press while no process can be at work."""

import logging

from bot.chat.answer.context import note
from bot.chat.answer.respond import Reply, Responder, claim
from bot.chat.deliver.errors import RestError
from bot.chat.listen.desk import Tools
from bot.chat.press import Press
from bot.chat.render.content import Content
from bot.chat.render.speech import Speech
from bot.languages import language_of
from games.kit.say import Say, say

log = logging.getLogger(__name__)


async def say_that_store_is_away(tools: Tools, press: Press, *, is_claimed: bool) -> None:
    """In the language of their Discord, for what they have chosen can't be read. Nothing is said if
    another process has answered."""

    def told(message: Say) -> Content:
        speech = Speech(tools.words, language_of(press.locale, tools.language), {})
        return note(speech.line(message))

    if not is_claimed and not await claim(tools.rest, press, private=True):
        return
    responder = Responder(
        press,
        tools.rest,
        lambda: None,
        lambda: told(say("cogs-message-gone")),
        is_claimed=True,
    )
    try:
        await responder.send(Reply(whisper=told(say("tables-store-away"))))
    except RestError as error:
        log.info("interaction=%d: a sentence could not be told: %s", press.id, error)
