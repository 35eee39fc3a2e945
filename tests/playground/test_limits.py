"""Each limit of Discord's is one rule, and each rule is broken once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.playground import Playground
from bot.playground.limits.rule import INVALID_FORM, RULES, CloseRule, Rule
from bot.playground.rest.server import table
from tests.playground import breaking_commands, breaking_gateway, breaking_messages, breaking_places
from tests.playground.breaking import EXAMPLES, V2, button, words
from tests.playground.scenes import Reply, Scene, open_scene

assert breaking_commands and breaking_gateway and breaking_messages and breaking_places
assert table(), "with the routes come the rules that are theirs alone"


def test_every_rule_has_an_example_that_breaks_it() -> None:
    assert set(EXAMPLES) == set(RULES)


@pytest.mark.parametrize("name", RULES)
async def test_breaking(name: str) -> None:
    rule, example = RULES[name], EXAMPLES[name]
    async with (
        await Playground.start(settings=example.settings) as playground,
        open_scene(playground) as scene,
    ):
        result = await example.attempt(scene)
    if isinstance(rule, CloseRule):
        assert result == rule.code
    else:
        assert isinstance(result, Reply)
        _check(rule, result)


def _check(rule: Rule, reply: Reply) -> None:
    assert reply.status == rule.status, reply.body
    if isinstance(reply.body, bytes):
        return
    assert reply.body["code"] == rule.code
    if rule.code == INVALID_FORM:
        details = [entry["code"] for entry in _errors(reply.body["errors"])]
        assert rule.detail in details
    else:
        assert reply.body["message"] == rule.message


def _errors(tree: Any) -> Iterator[Any]:
    for key, entry in tree.items():
        if key == "_errors":
            yield from entry
        else:
            yield from _errors(entry)


async def test_an_error_says_where_it_is(scene: Scene) -> None:
    body = {"content": "x" * 2001, "embeds": [{"title": "x"}, {"title": "x" * 257}]}
    reply = await scene.rest("POST", f"/channels/{scene.table}/messages", body)
    assert reply.body == {
        "message": "Invalid Form Body",
        "code": 50035,
        "errors": {
            "content": {
                "_errors": [
                    {
                        "code": "BASE_TYPE_MAX_LENGTH",
                        "message": "Must be 2000 or fewer in length.",
                    }
                ]
            },
            "embeds": {
                "1": {
                    "title": {
                        "_errors": [
                            {
                                "code": "BASE_TYPE_MAX_LENGTH",
                                "message": "Must be 256 or fewer in length.",
                            }
                        ]
                    }
                }
            },
        },
    }


async def test_the_largest_of_everything_is_let_through(scene: Scene) -> None:
    await scene.post("x" * 2000)
    await scene.post(None, embeds=[{"description": "x" * 3000}] * 2)
    row = {"type": 1, "components": [button(n, label="x" * 80) for n in range(5)]}
    await scene.post("x", components=[row])
    await scene.post(None, flags=V2, components=[{"type": 17, "components": [words(1)] * 39}])
    await scene.post(None, flags=V2, components=[words(2000), words(2000)])


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/voice/regions", None),
        ("PUT", "/channels/{table}/messages", {"content": "x"}),
        ("GET", "/guilds/{server}/audit-logs", None),
        ("POST", "/channels/{table}/messages", {"content": "x", "colour": "red"}),
        ("POST", "/channels/{table}/messages", {"embeds": [{"titel": "x"}]}),
        ("POST", "/channels/{table}/messages", {"flags": V2, "components": [{"type": 99}]}),
        ("GET", "/channels/{table}/messages?newest=1", None),
    ],
)
async def test_what_the_playground_does_not_know_is_a_loud_failure(
    scene: Scene, method: str, path: str, body: object
) -> None:
    reply = await scene.rest(method, path.format(table=scene.table, server=scene.server), body)
    assert reply.status == 501
    assert "does not know" in reply.body["message"]
    (line,) = scene.playground.core.transcript.of("unknown")
    assert reply.body["message"] in line.what
