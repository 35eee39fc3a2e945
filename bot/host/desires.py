"""Which messages of a table a change wants to look differently, noted in the change's own commit.

Nothing is rendered here. Most messages show what there is to see when they are sent; those that
show what was to be seen at one moment carry that as data.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, NamedTuple

import msgspec
from cachetools import LRUCache

from bot.host import messages
from bot.host.changed import Changed
from bot.host.model import Absence, Proposal, Stamp, TableId, User
from bot.host.moments import (
    AbsenceQuestion,
    BackQuestion,
    MoreTime,
    News,
    PollClosed,
    Spoken,
    Summons,
)
from bot.host.views import Sitting, View
from games.kit.say import Seat
from games.kit.scenes import Scene

MOST_TABLES = 4_000


class Seen(NamedTuple):
    """After a change: each person's own view, who the match waited for, and who has been called by
    a notice that still holds; unknown after a restart."""

    own: dict[User, bytes]
    awaited: frozenset[User]
    called: frozenset[User] | None


NOTHING_SEEN = Seen({}, frozenset(), None)


class Effect(NamedTuple):
    """What a change wants of its table's messages, and whose own message it makes another."""

    wanted: tuple[messages.WantedMessage, ...]
    renewed: tuple[User, ...]
    hurried: frozenset[User]
    """Whose own message is to be right at once."""
    goes_on: User | None
    """Who has made a move, and is the only one who must act now as well."""
    seen: Seen


class Desires:
    def __init__(self) -> None:
        self._seen: LRUCache[TableId, Seen] = LRUCache(MOST_TABLES)

    def of(self, changed: Changed) -> Effect:
        """Worked out before the change is kept, and of no effect if it never is."""
        public, was = changed.view(None), changed.before()
        before = self._seen.get(public.table, NOTHING_SEEN)
        sitting = {each.user: seat for seat, each in enumerate(public.seats) if _is_there(each)}
        views = {user: changed.view(seat) for user, seat in sitting.items()}
        own = {user: _own(view, public) for user, view in views.items()}
        awaited = frozenset(user for user, view in views.items() if view.is_awaited)
        renewed = tuple(user for user in sitting if own[user] != before.own.get(user))
        if was is not None and was.phase in ("playing", "paused"):
            # Whoever has left has a hand of this match as well.
            there = (each.user for each in was.seats if _is_there(each))
            renewed += tuple(user for user in there if user not in sitting)
        kept = {public.seats[seat].user: seat for seat in public.kept}
        missed = {user: changed.view(seat) for user, seat in kept.items()}
        summoned = _summoned(changed, views | missed)
        over = _over(changed, views, awaited, before) - frozenset(summoned) - frozenset(kept)
        called = (before.called or frozenset()) - over | frozenset(summoned)
        # The hand of a player who has just given up must not say any more that it is their turn.
        now_given_up = set(public.gave_up) - set(was.gave_up if was else ())
        hurried = awaited | {public.seats[seat].user for seat in now_given_up}
        wanted = (
            *_of_its_kind(changed, public),
            *_shown(changed, public, was, renewed, hurried),
            *_calls(changed, public, summoned, over),
            *_asked_back(changed, public, was),
            *_of_absences(changed, public),
            *_aloud(changed, public, was, views),
        )
        goes_on = changed.user if _goes_on(changed, public, awaited) else None
        return Effect(wanted, renewed, hurried, goes_on, Seen(own, awaited, called))

    def kept(self, changed: Changed, effect: Effect) -> None:
        """The change has been committed."""
        self._seen.pop(changed.table, None)
        if changed.view(None).phase != "ended":
            self._seen[changed.table] = effect.seen


def _summoned(changed: Changed, views: Mapping[User, View]) -> tuple[User, ...]:
    """Who is called by this, or reminded."""
    seats = (changed.seat,) if changed.kind == "remind" else changed.called
    return tuple(
        user
        for user, view in views.items()
        if view.viewer in seats and not changed.is_told_later(user)
    )


def _goes_on(changed: Changed, public: View, awaited: frozenset[User]) -> bool:
    """Whether a person goes on with their turn, and neither a person nor the bot player must
    act."""
    if public.is_realtime or changed.user is None or awaited != {changed.user}:
        return False
    bot_players = (seat for seat, each in enumerate(public.seats) if each.bot_player is not None)
    return not any(changed.view(seat).is_awaited for seat in bot_players)


def _is_there(sitting: Sitting) -> bool:
    """Whether somebody sits there, and not the bot player."""
    return not sitting.left and sitting.bot_player is None


