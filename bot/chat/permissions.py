"""What the bot must be allowed to in a channel, and the sentence for what it isn't."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

import discord

from bot.chat.people import mention
from bot.chat.press import Press, Spot
from bot.host.model import Place, User
from games.kit.say import Say, not_now, say

NEEDED = ("view_channel", "send_messages", "read_message_history")
WHERE_PEOPLE_SPEAK = (*NEEDED, "connect")
"""The chat of a voice channel is for those who may join it."""
IN_THREADS = ("view_channel", "send_messages_in_threads", "read_message_history")
FOR_A_THREAD = ("view_channel", "create_public_threads", "send_messages_in_threads")
FOR_PICTURES, FOR_TICKS = "attach_files", "add_reactions"
"""Without these people read what they miss, and play all the same."""

INVITED = tuple(
    dict.fromkeys((*WHERE_PEOPLE_SPEAK, *FOR_A_THREAD, *IN_THREADS, FOR_PICTURES, FOR_TICKS))
)
"""With what the bot is invited: everything that is looked up anywhere, and nothing else."""
SCOPES = ("bot", "applications.commands")

POSTING = ("send_messages", "send_messages_in_threads")
BARRING = ("view_channel", "connect", *POSTING)
"""Without these Discord refuses a message; without the others it shows less of it."""


class Bar(NamedTuple):
    """What keeps the bot from a place, as far as it knows: permissions that it lacks, or that it
    is not in the private thread, or not on the server."""

    kind: Literal["permissions", "thread", "server", "unknown"]
    permissions: tuple[str, ...] = ()


def asked_for() -> discord.Permissions:
    """What the bot asks for when it is invited."""
    return discord.Permissions(**dict.fromkeys(INVITED, True))


def invitation(application: int) -> str:
    """The link by which those who manage a server invite the bot."""
    return discord.utils.oauth_url(application, permissions=asked_for(), scopes=SCOPES)


def check_may_play(press: Press) -> None:
    """Refuses to play where the bot could not show the board."""
    match press.spot.shut:
        case "not in it":
            raise not_now(say("chat-not-in-thread", me=mention(User(press.application))))
        case "locked":
            raise not_now(say("cogs-locked"))
    _check(press, needed_in(press.spot))


def check_may_start_thread(press: Press) -> None:
    _check(press, FOR_A_THREAD)


def _check(press: Press, needed: Sequence[str]) -> None:
    if missing := lacking(discord.Permissions(press.allowed), needed):
        raise not_now(missing_permissions(missing))


def missing_permissions(names: Sequence[str]) -> Say:
    return say("cogs-missing-permissions", permissions=tuple(map(permission, names)))


def needed_in(spot: Spot) -> tuple[str, ...]:
    if spot.parent is not None:
        return IN_THREADS
    return WHERE_PEOPLE_SPEAK if spot.is_voice else NEEDED


def lacking(allowed: discord.Permissions, needed: Sequence[str]) -> tuple[str, ...]:
    """The missing ones. Without seeing a channel the bot is said to be allowed nothing there, which
    is not missing for its own sake."""
    missing = tuple(name for name in needed if not getattr(allowed, name))
    return ("view_channel",) if "view_channel" in missing else missing


def refused_by_discord(press: Press, allowed_now: discord.Permissions | None) -> Say:
    """Why Discord has just refused what a press wants beside its answer, which is a thread: what
    was allowed when the press was made may not be allowed any more."""
    allowed = discord.Permissions(press.allowed) if allowed_now is None else allowed_now
    missing = lacking(allowed, FOR_A_THREAD)
    return missing_permissions(missing) if missing else say("cogs-forbidden")


def barred(client: discord.Client, place: Place) -> Bar:
    """Why Discord may have refused to show something in a place."""
    guild = client.get_guild(place.guild or 0)
    if guild is None:
        return Bar("server" if client.is_ready() else "unknown")
    channel, thread = guild.get_channel(place.channel), guild.get_thread(place.thread or 0)
    if channel is None or guild.me.is_timed_out():
        return Bar("unknown")
    is_voice = isinstance(channel, discord.VoiceChannel | discord.StageChannel)
    parent = None if place.thread is None else place.channel
    needed = needed_in(Spot(channel=place.spot, parent=parent, is_voice=is_voice))
    # Threads have the permissions of their channel, but for those that go with posting in it.
    missing = lacking(channel_permissions(channel), needed)
    if any(name in BARRING for name in missing):
        return Bar("permissions", missing)
    if place.thread is not None and (thread is None or (thread.is_private() and not is_in(thread))):
        return Bar("thread")
    return Bar("unknown")


def is_in(thread: discord.Thread) -> bool:
    """Whether the bot is in a thread, as far as Discord has told: of the threads of a channel that
    it may see again, it is told among their members."""
    own = thread.guild.me.id
    return thread.me is not None or any(member.id == own for member in thread.members)


def channel_permissions(channel: discord.abc.GuildChannel) -> discord.Permissions:
    """What the bot may do in a channel now, without what some kinds of channels take away."""
    return discord.abc.GuildChannel.permissions_for(channel, channel.guild.me)


def permission(name: str) -> Say:
    """A permission as Discord's own settings call it."""
    return say("cogs-permission", name=name)
