-- The table's revision that each copy of a hand has shown, so that a start leaves alone what is still
-- true: an answer that somebody is giving is kept in the buttons of the message, and nowhere else.
ALTER TABLE copies ADD COLUMN revision INTEGER NOT NULL DEFAULT -1;
