"""Orders over HTTP, and looks at the world, the clock, the faults and the transcript."""

import msgspec
from aiohttp import web

from bot.playground.control.execute import execute
from bot.playground.control.orders import Order
from bot.playground.control.processes import seen
from bot.playground.core import CORE, Core
from bot.playground.people import projection
from bot.playground.records import JSON
from bot.playground.replies import json_reply, read_json


async def _act(request: web.Request) -> web.Response:
    core = request.app[CORE]
    order = await read_json(request, Order)
    core.transcript.add("control", type(order).__name__, msgspec.json.encode(order))
    return json_reply(execute(core, order))


async def _world(request: web.Request) -> web.Response:
    return json_reply(_overview(request.app[CORE]))


async def _clock(request: web.Request) -> web.Response:
    clock = request.app[CORE].clock
    return json_reply({"now": clock.now(), "running": clock.running})


async def _faults(request: web.Request) -> web.Response:
    return json_reply(request.app[CORE].faults.planned)


async def _processes(request: web.Request) -> web.Response:
    return json_reply(seen(request.app[CORE]))


async def _transcript(request: web.Request) -> web.Response:
    return web.Response(text=request.app[CORE].transcript.as_text())


async def _transcript_lines(request: web.Request) -> web.Response:
    lines = request.app[CORE].transcript.as_json_lines()
    return web.Response(body=lines, content_type="application/jsonl")


def _overview(core: Core) -> JSON:
    world = core.world
    return {
        "people": [projection.person(u) for u in world.users.values() if not u.bot],
        "bots": [
            {"id": str(a.id), "name": a.name, "online": core.gateway.is_online(a.id)}
            for a in world.applications.values()
        ],
        "servers": [
            {
                "id": str(g.id),
                "name": g.name,
                "owner": str(g.owner_id),
                "members": [str(m) for m in g.members],
                "channels": [
                    {"id": str(c.id), "name": c.name, "type": c.type}
                    for c in world.guild_channels(g.id)
                ],
            }
            for g in world.guilds.values()
        ],
    }


ROUTES = [
    web.post("/control/act", _act),
    web.get("/control/world", _world),
    web.get("/control/clock", _clock),
    web.get("/control/faults", _faults),
    web.get("/control/processes", _processes),
    web.get("/control/transcript", _transcript),
    web.get("/control/transcript.jsonl", _transcript_lines),
]
