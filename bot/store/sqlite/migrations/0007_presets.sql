-- What the last match of a game used, by channel and by server, and options under names.
CREATE TABLE last_options (
    place INTEGER NOT NULL,
    game TEXT NOT NULL,
    options BLOB NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (place, game)
);
CREATE INDEX last_options_at ON last_options (at);

CREATE TABLE presets (
    server INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    options BLOB NOT NULL,
    PRIMARY KEY (server, game, name)
);
