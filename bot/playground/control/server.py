"""Orders over HTTP, and looks at the world, the clock, the faults and the transcript."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from aiohttp import web

from bot.playground.control.execute import execute
from bot.playground.control.orders import Order
from bot.playground.people import projection
from bot.playground.records import JSON
from bot.playground.replies import json_reply, read_json

if TYPE_CHECKING:
    from bot.playground.core import Core

PREFIX = "/control"


async def serve(core: Core, request: web.BaseRequest) -> web.StreamResponse:
    match request.method, request.path.removeprefix(PREFIX):
        case "POST", "/act":
            order = await read_json(request, Order)
            plain = msgspec.json.encode(order)
            core.transcript.add("control", type(order).__name__, plain)
            return json_reply(execute(core, order))
        case "GET", "/world":
            return json_reply(_overview(core))
        case "GET", "/clock":
            return json_reply({"now": core.clock.now(), "running": core.clock.running})
        case "GET", "/faults":
            return json_reply(core.faults.planned)
        case "GET", "/transcript":
            return web.Response(text=core.transcript.as_text())
        case "GET", "/transcript.jsonl":
            lines = core.transcript.as_json_lines()
            return web.Response(body=lines, content_type="application/jsonl")
    core.transcript.add("unknown", f"{request.method} {request.path}")
    return json_reply({"refused": f"There is no {request.method} {request.path}."}, 501)


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
