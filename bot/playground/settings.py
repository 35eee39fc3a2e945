"""What can be set: how strict a playground is, and the sizes that Discord does not document."""

from collections.abc import Callable
from pathlib import Path

import msgspec


class BucketSize(msgspec.Struct, frozen=True):
    """`most` requests in `seconds`."""

    most: int
    seconds: float


DEFAULT_BUCKET = BucketSize(10, 2.0)

# Discord does not document these; they are what people have observed (see the README).
OBSERVED_BUCKETS: dict[str, BucketSize | None] = {
    "POST /channels/{channel}/messages": BucketSize(5, 5.0),
    "PATCH /channels/{channel}/messages/{message}": BucketSize(5, 5.0),
    "DELETE /channels/{channel}/messages/{message}": BucketSize(5, 1.0),
    "PUT /channels/{channel}/messages/{message}/reactions/{emoji}/@me": BucketSize(1, 0.25),
    "PATCH /channels/{channel}": BucketSize(5, 15.0),
    "POST /users/@me/channels": BucketSize(10, 10.0),
    "POST /webhooks/{webhook}/{token}": BucketSize(5, 2.0),
    "PATCH /webhooks/{webhook}/{token}/messages/@original": BucketSize(5, 2.0),
    "PATCH /webhooks/{webhook}/{token}/messages/{message}": BucketSize(5, 2.0),
    "POST /interactions/{interaction}/{token}/callback": None,
}

# Limits of a thing rather than of a bot: a bot over the limit is told scope "shared".
SHARED_BUCKETS: dict[str, BucketSize] = {
    "PUT /channels/{channel}/messages/{message}/reactions/{emoji}/@me": BucketSize(40, 10.0),
}


class Shortcut(msgspec.Struct, frozen=True):
    """A button that runs a command of the bot's with these options, and what it says in each
    language of the page."""

    label: dict[str, str]
    command: str
    options: dict[str, str]


class Look(msgspec.Struct, frozen=True):
    """How the page shows a choice of a command called `play`: an emoji on a colour (#rrggbb), how
    few and how many play, and a sentence in each language of the page; and what else can be done
    with it by one click."""

    emblem: str
    colour: str
    seats: tuple[int, int]
    about: dict[str, str]
    shortcut: Shortcut | None = None


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    clock_speed: float = 1.0
    """How fast time passes here. A bot must have a clock that runs just as fast, or else it waits
    too long; a connection's heartbeats go by the machine's clock all the same."""
    rate_limits: bool = True
    """429s of all kinds. Off only to measure something."""
    identify_limits: bool = True
    default_bucket: BucketSize = DEFAULT_BUCKET
    buckets: dict[str, BucketSize | None] = msgspec.field(
        default_factory=lambda: dict(OBSERVED_BUCKETS)
    )
    shared_buckets: dict[str, BucketSize] = msgspec.field(
        default_factory=lambda: dict(SHARED_BUCKETS)
    )
    requests_a_second: int = 50
    bad_requests_in_10_minutes: int = 10_000
    edits_of_old_messages: BucketSize = BucketSize(3, 6.0)
    """Of messages over an hour old, in a channel (discord-userdoccers, resources/message)."""

    answer_seconds: float = 3.0
    token_seconds: float = 15 * 60.0
    command_creates_a_day: int = 200
    new_dms_in_10_minutes: int = 50
    """Not documented; Discord only says that there is such a limit."""
    emojis: int = 2000
    most_file_bytes: int = 512 * 1024 * 1024
    """Of all attachments and emojis together; beyond it the oldest are gone."""

    heartbeat_seconds: float = 41.25
    acknowledge_after: float = 0.03
    """discord.py misreads an ACK that comes within a millisecond as 41 s of latency."""
    identify_seconds: float = 5.0
    identifies_a_day: int = 1000
    max_concurrency: int = 1
    guilds_a_shard: int = 2500
    resume_seconds: float = 180.0
    replay_events: int = 5000
    recommended_shards: int = 1

    looks: dict[str, Look] = {}
    picture: Callable[[str, str], bytes] | None = None
    """Draws what such a choice looks like, by its value and a language: a PNG, made in a thread."""
    folder: Path | None = None
    """Where the world is kept; None keeps it in memory only."""
    transcript_entries: int = 5000
    transcript_file: bool = True
    """Whether the transcript is also written to `folder`."""
