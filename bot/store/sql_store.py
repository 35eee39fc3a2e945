"""What every engine that speaks SQL does in the same way."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Protocol, TypeVar

from bot.host import stored
from bot.host.ladders import NOTHING_COUNTED, Board, Counted, Ladder, Leader, Rungs, Season, Stand
from bot.host.messages import MessageKey, OutgoingMessage, WantedMessage
from bot.host.model import Input, Stamp, TableId, User
from bot.host.results import Before, MatchResult, ResultQuery
from bot.store import dropping, forgetting, ratings, results, rows
from bot.store.forgotten import Forgotten
from bot.store.group_commit import GroupCommit
from bot.store.results import result_of
from bot.store.steps import SqlRow, StoreStep, that_begin_with

T = TypeVar("T")

RUNS_READ = 1000


class Rows(Protocol):
    """Reads rows one after another, in a thread, as they all stand at one moment."""

    def __call__(self, sql: str, *values: Any) -> Iterable[SqlRow]: ...


class SqlStore(ABC):
    """Statements have SQLite's placeholders. Where they can't be the same they are an engine's."""

    GUILD: ClassVar[str]
    CARDS_HASH: ClassVar[str]
    """SQL for what stands in a table's header, NULL for one that can't be read."""

    _forgotten: Forgotten

    def __init__(self, writer: GroupCommit) -> None:
        self._write = writer.write

    @abstractmethod
    async def _read(self, sql: str, *values: Any) -> list[SqlRow]: ...

    @abstractmethod
    async def _read_slowly(self, sql: str, *values: Any) -> list[SqlRow]:
        """What takes its time, without holding up other reads."""

    @abstractmethod
    async def _fold(self, read: Callable[[Rows], T]) -> T:
        """What `read` makes in a thread of what it reads."""

    async def commit(self, change: stored.Change) -> None:
        await self._write(rows.steps_of(change), about=change.table)

    async def table(self, table: TableId) -> stored.Stored | None:
        found = await self._read(f"SELECT {rows.STORED_COLUMNS} FROM tables WHERE id = ?", table)
        return rows.stored_of(found[0]) if found else None

    async def tables(self) -> Sequence[TableId]:
        return [table for (table,) in await self._read("SELECT id FROM tables")]

    async def live(self) -> Sequence[stored.Live]:
        found = await self._read(
            "SELECT id, game, spot, next_due, coalesce((SELECT at FROM inputs WHERE table_id = id "
            "AND user IS NOT NULL ORDER BY inputs.revision DESC LIMIT 1), 0) "
            "FROM tables WHERE phase <> 'ended'"
        )
        return [stored.Live(*row) for row in found]

    async def lobbies(self) -> Sequence[stored.WaitingLobby]:
        found = await self._read("SELECT id, spot, header FROM tables WHERE phase = 'lobby'")
        return [lobby for row in found if (lobby := rows.lobby_of(row)) is not None]

    async def seated(self) -> Sequence[tuple[User, TableId]]:
        return await self._read("SELECT user, table_id FROM seats")

    async def last_ended(self, spot: int) -> TableId | None:
        found = await self._read(
            "SELECT id FROM tables JOIN inputs ON table_id = id AND inputs.revision = "
            "tables.revision WHERE spot = ? AND phase = 'ended' AND state IS NOT NULL "
            "ORDER BY at DESC LIMIT 1",
            spot,
        )
        return found[0][0] if found else None

    async def keep_result(self, result: MatchResult) -> None:
        await self._write(results.result_steps(result), about=result.table, can_wait=True)

    async def results(self, query: ResultQuery) -> Sequence[MatchResult]:
        sql, values = results.asked(query)
        found = [result_of(row) for row in await self._read(sql, *values)]
        return found if query.after is None else found[::-1]

    async def without_result(self, after: TableId, most: int) -> Sequence[TableId]:
        return [id_ for (id_,) in await self._read(results.WITHOUT_RESULT, after, most)]

    async def drop_results(self, server: int, before: Stamp) -> None:
        await self._write(dropping.drop_results_steps(server, before), can_wait=True)

    async def ladder_of(self, table: TableId) -> Ladder | None:
        found = await self._read(ratings.LADDER_OF, table)
        return Ladder(*found[0]) if found else None

    async def uncounted(self) -> Sequence[Ladder]:
        return [Ladder(*row) for row in await self._read_slowly(ratings.UNCOUNTED)]

    async def counted_up_to(self, ladder: Ladder) -> Before:
        found = await self._read(ratings.COUNTED_UP_TO, *ladder)
        if not found:
            await self._write([StoreStep(ratings.BEGIN, (*ladder, *NOTHING_COUNTED))])
        return Before(*found[0]) if found else NOTHING_COUNTED

    async def fold_results(
        self, ladder: Ladder, since: Before, fold: Callable[[Iterable[MatchResult]], T]
    ) -> T:
        def read(rows_of: Rows) -> T:
            return fold(map(result_of, rows_of(ratings.TO_COUNT, *ladder, *since)))

        return await self._fold(read)

    async def fold_server(self, server: int, fold: Callable[[Iterable[MatchResult], int], T]) -> T:
        def read(rows_of: Rows) -> T:
            ((there_are,),) = rows_of(ratings.COUNT_ON_SERVER, server)
            return fold(map(result_of, rows_of(ratings.ON_SERVER, server)), there_are)

        return await self._fold(read)

    async def newest_of(self, user: User, server: int | None, most: int) -> Sequence[MatchResult]:
        found = await self._read_slowly(ratings.PLAYED, user, server, server, most)
        return [*map(result_of, found)]

    async def keep_counted(self, ladder: Ladder, since: Before, counted: Counted) -> None:
        await self._write(ratings.counted_steps(ladder, since, counted))

    async def count_again(self) -> None:
        await self._write([StoreStep(ratings.COUNT_AGAIN, ())])

    async def rungs(self, ladder: Ladder) -> Rungs:
        return ratings.rungs_of(await self._read(ratings.RUNGS, *ladder))

    async def ratings_of(self, user: User) -> Sequence[Stand]:
        return ratings.stands_of(await self._read(ratings.RATINGS_OF, user))

    async def boards(self, server: int) -> Sequence[Board]:
        return [ratings.board_of(row) for row in await self._read(ratings.BOARDS, server)]

    async def leaders(self, board: Board, first: int, most: int) -> Sequence[Leader]:
        listed = ratings.key_of(board)
        return ratings.leaders_of(await self._read(ratings.LEADERS, *listed, most, first), first)

    async def standing_of(self, board: Board, user: User) -> Leader | None:
        listed = ratings.key_of(board)
        found = await self._read(ratings.OWN, *listed, user)
        if not found:
            return None
        ((better,),) = await self._read(ratings.BETTER, *listed, *ratings.order_of(*found[0]))
        return ratings.leaders_of(found, better)[0]

    async def listed(self, board: Board) -> int:
        ((count,),) = await self._read(ratings.LISTED_COUNT, *ratings.key_of(board))
        return int(count)

    async def seasons(self, server: int) -> Sequence[Season]:
        return [Season(*row) for row in await self._read(ratings.SEASONS, server)]

    async def begin_season(self, server: int, season: Season) -> None:
        await self._write([StoreStep(ratings.BEGIN_SEASON, (server, *season))])

    async def without_facts(self, games: Sequence[str], most: int) -> Sequence[TableId]:
        found = await self._read(results.without_facts(len(games)), *games, most)
        return [table for (table,) in found]

    async def keep_facts(self, table: TableId, facts: Mapping[User, Mapping[str, int]]) -> None:
        await self._write(results.facts_steps(table, facts), about=table, can_wait=True)

    async def log(self, table: TableId) -> Sequence[Input]:
        found = await self._read(
            f"SELECT {rows.INPUT_COLUMNS} FROM inputs WHERE table_id = ? ORDER BY revision", table
        )
        return [rows.input_of(row) for row in found]

    async def input_of(self, table: TableId, source: str) -> Input | None:
        found = await self._read(
            f"SELECT {rows.INPUT_COLUMNS} FROM inputs WHERE table_id = ? AND source = ?",
            table,
            source,
        )
        return rows.input_of(found[0]) if found else None

    async def answered(self, table: TableId, seat: int, ask: int) -> bool:
        found = await self._read(
            "SELECT 1 FROM inputs WHERE table_id = ? AND kind = 'move' AND seat = ? AND ask = ? "
            "AND user IS NOT NULL LIMIT 1",
            table,
            seat,
            ask,
        )
        return bool(found)

    async def cards(self, cards_hash: str) -> stored.Cards | None:
        found = await self._read("SELECT hash, game, files FROM cards WHERE hash = ?", cards_hash)
        return rows.cards_of(found[0]) if found else None

    async def want(self, table: TableId, revision: int, wanted: Sequence[WantedMessage]) -> None:
        await self._write(rows.want_steps(table, revision, wanted), about=table)

    async def sent(self, message: OutgoingMessage) -> None:
        await self._write([rows.sent_step(message)], about=message.table, can_wait=True)

    async def send_again(self, table: TableId, key: MessageKey) -> None:
        await self._write([StoreStep(rows.SEND_AGAIN, (table, str(key)))], about=table)

    async def messages(self, table: TableId) -> Sequence[OutgoingMessage]:
        found = await self._read(
            f"SELECT {rows.MESSAGE_COLUMNS} FROM messages WHERE table_id = ?", table
        )
        return rows.messages_of(found)

    async def unsent(self) -> Sequence[OutgoingMessage]:
        found = await self._read(
            f"SELECT {rows.MESSAGE_COLUMNS} FROM messages WHERE wanted > sent ORDER BY priority"
        )
        return rows.messages_of(found)

    async def person(self, user: User) -> stored.Person | None:
        found = await self._read(f"SELECT {rows.PERSON_COLUMNS} FROM people WHERE user = ?", user)
        return rows.person_of(found[0]) if found else None

    async def keep_person(self, person: stored.Person) -> None:
        step = StoreStep(rows.KEEP_PERSON, rows.person_row(person))
        await self._write([step])

    async def tables_of(self, user: User) -> Sequence[TableId]:
        found = await self._read_slowly(forgetting.SCANNED, str(user), user)
        return [table for (table,) in found]

    async def notes_about(self, user: User) -> stored.PersonalNotes:
        notes = await self._read(forgetting.NOTES_ABOUT, forgetting.about(user))
        ((copies,),) = await self._read("SELECT count(*) FROM copies WHERE user = ?", user)
        return stored.PersonalNotes(dict(notes), copies)

    async def forget_at(self, table: TableId, user: User, other: User) -> None:
        await self._write(forgetting.table_steps(table, user, other), about=table)

    async def forget(self, user: User, at: Stamp) -> None:
        hashed = await asyncio.to_thread(self._forgotten.hash_of, user)
        await self._write(forgetting.own_steps(user, hashed, at))

    async def to_forget(self) -> Sequence[User]:
        if not (hashes := await self._not_done()):
            return ()
        people = [user for (user,) in await self._read_slowly(forgetting.EVERYBODY)]
        return await asyncio.to_thread(self._forgotten.known_among, people, hashes)

    async def none_to_forget(self) -> None:
        if left := await self._not_done():
            await self._write([forgetting.done_step(*each) for each in left.items()])

    async def _not_done(self) -> Mapping[str, Stamp]:
        noted = await self._read(forgetting.DONE_NOTES, *that_begin_with(forgetting.DONE))
        return forgetting.not_done((line for (line,) in noted), self._forgotten)

    async def ended_before(self, server: int, before: Stamp, most: int) -> Sequence[TableId]:
        sql = dropping.ENDED_BEFORE.format(guild=self.GUILD)
        return [table for (table,) in await self._read_slowly(sql, server, before, most)]

    async def drop(self, table: TableId) -> None:
        await self._write(dropping.drop_steps(table), about=table, can_wait=True)

    async def said_before(self, before: Stamp, most: int) -> Sequence[TableId]:
        found = await self._read(dropping.SAID_BEFORE, before, most)
        return [table for (table,) in found]

    async def forget_said(self, table: TableId) -> None:
        await self._write([StoreStep(dropping.FORGET_SAID, (table,))], about=table, can_wait=True)

    async def drop_cards(self, kept: Collection[str]) -> None:
        """One that a table was bound to since they were read stays."""
        found = await self._read_slowly(dropping.UNNEEDED_CARDS.format(cards_hash=self.CARDS_HASH))
        drop = dropping.DROP_CARDS.format(cards_hash=self.CARDS_HASH)
        if steps := [StoreStep(drop, (each,)) for (each,) in found if each not in kept]:
            await self._write(steps)

    async def last_options(self, place: int, game: str) -> Mapping[str, str] | None:
        found = await self._read(
            "SELECT options FROM last_options WHERE place = ? AND game = ?", place, game
        )
        return rows.options_of(found[0][0]) if found else None

    async def presets(self, server: int, game: str) -> Sequence[stored.Preset]:
        found = await self._read(
            "SELECT name, options FROM presets WHERE server = ? AND game = ? ORDER BY name",
            server,
            game,
        )
        return [
            stored.Preset(server, game, name, rows.options_of(options)) for name, options in found
        ]

    async def keep_preset(self, preset: stored.Preset) -> None:
        await self._write([rows.preset_step(preset)])

    async def delete_preset(self, server: int, game: str, name: str) -> None:
        await self._write([StoreStep(rows.DELETE_PRESET, (server, game, name))])

    async def copies(self, since: Stamp) -> Sequence[stored.HandCopy]:
        found = await self._read(f"SELECT {rows.COPY_COLUMNS} FROM copies WHERE since >= ?", since)
        return [stored.HandCopy(*row) for row in found]

    async def keep_copy(self, copy: stored.HandCopy, since: Stamp) -> None:
        await self._write(rows.copy_steps(copy, since), can_wait=True)

    async def note(self, name: str) -> str | None:
        found = await self._read("SELECT text FROM notes WHERE name = ?", name)
        return found[0][0] if found else None

    async def notes(self, beginning: str) -> Mapping[str, str]:
        read = "SELECT name, text FROM notes WHERE name >= ? AND name < ?"
        return dict(await self._read(read, *that_begin_with(beginning)))

    async def keep_note(self, name: str, text: str) -> None:
        await self._write([StoreStep(rows.KEEP_NOTE, (name, text))])

    async def runs(self) -> Sequence[stored.Run]:
        found = await self._read(
            f"SELECT number, woke, running, alive FROM runs ORDER BY number DESC LIMIT {RUNS_READ}"
        )
        return [stored.Run(*row) for row in reversed(found)]

    async def keep_run(self, run: stored.Run) -> None:
        row = (run.number, run.woke, run.running, run.alive)
        await self._write([StoreStep(rows.KEEP_RUN, row)])
