-- How strong people are at a game, on a server and in one of its seasons: computed from the results
-- alone, in the order in which the matches ended. `./spelvarden ratings` computes them again.
CREATE TABLE ratings (
    server INTEGER NOT NULL,
    game TEXT NOT NULL,
    season INTEGER NOT NULL,
    mode TEXT NOT NULL,             -- which of the game's ways to play, as in the result
    user INTEGER NOT NULL,
    mu INTEGER NOT NULL,            -- Rating: the model's numbers in ten-thousandths
    sigma INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (server, game, season, mode, user)
) WITHOUT ROWID;

-- The table of a game, the best first; those with fewer than ten matches stand behind the others.
CREATE INDEX leaders ON ratings (server, game, season, mode, matches < 10, mu DESC, user);

CREATE INDEX ratings_of ON ratings (user);

-- Up to which result, in the order (ended, table_id), the ratings of a game have been computed.
-- Where no row says it, they are computed from the first one on.
CREATE TABLE rated (
    server INTEGER NOT NULL,
    game TEXT NOT NULL,
    season INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (server, game, season)
) WITHOUT ROWID;

-- Whatever happens to a result that was counted, the ratings are computed from the first one on.
CREATE TRIGGER result_comes_late AFTER INSERT ON results BEGIN
    DELETE FROM rated WHERE server = new.server AND game = new.game AND season = new.season
    AND (ended, table_id) >= (new.ended, new.table_id);
END;

CREATE TRIGGER result_changes AFTER UPDATE ON results BEGIN
    DELETE FROM rated WHERE server = old.server AND game = old.game AND season = old.season;
END;

CREATE TRIGGER result_goes AFTER DELETE ON results BEGIN
    DELETE FROM rated WHERE server = old.server AND game = old.game AND season = old.season;
END;

-- Whether somebody stands on leaderboards, and in what others are told of their matches.
ALTER TABLE people ADD COLUMN is_ranked INTEGER NOT NULL DEFAULT 1;
