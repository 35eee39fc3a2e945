-- The newest ephemeral copy of each hand, with the token by which it can be edited for a quarter of an
-- hour: what a kill has left out of date is put right after the next start.
CREATE TABLE copies (
    table_id TEXT NOT NULL,
    user INTEGER NOT NULL,
    application INTEGER NOT NULL,
    token TEXT NOT NULL,
    message INTEGER NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (table_id, user)
) WITHOUT ROWID;
CREATE INDEX copies_since ON copies (since);
