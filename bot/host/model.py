"""What the store keeps, as typed values. Times are milliseconds: stamps since 1970, or running
time, which counts only while the bot runs."""

from typing import Literal, NewType

import msgspec

from bot.host.quiet import Quiet
from bot.host.timing import ALL_LEFT, USUAL, PersonalTime, Timing
from games.kit.bot_player import STEADY, ByBot
from games.kit.chance import Call
from games.kit.say import Say
from games.kit.taking_back import Trail

TableId = NewType("TableId", str)
User = NewType("User", int)
Stamp = NewType("Stamp", int)
Running = NewType("Running", int)

LONG_AGO = Stamp(0)
NOBODY = User(0)
"""Stands where a person would, when the clock or the bot itself acts."""


def is_forgotten(user: User) -> bool:
    """Whether an id stands for a person whose data were deleted."""
    return user < NOBODY


Phase = Literal["lobby", "playing", "paused", "ended"]
Ending = Literal["outcome", "stopped", "left", "called_off", "idle"]

InputKind = Literal[
    "open",
    "announce",
    "join",
    "word",
    "leave",
    "ask_absent",
    "answer_absent",
    "bot",
    "choose",
    "settle",
    "strand",
    "start",
    "move",
    "ask_back",
    "agree_back",
    "decline_back",
    "call",
    "remind",
    "give_time",
    "quiet",
    "speak",
    "hint",
    "end_lesson",
    "pause",
    "resume",
    "end",
    "open_hands",
]
"""What can happen to a table. Only a move changes the match's state."""


class Secret(bytes):
    """A match's secret, which no log shows by mistake."""

    def __repr__(self) -> str:
        return "Secret(…)"

    __str__ = __repr__


class Place(msgspec.Struct, frozen=True, gc=False):
    """Where a table stands: a channel of a guild (None: a DM), or a thread of that channel."""

    guild: int | None
    channel: int
    thread: int | None = None
    threadless: bool = False
    """Whether it is a channel, such as a voice channel's chat, in which there are no threads."""

    @property
    def may_have_thread(self) -> bool:
        """Whether the table could be given a thread of its own."""
        return self.guild is not None and self.thread is None and not self.threadless

    @property
    def spot(self) -> int:
        """The id that messages go to."""
        return self.thread or self.channel

    @property
    def around(self) -> "Place":
        """The channel: who sees that sees all threads that begin at a message of it, also those
        that are closed."""
        return msgspec.structs.replace(self, thread=None)


class Seated(msgspec.Struct, frozen=True, gc=False):
    """Who sits at a seat. Where the bot player plays for somebody who has left, they are still
    named; and so is, in a rematch's lobby, who has not come back yet."""

    user: User
    left: bool = False
    bot_player: str | None = None
    """The level at which the bot player plays the seat: then nobody else sits there."""
    since: int = 0
    """How many moves there were when the present player came: earlier ones were somebody else's."""

    @property
    def is_vacant(self) -> bool:
        """Whether the player has left and nobody plays for them."""
        return self.left and self.bot_player is None


class Posted(msgspec.Struct, frozen=True, gc=False):
    """A message by its id, and where it stands."""

    channel: int
    message: int


class Word(msgspec.Struct, frozen=True, gc=False):
    """A word for the shuffle: just the text that is shown and that is hashed."""

    user: User
    text: str


class Salting(msgspec.Struct, frozen=True, gc=False):
    """What goes into a match's chance beside its secret, all of it public: the lobby's message, and
    people's words in the order they were given."""

    lobby: Posted | None = None
    words: tuple[Word, ...] = ()
    is_stirred: bool = False
    """Whether seats or options have changed since the last word: the same salts deal otherwise."""
    asks_anew: bool = False
    """Whether words were lost with the lobby's message."""
    is_sealed: bool = False
    """Whether that message is never edited, and tells all that a match begun now is dealt from."""

    @property
    def salts(self) -> tuple[str, ...]:
        lobby = () if self.lobby is None else (str(self.lobby.message),)
        return (*lobby, *(word.text for word in self.words))


