"""The processes of a bot, where its launcher runs several, and what is done to one of them."""

from typing import Literal, Protocol

import msgspec

State = Literal["starting", "at_work", "stands_by"]


class Process(Protocol):
    """What the launcher says of a process, and does to it."""

    number: int
    """From 1; its gateway is `/gateway/NUMBER`, by which its sessions are known."""

    @property
    def state(self) -> State: ...

    @property
    def is_paused(self) -> bool: ...

    def kill(self) -> None: ...

    def pause(self) -> None: ...

    def go_on(self) -> None: ...


class SeenProcess(msgspec.Struct, frozen=True):
    number: int
    state: State
    paused: bool
    cut_off: bool
