"""Messages as a bot posts, edits and reads them."""

from __future__ import annotations

from typing import Any

import pytest
from aiohttp import FormData

from bot.playground.control import SetIntents, SetRole
from bot.playground.permissions import OF_EVERYONE, Permission
from bot.playground.records import MessageFlag
from tests.playground.breaking import act, answer, interaction
from tests.playground.dealer import PIXEL
from tests.playground.gateway_line import line
from tests.playground.scenes import Scene


async def test_content_is_hidden_from_rest_too(scene: Scene) -> None:
    await scene.client.order(SetIntents(bot=scene.bot, intents=0))
    await scene.anna.write(scene.table, "secret")
    await scene.anna.write(scene.table, f"<@{scene.bot}> for you")
    await scene.post("my own")
    reply = await scene.rest("GET", f"/channels/{scene.table}/messages")
    contents = [message["content"] for message in reply.body]
    assert contents == ["my own", f"<@{scene.bot}> for you", ""]


@pytest.mark.parametrize(
    ("allowed", "users", "everyone"),
    [
        (None, ["anna", "bo"], True),
        ({"parse": []}, [], False),
        ({"parse": ["users"]}, ["anna", "bo"], False),
        ({"parse": ["everyone"]}, [], True),
        ({"users": ["bo"]}, ["bo"], False),
    ],
)
async def test_who_is_pinged(scene: Scene, allowed: Any, users: list[str], everyone: bool) -> None:
    ids = {"anna": scene.anna.id, "bo": scene.bo.id}
    permissions = OF_EVERYONE | Permission.MENTION_EVERYONE
    role = SetRole(server=scene.server, role=scene.server, permissions=permissions)
    await scene.client.order(role)
    if allowed and "users" in allowed:
        allowed = {"users": [ids[name] for name in allowed["users"]]}
    body = {"allowed_mentions": allowed} if allowed is not None else {}
    sent = await scene.post(f"<@{ids['anna']}> <@!{ids['bo']}> @everyone", **body)
    assert [user["username"] for user in sent["mentions"]] == users
    assert sent["mention_everyone"] is everyone
    seen = await scene.anna.until_sees("@everyone")
    assert seen.pings_me is (everyone or "anna" in users)


async def test_everyone_is_pinged_only_with_the_permission(scene: Scene) -> None:
    assert not (await scene.post("@everyone"))["mention_everyone"]


async def test_an_interaction_pings_users_only(scene: Scene) -> None:
    await answer(scene, await interaction(scene), 4, {"content": f"<@{scene.bo.id}> @here"})
    seen = await scene.bo.until_sees("@here")
    assert seen.pings_me
    assert not (await scene.anna.until_sees("@here")).pings_me


async def test_a_silent_message_is_counted_but_no_phone_rings(scene: Scene) -> None:
    for text, flags in (("loud", 0), ("silent", MessageFlag.SUPPRESS_NOTIFICATIONS)):
        await scene.post(f"<@{scene.anna.id}> {text}", flags=int(flags))
        seen = await scene.anna.until_sees(text)
        assert seen.pings_me
        assert seen.rings is (text == "loud")


async def test_attachments_that_an_edit_does_not_list_are_dropped(scene: Scene) -> None:
    form = FormData(quote_fields=False)
    form.add_field("payload_json", "{}", content_type="application/json")
    for number in range(2):
        form.add_field(f"files[{number}]", PIXEL, filename=f"{number}.png")
    table = f"/channels/{scene.table}/messages"
    sent = (await scene.rest("POST", table, data=form)).body
    first, second = sent["attachments"]
    assert await scene.client.fetch(second["url"]) == PIXEL
    path = f"{table}/{sent['id']}"
    untouched = (await scene.rest("PATCH", path, {"content": "x"})).body
    assert len(untouched["attachments"]) == 2
    edited = (await scene.rest("PATCH", path, {"attachments": [{"id": first["id"]}]})).body
    assert [attachment["id"] for attachment in edited["attachments"]] == [first["id"]]


async def test_history_goes_by_id_in_pages(scene: Scene) -> None:
    sent = [(await scene.post(f"{number}"))["id"] for number in range(5)]
    path = f"/channels/{scene.table}/messages"

    async def page(query: str) -> list[str]:
        return [message["content"] for message in (await scene.rest("GET", path + query)).body]

    assert await page("?limit=2") == ["4", "3"]
    assert await page(f"?before={sent[2]}") == ["1", "0"]
    assert await page(f"?after={sent[2]}") == ["4", "3"]
    assert await page(f"?after={sent[0]}&limit=2") == ["2", "1"]
    assert await page(f"?around={sent[2]}&limit=3") == ["3", "2", "1"]


async def test_a_nonce_can_keep_a_message_from_being_sent_twice(scene: Scene) -> None:
    first = await scene.post("x", nonce="n", enforce_nonce=True)
    assert (await scene.post("x", nonce="n", enforce_nonce=True))["id"] == first["id"]
    assert (await scene.post("x", nonce="n"))["id"] != first["id"]


async def test_a_put_of_commands_keeps_the_ids_of_the_same_names(scene: Scene) -> None:
    path = f"/applications/{scene.bot}/commands"
    deal, hand = ({"name": name, "description": "x"} for name in ("deal", "hand"))
    first = (await scene.rest("PUT", path, [deal, hand])).body
    second = (await scene.rest("PUT", path, [hand | {"description": "y"}])).body
    assert second[0]["id"] == first[1]["id"]
    assert second[0]["version"] != first[1]["version"]
    assert len((await scene.rest("GET", path)).body) == 1


async def test_a_subcommand_carries_its_options_nested(scene: Scene) -> None:
    rounds = {"type": 4, "name": "rounds", "description": "x"}
    new = {"type": 1, "name": "new", "description": "x", "options": [rounds]}
    body = {"name": "table", "description": "x", "options": [new]}
    body["name_localizations"] = {"sv-SE": "bord"}
    await scene.rest("POST", f"/applications/{scene.bot}/commands", body)
    async with line(scene) as spoken:
        await spoken.identify()
        await spoken.hear("READY")
        slash = {"do": "slash", "channel": scene.table, "command": "table new"}
        asked = await act(scene, slash | {"options": {"rounds": 3}})
        data = (await spoken.hear("INTERACTION_CREATE"))["d"]["data"]
        given = {"type": 4, "name": "rounds", "value": 3}
        assert data["options"] == [{"type": 1, "name": "new", "options": [given]}]
        await answer(scene, asked, 4, {"content": "A table"})
    assert (await scene.bo.until_sees("A table")).used == "Anna used /table new"
    assert (await scene.anna.until_sees("A table")).used == "Anna used /bord new"


async def test_a_reaction_keeps_count(scene: Scene) -> None:
    sent = await scene.post("Vote")
    seen = await scene.anna.until_sees("Vote")
    for someone in (scene.anna, scene.bo):
        await someone.react(seen, "👍")
    path = f"/channels/{scene.table}/messages/{sent['id']}"
    (reaction,) = (await scene.rest("GET", path)).body["reactions"]
    assert (reaction["count"], reaction["me"]) == (2, False)
    names = [user["username"] for user in (await scene.rest("GET", f"{path}/reactions/👍")).body]
    assert names == ["anna", "bo"]
    await scene.anna.unreact(seen, "👍")
    left = await scene.bo.until_sees("Vote", also=lambda m: bool(m.reactions[0].count == 1))
    assert left.reactions[0].mine
