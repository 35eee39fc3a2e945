"""Ordet fanger: the same symbol twice, and whoever first thinks of a word takes the card."""

from games.ordet_fanger.rules import OrdetFanger

GAME = OrdetFanger
