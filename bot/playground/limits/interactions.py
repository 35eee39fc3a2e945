"""Limits of the answers to interactions."""

from typing import Any

from bot.playground.limits import messages
from bot.playground.limits.commands import check_completion
from bot.playground.limits.forms import Form, anything, integer
from bot.playground.limits.modals import check_modal
from bot.playground.limits.rule import Report, Unsupported, field
from bot.playground.records import JSON, Interaction, MessageFlag

COMMAND, COMPONENT, COMPLETION, MODAL_SUBMIT = 2, 3, 4, 5
MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9

ANSWER_TYPE = field(
    "interaction.answer_type",
    "BASE_TYPE_CHOICES",
    "This interaction cannot be answered with type {type}.",
)
DEFER_FLAGS = field(
    "interaction.defer_flags", "BITFIELD_TYPE", "Only EPHEMERAL can be set on a deferred answer."
)
_ENVELOPE = Form({"type": integer(), "data": anything}, ("type",))
# hikari sends allowed_mentions here too, where they mean nothing.
_DEFERRED = Form({"flags": integer(), "allowed_mentions": anything})
_KNOWN = frozenset({MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL})


def check_answer(interaction: Interaction, body: Any) -> JSON:
    """A callback's body, if this interaction can be answered so."""
    report = Report()
    _ENVELOPE({} if body is None else body, (), report)
    report.finish()
    kind = body["type"]
    if kind not in _KNOWN:
        raise Unsupported(f"The playground does not know answers of type {kind}.")
    if kind not in _allowed(interaction):
        report.add(ANSWER_TYPE, ("type",), type=kind)
        report.finish()
    data = body.get("data") or {}
    if kind in (MESSAGE, UPDATE):
        messages.check_parts(messages.ANSWER, data, ("data",), report)
    elif kind == DEFER:
        _check_deferral(data, report)
    elif kind == CHOICES:
        check_completion(data, report)
    elif kind == MODAL:
        check_modal(data, report)
    report.finish()
    if kind in (MESSAGE, UPDATE):
        messages.check_sizes_that_break_discord(data)
    return {"type": kind, "data": data}


def _allowed(interaction: Interaction) -> tuple[int, ...]:
    match interaction.type:
        case 4:
            return (CHOICES,)
        case 3:
            return (MESSAGE, DEFER, DEFER_UPDATE, UPDATE, MODAL)
        case 5 if interaction.message_id is not None:
            return (MESSAGE, DEFER, DEFER_UPDATE, UPDATE)
        case 5:
            return (MESSAGE, DEFER)
        case _:
            return (MESSAGE, DEFER, MODAL)


def _check_deferral(data: Any, report: Report) -> None:
    sound = report.accepts(_DEFERRED, data, ("data",))
    if sound and (data.get("flags") or 0) & ~MessageFlag.EPHEMERAL:
        report.add(DEFER_FLAGS, ("data", "flags"))
