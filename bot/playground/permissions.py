"""What a member may do in a channel: roles, then overwrites, as Discord computes them."""

from enum import IntEnum

from bot.playground.records import Channel, ChannelType, Guild
from bot.playground.world import World


class Permission(IntEnum):
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    SEND_TTS_MESSAGES = 1 << 12
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CONNECT = 1 << 20
    CHANGE_NICKNAME = 1 << 26
    MANAGE_NICKNAMES = 1 << 27
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51
    BYPASS_SLOWMODE = 1 << 52


EVERYTHING = (1 << 53) - 1
IN_A_DM = int(
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.PIN_MESSAGES
)
OF_EVERYONE = int(
    IN_A_DM
    | Permission.CHANGE_NICKNAME
    | Permission.CONNECT
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
_LOST_WITH_SENDING = int(
    Permission.MENTION_EVERYONE
    | Permission.SEND_TTS_MESSAGES
    | Permission.ATTACH_FILES
    | Permission.EMBED_LINKS
)


def in_guild(guild: Guild, user_id: int) -> int:
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if guild.owner_id == user_id:
        return EVERYTHING
    allowed = guild.roles[guild.id].permissions
    for role_id in member.roles:
        role = guild.roles.get(role_id)
        if role is not None:
            allowed |= role.permissions
    return EVERYTHING if allowed & Permission.ADMINISTRATOR else allowed


def in_channel(world: World, channel: Channel, user_id: int) -> int:
    """The permissions of a user in a channel, a thread or a DM; 0 for one who is not there."""
    if channel.is_dm:
        return IN_A_DM if user_id in channel.recipients else 0
    guild = world.guilds.get(channel.guild_id or 0)
    if guild is None:
        return 0
    if channel.is_thread:
        return _in_thread(world, guild, channel, user_id)
    return _implied(_with_overwrites(guild, channel, user_id), channel)


def may(world: World, channel: Channel, user_id: int, needed: int) -> bool:
    return in_channel(world, channel, user_id) & needed == needed


def is_locked_for(world: World, channel: Channel, user_id: int) -> bool:
    """Whether this is a locked thread, archived or not, for people who don't manage threads: they
    can neither post nor edit there."""
    return channel.locked and not may(world, channel, user_id, Permission.MANAGE_THREADS)


def sending(channel: Channel) -> Permission:
    """Which permission posting in this channel takes."""
    return Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES


def _in_thread(world: World, guild: Guild, thread: Channel, user_id: int) -> int:
    parent = world.channels.get(thread.parent_id or 0)
    if parent is None:
        return 0
    allowed = _with_overwrites(guild, parent, user_id)
    private = thread.type == ChannelType.PRIVATE_THREAD
    if private and user_id not in thread.thread_members and not allowed & Permission.MANAGE_THREADS:
        return 0
    return _implied(allowed, thread)


def _implied(allowed: int, channel: Channel) -> int:
    """Less what goes with seeing the channel, and with posting there."""
    if not allowed & Permission.VIEW_CHANNEL:
        return 0
    if not allowed & sending(channel):
        allowed &= ~_LOST_WITH_SENDING
    return allowed


def _with_overwrites(guild: Guild, channel: Channel, user_id: int) -> int:
    """By roles and overwrites alone."""
    allowed = in_guild(guild, user_id)
    member = guild.members.get(user_id)
    if member is None or allowed == EVERYTHING:
        return allowed
    everyone = channel.overwrites.get(guild.id)
    if everyone is not None:
        allowed = allowed & ~everyone.deny | everyone.allow
    ours = [channel.overwrites[r] for r in member.roles if r in channel.overwrites]
    for overwrite in ours:
        allowed &= ~overwrite.deny
    for overwrite in ours:
        allowed |= overwrite.allow
    own = channel.overwrites.get(user_id)
    if own is not None:
        allowed = allowed & ~own.deny | own.allow
    return allowed
