"""What ends a process together with the one that has started it, however that ends: a kill leaves
it no time to tell anybody."""

import multiprocessing
import os
import threading
from collections.abc import Callable


def end_when_closed(pipe: int) -> None:
    """Once nobody can write into this pipe any more, by a thread of its own."""
    _watch(lambda: os.read(pipe, 1))


def end_with_parent() -> None:
    """Of a pool's worker: its `initializer`. Without it a worker waits for its next task
    for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    _watch(parent.join)


def _watch(wait: Callable[[], object]) -> None:
    def ends() -> None:
        wait()
        os._exit(1)

    threading.Thread(target=ends, daemon=True).start()
