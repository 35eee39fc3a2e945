"""Which messages of a table a change wants to look differently."""

import hashlib
import logging
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec
from cachetools import LRUCache

from bot.chat.deliver.attention import PRESENT_MS, SILENT_MS, Attention
from bot.chat.deliver.openings import Openings
from bot.chat.people import People
from bot.chat.render.content import Content
from bot.chat.render.drafts import is_awaited
from bot.chat.render.showing import Showing
from bot.host.keys import (
    BOARD,
    Priority,
    call_key,
    hand_key,
    post_key,
    start_key,
    stranded_key,
    turn_key,
)
from bot.host.model import Desired, TableId, User
from bot.host.views import Changed, View

log = logging.getLogger(__name__)

MOST_TABLES = 4_000


class Seen(NamedTuple):
    """What people had of their own after a change, and for whom the match waited."""

    own: dict[User, bytes]
    awaited: frozenset[User]


NOTHING_SEEN = Seen({}, frozenset())


class Wish(NamedTuple):
    """What a change wants: of the store, and of the copies of these people's hands."""

    revision: int
    public: View
    wanted: tuple[Desired, ...]
    copies: tuple[User, ...]
    seen: Seen


class Wishes:
    def __init__(
        self, showing: Showing, people: People, attention: Attention, openings: Openings
    ) -> None:
        self._showing = showing
        self._people = people
        self._attention = attention
        self._openings = openings
        self._wishes: LRUCache[TableId, Wish] = LRUCache(MOST_TABLES)
        self._seen: LRUCache[TableId, Seen] = LRUCache(MOST_TABLES)

    def wants(self, changed: Changed) -> Sequence[Desired]:
        """Worked out before the change is kept, and of no effect if it never is."""
        wish = self._work_out(changed)
        self._wishes[changed.table] = wish
        return wish.wanted

    def kept(self, changed: Changed) -> Wish | None:
        """What a change wants that has been kept."""
        wish = self._wishes.pop(changed.table, None)
        if wish is None or wish.revision != changed.revision:
            return None
        self._seen.pop(changed.table, None)
        if wish.public.phase != "ended":
            self._seen[changed.table] = wish.seen
        return wish

    def _work_out(self, changed: Changed) -> Wish:
        public = changed.view(None)
        before = self._seen.get(changed.table, NOTHING_SEEN)
        sitting = {each.user: seat for seat, each in enumerate(public.seats) if not each.left}
        views = {user: changed.view(seat) for user, seat in sitting.items()}
        own = {user: _own(view, public) for user, view in views.items()}
        awaited = frozenset(user for user, view in views.items() if is_awaited(view))
        renewed = [user for user in sitting if own[user] != before.own.get(user)]
        waiting = self._waiting_anew(changed, views, awaited - before.awaited)
        called = [user for user in waiting if self._calls(public, user)]
        wanted = [] if _is_unseen(changed, public) else [Desired(BOARD, Priority.BOARD)]
        if not self._showing.plays_aloud(public):
            hands = [user for user in sitting if user in {*renewed, *called}]
            wanted += (_hand(user, user in awaited) for user in hands)
        wanted += self._said_anew(changed, public, views, waiting, called)
        return Wish(changed.revision, public, tuple(wanted), tuple(renewed), Seen(own, awaited))

    def _said_anew(
        self,
        changed: Changed,
        public: View,
        views: dict[User, View],
        waiting: Sequence[User],
        called: Sequence[User],
    ) -> Sequence[Desired]:
        """The messages with words of their own. Should these fail, board and hands go on."""
        try:
            notices = self._notices(changed, views, waiting, called)
            told = (*self._begun(changed, public), *self._of_stranding(changed, public))
            return [*notices, *self._posts(changed, public, views), *told]
        except Exception:
            log.exception("table=%s: what has happened can't be told", changed.table)
            return ()

    def _waiting_anew(
        self, changed: Changed, views: dict[User, View], newly: frozenset[User]
    ) -> list[User]:
        """Who is to be told that the match waits for him: those it has begun to wait for that
        aren't there anyway, and those whose clock is running out."""
        if changed.kind == "remind":
            return [user for user, view in views.items() if view.viewer == changed.seat]
        told = changed.asked_anew()
        return [
            user
            for user, view in views.items()
            if user in newly and view.viewer in told and self._attention.silence(user) >= PRESENT_MS
        ]

    def _calls(self, public: View, user: User) -> bool:
        """Whether to tell somebody by direct message rather than in public."""
        if self._showing.plays_aloud(public) or self._people.person(user).dm_closed:
            return False
        return self._openings.is_open(user) and self._attention.silence(user) >= SILENT_MS

    def _notices(
        self,
        changed: Changed,
        views: dict[User, View],
        waiting: Sequence[User],
        called: Sequence[User],
    ) -> Iterator[Desired]:
        is_reminder = changed.kind == "remind"
        for user in called:
            content = self._showing.call(views[user], is_reminder=is_reminder)
            yield _fixed(call_key(user), Priority.NOTICE, None, content)
        mentioned = [views[user] for user in waiting if user not in called]
        if mentioned:
            content = self._showing.turns(mentioned, is_reminder=is_reminder)
            spot = mentioned[0].place.spot
            yield _fixed(turn_key(changed.revision), Priority.NOTICE, spot, content)

    def _begun(self, changed: Changed, public: View) -> Iterator[Desired]:
        if changed.kind == "start":
            content, spot = self._showing.start_post(public), public.place.spot
            yield _fixed(start_key(changed.revision), Priority.NOTICE, spot, content)

    def _of_stranding(self, changed: Changed, public: View) -> Iterator[Desired]:
        """Everybody at a table that has lost its place is told how it goes on."""
        if changed.kind != "strand":
            return
        for seat, sitting in enumerate(public.seats):
            if not sitting.left:
                content = self._showing.stranded(public, seat)
                yield _fixed(stranded_key(sitting.user), Priority.NOTICE, None, content)

    def _posts(self, changed: Changed, public: View, views: dict[User, View]) -> Iterator[Desired]:
        if changed.kind not in ("start", "move", "settle") or public.phase == "lobby":
            return
        if not self._showing.plays_aloud(public):
            return
        now = self._attention.now()
        opening = changed.kind != "move"
        complete = changed.said > 0 or changed.kind == "settle"
        by_seat = {view.viewer: view for view in views.values() if view.viewer is not None}
        post = self._showing.post(public, by_seat, now=now, complete=complete, opening=opening)
        if post is not None:
            key = post_key(changed.revision, changed.said)
            yield _fixed(key, Priority.POST, public.place.spot, post)


def _is_unseen(changed: Changed, public: View) -> bool:
    """Whether a change makes no board look otherwise: a lobby has come to be known by the message
    that shows it."""
    return changed.kind == "announce" and not public.salting.asks_anew


def _hand(user: User, awaited: bool) -> Desired:
    return Desired(hand_key(user), Priority.TURN_HAND if awaited else Priority.HAND)


def _fixed(key: str, priority: Priority, channel: int | None, content: Content) -> Desired:
    return Desired(key, priority, channel, msgspec.json.encode(content))


def _own(view: View, public: View) -> bytes:
    """A digest of all that `render.hand` draws on."""
    scene = view.scene
    shared = public.scene
    zones = [] if scene is None else [z for z in scene.board if not shared or z not in shared.board]
    story = [] if scene is None else [s for s in scene.story if not shared or s not in shared.story]
    asks = () if scene is None else scene.asks
    where = (view.phase, view.place.spot, view.stranded, view.ask_number)
    return hashlib.blake2b(
        msgspec.json.encode((where, zones, story, asks)), digest_size=16
    ).digest()
