"""A lobby's options: one modal, what it begins from, and the server's presets."""

import re
from typing import Any

import pytest

from bot.chat.custom_ids import OfPresets, OptionPage, parse, write
from bot.host.model import Preset
from bot.life import STORE
from bot.playground.client import all_text, buttons, selects
from bot.playground.people.views import Outcome, SeenMessage, SeenModal
from bot.store.sqlite.engine import SqliteStore
from tests.chat_end_to_end.matches import open_table
from tests.chat_end_to_end.player import Player, table_of
from tests.chat_end_to_end.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def form_of(player: Player, message: SeenMessage, page: int = 0) -> SeenModal:
    control = write(OptionPage(table_of(message), page))
    await player.someone.press(player.newest(message) if page == 0 else message, control)
    return await player.someone.until_modal()


async def send(player: Player, form: SeenModal, **values: Any) -> Outcome:
    return await player.someone.fill(form, **values)


def entry(form: SeenModal, name: str) -> dict[str, Any]:
    inner = (label["component"] for label in form.components)
    return next(each for each in inner if each["custom_id"] == name)


def offered(form: SeenModal, name: str) -> list[str]:
    return [option["label"] for option in entry(form, name)["options"]]


def shown(player: Player, lobby: SeenMessage) -> str:
    return re.sub(r"\\(.)", r"\1", all_text(player.newest(lobby)))


async def presets_of(player: Player, channel: str) -> SeenMessage:
    """The whisper where they can be saved."""
    return await player.someone.until_sees("⚙️", channel, also=offers_to_save)


def offers_to_save(message: SeenMessage) -> bool:
    presses = (parse(button.get("custom_id", "")) for button in buttons(message))
    return message.ephemeral and any(isinstance(press, OfPresets) for press in presses)


async def test_options_are_the_opener_s_to_choose(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna")), Player(await stage.person("Bo"))
    lobby = await open_table(stage, channel, "supertrumf", [anna, bo])
    await bo.someone.press(bo.newest(lobby), write(OptionPage(table_of(lobby))))
    await bo.someone.until_sees("Only whoever opened", channel)
    form = await form_of(anna, lobby)
    assert offered(form, "play") == ["Classic", "Lightning duel"]
    await send(anna, form, play="blixtduell")
    assert "Way to play: Lightning duel. Otherwise by the printed rules." in shown(bo, lobby)


async def test_a_modal_left_open_over_a_restart_counts_and_the_rest_is_on_further_pages(
    stage: Stage,
) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna", "sv-SE"), 1), Player(await stage.person("Bo"), 2)
    lobby = await open_table(stage, channel, "ordet_fanger", [anna, bo])
    form = await form_of(anna, lobby)
    await stage.kill_bot()
    await stage.start_bot()
    await send(anna, form, repeats="barred")
    await bo.someone.until(lambda: "(OF11)" in shown(bo, lobby))
    whisper = await anna.someone.until_sees("Val, sida 3 av 4")
    form = await form_of(anna, whisper, 2)
    assert "citattecken" in str(form.components)
    await send(anna, form, young=" , „Djur, stora“")
    await bo.someone.until(lambda: '–, "Djur, stora" (OF13)' in shown(bo, lobby))
    form = await form_of(anna, whisper, 2)
    assert entry(form, "young")["value"] == ',"Djur, stora"'
    await anna.press(anna.newest(lobby), "start_here")
    await bo.someone.until_sees("Omgång 1", channel)


async def test_as_last_time_survives_a_kill_and_is_the_channel_s(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna")), Player(await stage.person("Bo"))
    lobby = await open_table(stage, channel, "riftforce", [anna, bo])
    await send(anna, await form_of(anna, lobby), guilds="all")
    await anna.press(anna.newest(lobby), "start")
    await anna.someone.until_sees("Every shuffle and every roll of this match", channel)
    await stage.kill_bot()
    await stage.start_bot()
    again = await open_table(stage, channel, "riftforce", [anna])
    assert "Guilds: base set" in shown(anna, again)
    form = await form_of(anna, again)
    assert offered(form, "begin")[:3] == ["as they are now", "as usual", "as last time"]
    await send(anna, form, begin="last")
    assert "Guilds: all eighteen" in shown(anna, again)


async def test_who_manages_the_place_keeps_presets(stage: Stage) -> None:
    channel = await stage.channel()
    owner, anna = Player(stage.owner), Player(await stage.person("Anna"))
    lobby = await open_table(stage, channel, "storma_slottet", [owner])
    await send(owner, await form_of(owner, lobby), switches=["doctors_in_sickbay"])
    assert "(SS19, departs from the printed rules)" in shown(anna, lobby)
    whisper = await presets_of(owner, channel)
    await owner.someone.press(whisper, write(OfPresets(table_of(lobby), "save")))
    await send(owner, await owner.someone.until_modal(), name="  Mild\u202e @everyone  ")
    await owner.someone.until_sees("is saved, and stands under “Begin with the options”", channel)
    await stage.kill_bot()
    await stage.start_bot()
    own = await open_table(stage, channel, "storma_slottet", [anna])
    form = await form_of(anna, own)
    assert offered(form, "begin")[-1] == "Mild @everyone"
    await send(anna, form, begin="preset-Mild @everyone")
    assert "Doctors in the Sickbay: on" in shown(anna, own)
    (menu,) = selects(owner.newest(whisper))
    await owner.someone.choose(owner.newest(whisper), menu["custom_id"], "preset-Mild @everyone")
    form = await form_of(anna, own)
    assert "Mild @everyone" not in offered(form, "begin")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ({"young": "," + "Djur " * 20}, "There is room for 60 characters"),
        ({"teams": "1,13"}, "“13” won’t do for Teams. Possible: 0–12"),
        ({"teams": "1,Anna"}, "Possible: 0–12"),
    ],
)
async def test_what_can_t_be_an_option_is_said_to_be_wrong_in_words(
    stage: Stage, typed: dict[str, str], told: str
) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna"), 1)
    lobby = await open_table(stage, channel, "ordet_fanger", [anna])
    await send(anna, await form_of(anna, lobby))
    whisper = await anna.someone.until_sees("Options, page 3 of 4", channel)
    outcome = await send(anna, await form_of(anna, whisper, 2), **typed)
    await anna.someone.until_sees(told, also=lambda message: message.ephemeral)
    assert outcome.result == "answered"


async def test_what_a_preset_of_an_older_edition_has_and_the_game_takes_no_longer_is_told(
    stage: Stage,
) -> None:
    """OF6: a margin may have been smaller then. The rest of the preset is chosen."""
    channel = await stage.channel()
    anna = Player(await stage.person("Anna"), 1)
    await stage.kill_bot()
    store = await SqliteStore.open(stage.var / STORE)
    kept = {"tie_margin": "20", "repeats": "barred"}
    await store.keep_preset(Preset(int(stage.server), "ordet_fanger", "Old", kept))
    await store.close()
    await stage.start_bot()
    lobby = await open_table(stage, channel, "ordet_fanger", [anna])
    await send(anna, await form_of(anna, lobby), begin="preset-Old")
    told = "“20” won’t do for Margin for a draw (ms). Possible: 50–1000."
    await anna.someone.until_sees(told, also=lambda message: message.ephemeral)
    assert "(OF11)" in shown(anna, lobby) and "(OF6)" not in shown(anna, lobby)
