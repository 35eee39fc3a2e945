"""How fast the playground is: interactions echoed by a bot, with the limits off."""

from __future__ import annotations

import asyncio
import statistics
import sys

import msgspec

from bot.playground.deeds import messages, places
from bot.playground.echo import Figures, Job
from bot.playground.records import Channel
from bot.playground.server import Playground
from bot.playground.settings import Settings

WANTED_A_SECOND = 2000
WANTED_P50_MS = 1.0
MESSAGES_IN_FULL_CHANNEL = 10_000


def bench(interactions: int = 10_000, in_flight: int = 2, rounds: int = 3) -> int:
    """Print the figures; 0 if they are as good as is wanted, else 1."""
    return asyncio.run(_bench(interactions, in_flight, rounds))


async def _bench(interactions: int, in_flight: int, rounds: int) -> int:
    settings = Settings(rate_limits=False, identify_limits=False)
    async with await Playground.start(settings=settings) as playground:
        empty = [await _measure(playground, interactions, in_flight, 0) for _ in range(rounds)]
        full = [
            await _measure(playground, interactions, in_flight, MESSAGES_IN_FULL_CHANNEL)
            for _ in range(rounds)
        ]
    good = _show("channel with 1 message", empty)
    filled = f"channel with {MESSAGES_IN_FULL_CHANNEL:,} messages"
    return 0 if _show(filled, full) and good else 1


async def _measure(
    playground: Playground, interactions: int, in_flight: int, messages_before: int
) -> Figures:
    core = playground.core
    person = core.add_person("presser")
    guild = places.create_guild(core, "Bench", person.id)
    channel = places.create_channel(core, guild, "bench")
    application = core.add_application("Echo", person.id)
    places.join(core, guild, application.id)
    for number in range(messages_before):
        _post(playground, channel, application.id, {"content": f"message {number}"})
    button = {"type": 2, "style": 1, "label": "Echo", "custom_id": "echo"}
    row = {"type": 1, "components": [button]}
    message = _post(playground, channel, application.id, {"content": "Press", "components": [row]})
    job = Job(
        port=core.port,
        token=application.token,
        person=str(person.id),
        channel=str(channel.id),
        message=str(message),
        interactions=interactions,
        in_flight=in_flight,
    )
    return await _in_another_process(job)


def _post(playground: Playground, channel: Channel, author: int, body: dict[str, object]) -> int:
    draft = messages.Draft(body=body)
    return messages.post(playground.core, author, channel, draft).id


async def _in_another_process(job: Job) -> Figures:
    call = "import sys; from bot.playground.echo import main; main(sys.argv[1])"
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        call,
        msgspec.json.encode(job).decode(),
        stdout=asyncio.subprocess.PIPE,
    )
    output, _ = await process.communicate()
    if process.returncode:
        raise RuntimeError("The echoing process failed; what it said stands above.")
    return msgspec.json.decode(output, type=Figures)


def _show(what: str, rounds: list[Figures]) -> bool:
    """The median round, for a machine that does other things at times."""
    rates = [len(figures.milliseconds) / figures.seconds for figures in rounds]
    middles = [statistics.median(figures.milliseconds) for figures in rounds]
    slowest = [statistics.quantiles(f.milliseconds, n=100)[98] for f in rounds]
    rate, p50 = statistics.median(rates), statistics.median(middles)
    print(
        f"{what}: {rate:,.0f} echoed interactions a second "
        f"({min(rates):,.0f} to {max(rates):,.0f}), "
        f"p50 {p50:.2f} ms, p99 {statistics.median(slowest):.2f} ms"
    )
    return rate >= WANTED_A_SECOND and p50 < WANTED_P50_MS
