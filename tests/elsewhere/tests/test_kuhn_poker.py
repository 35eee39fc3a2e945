"""A fifth game, in a folder of the tests: to be hosted it needs no more than Python's path to it.

That it keeps all promises of the rules, is worded in every language and can be typed at the
terminal is told by the tests for every game, which find it as they find the others.
"""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.cli.main import main
from bot.playground.client import all_text
from games.kit.conceding import Concede
from games.kuhn_poker import GAME
from games.kuhn_poker.rules import Act, State
from tests.chat_end_to_end.matches import is_over, open_table, play_out, start
from tests.chat_end_to_end.player import Player
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage
from tests.games.every_game import home
from tests.playing import Table

KIM, LEE = 0, 1
JACK_AND_KING = State(cards=("S11", "S13", "S12"))

over_sockets = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    var = tmp_path_factory.mktemp("kuhn") / "var"
    async with open_stage(var, FULL_LIMITS) as opened:
        yield opened
        assert not opened.refused()
        assert await opened.stop_bot() == 0


@over_sockets
async def test_it_is_hosted_from_play_to_the_end(stage: Stage) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna", "sv-SE"), 1)
    bo = Player(await stage.person("Bo", "de"), 2)
    board = await start(stage, channel, "kuhn_poker", [anna, bo])
    assert "Kuhnpoker" in all_text(anna.newest(board))
    await play_out(board, [anna, bo])
    shown = all_text(anna.newest(board))
    assert "vinner 1" in shown or "vinner 2" in shown


@over_sockets
async def test_its_own_command_begins_what_it_declares(stage: Stage) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna"), 1)
    bo = Player(await stage.person("Bo"), 2)
    board = await start(stage, channel, "kuhn_poker", [anna, bo])
    hand = await anna.someone.answer(await anna.someone.slash(channel, "bet"))
    await anna.act(hand)
    assert not is_over(anna, board)
    refused = await anna.someone.answer(await anna.someone.slash(channel, "bet"))
    assert "It is not your turn to bet." in all_text(refused)


@over_sockets
async def test_a_game_without_a_command_says_so(stage: Stage) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna"), 1)
    await open_table(stage, channel, "riftforce", [anna])
    refused = await anna.someone.answer(await anna.someone.slash(channel, "bet"))
    assert "The game at your table doesn’t have that command." in all_text(refused)


@over_sockets
async def test_help_tells_of_its_command(stage: Stage) -> None:
    anna = await stage.person("Anna")
    told = await anna.answer(await anna.slash(await stage.channel(), "help"))
    assert "/bet – Kuhn poker: Check or bet, call or fold" in all_text(told)


def test_simulate_plays_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "kuhn_poker", "--matches", "40", "--jobs", "1"]) == 0
    assert "40 matches" in capsys.readouterr().out


def test_the_higher_card_wins_what_was_called() -> None:
    played = Table(GAME(), JACK_AND_KING).plays(KIM, Act("bet")).plays(LEE, Act("call"))
    outcome = played.game.outcome(played.state)
    assert outcome is not None
    assert outcome.scores == (-2, 2)
    assert played.zone(None, "hand").faces, "shown to all"


def test_whoever_folds_shows_nothing() -> None:
    played = Table(GAME(), JACK_AND_KING).plays(KIM, Act("bet")).plays(LEE, Act("fold"))
    outcome = played.game.outcome(played.state)
    assert outcome is not None
    assert outcome.scores == (1, -1)
    assert not played.zone(None, "hand").faces


def test_KP1_a_bet_is_called_or_folded_to() -> None:
    Table(GAME(), JACK_AND_KING).plays(KIM, Act("bet")).refuses(LEE, Act("check"), "KP1")


def test_it_takes_fewer_than_150_lines() -> None:
    files = home("kuhn_poker").glob("games/*/*.py")
    assert sum(len(file.read_text().splitlines()) for file in files) < 150


def test_giving_up_needs_no_word_of_the_game() -> None:
    played = Table(GAME(), JACK_AND_KING).plays(KIM, Act("bet")).plays(KIM, Concede())
    outcome = played.game.outcome(played.state)
    assert outcome is not None
    assert (outcome.winners, outcome.how) == ((LEE,), "conceded")
    assert played.told(LEE) == ["kit-gave-up"]
    assert not played.zone(LEE, "hand").faces, "nothing is shown by it"
    assert not played.asked(KIM) + played.asked(LEE)
