"""From the world to what one person's client would show of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

from bot.playground import wire
from bot.playground.limits import component_forms as of
from bot.playground.limits.commands import CHAT_INPUT
from bot.playground.operations import messages
from bot.playground.people import views
from bot.playground.permissions import Permission, in_channel, is_locked_for, may, sending
from bot.playground.records import (
    HAVE_THREADS,
    JSON,
    Channel,
    ChannelType,
    Guild,
    Interaction,
    Message,
    MessageFlag,
    User,
)

if TYPE_CHECKING:
    from bot.playground.core import Core

_KINDS: dict[int, views.ChannelKind] = {
    ChannelType.TEXT: "text",
    ChannelType.ANNOUNCEMENT: "announcement",
    ChannelType.VOICE: "voice",
    ChannelType.STAGE: "stage",
    ChannelType.DM: "dm",
    ChannelType.CATEGORY: "category",
    ChannelType.ANNOUNCEMENT_THREAD: "thread",
    ChannelType.PUBLIC_THREAD: "thread",
    ChannelType.PRIVATE_THREAD: "private_thread",
}
_NOTICES: dict[int, Literal["pinned", "started_thread"]] = {
    messages.PIN_NOTICE: "pinned",
    messages.THREAD_NOTICE: "started_thread",
}
_USES = {
    "slash": "{who} used /{command}",
    "menu": "{who} used {command}",
    "pinned": "{who} pinned a message to this channel",
    "started_thread": "{who} started a thread",
}
_MENTION = re.compile(r"<(@!?|@&|#)(\d+)>")


def may_see(core: Core, channel: Channel, person_id: int) -> bool:
    return may(core.world, channel, person_id, Permission.VIEW_CHANNEL)


def may_see_message(core: Core, message: Message, channel: Channel, person_id: int) -> bool:
    """An ephemeral message is there for one person only."""
    if message.ephemeral_to is not None:
        return message.ephemeral_to == person_id
    return may_see(core, channel, person_id)


def person(record: User) -> views.Person:
    return views.Person(
        id=str(record.id),
        name=record.name,
        username=record.username,
        locale=record.locale,
        dms_open=record.dms_open,
    )


def user(core: Core, user_id: int, guild: Guild | None = None) -> views.SeenUser:
    record = core.world.users.get(user_id)
    if record is None:
        return views.SeenUser(id=str(user_id), name="Deleted User", username="deleted_user")
    member = guild.members.get(user_id) if guild else None
    return views.SeenUser(
        id=str(record.id),
        name=(member.nick if member else None) or record.name,
        username=record.username,
        bot=record.bot,
        online=not record.bot or core.gateway.is_online(record.id),
    )


def message(core: Core, record: Message, viewer: int) -> views.SeenMessage:
    channel = core.world.channels[record.channel_id]
    guild = core.world.guilds.get(record.guild_id or 0)
    shown = wire.message(core.world, record, viewer, core.base_url, deep=False)
    use = _use(core, record, guild, viewer)
    loading = record.has(MessageFlag.LOADING)
    given_up = core.clock.now_ms() - record.created_ms >= core.settings.token_seconds * 1000
    return views.SeenMessage(
        id=shown["id"],
        channel=shown["channel_id"],
        author=user(core, record.author_id, guild),
        at=record.created_ms,
        content=record.content,
        edited=record.edited_ms is not None,
        ephemeral=record.ephemeral_to is not None,
        thinking=loading and not given_up,
        failed=loading and given_up,
        pings_me=_pings(record, guild, viewer, channel),
        rings=_pings(record, guild, viewer, channel) and not _is_quiet(record),
        used=_in_words(use),
        use=use,
        reply_to=_reply(core, record, guild),
        embeds=[] if record.has(MessageFlag.SUPPRESS_EMBEDS) else shown["embeds"],
        components=shown["components"],
        files=_files(shown["attachments"], record),
        reactions=[
            views.SeenReaction(emoji=r.emoji, count=len(r.users), mine=viewer in r.users)
            for r in record.reactions
        ],
        pinned=record.pinned,
        thread=str(record.thread_id) if record.thread_id else None,
        mentions=_names(core, record, guild),
    )


def _pings(record: Message, guild: Guild | None, viewer: int, channel: Channel) -> bool:
    if record.author_id == viewer:
        return False
    member = guild.members.get(viewer) if guild else None
    by_role = member is not None and any(r in record.mention_roles for r in member.roles)
    return channel.is_dm or record.mention_everyone or viewer in record.mentions or by_role


def _is_quiet(record: Message) -> bool:
    """A silent message is counted where it mentions somebody, but no phone rings
    (discord-api-docs#5910); nor does one for a message that only its reader sees."""
    return record.has(MessageFlag.SUPPRESS_NOTIFICATIONS) or record.ephemeral_to is not None


def _use(core: Core, record: Message, guild: Guild | None, viewer: int) -> views.SeenUse | None:
    if record.type in _NOTICES:
        author = user(core, record.author_id, guild).name
        return views.SeenUse(who=author, did=_NOTICES[record.type])
    about = record.interaction
    if about is None or about["type"] != 2:
        return None
    who = user(core, int(about["user"]["id"]), guild).name
    slash = about.get("command_type", CHAT_INPUT) == CHAT_INPUT
    command = _command_shown(core, record.author_id, about["name"], core.world.users[viewer].locale)
    return views.SeenUse(who=who, did="slash" if slash else "menu", command=command)


def _command_shown(core: Core, application: int, name: str, locale: str) -> str:
    """A command as this client calls it; with the names of subcommands as they came."""
    root, space, rest = name.partition(" ")
    bodies = (
        each.body
        for each in core.world.commands.values()
        if each.application_id == application and each.name in (name, root)
    )
    body = next(bodies, None)
    if body is None:
        return name
    shown = localized(body, "name", locale)
    return shown if body["name"] == name else f"{shown}{space}{rest}"


def localized(thing: JSON, key: str, locale: str) -> str:
    return str((thing.get(f"{key}_localizations") or {}).get(locale) or thing.get(key) or "")


def _in_words(use: views.SeenUse | None) -> str | None:
    return _USES[use.did].format(who=use.who, command=use.command) if use else None


def _reply(core: Core, record: Message, guild: Guild | None) -> views.SeenReply | None:
    if record.reply_to is None:
        return None
    original = core.world.message(record.channel_id, record.reply_to)
    if original is None:
        return views.SeenReply(id=str(record.reply_to))
    author = user(core, original.author_id, guild)
    return views.SeenReply(id=str(original.id), author=author, content=original.content)


def _files(attachments: list[JSON], record: Message) -> list[views.SeenFile]:
    """What stands below the message: nothing where components say all that there is to see."""
    if record.has(MessageFlag.COMPONENTS_V2):
        return []
    return [_file(attachment) for attachment in attachments]


def _file(attachment: JSON) -> views.SeenFile:
    return views.SeenFile(
        id=attachment["id"],
        name=attachment["filename"],
        url=attachment["url"],
        size=attachment["size"],
        content_type=attachment["content_type"],
        alt=attachment.get("description"),
        width=attachment.get("width"),
        height=attachment.get("height"),
    )


def _names(core: Core, record: Message, guild: Guild | None) -> dict[str, str]:
    """What the client shows instead of `<@1>`, `<@&1>` and `<#1>`."""
    texts = [record.content]
    texts += [c["content"] for c in of.every(record.components) if c.get("type") == of.TEXT]
    texts += [str(embed.get("description") or "") for embed in record.embeds]
    found: dict[str, str] = {}
    for kind, number in _MENTION.findall("\n".join(texts)):
        if kind == "#":
            channel = core.world.channels.get(int(number))
            name = f"#{channel.name}" if channel else "#unknown"
        elif kind == "@&":
            role = guild.roles.get(int(number)) if guild else None
            name = f"@{role.name}" if role else "@unknown-role"
        else:
            name = f"@{user(core, int(number), guild).name}"
        found[f"<{kind}{number}>"] = name
    return found


def channel(core: Core, record: Channel, viewer: int) -> views.SeenChannel:
    world = core.world
    allowed = in_channel(world, record, viewer)
    other = next((u for u in record.recipients if u != viewer), None)
    writes = bool(allowed & sending(record)) and not is_locked_for(world, record, viewer)
    return views.SeenChannel(
        id=str(record.id),
        name=user(core, other).name if other else record.name,
        kind=_KINDS[record.type],
        server=str(record.guild_id) if record.guild_id else None,
        parent=str(record.parent_id) if record.parent_id else None,
        position=record.position,
        topic=record.topic,
        other=user(core, other) if other else None,
        archived=record.archived,
        locked=record.locked,
        joined=viewer in record.thread_members,
        may_write=writes and record.type != ChannelType.CATEGORY,
        may_attach=bool(allowed & Permission.ATTACH_FILES),
        may_react=bool(allowed & Permission.ADD_REACTIONS) and not record.archived,
        may_start_threads=record.type in HAVE_THREADS
        and bool(allowed & Permission.CREATE_PUBLIC_THREADS),
    )


def visible_channels(core: Core, guild: Guild, viewer: int) -> list[Channel]:
    found = [c for c in core.world.guild_channels(guild.id) if may_see(core, c, viewer)]
    return sorted(found, key=lambda c: (c.is_thread, c.position, c.id))


def server(core: Core, guild: Guild, viewer: int) -> views.SeenServer:
    return views.SeenServer(
        id=str(guild.id),
        name=guild.name,
        owner=str(guild.owner_id),
        channels=[channel(core, c, viewer) for c in visible_channels(core, guild, viewer)],
        members=[
            views.SeenMember(
                user=user(core, m.user_id, guild), nick=m.nick, roles=[str(r) for r in m.roles]
            )
            for m in guild.members.values()
        ],
        roles=[views.SeenRole(id=str(r.id), name=r.name) for r in guild.roles.values()],
    )


def dms(core: Core, viewer: int) -> list[Channel]:
    """The DMs in this person's list: those with messages, and those just opened."""
    return [
        c
        for c in core.world.channels.values()
        if c.is_dm
        and viewer in c.recipients
        and (c.last_message_id is not None or viewer in c.opened_by)
    ]


def modal(core: Core, interaction: Interaction) -> views.SeenModal:
    opened: JSON = interaction.modal or {}
    return views.SeenModal(
        id=str(interaction.id),
        title=opened["title"],
        custom_id=opened["custom_id"],
        components=opened["components"],
        application=user(core, interaction.application_id),
        channel=str(interaction.channel_id),
    )
