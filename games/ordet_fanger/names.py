"""What things and sides are called."""

from games.kit.say import Say, Who, say
from games.kit.seats import Seat


def symbol_name(symbol: str) -> Say:
    return say("ordet-fanger-symbol", symbol=symbol)


def quote(text: str) -> Say:
    return say("ordet-fanger-quote", text=text)


def side_name(seats: tuple[Seat, ...]) -> Say:
    return say("ordet-fanger-side", who=tuple(Who(seat) for seat in seats))
