"""A playground with the bot in it as a process of its own, and people to play there."""

import asyncio
import os
import re
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Literal

import msgspec
from msgspec.structs import replace

from bot.chat.deliver.errors import MEANINGS, DmClosed
from bot.chat.permissions import asked_for
from bot.library import python_path
from bot.playground import Playground, Settings, addresses
from bot.playground.client import Client, Someone, all_text
from bot.playground.control import (
    CreateBot,
    CreateChannel,
    CreateRole,
    CreateServer,
    GiveRole,
    SetDMs,
    SetRole,
)
from bot.playground.gateway.intents import PRIVILEGED
from bot.playground.permissions import OF_EVERYONE
from bot.playground.transcript import Entry
from tests.chat_end_to_end.forked import Forked, fork

PATIENCE_SECONDS = 60.0
STANDS_BY, IS_ON_DISCORD = "stands by", "is on Discord"
LOOK_SECONDS = 0.01
"""How often one looks for what nobody is told of."""
EVERYTHING = PRIVILEGED
ChannelKind = Literal["text", "announcement", "voice", "stage"]


ASKED_FOR = asked_for().value
"""The permissions with which the bot is invited."""
ANSWER_SECONDS = 10.0
"""Discord's three are measured where nothing else runs (test_crowds.py)."""
FULL_LIMITS = Settings(
    identify_limits=False,
    new_dms_in_10_minutes=500,
    transcript_entries=200_000,
    answer_seconds=ANSWER_SECONDS,
)
"""As strict as Discord, but for the pause between a bot's connections, for how many people it may
get to know in ten minutes, as the tests of a file share one bot, and for its answers, as all share
one machine."""

SPEED = 30.0
HURRIED = replace(FULL_LIMITS, clock_speed=SPEED, answer_seconds=ANSWER_SECONDS * SPEED)
"""The same at thirty times the speed: a minute of play takes two seconds. For its answers the bot
has as long as elsewhere, as it gives them no faster."""

BRISK_SPEED = 5.0
BRISK = replace(FULL_LIMITS, clock_speed=BRISK_SPEED, answer_seconds=ANSWER_SECONDS * BRISK_SPEED)
"""Where the minute that a duel lasts takes twelve seconds: for people who answer in time."""


