-- Which store this is, and how many commits it has had: what the witness beside it remembers.
CREATE TABLE identity (
    name TEXT NOT NULL,
    commits INTEGER NOT NULL
);

INSERT INTO identity VALUES (lower(hex(randomblob(8))), 0);
