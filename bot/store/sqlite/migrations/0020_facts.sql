-- What a game counts of somebody in a match, as JSON; NULL if it has not been counted.
ALTER TABLE played ADD COLUMN facts BLOB;

CREATE INDEX played_uncounted ON played (game, table_id) WHERE facts IS NULL;
