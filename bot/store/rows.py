"""The store's values as rows, and back."""

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.host import model, stored
from bot.host.messages import OutgoingMessage, WantedMessage, read_key
from bot.host.model import Attendance, BotPlayerCount, Proposal
from bot.host.quiet import Quiet
from bot.host.timing import PersonalTime
from bot.store.results import result_steps
from bot.store.steps import SqlRow, StoreStep, upsert
from games.kit.bot_player import ByBot
from games.kit.chance import Call
from games.kit.taking_back import Trail

log = logging.getLogger(__name__)

encode = msgspec.json.encode
NO_CALLS = encode(())

INSERT_TABLE = (
    "INSERT INTO tables (revision, secret, next_due, marks, state, phase, game, spot, header, id) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING"
)
TAKE_REVISION = "UPDATE tables SET revision = ?, next_due = ? WHERE id = ? AND revision = ?"
TAKE_MOVE = (
    "UPDATE tables SET revision = ?, next_due = ?, marks = ?, state = ? "
    "WHERE id = ? AND revision = ?"
)
KEEP_HEADER = "UPDATE tables SET phase = ?, game = ?, spot = ?, header = ? WHERE id = ?"
EMPTY_SEATS = "DELETE FROM seats WHERE table_id = ?"
TAKE_SEAT = "INSERT INTO seats (user, table_id) VALUES (?, ?)"
INSERT_INPUT = "INSERT INTO inputs VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
INSERT_CARDS = "INSERT INTO cards VALUES (?, ?, ?) ON CONFLICT (hash) DO NOTHING"
WANT = (
    "INSERT INTO messages (table_id, key, priority, channel, content, wanted) "
    "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, key) DO UPDATE SET "
    "priority = excluded.priority, channel = coalesce(excluded.channel, messages.channel), "
    "content = excluded.content, wanted = excluded.wanted "
    "WHERE excluded.wanted > messages.wanted"
)
SENT = (
    "UPDATE messages SET sent = ?, channel = ?, message = ?, digest = ? "
    "WHERE table_id = ? AND key = ? AND sent <= ?"
)


KEEP_LAST = upsert("last_options", "place, game", "options", "at")
MOST_LAST = 4_000
FORGET_LAST = (
    "DELETE FROM last_options WHERE at <= "
    f"(SELECT at FROM last_options ORDER BY at DESC LIMIT 1 OFFSET {MOST_LAST})"
)
KEEP_PRESET = upsert("presets", "server, game, name", "options")
DELETE_PRESET = "DELETE FROM presets WHERE server = ? AND game = ? AND name = ?"


class Marks(msgspec.Struct, frozen=True, array_like=True):
    """A position without its state."""

    asks: tuple[int, ...]
    asked: tuple[int, ...]
    reminded: tuple[int, ...]
    called: tuple[int, ...]
    used: dict[str, int]
    trail: Trail
    proposal: Proposal | None
    bot_player: BotPlayerCount
    attendance: Attendance
    personal: PersonalTime
    lesson: int | None = None


def steps_of(change: stored.Change) -> list[StoreStep]:
    """The statements of a change."""
    table, header = change.table, change.header
    steps = [_first_step(change)]
    if header is not None:
        if change.secret is None:
            steps.append(StoreStep(KEEP_HEADER, header_row(table, header)))
            steps.append(StoreStep(EMPTY_SEATS, (table,)))
        steps.extend(StoreStep(TAKE_SEAT, (user, table)) for user in _users(header))
    if change.cards is not None:
        cards = change.cards
        steps.append(StoreStep(INSERT_CARDS, (cards.hash, cards.game, encode(cards.files))))
    line = change.input
    bot_player = None if line.bot_player is None else encode(line.bot_player)
    chance = encode(line.chance) if line.chance else NO_CALLS
    what = (table, line.revision, line.kind, line.source, line.at)
    made = (line.user, line.seat, line.ask, line.body, chance, bot_player)
    steps.append(StoreStep(INSERT_INPUT, (*what, *made)))
    steps.extend(want_steps(table, change.input.revision, change.wanted))
    if change.last is not None:
        steps.extend(last_steps(change.last, change.input.at))
    if change.result is not None:
        steps.extend(result_steps(change.result))
    return steps


def last_steps(last: stored.LastOptions, at: int) -> list[StoreStep]:
    """Of very many the oldest are forgotten."""
    options = encode(last.options)
    rows = [(place, last.game, options, at) for place in last.places]
    return [
        *(StoreStep(KEEP_LAST, row) for row in rows),
        StoreStep(FORGET_LAST, ()),
    ]


PERSON_COLUMNS = (
    "user, locale, dm_channel, dm_closed, rolls, pictures, quiet, language, hands_come, is_called, "
    "is_ranked"
)
KEEP_PERSON = upsert("people", *PERSON_COLUMNS.split(", "))


def person_row(person: stored.Person) -> tuple[Any, ...]:
    quiet = None if person.quiet is None else encode(person.quiet)
    return msgspec.structs.astuple(msgspec.structs.replace(person, quiet=quiet))


def person_of(row: tuple[Any, ...]) -> stored.Person:
    user, locale, dm_channel, dm_closed, rolls, pictures, quiet, language, *told = row
    return stored.Person(
        user,
        locale,
        dm_channel,
        bool(dm_closed),
        bool(rolls),
        bool(pictures),
        None if quiet is None else msgspec.json.decode(quiet, type=Quiet),
        language,
        *map(bool, told),
    )


