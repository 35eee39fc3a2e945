"""Requests about things that are not there, not allowed, or too many; and too many requests."""

from __future__ import annotations

import base64

import msgspec

from bot.playground import BucketSize, Settings
from bot.playground.control import (
    ArchiveThread,
    CreateBot,
    RemoveMember,
    SetBlockedWords,
    SetClock,
    SetDMs,
    SetOverwrite,
    SetRole,
)
from bot.playground.permissions import Permission
from tests.playground.breaking import QUIET, breaks
from tests.playground.dealer import PIXEL
from tests.playground.scenes import Reply, Scene

# Things that are not there

_MISSING = {
    "unknown.channel": ("GET", "/channels/1"),
    "unknown.guild": ("GET", "/guilds/1"),
    "unknown.user": ("GET", "/users/1"),
    "unknown.application": ("GET", "/applications/1/commands"),
    "unknown.message": ("GET", "/channels/{table}/messages/1"),
    "unknown.member": ("GET", "/guilds/{server}/members/1"),
    "unknown.emoji": ("GET", "/applications/{bot}/emojis/1"),
    "history.limit": ("GET", "/channels/{table}/messages?limit=101"),
    "members.limit": ("GET", "/guilds/{server}/members?limit=1001"),
}


def _missing(rule: str, method: str, path: str) -> None:
    @breaks(rule)
    async def attempt(scene: Scene) -> Reply:
        names = {"table": scene.table, "server": scene.server, "bot": scene.bot}
        return await scene.rest(method, path.format(**names))


for _rule, (_method, _path) in _MISSING.items():
    _missing(_rule, _method, _path)


@breaks("unknown.reaction_emoji")
async def react_with_a_word(scene: Scene) -> Reply:
    sent = await scene.post()
    path = f"/channels/{scene.table}/messages/{sent['id']}/reactions/yes/@me"
    return await scene.rest("PUT", path)


# What a bot changes of its own application


def _application(rule: str, **body: object) -> None:
    @breaks(rule)
    async def attempt(scene: Scene) -> Reply:
        return await scene.rest("PATCH", "/applications/@me", body)


def _install(rule: str, **params: object) -> None:
    whole = {"scopes": ["bot"], "permissions": 0} | params
    _application(rule, integration_types_config={"0": {"oauth2_install_params": whole}})


_application("application.description", description="x" * 401)
_application("application.endpoint", interactions_endpoint_url="https://x/" + "x" * 2048)
_install("application.install.scopes", scopes=[])
_install("application.install.permissions", permissions=1 << 54)


# Things that are not allowed


@breaks("unauthorized")
async def a_wrong_token(scene: Scene) -> Reply:
    return await scene.rest("GET", "/users/@me", token="wrong")


@breaks("application.foreign")
async def another_application(scene: Scene) -> Reply:
    other = await scene.client.order(CreateBot(name="Other", owner=scene.anna.id))
    return await scene.rest("GET", f"/applications/{other['bot']}/commands")


@breaks("permission.access")
async def a_hidden_channel(scene: Scene) -> Reply:
    hidden = SetOverwrite(channel=scene.table, target=scene.bot, deny=Permission.VIEW_CHANNEL)
    await scene.client.order(hidden)
    return await scene.rest("POST", f"/channels/{scene.table}/messages", {"content": "x"})


@breaks("permission.missing")
async def a_silent_channel(scene: Scene) -> Reply:
    silent = SetOverwrite(channel=scene.table, target=scene.bot, deny=Permission.SEND_MESSAGES)
    await scene.client.order(silent)
    return await scene.rest("POST", f"/channels/{scene.table}/messages", {"content": "x"})


@breaks("message.edit.author")
async def edit_anothers_message(scene: Scene) -> Reply:
    theirs = await scene.anna.write(scene.table, "mine")
    path = f"/channels/{scene.table}/messages/{theirs.id}"
    return await scene.rest("PATCH", path, {"content": "yours"})


@breaks("message.blocked_words")
async def say_a_blocked_word(scene: Scene) -> Reply:
    await scene.client.order(SetBlockedWords(server=scene.server, words=["drat"]))
    return await scene.rest("POST", f"/channels/{scene.table}/messages", {"content": "Drat!"})


async def _dm(scene: Scene) -> str:
    opened = await scene.rest("POST", "/users/@me/channels", {"recipient_id": scene.anna.id})
    assert opened.status == 200
    return str(opened.body["id"])


