"""The world outlives the playground; the transcript keeps no tokens; strangers get nothing."""

from __future__ import annotations

import json
from pathlib import Path

import aiohttp
import pytest

from bot.playground import Playground, Settings, addresses, redirect_discord_py
from bot.playground.client import Client
from bot.playground.people.actions import StartThread, Upload
from bot.playground.redirect import NotLoopback
from bot.playground.world_file import FolderInUse
from tests.playground.breaking import answer, interaction
from tests.playground.dealer import PIXEL
from tests.playground.gateway_line import line
from tests.playground.scenes import Scene, open_scene


def _kept_in(folder: Path) -> Settings:
    return Settings(folder=folder, rate_limits=False)


async def test_the_world_is_there_again_after_a_restart(tmp_path: Path) -> None:
    async with (
        await Playground.start(settings=_kept_in(tmp_path)) as playground,
        open_scene(playground) as scene,
    ):
        written = await scene.anna.write(scene.table, "Remember me")
        await scene.bo.react(written, "👍")
        picture = Upload(name="a.png", content=PIXEL, content_type="image/png")
        await scene.bo.write(scene.table, "Picture", files=[picture])
        gone = await scene.bo.write(scene.table, "Forget me")
        await scene.bo.delete(gone)
        await scene.anna.act(StartThread(channel=scene.table, name="Aside"))
        asked = await interaction(scene)
        await answer(scene, asked, 4, {"content": "Answered"})
        await scene.bo.until_sees("Answered")
        before = scene.bo.sees(scene.table)
        anna, bo, token, bot = scene.anna.id, scene.bo.id, scene.token, scene.bot
        table = scene.table
    async with (
        await Playground.start(settings=_kept_in(tmp_path)) as playground,
        Client(playground.url) as client,
        aiohttp.ClientSession() as http,
    ):
        someone = await client.be(bo)
        after = someone.sees(table)
        assert [m.content for m in after] == [m.content for m in before]
        assert [m.id for m in after] == [m.id for m in before]
        assert after[0].reactions == before[0].reactions
        assert await client.fetch(after[1].files[0].url) == PIXEL
        assert someone.channel("Aside").kind == "thread"
        assert [c.name for c in await someone.commands(table)] == ["deal"]
        hook = f"{playground.url}/api/v10/webhooks/{bot}/{asked[1]}/messages/@original"
        async with http.patch(hook, json={"content": "Still mine"}) as reply:
            assert reply.status == 200
        await someone.until_sees("Still mine")
        headers = {"Authorization": f"Bot {token}"}
        me = f"{playground.url}/api/v10/users/@me"
        async with http.get(me, headers=headers) as reply:
            assert (await reply.json())["id"] == bot
        assert {p.id for p in await client.people()} == {anna, bo}


async def test_two_playgrounds_do_not_share_a_folder(tmp_path: Path) -> None:
    async with await Playground.start(settings=_kept_in(tmp_path)):
        with pytest.raises(FolderInUse, match="Another playground"):
            await Playground.start(settings=_kept_in(tmp_path))


async def test_ids_never_repeat_while_the_clock_stands_still(scene: Scene) -> None:
    core = scene.playground.core
    core.clock.stop()
    numbers = [core.ids.next() for _ in range(1000)]
    assert len(set(numbers)) == 1000
    assert numbers == sorted(numbers)


async def test_a_newcomers_playground_has_people_a_server_and_the_bot(tmp_path: Path) -> None:
    async with await Playground.start(settings=_kept_in(tmp_path)) as playground:
        application = playground.seeded()
        async with Client(playground.url) as client:
            everyone = await client.people()
            assert [p.name for p in everyone][:2] == ["Anna", "Bo"]
            anna = await client.be(everyone[0].id)
            assert anna.channel("spelbordet").may_write
    async with await Playground.start(settings=_kept_in(tmp_path)) as playground:
        assert playground.seeded().token == application.token


async def test_the_transcript_has_everything_but_the_tokens(tmp_path: Path) -> None:
    async with (
        await Playground.start(settings=_kept_in(tmp_path)) as playground,
        open_scene(playground) as scene,
        line(scene) as spoken,
    ):
        await spoken.identify()
        asked = await interaction(scene)
        await spoken.hear("INTERACTION_CREATE")
        await answer(scene, asked, 4, {"content": "Answered"})
        await scene.rest("POST", f"/webhooks/{scene.bot}/{asked[1]}", {"content": asked[1]})
        readable = await scene.client.transcript()
        token = scene.token
    written = (tmp_path / "transcript.jsonl").read_text()
    for text in (readable, written):
        assert "INTERACTION_CREATE" in text
        assert "Answered" in text
        assert asked[1] not in text
        assert token not in text
    kinds = {json.loads(entry)["kind"] for entry in written.splitlines()}
    assert kinds >= {"request", "reply", "event", "gateway", "person", "control"}


async def test_a_token_of_discords_own_is_blanked_as_well(scene: Scene) -> None:
    # Put together here, so that nobody's scanner takes this file for a leak.
    foreign = ".".join(("M" * 26, "abcdef", "x" * 38))
    async with line(scene) as spoken:
        await spoken.identify(token=foreign)
        assert await spoken.close_code() == 4004
    await scene.rest("GET", "/users/@me", token=foreign)
    await scene.rest("POST", "/interactions/1/secret/callback", {"type": 5}, token="")
    await scene.anna.write(scene.table, f"My token is {foreign}")
    readable = await scene.client.transcript()
    assert foreign not in readable
    assert "/secret/" not in readable
    assert "My token is <token>" in readable


# Strangers


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "https://127.0.0.1"},
    ],
)
@pytest.mark.parametrize("path", ["/people", "/api/v10/gateway", "/control/world", "/cdn/x"])
async def test_other_pages_and_names_get_nothing(
    scene: Scene, headers: dict[str, str], path: str
) -> None:
    async with scene.http.get(scene.playground.url + path, headers=headers) as reply:
        assert reply.status == 403


async def test_it_listens_on_this_machine_only(scene: Scene) -> None:
    runner = scene.playground._runner
    assert runner is not None
    assert [address[0] for address in runner.addresses] == ["127.0.0.1"]


@pytest.mark.parametrize(
    "address",
    [
        "http://discord.example:80/api",
        "http://127.0.0.1.evil.example:80/api",
        "http://10.0.0.1:80/api",
        "https://127.0.0.1:80/api",
        "http://127.0.0.1/api",
        "http://127.0.0.1@evil.example:80/api",
        "nonsense",
    ],
)
def test_the_bot_is_not_sent_to_another_machine(address: str) -> None:
    _, gateway, cdn = addresses("http://127.0.0.1:1234")
    with pytest.raises(NotLoopback, match="REST address"):
        redirect_discord_py(address, gateway, cdn)


@pytest.mark.parametrize("path", ["/x", "/api/v9/gateway", "/people/1/dance", "/control/dance"])
async def test_an_unknown_address_is_loud(scene: Scene, path: str) -> None:
    if "people" in path:
        path = f"/people/{scene.anna.id}/dance"
    async with scene.http.get(scene.playground.url + path) as reply:
        assert reply.status == 501
    assert scene.playground.core.transcript.of("unknown")
