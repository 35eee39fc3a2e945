"""Whether each message of the bot's stands on Discord once, and boards and hands are current."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from bot.chat.custom_ids import Answering, Deed, parse
from bot.host.messages import OldKey
from bot.host.model import TableId
from bot.lab.bench.audience import Audience, controls, labelled
from bot.lab.bench.room import HAND
from bot.lab.torture.guests import Guests, text_of
from bot.lab.torture.shared_store import AtTheEnd
from bot.playground.records import Message
from bot.playground.world import World


class Said(NamedTuple):
    """The bot's messages that everybody in a channel sees, and those for one person only."""

    public: list[Message]
    private: list[Message]


def said_by(world: World, bot: int) -> Said:
    said = Said([], [])
    for channel in world.channels:
        for message in world.history(channel):
            if message.author_id == bot:
                (said.public if message.ephemeral_to is None else said.private).append(message)
    return said


def twice(said: Said, kept: AtTheEnd, rolls: list[int]) -> Iterator[str]:
    """What was posted without being known to the store, was answered twice, or not at all."""
    known = {each.message for each in kept.messages}
    known |= {each.key.message for each in kept.messages if isinstance(each.key, OldKey)}
    answers = Counter(_answered_by(message) for message in said.public)
    for message in said.public:
        by = _answered_by(message)
        if message.id not in known and (not by or answers[by] > 1):
            yield f"message {message.id} is there twice: {text_of(message)[:80]!r}"
    for roll in rolls:
        if answers[roll] != 1:
            yield f"roll {roll} is shown {answers[roll]} times"
    whispers = Counter((_answered_by(each), _shown(each)) for each in said.private)
    for (by, _), times in whispers.items():
        if times > 1:
            yield f"interaction {by} was answered {times} times with the same"


def two_boards(said: Said) -> Iterator[str]:
    """Tables that stand in two places as they are now, which one that has just been shown again may
    for a moment."""
    boards: dict[TableId, list[Message]] = {}
    for message in said.public:
        if (table := _board_of(message)) is not None:
            boards.setdefault(table, []).append(message)
    for table, shown in boards.items():
        if len(shown) > 1:
            yield f"table {table} has {len(shown)} boards: {[*map(text_of, shown)]}"


def _answered_by(message: Message) -> int:
    """The interaction that a message answers, or 0."""
    return int((message.interaction or {}).get("id", 0))


def _table_of(hand: Message) -> TableId | None:
    found = (parse(control["custom_id"]) for control in controls(hand))
    return next((each.table for each in found if isinstance(each, Deed)), None)


def _board_of(message: Message) -> TableId | None:
    control = parse(labelled(message, HAND)) if labelled(message, HAND) else None
    return control.table if isinstance(control, Deed) else None


def _shown(message: Message) -> bytes:
    return msgspec.json.encode([message.content, message.components])


async def out_of_date(audience: Audience, guests: Guests) -> list[str]:
    """Asks the bot for every board and hand, and names those that showed something else before.
    Nobody may be playing."""
    faults = []
    for table in guests.tables.values():
        channel = table.channel
        for seat in table.seats:
            hand = guests.hand_of(seat)
            if hand is None:
                continue
            asked, showed = _asked(hand), _told(hand)
            again = await guests.opened_hand(seat, channel)
            if again is None or (seat.direct is None and _table_of(again) != _table_of(hand)):
                continue  # the match has only just begun
            if _asked(again) != asked:
                where = "an ephemeral hand" if seat.direct is None else "a hand by direct message"
                faults.append(f"{where} showed:\n{showed}\nnot:\n{_told(again)}")
        opener = table.seats[0]
        offered = audience.offered(opener.person, channel, HAND, public=True)
        if offered is None:
            continue
        showed = _told(offered.message)
        now = await guests.board_again(opener, channel)
        if now is None:
            faults.append(f"the board in channel {channel} could not be shown again")
        elif _told(now) != showed:
            faults.append(f"the board in channel {channel} showed:\n{showed}\nnot:\n{_told(now)}")
    return faults


def _told(message: Message) -> str:
    """But for what is counted from the moment at which it is shown."""
    return re.sub("<t:[0-9]+:R>", "", text_of(message))


def _asked(hand: Message) -> list[int]:
    """The ask numbers in a hand: they count up whenever its seat is asked something else."""
    found = (parse(control["custom_id"]) for control in controls(hand))
    return sorted({each.number for each in found if isinstance(each, Answering)})
