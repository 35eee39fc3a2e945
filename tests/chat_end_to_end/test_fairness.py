"""What everybody saw before the match, and the secret told after it, are all that the cards come
from: a watcher without a seat recomputes the deal."""

import re
from collections.abc import Sequence

import msgspec
import pytest

from bot.host.salting import LONGEST_WORD
from bot.playground.client import all_text
from bot.playground.control import DeleteMessage
from bot.playground.people.views import SeenMessage
from games.kit.chance import Chance, commitment, seal
from games.kit.match import Record
from tests.chat_end_to_end.leaving import leave
from tests.chat_end_to_end.matches import open_table
from tests.chat_end_to_end.player import Player
from tests.chat_end_to_end.stage import Stage
from tests.chat_end_to_end.test_late_answers import prompt as prompt

pytestmark = pytest.mark.asyncio(loop_scope="session")


def code_in(message: SeenMessage) -> list[str]:
    """All that stands there as code: the seal, the secret's hash, the message's id, the words."""
    return re.findall(r"(?<!\\)`([^`]*)`", all_text(message))


async def says(player: Player, lobby: SeenMessage, word: str) -> None:
    await player.press(lobby, "word")
    modal = await player.someone.until_modal()
    await player.someone.fill(modal, **{"0": word})


async def salts_of(player: Player, board: SeenMessage) -> list[str]:
    """The lobby's message and the words, as people who ask are told."""
    told = await player.someone.answer(await player.press(player.newest(board), "fair"))
    assert told.ephemeral
    return code_in(told)[2:]


def is_seal(message: SeenMessage) -> bool:
    """Whether it tells what a match is dealt by, and nothing else."""
    text = all_text(message)
    return text.startswith("-# 🔒") and "\n" not in text


async def seal_in(player: Player, channel: str) -> SeenMessage:
    return await player.someone.until_sees("🔒", channel, also=is_seal)


async def ends(players: Sequence[Player], board: SeenMessage) -> None:
    for player in players:
        await leave(player, board.channel)


async def test_a_watcher_recomputes_the_deal_from_what_everybody_saw(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna")), Player(await stage.person("Bo", "sv-SE"))
    carl = await stage.person("Carl")
    lobby = await open_table(stage, channel, "supertrumf", [anna])
    (promised,) = code_in(lobby)
    await says(anna, lobby, "ananas")
    await says(bo, lobby, "  ﬁkon\u202e `@everyone` <@1> ")
    await carl.until_sees("2. Bo", channel)
    await says(anna, lobby, "åska 🌩")
    words = ["fikon '@everyone' <@1>", "åska 🌩"]
    await carl.until(lambda: code_in(anna.newest(lobby)) == [promised, *words])
    await anna.press(anna.newest(lobby), "start")
    told = await carl.until_sees("🔒", channel, also=is_seal)
    assert code_in(told) == [promised, *words]
    assert f"/{channel}/{lobby.id})" in all_text(told)
    asked = await anna.someone.answer(await anna.press(anna.newest(lobby), "fair"))
    assert f"the word from <@{anna.someone.id}> was the owner’s own" in all_text(asked)
    assert code_in(asked)[0] == promised and code_in(asked)[2:] == [lobby.id, *words]
    await ends([anna, bo], lobby)
    checked = await carl.answer(await carl.slash(channel, "verify"))
    assert code_in(checked) == [lobby.id, *words]
    record = msgspec.json.decode(await stage.client.fetch(checked.files[0].url), type=Record)
    secret = bytes.fromhex(record.secret)
    assert seal(commitment(secret)) == promised
    chance = Chance(secret, code_in(checked))
    assert record.setup
    assert all(chance.again(call) == call for call in record.setup)
    assert all_text(carl.message(channel, told.id) or told) == all_text(told)


async def test_without_a_word_nothing_is_promised_that_is_not_so(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna")), Player(await stage.person("Bo"))
    lobby = await open_table(stage, channel, "riftforce", [anna, bo])
    asked = await bo.someone.answer(await bo.press(anna.newest(lobby), "fair"))
    assert "The bot’s owner can, until" in all_text(asked)
    await anna.press(anna.newest(lobby), "start")
    sealed = await seal_in(bo, channel)
    assert f"/{channel}/{lobby.id})" in all_text(sealed)
    told = await bo.someone.answer(await bo.press(bo.newest(lobby), "fair"))
    assert "since nobody stirred in a word" in all_text(told)
    assert code_in(told)[0] == code_in(sealed)[0] and code_in(told)[2:] == [lobby.id]


async def test_a_word_that_won_t_do_gets_a_sentence(stage: Stage) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna"))
    lobby = await open_table(stage, channel, "riftforce", [anna])
    for word, sentence in (
        ("\u200b", "That word shows nothing"),
        ("ﷺ" * LONGEST_WORD, f"at most {LONGEST_WORD} characters"),
    ):
        await says(anna, anna.newest(lobby), word)
        await anna.someone.until_sees(sentence, channel)
    assert len(code_in(anna.newest(lobby))) <= 2


async def test_a_lobby_shown_again_is_known_by_its_first_message_until_that_is_deleted(
    prompt: Stage,
) -> None:
    channel = await prompt.channel()
    anna, bo = Player(await prompt.person("Anna")), Player(await prompt.person("Bo"))
    lobby = await open_table(prompt, channel, "storma_slottet", [anna, bo])
    below = await anna.someone.answer(await anna.someone.slash(channel, "table"))
    await says(bo, below, "kiwi")
    await anna.someone.until_sees("`kiwi`", channel)
    assert await salts_of(bo, below) == [lobby.id, "kiwi"]
    await prompt.client.order(DeleteMessage(channel=channel, message=lobby.id))
    await anna.press(below, "start")
    await anna.someone.until_sees("words stirred in there no longer count", channel)
    assert await salts_of(anna, below) == [below.id]
    await says(bo, below, "mango")
    await anna.press(below, "start")
    told = await seal_in(bo, channel)
    assert f"/{channel}/{below.id})" in all_text(told) and code_in(told)[1:] == ["mango"]


async def test_a_match_in_a_thread_tells_there_what_it_is_made_from(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna")), Player(await stage.person("Bo"))
    lobby = await open_table(stage, channel, "ordet_fanger", [anna, bo])
    await says(bo, lobby, "kiwi")
    (promised, *_) = code_in(lobby)
    await anna.press(anna.newest(lobby), "start")
    told = await seal_in(bo, lobby.id)
    assert code_in(told) == [promised, "kiwi"] and f"/{channel}/{lobby.id})" in all_text(told)
    pointer = await bo.someone.until_sees("is being played in", channel)
    assert pointer.id == lobby.id and code_in(pointer) == []


async def test_a_lobby_is_not_known_by_a_message_that_was_there_before_it(
    prompt: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord gave "thinking…" its id when no hash stood in it."""
    channel = await prompt.channel()
    anna, bo = Player(await prompt.person("Anna")), Player(await prompt.person("Bo"))
    with monkeypatch.context() as patched:
        patched.setattr("bot.chat.answer.respond.PATIENCE_SECONDS", 0.0)
        outcome = await anna.someone.slash(channel, "play", game="riftforce")
        thought = await anna.someone.answer(outcome)
        lobby = await bo.someone.until_sees("At the table", channel)
    assert lobby.id != thought.id
    await bo.press(lobby, "join")
    assert await salts_of(bo, lobby) == [lobby.id]
