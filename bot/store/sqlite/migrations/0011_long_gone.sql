-- Matches without a clock had nothing that came due. Each is looked at once, and knows then.
UPDATE tables SET next_due = 0 WHERE next_due IS NULL AND phase = 'playing';
