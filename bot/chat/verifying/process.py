"""Records are checked by a process of its own: to think the bot player's moves again takes as long
as it did in the match, and a record that comes from anybody may be made to take for ever."""

import asyncio
import logging
import os
import sys
from pathlib import Path

import msgspec
from cachetools import FIFOCache

from bot.chat.verifying.report import Verdict
from bot.library import python_path
from games.kit.match import Record
from games.kit.say import not_now, say

log = logging.getLogger(__name__)

LONGEST_SECONDS = 120
MOST_MEMORY = 2 << 30
LENGTH_BYTES = 8
MOST_AT_A_TIME = 4
"""The most checks that wait, including the running one: the last of them is told within the fifteen
minutes in which Discord takes an answer."""
MOST_KEPT = 200


class CutShort(Exception):
    """It took too long, or too much memory, or was ended."""


async def report_on(record: Record, added_cards: Path | None, seconds: int) -> Verdict:
    """By a child, which ends with this process. After so many seconds it is CutShort."""
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "bot.chat.verifying", str(seconds)),
        *([] if added_cards is None else [str(added_cards)]),
        env=os.environ | {"PYTHONPATH": python_path()},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert child.stdin is not None and child.stdout is not None
    content = msgspec.json.encode(record)
    try:
        async with asyncio.timeout(seconds):
            child.stdin.write(len(content).to_bytes(LENGTH_BYTES) + content)
            await child.stdin.drain()
            told = await child.stdout.read()
        return msgspec.json.decode(told, type=Verdict)
    except (TimeoutError, ConnectionError, msgspec.MsgspecError) as error:
        raise CutShort from error
    finally:
        child.stdin.close()
        if child.returncode is None:
            child.kill()
            await child.wait()


class Verifier:
    """Has matches checked, one at a time; what came of it is kept, for they don't change."""

    def __init__(self, added_cards: Path | None) -> None:
        self._added_cards = added_cards
        self._one_at_a_time = asyncio.Lock()
        self._awaited = 0
        self._kept: FIFOCache[str, Verdict] = FIFOCache(MOST_KEPT)

    async def report(self, record: Record) -> Verdict:
        """Refused where too many wait, or where it took too long."""
        if record.commitment in self._kept:
            return self._kept[record.commitment]
        if self._awaited == MOST_AT_A_TIME:
            raise not_now(say("verify-busy"))
        self._awaited += 1
        try:
            return await self._in_turn(record)
        finally:
            self._awaited -= 1

    async def _in_turn(self, record: Record) -> Verdict:
        async with self._one_at_a_time:
            found = self._kept.get(record.commitment)
            if found is None:
                found = self._kept[record.commitment] = await self._check(record)
            return found

    async def _check(self, record: Record) -> Verdict:
        try:
            return await report_on(record, self._added_cards, LONGEST_SECONDS)
        except CutShort as error:
            log.error("a match of %s can't be checked: %r", record.game, error.__cause__)
            raise not_now(say("verify-cut-short")) from error
