"""Ordet fanger in the channel itself: cards are turned by the buttons below the bot's posts, and
answers are plain messages. What takes minutes of waiting is played where time passes faster."""

import pytest

from bot.playground.client import all_text
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.matches import is_over, start
from tests.chat_end_to_end.player import Player, asked, controls, must_act
from tests.chat_end_to_end.realtime import is_post, play_out_in_real_time, play_until_duel
from tests.chat_end_to_end.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAME = "ordet_fanger"


async def seated(stage: Stage, *names: str, open_dms: bool = True) -> list[Player]:
    people = [await stage.person(name, open_dms=open_dms) for name in names]
    return [Player(someone, seed) for seed, someone in enumerate(people)]


async def test_a_card_is_drawn_by_the_hand_s_button_and_shown_in_the_channel(stage: Stage) -> None:
    channel = await stage.channel()
    players = await seated(stage, "Anna", "Bo", "Cecilie")
    board = await start(stage, channel, GAME, players, "start_here")
    anna, bo, _ = players
    for _ in ("the opening", "the card"):
        assert not must_act(await bo.hand(board))
        hand = await anna.hand(board)
        assert must_act(hand)
        await anna.act(hand)
    await bo.someone.until_sees("Anna flips", channel)


async def test_duels_are_answered_by_messages(brisk: Stage) -> None:
    channel = await brisk.channel()
    players = await seated(brisk, "Anna", "Bo", "Cecilie")
    board = await start(brisk, channel, GAME, players, "start_here")
    post, racing = await play_until_duel(board, players)
    quick, other = racing[0], players[0]
    await quick.someone.write(channel, "Svar på tal")
    await quick.someone.write(channel, "and this is only talk, isn't it?")
    ruling = await other.someone.until_sees(
        "takes it: “Svar på tal”",
        channel,
        also=lambda told: told.author.bot and is_post(told, post),
    )
    assert "only talk" not in all_text(ruling)


async def test_contesting_stays_open_in_a_hand_while_drawing_goes_on(stage: Stage) -> None:
    """Until the next card is turned (OF9), also when the turn moves on."""
    channel = await stage.channel()
    players = await seated(stage, "Anna", "Bo", "Cecilie")
    board = await start(stage, channel, GAME, players, "start_here")
    _, racing = await play_until_duel(board, players)
    await racing[0].someone.write(channel, "Svar på tal")
    await players[0].someone.until_sees(
        "“Svar på tal”",
        channel,
        also=lambda told: told.author.bot and "first with" in all_text(told),
    )
    contesting = [(player, await begin_to_contest(player, board)) for player in players]
    before = {hand.id: asked(hand) for _, hand in contesting}

    def moved_on() -> tuple[Player, SeenMessage] | None:
        now = ((player, player.newest(hand)) for player, hand in contesting)
        return next(((p, hand) for p, hand in now if asked(hand) != before[hand.id]), None)

    player, hand = await players[0].someone.until(moved_on, "that somebody may draw")
    (answer,) = [c for c in controls(hand) if c.chooses]
    await player.someone.press(hand, answer.shown["custom_id"])
    await player.act(player.newest(hand))
    await players[0].someone.until_sees("calls a vote on the answer “Svar på tal”", channel)


async def begin_to_contest(player: Player, board: SeenMessage) -> SeenMessage:
    hand = await player.hand(board)
    await player.someone.press(hand, "Call a vote")

    def opened() -> SeenMessage | None:
        now = player.newest(hand)
        return now if any(control.chooses for control in controls(now)) else None

    return await player.someone.until(opened, "what can be contested")


@pytest.mark.long
async def test_a_whole_match_of_three(hurried: Stage) -> None:
    await play_whole_match(hurried, "Anna", "Bo", "Cecilie")


async def test_a_whole_match_with_closed_direct_messages(hurried: Stage) -> None:
    await play_whole_match(hurried, "Doris", "Emil", open_dms=False)


async def play_whole_match(stage: Stage, *names: str, open_dms: bool = True) -> None:
    channel = await stage.channel()
    players = await seated(stage, *names, open_dms=open_dms)
    board = await start(stage, channel, GAME, players, "start_here")
    duels = await play_out_in_real_time(board, players)
    assert duels > 0
    for player in players:
        await player.someone.until(lambda p=player: is_over(p, board), "the end")
