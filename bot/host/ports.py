"""The contract between the tables and whatever keeps them."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

from bot.host import stored
from bot.host.ladders import Board, Counted, Ladder, Leader, Rungs, Season, Stand
from bot.host.messages import MessageKey, OutgoingMessage, WantedMessage
from bot.host.model import Input, Stamp, TableId, User
from bot.host.results import Before, MatchResult, ResultQuery

T = TypeVar("T")


class Store(Protocol):
    """A place that keeps everything.

    A caller may rely on this, whichever engine it is:

    - A call that returns has kept what it was given: it is still there after the process is
      killed or the machine loses power. A call that raises a StoreError has kept nothing of it.
      Of a call that is cancelled, or raises Lost, all may have been kept, or nothing.
    - Each call is one transaction. Calls under way at the same time may share a commit, in any
      order; one that fails does not take the others with it.
    - What a finished call kept, a later read sees.
    - A value that can't be kept is Broken, for the call that brought it and for no other.
    - What an engine logs, and how its values print, shows no table's secret.

    One process writes: an engine that opens a store holds a lock on it.

    An engine in turn relies on nothing but the values in `bot.host.model`: it compares and swaps
    revisions, keeps sources unique and stores the rest as it comes.
    """

    async def commit(self, change: stored.Change) -> None:
        """Keeps what one input did to a table.

        Raises SourceTaken if the table's log has that source, and Conflict if the table's
        revision is not the one before the input's, or if a table to be opened exists; either of
        them where both are so.
        """

    async def table(self, table: TableId) -> stored.Stored | None: ...

    async def tables(self) -> Sequence[TableId]:
        """The ids of all tables that ever were."""

    async def live(self) -> Sequence[stored.Live]:
        """All tables that have not ended."""

    async def lobbies(self) -> Sequence[stored.WaitingLobby]:
        """All tables whose match has not begun, but for those that can't be read."""

    async def seated(self) -> Sequence[tuple[User, TableId]]:
        """Who has not left which table that has not ended."""

    async def last_ended(self, spot: int) -> TableId | None:
        """Whose match was the last to end in a channel or thread."""

    async def keep_result(self, result: MatchResult) -> None:
        """Of a match that ended before results were kept; a change's own `result` is kept in its
        commit. It may share the next one. Nobody may be working with the table."""

    async def results(self, query: ResultQuery) -> Sequence[MatchResult]:
        """Those that are asked for, the newest first."""

    async def without_result(self, after: TableId, most: int) -> Sequence[TableId]:
        """Matches that have ended without a result being kept, by their ids; lessons among them."""

    async def drop_results(self, server: int, before: Stamp) -> None:
        """Deletes the results of a server's matches that ended before that and whose tables are
        deleted."""

    async def ladder_of(self, table: TableId) -> Ladder | None:
        """Into which a result is counted, if it was kept and the match was played on a server."""

    async def uncounted(self) -> Sequence[Ladder]:
        """Those whose ratings do not follow from all results. It looks at all of these, and takes
        its time."""

    async def counted_up_to(self, ladder: Ladder) -> Before:
        """The last result that has been counted. It is NOTHING_COUNTED again as soon as one that
        was counted has changed or gone, or an older one has come."""

    async def fold_results(
        self, ladder: Ladder, since: Before, fold: Callable[[Iterable[MatchResult]], T]
    ) -> T:
        """What `fold` makes, in a thread, of a ladder's results after that, in the order in which
        the matches ended."""

    async def fold_server(self, server: int, fold: Callable[[Iterable[MatchResult], int], T]) -> T:
        """What `fold` makes, in a thread, of all results of a server, the newest first, and of how
        many there are."""

    async def newest_of(self, user: User, server: int | None, most: int) -> Sequence[MatchResult]:
        """Somebody's, on a server or everywhere, the newest first; for many of them."""

    async def keep_counted(self, ladder: Ladder, since: Before, counted: Counted) -> None:
        """Raises Conflict if results that were counted up to `since`, or are counted by this, have
        changed. What is counted from the first result on takes the place of all that was kept."""

    async def count_again(self) -> None:
        """From now on nothing has been counted into any ladder."""

    async def rungs(self, ladder: Ladder) -> Rungs:
        """All ratings of a ladder."""

    async def ratings_of(self, user: User) -> Sequence[Stand]:
        """Somebody's, wherever they have one."""

    async def boards(self, server: int) -> Sequence[Board]:
        """Those of a server on which anybody has a rating."""

    async def leaders(self, board: Board, first: int, most: int) -> Sequence[Leader]:
        """Of those who are listed, from this number on; 0 is the best. Those whose rating is
        provisional come behind the others."""

    async def standing_of(self, board: Board, user: User) -> Leader | None:
        """Where somebody stands on it, if they are listed."""

    async def listed(self, board: Board) -> int:
        """How many are."""

    async def seasons(self, server: int) -> Sequence[Season]:
        """Those that were begun there, in order."""

    async def begin_season(self, server: int, season: Season) -> None:
        """If none of this number was begun yet."""

    async def without_facts(self, games: Sequence[str], most: int) -> Sequence[TableId]:
        """Matches of these games that are over and recorded, of which nothing is counted yet."""

    async def keep_facts(self, table: TableId, facts: Mapping[User, Mapping[str, int]]) -> None:
        """What is counted of those who played there; nothing of those who are not named."""

    async def log(self, table: TableId) -> Sequence[Input]:
        """Everything that ever happened to a table, in order."""

    async def input_of(self, table: TableId, source: str) -> Input | None:
        """The input that this source has already made."""

    async def answered(self, table: TableId, seat: int, ask: int) -> bool:
        """Whether a seat has made a move in answer to that ask number."""

    async def cards(self, cards_hash: str) -> stored.Cards | None: ...

    async def want(self, table: TableId, revision: int, wanted: Sequence[WantedMessage]) -> None:
        """Notes what messages ought to show from a revision on; an older revision changes
        nothing. A change's own `wanted` is noted in its commit."""

    async def sent(self, message: OutgoingMessage) -> None:
        """Notes what a message was sent; an older revision changes nothing. It may take a moment
        longer than other calls, to share the commit of the next one."""

    async def send_again(self, table: TableId, key: MessageKey) -> None:
        """A message that was sent has been deleted: it is unsent again."""

    async def messages(self, table: TableId) -> Sequence[OutgoingMessage]: ...

    async def unsent(self) -> Sequence[OutgoingMessage]:
        """All messages that want something newer than they were sent, the most urgent first."""

    async def person(self, user: User) -> stored.Person | None: ...

    async def people(
        self, users: Collection[User], noted: str
    ) -> Sequence[tuple[stored.Person | None, str | None]]:
        """Each of these people in turn, with the note whose name is this beginning and their id."""

    async def keep_person(self, person: stored.Person) -> None: ...

    async def tables_of(self, user: User) -> Sequence[TableId]:
        """All tables in which somebody stands, whatever they did there. It reads everything that is
        kept, and takes its time."""

    async def notes_about(self, user: User) -> stored.PersonalNotes:
        """What is noted of somebody beside that."""

    async def begin_to_forget(self, user: User, at: Stamp) -> None:
        """Notes, outside of what a backup replaces, that nothing of somebody is to be kept from
        before that; then `to_forget` names them until `forget` is done."""

    async def forget_at(self, table: TableId, user: User, other: User) -> None:
        """Takes somebody out of one table, with another id in their place that is nobody's. Its
        match can be verified as before. Nobody may be working with the table."""

    async def forget(self, user: User, at: Stamp) -> None:
        """Deletes what is theirs alone, so that it can't be read from the disk either."""

    async def to_forget(self) -> Sequence[User]:
        """Who was forgotten, and stands here all the same, because this is a backup of before or
        because the bot was killed on the way."""

    async def none_to_forget(self) -> None:
        """Says that all people that `to_forget` named are forgotten."""

    async def ended_before(self, server: int, before: Stamp, most: int) -> Sequence[TableId]:
        """Tables of a server that ended before that. It reads about all tables, and takes its
        time."""

    async def drop(self, table: TableId) -> None:
        """Deletes a table that has ended, with all that is kept of it; raises Conflict if it has
        not, or if there is none. Nobody may be working with it."""

    async def said_before(self, before: Stamp, most: int) -> Sequence[TableId]:
        """Tables that ended before that, and have messages of which it is kept what they said."""

    async def forget_said(self, table: TableId) -> None:
        """Forgets what the messages of a table said that have been sent; which ones there are stays
        known."""

    async def drop_cards(self, kept: Collection[str]) -> None:
        """Deletes the cards that no table is bound to, but for those with these hashes."""

    async def last_options(self, place: int, game: str) -> Mapping[str, str] | None:
        """What the last match of this game used in a channel or on a server, if it is one of the
        latest few thousand. A change's own `last` is kept in its commit."""

    async def presets(self, server: int, game: str) -> Sequence[stored.Preset]:
        """By their names."""

    async def keep_preset(self, preset: stored.Preset) -> None:
        """In place of what its name stood for."""

    async def delete_preset(self, server: int, game: str, name: str) -> None:
        """If there is one."""

    async def copies(self, since: Stamp) -> Sequence[stored.HandCopy]:
        """The copies of hands whose tokens are no older than that."""

    async def keep_copy(self, copy: stored.HandCopy, since: Stamp) -> None:
        """Instead of the one before; those whose tokens are older than `since` go. It may share the
        next commit."""

    async def note(self, name: str) -> str | None:
        """A short text that the bot keeps for itself, such as the hash of its command tree."""

    async def notes(self, beginning: str) -> Mapping[str, str]:
        """All of them whose names begin so."""

    async def keep_note(self, name: str, text: str) -> None: ...

    async def runs(self) -> Sequence[stored.Run]:
        """The bot's latest runs, a thousand at least, the oldest first."""

    async def keep_run(self, run: stored.Run) -> None: ...

    async def lost(self) -> "Exchanged | Lost":
        """Returns once this process can't work with the store any more: somebody has exchanged it,
        or the session has ended in which a server let this process write."""

    async def close(self) -> None:
        """Keeps what is under way, and ends. Whatever comes later raises StoreError. Raises
        Exchanged if the store has been exchanged: then the process must end at once."""


class Fence(Protocol):
    """Keeps a process from acting that may have lost its store without knowing it yet."""

    def may_act(self) -> bool:
        """Whether it is certain that no other process works with the store."""

    async def until_it_may(self) -> None:
        """Returns once that is certain; raises Lost if the store is lost."""


class StoreError(Exception):
    """Nothing of the call has been kept, unless it is Lost."""


class Conflict(StoreError):
    """The table is not at the revision that the change was made for."""


class SourceTaken(StoreError):
    """This input has already been taken by this table."""


class DiskFull(StoreError):
    """There is no room left."""


class Busy(StoreError):
    """Another process holds the store."""


class Broken(StoreError):
    """The disk or the engine fails, or can't keep a value; the sentence is the engine's own."""


class Exchanged(StoreError):
    """Somebody has put something else where the store lay, cut or overwritten it, or taken it away;
    nothing can be kept any more. The sentence says what to do."""


class Lost(StoreError):
    """The session has ended in which this process might write. All of the call may have been kept,
    or nothing; the process that works with the store next finds out by the input's source."""


class CannotOpen(StoreError):
    """The store can't be opened; the sentence says why and what to do."""
