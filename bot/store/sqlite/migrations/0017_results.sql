-- What is kept of each match that has ended, besides its record: who played, and how it ended. It is
-- written in the transaction of the change that ends the match, and stays for a while when the
-- record is deleted (docs/server.md says how long). Lessons leave no result.

CREATE TABLE results (
    table_id TEXT PRIMARY KEY,
    server INTEGER,                 -- NULL if it was played on none
    game TEXT NOT NULL,
    season INTEGER NOT NULL,        -- how many seasons the server had begun when it ended
    ended INTEGER NOT NULL,         -- a stamp
    body BLOB NOT NULL              -- the MatchResult, as JSON
);

-- A server's, the newest first: all of them, or those of a game.
CREATE INDEX results_on ON results (server, ended, table_id);
CREATE INDEX results_of_game ON results (server, game, ended, table_id);

-- Who has played which of them: one row for each person.
CREATE TABLE played (
    user INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    game TEXT NOT NULL,
    server INTEGER,
    PRIMARY KEY (user, ended, table_id)
) WITHOUT ROWID;

CREATE INDEX played_at ON played (table_id);

-- When a server's seasons began. Before the first one its season is number 0.
CREATE TABLE seasons (
    server INTEGER NOT NULL,
    number INTEGER NOT NULL,
    began INTEGER NOT NULL,         -- a stamp
    PRIMARY KEY (server, number)
) WITHOUT ROWID;
