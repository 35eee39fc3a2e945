"""People see what their clients would show, and do what their clients would let them."""

from __future__ import annotations

import pytest

from bot.playground.client import Client, Refused
from bot.playground.control import (
    AddMember,
    CreateChannel,
    CreateRole,
    DeleteChannel,
    GiveRole,
    RemoveMember,
    SetClock,
    SetOverwrite,
)
from bot.playground.people.actions import StartThread, Upload
from bot.playground.permissions import Permission
from tests.playground.breaking import act, answer, button, interaction, select
from tests.playground.dealer import PIXEL
from tests.playground.scenes import Scene


async def test_a_dm_is_seen_by_its_two_only(scene: Scene) -> None:
    dm = await scene.anna.open_dm(scene.bo.id)
    await scene.anna.write(dm.id, "Between us")
    assert (await scene.bo.until_sees("Between us")).pings_me
    cecilie = await scene.client.person("cecilie", servers=[scene.server])
    assert dm.id not in cecilie.channels
    with pytest.raises(Refused, match="sees no channel"):
        await cecilie.write(dm.id, "May I?")


async def test_a_hidden_channel_vanishes_and_comes_back(scene: Scene) -> None:
    hide = SetOverwrite(channel=scene.side, target=scene.bo.id, deny=Permission.VIEW_CHANNEL)
    await scene.client.order(hide)
    await scene.bo.until(lambda: scene.side not in scene.bo.channels)
    await scene.anna.write(scene.side, "Bo does not hear this")
    await scene.client.order(SetOverwrite(channel=scene.side, target=scene.bo.id))
    await scene.bo.until(lambda: scene.side in scene.bo.channels)
    assert scene.bo.sees(scene.side) == []
    (older,) = await scene.bo.history(scene.side)
    assert older.content == "Bo does not hear this"


async def test_a_private_thread_is_for_its_members(scene: Scene) -> None:
    start = StartThread(channel=scene.table, name="Secret", private=True)
    thread = (await scene.bo.act(start)).channel or ""
    await scene.bo.write(thread, "psst")
    cecilie = await scene.client.person("cecilie", servers=[scene.server])
    assert thread not in cecilie.channels
    await scene.bo.write(thread, "psst again")
    await scene.anna.write(scene.table, "Nothing to see here")
    await cecilie.until_sees("Nothing to see here")
    assert thread not in str(cecilie.news)
    assert "psst" not in str(cecilie.news)
    with pytest.raises(Refused):
        await cecilie.write(thread, "May I?")


async def test_only_own_messages_can_be_edited(scene: Scene) -> None:
    written = await scene.anna.write(scene.table, "one")
    with pytest.raises(Refused, match="not yours"):
        await scene.bo.edit(written, "two")
    await scene.anna.edit(written, "three")
    edited = await scene.bo.until_sees("three")
    assert edited.edited
    await scene.anna.delete(edited)
    await scene.bo.until_gone(edited)


async def test_a_reply_pings_unless_told_not_to(scene: Scene) -> None:
    first = await scene.anna.write(scene.table, "Anyone?")
    await scene.bo.write(scene.table, "Me!", reply_to=first)
    reply = await scene.anna.until_sees("Me!")
    assert reply.pings_me
    assert reply.reply_to is not None and reply.reply_to.content == "Anyone?"
    await scene.bo.write(scene.table, "Quietly", reply_to=first, ping=False)
    assert not (await scene.anna.until_sees("Quietly")).pings_me


async def test_a_mention_shows_the_name(scene: Scene) -> None:
    await scene.anna.write(scene.table, f"<@{scene.bo.id}> look")
    seen = await scene.bo.until_sees("look")
    assert seen.pings_me
    assert seen.mentions == {f"<@{scene.bo.id}>": "@Bo"}


