"""What the store has of a match, as a table to be played on, and as a record that anybody can
replay and verify.

A table's state is kept beside its log for speed alone. What an older edition has kept in another
form is made anew from the log, by the rules that it was played by; rules of another version are
not.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from bot.host.model import Header, Input, Position, Stored
from bot.host.ports import Store
from bot.host.table import Standing, Table
from games.kit.aloud import PlayedAloud
from games.kit.chance import FORMATS
from games.kit.game import Game
from games.kit.match import Entry, Match, Record
from games.kit.refusals import malformed
from games.kit.say import say
from games.kit.taking_back import Trail

log = logging.getLogger(__name__)


async def loaded(stored: Stored, game: Game[Any, Any, Any], store: Store) -> Table:
    """The table; raises a Refusal if this edition can't play it on."""
    header = stored.header
    check_playable(header, game)
    table = Table(stored.id, stored.revision, header, stored.secret, game, stored.position)
    position = stored.position
    if position is None:
        return table
    state = kept(position, game)
    if isinstance(game, PlayedAloud):
        position = msgspec.structs.replace(position, trail=Trail())
    if state is None or position.trail is None:
        log.info("table=%s: its state is of another edition, and made anew from its log", table.id)
        course = (await asyncio.to_thread(replayed, table, await store.log(table.id))).course
        state, position = course.state, msgspec.structs.replace(position, trail=course.trail)
    standing = Standing(game, len(header.seats), state)
    return replace(table, standing=standing, position=position)


def check_playable(header: Header, game: Game[Any, Any, Any]) -> None:
    """Of a match that has begun, and been played by rules or chance that are not these."""
    if header.phase == "lobby":
        return
    if header.rules_version != game.version:
        raise malformed(say("tables-other-rules", version=header.rules_version, ours=game.version))
    if header.chance not in FORMATS:
        raise malformed(say("tables-other-chance", version=header.chance))


def kept(position: Position, game: Game[Any, Any, Any]) -> Any:
    """The state as it was kept, if this edition would write it just so; else none."""
    try:
        state = msgspec.json.decode(position.state, type=game.state_type)
    except msgspec.MsgspecError:
        return None
    return state if msgspec.json.encode(state) == position.state else None


def replayed(table: Table, inputs: Sequence[Input]) -> Match[Any, Any]:
    return Match[Any, Any].replay(table.game, record(table, inputs), clocks(inputs))


def clocks(log: Sequence[Input]) -> frozenset[int]:
    """Which of a match's moves the clock has made."""
    moves = (line for line in log if line.kind == "move")
    return frozenset(
        place for place, line in enumerate(moves) if line.user is None and line.house is None
    )


def record(table: Table, log: Sequence[Input]) -> Record:
    """The record of a match that has ended: from then on its secret is public."""
    start = next(line for line in log if line.kind == "start")
    moves = [line for line in log if line.kind == "move"]
    return Record(
        game=table.header.game,
        version=table.header.rules_version,
        seats=len(table.header.seats),
        options=table.header.options,
        cards_hash=table.header.cards_hash,
        cards={name: content.decode() for name, content in table.game.files.items()},
        answers_hash=table.header.answers_hash,
        chance=table.header.chance,
        salts=table.salts,
        commitment=table.header.commitment,
        secret=bytes(table.secret).hex(),
        setup=start.chance,
        moves=tuple(
            Entry(line.seat, msgspec.Raw(line.body), line.chance, line.house) for line in moves
        ),
    )