def _over(
    changed: Changed, views: Mapping[User, View], awaited: frozenset[User], before: Seen
) -> frozenset[User]:
    """Whose calls are true no more: they have done something, or nothing is asked of them now, or
    something else than then. Who was called at the start, and not awaited, is not until then."""
    phase = changed.view(None).phase
    if phase == "lobby":
        return before.called or frozenset()
    again = changed.asked_anew()
    still = {user for user in awaited if views[user].viewer not in again}
    if before.called is not None and phase == "playing":
        still |= set(views) - awaited - before.awaited
    return (frozenset(views) if before.called is None else before.called) - (still - {changed.user})


def _shown(
    changed: Changed,
    public: View,
    was: View | None,
    renewed: tuple[User, ...],
    hurried: frozenset[User],
) -> Iterator[messages.WantedMessage]:
    """The board, and the hands that look otherwise now. Where it is played in real time the board
    comes down for a race, and for a pause, and stands above what is to be pressed first. No board
    does where a lobby has come to be known by the message that shows it, the bot player is about to
    say something, or people are called without being told that their time runs out."""
    is_announced = changed.kind == "announce" and not public.salting.asks_anew
    reminded = () if was is None else was.hours.reminded
    is_only_called = changed.kind == "call" and public.hours.reminded == reminded
    if changed.kind != "speak" and not is_announced and not is_only_called:
        scene = public.scene
        is_race = scene is not None and scene.is_race
        is_urgent = public.is_realtime and (is_race or changed.kind in ("start", "settle", "pause"))
        yield messages.WantedMessage(
            messages.BOARD, messages.Priority.NOTICE if is_urgent else messages.Priority.BOARD
        )
    if not public.is_realtime:
        for user in renewed:
            priority = messages.Priority.TURN_HAND if user in hurried else messages.Priority.HAND
            yield messages.WantedMessage(messages.HandKey(user), priority)


def _calls(
    changed: Changed, public: View, summoned: tuple[User, ...], over: frozenset[User]
) -> Iterator[messages.WantedMessage]:
    """Who is called, and whose calls are over."""
    spot = public.place.spot
    if summoned:
        summons = Summons(summoned, changed.kind == "remind", changed.kind == "start")
        yield _saying(messages.TurnKey(changed.revision), messages.Priority.NOTICE, spot, summons)
    for user in sorted(over):
        yield messages.WantedMessage(messages.OverKey(user), messages.Priority.HAND, spot)


def _of_its_kind(changed: Changed, public: View) -> Iterator[messages.WantedMessage]:
    """What changes of some kinds say by themselves. A seal goes before its board, however urgent
    that is and whatever it was to show before."""
    revision, spot = changed.revision, public.place.spot
    match changed.kind:
        case "start" if not public.salting.is_sealed:
            yield messages.WantedMessage(messages.StartKey(revision), messages.Priority.POST, spot)
            if public.place.thread is not None:
                there = (each.user for each in public.seats if _is_there(each))
                yield from (
                    messages.WantedMessage(messages.EnterKey(user), messages.Priority.BOARD, spot)
                    for user in there
                )
        case "strand":
            there = (each.user for each in public.seats if _is_there(each))
            yield from (
                messages.WantedMessage(messages.StrandedKey(user), messages.Priority.NOTICE)
                for user in there
            )
        case "speak" if changed.speaking is not None:
            yield _saying(
                messages.SpeechKey(revision), messages.Priority.POST, spot, Spoken(changed.speaking)
            )
        case "give_time" if changed.seat is not None:
            given = MoreTime(changed.seat, changed.given)
            yield _saying(messages.TimeKey(revision), messages.Priority.NOTICE, spot, given)
    if public.phase == "ended" and public.pointer is not None:
        yield messages.WantedMessage(
            messages.POINTER, messages.Priority.HAND, public.pointer.channel
        )


def _asked_back(
    changed: Changed, public: View, was: View | None
) -> Iterator[messages.WantedMessage]:
    """The question whether a move may be taken back, and what has come of the one before."""
    before, now = was.proposal if was else None, public.proposal
    questions = []
    if before is not None and (now is None or now.revision != before.revision):
        end = _end_of(before, changed)
        questions.append(BackQuestion(proposal=before, end=end, by=changed.seat))
    if now is not None and now != before:
        awaited = changed.still_to_agree(now)
        questions.append(BackQuestion(proposal=now, awaited=awaited))
    for question in questions:
        key = messages.BackKey(question.proposal.revision)
        yield _saying(key, messages.Priority.NOTICE, public.place.spot, question)


