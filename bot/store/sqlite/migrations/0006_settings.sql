-- What a person has chosen in /settings. Nobody had before.
ALTER TABLE people ADD COLUMN rolls INTEGER NOT NULL DEFAULT 0;
