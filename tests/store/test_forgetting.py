"""Nothing of a person is left in the store's files once they have been forgotten, and of each
column it is said what becomes of it."""

from pathlib import Path

import msgspec
import pytest

from bot.host.meetings import Meeting
from bot.host.messages import BOARD, CallKey, HandKey, TurnKey
from bot.host.model import (
    Attendance,
    Header,
    PersonPart,
    PersonTally,
    Place,
    Position,
    Salting,
    Seated,
    User,
    Won,
    Word,
)
from bot.host.own_data import own_data
from bot.host.ports import Store
from bot.host.quiet import Quiet
from bot.host.ratings import bring_up_to_date
from bot.host.results import ResultQuery, SeatResult
from bot.host.stored import HandCopy, LastOptions, Person
from bot.store.sqlite import backup, restore
from bot.store.sqlite.engine import SqliteStore
from bot.store.sqlite.forgotten import ForgottenFile
from tests.store.changes import SECRET, header, move, opening, result, wanted
from tests.store.engines import StorePlace

KIM, LEE = User(804_150_111_022_467_899), User(804_150_111_022_467_900)
KIMS_NAME, KIMS_ZONE, KIMS_TOKEN = "Kim Kvickrot", "Europe/Vaduz", "kims-own-token"
INSTEAD = User(-7)
RESULT = result(seats=(SeatResult(seat=0, user=KIM, place=1), SeatResult(seat=1, user=LEE)))
TALLIED = Attendance((PersonTally(user=KIM, seat=0),))

NOT_PERSONAL = "not about a person"
WITHOUT_ID = "kept, with another id"
DELETED = "deleted"
LEFT = "kept; docs/PRIVACY.md says so"

COLUMNS = {
    "tables.id": NOT_PERSONAL,
    "tables.revision": NOT_PERSONAL,
    "tables.secret": NOT_PERSONAL,
    "tables.phase": NOT_PERSONAL,
    "tables.game": NOT_PERSONAL,
    "tables.spot": NOT_PERSONAL,
    "tables.header": WITHOUT_ID,
    "tables.next_due": NOT_PERSONAL,
    "tables.marks": WITHOUT_ID,
    "tables.state": WITHOUT_ID,
    "seats.user": DELETED,
    "seats.table_id": DELETED,
    "results.table_id": NOT_PERSONAL,
    "results.server": NOT_PERSONAL,
    "results.game": NOT_PERSONAL,
    "results.season": NOT_PERSONAL,
    "results.ended": LEFT,
    "results.body": WITHOUT_ID,
    "played.user": DELETED,
    "played.ended": DELETED,
    "played.table_id": DELETED,
    "played.game": DELETED,
    "played.server": DELETED,
    "played.facts": DELETED,
    "seasons.server": NOT_PERSONAL,
    "seasons.number": NOT_PERSONAL,
    "seasons.began": NOT_PERSONAL,
    "ratings.server": DELETED,
    "ratings.game": DELETED,
    "ratings.season": DELETED,
    "ratings.mode": DELETED,
    "ratings.user": DELETED,
    "ratings.mu": DELETED,
    "ratings.sigma": DELETED,
    "ratings.matches": DELETED,
    "ratings.won": DELETED,
    "rated.server": NOT_PERSONAL,
    "rated.game": NOT_PERSONAL,
    "rated.season": NOT_PERSONAL,
    "rated.ended": NOT_PERSONAL,
    "rated.table_id": NOT_PERSONAL,
    "inputs.table_id": NOT_PERSONAL,
    "inputs.revision": NOT_PERSONAL,
    "inputs.kind": NOT_PERSONAL,
    "inputs.source": WITHOUT_ID,
    "inputs.at": LEFT,
    "inputs.user": WITHOUT_ID,
    "inputs.seat": NOT_PERSONAL,
    "inputs.ask": NOT_PERSONAL,
    "inputs.body": WITHOUT_ID,
    "inputs.chance": NOT_PERSONAL,
    "inputs.bot_player": NOT_PERSONAL,
    "cards.hash": NOT_PERSONAL,
    "cards.game": NOT_PERSONAL,
    "cards.files": NOT_PERSONAL,
    "messages.table_id": NOT_PERSONAL,
    "messages.key": DELETED,
    "messages.priority": NOT_PERSONAL,
    "messages.channel": DELETED,
    "messages.content": WITHOUT_ID,
    "messages.wanted": NOT_PERSONAL,
    "messages.sent": NOT_PERSONAL,
    "messages.message": DELETED,
    "messages.digest": NOT_PERSONAL,
    "copies.table_id": DELETED,
    "copies.user": DELETED,
    "copies.application": DELETED,
    "copies.token": DELETED,
    "copies.message": DELETED,
    "copies.since": DELETED,
    "copies.revision": DELETED,
    "people.user": DELETED,
    "people.locale": DELETED,
    "people.dm_channel": DELETED,
    "people.dm_closed": DELETED,
    "people.rolls": DELETED,
    "people.pictures": DELETED,
    "people.quiet": DELETED,
    "people.language": DELETED,
    "people.hands_come": DELETED,
    "people.is_called": DELETED,
    "people.is_ranked": DELETED,
    "last_options.place": NOT_PERSONAL,
    "last_options.game": NOT_PERSONAL,
    "last_options.options": WITHOUT_ID,
    "last_options.at": NOT_PERSONAL,
    "presets.server": NOT_PERSONAL,
    "presets.game": NOT_PERSONAL,
    "presets.name": LEFT,
    "presets.options": LEFT,
    "runs.number": NOT_PERSONAL,
    "runs.woke": NOT_PERSONAL,
    "runs.running": NOT_PERSONAL,
    "runs.alive": NOT_PERSONAL,
    "notes.name": DELETED,
    "notes.text": WITHOUT_ID,
    "identity.name": NOT_PERSONAL,
    "identity.commits": NOT_PERSONAL,
}
"""What becomes of each column when somebody has their data deleted. A column that is not here fails
the test: say here, in docs/PRIVACY.md and in bot/chat/answer/privacy.py what it holds of people."""

