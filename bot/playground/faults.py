"""Things that go wrong on demand: on any route, and with any event."""

import fnmatch
from collections.abc import Callable
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from bot.playground.transcript import Transcript

Seconds = Annotated[float, Meta(ge=0, le=86_400)]


class RequestFault(
    msgspec.Struct, kw_only=True, tag="request", tag_field="fault", forbid_unknown_fields=True
):
    """What happens to the next `times` requests that match (0: all of them, until cleared).

    `handled` says whether Discord did what was asked before it failed.
    """

    kind: Literal["rate_limited", "status", "slow", "cut", "refused"]
    method: str = "*"
    path: str = "*"
    """A pattern such as `/channels/*/messages`, without `/api/v10`; `/gateway/` for the gateway."""
    times: Annotated[int, Meta(ge=0)] = 1
    handled: bool = False
    status: Annotated[int, Meta(ge=400, le=599)] = 500
    code: Annotated[int, Meta(ge=0)] = 0
    """For `status`: Discord's own number for it, such as 20026 for a bot in quarantine."""
    seconds: Seconds = 1.0
    """For `slow`: how long the answer takes. For `rate_limited`: retry_after."""
    scope: Literal["user", "global", "shared"] = "user"

    def matches(self, method: str, path: str) -> bool:
        return fnmatch.fnmatchcase(method, self.method) and fnmatch.fnmatchcase(path, self.path)


class EventFault(
    msgspec.Struct, kw_only=True, tag="event", tag_field="fault", forbid_unknown_fields=True
):
    """What happens to the next `times` events that match (0: all of them, until cleared)."""

    kind: Literal["late", "doubled", "dropped", "reordered", "held"]
    """`reordered` holds the event back until the next one has been sent, `held` until the faults
    are cleared."""
    event: str = "*"
    times: Annotated[int, Meta(ge=0)] = 1
    seconds: Seconds = 1.0
    bot: str | None = None
    """Only this bot's events."""

    def matches(self, event: str, application: int) -> bool:
        ours = self.bot in (None, str(application))
        return ours and fnmatch.fnmatchcase(event, self.event)


GATEWAY = "/gateway/"
Fault = RequestFault | EventFault
_Fault = TypeVar("_Fault", RequestFault, EventFault)


class Faults:
    def __init__(self, transcript: Transcript) -> None:
        self._transcript = transcript
        self._requests: list[RequestFault] = []
        self._events: list[EventFault] = []
        self._held: list[Callable[[], None]] = []

    def plan(self, fault: Fault) -> None:
        if isinstance(fault, RequestFault):
            self._requests.append(fault)
        else:
            self._events.append(fault)

    def clear(self) -> None:
        self._requests.clear()
        self._events.clear()
        held, self._held = self._held, []
        for send in held:
            send()

    def hold(self, send: Callable[[], None]) -> None:
        """Has an event sent once the faults are cleared."""
        self._held.append(send)

    @property
    def planned(self) -> list[Fault]:
        return [*self._requests, *self._events]

    def on_request(self, method: str, path: str) -> RequestFault | None:
        if not self._requests:
            return None
        return self._take(self._requests, lambda f: f.matches(method, path), f"{method} {path}")

    def on_connecting(self) -> RequestFault | None:
        """A connection to the gateway can only be refused, by a fault for just this path."""
        return self._take(
            self._requests, lambda f: f.kind == "refused" and f.path == GATEWAY, GATEWAY
        )

    def on_event(self, event: str, application: int) -> EventFault | None:
        if not self._events:
            return None
        return self._take(self._events, lambda f: f.matches(event, application), event)

    def _take(
        self, planned: list[_Fault], fits: Callable[[_Fault], bool], what: str
    ) -> _Fault | None:
        found = next((fault for fault in planned if fits(fault)), None)
        if found is None:
            return None
        self._transcript.add("fault", f"{found.kind}: {what}")
        if found.times:
            found.times -= 1
            if not found.times:
                planned.remove(found)
        return found
