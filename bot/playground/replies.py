"""Reading and answering requests that are not Discord's own: the people's and the control's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from aiohttp import web

LARGEST_BODY = 150 * 1024 * 1024


class Malformed(Exception):
    """The request itself is wrong; the text is one sentence."""


def json_reply(value: object, status: int = 200) -> web.Response:
    return web.Response(
        status=status, body=msgspec.json.encode(value), content_type="application/json"
    )


async def read_json(request: web.BaseRequest, kind: Any) -> Any:
    raw = await request.content.read(-1)
    if len(raw) > LARGEST_BODY:
        raise Malformed("The request is too large.")
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.DecodeError as error:
        raise Malformed(f"{error}.") from error


def whole_number(query: Mapping[str, str], name: str, default: int) -> int:
    value = query.get(name)
    if value is None:
        return default
    if not value.isdecimal():
        raise Malformed(f"{name} is a whole number, not {value!r}.")
    return int(value)


def hang_up(request: web.BaseRequest) -> web.Response:
    """Break the connection instead of answering; nobody gets to see what this returns."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=503)
