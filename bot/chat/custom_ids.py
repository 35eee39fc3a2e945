"""What a press on a button or menu means, as the text that rides on it.

A text is its format's version and then a control as MessagePack in base 85: printable ASCII without
spaces, quotes or backslashes, of which Discord takes a hundred characters. It holds no secret.
Whoever can see a message can forge one: what a press asks for is checked like any other input.
"""

import base64
from enum import Enum
from functools import lru_cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bot.chat import looking_controls as looking
from bot.chat.control import (
    IN_HAND,
    KEY,
    ON_BOARD,
    AskKey,
    BaseControl,
    Count,
    Digest,
    ShortName,
    Small,
    TableKey,
)

LONGEST = 100
MOST_KEPT = 4_000
"""The size of the cache of written ids: the same buttons stand on a message each time it is drawn,
and a pressed one has just been written."""
OPENING = ":"
"""Stands between a control and the press that opened it in a modal; no control's text holds one."""
VERSION = "2"


class Step(Enum):
    """Where an answer stands: shown as far as it is; a choice or a group is coming from a menu; the
    texts are to be typed; it is to be played; a choice was a button, and is picked already."""

    SHOW = 0
    CHOOSE = 1
    GROUP = 2
    WRITE = 3
    DO = 4
    PICK = 5


Doing = Literal[
    "join",
    "leave",
    "start",
    "end",
    "hand",
    "play",
    "back",
    "pause",
    "resume",
    "rematch",
    "settle",
    "fair",
    "why",
    "hint",
    "concede",
    "words",
    "gone",
    "time",
    "table",
    "more",
    "rules",
    "earlier",
    "picture",
    "end_lesson",
    "meet",
]
"""What can be done to a table with one press. `play` shows what one has to decide; `back` shows a
hand afresh where it was pressed; `settle` lets a table that has lost its place go on where it was
pressed; `fair` tells what its shuffles can be checked against,
`why` which of one's cards can't be played now, `hint` what hard play would do; `concede` asks
whether to give up; `words` tells all in words that a picture shows; `gone` asks what becomes of the
seats that somebody has left; `time` gives others more time; `table` shows its board; `more`
whispers what else there is to do in a lobby, `rules` how its game is played; `earlier` tells the
rounds before, `picture` shows by a picture again what was told in words, `end_lesson` plays on
without being told what to do, and `meet` asks when those of a match sit down again."""

InMore = Literal[
    "word", "leave", "bot", "free", "seating", "thread", "start_here", "end", "fair", "words"
]
"""What *More* offers at a lobby; `bot` has the bot player sit down too, `free` gives up the seats
that a rematch keeps, and `seating` chooses what holds for some of those who sit there."""


SET = b"\xff"
NEVER_SHORTER = 2
"""So few places take no more room a byte each than as a set."""


class Picked(msgspec.Struct, frozen=True, array_like=True):
    """What has been picked for one field so far: places among its choices, and the group that
    was chosen, by its place among the groups. The places are packed when it is built: a byte each
    as they come or, where that is shorter, `SET` and then a bit each."""

    packed: bytes | tuple[Small, ...] = b""
    group: Small | None = None

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "packed", _packed(self.places))

    @property
    def places(self) -> tuple[int, ...]:
        if self.packed[:1] != SET:
            return tuple(self.packed)
        bits = int.from_bytes(self.packed[1:])
        return tuple(place for place in range(bits.bit_length()) if bits >> place & 1)


