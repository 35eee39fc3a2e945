"""The slash commands, as discord.py's cogs: each reads what was typed and hands it to a
handler in bot/chat/answer."""

EXTENSIONS = (
    "cogs.play",
    "cogs.table",
    "cogs.games",
    "cogs.answer",
    "cogs.dice",
    "cogs.rules",
    "cogs.records",
    "cogs.settings",
    "cogs.privacy",
    "cogs.watch",
    "cogs.history",
)
