"""How often tests do what is done at random. In the gate: a few times, the same on every machine.
More often, and with other examples each time:

    ./spelvarden test --long

Tests that are marked `long` run only there.
"""

from hypothesis import settings

GATE, LONG = "gate", "long"

settings.register_profile(GATE, deadline=None, derandomize=True)
settings.register_profile(LONG, deadline=None)
settings.load_profile(GATE)


def is_long() -> bool:
    return settings.get_current_profile_name() == LONG


def times(gate: int, *, long: int) -> int:
    """For what is read while tests are collected."""
    return long if is_long() else gate
