-- What is for one person is kept by that person. It was kept by the seat, where by now somebody else
-- may sit: whom a notice is for stands in it, and a hand is its seat's owner's. A hand that is
-- somewhere else than in that person's direct messages is never edited, but sent anew.
UPDATE OR REPLACE messages
SET key = substr(key, 1, instr(key, '-')) || json_extract(CAST(content AS TEXT), '$.pings[0]')
WHERE (key GLOB 'closed-*' OR key GLOB 'call-*')
AND json_extract(CAST(content AS TEXT), '$.pings[0]') IS NOT NULL;

UPDATE OR REPLACE messages
SET key = 'hand-' || (
    SELECT json_extract(CAST(header AS TEXT), '$.seats[' || substr(key, 6) || '].user')
    FROM tables WHERE id = table_id
)
WHERE key GLOB 'hand-*' AND (
    SELECT json_extract(CAST(header AS TEXT), '$.seats[' || substr(key, 6) || '].user')
    FROM tables WHERE id = table_id
) IS NOT NULL;

-- Nobody's any more.
DELETE FROM messages
WHERE key GLOB 'hand-?' OR key GLOB 'hand-??'
OR key GLOB 'call-?' OR key GLOB 'call-??'
OR key GLOB 'closed-?' OR key GLOB 'closed-??';
