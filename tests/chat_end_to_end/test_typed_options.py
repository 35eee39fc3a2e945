"""Options that are typed into a form."""

import re

import pytest

from bot.chat.custom_ids import SetOption, parse
from bot.playground.client import all_text, selects
from bot.playground.people.views import SeenMessage, SeenModal
from tests.chat_end_to_end.matches import open_table
from tests.chat_end_to_end.player import Player
from tests.chat_end_to_end.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def form_of(player: Player, lobby: SeenMessage, option: str) -> SeenModal:
    (menu,) = (
        select["custom_id"]
        for select in selects(player.newest(lobby))
        if isinstance(press := parse(select["custom_id"]), SetOption) and not press.name
    )
    await player.someone.choose(player.newest(lobby), menu, option)
    return await player.someone.until_modal()


def typed_before(form: SeenModal) -> str:
    return str(form.components[0]["component"].get("value") or "")


def shown(player: Player, lobby: SeenMessage) -> str:
    return re.sub(r"\\(.)", r"\1", all_text(player.newest(lobby)))


async def test_a_young_player_s_category_may_hold_a_comma(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna", "sv-SE"), 1), Player(await stage.person("Bo"), 2)
    lobby = await open_table(stage, channel, "ordet_fanger", [anna, bo])
    form = await form_of(anna, lobby, "young")
    assert "citattecken" in str(form.components)
    await anna.someone.fill(form, **{"0": " , „Djur, stora“"})
    await bo.someone.until(lambda: '–, "Djur, stora"' in shown(bo, lobby))

    await stage.kill_bot()
    await stage.start_bot()
    form = await form_of(anna, lobby, "young")
    assert typed_before(form) == ',"Djur, stora"'
    await anna.someone.fill(form, **{"0": typed_before(form)})
    assert '–, "Djur, stora"' in shown(bo, lobby)
    await anna.press(anna.newest(lobby), "start_here")
    await bo.someone.until_sees("Omgång 1", channel)


@pytest.mark.parametrize(
    ("option", "typed", "told"),
    [
        (
            "young",
            "," + "Djur " * 20,
            "too long for Young players. There is room for 60 characters",
        ),
        ("teams", "1,13", "“13” won’t do for Teams. Possible: 0–12"),
        ("teams", "1,Anna", "Possible: 0–12"),
    ],
)
async def test_what_can_t_be_an_option_is_said_to_be_wrong_in_words(
    stage: Stage, option: str, typed: str, told: str
) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna"), 1)
    lobby = await open_table(stage, channel, "ordet_fanger", [anna])
    outcome = await anna.someone.fill(await form_of(anna, lobby, option), **{"0": typed})
    await anna.someone.until_sees(told, also=lambda message: message.ephemeral)
    assert outcome.result == "answered"
