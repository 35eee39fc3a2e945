"""What is remembered of people and of servers: what they are called, which language they read, and
what they have chosen."""

import logging
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, NamedTuple

import msgspec
from cachetools import LRUCache
from msgspec import Struct
from msgspec.structs import replace

from bot.host.model import Place, User, is_forgotten
from bot.host.ports import Store, StoreError
from bot.host.stored import Person
from bot.host.timing import USUAL, Timing, read_timing
from bot.languages import FALLBACK, LANGUAGES, Language, language_of

log = logging.getLogger(__name__)


def mention(user: User) -> str:
    """Somebody's name; it pings only if the message's content says so too."""
    return SOMEBODY if is_forgotten(user) else f"<@{user}>"


MOST_STRANGERS = 500
SOMEBODY = "👤"
"""Stands where a name would, of a person whose data were deleted."""


class Known(NamedTuple):
    person: Person
    name: str


class People:
    """Everybody who sits at a table, and those who were met or loaded last, kept in memory; all
    are in the store.

    What a message shows is made without waiting, so everybody who is named there is loaded before.
    """

    def __init__(self, store: Store, sits: Callable[[User], bool]) -> None:
        self._store = store
        self._sits = sits
        self._known: dict[User, Known] = {}
        self._unkept: dict[User, None] = {}
        self._unkept_names: set[User] = set()
        self._being_kept: set[User] = set()
        self._forgotten: LRUCache[User, None] = LRUCache(MOST_STRANGERS)
        """Whose data were deleted, until they show themselves again: what is still learnt of them,
        as from a message that was on its way, is not kept."""

    def person(self, user: User) -> Person:
        known = self._known.get(user)
        return Person(user) if known is None else known.person

    def name(self, user: User) -> str:
        """The name as the person wrote it; empty if it is not known yet."""
        known = self._known.get(user)
        return "" if known is None else known.name

    def language(self, user: User, otherwise: Language = FALLBACK) -> Language:
        """What somebody has chosen, or else their Discord's."""
        person = self.person(user)
        if person.language in LANGUAGES:
            return person.language
        return language_of(person.locale, otherwise)

    def is_language_known(self, user: User) -> bool:
        person = self.person(user)
        return person.locale is not None or person.language in LANGUAGES

    async def names(self) -> Mapping[User, str]:
        """Everybody's that is kept."""
        kept = await self._store.notes(NAME)
        return {User(int(name.removeprefix(NAME))): text for name, text in kept.items()}

    async def load(self, users: Iterable[User]) -> None:
        unknown = [user for user in dict.fromkeys(users) if user not in self._known]
        if not unknown:
            return
        found = await self._store.people(unknown, NAME)
        for user, (person, name) in zip(unknown, found, strict=True):
            self._known.setdefault(user, Known(person or Person(user), name or ""))
            self._forget_strangers()

    async def saw(self, user: User, name: str, locale: str | None) -> None:
        """Somebody has just shown their name and which language they read."""
        self._forgotten.pop(user, None)
        await self.load([user])
        if name != self.name(user) or user in self._unkept_names:
            self._known[user] = self._known[user]._replace(name=name)
            self._unkept_names.add(user)
            await self._store.keep_note(_name_note(user), name)
            self._unkept_names.discard(user)
        if locale is not None and locale != self.person(user).locale:
            await self.change(user, locale=locale)

    async def meets(self, user: User, game: str) -> bool:
        """Somebody plays a game; whether that is for the first time, as far as is remembered."""
        met = set((await self._store.note(_met_note(user)) or "").split())
        if game in met:
            return False
        await self._store.keep_note(_met_note(user), " ".join(sorted(met | {game})))
        return True

    async def opened(self, user: User, channel: int | None) -> None:
        """The channel of somebody's direct messages; none if the one that was known is gone."""
        await self.change(user, dm_channel=channel)

    async def reachable(self, user: User) -> None:
        """Somebody's direct messages are open, or may be by now."""
        if self.person(user).dm_closed:
            await self.change(user, dm_closed=False)

    async def change(self, user: User, **changes: Any) -> None:
        """In the store as soon as that works: all of it can be learnt again, and nobody need wait
        for it."""
        if user in self._forgotten:
            return
        await self.load([user])
        known = self._known[user]
        self._known[user] = known._replace(person=replace(known.person, **changes))
        self._unkept[user] = None
        self._being_kept.discard(user)
        try:
            while waiting := [user for user in self._unkept if user not in self._being_kept]:
                await self._keep(waiting[0])
        except StoreError as error:
            log.warning("user=%d can't be remembered yet: %s", user, error)

    def forget(self, user: User) -> None:
        """The store has deleted all of it, or is about to."""
        self._forgotten[user] = None
        self._known.pop(user, None)
        self._unkept.pop(user, None)
        self._unkept_names.discard(user)

    async def _keep(self, user: User) -> None:
        kept = self.person(user)
        self._being_kept.add(user)
        try:
            await self._store.keep_person(kept)
            if self.person(user) is kept:
                self._unkept.pop(user, None)
        finally:
            self._being_kept.discard(user)

    def _forget_strangers(self) -> None:
        """Looks at those who have been here longest, two for each who comes: people who sit
        at a table stay behind all others, and so do those who are yet to be kept."""
        for _ in range(2):
            if len(self._known) <= MOST_STRANGERS:
                return
            oldest = next(iter(self._known))
            known = self._known.pop(oldest)
            if self._sits(oldest) or oldest in self._unkept or oldest in self._unkept_names:
                self._known[oldest] = known


