"""Run as a file, `introduced.py FOLDER` makes a store where people are known with their direct
messages, which standard input tells: a JSON object of channels by person. Another revision's bot
takes only a store of its own version, so this file is run with that revision's packages."""

import asyncio
import json
import sys
from pathlib import Path

from bot.host.model import User
from bot.host.stored import Person
from bot.life import STORE
from bot.store.sqlite.engine import SqliteStore


async def introduce(folder: Path, people: dict[str, int]) -> None:
    store = await SqliteStore.open(folder / STORE)
    for person, channel in people.items():
        await store.keep_person(Person(User(int(person)), "en-US", channel))
    await store.close()


if __name__ == "__main__":
    asyncio.run(introduce(Path(sys.argv[1]), json.load(sys.stdin)))
