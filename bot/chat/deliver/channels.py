"""What is known of channels and threads without asking Discord: what the gateway has told."""

import discord

from bot.chat.permissions import FOR_PICTURES, FOR_TICKS, Bar, barred, channel_permissions, lacking
from bot.chat.safe import shortened
from bot.host.model import Place

LONGEST_NAME = 30


class Channels:
    def __init__(self, client: discord.Client) -> None:
        self._client = client

    @property
    def own_id(self) -> int:
        """The bot's own user."""
        user = self._client.user
        assert user is not None, "the client is logged in"
        return user.id

    def barred(self, place: Place) -> Bar:
        """What keeps the bot from there, as far as it knows."""
        return barred(self._client, place)

    @property
    def is_ready(self) -> bool:
        """Whether the gateway has told of all servers."""
        return self._client.is_ready()

    def is_gone(self, place: Place) -> bool:
        """Whether a server that the bot is on has no such channel any more."""
        guild = self._client.get_guild(place.guild or 0)
        return (
            guild is not None and not guild.unavailable and not self.is_of(guild.id, place.channel)
        )

    def is_shut(self, place: Place) -> bool:
        """Whether the bot can't write there, as far as it knows, or the place is gone."""
        if place.guild is None or not self.is_of(place.guild, place.channel):
            return True
        return self.barred(place).kind in ("permissions", "thread", "server")

    def knows(self, spot: int) -> bool:
        """Whether there is such a channel, or a thread that is not archived."""
        return self._client.get_channel(spot) is not None

    def has_arrived(self, server: int) -> bool:
        """Whether it is known what there is on a server; of one that the bot is not on, nothing is
        going to be known."""
        guild = self._client.get_guild(server)
        return guild is None or not guild.unavailable

    def is_on(self, server: int) -> bool:
        """Whether the bot is on a server."""
        return self._client.get_guild(server) is not None

    def is_of(self, server: int, channel: int) -> bool:
        """Whether a server has this channel, in which messages can be written."""
        guild = self._client.get_guild(server)
        found = None if guild is None else guild.get_channel(channel)
        return found is not None and not isinstance(found, discord.CategoryChannel)

    def place_of(self, spot: int) -> Place | None:
        """Where a channel or thread of a server is, if it is known."""
        known = self._client.get_channel(spot)
        if isinstance(known, discord.Thread):
            return Place(known.guild.id, known.parent_id, spot)
        if isinstance(known, discord.abc.GuildChannel):
            return Place(known.guild.id, spot)
        return None

    def may_read(self, channel: int) -> bool:
        """Whether the bot may read what has been written in a channel or thread, as far as it
        knows: where it may not, Discord shows it an empty history, and says nothing."""
        allowed = self._allowed_in(channel)
        return allowed is None or allowed.read_message_history

    def may_react(self, channel: int) -> bool:
        """Whether the bot may react to what is written there, as far as it knows."""
        allowed = self._allowed_in(channel)
        return allowed is None or not lacking(allowed, (FOR_TICKS, "read_message_history"))

    def may_attach(self, place: Place) -> bool:
        """Whether the bot may attach files there, as far as it knows. Its direct messages and
        whispers need no permission."""
        guild = self._client.get_guild(place.guild or 0)
        channel = None if guild is None else guild.get_channel(place.channel)
        return channel is None or not lacking(channel_permissions(channel), (FOR_PICTURES,))

    def allowed(self, channel: int) -> discord.Permissions | None:
        """What the bot may do in a channel now, as far as is known."""
        known = self._client.get_channel(channel)
        if isinstance(known, discord.abc.GuildChannel):
            return known.permissions_for(known.guild.me)
        return None

    def has_thread_at(self, message: int) -> bool:
        """Whether the gateway has told of a thread that begins at this message: it has its id."""
        return self._client.get_channel(message) is not None

    def slow_mode(self, channel: int) -> int:
        """How many seconds everybody must wait between two messages there, as far as is known."""
        return int(getattr(self._client.get_channel(channel), "slowmode_delay", 0))

    def name_of(self, channel: int) -> str:
        """What a channel or thread is called, short; empty if that is not known."""
        known = self._client.get_channel(channel)
        if isinstance(known, discord.abc.GuildChannel | discord.Thread):
            return f"#{shortened(known.name, LONGEST_NAME)}"
        return ""

    def _allowed_in(self, channel: int) -> discord.Permissions | None:
        """What the bot may do in a channel, or in the one of a thread."""
        known = self._client.get_channel(channel)
        parent = known.parent if isinstance(known, discord.Thread) else known
        return channel_permissions(parent) if isinstance(parent, discord.abc.GuildChannel) else None
