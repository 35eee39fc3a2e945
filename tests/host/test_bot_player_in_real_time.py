"""The bot player in a game that is played in real time: what it says is a message first, and that
message's stamp is its move's."""

from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
import pytest_asyncio

from bot.host.model import Speaking
from bot.library import Library, open_game
from games.kit.match import Record
from games.kit.proof import check
from games.kit.say import Refusal
from tests.host.clock import StandingClock
from tests.host.hosting import KIM, Host

pytestmark = pytest.mark.asyncio

GAME = "ordet_fanger"
LATE_MS = 250
"""How long a message takes to get to the channel."""


class Shown(Host):
    """Tables that are shown in a channel: what is said there gets its stamp a little later."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, StandingClock())
        self.open_game = open_game
        self.known_answers = Library().answers
        self.is_shown = True
        self.spoken: list[Speaking] = []
        self.posted = 0
        self.seen = 0

    async def goes_on(self, table: str) -> None:
        """A second passes, and what was said in it is posted."""
        await self.time_passes(1_000)
        while self.seen < len(self.changes):
            changed = self.changes[self.seen]
            self.seen += 1
            if changed.said:
                self.clock.leap(LATE_MS)
                with suppress(Refusal):  # of the end no stamp matters
                    await self.tables.realtime.posted(table, changed.said, self.clock.now())
            elif changed.speaking is not None:
                self.spoken.append(changed.speaking)
                self.clock.leap(LATE_MS)
                await self.arrives(table, changed.speaking)

    async def arrives(self, table: str, speaking: Speaking) -> None:
        self.posted += 1
        await self.tables.realtime.spoken(
            table, speaking.revision, 9_000 + self.posted, self.clock.now()
        )


@pytest_asyncio.fixture
async def shown(tmp_path: Path) -> AsyncIterator[Shown]:
    host = Shown(tmp_path)
    await host.open()
    yield host
    await host.close()


async def begun(shown: Shown) -> str:
    table = await shown.lobby(KIM, game=GAME, rounds="1")
    for _ in range(2):
        await shown.tables.add_bot_player(table, shown.by(KIM), "hard")
    await shown.tables.start(table, shown.by(KIM))
    return table


async def test_what_it_says_counts_by_the_stamp_of_its_message(shown: Shown) -> None:
    table = await begun(shown)
    while not shown.spoken:
        await shown.goes_on(table)
    said = shown.spoken[0]
    lines = [
        line for line in await shown.store.log(table) if line.bot_player and b"answer" in line.body
    ]
    assert f'"at":{lines[0].at}'.encode() in lines[0].body
    assert lines[0].seat == said.seat and said.text.encode() in lines[0].body


async def test_a_match_with_it_ends_and_is_thought_again_the_same(shown: Shown) -> None:
    table = await begun(shown)
    for _ in range(4_000):
        if (await shown.view(table)).phase == "ended":
            break
        await shown.goes_on(table)
    record: Record = await shown.tables.past.record(table)
    assert record.answers_hash and len(shown.spoken) > 5
    game = open_game(GAME).bound((await shown.view(table)).options)
    found = check(game, record, Library().answers(GAME))
    assert found.fault is None and found.bot_moves > 20


async def test_what_never_becomes_a_message_is_no_move(shown: Shown) -> None:
    table = await begun(shown)
    speaking: Speaking | None = None
    while speaking is None:
        await shown.time_passes(1_000)
        for changed in shown.changes[shown.seen :]:
            if changed.said:
                await shown.tables.realtime.posted(table, changed.said, shown.clock.now())
            speaking = speaking or changed.speaking
        shown.seen = len(shown.changes)
    before = len(await shown.store.log(table))
    await shown.tables.realtime.spoken(table, speaking.revision, None)
    lines = (await shown.store.log(table))[before:]
    assert [line.kind for line in lines] == ["speak"]
