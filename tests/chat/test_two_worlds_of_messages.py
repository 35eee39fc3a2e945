"""Secrecy, to the byte of what is sent: two positions that differ only in what is hidden from
somebody give him the same messages, with the same buttons, menus and modals.

Each game's `worlds.py` makes the other position: everything hidden from him changes places.
"""

import json
from collections.abc import Iterator, Sequence
from copy import copy
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.chat.custom_ids import Answering, Picked, Step
from bot.chat.looking_controls import Watching
from bot.chat.people import People
from bot.chat.render import answering as answers
from bot.chat.render import components
from bot.chat.render.answering import Foretold
from bot.chat.render.board import hand, opened
from bot.chat.render.content import Content, Gallery, Modal
from bot.chat.render.controls import modal
from bot.chat.render.realtime import looked_up
from bot.chat.render.renderer import Illustrator, Renderer
from bot.chat.render.speech import Speech
from bot.chat.render.turn import begun as turn_begun
from bot.chat.render.turn import has_room, turn_modal
from bot.chat.render.watching import ListedTable, list_of, watched
from bot.host.desires import news
from bot.host.model import Posted
from bot.host.moments import Summons
from bot.library import Library, open_game
from bot.store.sqlite.engine import SqliteStore
from games.kit.asks import Ask, Form, Pick, Picks
from games.kit.realtime import ListsAnswers, RealtimeGame
from games.kit.say import Refusal, Seat
from tests.chat.person import foretold_of
from tests.chat.positions import NASTY_NAMES, Position, walk, words
from tests.games.every_game import GAMES_AND_OPTIONS, named, other_world, plan
from tests.repeating import times

MATCHES = times(1, long=3)
MOVES = 60
EACH_DRAWN = times(12, long=4)
"""Pictures of all positions would take minutes."""
BEFORE_MUCH_IS_KNOWN = 12
LOCALES = ("sv-SE", "no", "de", "en-US")
FIRST_USER = 100
NOW = 1_800_000_000_000
LIBRARY = Library()
SUMMONS = (Summons(()), Summons((), is_reminder=True), Summons((), is_start=True))


@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS, ids=named)
async def test_what_is_hidden_makes_no_difference_to_a_message(
    tmp_path: Path, game: str, options: dict[str, str]
) -> None:
    other_of = other_world(game)
    seat_counts = plan(game, options, 1).seat_counts
    people = await acquaintances(tmp_path, seat_counts[-1])
    rng = Random(f"{game} {options}")
    differing_worlds = 0
    for number in range(MATCHES):
        seats = seat_counts[number % len(seat_counts)]
        tellers = {viewer: two_tellers(people) for viewer in (None, rng.randrange(seats))}
        walked = walk(game, seats, options, f"two worlds {number}", MOVES)
        for place, position in enumerate(walked):
            draws = place % EACH_DRAWN == 0
            for viewer, (teller, other_teller) in tellers.items():
                other = copy(position)
                other.state = other_of(position.state, viewer, Random(rng.getrandbits(32)))
                differing_worlds += other.state != position.state
                seed = rng.getrandbits(32)
                assert_alike(
                    Reader(teller, position, viewer, seed, draws=draws),
                    Reader(other_teller, other, viewer, seed, draws=draws),
                )
    assert differing_worlds > MATCHES, "the other worlds are hardly other"


async def test_the_comparison_finds_a_hand_that_is_another(tmp_path: Path) -> None:
    people = await acquaintances(tmp_path, 2)
    *_, position = walk("storma_slottet", 2, {}, "another hand", BEFORE_MUCH_IS_KNOWN)
    other = copy(position)
    other.state = other_world("storma_slottet")(position.state, 1, Random(1))
    teller, other_teller = two_tellers(people)
    with pytest.raises(AssertionError, match="0 sees a difference: hand"):
        assert_alike(Reader(teller, position, 0, 1), Reader(other_teller, other, 0, 1))


async def acquaintances(folder: Path, most: int) -> People:
    """Players with all languages and all kinds of names."""
    store = await SqliteStore.open(folder / "store.db")
    people = People(store, lambda user: True)
    for seat in range(most):
        name = NASTY_NAMES[seat % len(NASTY_NAMES)]
        await people.saw(FIRST_USER + seat, name, LOCALES[seat % len(LOCALES)])
    await store.close()
    return people


def two_tellers(people: People) -> tuple[Renderer, Renderer]:
    """One for each world, since both remember what has happened."""
    one, other = (
        Renderer(words(), people, open_game, listens=True, shows_pictures=lambda _: "shown")
        for _ in range(2)
    )
    return one, other


