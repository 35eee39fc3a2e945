"""A match at the terminal: several people at one keyboard, everything in words."""
