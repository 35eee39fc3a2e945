"""People use what a bot offers: commands, buttons, selects, modals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground.limits import component_forms as of
from bot.playground.limits import interactions as kinds
from bot.playground.limits.commands import CHAT_INPUT, MESSAGE_MENU, USER_MENU
from bot.playground.operations import threads
from bot.playground.operations.interactions import Start
from bot.playground.people import actions, commands
from bot.playground.people.actions import Cannot
from bot.playground.people.lookup import the_channel, the_component, the_message
from bot.playground.people.modals import submitted
from bot.playground.people.options import chosen_options
from bot.playground.people.resolved import Resolved
from bot.playground.people.views import Done
from bot.playground.permissions import is_locked_for
from bot.playground.records import JSON, Channel, Command, Message, User

if TYPE_CHECKING:
    from bot.playground.core import Core


def _open(core: Core, person: User, channel: Channel, *, is_press: bool) -> None:
    """An archived thread is opened before anything is used there, as clients do. In a locked one
    nobody but moderators can press; commands get through all the same (discord-api-docs#5517)."""
    if is_locked_for(core.world, channel, person.id):
        if is_press:
            raise Cannot("This thread is locked.", "thread-locked")
    elif channel.is_thread:
        threads.archive(core, channel, False)


def slash(core: Core, person: User, action: actions.Slash) -> Done:
    return _send_command(core, person, action, None)


def complete(core: Core, person: User, action: actions.Complete) -> Done:
    return _send_command(core, person, action, action.option)


def _send_command(
    core: Core,
    person: User,
    action: actions.Slash | actions.Complete,
    focused: str | None,
) -> Done:
    channel = the_channel(core, person, action.channel)
    name, *path = action.command.removeprefix("/").split() or [""]
    command = _command(core, person, channel, name, CHAT_INPUT, action.application)
    given = dict(action.options)
    if isinstance(action, actions.Complete):
        given[action.option] = action.typed
    resolved = Resolved(core, channel, person.id)
    options = chosen_options(command, path, given, focused, resolved)
    data = _command_data(command) | {"options": options} | resolved.as_json()
    if focused is None:
        _open(core, person, channel, is_press=False)
    start = Start(
        application_id=command.application_id,
        type=kinds.COMMAND if focused is None else kinds.COMPLETION,
        user_id=person.id,
        channel=channel,
        name=" ".join([name, *path]),
        data=data,
    )
    return Done(interaction=str(core.pending.start(start).id))


def menu(core: Core, person: User, action: actions.Menu) -> Done:
    channel = the_channel(core, person, action.channel)
    resolved = Resolved(core, channel, person.id)
    if action.message is not None:
        kind = MESSAGE_MENU
        target = the_message(core, person, channel, action.message).id
        resolved.add_message(target)
    elif action.user is not None:
        kind = USER_MENU
        target = resolved.add_user(action.user)
    else:
        raise Cannot("A context menu belongs to a user or a message.")
    command = _command(core, person, channel, action.command, kind, None)
    data = _command_data(command) | {"target_id": str(target)} | resolved.as_json()
    _open(core, person, channel, is_press=False)
    start = Start(
        application_id=command.application_id,
        type=kinds.COMMAND,
        user_id=person.id,
        channel=channel,
        name=command.name,
        data=data,
        target_id=target,
        command_type=kind,
    )
    return Done(interaction=str(core.pending.start(start).id))


def _command(
    core: Core, person: User, channel: Channel, name: str, kind: int, application: str | None
) -> Command:
    found = [
        command
        for command in commands.usable_commands(core, channel, person.id)
        if command.name == name
        and command.type == kind
        and application in (None, str(command.application_id))
    ]
    if not found:
        raise Cannot(
            f"{person.name} is offered no command {name} here.", "command-gone", command=name
        )
    if len({command.application_id for command in found}) > 1:
        raise Cannot(f"Several bots have a command {name}: say whose.")
    # A server's own command hides the global one of the same name.
    return next((command for command in found if command.guild_id), found[0])


def _command_data(command: Command) -> JSON:
    data: JSON = {"id": str(command.id), "name": command.name, "type": command.type}
    if command.guild_id is not None:
        data["guild_id"] = str(command.guild_id)
    return data


def press(core: Core, person: User, action: actions.Press) -> Done:
    channel, message = _message(core, person, action)
    component = the_component(message, action.custom_id)
    if component["type"] != of.BUTTON:
        raise Cannot(f"{action.custom_id} is no button.")
    data: JSON = {
        "custom_id": action.custom_id,
        "component_type": of.BUTTON,
        "id": component["id"],
    }
    return _use_component(core, person, channel, message, data)


def choose(core: Core, person: User, action: actions.Choose) -> Done:
    channel, message = _message(core, person, action)
    component = the_component(message, action.custom_id)
    if component["type"] not in of.SELECTS:
        raise Cannot(f"{action.custom_id} is no select.")
    resolved = Resolved(core, channel, person.id)
    check_choice(component, action.values, resolved)
    data: JSON = {
        "custom_id": action.custom_id,
        "component_type": component["type"],
        "id": component["id"],
        "values": action.values,
    }
    return _use_component(core, person, channel, message, data | resolved.as_json())


def check_choice(select: JSON, values: list[str], resolved: Resolved) -> None:
    """Only what is offered, and only so many."""
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not least <= len(values) <= most or len(set(values)) != len(values):
        raise Cannot(f"{select['custom_id']} takes {least} to {most} different choices.")
    if select["type"] == of.STRING_SELECT:
        offered = {option["value"] for option in select["options"]}
        missing = [value for value in values if value not in offered]
        if missing:
            raise Cannot(f"{select['custom_id']} does not offer {missing[0]}.", "control-gone")
        return
    for value in values:
        resolved.add(select["type"], value)


def _message(
    core: Core, person: User, action: actions.Press | actions.Choose
) -> tuple[Channel, Message]:
    channel = the_channel(core, person, action.channel)
    return channel, the_message(core, person, channel, action.message)


def _use_component(
    core: Core, person: User, channel: Channel, message: Message, data: JSON
) -> Done:
    if message.application_id is None and message.author_id not in core.world.applications:
        raise Cannot("Only bots' messages have something to press.")
    _open(core, person, channel, is_press=True)
    start = Start(
        application_id=message.author_id,
        type=kinds.COMPONENT,
        user_id=person.id,
        channel=channel,
        name=data["custom_id"],
        data=data,
        message=message,
    )
    return Done(interaction=str(core.pending.start(start).id))


# Modals


def fill(core: Core, person: User, action: actions.Fill) -> Done:
    opener = core.people.modals.get(person.id)
    if opener is None or str(opener.id) != action.modal or opener.modal is None:
        raise Cannot(f"{person.name} has no such modal open.", "modal-gone")
    channel = the_channel(core, person, str(opener.channel_id))
    resolved = Resolved(core, channel, person.id)
    components = submitted(opener.modal["components"], action, resolved)
    data: JSON = {"custom_id": opener.modal["custom_id"], "components": components}
    start = Start(
        application_id=opener.application_id,
        type=kinds.MODAL_SUBMIT,
        user_id=person.id,
        channel=channel,
        name=opener.modal["custom_id"],
        data=data | resolved.as_json(),
        message=core.world.message(channel.id, opener.message_id or 0),
        opened_by=opener,
    )
    return Done(interaction=str(core.pending.start(start).id))


def close_modal(core: Core, person: User, action: actions.CloseModal) -> Done:
    opener = core.people.modals.get(person.id)
    if opener is None or str(opener.id) != action.modal or opener.modal is None:
        raise Cannot(f"{person.name} has no such modal open.", "modal-gone")
    core.people.remembered.closed(opener, opener.modal, action.values)
    core.people.close_modal(person.id)
    return Done()
