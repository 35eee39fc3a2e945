"""Reading and answering requests that are not Discord's own: the people's and the control's."""

from collections.abc import Mapping
from typing import Any

import msgspec
from aiohttp import web

from bot.playground.core import CORE
from bot.playground.incoming import Unreadable, decode, id_of, read_at_most

LARGEST_BODY = 1024 * 1024
LARGEST_WITH_FILES = 150 * 1024 * 1024


class Malformed(Exception):
    """The request itself is wrong; the text is one sentence."""

    status = 400


class NotFound(Malformed):
    """The request is about somebody who is not there."""

    status = 404


class TooLarge(Malformed):
    """The request is longer than any that makes sense."""

    status = 413


def json_reply(value: object, status: int = 200) -> web.Response:
    return web.Response(
        status=status, body=msgspec.json.encode(value), content_type="application/json"
    )


async def read_json(request: web.Request, kind: Any, most: int = LARGEST_BODY) -> Any:
    raw = await read_at_most(request.content, most)
    if raw is None:
        raise TooLarge(f"A request has at most {most} bytes here.")
    try:
        return decode(raw, kind)
    except Unreadable as error:
        raise Malformed(str(error)) from error


def whole_number(query: Mapping[str, str], name: str, default: int) -> int:
    value = query.get(name)
    if value is None:
        return default
    number = id_of(value)
    if number is None:
        raise Malformed(f"{name} is a whole number, not {value!r}.")
    return number


async def unknown(request: web.Request) -> web.Response:
    """What nobody answers fails loudly."""
    sentence = f"The playground does not know {request.method} {request.path}."
    request.app[CORE].transcript.add("unknown", sentence)
    return json_reply({"refused": sentence}, 501)


def hang_up(request: web.Request) -> web.Response:
    """Break the connection instead of answering; nobody gets to see what this returns."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=503)
