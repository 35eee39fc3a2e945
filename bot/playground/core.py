"""What every part of the playground needs: the clock, the world, and the ways to tell others."""

from collections.abc import Awaitable, Callable, Sequence

from aiohttp import web

from bot.playground.clock import Clock
from bot.playground.faults import Faults
from bot.playground.gateway.hub import Hub
from bot.playground.operations import threads
from bot.playground.operations.interactions import PendingInteractions
from bot.playground.people.hub import PeopleHub
from bot.playground.processes import Process
from bot.playground.quotas import Quota
from bot.playground.ratelimits import RateLimiter
from bot.playground.records import Application, User
from bot.playground.settings import Settings
from bot.playground.snowflakes import Snowflakes
from bot.playground.storage import Storage
from bot.playground.tokens import bot_token
from bot.playground.transcript import Transcript
from bot.playground.world import World


class Core:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.clock = Clock(settings.clock_speed)
        self.ids = Snowflakes(self.clock)
        self.world = World()
        to_file = settings.transcript_file and settings.folder is not None
        self.transcript = Transcript(self.clock, settings.transcript_entries, to_file)
        self.storage = Storage(settings.folder, self.transcript, settings.most_file_bytes)
        self.faults = Faults(self.transcript)
        self.rate_limiter = RateLimiter(self)
        self.gateway = Hub(self)
        self.people = PeopleHub(self)
        self.last_identify: dict[tuple[int, int], float] = {}
        self.old_edits = Quota(self.clock, settings.edits_of_old_messages.seconds)
        """Edits of messages over an hour old, by channel."""
        self.new_dms = Quota(self.clock, 600.0)
        """DMs that a bot opened and that were not there before."""
        self.command_creates = Quota(self.clock, 24 * 3600.0)
        """New commands of a bot's, by server or global."""
        self.out_until = 0.0
        """Until when nothing answers, after a restart that was asked for."""
        self.port = 0
        self.restart_bot: Callable[[], Awaitable[None]] | None = None
        """Restarts the bot from the page's control panel, if the launcher started it."""
        self.processes: Sequence[Process] = ()
        """Those of the bot, if the launcher runs several: the page's control panel shows them."""
        self.ids.seen(self.storage.open(self.world))
        self.pending = PendingInteractions(self)
        for channel in self.world.channels.values():
            if channel.is_thread and not channel.archived:
                threads.watch(self, channel)

    @property
    def base_url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def gateway_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/gateway/"

    def add_person(self, username: str, name: str | None = None, locale: str = "en-US") -> User:
        person = User(id=self.ids.next(), username=username, global_name=name, locale=locale)
        self.world.save(person)
        return person

    def add_application(
        self, name: str, owner_id: int, privileged_intents: int = 0, token: str | None = None
    ) -> Application:
        """Register a bot; its user has the application's id."""
        number = self.ids.next()
        application = Application(
            id=number,
            name=name,
            token=token or bot_token(number),
            owner_id=owner_id,
            privileged_intents=privileged_intents,
        )
        self.world.save(User(id=number, username=name, bot=True))
        self.world.save(application)
        return application

    def restart(self, seconds: float) -> None:
        """As when Discord goes down: connections end, sessions are lost, nothing answers."""
        self.out_until = self.clock.now() + seconds
        self.gateway.close_connections(1012, "Service restart")
        self.gateway.forget_sessions()
        self.last_identify.clear()
        self.rate_limiter.forget()


CORE = web.AppKey("core", Core)
"""Where request handlers find it."""
