"""The browser tests' own bot: a little of everything that a page must be able to show."""

from __future__ import annotations

import asyncio
import io
from typing import Any, ClassVar

import discord
from discord import app_commands

from tests.browser.pictures import board

GAMES = {
    "riftforce": "Riftforce",
    "supertrumf": "Supertrumf Fantasy",
    "storma_slottet": "Storma slottet!",
    "ordet_fanger": "Ordet fanger",
}
HOSTILE = (
    "<img src=x onerror=\"window.ran='img'\"><script>window.ran='script'</script>"
    "[click](javascript:window.ran='link') **<b>bold</b>** <svg onload=window.ran=1>"
)


class Words(app_commands.Translator):
    """Swedish, for the page to show commands in a person's language."""

    swedish: ClassVar[dict[str, str]] = {
        "play": "spela",
        "Open a table in this channel": "Öppna ett bord i den här kanalen",
        "game": "spel",
        "Which game": "Vilket spel",
    }

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        if locale is discord.Locale.swedish:
            return self.swedish.get(string.message)
        return None


class Showbot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.all(), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Words())
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Without the five seconds between two."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        custom_id = (interaction.data or {}).get("custom_id")
        if custom_id is not None:
            await DEEDS[str(custom_id).split(":")[0]](interaction)


def button(label: str, custom_id: str, style: str = "secondary", **more: Any) -> Any:
    return discord.ui.Button(
        label=label, custom_id=custom_id, style=discord.ButtonStyle[style], **more
    )


def lobby(game: str, seated: list[str]) -> Any:
    layout = discord.ui.LayoutView(timeout=None)
    box: Any = discord.ui.Container(accent_colour=discord.Colour(0xFFC533))
    box.add_item(discord.ui.TextDisplay(f"# {GAMES[game]}\n{len(seated)} of 2 seats taken"))
    box.add_item(discord.ui.Separator())
    box.add_item(
        discord.ui.Section(
            discord.ui.TextDisplay("**Seats**\n" + "\n".join(f"- {name}" for name in seated)),
            accessory=button("Hand", f"hand:{game}"),
        )
    )
    row: Any = discord.ui.ActionRow()
    row.add_item(button("Join", f"join:{game}:{','.join(seated)}", "primary", emoji="🪑"))
    row.add_item(button("Start", "start", "success", disabled=len(seated) < 2))
    row.add_item(button("Name", "name"))
    row.add_item(button("End", "quiet", "danger"))
    row.add_item(discord.ui.Button(label="Rules", url="https://example.org/rules"))
    box.add_item(row)
    choice: Any = discord.ui.ActionRow()
    choice.add_item(
        discord.ui.Select(
            custom_id="guilds",
            placeholder="Guilds",
            min_values=2,
            max_values=3,
            options=[
                discord.SelectOption(label=label, description=what, emoji=emoji)
                for label, what, emoji in (
                    ("Fire", "Burns the neighbours", "🔥"),
                    ("Water", "Moves and splashes", "💧"),
                    ("Earth", "Shakes when it lands", "🪨"),
                    ("Shadow", "Goes anywhere", "🌑"),
                )
            ],
        )
    )
    box.add_item(choice)
    layout.add_item(box)
    return layout


async def _join(interaction: discord.Interaction) -> None:
    _, game, names = str((interaction.data or {})["custom_id"]).split(":")
    seated = [*names.split(","), interaction.user.display_name]
    await interaction.response.edit_message(view=lobby(game, seated))


