"""Follow-ups, and edits of answers: an interaction's token serves as a webhook's."""

from __future__ import annotations

from bot.playground import wire
from bot.playground.limits.messages import ANSWER, check_body
from bot.playground.operations import answers, messages
from bot.playground.records import JSON, Interaction, Message, MessageFlag
from bot.playground.rest.call import Call
from bot.playground.rest.routes import route

_BASE = "/webhooks/{webhook}/{token}"


def _interaction(call: Call) -> Interaction:
    return call.core.pending.by_token(call.snowflake("webhook"), call.text("token"))


def _shown(call: Call, message: Message) -> JSON:
    bot = call.snowflake("webhook")
    return wire.message(call.world, message, bot, call.core.base_url)


@route("POST", _BASE, public=True)
async def follow_up(call: Call) -> JSON | None:
    call.known_query("wait", "with_components")
    interaction = _interaction(call)
    body = check_body(ANSWER, call.body)
    # An interaction's token always answers with the message, whether or not it was asked to wait.
    message = answers.follow_up(call.core, interaction, body, call.files)
    return _shown(call, message)


@route("GET", f"{_BASE}/messages/@original", public=True)
async def original(call: Call) -> JSON:
    return _shown(call, answers.message_of(call.core, _interaction(call), "@original"))


@route("GET", f"{_BASE}/messages/{{message}}", public=True)
async def message(call: Call) -> JSON:
    return _shown(call, _message(call))


@route("PATCH", f"{_BASE}/messages/@original", public=True)
async def edit_original(call: Call) -> JSON:
    return _edit(call, answers.message_of(call.core, _interaction(call), "@original"))


@route("PATCH", f"{_BASE}/messages/{{message}}", public=True)
async def edit(call: Call) -> JSON:
    return _edit(call, _message(call))


@route("DELETE", f"{_BASE}/messages/@original", public=True)
async def delete_original(call: Call) -> None:
    messages.delete(call.core, answers.message_of(call.core, _interaction(call), "@original"))


@route("DELETE", f"{_BASE}/messages/{{message}}", public=True)
async def delete(call: Call) -> None:
    messages.delete(call.core, _message(call))


def _message(call: Call) -> Message:
    number = str(call.snowflake("message"))
    return answers.message_of(call.core, _interaction(call), number)


def _edit(call: Call, found: Message) -> JSON:
    call.known_query("with_components")
    body = check_body(ANSWER, call.body, found.has(MessageFlag.COMPONENTS_V2))
    if found.has(MessageFlag.LOADING):
        answers.fill(call.core, found, body, call.files)
    else:
        messages.change(call.core, found, body, call.files)
    return _shown(call, found)