async def test_files_are_served_back(scene: Scene) -> None:
    await scene.anna.write(
        scene.table, files=[Upload(name="a b.png", content=PIXEL, content_type="image/png")]
    )
    seen = (await scene.bo.until(lambda: scene.bo.sees(scene.table)))[-1]
    (file,) = seen.files
    assert (file.name, file.width, file.height) == ("a_b.png", 1, 1)
    assert await scene.client.fetch(file.url) == PIXEL


@pytest.mark.parametrize("content", ["", "   ", "x" * 2001])
async def test_what_the_client_would_not_send(scene: Scene, content: str) -> None:
    with pytest.raises(Refused):
        await scene.anna.write(scene.table, content)


async def test_no_writing_without_the_permission(scene: Scene) -> None:
    deny = SetOverwrite(channel=scene.table, target=scene.bo.id, deny=Permission.SEND_MESSAGES)
    await scene.client.order(deny)
    await scene.bo.until(lambda: not scene.bo.channels[scene.table].may_write)
    with pytest.raises(Refused, match="cannot write"):
        await scene.bo.write(scene.table, "Hello?")


async def test_a_button_is_gone_with_its_message(scene: Scene) -> None:
    sent = await scene.post("Press", components=[{"type": 1, "components": [button()]}])
    seen = await scene.anna.until_sees("Press")
    path = f"/channels/{scene.table}/messages/{sent['id']}"
    await scene.rest("PATCH", path, {"components": []})
    with pytest.raises(Refused, match="has no b0"):
        await scene.anna.press(seen, "b0")
    await scene.rest("DELETE", path)
    with pytest.raises(Refused, match="sees no message"):
        await scene.anna.press(seen, "b0")


async def test_nobody_presses_anothers_ephemeral(scene: Scene) -> None:
    asked = await interaction(scene)
    row = {"type": 1, "components": [button()]}
    await answer(scene, asked, 4, {"content": "Yours", "flags": 64, "components": [row]})
    own = await scene.anna.until_sees("Yours")
    assert own.ephemeral
    with pytest.raises(Refused, match="sees no message"):
        await scene.bo.press(own, "b0")


async def test_an_ephemeral_is_not_quoted_to_others(scene: Scene) -> None:
    asked = await interaction(scene)
    row = {"type": 1, "components": [button()]}
    hand = {"content": "Your hand: ♠7", "flags": 64, "components": [row]}
    await answer(scene, asked, 4, hand)
    own = await scene.anna.until_sees("Your hand")
    press = {"do": "press", "channel": scene.table, "message": own.id, "custom_id": "b0"}
    await answer(scene, await act(scene, press), 4, {"content": "Anna has laid a card"})
    public = await scene.bo.until_sees("Anna has laid a card")
    assert public.reply_to is None
    assert "♠7" not in str(scene.bo.news)


async def test_a_user_select_offers_who_is_here(scene: Scene) -> None:
    who = {"type": 1, "components": [{"type": 5, "custom_id": "who"}]}
    await scene.post("Whom?", components=[who, {"type": 1, "components": [select()]}])
    seen = await scene.anna.until_sees("Whom?")
    with pytest.raises(Refused, match="no user 1"):
        await scene.anna.choose(seen, "who", "1")


async def test_commands_are_shown_in_the_persons_language(scene: Scene) -> None:
    body = {
        "name": "deal",
        "description": "Deal",
        "name_localizations": {"sv-SE": "dela"},
        "description_localizations": {"sv-SE": "Dela ut"},
    }
    await scene.rest("POST", f"/applications/{scene.bot}/commands", body)
    (swedish,) = await scene.anna.commands(scene.table)
    (norwegian,) = await scene.bo.commands(scene.table)
    assert (swedish.shown, swedish.description) == ("dela", "Dela ut")
    assert (norwegian.shown, norwegian.description) == ("deal", "Deal")


