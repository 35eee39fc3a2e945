"""Nobody misses what happened: each event of each move, public or private, can be read on something
that a player has been shown by the time that they must act, or at the end of the match."""

from collections.abc import Iterator

import pytest

import games
from bot.chat.render.board import board, hand
from bot.chat.render.realtime import post
from bot.chat.render.renderer import Illustrator
from bot.chat.render.speech import Speech
from bot.host.desires import news
from bot.words.scenes import SceneWords
from games.kit.realtime import RealtimeGame
from games.kit.say import Named, Say, Seat, Value, Who
from games.kit.scenes import LastRound
from tests.chat.limits import text_of
from tests.chat.positions import Position, walk, words
from tests.games.every_game import plan
from tests.repeating import times

NAMES = {seat: f"Kim{seat}" for seat in range(12)}
ENGLISH = Speech(words(), "en", NAMES)
SCENES = SceneWords(words(), "en", NAMES)
ILLUSTRATOR = Illustrator(ENGLISH)
NOW = 1_800_000_000_000

MATCHES = times(1, long=6)
MOVES = 150

REALTIME = [key for key in games.names() if issubclass(games.find(key), RealtimeGame)]
BY_HAND = [key for key in games.names() if key not in REALTIME]


class Reader:
    """Somebody who looks at nothing but their own hand: after their move, when they are to act,
    when a round is over, and at the end. What has been taken back need not be read."""

    def __init__(self, seat: Seat, *, by_picture: bool) -> None:
        self.seat = seat
        self.by_picture = by_picture
        self.missed: list[str] = []
        self._unread: list[Say] = []
        self._last_round: LastRound | None = None

    def sees(self, position: Position) -> None:
        view = position.view(self.seat)
        assert view.scene is not None
        if position.state.taken_back is not None:
            self._unread = []
            return
        self._unread += view.scene.story
        is_shown = view.is_awaited or view.phase == "ended" or position.by == self.seat
        if is_shown or view.scene.last_round != self._last_round:
            self._reads(position)
        self._last_round = view.scene.last_round

    def _reads(self, position: Position) -> None:
        view, public = position.view(self.seat), position.view(None)
        gallery = ILLUSTRATOR.hand(view, public.scene) if self.by_picture else None
        content = hand(view, public.scene, ENGLISH, gallery=gallery)
        shown = text_of(content)
        if gallery is not None:
            shown += gallery.alt
            if gallery.alt.endswith(SCENES.text(Say("pictures-more"))):
                shown += text_of(content.in_words())
        self.missed += [ENGLISH.line(e) for e in self._unread if not is_told(e, shown, self.seat)]
        self._unread = []


CHOOSE_WORDS = ("how",)
"""Arguments that no sentence shows, as they only choose between its words."""


def is_told(line: Say, shown: str, viewer: Seat | None = None) -> bool:
    """In the same words, or in others that name all that it names."""
    if ENGLISH.line(line) in shown or SCENES.text(line) in shown:
        return True
    named = [value for name, value in line.args.items() if name not in CHOOSE_WORDS]
    return bool(named) and all(is_named(each, shown, viewer) for each in named)


def is_named(value: Value, shown: str, viewer: Seat | None) -> bool:
    match value:
        case tuple():
            return all(is_named(each, shown, viewer) for each in value)
        case Who(seat=seat) if seat == viewer:
            return True
        case Say() | Named() | Who():
            return ENGLISH.line(value) in shown or SCENES.text(value) in shown
        case 1:
            return True  # "a card"
    return str(value) in shown


def positions(game: str, number: int) -> Iterator[Position]:
    seat_counts = plan(game, {}, 1).seat_counts
    seats = seat_counts[number % len(seat_counts)]
    return walk(game, seats, {}, f"read {number}", MOVES)


@pytest.mark.parametrize("by_picture", (False, True), ids=("in words", "by pictures"))
@pytest.mark.parametrize("game", BY_HAND)
def test_who_plays_from_the_hand_alone_can_read_each_event(game: str, by_picture: bool) -> None:
    for number in range(MATCHES):
        readers: list[Reader] = []
        for position in positions(game, number):
            seats = range(position.seats)
            readers = readers or [Reader(seat, by_picture=by_picture) for seat in seats]
            for reader in readers:
                reader.sees(position)
        assert {reader.seat: reader.missed for reader in readers if reader.missed} == {}


@pytest.mark.parametrize("game", REALTIME)
def test_where_a_game_is_played_aloud_the_channel_tells_each_event(game: str) -> None:
    """But for what a player's own message has just told."""
    for number in range(MATCHES):
        missed: list[str] = []
        for position in positions(game, number):
            public = position.view(None)
            assert public.scene is not None
            if not public.scene.is_news:
                continue
            views = [position.view(seat) for seat in range(position.seats)]
            said = news(public, public.scene, views, NOW, complete=False)
            shown = text_of(post(said, public, ENGLISH, listens=True))
            shown += text_of(board(public, ENGLISH))
            missed += [ENGLISH.line(e) for e in public.scene.story if not is_told(e, shown)]
        assert missed == []
