"""Which handler answers which of Discord's routes."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from bot.playground.rest.call import Call

Handler = Callable[[Call], Awaitable[Any]]


class Route(msgspec.Struct, frozen=True, kw_only=True):
    """`template` is also the name of the route's rate-limit bucket, after the method."""

    method: str
    template: str
    handler: Handler
    status: int
    public: bool
    """Answered without a bot's token: an interaction's token in the path is enough."""

    @property
    def name(self) -> str:
        return f"{self.method} {self.template}"


ROUTES: list[Route] = []


def route(
    method: str, template: str, status: int = 200, public: bool = False
) -> Callable[[Handler], Handler]:
    """Let a handler answer there; one that returns None is answered with 204."""

    def register(handler: Handler) -> Handler:
        ROUTES.append(
            Route(method=method, template=template, handler=handler, status=status, public=public)
        )
        return handler

    return register
