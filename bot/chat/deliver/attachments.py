"""The files of messages: what is sent along, and which picture each message has, so that an edit
which leaves the picture as it is sends none.

An edit removes each attachment that it does not list, or keeps them, by the kind of edit (a redraw
by an interaction removes them): so each edit lists what the message is to have. A message whose
components show an attachment says its id there, and nowhere else.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import aiohttp
import msgspec
from cachetools import LRUCache

from bot.chat.deliver.studio import PictureKey, Studio, key_of
from bot.chat.render.components import payload
from bot.chat.render.content import Content

MOST_MESSAGES = 20_000

Payload = dict[str, Any]


class File(NamedTuple):
    """A file that goes along."""

    name: str
    content: bytes
    description: str = ""


class Upload(NamedTuple):
    """A content with its new files, or with the attachment that its message keeps."""

    content: Content
    files: tuple[File, ...] = ()
    kept: Payload | None = None

    def posted(self) -> Payload:
        listed = {"attachments": self._listed()} if self.files else {}
        return payload(self.content) | listed

    def edited(self) -> Payload:
        """An edit takes away what it does not list."""
        return payload(self.content) | {"attachments": self._listed()}

    def _listed(self) -> list[Payload]:
        if self.kept is not None:
            return [self.kept]
        return [
            {"id": number, "filename": file.name} | _described(file)
            for number, file in enumerate(self.files)
        ]


def _described(file: File) -> Payload:
    return {"description": file.description} if file.description else {}


class Attached(NamedTuple):
    picture: PictureKey
    attachment: int


class Attachments:
    """Which picture each message shows, as far as is known."""

    def __init__(self, studio: Studio | None) -> None:
        self._studio = studio
        self._attached: LRUCache[int, Attached] = LRUCache(MOST_MESSAGES)

    def pack(
        self, content: Content, message: int | None = None, file: File | None = None
    ) -> Upload:
        """For a new message, or an edit of one; in words where its picture is not drawn. What the
        message has is not known again until `note` says what the edit has led to."""
        attached = None if message is None else self._attached.pop(message, None)
        gallery = content.gallery()
        if gallery is None:
            return Upload(content, () if file is None else (file,))
        if attached is not None and attached.picture == key_of(gallery.picture):
            return Upload(content, kept={"id": attached.attachment, "filename": gallery.name})
        drawn = None if self._studio is None else self._studio.file(gallery)
        if drawn is None:
            return Upload(content.in_words())
        return Upload(content, (File(gallery.name, drawn, gallery.alt),))

    def note(self, message: int, upload: Upload, components: Sequence[Payload]) -> None:
        """What Discord has made of it. Where it does not say, the next edit sends the picture."""
        gallery = upload.content.gallery()
        attachment = next(_attachment_ids(components), None)
        if gallery is None or attachment is None:
            self._attached.pop(message, None)
        else:
            self._attached[message] = Attached(key_of(gallery.picture), attachment)


def _attachment_ids(components: Sequence[Payload]) -> Iterator[int]:
    """Those that components show, as Discord sends them."""
    for component in components:
        for item in component.get("items", ()):
            if (attachment := item.get("media", {}).get("attachment_id")) is not None:
                yield int(attachment)
        yield from _attachment_ids(component.get("components", ()))


def body_of(payload: Any, files: Sequence[File]) -> dict[str, Any]:
    """What aiohttp takes to send a payload. A form holds its files for one try only."""
    if not files:
        encoded = msgspec.json.encode(payload)
        return {"data": encoded, "headers": {"Content-Type": "application/json"}}
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", msgspec.json.encode(payload).decode())
    for number, file in enumerate(files):
        form.add_field(f"files[{number}]", file.content, filename=file.name)
    return {"data": form}
