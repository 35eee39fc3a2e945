"""The body of a request: JSON, or a form with `payload_json` and files."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from aiohttp import BodyPartReader, MultipartReader, web

from bot.playground.deeds.compose import SentFile
from bot.playground.limits.refusals import FILE_TOO_LARGE, MALFORMED, REQUEST_TOO_LARGE
from bot.playground.limits.rule import Rejected, Rule, Unsupported

LARGEST_FILE = 10 * 1024 * 1024
LARGEST_REQUEST = 25 * 1024 * 1024
_CHUNK = 1 << 16
_FILE = re.compile(r"files\[(\d+)\]")


class Sent(msgspec.Struct):
    """What came; what is wrong with it is said only once somebody wants the content.

    So a request is read to its end also where it is refused for another reason: the sender then
    hears the refusal rather than a broken connection, and the transcript has all of it.
    """

    raw: bytes = b""
    """The JSON, as it came."""
    files: dict[int, SentFile] = msgspec.field(default_factory=dict)
    refusal: Rule | None = None
    unknown_field: str | None = None

    def content(self) -> Any:
        if self.refusal is not None:
            raise Rejected(self.refusal)
        if self.unknown_field is not None:
            raise Unsupported(f"The playground does not know the form field {self.unknown_field}.")
        if not self.raw:
            return {} if self.files else None
        try:
            return msgspec.json.decode(self.raw)
        except msgspec.DecodeError as error:
            raise Rejected(MALFORMED) from error


async def read_body(request: web.BaseRequest) -> Sent:
    if not request.body_exists:
        return Sent()
    if (request.content_length or 0) > LARGEST_REQUEST:
        async for _ in request.content.iter_chunked(_CHUNK):
            pass
        return Sent(refusal=REQUEST_TOO_LARGE)
    if request.content_type.startswith("multipart/"):
        return await _read_form(request)
    raw = await request.content.read(-1)
    return Sent(raw, refusal=REQUEST_TOO_LARGE if len(raw) > LARGEST_REQUEST else None)


async def _read_form(request: web.BaseRequest) -> Sent:
    sent = Sent()
    size = 0
    try:
        async for part in MultipartReader(request.headers, request.content):
            if not isinstance(part, BodyPartReader):
                sent.refusal = MALFORMED
                continue
            body = bytes(await part.read(decode=True))
            size += len(body)
            _take_part(sent, part, body)
    except ValueError:
        sent.refusal = MALFORMED
    if size > LARGEST_REQUEST:
        sent.refusal = REQUEST_TOO_LARGE
    return sent


def _take_part(sent: Sent, part: BodyPartReader, body: bytes) -> None:
    name = part.name or ""
    number = _FILE.fullmatch(name)
    if name == "payload_json":
        sent.raw = body
    elif number is None:
        sent.unknown_field = name
    elif len(body) > LARGEST_FILE:
        sent.refusal = FILE_TOO_LARGE
    else:
        kind = part.headers.get("Content-Type") or "application/octet-stream"
        sent.files[int(number[1])] = SentFile(part.filename or "unknown", kind, body)