def _end_of(
    proposal: Proposal, changed: Changed
) -> Literal["agreed", "declined", "withdrawn", "over"]:
    if changed.took_back and changed.seat == proposal.seat:
        return "agreed"
    if changed.kind == "decline_back":
        return "withdrawn" if changed.seat == proposal.seat else "declined"
    return "over"


def _of_absences(changed: Changed, public: View) -> Iterator[messages.WantedMessage]:
    """What becomes of the seats of those who have left, wherever that has changed."""
    before, now = changed.absences
    asked = {(each.revision, each.seat) for each in now}
    questions = [
        AbsenceQuestion(
            absence=each,
            has_left=public.seats[each.seat].left,
            level=public.seats[each.seat].bot_player,
            awaited=awaited,
            speaker=changed.speaker(each),
        )
        for each, awaited in now.items()
        if before.get(each) != awaited
    ]
    for each in before:
        if (each.revision, each.seat) not in asked:
            user = public.seats[each.seat].user
            end = _end_of_absence(each, public, {other.seat for other in now})
            question = AbsenceQuestion(absence=each, has_left=True, end=end, by=user)
            questions.append(question)
    for question in questions:
        key = messages.GoneKey(question.absence.revision, question.absence.seat)
        yield _saying(key, messages.Priority.NOTICE, public.place.spot, question)


def _end_of_absence(
    absence: Absence, public: View, still: set[Seat]
) -> Literal["back", "taken", "again", "over"]:
    if absence.seat in still:
        return "again"
    sitting = public.seats[absence.seat]
    if public.phase == "ended" or sitting.left:
        return "over"
    return "back" if sitting.user == absence.user else "taken"


def _aloud(
    changed: Changed, public: View, was: View | None, views: dict[User, View]
) -> Iterator[messages.WantedMessage]:
    """Where a game is played in real time: what has just happened, if that needs a message; and
    what called for a vote that is over says so."""
    scene, kind, spot = public.scene, changed.kind, public.place.spot
    if not public.is_realtime or scene is None:
        return
    if kind in ("start", "settle") or (kind == "move" and scene.is_news):
        said, complete = changed.said, changed.said > 0 or kind == "settle"
        happened = news(public, scene, views.values(), changed.at, complete=complete)
        # At a new place it stands below the board, as all of a match does that has just begun.
        priority = messages.Priority.NOTICE if kind == "settle" else messages.Priority.POST
        yield _saying(messages.PostKey(changed.revision, said), priority, spot, happened)
    before = _poll(was)
    if before and before != _poll(public):
        closed = PollClosed(before, scene.decided)
        yield _saying(messages.PollKey(changed.revision), messages.Priority.NOTICE, spot, closed)


def _poll(view: View | None) -> str:
    return "" if view is None or view.scene is None or view.phase == "ended" else view.scene.poll


def news(public: View, scene: Scene, views: Iterable[View], at: Stamp, *, complete: bool) -> News:
    asks = {
        view.viewer: view.scene.asks
        for view in views
        if view.viewer is not None and view.scene is not None
    }
    until = min((clock.until for clock in public.clocks if clock.seat is None), default=0)
    is_playing = public.phase == "playing"
    scene = msgspec.structs.replace(scene, before=(), earlier=())  # which the channel has been told
    return News(
        scene=scene,
        asks=asks,
        is_playing=is_playing,
        at=at,
        until=Stamp(until),
        complete=complete,
        told=public.told,
        is_taught=public.is_taught,
    )


def _saying(
    key: messages.MessageKey,
    priority: messages.Priority,
    channel: int | None,
    what: News | Summons | PollClosed | Spoken | BackQuestion | AbsenceQuestion | MoreTime,
) -> messages.WantedMessage:
    return messages.WantedMessage(key, priority, channel, msgspec.json.encode(what))


def _own(view: View, public: View) -> bytes:
    """A digest of all that somebody's own message shows."""
    scene = view.scene
    shared = public.scene
    zones = [] if scene is None else [z for z in scene.board if not shared or z not in shared.board]
    story = [] if scene is None else [s for s in scene.story if not shared or s not in shared.story]
    asks = () if scene is None else scene.asks
    ended = None if scene is None or scene.last_round is None else scene.last_round.says
    where = (
        view.phase,
        view.place.spot,
        view.stranded,
        view.ask_number,
        view.may_concede,
        view.told,
    )
    proposal = view.proposal
    own = proposal if proposal is not None and proposal.seat == view.viewer else None
    back = (view.way_back and view.way_back.to, own)
    return hashlib.blake2b(
        msgspec.json.encode((where, back, zones, story, ended, asks, view.unseen, view.forced)),
        digest_size=16,
    ).digest()
