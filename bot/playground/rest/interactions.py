"""Answers to interactions: the first one, and what its token serves for like a webhook's."""

from bot.playground import wire
from bot.playground.limits.interactions import check_answer
from bot.playground.limits.messages import ANSWER, check_body
from bot.playground.operations import answers, messages
from bot.playground.records import JSON, Interaction, Message, MessageFlag
from bot.playground.rest.call import Call
from bot.playground.rest.routes import route

_HOOK = "/webhooks/{webhook}/{token}"
_ORIGINAL = f"{_HOOK}/messages/@original"
_MESSAGE = f"{_HOOK}/messages/{{message}}"


@route("POST", "/interactions/{interaction}/{token}/callback", public=True)
async def answer(call: Call) -> JSON | None:
    call.known_query("with_response")
    desk = call.core.pending
    interaction = desk.expect(call.snowflake("interaction"), call.text("token"))
    body = check_answer(interaction, call.body)
    message = desk.answer(interaction, body["type"], body["data"], call.files)
    if not call.is_true("with_response"):
        return None
    return _response(call, interaction, body["type"], message)


def _response(call: Call, interaction: Interaction, kind: int, message: Message | None) -> JSON:
    about: JSON = {
        "id": str(interaction.id),
        "type": interaction.type,
        "channel_id": str(interaction.channel_id),
    }
    if interaction.guild_id is not None:
        about["guild_id"] = str(interaction.guild_id)
    if message is None:
        return {"interaction": about}
    about |= {
        "response_message_id": str(message.id),
        "response_message_loading": message.has(MessageFlag.LOADING),
        "response_message_ephemeral": message.ephemeral_to is not None,
    }
    # The interface description knows only types 4 and 7 here; a deferral carries its own type.
    shown = _shown(call, interaction, message)
    return {"interaction": about, "resource": {"type": kind, "message": shown}}


def _shown(call: Call, interaction: Interaction, message: Message) -> JSON:
    return wire.message(call.world, message, interaction.application_id, call.core.base_url)


@route("POST", _HOOK, public=True)
async def follow_up(call: Call) -> JSON:
    call.known_query("wait", "with_components")
    interaction = _interaction(call)
    body = check_body(ANSWER, call.body)
    # An interaction's token always answers with the message, whether or not it was asked to wait.
    message = answers.follow_up(call.core, interaction, body, call.files)
    call.core.people.completed(interaction, message)
    return _shown(call, interaction, message)


@route("GET", _ORIGINAL, public=True)
@route("GET", _MESSAGE, public=True)
async def message(call: Call) -> JSON:
    return _shown(call, *_answer(call))


@route("PATCH", _ORIGINAL, public=True)
@route("PATCH", _MESSAGE, public=True)
async def edit(call: Call) -> JSON:
    interaction, found = _answer(call)
    call.known_query("with_components")
    body = check_body(ANSWER, call.body, found.has(MessageFlag.COMPONENTS_V2))
    if found.ephemeral_to is None:
        answers.check_lock(call.core, interaction)
    if found.has(MessageFlag.LOADING):
        answers.fill(call.core, found, body, call.files)
    else:
        messages.change(call.core, found, body, call.files)
    call.core.people.completed(interaction, found)
    return _shown(call, interaction, found)


@route("DELETE", _ORIGINAL, public=True)
@route("DELETE", _MESSAGE, public=True)
async def delete(call: Call) -> None:
    messages.delete(call.core, _answer(call)[1])


def _interaction(call: Call) -> Interaction:
    return call.core.pending.by_token(call.snowflake("webhook"), call.text("token"))


def _answer(call: Call) -> tuple[Interaction, Message]:
    """The message in the path: the original answer or, with an id, any of this interaction's."""
    number = call.snowflake("message") if call.has("message") else None
    interaction = _interaction(call)
    return interaction, answers.message_of(call.core, interaction, number)
