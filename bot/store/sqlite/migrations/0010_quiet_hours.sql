-- When a person is not to be disturbed, as JSON, if he has chosen that in /settings.
ALTER TABLE people ADD COLUMN quiet BLOB;
