"""The four games at a table: what only some of them ask of it."""

from contextlib import suppress
from random import Random

import msgspec
import pytest

import games
from bot.host.acts import Answer
from bot.host.model import Place
from bot.lab.seeding import keep, ready_duel
from games.kit.say import Refusal, Why
from games.ordet_fanger.options import OrdetFangerOptions
from tests.host.hosting import ALEX, HERE, KIM, LEE, Host, refused

MINUTE = 60_000


@pytest.mark.parametrize("game", games.names())
async def test_a_whole_match_by_picks_restarted_on_the_way(real: Host, game: str) -> None:
    rng, users = Random(game), (KIM, LEE)
    table = await real.match(*users, game=game)
    for move in range(3_000):
        if (await real.view(table)).phase == "ended":
            break
        if move % 100 == 20:
            await real.restart(down_for=MINUTE)
        asked = [(user, *await real.tables.asks(table, user)) for user in users]
        choices = [(user, n, ask) for user, n, asks in asked for ask in asks if not ask.optional]
        await real.time_passes(700 if choices else 3_000)
        if not choices:
            continue
        user, n, ask = rng.choice(choices)
        answer = Answer(ask.key, ask.sample(rng), n)
        with suppress(Refusal):  # the clock may have been there first
            await real.tables.move(table, real.by(user), answer)
    view = await real.view(table)
    assert view.outcome is not None
    await real.tables.past.record(table)


async def test_who_has_given_up_has_no_say_in_what_is_taken_back(real: Host) -> None:
    rng = Random(3)
    table = await real.match(KIM, LEE, ALEX, game="supertrumf")
    await real.tables.concede(table, real.by(ALEX))
    while (back := (await real.view(table, KIM)).way_back) is None or not back.needs_consent:
        for user in (KIM, LEE):
            number, asks = await real.tables.asks(table, user)
            for ask in asks[:1]:
                with suppress(Refusal):
                    answer = Answer(ask.key, ask.sample(rng), number)
                    await real.tables.move(table, real.by(user), answer)
        await real.time_passes(MINUTE)  # the clock plays what ALEX has left
        assert (await real.view(table)).phase == "playing"
    await real.takes_back(table, KIM)
    for answered in (real.agrees, real.declines):
        await refused(answered(table, ALEX), "tables-gave-up", why=Why.NOT_YOURS)
    await real.agrees(table, LEE)
    assert (await real.view(table)).proposal is None


@pytest.mark.parametrize("game", ["supertrumf", "ordet_fanger"])
async def test_who_has_given_up_neither_pauses_nor_goes_on(real: Host, game: str) -> None:
    """Nothing is at stake for them any more."""
    table = await real.match(KIM, LEE, ALEX, game=game)
    await real.tables.concede(table, real.by(ALEX))
    await refused(real.tables.pause(table, real.by(ALEX)), "tables-gave-up", Why.NOT_YOURS)
    await real.tables.pause(table, real.by(LEE))
    assert (await real.view(table, KIM)).paused_by == LEE
    await refused(real.tables.resume(table, real.by(ALEX)), "tables-gave-up", Why.NOT_YOURS)
    await real.restart()
    assert (await real.view(table)).paused_by == LEE
    await real.tables.resume(table, real.by(KIM))
    assert (await real.view(table)).paused_by == 0


async def test_supertrumf_s_deal_moves_left_in_a_rematch(real: Host) -> None:
    table = await real.match(KIM, LEE, ALEX, game="supertrumf")
    await real.tables.end(table, real.by(KIM))
    dealers = []
    for _ in range(3):
        table = await real.rematch(table, KIM, LEE, ALEX)
        dealers.append((await real.view(table)).options.dealer)  # type: ignore[attr-defined]
        await real.tables.start(table, real.by(KIM))
        await real.tables.end(table, real.by(KIM))
    assert dealers == [2, 3, 1]


async def test_ordet_fanger_is_played_with_the_cards_of_the_tables_language(real: Host) -> None:
    for channel, chosen, cards in ((1, {}, "de"), (2, {"cards": "nb"}, "nb")):
        told = await real.tables.open_table(
            "ordet_fanger", Place(1, channel), real.by(KIM), language="de", options=chosen
        )
        assert (await real.view(told.table)).options.cards == cards  # type: ignore[attr-defined]