class Reader:
    """Somebody who reads all that a position is shown by, and begins every answer."""

    def __init__(
        self,
        renderer: Renderer,
        position: Position,
        viewer: Seat | None,
        seed: int,
        *,
        draws: bool = True,
    ) -> None:
        self.draws = draws
        self.renderer = renderer
        self.position = position
        self.viewer = viewer
        self.rng = Random(seed)
        self.public = position.view(None)

    def posted(self) -> Iterator[tuple[str, bytes]]:
        """The posts of a game that is played in real time, with the buttons that everybody may
        press."""
        if not isinstance(self.position.game, RealtimeGame):
            return
        views = [self.position.view(seat) for seat in range(self.position.seats)]
        assert self.public.scene is not None
        for complete in (False, True):
            said = news(self.public, self.public.scene, views, NOW, complete=complete)
            yield "post", payload(self.renderer.post(self.public, said))
        for summons in SUMMONS:
            yield "calls", payload(self.renderer.calls(views, summons, None, NOW))
        yield from self.listed()

    def listed(self) -> Iterator[tuple[str, bytes]]:
        """What voters may look up."""
        game = self.position.game
        if not isinstance(game, ListsAnswers):
            return
        public = game.knowledge(self.position.state, None)
        found = game.listed(public, LIBRARY.answers(game.key))
        if found is not None:
            yield "list", payload(looked_up(found, self.renderer.speech(self.public)))

    def sent(self) -> Iterator[tuple[str, bytes]]:
        """Every message, by what it is, in the bytes that go over the wire."""
        yield "board", payload(self.board())
        yield "board in words", payload(self.board().in_words())
        yield from self.posted()
        if self.viewer is None:
            yield from self.watched()
            return
        view = self.position.view(self.viewer)
        there = Posted(view.place.spot, 1)
        for summons in SUMMONS:
            yield "call", payload(self.renderer.call(view, summons, there, NOW))
        yield "hand", payload(self.hand(None))
        yield "hand in words", payload(self.hand(None).in_words())
        for ask in self.position.asks(self.viewer):
            begun = answers.begun(ask.form, self.asked)
            yield f"{ask.key} begun", payload(self.hand(begun))
            yield from self.answered(ask, begun)

    def watched(self) -> Iterator[tuple[str, bytes]]:
        """What somebody sees who looks on from elsewhere."""
        view, speech = self.public, self.renderer.speech(self.public)
        listed = ListedTable(view, speech, self.renderer.game(view.game).seat_counts, "", "")
        yield "list of matches", payload(list_of([listed], (), speech))
        for now in (Watching(view.table), Watching(view.table, in_words=True)):
            yield "watched", payload(watched(self.board(), now, speech))

    def answered(self, ask: Ask[Any], begun: Answering) -> Iterator[tuple[str, bytes]]:
        """A random answer, up to its preview; where it is typed, the modal."""
        chosen = picked(ask, begun, ask.sample(self.rng))
        yield f"{ask.key} picked", payload(self.hand(chosen))
        match answers.respond(ask.form, replace(chosen, step=Step.WRITE)):
            case answers.OpenModal(answering):
                yield f"{ask.key} typed", modal_payload(modal(ask.form, answering, self.speech))
        if isinstance(self.position.game, RealtimeGame) and has_room(ask.form):
            opening = turn_modal(ask.form, turn_begun(self.asked, ask.form), self.speech)
            yield f"{ask.key} in a modal", modal_payload(opening)

    def board(self) -> Content:
        if not self.draws:
            return self.renderer.board(self.public)
        artist = Illustrator(self.renderer.speech(self.public))
        game = self.renderer.game(self.public.game)
        return self.renderer.board(self.public, artist.table(self.public, game))

    def hand(self, answering: Answering | None) -> Content:
        view = self.position.view(self.viewer)
        open_ = opened(view, answering)
        foretold = None if open_ is None else foretold_of(open_, self.foretell)
        public, speech = self.public.scene, self.speech
        return hand(view, public, speech, answering, foretold, self.hand_gallery)

    @cached_property
    def hand_gallery(self) -> Gallery | None:
        if not self.draws:
            return None
        view = self.position.view(self.viewer)
        return Illustrator(self.speech).hand(view, self.public.scene)

    def foretell(self, form: Form, picks: Picks) -> Foretold:
        asks: Sequence[Ask[Any]] = self.position.asks(self.asked.seat)
        ask = next(ask for ask in asks if ask.key == form.key)
        try:
            return Foretold.of(ask.check(picks))
        except Refusal as refusal:
            return Foretold.of(refusal)

    @property
    def speech(self) -> Speech:
        return self.renderer.speech_of(self.public, FIRST_USER + self.asked.seat)

    @property
    def asked(self) -> answers.Asked:
        view = self.position.view(self.viewer)
        assert view.viewer is not None and view.ask_number is not None
        return answers.Asked(view.table, view.viewer, view.ask_number)


def picked(ask: Ask[Any], begun: Answering, sample: Picks) -> Answering:
    """The answer with everything of a sample picked that is not typed."""
    each = [
        Picked(places(field, keys)) if isinstance(field, Pick) else Picked()
        for field, keys in zip(ask.form.fields, sample, strict=True)
    ]
    return answers.settled(ask.form, replace(begun, picked=tuple(each)))


def places(field: Pick, keys: Sequence[str]) -> tuple[int, ...]:
    order = [choice.key for choice in field.choices]
    return tuple(order.index(key) for key in keys)


def assert_alike(reader: Reader, other: Reader) -> None:
    for (what, sent), (other_what, other_sent) in zip(reader.sent(), other.sent(), strict=True):
        where = f"after {reader.position.moves} moves, {reader.viewer} sees a difference: {what}"
        assert (what, sent) == (other_what, other_sent), where


def payload(content: Content) -> bytes:
    """All that Discord is told of a message, with the picture that it shows."""
    return json.dumps(components.payload(content)).encode() + msgspec.json.encode(content.gallery())


def modal_payload(content: Modal) -> bytes:
    return json.dumps(components.modal_payload(content, 7)).encode()
