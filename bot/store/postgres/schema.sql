-- What a new database is made from: every table and column as in ../sqlite/schema.sql and its
-- migrations, which say what is kept in them. The version is that of the last of them.
--
-- Texts are compared byte by byte, as in SQLite: pages and ladders follow the order of ids.

CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY,
    revision BIGINT NOT NULL,
    secret BYTEA NOT NULL,
    phase TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    spot BIGINT NOT NULL,
    header BYTEA NOT NULL,
    next_due BIGINT,
    marks BYTEA,
    state BYTEA
);

CREATE INDEX live_tables ON tables (id) INCLUDE (game, spot, next_due) WHERE phase <> 'ended';
CREATE INDEX lobbies ON tables (id) WHERE phase = 'lobby';
CREATE INDEX ended_tables ON tables (spot) WHERE phase = 'ended';

CREATE TABLE seats (
    "user" BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY ("user", table_id)
);

CREATE INDEX seats_of_table ON seats (table_id);

CREATE TABLE inputs (
    table_id TEXT COLLATE "C" NOT NULL,
    revision BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    source TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    "user" BIGINT,
    seat BIGINT,
    ask BIGINT,
    body BYTEA NOT NULL,
    chance BYTEA NOT NULL,
    bot_player BYTEA,
    PRIMARY KEY (table_id, revision)
);

CREATE UNIQUE INDEX sources ON inputs (table_id, source);

CREATE TABLE cards (
    hash TEXT COLLATE "C" PRIMARY KEY,
    game TEXT COLLATE "C" NOT NULL,
    files BYTEA NOT NULL
);

CREATE TABLE messages (
    table_id TEXT COLLATE "C" NOT NULL,
    key TEXT COLLATE "C" NOT NULL,
    priority BIGINT NOT NULL,
    channel BIGINT,
    content BYTEA,
    wanted BIGINT NOT NULL,
    sent BIGINT NOT NULL DEFAULT 0,
    message BIGINT,
    digest BYTEA,
    PRIMARY KEY (table_id, key)
);

CREATE INDEX unsent ON messages (priority) WHERE wanted > sent;
CREATE INDEX contents ON messages (table_id) WHERE content IS NOT NULL;

CREATE TABLE copies (
    table_id TEXT COLLATE "C" NOT NULL,
    "user" BIGINT NOT NULL,
    application BIGINT NOT NULL,
    token TEXT COLLATE "C" NOT NULL,
    message BIGINT NOT NULL,
    since BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    PRIMARY KEY (table_id, "user")
);

CREATE INDEX copies_since ON copies (since);

CREATE TABLE people (
    "user" BIGINT PRIMARY KEY,
    locale TEXT COLLATE "C",
    dm_channel BIGINT,
    dm_closed BIGINT NOT NULL,
    rolls BIGINT NOT NULL,
    pictures BIGINT NOT NULL,
    quiet BYTEA,
    language TEXT COLLATE "C",
    hands_come BIGINT NOT NULL DEFAULT 1,
    is_called BIGINT NOT NULL DEFAULT 1,
    is_ranked BIGINT NOT NULL DEFAULT 1
);

CREATE TABLE last_options (
    place BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    options BYTEA NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (place, game)
);

CREATE INDEX last_options_at ON last_options (at);

CREATE TABLE presets (
    server BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    options BYTEA NOT NULL,
    PRIMARY KEY (server, game, name)
);

CREATE TABLE runs (
    number BIGINT PRIMARY KEY,
    woke BIGINT NOT NULL,
    running BIGINT NOT NULL,
    alive BIGINT NOT NULL
);

CREATE TABLE notes (
    name TEXT COLLATE "C" PRIMARY KEY,
    text TEXT COLLATE "C" NOT NULL
);

CREATE TABLE results (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    server BIGINT,
    game TEXT COLLATE "C" NOT NULL,
    season BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    body BYTEA NOT NULL
);

CREATE INDEX results_on ON results (server, ended, table_id);
CREATE INDEX results_of_game ON results (server, game, ended, table_id);

CREATE TABLE played (
    "user" BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    server BIGINT,
    facts BYTEA,
    PRIMARY KEY ("user", ended, table_id)
);

CREATE INDEX played_at ON played (table_id);
CREATE INDEX played_uncounted ON played (game, table_id) WHERE facts IS NULL;

CREATE TABLE seasons (
    server BIGINT NOT NULL,
    number BIGINT NOT NULL,
    began BIGINT NOT NULL,
    PRIMARY KEY (server, number)
);

