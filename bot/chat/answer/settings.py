"""What people choose for themselves, such as when they are not to be disturbed, and what those who
manage a server choose for it."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bot.chat.answer.context import Context, in_modal, in_private
from bot.chat.answer.respond import Reply
from bot.chat.custom_ids import ChooseChannels, ChooseForServer, ChooseOwn, SetTime, SettingsPage
from bot.chat.press import Press
from bot.chat.render import clocks
from bot.chat.render import settings as pages
from bot.chat.render.components import MOST_CHANNELS
from bot.chat.render.content import Content
from bot.chat.rights import SERVER_SETTINGS
from bot.chat.safe import shortened
from bot.host.quiet import MOST_HOURS, Quiet, is_zone
from bot.host.timing import read_timing
from games.kit.say import malformed, say

log = logging.getLogger(__name__)

LONGEST_ZONE = 60
"""No time zone's name is longer; what can't be one is repeated no further."""


async def show(ctx: Context, press: Press) -> Reply:
    return Reply(whisper=await _own(ctx, press))


async def turn_to(ctx: Context, press: Press, control: SettingsPage) -> Reply:
    """Shows the other page."""
    if control.of == "own":
        return in_private(press, await _own(ctx, press))
    return in_private(press, await _of_server(ctx, press))


async def choose_own(ctx: Context, press: Press, control: ChooseOwn) -> Reply:
    """Chooses, and shows what is chosen now. What is shown elsewhere stays as it is until something
    changes."""
    value = _offered(press.value, pages.OWN[control.what])
    await ctx.people.change(press.user, **_changes(control, value))
    if control.what == "delivery" and value == "direct":
        for table in ctx.tables.directory.of(press.user):
            await ctx.delivery.dm.bring_hand(table, press.user)
    return in_private(press, await _own(ctx, press))


def _changes(control: ChooseOwn, value: str) -> Mapping[str, Any]:
    match control.what:
        case "language":
            return {"language": None if value == pages.AS_DISCORD else value}
        case "hands":
            return {"pictures": value == "pictures"}
        case "delivery":
            return {"hands_come": value == "direct"}
        case "calls":
            return {"is_called": value == "on"}
        case "rolls":
            return {"rolls": value == "own"}
        case "ranked":
            return {"is_ranked": value == "on"}


async def choose_for_server(ctx: Context, press: Press, control: ChooseForServer) -> Reply:
    """The same, for those who manage it."""
    server, servers = own_server(ctx, press), ctx.delivery.servers
    value = _offered(press.value, pages.OF_SERVER[control.what])
    await servers.load(server)
    shown = servers.shows_pictures(server)
    before = pages.server_values(await servers.choices(server), pictures=shown)
    match control.what:
        case "language":
            await servers.change(server, language="" if value == pages.AS_OPENER else value)
        case "boards":
            await servers.choose(server, pictures=value == "pictures")
        case "threads" | "ending" | "dice" | "ratings" | "keeping":
            await servers.change(server, **{control.what: value})
    _log(press, control.what, before[control.what], value)
    return in_private(press, await _of_server(ctx, press))


async def choose_channels(ctx: Context, press: Press, control: ChooseChannels) -> Reply:
    """None is as good as all."""
    server, servers = own_server(ctx, press), ctx.delivery.servers
    ids = [int(value) if value.isdecimal() else 0 for value in press.values[: MOST_CHANNELS + 1]]
    if len(ids) > MOST_CHANNELS or not all(ctx.channels.is_of(server, each) for each in ids):
        raise malformed(say("cogs-forged"))
    before, chosen = (await servers.choices(server)).channels, tuple(dict.fromkeys(ids))
    await servers.change(server, channels=chosen)
    _log(press, "channels", _listed(before), _listed(chosen))
    return in_private(press, await _of_server(ctx, press))


def _listed(channels: Sequence[int]) -> str:
    return " ".join(map(str, channels)) or "all"


def _offered(value: str, values: Sequence[str]) -> str:
    if value not in values:
        raise malformed(say("cogs-forged"))
    return value


def _log(press: Press, what: str, before: str, now: str) -> None:
    """Who has changed what on a server."""
    if before != now:
        server = press.spot.guild
        log.info("server=%s user=%d sets its %s: %s, was %s", server, press.user, what, now, before)


async def set_time(ctx: Context, press: Press, control: SetTime) -> Reply:
    """The same, of one's quiet hours or, for those who manage it, of the server's usual clock."""
    value = press.value.strip()
    if control.do == "clock":
        await _set_clock(ctx, press, value)
        return in_private(press, await _of_server(ctx, press))
    quiet = ctx.people.person(press.user).quiet
    if control.do == "zone" and value == clocks.TYPED:
        return in_modal(ctx, press, clocks.zone_modal(quiet, ctx.nameless_speech(press.user)))
    chosen = _quiet(quiet, control, value)
    await ctx.people.change(press.user, quiet=chosen)
    await ctx.tables.clocks.disturbs(press.user, chosen)
    return in_private(press, await _own(ctx, press))


async def _own(ctx: Context, press: Press) -> Content:
    here = await ctx.delivery.servers.choices(press.spot.guild)
    return pages.own_page(
        ctx.people.person(press.user),
        ctx.nameless_speech(press.user),
        draws=ctx.rest.studio is not None,
        manages=ctx.rights.has_on(press.spot.guild, press, SERVER_SETTINGS),
        rolls_here=here.dice == "players",
    )


async def _of_server(ctx: Context, press: Press) -> Content:
    server, servers = own_server(ctx, press), ctx.delivery.servers
    await servers.load(server)
    choices = await servers.choices(server)
    there = tuple(each for each in choices.channels if ctx.channels.is_of(server, each))
    return pages.server_page(
        replace(choices, channels=there),
        await servers.clock(server),
        ctx.nameless_speech(press.user),
        pictures=servers.shows_pictures(server),
        draws=ctx.rest.studio is not None,
    )


async def _set_clock(ctx: Context, press: Press, value: str) -> None:
    server, servers = own_server(ctx, press), ctx.delivery.servers
    before, chosen = await servers.clock(server), read_timing(value)
    await servers.choose_clock(server, chosen)
    _log(press, "clock", before.text, chosen.text)


def own_server(ctx: Context, press: Press) -> int:
    """The server of the press, for those who manage it."""
    server = press.spot.guild
    ctx.rights.check_on(server, press, SERVER_SETTINGS)
    assert server is not None
    return server


def _quiet(quiet: Quiet | None, control: SetTime, value: str) -> Quiet | None:
    match control.do:
        case "zone" if value == clocks.NOWHERE:
            return None
        case "zone" if not is_zone(value):
            raise malformed(say("cogs-settings-zone-unknown", zone=shortened(value, LONGEST_ZONE)))
        case "zone":
            return Quiet(value) if quiet is None else replace(quiet, zone=value)
        case "digest" if quiet is not None:
            return replace(quiet, digest=not quiet.digest)
        case "hours" if quiet is not None:
            return _between(quiet, value)
    raise malformed(say("cogs-forged"))


def _between(quiet: Quiet, value: str) -> Quiet:
    since, _, until = value.partition(" ")
    if not (since.isdecimal() and until.isdecimal() and int(since) < 24 and int(until) < 24):
        raise malformed(say("cogs-forged"))
    chosen = replace(quiet, since=int(since), until=int(until))
    if chosen.hours > MOST_HOURS:
        raise malformed(say("cogs-forged"))
    return chosen