async def _hand(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Your hand: ♠7 ♥K", ephemeral=True)


async def _guilds(interaction: discord.Interaction) -> None:
    chosen = ", ".join((interaction.data or {}).get("values", []))
    await interaction.response.send_message(f"Chosen: {chosen}")


async def _quiet(interaction: discord.Interaction) -> None:
    """Never answers."""


async def _name(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Naming())


async def _naming(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(f"Named: {values_of(interaction)}")


def values_of(interaction: discord.Interaction) -> str:
    found = []
    for part in (interaction.data or {}).get("components", []):
        control: Any = part["component"]
        found.append(str(control.get("value") or ",".join(control.get("values") or [])))
    return " / ".join(found)


class Naming(discord.ui.Modal, title="Name your hero"):
    hero: Any = discord.ui.Label(
        text="Hero", description="As it will be sung", component=discord.ui.TextInput(custom_id="h")
    )
    kinds: Any = discord.ui.Label(
        text="Kinds",
        component=discord.ui.Select(
            custom_id="k",
            max_values=2,
            options=[discord.SelectOption(label=kind) for kind in ("Elf", "Orc", "Dwarf")],
        ),
    )
    saga: Any = discord.ui.Label(
        text="Saga",
        component=discord.ui.TextInput(
            custom_id="s", style=discord.TextStyle.paragraph, required=False
        ),
    )

    def __init__(self) -> None:
        super().__init__(custom_id="naming")


async def _turn(interaction: discord.Interaction) -> None:
    """Another picture in the place of the one that is there."""
    view = gallery("The next board", "Bo leads 4 to 3")
    await interaction.response.edit_message(view=view, attachments=[picture_file(board(1))])


DEEDS: dict[str, Any] = {
    "turn": _turn,
    "join": _join,
    "hand": _hand,
    "guilds": _guilds,
    "quiet": _quiet,
    "name": _name,
    "naming": _naming,
}


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(description="Open a table in this channel")
    @app_commands.describe(game="Which game")
    @app_commands.choices(
        game=[app_commands.Choice(name=name, value=key) for key, name in GAMES.items()]
    )
    async def play(interaction: discord.Interaction, game: str) -> None:
        await interaction.response.send_message(view=lobby(game, [interaction.user.display_name]))

    @tree.command(description="Roll dice for everybody to see")
    @app_commands.describe(word="Any word that begins so", count="How many dice", open="For all?")
    async def roll(
        interaction: discord.Interaction,
        word: str,
        count: app_commands.Range[int, 1, 10] = 1,
        open: bool = True,  # noqa: A002 -- the option's name
    ) -> None:
        await interaction.response.send_message(f"{word} × {count}, open: {open}")

    @roll.autocomplete("word")
    async def words(
        interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        known = ("Tower", "Town", "Tree")
        return [
            app_commands.Choice(name=f"{word} of {interaction.user.display_name}", value=word)
            for word in known
            if word.lower().startswith(current.lower())
        ]

    @tree.command(description="Think, then answer to one person alone")
    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await THOUGHT.wait()
        await interaction.followup.send("It is 42", ephemeral=True)

    @tree.command(description="Never answers")
    async def sulk(interaction: discord.Interaction) -> None:
        return

    @tree.command(description="Send the hand by direct message")
    async def deal(interaction: discord.Interaction) -> None:
        try:
            await interaction.user.send("Your hand: ♠7 ♥K")
        except discord.Forbidden:
            await interaction.response.send_message("Your direct messages are closed.")
        else:
            await interaction.response.send_message("Dealt.")

    @tree.command(description="A form to fill in")
    async def hero(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Naming())

    @tree.command(description="Text that would like to be HTML")
    async def hostile(interaction: discord.Interaction) -> None:
        embed = discord.Embed(title=HOSTILE, description=HOSTILE, colour=0xC10000)
        embed.add_field(name=HOSTILE[:200], value=HOSTILE)
        view = discord.ui.View(timeout=None)
        view.add_item(button("<b>label</b>", "quiet:1"))
        await interaction.response.send_message(HOSTILE, embed=embed, view=view)

    @tree.command(description="A picture with its description")
    async def picture(interaction: discord.Interaction) -> None:
        view = gallery("The board", "Anna leads 3 to 2")
        await interaction.response.send_message(view=view, file=picture_file(board()))

    @tree.command(description="Several pictures")
    async def album(
        interaction: discord.Interaction, count: app_commands.Range[int, 1, 10]
    ) -> None:
        layout = discord.ui.LayoutView(timeout=None)
        items = [
            discord.MediaGalleryItem(f"attachment://{n}.png", description=f"Board {n + 1}")
            for n in range(count)
        ]
        layout.add_item(discord.ui.TextDisplay(f"Album of {count}"))
        layout.add_item(discord.ui.MediaGallery(*items))
        files = [picture_file(board(n % 4), f"{n}.png") for n in range(count)]
        await interaction.response.send_message(view=layout, files=files)


THOUGHT = asyncio.Event()


def gallery(title: str, alt: str) -> Any:
    layout = discord.ui.LayoutView(timeout=None)
    box: Any = discord.ui.Container(accent_colour=discord.Colour(0x1467B3))
    box.add_item(discord.ui.TextDisplay(f"## {title}"))
    box.add_item(
        discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description=alt))
    )
    row: Any = discord.ui.ActionRow()
    row.add_item(button("Turn", "turn"))
    box.add_item(row)
    layout.add_item(box)
    return layout


def picture_file(body: bytes, name: str = "board.png") -> discord.File:
    return discord.File(io.BytesIO(body), name)
