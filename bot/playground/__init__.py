"""A Discord on this machine: REST, gateway and people, for newcomers and for tests."""

from bot.playground.redirect import addresses, redirect_discord_py
from bot.playground.server import Playground, serve
from bot.playground.settings import BucketSize, Settings

__all__ = ["BucketSize", "Playground", "Settings", "addresses", "redirect_discord_py", "serve"]
