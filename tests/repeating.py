"""How often tests do what is done at random: in the gate a few times, the same on every machine;
by hand oftener, and each time with other examples:

    ./spelvarden test --hypothesis-profile=long
"""

from hypothesis import settings

GATE, LONG = "gate", "long"

settings.register_profile(GATE, deadline=None, derandomize=True)
settings.register_profile(LONG, deadline=None)
settings.load_profile(GATE)


def times(gate: int, *, long: int) -> int:
    """For what is read while tests are collected."""
    return long if settings.get_current_profile_name() == LONG else gate
