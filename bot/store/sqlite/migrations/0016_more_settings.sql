-- What people choose in /settings besides what they could before: the code of a language of ours,
-- NULL for that of their Discord; whether their hands come by direct message; and whether they are
-- called when a match waits for them.
ALTER TABLE people ADD COLUMN language TEXT;
ALTER TABLE people ADD COLUMN hands_come INTEGER NOT NULL DEFAULT 1;
ALTER TABLE people ADD COLUMN is_called INTEGER NOT NULL DEFAULT 1;
