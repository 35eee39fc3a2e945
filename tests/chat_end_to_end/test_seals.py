"""Whichever way a match begins: what it is dealt by stood in public before, on one small line that
is never edited, and nothing stands between the board and what one plays by."""

import re
from collections.abc import AsyncIterator, Sequence

import pytest
import pytest_asyncio

import games
from bot.chat.custom_ids import Doing, GivingUp, PublicAsk, parse
from bot.playground.client import all_text, buttons
from bot.playground.people.views import SeenMessage
from games.kit.realtime import RealtimeGame
from tests.chat_end_to_end.matches import open_table, start
from tests.chat_end_to_end.player import Player, is_board, offers, table_of, until_board
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

SEAL = re.compile(r"🔒 \[?`([\w-]{32})`")
LONGEST_LINE = 52
"""How many characters of small text fit on a line at 400 pixels."""


def is_realtime(game: str) -> bool:
    return issubclass(games.find(game), RealtimeGame)


def seals_of(messages: Sequence[SeenMessage]) -> list[str]:
    return [found for message in messages for found in SEAL.findall(all_text(message))]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """One for these tests alone, for which each game's people are the same: so few direct messages
    are opened that the bot puts none off, which it would tell."""
    async with open_stage(tmp_path_factory.mktemp("seals") / "var", FULL_LIMITS) as opened:
        yield opened
    PEOPLE.clear()


PEOPLE: dict[str, list[Player]] = {}


async def two(stage: Stage, game: str) -> list[Player]:
    if game not in PEOPLE:
        names = enumerate(("Anna", "Bo"))
        PEOPLE[game] = [Player(await stage.person(name), seed) for seed, name in names]
    return PEOPLE[game]


async def by_start(stage: Stage, game: str) -> tuple[Player, SeenMessage, SeenMessage]:
    """A player, the lobby as it was before the start, and the board, in a channel."""
    anna, bo = await two(stage, game)
    lobby = await open_table(stage, await stage.channel(), game, [anna, bo])
    before = anna.newest(lobby)
    await anna.press(before, "start_here" if is_realtime(game) else "start")
    await anna.someone.until(lambda: led_on(anna, lobby), "what is left of the lobby")
    return anna, before, anna.newest(lobby)


def led_on(player: Player, lobby: SeenMessage) -> bool:
    left = player.someone.message(lobby.channel, lobby.id)
    return left is not None and not seals_of([left])


async def in_thread(stage: Stage, game: str) -> tuple[Player, SeenMessage, SeenMessage]:
    anna, bo = await two(stage, game)
    lobby = await open_table(stage, await stage.channel(), game, [anna, bo])
    before = anna.newest(lobby)
    await anna.press(before, "start" if is_realtime(game) else "thread")
    there = await until_board(anna, lobby.id)
    if not is_realtime(game):
        await anna.press(there, "start")
    return anna, before, anna.newest(there)


async def by_rematch(stage: Stage, game: str) -> tuple[Player, SeenMessage, SeenMessage]:
    anna, bo = await two(stage, game)
    do: Doing = "start_here" if is_realtime(game) else "start"
    board = await start(stage, await stage.channel(), game, [anna, bo], do)
    await gives_up(bo, board.channel)
    await anna.someone.until(lambda: offers(anna.newest(board), "rematch"), "the end")
    ended = anna.newest(board)
    lobby = await anna.someone.answer(await anna.press(ended, "rematch"))
    await anna.someone.until(lambda: offers(anna.newest(lobby), "start"), "a lobby")
    return anna, *await begun_by_itself(anna, bo, ended, lobby)


async def begun_by_itself(
    back: Player, last: Player, ended: SeenMessage, lobby: SeenMessage
) -> tuple[SeenMessage, SeenMessage]:
    """A rematch's lobby as it was before the last one came back, and its board."""
    before = back.newest(lobby)
    await last.press(last.newest(ended), "rematch")
    await back.someone.until(lambda: offers(back.newest(lobby), "fair"), "the match")
    await back.someone.until(lambda: led_on(back, lobby), "what is left of the lobby")
    return before, back.newest(lobby)


async def gives_up(player: Player, channel: str) -> None:
    asked = await player.someone.answer(await player.someone.slash(channel, "give-up"))
    for button in buttons(asked):
        control = parse(button.get("custom_id", ""))
        if isinstance(control, GivingUp) and control.surely:
            await player.someone.press(asked, button["custom_id"])
            return
    raise AssertionError(f"there is no way to give up:\n{all_text(asked)}")


