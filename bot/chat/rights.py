"""What a person may do: looked up where it is to hold, when they do it.

A server's settings need a permission of the person's roles there, which no channel's overwrites
give or take. What is done to a table needs one in the channel or thread where it stands. Discord
tells with a press what its author may do in the channel of the press, and which roles they have on
that server; the rest is known of the server itself. Of another server nothing is known.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import discord

from bot.chat.people import WhoEnds
from bot.chat.press import Press
from bot.host.model import Place
from games.kit.say import Say, not_now, not_yours, say


class Right(NamedTuple):
    """A permission, as discord.py calls it, and the sentence for those who lack it."""

    permission: str
    refusal: Say


SERVER_SETTINGS = Right("manage_guild", say("cogs-settings-not-yours"))
PRESETS = Right("manage_messages", say("cogs-presets-managers"))
ENDING: Mapping[WhoEnds, Right] = {
    "opener": Right("manage_messages", say("cogs-end-not-yours")),
    "moderators": Right("manage_messages", say("cogs-end-moderators")),
    "players": Right("manage_messages", say("cogs-end-players")),
}
"""To end a match, by who else may do so on that server."""


class Rights:
    """The one place where rights of people are looked up."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def has_on(self, server: int | None, press: Press, right: Right) -> bool:
        """By this person's roles on a server."""
        allowed = None if server is None else self._allowed_on(server, press)
        return allowed is not None and getattr(allowed, right.permission)

    def check_on(
        self, server: int | None, press: Press, right: Right, place: Place | None = None
    ) -> None:
        """Raises the Refusal for those who may not change what is the server's; `place` is where on
        that server the table stands which it is about."""
        if server is None:
            raise not_yours(right.refusal)
        spot = press.spot.channel if place is None else place.spot
        _check(self._allowed_on(server, press), right, spot)

    def check_at(self, place: Place, press: Press, right: Right) -> None:
        """Raises the Refusal for those who may not do it where a table stands."""
        _check(self._allowed_at(place, press), right, place.spot)

    def has_at(self, place: Place, press: Press, right: Right) -> bool:
        """Where a table stands, as far as that is known."""
        allowed = self._allowed_at(place, press)
        return allowed is not None and getattr(allowed, right.permission)

    def sees(self, place: Place, press: Press) -> bool:
        """Whether this person may read what stands in a place."""
        allowed = self._allowed_at(place, press)
        if allowed is None or not (allowed.view_channel and allowed.read_message_history):
            return False
        channel = self._client.get_channel(place.channel)
        is_voice = isinstance(channel, discord.VoiceChannel | discord.StageChannel)
        return allowed.connect or not is_voice

    def everybody_sees(self, place: Place) -> bool:
        """Whether all people on the server may read what stands in a place."""
        guild = self._client.get_guild(place.guild or 0)
        channel = None if guild is None else guild.get_channel(place.channel)
        if guild is None or channel is None:
            return False
        thread = guild.get_thread(place.thread or 0)
        if place.thread is not None and (thread is None or thread.is_private()):
            return False
        allowed = channel.permissions_for(guild.default_role)
        return allowed.view_channel and allowed.read_message_history

    def _allowed_on(self, server: int, press: Press) -> discord.Permissions | None:
        """Nothing where it is not known."""
        guild = self._client.get_guild(server)
        if guild is None or press.spot.guild != server:
            return None
        return _by_roles(guild, press)

    def _allowed_at(self, place: Place, press: Press) -> discord.Permissions | None:
        """Where the press was made, Discord itself has said it."""
        if press.spot.channel == place.spot:
            return discord.Permissions(press.permitted)
        guild = self._client.get_guild(place.guild or 0)
        if guild is None or press.spot.guild != place.guild:
            return None
        channel = guild.get_channel(place.channel)
        if channel is None:
            return None
        allowed = _with_overwrites(_by_roles(guild, press), channel, press)
        if place.thread is not None and not allowed.manage_threads:
            thread = guild.get_thread(place.thread)
            # Who is in a private thread is not known from outside.
            if thread is None or thread.is_private():
                return discord.Permissions.none()
        return allowed


def _check(allowed: discord.Permissions | None, right: Right, spot: int) -> None:
    if allowed is None:
        raise not_now(say("chat-right-unknown", place=f"<#{spot}>"))
    if not getattr(allowed, right.permission):
        raise not_yours(right.refusal)


def _by_roles(guild: discord.Guild, press: Press) -> discord.Permissions:
    if guild.owner_id == press.user:
        return discord.Permissions.all()
    roles = filter(None, map(guild.get_role, {guild.id, *press.roles}))
    allowed = discord.Permissions(_joined(role.permissions for role in roles))
    return discord.Permissions.all() if allowed.administrator else allowed


def _with_overwrites(
    allowed: discord.Permissions, channel: discord.abc.GuildChannel, press: Press
) -> discord.Permissions:
    """Everybody's overwrite comes first, then those of all roles together, then the person's own;
    each denies before it allows. Those who can't see a channel may do nothing there."""
    if allowed.administrator:
        return allowed
    overwrites = {target.id: overwrite for target, overwrite in channel.overwrites.items()}
    everybody = channel.guild.id
    roles = [role for role in press.roles if role != everybody]
    value = allowed.value
    for targets in ([everybody], roles, [press.user]):
        pairs = [overwrites[target].pair() for target in targets if target in overwrites]
        value &= ~_joined(deny for _, deny in pairs)
        value |= _joined(allow for allow, _ in pairs)
    result = discord.Permissions(value)
    return result if result.view_channel else discord.Permissions.none()


def _joined(each: Iterable[discord.Permissions]) -> int:
    value = 0
    for permissions in each:
        value |= permissions.value
    return value