class Stage:
    """What the tests act on: real processes, real sockets."""

    def __init__(self, playground: Playground, client: Client, var: Path) -> None:
        self.playground = playground
        self.client = client
        self.var = var
        self._logs = [var.with_suffix(".log")]
        """Of the bot, and of each standby."""
        self._numbers = count(1)
        self._bot: Forked | None = None
        self._was_killed = False
        self._standby: Forked | None = None

    async def furnish(self, intents: int = EVERYTHING) -> None:
        """A server, who runs it, and the bot's account."""
        self.owner = await self.client.person("owner", "Owner", "en-US")
        made = await self.client.order(
            CreateServer(name="Spelkvällen", owner=self.owner.id, channels=["lobby"])
        )
        self.server: str = made["server"]
        self.lobby: str = made["channels"]["lobby"]
        bot = await self.client.order(
            CreateBot(
                name="Spelvärden", owner=self.owner.id, intents=intents, servers=[self.server]
            )
        )
        self.bot: str = bot["bot"]
        self.token: str = bot["token"]
        await self._allow_the_bot_what_it_asks_for()

    async def _allow_the_bot_what_it_asks_for(self) -> None:
        """And nothing besides: what people may do they may by a role of theirs."""
        server = self.playground.core.world.guilds[int(self.server)]
        own = next(role for role in server.roles.values() if role.managed_by == int(self.bot))
        for role, allowed in ((server.id, 0), (own.id, ASKED_FOR)):
            order = SetRole(server=self.server, role=str(role), permissions=allowed)
            await self.client.order(order)
        people = CreateRole(server=self.server, name="people", permissions=OF_EVERYONE)
        self._people: str = (await self.client.order(people))["role"]

    async def channel(self, kind: ChannelKind = "text") -> str:
        name = f"table-{next(self._numbers)}"
        made = await self.client.order(CreateChannel(server=self.server, name=name, kind=kind))
        return str(made["channel"])

    async def person(self, name: str, locale: str = "en-US", *, open_dms: bool = True) -> Someone:
        username = f"{name.lower()}{next(self._numbers)}"[-32:]
        someone = await self.newcomer(username, name, locale)
        if not open_dms:
            await self.client.order(SetDMs(person=someone.id, open=False))
        return someone

    async def newcomer(self, username: str, name: str, locale: str = "en-US") -> Someone:
        person = await self.client.newcomer(username, name, locale, servers=[self.server])
        role = GiveRole(server=self.server, user=person.id, role=self._people)
        await self.client.order(role)
        return await self.client.be(person.id)

    async def run_bot(self, **environment: str) -> tuple[int, str]:
        """Runs the bot until it ends by itself; returns its exit code and what it said."""
        await self._launch(environment)
        return await self.until_ended()

    async def until_ended(self) -> tuple[int, str]:
        """Waits until the bot ends by itself; its exit code, and all that it has said."""
        assert self._bot is not None
        async with asyncio.timeout(PATIENCE_SECONDS):
            code = await self._bot.wait()
        await self._until_gone()
        return code, self.log

    async def start_bot(self, *, module: str = "", **environment: str) -> None:
        """As a module of the tests' own, if it is to do what it otherwise doesn't. All is told in
        words and Unicode, which tests can read, and they may press as fast as they like, unless the
        environment says otherwise."""
        await self._launch(environment, module)
        await self.until_online()

    async def start_standby(self, *, module: str = "", **environment: str) -> None:
        """A second process, beside the bot that is at work; returns once it is ready to be so."""
        command = (module, "--standby") if module else ("bot", "run", "--standby")
        log = self.var.with_suffix(f".{len(self._logs)}.log")
        log.touch()
        self._logs.append(log)
        self._standby = await self._fork(command, environment)
        await self.until(lambda: STANDS_BY in log.read_text(), "standby")
        await self.until(lambda: IS_ON_DISCORD in log.read_text(), "standby on Discord")

    async def stop_standby(self) -> int:
        """As an administrator does it; returns the exit code."""
        assert self._standby is not None
        ending, self._standby = self._standby, None
        ending.send_signal(signal.SIGTERM)
        return await ending.wait()

    async def hand_over(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Ends the process at work, and returns once it has ended; the standby is the bot now."""
        assert self._bot is not None and self._standby is not None
        ending, self._bot, self._standby = self._bot, self._standby, None
        self._was_killed = how is signal.SIGKILL
        ending.send_signal(how)
        await ending.wait()

    def send(self, number: signal.Signals) -> None:
        """Tells the process that was started as the one at work to pause, or to go on."""
        assert self._bot is not None
        self._bot.send_signal(number)

    async def _launch(self, environment: dict[str, str], module: str = "") -> None:
        if self._bot is not None:
            self._bot.forget()
            # An ordinary start takes longer than a fork. Until then requests of the bot before it
            # count among those of a second.
            await asyncio.sleep(1 / self.playground.core.clock.speed)
        self._bot = await self._fork(self._command(module), environment)

    async def _fork(self, command: tuple[str, ...], environment: dict[str, str]) -> Forked:
        rest, gateway, cdn = addresses(self.playground.url)
        settings = {
            "DISCORD_TOKEN": self.token,
            "SPELVARDEN_REST": rest,
            "SPELVARDEN_GATEWAY": gateway,
            "SPELVARDEN_CDN": cdn,
            "SPELVARDEN_VAR": str(self.var),
            "SPELVARDEN_LOG": "debug",
            "SPELVARDEN_PICTURES": "off",
            "SPELVARDEN_EMOJIS": "off",
            "SPELVARDEN_DOUBLE_CLICK_MS": "0",
            "PYTHONPATH": python_path(),
        }
        program, *arguments = command
        everything = os.environ | settings | environment
        return await fork(program, tuple(arguments), everything, self._logs[-1])

    def _command(self, module: str) -> tuple[str, ...]:
        """Where time passes as fast as elsewhere, the ordinary command line."""
        clock = self.playground.core.clock
        if clock.speed == 1:
            return (module,) if module else ("bot", "run")
        hurried = module or "tests.chat_end_to_end.hurried_bot"
        return hurried, str(clock.speed), str(int(clock.began * 1000))

    async def until_all_online(self) -> None:
        """Every process of the bot's."""
        sessions = self.playground.core.gateway.sessions_of
        bot = int(self.bot)
        await self.until(lambda: all(each.connection for each in sessions(bot)), "connection")

    async def until_online(self) -> None:
        await self.owner.until(self.is_online, "the bot")

    def is_online(self) -> bool:
        return self.playground.core.gateway.is_online(int(self.bot))

    @property
    def log(self) -> str:
        """All that the bot has written to stderr, each process by itself."""
        return "".join(log.read_text() for log in self._logs)

    @property
    def first_log(self) -> str:
        """What the process has written that was at work first."""
        return self._logs[0].read_text()

    async def until_logged(self, text: str, times: int = 1) -> None:
        """Waits until the bot has written this to stderr so often."""
        await self.until(lambda: self.log.count(text) >= times, f"“{text}” in the log")

    async def until(self, look: Callable[[], bool], what: str) -> None:
        """Looks again and again at what nobody is told of."""
        for _ in range(int(PATIENCE_SECONDS / LOOK_SECONDS)):
            if look():
                return
            await asyncio.sleep(LOOK_SECONDS)
        raise AssertionError(f"there is no {what}")

    def told_of(self) -> int:
        """How often the bot's processes were told of a press or a command."""
        events = self.playground.core.transcript.of("event")
        return sum(entry.what.startswith("INTERACTION_CREATE") for entry in events)

    async def kill_bot(self) -> None:
        """As a power cut does it, together with its standby."""
        self._was_killed = True
        if self._standby is not None:
            self._standby.send_signal(signal.SIGKILL)
            await self._standby.wait()
            self._standby = None
        await self._end(signal.SIGKILL)

    async def stop_bot(self) -> int:
        """As an administrator does it; returns the exit code."""
        return await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> int:
        if self._bot is None or self._bot.returncode is not None:
            return 0
        self._bot.send_signal(how)
        async with asyncio.timeout(PATIENCE_SECONDS):
            code = await self._bot.wait()
        await self._until_gone()
        return code

    async def _until_gone(self) -> None:
        """Or else its dead connection would be taken for the next bot's."""
        await self.owner.until(lambda: not self.is_online(), "that the bot is gone")

    def told_by_the_log(self) -> list[str]:
        """Whatever of the secrets stands in the log: the bot's token, those of interactions, and
        everything of 64 hexadecimal digits that was shown at a table, as a match's secret is."""
        world = self.playground.core.world
        shown = "\n".join(map(all_text, self.owner.all_messages()))
        secrets = {self.token, *world.by_interaction_token, *re.findall(r"[0-9a-f]{64}", shown)}
        log = self.log
        return [secret for secret in secrets if secret in log]

    def refused(self) -> list[str]:
        """Every request of the bot's that Discord refused; a closed DM is no such thing, nor is
        one that was opened too soon: the tests of a file share one bot; no match opens so many. Nor
        is a deletion for the second time by a bot that was killed: it may not have noted the first.
        """
        transcript = self.playground.core.transcript
        replies = (e for e in transcript.of("reply") if e.what[:1] in "45")
        refused = [
            e.as_text()
            for e in replies
            if not self._tells_of_closed_dm(e) and e.what != "429 to POST /users/@me/channels"
            if not (self._was_killed and self._repeats_deletion(e))
        ]
        return refused + [entry.as_text() for entry in transcript.of("unknown")]

    def _repeats_deletion(self, reply: Entry) -> bool:
        status, _, request = reply.what.partition(" to ")
        requests = [entry.what for entry in self.playground.core.transcript.of("request")]
        return status == "404" and request.startswith("DELETE") and requests.count(request) > 1

    def _tells_of_closed_dm(self, reply: Entry) -> bool:
        posted = re.fullmatch(r"403 to POST /channels/(\d+)/messages", reply.what)
        channel = posted and self.playground.core.world.channels.get(int(posted[1]))
        is_direct = channel is not None and channel.is_dm
        code = msgspec.json.decode(reply.body)["code"]
        return is_direct and issubclass(MEANINGS[code], DmClosed)


@asynccontextmanager
async def open_stage(
    var: Path, settings: Settings, *, intents: int = EVERYTHING, start: bool = True
) -> AsyncIterator[Stage]:
    async with (
        await Playground.start(settings=settings) as playground,
        Client(playground.url) as client,
    ):
        stage = Stage(playground, client, var)
        await stage.furnish(intents)
        try:
            if start:
                await stage.start_bot()
            yield stage
        finally:
            await stage.kill_bot()