@breaks("dm.closed")
async def write_to_closed_dms(scene: Scene) -> Reply:
    await scene.client.order(SetDMs(person=scene.anna.id, open=False, bot=scene.bot))
    return await scene.rest("POST", f"/channels/{await _dm(scene)}/messages", {"content": "x"})


@breaks("dm.no_mutual_guild")
async def write_to_a_stranger(scene: Scene) -> Reply:
    dm = await _dm(scene)
    await scene.client.order(RemoveMember(server=scene.server, user=scene.bot))
    return await scene.rest("POST", f"/channels/{dm}/messages", {"content": "x"})


@breaks("dm.bot")
async def write_to_a_bot(scene: Scene) -> Reply:
    return await scene.rest("POST", "/users/@me/channels", {"recipient_id": scene.bot})


@breaks("message.system")
async def delete_the_others_part_of_a_dm(scene: Scene) -> Reply:
    dm = await scene.anna.open_dm(scene.bot)
    theirs = await scene.anna.write(dm.id, "mine")
    return await scene.rest("DELETE", f"/channels/{dm.id}/messages/{theirs.id}")


@breaks("channel.type")
async def a_thread_in_a_thread(scene: Scene) -> Reply:
    return await _thread(scene, await _open_thread(scene))


# Threads


async def _thread(scene: Scene, channel: str, **more: object) -> Reply:
    body = {"name": "Aside", "type": 11} | more
    return await scene.rest("POST", f"/channels/{channel}/threads", body)


async def _open_thread(scene: Scene) -> str:
    return str((await _thread(scene, scene.table)).body["id"])


@breaks("thread.auto_archive")
async def a_strange_duration(scene: Scene) -> Reply:
    return await _thread(scene, scene.table, auto_archive_duration=61)


@breaks("thread.exists")
async def two_threads_on_a_message(scene: Scene) -> Reply:
    sent = await scene.post()
    path = f"/channels/{scene.table}/messages/{sent['id']}/threads"
    assert (await scene.rest("POST", path, {"name": "One"})).status == 201
    return await scene.rest("POST", path, {"name": "Two"})


@breaks("thread.archived")
async def rename_an_archived_thread(scene: Scene) -> Reply:
    thread = await _open_thread(scene)
    await scene.client.order(ArchiveThread(thread=thread))
    return await scene.rest("PATCH", f"/channels/{thread}", {"name": "x"})


@breaks("thread.locked")
async def write_in_a_locked_thread(scene: Scene) -> Reply:
    thread = await _open_thread(scene)
    await scene.client.order(ArchiveThread(thread=thread, locked=True))
    return await scene.rest("POST", f"/channels/{thread}/messages", {"content": "x"})


# Channels, members


async def _allow(scene: Scene, permissions: int) -> None:
    everyone = SetRole(server=scene.server, role=scene.server, permissions=permissions | (1 << 10))
    await scene.client.order(everyone)


def _edit(rule: str, permission: Permission, method: str, path: str, **body: object) -> None:
    @breaks(rule)
    async def attempt(scene: Scene) -> Reply:
        await _allow(scene, permission)
        names = {"table": scene.table, "server": scene.server, "anna": scene.bo.id}
        return await scene.rest(method, path.format(**names), body)


_CHANNEL = ("PATCH", "/channels/{table}")
_edit("channel.name", Permission.MANAGE_CHANNELS, *_CHANNEL, name="x" * 101)
_edit("channel.topic", Permission.MANAGE_CHANNELS, *_CHANNEL, topic="x" * 1025)
_edit("channel.slowmode", Permission.MANAGE_CHANNELS, *_CHANNEL, rate_limit_per_user=21_601)
_edit(
    "channel.overwrites",
    Permission.MANAGE_CHANNELS,
    *_CHANNEL,
    permission_overwrites=[{"id": "1"}] * 101,
)
_edit("unknown.role", Permission.MANAGE_ROLES, "PUT", "/guilds/{server}/members/{anna}/roles/1")
_edit(
    "member.nick",
    Permission.MANAGE_NICKNAMES,
    "PATCH",
    "/guilds/{server}/members/{anna}",
    nick="x" * 33,
)


@breaks("channel.pins")
async def pin_too_much(scene: Scene) -> Reply:
    for _ in range(51):
        sent = await scene.post()
        reply = await scene.rest("PUT", f"/channels/{scene.table}/messages/pins/{sent['id']}")
    return reply


@breaks("message.reactions")
async def too_many_reactions(scene: Scene) -> Reply:
    sent = await scene.post()
    for number in range(21):
        path = f"/channels/{scene.table}/messages/{sent['id']}/reactions"
        reply = await scene.rest("PUT", f"{path}/{chr(0x1F600 + number)}/@me")
    return reply


