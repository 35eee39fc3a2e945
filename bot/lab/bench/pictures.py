"""How fast pictures are laid out, drawn and encoded, how large they are, how much they delay the
event loop, and all that beside another revision."""

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from statistics import mean

from PIL.Image import Image as Bitmap

import games
from bot.lab.bench import picture_stages
from bot.lab.bench.drafts import drafts, plain
from bot.lab.bench.harness import checkout, load, percentile, percentiles, revision
from bot.lab.bench.picture_stages import Took
from bot.lab.gallery import shown
from bot.library import python_path
from bot.life import begin_collecting
from bot.pictures.display import Picture
from bot.pictures.encoding import encode, png
from bot.pictures.palettes import palette_of
from bot.pictures.raster import render
from bot.places import PACKAGES

TIMES = 100
MANY = 10_000
WATCHED_MS = 5_000
PAGE = 4_096
WARM_UP, MATCHES = 2, 4
"""Of each game: those of which nothing is counted, and those that are timed."""
STAGES = ("layout", "drawing", "encoding")

Stages = subprocess.Popen[str]


def bench_pictures(
    beside: str | None = None, times: int = TIMES, many: int = MANY, matches: int = MATCHES
) -> Iterator[str]:
    """The stages of whole matches, this revision and another one in turns. Otherwise also drawing
    beside plain drawing, each game, memory, and the loop."""
    yield load()
    yield from _stages(beside, matches)
    if beside is not None:
        return
    yield from _beside_plain(times)
    chosen = {key: [each.picture for each in shown(key, 1)] for key in games.names()}
    for key, pictures in chosen.items():
        yield _of_a_game(key, pictures, times)
    yield _memory([picture for each in chosen.values() for picture in each], many)
    yield asyncio.run(_lateness(drafts()))


def _stages(beside: str | None, matches: int) -> Iterator[str]:
    with ExitStack() as stack:
        codes = {"this code": PACKAGES}
        if beside is not None:
            codes[f"{beside} ({revision(beside)})"] = stack.enter_context(checkout(beside))
        timed = {name: stack.enter_context(_timing(code)) for name, code in codes.items()}
        for key in filter(partial(_is_in_all, codes.values()), games.names()):
            took: dict[str, list[Took]] = {name: [] for name in timed}
            for number in range(WARM_UP + matches):
                for name, stages in timed.items():
                    of_a_match = _asked(stages, key, number)
                    took[name] += of_a_match if number >= WARM_UP else []
            yield from (_told(f"{key}, {name}", each) for name, each in took.items())
            if beside is not None:
                yield f"{key}, beside: {_ratios(*took.values())}"


def _is_in_all(codes: Collection[Path], key: str) -> bool:
    """A game from elsewhere is only measured by itself."""
    return len(codes) == 1 or all((code / "games" / key).is_dir() for code in codes)


@contextmanager
def _timing(code: Path) -> Iterator[Stages]:
    with subprocess.Popen(
        (sys.executable, "-P", picture_stages.__file__),
        env=os.environ | {"PYTHONPATH": python_path() if code == PACKAGES else str(code)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as stages:
        try:
            yield stages
        finally:
            stages.kill()


def _asked(stages: Stages, key: str, number: int) -> list[Took]:
    assert stages.stdin is not None and stages.stdout is not None
    stages.stdin.write(f"{key} {number}\n")
    stages.stdin.flush()
    answer: list[Took] = json.loads(stages.stdout.readline())
    return answer


def _told(what: str, took: Sequence[Took]) -> str:
    each = [*zip(*took, strict=True)]
    stages = ", ".join(
        f"{name} {percentile(times, 50):.1f} ms (p50) {mean(times):.1f} (mean)"
        for name, times in zip((*STAGES, "together"), (*each[:3], _together(took)), strict=True)
    )
    return f"{what}: {stages}, {mean(each[3]) / 1_000:.0f} kB; {len(took)} pictures"


def _together(took: Sequence[Took]) -> list[float]:
    return [sum(each[:3]) for each in took]


def _ratios(ours: Sequence[Took], others: Sequence[Took]) -> str:
    """Of the sums, and of the medians of whole pictures."""
    sums = [
        sum(our) / sum(other)
        for our, other in zip(zip(*ours, strict=True), zip(*others, strict=True), strict=True)
    ]
    whole, before = _together(ours), _together(others)
    stages = ", ".join(
        f"{name} {ratio:.2f}" for name, ratio in zip((*STAGES, "bytes"), sums, strict=True)
    )
    median = percentile(whole, 50) / percentile(before, 50)
    return f"{stages}, a picture {sum(whole) / sum(before):.2f} ({median:.2f} at p50)"


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
