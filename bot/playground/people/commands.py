"""The commands that a person's client offers, in that person's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground.limits.commands import ENTRY_POINT
from bot.playground.people import projection
from bot.playground.people.projection import localized
from bot.playground.people.views import SeenCommand
from bot.playground.permissions import Permission, in_guild, may
from bot.playground.records import JSON, Channel, Command, Guild

if TYPE_CHECKING:
    from bot.playground.core import Core


def usable_commands(core: Core, where: Channel, viewer: int) -> list[Command]:
    """The commands that this person's client offers in this channel."""
    if not may(core.world, where, viewer, Permission.USE_APPLICATION_COMMANDS):
        return []
    guild = core.world.guilds.get(where.guild_id or 0)
    found = []
    for command in core.world.commands.values():
        if command.type == ENTRY_POINT:  # opens an Activity, of which there are none here
            continue
        if guild is None:
            usable = command.application_id in where.recipients and _in_dms(command)
        else:
            here = command.guild_id in (None, guild.id)
            usable = here and command.application_id in guild.members
            usable = usable and _in_guilds(command) and _permitted(command, guild, viewer)
        if usable:
            found.append(command)
    return found


def _in_dms(command: Command) -> bool:
    contexts = command.body.get("contexts")
    if command.guild_id is not None:
        return False
    return 1 in contexts if contexts else command.body.get("dm_permission", True)


def _in_guilds(command: Command) -> bool:
    contexts = command.body.get("contexts")
    return not contexts or 0 in contexts


def _permitted(command: Command, guild: Guild, viewer: int) -> bool:
    needed = int(command.body.get("default_member_permissions") or 0)
    closed = command.body.get("default_member_permissions") in (0, "0")
    allowed = in_guild(guild, viewer)
    return allowed & needed == needed and not (closed and not allowed & Permission.ADMINISTRATOR)


def command(core: Core, record: Command, viewer: int) -> SeenCommand:
    locale = core.world.users[viewer].locale
    return SeenCommand(
        id=str(record.id),
        type=record.type,
        name=record.name,
        shown=localized(record.body, "name", locale),
        description=localized(record.body, "description", locale),
        application=projection.user(core, record.application_id),
        options=[_option(option, locale) for option in record.body.get("options") or []],
    )


def _option(option: JSON, locale: str) -> JSON:
    shown = {k: v for k, v in option.items() if not k.endswith("_localizations")}
    shown["shown"] = localized(option, "name", locale)
    if "description" in option:
        shown["description"] = localized(option, "description", locale)
    for key in ("options", "choices"):
        if option.get(key):
            shown[key] = [_option(entry, locale) for entry in option[key]]
    return shown