class Pause(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A pause in running time; one that still lasts has no end. `by` is who paused; 0 is the
    bot."""

    since: Running
    until: Running | None = None
    by: User = NOBODY


class PersonPart(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One person's part in a match that has ended: the seat, its final place, and how many moves
    the bot player made for them."""

    user: User
    seat: int
    place: int | None = None
    conceded: bool = False
    left: bool = False
    bot_moves: int = 0
    hints: int = 0


class Won(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """What somebody has won of a series, in halves of a match: a draw is one. The bot player is
    nobody, once for each of its seats."""

    user: User
    halves: int


class Header(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a table is, apart from the match's state. `touched` is when anybody last did anything
    in its lobby; 0 is since it was opened."""

    game: str
    rules_version: int
    cards_hash: str
    phase: Phase
    place: Place
    language: str
    opener: User
    seats: tuple[Seated, ...]
    options: msgspec.Raw
    commitment: str
    opened: Stamp
    chance: int
    """The format of its chance."""
    salting: Salting = Salting()
    pauses: tuple[Pause, ...] = ()
    rematch_of: TableId | None = None
    stranded: bool = False
    """Whether the table's channel is gone: the match waits until somebody moves it elsewhere."""
    ending: Ending | None = None
    pointer: Posted | None = None
    """The message in the channel at which the table's own thread begins, and which leads there."""
    touched: Stamp = LONG_AGO
    answers_hash: str = ""
    """Names the known answers that the bot player goes by in this match, if it does."""
    pace: str = STEADY
    """How fast the bot player plays, where it does."""
    parts: tuple[PersonPart, ...] = ()
    """What everybody had to do with a match, noted as it ends."""
    timing: Timing = USUAL
    quiet: tuple[tuple[User, Quiet], ...] = ()
    """The quiet hours of the people at the table, where they matter to the clocks."""
    chosen_language: str = ""
    """What the table speaks by choice, and not by its opener or cards."""
    locale: str = ""
    """What the opener's Discord was set to."""
    preset: str = ""
    """Of which of the server's presets its options are, by its name."""
    series: tuple[Won, ...] = ()
    """Of a rematch: what those who sat there had won in the matches before it."""
    meets: Stamp = LONG_AGO
    """Of a rematch: the time at which its people had agreed to meet, if they had."""
    called_back: tuple[User, ...] = ()
    """Of a rematch: those with a kept seat who have been called to its lobby."""
    is_lesson: bool = False
    """Whether it is dealt like the game's lesson, and begins as one."""
    began: Stamp = LONG_AGO
    """When its match began, if it has and that was noted."""

    @property
    def people(self) -> tuple[User, ...]:
        """Who is at the table: everybody who has not left. The bot player is nobody."""
        return tuple(seat.user for seat in self.seats if not seat.left and seat.bot_player is None)

    @property
    def kept(self) -> tuple[int, ...]:
        """The seats that a rematch's lobby keeps for those who have not come back to them yet."""
        if self.phase != "lobby":
            return ()
        return tuple(seat for seat, seated in enumerate(self.seats) if seated.is_vacant)

    def quiet_of(self, user: User) -> Quiet | None:
        return dict(self.quiet).get(user)

    @property
    def bot_player_seats(self) -> dict[int, str]:
        """At which level the bot player plays which seats."""
        levels = ((seat, seated.bot_player) for seat, seated in enumerate(self.seats))
        return {seat: level for seat, level in levels if level is not None}


class Proposal(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """At this revision a seat has asked the others whether it may take its last move back, to where
    so many moves stand; `what` they had been told of that move, and who has agreed."""

    revision: int
    seat: int
    to: int
    what: Say | None
    agreed: tuple[int, ...] = ()


class Speaking(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What the bot player is about to say aloud for a seat: a message on its way since a revision,
    whose stamp will be that of the move. It was thought of after so many moves."""

    revision: int
    seat: int
    text: str
    after: int


class BotPlayerCount(msgspec.Struct, frozen=True, gc=False):
    """How many moves there have been, how many of them the bot player has made for each seat and
    when the last, in the table's own time, and what it is about to say."""

    made: tuple[int, ...] = ()
    at: tuple[Running, ...] = ()
    moves: int = 0
    speaking: tuple[Speaking, ...] = ()


class PersonTally(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What is counted for one person in a match, even if somebody else has their seat by now: hints
    taken, moves the bot player made for them, moves the clock made in a row, and, without a clock,
    when they last did anything. `moves` counts their own moves, and `thought` how long they took
    over these in milliseconds. `unseen` and `forced` tell
    them alone what the clock has done for them since, because time was up or because there was no
    choice."""

    user: User
    seat: int
    hints: int = 0
    bot_moves: int = 0
    missed: int = 0
    acted: Stamp = LONG_AGO
    moves: int = 0
    thought: int = 0
    came_late: bool = False
    unseen: tuple[Say, ...] = ()
    forced: tuple[Say, ...] = ()


Wish = Literal["wait", "hard", "easy", "open", "end"]
"""What may become of a seat that somebody has left: it waits for him, the bot player plays it at a
level, somebody else may take it, or the match ends."""


class Absence(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Somebody has left a seat, or does nothing there. Since this revision, and this moment of the
    table's own time, the others are asked what becomes of it; or it is decided. `for_long` says
    that he has done nothing for long, where no clock moves for him."""

    revision: int
    seat: int
    user: User
    since: Running
    state: Literal["asked", "waiting", "bot", "open"] = "asked"
    answers: tuple[tuple[User, Wish], ...] = ()
    for_long: bool = False


class Attendance(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """What goes by person in a match, not by seat."""

    tallies: tuple[PersonTally, ...] = ()
    absences: tuple[Absence, ...] = ()

    def absence_of(self, seat: int) -> Absence | None:
        return next((each for each in self.absences if each.seat == seat), None)


class Position(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Where a match is. `asks` holds each seat's ask number; `asked` holds when that seat's asks
    last changed in the table's own time, and behind the seats the same of the table's clock;
    `reminded` the seats whose reminder has been given for what they are asked now, and `called`
    those that have been called for it; `used` how far the match's chance has been used; `trail`
    what there is to know of the last moves, for taking them back. A proposal is one for just this
    position. `personal` is what people have left of their time. `lesson` is how many steps of a
    lesson are done, as long as it goes on."""

    state: bytes
    asks: tuple[int, ...]
    asked: tuple[Running, ...]
    reminded: tuple[int, ...] = ()
    called: tuple[int, ...] = ()
    used: dict[str, int] = {}
    trail: Trail = Trail()
    proposal: Proposal | None = None
    bot_player: BotPlayerCount = BotPlayerCount()
    attendance: Attendance = Attendance()
    personal: PersonalTime = ALL_LEFT
    lesson: int | None = None


class Input(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One line of a table's log, which only grows. `revision` is the table's after it. `body` is
    JSON: a move as the rules write it, or what was chosen in the lobby. `bot player` says how a
    move was the bot player's, if it was."""

    revision: int
    kind: InputKind
    source: str
    at: Stamp
    user: User | None = None
    seat: int | None = None
    ask: int | None = None
    body: bytes = b"null"
    chance: tuple[Call, ...] = ()
    bot_player: ByBot | None = None
