"""One WebSocket of a bot: HELLO, heartbeats, IDENTIFY, RESUME, and everything that ends it."""

import asyncio
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.playground.core import CORE, Core
from bot.playground.gateway import identify
from bot.playground.gateway.members import send_members
from bot.playground.gateway.session import Session
from bot.playground.incoming import Unreadable, decode
from bot.playground.limits import gateway as limits
from bot.playground.limits.rule import CloseRule
from bot.playground.records import JSON
from bot.playground.replies import hang_up
from bot.playground.tasks import begin, failure_of

HEARTBEAT, IDENTIFY, PRESENCE, RESUME, MEMBERS = 1, 2, 3, 6, 8
INVALID_SESSION, HELLO, ACKNOWLEDGED = 9, 10, 11

_FAILED, _GOODBYE_SECONDS = 4000, 5.0
MOST_UNHEARD = 20_000

# Sessions end with these: the bot's own farewells, and closes that ask for a new session.
_FAREWELLS = frozenset({1000, 1001})
_ENDS_SESSION = frozenset({limits.WRONG_SEQUENCE.code, limits.NO_HEARTBEAT.code})


class Closed(Exception):
    """The gateway ends this connection."""

    def __init__(self, rule: CloseRule) -> None:
        super().__init__(rule.reason)
        self.rule = rule


class _Payload(msgspec.Struct):
    op: int
    d: Any = None


