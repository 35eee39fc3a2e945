"""Starts and stops a playground, and says who answers which address on it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import chain
from types import TracebackType
from typing import Self

from aiohttp import web
from aiohttp.http import HttpProcessingError

from bot.playground import cdn, page, seed
from bot.playground.control import server as control
from bot.playground.core import CORE, Core
from bot.playground.gateway import connection
from bot.playground.incoming import plain
from bot.playground.people import server as people
from bot.playground.people.actions import Cannot
from bot.playground.records import Application
from bot.playground.replies import Malformed, hang_up, json_reply, unknown
from bot.playground.rest import server as rest
from bot.playground.settings import Settings

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

_log = logging.getLogger(__name__)
_http_log = logging.getLogger(f"{__name__}.http")
HOST = "127.0.0.1"


class Playground:
    """A Discord on this machine, reachable from this machine only."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.core = Core(settings or Settings())
        self._runner: web.AppRunner | None = None

    @classmethod
    async def start(cls, port: int = 0, settings: Settings | None = None) -> Playground:
        """A playground that listens; port 0 takes any free one."""
        playground = cls(settings)
        try:
            await playground.listen(port)
        except OSError:
            await playground.stop()
            raise
        return playground

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    @property
    def url(self) -> str:
        return self.core.base_url

    @property
    def gateway_url(self) -> str:
        return self.core.gateway_url

    def seeded(self, bot: str = "Bot") -> Application:
        """The application of this name, for newcomers' bot to run as; a new world gets people and
        a server too."""
        return seed.plant(self.core, bot)

    async def listen(self, port: int = 0) -> None:
        app = web.Application()
        app[CORE] = self.core
        app.add_routes([self._guarded(route) for route in _routes()])
        _http_log.addFilter(_is_ours)
        self._runner = web.AppRunner(app, access_log=None, logger=_http_log, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, port)
        await site.start()
        self.core.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        self.core.gateway.close_connections(1001, "Playground stops")
        self.core.clock.close()
        if self._runner is not None:
            await self._runner.cleanup()
        await self.core.storage.close()

    def _guarded(self, route: web.RouteDef) -> web.RouteDef:
        """The same route behind what holds for all. A middleware would do it too, but aiohttp
        keeps those, and with them every playground that has been."""
        handler = partial(self._answer, route.handler)
        return web.RouteDef(route.method, route.path, handler, route.kwargs)

    async def _answer(self, handler: Handler, request: web.Request) -> web.StreamResponse:
        refused = self._refuse_strangers(request) or _refuse_unreadable(request)
        if refused is not None:
            return refused
        try:
            return await handler(request)
        except Cannot as cannot:
            told = {"refused": str(cannot), "reason": cannot.reason, "values": cannot.values}
            return json_reply(told, 409)
        except Malformed as malformed:
            return json_reply({"refused": str(malformed)}, malformed.status)
        except (web.HTTPException, web.RequestPayloadError, HttpProcessingError) as theirs:
            return _plainly(theirs)
        except ConnectionError:
            return hang_up(request)  # as the client has done
        except Exception:
            # A mistake of ours must not pass for one of Discord's: say so, wherever one may look.
            _log.exception("The playground failed on %s %s", request.method, request.path)
            sentence = f"The playground itself failed on {request.method} {request.path}."
            self.core.transcript.add("unknown", sentence)
            return json_reply({"message": sentence, "code": 0}, 500)

    def _refuse_strangers(self, request: web.Request) -> web.Response | None:
        """Other pages in a browser, and names that somebody else's DNS points here, get nothing."""
        ours = {f"{HOST}:{self.core.port}", f"localhost:{self.core.port}"}
        if request.headers.get("Host") not in ours:
            return web.Response(status=403, text="This host is not the playground's.")
        origin = request.headers.get("Origin")
        if origin is not None and origin.removeprefix("http://") not in ours:
            return web.Response(status=403, text="This origin is not the playground's.")
        return None


def _routes() -> list[web.RouteDef]:
    parts = (
        rest.table(),
        connection.ROUTES,
        cdn.ROUTES,
        people.ROUTES,
        control.ROUTES,
        page.ROUTES,
    )
    return [*chain.from_iterable(parts), web.route("*", "/{unknown:.*}", unknown)]


def _is_ours(record: logging.LogRecord) -> bool:
    """Not where the log is told only that somebody spoke no proper HTTP, and was refused."""
    error = record.exc_info[1] if record.exc_info is not None else None
    return not isinstance(error, HttpProcessingError | web.RequestPayloadError)


def _refuse_unreadable(request: web.Request) -> web.Response | None:
    """An address that can't be written down, for its bytes are no text."""
    if plain(request.path_qs) == request.path_qs and plain(request.path) == request.path:
        return None
    return json_reply({"refused": "The address holds bytes that are no UTF-8."}, 400)


def _plainly(refused: Exception) -> web.Response:
    """What the server beneath finds wrong: no WebSocket where one is spoken, a broken body."""
    if isinstance(refused, web.HTTPException):
        return json_reply({"refused": f"{refused.text or refused.reason}."}, refused.status)
    return json_reply({"refused": "The request's body is broken."}, 400)


async def serve(
    port: int = 0,
    settings: Settings | None = None,
    ready: Callable[[Playground, Application], None] = lambda playground, application: None,
    bot: str = "Bot",
) -> None:
    """Run a newcomers' playground until cancelled; `ready` is told once it listens."""
    async with await Playground.start(port, settings) as playground:
        ready(playground, playground.seeded(bot))
        await asyncio.Event().wait()
