"""What all tests share."""

import os
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.lab.postgres import Databases, NoServer, shared
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
    parser.addoption(
        "--postgres",
        action="store_true",
        help="tests/host and tests/chat_delivery keep everything in PostgreSQL",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In the gate, leaves out the tests that are marked `long`."""
    if repeating.is_long():
        return
    left_out = [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


@pytest.fixture(scope="session")
def databases(tmp_path_factory: pytest.TempPathFactory) -> Databases:
    """Those of one PostgreSQL server for the whole run, all its processes included."""
    folder = tmp_path_factory.getbasetemp()
    place = folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder
    try:
        return Databases(os.environ.get("TEST_DATABASE_URL") or shared(place))
    except NoServer as error:
        pytest.skip(str(error))


@pytest_asyncio.fixture
async def database_url(databases: Databases) -> AsyncIterator[str]:
    """The address of a new database."""
    async with databases.fresh() as url:
        yield url
