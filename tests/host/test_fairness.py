"""What makes the chance of a match checkable: the commitment, the salts and the record."""

import random
from collections.abc import Sequence

import msgspec
import pytest

from bot.host import lobby, phases, salting
from bot.host.acts import By
from bot.host.desires import Desires
from bot.host.languages import TableLanguage
from bot.host.messages import StartKey
from bot.host.model import NOBODY, Place, Posted, Salting, Secret, Word
from bot.host.salting import MOST_WORDS
from bot.host.table import HostedMatch
from bot.host.tables import new_secret
from games.kit.chance import Chance, commitment
from games.kit.match import Match, Record
from tests.host.hosting import ALEX, CHANNEL, KIM, LEE, OTHER_CHANNEL, ROBIN, Host, refused
from tests.host.tiny import Move, State, open_tiny

FIRST, SECOND = Posted(CHANNEL, 7001), Posted(CHANNEL, 7002)


async def salted(host: Host, table: str) -> Salting:
    return (await host.view(table)).salting


async def words(host: Host, table: str) -> list[tuple[int, str]]:
    return [(word.user, word.text) for word in (await salted(host, table)).words]


async def ended(host: Host) -> tuple[str, Record]:
    table = await host.announced(KIM, rounds="2")
    await host.tables.join(table, host.by(LEE, "interaction 88"), "trust no one")
    await host.tables.start(table, host.by(KIM))
    await host.plays_out(table, KIM, LEE)
    return table, await host.tables.past.record(table)


def assert_recomputed(record: Record, salts: Sequence[str]) -> None:
    """Whoever knows the secret and these salts comes to the same shuffles and rolls."""
    secret = bytes.fromhex(record.secret)
    assert commitment(secret) == record.commitment
    chance = Chance(secret, salts)
    calls = [*record.setup, *(call for entry in record.moves for call in entry.chance)]
    assert calls
    assert all(chance.again(call) == call for call in calls)


async def test_the_lobby_shows_the_hash_and_only_the_end_the_secret(host: Host) -> None:
    table = await host.match(KIM, LEE, rounds="1")
    before = await host.view(table)
    assert before.secret is None
    await refused(host.tables.past.record(table), "tables-not-over")
    await host.plays_out(table, KIM, LEE)
    after = await host.view(table)
    assert after.secret is not None
    assert commitment(bytes.fromhex(after.secret)) == before.commitment == after.commitment


async def test_the_salts_are_the_lobby_s_message_and_the_words_and_nothing_else(
    host: Host,
) -> None:
    table, record = await ended(host)
    assert record.salts == ("7001", "trust no one")
    assert record.salts == (await salted(host, table)).salts
    assert_recomputed(record, ("7001", "trust no one"))


async def test_each_has_one_word_and_the_last_to_be_given_is_the_last(host: Host) -> None:
    table = await host.announced(KIM, LEE)
    await host.tables.give_word(table, host.by(KIM), "ananas")
    await host.tables.join(table, host.by(ALEX), "kiwi")
    assert await words(host, table) == [(KIM, "ananas"), (ALEX, "kiwi")]
    await host.tables.give_word(table, host.by(KIM), "mango")
    assert await words(host, table) == [(ALEX, "kiwi"), (KIM, "mango")]


async def test_a_word_stays_when_whoever_gave_it_leaves(host: Host) -> None:
    """Or else a helper could try which words to take away again."""
    table = await host.announced(KIM, LEE)
    await host.tables.join(table, host.by(ALEX), "kiwi")
    await host.tables.leave(table, host.by(ALEX))
    assert await words(host, table) == [(ALEX, "kiwi")]
    await host.tables.join(table, host.by(ALEX))
    assert await words(host, table) == [(ALEX, "kiwi")]


async def test_of_too_many_words_the_first_of_somebody_who_has_left_goes(host: Host) -> None:
    table = await host.announced(KIM, LEE)
    await host.tables.give_word(table, host.by(KIM), "ananas")
    for number in range(MOST_WORDS):
        await host.tables.join(table, host.by(900 + number), f"word {number}")
        await host.tables.leave(table, host.by(900 + number))
    assert len(await words(host, table)) == MOST_WORDS
    assert (await words(host, table))[:2] == [(KIM, "ananas"), (901, "word 1")]


