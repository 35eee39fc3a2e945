"""What must hold for an input before it is looked at: how far the table is, and who does it."""

from bot.host.acts import By
from bot.host.table import Table
from games.kit.refusals import not_now, not_yours
from games.kit.say import say
from games.kit.seats import Seat


def check_in_lobby(table: Table) -> None:
    """Refuses what can only be done before the match."""
    check_not_ended(table)
    if table.header.phase != "lobby":
        raise not_now(say("tables-started"))


def check_playing(table: Table) -> None:
    """Refuses what can only be done while the match goes on."""
    check_begun(table)
    if table.header.phase == "paused":
        raise not_now(say("tables-paused"))


def check_begun(table: Table) -> None:
    """Refuses what can only be done between a match's start and its end, paused or not."""
    match table.header.phase:
        case "lobby":
            raise not_now(say("tables-not-started"))
        case "ended":
            raise not_now(say("tables-over"))


def check_not_ended(table: Table) -> None:
    if table.header.phase == "ended":
        raise not_now(say("tables-over"))


def check_opener(table: Table, by: By) -> None:
    """Refuses what only the opener may do."""
    if by.user != table.header.opener:
        raise not_yours(say("tables-opener-only"))


def check_seated(table: Table, by: By) -> Seat:
    """Refuses what only those at the table may do; the seat of who does it."""
    seat = table.seat_of(by.user)
    if seat is None:
        raise not_yours(say("tables-not-seated"))
    return seat


def check_has_a_say(table: Table, seat: Seat) -> None:
    """Refuses what is not for somebody to decide who has given up."""
    if table.standing is not None and seat in table.standing.state.conceders:
        raise not_yours(say("kit-gave-up-already"))