WAYS = {"start": by_start, "thread": in_thread, "rematch": by_rematch}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", games.names())
async def test_a_lobby_s_match_is_sealed_once_and_above_its_board(
    stage: Stage, game: str, way: str
) -> None:
    player, lobby, board = await WAYS[way](stage, game)
    (promised,) = seals_of([lobby])
    sealed = sealed_by(player, promised)
    assert f"/{lobby.channel}/{lobby.id})" in all_text(sealed), "the message that goes in"
    assert_small(sealed)
    await assert_played_right_below(player, sealed, board, game)


async def test_a_start_takes_two_posts_and_a_match_at_once_one(stage: Stage) -> None:
    """Beside the answer: the seal and the board, or the board alone; what is left of a lobby is
    edited by the answer itself."""
    anna, lobby, board = await by_start(stage, "riftforce")
    path = f"/channels/{board.channel}/messages"
    assert posted(stage, path) == 2
    assert not [what for what in requests(stage) if what.endswith(f"/messages/{lobby.id}")]
    channel = await stage.channel()
    await anna.someone.slash(channel, "play", game="riftforce", against="easy")
    await until_board(anna, channel)
    assert posted(stage, f"/channels/{channel}/messages") == 1


def requests(stage: Stage) -> list[str]:
    return [made.what for made in stage.playground.core.transcript.of("request")]


def posted(stage: Stage, path: str) -> int:
    return requests(stage).count(f"POST {path}")


@pytest.mark.parametrize("game", games.names())
async def test_a_match_at_once_is_sealed_by_the_message_that_goes_into_it(
    stage: Stage, game: str
) -> None:
    channel = await stage.channel()
    player, _ = await two(stage, game)
    outcome = await player.someone.slash(channel, "play", game=game, against="easy")
    sealed = await player.someone.answer(outcome)
    (promised,) = seals_of([sealed])
    assert all_text(sealed).endswith("🤖 2 (easy)")
    board = await until_board(player, channel)
    assert sealed_by(player, promised).id == sealed.id
    assert_small(sealed)
    if not is_realtime(game):
        await player.someone.until(lambda: after(player, board), "the hand")
    await assert_played_right_below(player, sealed, board, game)
    told = await player.someone.answer(await player.press(player.newest(board), "fair"))
    assert f"`{promised}`" in all_text(told) and f"[`{sealed.id}`]" in all_text(told)


def sealed_by(player: Player, promised: str) -> SeenMessage:
    """The one message that shows this seal."""
    shown = [m for m in player.someone.all_messages() if promised in seals_of([m])]
    (sealed,) = shown
    assert not sealed.edited and not sealed.ephemeral and not buttons(sealed)
    return sealed


def assert_small(sealed: SeenMessage) -> None:
    """One line, and nothing around it."""
    (text,) = sealed.components
    line = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", str(text["content"])).replace("`", "")
    assert line.startswith("-# 🔒 ") and "\n" not in line
    assert len(line.removeprefix("-# ")) <= LONGEST_LINE, line


async def assert_played_right_below(
    player: Player, sealed: SeenMessage, board: SeenMessage, game: str
) -> None:
    """The board right below the seal, and right below that what one plays by."""
    assert is_board(board) and after(player, sealed) == board.id
    if is_realtime(game):
        below = await player.someone.until(lambda: after(player, board), "what can be pressed")
        shown = player.someone.message(board.channel, below)
        controls = [parse(b.get("custom_id", "")) for b in buttons(shown)] if shown else []
        assert any(isinstance(control, PublicAsk) for control in controls)
        return
    seen = player.someone.sees(board.channel)
    hands = [m for m in seen if m.ephemeral and int(m.id) > int(board.id)]
    hand = hands[0] if hands else await player.hand(board)
    assert hand.ephemeral and after(player, board) == hand.id
    assert not seals_of([player.newest(board), hand])
    assert table_of(hand) == table_of(player.newest(board))


def after(player: Player, message: SeenMessage) -> str | None:
    """What stands right below a message, for this player."""
    seen = [m.id for m in player.someone.sees(message.channel)]
    below = seen[seen.index(message.id) + 1 :]
    return below[0] if below else None
