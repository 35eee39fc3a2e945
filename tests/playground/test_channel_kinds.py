"""Channels with threads and without, and what Discord wants for a thread."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Literal

import pytest

from bot.playground import Playground
from bot.playground.control import CreateChannel, CreateRole, GiveRole, SetOverwrite
from bot.playground.people.actions import StartThread
from bot.playground.permissions import Permission
from tests.playground.breaking import QUIET
from tests.playground.scenes import Reply, Scene, open_scene

MISSING_ACCESS, MISSING_PERMISSIONS, WRONG_CHANNEL = 50001, 50013, 50024

Kind = Literal["text", "announcement", "voice", "stage"]
Begin = Callable[..., Awaitable[Reply]]


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    async with await Playground.start(settings=QUIET) as playground, open_scene(playground) as it:
        yield it


async def channel(scene: Scene, kind: Kind) -> str:
    order = CreateChannel(server=scene.server, name=f"a-{kind}", kind=kind)
    return str((await scene.client.order(order))["channel"])


async def thread_at_message(scene: Scene, where: str, **more: object) -> Reply:
    sent = await scene.rest("POST", f"/channels/{where}/messages", {"content": "Here"})
    path = f"/channels/{where}/messages/{sent.body['id']}/threads"
    return await scene.rest("POST", path, {"name": "Aside", **more})


async def thread(scene: Scene, where: str, **more: object) -> Reply:
    return await scene.rest("POST", f"/channels/{where}/threads", {"name": "Aside", **more})


@pytest.mark.parametrize("begin", [thread_at_message, thread])
async def test_only_who_manages_threads_says_how_slow_one_is(scene: Scene, begin: Begin) -> None:
    refused = await begin(scene, scene.table, rate_limit_per_user=0)
    assert (refused.status, refused.body["code"]) == (403, MISSING_PERMISSIONS)
    keeper = CreateRole(
        server=scene.server, name="keeper", permissions=int(Permission.MANAGE_THREADS)
    )
    role = (await scene.client.order(keeper))["role"]
    await scene.client.order(GiveRole(server=scene.server, user=scene.bot, role=role))
    assert (await begin(scene, scene.table, rate_limit_per_user=0)).status == 201


async def test_a_thread_inherits_its_slow_mode(scene: Scene) -> None:
    scene.playground.core.world.channels[int(scene.table)].thread_slowmode = 7
    made = await thread_at_message(scene, scene.table)
    assert made.body["rate_limit_per_user"] == 7


@pytest.mark.parametrize("kind", ["voice", "stage"])
@pytest.mark.parametrize("begin", [thread_at_message, thread])
async def test_where_people_speak_there_is_a_chat_but_no_thread(
    scene: Scene, kind: Kind, begin: Begin
) -> None:
    where = await channel(scene, kind)
    refused = await begin(scene, where)
    assert (refused.status, refused.body["code"]) == (400, WRONG_CHANNEL)
    room = await scene.anna.until(lambda: scene.anna.channels.get(where))
    assert room.kind == kind and room.may_write and not room.may_start_threads
    chat = f"/channels/{where}/messages"
    assert (await scene.rest("POST", chat, {"content": "Listen"})).status == 200
    assert (await scene.rest("GET", chat)).body[0]["content"] == "Listen"


async def test_the_chat_of_a_voice_channel_is_for_those_who_may_connect(scene: Scene) -> None:
    where = await channel(scene, "voice")
    deny = SetOverwrite(channel=where, target=scene.bot, deny=int(Permission.CONNECT))
    await scene.client.order(deny)
    refused = await scene.rest("GET", f"/channels/{where}/messages")
    assert (refused.status, refused.body["code"]) == (403, MISSING_ACCESS)


async def test_announcements_have_threads_of_their_own_kind(scene: Scene) -> None:
    where = await channel(scene, "announcement")
    assert (await thread_at_message(scene, where)).body["type"] == 10


async def test_a_thread_is_written_in_by_a_permission_of_its_own(scene: Scene) -> None:
    """Files go with it, not with that of the channel where it hangs."""
    begun = (await thread(scene, scene.table, type=11)).body["id"]
    mute = Permission.SEND_MESSAGES
    await scene.client.order(SetOverwrite(channel=scene.table, target=scene.bo.id, deny=int(mute)))
    there = await scene.bo.until(lambda: scene.bo.channels.get(begun))
    assert there.may_write and there.may_attach
    here = await scene.bo.until(
        lambda: (c := scene.bo.channels.get(scene.table)) and not c.may_write and c
    )
    assert not here.may_attach


async def test_a_mention_brings_a_bot_into_a_private_thread(scene: Scene) -> None:
    private = StartThread(channel=scene.table, name="Secret", private=True)
    begun = (await scene.anna.act(private)).channel or ""
    path = f"/channels/{begun}/messages"
    refused = await scene.rest("POST", path, {"content": "Hello"})
    assert (refused.status, refused.body["code"]) == (403, MISSING_ACCESS)
    await scene.anna.write(begun, f"Come in, <@{scene.bot}>")
    assert (await scene.rest("POST", path, {"content": "Hello"})).status == 200
