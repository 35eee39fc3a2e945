"""Commands, modals and answers to interactions that Discord refuses."""

from __future__ import annotations

from bot.playground.control import SetClock
from tests.playground.breaking import (
    answer,
    breaks,
    command,
    control,
    interaction,
    modal,
    option,
    options,
)
from tests.playground.scenes import Reply, Scene

# Commands

command("command.name", name="two words")
command("command.name.case", name="Deal")
command("command.menu_name", type=2, name="x" * 33, description="")
command("command.menu_with_texts", type=3, name="Report", description="No")
command("command.description", description="")
command("command.locale", name_localizations={"sv": "dela"})
command(
    "command.options",
    options=[{"type": 3, "name": f"o{n}", "description": "x"} for n in range(26)],
)
command("command.option.twice", options=[{"type": 3, "name": "o", "description": "x"}] * 2)
command(
    "command.option_order",
    options=[
        {"type": 3, "name": "a", "description": "x"},
        {"type": 3, "name": "b", "description": "x", "required": True},
    ],
)
command(
    "command.nesting",
    options=[
        {"type": 1, "name": "a", "description": "x"},
        {"type": 3, "name": "b", "description": "x"},
    ],
)
command(
    "command.size",
    options=[
        {
            "type": 3,
            "name": f"o{n}",
            "description": "x",
            "choices": [{"name": f"{k:0>100}", "value": f"{k:0>100}"} for k in range(25)],
        }
        for n in range(2)
    ],
)
option("command.choices", choices=[{"name": str(n), "value": str(n)} for n in range(26)])
option("command.choice.name", choices=[{"name": "x" * 101, "value": "x"}])
option("command.choice.value", choices=[{"name": "x", "value": "x" * 101}])
option("command.min_length", min_length=6001)
option("command.max_length", max_length=0)
option("command.integer", type=4, max_value=2**53 + 1)
option("command.autocomplete_and_choices", autocomplete=True, choices=[{"name": "x", "value": "x"}])


async def _register(scene: Scene, kind: int, count: int) -> Reply:
    description = "x" if kind == 1 else ""
    bodies = [{"type": kind, "name": f"c{n}", "description": description} for n in range(count)]
    return await scene.rest("PUT", f"/applications/{scene.bot}/commands", bodies)


@breaks("command.count")
async def too_many_commands(scene: Scene) -> Reply:
    return await _register(scene, 1, 101)


@breaks("command.count.user")
async def too_many_user_commands(scene: Scene) -> Reply:
    return await _register(scene, 2, 16)


@breaks("command.count.message")
async def too_many_message_commands(scene: Scene) -> Reply:
    return await _register(scene, 3, 16)


@breaks("command.count.entry_point")
async def too_many_entry_points(scene: Scene) -> Reply:
    return await _register(scene, 4, 2)


@breaks("command.entry_point")
async def the_entry_point_dropped(scene: Scene) -> Reply:
    await _register(scene, 4, 1)
    return await _register(scene, 1, 1)


@breaks("command.twice")
async def the_same_command_twice(scene: Scene) -> Reply:
    body = [{"name": "deal", "description": "x"}] * 2
    return await scene.rest("PUT", f"/applications/{scene.bot}/commands", body)


@breaks("command.creates_a_day")
async def too_many_creates(scene: Scene) -> Reply:
    for _ in range(2):
        await _register(scene, 1, 100)
        await _register(scene, 1, 0)
    return await _register(scene, 1, 1)


@breaks("unknown.command")
async def no_such_command(scene: Scene) -> Reply:
    return await scene.rest("GET", f"/applications/{scene.bot}/commands/1")


# Answers


@breaks("interaction.answered")
async def answer_twice(scene: Scene) -> Reply:
    asked = await interaction(scene)
    assert (await answer(scene, asked, 4, {"content": "Yes"})).status == 204
    return await answer(scene, asked, 4, {"content": "Yes"})


@breaks("interaction.too_late")
async def answer_after_three_seconds(scene: Scene) -> Reply:
    asked = await interaction(scene)
    number = asked[0]
    await scene.client.order(SetClock(advance=3.01))
    await scene.anna.until(lambda: scene.anna.outcomes.get(number))
    return await answer(scene, asked, 4, {"content": "Yes"})


@breaks("interaction.token_expired")
async def follow_up_after_a_quarter_of_an_hour(scene: Scene) -> Reply:
    asked = await interaction(scene)
    await answer(scene, asked, 4, {"content": "Yes"})
    await scene.client.order(SetClock(advance=15 * 60 + 1))
    return await scene.rest(
        "POST", f"/webhooks/{scene.bot}/{asked[1]}", {"content": "And"}, token=""
    )


@breaks("unknown.interaction")
async def answer_nothing(scene: Scene) -> Reply:
    return await answer(scene, ("1", "x"), 4, {"content": "Yes"})


@breaks("unknown.webhook")
async def follow_up_nothing(scene: Scene) -> Reply:
    return await scene.rest("POST", f"/webhooks/{scene.bot}/x", {"content": "And"}, token="")


@breaks("interaction.answer_type")
async def update_without_a_message(scene: Scene) -> Reply:
    return await answer(scene, await interaction(scene), 7, {"content": "Yes"})


@breaks("interaction.defer_flags")
async def defer_with_a_flag(scene: Scene) -> Reply:
    return await answer(scene, await interaction(scene), 5, {"flags": 1 << 15})


@breaks("autocomplete.choices")
async def too_many_completions(scene: Scene) -> Reply:
    asked = await interaction(scene, game="r")
    choices = [{"name": str(n), "value": str(n)} for n in range(26)]
    return await answer(scene, asked, 8, {"choices": choices})


# Modals

_INPUT = {"type": 4, "custom_id": "hero", "style": 1}
_LABEL = {"type": 18, "label": "Hero", "component": _INPUT}
modal("modal.title", title="x" * 46)
modal("modal.custom_id", custom_id="x" * 101)
modal(
    "modal.components",
    components=[
        {"type": 18, "label": "x", "component": _INPUT | {"custom_id": str(n)}} for n in range(6)
    ],
)
modal("label.text", _LABEL | {"label": "x" * 46})
modal("label.description", _LABEL | {"description": "x" * 101})
modal("input.label", {"type": 1, "components": [_INPUT | {"label": "x" * 46}]})
control("input.value", type=4, style=1, value="x" * 4001)
control("input.placeholder", type=4, style=1, placeholder="x" * 101)
control("input.min_length", type=4, style=1, min_length=4001)
control("input.max_length", type=4, style=1, max_length=4001)
control("radio.options", type=21, options=options(1))
control("checkbox_group.options", type=22, options=options(11))
control("checkbox_group.min_values", type=22, options=options(2), min_values=11)
control("checkbox_group.max_values", type=22, options=options(2), max_values=11)
control("file_upload.min_values", type=19, min_values=11)
control("file_upload.max_values", type=19, max_values=11)
control("file_types", type=19, file_types=[f".{number}" for number in range(11)])
control("file_types.extension", type=19, file_types=["pdf"])
