"""The ids of messages and interactions, as a record has them. An id holds the time at which Discord
took the message."""

from bot.chat.press import OF_INTERACTION, stamp_of
from bot.host.model import Stamp

MOST_DIGITS = 20
"""An id has 64 bits."""


def stamp_of_message(message: str) -> Stamp | None:
    """Of what was typed in a terminal, say, there is none."""
    number = message.removeprefix(OF_INTERACTION)
    if not (number.isascii() and number.isdecimal() and len(number) <= MOST_DIGITS):
        return None
    return stamp_of(int(number))
