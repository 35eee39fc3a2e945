"""First answers to interactions."""

from __future__ import annotations

from bot.playground import wire
from bot.playground.limits.interactions import check_answer
from bot.playground.records import JSON, Interaction, Message, MessageFlag
from bot.playground.rest.call import Call
from bot.playground.rest.routes import route


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
    shown = wire.message(call.world, message, interaction.application_id, call.core.base_url)
    return {"interaction": about, "resource": {"type": kind, "message": shown}}
