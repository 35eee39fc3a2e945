"""Phones remember modals by their custom_id."""

from __future__ import annotations

import itertools

import discord
import pytest

from bot.playground.client import Refused
from bot.playground.people.actions import Fill, Upload
from tests.playground.breaking import answer, interaction
from tests.playground.dealer import Dealer, running
from tests.playground.scenes import Scene


class Counting(Dealer):
    """Opens a modal with the next number in it, under the same custom_id or another each time."""

    def __init__(self, *, unique: bool) -> None:
        super().__init__(discord.Intents.default())
        numbers = itertools.count(1)

        @self.tree.command(description="How many?")
        async def count(interaction: discord.Interaction) -> None:
            number = str(next(numbers))
            typed = discord.ui.TextInput[discord.ui.View](custom_id="many", default=number)
            options = [discord.SelectOption(label=each, default=each == "b") for each in "abc"]
            select = discord.ui.Select[discord.ui.View](custom_id="which", options=options)
            custom_id = f"count {number}" if unique else "count"
            modal = discord.ui.Modal(title=f"Number {number}", custom_id=custom_id)
            modal.add_item(discord.ui.Label(text="How many", component=typed))
            modal.add_item(discord.ui.Label(text="Which", component=select))
            await interaction.response.send_modal(modal)
            await modal.wait()


async def opened(scene: Scene) -> tuple[str, str, list[str]]:
    await scene.anna.slash(scene.table, "count")
    modal = await scene.anna.until_modal()
    many, which = (label["component"] for label in modal.components)
    defaults = [each["value"] for each in which["options"] if each.get("default")]
    return modal.title, many["value"], defaults


async def test_a_modal_with_a_known_custom_id_is_shown_as_it_was_the_first_time(
    scene: Scene,
) -> None:
    async with running(scene, Counting(unique=False)):
        assert await opened(scene) == ("Number 1", "1", ["b"])
        modal = await scene.anna.until_modal()
        await scene.anna.close_modal(modal)
        assert await opened(scene) == ("Number 1", "1", ["b"])
        await scene.anna.close_modal(await scene.anna.until_modal(), many="7", which=["c"])
        assert await opened(scene) == ("Number 1", "7", ["c"]), "what was typed is still there"
        await scene.bo.slash(scene.table, "count")
        assert (await scene.bo.until_modal()).title == "Number 4", "each remembers their own"


async def test_a_modal_with_a_custom_id_of_its_own_shows_what_the_bot_sent(scene: Scene) -> None:
    async with running(scene, Counting(unique=True)):
        await opened(scene)
        await scene.anna.close_modal(await scene.anna.until_modal(), many="7", which=["c"])
        assert await opened(scene) == ("Number 2", "2", ["b"])


@pytest.mark.parametrize(
    ("types", "name", "taken"),
    [
        ([".toml"], "deck.TOML", True),
        ([".toml"], "deck.png", False),
        (["image", ".toml"], "deck.png", True),
        (["audio"], "deck.png", False),
        (None, "deck.png", True),
    ],
)
async def test_a_file_upload_takes_only_files_of_its_types(
    scene: Scene, types: list[str] | None, name: str, taken: bool
) -> None:
    upload = {"type": 19, "custom_id": "file", "file_types": types}
    labelled = {"type": 18, "label": "Deck", "component": upload}
    modal = {"title": "Deck", "custom_id": "deck", "components": [labelled]}
    assert (await answer(scene, await interaction(scene), 9, modal)).status == 204
    number = (await scene.anna.until_modal("Deck")).id
    files = {"file": [Upload(name=name, content=b"cards")]}
    if taken:
        assert (await scene.anna.act(Fill(modal=number, files=files))).interaction
        return
    with pytest.raises(Refused, match="no file of a type"):
        await scene.anna.act(Fill(modal=number, files=files))
