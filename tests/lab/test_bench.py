"""The bench measures what it says it does."""

import re
from pathlib import Path

import pytest

from bot.lab.bench.playground import bench_playground
from bot.lab.bench.tables import bench_tables


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


def test_the_playgrounds_bench_tells_what_an_echo_costs_it() -> None:
    _, empty, full = bench_playground(presses=50, rounds=1)
    for line, channel in ((empty, "1 message"), (full, "10,000 messages")):
        told = re.match(rf"channel with {channel}: an echoed press takes (\d+\.\d+) ms", line)
        assert told is not None
        assert float(told[1]) > 0
