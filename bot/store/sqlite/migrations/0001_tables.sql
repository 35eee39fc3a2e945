-- Tables. A table's header changes rarely, its state with every move.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    secret BLOB NOT NULL,
    phase TEXT,
    game TEXT,
    spot INTEGER,
    header BLOB,
    next_due INTEGER,
    marks BLOB,
    state BLOB
);

-- What a start reads instead of the tables themselves.
CREATE INDEX live_tables ON tables (id, game, spot, next_due) WHERE phase <> 'ended';

CREATE TABLE seats (
    user INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (user, table_id)
) WITHOUT ROWID;

CREATE INDEX seats_of_table ON seats (table_id);

-- The log, which only grows.
CREATE TABLE inputs (
    table_id TEXT NOT NULL,
    revision INTEGER NOT NULL,
    kind TEXT NOT NULL,
    source TEXT NOT NULL,
    at INTEGER NOT NULL,
    user INTEGER,
    seat INTEGER,
    ask INTEGER,
    body BLOB NOT NULL,
    chance BLOB NOT NULL,
    PRIMARY KEY (table_id, revision)
) WITHOUT ROWID;

CREATE UNIQUE INDEX sources ON inputs (table_id, source);

CREATE TABLE cards (
    hash TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    files BLOB NOT NULL
);

-- The outbox: what each message ought to show, and what it was last sent.
CREATE TABLE messages (
    table_id TEXT NOT NULL,
    key TEXT NOT NULL,
    priority INTEGER NOT NULL,
    channel INTEGER,
    content BLOB,
    wanted INTEGER NOT NULL,
    sent INTEGER NOT NULL DEFAULT 0,
    message INTEGER,
    digest BLOB,
    at INTEGER,
    PRIMARY KEY (table_id, key)
) WITHOUT ROWID;

CREATE INDEX unsent ON messages (priority) WHERE wanted > sent;

CREATE TABLE people (
    user INTEGER PRIMARY KEY,
    locale TEXT,
    dm_channel INTEGER,
    dm_closed INTEGER NOT NULL
);

CREATE TABLE runs (
    number INTEGER PRIMARY KEY,
    woke INTEGER NOT NULL,
    running INTEGER NOT NULL,
    alive INTEGER NOT NULL
);

CREATE TABLE notes (
    name TEXT PRIMARY KEY,
    text TEXT NOT NULL
);
