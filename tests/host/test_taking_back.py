"""Taking moves back at a table: at once, or once all others agree; and kills in between."""

import asyncio

import pytest

from games.kit.match import Match
from games.kit.say import Refusal, Why, say
from games.kit.taking_back import Trail, WayBack
from tests.host.hosting import ALEX, KIM, LEE, Host, refused
from tests.host.tiny import TURN_MS

FREELY, BY_CONSENT = WayBack(0, False), WayBack(0, True)


async def own(host: Host, table: str, user: int) -> int | None:
    """What somebody has laid face down in this round."""
    scene = (await host.view(table, user)).scene
    assert scene is not None
    return next((zone.number for zone in scene.board if zone.key == "own"), None)


async def turned(host: Host, *users: int) -> str:
    """A match in which everybody has laid, so that a die was rolled."""
    table = await host.match(*users)
    for number, user in enumerate(users, start=2):
        await host.lays(table, user, number)
    return table


async def test_what_concerns_nobody_else_is_taken_back_at_once(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.lays(table, KIM, 4)
    assert (await host.view(table, KIM)).way_back == FREELY
    assert (await host.view(table, LEE)).way_back is None
    assert (await host.view(table)).way_back is None
    await host.takes_back(table, KIM)
    assert await own(host, table, KIM) is None
    scene = (await host.view(table)).scene
    assert scene is not None
    what = say("tiny-news", text="laid 0")
    assert scene.story[0].id == "kit-told-took-back-what"
    assert scene.story[0].args["what"] == what
    await host.lays(table, KIM, 2)
    assert await own(host, table, KIM) == 2


async def test_the_log_keeps_what_was_taken_back(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.lays(table, KIM, 4)
    await host.takes_back(table, KIM)
    log = (await host.store.log(table))[-2:]
    assert [(line.kind, line.seat, line.user) for line in log] == [("move", 0, KIM)] * 2
    assert log[1].body == b'{"type":"take back","to":0}'
    await host.plays_out(table, KIM, LEE)
    record = await host.tables.past.record(table)
    again = Match.replay(host.tables.game("tiny"), record)
    assert again.game.outcome(again.state) == (await host.view(table)).outcome


async def test_a_second_press_on_the_same_button_takes_nothing_more_back(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.shouts(table, KIM, "hey")
    await host.lays(table, KIM, 4)
    view = await host.view(table, KIM)
    assert view.way_back is not None
    to = view.way_back.to
    presses = (host.tables.consents.take_back(table, host.by(KIM), to) for _ in range(2))
    done = await asyncio.gather(*presses, return_exceptions=True)
    refusals = [each.why for each in done if isinstance(each, Refusal)]
    assert refusals == [Why.STALE]
    assert (await host.view(table, KIM)).way_back == WayBack(to - 1, False)


async def test_the_same_press_arriving_again_is_answered_as_the_first_time(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.shouts(table, KIM, "hey")
    await host.lays(table, KIM, 4)
    first = await host.takes_back(table, KIM, "press")
    for _ in range(2):
        told = await host.takes_back(table, KIM, "press")
        assert (told.revision, told.repeated) == (first.revision, True)
        await host.restart()


async def test_who_has_nothing_to_take_back_is_told_so(host: Host) -> None:
    lobby = await host.lobby(KIM, LEE)
    await refused(host.takes_back(lobby, KIM), "tables-not-started")
    table = await host.match(KIM, LEE)
    await host.lays(table, KIM, 4)
    await refused(host.takes_back(table, LEE), "kit-back-nothing")
    await refused(host.takes_back(table, ALEX), "tables-not-seated")
    await host.tables.pause(table, host.by(KIM))
    await refused(host.takes_back(table, KIM), "tables-paused")


async def test_what_the_clock_has_played_is_not_taken_back(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.lays(table, LEE, 2)
    await host.time_passes(TURN_MS)
    await refused(host.takes_back(table, KIM), "kit-back-clock")
    assert (await host.view(table, LEE)).way_back == BY_CONSENT
    await host.restart()
    await refused(host.takes_back(table, KIM), "kit-back-clock")


async def test_a_game_played_aloud_takes_nothing_back(host: Host) -> None:
    table = await host.match(KIM, LEE, game="crier")
    await host.lays(table, KIM, 4)
    assert (await host.view(table, KIM)).way_back is None
    await refused(host.takes_back(table, KIM), "kit-back-aloud")


async def test_when_a_die_was_rolled_the_others_are_asked(host: Host) -> None:
    table = await turned(host, KIM, LEE, ALEX)
    await host.takes_back(table, LEE)
    assert await own(host, table, LEE) is None
    proposal = (await host.view(table)).proposal
    assert proposal is not None
    assert (proposal.seat, proposal.to, proposal.what) == (1, 1, say("tiny-news", text="laid 1"))
    await host.agrees(table, KIM)
    assert (await host.view(table)).proposal is not None
    await host.agrees(table, ALEX)
    assert (await host.view(table)).proposal is None
    assert await own(host, table, KIM) == 2
    assert await own(host, table, LEE) is None
    assert await own(host, table, ALEX) is None
    assert host.kinds()[-3:] == ["ask_back", "agree_back", "move"]


async def test_a_die_rolled_again_is_another_die_of_its_kind(host: Host) -> None:
    table = await turned(host, KIM, LEE)
    await host.takes_back(table, LEE)
    await host.agrees(table, KIM)
    await host.lays(table, LEE, 3)
    calls = [call for line in await host.store.log(table) for call in line.chance]
    assert [(call.name, call.nth) for call in calls] == [("deck", 1), ("prize", 1), ("prize", 2)]
    await host.plays_out(table, KIM, LEE)
    assert (await host.tables.past.record(table)).moves


async def test_after_consent_what_has_been_rolled_stays_seen(host: Host) -> None:
    table = await turned(host, KIM, LEE)
    await host.takes_back(table, LEE)
    await host.agrees(table, KIM)
    assert (await host.view(table, KIM)).way_back == BY_CONSENT


async def test_one_who_declines_lets_it_stand(host: Host) -> None:
    table = await turned(host, KIM, LEE, ALEX)
    await host.takes_back(table, LEE)
    await host.agrees(table, KIM)
    await host.declines(table, ALEX)
    assert (await host.view(table)).proposal is None
    assert await own(host, table, KIM) is None
    assert (await host.view(table, LEE)).way_back == WayBack(1, True)


async def test_who_has_asked_does_not_answer_but_may_think_better_of_it(host: Host) -> None:
    table = await turned(host, KIM, LEE)
    await host.takes_back(table, KIM)
    await refused(host.takes_back(table, KIM), "tables-back-asked")
    await refused(host.agrees(table, KIM), "tables-back-own", why=Why.NOT_YOURS)
    await host.declines(table, KIM)
    await refused(host.tables.consents.agree_back(table, host.by(LEE), 7), "tables-back-over")


async def test_nobody_agrees_twice_for_somebody_else(host: Host) -> None:
    table = await turned(host, KIM, LEE, ALEX)
    await host.takes_back(table, KIM)
    await host.agrees(table, LEE)
    await refused(host.agrees(table, LEE), "tables-back-agreed")
    assert (await host.view(table)).proposal is not None


@pytest.mark.parametrize("what", ["move", "other", "leave"])
async def test_a_question_is_about_this_position_only(host: Host, what: str) -> None:
    table = await turned(host, KIM, LEE, ALEX)
    await host.takes_back(table, KIM)
    asked = await host.asked(table)
    match what:
        case "move":
            await host.lays(table, ALEX, 1)
        case "other":
            await host.takes_back(table, LEE)
        case "leave":
            await host.tables.leave(table, host.by(LEE))
    late = host.tables.consents.agree_back(table, host.by(ALEX), asked)
    await refused(late, "tables-back-over", why=Why.STALE)
    await refused(
        host.tables.consents.decline_back(table, host.by(ALEX), asked), "tables-back-over"
    )


async def test_both_ask_at_once_and_the_later_question_stands(host: Host) -> None:
    table = await turned(host, KIM, LEE)
    await asyncio.gather(host.takes_back(table, KIM), host.takes_back(table, LEE))
    proposal = (await host.view(table)).proposal
    assert proposal is not None
    other = KIM if proposal.seat == 1 else LEE
    await host.agrees(table, other)
    assert (await host.view(table)).proposal is None


async def test_who_has_left_need_not_agree(host: Host) -> None:
    table = await turned(host, KIM, LEE, ALEX)
    await host.tables.leave(table, host.by(ALEX))
    await host.takes_back(table, KIM)
    await host.agrees(table, LEE)
    assert await own(host, table, KIM) is None
    assert host.changes[-1].took_back


async def test_who_does_nothing_for_long_need_not_agree(host: Host) -> None:
    table = await host.match(KIM, LEE, ALEX, rounds="9")
    for _ in range(3):
        for user in (KIM, LEE):
            await host.lays(table, user, 2)
        await host.time_passes(TURN_MS)
    assert [each.seat for each in (await host.view(table)).absences] == [2]
    await host.takes_back(table, KIM)
    await host.agrees(table, LEE)
    assert host.changes[-1].took_back


async def test_a_match_is_replayed_only_for_what_takes_it_back(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await turned(host, KIM, LEE, ALEX)
    replays: list[str] = []
    log = host.store.log

    async def counted(of: str) -> object:
        replays.append(of)
        return await log(of)

    monkeypatch.setattr(host.store, "log", counted)
    await refused(host.tables.consents.agree_back(table, host.by(KIM), 99), "tables-back-over")
    assert not replays
    await host.takes_back(table, LEE)
    assert len(replays) == 1
    await host.agrees(table, KIM)
    assert len(replays) == 1, "somebody else has to agree yet"
    await host.agrees(table, ALEX)
    assert len(replays) == 2


async def test_a_question_is_still_there_after_a_kill_and_is_answered(host: Host) -> None:
    table = await turned(host, KIM, LEE, ALEX)
    await host.takes_back(table, LEE)
    await host.restart()
    await host.agrees(table, KIM, "yes")
    await host.restart()
    assert (await host.agrees(table, KIM, "yes")).repeated
    proposal = (await host.view(table)).proposal
    assert proposal is not None
    assert proposal.agreed == (0,)
    await host.agrees(table, ALEX)
    await host.restart()
    assert await own(host, table, KIM) == 2
    assert (await host.view(table, LEE)).way_back is None


async def trail_of(host: Host, table: str) -> Trail:
    stored = await host.store.table(table)
    assert stored is not None
    assert stored.position is not None
    return stored.position.trail
