"""How long people have, over sockets: a lobby's clock and a server's, a match that nobody acts in,
more time, quiet hours and the one message a day."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.chat.custom_ids import Deed, SetTime, write
from bot.chat.press import stamp_of
from bot.playground.client import all_text
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.choosing import server_settings, settings_of
from tests.chat_end_to_end.clocks import awaited, set_clock
from tests.chat_end_to_end.leaving import about_seat, question, until_told
from tests.chat_end_to_end.matches import is_over, open_table
from tests.chat_end_to_end.player import Player, offers, table_of
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def set_time(player: Player, shown: SeenMessage, what: SetTime, value: str) -> None:
    await player.someone.choose(player.newest(shown), write(what), value)


async def lives(player: Player, shown: SeenMessage, zone: str) -> None:
    """Types where he lives."""
    await set_time(player, shown, SetTime("zone"), "typed")
    form = await player.someone.until_modal()
    await player.someone.fill(form, zone=zone)


def text_of(player: Player, shown: SeenMessage) -> str:
    return all_text(player.newest(shown)).replace("\\", "")


async def test_the_opener_chooses_how_long_people_have(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna")), Player(await stage.person("Bo"))
    lobby = await open_table(stage, channel, "riftforce", [anna, bo])
    assert "Time to think: 5 minutes per turn." in all_text(anna.newest(lobby))
    await set_clock(anna, lobby, "bank 300 5", "5 minutes each for the whole match")
    await anna.press(anna.newest(lobby), "start")
    await bo.someone.until(lambda: "**5:00**" in all_text(bo.newest(lobby)), "the banks")


async def test_a_server_s_lobbies_begin_with_its_usual_clock(stage: Stage) -> None:
    channel = await stage.channel()
    owner, bo = Player(stage.owner), Player(await stage.person("Bo"))
    shown = await server_settings(owner, channel)
    await set_time(owner, shown, SetTime("clock"), "turn 180")
    try:
        lobby = await open_table(stage, channel, "supertrumf", [bo])
        assert "Time to think: 3 minutes per turn." in all_text(bo.newest(lobby))
    finally:
        await set_time(owner, shown, SetTime("clock"), "usual")


async def test_a_match_in_which_nobody_acts_ends_by_the_clock(hurried: Stage) -> None:
    channel = await hurried.channel()
    anna, bo = Player(await hurried.person("Anna")), Player(await hurried.person("Bo"))
    lobby = await open_table(hurried, channel, "storma_slottet", [anna, bo])
    await set_clock(anna, lobby, "turn 30", "30 seconds per turn")
    await anna.press(anna.newest(lobby), "start")
    while not is_over(anna, lobby):
        before = all_text(anna.newest(lobby))
        await anna.someone.until(lambda b=before: all_text(anna.newest(lobby)) != b, "a move")


async def test_clocks_go_on_after_a_restart(hurried: Stage) -> None:
    channel = await hurried.channel()
    anna, bo = Player(await hurried.person("Anna")), Player(await hurried.person("Bo"))
    lobby = await open_table(hurried, channel, "storma_slottet", [anna, bo])
    await set_clock(anna, lobby, "turn 60", "a minute per turn")
    await anna.press(anna.newest(lobby), "start")
    await anna.someone.until(lambda: "⏳" in all_text(anna.newest(lobby)), "the clock")
    before = all_text(anna.newest(lobby))
    await hurried.kill_bot()
    await hurried.start_bot()
    await anna.someone.until(lambda: all_text(anna.newest(lobby)) != before, "the clock's move")


async def test_somebody_else_gives_more_time(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna")), Player(await stage.person("Bo"))
    board = await open_table(stage, channel, "storma_slottet", [anna, bo])
    await set_clock(anna, board, "turn 600", "10 minutes per turn")
    await anna.press(anna.newest(board), "start")
    late, giver = await awaited(board, anna, bo)
    await giver.someone.until(lambda: offers(giver.newest(board), "time"), "the button")
    await giver.someone.press(giver.newest(board), write(Deed(table_of(board), "time")))
    told = f"{giver.someone.me.name} gives {late.someone.me.name} more time"
    await late.someone.until_sees(told, channel)


async def test_where_no_clock_runs_the_other_is_asked_about_who_just_never_comes_back(
    tmp_path: Path,
) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage:
        await stage.start_bot(module="tests.chat_end_to_end.impatient_bot")
        channel = await stage.channel()
        anna, bo = Player(await stage.person("Anna")), Player(await stage.person("Bo"))
        board = await open_table(stage, channel, "storma_slottet", [anna, bo])
        await set_clock(anna, board, "none", "no time limit")
        await anna.press(anna.newest(board), "start")
        told = "hasn’t done anything for two days."
        text = all_text(await until_told(anna, channel, told))
        gone, other = (anna, bo) if f"<@{anna.someone.id}> {told}" in text else (bo, anna)
        await about_seat(other, board, "wait")
        await until_told(other, channel, "No clock runs in this match.")
        await other.someone.until(
            lambda: [m for m in other.someone.sees(channel) if told in all_text(m)], "it again"
        )
        assert f"<@{gone.someone.id}> {told}" in all_text(await question(other, board))
        await about_seat(other, board, "hard")
        await until_told(other, channel, "I’m playing for")


async def test_who_sleeps_is_told_once_a_day_what_waits_for_him(hurried: Stage) -> None:
    channel = await hurried.channel()
    anna, bo = Player(await hurried.person("Anna")), Player(await hurried.person("Bo"))
    lobby = await open_table(hurried, channel, "storma_slottet", [anna, bo])
    await set_clock(anna, lobby, "day", "a day per move")
    await anna.press(anna.newest(lobby), "start")
    sleeper, _ = await awaited(lobby, anna, bo)
    someone = sleeper.someone
    shown = await settings_of(sleeper, channel)
    await lives(sleeper, shown, "Europe/Atlantis")
    await someone.until_sees("a time zone called", channel)
    await lives(sleeper, shown, zone_in_the_morning(stamp_of(int(lobby.id))))
    await someone.until(lambda: "Quiet hours: 22:00–08:00" in text_of(sleeper, shown), "the zone")

    def digests() -> list[SeenMessage]:
        seen = someone.all_messages()
        return [each for each in seen if "One table is waiting for you" in all_text(each)]

    await someone.until(digests, "the day's message")
    await hurried.kill_bot()
    await hurried.start_bot()
    again = await settings_of(sleeper, channel)
    assert "Quiet hours: 22:00–08:00" in text_of(sleeper, again)
    await set_time(sleeper, again, SetTime("zone"), "nowhere")
    await someone.until(lambda: "day and night" in text_of(sleeper, again), "no quiet hours")
    assert len(digests()) == 1


def zone_in_the_morning(at: int) -> str:
    """Where the night was over an hour or two ago."""
    hours = (9 - datetime.fromtimestamp(at / 1000, UTC).hour + 11) % 24 - 11
    return f"Etc/GMT{-hours:+}" if hours else "UTC"
