"""The options of a slash command, as a client sends them and as it lets them be filled in."""

from typing import Any

import msgspec

from bot.playground.limits import commands as of
from bot.playground.people.actions import Cannot, Upload
from bot.playground.people.modals import check_types
from bot.playground.people.resolved import Resolved
from bot.playground.records import JSON, Command


def chosen_options(
    command: Command,
    path: list[str],
    given: dict[str, Any],
    focused: str | None,
    resolved: Resolved,
) -> list[JSON]:
    """What INTERACTION_CREATE carries; `path` leads to the subcommand, `focused` is typed in."""
    declared: list[JSON] = command.body.get("options") or []
    if path:
        nested = _subcommand(declared, path[0], command.name)
        inner = Command(
            id=0,
            application_id=0,
            guild_id=None,
            type=of.CHAT_INPUT,
            name=f"{command.name} {path[0]}",
            body=nested,
            version=0,
        )
        options = chosen_options(inner, path[1:], given, focused, resolved)
        return [{"type": nested["type"], "name": nested["name"], "options": options}]
    if any(option["type"] in (of.SUBCOMMAND, of.GROUP) for option in declared):
        raise Cannot(f"/{command.name} is only sent with a subcommand.")
    known = {option["name"]: option for option in declared}
    for name in given:
        if name not in known:
            raise Cannot(f"/{command.name} has no option {name}.")
    missing = [n for n, option in known.items() if option.get("required") and n not in given]
    if missing and focused is None:
        raise Cannot(f"/{command.name} needs {missing[0]}.")
    return [_option(known[name], given[name], name == focused, resolved) for name in given]


def _subcommand(declared: list[JSON], name: str, of_command: str) -> JSON:
    for option in declared:
        if option["name"] == name and option["type"] in (of.SUBCOMMAND, of.GROUP):
            return option
    raise Cannot(f"/{of_command} has no subcommand {name}.")


def _option(option: JSON, value: Any, focused: bool, resolved: Resolved) -> JSON:
    sent: JSON = {"type": option["type"], "name": option["name"]}
    if focused:
        if not option.get("autocomplete"):
            raise Cannot(f"{option['name']} has no completion.")
        return sent | {"value": value, "focused": True}
    return sent | {"value": _value(option, value, resolved)}


def _value(option: JSON, value: Any, resolved: Resolved) -> Any:
    kind, name = option["type"], option["name"]
    match kind:
        case of.STRING:
            _check_text(option, value)
        case of.INTEGER:
            if isinstance(value, bool) or not isinstance(value, int):
                raise Cannot(f"{name} is a whole number.")
            _check_number(option, value)
        case of.NUMBER:
            if isinstance(value, bool) or not isinstance(value, int | float):
                raise Cannot(f"{name} is a number.")
            _check_number(option, value)
        case of.BOOLEAN:
            if not isinstance(value, bool):
                raise Cannot(f"{name} is true or false.")
        case of.USER:
            resolved.add_user(str(value))
        case of.CHANNEL:
            resolved.add_channel(str(value))
        case of.ROLE:
            resolved.add_role(str(value))
        case of.MENTIONABLE:
            resolved.add_mentionable(str(value))
        case of.ATTACHMENT:
            upload = _upload(name, value)
            check_types(option, [upload])
            return resolved.add_file(upload)
    choices = option.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        raise Cannot(f"{name} does not offer {value}.")
    return value


def _upload(name: str, value: Any) -> Upload:
    try:
        return msgspec.convert(value, Upload)
    except msgspec.ValidationError as error:
        raise Cannot(f"{name} is a file with a name and a content.") from error


def _check_text(option: JSON, value: Any) -> None:
    if not isinstance(value, str) or not value:
        raise Cannot(f"{option['name']} is a text.")
    least, most = option.get("min_length") or 0, option.get("max_length") or 6000
    if not least <= len(value) <= most:
        raise Cannot(f"{option['name']} has {least} to {most} characters.")


def _check_number(option: JSON, value: float) -> None:
    least, most = option.get("min_value"), option.get("max_value")
    too_small = least is not None and value < least
    if too_small or (most is not None and value > most) or abs(value) > of.LARGEST_INTEGER:
        raise Cannot(f"{option['name']} cannot be {value}.")
