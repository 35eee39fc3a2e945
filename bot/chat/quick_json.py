"""discord.py's JSON by msgspec, which is here anyway: several times as fast as the standard
library's. (discord.py itself would take orjson, if that were installed.)"""

from typing import Any

import discord
import msgspec


def use_quick_json() -> None:
    inside: Any = discord.utils
    inside._from_json = msgspec.json.decode
    inside._to_json = _to_json


def _to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
