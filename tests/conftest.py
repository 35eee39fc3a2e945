"""What all tests share."""

import pytest

from tests import repeating

__all__ = ["repeating"]
"""Imported here so that its profiles are known before the command line's is loaded."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-matches",
        action="store_true",
        help="write the golden matches anew instead of comparing with them",
    )
    parser.addoption(
        "--write-pictures",
        action="store_true",
        help="write the golden pictures anew instead of comparing with them",
    )
