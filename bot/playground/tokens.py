"""Tokens of bots and interactions, and how they are kept out of everything written down."""

import base64
import re
import secrets

_INTERACTION_PREFIX = "aW50ZXJhY3Rpb246"  # base64 of "interaction:", as on Discord
_BOT_MARK = ".plygnd."

_OURS = (
    rf"{_INTERACTION_PREFIX}[A-Za-z0-9_-]+",
    # Begun only where a word begins: else each character of a long one would be tried.
    rf"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]+{re.escape(_BOT_MARK)}[A-Za-z0-9_-]+",
)
# Somebody may point a bot with a token of Discord's own at a playground.
_DISCORDS = r"[A-Za-z0-9_-]{23,30}\.[A-Za-z0-9_-]{6,7}\.[A-Za-z0-9_-]{27,}"
# Whatever stands where a token belongs counts as one.
_IN_JSON = r'(?<="token":")[^"]+'
_ANY_TOKEN = re.compile("|".join((*_OURS, _DISCORDS, _IN_JSON)).encode())
_IN_PATH = re.compile(rb"(/(?:interactions|webhooks)/\d+/)[^/?\s\"]+")


def bot_token(application_id: int) -> str:
    """A bot's token; its first part is the bot's id, which some libraries read."""
    owner = base64.urlsafe_b64encode(str(application_id).encode()).decode().rstrip("=")
    return f"{owner}{_BOT_MARK}{secrets.token_urlsafe(27)}"


def interaction_token(interaction_id: int) -> str:
    """A token that tells when it was made, as Discord's do: it carries the interaction's id."""
    number = base64.urlsafe_b64encode(str(interaction_id).encode()).decode().rstrip("=")
    return f"{_INTERACTION_PREFIX}{number}-{secrets.token_urlsafe(36)}"


def interaction_of(token: str) -> int | None:
    """The id inside an interaction's token; None if it is no such token."""
    if not token.startswith(_INTERACTION_PREFIX):
        return None
    number = token.removeprefix(_INTERACTION_PREFIX).partition("-")[0]
    try:
        return int(base64.urlsafe_b64decode(number + "=" * (-len(number) % 4)))
    except ValueError:
        return None


def blank(text: bytes) -> bytes:
    """The same text with every token in it replaced."""
    return _ANY_TOKEN.sub(b"<token>", _IN_PATH.sub(rb"\1<token>", text))
