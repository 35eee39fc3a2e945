"""The tests in parts: only what fails twice has failed, and it is named."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.cli import checks, suite
from bot.cli.suite import PASSED, TESTS_FAILED, Portion

TESTS = """
from pathlib import Path

def test_ever():
    pass

def test_the_second_time():
    again = Path(__file__).with_name("again")
    failed = not again.exists()
    again.touch()
    assert not failed

def test_never():
    assert False
"""


def test_only_what_fails_again_is_named(tmp_path: Path) -> None:
    file = tmp_path / "test_some.py"
    file.write_text(TESTS)
    part = Portion("some", (str(file), "-n", "2"), tmp_path / "kept")
    assert part.run(quietly=True) == TESTS_FAILED
    (named,) = part.run_again()
    assert named.endswith("::test_never")


def test_a_part_that_can_not_be_run_is_named_itself(tmp_path: Path) -> None:
    assert [*Portion("none", (str(tmp_path / "test_none.py"),), tmp_path / "kept").run_again()] == [
        "none"
    ]


MARKED = """
import pytest
from tests.repeating import times

@pytest.mark.long
def test_that_takes_long():
    pass

@pytest.mark.parametrize("number", range(times(2, long=5)))
def test_at_random(number):
    pass
"""


@pytest.mark.parametrize(("how", "passed"), [(suite.QUICK, 2), (suite.LONG, 6)])
def test_long_runs_what_the_gate_only_samples(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], how: Sequence[str], passed: int
) -> None:
    (tmp_path / "conftest.py").write_text("from tests.conftest import *\n")
    file = tmp_path / "test_some.py"
    file.write_text(MARKED)
    assert suite.pytest(*how, str(file), "-rA").returncode == PASSED
    assert capfd.readouterr().out.count("PASSED ") == passed


def test_long_is_not_handed_on_to_pytest() -> None:
    read = checks.parse(["-k", "SS15", "--long"])
    assert (read.pytest, read.long) == (["-k", "SS15"], True)
    assert not checks.parse(["-k", "SS15"]).long
