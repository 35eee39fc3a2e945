"""Attachments and emojis, served back."""

from __future__ import annotations

from aiohttp import web

from bot.playground.core import CORE
from bot.playground.incoming import id_of

# What a browser may show by itself; everything else is offered as a download, so that a file that
# somebody sends cannot run as a page of the playground.
_SHOWN = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp"})
_MAGIC = ((b"\x89PNG", "image/png"), (b"\xff\xd8", "image/jpeg"), (b"GIF8", "image/gif"))


async def _serve(request: web.Request) -> web.Response:
    number, _, _ = request.match_info["file"].partition(".")
    body = request.app[CORE].storage.file(id_of(number) or 0)
    if body is None:
        return web.Response(status=404, text="There is no such file.")
    kind = next((kind for magic, kind in _MAGIC if body.startswith(magic)), "")
    headers = {"X-Content-Type-Options": "nosniff", "Cache-Control": "max-age=3600"}
    if kind not in _SHOWN:
        kind = "application/octet-stream"
        headers["Content-Disposition"] = "attachment"
    return web.Response(body=body, content_type=kind, headers=headers)


ROUTES = [
    web.get("/cdn/attachments/{channel}/{file}/{name}", _serve),
    web.get("/cdn/emojis/{file}", _serve),
]
