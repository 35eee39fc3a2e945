"""*Play* on the board shows one's own hand, where all is chosen by pressing it: nothing counts
before the last press, and nobody else sees anything."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from bot.chat.custom_ids import Answering, ChooseOwn, Step, parse
from bot.playground.client import Failed, Refused, all_text, buttons
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.choosing import choose, settings_of
from tests.chat_end_to_end.matches import is_over, post_as_bot, start
from tests.chat_end_to_end.player import Player, must_act, table_of
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage
from tests.chat_end_to_end.turns import (
    begin,
    by_play,
    of_ask,
    pick_first,
    play_out_by_play,
    until_offered,
)

pytestmark = pytest.mark.asyncio(loop_scope="session")

ALREADY = "Your earlier choice already counted"


async def two(stage: Stage) -> tuple[Player, Player]:
    anna = await stage.person("Anna", "en-GB", open_dms=False)
    bo = await stage.person("Bo", "en-US", open_dms=False)
    return Player(anna, 1), Player(bo, 2)


@pytest.mark.parametrize("game", ["storma_slottet", "riftforce", "supertrumf"])
async def test_a_whole_match_by_play(hurried: Stage, game: str) -> None:
    players = await two(hurried)
    board = await start(hurried, await hurried.channel(), game, players)
    assert await play_out_by_play(board, players) > 1
    assert is_over(players[0], board)


async def test_play_shows_the_hand_with_its_buttons_to_one_player_alone(stage: Stage) -> None:
    players = anna, bo = await two(stage)
    channel = await stage.channel()
    board = await start(stage, channel, "riftforce", players)
    player, hand = await until_offered(board, players, "play")
    other = bo if player is anna else anna
    assert hand.ephemeral
    before, told = all_text(other.newest(board)), len(other.someone.news)
    await pick_first(player, hand, "play")
    hand = player.newest(hand)
    assert any(button.get("label", "").startswith("✓ 1.") for button in buttons(hand))
    assert all_text(other.newest(board)) == before and len(other.someone.news) == told
    await player.someone.press(hand, location(hand, 1))
    await other.someone.until(lambda: all_text(other.newest(board)) != before)


def location(hand: SeenMessage, place: int) -> str:
    """The button of a location on a hand from which cards are being played."""
    shown = [c for c in of_ask(hand, "play") if c.chooses and not c.is_select]
    last = max(c.press.field for c in shown if isinstance(c.press, Answering))
    found = [c for c in shown if isinstance(c.press, Answering) and c.press.field == last]
    return str(found[place].shown["custom_id"])


async def test_whoever_presses_twice_plays_once(stage: Stage) -> None:
    players = await two(stage)
    channel = await stage.channel()
    board = await start(stage, channel, "riftforce", players)
    player, hand = await until_offered(board, players, "play")
    await pick_first(player, hand, "play")
    hand = player.newest(hand)
    there = location(hand, 2)
    both = [player.someone.press(hand, there) for _ in range(2)]
    outcomes = await asyncio.gather(*both, return_exceptions=True)
    assert not isinstance(outcomes[0], BaseException)
    if isinstance(outcomes[1], Refused):
        pytest.skip("the first was answered before the second was sent")
    await player.someone.until_sees(ALREADY, channel)


async def test_who_has_no_seat_or_no_turn_is_told_so(stage: Stage) -> None:
    players = await two(stage)
    board = await start(stage, await stage.channel(), "storma_slottet", players)
    watcher = Player(await stage.person("Watcher"))
    assert "You’re not at this table" in all_text(await by_play(watcher, board))
    hands = [await by_play(player, board) for player in players]
    told = [all_text(hand) for hand in hands if not must_act(hand)]
    assert len(told) == 1 and "It’s the other player’s turn" in told[0]


async def test_whoever_rolls_themselves_does_so_by_play(stage: Stage) -> None:
    players = await two(stage)
    channel = await stage.channel()
    for player in players:
        shown = await settings_of(player, channel)
        assert "Dice: roll them for me" in all_text(shown)
        chosen = await choose(player, shown, ChooseOwn("rolls"), "own")
        assert "Dice: let me roll" in all_text(chosen)
    board = await start(stage, channel, "storma_slottet", players)
    player, hand = await until_last_active(board, players)
    await pick_first(player, hand, "active")
    sent = sources(stage, table_of(board))
    assert sent[-1].endswith("/1")
    await by_play(player, board)
    assert len(sources(stage, table_of(board))) == len(sent) + 1


async def until_last_active(
    board: SeenMessage, players: Sequence[Player]
) -> tuple[Player, SeenMessage]:
    """Until the last Active card is being laid, after which is rolled for the start."""
    first, hand = await until_offered(board, players, "active")
    await pick_first(first, hand, "active")
    other = players[1] if first is players[0] else players[0]
    return other, await by_play(other, board)


async def test_the_moves_of_one_press_are_known_by_it_and_their_numbers(stage: Stage) -> None:
    players = await two(stage)
    board = await start(stage, await stage.channel(), "storma_slottet", players)
    player, hand = await until_last_active(board, players)
    await pick_first(player, hand, "active")
    laid, rolled = sources(stage, table_of(board))[-2:]
    press = laid.partition("/")[0]
    assert (laid, rolled) == (f"{press}/1", f"{press}/2")
    await player.someone.until(lambda: "🎲" in all_text(player.newest(board)))


async def test_a_kill_between_the_moves_of_a_press_loses_none_and_doubles_none(
    tmp_path: Path,
) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        players = await two(stage)
        channel = await stage.channel()
        board = await start(stage, channel, "storma_slottet", players)
        player, hand = await until_last_active(board, players)
        await stage.kill_bot()
        await stage.start_bot(module="tests.chat_end_to_end.cut_bot")
        with pytest.raises(Failed):
            await pick_first(player, hand, "active")
        await stage.kill_bot()
        await stage.start_bot()
        sent = sources(stage, table_of(board))
        assert sent[-1].endswith("/1") and not sent[-2].startswith(sent[-1].partition("/")[0])
        await by_play(player, board)
        await player.someone.until(lambda: "🎲" in all_text(player.newest(board)))
        assert sources(stage, table_of(board))[: len(sent)] == sent
        assert stage.refused() == []


def sources(stage: Stage, table: str) -> list[str]:
    """What the inputs of a table are known by, in order."""
    with closing(sqlite3.connect(stage.var / "store.db")) as store:
        found = store.execute(
            "SELECT source FROM inputs WHERE table_id = ? ORDER BY revision", (table,)
        )
        return [source for (source,) in found]


async def test_a_stale_button_says_whether_the_earlier_choice_counted(stage: Stage) -> None:
    players = await two(stage)
    channel = await stage.channel()
    board = await start(stage, channel, "storma_slottet", players)
    player, hand = await until_offered(board, players, "house")
    control = next(control for control in of_ask(hand, "house") if control.chooses)
    old = await post_as_bot(stage, channel, control.shown["custom_id"])
    await pick_first(player, hand, "house")
    await player.someone.press(old, control.shown["custom_id"])
    await player.someone.until_sees(ALREADY, channel)


async def test_what_a_rule_forbids_is_said_where_it_is_picked_and_the_picks_stay(
    stage: Stage,
) -> None:
    players = await two(stage)
    board = await start(stage, await stage.channel(), "storma_slottet", players)
    player, hand = await until_offered(board, players, "exchange")
    hand = await begin(player, hand, "exchange")
    control = next(control for control in of_ask(hand, "exchange") if control.chooses)
    if not control.is_select:
        pytest.skip("so few cards are buttons, of which only those that go together can be pressed")
    suits = {o["emoji"]["name"]: o["value"] for o in control.shown["options"] if "emoji" in o}
    first, second, *_ = suits.values()
    await player.someone.choose(hand, control.shown["custom_id"], first, second)
    hand = player.newest(hand)
    assert "One suit only: you chose " in all_text(hand) and "SS8" not in all_text(hand)
    assert not any(control.step is Step.DO for control in of_ask(hand, "exchange"))
    (control,) = [control for control in of_ask(hand, "exchange") if control.is_select]
    chosen = [o["value"] for o in control.shown["options"] if o.get("default")]
    assert sorted(chosen) == sorted((first, second))
    assert any(type(parse(b["custom_id"])).__name__ == "RuleOf" for b in buttons(hand))
