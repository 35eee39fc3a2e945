"""In which language a table speaks: as it is chosen, or else as its cards, or as its opener."""

import pytest

from bot.host.languages import TableLanguage
from bot.languages import LANGUAGES
from tests.host.house import KIM, LEE, House, refused


async def spoken(house: House, table: str) -> str:
    return (await house.view(table, KIM)).language


def test_cards_in_a_language_without_words_leave_the_opener_s() -> None:
    assert TableLanguage("nb", cards="fi").now == "nb"


async def test_the_opener_chooses_the_language_among_the_options(house: House) -> None:
    table = await house.lobby(KIM, LEE)
    assert await spoken(house, table) == "sv"
    await house.tables.choose(table, house.by(KIM), {"language:": "de", "rounds": "2"})
    assert await spoken(house, table) == "de"
    await house.tables.choose(table, house.by(KIM), {"rounds": "3"})
    assert await spoken(house, table) == "de"
    attempt = house.tables.choose(table, house.by(KIM), {"language:": "fi"})
    await refused(attempt, "tables-no-such-language")
    attempt = house.tables.choose(table, house.by(LEE), {"language:": "en"})
    await refused(attempt, "tables-opener-only")
    await house.tables.choose(table, house.by(KIM), {"language:": "none"})
    assert await spoken(house, table) == "sv"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_restart_and_a_rematch_keep_the_language(house: House, language: str) -> None:
    table = await house.lobby(KIM, LEE, rounds="1")
    await house.tables.choose(table, house.by(KIM), {"language:": language})
    await house.restart()
    assert await spoken(house, table) == language
    await house.tables.start(table, house.by(KIM))
    await house.plays_out(table, KIM, LEE)
    again = await house.tables.rematch(table, house.by(KIM))
    assert await spoken(house, again.table) == language
    last = await house.tables.presets.last(
        house.tables.game("tiny"), (await house.view(table)).place
    )
    assert last is not None and last["language:"] == language


async def test_another_card_set_brings_its_language_unless_one_is_chosen(real: House) -> None:
    table = await real.lobby(KIM, LEE, game="ordet_fanger")
    for cards, language in (("en", "en"), ("de_2", "de"), ("sv", "sv")):
        await real.tables.choose(table, real.by(KIM), {"cards": cards})
        assert await spoken(real, table) == language
    await real.tables.choose(table, real.by(KIM), {"language:": "nb"})
    await real.tables.choose(table, real.by(KIM), {"cards": "en"})
    assert await spoken(real, table) == "nb"
