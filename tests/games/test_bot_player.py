"""The bot player, at each level and in every game, over whole matches that it plays at its own
pace: its moves are legal, follow from what its seat knows and from its own chance, and are the same
ever."""

import hashlib
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import games
from bot.lab.bot_match import START_MS, BotMatch, sitter
from bot.library import Library
from games.kit.bot_player import EASY, HARD, LEVELS, ByBot, Mind, decide, hint_of
from games.kit.chance import Chance
from games.kit.conceding import Concede
from games.kit.game import Game
from games.kit.keyed_random import KeyedRandom
from games.kit.match import Match, Record
from games.kit.proof import check
from games.kit.realtime import ListsAnswers
from games.kit.say import Seat
from games.kit.taking_back import TakeBack
from tests.games.every_game import home, other_world, plan

LIBRARY = Library()
encode = msgspec.json.encode


def answers_of(game: Game[Any, Any, Any]) -> Any:
    return LIBRARY.answers(game.key) if isinstance(game, ListsAnswers) else None


def begun(key: str, seed: str) -> Match[Any, Any]:
    game = LIBRARY.open_game(key)
    table = plan(key, {}, 1)
    answers, options = answers_of(game), table.options
    hashed = game.answers_hash(answers, options) if isinstance(game, ListsAnswers) else ""
    secret = hashlib.sha256(seed.encode()).digest()
    seats = table.seat_counts[len(table.seat_counts) // 3]
    return Match(game.bound(options), seats, options, secret, ("a word",), answers_hash=hashed)


def played(key: str, level: str, seed: str = "house") -> Match[Any, Any]:
    return played_by_bot_player(key, level, seed).match


def played_by_bot_player(key: str, level: str, seed: str) -> BotMatch:
    match = begun(key, seed)
    bot_player = BotMatch(match, (sitter(level),) * match.seats, answers_of(match.game))
    bot_player.play()
    return bot_player


MOST_SECONDS = 0.4
"""Of a core. No thought is to take more than half of that; the slowest take an eighth."""

LEVELS_OF_GAMES = [(key, level) for key in games.names() for level in LEVELS]


@pytest.mark.parametrize(("key", "level"), LEVELS_OF_GAMES)
def test_what_bot_player_decides_is_the_same_on_every_machine(
    key: str, level: str, request: pytest.FixtureRequest
) -> None:
    """Whatever the hashes of this run are seeded with: a digest is kept of all that it decided in a
    match. After a change that is meant, write it again with the golden matches."""
    digest = hashlib.sha256(encode(played(key, level).record().moves)).hexdigest()
    kept = home(key) / "tests" / "matches" / f"{key}-{level}.txt"
    if request.config.getoption("--write-matches"):
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(f"{digest}\n")
    assert kept.exists(), f"{key} lacks {kept.name}: --write-matches writes it"
    assert digest == kept.read_text().strip()


@pytest.mark.parametrize(("key", "level"), LEVELS_OF_GAMES)
def test_it_never_thinks_for_long(key: str, level: str) -> None:
    thoughts = played_by_bot_player(key, level, "how long").thoughts
    assert thoughts and max(thoughts) < MOST_SECONDS


@pytest.mark.parametrize(("key", "level"), LEVELS_OF_GAMES)
def test_every_move_of_bot_player_can_be_decided_again(key: str, level: str) -> None:
    record = played(key, level, "again").record()
    kept = msgspec.json.decode(encode(record), type=Record)
    game = games.find(key)({name: text.encode() for name, text in kept.cards.items()})
    found = check(game, kept, answers_of(game))
    assert found.fault is None
    assert found.bot_moves == sum(entry.by is not None for entry in kept.moves) > 0


def is_own_as(level: str, match: Match[Any, Any]) -> bool:
    """Whether all moves of the bot player would be its own if they had been made at this level."""
    record = match.record()
    moves = tuple(
        msgspec.structs.replace(entry, by=entry.by and ByBot(level)) for entry in record.moves
    )
    bot_seats = tuple(msgspec.structs.replace(sits, level=level) for sits in record.bot_seats)
    return passes(match, msgspec.structs.replace(record, moves=moves, bot_seats=bot_seats))


@pytest.mark.parametrize("key", games.names())
def test_a_move_that_bot_player_would_not_make_is_found_out(key: str) -> None:
    """Sooner or later a hard bot player does what a easy one does not, and at once what is marked
    as of a level that there is not."""
    matches = (played(key, HARD, f"found out {number}") for number in range(40))
    assert any(is_own_as(HARD, match) and not is_own_as(EASY, match) for match in matches)
    assert not is_own_as("clairvoyant", played(key, HARD))


def with_second_move(record: Record, move: Concede | TakeBack) -> Record:
    """As if this had been the second move that the bot player made, and the last of all."""
    second = [place for place, entry in enumerate(record.moves) if entry.by is not None][1]
    forged = msgspec.structs.replace(record.moves[second], move=msgspec.Raw(encode(move)))
    return msgspec.structs.replace(record, moves=(*record.moves[:second], forged))


def passes(match: Match[Any, Any], record: Record) -> bool:
    """Whether all moves are the bot player's own, as far as the record goes."""
    unfinished = msgspec.structs.replace(record, ending="")
    return check(match.game, unfinished, answers_of(match.game)).fault is None


@pytest.mark.parametrize("key", games.names())
def test_bot_player_neither_gives_up_nor_takes_anything_back(key: str) -> None:
    match = played(key, HARD)
    record = match.record()
    given_up = with_second_move(record, Concede(START_MS * 2))
    before = given_up.moves[:-1]
    assert passes(match, msgspec.structs.replace(record, moves=before))
    assert not passes(match, given_up)
    assert not passes(match, with_second_move(record, TakeBack(len(before) - 1)))


def think(match: Match[Any, Any], state: Any, seat: Seat, level: str, key: bytes) -> bytes:
    game = match.game
    mind = Mind(seat, KeyedRandom(key), 0, answers_of(game), "steady")
    thought = decide(game, game.knowledge(state, seat), mind, LEVELS[level])
    if thought is not None:
        game.check(state, seat, game.stamped(thought.move, START_MS * 2))
    return encode(thought)


@pytest.mark.parametrize(("key", "level"), LEVELS_OF_GAMES)
def test_bot_player_does_not_peek(key: str, level: str) -> None:
    """In two worlds that are the same to its seat it thinks the same to the byte, which is legal;
    so it is along a match that others play at random."""
    rng, different = Random("peeking"), other_world(key)
    compared = 0
    for number in range(4):
        match = begun(key, f"peeking {number}")
        while match.game.outcome(match.state) is None and len(match.entries) < 40:
            for seat in range(match.seats):
                if match.game.asks(match.state, seat):
                    stream, other = rng.randbytes(32), different(match.state, seat, rng)
                    compared += other != match.state
                    thought = think(match, match.state, seat, level, stream)
                    assert think(match, other, seat, level, stream) == thought
            step(match, rng)
    assert compared


def step(match: Match[Any, Any], rng: Random) -> None:
    """What anybody might do, or the clock."""
    game, state = match.game, match.state
    asks = [
        (seat, ask)
        for seat in range(match.seats)
        for ask in game.asks(state, seat)
        if not ask.optional
    ]
    latest = max(START_MS, getattr(state, "now", 0)) + 700
    if asks:
        seat, ask = rng.choice(asks)
        match.play(seat, ask.read(ask.sample(rng), latest))
        return
    due = game.timeouts(state)[0]
    at = max(latest, (due.since or 0) + due.wait)
    match.play(due.seat, game.stamped(due.move, at))


@pytest.mark.parametrize("key", games.names())
def test_what_bot_player_thinks_changes_no_deal_and_no_roll(key: str) -> None:
    """Played by other levels, the match begins with the same cards; and none of its chance is the
    bot player's."""
    hard, easy = (played(key, level, "dealt").record() for level in (HARD, EASY))
    assert hard.setup == easy.setup
    chance = Chance(bytes.fromhex(hard.secret), hard.salts)
    calls = [*hard.setup, *(call for entry in hard.moves for call in entry.chance)]
    assert all(chance.again(call) == call and call.name != "house" for call in calls)


@pytest.mark.parametrize("key", games.names())
def test_a_hint_is_legal_and_the_same_however_often_it_is_asked_for(key: str) -> None:
    match = begun(key, "hint")
    game, answers = match.game, answers_of(match.game)
    hinted = 0
    for seat in range(match.seats):
        if any(not ask.optional for ask in game.asks(match.state, seat)):
            knowledge = game.knowledge(match.state, seat)
            hint = hint_of(game, knowledge, seat, answers)
            assert hint is not None and hint == hint_of(game, knowledge, seat, answers)
            game.check(match.state, seat, game.stamped(hint.move, START_MS))
            hinted += 1
    assert hinted


def test_an_old_record_has_no_mark_and_stays_as_it_was() -> None:
    kept = (Path(__file__).parents[1] / "matches" / "storma_slottet-0.json").read_bytes()
    record = msgspec.json.decode(kept, type=Record)
    assert all(entry.by is None for entry in record.moves)
    assert encode(record.moves) in kept
