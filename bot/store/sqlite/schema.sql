-- What a new store is made from: every table and column, and what is kept in it.
--
-- This is version 15 of the store (1 to 14 were of Spelvärden 0.1.0, which alone can open them). The
-- version stands in `PRAGMA user_version`. From Spelvärden 0.2.0 on the format is stable: whatever
-- changes it is a numbered file in migrations/, which begins at 0016 and is applied to old and new
-- stores alike, and this file stays as it is.
--
-- Columns of the kind BLOB hold JSON, but for `secret` and `digest`; their types are those of
-- bot/host that are named beside them. Stamps are milliseconds since 1970, running times
-- milliseconds in which the bot ran.

-- One row for each table, from its lobby to its end. The header changes rarely, marks and state with
-- every move.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,      -- counts the inputs of its log
    secret BLOB NOT NULL,           -- 32 bytes, from which all of its chance follows
    phase TEXT NOT NULL,            -- lobby, playing, paused or ended; as in the header
    game TEXT NOT NULL,             -- as in the header
    spot INTEGER NOT NULL,          -- the channel or thread that it stands in; as in the header
    header BLOB NOT NULL,           -- Header: seats, options, clock, salts, place
    next_due INTEGER,               -- the running time at which something happens by itself
    marks BLOB,                     -- the Position without its state: ask numbers, clocks, trail
    state BLOB                      -- the game's own state; NULL before the match begins
);

-- What is read at a start instead of the tables themselves.
CREATE INDEX live_tables ON tables (id, game, spot, next_due) WHERE phase <> 'ended';
CREATE INDEX lobbies ON tables (id) WHERE phase = 'lobby';

-- Which match ended last in a channel.
CREATE INDEX ended_tables ON tables (spot) WHERE phase = 'ended';

-- Who sits at which tables that have not ended.
CREATE TABLE seats (
    user INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (user, table_id)
) WITHOUT ROWID;

CREATE INDEX seats_of_table ON seats (table_id);

-- The log of each table, which only grows: whatever has changed it, in order. A match is replayed,
-- verified and taken back from it.
CREATE TABLE inputs (
    table_id TEXT NOT NULL,
    revision INTEGER NOT NULL,      -- the table's after this input
    kind TEXT NOT NULL,             -- InputKind: open, join, start, move …
    source TEXT NOT NULL,           -- the idempotency key: the same press counts once
    at INTEGER NOT NULL,            -- its stamp
    user INTEGER,                   -- NULL for a clock's
    seat INTEGER,
    ask INTEGER,                    -- the ask number that a move answers
    body BLOB NOT NULL,             -- a move as the rules write it, or what was chosen
    chance BLOB NOT NULL,           -- every shuffle and roll that it took (games.kit.chance.Call)
    bot_player BLOB,                -- ByBot: how a move was the bot player's, if it was
    PRIMARY KEY (table_id, revision)
) WITHOUT ROWID;

CREATE UNIQUE INDEX sources ON inputs (table_id, source);

-- The card files that matches are bound to, once for each hash.
CREATE TABLE cards (
    hash TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    files BLOB NOT NULL             -- the text of each file by its name
);

-- The outbox: what each message of a table should show, and what it was last sent. It is written in
-- the transaction of the change that it tells of, so that no message is lost by a crash.
CREATE TABLE messages (
    table_id TEXT NOT NULL,
    key TEXT NOT NULL,              -- which message it is (MessageKey)
    priority INTEGER NOT NULL,      -- lower ones go first
    channel INTEGER,                -- where it goes, or where it was sent
    content BLOB,                   -- what it says for good; NULL if it follows from the table
    wanted INTEGER NOT NULL,        -- the table's revision that it should show
    sent INTEGER NOT NULL DEFAULT 0,    -- the one that it was last sent for
    message INTEGER,                -- its id on Discord, and what was last sent
    digest BLOB,
    PRIMARY KEY (table_id, key)
) WITHOUT ROWID;

CREATE INDEX unsent ON messages (priority) WHERE wanted > sent;

-- The newest ephemeral copy of each hand, with the token that edits it for a quarter of an hour:
-- what a kill has left out of date is put right after the next start.
CREATE TABLE copies (
    table_id TEXT NOT NULL,
    user INTEGER NOT NULL,
    application INTEGER NOT NULL,
    token TEXT NOT NULL,
    message INTEGER NOT NULL,
    since INTEGER NOT NULL,         -- a stamp: from then on the token counts its quarter of an hour
    revision INTEGER NOT NULL,      -- the table's that it shows; what is current is left alone, for
                                    -- an answer that is being given stands in its buttons only
    PRIMARY KEY (table_id, user)
) WITHOUT ROWID;

CREATE INDEX copies_since ON copies (since);

-- What is remembered of a person, and what they have chosen in /settings.
CREATE TABLE people (
    user INTEGER PRIMARY KEY,
    locale TEXT,                    -- their Discord's language
    dm_channel INTEGER,
    dm_closed INTEGER NOT NULL,     -- whether they take no direct messages
    rolls INTEGER NOT NULL,         -- whether they press Roll themselves
    pictures INTEGER NOT NULL,      -- whether they are shown pictures, as everybody is at first
    quiet BLOB                      -- Quiet: when they are not to be disturbed, if ever
);

-- What the last match of a game used, by channel and by server.
CREATE TABLE last_options (
    place INTEGER NOT NULL,
    game TEXT NOT NULL,
    options BLOB NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (place, game)
);

CREATE INDEX last_options_at ON last_options (at);

-- Options that a server keeps under a name.
CREATE TABLE presets (
    server INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    options BLOB NOT NULL,
    PRIMARY KEY (server, game, name)
);

-- The bot's runs, from which running time follows: a match's clock stands still while no bot runs.
CREATE TABLE runs (
    number INTEGER PRIMARY KEY,
    woke INTEGER NOT NULL,          -- a stamp
    running INTEGER NOT NULL,       -- the running time at that stamp
    alive INTEGER NOT NULL          -- the last stamp at which it was known to run
);

-- Single facts by name: a server's settings, who has been told what.
CREATE TABLE notes (
    name TEXT PRIMARY KEY,
    text TEXT NOT NULL
);

-- One row: which store this is, and how many commits it has had. The witness beside the file
-- remembers both, so that a store that was exchanged or lost is noticed.
CREATE TABLE identity (
    name TEXT NOT NULL,
    commits INTEGER NOT NULL
);

INSERT INTO identity VALUES (lower(hex(randomblob(8))), 0);
