-- Which messages say something for good that is still kept: a week after a match has ended what was
-- sent is forgotten, for no message is sent a second time by then.
CREATE INDEX contents ON messages (table_id) WHERE content IS NOT NULL;
