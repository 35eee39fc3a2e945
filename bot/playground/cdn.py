"""Attachments and emojis, served back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aiohttp import web

from bot.playground.incoming import id_of

if TYPE_CHECKING:
    from bot.playground.core import Core

PREFIX = "/cdn"
# What a browser may show by itself; everything else is offered as a download, so that a file that
# somebody sends cannot run as a page of the playground.
_SHOWN = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp"})
_MAGIC = ((b"\x89PNG", "image/png"), (b"\xff\xd8", "image/jpeg"), (b"GIF8", "image/gif"))


async def serve(core: Core, request: web.BaseRequest) -> web.StreamResponse:
    match request.path.removeprefix(PREFIX).strip("/").split("/"):
        case ["attachments", _, number, _]:
            body = core.storage.file(id_of(number) or 0)
        case ["emojis", name]:
            body = core.storage.file(id_of(name.partition(".")[0]) or 0)
        case _:
            body = None
    if body is None:
        return web.Response(status=404, text="There is no such file.")
    kind = next((kind for magic, kind in _MAGIC if body.startswith(magic)), "")
    headers = {"X-Content-Type-Options": "nosniff", "Cache-Control": "max-age=3600"}
    if kind not in _SHOWN:
        kind = "application/octet-stream"
        headers["Content-Disposition"] = "attachment"
    return web.Response(body=body, content_type=kind, headers=headers)