async def test_a_new_lobby_of_ordet_fanger_proposes_two_rounds(real: Host) -> None:
    """Only a new one does: one round, once chosen, is kept in the rematch, and a kept
    match whose options don't speak of rounds has one."""
    table = await real.lobby(KIM, LEE, ALEX, game="ordet_fanger")
    assert (await real.view(table)).options.rounds == 2  # type: ignore[attr-defined]
    await real.tables.choose(table, real.by(KIM), {"rounds": "1"})
    await real.tables.start(table, real.by(KIM))
    await real.tables.end(table, real.by(KIM))
    table = (await real.tables.rematch(table, real.by(KIM))).table
    assert (await real.view(table)).options.rounds == 1  # type: ignore[attr-defined]
    assert msgspec.json.decode(b"{}", type=OrdetFangerOptions).rounds == 1


async def test_ordet_fanger_has_a_channel_to_itself(real: Host) -> None:
    await real.lobby(KIM, LEE, game="ordet_fanger")
    await refused(real.lobby(LEE, game="ordet_fanger"), "tables-one-per-channel")
    await real.lobby(LEE, game="riftforce")


async def test_ordet_fanger_waits_its_minute_and_at_first_two_before_anybody_has_stamped(
    real: Host,
) -> None:
    table = await real.match(KIM, LEE, ALEX, game="ordet_fanger")
    for moves, minutes in ((1, 2), (2, 1), (3, 1)):
        await real.time_passes(minutes * MINUTE - 1)
        assert real.kinds().count("move") == moves - 1
        await real.time_passes(1)
        assert real.kinds().count("move") == moves
    assert (await real.view(table)).phase == "playing"


async def test_a_stamp_that_arrives_while_its_match_is_paused_counts(real: Host) -> None:
    """A card's message is on its way, and somebody pauses."""
    state = ready_duel(3, real.clock.now())
    await keep(real.store, "duel", state, HERE, dict(enumerate((KIM, LEE, ALEX))))
    await real.restart()
    await real.tables.pause("duel", real.by(ALEX))
    posted_at = real.clock.now() + 400
    await real.time_passes(2_000)
    await real.tables.realtime.posted("duel", state.number, posted_at)
    await real.time_passes(MINUTE)
    await real.tables.resume("duel", real.by(ALEX))
    reached = (await real.tables._flow.loaded("duel")).standing
    assert reached is not None and reached.state.duel.opened == posted_at
    assert (await real.view("duel")).phase == "playing"


async def test_nobody_waits_for_who_has_given_up_and_the_match_ends(real: Host) -> None:
    """Nor is he asked, called or reminded, and he comes last."""
    rng, table = Random("giving up"), await real.match(KIM, LEE, ALEX, game="supertrumf")
    await real.tables.concede(table, real.by(LEE))
    began = real.clock.now()
    for move in range(2_000):
        if (await real.view(table)).phase == "ended":
            break
        if move % 50 == 20:
            await real.restart(down_for=MINUTE)
            began += MINUTE
        assert not (await real.tables.asks(table, LEE))[1]
        for user in (KIM, ALEX):
            number, asks = await real.tables.asks(table, user)
            for ask in asks[:1]:
                answer = Answer(ask.key, ask.sample(rng), number)
                await real.tables.move(table, real.by(user), answer)
        await real.time_passes(1_000)
    assert real.clock.now() - began < 5 * MINUTE
    assert "remind" not in real.kinds()
    view = await real.view(table)
    assert view.outcome is not None
    assert 1 not in view.outcome.winners and view.outcome.in_order()[-1] == 1


async def test_who_has_given_up_has_no_say_in_what_becomes_of_a_seat(real: Host) -> None:
    table = await real.match(KIM, LEE, ALEX, game="supertrumf")
    await real.tables.concede(table, real.by(ALEX))
    await real.tables.leave(table, real.by(LEE))
    (absence,) = (await real.view(table)).absences
    question = (absence.revision, absence.seat)
    answers = real.tables.consents.answer_absent
    await refused(answers(table, real.by(ALEX), question, "wait"), "tables-gave-up")
    await answers(table, real.by(KIM), question, "end")
    view = await real.view(table)
    assert view.ending == "called_off"
    parts = {part.user: (part.conceded, part.left) for part in view.parts}
    assert parts == {KIM: (False, False), LEE: (False, True), ALEX: (True, False)}


async def test_who_opens_a_round_when_the_clock_has_is_told_so(real: Host) -> None:
    """The choice is answered by an ask number of its own, as from a window over the board."""
    table = await real.match(KIM, LEE, ALEX, game="ordet_fanger")
    number, (ask, *_) = await real.tables.asks(table, KIM)
    assert ask.key == "open_round"
    await real.time_passes(2 * MINUTE)
    late = real.tables.move(table, real.by(KIM), Answer(ask.key, ask.form.usual, number))
    await refused(late, "ordet-fanger-round-is-open", why=Why.STALE)