async def test_a_command_can_be_kept_for_those_with_a_permission(scene: Scene) -> None:
    needed = str(int(Permission.MANAGE_GUILD))
    body = {"name": "setup", "description": "x", "default_member_permissions": needed}
    await scene.rest("POST", f"/applications/{scene.bot}/commands", body)
    assert [c.name for c in await scene.anna.commands(scene.table)] == ["setup"]
    assert await scene.bo.commands(scene.table) == []
    role = CreateRole(server=scene.server, name="Host", permissions=Permission.MANAGE_GUILD)
    made = await scene.client.order(role)
    give = GiveRole(server=scene.server, user=scene.bo.id, role=made["role"])
    await scene.client.order(give)
    assert [c.name for c in await scene.bo.commands(scene.table)] == ["setup"]


async def test_options_are_checked_as_the_client_checks_them(scene: Scene) -> None:
    options = [
        {"type": 4, "name": "rounds", "description": "x", "required": True, "max_value": 9},
        {
            "type": 3,
            "name": "game",
            "description": "x",
            "choices": [{"name": "Riftforce", "value": "r"}],
        },
    ]
    body = {"name": "deal", "description": "x", "options": options}
    await scene.rest("POST", f"/applications/{scene.bot}/commands", body)
    for wrong, why in (
        ({}, "needs rounds"),
        ({"rounds": "three"}, "whole number"),
        ({"rounds": 10}, "cannot be 10"),
        ({"rounds": 3, "game": "x"}, "does not offer x"),
        ({"rounds": 3, "colour": "red"}, "no option colour"),
    ):
        with pytest.raises(Refused, match=why):
            await scene.anna.slash(scene.table, "deal", **wrong)


async def test_coming_and_going(scene: Scene) -> None:
    cecilie = await scene.client.person("cecilie")
    assert not cecilie.channels
    await scene.client.order(AddMember(server=scene.server, user=cecilie.id))
    await cecilie.until(lambda: scene.table in cecilie.channels)
    await scene.client.order(RemoveMember(server=scene.server, user=cecilie.id))
    await cecilie.until(lambda: not cecilie.servers and not cecilie.channels)


async def test_channels_come_and_go(scene: Scene) -> None:
    made = await scene.client.order(CreateChannel(server=scene.server, name="new"))
    await scene.bo.until(lambda: made["channel"] in scene.bo.channels)
    await scene.client.order(DeleteChannel(channel=made["channel"]))
    await scene.bo.until(lambda: made["channel"] not in scene.bo.channels)


async def test_a_thread_archives_itself_and_opens_again(scene: Scene) -> None:
    start = StartThread(channel=scene.table, name="Aside")
    thread = (await scene.anna.act(start)).channel or ""
    await scene.client.order(SetClock(advance=23 * 3600))
    await scene.anna.write(thread, "Still here")
    await scene.client.order(SetClock(advance=23 * 3600))
    assert not scene.anna.channels[thread].archived
    await scene.client.order(SetClock(advance=3600))
    await scene.anna.until(lambda: scene.anna.channels[thread].archived)
    await scene.anna.write(thread, "Back again")
    await scene.anna.until(lambda: not scene.anna.channels[thread].archived)
    notice = await scene.bo.until(lambda: [m for m in scene.bo.sees(scene.table) if m.used])
    assert (notice[0].used, notice[0].content) == ("Anna started a thread", "Aside")


async def test_a_deferred_answer_that_never_comes_is_given_up(scene: Scene) -> None:
    await answer(scene, await interaction(scene), 5)
    thinking = await scene.bo.until(lambda: [m for m in scene.bo.sees(scene.table) if m.thinking])
    await scene.client.order(SetClock(advance=15 * 60))
    failed = await scene.bo.until(lambda: [m for m in scene.bo.sees(scene.table) if m.failed])
    assert failed[0].id == thinking[0].id
    assert not failed[0].thinking


async def test_one_client_is_enough_for_more_than_a_hundred_people(scene: Scene) -> None:
    async with Client(scene.playground.url) as client:
        people = [await client.person(f"p{number}") for number in range(101)]
        assert len(await client.people()) > len(people)
