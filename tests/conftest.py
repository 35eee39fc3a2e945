"""What all tests share."""

import pytest

from tests import repeating

# Imported here, `repeating` makes its profiles known before the command line's is loaded.


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-matches",
        action="store_true",
        help="write the golden matches instead of comparing with them",
    )
    parser.addoption(
        "--write-pictures",
        action="store_true",
        help="write the golden pictures instead of comparing with them",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In the gate, leaves out the tests that are marked `long`."""
    if repeating.is_long():
        return
    left_out = [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]
