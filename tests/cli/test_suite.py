"""The tests in parts: only what fails twice has failed, and it is named."""

from pathlib import Path

from bot.cli.suite import TESTS_FAILED, Portion

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
