"""The body of a request: JSON, or a form with `payload_json` and files."""

import re
from typing import Any

import msgspec
from aiohttp import BodyPartReader, MultipartReader, web
from aiohttp.http import HttpProcessingError

from bot.playground.incoming import Unreadable, decode, plain, read_at_most
from bot.playground.limits.messages import LARGEST_FILE
from bot.playground.limits.refusals import FILE_TOO_LARGE, MALFORMED, REQUEST_TOO_LARGE
from bot.playground.limits.rule import Rejected, Rule, Unsupported
from bot.playground.operations.attaching import SentFile

LARGEST_REQUEST = 25 * 1024 * 1024
_FILE = re.compile(r"files\[(\d+)\]")


class _TooLarge(Exception):
    """A form, or one of its parts, is longer than a request may be."""


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
            return decode(self.raw)
        except Unreadable as error:
            raise Rejected(MALFORMED) from error


async def read_body(request: web.Request) -> Sent:
    if not request.body_exists:
        return Sent()
    is_form = request.content_type.startswith("multipart/")
    if is_form and (request.content_length or 0) <= LARGEST_REQUEST:
        return await _read_form(request)
    raw = await read_at_most(request.content, LARGEST_REQUEST)
    return Sent(refusal=REQUEST_TOO_LARGE) if raw is None else Sent(raw)


async def _read_form(request: web.Request) -> Sent:
    sent = Sent()
    try:
        form = MultipartReader(
            request.headers,
            request.content,
            client_max_size=LARGEST_REQUEST,
            max_size_error_cls=_TooLarge,
        )
        await _read_parts(sent, form)
    except _TooLarge:
        sent = Sent(refusal=REQUEST_TOO_LARGE)
    except (ValueError, RuntimeError, AssertionError, HttpProcessingError):
        # As the reader puts it where no library would have written the like.
        sent.refusal = MALFORMED
    await read_at_most(request.content, 0)
    return sent


async def _read_parts(sent: Sent, form: MultipartReader) -> None:
    size = 0
    async for part in form:
        if not isinstance(part, BodyPartReader):
            sent.refusal = MALFORMED
            continue
        body = bytes(await part.read(decode=True))
        size += len(body)
        if size > LARGEST_REQUEST:
            raise _TooLarge
        _take_part(sent, part, body)


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
        kind = plain(part.headers.get("Content-Type") or "application/octet-stream")
        sent.files[int(number[1])] = SentFile(plain(part.filename or "unknown"), kind, body)
