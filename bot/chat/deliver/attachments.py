"""Which picture each message has attached: what changes no picture sends none.

Discord drops an attachment that an edit does not list, or keeps it, by the kind of edit (a redraw
by an interaction drops what it does not name): so each edit lists what the message is to have.
A message whose components show an attachment says its id there, and nowhere else.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cachetools import LRUCache

from bot.chat.deliver.callbacks import File, Payload
from bot.chat.deliver.studio import PictureKey, Studio, key_of
from bot.chat.render.components import payload
from bot.chat.render.content import Content

MOST_MESSAGES = 20_000


class Parcel(NamedTuple):
    """A content on its way: new files, or the attachment that stays."""

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
    def __init__(self, studio: Studio | None) -> None:
        self._studio = studio
        self._attached: LRUCache[int, Attached] = LRUCache(MOST_MESSAGES)

    def pack(
        self, content: Content, message: int | None = None, file: File | None = None
    ) -> Parcel:
        """For a new message, or an edit of one; in words where its picture is not there."""
        gallery = content.gallery()
        if gallery is None:
            return Parcel(content, () if file is None else (file,))
        attached = None if message is None else self._attached.get(message)
        if attached is not None and attached.picture == key_of(gallery.picture):
            return Parcel(content, kept={"id": attached.attachment, "filename": gallery.name})
        drawn = None if self._studio is None else self._studio.file(gallery)
        if drawn is None:
            return Parcel(content.in_words())
        return Parcel(content, (File(gallery.name, drawn, gallery.alt),))

    def note(self, message: int, parcel: Parcel, attachments: Iterator[int]) -> None:
        """What Discord has made of it; where it does not say, the next edit sends it anew."""
        gallery = parcel.content.gallery()
        attachment = next(attachments, None)
        if gallery is None or attachment is None:
            self._attached.pop(message, None)
        else:
            self._attached[message] = Attached(key_of(gallery.picture), attachment)

    def forget(self, message: int) -> None:
        """An edit has failed, and what the message has now is not known."""
        self._attached.pop(message, None)


def attachment_ids(components: Sequence[Payload]) -> Iterator[int]:
    """Those that components show, as Discord sends them."""
    for component in components:
        for item in component.get("items", ()):
            if (attachment := item.get("media", {}).get("attachment_id")) is not None:
                yield int(attachment)
        yield from attachment_ids(component.get("components", ()))
