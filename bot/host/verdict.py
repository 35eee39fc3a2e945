"""What the others' answers about an absent player's seat come to: most of those who are there
decide, or after a minute one alone."""

from collections import Counter

from bot.host import attendance
from bot.host.deadlines import table_time
from bot.host.model import Absence, Running, User, Wish
from bot.host.table import HostedMatch
from games.kit.bot_player import LEVELS

ALONE_MS = 60_000
"""How long after the question one voter may decide alone."""


def verdict(table: HostedMatch, absence: Absence, by: User, now: Running) -> Wish | None:
    """What the answers come to, if they do, once somebody has given theirs."""
    voters = attendance.voters(table, absence.user)
    wishes = Counter(_kind(wish) for _, wish in absence.answers)
    (first, most), *rest = wishes.most_common()
    is_split = any(count == most for _, count in rest)
    speaker = attendance.speaker(table, absence.user)
    spoken = dict(absence.answers).get(speaker)
    is_complete = sum(wishes.values()) == len(voters)
    is_late = table_time(table.header.pauses, now) - absence.since >= ALONE_MS
    if 2 * most <= len(voters):
        if by == speaker and is_late:
            return spoken
        if not is_complete:
            return None
        if is_split and spoken is not None and wishes[_kind(spoken)] == most:
            return spoken
        if is_split:
            return "wait"
    return _level(absence, first, spoken)


def _kind(wish: Wish) -> Wish:
    """At whichever level the bot player plays, it plays."""
    return "hard" if wish in LEVELS else wish


def _level(absence: Absence, kind: Wish, spoken: Wish | None) -> Wish:
    """The level that most want, or the one who may decide alone."""
    if kind not in LEVELS:
        return kind
    levels: Counter[Wish] = Counter(wish for _, wish in absence.answers if wish in LEVELS)
    (first, most), *rest = levels.most_common()
    if rest and rest[0][1] == most:
        return spoken if spoken in levels and spoken is not None else "easy"
    return first
