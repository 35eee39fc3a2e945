"""Changes as the tables make them, in few words."""

from typing import Any

import msgspec

from bot.host.messages import BOARD, MessageKey, OutgoingMessage, WantedMessage
from bot.host.model import Header, Input, Place, Position, Seated, Secret
from bot.host.results import MatchResult, SeatResult
from bot.host.stored import Cards, Change
from games.kit.chance import FORMAT, Call
from games.kit.say import Who, say

KIM, LEE = 501, 502
SECRET = Secret(b"a secret that nobody may see....")
CARDS = Cards("c0ffee", "tiny", {"numbers.toml": "highest = 5"})
PLACE = Place(guild=1, channel=22)


def header(**changes: Any) -> Header:
    lobby = Header(
        game="tiny",
        rules_version=1,
        cards_hash=CARDS.hash,
        phase="lobby",
        place=PLACE,
        language="sv",
        opener=KIM,
        seats=(Seated(KIM), Seated(LEE)),
        options=msgspec.Raw(b'{"rounds":3}'),
        commitment="0123",
        opened=1000,
        chance=FORMAT,
    )
    return msgspec.structs.replace(lobby, **changes)


def opening(table: str = "t1", **changes: Any) -> Change:
    return Change(
        table=table,
        input=Input(revision=1, kind="open", source=f"open {table}", at=1000, user=KIM),
        header=header(**changes),
        secret=SECRET,
        cards=CARDS,
    )


def move(revision: int, table: str = "t1", source: str = "", **changes: Any) -> Change:
    line = Input(
        revision=revision,
        kind="move",
        source=source or f"click {revision}",
        at=1000 + revision,
        user=KIM,
        seat=0,
        ask=revision - 1,
        body=b'{"type":"lay","number":4}',
        chance=(Call("die", "prize", 6, 4, None, 1),),
    )
    position = Position(
        state=b'{"round":%d}' % revision,
        used={"deck": revision},
        asks=(revision, 1),
        asked=(5, 6, 7),
    )
    change = Change(table=table, input=line, position=position, next_due=9000 + revision)
    return msgspec.structs.replace(change, **changes)


def result(table: str = "t1", ended: int = 5000, **changes: Any) -> MatchResult:
    kept = MatchResult(
        table=table,
        game="tiny",
        mode="",
        place=PLACE,
        in_own_thread=False,
        began=1000,
        ended=ended,
        ending="outcome",
        how="points",
        message=say("tiny-over", who=Who(0)),
        seats=(SeatResult(seat=0, user=KIM, place=1), SeatResult(seat=1, user=LEE, place=2)),
    )
    return msgspec.structs.replace(kept, **changes)


def wanted(key: MessageKey, priority: int = 2, content: bytes | None = None) -> WantedMessage:
    return WantedMessage(key, priority, channel=22, content=content)


def before_changes_of_all_kinds() -> list[Change]:
    return [opening("joined"), opening("played")]


def changes_of_all_kinds() -> list[Change]:
    """A table is opened, somebody sits down at another, and at a third one plays."""
    return [
        opening("opened"),
        msgspec.structs.replace(move(2, "joined"), position=None, header=three_there()),
        move(2, "played", wanted=(wanted(BOARD),)),
    ]


def three_there() -> Header:
    return header(seats=(*header().seats, Seated(503)))


def sent(key: MessageKey, revision: int, message: int, digest: bytes = b"") -> OutgoingMessage:
    return OutgoingMessage("t1", key, 3, channel=22, sent=revision, message=message, digest=digest)
