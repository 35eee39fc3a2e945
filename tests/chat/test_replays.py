"""A replay as a message: in every language, within Discord's limits, by pictures and in words; and
the same to the byte in two worlds that differ only in what is hidden from its reader then."""

import dataclasses
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import games
from bot.chat.custom_ids import parse
from bot.chat.looking_controls import Eyes, Replaying
from bot.chat.render import components
from bot.chat.render.content import Content
from bot.chat.render.renderer import Illustrator
from bot.chat.render.replays import Moment, replayed, shared
from bot.host.looking_back import FinishedMatch
from bot.host.tenures import Tenure
from bot.lab.rehearsal import Rehearsal
from bot.languages import LANGUAGES, Language
from bot.library import open_game
from bot.pictures.alt_text import LONGEST
from games.kit.replay import Replay, turning_points
from games.kit.say import Seat
from tests.chat.limits import assert_accepted, assert_fits, controls
from tests.chat.positions import Position, speech
from tests.games.every_game import other_world
from tests.pictures.looking import overflows
from tests.repeating import times

LOOKED_AT = times(3, long=40)
"""Of a match."""


class Played:
    """A match that is over, played by the bot, for those who sat there and for all others."""

    def __init__(self, key: str) -> None:
        game = open_game(key)
        self.seats = min(3, game.seat_counts[-1])
        match = Rehearsal(game, self.seats, game.options_type(), f"shown {key}", "hard")
        match.play()
        self.view = Position(match.match).view(None)
        self.replay = Replay.of(match.game, match.match.record())
        self.tenures = tuple(Tenure(100 + seat, seat, 0) for seat in range(self.seats))
        self.people = frozenset(each.user for each in self.tenures)

    def moves(self) -> list[int]:
        last = self.replay.last
        return sorted({0, last, *(last * place // LOOKED_AT for place in range(LOOKED_AT))})

    def moment(self, move: int, sees: Eyes, seat: Seat | None = None, **known: Any) -> Moment:
        past = FinishedMatch(known.pop("replay", self.replay), self.tenures, self.people)
        return Moment(
            view=self.view,
            past=past,
            move=move,
            sees=sees,
            seat=seat,
            sat=seat is not None,
            **known,
        )

    def moments(self) -> Iterator[Moment]:
        for move in self.moves():
            yield self.moment(move, "public")
            for seat in range(self.seats):
                yield self.moment(move, "own", seat)
            yield self.moment(move, "open")


@pytest.mark.parametrize("key", games.names())
def test_a_moment_fits_in_every_language(key: str) -> None:
    for number, moment in enumerate(Played(key).moments()):
        language = LANGUAGES[number % len(LANGUAGES)]
        reader = speech(language, len(moment.view.seats))
        drawn = Illustrator(reader).replay(moment)
        assert overflows(drawn.picture) == []
        assert 0 < len(drawn.alt) <= LONGEST
        in_words = dataclasses.replace(moment, in_words=True)
        for content in (
            replayed(moment, reader, drawn),
            replayed(moment, reader, drawn).in_words(),
            replayed(in_words, reader),
            shared(moment, reader, drawn),
            shared(moment, reader, drawn).in_words(),
        ):
            assert_fits(content)
            assert_accepted(content)
            leads = [parse(control.id) for control in controls(content)]
            assert all(isinstance(each, Replaying) for each in leads)


@pytest.mark.parametrize("key", games.names())
def test_what_is_hidden_then_makes_no_difference_to_a_moment(key: str) -> None:
    """At each move what the reader can't see changes places, and all that leads on stays as well;
    with all hands open it does make a difference."""
    played, other_of, rng = Played(key), other_world(key), Random(key)
    differing = opened = 0
    viewers = (None, *range(played.seats))
    for viewer in viewers:
        states = played.replay.states
        others = tuple(other_of(each, viewer, Random(rng.getrandbits(32))) for each in states)
        differing += sum(map(_differ, states, others))
        game = played.replay.game
        if viewer is None:
            assert [*turning_points(game, others)] == [*played.replay.turning_points]
        other = msgspec.structs.replace(played.replay, states=others)
        for move in played.moves():
            sees: Eyes = "public" if viewer is None else "own"
            assert _told(played, move, sees, viewer) == _told(played, move, sees, viewer, other)
            opened += _told(played, move, "open") != _told(played, move, "open", None, other)
    assert differing
    assert (opened > 0) == played.replay.game.has_hands


def _differ(state: Any, other: Any) -> bool:
    return bool(state != other)


def _told(
    played: Played, move: int, sees: Eyes, seat: Seat | None = None, replay: Replay | None = None
) -> list[bytes]:
    """What a reader, and everybody where it is shared, is told: all that Discord is."""
    moment = played.moment(move, sees, seat, replay=replay or played.replay)
    language: Language = LANGUAGES[move % len(LANGUAGES)]
    reader = speech(language, played.seats)
    drawn = Illustrator(reader).replay(moment)
    told = [replayed(moment, reader, drawn)]
    if sees != "own":
        told.append(shared(moment, reader, drawn))
    return [each for content in told for each in (_sent(content), _sent(content.in_words()))]


def _sent(content: Content) -> bytes:
    return json.dumps(components.payload(content)).encode() + msgspec.json.encode(content.gallery())


def test_a_moment_that_is_shared_never_leads_to_what_one_seat_saw() -> None:
    played = Played("storma_slottet")
    for moment in played.moments():
        content = shared(moment, speech("en", played.seats))
        (control,) = map(parse, (each.id for each in controls(content)))
        assert control == Replaying(moment.view.table, moment.move)


def test_who_may_not_see_hands_is_offered_none() -> None:
    played = Played("riftforce")
    stranger = played.moment(3, "public")
    closed = dataclasses.replace(stranger, past=stranger.past._replace(agreed=frozenset({100})))
    seated = dataclasses.replace(closed, seat=1, sat=True)
    assert stranger.offered == ("public", "open") and not stranger.may_agree
    assert closed.offered == ("public",) and not closed.may_agree
    assert seated.offered == ("public", "own") and seated.may_agree
    assert not dataclasses.replace(seated, agreed=True).may_agree
    alone = closed.past._replace(tenures=played.tenures[:1], agreed=frozenset())
    assert alone.is_open, "against the bot there is nobody to ask"
