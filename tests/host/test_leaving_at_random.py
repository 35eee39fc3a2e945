"""People leave, come back, take each other's seats and decide about them in every game, whenever
they like: the match always goes on or ends, and nobody is ever lost in it."""

from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec
import pytest
import pytest_asyncio

import games
from bot.host.acts import Answer
from bot.host.deadlines import ASKED_MS
from bot.library import Library, open_game
from games.kit.proof import check
from games.kit.say import Refusal
from tests.host.clock import StandingClock
from tests.host.hosting import ALEX, KIM, LEE, ROBIN, SAM, Host
from tests.repeating import times

pytestmark = pytest.mark.asyncio

EVERYBODY = (KIM, LEE, ALEX, ROBIN, SAM)
WISHES = ("wait", "hard", "easy", "open", "end")
STEPS = 60
HOURS_OF_A_DAY = 26
SECONDS_MS = 8_000


@pytest_asyncio.fixture
async def real(tmp_path: Path) -> AsyncIterator[Host]:
    host = Host(tmp_path, StandingClock())
    host.open_game = open_game
    host.known_answers = Library().answers
    yield await host.open()
    await host.close()


class Wanderers:
    """Those who come and go at one table."""

    def __init__(self, host: Host, table: str, rng: Random) -> None:
        self.host = host
        self.table = table
        self.rng = rng
        self.seen: dict[tuple[int, int], tuple[int, bytes]] = {}
        """By how many moves there were and who looked: from which seat, and what."""

    async def look(self) -> None:
        """Everybody who sits there does."""
        log = await self.host.store.log(self.table)
        moves = sum(line.kind == "move" for line in log)
        for user in EVERYBODY:
            view = await self.host.view(self.table, user)
            if view.phase != "ended" and view.viewer is not None:
                self.seen[moves, user] = view.viewer, msgspec.json.encode(view.scene)

    async def one(self) -> None:
        """Somebody does something; what can't be done is refused."""
        user = self.rng.choice(EVERYBODY)
        deeds = {
            self.moves: 12,
            self.leaves: 2,
            self.comes: 4,
            self.all_decide: 3,
            self.asks_again: 1,
            self.waits: 3,
        }
        (deed,) = self.rng.choices([*deeds], [*deeds.values()])
        with suppress(Refusal):
            await deed(user)

    async def moves(self, user: int) -> None:
        for other in EVERYBODY:
            number, asks = await self.host.tables.asks(self.table, other)
            asks = [ask for ask in asks if not ask.optional]
            if asks:
                ask = self.rng.choice(asks)
                answer = Answer(ask.key, ask.sample(self.rng), number)
                await self.host.tables.move(self.table, self.host.by(other), answer)
                return

    async def leaves(self, user: int) -> None:
        if len((await self.host.view(self.table)).people) and self.rng.random() < 0.5:
            await self.host.tables.leave(self.table, self.host.by(user))

    async def comes(self, user: int) -> None:
        await self.host.tables.join(self.table, self.host.by(user))

    async def asks_again(self, user: int) -> None:
        await self.host.tables.consents.ask_about_absent(self.table, self.host.by(user))

    async def all_decide(self, user: int) -> None:
        view = await self.host.view(self.table)
        asked = [each for each in view.absences if each.state == "asked"]
        if not asked:
            return
        about = self.rng.choice(asked)
        wish = self.rng.choices(WISHES, (2, 4, 4, 4, 0.3))[0]
        for other in EVERYBODY:
            with suppress(Refusal):
                await self.host.tables.consents.answer_absent(
                    self.table,
                    self.host.by(other),
                    (about.revision, about.seat),
                    wish,
                )

    async def waits(self, user: int) -> None:
        for _ in range(self.rng.choice((1, 1, 4))):
            await self.host.time_passes(SECONDS_MS)

    async def is_consistent(self) -> None:
        """Everybody who sits there has just one seat, and all that is asked of seats that nobody
        plays is asked of the others."""
        view = await self.host.view(self.table)
        sitting = [each.user for each in view.seats if not each.left and each.bot_player is None]
        assert len(sitting) == len(set(sitting)), view.seats
        if view.phase == "playing":
            assert sitting, "nobody plays on for nobody"
            for user in sitting:
                own = await self.host.view(self.table, user)
                assert view.seats[own.viewer or 0].user == user or own.viewer is None
        assert (
            set(sitting)
            == {user for user in EVERYBODY if self.table in self.host.tables.directory.of(user)}
            or view.phase == "ended"
        )


@pytest.mark.parametrize("seed", range(times(1, long=10)))
@pytest.mark.parametrize("game", games.names())
async def test_a_match_with_people_coming_and_going_goes_on_or_ends(
    real: Host, game: str, seed: int
) -> None:
    rng = Random(f"{game} {seed}")
    seats = games.find(game).seat_counts
    users = EVERYBODY[: max(2, min(3, seats[-1]))]
    table = await real.match(*users, game=game)
    wanderers = Wanderers(real, table, rng)
    for step in range(STEPS):
        if step % 30 == 15:
            await real.restart(down_for=60_000)
        await wanderers.one()
        await wanderers.is_consistent()
        await wanderers.look()
    await goes_on(real, table)
    await over(real, table)
    record = await real.tables.past.record(table)
    rules = games.find(game)({name: text.encode() for name, text in record.cards.items()})
    answers = Library().answers(game) if record.answers_hash else None
    assert check(rules, record, answers).fault is None
    past = await real.tables.past.past(table)
    for (moves, user), (seat, scene) in wanderers.seen.items():
        assert past.seat_of(user, moves) == seat
        assert msgspec.json.encode(past.replay.scene(moves, seat)) == scene


async def goes_on(real: Host, table: str) -> None:
    """Though nobody does anything more."""
    before = await real.view(table)
    for _ in range(HOURS_OF_A_DAY):
        now = await real.view(table)
        if now.phase == "ended" or now.revision > before.revision:
            return
        await real.time_passes(ASKED_MS)
    raise AssertionError("it hangs")


async def over(real: Host, table: str) -> None:
    """All who are there get up."""
    for user in EVERYBODY:
        with suppress(Refusal):
            await real.tables.leave(table, real.by(user))
    view = await real.view(table)
    assert view.phase == "ended" and view.parts
