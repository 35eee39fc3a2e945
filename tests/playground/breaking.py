"""How to break each limit: one example a rule, by the rule's name."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from bot.playground import Settings
from tests.playground.scenes import Reply, Scene

Attempt = Callable[[Scene], Awaitable[Reply | int | None]]


class Example(msgspec.Struct):
    attempt: Attempt
    settings: Settings


EXAMPLES: dict[str, Example] = {}
QUIET = Settings(rate_limits=False, identify_limits=False)


def breaks(rule: str, settings: Settings = QUIET) -> Callable[[Attempt], Attempt]:
    def register(attempt: Attempt) -> Attempt:
        assert rule not in EXAMPLES, f"{rule} is broken twice"
        EXAMPLES[rule] = Example(attempt, settings)
        return attempt

    return register


V2 = 1 << 15


def message(rule: str, **body: Any) -> None:
    """The rule is broken by a message with this body."""

    @breaks(rule)
    async def attempt(scene: Scene) -> Reply:
        return await scene.rest("POST", f"/channels/{scene.table}/messages", body)


def layout(rule: str, *components: Any) -> None:
    """The rule is broken by a message of layout components."""
    message(rule, flags=V2, components=[*components])


def row(rule: str, *components: Any) -> None:
    """The rule is broken by one row of components."""
    message(rule, components=[{"type": 1, "components": [*components]}])


def embed(rule: str, **body: Any) -> None:
    message(rule, embeds=[body])


def command(rule: str, **body: Any) -> None:
    """The rule is broken by registering this command."""

    @breaks(rule)
    async def attempt(scene: Scene) -> Reply:
        whole = {"name": "deal", "description": "Deal"} | body
        return await scene.rest("POST", f"/applications/{scene.bot}/commands", whole)


def option(rule: str, **body: Any) -> None:
    whole = {"type": 3, "name": "game", "description": "Which"} | body
    command(rule, options=[whole])


async def interaction(scene: Scene, name: str = "deal", **options: Any) -> tuple[str, str]:
    """Anna uses a command; its interaction's id and token."""
    declared = [
        {"type": 3, "name": key, "description": "?", "autocomplete": True} for key in options
    ]
    body = {"name": name, "description": "?", "options": declared}
    await scene.rest("POST", f"/applications/{scene.bot}/commands", body)
    if options:
        action: Any = {"do": "complete", "channel": scene.table, "command": name}
        ((key, typed),) = options.items()
        action |= {"option": key, "typed": typed}
    else:
        action = {"do": "slash", "channel": scene.table, "command": name}
    return await act(scene, action)


async def act(scene: Scene, action: Any) -> tuple[str, str]:
    """Anna does something that a bot must answer; the interaction's id and token."""
    url = f"{scene.playground.url}/people/{scene.anna.id}/act"
    async with scene.http.post(url, data=msgspec.json.encode(action)) as reply:
        done = await reply.json()
    number = done["interaction"]
    return number, scene.playground.core.world.interactions[int(number)].token


async def answer(scene: Scene, to: tuple[str, str], kind: int, data: Any = None) -> Reply:
    number, token = to
    body = {"type": kind} if data is None else {"type": kind, "data": data}
    return await scene.rest("POST", f"/interactions/{number}/{token}/callback", body, token="")


def modal(rule: str, *components: Any, **body: Any) -> None:
    """The rule is broken by answering with this modal."""
    plain = {
        "type": 18,
        "label": "Hero",
        "component": {"type": 4, "custom_id": "hero", "style": 1},
    }

    @breaks(rule)
    async def attempt(scene: Scene) -> Reply:
        data = {"title": "Hero", "custom_id": "hero", "components": [*components] or [plain]}
        return await answer(scene, await interaction(scene), 9, data | body)


def control(rule: str, **component: Any) -> None:
    """The rule is broken by one control in a modal."""
    labelled = {"type": 18, "label": "Hero", "component": {"custom_id": "hero"} | component}
    modal(rule, labelled)


def options(count: int) -> list[Any]:
    return [{"label": str(number), "value": str(number)} for number in range(count)]


def button(number: int = 0, **more: Any) -> Any:
    return {"type": 2, "style": 1, "label": "Press", "custom_id": f"b{number}"} | more


def select(**more: Any) -> Any:
    return {"type": 3, "custom_id": "s", "options": options(2)} | more


def words(length: int) -> Any:
    return {"type": 10, "content": "x" * length}
