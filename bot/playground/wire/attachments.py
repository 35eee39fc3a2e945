"""Attachments as Discord's JSON, and the places in a message that show them."""

from hashlib import blake2b

from bot.playground.records import JSON, Attachment, Message
from bot.playground.world import World

_REFERENCE = "attachment://"
_OF_MEDIA = ("url", "proxy_url", "width", "height", "content_type")


def signature(world: World, channel_id: int, attachment_id: int) -> str:
    """What makes an attachment's address impossible to guess."""
    what = f"{channel_id}/{attachment_id}".encode()
    return blake2b(what, digest_size=16, key=world.cdn_key).hexdigest()


def attachment(world: World, record: Attachment, channel_id: int, base_url: str) -> JSON:
    signed = signature(world, channel_id, record.id)
    place = f"{base_url}/cdn/attachments/{channel_id}/{record.id}/{record.filename}"
    url = f"{place}?hm={signed}"
    wire: JSON = {
        "id": str(record.id),
        "filename": record.filename,
        "size": record.size,
        "url": url,
        "proxy_url": url,
        "content_type": record.content_type,
    }
    if record.description is not None:
        wire["description"] = record.description
    if record.title is not None:
        wire["title"] = record.title
    if record.width is not None and record.height is not None:
        wire |= {"width": record.width, "height": record.height}
    if record.ephemeral:
        wire["ephemeral"] = True
    return wire


def with_addresses(world: World, record: Message, base_url: str) -> JSON:
    """The message's embeds, components and attachments: what the former show by name gets its
    address there, and is no longer among the latter (discord-api-docs#8277)."""
    sent = [attachment(world, a, record.channel_id, base_url) for a in record.attachments]
    showing = _Showing({a["filename"]: a for a in sent})
    embeds = [showing.embed(embed) for embed in record.embeds]
    components = [showing.component(component) for component in record.components]
    rest = [a for a in sent if a["filename"] not in showing.shown]
    return {"embeds": embeds, "components": components, "attachments": rest}


class _Showing:
    def __init__(self, sent: dict[str, JSON]) -> None:
        self._sent = sent
        self.shown: set[str] = set()

    def embed(self, embed: JSON) -> JSON:
        wire = dict(embed)
        for key in ("image", "thumbnail"):
            found = self._find((embed.get(key) or {}).get("url"))
            if found is not None:
                wire[key] = _media(found)
        for key in ("footer", "author"):
            found = self._find((embed.get(key) or {}).get("icon_url"))
            if found is not None:
                wire[key] = embed[key] | {"icon_url": found["url"], "proxy_icon_url": found["url"]}
        return wire

    def component(self, component: JSON) -> JSON:
        wire = dict(component)
        for key in ("components", "items"):
            if isinstance(component.get(key), list):
                wire[key] = [self.component(child) for child in component[key]]
        if isinstance(component.get("accessory"), dict):
            wire["accessory"] = self.component(component["accessory"])
        for key in ("media", "file"):
            found = self._find((component.get(key) or {}).get("url"))
            if found is None:
                continue
            wire[key] = component[key] | _media(found) | {"attachment_id": found["id"]}
            if key == "file":
                wire |= {"name": found["filename"], "size": found["size"]}
        return wire

    def _find(self, url: str | None) -> JSON | None:
        if url is None or not url.startswith(_REFERENCE):
            return None
        name = url.removeprefix(_REFERENCE)
        self.shown.add(name)
        return self._sent.get(name)


def _media(attachment_wire: JSON) -> JSON:
    return {key: attachment_wire[key] for key in _OF_MEDIA if key in attachment_wire}
