"""Archived and locked threads, slow mode and pins, as Discord's documents have them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.playground.client import Refused, Someone
from bot.playground.control import ArchiveThread, CreateRole, GiveRole
from bot.playground.people.actions import StartThread
from bot.playground.people.views import SeenMessage
from bot.playground.permissions import Permission
from tests.playground.breaking import act, answer, button
from tests.playground.scenes import Scene


async def begun(scene: Scene) -> tuple[str, SeenMessage]:
    """A thread in which the bot has posted something to press."""
    action = StartThread(channel=scene.table, name="Riftforce")
    thread = (await scene.anna.act(action)).channel or ""
    row = {"type": 1, "components": [button()]}
    body = {"content": "Draw", "components": [row]}
    assert (await scene.rest("POST", f"/channels/{thread}/messages", body)).status == 200
    return thread, await scene.bo.until_sees("Draw")


async def allow(scene: Scene, user: str, permission: Permission) -> None:
    order = CreateRole(server=scene.server, name="more", permissions=permission)
    role = (await scene.client.order(order))["role"]
    await scene.client.order(GiveRole(server=scene.server, user=user, role=role))


@pytest.mark.parametrize("archived", [True, False], ids=["archived", "open"])
async def test_in_a_locked_thread_only_moderators_do_anything(scene: Scene, archived: bool) -> None:
    thread, message = await begun(scene)
    said = await scene.bo.write(thread, "Before")
    lock = ArchiveThread(thread=thread, archived=archived, locked=True)
    await scene.client.order(lock)
    path = f"/channels/{thread}/messages"
    posted = await scene.rest("POST", path, {"content": "x"})
    edited = await scene.rest("PATCH", f"{path}/{message.id}", {"content": "x"})
    assert (posted.body["code"], edited.body["code"]) == (160005, 50083 if archived else 160005)
    tries: list[Callable[[Someone], Awaitable[object]]] = [
        lambda someone: someone.write(thread, "May I?"),
        lambda someone: someone.edit(said, "After"),
        lambda someone: someone.press(message, "b0"),
    ]
    for attempt in tries:
        with pytest.raises(Refused):
            await attempt(scene.bo)
    asked = await act(scene, {"do": "press", **where(message)})
    assert (await answer(scene, asked, 7, {"content": "y"})).body["code"] == 50083
    assert (await answer(scene, asked, 4, {"content": "y", "flags": 64})).status == 204
    await allow(scene, scene.bot, Permission.MANAGE_THREADS)
    await allow(scene, scene.bo.id, Permission.MANAGE_THREADS)
    assert (await scene.rest("POST", path, {"content": "x"})).status == 200
    await scene.bo.write(thread, "I may")


def where(message: SeenMessage) -> dict[str, str]:
    return {"channel": message.channel, "message": message.id, "custom_id": "b0"}


async def test_a_press_opens_an_archived_thread_first(scene: Scene) -> None:
    thread, message = await begun(scene)
    said = await scene.bo.write(thread, "Before")
    await scene.client.order(ArchiveThread(thread=thread))
    with pytest.raises(Refused, match="closed"):
        await scene.bo.edit(said, "After")
    with pytest.raises(Refused, match="closed"):
        await scene.bo.react(said, "👍")
    await act(scene, {"do": "press", **where(message)})
    assert not scene.playground.core.world.channels[int(thread)].archived


async def test_only_one_permission_bypasses_slow_mode(scene: Scene) -> None:
    scene.playground.core.world.channels[int(scene.table)].slowmode = 600
    await scene.bo.write(scene.table, "one")
    await allow(scene, scene.bo.id, Permission.MANAGE_MESSAGES)
    with pytest.raises(Refused, match="Slow mode"):
        await scene.bo.write(scene.table, "two")
    await allow(scene, scene.bo.id, Permission.BYPASS_SLOWMODE)
    await scene.bo.write(scene.table, "three")


async def test_only_one_permission_pins(scene: Scene) -> None:
    sent = await scene.post()
    guild = scene.playground.core.world.guilds[int(scene.server)]
    for role in guild.roles.values():
        role.permissions &= ~Permission.PIN_MESSAGES
    path = f"/channels/{scene.table}/messages/pins/{sent['id']}"
    await allow(scene, scene.bot, Permission.MANAGE_MESSAGES)
    assert (await scene.rest("PUT", path)).status == 403
    await allow(scene, scene.bot, Permission.PIN_MESSAGES)
    assert (await scene.rest("PUT", path)).status == 204
