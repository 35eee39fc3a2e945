"""The results of matches as rows, and back."""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.host.model import TableId, User
from bot.host.results import MatchResult, ResultQuery
from bot.store.steps import SqlRow, StoreStep, upsert

KEEP = (
    "INSERT INTO results (table_id, server, game, season, ended, body) VALUES (?, ?, ?, "
    "(SELECT count(*) FROM seasons WHERE server = ? AND began <= ?), ?, ?) "
    "ON CONFLICT (table_id) DO UPDATE SET server = excluded.server, game = excluded.game, "
    "season = excluded.season, ended = excluded.ended, body = excluded.body"
)
KEEP_PLAYED = upsert("played", "user, ended, table_id", "game", "server", "facts")
READ = (
    "SELECT body, season, EXISTS (SELECT 1 FROM tables WHERE id = results.table_id){facts} "
    "FROM {found} WHERE {where} ORDER BY {order} LIMIT ?"
)
WITHOUT_RESULT = (
    "SELECT id FROM tables WHERE phase = 'ended' AND state IS NOT NULL AND id > ? "
    "AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = id) ORDER BY id LIMIT ?"
)
"""Lessons are among them."""
OF_PERSON = "played JOIN results USING (table_id)"


def result_steps(result: MatchResult) -> list[StoreStep]:
    """A result takes the place of one of the same table."""
    table, server, ended = result.table, result.place.guild, result.ended
    body = msgspec.json.encode(result)
    row = (table, server, result.game, server, ended, ended, body)
    return [
        StoreStep(KEEP, row),
        *(
            StoreStep(KEEP_PLAYED, (user, ended, table, result.game, server, None))
            for user in result.people
            if user > 0
        ),
    ]


def result_of(row: tuple[Any, ...]) -> MatchResult:
    """With the facts of one person, if the row has a person."""
    body, season, has_record, *counted = row
    read = msgspec.json.decode(body, type=MatchResult)
    result = msgspec.structs.replace(read, season=season, has_record=bool(has_record))
    if not counted or counted[1] is None:
        return result
    user, facts = counted[0], msgspec.json.decode(counted[1], type=dict[str, int])
    seats = (
        msgspec.structs.replace(each, facts=facts) if each.user == user else each
        for each in result.seats
    )
    return msgspec.structs.replace(result, seats=tuple(seats))


def without_facts(games: int) -> str:
    """The statement that reads them for so many games."""
    return (
        f"SELECT DISTINCT table_id FROM played WHERE game IN ({', '.join('?' * games)}) "
        "AND facts IS NULL AND EXISTS (SELECT 1 FROM tables WHERE id = table_id) LIMIT ?"
    )


def facts_steps(table: TableId, facts: Mapping[User, Mapping[str, int]]) -> list[StoreStep]:
    kept = "UPDATE played SET facts = ? WHERE table_id = ? AND facts IS NULL"
    return [
        *(
            StoreStep(f"{kept} AND user = ?", (msgspec.json.encode(own), table, user))
            for user, own in facts.items()
        ),
        StoreStep(kept, (b"{}", table)),
    ]


def asked(query: ResultQuery) -> tuple[str, SqlRow]:
    """The statement that reads these results, with its values. Page by page it walks along one
    index; each page is read in the order in which it is found."""
    assert query.user is not None or query.server is not None, "of somebody, or on some server"
    source = "results" if query.user is None else "played"
    equal = {
        "played.user": query.user,
        f"{source}.server": query.server,
        f"{source}.game": query.game,
        "results.season": query.season,
    }
    where = [f"{column} = ?" for column, value in equal.items() if value is not None]
    values: list[int | str] = [value for value in equal.values() if value is not None]
    order, key = "DESC", f"({source}.ended, {source}.table_id)"
    for limit, sign in ((query.before, "<"), (query.after, ">")):
        if limit is not None:
            where.append(f"{key} {sign} (?, ?)")
            values += limit
    if query.after is not None:
        order = "ASC"
    sql = READ.format(
        facts="" if query.user is None else ", played.user, played.facts",
        found="results" if query.user is None else OF_PERSON,
        where=" AND ".join(where),
        order=f"{source}.ended {order}, {source}.table_id {order}",
    )
    return sql, (*values, query.most)
