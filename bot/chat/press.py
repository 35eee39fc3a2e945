"""What somebody has done on Discord: a press, a choice, a modal, a command. Frozen data of our own,
so that it can be answered without the library that heard of it, also in another process. Its id,
like every id of Discord's, is a stamp: it says when it was given out."""

from typing import Literal

import msgspec

from bot.host.acts import By
from bot.host.model import Place, Stamp, User

DISCORD_EPOCH = 1_420_070_400_000

OF_INTERACTION = "i"
"""Before the id of an interaction by which something was said aloud: there is no such message."""

PressKind = Literal["command", "component", "modal"]

Filled = dict[str, tuple[str, ...]]
"""What was chosen and typed in a modal, by the components' custom_ids."""


def stamp_of(snowflake: int) -> Stamp:
    """When Discord gave out an id, in milliseconds since 1970."""
    return Stamp((snowflake >> 22) + DISCORD_EPOCH)


def first_id_at(stamp: Stamp) -> int:
    """The lowest id that Discord may have given out at a moment."""
    return (stamp - DISCORD_EPOCH) << 22


class InteractionToken(msgspec.Struct, frozen=True, gc=False):
    """By which an interaction is answered. A secret: it is never told to a log."""

    text: str

    def __repr__(self) -> str:
        return "InteractionToken(…)"


class Clicked(msgspec.Struct, frozen=True, gc=False):
    """The message on which a component was used, or from which a modal was opened."""

    id: int
    is_ephemeral: bool = False
    has_thread: bool = False
    controls: tuple[str, ...] = ()
    """The custom_ids that it had when it was clicked on."""


class Spot(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The channel or thread in which it was done."""

    channel: int
    guild: int | None = None
    parent: int | None = None
    """Of a thread, the channel that it is in."""
    has_threads: bool = False
    is_voice: bool = False
    slow_mode: int = 0
    """How many seconds everybody must wait between two messages."""
    shut: Literal["", "not in it", "locked"] = ""
    """Why the bot can't write into a thread, whatever it is allowed to."""


class Press(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An interaction. `control` is the custom_id, and `values` is what was chosen or typed; of a
    modal `filled` is the same by component."""

    id: int
    token: InteractionToken
    application: int
    kind: PressKind
    user: User
    name: str
    locale: str
    spot: Spot
    allowed: int
    """What the bot may do there, as Discord's bits."""
    permitted: int = 0
    """What this person may do there, as Discord's bits: in no other place."""
    roles: tuple[int, ...] = ()
    """Their roles on that server."""
    clicked: Clicked | None = None
    control: str = ""
    values: tuple[str, ...] = ()
    filled: Filled = {}
    unseen: bool = False
    """Whether it came so soon after another one that they can't have seen what it does."""
    repeats: int = 0
    """The press on the same button that came right before: together they are one."""

    @property
    def value(self) -> str:
        """What was chosen or typed where that is one thing at most."""
        return self.values[0] if self.values else ""

    @property
    def at(self) -> Stamp:
        """Its own stamp, by Discord's clock."""
        return stamp_of(self.id)

    @property
    def by(self) -> By:
        """Whose input it is, known by its own id, or that of the press which it repeats."""
        return By(self.user, str(self.repeats or self.id), self.at)

    @property
    def is_on_direct_message(self) -> bool:
        """Whether what was clicked stands among direct messages, and is no whisper there, which
        only the press's own token can edit."""
        return self.is_private and self.clicked is not None and not self.clicked.is_ephemeral

    @property
    def is_private(self) -> bool:
        """Whether what was clicked on is seen by this person only."""
        clicked = self.clicked
        return clicked is not None and (self.spot.guild is None or clicked.is_ephemeral)

    @property
    def place(self) -> Place | None:
        """Where a table could stand; nowhere in direct messages."""
        spot = self.spot
        if spot.guild is None:
            return None
        if spot.parent is not None:
            return Place(spot.guild, spot.parent, spot.channel)
        return Place(spot.guild, spot.channel, threadless=not spot.has_threads)


class Written(msgspec.Struct, frozen=True, gc=False):
    """A message that somebody has written in a channel, as data."""

    id: int
    channel: int
    user: User
    text: str
    """Without the bot's own mention, by which it may be read where nothing else is."""
    is_edited: bool = False
    is_speech: bool = True
    """Whether a person has said something, rather than a bot, or Discord about a person."""

    @property
    def at(self) -> Stamp:
        return stamp_of(self.id)
