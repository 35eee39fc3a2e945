"""What is told of each answer where a duel takes several, or repeats are barred: by a reaction to
its message, and where that was no message by the answer's own reply."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.playground.client import Someone, all_text
from bot.playground.control import SetOverwrite
from bot.playground.people.views import SeenMessage
from bot.playground.permissions import Permission
from tests.race.arena import Arena, Duel, now, open_arena

pytestmark = pytest.mark.asyncio(loop_scope="session")

COUNTS, REPEATED = "✅", "♻️"


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def strict(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Arena]:
    """Duels that take three answers, none of them said before."""
    var = tmp_path_factory.mktemp("strict") / "var"
    async with open_arena(var, 5, answers_needed=3, repeats="barred") as arena:
        yield arena
        assert not arena.stage.refused()


def reactions(who: Someone, message: SeenMessage) -> list[str]:
    seen = who.message(message.channel, message.id)
    assert seen is not None
    return [f"{each.emoji} {each.count}" for each in seen.reactions]


async def gets(duel: Duel, message: SeenMessage, emoji: str) -> None:
    await duel.noa.until(lambda: reactions(duel.noa, message) == [f"{emoji} 1"], emoji)


def asked_for(arena: Arena, duel: Duel) -> int:
    requests = arena.stage.playground.core.transcript.of("request")
    mine = f"PUT /channels/{duel.channel}/messages/"
    return sum(each.what.startswith(mine) and "/reactions/" in each.what for each in requests)


async def test_each_answer_gets_one_reaction_and_what_else_is_said_gets_none(
    strict: Arena,
) -> None:
    duel = strict.duel()
    talk = await duel.says(duel.noa, "ABBA is great")
    right = await duel.says(duel.kim, "Roxette")
    await gets(duel, right, COUNTS)
    for text in ("Abba", "roxette"):
        await gets(duel, await duel.says(duel.kim, text), REPEATED)
    others = await duel.says(duel.lee, "Europe")
    await gets(duel, others, COUNTS)
    aside = await duel.says(duel.lee, ".hm")
    last = [await duel.says(duel.kim, text) for text in ("Kent", "Mando Diao")]
    await duel.tells("Kim", "Mando Diao")
    for message in last:
        await gets(duel, message, COUNTS)
    assert reactions(duel.noa, talk) == reactions(duel.noa, aside) == []
    assert asked_for(strict, duel) == 6


async def test_the_board_tells_how_many_each_has(strict: Arena) -> None:
    duel = strict.duel()
    await duel.says(duel.kim, "Oslo")
    await duel.says(duel.kim, "Rome")
    await duel.says(duel.lee, "Paris")

    def is_told() -> bool:
        seen = duel.noa.sees(duel.channel)
        return any("Kim: 2 of 3 · Lee: 1 of 3" in all_text(message) for message in seen)

    await duel.noa.until(is_told, "the score")


async def test_who_answers_by_command_is_told_in_the_reply(strict: Arena) -> None:
    duel = strict.duel()
    await duel.kim.slash(duel.channel, "answer", answer="Oslo")
    await duel.tells("“Oslo”", "It counts: 1 of 3.")
    await duel.kim.slash(duel.channel, "answer", answer="oslo!")
    await duel.tells("“oslo!”", "already said", "1 of 3.")
    assert asked_for(strict, duel) == 0


async def test_a_strangers_words_bar_nothing(strict: Arena) -> None:
    """Only what those at the table have said."""
    duel = strict.duel()
    stranger = strict.people[5]
    await stranger.until(lambda: stranger.channels.get(duel.channel))
    said = await stranger.write(duel.channel, "Oslo")
    await duel.noa.until(lambda: duel.noa.message(duel.channel, said.id), "what was said")
    await gets(duel, await duel.says(duel.kim, "Oslo"), COUNTS)
    assert reactions(duel.noa, said) == []


async def test_where_one_answer_decides_nothing_is_marked(arena: Arena) -> None:
    duel = arena.duel()
    said = await duel.says(duel.kim, "Oslo")
    await duel.tells("Kim takes it: “Oslo”")
    assert asked_for(arena, duel) == 0
    assert reactions(duel.kim, said) == []


async def test_without_the_permission_the_match_goes_on_and_nothing_is_asked_for(
    tmp_path: Path,
) -> None:
    async with open_arena(tmp_path / "var", 1, answers_needed=2) as arena:
        duel = arena.duel()
        deny = int(Permission.ADD_REACTIONS)
        order = SetOverwrite(channel=duel.channel, target=arena.stage.bot, deny=deny)
        await arena.stage.client.order(order)
        base = now()
        await duel.says(duel.kim, "Oslo", base)
        await duel.says(duel.kim, "Rome", base + 5)
        await duel.tells("Kim takes it: “Oslo” and “Rome”")
        assert asked_for(arena, duel) == 0
        assert not arena.stage.refused()
