"""Brings the news to the people who are looking: each hears only of what they see."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from bot.playground.limits.interactions import DEFER_UPDATE
from bot.playground.people import projection, views
from bot.playground.people.remembered import Remembered
from bot.playground.records import JSON, Channel, Guild, Interaction, Message

if TYPE_CHECKING:
    from bot.playground.core import Core


MOST_UNHEARD = 20_000


class Watcher:
    """One open client of a person, and which channels it shows. One that does not listen for
    long is disconnected: it gets a new snapshot when it comes back."""

    def __init__(self, person_id: int, hang_up: Callable[[], object]) -> None:
        self.person_id = person_id
        self.outgoing: asyncio.Queue[bytes] = asyncio.Queue(MOST_UNHEARD)
        self._hang_up = hang_up
        self._shown: set[str] = set()

    def tell(self, news: views.News) -> None:
        if isinstance(news, views.ChannelGone):
            if news.channel not in self._shown:
                return  # what was never seen does not go: not even that it exists is told
            self._shown.discard(news.channel)
        else:
            self._shown.update(_channels_in(news))
        if self.outgoing.full():
            self._hang_up()
        else:
            self.outgoing.put_nowait(msgspec.json.encode(news))


def _channels_in(news: views.News) -> Iterator[str]:
    match news:
        case views.ChannelSeen(channel):
            yield channel.id
        case views.ServerSeen(server):
            yield from (channel.id for channel in server.channels)
        case views.Snapshot():
            yield from news.messages


class PeopleHub:
    def __init__(self, core: Core) -> None:
        self._core = core
        self._watchers: dict[int, set[Watcher]] = {}
        self.modals: dict[int, Interaction] = {}
        """The modal that each person has open."""
        self.remembered = Remembered()

    def watch(self, watcher: Watcher) -> None:
        self._watchers.setdefault(watcher.person_id, set()).add(watcher)

    def unwatch(self, watcher: Watcher) -> None:
        watchers = self._watchers[watcher.person_id]
        watchers.discard(watcher)
        if not watchers:
            del self._watchers[watcher.person_id]

    # Messages

    def message_shown(self, message: Message, channel: Channel) -> None:
        for person in self._who_see(message, channel):
            if channel.is_dm and len(self._core.world.history(channel.id)) == 1:
                self.tell(
                    person, views.ChannelSeen(projection.channel(self._core, channel, person))
                )
            self.tell(person, views.MessagePosted(projection.message(self._core, message, person)))

    def message_changed(self, message: Message, channel: Channel) -> None:
        for person in self._who_see(message, channel):
            self.tell(person, views.MessageChanged(projection.message(self._core, message, person)))

    def messages_gone(self, messages: list[Message], channel: Channel) -> None:
        for person in list(self._watchers):
            own = [
                m for m in messages if projection.may_see_message(self._core, m, channel, person)
            ]
            if own:
                self.tell(person, views.MessagesGone(str(channel.id), [str(m.id) for m in own]))

    def _who_see(self, message: Message, channel: Channel) -> Iterator[int]:
        for person in list(self._watchers):
            if projection.may_see_message(self._core, message, channel, person):
                yield person

    # Places

    def channel_changed(self, channel: Channel) -> None:
        for person in self._concerned(channel):
            if projection.may_see(self._core, channel, person):
                self.tell(
                    person, views.ChannelSeen(projection.channel(self._core, channel, person))
                )
            else:
                self.tell(person, views.ChannelGone(str(channel.id)))

    def channel_gone(self, channel: Channel) -> None:
        self._tell_all(self._concerned(channel), lambda _: views.ChannelGone(str(channel.id)))

    def server_changed(self, guild: Guild) -> None:
        here = [person for person in self._watchers if person in guild.members]
        self._tell_all(here, lambda p: views.ServerSeen(projection.server(self._core, guild, p)))

    def left(self, guild: Guild, person: int) -> None:
        self.tell(person, views.ServerGone(str(guild.id)))

    def _concerned(self, channel: Channel) -> list[int]:
        guild = self._core.world.guilds.get(channel.guild_id or 0)
        concerned: Iterable[int] = guild.members if guild else channel.recipients
        return [person for person in self._watchers if person in concerned]

    def typing(self, channel: Channel, user_id: int) -> None:
        guild = self._core.world.guilds.get(channel.guild_id or 0)
        typist = projection.user(self._core, user_id, guild)
        for person in list(self._watchers):
            if person != user_id and projection.may_see(self._core, channel, person):
                self.tell(person, views.Typing(str(channel.id), typist))

    # Bots

    def presence_changed(self, application_id: int) -> None:
        if application_id in self._core.world.users:
            shown = views.Presence(projection.user(self._core, application_id))
            self._tell_all(list(self._watchers), lambda _: shown)

    def commands_changed(self, application_id: int) -> None:
        self._tell_all(list(self._watchers), lambda _: views.CommandsChanged(str(application_id)))

    def clock_changed(self) -> None:
        clock = self._core.clock
        news = views.ClockChanged(clock.now_ms(), clock.running)
        self._tell_all(list(self._watchers), lambda _: news)

    # Interactions

    def answered(self, interaction: Interaction, completion: JSON | None) -> None:
        person = interaction.user_id
        opened = self.modals.get(person)
        if opened is not None and opened.id == interaction.opened_by:
            self.close_modal(person)
        number = str(interaction.id)
        if completion is not None:
            choices: list[dict[str, Any]] = completion.get("choices") or []
            self.tell(person, views.Outcome(interaction=number, result="choices", choices=choices))
        elif interaction.modal is not None:
            interaction.modal = self.remembered.as_shown(interaction, interaction.modal)
            self.modals[person] = interaction
            self.tell(person, views.ModalOpened(projection.modal(self._core, interaction)))
            self.tell(person, views.Outcome(interaction=number, result="modal"))
        else:
            original = str(interaction.original_id) if interaction.original_id else None
            outcome = views.Outcome(
                interaction=number,
                result="answered",
                message=original,
                acknowledged=interaction.answer == DEFER_UPDATE,
            )
            self.tell(person, outcome)

    def completed(self, interaction: Interaction, message: Message) -> None:
        """The bot has said more by an interaction's token."""
        if interaction.answer == DEFER_UPDATE:
            news = views.Completed(str(interaction.id), str(message.id))
            self.tell(interaction.user_id, news)

    def close_modal(self, person: int) -> None:
        """A modal stays open until the bot has answered it: what failed can be sent again."""
        closed = self.modals.pop(person)
        self.tell(person, views.ModalClosed(str(closed.id)))

    def failed(self, interaction: Interaction, reason: str) -> None:
        news = views.Outcome(interaction=str(interaction.id), result="failed", reason=reason)
        self.tell(interaction.user_id, news)

    def tell(self, person: int, news: views.News) -> None:
        for watcher in self._watchers.get(person, ()):
            watcher.tell(news)

    def _tell_all(self, people: list[int], news: Callable[[int], views.News]) -> None:
        for person in people:
            self.tell(person, news(person))