IN_FILES = {"identity.name", "identity.commits"}
IN_DATABASES = {"version.number", "forgotten.hash", "forgotten.at", "forgotten_salt.salt"}
"""What is about no person, but for the slow hashes of who has been forgotten. Beside a file, these
are in another file."""


MATCHES, NOTES, RESULTS, RATINGS = "matches", "notes", "results", "ratings"
SHARED = "the position of everybody at the table, with what is hidden from this person"
TOKENS = "what edits a message is a secret of the bot's; how many there are is handed out"
MESSAGES = "which messages the bot has sent shows Discord"
OF_SERVER = "a server's, and not a person's"

HANDED_OUT = {
    "tables.header": MATCHES,
    "tables.marks": MATCHES,
    "tables.state": SHARED,
    "seats.user": MATCHES,
    "seats.table_id": MATCHES,
    "results.ended": RESULTS,
    "results.body": RESULTS,
    "played.user": RESULTS,
    "played.ended": RESULTS,
    "played.table_id": RESULTS,
    "played.game": RESULTS,
    "played.server": RESULTS,
    "played.facts": RESULTS,
    **{
        f"ratings.{column}": RATINGS
        for column in ["server", "game", "season", "mode", "user", "mu", "sigma", "matches", "won"]
    },
    "inputs.source": "which press it was knows Discord",
    "inputs.at": MATCHES,
    "inputs.user": MATCHES,
    "inputs.body": MATCHES,
    "messages.key": MESSAGES,
    "messages.channel": MESSAGES,
    "messages.content": MESSAGES,
    "messages.message": MESSAGES,
    "copies.table_id": "hands_shown_lately",
    "copies.user": "hands_shown_lately",
    "copies.application": TOKENS,
    "copies.token": TOKENS,
    "copies.message": TOKENS,
    "copies.since": TOKENS,
    "copies.revision": TOKENS,
    "people.user": "user",
    "people.locale": "person.locale",
    "people.dm_channel": "person.dm_channel",
    "people.dm_closed": "person.dm_closed",
    "people.rolls": "person.rolls",
    "people.pictures": "person.pictures",
    "people.quiet": "person.quiet",
    "people.language": "person.language",
    "people.hands_come": "person.hands_come",
    "people.is_called": "person.is_called",
    "people.is_ranked": "person.is_ranked",
    "last_options.options": OF_SERVER,
    "presets.name": OF_SERVER,
    "presets.options": OF_SERVER,
    "notes.name": NOTES,
    "notes.text": NOTES,
}
"""Where the file that `/privacy` hands out has each personal column, or why it has not."""


async def test_of_each_personal_column_it_is_said_how_it_is_handed_out(tmp_path: Path) -> None:
    personal = {column for column, becomes in COLUMNS.items() if becomes != NOT_PERSONAL}
    assert set(HANDED_OUT) == personal
    store = await filled(tmp_path / "store.db")
    data = msgspec.json.decode((await own_data(store, KIM)).file(8_000_000))
    await store.close()
    for path in (path for path in HANDED_OUT.values() if " " not in path):
        found = data
        for name in path.split("."):
            found = found[name]
        assert found is not None, path
    text = str(data)
    assert str(LEE) not in text and KIMS_TOKEN not in text and SECRET.hex() not in text
    assert KIMS_NAME in text and "ananas" in text and KIMS_ZONE in text


