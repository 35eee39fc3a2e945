"""What an older version has stored still opens, and means what it meant."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from bot.chat.render.content import Content
from bot.host.model import Change, Desired, Seated, Sent
from bot.store.sqlite.engine import SqliteStore
from bot.store.sqlite.migrate import migration_files
from bot.store.sqlite.rows import INSERT_INPUT, steps_of
from tests.store.changes import KIM, LEE, opening

DIGEST_EACH = 11
"""The last version in which each person had a note of his own for the day's message."""
BY_SEAT = 3
"""The last version that kept by seat what is for one person."""
COPY_WITHOUT_REVISION = 13
"""The last version that did not keep what of its table a copy of a hand shows."""
MAX, GONE = 1_572_736_641_011_810_308, 504


def open_by_then(path: Path, change: Change) -> None:
    """A table as that version would have kept it; its log has got more columns since."""
    with closing(sqlite3.connect(path)) as store, store:
        for step in steps_of(change):
            if step.sql != INSERT_INPUT:
                store.execute(step.sql, step.row)


def said_to(user: int, key: str) -> Desired:
    return Desired(key, 1, 22, msgspec.json.encode(Content(plain="Hello", pings=(user,))))


async def test_messages_kept_by_seat_become_those_of_who_sits_there_or_is_named(
    tmp_path: Path,
) -> None:
    older = migration_files()[:BY_SEAT]
    store = await SqliteStore.open(tmp_path / "store.db", migrations=older)
    seats = tuple(Seated(user, f"salt {user}") for user in (KIM, MAX))
    open_by_then(tmp_path / "store.db", opening(seats=seats))
    wanted = [
        Desired("board", 3),
        Desired("hand-0", 2),
        Desired("hand-1", 4),
        Desired("hand-2", 4),
        Desired("trouble", 1, None, b"{}"),
        said_to(KIM, "call-0"),
        said_to(GONE, "closed-1"),
        said_to(LEE, "turn-3"),
    ]
    await store.desire("t1", 1, wanted)
    await store.sent("t1", Sent("hand-1", 1, 901, 8001, b"d", 1001))
    await store.close()
    store = await SqliteStore.open(tmp_path / "store.db")
    rows = {row.key: row for row in await store.messages("t1")}
    await store.close()
    for_one = {f"hand-{KIM}", f"hand-{MAX}", f"call-{KIM}", f"closed-{GONE}"}
    assert set(rows) == {"board", "trouble", "turn-3", *for_one}
    hand = rows[f"hand-{MAX}"]
    assert (hand.priority, hand.desired, hand.sent) == (4, 1, 1)
    assert (hand.channel, hand.message, hand.digest) == (901, 8001, b"d")
    assert rows[f"hand-{KIM}"].message is None


async def test_two_notices_to_the_same_person_become_one(tmp_path: Path) -> None:
    """Somebody with closed direct messages had moved up by a seat."""
    older = migration_files()[:BY_SEAT]
    store = await SqliteStore.open(tmp_path / "store.db", migrations=older)
    open_by_then(tmp_path / "store.db", opening())
    await store.desire("t1", 1, [said_to(LEE, "closed-1"), said_to(LEE, "closed-2")])
    await store.close()
    store = await SqliteStore.open(tmp_path / "store.db")
    assert [row.key for row in await store.messages("t1")] == [f"closed-{LEE}"]
    await store.close()


async def test_notes_of_who_was_told_what_waits_for_him_do_not_stay(tmp_path: Path) -> None:
    older = migration_files()[:DIGEST_EACH]
    store = await SqliteStore.open(tmp_path / "store.db", migrations=older)
    await store.keep_note(f"digest {KIM}", "1800000000000")
    await store.keep_note(f"name {KIM}", "Kim")
    await store.close()
    store = await SqliteStore.open(tmp_path / "store.db")
    assert await store.note(f"digest {KIM}") is None
    assert await store.note(f"name {KIM}") == "Kim"
    await store.close()


async def test_a_copy_of_a_hand_is_not_known_to_show_anything(tmp_path: Path) -> None:
    older = migration_files()[:COPY_WITHOUT_REVISION]
    await (await SqliteStore.open(tmp_path / "store.db", migrations=older)).close()
    with closing(sqlite3.connect(tmp_path / "store.db")) as file, file:
        file.execute("INSERT INTO copies VALUES ('t1', ?, 77, 'a token', 1001, 5000)", (KIM,))
    store = await SqliteStore.open(tmp_path / "store.db")
    assert [copy.revision for copy in await store.copies(0)] == [-1]
    await store.close()
