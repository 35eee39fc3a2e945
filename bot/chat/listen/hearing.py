"""What discord.py reads of the events that it hears, less what nobody here asks for."""

from typing import Any

from discord.state import AutoShardedConnectionState

UNREAD = ("components", "interaction_metadata", "message_reference", "referenced_message")
"""Of a message that was clicked on: what was pressed says all."""


class Hearing(AutoShardedConnectionState[Any]):
    def parse_interaction_create(self, data: Any) -> None:
        clicked = data.get("message", {})
        for key in UNREAD:
            clicked.pop(key, None)
        super().parse_interaction_create(data)

    def parse_message_update(self, data: Any) -> None:
        """A message has been edited, most often by the bot itself."""
