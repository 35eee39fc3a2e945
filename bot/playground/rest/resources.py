"""Importing this module registers every route."""

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
    roles,
    threads,
    users,
    webhooks,
)

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
    roles,
    threads,
    users,
    webhooks,
)
