"""One bot's session on one shard. It outlives its connection, so that it can be resumed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from bot.playground.clock import Alarm
from bot.playground.gateway.intents import Intent
from bot.playground.records import Application

if TYPE_CHECKING:
    from bot.playground.core import Core


class Connected(Protocol):
    """What a session needs of its connection."""

    def send(self, payload: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Session:
    def __init__(
        self,
        core: Core,
        session_id: str,
        application: Application,
        shard: tuple[int, int],
        intents: int,
        process: int,
    ) -> None:
        self.id = session_id
        self.application = application
        self.shard = shard
        self.intents = intents
        self.process = process
        """The number of the bot's process, or 0 if it has only one."""
        self.sequence = 0
        self.connection: Connected | None = None
        self.expiry: Alarm | None = None
        self.cut_off_until = 0.0
        self._core = core
        self._sent: deque[tuple[int, bytes]] = deque(maxlen=core.settings.replay_events)
        self._held: list[bytes] = []

    @property
    def may_read(self) -> bool:
        return bool(self.intents & Intent.CONTENT)

    def wants(self, intent: Intent) -> bool:
        return not intent or bool(self.intents & intent)

    def is_responsible_for(self, guild_id: int | None) -> bool:
        """Servers are spread over the shards by their id; everything else is the first shard's."""
        number, count = self.shard
        return number == (0 if guild_id is None else (guild_id >> 22) % count)

    def dispatch(self, name: str, data: bytes) -> None:
        """Send an event, and remember it for a RESUME."""
        self.sequence += 1
        head = f'{{"t":"{name}","s":{self.sequence},"op":0,"d":'.encode()
        payload = head + data + b"}"
        self._sent.append((self.sequence, payload))
        self._core.transcript.add("event", f"{name} to {self.label}", data)
        if self.connection is not None:
            self._deliver(name, payload, self.connection.send)

    @property
    def label(self) -> str:
        return f"{self.application.name} [{self.shard[0]}/{self.shard[1]}]"

    def cut_off(self, seconds: float) -> None:
        """Breaks the connection; before that time it can't be resumed."""
        self.cut_off_until = self._core.clock.now() + seconds
        if self.connection is not None:
            self.connection.close(4000, "")

    def can_replay_from(self, sequence: int) -> bool:
        oldest = self._sent[0][0] if self._sent else self.sequence + 1
        return oldest - 1 <= sequence <= self.sequence

    def replay(self, connection: Connected, sequence: int) -> None:
        for number, payload in self._sent:
            if number > sequence:
                connection.send(payload)

    def _deliver(self, name: str, payload: bytes, send: Callable[[bytes], None]) -> None:
        """Hand over to the connection, unless a fault has been asked for."""
        effect = self._core.faults.on_event(name, self.application.id)
        if effect is None:
            send(payload)
        elif effect.kind == "late":
            self._core.clock.after(effect.seconds, lambda: self._send_if_connected(payload))
        elif effect.kind == "doubled":
            send(payload)
            send(payload)
        elif effect.kind == "held":
            self._core.faults.hold(lambda: self._send_if_connected(payload))
        elif effect.kind == "reordered":
            self._held.append(payload)
            return
        held, self._held = self._held, []
        for late in held:
            send(late)

    def _send_if_connected(self, payload: bytes) -> None:
        if self.connection is not None:
            self.connection.send(payload)