NAME = "name "
"""Begins the name of the note of what somebody is called."""


def _name_note(user: User) -> str:
    return f"{NAME}{user}"


def _met_note(user: User) -> str:
    """The games that somebody has played, or been offered to learn."""
    return f"met {user}"


MOST_SERVERS = 10_000

IN_WORDS = "in words"

CHOICES = "server "
"""Begins the name of the note of a server's choices."""


Threads = Literal["realtime", "all", "none"]
WhoEnds = Literal["opener", "moderators", "players"]
Dice = Literal["players", "bot"]
Leaderboards = Literal["shown", "hidden"]
Keeping = Literal["always", "year", "quarter", "month", "week"]

DAYS_KEPT: Mapping[Keeping, int] = {"year": 365, "quarter": 90, "month": 30, "week": 7}


def begins_thread(threads: Threads, place: Place, *, is_realtime: bool) -> bool:
    """Whether a match that starts in a place is given a thread of its own."""
    return place.may_have_thread and threads != "none" and (is_realtime or threads == "all")


class ServerChoices(Struct, frozen=True, gc=False, omit_defaults=True):
    """What those who manage a server have chosen for it, besides how its boards are shown and its
    usual clock."""

    language: str = ""
    """Of what everybody sees there; empty for that of the person who opens a table."""
    channels: tuple[int, ...] = ()
    """Where tables may be opened; anywhere if none is named."""
    threads: Threads = "realtime"
    """Which matches start in a thread of their own."""
    ending: WhoEnds = "opener"
    """Who may end a match, besides those who keep order where it is played."""
    dice: Dice = "players"
    """Whether each player chooses who rolls, or the bot rolls along with each move."""
    keeping: Keeping = "always"
    """How long finished matches are kept."""
    ratings: Leaderboards = "shown"
    """Whether there are leaderboards."""


NOTHING_CHOSEN = ServerChoices()


class Servers:
    """Kept in the store. What is shown is made without waiting, so a server whose tables are shown
    is loaded before."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pictures: LRUCache[int, bool] = LRUCache(MOST_SERVERS)
        self._clocks: LRUCache[int, Timing] = LRUCache(MOST_SERVERS)
        self._choices: LRUCache[int, ServerChoices] = LRUCache(MOST_SERVERS)

    def shows_pictures(self, server: int | None) -> bool:
        """Whether what everybody sees there is shown by pictures, rather than told in words."""
        return server is None or self._pictures.get(server, True)

    def threads(self, server: int | None) -> Threads:
        return self._choices.get(server or 0, NOTHING_CHOSEN).threads

    async def load(self, server: int | None) -> None:
        await self.choices(server)
        if server is not None and server not in self._pictures:
            self._pictures[server] = await self._store.note(_pictures_note(server)) != IN_WORDS

    async def choices(self, server: int | None) -> ServerChoices:
        if server is None:
            return NOTHING_CHOSEN
        if server not in self._choices:
            kept = await self._store.note(_choices_note(server))
            read = NOTHING_CHOSEN if kept is None else msgspec.json.decode(kept, type=ServerChoices)
            self._choices[server] = read
        return self._choices[server]

    async def days_kept(self) -> Mapping[int, int]:
        """How long finished matches are kept, by server; for good on all others."""
        notes = await self._store.notes(CHOICES)
        read = {
            int(name.removeprefix(CHOICES)): msgspec.json.decode(text, type=ServerChoices)
            for name, text in notes.items()
        }
        return {
            server: DAYS_KEPT[choices.keeping]
            for server, choices in read.items()
            if choices.keeping in DAYS_KEPT
        }

    async def change(self, server: int, **changes: Any) -> None:
        chosen = replace(await self.choices(server), **changes)
        await self._store.keep_note(_choices_note(server), msgspec.json.encode(chosen).decode())
        self._choices[server] = chosen

    async def clock(self, server: int | None) -> Timing:
        """What lobbies there begin with."""
        if server is None:
            return USUAL
        if server not in self._clocks:
            kept = await self._store.note(_clock_note(server))
            self._clocks[server] = USUAL if kept is None else read_timing(kept)
        return self._clocks[server]

    async def choose_clock(self, server: int, timing: Timing) -> None:
        await self._store.keep_note(_clock_note(server), timing.text)
        self._clocks[server] = timing

    async def choose(self, server: int, *, pictures: bool) -> None:
        await self._store.keep_note(_pictures_note(server), "" if pictures else IN_WORDS)
        self._pictures[server] = pictures


def _clock_note(server: int) -> str:
    return f"clock {server}"


def _choices_note(server: int) -> str:
    return f"{CHOICES}{server}"


def _pictures_note(server: int) -> str:
    return f"pictures {server}"