def people_of(found: Sequence[SqlRow]) -> list[tuple[stored.Person | None, str | None]]:
    """Each with a note."""
    return [(None if row[0] is None else person_of(tuple(row)), note) for *row, note in found]


def options_of(encoded: bytes) -> dict[str, str]:
    return msgspec.json.decode(encoded, type=dict[str, str])


def preset_step(preset: stored.Preset) -> StoreStep:
    row = (preset.server, preset.game, preset.name, encode(preset.options))
    return StoreStep(KEEP_PRESET, row)


COPY_COLUMNS = "table_id, user, application, token, message, since, revision"
KEEP_COPY = upsert("copies", "table_id, user", *COPY_COLUMNS.split(", ")[2:])
FORGET_COPIES = "DELETE FROM copies WHERE since < ?"
KEEP_NOTE = upsert("notes", "name", "text")
KEEP_RUN = upsert("runs", "number", "woke", "running", "alive")


def copy_steps(copy: stored.HandCopy, since: model.Stamp) -> list[StoreStep]:
    whose = (copy.table, copy.user)
    row = (*whose, copy.application, copy.token, copy.message, copy.since, copy.revision)
    return [StoreStep(KEEP_COPY, row), StoreStep(FORGET_COPIES, (since,))]


def _first_step(change: stored.Change) -> StoreStep:
    """What opens the table, or takes it from the revision before to this one."""
    revision = change.input.revision
    swap = (change.table, revision - 1)
    if change.secret is not None:
        assert change.header is not None, "a table is opened with its header"
        row = header_row(change.table, change.header)
        begun = (None, None) if change.position is None else _position_row(change.position)
        opened = (revision, bytes(change.secret), change.next_due, *begun, *row)
        return StoreStep(INSERT_TABLE, opened, swaps=True)
    if change.position is not None:
        written = (change.next_due, *_position_row(change.position))
        return StoreStep(TAKE_MOVE, (revision, *written, *swap), swaps=True)
    return StoreStep(TAKE_REVISION, (revision, change.next_due, *swap), swaps=True)


def _position_row(position: model.Position) -> tuple[bytes, bytes]:
    marks = Marks(*(getattr(position, name) for name in Marks.__struct_fields__))
    return encode(marks), position.state


def _users(header: model.Header) -> list[model.User]:
    """Who is at a table that has not ended."""
    if header.phase == "ended":
        return []
    return list(header.people)


def header_row(table: model.TableId, header: model.Header) -> tuple[Any, ...]:
    return (header.phase, header.game, header.place.spot, encode(header), table)


def want_steps(
    table: model.TableId, revision: int, wanted: Sequence[WantedMessage]
) -> list[StoreStep]:
    return [
        StoreStep(WANT, (table, str(each.key), each.priority, each.channel, each.content, revision))
        for each in wanted
    ]


SEND_AGAIN = (
    "UPDATE messages SET sent = wanted - 1 WHERE table_id = ? AND key = ? AND sent >= wanted"
)


def sent_step(message: OutgoingMessage) -> StoreStep:
    written = (message.sent, message.channel, message.message, message.digest)
    return StoreStep(SENT, (*written, message.table, str(message.key), message.sent))


INPUT_COLUMNS = "revision, kind, source, at, user, seat, ask, body, chance, bot_player"


def input_of(row: tuple[Any, ...]) -> model.Input:
    revision, kind, source, at, user, seat, ask, body, chance, bot_player = row
    return model.Input(
        revision=revision,
        kind=kind,
        source=source,
        at=at,
        user=user,
        seat=seat,
        ask=ask,
        body=body,
        chance=msgspec.json.decode(chance, type=tuple[Call, ...]),
        bot_player=None if bot_player is None else msgspec.json.decode(bot_player, type=ByBot),
    )


STORED_COLUMNS = "id, revision, header, secret, marks, state"


def stored_of(row: tuple[Any, ...]) -> stored.Stored:
    table, revision, header, secret, marks, state = row
    decoded = msgspec.json.decode(header, type=model.Header)
    position = None
    if state is not None:
        read = msgspec.json.decode(marks, type=Marks)
        position = model.Position(state=state, **msgspec.structs.asdict(read))
    return stored.Stored(table, revision, decoded, model.Secret(secret), position)


class Opened(msgspec.Struct, frozen=True):
    """Of a header, who has opened the table."""

    opener: model.User


def lobby_of(row: tuple[Any, ...]) -> stored.WaitingLobby | None:
    """Nothing for a row whose header can't be read."""
    table, spot, header = row
    try:
        return stored.WaitingLobby(table, spot, msgspec.json.decode(header, type=Opened).opener)
    except msgspec.MsgspecError:
        return None


MESSAGE_COLUMNS = "table_id, key, priority, channel, content, wanted, sent, message, digest"


def messages_of(found: list[SqlRow]) -> list[OutgoingMessage]:
    """Without those whose key is none."""
    messages = []
    for table, text, *rest in found:
        if (key := read_key(text)) is not None:
            messages.append(OutgoingMessage(table, key, *rest))
        else:
            log.warning("table=%s: no message is called %r", table, text)
    return messages


def cards_of(row: tuple[Any, ...]) -> stored.Cards:
    cards_hash, game, files = row
    return stored.Cards(cards_hash, game, msgspec.json.decode(files, type=dict[str, str]))
