"""What people choose for themselves, such as when they are not to be disturbed, and what those who
manage a server choose for it."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.chat.answer.context import Context, in_modal, in_private, note
from bot.chat.answer.respond import Reply
from bot.chat.custom_ids import Prefer, SetTime, ShowPictures, write
from bot.chat.press import Press
from bot.chat.render import clocks
from bot.chat.render.content import BUTTON_LABEL, Button, Content, Menu, rows
from bot.chat.render.speech import Speech
from bot.chat.rights import SERVER_SETTINGS
from bot.chat.safe import shortened
from bot.host.quiet import MOST_HOURS, Quiet, is_zone
from bot.host.timing import read_timing
from games.kit.say import Say, malformed, say

LONGEST_ZONE = 60
"""No time zone's name is longer; what can't be one is repeated no further."""


async def show(ctx: Context, press: Press) -> Reply:
    return Reply(whisper=await _settings(ctx, press))


async def prefer(ctx: Context, press: Press, control: Prefer) -> Reply:
    """Chooses, and shows what is chosen now."""
    await ctx.people.change(press.user, rolls=control.rolls)
    return await _chosen(ctx, press)


async def show_pictures(ctx: Context, press: Press, control: ShowPictures) -> Reply:
    """The same. What is shown by now stays as it is until something changes."""
    if not control.everybody:
        await ctx.people.change(press.user, pictures=control.pictures)
    else:
        await ctx.delivery.servers.choose(_own_server(ctx, press), pictures=control.pictures)
    return await _chosen(ctx, press)


async def set_time(ctx: Context, press: Press, control: SetTime) -> Reply:
    """The same, of one's quiet hours or, for those who manage it, of the server's usual clock."""
    value = press.value.strip()
    if control.do == "clock":
        await _set_clock(ctx, press, value)
        return await _chosen(ctx, press)
    quiet = ctx.people.person(press.user).quiet
    if control.do == "zone" and value == clocks.TYPED:
        return in_modal(ctx, press, clocks.zone_modal(quiet, ctx.nameless_speech(press.user)))
    chosen = _quiet(quiet, control, value)
    await ctx.people.change(press.user, quiet=chosen)
    await ctx.tables.clocks.disturbs(press.user, chosen)
    return await _chosen(ctx, press)


async def _chosen(ctx: Context, press: Press) -> Reply:
    return in_private(press, await _settings(ctx, press))


async def _settings(ctx: Context, press: Press) -> Content:
    await ctx.delivery.servers.load(press.spot.guild)
    speech = ctx.nameless_speech(press.user)
    told, buttons = zip(*_chosen_by(ctx, press), strict=True)
    quiet = ctx.people.person(press.user).quiet
    lines = (*told, *clocks.quiet_lines(quiet))
    content = note("\n".join(speech.line(line) for line in lines))
    labelled = [
        Button(speech.label(label, BUTTON_LABEL), write(control)) for label, control in buttons
    ]
    if quiet is not None:
        labelled.append(clocks.digest_button(quiet, speech))
    menus = [*clocks.quiet_menus(quiet, speech), *await _of_server(ctx, press, speech)]
    return content.followed_by(*rows(labelled), *menus)


async def _of_server(ctx: Context, press: Press, speech: Speech) -> Sequence[Menu]:
    """What only those who manage it may choose."""
    server = press.spot.guild
    if server is None or not ctx.rights.has_on(server, press, SERVER_SETTINGS):
        return ()
    return (clocks.server_menu(await ctx.delivery.servers.clock(server), speech),)


Switch = tuple[Say, Prefer | ShowPictures]
"""What a button says, and what it does."""


def _chosen_by(ctx: Context, press: Press) -> Iterator[tuple[Say, Switch]]:
    """What is chosen, and how to choose otherwise."""
    person, server = ctx.people.person(press.user), press.spot.guild
    who = "own" if person.rolls else "bot"
    switch: Switch = (say("cogs-settings-change", who=who), Prefer(not person.rolls))
    yield say("cogs-settings-rolls", who=who), switch
    if ctx.rest.studio is None:
        return
    yield _pictures("hands", ShowPictures(not person.pictures))
    if server is not None and ctx.rights.has_on(server, press, SERVER_SETTINGS):
        shown = ctx.delivery.servers.shows_pictures(server)
        yield _pictures("boards", ShowPictures(not shown, everybody=True))


def _pictures(which: str, other: ShowPictures) -> tuple[Say, Switch]:
    now = "words" if other.pictures else "pictures"
    label = say(f"cogs-settings-change-{which}", shown=now)
    return say(f"cogs-settings-{which}", shown=now), (label, other)


async def _set_clock(ctx: Context, press: Press, value: str) -> None:
    server = _own_server(ctx, press)
    await ctx.delivery.servers.choose_clock(server, read_timing(value))


def _own_server(ctx: Context, press: Press) -> int:
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
