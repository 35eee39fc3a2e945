"""All of Discord's routes, for aiohttp's router; importing this has them registered."""

from functools import partial

from aiohttp import web

from bot.playground.rest import (
    applications,
    channels,
    commands,
    emojis,
    guilds,
    interactions,
    members,
    messages,
    reactions,
    threads,
    users,
)
from bot.playground.rest.routes import ROUTES
from bot.playground.rest.server import PREFIX, serve

LOADED = (
    applications,
    channels,
    commands,
    emojis,
    guilds,
    interactions,
    members,
    messages,
    reactions,
    threads,
    users,
)


def table() -> list[web.RouteDef]:
    """All that is below the prefix. A word goes before a parameter at the same place, as it does
    in the alphabet: `pins` before `{message}`."""
    known = sorted(ROUTES, key=lambda each: each.template)
    return [
        *(web.route(each.method, PREFIX + each.template, partial(serve, each)) for each in known),
        web.route("*", PREFIX + "/{unknown:.*}", partial(serve, None)),
    ]
