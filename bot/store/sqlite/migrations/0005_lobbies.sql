-- Which tables have not begun. Those opened before have no clock yet: it is looked at, and set, at the next start.
CREATE INDEX lobbies ON tables (id) WHERE phase = 'lobby';
UPDATE tables SET next_due = 0 WHERE phase = 'lobby';
