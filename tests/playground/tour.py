"""A walk past every route of the REST interface, as a bot's library would take it."""

from __future__ import annotations

import base64
import json
from typing import Any

from aiohttp import FormData

from bot.playground.control import AddMember, CreateRole, SetRole
from bot.playground.permissions import EVERYTHING
from tests.playground.breaking import V2, answer, button, interaction, select, words
from tests.playground.dealer import PIXEL
from tests.playground.scenes import Scene

EMBED = {
    "title": "Board",
    "description": "Four cards",
    "color": 0x336699,
    "timestamp": "2026-01-01T12:00:00+00:00",
    "fields": [{"name": "Anna", "value": "3", "inline": True}],
    "footer": {"text": "Round 1"},
    "author": {"name": "Dealer"},
    "image": {"url": "attachment://b.png"},
}
ROWS = [
    {"type": 1, "components": [button(1), button(2, emoji={"name": "♠"}, disabled=True)]},
    {"type": 1, "components": [{"type": 2, "style": 5, "label": "Rules", "url": "http://x.se"}]},
    {"type": 1, "components": [select(placeholder="Which")]},
    {"type": 1, "components": [{"type": 5, "custom_id": "who"}]},
    {"type": 1, "components": [{"type": 8, "custom_id": "where", "channel_types": [0]}]},
]
LAYOUT = [
    {
        "type": 17,
        "accent_color": 0x336699,
        "components": [
            words(5),
            {"type": 9, "components": [words(3)], "accessory": button(3)},
            {
                "type": 9,
                "components": [words(3)],
                "accessory": {"type": 11, "media": {"url": "attachment://b.png"}},
            },
            {"type": 12, "items": [{"media": {"url": "attachment://b.png"}}]},
            {"type": 14, "spacing": 2},
            {"type": 13, "file": {"url": "attachment://b.png"}},
            {"type": 1, "components": [button(4)]},
        ],
    }
]
COMMAND = {
    "name": "deal",
    "description": "Deal",
    "name_localizations": {"sv-SE": "dela"},
    "default_member_permissions": None,
    "options": [
        {"type": 3, "name": "game", "description": "Which", "autocomplete": True},
        {
            "type": 4,
            "name": "rounds",
            "description": "How many",
            "choices": [{"name": "one", "value": 1}],
        },
    ],
}
_MODAL = {
    "title": "Hero",
    "custom_id": "hero",
    "components": [
        {
            "type": 18,
            "label": "Name",
            "component": {"type": 4, "custom_id": "name", "style": 1},
        }
    ],
}


