"""Choosing in /settings, for oneself or for a server."""

from bot.chat.custom_ids import Control, SettingsPage, write
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.player import Player


async def settings_of(player: Player, channel: str) -> SeenMessage:
    return await player.someone.answer(await player.someone.slash(channel, "settings"))


async def server_settings(player: Player, channel: str) -> SeenMessage:
    """Of those who manage it."""
    shown = await settings_of(player, channel)
    press = await player.someone.press(shown, write(SettingsPage("server")))
    return await player.someone.answer(press)


async def choose(player: Player, shown: SeenMessage, what: Control, *values: str) -> SeenMessage:
    """By a menu of the settings; what they show then."""
    chosen = await player.someone.choose(player.newest(shown), write(what), *values)
    return await player.someone.answer(chosen)
