"""Lets a person do something, if the client would."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from bot.playground.limits.rule import Rejected
from bot.playground.people import actions, interactions, messages, places
from bot.playground.people.actions import Cannot
from bot.playground.people.views import Done
from bot.playground.records import User

if TYPE_CHECKING:
    from bot.playground.core import Core


def do(core: Core, person_id: int, action: actions.Action) -> Done:
    """Let a person do something; raises Cannot where the client would not offer it."""
    person = core.world.users.get(person_id)
    if person is None or person.bot:
        raise Cannot(f"There is no person {person_id}.")
    core.transcript.add("person", f"{person.name}", msgspec.json.encode(_without_files(action)))
    try:
        return _HANDLERS[type(action)](core, person, action)
    except Rejected as refused:
        raise Cannot(f"{refused.rule.message.rstrip('.')}.") from refused


def _without_files(action: actions.Action) -> Any:
    plain = msgspec.to_builtins(action)
    if isinstance(action, actions.Write | actions.Fill):
        plain.pop("files", None)
    return plain


_HANDLERS: dict[type[Any], Callable[[Core, User, Any], Done]] = {
    actions.Write: messages.write,
    actions.Edit: messages.edit,
    actions.Delete: messages.delete,
    actions.Dismiss: messages.dismiss,
    actions.React: messages.react,
    actions.Unreact: messages.unreact,
    actions.IsTyping: messages.typing,
    actions.OpenDM: places.open_dm,
    actions.SetLocale: places.set_locale,
    actions.StartThread: places.start_thread,
    actions.Slash: interactions.slash,
    actions.Complete: interactions.complete,
    actions.Menu: interactions.menu,
    actions.Press: interactions.press,
    actions.Choose: interactions.choose,
    actions.Fill: interactions.fill,
    actions.CloseModal: interactions.close_modal,
}
