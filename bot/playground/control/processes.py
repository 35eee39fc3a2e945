"""What is done to one of a bot's processes, and what is seen of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground.control import orders
from bot.playground.people.actions import Cannot
from bot.playground.processes import Process, SeenProcess

if TYPE_CHECKING:
    from bot.playground.core import Core

_UNDOES = {"go_on": "pause", "let_back": "cut_off"}


def seen(core: Core) -> list[SeenProcess]:
    return [
        SeenProcess(each.number, each.state, each.is_paused, core.gateway.is_cut_off(each.number))
        for each in core.processes
    ]


def disturb(core: Core, order: orders.Disturb) -> None:
    number = order.process
    process = next((each for each in core.processes if each.number == number), None)
    if process is None:
        raise Cannot(f"There is no process {number}.", "process-gone", number=number)
    if process.state == "starting":
        raise Cannot(f"Process {number} is starting.", "process-starting", number=number)
    if _is_so(core, process, order.by):
        raise Cannot(f"Process {number} is like that already.", "process-already", number=number)
    match order.by:
        case "kill":
            process.kill()
            core.gateway.let_back(number)
        case "pause":
            process.pause()
        case "go_on":
            process.go_on()
        case "cut_off":
            core.gateway.cut_off(number)
        case "let_back":
            core.gateway.let_back(number)


def _is_so(core: Core, process: Process, by: orders.Disturbance) -> bool:
    """Whether this would change nothing."""
    so = {"pause": process.is_paused, "cut_off": core.gateway.is_cut_off(process.number)}
    return not so[_UNDOES[by]] if by in _UNDOES else so.get(by, False)
