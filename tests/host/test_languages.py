"""In which language a table speaks: as it is chosen, or else as its cards, or as its opener."""

import pytest

from bot.host.languages import TableLanguage
from bot.languages import LANGUAGES
from tests.host.hosting import KIM, LEE, Host, refused


async def spoken(host: Host, table: str) -> str:
    return (await host.view(table, KIM)).language


def test_cards_in_a_language_without_words_leave_the_opener_s() -> None:
    assert TableLanguage("nb", cards="fi").now == "nb"


async def test_the_opener_chooses_the_language_among_the_options(host: Host) -> None:
    table = await host.lobby(KIM, LEE)
    assert await spoken(host, table) == "sv"
    await host.tables.choose(table, host.by(KIM), {"language:": "de", "rounds": "2"})
    assert await spoken(host, table) == "de"
    await host.tables.choose(table, host.by(KIM), {"rounds": "3"})
    assert await spoken(host, table) == "de"
    attempt = host.tables.choose(table, host.by(KIM), {"language:": "fi"})
    await refused(attempt, "tables-no-such-language")
    attempt = host.tables.choose(table, host.by(LEE), {"language:": "en"})
    await refused(attempt, "tables-opener-only")
    await host.tables.choose(table, host.by(KIM), {"language:": "none"})
    assert await spoken(host, table) == "sv"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_restart_and_a_rematch_keep_the_language(host: Host, language: str) -> None:
    table = await host.lobby(KIM, LEE, rounds="1")
    await host.tables.choose(table, host.by(KIM), {"language:": language})
    await host.restart()
    assert await spoken(host, table) == language
    await host.tables.start(table, host.by(KIM))
    await host.plays_out(table, KIM, LEE)
    again = await host.tables.rematch(table, host.by(KIM))
    assert await spoken(host, again.table) == language
    last = await host.tables.presets.last(host.tables.game("tiny"), (await host.view(table)).place)
    assert last is not None and last["language:"] == language


async def test_another_card_set_brings_its_language_unless_one_is_chosen(real: Host) -> None:
    table = await real.lobby(KIM, LEE, game="ordet_fanger")
    for cards, language in (("en", "en"), ("de_2", "de"), ("sv", "sv")):
        await real.tables.choose(table, real.by(KIM), {"cards": cards})
        assert await spoken(real, table) == language
    await real.tables.choose(table, real.by(KIM), {"language:": "nb"})
    await real.tables.choose(table, real.by(KIM), {"cards": "en"})
    assert await spoken(real, table) == "nb"