async def test_the_store_that_is_searched_has_the_person_everywhere(place: StorePlace) -> None:
    async with place.opened() as store:
        await fill(store)
    with_id = await columns_with(place, str(KIM))
    whose = {"seats.user", "messages.key", "copies.user", "people.user", "notes.name"}
    whose |= {"played.user", "ratings.user"}
    assert with_id == whose | {c for c, becomes in COLUMNS.items() if becomes == WITHOUT_ID}
    async with place.opened() as store:
        await forgets(store)
        assert await store.tables_of(KIM) == []
    assert not await columns_with(place, str(KIM), KIMS_NAME, KIMS_TOKEN, KIMS_ZONE)


def _text(value: object) -> str:
    return value.decode(errors="replace") if isinstance(value, bytes) else str(value)


async def test_of_each_column_it_is_said_what_becomes_of_a_person_in_it(place: StorePlace) -> None:
    async with place.opened():
        pass
    columns = set(await place.columns())
    if place.settings.database:
        columns = columns - IN_DATABASES | IN_FILES
    assert set(COLUMNS) == columns


async def columns_with(place: StorePlace, *texts: str) -> set[str]:
    """Where any of these stands."""
    return {
        column
        for column in await place.columns()
        for (value,) in await place.rows("SELECT {1} FROM {0}".format(*column.split(".")))
        if any(text in _text(value) for text in texts)
    }


def kims_header(**changes: object) -> Header:
    return header(
        opener=KIM,
        seats=(Seated(KIM), Seated(LEE)),
        salting=Salting(words=(Word(KIM, "ananas"),)),
        quiet=((KIM, Quiet(KIMS_ZONE)), (LEE, Quiet("Europe/Oslo"))),
        series=(Won(KIM, 2),),
        called_back=(KIM,),
        **changes,
    )


async def filled(file: Path) -> SqliteStore:
    store = await SqliteStore.open(file)
    await fill(store)
    return store


async def fill(store: Store) -> None:
    """Kim stands in it then in every way that a store knows."""
    first = opening(opener=KIM)
    line = msgspec.structs.replace(first.input, user=KIM, body=b'{"people":"%d"}' % KIM)
    last = LastOptions((22,), "tiny", {"seats": f"{KIM},{LEE}"})
    seated = kims_header()
    await store.commit(msgspec.structs.replace(first, input=line, header=seated, last=last))
    for revision in range(2, 60):
        made = move(revision)
        line = msgspec.structs.replace(
            made.input, user=KIM, source=f"{1_400_000_000_000_000_000 + revision}"
        )
        state = b'{"round":%d,"said":"%d"}' % (revision, KIM)
        position = Position(state=state, asks=(revision, 1), asked=(5, 6, 7), attendance=TALLIED)
        news = wanted(BOARD, content=b'{"who":"<@%d>","users":[%d]}' % (KIM, KIM))
        theirs = [wanted(key(KIM)) for key in (HandKey, CallKey)]
        await store.commit(
            msgspec.structs.replace(
                made,
                input=line,
                position=position,
                wanted=(news, *theirs, wanted(TurnKey(revision, KIM))),
            )
        )
    await store.commit(opening("t2", opener=KIM, seats=(Seated(KIM), Seated(LEE))))
    over = kims_header(phase="ended", parts=(PersonPart(user=KIM, seat=0, place=1),))
    ended = msgspec.structs.replace(move(60), header=over, position=position, result=RESULT)
    line = msgspec.structs.replace(ended.input, user=None, source=f"quiet {KIM} 60")
    await store.commit(msgspec.structs.replace(ended, input=line))
    await store.keep_person(Person(KIM, "sv", 99, language="sv", quiet=Quiet(KIMS_ZONE)))
    await store.keep_person(Person(LEE, "nb", 98))
    for revision in range(30):
        copy = HandCopy("t1", KIM, 5, f"{KIMS_TOKEN}{revision}", 6, 7, revision)
        await store.keep_copy(copy, 0)
    for name in ("name", "met", "told closed"):
        await store.keep_note(f"{name} {KIM}", f"{KIMS_NAME} {name}")
    await store.keep_note(f"name {LEE}", "Lee")
    for ladder in await store.uncounted():
        await bring_up_to_date(store, ladder)
    await store.keep_note("meetings 22", meeting_of(KIM, LEE))
    await store.keep_note("digests", f'{{"{KIM}":1000,"{LEE}":1000}}')


def meeting_of(*people: User) -> str:
    agreed = Meeting("m1", "t1", Place(22, 23), 9_000, people[0], comes=people)
    return msgspec.json.encode([agreed]).decode()


