"""Positions of random matches, as the host's views show them."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from bot.chat.render.speech import Speech
from bot.host.languages import TableLanguage
from bot.host.model import Place, Posted, Salting, Word
from bot.host.views import Sitting, Ticking, View
from bot.lab.rehearsal import Rehearsal
from bot.languages import Language
from bot.library import open_game
from bot.words.words import Clean, Words
from games.kit.asks import Ask
from games.kit.chance import commitment
from games.kit.game import Game
from games.kit.match import Match
from games.kit.options import Options, read
from games.kit.realtime import RealtimeGame
from games.kit.say import Named, Refusal, Say, Seat, Who
from games.kit.taking_back import WayBack

TABLE = "k3x9qa2mzt7ve"
PLACE = Place(guild=11, channel=22)
SALTING = Salting(Posted(22, 7001), (Word(100, "ananas"), Word(101, "<@7> *kiwi*")))
NASTY_NAMES = (
    "**Kim** <@123456789012345678>",
    "# @everyone ||~~__`Lee`__~~||",
    "\u202egnirts\u202c",
    "Zoë 😀 (3)",
)


class LongWinded(Words):
    """Needs a few hundred characters for everything that a game says."""

    def text(
        self,
        message: Say | Named | Who,
        language: Language,
        names: Any,
        clean: Clean | None = None,
        form: str = "",
    ) -> str:
        if isinstance(message, Say) and message.id.startswith("chat-"):
            return super().text(message, language, names, clean, form)
        if isinstance(message, Say):
            return " ".join([f"{message.id}_{sorted(message.args)}"] * 6)
        return super().text(message, language, names, clean, form)


@cache
def words() -> Words:
    return Words()


@cache
def long_winded() -> Words:
    return LongWinded()


def speech(language: Language, seats: int, spoken: Words | None = None) -> Speech:
    names = {seat: NASTY_NAMES[seat % len(NASTY_NAMES)] for seat in range(seats)}
    return Speech(spoken or words(), language, names)


class Walk(Rehearsal):
    """A random match, stopping at each of its positions."""

    def positions(self, most: int) -> Iterator["Position"]:
        yield Position(self.match)
        while self.game.outcome(self.match.state) is None and len(self.match.entries) < most:
            self._step()
            yield Position(self.match)


class Position:
    """Where a match stands: its views, and the asks behind them."""

    def __init__(self, match: Match[Any, Any]) -> None:
        self.game: Game[Any, Any, Any] = match.game
        self.state = match.state
        self.seats = match.seats
        self.options: Options = match.options
        self.moves = len(match.entries)
        self.by = match.entries[-1].seat if match.entries else None
        self.secret: bytes = match.secret
        self.ways_back = [way_back(match, seat) for seat in range(match.seats)]

    def view(self, viewer: Seat | None) -> View:
        outcome = self.game.outcome(self.state)
        ended = outcome is not None
        return View(
            table=TABLE,
            revision=self.moves,
            phase="ended" if ended else "playing",
            ending="outcome" if ended else None,
            game=self.game.key,
            is_realtime=isinstance(self.game, RealtimeGame),
            place=PLACE,
            spoken=TableLanguage("sv"),
            opener=100,
            seats=tuple(Sitting(100 + seat, False) for seat in range(self.seats)),
            options=self.options,
            commitment=commitment(self.secret),
            salting=SALTING,
            secret=self.secret.hex() if ended else None,
            rematch_of=None,
            gave_up=self.state.gave_up,
            may_concede=viewer is not None and not ended and viewer in self.state.still_in,
            stranded=False,
            viewer=viewer,
            ask_number=None if viewer is None else 10_000 + self.moves,
            scene=self.game.look(self.state, viewer),
            clocks=tuple(
                Ticking(due.seat, 1_800_000_000_000 + due.wait)
                for due in self.game.timeouts(self.state)
            ),
            way_back=None if viewer is None else self.ways_back[viewer],
            proposal=None,
            outcome=outcome,
        )

    def asks(self, seat: Seat) -> list[Ask[Any]]:
        return list(self.game.asks(self.state, seat))


def way_back(match: Match[Any, Any], seat: Seat) -> WayBack | None:
    try:
        return match.course.way_back(seat)
    except Refusal:
        return None


def walk(
    game: str, seats: int, options: dict[str, str], seed: str, most: int = 10_000
) -> Iterator[Position]:
    """The positions of one random match."""
    rules = open_game(game)
    chosen = read(rules.options_type, options)
    yield from Walk(rules, seats, chosen, seed).positions(most)
