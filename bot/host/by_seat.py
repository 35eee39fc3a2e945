"""Options that have a value for each seat of a lobby, chosen by who sits there: who shares a number
with somebody, and what is said of one person."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from bot.host.acts import By, Decided, check_in_lobby, check_opener
from bot.host.lobby import chosen
from bot.host.model import User
from bot.host.table import Table
from games.kit.game import Game
from games.kit.options import Options
from games.kit.say import Refusal, Seat, say, stale
from games.kit.seat_lists import joined, settled

BOT_PLAYER = "bot"
PAIR = 2


class Sits(Protocol):
    """Who sits at a seat."""

    @property
    def user(self) -> User: ...
    @property
    def bot_player(self) -> str | None: ...


def people_of(seats: Sequence[Sits]) -> tuple[str, ...]:
    """What stands for who sits at each seat, wherever they sit after others have left."""
    bot_players = 0
    found = []
    for each in seats:
        bot_players += each.bot_player is not None
        found.append(str(each.user) if each.bot_player is None else f"{BOT_PLAYER}{bot_players}")
    return tuple(found)


def pairs_of(values: Sequence[int | str]) -> Iterator[tuple[Seat, Seat]]:
    """The seats that share a number, if these are numbers."""
    first: dict[int, Seat] = {}
    for seat, number in enumerate(values):
        if not number or not isinstance(number, int):
            continue
        if number in first:
            yield first[number], seat
        else:
            first[number] = seat


def paired(table: Table, by: By, option: str, people: Sequence[str]) -> Decided:
    """Two who are a pair already, or one of a pair, are alone. Whoever is taken from another pair
    leaves somebody alone; two who are left so make a pair if it doesn't go otherwise."""
    chosen_ = _seats(table, by, people)
    count = len(table.header.seats)
    values = table.game.by_seat(option, table.options, count)
    before = list(pairs_of(values))
    touched = [pair for pair in before if set(pair) & set(chosen_)]
    kept = [pair for pair in before if pair not in touched]
    is_new = len(chosen_) == PAIR and sorted(chosen_) not in map(sorted, touched)
    pairs = [*kept, (chosen_[0], chosen_[1])] if is_new else kept
    left = sorted({seat for pair in touched for seat in pair} - set(chosen_))
    try:
        _check(table, option, _numbered(pairs, count))
    except Refusal:
        if not is_new or len(left) != PAIR:
            raise
        pairs.append((left[0], left[1]))
        _check(table, option, _numbered(pairs, count))
    return chosen(table, by, {option: joined(settled(_numbered(pairs, count)))})


def said_of(table: Table, by: By, option: str, person: str, value: str) -> Decided:
    """What holds for one person; nothing, if that is empty."""
    (seat,) = _seats(table, by, (person,))
    values = list(table.game.by_seat(option, table.options, len(table.header.seats)))
    values[seat] = value
    return chosen(table, by, {option: joined(settled(values))})


def for_people(
    values: Sequence[str], users: Sequence[str], seats: Sequence[Sits], nothing: str
) -> tuple[tuple[str, ...], bool]:
    """What was said of these people, for those of them who sit here now and `nothing` for others;
    and whether all of it still holds."""
    said = dict(zip(users, values, strict=False))
    here = [said.get(person, nothing) for person in people_of(seats)]
    return tuple(here), sum(map(_says, here)) == sum(map(_says, values))


def _says(value: str) -> bool:
    return value not in ("", "0")


def _seats(table: Table, by: By, people: Sequence[str]) -> list[Seat]:
    check_in_lobby(table)
    check_opener(table, by)
    there = people_of(table.header.seats)
    if not people or not set(people) <= set(there):
        raise stale(say("tables-not-there"))
    return [there.index(person) for person in people]


def _numbered(pairs: Sequence[tuple[Seat, Seat]], count: int) -> tuple[int, ...]:
    numbers = [0] * count
    for number, pair in enumerate(sorted(map(sorted, pairs)), 1):
        for seat in pair:
            numbers[seat] = number
    return tuple(numbers)


def _check(table: Table, option: str, values: Sequence[int]) -> None:
    """Raises the Refusal of the start, unless it is refused by now for what was chosen before."""
    seats, game = len(table.header.seats), table.game
    if goes(game, table.options, seats):
        changed: Mapping[str, Any] = {option: tuple(values)}
        game.check_options(seats, msgspec.structs.replace(table.options, **changed))


def goes(game: Game[Any, Any, Any], options: Options, seats: int) -> bool:
    """Whether so many can play by these options."""
    try:
        game.check_options(seats, options)
    except Refusal:
        return False
    return True
