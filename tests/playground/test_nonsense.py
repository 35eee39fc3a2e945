"""Nonsense is refused in Discord's words, or loudly; it never makes the playground fall over.

Every part of a good body is replaced by everything that does not belong there.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, get_args

import msgspec
import pytest

from bot.playground.client import Refused
from bot.playground.control import Order
from bot.playground.limits.commands import check_command
from bot.playground.limits.interactions import check_answer
from bot.playground.limits.messages import CREATE, check_body
from bot.playground.limits.rule import Rejected, Report, Unsupported
from bot.playground.people.actions import Action, Slash
from bot.playground.records import Interaction
from bot.playground.rest.routes import ROUTES
from tests.playground import tour
from tests.playground.breaking import V2, options
from tests.playground.scenes import Scene

_NONSENSE: list[Any] = [
    None,
    True,
    -1,
    0.5,
    2**70,
    "",
    "x",
    "x" * 5000,
    [],
    {},
    [[]],
    [None],
    [{}],
    {"type": 3},
    [{"type": 99}],
    ["x"],
]
_MESSAGE = {
    "content": "x",
    "embeds": [tour.EMBED],
    "components": tour.ROWS,
    "allowed_mentions": {"parse": ["users"], "roles": ["1"]},
    "attachments": [{"id": 0, "filename": "b.png"}],
    "message_reference": {"message_id": "1"},
    "nonce": "1",
}
_CONTROLS = [
    {"type": 4, "custom_id": "a", "style": 1, "min_length": 1, "max_length": 2},
    {"type": 3, "custom_id": "b", "options": options(2), "min_values": 1, "max_values": 2},
    {"type": 21, "custom_id": "c", "options": options(2)},
    {"type": 22, "custom_id": "d", "options": options(2), "max_values": 2},
    {"type": 19, "custom_id": "e", "min_values": 1},
]
_MODAL = {
    "type": 9,
    "data": {
        "title": "x",
        "custom_id": "x",
        "components": [{"type": 18, "label": "x", "component": c} for c in _CONTROLS],
    },
}


def _check_message(body: Any) -> None:
    check_body(CREATE, body)


def _check_command(body: Any) -> None:
    report = Report()
    check_command(body, (), report)
    report.finish()


def _check_answer(body: Any) -> None:
    check_answer(_asked(2), body)


def _check_completion(body: Any) -> None:
    check_answer(_asked(4), body)


def _asked(kind: int) -> Interaction:
    return Interaction(
        id=1,
        token="x",
        application_id=1,
        type=kind,
        user_id=1,
        channel_id=1,
        guild_id=None,
        created_ms=0,
    )


_GOOD: dict[str, tuple[Callable[[Any], None], Any]] = {
    "message": (_check_message, _MESSAGE),
    "layout": (_check_message, {"flags": V2, "components": tour.LAYOUT}),
    "command": (_check_command, tour.COMMAND),
    "modal": (_check_answer, _MODAL),
    "answer": (_check_answer, {"type": 4, "data": {"content": "x", "components": tour.ROWS}}),
    "deferral": (_check_answer, {"type": 5, "data": {"flags": 64}}),
    "choices": (
        _check_completion,
        {"type": 8, "data": {"choices": [{"name": "x", "value": "x"}]}},
    ),
}


@pytest.mark.parametrize("name", _GOOD)
def test_each_part_replaced_by_nonsense(name: str) -> None:
    check, good = _GOOD[name]
    check(good)
    for broken in _spoiled(good):
        with suppress(Rejected, Unsupported):
            check(broken)


def _spoiled(good: Any, by: Sequence[Any] = _NONSENSE) -> Iterator[Any]:
    for path in _paths(good):
        for nonsense in by:
            broken = copy.deepcopy(good)
            node = broken
            for step in path[:-1]:
                node = node[step]
            node[path[-1]] = nonsense
            yield broken


def _paths(node: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if here:
        yield here
    steps: Any = ()
    if isinstance(node, dict):
        steps = node.items()
    elif isinstance(node, list):
        steps = enumerate(node)
    for step, inner in steps:
        yield from _paths(inner, (*here, step))


@pytest.mark.parametrize("body", [[], [7], "x", 7, {"type": []}, {"id": {}}], ids=str)
async def test_no_route_falls_over(scene: Scene, body: object) -> None:
    sent = await scene.post()
    names = {
        "channel": scene.table,
        "guild": scene.server,
        "application": scene.bot,
        "user": scene.bo.id,
        "message": sent["id"],
        "emoji": "👍",
        "role": scene.server,
        "webhook": scene.bot,
    }
    destructive = {"DELETE /channels/{channel}", "DELETE /users/@me/guilds/{guild}"}
    for route in ROUTES:
        if route.name in destructive:
            continue
        path = route.template
        for name in re.findall(r"\{(\w+)\}", route.template):
            path = path.replace(f"{{{name}}}", names.get(name, "1"))
        sends = body if route.method in ("POST", "PUT", "PATCH") else None
        reply = await scene.rest(route.method, path, sends)
        assert reply.status < 500 or reply.status == 501, (route.name, reply.body)


@pytest.mark.parametrize("query", ["around=x", "after=x", "before=-1", "limit=x"])
async def test_a_query_can_be_nonsense(scene: Scene, query: str) -> None:
    reply = await scene.rest("GET", f"/channels/{scene.table}/messages?{query}")
    assert reply.status == 400


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"do":"dance"}', b'{"do":"write"}'])
@pytest.mark.parametrize("api", ["/control/act", "/people/{person}/act", "/people"])
async def test_the_people_api_says_what_is_wrong(scene: Scene, api: str, body: bytes) -> None:
    url = scene.playground.url + api.format(person=scene.anna.id)
    async with scene.http.post(url, data=body) as reply:
        assert reply.status == 400
        assert (await reply.json())["refused"].endswith(".")


def _filled(kind: Any, word: str) -> dict[str, Any]:
    """This action or order with nonsense in all that it needs."""
    info: Any = msgspec.inspect.type_info(kind)
    body: dict[str, Any] = {"do": info.tag}
    for part in info.fields:
        values: dict[str, Any] = {"StrType": word, "IntType": 7, "BoolType": True, "ListType": []}
        if part.required and type(part.type).__name__ in values:
            body[part.encode_name] = values[type(part.type).__name__]
    return body


@pytest.mark.parametrize("word", ["x", "1", ""])
async def test_no_action_and_no_order_falls_over(scene: Scene, word: str) -> None:
    apis = {
        f"/people/{scene.anna.id}/act": get_args(Action),
        "/control/act": get_args(Order),
    }
    for path, kinds in apis.items():
        for kind in kinds:
            body = _filled(kind, word)
            async with scene.http.post(scene.playground.url + path, json=body) as reply:
                assert reply.status in (200, 400, 409), (body, await reply.text())
                if reply.status != 200:
                    assert (await reply.json())["refused"].endswith(".")


_SHAPELESS: list[Any] = [[], {}, None, [[]]]


async def test_an_option_can_be_nonsense(scene: Scene) -> None:
    options = [{"type": kind, "name": f"o{kind}", "description": "x"} for kind in range(3, 12)]
    body = {"name": "deal", "description": "x", "options": options}
    await scene.rest("POST", f"/applications/{scene.bot}/commands", body)
    for option in options:
        for nonsense in _SHAPELESS:
            given = {str(option["name"]): nonsense}
            with pytest.raises(Refused):
                await scene.anna.act(Slash(channel=scene.table, command="deal", options=given))
