"""Before the match, as people find it: five controls for all, and what *More* whispers to each."""

import pytest

from bot.chat.custom_ids import OfBotPlayer, OfGame, parse, write
from bot.playground.client import all_text, buttons, selects
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.matches import open_table
from tests.chat_end_to_end.player import Player, in_more, offers
from tests.chat_end_to_end.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_more_is_whispered_to_each_in_their_own_language(stage: Stage) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna", "sv-SE"))
    bo, cleo = Player(await stage.person("Bo", "de")), Player(await stage.person("Cleo", "no"))
    lobby = await open_table(stage, channel, "supertrumf", [anna, bo])
    assert len(buttons(anna.newest(lobby))) == 5
    hers, his = await anna.more(anna.newest(lobby)), await bo.more(bo.newest(lobby))
    others = await cleo.more(cleo.newest(lobby))
    assert hers.ephemeral and his.ephemeral and others.ephemeral
    assert "Du öppnade bordet" in all_text(hers) and "Du sitzt an diesem Tisch" in all_text(his)
    assert "Du sitter ikke her ennå" in all_text(others)
    assert in_more(hers) == ["leave", "word", "bot", "thread", "end", "fair", "words"]
    assert in_more(his) == ["leave", "word", "fair", "words"]
    assert in_more(others) == ["word", "fair", "words"]
    told = await bo.someone.answer(await bo.press(bo.newest(lobby), "words"))
    assert "1. Anna" in all_text(told) and told.ephemeral


async def test_who_sits_there_and_joins_is_told_what_else_there_is(stage: Stage) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna"))
    lobby = await open_table(stage, channel, "supertrumf", [anna])
    told = await anna.someone.answer(await anna.press(anna.newest(lobby), "join"))
    assert "You’re already at this table." in all_text(told) and "leave" in in_more(told)
    await anna.press(anna.newest(lobby), "leave")
    await anna.someone.until_sees("This table is closed.", also=lambda m: m.ephemeral)


async def test_what_is_pressed_under_more_redraws_it_and_the_lobby(stage: Stage) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna"))
    lobby = await open_table(stage, channel, "riftforce", [anna])
    whisper = await anna.more(anna.newest(lobby))
    await anna.someone.press(whisper, id_of(whisper, "bot"))
    await anna.someone.until(lambda: selects(anna.newest(whisper)), "how the bot player plays")
    assert "bot" not in in_more(anna.newest(whisper)), "all seats are taken"
    await anna.someone.until(lambda: "2. Spelvärden (easy)" in all_text(anna.newest(lobby)))
    menu = selects(anna.newest(whisper))[0]["custom_id"]
    assert isinstance(parse(menu), OfBotPlayer)
    await anna.someone.choose(anna.newest(whisper), menu, "away")
    await anna.someone.until(lambda: "bot" in in_more(anna.newest(whisper)), "a free seat")


def id_of(whisper: SeenMessage, do: str) -> str:
    place = in_more(whisper).index(do)
    own = [each for each in buttons(whisper) if parse(each["custom_id"]) is not None]
    return str(own[place]["custom_id"])


async def test_an_old_whisper_says_what_has_become_of_the_lobby(stage: Stage) -> None:
    """And leaves or ends no match without asking."""
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
    lobby = await open_table(stage, channel, "riftforce", [anna, bo])
    hers, his = await anna.more(anna.newest(lobby)), await bo.more(bo.newest(lobby))
    await anna.press(anna.newest(lobby), "start")
    for player, whisper, do in ((bo, his, "leave"), (anna, hers, "end")):
        await player.someone.press(whisper, id_of(whisper, do))
        now = await player.someone.until(
            lambda p=player, w=whisper: (
                "The match has begun." in all_text(p.newest(w)) and p.newest(w)
            )
        )
        assert not in_more(now) and offers(now, "hand")
    assert offers(anna.newest(lobby), "play")


async def test_a_thread_begun_under_more_takes_the_table_along(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
    lobby = await open_table(stage, channel, "riftforce", [anna, bo])
    await anna.press(anna.newest(lobby), "thread")
    pointer = await anna.someone.until_sees("is being played in", channel)
    assert pointer.id == lobby.id and pointer.thread is not None
    moved = await anna.someone.until_sees("At the table", pointer.thread)
    await anna.press(moved, "start")
    await bo.someone.until_sees("to pick a guild", pointer.thread)


async def test_the_rules_are_one_press_away_before_and_during_the_match(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo", "de"), 2)
    lobby = await open_table(stage, channel, "storma_slottet", [anna, bo])
    told = await bo.someone.answer(await bo.press(bo.newest(lobby), "rules"))
    assert told.ephemeral and "2 Personen" in all_text(told)
    await anna.press(anna.newest(lobby), "start")
    hand = await anna.hand(lobby)
    for shown in (anna.newest(lobby), hand):
        told = await anna.someone.answer(await anna.press(shown, "rules"))
        assert told.ephemeral and "2 players" in all_text(told)


async def test_help_names_each_game_to_be_played_at_once_and_read_about(stage: Stage) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna"))
    told = await anna.someone.answer(await anna.someone.slash(channel, "help"))
    presses = [parse(each["custom_id"]) for each in buttons(told)]
    for game in ("ordet_fanger", "riftforce", "storma_slottet", "supertrumf"):
        assert OfGame(game, "play") in presses and OfGame(game, "rules") in presses
    for command in ("play", "rules", "table", "settings"):
        assert f"/{command}" in all_text(told)
    assert "Hint" in all_text(told)
    rules = await anna.someone.answer(
        await anna.someone.press(told, write(OfGame("riftforce", "rules")))
    )
    assert rules.ephemeral and rules.id != told.id and "Riftforce" in all_text(rules)
    await anna.someone.press(told, write(OfGame("riftforce", "play")))
    board = await anna.someone.until_sees("Spelvärden", channel, also=lambda m: offers(m, "play"))
    hand = await anna.someone.until_sees("It’s your turn", channel, also=lambda m: m.ephemeral)
    assert int(hand.id) > int(board.id)
    boards = (m for m in anna.someone.sees(channel) if not m.ephemeral and offers(m, "play"))
    assert [each.id for each in boards] == [board.id]
    assert offers(anna.newest(board), "play")
    assert anna.someone.message(channel, told.id) == told


async def test_whoever_opens_a_game_that_is_there_is_shown_the_way_to_it(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
    lobby = await open_table(stage, channel, "ordet_fanger", [anna])
    told = await bo.someone.answer(await bo.someone.slash(channel, "play", game="ordet_fanger"))
    assert told.ephemeral and f"/{channel}/{lobby.id}" in all_text(told)
    assert "“More” and “End for everyone”" in all_text(told)
    await bo.press(bo.newest(lobby), "join")
    await anna.press(anna.newest(lobby), "start_here")
    await anna.someone.until(lambda: offers(anna.newest(lobby), "hand"), "the board")
    told = await bo.someone.answer(await bo.someone.slash(channel, "play", game="ordet_fanger"))
    board = bo.newest(lobby)
    assert f"/{channel}/{board.id}" in all_text(told) and "being played here" in all_text(told)
