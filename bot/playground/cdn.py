"""Attachments and emojis, served back."""

from hmac import compare_digest

from aiohttp import web

from bot.playground.core import CORE
from bot.playground.incoming import id_of
from bot.playground.operations.image_head import kind_of
from bot.playground.wire import signature


async def _attachment(request: web.Request) -> web.Response:
    """An attachment, for anyone who knows its whole address."""
    channel, number = (id_of(request.match_info[part]) or 0 for part in ("channel", "file"))
    core = request.app[CORE]
    told = request.query.get("hm", "").encode()
    if not compare_digest(told, signature(core.world, channel, number).encode()):
        return _nothing()
    return _served(core.storage.file(number))


async def _emoji(request: web.Request) -> web.Response:
    core = request.app[CORE]
    number = id_of(request.match_info["file"].partition(".")[0]) or 0
    return _served(core.storage.file(number) if number in core.world.emojis else None)


def _served(body: bytes | None) -> web.Response:
    if body is None:
        return _nothing()
    kind = kind_of(body)
    headers = {"X-Content-Type-Options": "nosniff", "Cache-Control": "private, max-age=3600"}
    if kind is None:
        # What a browser does not show by itself is offered as a download, so that a file that
        # somebody sends cannot run as a page of the playground.
        kind = "application/octet-stream"
        headers["Content-Disposition"] = "attachment"
    return web.Response(body=body, content_type=kind, headers=headers)


def _nothing() -> web.Response:
    return web.Response(status=404, text="This content is no longer available.")


ROUTES = [
    web.get("/cdn/attachments/{channel}/{file}/{name}", _attachment),
    web.get("/cdn/emojis/{file}", _emoji),
]
