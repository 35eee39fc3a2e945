"""What there is to read and to use on a message."""

import msgspec

from bot.playground.limits import component_forms as of
from bot.playground.people.views import SeenMessage
from bot.playground.records import JSON


def all_text(message: SeenMessage) -> str:
    """Every word that a message shows: content, embeds, text displays, labels, placeholders."""
    words = [message.content]
    for embed in message.embeds:
        words += [str(embed.get("title") or ""), str(embed.get("description") or "")]
        words += [f"{f['name']}\n{f['value']}" for f in embed.get("fields") or []]
        words += [str((embed.get("footer") or {}).get("text") or "")]
    for component in of.every(message.components):
        words += [str(component.get(key) or "") for key in ("content", "label", "placeholder")]
    return "\n".join(word for word in words if word)


class Picture(msgspec.Struct, frozen=True):
    """A picture in a message, with what its reader is told of it."""

    url: str
    alt: str | None = None
    width: int | None = None
    height: int | None = None


def pictures(message: SeenMessage) -> list[Picture]:
    """Those in galleries and beside texts, in embeds, and below the message, in this order."""
    found: list[Picture] = []
    for component in of.every(message.components):
        items = [component] if component["type"] == of.THUMBNAIL else component.get("items") or []
        found += [_picture(item["media"], item.get("description")) for item in items]
    for embed in message.embeds:
        shown = [embed[key] for key in ("thumbnail", "image") if embed.get(key)]
        found += [_picture(media, media.get("description")) for media in shown]
    for file in message.files:
        if file.width is not None:
            found.append(Picture(file.url, file.alt, file.width, file.height))
    return found


def _picture(media: JSON, alt: str | None) -> Picture:
    return Picture(media["url"], alt, media.get("width"), media.get("height"))


def buttons(message: SeenMessage) -> list[JSON]:
    return [c for c in of.every(message.components) if c["type"] == of.BUTTON]


def selects(message: SeenMessage) -> list[JSON]:
    return [c for c in of.every(message.components) if c["type"] in of.SELECTS]


def custom_id_of(message: SeenMessage, kind: int, name: str) -> str:
    """The custom_id of the component that is called so, or labelled so."""
    for component in of.every(message.components):
        if component["type"] == kind and name in (
            component.get("custom_id"),
            component.get("label"),
        ):
            return str(component.get("custom_id") or name)
    return name
