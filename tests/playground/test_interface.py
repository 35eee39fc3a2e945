"""What goes over the wire keeps to Discord's own description of its interface."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from itertools import pairwise

import discord
import msgspec
import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request

from bot.playground import Playground, Settings
from bot.playground.rest.routes import ROUTES
from bot.playground.rest.server import PREFIX, table
from bot.playground.transcript import Entry
from tests.playground.dealer import Dealer, running
from tests.playground.gateway_line import line
from tests.playground.interface import DESCRIPTION, Interface, interface
from tests.playground.scenes import open_scene
from tests.playground.tour import Tour

# Discord's description leaves out what Discord itself sends or takes.
_KNOWN_GAPS = (
    # A deferral's resource carries the callback's own type, of which the description knows 4 and 7.
    re.compile(r"^resource/type: 5 is not one of"),
    # The code of a field's error is a word, as Discord's other documents say.
    re.compile(r"^errors/.*/_errors/\d+/code: '\w+' is not of type 'integer'"),
)


@pytest.fixture
def described() -> Interface:
    found = interface()
    if found is None:
        pytest.skip(f"Discord's description of its interface is not on this machine: {DESCRIPTION}")
    return found


async def _walk() -> list[Entry]:
    settings = Settings(rate_limits=False, identify_limits=False)
    async with (
        await Playground.start(settings=settings) as playground,
        open_scene(playground) as scene,
        line(scene) as spoken,
    ):
        await spoken.identify(intents=0b111_1111_1111_1111)
        await spoken.hear("READY")
        await Tour(scene).everywhere()
        return list(playground.core.transcript)


async def test_every_route_is_walked_past() -> None:
    entries = await _walk()
    asked = {entry.what.partition("?")[0] for entry in entries if entry.kind == "request"}
    router = web.UrlDispatcher()
    router.add_routes(table())
    walked = set()
    for method, _, path in (what.partition(" ") for what in asked):
        found = await router.resolve(make_mocked_request(method, PREFIX + path))
        resource = found.route.resource
        assert resource is not None
        walked.add(f"{method} {resource.canonical.removeprefix(PREFIX)}")
    assert walked == {route.name for route in ROUTES}


async def _play_with_discord_py() -> list[Entry]:
    settings = Settings(rate_limits=False, identify_limits=False)
    async with (
        await Playground.start(settings=settings) as playground,
        open_scene(playground) as scene,
        running(scene, Dealer(discord.Intents.default())),
    ):
        anna = scene.anna
        table = await anna.answer(await anna.slash(scene.table, "deal", game="riftforce"))
        for button in ("Draw", "Hand", "Later"):
            await anna.press(table, button)
        for command in ("hand", "board", "ask"):
            await anna.slash(scene.table, command)
        return list(playground.core.transcript)


@pytest.mark.parametrize("play", [_walk, _play_with_discord_py])
async def test_requests_and_replies_keep_to_the_description(
    described: Interface, play: Callable[[], Awaitable[list[Entry]]]
) -> None:
    entries = await play()
    faults = [
        f"{entry.what} {fault}"
        for entry, following in pairwise(entries)
        if not _is_refused(following)
        for fault in _faults(described, entry)
        if not any(gap.search(fault) for gap in _KNOWN_GAPS)
    ]
    assert not faults, "\n".join(faults)


def _is_refused(reply: Entry) -> bool:
    """Requests that break a rule on purpose need not keep to the description."""
    return reply.kind == "reply" and reply.what.startswith("4")


def _faults(described: Interface, entry: Entry) -> list[str]:
    schema = None
    if entry.kind == "request":
        method, _, path = entry.what.partition("?")[0].partition(" ")
        schema = described.request_schema(method, path)
    elif entry.kind == "reply":
        status, _, rest = entry.what.partition(" to ")
        method, _, path = rest.partition(" ")
        schema = described.reply_schema(method, path, int(status))
    elif entry.what.startswith(("MESSAGE_CREATE", "MESSAGE_UPDATE")):
        schema = "#/components/schemas/MessageResponse"
    if schema is None or not entry.body:
        return []
    return [*described.faults(schema, msgspec.json.decode(entry.body))]


async def test_a_reply_that_strays_from_the_description_is_noticed(described: Interface) -> None:
    replies = [e for e in await _walk() if e.what.startswith("200 to POST /channels/")]
    whole = msgspec.json.decode(next(e.body for e in replies if b'"mentions"' in e.body))
    schema = described.reply_schema("POST", "/channels/1/messages", 200)
    assert schema is not None
    assert [*described.faults(schema, whole)] == []
    del whole["author"]["username"]
    assert "username" in "".join(described.faults(schema, whole))
