"""What makes the chance of a match checkable: the commitment, the salts and the record."""

import random
from collections.abc import Sequence

import msgspec
import pytest

from bot.host import lobby, phases, salting
from bot.host.acts import By
from bot.host.desires import Desires
from bot.host.messages import StartKey
from bot.host.model import NOBODY, Place, Posted, Salting, Secret, Word
from bot.host.salting import MOST_WORDS
from bot.host.table import HostedMatch
from bot.host.tables import new_secret
from games.kit.chance import Chance, commitment
from games.kit.match import Match, Record
from tests.host.house import ALEX, CHANNEL, KIM, LEE, OTHER_CHANNEL, ROBIN, House, refused
from tests.host.tiny import Move, State, open_tiny

FIRST, SECOND = Posted(CHANNEL, 7001), Posted(CHANNEL, 7002)


async def salted(house: House, table: str) -> Salting:
    return (await house.view(table)).salting


async def words(house: House, table: str) -> list[tuple[int, str]]:
    return [(word.user, word.text) for word in (await salted(house, table)).words]


async def ended(house: House) -> tuple[str, Record]:
    table = await house.announced(KIM, rounds="2")
    await house.tables.join(table, house.by(LEE, "interaction 88"), "trust no one")
    await house.tables.start(table, house.by(KIM))
    await house.plays_out(table, KIM, LEE)
    return table, await house.tables.past.record(table)


def assert_recomputed(record: Record, salts: Sequence[str]) -> None:
    """Whoever knows the secret and these salts comes to the same shuffles and rolls."""
    secret = bytes.fromhex(record.secret)
    assert commitment(secret) == record.commitment
    chance = Chance(secret, salts)
    calls = [*record.setup, *(call for entry in record.moves for call in entry.chance)]
    assert calls
    assert all(chance.again(call) == call for call in calls)


async def test_the_lobby_shows_the_hash_and_only_the_end_the_secret(house: House) -> None:
    table = await house.match(KIM, LEE, rounds="1")
    before = await house.view(table)
    assert before.secret is None
    await refused(house.tables.past.record(table), "tables-not-over")
    await house.plays_out(table, KIM, LEE)
    after = await house.view(table)
    assert after.secret is not None
    assert commitment(bytes.fromhex(after.secret)) == before.commitment == after.commitment


async def test_the_salts_are_the_lobby_s_message_and_the_words_and_nothing_else(
    house: House,
) -> None:
    table, record = await ended(house)
    assert record.salts == ("7001", "trust no one")
    assert record.salts == (await salted(house, table)).salts
    assert_recomputed(record, ("7001", "trust no one"))


async def test_each_has_one_word_and_the_last_to_be_given_is_the_last(house: House) -> None:
    table = await house.announced(KIM, LEE)
    await house.tables.give_word(table, house.by(KIM), "ananas")
    await house.tables.join(table, house.by(ALEX), "kiwi")
    assert await words(house, table) == [(KIM, "ananas"), (ALEX, "kiwi")]
    await house.tables.give_word(table, house.by(KIM), "mango")
    assert await words(house, table) == [(ALEX, "kiwi"), (KIM, "mango")]


async def test_a_word_stays_when_whoever_gave_it_leaves(house: House) -> None:
    """Or else a helper could try which words to take away again."""
    table = await house.announced(KIM, LEE)
    await house.tables.join(table, house.by(ALEX), "kiwi")
    await house.tables.leave(table, house.by(ALEX))
    assert await words(house, table) == [(ALEX, "kiwi")]
    await house.tables.join(table, house.by(ALEX))
    assert await words(house, table) == [(ALEX, "kiwi")]


async def test_of_too_many_words_the_first_of_somebody_who_has_left_goes(house: House) -> None:
    table = await house.announced(KIM, LEE)
    await house.tables.give_word(table, house.by(KIM), "ananas")
    for number in range(MOST_WORDS):
        await house.tables.join(table, house.by(900 + number), f"word {number}")
        await house.tables.leave(table, house.by(900 + number))
    assert len(await words(house, table)) == MOST_WORDS
    assert (await words(house, table))[:2] == [(KIM, "ananas"), (901, "word 1")]


@pytest.mark.parametrize("deed", ["join", "leave", "choose"])
async def test_after_another_change_the_last_word_is_no_longer_the_last_of_all(
    house: House, deed: str
) -> None:
    table = await house.announced(KIM, LEE, ALEX)
    await house.tables.give_word(table, house.by(KIM), "ananas")
    assert not (await salted(house, table)).is_stirred
    match deed:
        case "join":
            await house.tables.join(table, house.by(ROBIN))
        case "leave":
            await house.tables.leave(table, house.by(LEE))
        case "choose":
            await house.tables.choose(table, house.by(KIM), {"low_wins": "on"})
    assert (await salted(house, table)).is_stirred
    await house.tables.give_word(table, house.by(ALEX), "kiwi")
    assert not (await salted(house, table)).is_stirred


async def test_what_changes_no_deal_stirs_nothing(house: House) -> None:
    table = await house.announced(KIM, LEE, rounds="2")
    await house.tables.give_word(table, house.by(KIM), "ananas")
    await house.tables.choose(table, house.by(KIM), {"rounds": "2"})
    await house.tables.settle(table, house.by(KIM), Place(1, CHANNEL, thread=77))
    assert not (await salted(house, table)).is_stirred


