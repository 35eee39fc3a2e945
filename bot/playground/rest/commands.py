"""Application commands, global and by server."""

from typing import Any

from bot.playground import wire
from bot.playground.limits import commands as command_limits
from bot.playground.limits import refusals
from bot.playground.limits.forms import NOT_A_LIST
from bot.playground.limits.rule import Rejected, Report, Rule, reject_field
from bot.playground.ratelimits import too_many
from bot.playground.records import JSON, Command
from bot.playground.rest.call import Call
from bot.playground.rest.routes import route

_GLOBAL = "/applications/{application}/commands"
_IN_GUILD = "/applications/{application}/guilds/{guild}/commands"
_MOST: dict[int, tuple[int, Rule]] = {
    command_limits.CHAT_INPUT: (100, refusals.TOO_MANY_COMMANDS),
    command_limits.USER_MENU: (15, refusals.TOO_MANY_USER_COMMANDS),
    command_limits.MESSAGE_MENU: (15, refusals.TOO_MANY_MESSAGE_COMMANDS),
    command_limits.ENTRY_POINT: (1, refusals.TOO_MANY_ENTRY_POINTS),
}


def _scope(call: Call) -> int | None:
    """The server of this route, or None for the global commands."""
    call.own_application()
    return call.guild().id if call.has("guild") else None


def _registered(call: Call, scope: int | None) -> list[Command]:
    return call.world.commands_of(call.bot_id, scope)


@route("GET", _GLOBAL)
@route("GET", _IN_GUILD)
async def commands(call: Call) -> list[JSON]:
    call.known_query("with_localizations")
    localized = call.is_true("with_localizations")
    return [wire.command(c, localized) for c in _registered(call, _scope(call))]


@route("GET", f"{_GLOBAL}/{{command}}")
@route("GET", f"{_IN_GUILD}/{{command}}")
async def command(call: Call) -> JSON:
    return wire.command(_command(call))


def _command(call: Call) -> Command:
    scope = _scope(call)
    found = call.world.commands.get(call.snowflake("command"))
    if found is None or found.application_id != call.bot_id or found.guild_id != scope:
        raise Rejected(refusals.UNKNOWN_COMMAND)
    return found


@route("POST", _GLOBAL)
@route("POST", _IN_GUILD)
async def create(call: Call) -> JSON:
    scope = _scope(call)
    report = Report()
    command_limits.check_command(call.body, (), report)
    report.finish()
    present = _registered(call, scope)
    same = _same(present, call.body)
    if same is None:
        _check_counts([*present, _made(call, scope, call.body)])
        _count_creates(call, scope, 1)
    return wire.command(_store(call, scope, call.body, same))


@route("PUT", _GLOBAL)
@route("PUT", _IN_GUILD)
async def replace_all(call: Call) -> list[JSON]:
    """What is not in the list goes; commands of the same name and type keep their ids. Only the
    Entry Point command, which Discord makes for an Activity, must be in it if there is one."""
    scope = _scope(call)
    bodies: list[Any] = _checked_list(call.body)
    present = _registered(call, scope)
    _check_counts([_made(call, scope, body) for body in bodies])
    kept = [_same(present, body) for body in bodies]
    if any(c.type == command_limits.ENTRY_POINT and not any(k is c for k in kept) for c in present):
        raise Rejected(refusals.ENTRY_POINT_DROPPED)
    _count_creates(call, scope, kept.count(None))
    for gone in present:
        if not any(found is gone for found in kept):
            call.world.forget(gone)
    stored = [_store(call, scope, b, found) for b, found in zip(bodies, kept, strict=True)]
    return [wire.command(entry) for entry in stored]


def _checked_list(body: Any) -> list[JSON]:
    bodies = [] if body is None else body
    if not isinstance(bodies, list):
        raise reject_field(NOT_A_LIST)
    report = Report()
    seen: set[tuple[int, str]] = set()
    for index, entry in enumerate(bodies):
        before = report.count
        command_limits.check_command(entry, (index,), report)
        if report.count > before:
            continue
        key = (entry.get("type") or command_limits.CHAT_INPUT, entry.get("name"))
        if key in seen:
            report.add(command_limits.COMMAND_TWICE, (index, "name"))
        seen.add(key)
    report.finish()
    return bodies


@route("PATCH", f"{_GLOBAL}/{{command}}")
@route("PATCH", f"{_IN_GUILD}/{{command}}")
async def edit(call: Call) -> JSON:
    found = _command(call)
    changed = call.fill(command_limits.COMMAND_EDIT)
    body = {"name": found.name, "type": found.type} | found.body | changed
    report = Report()
    command_limits.check_command(body, (), report)
    report.finish()
    return wire.command(_store(call, found.guild_id, body, found))


@route("DELETE", f"{_GLOBAL}/{{command}}")
@route("DELETE", f"{_IN_GUILD}/{{command}}")
async def delete(call: Call) -> None:
    call.world.forget(_command(call))
    call.core.people.commands_changed(call.bot_id)


def _same(present: list[Command], body: JSON) -> Command | None:
    kind = body.get("type") or command_limits.CHAT_INPUT
    return next((c for c in present if c.type == kind and c.name == body["name"]), None)


def _made(call: Call, scope: int | None, body: JSON) -> Command:
    kept = {key: value for key, value in body.items() if value is not None and key != "id"}
    return Command(
        id=0,
        application_id=call.bot_id,
        guild_id=scope,
        type=body.get("type") or command_limits.CHAT_INPUT,
        name=body["name"],
        body=kept,
        version=0,
    )


def _store(call: Call, scope: int | None, body: JSON, same: Command | None) -> Command:
    new = _made(call, scope, body)
    new.id = same.id if same else call.core.ids.next()
    unchanged = same is not None and same.body == new.body
    new.version = same.version if same and unchanged else call.core.ids.next()
    call.world.save(new)
    call.core.people.commands_changed(call.bot_id)
    return new


def _check_counts(wanted: list[Command]) -> None:
    for kind, (most, rule) in _MOST.items():
        if sum(1 for command in wanted if command.type == kind) > most:
            raise Rejected(rule)


def _count_creates(call: Call, scope: int | None, new: int) -> None:
    """200 new commands a day in each server, and as many global ones."""
    core = call.core
    most = core.settings.command_creates_a_day
    wait = core.command_creates.take((call.bot_id, scope), most, new)
    if wait:
        raise too_many(refusals.TOO_MANY_CREATES, "user", wait, {})