@breaks("bulk_delete.count")
async def delete_one_in_bulk(scene: Scene) -> Reply:
    return await _bulk_delete(scene, [(await scene.post())["id"]])


@breaks("bulk_delete.age")
async def delete_old_messages(scene: Scene) -> Reply:
    sent = [(await scene.post())["id"] for _ in range(2)]
    await scene.client.order(SetClock(advance=14 * 24 * 3600 + 1))
    return await _bulk_delete(scene, sent)


async def _bulk_delete(scene: Scene, numbers: list[str]) -> Reply:
    await _allow(scene, Permission.MANAGE_MESSAGES)
    path = f"/channels/{scene.table}/messages/bulk-delete"
    return await scene.rest("POST", path, {"messages": numbers})


# Emojis


async def _emoji(scene: Scene, name: str, image: bytes) -> Reply:
    data = f"data:image/png;base64,{base64.b64encode(image).decode()}"
    body = {"name": name, "image": data}
    return await scene.rest("POST", f"/applications/{scene.bot}/emojis", body)


@breaks("emoji.name")
async def too_short_a_name(scene: Scene) -> Reply:
    return await _emoji(scene, "x", PIXEL)


@breaks("emoji.image")
async def no_picture(scene: Scene) -> Reply:
    return await _emoji(scene, "spade", b"no picture")


@breaks("emoji.size")
async def too_large_a_picture(scene: Scene) -> Reply:
    return await _emoji(scene, "spade", PIXEL + bytes(256 * 1024))


@breaks("emoji.count", msgspec.structs.replace(QUIET, emojis=1))
async def too_many_emojis(scene: Scene) -> Reply:
    await _emoji(scene, "spade", PIXEL)
    return await _emoji(scene, "heart", PIXEL)


# Too many requests

STRICT = Settings(identify_limits=False)


@breaks("rate.user", STRICT)
async def six_messages_in_five_seconds(scene: Scene) -> Reply:
    for _ in range(5):
        await scene.post()
    reply = await scene.rest("POST", f"/channels/{scene.table}/messages", {"content": "x"})
    assert reply.headers["X-RateLimit-Scope"] == "user"
    assert "Via" in reply.headers
    assert reply.body["global"] is False
    return reply


@breaks("rate.global", msgspec.structs.replace(STRICT, requests_a_second=2))
async def too_many_a_second(scene: Scene) -> Reply:
    scene.playground.core.clock.stop()
    for path in ("/users/@me", "/gateway/bot"):
        await scene.rest("GET", path)
    reply = await scene.rest("GET", f"/channels/{scene.table}")
    assert reply.headers["X-RateLimit-Global"] == "true"
    assert reply.headers["X-RateLimit-Scope"] == "global"
    assert reply.body["global"] is True
    return reply


@breaks(
    "rate.shared",
    msgspec.structs.replace(STRICT, shared_buckets={"GET /channels/{channel}": BucketSize(1, 5.0)}),
)
async def someone_else_was_faster(scene: Scene) -> Reply:
    await scene.rest("GET", f"/channels/{scene.table}")
    reply = await scene.rest("GET", f"/channels/{scene.table}")
    assert reply.headers["X-RateLimit-Scope"] == "shared"
    return reply


@breaks("rate.banned", msgspec.structs.replace(STRICT, bad_requests_in_10_minutes=3))
async def too_many_bad_requests(scene: Scene) -> Reply:
    for _ in range(3):
        await scene.rest("GET", "/users/@me", token="wrong")
    reply = await scene.rest("GET", "/users/@me")
    assert "Via" not in reply.headers
    return reply


@breaks(
    "message.edit.quota", msgspec.structs.replace(STRICT, edits_of_old_messages=BucketSize(1, 6.0))
)
async def edit_old_messages(scene: Scene) -> Reply:
    sent = await scene.post()
    await scene.client.order(SetClock(advance=3601))
    path = f"/channels/{scene.table}/messages/{sent['id']}"
    assert (await scene.rest("PATCH", path, {"content": "a"})).status == 200
    return await scene.rest("PATCH", path, {"content": "b"})


@breaks("dm.opening_too_fast", msgspec.structs.replace(STRICT, new_dms_in_10_minutes=1))
async def open_many_dms(scene: Scene) -> Reply:
    await scene.rest("POST", "/users/@me/channels", {"recipient_id": scene.anna.id})
    return await scene.rest("POST", "/users/@me/channels", {"recipient_id": scene.bo.id})