@pytest.mark.parametrize("deed", ["nothing", "pace", "join", "word", "choose", "level"])
async def test_a_message_seals_the_match_as_long_as_nothing_that_it_tells_changes(
    house: House, deed: str
) -> None:
    """Else what the match is dealt from is told once more at its start."""
    table = await house.lobby(KIM)
    await house.tables.add_house(table, house.by(KIM), "easy")
    await house.tables.announce(table, FIRST, is_sealed=True)
    match deed:
        case "pace":
            await house.tables.tell_house(table, house.by(KIM), pace="slow")
        case "join":
            await house.tables.join(table, house.by(LEE))
        case "word":
            await house.tables.give_word(table, house.by(KIM), "ananas")
        case "choose":
            await house.tables.choose(table, house.by(KIM), {"low_wins": "on"})
        case "level":
            await house.tables.tell_house(table, house.by(KIM), level="hard")
    await house.restart()
    is_sealed = (await salted(house, table)).is_sealed
    assert is_sealed is (deed in ("nothing", "pace"))
    revision = (await house.tables.start(table, house.by(KIM))).revision
    (begun,) = (changed for changed in house.changes if changed.kind == "start")
    wanted = {each.key for each in Desires().of(begun).wanted}
    assert (StartKey(revision) in wanted) is not is_sealed


async def test_a_lobby_is_known_by_one_message(house: House) -> None:
    table = await house.announced(KIM, LEE)
    await refused(house.tables.announce(table, SECOND), "tables-stale")
    assert (await salted(house, table)).lobby == FIRST
    await house.tables.start(table, house.by(KIM))
    await refused(house.tables.announce(table, SECOND, FIRST), "tables-started")


async def test_a_message_that_takes_the_place_of_another_asks_for_the_words_anew(
    house: House,
) -> None:
    """Or else it could be posted again and again, until its id suits the words."""
    table = await house.announced(KIM, LEE)
    await house.tables.give_word(table, house.by(KIM), "ananas")
    await house.tables.announce(table, None, FIRST)
    assert await salted(house, table) == Salting(asks_anew=True)
    await house.tables.announce(table, SECOND)
    assert await salted(house, table) == Salting(lobby=SECOND, asks_anew=True)
    await house.tables.give_word(table, house.by(LEE), "kiwi")
    await house.restart()
    await house.tables.start(table, house.by(KIM))
    assert (await salted(house, table)).salts == ("7002", "kiwi")


async def test_a_rematch_asks_anew(house: House) -> None:
    table, _ = await ended(house)
    told = await house.tables.rematch(table, house.by(LEE))
    before = await house.view(told.table)
    assert before.commitment != (await house.view(table)).commitment
    assert before.salting == Salting()


async def test_the_record_can_be_recomputed_and_replayed(house: House) -> None:
    table, record = await ended(house)
    again = msgspec.json.decode(msgspec.json.encode(record), type=Record)
    assert_recomputed(again, again.salts)
    stored = await house.store.table(table)
    assert stored is not None
    assert stored.position is not None
    replayed: Match[State, Move] = Match.replay(open_tiny("tiny"), again)
    assert msgspec.json.encode(replayed.state) == stored.position.state


def test_whoever_knows_the_secret_has_nothing_left_to_try_that_nobody_sees() -> None:
    """Ids of interactions, stamps, who it is, where, in which language, at which table: none of it
    deals other cards. One letter of a word does."""
    secret = new_secret()
    deals = {_deal(secret, random.Random(attempt), ("ananas", "kiwi")) for attempt in range(500)}
    assert len(deals) == 1
    assert _deal(secret, random.Random(0), ("ananas", "kiwj")) not in deals


def _deal(secret: Secret, rng: random.Random, given: Sequence[str]) -> bytes:
    """How a match of two begins, by its state: everything but what stands in the lobby is drawn at
    random. (The options are the lobby's too, and the number of seats.)"""

    def by(user: int) -> By:
        return By(user, f"interaction {rng.getrandbits(64)}", rng.getrandbits(41))

    users = rng.sample(range(10**17, 10**18), 2)
    place = Place(rng.getrandbits(60), rng.choice((CHANNEL, OTHER_CHANNEL)))
    language = rng.choice(("sv", "nb", "de", "en"))
    game, name = open_tiny("tiny"), f"{rng.getrandbits(60):x}"
    table = lobby.opened(name, game, secret, place, language, by(users[0]), {}).table
    announced = by(NOBODY)
    table = salting.announced(table, announced, Posted(place.channel, 7001), None).table
    table = lobby.joined(table, by(users[1]), "").table
    for user, text in zip(users, given, strict=True):
        table = salting.worded(table, by(user), text).table
    begins = by(users[0])._replace(now=rng.getrandbits(40))
    started = phases.started(table, begins, game).table
    assert started.header.salting.salts == ("7001", *given)
    assert isinstance(started, HostedMatch)
    return started.position.state


def test_what_is_kept_of_the_salts_comes_back_as_it_was() -> None:
    word = Word(KIM, "`¡ñandú! 🦤")
    kept = Salting(FIRST, (word,), is_stirred=True, asks_anew=True, is_sealed=True)
    assert msgspec.json.decode(msgspec.json.encode(kept), type=Salting) == kept


async def test_no_log_shows_a_secret_or_what_somebody_laid(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    table = await house.match(KIM, LEE)
    await house.lays(table, KIM, 4)
    stored = await house.store.table(table)
    assert stored is not None
    assert "kind=move" in caplog.text
    assert bytes(stored.secret).hex() not in caplog.text
    assert "number" not in caplog.text
