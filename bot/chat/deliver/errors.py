"""What Discord's refusals mean: the errors that `rest.py` raises.

RestError
 +- Later                  another try may work
 |   +- RateLimited        too many requests of this kind
 |   +- DmBarred           the bot may open no direct messages for a while
 |   +- ConnectionFailed   no answer came
 |   +- NotAtWork          this process may not act any more
 +- Rejected               another try would change nothing
     +- NotFound
     |   +- UnknownMessage
     |   +- UnknownChannel
     |   +- InteractionOver
     +- DmClosed
     |   +- NoMutualServer
     +- MissingAccess
     |   +- ThreadLocked
     +- ThreadArchived
     +- ThreadExists
     +- AlreadyAnswered
     +- InvalidRequest     everything else
"""

from collections.abc import Mapping
from typing import Any

import msgspec

TOO_MANY = 429
UNAUTHORIZED, TIMED_OUT, FAULTS_FROM = 401, 408, 500

ARCHIVED = 50083
EMOJI_REFUSED = b"BUTTON_COMPONENT_INVALID_EMOJI"
"""Discord says so of selects as well (discord-api-docs#8071)."""


class RestError(Exception):
    """Discord has not done what a request asked. Without an answer `status` and `code` are 0."""

    status = 0
    code = 0
    is_repeat = False
    """Whether an earlier try of the same request may have done what it asked."""


class Later(RestError):
    """It did not work this time. Try again in `after` seconds at the earliest, or as soon as the
    bot's permissions on `server` change."""

    def __init__(self, why: str, after: float = 0.0, server: int | None = None) -> None:
        super().__init__(why)
        self.after = after
        self.server = server


class RateLimited(Later):
    """There have been too many requests of this kind. Discord has said how long to wait."""


class DmBarred(Later):
    """Discord lets the bot open no direct messages for a while."""


class ConnectionFailed(Later):
    """The connection broke, or no answer came in time. Discord may have done what was asked."""


class NotAtWork(Later):
    """Nothing was sent, for this process has lost its store: another one may be at work."""


class Rejected(RestError):
    """Discord refuses this request, and would refuse it again."""


class NotFound(Rejected):
    """What the request is about is not there."""


class UnknownMessage(NotFound):
    """The message has been deleted."""


class UnknownChannel(NotFound):
    """The channel or thread has been deleted."""


class InteractionOver(NotFound):
    """The interaction's token has expired, or the first answer came after three seconds."""


class DmClosed(Rejected):
    """This person takes no direct messages from the bot."""


class NoMutualServer(DmClosed):
    """So Discord says, but the bot may just not be on any server where this person is."""


class MissingAccess(Rejected):
    """The bot may not do this in this channel."""


class ThreadLocked(MissingAccess):
    """The thread is locked, archived or not. A post of the bot's does not open it."""


class ThreadArchived(Rejected):
    """The thread is archived."""


class ThreadExists(Rejected):
    """The message has a thread already."""


class AlreadyAnswered(Rejected):
    """The interaction has had its first answer."""


class InvalidRequest(Rejected):
    """Discord does not take this message, whenever it is sent."""


MEANINGS: Mapping[int, type[RestError]] = {
    10003: UnknownChannel,
    10008: UnknownMessage,
    10015: InteractionOver,  # unknown webhook, which is what a token's messages belong to
    10062: InteractionOver,
    20026: DmBarred,  # the bot is quarantined
    40003: DmBarred,
    40060: AlreadyAnswered,
    50001: MissingAccess,
    50007: DmClosed,
    50013: MissingAccess,
    50027: InteractionOver,
    ARCHIVED: ThreadArchived,
    50278: NoMutualServer,
    160004: ThreadExists,
    160005: ThreadLocked,
}


def error_of(status: int, told: Mapping[str, Any], after: float) -> RestError:
    """What an answer means that is no success. `after` is how many seconds it asks for."""
    code = int(told.get("code", 0))
    kind = MEANINGS.get(code, InvalidRequest)
    if kind is InvalidRequest and status == TOO_MANY:
        kind = RateLimited
    elif kind is InvalidRequest and (status >= FAULTS_FROM or status in (UNAUTHORIZED, TIMED_OUT)):
        kind = Later
    why = f"{status}/{code}: {told.get('message', '')}"
    if errors := told.get("errors"):
        why += f" {msgspec.json.encode(errors).decode()}"
    error = kind(why, after) if issubclass(kind, Later) else kind(why)
    error.status, error.code = status, code
    return error
