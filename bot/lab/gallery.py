"""Draws pictures of positions from matches that the bot plays, into a folder with a page to look
at: `python -m bot.lab.gallery OUT [GAME]`. Each picture is there as sent (PNG) and as SVG, on dark
and light, at 540 and 400 pixels, with its alt text."""

import sys
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

import games
from bot.lab.rehearsal import Rehearsal
from bot.languages import LANGUAGES
from bot.library import open_game
from bot.pictures.alt_text import board_alt, ending_alt, hand_alt, lobby_alt
from bot.pictures.display import Picture
from bot.pictures.drawing import Gathering, drawing_of
from bot.pictures.encoding import png
from bot.pictures.reader import Reader
from bot.pictures.svg import as_svg
from bot.words.scenes import SceneWords
from bot.words.words import Words
from games.kit.game import Game
from games.kit.say import Seat
from games.kit.scenes import own_zones

POSITIONS = 6
"""Positions from each match, from its beginning to its end."""

NAMES = (
    "Astrid",
    "Maximilian-Alexander von Hohenzoll",
    "Βασιλική",
    "Øystein",
    "🦊🦊🦊",
    "Владимир",
    "Åse-Märta",
    "Zoë",
    "Jürgen",
    "محمد",
    "Kim",
    "Lee",
)

PAGE = """<!doctype html><meta charset="utf-8"><title>Gallery</title>
<style>
body {{ margin: 0; font: 14px sans-serif }}
section {{ padding: 16px; background: #313338; color: #ddd }}
section.light {{ background: #fff; color: #222 }}
figure {{ display: inline-block; margin: 0 16px 24px 0; vertical-align: top; max-width: 540px }}
figcaption {{ white-space: pre-wrap; padding-top: 4px }}
img {{ border-radius: 8px; display: block }}
</style>
{sections}"""


class Exhibit(NamedTuple):
    """A picture of the gallery."""

    name: str
    picture: Picture
    alt: str


class Remembered(Rehearsal):
    """A rehearsal that remembers all its positions."""

    def __init__(self, *arguments: Any) -> None:
        self.positions: list[Any] = []
        super().__init__(*arguments)

    def _check_state(self) -> None:
        self.positions.append(self.match.state)


def shown(key: str, matches: int = 2) -> Iterator[Exhibit]:
    """Each kind of picture of a game, in each language."""
    game, words = open_game(key), Words()
    counts = game.seat_counts
    for number in range(matches):
        seats = min(counts[0] if number % 2 else counts[-1], len(NAMES))
        style = "random" if number % 2 else "hard"
        match = Remembered(game, seats, game.options_type(), f"gallery {number}", style)
        match.play()
        chosen = match.positions[:: max(1, len(match.positions) // POSITIONS)]
        for place, state in enumerate((*chosen, match.positions[-1])):
            language = LANGUAGES[place % len(LANGUAGES)]
            names = dict(enumerate(NAMES[:seats]))
            reader, told = Reader(words, language, names), SceneWords(words, language, names)
            if place == 0:
                gathering = Gathering(key, seats - 1 if number else seats, counts[-1])
                picture = drawing_of(key).lobby(gathering, reader)
                yield Exhibit(f"{key}-{number}-lobby", picture, lobby_alt(gathering, told))
            yield from exhibits(f"{key}-{number}-{place}", match.game, state, reader, told)


def exhibits(
    name: str,
    game: Game[Any, Any, Any],
    state: Any,
    reader: Reader,
    told: SceneWords,
    seats: Sequence[Seat] = (0, 1),
) -> Iterator[Exhibit]:
    """The board of a position, the hands of these seats, and the ending if there is one."""
    drawing, public = drawing_of(game.key), game.look(state, None)
    yield Exhibit(f"{name}-board", drawing.board(public, reader), board_alt(public, told))
    for seat in seats:
        scene = game.look(state, seat)
        own = own_zones(scene, public)
        hand = drawing.hand(scene, own, reader)
        if hand is not None:
            yield Exhibit(f"{name}-hand-{seat}", hand, hand_alt(scene, own, told))
    if outcome := game.outcome(state):
        picture = drawing.ending(public, outcome, reader)
        yield Exhibit(f"{name}-ending", picture, ending_alt(public, outcome, told))


def page(alts: dict[str, str]) -> str:
    sections = []
    for theme in ("dark", "light"):
        for width in (540, 400):
            figures = "".join(
                f'<figure><img src="{escape(name)}.png" width="{width}" alt="{escape(alt)}">'
                f"<figcaption>{escape(name)}\n{escape(alt)}</figcaption></figure>"
                for name, alt in alts.items()
            )
            sections.append(f'<section class="{theme}">{figures}</section>')
    return PAGE.format(sections="\n".join(sections))


def main(arguments: list[str]) -> None:
    folder, *keys = arguments
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    alts = {}
    for key in keys or games.names():
        for name, picture, alt in shown(key):
            (out / f"{name}.png").write_bytes(png(picture))
            (out / f"{name}.svg").write_text(as_svg(picture))
            alts[name] = alt
    (out / "index.html").write_text(page(alts))


if __name__ == "__main__":
    main(sys.argv[1:])
