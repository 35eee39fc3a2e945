"""One person alone plays the bot player, in each game to the end; and what the bot player played is
thought again afterwards. Where time passes faster, so that its human pace costs no minutes."""

from collections.abc import Callable

import pytest

from bot.chat.custom_ids import OfBotPlayer, parse
from bot.playground.client import all_text, selects
from bot.playground.people.views import SeenMessage
from games.kit.bot_player import EASY, LEVELS
from tests.chat_end_to_end.matches import is_over
from tests.chat_end_to_end.player import Player, controls, must_act, offers, table_of
from tests.chat_end_to_end.realtime import in_duel, posts_of, press_what_is_awaited
from tests.chat_end_to_end.stage import Stage
from tests.games.every_game import FOR_TWO
from tests.repeating import times

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST_TURNS = 3_000
MATCHES = [
    (game, [*LEVELS][(place + more) % len(LEVELS)])
    for more in range(times(1, long=len(LEVELS)))
    for place, game in enumerate(FOR_TWO)
]


async def against_bot_player(
    stage: Stage,
    player: Player,
    channel: str,
    game: str,
    *,
    level: str = EASY,
    pace: str = "quick",
    seats: int = 1,
) -> SeenMessage:
    """A lobby with one person and the bot player."""
    lobby = await player.someone.answer(await player.someone.slash(channel, "play", game=game))
    for seat in range(seats):
        await player.press(player.newest(lobby), "bot")
        await player.someone.until(
            lambda n=seat: f"{n + 2}. Spelvärden" in all_text(player.newest(lobby)),
            "the bot player",
        )
    await choose(player, lobby, f"pace:{pace}")
    if level != EASY:
        await choose(player, lobby, f"level:{level}")
        await player.someone.until(
            lambda: all_text(player.newest(lobby)).count(f" ({level})\n") == seats, "the level"
        )
    return lobby


async def choose(player: Player, lobby: SeenMessage, value: str) -> None:
    shown = await player.more(player.newest(lobby))
    menus = [s for s in selects(shown) if isinstance(parse(s["custom_id"]), OfBotPlayer)]
    await player.someone.choose(shown, menus[0]["custom_id"], value)


def never() -> bool:
    return False


async def play_alone(
    board: SeenMessage, player: Player, enough: Callable[[], bool] = never
) -> None:
    """Plays whenever it is this player's turn, until that is enough or the match is over."""
    table = table_of(board)

    def awaited() -> SeenMessage | bool:
        if enough():
            return True
        hand = player.direct(table)
        if hand is not None and must_act(hand):
            return hand
        return is_over(player, board)

    for _ in range(MOST_TURNS):
        hand = await player.someone.until(awaited, "a turn, or the end")
        if not isinstance(hand, SeenMessage):
            return
        await player.act(hand)
    raise AssertionError(f"no end in sight:\n{all_text(player.newest(board))}")


async def verified(player: Player, channel: str) -> str:
    outcome = await player.someone.slash(channel, "verify")
    return all_text(await player.someone.answer(outcome))


@pytest.mark.parametrize(("game", "level"), MATCHES)
async def test_one_person_alone_plays_bot_player_to_the_end(
    hurried: Stage, game: str, level: str
) -> None:
    channel = await hurried.channel()
    anna = Player(await hurried.person("Anna"), 1)
    board = await against_bot_player(hurried, anna, channel, game, level=level)
    await anna.press(anna.newest(board), "start")
    await play_alone(board, anna)
    assert f"Spelvärden ({level})" in all_text(anna.newest(board))
    told = await verified(anna, channel)
    assert "would make the same" in told and f"({level}, " in told, told


@pytest.mark.parametrize(("level", "seats"), [("easy", 1), ("hard", 1), ("hard", 5)])
async def test_one_person_alone_races_bot_player(hurried: Stage, level: str, seats: int) -> None:
    channel = await hurried.channel()
    anna = Player(await hurried.person("Anna"), 1)
    board = await against_bot_player(
        hurried, anna, channel, "ordet_fanger", level=level, seats=seats
    )
    await anna.press(anna.newest(board), "start_here")
    async for post in posts_of(board, anna):
        if in_duel([anna], post) and anna.rng.random() < 0.3:
            await anna.someone.write(channel, f"Svar {post.id[-5:]}")
        else:
            await press_what_is_awaited([anna], post)
    spoken = [m for m in anna.someone.sees(channel) if "💬 **Spelvärden" in m.content]
    assert spoken, "the bot player has said nothing"
    told = await verified(anna, channel)
    assert "I would make the same" in told, told
    assert "when judged again" in told and f"({level}, " in told, told
    assert "Card set: Around the Word in 80 Seconds (English)" in told, told


async def test_bot_player_is_told_how_to_play_and_taken_away(stage: Stage) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna"), 1)
    lobby = await against_bot_player(stage, anna, channel, "riftforce", pace="slow")
    await anna.someone.until(lambda: "easy" in all_text(anna.newest(lobby)), "how it plays")
    await choose(anna, lobby, "level:hard")
    await anna.someone.until(
        lambda: "Spelvärden (hard)" in all_text(anna.newest(lobby)), "the other level"
    )
    await choose(anna, lobby, "away")
    await anna.someone.until(
        lambda: "2. Spelvärden" not in all_text(anna.newest(lobby)), "an empty seat"
    )


async def test_a_hint_stands_in_the_hand_and_is_counted_in_public(stage: Stage) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna"), 1)
    board = await against_bot_player(stage, anna, channel, "supertrumf")
    await anna.press(anna.newest(board), "start")
    table = table_of(anna.newest(board))

    def awaited() -> SeenMessage | None:
        hand = anna.direct(table)
        return hand if hand is not None and offers(hand, "hint") else None

    hand = await anna.someone.until(awaited, "something to decide")
    messages = len([*anna.someone.all_messages()])
    hinted = await anna.someone.answer(await anna.press(hand, "hint"))
    assert "💡" in all_text(hinted) and hinted.id == hand.id
    assert {c.shown["custom_id"] for c in controls(hinted)} == {
        c.shown["custom_id"] for c in controls(hand)
    }
    assert len([*anna.someone.all_messages()]) == messages
    await anna.someone.until(
        lambda: "Anna took a hint" in all_text(anna.newest(board)), "what everybody sees"
    )
