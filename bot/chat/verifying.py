"""A match that is over, checked by its record: whether its chance is the secret's own, whether the
races of one that was played aloud were judged by the ids of its messages, and whether the house, as
far as the match was its, has played by what its seats knew.

An id holds the time at which Discord took a message: who was first is worked out here from these
alone, without the rules, which say who answered and how close is a draw.

To think again takes the house as long as it did in the match. So the bot has it done by a process
of its own, one match at a time: `python -m bot.chat.verifying CARDS` reads a record and writes the
verdict.
"""

import asyncio
import logging
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from cachetools import FIFOCache

import games
from bot.chat.press import OF_INTERACTION, stamp_of
from bot.host.model import Stamp
from bot.library import Library, python_path
from games.kit.chance import Chance, commitment
from games.kit.game import ContentError, Game
from games.kit.house_again import rethought
from games.kit.known_answers import ListsAnswers
from games.kit.match import Match, Record
from games.kit.refusals import Refusal, not_now
from games.kit.say import Say, Who, say
from games.kit.scenes import Slip

log = logging.getLogger(__name__)

UNPLAYABLE = (ContentError, Refusal, msgspec.MsgspecError)
"""What a record is refused by whose moves don't follow this version's rules."""


def recomputed(record: Record) -> tuple[int, int]:
    """How often chance was used, and how often not as the secret demands; a secret other than
    the one promised makes all of it wrong."""
    secret = bytes.fromhex(record.secret)
    calls = (*record.setup, *(call for entry in record.moves for call in entry.chance))
    if commitment(secret) != record.commitment:
        return len(calls), len(calls)
    chance = Chance(secret, record.salts, record.chance)
    return len(calls), sum(chance.again(call) != call for call in calls)


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


LONGEST_SECONDS = 120.0
MOST_AT_A_TIME = 4
"""So many can be waited for, the one that is thought again among them: the last of them is told
before the fifteen minutes are over in which Discord takes an answer."""
MOST_KEPT = 200


class Verdict(msgspec.Struct, frozen=True):
    """What is to be said of the house's moves, and whether they are its own."""

    message: Say
    holds: bool


class Rethinking:
    """Has matches thought again, one at a time; what came of it is kept, for they don't change. By
    the answers of this folder's own cards where there are lists."""

    def __init__(self, added_cards: Path | None) -> None:
        self._added_cards = added_cards
        self._one_at_a_time = asyncio.Lock()
        self._awaited = 0
        self._kept: FIFOCache[str, Verdict] = FIFOCache(MOST_KEPT)

    async def verdict(self, record: Record) -> Verdict | None:
        """None for a match in which the house had no seat. Refused where too many wait."""
        if not has_house(record):
            return None
        if record.commitment in self._kept:
            return self._kept[record.commitment]
        if self._awaited == MOST_AT_A_TIME:
            raise not_now(say("house-busy"))
        self._awaited += 1
        try:
            return await self._in_turn(record)
        finally:
            self._awaited -= 1

    async def _in_turn(self, record: Record) -> Verdict:
        async with self._one_at_a_time:
            found = self._kept.get(record.commitment)
            if found is None:
                found = self._kept[record.commitment] = await self._think(record)
            return found

    async def _think(self, record: Record) -> Verdict:
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "bot.chat.verifying"),
            *([] if self._added_cards is None else [str(self._added_cards)]),
            env=os.environ | {"PYTHONPATH": python_path()},
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                told, _ = await child.communicate(msgspec.json.encode(record))
            return msgspec.json.decode(told, type=Verdict)
        except (TimeoutError, msgspec.MsgspecError) as error:
            log.error("a match of %s can't be thought again: %r", record.game, error)
            raise not_now(say("house-not-rethought")) from error
        finally:
            if child.returncode is None:
                child.kill()
                await child.wait()


def has_house(record: Record) -> bool:
    return any(entry.by for entry in record.moves)


class CannotThink(Exception):
    """Why its moves can't be thought again."""

    def __init__(self, message: Say) -> None:
        super().__init__(message.id)
        self.message = message


def verdict(record: Record, added_cards: Path | None) -> Verdict | None:
    """None for a match in which the house had no seat."""
    if not has_house(record):
        return None
    try:
        return _verdict(record, added_cards)
    except CannotThink as reason:
        return Verdict(reason.message, False)
    except UNPLAYABLE:
        return Verdict(say("house-illegal"), False)


def _verdict(record: Record, added_cards: Path | None) -> Verdict:
    game = _game(record)
    moves = 0
    for again in rethought(game, record, _answers(game, record, added_cards)):
        if not again.is_same:
            return Verdict(say("house-differs", place=again.place, who=Who(again.seat)), False)
        moves += 1
    return Verdict(say("house-same", moves=moves), True)


def _game(record: Record) -> Game[Any, Any, Any]:
    """Played with the cards that the record carries."""
    if record.game not in games.names():
        raise CannotThink(say("house-no-game", name=record.game))
    game = games.find(record.game)({name: text.encode() for name, text in record.cards.items()})
    if game.version != record.version:
        raise CannotThink(say("house-other-version", version=str(record.version)))
    return game


def _answers(game: Game[Any, Any, Any], record: Record, added_cards: Path | None) -> Any:
    """The lists that the house went by, if it had any."""
    if not record.answers_hash or not isinstance(game, ListsAnswers):
        return None
    answers = Library(added_cards).answers(game.key)
    options = msgspec.json.decode(record.options, type=game.options_type)
    if game.answers_hash(answers, options) != record.answers_hash:
        raise CannotThink(say("house-other-answers"))
    return answers


if __name__ == "__main__":
    read = msgspec.json.decode(sys.stdin.buffer.read(), type=Record)
    found = verdict(read, Path(sys.argv[1]) if len(sys.argv) > 1 else None)
    sys.stdout.buffer.write(msgspec.json.encode(found))
