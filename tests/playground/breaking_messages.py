"""Messages, embeds and components that Discord refuses."""

from __future__ import annotations

from io import BytesIO

from aiohttp import FormData

from bot.playground.limits.messages import LARGEST_FILE
from bot.playground.rest.body import LARGEST_REQUEST
from tests.playground.breaking import V2, breaks, button, embed, layout, message, row, select, words
from tests.playground.scenes import Reply, Scene

# Forms

message("form.text", content=7)
message("form.number", content="x", flags="many")
message("form.boolean", content="x", tts="yes")
message("form.list", embeds={})
message("form.object", embeds=["x"])
message("form.required", content="x", attachments=[{"filename": "x"}])
message("form.choice", content="x", allowed_mentions={"parse": ["animals"]})
message("form.snowflake", content="x", message_reference={"message_id": "first"})
embed("form.time", title="x", timestamp="yesterday")
embed("form.colour", title="x", color=0x1000000)

# Messages

message("message.content", content="x" * 2001)
message("message.nonce", content="x", nonce="n" * 26)
message("message.embeds", embeds=[{"title": "x"}] * 11)
message("message.attachments", content="x", attachments=[{"id": n} for n in range(11)])
message("attachment.description", content="x", attachments=[{"id": 0, "description": "x" * 1025}])
message("attachment.filename", content="x", attachments=[{"id": 0, "filename": "x" * 1025}])
message("attachment.unknown", content="x", attachments=[{"id": 0}])
message("media.attachment_unknown", embeds=[{"image": {"url": "attachment://lost.png"}}])
layout("media.scheme", {"type": 12, "items": [{"media": {"url": "ftp://x.se/b.png"}}]})
message("allowed_mentions.users", content="x", allowed_mentions={"users": ["1"] * 101})
message("allowed_mentions.roles", content="x", allowed_mentions={"roles": ["1"] * 101})
message(
    "allowed_mentions.exclusive",
    content="x",
    allowed_mentions={"parse": ["users"], "users": ["1"]},
)
message("message.v2.legacy_fields", content="x", flags=V2, components=[words(1)])
message("message.reply_unknown", content="x", message_reference={"message_id": "1"})
message("message.empty")


@breaks("message.v2.flag_removed")
async def remove_the_flag(scene: Scene) -> Reply:
    sent = await scene.post(None, flags=V2, components=[words(1)])
    return await scene.rest("PATCH", f"/channels/{scene.table}/messages/{sent['id']}", {"flags": 0})


@breaks("file.size")
async def too_large_a_file(scene: Scene) -> Reply:
    return await _send_file(scene, LARGEST_FILE + 1)


@breaks("request.size")
async def too_large_a_request(scene: Scene) -> Reply:
    return await _send_file(scene, LARGEST_REQUEST + 1)


async def _send_file(scene: Scene, size: int) -> Reply:
    form = FormData(quote_fields=False)
    form.add_field("payload_json", "{}", content_type="application/json")
    form.add_field("files[0]", BytesIO(bytes(size)), filename="big.bin")
    return await scene.rest("POST", f"/channels/{scene.table}/messages", data=form)


@breaks("request.json")
async def no_json(scene: Scene) -> Reply:
    return await scene.rest("POST", f"/channels/{scene.table}/messages", data=b"{content")


# Embeds

embed("embed.title", title="x" * 257)
embed("embed.description", description="x" * 4097)
embed("embed.url", title="x", url="http://x/" + "x" * 2048)
embed("embed.fields", fields=[{"name": "x", "value": "x"}] * 26)
embed("embed.field.name", fields=[{"name": "x" * 257, "value": "x"}])
embed("embed.field.value", fields=[{"name": "x", "value": "x" * 1025}])
embed("embed.footer", footer={"text": "x" * 2049})
embed("embed.author", author={"name": "x" * 257})
message("embed.total", embeds=[{"description": "x" * 3001}] * 2)

# Components

row("component.custom_id", button(custom_id="x" * 101))
row("component.custom_id.twice", button(1), button(1))
row("component.emoji", button(emoji={"name": "x" * 33}))
row("component.emoji.id", button(emoji={"name": "spade", "id": "1"}))
row("button.label", button(label="x" * 81))
row("button.url", {"type": 2, "style": 5, "label": "x", "url": "http://x/" + "x" * 512})
row("button.empty", {"type": 2, "style": 1, "custom_id": "x"})
row("button.link_without_url", {"type": 2, "style": 5, "label": "x"})
row("button.link_with_custom_id", button(style=5, url="http://x"))
row("button.url_on_plain", button(url="http://x"))
row("button.without_custom_id", {"type": 2, "style": 1, "label": "x"})
row("row.components")
row("row.width", button(), select())
message("component.place", components=[words(1)])
message("message.rows", components=[{"type": 1, "components": [button(n)]} for n in range(6)])

row("select.options", select(options=[]))
row("select.option.label", select(options=[{"label": "x" * 101, "value": "x"}]))
row("select.option.value", select(options=[{"label": "x", "value": "x" * 101}]))
row(
    "select.option.description",
    select(options=[{"label": "x", "value": "x", "description": "x" * 101}]),
)
row("select.option.twice", select(options=[{"label": "x", "value": "x"}] * 2))
row("select.placeholder", select(placeholder="x" * 151))
row("select.min_values", select(min_values=-1))
row("select.max_values", select(max_values=26))
row("select.max_over_options", select(max_values=3))
row("select.min_over_max", select(min_values=2, max_values=1))
row(
    "select.default_values",
    {"type": 5, "custom_id": "s", "default_values": [{"id": "1", "type": "user"}] * 26},
)

_PICTURE = {"media": {"url": "http://x/x.png"}}
layout("text.content", words(4001))
layout("components.text", words(2001), words(2000))
layout("components.text.bytes", {"type": 10, "content": "♠" * 3900})
layout("components.total", {"type": 17, "components": [words(1)] * 40})
layout("components.media", *[{"type": 12, "items": [_PICTURE] * 10}] * 7)
layout("section.texts", {"type": 9, "components": [words(1)] * 4, "accessory": button()})
layout("gallery.items", {"type": 12, "items": [_PICTURE] * 11})
layout("media.description", {"type": 12, "items": [_PICTURE | {"description": "x" * 1025}]})
layout("media.url", {"type": 12, "items": [{"media": {"url": "http://x/" + "x" * 2048}}]})
