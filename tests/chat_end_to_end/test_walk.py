"""How far the way is that a press goes: a reader of the code has to follow it."""

from pathlib import Path

from tests.chat_end_to_end.walk import files, opened, walk_press

MOST_FUNCTIONS, MOST_FILES = 526, 84
"""Until boards and hands are right as well: hardly more than were measured. It is one less where an
earlier edit of the board has not gone yet."""


async def test_a_press_passes_no_more_of_our_functions_and_files(tmp_path: Path) -> None:
    async with opened(tmp_path / "var") as (stage, bot):
        walked = await walk_press(stage, bot)
    assert len(walked.shown) <= MOST_FUNCTIONS
    assert len(files(walked.shown)) <= MOST_FILES
