# mypy: ignore-errors
# hikari is installed apart from what the project needs, so that nothing here knows its types.
"""The tests' bot once more, in hikari: see ../dealer.py, of which this is a translation."""

from __future__ import annotations

import os
from typing import Any

import hikari

PIXEL = bytes.fromhex(os.environ["PIXEL"])
INTENTS = hikari.Intents.GUILDS | hikari.Intents.GUILD_MESSAGES | hikari.Intents.DM_MESSAGES
if os.environ.get("CONTENT"):
    INTENTS |= hikari.Intents.MESSAGE_CONTENT
bot = hikari.GatewayBot(
    os.environ["TOKEN"],
    rest_url=f"{os.environ['PLAYGROUND']}/api/v10",
    intents=INTENTS,
    banner=None,
    suppress_optimization_warning=True,
)
CREATE = hikari.ResponseType.MESSAGE_CREATE


def table() -> list[Any]:
    row = bot.rest.build_message_action_row()
    for label in ("Draw", "Hand", "Later", "Name"):
        row.add_interactive_button(hikari.ButtonStyle.PRIMARY, label.lower(), label=label)
    choice = bot.rest.build_message_action_row()
    menu = choice.add_text_menu("suits", max_values=2)
    for suit in ("Spades", "Hearts", "Clubs"):
        menu.add_option(suit, suit)
    return [row, choice]


@bot.listen(hikari.CommandInteractionCreateEvent)
async def on_command(event: hikari.CommandInteractionCreateEvent) -> None:
    asked = event.interaction
    if asked.command_name == "deal":
        assert asked.options
        text = f"Dealt {asked.options[0].value}"
        await asked.create_initial_response(CREATE, text, components=table())
    elif asked.command_name == "hand":
        await asked.create_initial_response(
            hikari.ResponseType.DEFERRED_MESSAGE_CREATE, flags=hikari.MessageFlag.EPHEMERAL
        )
        try:
            await asked.user.send("Your hand", attachment=hikari.Bytes(PIXEL, "hand.png"))
            await asked.edit_initial_response("Look into your DMs")
        except hikari.ForbiddenError as error:
            await asked.edit_initial_response(f"DM closed: {error.code}")
    else:
        container = hikari.impl.ContainerComponentBuilder()
        container.add_text_display("# The board")
        gallery = hikari.impl.MediaGalleryComponentBuilder()
        gallery.add_media_gallery_item(hikari.Bytes(PIXEL, "b.png"))
        container.add_component(gallery)
        await asked.create_initial_response(CREATE, component=container)


@bot.listen(hikari.AutocompleteInteractionCreateEvent)
async def on_completion(event: hikari.AutocompleteInteractionCreateEvent) -> None:
    choice = hikari.impl.AutocompleteChoiceBuilder("Riftforce", "riftforce")
    await event.interaction.create_response([choice])


@bot.listen(hikari.ComponentInteractionCreateEvent)
async def on_component(event: hikari.ComponentInteractionCreateEvent) -> None:
    asked = event.interaction
    match asked.custom_id:
        case "draw":
            text = f"{asked.user.username} drew"
            await asked.create_initial_response(hikari.ResponseType.MESSAGE_UPDATE, text)
        case "hand":
            flags = hikari.MessageFlag.EPHEMERAL
            await asked.create_initial_response(CREATE, "Your hand: ♠7", flags=flags)
        case "later":
            await asked.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_CREATE)
            await asked.execute("Here it is")
        case "name":
            row = bot.rest.build_modal_action_row().add_text_input("hero", "Hero")
            await asked.create_modal_response("Name your hero", "naming", component=row)
        case "suits":
            await asked.create_initial_response(CREATE, f"Chosen: {', '.join(asked.values)}")


@bot.listen(hikari.ModalInteractionCreateEvent)
async def on_modal(event: hikari.ModalInteractionCreateEvent) -> None:
    hero: Any = event.interaction.components[0][0]
    await event.interaction.create_initial_response(CREATE, f"Named {hero.value}")


@bot.listen(hikari.MessageCreateEvent)
async def on_message(event: hikari.MessageCreateEvent) -> None:
    if event.is_human:
        await event.message.respond(f"Heard: {event.content or 'nothing'}", reply=True)


@bot.listen(hikari.StartedEvent)
async def on_started(_: hikari.StartedEvent) -> None:
    application = await bot.rest.fetch_application()
    deal = bot.rest.slash_command_builder("deal", "Deal the cards").add_option(
        hikari.CommandOption(
            type=hikari.OptionType.STRING,
            name="game",
            description="Which game",
            is_required=True,
            autocomplete=True,
        )
    )
    hand = bot.rest.slash_command_builder("hand", "Send the hand by DM")
    board = bot.rest.slash_command_builder("board", "A board in Components V2")
    await bot.rest.set_application_commands(application, [deal, hand, board])
    print(f"ready with {bot.shard_count} shards", flush=True)


bot.run(check_for_updates=False, propagate_interrupts=True)
