"""The bot is killed, stopped and cut off; the match goes on from where it was."""

import asyncio
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.playground.client import all_text
from bot.playground.control import CloseGateway, CreateBot, PlanFault, SetEndpoint, SetIntents
from bot.playground.faults import GATEWAY, RequestFault
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.matches import is_over, open_table, play_out, play_turn, start
from tests.chat_end_to_end.player import Player, controls, must_act, table_of
from tests.chat_end_to_end.stage import FULL_LIMITS, HURRIED, Stage, open_stage
from tests.games.every_game import FOR_TWO
from tests.repeating import times

pytestmark = pytest.mark.asyncio(loop_scope="session")

KILLS = 4
PLAYED_OUT = times(1, long=len(FOR_TWO))


class Match(NamedTuple):
    """A match of two."""

    board: SeenMessage
    players: list[Player]

    async def play_a_round(self) -> None:
        for player in self.players:
            await play_turn(player, self.board, table_of(self.board))

    async def play_out(self) -> None:
        await play_out(self.board, self.players)


async def begin(stage: Stage, game: str) -> Match:
    players = [Player(await stage.person(name), seed) for seed, name in enumerate(("Anna", "Bo"))]
    return Match(await start(stage, await stage.channel(), game, players), players)


async def test_matches_survive_kills_between_and_inside_moves(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        matches = [await begin(stage, game) for game in FOR_TWO]
        for kill in range(KILLS):
            await asyncio.gather(*(match.play_a_round() for match in matches))
            if kill % 2:
                await asyncio.gather(*map(press_into_the_void, matches))
            await stage.kill_bot()
            await stage.start_bot()
        await asyncio.gather(*(match.play_a_round() for match in matches))
        played_out = matches[-PLAYED_OUT:]
        await asyncio.gather(*(match.play_out() for match in played_out))
        for match in played_out:
            assert is_over(match.players[0], match.board)
        assert stage.refused() == []


async def press_into_the_void(match: Match) -> None:
    """Somebody presses, and nobody will be there to answer."""
    for player in match.players:
        for message in player.someone.all_messages():
            for control in controls(message):
                if must_act(message) and not control.is_select:
                    press = player.someone.press(message, control.shown["custom_id"])
                    pressed = asyncio.ensure_future(press)
                    await asyncio.sleep(0)
                    pressed.add_done_callback(lambda done: done.cancelled() or done.exception())
                    return


async def test_what_was_not_shown_before_the_kill_is_shown_after_it(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        channel = await stage.channel()
        anna, bo = Player(await stage.person("Anna")), Player(await stage.person("Bo"))
        board = await start(stage, channel, "storma_slottet", [anna, bo])
        await stage.kill_bot()
        before = [m.id for m in anna.someone.sees(channel) if not m.ephemeral]
        await stage.start_bot()
        shown = await anna.someone.until(
            lambda: "Draw pile" in all_text(anna.newest(board)) and anna.newest(board)
        )
        hands = await anna.someone.until(lambda: anna.direct(table_of(board)) or None)
        assert shown.id == board.id and hands is not None
        assert [m.id for m in anna.someone.sees(channel) if not m.ephemeral] == before


async def test_a_lost_connection_is_taken_up_again(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        channel = await stage.channel()
        players = [Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)]
        board = await start(stage, channel, "supertrumf", players)
        await play_turn(players[0], board, table_of(board))
        await stage.client.order(CloseGateway(code=4000))
        await stage.until_online()
        await play_out(board, players)
        assert is_over(players[0], board)


async def test_discord_is_away_when_the_bot_starts(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage:
        away = RequestFault(kind="refused", path="/users/@me", times=4)
        await stage.client.order(PlanFault(fault=away))
        await stage.start_bot()
        assert stage.log.count("Discord can't be reached") == 2


@pytest.mark.alone
async def test_the_gateway_is_away_when_the_bot_starts(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage:
        # aiohttp itself tries each twice.
        away = RequestFault(kind="refused", path=GATEWAY, times=6)
        await stage.client.order(PlanFault(fault=away))
        await stage.start_bot()
        tries = re.findall(r"Discord can't be reached .*; trying again in (\S+) s", stage.log)
        # So far apart they begin; the try itself has taken some of it.
        assert len(tries) == 3
        assert all(
            gap / 2 < float(left) <= gap for gap, left in zip((0.5, 1, 2), tries, strict=True)
        )
        assert "Traceback" not in stage.log
        channel = await stage.channel()
        players = [Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)]
        board = await start(stage, channel, "riftforce", players)
        await play_turn(players[0], board, table_of(board))


async def test_after_an_intent_is_taken_away_answers_are_given_by_command(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", HURRIED, start=False) as stage:
        await stage.start_bot(SPELVARDEN_LOG="warning")
        await stage.client.order(SetIntents(bot=stage.bot, intents=0))
        await stage.client.order(CloseGateway(code=4014))
        await stage.owner.until(lambda: not stage.is_online(), "that the bot is gone")
        await stage.until_online()
        assert stage.log.count("switch on Message Content Intent") == 1
        lobby = await stage.owner.answer(
            await stage.owner.slash(stage.lobby, "play", game="ordet_fanger")
        )
        assert "/answer" in all_text(lobby)


@pytest.mark.parametrize("path", ["/users/@me", "/gateway/bot"])
async def test_a_long_rate_limit_is_waited_out(tmp_path: Path, path: str) -> None:
    """discord.py raises what is no error of HTTP for it."""
    async with open_stage(tmp_path / "var", HURRIED, start=False) as stage:
        limited = RequestFault(kind="rate_limited", path=path, seconds=61.0)
        await stage.client.order(PlanFault(fault=limited))
        await stage.start_bot()
        assert "Retry in 61.00 seconds.); trying again in 61 s" in stage.log


async def test_matches_of_another_application_are_warned_of(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        anna = Player(await stage.person("Anna"))
        await open_table(stage, await stage.channel(), "riftforce", [anna])
        before = stage.bot
        await stage.stop_bot()
        other = CreateBot(name="Other", owner=stage.owner.id, servers=[stage.server])
        made = await stage.client.order(other)
        stage.bot, stage.token = made["bot"], made["token"]
        await stage.start_bot(SPELVARDEN_LOG="warning")
        assert f"another application ({before}, perhaps the playground's)" in stage.log


async def test_a_second_bot_with_the_same_token_is_warned_of(tmp_path: Path) -> None:
    """Discord has the answer already, and not from an earlier try."""
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        anna, channel = await stage.person("Anna"), await stage.channel()
        path = "/interactions/*/*/callback"
        answered = RequestFault(kind="status", path=path, status=400, code=40060, handled=True)
        await stage.client.order(PlanFault(fault=answered))
        await anna.slash(channel, "help")
        await anna.slash(channel, "help")
        assert stage.log.count("there must be a second bot with this token") == 1


async def test_an_endpoint_for_interactions_is_warned_of(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage:
        await stage.client.order(SetEndpoint(bot=stage.bot, url="https://example.org/presses"))
        await stage.start_bot(SPELVARDEN_LOG="warning")
        assert stage.log.count("delete that URL at") == 1


@pytest.mark.parametrize(
    "code, cure",
    [
        (4004, "copy it again"),
        (4012, "install the newest version"),
        (4013, "install the newest version"),
    ],
)
async def test_a_connection_that_no_other_try_would_mend_is_one_sentence(
    tmp_path: Path, code: int, cure: str
) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage:
        await stage.start_bot(SPELVARDEN_LOG="error")
        await stage.client.order(CloseGateway(code=code))
        assert (await stage.until_ended())[0] == 1
        assert stage.log.count("\n") == 1 and cure in stage.log


async def test_a_refused_token_is_one_sentence(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage:
        code, told = await stage.run_bot(DISCORD_TOKEN="MTIz.abcdef.ghijkl", SPELVARDEN_LOG="error")
        assert code == 1
        assert told.count("\n") == 1 and "DISCORD_TOKEN" in told and "copy it again" in told


async def test_a_wrong_setting_is_one_sentence(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage:
        code, told = await stage.run_bot(SPELVARDEN_LOG="chatty")
        assert code == 1
        assert told.count("\n") == 1 and "SPELVARDEN_LOG" in told


async def test_without_the_right_to_read_messages(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS, intents=0) as stage:
        assert "Message Content Intent" in stage.log
        channel = await stage.channel()
        players = [Player(await stage.person(n), i) for i, n in enumerate(("Anna", "Bo", "Cec"))]
        board = await start(stage, channel, "ordet_fanger", players, "start_here")
        for number in range(60):
            for player in players:
                hand = await player.hand(board)
                if any(control.press.ask == "answer" for control in controls(hand)):
                    answer = f"Svar {number} {player.someone.me.name}"
                    await player.someone.slash(channel, "answer", answer=answer)
                    await player.someone.until_sees(f"“{answer}”", channel)
                    return
                if must_act(hand):
                    await player.act(hand)
        raise AssertionError("there was no duel in sixty turns")


async def test_sigterm_drains_and_stops(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        async with asyncio.timeout(20):
            assert await stage.stop_bot() == 0
        assert "Traceback" not in stage.log


async def test_a_stop_lets_those_who_pressed_be_answered(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        match = await begin(stage, "riftforce")
        slow = RequestFault(kind="slow", path="/interactions/*/*/callback", seconds=0.3, times=2)
        await stage.client.order(PlanFault(fault=slow))
        pressing = [asyncio.create_task(player.hand(match.board)) for player in match.players]
        await until_taken(stage)
        assert await stage.stop_bot() == 0
        for hand in await asyncio.gather(*pressing):
            assert "Riftforce" in all_text(hand)
        assert "ERROR" not in stage.log and "Traceback" not in stage.log


async def until_taken(stage: Stage) -> None:
    """Returns once all faults that are planned are on."""
    for _ in range(2_000):
        if not stage.playground.core.faults.planned:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"still planned: {stage.playground.core.faults.planned}")
