"""Why the playground can't listen is said as it is, with the setting and the cure."""

import errno
import os

import pytest

from bot.cli.listening import another_port, cannot_listen

SETTING = "SPELVARDEN_PLAYGROUND_PORT"


def failed(number: int) -> OSError:
    return OSError(number, f"error while attempting to bind: {os.strerror(number)}")


@pytest.mark.parametrize(
    "number, cure",
    [
        (errno.EADDRINUSE, "stop what uses it, or set another number (0 takes any free one)"),
        (errno.EACCES, "set a number from 1024 up, or 0 for any free one"),
        (errno.EADDRNOTAVAIL, "bring up its loopback interface"),
        (errno.EMFILE, "set another number (0 takes any free one)"),
    ],
)
def test_a_port_that_was_asked_for_is_told_of_by_its_true_reason(number: int, cure: str) -> None:
    told = str(cannot_listen(failed(number), 80))
    assert told.startswith(f"{SETTING} is 80, ")
    assert f"({os.strerror(number)})" in told
    assert told.endswith(f"{cure}.")
    assert told.count("\n") == 0


def test_that_the_usual_port_is_taken_is_said_only_if_it_is() -> None:
    taken, forbidden = another_port(failed(errno.EADDRINUSE)), another_port(failed(errno.EACCES))
    assert taken == "at another port since 8080 is taken"
    assert forbidden == "at another port since 8080 can't be had (Permission denied)"


@pytest.mark.parametrize("number", [errno.EADDRNOTAVAIL, errno.EMFILE])
def test_where_no_port_would_do_no_other_is_tried(number: int) -> None:
    assert another_port(failed(number)) is None
    told = str(cannot_listen(failed(number), None))
    assert told.startswith(f"{SETTING} is not set, so that it is 8080, ")