async def forgets(store: Store, at: int = 5_000) -> None:
    await store.begin_to_forget(KIM, at)
    for table in await store.tables_of(KIM):
        await store.forget_at(table, KIM, INSTEAD)
    await store.forget(KIM, at)


def traces_in(folder: Path) -> list[str]:
    """What of Kim stands in any file."""
    wanted = (str(KIM), KIMS_NAME, KIMS_TOKEN, KIMS_ZONE)
    return [
        f"{text} in {file.name}"
        for file in sorted(folder.iterdir())
        for text in wanted
        if text.encode() in file.read_bytes()
    ]


async def test_nothing_of_a_person_is_left_in_any_file(tmp_path: Path) -> None:
    store = await filled(tmp_path / "store.db")
    assert traces_in(tmp_path)
    await forgets(store)
    assert traces_in(tmp_path) == []
    assert await store.tables_of(KIM) == []
    await store.close()
    await (await SqliteStore.open(tmp_path / "store.db")).close()
    assert traces_in(tmp_path) == []


async def test_a_match_stays_whole_for_the_others(store: Store) -> None:
    await fill(store)
    before = await store.table("t1")
    moves = await store.log("t1")
    await forgets(store)
    after = await store.table("t1")
    assert before is not None and after is not None and after.position is not None
    assert [each.user for each in after.header.seats] == [INSTEAD, LEE]
    assert after.header.salting.words == (Word(INSTEAD, "ananas"),)
    assert after.header.parts == (PersonPart(user=INSTEAD, seat=0, place=1),)
    assert after.header.quiet == ((LEE, Quiet("Europe/Oslo")),)
    assert after.secret == before.secret
    assert not await store.results(ResultQuery(user=KIM))
    for query in (ResultQuery(user=LEE), ResultQuery(server=RESULT.place.guild)):
        (kept,) = await store.results(query)
        assert [each.user for each in kept.seats] == [INSTEAD, LEE]
    log = await store.log("t1")
    assert {each.user for each in log} == {INSTEAD, None}
    for was, now in zip(moves, log, strict=True):
        assert (was.revision, was.kind, was.chance) == (now.revision, now.kind, now.chance)
    assert {type(each.key) for each in await store.messages("t1")} == {type(BOARD)}
    assert (await store.person(LEE)) == Person(LEE, "nb", 98)
    assert await store.note(f"name {LEE}") == "Lee"
    assert await store.last_options(22, "tiny") == {"seats": f"0,{LEE}"}


async def test_a_table_that_nobody_can_read_is_no_hindrance(place: StorePlace) -> None:
    async with place.opened() as store:
        await fill(store)
        await place.rows("UPDATE tables SET header = ?", b'{"opener":%d,\xff' % KIM)
        await forgets(store)
    assert not await columns_with(place, str(KIM))


async def test_the_log_knows_no_press_of_theirs(store: Store) -> None:
    """Discord knows who pressed."""
    await fill(store)
    await forgets(store)
    assert {each.source for each in await store.log("t1")} == {
        *(f"forgotten {revision}" for revision in range(1, 60)),
        f"quiet {INSTEAD} 60",
    }


async def test_a_backup_of_before_names_them_and_one_of_after_does_not(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    store = await filled(file)
    backup.copy(file, tmp_path / "before.db")
    assert not await store.to_forget()
    await forgets(store)
    assert not await store.to_forget()
    await store.keep_person(Person(KIM, "de"))
    backup.copy(file, tmp_path / "after.db")
    await store.close()
    for name, whose in (("before", [KIM]), ("after", [])):
        restore.put_in_place(tmp_path / f"{name}.db", file)
        again = await SqliteStore.open(file)
        found = await again.to_forget()
        await again.none_to_forget()
        rest = await again.to_forget()
        await again.close()
        assert (list(found), list(rest)) == (whose, [])


async def test_a_deletion_that_was_cut_short_is_known_at_the_next_start(place: StorePlace) -> None:
    async with place.opened() as store:
        await fill(store)
        await store.begin_to_forget(KIM, 5_000)
    async with place.opened() as again:
        assert list(await again.to_forget()) == [KIM]
        await again.none_to_forget()
        assert not await again.to_forget()


def test_what_is_remembered_of_the_forgotten_is_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.forgotten.MOST", 3)
    forgotten = ForgottenFile(tmp_path / "store.db")
    for number in range(5):
        forgotten.add(User(KIM + number), 1_000 + number)
    again = ForgottenFile(tmp_path / "store.db")
    assert [at for _, at in again.hashes()] == [1_002, 1_003, 1_004]
    again.add(LEE, 400 * 24 * 3_600_000)
    assert len(list(again.hashes())) == 1
    assert traces_in(tmp_path) == []
