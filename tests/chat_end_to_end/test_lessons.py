"""Learning by playing: the lesson of each game, in each language, by somebody who does only what
they are told."""

import pytest

import games
from bot.chat.custom_ids import OfGame, parse
from bot.languages import ABOUT_EACH, LANGUAGES, Language
from bot.library import open_game
from bot.playground.client import all_text, buttons
from bot.playground.people.views import SeenMessage
from games.kit.realtime import RealtimeGame
from tests.chat_end_to_end.learner import Learner, labelled
from tests.chat_end_to_end.leaving import leave
from tests.chat_end_to_end.player import Player, is_board, offers, table_of
from tests.chat_end_to_end.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

TAUGHT = [key for key in games.names() if open_game(key).lesson is not None]


def steps_of(game: str) -> int:
    """How often the learner is told something."""
    lesson = open_game(game).lesson
    assert lesson is not None
    return sum(step.told is not None for step in lesson.steps)


async def learner(stage: Stage, language: Language) -> Learner:
    someone = await stage.person("Anna", ABOUT_EACH[language].locales[0])
    return Learner(someone, await stage.channel(), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
async def test_a_lesson_is_played_to_its_end_by_what_is_told(
    brisk: Stage, game: str, language: Language
) -> None:
    """In one language something else is tried, in two others the bot is killed: at the beginning,
    and in the middle."""
    anna = await learner(brisk, language)
    await anna.begins(game)

    async def before_a_step(done: int, shown: SeenMessage) -> None:
        if (done, language) in ((0, "nb"), (2, "de")):
            await brisk.kill_bot()
            await brisk.start_bot()
        if (done, language) == (1, "sv"):
            await tries_something_else(anna, shown)

    assert await anna.to_the_end(before_a_step) == steps_of(game)
    *_, board = (m for m in anna.someone.sees(anna.channel) if is_board(m))
    assert anna.word("lesson-deal").removeprefix("🎓 ") in all_text(board)


async def tries_something_else(anna: Learner, shown: SeenMessage) -> SeenMessage:
    """A move that is not the step's is refused, and what to do is said once more."""
    told, there = anna.told_in(shown), len(anna.someone.sees(anna.channel))

    def refusals() -> list[SeenMessage]:
        new = anna.someone.sees(anna.channel)[there:]
        return [message for message in new if told in all_text(message)]

    await anna.does_otherwise(shown, lambda: bool(refusals()))
    assert anna.told_in(anna.now(shown)) == told
    return refusals()[0]


@pytest.mark.parametrize("game", TAUGHT)
async def test_a_lesson_can_be_left_and_the_match_goes_on(brisk: Stage, game: str) -> None:
    anna = await learner(brisk, "en")
    await anna.begins(game)
    hand = await anna.next()
    await anna.does(hand)
    hand = await anna.next(anna.told_in(hand))
    refusal = await tries_something_else(anna, hand)
    await anna.press(refusal, anna.word("lesson-leave"))
    player = Player(anna.someone)

    def is_left() -> SeenMessage | None:
        *_, board = (m for m in anna.someone.sees(anna.channel) if is_board(m))
        return None if offers(board, "end_lesson") else board

    board = await anna.someone.until(is_left, "a board without a lesson")
    if issubclass(games.find(game), RealtimeGame):
        there = len(anna.someone.sees(anna.channel))
        await anna.does(hand)
        await anna.someone.until(
            lambda: len(anna.someone.sees(anna.channel)) > there + 1, "that it goes on"
        )
    else:

        def untaught() -> SeenMessage | None:
            direct = player.direct(table_of(board))
            return None if direct is None or anna.told_in(direct) else direct

        assert await player.act(await anna.someone.until(untaught, "a hand without a lesson"))
    await leave(player, anna.channel)
    checked = await anna.someone.answer(await anna.someone.slash(anna.channel, "verify"))
    assert "as in the game’s lesson" in all_text(checked)


def offers_of(anna: Learner) -> list[SeenMessage]:
    """The messages that lead to a lesson, without the rules and the help."""
    seen = (m for m in anna.someone.all_messages() if m.ephemeral and len([*buttons(m)]) == 1)
    return [m for m in seen if any(labelled(m, anna.word("lesson-learn")))]


@pytest.mark.parametrize("game", TAUGHT)
async def test_a_lesson_is_offered_once_to_somebody_who_plays_for_the_first_time(
    brisk: Stage, game: str
) -> None:
    anna, bo, kim = [await learner(brisk, "en") for _ in range(3)]
    lobby = await bo.someone.answer(await bo.someone.slash(bo.channel, "play", game=game))
    await bo.someone.until(lambda: offers_of(bo), "the offer")
    await Player(anna.someone).press(lobby, "join")
    anna.channel = bo.channel
    offer = (await anna.someone.until(lambda: offers_of(anna), "the offer"))[0]
    await anna.press(offer, anna.word("lesson-learn"))
    assert anna.told_in(await anna.next())
    await Player(anna.someone).press(lobby, "more")
    assert len(offers_of(anna)) == 1
    await kim.someone.slash(kim.channel, "play", game=game, against="easy")
    await kim.someone.until(lambda: offers_of(kim), "the offer")


async def test_help_leads_to_every_lesson(brisk: Stage) -> None:
    anna = await learner(brisk, "en")
    told = await anna.someone.answer(await anna.someone.slash(anna.channel, "help"))
    presses = [parse(button["custom_id"]) for button in buttons(told)]
    assert [p.game for p in presses if isinstance(p, OfGame) and p.do == "learn"] == TAUGHT
