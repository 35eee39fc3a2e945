"""When pictures are drawn, which of them, and what is shown where that takes too long."""

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest

from bot.chat.deliver import studio as studios
from bot.chat.deliver.attachments import Attachments, File
from bot.chat.deliver.studio import PATIENCE_SECONDS, Studio, key_of
from bot.chat.render.content import Box, Content, Gallery, Text
from bot.pictures.display import Picture

IN_WORDS = (Text("all of it"),)
MESSAGE, ATTACHMENT = 70, 71


def content(height: int, alt: str = "A board") -> Content:
    gallery = Gallery(Picture(height, "#000000", ()), "board.png", alt)
    return Content((Box((Text("beside"), gallery)),), words=IN_WORDS)


def is_drawn(shown: Content | None) -> bool:
    return shown is not None and shown.gallery() is not None


class Painter:
    """Draws when it is told to; the time is what the test says."""

    def __init__(self) -> None:
        self.drawn: list[int] = []
        self.now = 0.0
        self._go = threading.Semaphore(0)

    def draw(self, picture: Picture) -> bytes:
        self._go.acquire(timeout=20)
        self.drawn.append(picture.height)
        return b"%d" % picture.height

    def finish(self, count: int = 1) -> None:
        self._go.release(count)


@pytest.fixture
def painter() -> Painter:
    return Painter()


PATIENT_SECONDS = 20.0
"""Longer than any machine takes for a picture that may be drawn."""


@pytest.fixture
async def studio(painter: Painter) -> AsyncIterator[Studio]:
    studio = Studio(painter.draw, lambda: painter.now, at_once=PATIENT_SECONDS)
    yield studio
    painter.finish(100)
    studio.close()


async def begun(*works: "asyncio.Task[Content]") -> None:
    """All of them wait for their pictures by now."""
    for _ in works:
        await asyncio.sleep(0)


async def test_a_picture_that_is_ready_soon_travels_in_the_answer(
    studio: Studio, painter: Painter
) -> None:
    painter.finish()
    assert is_drawn(await studio.at_once(content(1)))


async def test_for_a_slow_one_the_answer_does_not_wait_and_it_is_not_drawn_twice(
    painter: Painter,
) -> None:
    studio = Studio(painter.draw, at_once=0.01)
    assert await studio.at_once(content(1)) is None
    later = asyncio.create_task(studio.acknowledged(content(1)))
    await begun(later)
    painter.finish()
    assert is_drawn(await later)
    assert is_drawn(await studio.at_once(content(1, "with other words")))
    assert painter.drawn == [1]
    studio.close()


async def test_of_a_burst_only_what_is_still_wanted_is_drawn(
    studio: Studio, painter: Painter
) -> None:
    first = asyncio.create_task(studio.in_turn(content(1)))
    await begun(first)
    for height in range(2, 9):
        outdated = asyncio.create_task(studio.in_turn(content(height)))
        await begun(outdated)
        outdated.cancel()
    last = asyncio.create_task(studio.in_turn(content(9)))
    await begun(last)
    painter.finish(2)
    assert is_drawn(await first) and is_drawn(await last)
    assert painter.drawn == [1, 9]


async def test_answers_are_drawn_before_what_nobody_has_pressed(
    studio: Studio, painter: Painter
) -> None:
    works = [asyncio.create_task(studio.in_turn(content(height))) for height in (1, 2)]
    await begun(*works)
    works.append(asyncio.create_task(studio.acknowledged(content(3))))
    await begun(works[-1])
    painter.finish(3)
    assert all(map(is_drawn, await asyncio.gather(*works)))
    assert painter.drawn == [1, 3, 2]


async def test_while_more_is_wanted_than_can_be_drawn_text_goes_first(
    studio: Studio, painter: Painter
) -> None:
    waiting = asyncio.create_task(studio.in_turn(content(1)))
    await begun(waiting)
    painter.now = studios.LATE_SECONDS + 0.01
    assert studio.is_late
    for shown in (await studio.at_once(content(2)), await studio.in_turn(content(3))):
        assert shown == Content(IN_WORDS)
    painter.finish()
    assert is_drawn(await waiting) and not studio.is_late
    painter.finish()
    assert is_drawn(await studio.at_once(content(2)))


async def test_what_cannot_be_drawn_is_told_in_words() -> None:
    def fails(picture: Picture) -> bytes:
        raise OSError("no font")

    studio = Studio(fails, at_once=PATIENCE_SECONDS)
    assert studio.is_put_off(content(1))
    assert await studio.at_once(content(1)) == Content(IN_WORDS)
    assert await studio.in_turn(content(1)) == Content(IN_WORDS)
    assert not studio.is_put_off(content(1))
    studio.close()


async def test_no_more_is_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studios, "MOST_BYTES", 25)
    studio = Studio(lambda picture: b"x" * 10)
    for height in range(1, 6):
        await studio.in_turn(content(height))
    kept = [h for h in range(1, 6) if studio.file(content(h).gallery()) is not None]  # type: ignore[arg-type]
    assert kept == [4, 5]
    studio.close()


async def test_an_edit_sends_a_picture_only_where_that_has_changed(
    studio: Studio, painter: Painter
) -> None:
    painter.finish(2)
    attachments = Attachments(studio)
    first, other = await studio.in_turn(content(1)), await studio.in_turn(content(2))
    posted = attachments.pack(first)
    assert posted.files == (File("board.png", b"1", "A board"),)
    attachments.note(MESSAGE, posted, [{"items": [{"media": {"attachment_id": ATTACHMENT}}]}])
    kept = {"id": ATTACHMENT, "filename": "board.png"}
    assert attachments.pack(first, MESSAGE).edited()["attachments"] == [kept]
    replaced = attachments.pack(other, MESSAGE)
    assert replaced.files == (File("board.png", b"2", "A board"),)
    assert [each["id"] for each in replaced.edited()["attachments"]] == [0]
    in_words = attachments.pack(first.in_words(), MESSAGE)
    assert in_words.edited()["attachments"] == [] and not in_words.files


def test_the_digest_goes_by_what_is_drawn() -> None:
    assert content(1).digest() == content(1).digest()
    assert content(1).digest() != content(2).digest()
    assert content(1).digest() != content(1, "Another board").digest()
    assert content(1).digest() != content(1).in_words().digest()
    assert key_of(Picture(1, "#000000", ())) != key_of(Picture(1, "#000001", ()))
