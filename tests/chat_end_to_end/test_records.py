"""/record: what somebody has reached, for those who may know of it."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from msgspec.structs import replace

from bot.chat.custom_ids import ChooseOwn, write
from bot.chat.looking_controls import OfRecord
from bot.host.model import User
from bot.playground.client import Someone, all_text, buttons, pictures
from bot.playground.control import SetOverwrite
from bot.playground.people.views import SeenMessage
from bot.playground.permissions import Permission
from tests.chat_end_to_end.choosing import choose, settings_of
from tests.chat_end_to_end.player import Player
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage
from tests.chat_end_to_end.test_history import earlier, keep
from tests.chat_end_to_end.tongues import strange

pytestmark = pytest.mark.asyncio(loop_scope="session")

TONGUES = {
    "sv-SE": ("sv", "2 av 3 vunna"),
    "no": ("nb", "2 av 3 vunnet"),
    "de": ("de", "2 von 3 gewonnen"),
    "en-US": ("en", "2 of 3 won"),
}


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """On which pictures are shown."""
    var = tmp_path_factory.mktemp("records") / "var"
    async with open_stage(var, FULL_LIMITS, start=False) as opened:
        await opened.start_bot(SPELVARDEN_PICTURES="on")
        yield opened
        assert not opened.told_by_the_log()


async def record(someone: Someone, channel: str, **options: object) -> SeenMessage:
    return await someone.answer(await someone.slash(channel, "record", **options))


async def press(someone: Someone, page: SeenMessage, control: OfRecord) -> SeenMessage:
    return await someone.answer(await someone.press(page, write(control)))


def met(stage: Stage, channel: str, one: Someone, other: Someone, game: str = "riftforce") -> None:
    """One has won twice, and the other once."""
    ids = User(int(one.id)), User(int(other.id))
    won = [earlier(stage, channel, number, *ids) for number in (1, 2)]
    lost = earlier(stage, channel, 3, *reversed(ids))
    keep(stage, [replace(each, game=game) for each in (*won, lost)])


@pytest.mark.parametrize("locale", TONGUES)
async def test_it_is_a_picture_that_can_be_read_as_words(stage: Stage, locale: str) -> None:
    channel = await stage.channel()
    anna, bo = [await stage.person(name, locale) for name in ("Anna", "Bo")]
    language, score = TONGUES[locale]
    met(stage, channel, anna, bo)
    await record(bo, channel)  # by which the bot knows his name
    page = await record(anna, channel)
    (picture,) = pictures(page)
    assert page.ephemeral and "record.png" in picture.url
    alt = picture.alt or ""
    assert score in alt and "Riftforce" in alt and "Bo" in alt and "Anna" in alt
    words = await press(anna, page, OfRecord(int(anna.id), "words"))
    assert not pictures(words) and score in all_text(words)
    for text in (alt, all_text(words)):
        assert not strange(text, frozenset({language}), frozenset({"anna"}))
    again = await press(anna, words, OfRecord(int(anna.id), "picture"))
    assert pictures(again)


async def test_what_is_shown_to_everybody_is_what_everybody_could_see(stage: Stage) -> None:
    here, hidden = await stage.channel(), await stage.channel()
    anna, bo, carl = [await stage.person(name) for name in ("Anna", "Bo", "Carl")]
    met(stage, here, anna, bo)
    met(stage, hidden, anna, bo, "storma_slottet")
    everybody = SetOverwrite(
        channel=hidden, target=stage.server, allow=0, deny=int(Permission.VIEW_CHANNEL)
    )
    await stage.client.order(everybody)
    assert "Storma" in (pictures(await record(anna, here))[0].alt or "")
    of_another = await record(carl, here, player=anna.id)
    alt = pictures(of_another)[0].alt or ""
    assert "2 of 3 won" in alt and "Storma" not in alt
    seen = await record(anna, here, share=True)
    assert not seen.ephemeral and not list(buttons(seen))
    assert "Storma" not in (pictures(seen)[0].alt or "")


async def test_in_direct_messages_it_is_of_all_of_one_s_own(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna")), await stage.person("Bo")
    met(stage, channel, anna.someone, bo)
    direct = (await anna.someone.open_dm(stage.bot)).id
    page = await record(anna.someone, direct)
    assert "2 of 3 won" in (pictures(page)[0].alt or "")
    told = all_text(await record(anna.someone, direct, player=stage.bot))
    assert "I only show your own record" in told


async def test_who_is_not_listed_is_not_shown_to_others(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna")), await stage.person("Bo")
    met(stage, channel, anna.someone, bo)
    await choose(anna, await settings_of(anna, channel), ChooseOwn("ranked"), "off")
    told = all_text(await record(bo, channel, player=anna.someone.id))
    assert "would rather not" in told
    assert pictures(await record(anna.someone, channel))


async def test_who_has_played_nothing_is_told_so(stage: Stage) -> None:
    channel = await stage.channel()
    page = await record(await stage.person("Dora"), channel)
    assert "No matches with other people yet" in (pictures(page)[0].alt or "")