class Tour:
    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    async def ask(self, method: str, path: str, body: object = None, **more: Any) -> Any:
        reply = await self.scene.rest(method, path, body, **more)
        assert reply.status < 300, (method, path, reply.body)
        return reply.body

    async def everywhere(self) -> None:
        everyone = SetRole(server=self.scene.server, role=self.scene.server, permissions=EVERYTHING)
        await self.scene.client.order(everyone)
        await self.application()
        await self.commands()
        await self.interactions()
        await self.messages()
        await self.pictures()
        await self.threads()
        await self.server()
        await self.mistakes()
        await self.ask("DELETE", f"/users/@me/guilds/{self.scene.server}")
        await self.scene.client.order(AddMember(server=self.scene.server, user=self.scene.bot))

    async def application(self) -> None:
        for path in (
            "/oauth2/applications/@me",
            "/applications/@me",
            "/gateway",
            "/gateway/bot",
            "/users/@me",
            f"/users/{self.scene.anna.id}",
            "/users/@me/guilds",
        ):
            await self.ask("GET", path)
        asked = {"scopes": ["bot"], "permissions": 2048}
        changed = {
            "description": {"default": "Dice for everybody"},
            "flags": 1 << 19,
            "interactions_endpoint_url": None,
            "integration_types_config": {"0": {"oauth2_install_params": asked}},
        }
        await self.ask("PATCH", "/applications/@me", changed)
        emojis = f"/applications/{self.scene.bot}/emojis"
        image = f"data:image/png;base64,{base64.b64encode(PIXEL).decode()}"
        emoji = await self.ask("POST", emojis, {"name": "spade", "image": image})
        await self.ask("GET", emojis)
        await self.ask("GET", f"{emojis}/{emoji['id']}")
        await self.ask("PATCH", f"{emojis}/{emoji['id']}", {"name": "heart"})
        await self.ask("DELETE", f"{emojis}/{emoji['id']}")

    async def commands(self) -> None:
        application = f"/applications/{self.scene.bot}"
        for scope in (application, f"{application}/guilds/{self.scene.server}"):
            await self.ask("PUT", f"{scope}/commands", [COMMAND])
            created = await self.ask("POST", f"{scope}/commands", COMMAND | {"name": "again"})
            await self.ask("GET", f"{scope}/commands")
            await self.ask("GET", f"{scope}/commands?with_localizations=true")
            one = f"{scope}/commands/{created['id']}"
            await self.ask("GET", one)
            await self.ask("PATCH", one, {"description": "Once more"})
            await self.ask("DELETE", one)

    async def interactions(self) -> None:
        scene = self.scene
        for kind, data in ((5, None), (9, _MODAL), (4, {"content": "Plain", "flags": 64})):
            assert (await answer(scene, await interaction(scene), kind, data)).status == 204
        number, token = await interaction(scene)
        callback = f"/interactions/{number}/{token}/callback?with_response=1"
        body = {"type": 4, "data": {"content": "Dealt", "components": ROWS}}
        await self.ask("POST", callback, body, token="")
        number, deferred = await interaction(scene)
        callback = f"/interactions/{number}/{deferred}/callback?with_response=true"
        response = await scene.rest("POST", callback, {"type": 5}, token="")
        assert response.body["resource"]["type"] == 5
        hook = f"/webhooks/{scene.bot}/{token}"
        follow = await self.ask("POST", f"{hook}?wait=true", {"content": "And"}, token="")
        for which in ("@original", follow["id"]):
            await self.ask("GET", f"{hook}/messages/{which}", token="")
            await self.ask("PATCH", f"{hook}/messages/{which}", {"content": "Now"}, token="")
            await self.ask("DELETE", f"{hook}/messages/{which}", token="")

    async def messages(self) -> None:
        scene = self.scene
        table = f"/channels/{scene.table}"
        sent = await self.ask("POST", f"{table}/messages", {"content": f"<@{scene.anna.id}>"})
        reply = {"content": "Re", "message_reference": {"message_id": sent["id"]}}
        answered = await self.ask("POST", f"{table}/messages", reply)
        one = f"{table}/messages/{sent['id']}"
        for emoji in ("👍", "♠️"):
            await self.ask("PUT", f"{one}/reactions/{emoji}/@me")
        await scene.bo.react(scene.bo.sees(scene.table)[-1], "👍")
        await self.ask("GET", f"{one}/reactions/👍")
        await self.ask("GET", one)
        await self.ask("GET", f"{table}/messages?limit=10")
        await self.ask("GET", f"{table}/messages?around={sent['id']}&limit=2")
        await self.ask("PATCH", one, {"content": "Edited", "embeds": []})
        await self.ask("DELETE", f"{one}/reactions/👍/@me")
        await self.ask("DELETE", f"{one}/reactions/♠️/{scene.bot}")
        await self.ask("DELETE", f"{one}/reactions/♠️")
        await self.ask("DELETE", f"{one}/reactions")
        pins = f"{table}/messages/pins"
        await self.ask("PUT", f"{pins}/{sent['id']}")
        await self.ask("GET", pins)
        await self.ask("DELETE", f"{pins}/{sent['id']}")
        await self.ask("POST", f"{table}/typing")
        await self.ask("DELETE", one)
        other = await self.ask("POST", f"{table}/messages", {"content": "Other"})
        numbers = [answered["id"], other["id"]]
        await self.ask("POST", f"{table}/messages/bulk-delete", {"messages": numbers})
        dm = await self.ask("POST", "/users/@me/channels", {"recipient_id": scene.anna.id})
        await self.ask("POST", f"/channels/{dm['id']}/messages", {"content": "Psst"})
        await self.ask("GET", f"/channels/{dm['id']}")
        await self.ask("DELETE", f"/channels/{dm['id']}")

    async def pictures(self) -> None:
        table = f"/channels/{self.scene.table}/messages"
        sent = await self.ask("POST", table, **_with_file({"content": "Here"}))
        kept = {"attachments": [{"id": sent["attachments"][0]["id"]}], "content": "Kept"}
        await self.ask("PATCH", f"{table}/{sent['id']}", kept)
        await self.ask("POST", table, **_with_file({"embeds": [EMBED]}))
        shown = await self.ask("POST", table, **_with_file({"flags": V2, "components": LAYOUT}))
        media = shown["components"][0]["components"][3]["items"][0]["media"]
        still = {"id": media["attachment_id"], "filename": "b.png", "description": "Another"}
        again = {"components": LAYOUT, "attachments": [still]}
        await self.ask("PATCH", f"{table}/{shown['id']}", again)

    async def threads(self) -> None:
        scene = self.scene
        table = f"/channels/{scene.table}"
        sent = await self.ask("POST", f"{table}/messages", {"content": "Start"})
        await self.ask("POST", f"{table}/messages/{sent['id']}/threads", {"name": "From"})
        await self.ask("GET", f"{table}/messages/{sent['id']}")
        private = await self.ask("POST", f"{table}/threads", {"name": "Secret", "type": 12})
        thread = f"/channels/{private['id']}"
        members = f"{thread}/thread-members"
        await self.ask("PUT", f"{members}/{scene.anna.id}")
        await self.ask("GET", members)
        await self.ask("DELETE", f"{members}/{scene.anna.id}")
        await self.ask("DELETE", f"{members}/@me")
        await self.ask("PUT", f"{members}/@me")
        await self.ask("GET", thread)
        await self.ask("GET", f"/guilds/{scene.server}/threads/active")
        await self.ask("PATCH", thread, {"archived": True})
        await self.ask("GET", f"{table}/threads/archived/public")
        await self.ask("GET", f"{table}/threads/archived/private")
        await self.ask("DELETE", thread)

    async def server(self) -> None:
        scene = self.scene
        guild = f"/guilds/{scene.server}"
        await self.ask("GET", guild)
        await self.ask("GET", f"{guild}?with_counts=true")
        await self.ask("GET", f"{guild}/channels")
        channel = await self.ask("POST", f"{guild}/channels", {"name": "new", "type": 0})
        place = f"/channels/{channel['id']}"
        await self.ask("PATCH", place, {"topic": "Cards", "rate_limit_per_user": 5})
        await self.ask("PUT", f"{place}/permissions/{scene.bo.id}", {"type": 1, "deny": 1024})
        await self.ask("DELETE", f"{place}/permissions/{scene.bo.id}")
        await self.ask("DELETE", place)
        await self.ask("GET", f"{guild}/roles")
        role = (await scene.client.order(CreateRole(server=scene.server, name="Host")))["role"]
        await self.ask("GET", f"{guild}/members?limit=10")
        member = f"{guild}/members/{scene.bo.id}"
        await self.ask("GET", member)
        await self.ask("PATCH", member, {"nick": "Bosse"})
        await self.ask("PUT", f"{member}/roles/{role}")
        await self.ask("DELETE", f"{member}/roles/{role}")

    async def mistakes(self) -> None:
        """Refusals are described, too."""
        table = f"/channels/{self.scene.table}/messages"
        await self.scene.rest("POST", table, {"content": ""})
        await self.scene.rest("POST", table, {"embeds": [{"title": "x" * 300}]})
        await self.scene.rest("GET", f"{table}/1")


def _with_file(body: object) -> Any:
    form = FormData(quote_fields=False)
    form.add_field("payload_json", json.dumps(body), content_type="application/json")
    form.add_field("files[0]", PIXEL, filename="b.png", content_type="image/png")
    return {"data": form}