def _packed(places: tuple[int, ...]) -> bytes:
    in_bytes = max(places, default=0) < SET[0]
    if in_bytes and len(places) <= NEVER_SHORTER:
        return bytes(places)
    if places == tuple(sorted(set(places))):
        bits = sum(1 << place for place in places)
        as_set = SET + bits.to_bytes((bits.bit_length() + 7) // 8)
        if len(as_set) < len(places) or not in_bytes:
            return as_set
    if not in_bytes:
        raise ValueError(f"{places} have no room in a byte each")
    return bytes(places)


class Answering(BaseControl, frozen=True, tag="a", kw_only=True):
    """An answer in progress. `field` and `menu` say where a choice is coming from."""

    redraws = IN_HAND

    table: TableKey
    seat: Small
    number: Count
    ask: AskKey
    step: Step = Step.SHOW
    page: Small = 0
    field: Small = 0
    menu: Small = 0
    picked: tuple[Picked, ...] = ()


class Deed(BaseControl, frozen=True, tag="d"):
    """Something done to a table."""

    redraws = ON_BOARD + IN_HAND

    table: TableKey
    do: Doing


class OptionPage(BaseControl, frozen=True, tag="m"):
    """The buttons that open a page of a lobby's options."""

    redraws = ON_BOARD

    table: TableKey
    page: Small = 0


class OptionForm(BaseControl, frozen=True, tag="f"):
    """The modal of such a page: `shown` tells the options as it shows them, so that what is sent in
    can be compared with them."""

    redraws = ON_BOARD

    table: TableKey
    page: Small
    shown: Annotated[bytes, Meta(max_length=40)]


class OptionsAgain(BaseControl, frozen=True, tag="y"):
    """Opens a page of a lobby's options with what was typed when it was refused."""

    redraws = ON_BOARD

    table: TableKey
    page: Small


class OfSeats(BaseControl, frozen=True, tag="A"):
    """An option of a lobby that has a value for each seat: which of those who sit there it is about
    comes with the press."""

    redraws = ON_BOARD

    table: TableKey
    option: Annotated[ShortName, Meta(min_length=1)]


class OfPerson(BaseControl, frozen=True, tag="k"):
    """The modal of what such an option is for one person."""

    redraws = ON_BOARD

    table: TableKey
    option: Annotated[ShortName, Meta(min_length=1)]
    person: Annotated[str, Meta(pattern=r"\A[a-z0-9]{1,20}\Z")]


class OfBotPlayer(BaseControl, frozen=True, tag="h"):
    """How the bot player plays at a lobby's table, or that it gets up: what comes with the
    press."""

    table: TableKey


class OfLobby(BaseControl, frozen=True, tag="q"):
    """What *More* has whispered at a lobby: it is redrawn itself, and what becomes of the table is
    seen on the lobby."""

    table: TableKey
    do: InMore


class OfGame(BaseControl, frozen=True, tag="v"):
    """Begins a match of a game against the bot player, or its lesson, where it is pressed; or
    whispers its rules."""

    game: Annotated[ShortName, Meta(min_length=1)]
    do: Literal["play", "rules", "learn"]


class OfPresets(BaseControl, frozen=True, tag="n"):
    """Saves a lobby's options under a name, or deletes the ones that come with the press."""

    redraws = ON_BOARD

    table: TableKey
    do: Literal["save", "delete"]


class DeletingPreset(BaseControl, frozen=True, tag="x"):
    """Deletes a preset once more than one press has asked for it, or keeps it."""

    redraws = ON_BOARD

    table: TableKey
    preset: Digest
    surely: bool


Ruling = Annotated[str, Meta(pattern=r"\A[A-Z]{2}[0-9]{1,2}[a-z]?\Z")]
MOST_RULINGS = 11
"""The rulings that a button has room for."""


class RuleOf(BaseControl, frozen=True, tag="u"):
    """The paragraph of the rules that says a ruling, for the person who presses it."""

    ruling: Ruling


class RulesOf(BaseControl, frozen=True, tag="U"):
    """The paragraphs of a section of the rules that say these rulings."""

    rulings: Annotated[tuple[Ruling, ...], Meta(min_length=2, max_length=MOST_RULINGS)]


class PublicAsk(BaseControl, frozen=True, tag="p"):
    """An ask of the player who presses it in public, with what is picked for each field; with
    nothing picked it is begun. `form` names what was asked when the button was made."""

    table: TableKey
    ask: AskKey
    form: Digest
    picks: tuple[Annotated[str, Meta(pattern=rf"\A{KEY}\Z")], ...] = ()


class LookingUp(BaseControl, frozen=True, tag="l"):
    """What the game's list has on the answer that is being voted on, which `answer` names."""

    table: TableKey
    answer: Digest


class OfRuling(BaseControl, frozen=True, tag="j"):
    """How a race was ruled, by the message that tells of it: that is what was clicked on."""

    table: TableKey


class TakingTurn(BaseControl, frozen=True, tag="t", kw_only=True):
    """An ask in a modal, and the button that opens it `again` with what had been picked."""

    redraws = ON_BOARD + IN_HAND

    table: TableKey
    seat: Small
    number: Count
    ask: AskKey
    again: bool = False
    picked: tuple[Picked, ...] = ()


class GivingUp(BaseControl, frozen=True, tag="c"):
    """The answer of this seat to whether it gives up, asked when so many others had."""

    table: TableKey
    seat: Small
    others: Small
    surely: bool


class TakingBack(BaseControl, frozen=True, tag="b"):
    """Takes the player's last move back, to where this many moves stand."""

    redraws = ON_BOARD + IN_HAND

    table: TableKey
    to: Count


class AnsweringBack(BaseControl, frozen=True, tag="w"):
    """Accepts or declines a take-back request of this revision, or withdraws one's own."""

    redraws = IN_HAND

    table: TableKey
    revision: Count
    agrees: bool


class OfAbsent(BaseControl, frozen=True, tag="g"):
    """About a seat that somebody has left: what is to become of it, as was asked at this revision;
    that the others are asked again; or that the person who presses it sits down there, or comes
    back."""

    table: TableKey
    revision: Count
    seat: Small
    do: Literal["wait", "hard", "easy", "open", "end", "again", "sit", "back"]


OwnSetting = Literal["language", "hands", "delivery", "calls", "rolls", "ranked"]
ServerSetting = Literal["language", "boards", "threads", "ending", "dice", "ratings", "keeping"]


class ChooseOwn(BaseControl, frozen=True, tag="s"):
    """A setting of the person who presses it: what they choose comes with the press."""

    what: OwnSetting


class ChooseForServer(BaseControl, frozen=True, tag="i"):
    """The same of the server where it is pressed, for those who manage it."""

    what: ServerSetting


class ChooseChannels(BaseControl, frozen=True, tag="C"):
    """Where on a server tables may be opened, for those who manage it."""


class SettingsPage(BaseControl, frozen=True, tag="o"):
    """Shows one's own settings, or those of the server where it is pressed."""

    of: Literal["own", "server"]


class SetTime(BaseControl, frozen=True, tag="z"):
    """Where a person lives, when they are not to be disturbed, whether they are told once a day
    what waits for them; or the usual clock of the server where it is pressed."""

    do: Literal["zone", "hours", "digest", "clock"]


class OfData(BaseControl, frozen=True, tag="P"):
    """What is kept of the person who presses it: shows it to them, asks whether to delete it, or
    deletes it."""

    do: Literal["show", "ask", "delete"]


class Proposing(BaseControl, frozen=True, tag="N"):
    """The modal that asks when the people of a match sit down again, and what opens it elsewhere
    than on the board."""

    table: TableKey


class OfMeeting(BaseControl, frozen=True, tag="M"):
    """Whether the person who presses it comes when they sit down again; or that it is off."""

    meeting: Annotated[str, Meta(pattern=r"\A[a-z0-9]{1,20}\Z")]
    do: Literal["yes", "no", "off"]


class Reading(BaseControl, frozen=True, tag="r"):
    """The rules of a game, to be read from a section on. Without one, which section comes with the
    press, or else it is the first."""

    game: Annotated[ShortName, Meta(min_length=1)]
    section: ShortName = ""


AtTable = (
    Answering
    | Deed
    | OptionPage
    | OptionForm
    | OptionsAgain
    | OfSeats
    | OfPerson
    | OfPresets
    | DeletingPreset
    | OfBotPlayer
    | OfLobby
    | PublicAsk
    | LookingUp
    | OfRuling
    | TakingTurn
    | TakingBack
    | AnsweringBack
    | OfAbsent
    | looking.OfRound
    | looking.Replaying
    | Proposing
)
OfSettings = ChooseOwn | ChooseForServer | ChooseChannels | SettingsPage | SetTime
Control = (
    AtTable
    | GivingUp
    | OfGame
    | OfMeeting
    | looking.Watching
    | looking.Browsing
    | looking.Leaders
    | looking.OfRecord
    | looking.OfServer
    | Reading
    | RuleOf
    | RulesOf
    | OfSettings
    | OfData
)

ENCODER = msgspec.msgpack.Encoder()
DECODER: msgspec.msgpack.Decoder[Control] = msgspec.msgpack.Decoder(Control)


@lru_cache(MOST_KEPT)
def write(control: Control) -> str:
    """The text of a control; a ValueError for one that no custom_id has room for."""
    text = VERSION + base64.b85encode(ENCODER.encode(control)).decode()
    if len(text) > LONGEST:
        raise ValueError(f"{control} takes {len(text)} characters")
    return text


def in_modal(text: str, press: int) -> str:
    """The custom_id of the modal that a press opens. No two are the same, because phones show what
    they remember of a modal with the same custom_id (discord-api-docs#7554)."""
    opening = base64.b85encode(press.to_bytes(8)).decode()
    unique = text + OPENING + opening
    if len(unique) > LONGEST:
        raise ValueError(f"the modal {text} takes {len(unique)} characters")
    return unique


def parse(text: str) -> Control | None:
    """The control that a text means, whichever press opened it in a modal; nothing for a text that
    `write` would not give."""
    if len(text) > LONGEST:
        return None
    try:
        text = text.partition(OPENING)[0]
        control = DECODER.decode(base64.b85decode(text[1:]))
        return control if write(control) == text else None
    except ValueError:
        return None
