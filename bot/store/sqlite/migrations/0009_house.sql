-- How a move was the house's. Before, it had made none.
ALTER TABLE inputs ADD COLUMN house BLOB;
