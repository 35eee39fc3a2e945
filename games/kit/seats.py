"""Seats are numbers from 0; left is clockwise is the next number."""

Seat = int


def left_of(seat: Seat, seats: int) -> Seat:
    return (seat + 1) % seats


def clockwise_from(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats, beginning with this one."""
    return tuple((seat + step) % seats for step in range(seats))
