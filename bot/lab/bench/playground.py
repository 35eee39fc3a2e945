"""How fast the playground is: presses echoed by a bot, without limits."""

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median

from bot.lab.bench.audience import Audience, EchoBot
from bot.lab.bench.harness import load, percentiles
from bot.playground import Playground, Settings

WANTED_MS = 0.5
"""The playground's processor time for an echoed press: 2,000 a second on one core."""
MESSAGES_IN_FULL_CHANNEL = 10_000


@dataclass
class RoundTrips:
    seconds: float = 0.0
    processor: float = 0.0
    answers: list[float] = field(default_factory=list)


def bench_playground(presses: int = 5_000, in_flight: int = 2, rounds: int = 3) -> Iterator[str]:
    yield load()
    for before, name in ((0, "1 message"), (MESSAGES_IN_FULL_CHANNEL, "10,000 messages")):
        measured = asyncio.run(_measure(before, presses, in_flight, rounds))
        cost = median(each.processor / presses * 1000 for each in measured)
        rate = median(presses / each.seconds for each in measured)
        answers = [answer for each in measured for answer in each.answers]
        yield (
            f"channel with {name}: an echoed press takes {cost:.2f} ms of the playground's "
            f"processor (wanted {WANTED_MS}); {rate:,.0f} a second with the echo bot beside it, "
            f"answered in {percentiles(answers)}"
        )


async def _measure(before: int, presses: int, in_flight: int, rounds: int) -> list[RoundTrips]:
    settings = Settings(rate_limits=False, identify_limits=False)
    async with await Playground.start(settings=settings) as playground:
        audience = Audience(playground)
        async with audience.echo_bot(before) as bot:
            return [await _round(audience, bot, presses, in_flight) for _ in range(rounds)]


async def _round(audience: Audience, bot: EchoBot, presses: int, in_flight: int) -> RoundTrips:
    measured = RoundTrips()
    left = iter(range(presses))

    async def press() -> None:
        for _ in left:
            measured.answers.append((await audience.echo(bot)).took)

    before, began = time.process_time(), time.perf_counter()
    await asyncio.gather(*(press() for _ in range(in_flight)))
    measured.seconds = time.perf_counter() - began
    measured.processor = time.process_time() - before
    return measured