CREATE TABLE ratings (
    server BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    season BIGINT NOT NULL,
    mode TEXT COLLATE "C" NOT NULL,
    "user" BIGINT NOT NULL,
    mu BIGINT NOT NULL,
    sigma BIGINT NOT NULL,
    matches BIGINT NOT NULL,
    won BIGINT NOT NULL,
    PRIMARY KEY (server, game, season, mode, "user")
);

CREATE INDEX leaders ON ratings (server, game, season, mode, (matches < 10), mu DESC, "user");
CREATE INDEX ratings_of ON ratings ("user");

CREATE TABLE rated (
    server BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    season BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (server, game, season)
);

CREATE FUNCTION result_comes_late() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM rated WHERE server = new.server AND game = new.game AND season = new.season
    AND (ended, table_id) >= (new.ended, new.table_id);
    RETURN NULL;
END $$;

CREATE FUNCTION result_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM rated WHERE server = old.server AND game = old.game AND season = old.season;
    RETURN NULL;
END $$;

CREATE TRIGGER result_comes_late AFTER INSERT ON results
    FOR EACH ROW EXECUTE FUNCTION result_comes_late();
CREATE TRIGGER result_changes AFTER UPDATE ON results
    FOR EACH ROW EXECUTE FUNCTION result_changes();
CREATE TRIGGER result_goes AFTER DELETE ON results
    FOR EACH ROW EXECUTE FUNCTION result_changes();

-- One row: which of the formats this is.
CREATE TABLE version (
    number BIGINT NOT NULL
);

-- What SQLite has, or is taught by ../sqlite/connection.py.

CREATE FUNCTION instr(text TEXT, part TEXT) RETURNS INTEGER LANGUAGE sql IMMUTABLE STRICT AS
    'SELECT strpos(text, part)';

CREATE FUNCTION instr(bytes BYTEA, part TEXT) RETURNS INTEGER LANGUAGE sql IMMUTABLE STRICT AS
    $$ SELECT position(convert_to(part, 'UTF8') IN bytes) $$;

-- In Latin 1 every byte is a character, so that nothing is too odd to be searched. The sign is 👤.
CREATE FUNCTION renamed(bytes BYTEA, who TEXT, other TEXT) RETURNS BYTEA
    LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT convert_to(regexp_replace(regexp_replace(convert_from(bytes, 'LATIN1'),
        '<@!?' || who || '>', E'\u00f0\u009f\u0091\u00a4', 'g'),
        '(?<![0-9])' || who || '(?![0-9])', other, 'g'), 'LATIN1')
$$;

CREATE FUNCTION renamed(text TEXT, who TEXT, other TEXT) RETURNS TEXT
    LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT convert_from(renamed(convert_to(text, 'UTF8'), who, other), 'UTF8')
$$;

CREATE FUNCTION header_without(header BYTEA, who TEXT, other TEXT) RETURNS BYTEA
    LANGUAGE plpgsql IMMUTABLE STRICT AS $$
DECLARE
    without TEXT;
BEGIN
    SELECT '{' || string_agg(to_json(part.key)::text || ':' || CASE part.key
        WHEN 'quiet' THEN (
            SELECT '[' || coalesce(string_agg(own.value::text, ',' ORDER BY own.ordinality), '') || ']'
            FROM json_array_elements(part.value) WITH ORDINALITY AS own
            WHERE own.value ->> 0 <> who
        )
        ELSE part.value::text
    END, ',' ORDER BY part.ordinality) || '}' INTO without
    FROM json_each(convert_from(header, 'UTF8')::json) WITH ORDINALITY AS part;
    RETURN renamed(convert_to(without, 'UTF8'), who, other);
EXCEPTION WHEN data_exception OR invalid_parameter_value THEN  -- of a table that nobody can read
    RETURN renamed(header, who, other);
END $$;

CREATE FUNCTION header_field(header BYTEA, VARIADIC path TEXT[]) RETURNS TEXT
    LANGUAGE plpgsql IMMUTABLE STRICT AS $$
BEGIN
    RETURN convert_from(header, 'UTF8')::json #>> path;
EXCEPTION WHEN data_exception OR invalid_parameter_value THEN
    RETURN NULL;
END $$;

CREATE FUNCTION swapped(changed BIGINT) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
    IF changed <> 1 THEN
        RAISE EXCEPTION 'the table is at another revision';
    END IF;
END $$;
