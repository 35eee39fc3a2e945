"""The few kinds of lines that messages are laid out in, and what Discord itself puts into words:
people, channels and times. Whole lines don't go through Fluent,
which takes no more than 1,000 characters at a time."""

from bot.host.model import Posted, Stamp, User

BETWEEN = " · "
SECOND_MS = 1_000


def heading(*parts: str) -> str:
    return f"### {BETWEEN.join(parts)}"


def bold(text: str) -> str:
    return f"**{text}**"


def item(text: str) -> str:
    """One of a list."""
    return f"- {text}"


def small(text: str) -> str:
    return f"-# {text}"


def labelled(label: str, text: str) -> str:
    """What stands behind a question needs no colon."""
    return f"{label} {text}" if label.endswith("?") else f"{label}: {text}"


def mention(user: User) -> str:
    """Somebody's name; it pings only if the message's content says so too."""
    return f"<@{user}>"


def channel_link(channel: int) -> str:
    return f"<#{channel}>"


def code(text: str) -> str:
    """Just these characters, whatever they would mean elsewhere; there is no backquote in them."""
    return f"`{text}`"


def message_link(guild: int | None, posted: Posted) -> str:
    return f"https://discord.com/channels/{guild or '@me'}/{posted.channel}/{posted.message}"


def countdown(until: Stamp) -> str:
    """How long it still takes, counted by the reader's own Discord."""
    return f"<t:{until // SECOND_MS}:R>"
