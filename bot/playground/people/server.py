"""The people API: JSON over HTTP, and a WebSocket for each client that is looking."""

import contextlib
import logging
from typing import Annotated, Any

import msgspec
from aiohttp import WSMsgType, web

from bot.playground import replies
from bot.playground.core import CORE, Core
from bot.playground.incoming import LARGEST_ID, Unreadable, decode, id_of
from bot.playground.limits.commands import LOCALES
from bot.playground.operations import members
from bot.playground.people import actions, commands, projection
from bot.playground.people.actions import Cannot
from bot.playground.people.dispatch import do
from bot.playground.people.hub import Watcher
from bot.playground.people.lookup import the_channel
from bot.playground.people.snapshot import RECENT, history, snapshot
from bot.playground.people.views import Answer
from bot.playground.records import User
from bot.playground.tasks import begin, failure_of

_log = logging.getLogger(__name__)


class NewPerson(msgspec.Struct, forbid_unknown_fields=True):
    username: str
    name: str | None = None
    locale: str = "en-US"
    servers: list[str] = msgspec.field(default_factory=list)
    """Servers to join at once."""


class ToDo(msgspec.Struct, forbid_unknown_fields=True):
    """A frame that a client sends: an action, and a number to know its answer by."""

    id: Annotated[int, msgspec.Meta(ge=0, le=LARGEST_ID)]
    act: actions.Action


def _person(request: web.Request) -> User:
    number = request.match_info["person"]
    person = request.app[CORE].world.users.get(id_of(number) or 0)
    if person is None or person.bot:
        raise replies.NotFound(f"There is no person {number}.")
    return person


async def _everybody(request: web.Request) -> web.Response:
    users = request.app[CORE].world.users.values()
    return replies.json_reply([projection.person(u) for u in users if not u.bot])


async def _add(request: web.Request) -> web.Response:
    core = request.app[CORE]
    wish = await replies.read_json(request, NewPerson)
    if not 2 <= len(wish.username) <= 32:
        raise replies.Malformed("A username has 2 to 32 characters.")
    if wish.locale not in LOCALES:
        raise replies.Malformed(f"Discord has no language {wish.locale}.")
    guilds = [core.world.guilds.get(id_of(s) or 0) for s in wish.servers]
    if None in guilds:
        raise replies.Malformed("There is no such server.")
    person = core.add_person(wish.username, wish.name, wish.locale)
    for guild in guilds:
        if guild is not None:
            members.join(core, guild, person.id)
    return replies.json_reply(projection.person(person), 201)


async def _see(request: web.Request) -> web.Response:
    core, person = request.app[CORE], _person(request)
    recent = replies.whole_number(request.query, "recent", RECENT)
    open_modal = core.people.modals.get(person.id)
    return replies.json_reply(snapshot(core, person.id, open_modal, recent))


async def _history(request: web.Request) -> web.Response:
    core, person = request.app[CORE], _person(request)
    channel = the_channel(core, person, request.query.get("channel", ""))
    before = replies.whole_number(request.query, "before", 0) or None
    limit = replies.whole_number(request.query, "limit", RECENT)
    return replies.json_reply(history(core, channel, person.id, before, limit))


async def _commands(request: web.Request) -> web.Response:
    core, person = request.app[CORE], _person(request)
    channel = the_channel(core, person, request.query.get("channel", ""))
    usable = commands.usable_commands(core, channel, person.id)
    return replies.json_reply([commands.command(core, command, person.id) for command in usable])


async def _act(request: web.Request) -> web.Response:
    core, person = request.app[CORE], _person(request)
    action: Any = await replies.read_json(request, actions.Action, replies.LARGEST_WITH_FILES)
    return replies.json_reply(do(core, person.id, action))


async def _look(request: web.Request) -> web.WebSocketResponse:
    """The WebSocket: a snapshot first, then news; actions may be sent over it as well."""
    core, person = request.app[CORE], _person(request)
    recent = replies.whole_number(request.query, "recent", RECENT)
    socket = web.WebSocketResponse(compress=False, max_msg_size=64 << 20, heartbeat=30)
    await socket.prepare(request)
    watcher = Watcher(person.id, lambda: replies.hang_up(request))
    core.people.watch(watcher)
    open_modal = core.people.modals.get(person.id)
    watcher.tell(snapshot(core, person.id, open_modal, recent))
    writer = begin(_tell(watcher, socket), f"news for {person.name}")
    writer.add_done_callback(lambda done: replies.hang_up(request) if failure_of(done) else None)
    try:
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                watcher.tell(_answer(core, person, frame.data))
    finally:
        core.people.unwatch(watcher)
        writer.cancel()
    return socket


async def _tell(watcher: Watcher, socket: web.WebSocketResponse) -> None:
    """Each frame is a list of all the news there are: sending costs more than what is sent."""
    with contextlib.suppress(ConnectionError):
        while True:
            news = [await watcher.outgoing.get()]
            while not watcher.outgoing.empty():
                news.append(watcher.outgoing.get_nowait())
            await socket.send_str(f"[{b','.join(news).decode()}]")


def _answer(core: Core, person: User, text: str) -> Answer:
    try:
        frame: ToDo = decode(text, ToDo)
    except Unreadable as error:
        return Answer(id=_number_of(text), refused=str(error))
    try:
        return Answer(id=frame.id, done=do(core, person.id, frame.act))
    except Cannot as cannot:
        return Answer(
            id=frame.id, refused=str(cannot), reason=cannot.reason, values=cannot.values or None
        )
    except Exception:
        # A mistake of ours, which must not cost this person their connection.
        _log.exception("The playground failed on %s", frame.act)
        return Answer(id=frame.id, refused="The playground itself failed; its log says where.")


def _number_of(text: str) -> int:
    """The number of a frame that cannot be read otherwise; 0 if that cannot be read either."""
    try:
        return id_of(str(decode(text)["id"])) or 0
    except (Unreadable, KeyError, TypeError):
        return 0


ROUTES = [
    web.get("/people", _everybody),
    web.post("/people", _add),
    web.get("/people/{person}/see", _see),
    web.get("/people/{person}/history", _history),
    web.get("/people/{person}/commands", _commands),
    web.get("/people/{person}/socket", _look),
    web.post("/people/{person}/act", _act),
]
