"""A match that was played aloud, judged again from the ids of its messages alone: an id holds the
time at which Discord took the message. The rules say who answered and how close is a draw; who was
first is worked out here, without them."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

import games
from bot.chat.stamps import stamp_of
from bot.host.model import Stamp
from games.kit.game import ContentError
from games.kit.match import Match, Record
from games.kit.refusals import Refusal
from games.kit.scenes import Slip

OF_INTERACTION = "i"
"""Before the id of an interaction by which something was said aloud: there is no such message."""


UNPLAYABLE = (ContentError, Refusal, msgspec.MsgspecError)
"""What a record is refused by whose moves don't follow this version's rules."""


class RuledAt(NamedTuple):
    """A ruling, and the number of the move that led to it."""

    move: int
    slip: Slip


class JudgedAgain(NamedTuple):
    """How many rulings were judged again; how many of them were by vote, so that only their times
    could be checked; how many have no ids to go by; and the first that comes out otherwise."""

    judged: int
    voted: int
    without_ids: int
    wrong: RuledAt | None


def judge_again(record: Record) -> JudgedAgain:
    """As far as the first that comes out otherwise: what follows from that may follow no rules."""
    judged = voted = without_ids = 0
    for ruled in rulings_of(record):
        if not has_ids(ruled.slip):
            without_ids += 1
            continue
        judged += 1
        voted += ruled.slip.by_vote
        if not agrees(ruled.slip):
            return JudgedAgain(judged, voted, without_ids, ruled)
    return JudgedAgain(judged, voted, without_ids, None)


def rulings_of(record: Record) -> Iterator[RuledAt]:
    """Each as it was told when it was made."""
    cards = {name: content.encode() for name, content in record.cards.items()}
    game = games.find(record.game)(cards)
    stages: Iterator[Match[Any, Any]] = Match.stages(game, record)
    for number, match in enumerate(stages):
        for slip in game.look(match.state, None).slips:
            yield RuledAt(number, slip)


def has_ids(slip: Slip) -> bool:
    return all(id_of(given.message) is not None for side in slip.sides for given in side)


def agrees(slip: Slip) -> bool:
    """Whether the ids give the times that were told, and these the side that was first."""
    times = [[stamp_of(id_of(given.message) or 0) for given in side] for side in slip.sides]
    if times != [[given.at for given in side] for side in slip.sides]:
        return False
    return slip.by_vote or first(times, slip.margin) == slip.winner


def first(times: Sequence[Sequence[Stamp]], margin: int) -> int | None:
    """Which side had its last needed answer there first; none if both were as good as together."""
    there = [(max(side), place) for place, side in enumerate(times) if side]
    (earliest, place), *others = sorted(there)
    is_close = any(other - earliest <= margin for other, _ in others)
    return None if is_close else place


def id_of(message: str) -> int | None:
    """Of what was typed in a terminal, say, there is none."""
    number = message.removeprefix(OF_INTERACTION)
    return int(number) if number.isdecimal() else None
