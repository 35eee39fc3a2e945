"""A typed client of the people API: act as somebody, and see what somebody sees.

    async with Client(playground.url) as client:
        anna = await client.person("anna", locale="sv-SE", servers=[server])
        outcome = await anna.slash(channel, "draw")
        message = await anna.answer(outcome)
        await anna.press(message, "Again")

Nothing here polls: whatever is awaited is looked at again whenever news arrive.
"""

from bot.playground.client.connection import Client
from bot.playground.client.reading import Picture, all_text, buttons, pictures, selects
from bot.playground.client.screen import Failed, NotSeen, Refused
from bot.playground.client.someone import Someone

__all__ = [
    "Client",
    "Failed",
    "NotSeen",
    "Picture",
    "Refused",
    "Someone",
    "all_text",
    "buttons",
    "pictures",
    "selects",
]
