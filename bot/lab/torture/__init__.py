"""Kills a playing bot again and again, and looks whether anything was lost."""
