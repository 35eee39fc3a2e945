"""The host: everything around the rules."""
