"""The host: everything around the rules."""

__version__ = "0.2.0"
