"""An application's own emojis."""

import base64
import re

from bot.playground import wire
from bot.playground.limits.channels import EMOJI, EMOJI_EDIT, EMOJI_IMAGE, LARGEST_EMOJI
from bot.playground.limits.refusals import EMOJI_TOO_LARGE, TOO_MANY_EMOJIS, UNKNOWN_EMOJI
from bot.playground.limits.rule import Rejected, reject_field
from bot.playground.operations.image_head import size_of
from bot.playground.records import JSON, Emoji
from bot.playground.rest.call import Call
from bot.playground.rest.routes import route

_DATA = re.compile(r"data:image/(png|jpe?g|gif|webp|avif);base64,(.*)", re.DOTALL)


@route("GET", "/applications/{application}/emojis")
async def emojis(call: Call) -> JSON:
    call.own_application()
    return {"items": [wire.emoji(call.world, emoji) for emoji in _own(call)]}


@route("GET", "/applications/{application}/emojis/{emoji}")
async def emoji(call: Call) -> JSON:
    return wire.emoji(call.world, _emoji(call))


@route("POST", "/applications/{application}/emojis", status=201)
async def create(call: Call) -> JSON:
    application = call.own_application()
    body = call.fill(EMOJI)
    kind, image = _image(body["image"])
    if len(image) > LARGEST_EMOJI:
        raise Rejected(EMOJI_TOO_LARGE)
    if len(_own(call)) >= call.core.settings.emojis:
        raise Rejected(TOO_MANY_EMOJIS)
    new = Emoji(
        id=call.core.ids.next(),
        application_id=application.id,
        name=body["name"],
        animated=kind == "gif",
    )
    call.core.storage.put_file(new.id, image)
    call.world.save(new)
    return wire.emoji(call.world, new)


@route("PATCH", "/applications/{application}/emojis/{emoji}")
async def rename(call: Call) -> JSON:
    found = _emoji(call)
    found.name = call.fill(EMOJI_EDIT)["name"]
    call.world.save(found)
    return wire.emoji(call.world, found)


@route("DELETE", "/applications/{application}/emojis/{emoji}")
async def delete(call: Call) -> None:
    found = _emoji(call)
    call.core.storage.forget_file(found.id)
    call.world.forget(found)


def _own(call: Call) -> list[Emoji]:
    return [e for e in call.world.emojis.values() if e.application_id == call.bot_id]


def _emoji(call: Call) -> Emoji:
    application = call.own_application()
    found = call.world.emojis.get(call.snowflake("emoji"))
    if found is None or found.application_id != application.id:
        raise Rejected(UNKNOWN_EMOJI)
    return found


def _image(data: str) -> tuple[str, bytes]:
    parts = _DATA.fullmatch(data)
    if parts is None:
        raise reject_field(EMOJI_IMAGE, "image")
    try:
        image = base64.b64decode(parts[2], validate=True)
    except ValueError as error:
        raise reject_field(EMOJI_IMAGE, "image") from error
    if size_of(image) is None and parts[1] in ("png", "gif", "jpeg", "jpg"):
        raise reject_field(EMOJI_IMAGE, "image")
    return parts[1], image