@pytest.mark.parametrize("deed", ["join", "leave", "choose"])
async def test_after_another_change_the_last_word_is_no_longer_the_last_of_all(
    host: Host, deed: str
) -> None:
    table = await host.announced(KIM, LEE, ALEX)
    await host.tables.give_word(table, host.by(KIM), "ananas")
    assert not (await salted(host, table)).is_stirred
    match deed:
        case "join":
            await host.tables.join(table, host.by(ROBIN))
        case "leave":
            await host.tables.leave(table, host.by(LEE))
        case "choose":
            await host.tables.choose(table, host.by(KIM), {"low_wins": "on"})
    assert (await salted(host, table)).is_stirred
    await host.tables.give_word(table, host.by(ALEX), "kiwi")
    assert not (await salted(host, table)).is_stirred


async def test_what_changes_no_deal_stirs_nothing(host: Host) -> None:
    table = await host.announced(KIM, LEE, rounds="2")
    await host.tables.give_word(table, host.by(KIM), "ananas")
    await host.tables.choose(table, host.by(KIM), {"rounds": "2"})
    await host.tables.settle(table, host.by(KIM), Place(1, CHANNEL, thread=77))
    assert not (await salted(host, table)).is_stirred


@pytest.mark.parametrize("deed", ["nothing", "pace", "join", "word", "choose", "level"])
async def test_a_message_seals_the_match_as_long_as_nothing_that_it_tells_changes(
    host: Host, deed: str
) -> None:
    """Else what the match is dealt from is told once more at its start."""
    table = await host.lobby(KIM)
    await host.tables.add_bot_player(table, host.by(KIM), "easy")
    await host.tables.announce(table, FIRST, is_sealed=True)
    match deed:
        case "pace":
            await host.tables.tell_bot_player(table, host.by(KIM), pace="slow")
        case "join":
            await host.tables.join(table, host.by(LEE))
        case "word":
            await host.tables.give_word(table, host.by(KIM), "ananas")
        case "choose":
            await host.tables.choose(table, host.by(KIM), {"low_wins": "on"})
        case "level":
            await host.tables.tell_bot_player(table, host.by(KIM), level="hard")
    await host.restart()
    is_sealed = (await salted(host, table)).is_sealed
    assert is_sealed is (deed in ("nothing", "pace"))
    revision = (await host.tables.start(table, host.by(KIM))).revision
    (begun,) = (changed for changed in host.changes if changed.kind == "start")
    wanted = {each.key for each in Desires().of(begun).wanted}
    assert (StartKey(revision) in wanted) is not is_sealed


async def test_a_lobby_is_known_by_one_message(host: Host) -> None:
    table = await host.announced(KIM, LEE)
    await refused(host.tables.announce(table, SECOND), "tables-stale")
    assert (await salted(host, table)).lobby == FIRST
    await host.tables.start(table, host.by(KIM))
    await refused(host.tables.announce(table, SECOND, FIRST), "tables-started")


async def test_a_message_that_takes_the_place_of_another_asks_for_the_words_anew(
    host: Host,
) -> None:
    """Or else it could be posted again and again, until its id suits the words."""
    table = await host.announced(KIM, LEE)
    await host.tables.give_word(table, host.by(KIM), "ananas")
    await host.tables.announce(table, None, FIRST)
    assert await salted(host, table) == Salting(asks_anew=True)
    await host.tables.announce(table, SECOND)
    assert await salted(host, table) == Salting(lobby=SECOND, asks_anew=True)
    await host.tables.give_word(table, host.by(LEE), "kiwi")
    await host.restart()
    await host.tables.start(table, host.by(KIM))
    assert (await salted(host, table)).salts == ("7002", "kiwi")


async def test_a_rematch_asks_anew(host: Host) -> None:
    table, _ = await ended(host)
    told = await host.tables.rematch(table, host.by(LEE))
    before = await host.view(told.table)
    assert before.commitment != (await host.view(table)).commitment
    assert before.salting == Salting()


async def test_the_record_can_be_recomputed_and_replayed(host: Host) -> None:
    table, record = await ended(host)
    again = msgspec.json.decode(msgspec.json.encode(record), type=Record)
    assert_recomputed(again, again.salts)
    stored = await host.store.table(table)
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
    spoken = TableLanguage(rng.choice(("sv", "nb", "de", "en")))
    game, name = open_tiny("tiny"), f"{rng.getrandbits(60):x}"
    table = lobby.opened(name, game, secret, place, spoken, by(users[0]), {}).table
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
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    table = await host.match(KIM, LEE)
    await host.lays(table, KIM, 4)
    stored = await host.store.table(table)
    assert stored is not None
    assert "kind=move" in caplog.text
    assert bytes(stored.secret).hex() not in caplog.text
    assert "number" not in caplog.text
