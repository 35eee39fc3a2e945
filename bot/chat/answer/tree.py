"""The slash commands: their names and descriptions in every language, and telling Discord of them
only when something has changed."""

import hashlib
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import discord
import msgspec
from discord import app_commands

import games
from bot.chat.answer.dispatcher import Dispatcher
from bot.chat.languages import BY_LOCALE
from bot.chat.render.speech import game_name
from bot.host.ports import Store
from bot.words.words import FALLBACK, Words
from games.kit.say import Say, say

log = logging.getLogger(__name__)

GUILD_AND_DM = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
GUILD = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
INSTALLED = app_commands.AppInstallationType(guild=True, user=False)

Callback = Callable[..., Coroutine[Any, Any, None]]


class Tree(app_commands.CommandTree[discord.Client]):
    """All commands. Each hands its work to the dispatcher."""

    def __init__(self, client: discord.Client, dispatcher: Dispatcher, words: Words) -> None:
        super().__init__(client, allowed_installs=INSTALLED)
        self.dispatcher = dispatcher
        self.words = words

    def worded(self, message: Say) -> app_commands.locale_str:
        """A name or description that Discord shows in each person's language."""
        return app_commands.locale_str(self.words.text(message, FALLBACK, {}), message=message)

    def game_choices(self) -> list[app_commands.Choice[str]]:
        """All games to choose from, each under its name in every language."""
        return [
            app_commands.Choice(name=self.worded(game_name(key)), value=key)
            for key in games.names()
        ]

    def offer(
        self, command: str, callback: Callback, contexts: app_commands.AppCommandContext
    ) -> None:
        """Adds a command under its name in every language."""
        self.add_command(
            app_commands.Command(
                name=self.worded(say(f"cogs-command-{command}")),
                description=self.worded(say(f"cogs-command-{command}-help")),
                callback=callback,
                allowed_contexts=contexts,
            )
        )

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """One that the gateway tells of again has its answer."""
        return not self.dispatcher.ignores(interaction)

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Whatever goes wrong before a command's work has begun."""

        async def fail() -> Any:
            raise error

        await self.dispatcher.command(interaction, fail(), private=True)

    async def sync_if_changed(self, store: Store) -> bool:
        """Tells Discord of the commands, unless it has been told of just these, and has them."""
        translator = Translator(self.words)
        await self.set_translator(translator)
        payload = [
            await command.get_translated_payload(self, translator)
            for command in self.get_commands()
        ]
        digest = _digest(payload)
        note = f"commands of {self.client.application_id}"
        if await store.note(note) == f"{digest} {await self._registered()}":
            return False
        await self.sync()
        await store.keep_note(note, f"{digest} {await self._registered()}")
        log.info("%d commands made known to Discord", len(payload))
        return True

    async def _registered(self) -> str:
        """Which commands Discord has, and in which version: somebody else may have taken them back,
        or changed them."""
        assert self.client.application_id is not None
        there = await self.client.http.get_global_commands(self.client.application_id)
        return _digest(sorted((command["id"], command["version"]) for command in there))


def _digest(data: object) -> str:
    return hashlib.sha256(msgspec.json.encode(data)).hexdigest()


class Translator(app_commands.Translator):
    def __init__(self, words: Words) -> None:
        self._words = words

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        language = BY_LOCALE.get(locale.value)
        message = string.extras.get("message")
        if language is None or message is None:
            return None
        return self._words.text(message, language, {})
