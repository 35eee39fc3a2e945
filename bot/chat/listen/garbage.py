"""Python's search for reference cycles, put off: left to itself it would stop everything for tens
of milliseconds whenever there is much that is new, which at a busy time are the tables."""

import gc

THRESHOLD = (50_000, 20, 50)


def begin_collecting() -> None:
    """What there is by now stays as long as the bot: it is never searched."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLD)
