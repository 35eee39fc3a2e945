"""How many pictures are drawn and sent in whole matches, and how many for nobody.

`python -m tests.chat_end_to_end.drawn [hand|play] [matches] [seconds]` plays as `presses.py` does,
with pictures. For nobody is what was drawn and never sent, and what the bot replaced in its message
within a second, unless by the answer to a press: who has pressed has seen it.
"""

import asyncio
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec

from bot.chat.deliver.attachments import Payload, Upload
from bot.chat.deliver.rest import CALLBACK, ORIGINAL, Rest
from bot.chat.deliver.studio import PictureKey, key_of
from bot.chat.listen.client import Spelvarden
from bot.pictures.display import Picture
from tests.chat_end_to_end.inside import bot_inside
from tests.chat_end_to_end.presses import GAMES, MATCHES, measure
from tests.chat_end_to_end.stage import open_stage
from tests.chat_end_to_end.walk import UNMETERED

SEEN_SECONDS = 1.0


class Sent(NamedTuple):
    """A picture that a message has shown from a moment on."""

    name: str
    key: PictureKey
    at: float
    by_answer: bool


@dataclass
class Seen:
    """What a bot draws and sends."""

    drawn: list[PictureKey] = field(default_factory=list)
    shown: defaultdict[int, list[Sent]] = field(default_factory=lambda: defaultdict(list))
    """By message, the oldest first."""

    def watch(self, rest: Rest) -> None:
        assert rest.studio is not None
        watched: Any = rest
        studio: Any = rest.studio
        attachments: Any = rest._attachments
        draw, note, send = rest.studio._draw, rest._attachments.note, rest._message
        by_answer: ContextVar[bool] = ContextVar("by_answer", default=False)

        def drawn(picture: Picture) -> bytes:
            self.drawn.append(key_of(picture))
            return draw(picture)

        def noted(message: int, upload: Upload, components: Sequence[Payload]) -> None:
            gallery = upload.content.gallery()
            if gallery is not None and upload.files:
                key, now = key_of(gallery.picture), time.monotonic()
                self.shown[message].append(Sent(gallery.name, key, now, by_answer.get()))
            note(message, upload, components)

        async def sent(route: str, *ids: int | str, **about: Any) -> int:
            by_answer.set(route in (CALLBACK, "PATCH " + ORIGINAL))
            return await send(route, *ids, **about)

        studio._draw, attachments.note, watched._message = drawn, noted, sent

    def tell(self, game: str, turns: int) -> str:
        sent = [each for shown in self.shown.values() for each in shown]
        pairs = [each for shown in self.shown.values() for each in pairwise(shown)]
        unseen = [was for was, now in pairs if now.at - was.at < SEEN_SECONDS and not now.by_answer]
        unsent = set(self.drawn) - {each.key for each in sent}
        return (
            f"{game}: {turns} turns, {len(self.drawn)} pictures drawn, {len(sent)} sent "
            f"({_kinds(sent)}), {len(unsent)} never sent, {len(unseen)} replaced within "
            f"{SEEN_SECONDS:g} s ({_kinds(unseen)})"
        )


def _kinds(sent: Sequence[Sent]) -> str:
    counted = Counter(each.name for each in sent)
    return ", ".join(f"{name} {number}" for name, number in sorted(counted.items())) or "none"


async def main(way: str, matches: int, thinks: float) -> None:
    bots: list[Spelvarden] = []

    async def meet(bot: Spelvarden) -> None:
        bots.append(bot)

    settings = msgspec.structs.replace(UNMETERED, transcript_entries=2_000_000)
    with TemporaryDirectory() as folder:
        opened = open_stage(Path(folder) / "var", settings, start=False)
        async with opened as stage, bot_inside(stage, meet, pictures=True):
            seen = Seen()
            seen.watch(bots[0].router.ctx.rest)
            for game in GAMES:
                seen.drawn.clear()
                seen.shown.clear()
                figures, _ = await measure(stage, bots[0], game, matches, way == "play", thinks)
                print(seen.tell(game, sum(each.turns for each in figures.values())), flush=True)


if __name__ == "__main__":
    way, matches, seconds = (*sys.argv[1:], *("play", str(MATCHES), "1")[len(sys.argv) - 1 :])
    asyncio.run(main(way, int(matches), float(seconds)))
