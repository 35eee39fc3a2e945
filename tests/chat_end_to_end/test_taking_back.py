"""Taking a move back over real sockets: from the hand, by command, and by the others' consent."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.chat.custom_ids import AnsweringBack, TakingBack, parse
from bot.playground.client import Refused, all_text, buttons
from bot.playground.people.views import Outcome, SeenMessage
from tests.chat_end_to_end.matches import start
from tests.chat_end_to_end.player import Player, must_act
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

ASKS = "would like to take this back: "


async def people(stage: Stage, *names: str, open_dms: bool = False) -> list[Player]:
    return [Player(await stage.person(name, "en-GB", open_dms=open_dms), 1) for name in names]


async def moved(board: SeenMessage, players: Sequence[Player]) -> Player:
    """Whoever is awaited makes a move; returns who that was."""
    for player in players:
        hand = await player.hand(board)
        if must_act(hand):
            await player.act(hand)
            return player
    raise AssertionError("nobody is awaited")


async def drafting(stage: Stage, channel: str, *names: str) -> tuple[SeenMessage, list[Player]]:
    """A match in which somebody is to pick a guild, which shows nobody anything."""
    players = await people(stage, *names)
    board = await start(stage, channel, "riftforce", players)
    await moved(board, players)
    return board, players


def back(hand: SeenMessage) -> str:
    """The button that takes a move back; fails the test if there is none."""
    return button(hand, TakingBack)


def button(message: SeenMessage, kind: type, *, agrees: bool | None = None) -> str:
    for shown in buttons(message):
        control = parse(shown.get("custom_id", ""))
        if isinstance(control, kind) and agrees in (None, getattr(control, "agrees", None)):
            return str(shown["custom_id"])
    raise AssertionError(f"no {kind.__name__} on:\n{all_text(message)}")


def has_back(hand: SeenMessage) -> bool:
    return any(isinstance(parse(b.get("custom_id", "")), TakingBack) for b in buttons(hand))


async def question(player: Player, channel: str) -> SeenMessage:
    """The newest question whether a move may be taken back, as somebody sees it."""

    def asked() -> SeenMessage | None:
        shown = reversed(player.someone.sees(channel))
        return next((message for message in shown if ASKS in all_text(message)), None)

    await player.someone.until(asked, "the question")
    found = asked()
    assert found is not None
    return found


def now(player: Player, message: SeenMessage) -> SeenMessage:
    seen = player.someone.message(message.channel, message.id)
    assert seen is not None
    return seen


async def answers(player: Player, asked: SeenMessage, *, agrees: bool) -> Outcome:
    control = button(asked, AnsweringBack, agrees=agrees)
    return await player.someone.press(asked, control)


async def test_a_slip_is_mended_at_once_in_the_hand(stage: Stage) -> None:
    channel = await stage.channel()
    board, players = await drafting(stage, channel, "Kim", "Alva")
    kim = await moved(board, players)
    alva = next(player for player in players if player is not kim)
    assert not has_back(await alva.hand(board))
    hand = await kim.hand(board)
    outcome = await kim.someone.press(hand, back(hand))
    assert must_act(await kim.someone.answer(outcome))
    told = "takes this back: "
    await alva.someone.until(lambda: told in all_text(alva.newest(board)), "the news")
    assert not any(ASKS in all_text(message) for message in alva.someone.sees(channel))


async def test_a_press_on_what_is_outdated_takes_nothing_more_back(stage: Stage) -> None:
    channel = await stage.channel()
    board, players = await drafting(stage, channel, "Kim", "Alva")
    kim = await moved(board, players)
    hand = await kim.hand(board)
    control = back(hand)
    await kim.someone.press(hand, control)
    with pytest.raises(Refused):
        await kim.someone.press(hand, control)
    whisper = await kim.someone.answer(await kim.someone.slash(channel, "undo"))
    assert "You have no move to take back." in all_text(whisper)


async def test_the_others_are_asked_across_a_kill_and_agree(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        channel = await stage.channel()
        board, players = await drafting(stage, channel, "Kim", "Alva")
        kim, alva = await moved(board, players), await moved(board, players)
        hand = await kim.someone.answer(await kim.someone.slash(channel, "undo"))
        assert "You asked to take this back: " in all_text(hand)
        asked = await question(alva, channel)
        assert f"<@{alva.someone.id}>" in all_text(asked)
        await stage.kill_bot()
        await stage.start_bot()
        refused = await kim.someone.answer(await answers(kim, asked, agrees=True))
        assert "That’s for the others to answer." in all_text(refused)
        await answers(alva, asked, agrees=True)
        over = "Everybody agreed, and "
        await kim.someone.until(lambda: over in all_text(now(kim, asked)), "what came of it")
        assert not list(buttons(now(kim, asked)))
        assert must_act(await kim.hand(board))


async def test_who_says_no_lets_it_stand(stage: Stage) -> None:
    channel = await stage.channel()
    board, players = await drafting(stage, channel, "Kim", "Alva")
    kim, alva = await moved(board, players), await moved(board, players)
    await kim.someone.slash(channel, "undo")
    asked = await question(alva, channel)
    await answers(alva, asked, agrees=False)
    await kim.someone.until(lambda: "so it stands" in all_text(now(kim, asked)))
    assert has_back(await kim.hand(board))


async def test_who_has_asked_may_think_better_of_it(stage: Stage) -> None:
    channel = await stage.channel()
    board, players = await drafting(stage, channel, "Kim", "Alva")
    kim, alva = await moved(board, players), await moved(board, players)
    hand = await kim.someone.answer(await kim.someone.slash(channel, "undo"))
    asked = await question(alva, channel)
    await kim.someone.press(hand, button(hand, AnsweringBack, agrees=False))
    await alva.someone.until(lambda: "had second thoughts" in all_text(now(alva, asked)))


async def test_a_question_that_the_match_has_left_behind_says_so(stage: Stage) -> None:
    channel = await stage.channel()
    board, players = await drafting(stage, channel, "Kim", "Alva")
    kim, alva = await moved(board, players), await moved(board, players)
    await kim.someone.slash(channel, "undo")
    asked = await question(alva, channel)
    await moved(board, players)
    await alva.someone.until(lambda: "Then the match moved on." in all_text(now(alva, asked)))


async def test_all_others_must_agree(stage: Stage) -> None:
    channel = await stage.channel()
    players = kim, alva, bo = await people(stage, "Kim", "Alva", "Bo", open_dms=True)
    board = await start(stage, channel, "supertrumf", players)
    first, second = await moved(board, players), await moved(board, players)
    assert first is not second
    others = [player for player in (kim, alva, bo) if player is not first]
    await first.someone.slash(channel, "undo")
    asked = await question(others[0], channel)
    await answers(others[0], asked, agrees=True)
    mention = f"<@{others[0].someone.id}>"
    await first.someone.until(lambda: mention not in all_text(now(first, asked)), "one has agreed")
    await answers(others[1], asked, agrees=True)
    await first.someone.until(lambda: "Everybody agreed" in all_text(now(first, asked)))
    assert must_act(await first.hand(board))


async def test_what_is_said_aloud_is_not_taken_back(stage: Stage) -> None:
    channel = await stage.channel()
    players = await people(stage, "Kim", "Alva")
    await start(stage, channel, "ordet_fanger", players, "start_here")
    whisper = await players[0].someone.answer(await players[0].someone.slash(channel, "undo"))
    assert "What was said aloud can’t be taken back." in all_text(whisper)
