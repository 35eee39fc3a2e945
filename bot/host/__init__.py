"""Tables: one for each match, from its lobby to its end. Nothing here knows of Discord."""
