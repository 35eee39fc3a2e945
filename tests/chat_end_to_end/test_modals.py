"""Modals on a phone that shows what it remembers of one with the same custom_id: people who open
one again finds what stands now, and sends in nothing else."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.chat.custom_ids import OfPresets, OptionPage, SetTime, write
from bot.playground.client import all_text
from bot.playground.people.views import SeenModal
from tests.chat_end_to_end.choosing import settings_of
from tests.chat_end_to_end.matches import open_table, start
from tests.chat_end_to_end.player import Player, components, controls, table_of
from tests.chat_end_to_end.realtime import play_until_duel
from tests.chat_end_to_end.stage import Stage
from tests.chat_end_to_end.test_clocks import set_time
from tests.chat_end_to_end.test_options import entry, form_of, presets_of, send, shown

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def twice(player: Player, open_: Callable[[], Awaitable[object]]) -> SeenModal:
    """Opens a modal, closes it with something else in all of it, and opens it again: it shows the
    same as before, and not what the phone remembers."""
    await open_()
    first = await player.someone.until_modal()
    await player.someone.close_modal(
        first, **{each["custom_id"]: something_else(each) for each in components(first)}
    )
    await open_()
    again = await player.someone.until_modal()
    assert again.custom_id != first.custom_id
    assert again.components == first.components
    return again


def something_else(component: dict[str, Any]) -> str | list[str]:
    if "options" not in component:
        return "Something else"
    return [option["value"] for option in component["options"] if not option.get("default")][:1]


def selected(form: SeenModal, name: str) -> list[str]:
    return [option["value"] for option in entry(form, name)["options"] if option.get("default")]


async def test_an_option_that_was_changed_before_is_not_set_back_by_the_next_modal(
    stage: Stage,
) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna"))
    lobby = await open_table(stage, channel, "ordet_fanger", [anna])
    await send(anna, await form_of(anna, lobby), rounds="1")
    form = await form_of(anna, lobby)
    assert selected(form, "rounds") == ["1"]
    await send(anna, form, drop_symbols="off")
    assert "Rounds: 1, Fewer symbols: all symbols stay in" in shown(anna, lobby)


async def test_the_options_clock_word_preset_and_settings_show_what_stands(stage: Stage) -> None:
    channel = await stage.channel()
    owner = Player(stage.owner)
    lobby = await open_table(stage, channel, "storma_slottet", [owner])
    table = table_of(lobby)

    async def press(control: str) -> None:
        await owner.someone.press(owner.newest(lobby), control)

    options = await twice(owner, lambda: press(write(OptionPage(table))))
    assert selected(options, "clock") == ["turn 300"]
    await send(owner, options, clock="turn 60")
    options = await twice(owner, lambda: press(write(OptionPage(table))))
    assert selected(options, "clock") == ["turn 60"]
    word = await twice(owner, lambda: owner.press(owner.newest(lobby), "word"))
    await send(owner, word, **{"0": "Nyckelharpa"})
    word = await twice(owner, lambda: owner.press(owner.newest(lobby), "word"))
    assert entry(word, "0")["value"] == "Nyckelharpa"
    whisper = await presets_of(owner, channel)
    await twice(owner, lambda: owner.someone.press(whisper, write(OfPresets(table, "save"))))
    settings = await settings_of(owner, channel)
    zone = await twice(owner, lambda: set_time(owner, settings, SetTime("zone"), "typed"))
    await send(owner, zone, zone="Europe/Oslo")
    await owner.someone.until(lambda: "Oslo" in all_text(owner.newest(settings)))
    zone = await twice(owner, lambda: set_time(owner, settings, SetTime("zone"), "typed"))
    assert entry(zone, "zone")["value"] == "Europe/Oslo"


async def test_an_answer_is_typed_into_an_empty_modal_each_time(brisk: Stage) -> None:
    channel = await brisk.channel()
    players = [Player(await brisk.person(name), seed) for seed, name in enumerate(("Anna", "Bo"))]
    board = await start(brisk, channel, "ordet_fanger", players, "start_here")
    _, (anna, *_) = await play_until_duel(board, players)
    hand = await anna.hand(board)
    (button,) = [control.shown["custom_id"] for control in controls(hand) if control.is_required]
    modal = await twice(anna, lambda: anna.someone.press(anna.newest(hand), button))
    (text,) = components(modal)
    await send(anna, modal, **{text["custom_id"]: "Ett svar"})
    await anna.someone.until_sees("“Ett svar”", channel)
