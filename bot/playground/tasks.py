"""What goes on in the background, and never dies unheard."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

_log = logging.getLogger(__name__)


def begin(work: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T]:
    """A task of its own; the log is told if it dies."""
    task = asyncio.create_task(work, name=name)
    task.add_done_callback(_hear)
    return task


def failure_of(task: asyncio.Task[Any]) -> BaseException | None:
    """What a task has died of."""
    if not task.done() or task.cancelled():
        return None
    return task.exception()


def _hear(task: asyncio.Task[Any]) -> None:
    error = failure_of(task)
    if error is not None:
        _log.error("%s has died", task.get_name(), exc_info=error)
