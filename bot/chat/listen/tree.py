"""The slash commands: their names and descriptions in every language, and telling Discord of them
only when something has changed."""

import hashlib
import logging
from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import app_commands

import games
from bot.chat.deliver.errors import RateLimited, Rejected
from bot.chat.deliver.rest import Rest
from bot.chat.render.speech import BETWEEN, game_name
from bot.chat.safe import shortened
from bot.host.ports import Store
from bot.languages import ABOUT_EACH, BY_LOCALE, FALLBACK
from bot.words.words import Words
from games.kit import message_ids
from games.kit.bot_player import LEVELS
from games.kit.message_ids import AnyGame
from games.kit.realtime import RealtimeGame
from games.kit.say import Say, say

log = logging.getLogger(__name__)

IN_SERVERS = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
ANYWHERE = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
LONGEST = 100
"""What Discord has room for in a description, or a choice."""
INSTALLED = app_commands.AppInstallationType(guild=True, user=False)

ENTRY_POINT = 4
"""The command that opens an application's Activity. Discord makes it where those are switched on,
and refuses any list of commands without it (50240); discord.py does not know it."""
SENT = (
    *("id", "type", "name", "name_localizations", "description", "description_localizations"),
    *("default_member_permissions", "contexts", "integration_types", "handler"),
)
"""What of a command that Discord tells of can be sent back."""
LONGEST_REASON = 300
KEPT = (
    "Discord does not take the bot's commands (%s); people go on with those that it has. "
    "They are sent again when the bot starts."
)


def named(command: str) -> app_commands.locale_str:
    """A command by its English name, which Discord shows in each person's language."""
    return app_commands.locale_str(command, messages=(say(f"cogs-command-{command}"),))


def helped(command: str) -> app_commands.locale_str:
    """What a command does, in a line."""
    return worded(say(f"cogs-command-{command}-help"))


def parameter(key: str, name: str = "") -> app_commands.locale_str:
    """A command's parameter by its English name, where that is not its key."""
    return app_commands.locale_str(name or key, messages=(say(f"cogs-parameter-{key}"),))


def worded(*messages: Say) -> app_commands.locale_str:
    """A text that Discord shows in each person's language. Until it is told to Discord it is known
    by its first message's id."""
    return app_commands.locale_str(messages[0].id, messages=messages)


def games_by_command() -> dict[str, list[AnyGame]]:
    """The games' own commands, each with the games that declare it."""
    found: dict[str, list[AnyGame]] = {}
    for game in map(games.find, games.names()):
        for command in game.commands:
            found.setdefault(command, []).append(game)
    return found


def named_by(game: AnyGame, command: str) -> app_commands.locale_str:
    """A game's own command."""
    return app_commands.locale_str(command, messages=(message_ids.command(game, command),))


def message_commands() -> dict[str, AnyGame]:
    """What can be done about messages, each with the game that declares it."""
    found: dict[str, AnyGame] = {}
    for game in map(games.find, games.names()):
        if issubclass(game, RealtimeGame):
            found |= dict.fromkeys(game.message_commands, game)
    return found


def in_menu(game: AnyGame, command: str, words: Words) -> app_commands.locale_str:
    """A command in the menu of messages. Discord tells of its use by its English name."""
    name = message_ids.message_command(game, command)
    return app_commands.locale_str(words.text(name, FALLBACK, {}), messages=(name,))


def helped_by(with_it: Sequence[AnyGame], command: str) -> app_commands.locale_str:
    """What a command does in each of the games that have it."""
    return worded(*(helped_in(game, command) for game in with_it))


def helped_in(game: AnyGame, command: str) -> Say:
    does = message_ids.command_help(game, command)
    return say("cogs-command-in-game", game=message_ids.name(game), what=does)


def game_choices() -> list[app_commands.Choice[str]]:
    """All games to choose from, each under its name in every language."""
    return [app_commands.Choice(name=worded(game_name(key)), value=key) for key in games.names()]


def bot_player_choices() -> list[app_commands.Choice[str]]:
    """The bot player at each of its levels."""
    bot_player = say("chat-bot-name")
    return [
        app_commands.Choice(
            name=worded(say("chat-bot-seat", who=bot_player, level=level)), value=level
        )
        for level in LEVELS
    ]


class Tree(app_commands.CommandTree[Any]):
    """All commands of the cogs."""

    def __init__(self, client: Any) -> None:
        super().__init__(client, allowed_installs=INSTALLED)

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Whatever goes wrong before a command's work has begun."""

        async def fail(*_: object) -> Any:
            raise error

        await self.client.answer(interaction, fail, private=True)


async def sync_or_warn(
    tree: app_commands.CommandTree[Any], rest: Rest, store: Store, words: Words
) -> None:
    """Tells Discord of the commands. If it does not take them, the bot works by those that Discord
    has; and if it just fails, so does this."""
    try:
        await sync_if_changed(tree, rest, store, words)
    except Rejected as error:
        log.warning(KEPT, on_one_line(str(error)))
    except RateLimited as error:
        log.warning(KEPT, f"not for another {error.after:.0f} s")


def on_one_line(text: str) -> str:
    return shortened(" ".join(text.split()), LONGEST_REASON)


async def sync_if_changed(
    tree: app_commands.CommandTree[Any], rest: Rest, store: Store, words: Words
) -> bool:
    """Tells Discord of the commands, unless it has been told of just these, and has them."""
    translator = Translator(words)
    payload = [
        _in_english(await command.get_translated_payload(tree, translator))
        for command in tree.get_commands()
    ]
    application = tree.client.application_id
    digest = _digest(payload)
    note = f"commands of {application}"
    there = await rest.commands(application)
    if await store.note(note) == f"{digest} {_versions(there)}":
        return False
    entry_points = [_as_sent(each) for each in there if each["type"] == ENTRY_POINT]
    await rest.put_commands(application, payload + entry_points)
    there = await rest.commands(application)
    await store.keep_note(note, f"{digest} {_versions(there)}")
    log.info("%d commands made known to Discord", len(payload))
    return True


def _versions(there: list[dict[str, Any]]) -> str:
    """Somebody else may have taken commands back, or changed them."""
    return _digest(sorted((command["id"], command["version"]) for command in there))


def _as_sent(command: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in command.items() if key in SENT and value is not None}


def _in_english(payload: Any) -> Any:
    """A command's description with every text in English, for languages that Discord has no text
    in."""
    if isinstance(payload, list):
        return [_in_english(each) for each in payload]
    if not isinstance(payload, dict):
        return payload
    told = {key: _in_english(value) for key, value in payload.items()}
    for key in ("name", "description"):
        in_english = (told.get(f"{key}_localizations") or {}).get(ABOUT_EACH[FALLBACK].locales[0])
        if in_english is not None:
            told[key] = in_english
    return told


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
        if language is None or "messages" not in string.extras:
            return None
        texts = (self._words.text(each, language, {}) for each in string.extras["messages"])
        return shortened(BETWEEN.join(texts), LONGEST)
