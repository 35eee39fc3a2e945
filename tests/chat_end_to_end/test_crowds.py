"""Many at once, and what each of them may see."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from msgspec.structs import replace

from bot.chat.custom_ids import Answering, TakingTurn, parse
from bot.playground import Settings
from bot.playground.client import Client, all_text, buttons, selects
from bot.playground.control import AddMember, CreateServer
from bot.playground.people.views import MessageChanged, MessagePosted, SeenMessage
from tests.chat_end_to_end.matches import open_table, play_turn, start
from tests.chat_end_to_end.player import Player, table_of
from tests.chat_end_to_end.stage import HURRIED, SPEED, Stage, open_stage
from tests.games.every_game import FOR_TWO

pytestmark = pytest.mark.asyncio(loop_scope="session")

CROWD = 100
SEATS = 6


@pytest_asyncio.fixture(loop_scope="session")
async def in_time(tmp_path: Path) -> AsyncIterator[Stage]:
    """Where people who press wait as long as at Discord."""
    settings = replace(HURRIED, answer_seconds=Settings().answer_seconds * SPEED)
    async with open_stage(tmp_path / "var", settings) as opened:
        yield opened


@pytest.mark.alone
async def test_a_hundred_people_press_at_once(in_time: Stage) -> None:
    opener = Player(await in_time.person("Opener"))
    server, channel = await crowded_server(in_time, opener)
    lobby = await open_table(in_time, channel, "supertrumf", [opener])
    async with Client(in_time.playground.url) as one, Client(in_time.playground.url) as other:
        # All come before any of them looks, or else everybody is told of everybody.
        come = [
            await one.newcomer(f"p{number}", f"P{number}", servers=[server])
            for number in range(CROWD)
        ]
        clients = itertools.cycle((one, other))
        crowd = [Player(await next(clients).be(person.id)) for person in come]
        outcomes = await asyncio.gather(*(player.press(lobby, "join") for player in crowd))
        assert {outcome.result for outcome in outcomes} == {"answered"}
        shown = await opener.someone.until_sees(f"{SEATS}. P", channel)
        assert f"{SEATS + 1}. P" not in all_text(shown)
        refused = [player for player in crowd if not await is_seated(player)]
        assert len(refused) == CROWD - (SEATS - 1)


async def crowded_server(stage: Stage, owner: Player) -> tuple[str, str]:
    """A server with a channel, without clients that other tests have left open."""
    order = CreateServer(name="Crowd", owner=owner.someone.id, channels=["crowd"])
    made = await stage.client.order(order)
    await stage.client.order(AddMember(server=made["server"], user=stage.bot))
    channel: str = made["channels"]["crowd"]
    await owner.someone.until(lambda: owner.someone.channels.get(channel))
    return made["server"], channel


async def is_seated(player: Player) -> bool:
    """Whether somebody who pressed Join was taken, and not told that it was too late."""
    someone = player.someone
    told = "seats are taken"

    def look() -> str:
        direct = {c.id for c in someone.channels.values() if c.kind == "dm"}
        seen = [m for m in someone.all_messages() if m.ephemeral or m.channel in direct]
        return "".join(map(all_text, seen))

    return told not in await someone.until(look, "what came of it")


@pytest.mark.parametrize("game", FOR_TWO)
async def test_nothing_of_a_hand_is_seen_by_others(stage: Stage, game: str) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna"), 5)
    bo = Player(await stage.person("Bo", open_dms=False), 6)
    watcher = Player(await stage.person("Watcher"), 7)
    board = await start(stage, channel, game, [anna, bo])
    table = table_of(board)
    for _ in range(8):
        for player in (anna, bo):
            await play_turn(player, board, table)
    for owner, others in ((anna, (bo, watcher)), (bo, (anna, watcher))):
        hands = [lines for message in private(owner, channel) if (lines := hand_in(message))]
        own_lines = set(hands[-1])
        own_ids = {i for message in private(owner, channel) for i in answers_in(message)}
        assert own_lines and own_ids
        for other in others:
            seen = everything(other)
            assert not own_lines & {
                line for message in seen for line in all_text(message).split("\n")
            }
            assert not own_ids & {i for message in seen for i in answers_in(message)}


def everything(player: Player) -> list[SeenMessage]:
    """Every message in every state that was ever shown to somebody."""
    told = (n for n in player.someone.news if isinstance(n, MessagePosted | MessageChanged))
    return [news.message for news in told]


def private(player: Player, channel: str) -> list[SeenMessage]:
    return [m for m in everything(player) if m.ephemeral or m.channel != channel]


def hand_in(message: SeenMessage) -> list[str]:
    """The lines that name the cards still in hand: all on one, or one for each."""
    lines = all_text(message).split("\n")
    for place, line in enumerate(lines):
        if line == "Hand:":
            return list(itertools.takewhile(is_listed, lines[place + 1 :]))
        if line.startswith("Hand:"):
            return [line]
    return []


def is_listed(line: str) -> bool:
    return line.startswith("- ")


def answers_in(message: SeenMessage) -> list[str]:
    components = (*buttons(message), *selects(message))
    ids = (component.get("custom_id", "") for component in components)
    return [custom_id for custom_id in ids if isinstance(parse(custom_id), Answering | TakingTurn)]
