"""Whose turn it is to work, among the processes of one bot."""

import asyncio


class Shift(asyncio.Event):
    """Set while this process is at work. Every process has one that may stand by."""

    def __init__(self) -> None:
        super().__init__()
        self.is_anybodys = True
        """Whether some process may be at work: what keeps the tables could be reached when it was
        tried last."""
