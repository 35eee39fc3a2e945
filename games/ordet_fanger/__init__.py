"""Ordet fanger: when two cards show the same symbol, the first player to think of a word takes the
card."""

from games.ordet_fanger.rules import OrdetFanger

GAME = OrdetFanger
