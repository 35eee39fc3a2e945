"""Slash commands and listeners, thin: read the interaction, call the host, answer."""
