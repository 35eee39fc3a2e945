"""The body of a request: JSON, or a form with `payload_json` and files."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from aiohttp import BodyPartReader, MultipartReader, web

from bot.playground.deeds.compose import SentFile
from bot.playground.limits.refusals import FILE_TOO_LARGE, MALFORMED, REQUEST_TOO_LARGE
from bot.playground.limits.rule import Rejected, Unsupported

LARGEST_FILE = 10 * 1024 * 1024
LARGEST_REQUEST = 25 * 1024 * 1024
_CHUNK = 1 << 16
_FILE = re.compile(r"files\[(\d+)\]")

Body = tuple[bytes, Any, dict[int, SentFile]]


async def read_body(request: web.BaseRequest) -> Body:
    """The JSON as it came, the JSON decoded, and the files by their number."""
    if not request.body_exists:
        return b"", None, {}
    if (request.content_length or 0) > LARGEST_REQUEST:
        await _swallow(request)
        raise Rejected(REQUEST_TOO_LARGE)
    if request.content_type.startswith("multipart/"):
        return await _read_form(request)
    raw = await request.content.read(-1)
    if len(raw) > LARGEST_REQUEST:
        raise Rejected(REQUEST_TOO_LARGE)
    return raw, _decode(raw), {}


async def _swallow(request: web.BaseRequest) -> None:
    """Read to the end, so that the sender hears the refusal rather than a broken connection."""
    async for _ in request.content.iter_chunked(_CHUNK):
        pass


async def _read_form(request: web.BaseRequest) -> Body:
    payload, files = b"", dict[int, SentFile]()
    too_large = False
    async for part in MultipartReader(request.headers, request.content):
        if not isinstance(part, BodyPartReader):
            raise Rejected(MALFORMED)
        name = part.name or ""
        body = bytes(await part.read(decode=True))
        number = _FILE.fullmatch(name)
        if name == "payload_json":
            payload = body
        elif number is not None:
            too_large = too_large or len(body) > LARGEST_FILE
            kind = part.headers.get("Content-Type") or "application/octet-stream"
            files[int(number[1])] = SentFile(part.filename or "unknown", kind, body)
        else:
            raise Unsupported(f"The playground does not know the form field {name}.")
    if too_large:
        raise Rejected(FILE_TOO_LARGE)
    return payload, _decode(payload) or {}, files


def _decode(raw: bytes) -> Any:
    if not raw:
        return None
    try:
        return msgspec.json.decode(raw)
    except msgspec.DecodeError as error:
        raise Rejected(MALFORMED) from error
