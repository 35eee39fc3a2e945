"""Which handler answers which route."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from bot.playground.rest.call import Call

Handler = Callable[["Call"], Awaitable[Any]]


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


class _Node:
    def __init__(self) -> None:
        self.words: dict[str, _Node] = {}
        self.parameter: tuple[str, _Node] | None = None
        self.routes: dict[str, Route] = {}


class Router:
    def __init__(self) -> None:
        self._root = _Node()
        self.routes: list[Route] = []

    def route(
        self, method: str, template: str, status: int = 200, public: bool = False
    ) -> Callable[[Handler], Handler]:
        """Register a handler; a handler that returns None is answered with 204."""

        def register(handler: Handler) -> Handler:
            found = Route(
                method=method, template=template, handler=handler, status=status, public=public
            )
            self._place(found)
            self.routes.append(found)
            return handler

        return register

    def find(self, method: str, segments: list[str]) -> tuple[Route, dict[str, str]] | None:
        node, parameters = self._root, {}
        for segment in segments:
            following = node.words.get(segment)
            if following is None:
                if node.parameter is None:
                    return None
                name, following = node.parameter
                parameters[name] = segment
            node = following
        route = node.routes.get(method)
        return (route, parameters) if route else None

    def _place(self, route: Route) -> None:
        node = self._root
        for segment in route.template.strip("/").split("/"):
            if not segment.startswith("{"):
                node = node.words.setdefault(segment, _Node())
                continue
            if node.parameter is None:
                node.parameter = (segment.strip("{}"), _Node())
            assert node.parameter[0] == segment.strip("{}"), f"{route.template} names it otherwise"
            node = node.parameter[1]
        assert route.method not in node.routes, f"{route.name} is answered twice"
        node.routes[route.method] = route


router = Router()
route = router.route