class Connection:
    def __init__(
        self,
        core: Core,
        socket: web.WebSocketResponse,
        query: Any,
        process: int,
        hang_up: Callable[[], object],
    ) -> None:
        self.core = core
        self._process = process
        self._hang_up = hang_up
        """What becomes of a bot that does not listen: it can resume."""
        self.session: Session | None = None
        self._socket = socket
        self._version = query.get("v", "10")
        self._encoding = query.get("encoding", "json")
        packs = query.get("compress") == "zlib-stream"
        self._compressor = zlib.compressobj(zlib.Z_BEST_SPEED) if packs else None
        self._outgoing: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue()
        self._sends: deque[float] = deque(maxlen=limits.MOST_SENDS)
        self._silence: asyncio.TimerHandle | None = None
        self._closed_with: int | None = None
        """Our own close code; without one the bot closed, or the line broke."""

    # What a session needs of its line

    def send(self, payload: bytes) -> None:
        if self._outgoing.qsize() < MOST_UNHEARD:
            self._outgoing.put_nowait(payload)
        else:
            self._hang_up()

    def close(self, code: int, reason: str) -> None:
        self._outgoing.put_nowait((code, reason))

    # The life of a connection

    async def serve(self) -> None:
        listener = begin(self._listen(), "playground gateway listener")
        writer = begin(self._write(), "playground gateway writer")
        try:
            await asyncio.wait({listener, writer}, return_when=asyncio.FIRST_COMPLETED)
            if failure_of(listener) is not None:
                self.close(_FAILED, "The playground failed")
            if failure_of(listener) is not None or (listener.done() and listener.result()):
                await asyncio.wait({writer}, timeout=_GOODBYE_SECONDS)
            # Whoever closes must not read at the same time: aiohttp would then hang up without
            # waiting for the bot to hear the code.
            await _stop(listener)
            farewell = writer.result() if writer.done() and not failure_of(writer) else None
            if farewell is not None:
                await self._say_goodbye(*farewell)
        finally:
            if self._silence is not None:
                self._silence.cancel()
            await _stop(listener)
            await _stop(writer)
            self._leave_session()

    async def _say_goodbye(self, code: int, reason: str) -> None:
        self._closed_with = code
        self.core.transcript.add("gateway", f"close {code} {reason}".rstrip())
        await self._socket.close(code=code, message=reason.encode())

    async def _listen(self) -> bool:
        """Until the bot has hung up, or is to be hung up on (True)."""
        try:
            await self._converse()
        except Closed as closed:
            self._end_with(closed.rule)
            return True
        return False

    async def _converse(self) -> None:
        if self._version != "10" or self._encoding != "json":
            raise Closed(limits.WRONG_VERSION)
        interval = int(self.core.settings.heartbeat_seconds * 1000)
        self._send_op(HELLO, {"heartbeat_interval": interval})
        self._expect_heartbeat()
        async for frame in self._socket:
            if frame.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                await self._receive(frame.data)

    async def _write(self) -> tuple[int, str] | None:
        """Send what there is until the connection is to be closed; returns with which code, or
        nothing if it is gone."""
        while True:
            payload = await self._outgoing.get()
            if isinstance(payload, tuple):
                return payload
            try:
                await self._send(payload)
            except ConnectionError:
                return None

    async def _send(self, payload: bytes) -> None:
        if self._compressor is None:
            await self._socket.send_str(payload.decode())
        else:
            packed = self._compressor.compress(payload)
            await self._socket.send_bytes(packed + self._compressor.flush(zlib.Z_SYNC_FLUSH))

    def _leave_session(self) -> None:
        session = self.session
        if session is None or session.connection is not self:
            return
        session.connection = None
        if self._ends_session():
            self.core.gateway.end_session(session)
        elif session.id in self.core.gateway.sessions:
            self.core.gateway.lose_connection(session)

    def _ends_session(self) -> bool:
        if self._closed_with is not None:
            return self._closed_with in _ENDS_SESSION
        return self._socket.close_code in _FAREWELLS

    # What the bot says

    async def _receive(self, raw: str | bytes) -> None:
        data = raw.encode() if isinstance(raw, str) else raw
        if len(data) > limits.MOST_BYTES:
            raise Closed(limits.TOO_LONG)
        self._count_send()
        try:
            payload: _Payload = decode(data, _Payload)
        except Unreadable as error:
            raise Closed(limits.UNDECODABLE) from error
        operation = payload.op
        if operation != HEARTBEAT:
            self.core.transcript.add("gateway", f"op {operation} from {self._label}", data)
        answer = _OPERATIONS.get(operation)
        if answer is None:
            self.core.transcript.add(
                "unknown", f"The playground does not know the gateway's opcode {operation}."
            )
            raise Closed(limits.UNKNOWN_OPCODE)
        answer(self, payload.d)

    def _count_send(self) -> None:
        now = self.core.clock.now()
        full = len(self._sends) == limits.MOST_SENDS
        if full and now - self._sends[0] < limits.SENDS_SECONDS:
            raise Closed(limits.TOO_MANY_SENDS)
        self._sends.append(now)

    def _heartbeat(self, content: Any) -> None:
        self._expect_heartbeat()
        loop = asyncio.get_running_loop()
        loop.call_later(self.core.settings.acknowledge_after, self._send_op, ACKNOWLEDGED, None)

    def _identify(self, content: Any) -> None:
        if self.session is not None:
            raise Closed(limits.IDENTIFIED_TWICE)
        if self.core.gateway.is_cut_off(self._process):
            self._wait(lambda: self._identify(content))
            return
        wish = identify.read(self.core, content)
        if isinstance(wish, CloseRule):
            self._refuse(wish)
            return
        self.session = self.core.gateway.open_session(
            wish.application, wish.shard, wish.intents, self._process
        )
        self.session.connection = self
        identify.welcome(self.core, self.session)

    def _resume(self, content: Any) -> None:
        if self.core.gateway.is_cut_off(self._process):
            self._wait(lambda: self._resume(content))
            return
        found = identify.find_session(self.core, content)
        if isinstance(found, CloseRule):
            self._refuse(found)
            return
        session, sequence = found
        if (left := session.cut_off_until - self.core.clock.now()) > 0:
            self.core.clock.after(left, lambda: self._later(lambda: self._resume(content)))
            return
        if session.expiry is not None:
            session.expiry.cancel()
        if session.connection is not None:
            session.connection.close(4000, "Resumed elsewhere")
        self.session, session.connection = session, self
        session.replay(self, sequence)
        session.dispatch("RESUMED", b'{"_trace":["playground"]}')
        self.core.people.presence_changed(session.application.id)

    def _wait(self, act: Callable[[], None]) -> None:
        """Until this process is let back."""
        self.core.gateway.when_let_back(self._process, lambda: self._later(act))

    def _later(self, act: Callable[[], None]) -> None:
        if self._socket.closed:
            return
        try:
            act()
        except Closed as closed:
            self._end_with(closed.rule)

    def _presence(self, content: Any) -> None:
        self._identified()

    def _members(self, content: Any) -> None:
        refused = send_members(self.core, self._identified(), content)
        if refused is not None:
            raise Closed(refused)

    # Odds and ends

    @property
    def _label(self) -> str:
        return self.session.label if self.session else "a bot"

    def _identified(self) -> Session:
        if self.session is None:
            raise Closed(limits.NOT_IDENTIFIED)
        return self.session

    def _refuse(self, rule: CloseRule) -> None:
        if rule.code != limits.INVALID_SESSION:
            raise Closed(rule)
        self.core.transcript.add("gateway", f"invalid session: {rule.reason}")
        self._send_op(INVALID_SESSION, False)

    def _send_op(self, operation: int, content: JSON | bool | None) -> None:
        self.send(msgspec.json.encode({"op": operation, "d": content, "s": None, "t": None}))

    def _expect_heartbeat(self) -> None:
        if self._silence is not None:
            self._silence.cancel()
        patience = self.core.settings.heartbeat_seconds * 1.5
        loop = asyncio.get_running_loop()
        self._silence = loop.call_later(patience, self._end_with, limits.NO_HEARTBEAT)

    def _end_with(self, rule: CloseRule) -> None:
        self.close(rule.code, rule.reason)


_OPERATIONS: dict[int, Callable[[Connection, Any], None]] = {
    HEARTBEAT: Connection._heartbeat,
    IDENTIFY: Connection._identify,
    PRESENCE: Connection._presence,
    RESUME: Connection._resume,
    MEMBERS: Connection._members,
}


async def _stop(task: asyncio.Task[Any]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def _serve(request: web.Request) -> web.StreamResponse:
    core = request.app[CORE]
    if core.clock.now() < core.out_until or core.faults.on_connecting():
        return hang_up(request)
    socket = web.WebSocketResponse(max_msg_size=1 << 20, compress=False)
    await socket.prepare(request)
    process = int(request.match_info.get("process", 0))
    await Connection(core, socket, request.query, process, lambda: hang_up(request)).serve()
    return socket


ROUTES = [web.get(path, _serve) for path in ("/gateway/", "/gateway", "/gateway/{process:[1-9]}")]
