"""What a bot can say to the gateway that ends its connection."""

from __future__ import annotations

import msgspec

from bot.playground.control import SetIntents
from tests.playground.breaking import QUIET, breaks
from tests.playground.gateway_line import line
from tests.playground.scenes import Scene

INVALID_SESSION = 9


def _says(rule: str, *operations: tuple[int, object], identified: bool = False) -> None:
    """The rule is broken by saying these things (after identifying)."""

    @breaks(rule)
    async def attempt(scene: Scene) -> int | None:
        async with line(scene) as spoken:
            if identified:
                await spoken.identify()
            for operation, content in operations:
                await spoken.say(operation, content)
            return await spoken.close_code()


_says("gateway.opcode", (4, {}), identified=True)
_says("gateway.payload_size", (3, {"status": "x" * 4100}), identified=True)
_says("gateway.not_identified", (8, {"guild_id": "1"}))
_says("gateway.token", (2, {"token": "wrong", "properties": {}, "intents": 0}))
_says("gateway.sends", *[(3, {})] * 121, identified=True)


def _identifies(rule: str, **wish: object) -> None:
    @breaks(rule)
    async def attempt(scene: Scene) -> int | None:
        async with line(scene) as spoken:
            await spoken.identify(**wish)
            return await spoken.close_code()


_identifies("gateway.shard", shard=[2, 2])
_identifies("gateway.intents", intents=1 << 30)


@breaks("gateway.identify_twice")
async def identify_twice(scene: Scene) -> int | None:
    async with line(scene) as spoken:
        await spoken.identify()
        await spoken.identify()
        return await spoken.close_code()


@breaks("gateway.json")
async def say_no_json(scene: Scene) -> int | None:
    async with line(scene) as spoken:
        await spoken.socket.send_str("{op:")
        return await spoken.close_code()


@breaks("gateway.intents_privileged")
async def ask_for_content(scene: Scene) -> int | None:
    await scene.client.order(SetIntents(bot=scene.bot, intents=0))
    async with line(scene) as spoken:
        await spoken.identify(intents=1 << 15)
        return await spoken.close_code()


@breaks("gateway.version")
async def an_old_version(scene: Scene) -> int | None:
    async with line(scene, "?v=6&encoding=json") as spoken:
        return await spoken.close_code()


@breaks("gateway.heartbeat", msgspec.structs.replace(QUIET, heartbeat_seconds=0.05))
async def say_nothing(scene: Scene) -> int | None:
    async with line(scene) as spoken:
        return await spoken.close_code()


@breaks("gateway.sharding_required", msgspec.structs.replace(QUIET, guilds_a_shard=0))
async def too_many_servers(scene: Scene) -> int | None:
    async with line(scene) as spoken:
        await spoken.identify()
        return await spoken.close_code()


@breaks("gateway.sequence")
async def resume_from_the_future(scene: Scene) -> int | None:
    async with line(scene) as first:
        await first.identify()
        session = (await first.hear("READY"))["d"]["session_id"]
        async with line(scene) as second:
            await second.say(6, {"token": scene.token, "session_id": session, "seq": 999})
            return await second.close_code()


@breaks("gateway.session_gone")
async def resume_nothing(scene: Scene) -> int | None:
    async with line(scene) as spoken:
        await spoken.say(6, {"token": scene.token, "session_id": "none", "seq": 0})
        payload = await spoken.hear(operation=INVALID_SESSION)
        assert payload["d"] is False
        return INVALID_SESSION


@breaks("gateway.identify_rate", msgspec.structs.replace(QUIET, identify_limits=True))
async def identify_too_soon(scene: Scene) -> int | None:
    async with line(scene) as first, line(scene) as second:
        await first.identify()
        await first.hear("READY")
        await second.identify()
        payload = await second.hear(operation=INVALID_SESSION)
        assert payload["d"] is False
        return INVALID_SESSION


@breaks(
    "gateway.identify_day",
    msgspec.structs.replace(QUIET, identify_limits=True, identifies_a_day=1),
)
async def identify_too_often(scene: Scene) -> int | None:
    async with line(scene) as first, line(scene) as second:
        await first.identify()
        await first.hear("READY")
        await second.identify()
        return await second.close_code()
