-- Who has been forgotten: what lies in a file beside SQLite's. These two are left out of a dump
-- (`./spelvarden backup` says so), so that they stay as they are when one is put in place. Where
-- they are not there, they are made at any start.

CREATE TABLE IF NOT EXISTS forgotten (
    hash TEXT COLLATE "C" PRIMARY KEY,
    at BIGINT NOT NULL
);

CREATE TABLE IF NOT EXISTS forgotten_salt (
    salt BYTEA NOT NULL
);
