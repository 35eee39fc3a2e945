-- Whether a person has chosen in /settings to be shown pictures, as everybody is who has not.
ALTER TABLE people ADD COLUMN pictures INTEGER NOT NULL DEFAULT 1;
