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
    again = Path(__file__).with_suffix(".again")
    failed = not again.exists()
    again.touch()
    assert not failed

def test_never():
    assert False
"""


def test_only_what_fails_again_is_named(tmp_path: Path) -> None:
    files = tmp_path / "test_some.py", tmp_path / "test_others.py"
    for file in files:
        file.write_text(TESTS)
    part = Portion("some", (str(tmp_path),), ("-n", "2"), tmp_path / "kept", tmp_path)
    assert part.run(quietly=True) == TESTS_FAILED
    assert len(part.failed()) == 4
    assert sorted(part.run_again()) == ["test_others.py::test_never", "test_some.py::test_never"]


PROCESS = """
import os
from pathlib import Path

def test_in_a_process_of_its_own():
    with Path(__file__).with_name("processes").open("a") as known:
        print(os.getpid(), file=known)
    assert False
"""


def test_each_file_is_tried_again_in_a_process_of_its_own(tmp_path: Path) -> None:
    for name in "ab":
        (tmp_path / f"test_{name}.py").write_text(PROCESS)
    part = Portion("some", (str(tmp_path),), ("-n", "0"), tmp_path / "kept", tmp_path)
    part.run(quietly=True)
    part.run_again()
    first, second, third, fourth = (tmp_path / "processes").read_text().split()
    assert first == second and len({first, third, fourth}) == 3


def test_what_fails_once_is_told(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "test_some.py").write_text(TESTS)
    (tmp_path / "test_ever.py").write_text("def test_ever(): pass")
    ever = str(tmp_path / "test_ever.py")
    parts = (
        Portion("waiting", (str(tmp_path / "test_some.py"),), (), tmp_path / "1", tmp_path),
        Portion("reckoning", (ever,), (), tmp_path / "2", tmp_path),
        Portion("measuring", (ever,), (), tmp_path / "3", tmp_path),
    )
    monkeypatch.setattr(suite, "_parts", lambda folder, how: parts)
    (failed,) = suite.failing(())
    assert failed.endswith("test_never")
    unsteady = capfd.readouterr().out.rpartition("Unsteady")[2]
    assert "test_the_second_time" in unsteady and "test_never" not in unsteady


def test_a_part_that_can_not_be_run_is_no_failed_test(tmp_path: Path) -> None:
    none = Portion("none", (str(tmp_path / "test_none.py"),), (), tmp_path / "kept")
    assert none.run(quietly=True) not in (PASSED, TESTS_FAILED)


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
