"""The tests' own bot in discord.py: a little of everything that a game bot does."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import discord
from discord import app_commands

from bot.playground import addresses, redirect_discord_py
from tests.playground.scenes import Scene

# A picture of one pixel.
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)


class Table(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Draw", custom_id="draw", style=discord.ButtonStyle.primary)
    async def draw(self, interaction: discord.Interaction, button: Any) -> None:
        await interaction.response.edit_message(content=f"{interaction.user.display_name} drew")

    @discord.ui.button(label="Hand", custom_id="hand")
    async def hand(self, interaction: discord.Interaction, button: Any) -> None:
        await interaction.response.send_message("Your hand: ♠7", ephemeral=True)

    @discord.ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction, button: Any) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("Here it is", ephemeral=True)

    @discord.ui.button(label="Beside", custom_id="beside")
    async def beside(self, interaction: discord.Interaction, button: Any) -> None:
        await interaction.response.defer()
        await interaction.followup.send("Here it is", ephemeral=True)

    @discord.ui.button(label="Name", custom_id="name")
    async def name(self, interaction: discord.Interaction, button: Any) -> None:
        await interaction.response.send_modal(Naming())

    @discord.ui.button(label="Closed", custom_id="closed", disabled=True)
    async def closed(self, interaction: discord.Interaction, button: Any) -> None:
        raise AssertionError("a disabled button was pressed")

    @discord.ui.select(
        custom_id="suits",
        placeholder="Suits",
        max_values=2,
        options=[discord.SelectOption(label=suit) for suit in ("Spades", "Hearts", "Clubs")],
    )
    async def suits(self, interaction: discord.Interaction, select: Any) -> None:
        await interaction.response.send_message(f"Chosen: {', '.join(select.values)}")


class Naming(discord.ui.Modal, title="Name your hero"):
    hero: Any = discord.ui.Label(text="Hero", component=discord.ui.TextInput(custom_id="hero"))
    kind: Any = discord.ui.Label(
        text="Kind",
        component=discord.ui.Select(
            custom_id="kind", options=[discord.SelectOption(label=k) for k in ("Elf", "Orc")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        hero, kind = self.hero.component.value, self.kind.component.values[0]
        await interaction.response.send_message(f"{hero} the {kind}")


def _labelled(text: str, component: Any) -> Any:
    return discord.ui.Label(text=text, component=component)


class Everything(discord.ui.Modal, title="Everything"):
    radio: Any = _labelled(
        "Radio",
        discord.ui.RadioGroup(
            custom_id="radio", options=[discord.RadioGroupOption(label=x) for x in "ab"]
        ),
    )
    boxes: Any = _labelled(
        "Boxes",
        discord.ui.CheckboxGroup(
            custom_id="boxes",
            max_values=2,
            options=[discord.CheckboxGroupOption(label=x) for x in "cde"],
        ),
    )
    sure: Any = _labelled("Sure", discord.ui.Checkbox(custom_id="sure"))
    file: Any = _labelled("File", discord.ui.FileUpload(custom_id="file", required=False))
    who: Any = _labelled("Who", discord.ui.UserSelect(custom_id="who"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        parts = [
            self.radio.component.value,
            ",".join(self.boxes.component.values),
            self.sure.component.value,
            ",".join(file.filename for file in self.file.component.values),
            ",".join(user.name for user in self.who.component.values),
        ]
        await interaction.response.send_message(" ".join(map(str, parts)))


class Dealer(discord.Client):
    """Ready when `ready_again` is set; keeps what it was told."""

    def __init__(self, intents: discord.Intents, **options: Any) -> None:
        super().__init__(intents=intents, guild_ready_timeout=0.05, **options)
        self.tree = app_commands.CommandTree(self)
        self.messages_heard: asyncio.Queue[discord.Message] = asyncio.Queue()
        self.resumed = asyncio.Event()
        _add_commands(self.tree)

    async def setup_hook(self) -> None:
        self.add_view(Table())
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Without the five seconds between two: the playground does not insist on them here."""

    async def on_message(self, message: discord.Message) -> None:
        if message.author.id != self.application_id:
            self.messages_heard.put_nowait(message)

    async def on_resumed(self) -> None:
        self.resumed.set()


class ShardedDealer(Dealer, discord.AutoShardedClient):
    @property
    def latencies_by_shard(self) -> dict[int, float]:
        return dict(self.latencies)


def _add_commands(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(description="Deal the cards")
    @app_commands.describe(game="Which game", rounds="How many")
    async def deal(
        interaction: discord.Interaction,
        game: str,
        rounds: app_commands.Range[int, 1, 9] = 1,
    ) -> None:
        await interaction.response.send_message(f"{game} × {rounds}", view=Table())

    @deal.autocomplete("game")
    async def games(
        interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        known = ("Riftforce", "Ruff", "Ordet fanger")
        return [
            app_commands.Choice(name=k, value=k.lower())
            for k in known
            if k.lower().startswith(current.lower())
        ]

    @tree.command(description="Send the hand by DM")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        file = discord.File(io.BytesIO(PIXEL), "hand.png", description="♠7 and ♥K")
        try:
            await interaction.user.send("Your hand", file=file)
        except discord.Forbidden as error:
            await interaction.followup.send(f"DM closed: {error.code}")
        else:
            await interaction.followup.send("Look into your DMs")

    @tree.command(description="A board in Components V2")
    async def board(interaction: discord.Interaction) -> None:
        layout = discord.ui.LayoutView()
        container: Any = discord.ui.Container(accent_colour=discord.Colour.dark_teal())
        container.add_item(discord.ui.TextDisplay("# The board"))
        container.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://b.png")))
        row: Any = discord.ui.ActionRow()
        row.add_item(discord.ui.Button(label="Draw", custom_id="draw2"))
        container.add_item(row)
        layout.add_item(container)
        await interaction.response.send_message(
            view=layout, file=discord.File(io.BytesIO(PIXEL), "b.png")
        )

    @tree.command(description="A modal with one control of each kind")
    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Everything())

    @tree.context_menu(name="Challenge")
    async def challenge(interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"{member.display_name} is challenged")

    @tree.context_menu(name="Dispute")
    async def dispute(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"Disputed: {message.content}")

    @tree.command(description="Takes too long")
    async def slow(interaction: discord.Interaction) -> None:
        return


def running(scene: Scene, client: discord.Client) -> AbstractAsyncContextManager[None]:
    """The bot, connected to the scene's playground and ready."""
    return connected(scene.playground.url, scene.token, client)


@asynccontextmanager
async def connected(url: str, token: str, client: discord.Client) -> AsyncIterator[None]:
    redirect_discord_py(*addresses(url))
    async with client:
        await client.login(token)
        connection = asyncio.create_task(client.connect())
        ready = asyncio.create_task(client.wait_until_ready())
        try:
            await asyncio.wait([connection, ready], return_when=asyncio.FIRST_COMPLETED)
            if connection.done():
                connection.result()
            yield
        finally:
            ready.cancel()
            await client.close()
            await asyncio.gather(connection, ready, return_exceptions=True)
