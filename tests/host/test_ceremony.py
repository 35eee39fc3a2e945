"""A press that leaves no choice is offered for five seconds, and then happens by itself."""

from random import Random

import msgspec
import pytest

from bot.host.acts import Answer
from bot.host.attendance import MOST_UNSEEN
from bot.host.deadlines import CEREMONY_MS
from bot.host.model import Input
from bot.library import open_game
from games.kit.asks import is_forced_answer
from games.kit.bot_player import PACES
from games.kit.proof import check
from games.riftforce.moves import Toss
from games.riftforce.state import Tossing
from tests.host.hosting import HERE, KIM, LEE, Host

TOLD = 5
SLOWEST_MS = PACES["slow"].least + 2 * PACES["slow"].spread


async def tossing(host: Host) -> str:
    """A match of Riftforce, in which the first seat tosses for the first pick."""
    host.open_game = open_game
    await host.restart()
    return await host.match(KIM, LEE, game="riftforce")


async def is_tossed(host: Host, table: str) -> bool:
    standing = (await host.tables._flow.loaded(table)).standing
    assert standing is not None
    return not isinstance(standing.state.phase, Tossing)


async def test_the_toss_happens_by_itself_by_the_same_move_and_the_same_chance(
    host: Host,
) -> None:
    table = await tossing(host)
    (clock,) = (await host.view(table)).clocks
    assert clock.until - host.clock.now() == CEREMONY_MS
    await host.time_passes(CEREMONY_MS - 1)
    assert not await is_tossed(host, table)
    await host.time_passes(1)
    assert await is_tossed(host, table)
    tossed = (await host.store.log(table))[-1]
    assert (tossed.kind, tossed.user, tossed.seat) == ("move", None, 0)
    assert msgspec.json.decode(tossed.body, type=Toss) == Toss()
    assert tossed.chance
    await host.tables.end(table, host.by(KIM))
    found = check(open_game("riftforce"), await host.tables.past.record(table))
    assert found.fault is None and found.uses > 1


@pytest.mark.parametrize("game", ["riftforce", "storma_slottet"])
async def test_what_happens_by_itself_is_told_to_whom_it_was_for(real: Host, game: str) -> None:
    rng, told = Random(f"by itself {game}"), 0
    table = await real.match(KIM, LEE, game=game)
    while (await real.view(table)).phase == "playing" and told < TOLD:
        for user in (KIM, LEE):
            number, asks = await real.tables.asks(table, user)
            awaited = [ask for ask in asks if not ask.optional]
            if is_forced_answer([ask.form for ask in awaited]):
                told += await told_of_clock(real, table, user)
            elif awaited:
                ask = rng.choice(awaited)
                answer = Answer(ask.key, ask.sample(rng), number)
                await real.tables.move(table, real.by(user), answer)
                assert (await real.view(table, user)).forced == ()
    assert told


async def told_of_clock(host: Host, table: str, user: int) -> int:
    """The clock presses what leaves no choice: the player is told of all that it led to, also where
    that is such a press again."""
    earlier = (await host.view(table, user)).forced
    host.changes.clear()
    await host.time_passes(CEREMONY_MS)
    view = await host.view(table, user)
    by_clock = [changed for changed in host.changes if changed.seat == view.viewer]
    scenes = [changed.view(view.viewer).scene for changed in by_clock]
    led_to = [line for scene in scenes if scene is not None for line in scene.story]
    assert led_to and list(view.forced) == [*earlier, *led_to][-MOST_UNSEEN:]
    return 1


async def test_whoever_likes_presses_in_time_and_the_clock_then_leaves_it(host: Host) -> None:
    table = await tossing(host)
    number = (await host.view(table, KIM)).ask_number
    await host.tables.move(table, host.by(KIM), Answer("toss", (), number))
    before = len(await host.store.log(table))
    await host.time_passes(2 * CEREMONY_MS)
    assert len(await host.store.log(table)) == before


async def test_it_happens_after_a_kill_as_well_and_not_in_a_pause(host: Host) -> None:
    table = await tossing(host)
    await host.tables.pause(table, host.by(LEE))
    await host.time_passes(2 * CEREMONY_MS)
    assert not await is_tossed(host, table)
    await host.tables.resume(table, host.by(LEE))
    await host.restart(down_for=60_000)
    assert not await is_tossed(host, table)
    await host.time_passes(2 * CEREMONY_MS)
    assert await is_tossed(host, table)


async def test_bot_player_rolls_itself_however_slow_it_is(host: Host) -> None:
    """Whoever begins is rolled for, once each has chosen a suit and laid a card."""
    host.open_game = open_game
    await host.restart()
    told = await host.tables.open_table(
        "storma_slottet", HERE, host.by(KIM), language="sv", against="hard"
    )
    await host.tables.tell_bot_player(told.table, host.by(KIM), pace="slow")
    await host.tables.start(told.table, host.by(KIM))
    rolls: list[Input] = []
    while not rolls:
        number, asks = await host.tables.asks(told.table, KIM)
        for ask in (ask for ask in asks[:1] if not ask.optional):
            answer = Answer(ask.key, ask.sample(Random(1)), number)
            await host.tables.move(told.table, host.by(KIM), answer)
        await host.time_passes(SLOWEST_MS)
        log = await host.store.log(told.table)
        rolls = [line for line in log if line.seat == 1 and b'"roll"' in line.body]
    assert rolls[0].bot_player is not None and rolls[0].bot_player.pace == "slow"


async def test_where_there_is_a_choice_the_game_s_own_time_holds(host: Host) -> None:
    host.open_game = open_game
    await host.restart()
    table = await host.match(KIM, LEE, game="storma_slottet")
    clocks = (await host.view(table)).clocks
    assert clocks and all(clock.until - host.clock.now() > 10 * CEREMONY_MS for clock in clocks)
