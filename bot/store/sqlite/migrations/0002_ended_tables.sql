-- Which match ended last in a channel.
CREATE INDEX ended_tables ON tables (spot) WHERE phase = 'ended';
