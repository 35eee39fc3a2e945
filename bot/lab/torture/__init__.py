"""Kills a playing bot again and again, and checks that nothing is lost."""
