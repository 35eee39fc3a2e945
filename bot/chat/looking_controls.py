"""Controls by which somebody only looks: at matches that go on elsewhere or are over, and at what
has come of them. `custom_ids.py` says how a control is written."""

from typing import Annotated, Literal

from msgspec import Meta

from bot.chat.control import BaseControl, Count, ShortName, Small, TableKey


class Browsing(BaseControl, frozen=True, tag="H"):
    """A page of the matches that are over: one's own, somebody's or a server's, all or of a game;
    from the newest on, or the page before or after the match that `ended` then. `do` says which
    way, that everybody is shown the page, or that the match which comes with the press is shown
    move by move."""

    of: Literal["own", "person", "server"]
    person: Annotated[int, Meta(ge=0)] = 0
    game: ShortName = ""
    ended: Annotated[int, Meta(ge=0)] = 0
    match: TableKey | None = None
    do: Literal["newest", "newer", "older", "share", "replay"] = "newest"
    shared: Literal["newest", "newer", "older"] = "newest"
    """Which way led to the page that is shared."""


class OfRound(BaseControl, frozen=True, tag="e"):
    """The page that tells of a round, by its number from 1."""

    table: TableKey
    round: Count


class Watching(BaseControl, frozen=True, tag="W"):
    """A match as everybody may see it, for somebody who looks on, or one that comes with the press
    where it is chosen from the list; without one, that list. Who looks on is not at the table."""

    match: TableKey | None = None
    in_words: bool = False
    chooses: bool = False


class Leaders(BaseControl, frozen=True, tag="L"):
    """A page of a server's leaderboard, from 0; the board or the season that comes with the press;
    or the page for everybody to see."""

    game: ShortName
    mode: ShortName = ""
    season: Small = 0
    page: Small = 0
    do: Literal["show", "board", "season", "share"] = "show"


class OfRecord(BaseControl, frozen=True, tag="K"):
    """What somebody has reached: as a picture, in words, or for everybody to see."""

    person: Annotated[int, Meta(ge=0)]
    do: Literal["picture", "words", "share"] = "picture"


class OfServer(BaseControl, frozen=True, tag="S"):
    """What those who manage a server do there: `season` asks whether season `number` is to begin,
    `begin` begins it, and `results` hands out what was played."""

    do: Literal["season", "begin", "results"]
    number: Small = 0


Eyes = Literal["public", "own", "open"]
"""How a match that is over is looked at: as everybody saw it, as one's own seat did, or with all
hands lying open."""

ReplayDoing = Literal[
    "open",
    "first",
    "back",
    "on",
    "last",
    "jump",
    "see",
    "words",
    "share",
    "agree",
    "export",
]


class Replaying(BaseControl, frozen=True, tag="R"):
    """A match that is over, after so many moves: opens or turns to that, shares it with everybody,
    agrees to open one's hands, or gives the match as a file. `do` keeps the buttons of a message
    apart; which move it jumps to comes with the press."""

    table: TableKey
    move: Count = 0
    sees: Eyes = "public"
    in_words: bool = False
    do: ReplayDoing = "open"
