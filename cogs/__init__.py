"""The slash commands, as discord.py's cogs: each reads what was typed and hands it to the host."""

EXTENSIONS = ("cogs.play", "cogs.table", "cogs.duel", "cogs.dice", "cogs.rules", "cogs.settings")
