"""What the store has of a match, as a table to be played on, and as a record that anybody can
replay and verify.

A table's state is kept beside its log for speed alone. Where it was kept in another form than
today's, it is computed from the log, by the rules that the match was played by; rules of another
version are not played on.
"""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.host.model import Header, Input, Position, Seated, Wish
from bot.host.ports import Store
from bot.host.stored import Stored
from bot.host.table import Lobby, Standing, Table
from games.kit.bot_player import LEVELS, BotSeat
from games.kit.chance import FORMAT
from games.kit.game import Game
from games.kit.match import Entry, Match, Record
from games.kit.say import Seat, malformed, say

log = logging.getLogger(__name__)


async def loaded(stored: Stored, game: Game[Any, Any, Any], store: Store) -> Table:
    """The table; raises a Refusal if it can't be played on."""
    header = stored.header
    check_playable(header, game)
    lobby = Lobby(stored.id, stored.revision, header, stored.secret, game)
    position = stored.position
    if position is None:
        return lobby
    state = kept(position, game)
    if state is None:
        log.info("table=%s: its state is in another form, and computed from its log", stored.id)
        state = (await asyncio.to_thread(replayed, lobby, await store.log(stored.id))).state
    return lobby.begun(position, Standing(game, len(header.seats), state))


def check_playable(header: Header, game: Game[Any, Any, Any]) -> None:
    """Of a match that has begun, and been played by rules or chance that are not these."""
    if header.phase == "lobby":
        return
    if header.rules_version != game.version:
        raise malformed(say("tables-other-rules", version=header.rules_version, ours=game.version))
    if header.chance != FORMAT:
        raise malformed(say("tables-other-chance", version=header.chance))


def kept(position: Position, game: Game[Any, Any, Any]) -> Any:
    """The state as it was kept, if today's rules would write it just so; else none."""
    try:
        state = msgspec.json.decode(position.state, type=game.state_type)
    except msgspec.MsgspecError:
        return None
    return state if msgspec.json.encode(state) == position.state else None


def replayed(table: Table, inputs: Sequence[Input]) -> Match[Any, Any]:
    return Match[Any, Any].replay(table.game, record(table, inputs))


def _entry(line: Input) -> Entry:
    """A move that nobody has made at a seat is the clock's."""
    is_clocks = line.seat is not None and line.user is None and line.bot_player is None
    return Entry(line.seat, msgspec.Raw(line.body), line.chance, line.bot_player, is_clocks)


def sittings(log: Sequence[Input], pace: str) -> Iterator[BotSeat]:
    """Which seats the bot player has played at which level, and from how many moves on: as the
    lobby had it when it started, and as those at the table have decided since."""
    moves = 0
    levels: dict[Seat, str | None] = {}
    for line in log:
        if line.kind == "move":
            moves += 1
        for seat, level in _seated_by(line):
            if levels.get(seat) != level:
                levels[seat] = level
                yield BotSeat(seat, level, pace, moves)


def _seated_by(line: Input) -> Iterator[tuple[Seat, str | None]]:
    """At which seats, by what stands in the log, the bot player plays now at which level, or no
    more."""
    match line.kind:
        case "start":
            seats = msgspec.json.decode(line.body, type=tuple[Seated, ...])
            yield from ((seat, seated.bot_player) for seat, seated in enumerate(seats))
        case "answer_absent" if line.seat is not None:
            wish, is_decided = msgspec.json.decode(line.body, type=tuple[Wish, bool])
            if is_decided and wish != "wait":
                yield line.seat, wish if wish in LEVELS else None
        case "join" if line.seat is not None:
            yield line.seat, None


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
        salts=table.header.salting.salts,
        commitment=table.header.commitment,
        secret=bytes(table.secret).hex(),
        setup=start.chance,
        bot_seats=tuple(sittings(log[log.index(start) :], table.header.pace)),
        ending=table.header.ending or "",
        moves=tuple(map(_entry, moves)),
    )
