"""All guilds by name: each file beside this one is a guild and offers it as `GUILD`."""

import pkgutil
from importlib import import_module

from games.riftforce.abilities import Guild
from games.riftforce.cards import GuildName

GUILDS: dict[GuildName, Guild] = {
    name: import_module(f"{__name__}.{name}").GUILD
    for name in sorted(module.name for module in pkgutil.iter_modules(__path__))
}
BASE_SET: tuple[GuildName, ...] = tuple(
    name for name, guild in GUILDS.items() if not guild.second_set
)
