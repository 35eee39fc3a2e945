"""How fast pictures are drawn, how large they are, and how much they delay the event loop."""

import asyncio
import time
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from pathlib import Path

from PIL.Image import Image as Bitmap

import games
from bot.lab.bench.drafts import drafts, plain
from bot.lab.bench.harness import load, percentile, percentiles
from bot.lab.gallery import shown
from bot.life import begin_collecting
from bot.pictures.display import Picture
from bot.pictures.encoding import encode, png
from bot.pictures.palettes import palette_of
from bot.pictures.raster import render

TIMES = 100
MANY = 10_000
WATCHED_MS = 5_000
PAGE = 4_096


def bench_pictures(times: int = TIMES, many: int = MANY) -> Iterator[str]:
    """Drawing beside plain drawing; every game; memory; the loop."""
    yield load()
    yield from _beside_plain(times)
    chosen = {key: [each.picture for each in shown(key, 1)] for key in games.names()}
    for key, pictures in chosen.items():
        yield _of_a_game(key, pictures, times)
    yield _memory([picture for each in chosen.values() for picture in each], many)
    yield asyncio.run(_lateness(drafts()))


def _beside_plain(times: int) -> Iterator[str]:
    for what, picture in drafts().items():
        ours, plainly = [], []
        render(picture)
        for _ in range(times):
            ours.append(_took(render, picture))
            plainly.append(_took(plain, picture))
        ratio = percentile(ours, 50) / percentile(plainly, 50)
        size = len(png(picture)) / 1_000
        yield f"{what}: {percentiles(ours)}, {ratio:.2f} times as long as plainly, {size:.0f} kB"


def _of_a_game(key: str, pictures: list[Picture], times: int) -> str:
    largest = max(len(png(picture)) for picture in pictures) / 1_000
    took = [_took(render, picture) for picture in islice(cycle(pictures), times)]
    return f"{key}: {percentiles(took)}, {largest:.0f} kB at most"


def _took(draw: Callable[[Picture], Bitmap], picture: Picture) -> float:
    """Milliseconds until the PNG is ready."""
    began = time.perf_counter()
    encode(draw(picture), palette_of(picture))
    return (time.perf_counter() - began) * 1_000


def _memory(pictures: list[Picture], many: int) -> str:
    before = _resident()
    for picture in islice(cycle(pictures), many):
        png(picture)
    return f"memory: {(_resident() - before) / 1e6:+.1f} MB after {many} pictures more"


def _resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


async def _lateness(pictures: dict[str, Picture]) -> str:
    """How late the loop is while a thread draws one picture after another."""
    begin_collecting()
    drawing = asyncio.create_task(_keep_drawing(pictures))
    late = []
    until = time.perf_counter() + WATCHED_MS / 1_000
    while (began := time.perf_counter()) < until:
        await asyncio.sleep(0.005)
        late.append((time.perf_counter() - began) * 1_000 - 5)
    drawing.cancel()
    return f"the loop is late by {percentiles(late)}, {max(late):.1f} ms at most"


async def _keep_drawing(pictures: dict[str, Picture]) -> None:
    for picture in cycle(pictures.values()):
        await asyncio.to_thread(_took, render, picture)
