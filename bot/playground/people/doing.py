"""Lets a person do something, if the client would."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from bot.playground.limits.rule import Rejected
from bot.playground.people import actions, moving, using, writing
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
        return _DEEDS[type(action)](core, person, action)
    except Rejected as refused:
        raise Cannot(f"{refused.rule.message.rstrip('.')}.") from refused


def _without_files(action: actions.Action) -> Any:
    plain = msgspec.to_builtins(action)
    if isinstance(action, actions.Write | actions.Fill):
        plain.pop("files", None)
    return plain


_DEEDS: dict[type[Any], Callable[[Core, User, Any], Done]] = {
    actions.Write: writing.write,
    actions.Edit: writing.edit,
    actions.Delete: writing.delete,
    actions.Dismiss: writing.dismiss,
    actions.React: writing.react,
    actions.Unreact: writing.unreact,
    actions.IsTyping: writing.typing,
    actions.Join: moving.join,
    actions.Leave: moving.leave,
    actions.OpenDM: moving.open_dm,
    actions.SetDMs: moving.set_dms,
    actions.Block: moving.block,
    actions.Unblock: moving.unblock,
    actions.SetLocale: moving.set_locale,
    actions.StartThread: moving.start_thread,
    actions.JoinThread: moving.join_thread,
    actions.LeaveThread: moving.leave_thread,
    actions.Slash: using.slash,
    actions.Complete: using.complete,
    actions.Menu: using.menu,
    actions.Press: using.press,
    actions.Choose: using.choose,
    actions.Fill: using.fill,
    actions.CloseModal: using.close_modal,
}
