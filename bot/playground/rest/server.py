"""Takes a request from the wire, finds its handler, and answers as Discord would."""

import asyncio
from email.utils import formatdate
from functools import partial
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import msgspec
from aiohttp import web

from bot.playground import rest
from bot.playground.core import CORE, Core
from bot.playground.faults import RequestFault
from bot.playground.limits import refusals
from bot.playground.limits.rule import Rejected, Unsupported
from bot.playground.ratelimits import TooMany, too_many
from bot.playground.records import Application
from bot.playground.replies import hang_up
from bot.playground.rest.body import Sent, read_body
from bot.playground.rest.call import Call
from bot.playground.rest.routes import ROUTES, Route

PREFIX = "/api/v10"
_UNKNOWN_STATUS = 501
_MAJOR = ("channel", "guild", "webhook")
# Interaction endpoints are outside the limit of 50 requests a second.
_UNCOUNTED = ("/interactions/", "/webhooks/")
_SCOPES = {
    "user": refusals.RATE_LIMITED,
    "global": refusals.RATE_LIMITED_GLOBALLY,
    "shared": refusals.RATE_LIMITED_TOGETHER,
}


class Answer(msgspec.Struct):
    status: int
    body: bytes
    headers: dict[str, str]


def table() -> list[web.RouteDef]:
    """All that is below the prefix, for aiohttp's router; every module beside this one has routes.

    A word goes before a parameter at the same place, as it does in the alphabet: `pins` before
    `{message}`.
    """
    for module in iter_modules(rest.__path__, f"{rest.__name__}."):
        import_module(module.name)
    known = sorted(ROUTES, key=lambda each: each.template)
    return [
        *(web.route(each.method, PREFIX + each.template, partial(serve, each)) for each in known),
        web.route("*", PREFIX + "/{unknown:.*}", partial(serve, None)),
    ]


async def serve(route: Route | None, request: web.Request) -> web.StreamResponse:
    """Answer by this route, or loudly that there is none."""
    core = request.app[CORE]
    path = _path(request)
    name = f"{request.method} {path}"
    fault = core.faults.on_request(request.method, path)
    if core.clock.now() < core.out_until or (fault and fault.kind == "refused"):
        return hang_up(request)
    sent = await read_body(request)
    query = f"?{request.query_string}" if request.query_string else ""
    core.transcript.add("request", name + query, sent.raw)
    if fault is None:
        answer = await _answer(core, request, route, sent)
    else:
        answer = await _answer_badly(core, request, route, sent, fault)
    core.transcript.add("reply", f"{answer.status} to {name}", answer.body)
    core.rate_limiter.count_bad(answer.status, answer.headers.get("X-RateLimit-Scope"))
    if fault is not None and fault.kind == "cut":
        return await _cut(request, answer)
    # Exactly this content type: discord.py takes one with a charset for text.
    kind = "text/html" if answer.body[:1] == b"<" else "application/json"
    return web.Response(
        status=answer.status,
        body=answer.body or None,
        headers=answer.headers | {"Date": formatdate(core.clock.now(), usegmt=True)},
        content_type=kind if answer.body else None,
    )


def _path(request: web.Request) -> str:
    return request.rel_url.raw_path.removeprefix(PREFIX)


async def _answer_badly(
    core: Core, request: web.Request, route: Route | None, sent: Sent, fault: RequestFault
) -> Answer:
    if fault.kind == "slow" and not fault.handled:
        await asyncio.sleep(fault.seconds)
    instead = _instead(fault)
    if instead is not None and not fault.handled:
        return instead
    answer = await _answer(core, request, route, sent)
    if fault.kind == "slow" and fault.handled:
        await asyncio.sleep(fault.seconds)
    return instead or answer


async def _answer(core: Core, request: web.Request, route: Route | None, sent: Sent) -> Answer:
    headers: dict[str, str] = {}
    asked = f"{request.method} {_path(request)}"
    try:
        if route is None:
            raise Unsupported(f"The playground does not know the route {asked}.")
        parameters = dict(request.match_info)
        application = _authenticate(core, request, route)
        headers = _limit(core, route, parameters, application)
        query = dict(request.query)
        call = Call(core, application, parameters, query, sent.content(), sent.files)
        result = await route.handler(call)
    except Rejected as refused:
        return Answer(refused.status, msgspec.json.encode(refused.body), headers)
    except TooMany as refused:
        return _throttled(refused)
    except Unsupported as unknown:
        core.transcript.add("unknown", f"{asked}: {unknown}")
        body = {"message": str(unknown), "code": 0}
        return Answer(_UNKNOWN_STATUS, msgspec.json.encode(body), headers)
    if result is None:
        return Answer(204, b"", headers)
    return Answer(route.status, msgspec.json.encode(result), headers)


def _authenticate(core: Core, request: web.Request, route: Route) -> Application | None:
    authorization = request.headers.get("Authorization", "")
    application = core.world.by_bot_token.get(authorization.removeprefix("Bot ").strip())
    if application is None and not (route.public and not authorization):
        raise Rejected(refusals.UNAUTHORIZED)
    return application


def _limit(
    core: Core, route: Route, parameters: dict[str, str], application: Application | None
) -> dict[str, str]:
    major = "+".join(parameters[name] for name in _MAJOR if name in parameters)
    if "webhook" in parameters:
        major += parameters.get("token", "")
    counts = application is not None and not route.template.startswith(_UNCOUNTED)
    return core.rate_limiter.check(route.name, application.id if application else 0, major, counts)


def _throttled(refused: TooMany) -> Answer:
    if refused.rule is refusals.BANNED:
        # What bars the address is not Discord itself: a page instead of JSON, and no Via.
        return Answer(429, b"<html><body>error code: 1015</body></html>", {"Retry-After": "600"})
    return Answer(429, msgspec.json.encode(refused.body), refused.headers)


def _instead(fault: RequestFault) -> Answer | None:
    """What a fault makes of the answer, if it does not merely delay or cut it."""
    if fault.kind == "rate_limited":
        return _throttled(too_many(_SCOPES[fault.scope], fault.scope, fault.seconds, {}))
    if fault.kind == "status":
        body: dict[str, Any] = {"message": f"{fault.status}: playground fault", "code": fault.code}
        return Answer(fault.status, msgspec.json.encode(body), {})
    return None


async def _cut(request: web.Request, answer: Answer) -> web.StreamResponse:
    """Promise the whole body, send half of it, and hang up."""
    response = web.StreamResponse(status=answer.status, headers=answer.headers)
    response.content_type = "application/json"
    response.content_length = max(len(answer.body), 2)
    await response.prepare(request)
    await response.write(answer.body[: len(answer.body) // 2])
    if request.transport is not None:
        request.transport.close()
    return response
