"""A match that is over, checked by its record; `/verify` and `./spelvarden verify` ask the same."""
