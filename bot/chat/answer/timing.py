"""How long people have: more time for others, a server's usual clock, and when
somebody is not to be disturbed."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.chat.answer import lobbies
from bot.chat.answer.desk import Desk
from bot.chat.answer.replies import Reply
from bot.chat.custom_ids import SetTime
from bot.chat.press import Press
from bot.chat.render.clocks import NOWHERE, TYPED, zone_modal
from bot.chat.render.speech import Speech
from bot.host.quiet import MOST_HOURS, Quiet, is_zone
from bot.host.timing import read_timing
from games.kit.refusals import malformed, not_yours
from games.kit.say import say


async def give(desk: Desk, press: Press, table: str) -> Reply:
    """More time for everybody else for whom the match waits."""
    await desk.tables.clocks.give(table, press.by)
    return await lobbies.show_board(desk, press, table)


async def set_time(
    desk: Desk, press: Press, control: SetTime, values: Sequence[str]
) -> Reply | None:
    """A setting of whoever presses it or, of the usual clock, of his server. Nothing once it is
    done, for then the settings are shown anew."""
    value = values[0].strip() if values else ""
    if control.what == "clock":
        await _set_clock(desk, press, value)
        return None
    quiet = desk.people.person(press.user).quiet
    if control.what == "zone" and value == TYPED:
        speech = Speech(desk.words, desk.people.language(press.user), {})
        too_slow = desk.sentence(say("cogs-too-slow"), press.user)
        return Reply(modal=zone_modal(quiet, speech), whisper=too_slow)
    chosen = _chosen(quiet, control, value)
    await desk.people.change(press.user, quiet=chosen)
    await desk.tables.clocks.disturbs(press.user, chosen)
    return None


async def _set_clock(desk: Desk, press: Press, value: str) -> None:
    server = press.spot.guild
    if not press.manages or server is None:
        raise not_yours(say("cogs-settings-not-yours"))
    await desk.delivery.servers.choose_clock(server, read_timing(value))


def _chosen(quiet: Quiet | None, control: SetTime, value: str) -> Quiet | None:
    match control.what:
        case "zone" if value == NOWHERE:
            return None
        case "zone" if not is_zone(value):
            raise malformed(say("cogs-settings-zone-unknown", zone=value))
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
