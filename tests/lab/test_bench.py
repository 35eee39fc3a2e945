"""The bench measures what it says it does, and what it measures is fast enough."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import games
from bot.lab.bench import audience
from bot.lab.bench.audience import Audience, NotSeen
from bot.lab.bench.discord import bench_discord, bench_new_people
from bot.lab.bench.duels import bench_duels
from bot.lab.bench.history import bench_history
from bot.lab.bench.pictures import bench_pictures
from bot.lab.bench.playground import bench_playground
from bot.lab.bench.replay import WANTED_MS, bench_replay
from bot.lab.bench.standby import bench_standby
from bot.lab.bench.tables import bench_tables
from bot.playground import Playground
from bot.playground.operations import channels

QUICKLY = {
    "discord.TABLES": 12,  # of one group: more than may stand open at a time
    "discord.GROUP": 12,
    "discord.ROUNDS": 1,
    "discord.EVERYDAY_TABLES": 2,
    "discord.NEW_TABLES": 2,
    "moves.WARM_UP_SECONDS": 0.1,
    "moves.LAST_BOARDS_SECONDS": 0.1,
    "moves.SECONDS": 1.0,
}


@pytest.mark.alone
@pytest.mark.long
def test_together_the_store_keeps_at_least_half_of_what_bare_sqlite_would(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.lab.bench.tables.SECONDS", 0.1)
    lines = list(bench_tables(tmp_path))
    assert len(lines) == 6
    together = next(line for line in lines if line.startswith("this disk, 64 together"))
    share = re.search(r"\((\d+)% of it\)", together)
    assert share is not None
    assert int(share[1]) >= 50
    assert list(tmp_path.iterdir()) == []


@pytest.mark.alone
@pytest.mark.long
def test_in_postgresql_a_move_is_kept_nearly_as_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("SECONDS", 1.0), ("ROUNDS", 1)):
        monkeypatch.setattr(f"bot.lab.bench.standby.{name}", value)
    lines = list(bench_standby())
    assert sum("of 300" in line for line in lines) >= 2
    assert all("as wanted" in line for line in lines if "over SQLite's" in line)


@pytest.mark.long
def test_the_playgrounds_bench_tells_what_an_echo_costs_it() -> None:
    _, empty, full = bench_playground(presses=50, rounds=1)
    for line, channel in ((empty, "1 message"), (full, "10,000 messages")):
        told = re.match(rf"channel with {channel}: an echoed press takes (\d+\.\d+) ms", line)
        assert told is not None
        assert float(told[1]) > 0


@pytest.mark.long
def test_the_bench_of_pictures_draws_each_kind_beside_the_plainest_drawing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.lab.bench.pictures.WATCHED_MS", 200)
    monkeypatch.setattr("bot.lab.bench.pictures.WARM_UP", 0)
    lines = list(bench_pictures(times=3, many=10, matches=1))
    stages = [line for line in lines if re.search(r"layout .* drawing .* encoding .* kB", line)]
    assert len(stages) == len(games.names())
    beside = [line for line in lines if "times as long as plainly" in line]
    assert len(beside) == 4
    assert all(float(re.findall(r"([\d.]+) times", line)[0]) > 0 for line in beside)
    assert {line.partition(":")[0] for line in lines} >= {*games.names(), "memory"}


@pytest.mark.long
def test_the_bench_of_history_gives_the_commands_and_weighs_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.lab.bench.finished.SAMPLES", 1)
    lines = list(bench_history(tmp_path, many=60, times=5))
    assert any(re.match(r"  its result: \d{3} bytes", line) for line in lines)
    assert {"/history", "/history of", "a page of it"} <= {line.partition(":")[0] for line in lines}
    assert all("of 5" in line for line in lines if "p99" in line)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.alone
@pytest.mark.long
def test_the_longest_finished_matches_are_found_and_drawn_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.lab.bench.replay.MATCHES", 2)
    found = [line for line in bench_replay(tmp_path) if "found and drawn" in line]
    assert len(found) == len(games.names())
    for line in found:
        told = re.search(r"([\d.]+) ms \(p99\)", line)
        assert told is not None
        assert float(told[1]) < WANTED_MS
    assert list(tmp_path.iterdir()) == []


@pytest.mark.long
def test_the_bots_bench_opens_its_tables_and_plays_at_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in QUICKLY.items():
        monkeypatch.setattr(f"bot.lab.bench.{name}", value)
    monkeypatch.chdir(tmp_path)
    lines = list(bench_discord(pictures=True))
    made = [line for line in lines if " made " in line]
    assert len(made) == 10
    seen = [line for line in lines if line.startswith("  everybody sees it after")]
    assert len(seen) == 6
    for line in made:
        rate = re.search(r" made (\d+) by .* (\d+) presses unanswered", line)
        assert rate is not None
        assert int(rate[1]) > 0
        assert int(rate[2]) == 0
    assert list(_told(r"a press costs (\d+\.\d) echoes", lines))
    assert list(tmp_path.iterdir()) == []


SO_MANY_NEW = {
    "discord.NEW_TABLES": 60,
    "discord.NEW_RATE": 20,
    "moves.WARM_UP_SECONDS": 8.0,  # by then whatever starves has done so
    "moves.SECONDS": 4.0,
    "moves.LAST_BOARDS_SECONDS": 3.0,
}


@pytest.mark.alone
@pytest.mark.long
def test_among_many_new_people_everybody_sees_a_move_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though most of them can't be written to for hours. A queue in which those who wait hold
    anything leaves four of five boards as they were."""
    for name, value in SO_MANY_NEW.items():
        monkeypatch.setattr(f"bot.lab.bench.{name}", value)
    monkeypatch.chdir(tmp_path)
    lines = list(bench_new_people())
    (in_time,) = _told(r"([\d.]+)% within 2 s", lines)
    assert float(in_time) >= 90
    (presses,) = _told(r"(\d+) presses unanswered", lines)
    assert int(presses) == 0


@pytest.mark.alone
@pytest.mark.long
def test_a_burst_of_duels_is_ruled_as_fast_as_discord_takes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.lab.bench.duels.ROUNDS", 1)
    monkeypatch.setattr("bot.lab.bench.duels.RULINGS_A_SECOND", 30)
    monkeypatch.chdir(tmp_path)
    lines = list(bench_duels())  # which raises where one is not ruled
    (a_second,) = _told(r"a burst of 100: drained in [\d.]+ s, (\d+) a second", lines)
    assert int(a_second) >= 30, "a slot is taken for a second and as long as a request takes"


def _told(pattern: str, lines: list[str]) -> Iterator[str]:
    for line in lines:
        if found := re.search(pattern, line):
            yield found[1]


async def test_what_a_bot_never_shows_is_not_awaited_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(audience, "SHOWN_SECONDS", 0.05)
    async with await Playground.start() as playground:
        people = Audience(playground)
        owner = playground.core.add_person("owner").id
        guild = channels.create_guild(playground.core, "Players", owner)
        channel = channels.create_channel(playground.core, guild, "table").id
        with pytest.raises(NotSeen, match=f"“Start” in channel {channel} was not seen"):
            await people.press_labelled(owner, channel, "Start")
