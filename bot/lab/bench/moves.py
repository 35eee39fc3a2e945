"""Makes moves at a given rate, and measures their cost."""

import asyncio
import random
import time
from collections import defaultdict, deque
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.chat.custom_ids import Answering, Step, parse
from bot.lab.bench.audience import NoAnswer, Pressed, controls
from bot.lab.bench.harness import NOTHING_SPENT, Spent
from bot.lab.bench.room import BenchSeat, BenchTable, Room
from bot.playground.people.actions import Cannot
from bot.playground.records import Message
from bot.playground.transcript import Transcript

SECONDS = 20.0
WARM_UP_SECONDS = 6.0
MOST_UNDER_WAY = 64
"""A slower bot is not flooded: at most this many moves wait for it."""
MOST_PRESSES = 12
NOT_YET_SECONDS = 0.05
LAST_BOARDS_SECONDS = 5.0
"""How long boards may change after the last move."""
NEVER = float("inf")
REMATCH = "Rematch"
PRIMARY, SUCCESS = 1, 3
"""Button styles: blue ones lead on, green ones play the answer."""


@dataclass
class Figures:
    """Milliseconds, and counts."""

    answers: list[float] = field(default_factory=list)
    """Times of the presses that complete a move."""
    together: list[float] = field(default_factory=list)
    """Times of all presses of a move together."""
    echoes: list[float] = field(default_factory=list)
    boards: list[float] = field(default_factory=list)
    moves: int = 0
    presses: int = 0
    unanswered: int = 0
    seconds: float = 0.0
    requests: int = 0
    spent: Spent = NOTHING_SPENT


class MoveRun:
    """Makes moves at the given rate, one after another at each table, and as many echoes."""

    def __init__(self, room: Room, tables: Sequence[BenchTable]) -> None:
        self.room = room
        self.figures = Figures()
        self.measures = False
        self.waiting = deque(tables)
        self.under_way: set[asyncio.Task[None]] = set()
        self.last: dict[int, float] = {}
        """When the last measured move at each table began."""
        self.pressing: defaultdict[int, float] = defaultdict(float)
        """How long the presses of each table's next move have taken so far."""

    async def move(self, table: BenchTable) -> None:
        """Makes one move by a player who must; waits a little if nobody's hand shows it yet."""
        try:
            if not await self._move(table):
                table.is_over = self._is_over(table)
                await asyncio.sleep(NOT_YET_SECONDS)
        except (NoAnswer, TimeoutError):
            self.figures.unanswered += self.measures
        if not table.is_over:
            self.waiting.append(table)

    async def echo(self) -> None:
        try:
            pressed = await self.room.audience.echo(self.room.echo)
        except (NoAnswer, TimeoutError):
            return
        if self.measures:
            self.figures.echoes.append(pressed.took)

    async def _move(self, table: BenchTable) -> bool:
        for seat in table.seats:
            hand = self._hand(seat, table)
            for _ in range(MOST_PRESSES):
                if hand is None or (control := next_control(hand)) is None:
                    break
                self.settle_board(table)
                began = time.perf_counter()
                try:
                    pressed = await self._use(seat.person, hand, control)
                    self._count(table, pressed)
                    if pressed.modal is not None:
                        began = time.perf_counter()
                        where = hand.channel_id
                        pressed = await self.room.audience.fill(seat.person, where, pressed.modal)
                        self._count(table, pressed)
                except Cannot:  # the hand has changed since
                    break
                if control.plays or not _is_answered_in_part(hand):
                    self._note(table, began, pressed)
                    return True
        return False

    async def _use(self, person: int, hand: Message, control: "Pressable") -> Pressed:
        if control.value:
            return await self.room.audience.choose(person, hand, control.custom_id, control.value)
        return await self.room.audience.press(person, hand, control.custom_id)

    def _hand(self, seat: BenchSeat, table: BenchTable) -> Message | None:
        if seat.direct is None:
            return seat.hand
        newest = self.room.playground.core.world.history(seat.direct).newest()
        return next((message for message in newest if message.components), None)

    def _is_over(self, table: BenchTable) -> bool:
        anybody = table.seats[0].person
        return self.room.audience.offered(anybody, table.channel, REMATCH) is not None

    def _count(self, table: BenchTable, pressed: Pressed) -> None:
        self.figures.presses += self.measures
        self.pressing[table.channel] += pressed.took

    def _note(self, table: BenchTable, began: float, pressed: Pressed) -> None:
        together = self.pressing.pop(table.channel)
        if self.measures:
            self.figures.answers.append(pressed.took)
            self.figures.together.append(together)
            self.last[table.channel] = began

    def settle_board(self, table: BenchTable) -> None:
        """Records how long the board kept changing after the table's last move. Only the next move,
        or the end, shows that the board was done."""
        changes = self.room.audience.changes.pop(table.channel, ())
        began = self.last.pop(table.channel, None)
        if began is not None:
            last = max((at for at in changes if at > began), default=NEVER)
            self.figures.boards.append((last - began) * 1000)


async def play(
    room: Room, tables: Sequence[BenchTable], rate: int, *, boards: bool = False
) -> Figures:
    """Makes moves for a while; for boards, also waits until the last ones are current."""
    shuffled = list(tables)
    random.Random(1).shuffle(shuffled)
    run = MoveRun(room, shuffled)
    await _keep_up(run, rate, WARM_UP_SECONDS)
    transcript = room.playground.core.transcript
    requests, moves = _own_requests(transcript), room.moves()
    before, began = room.spent(), time.perf_counter()
    run.measures = True
    await _keep_up(run, rate, SECONDS)
    figures = run.figures
    figures.seconds = time.perf_counter() - began
    figures.spent = room.spent().since(before)
    figures.requests = _own_requests(transcript) - requests
    figures.moves = room.moves() - moves
    run.measures = False
    await asyncio.gather(*run.under_way)
    if boards:
        await asyncio.sleep(LAST_BOARDS_SECONDS)
        for table in tables:
            run.settle_board(table)
    return figures


async def _keep_up(run: MoveRun, rate: int, seconds: float) -> None:
    began = time.perf_counter()
    number = 0
    while (now := time.perf_counter() - began) < seconds:
        due = int(now * rate)
        while number < due:
            number += 1
            if run.waiting and len(run.under_way) < MOST_UNDER_WAY:
                _begin(run, run.move(run.waiting.popleft()))
                _begin(run, run.echo())
        await asyncio.sleep(1 / rate)


def _begin(run: MoveRun, work: Coroutine[Any, Any, None]) -> None:
    task = asyncio.create_task(work)
    run.under_way.add(task)
    task.add_done_callback(run.under_way.discard)


class Pressable(NamedTuple):
    """The control to use next on a hand, the choice to pick, and whether its label says that it
    plays."""

    custom_id: str
    value: str
    plays: bool


def next_control(hand: Message) -> Pressable | None:
    """The control that leads on with an answer."""
    usable = controls(hand)
    for control in usable:
        if control.get("style") == SUCCESS:
            return Pressable(control["custom_id"], "", True)
    menus = [control for control in usable if control.get("options")]
    if menus:
        menu = random.choice(menus)
        return Pressable(menu["custom_id"], random.choice(menu["options"])["value"], False)
    choices = [control["custom_id"] for control in usable if _is_choice(control)]
    if choices:
        return Pressable(random.choice(choices), "", False)
    buttons = (c["custom_id"] for c in usable if c.get("style") == PRIMARY)
    return next((Pressable(custom_id, "", False) for custom_id in buttons), None)


def _is_choice(control: Mapping[str, Any]) -> bool:
    """Whether a button is one of the choices."""
    press = parse(control["custom_id"])
    return isinstance(press, Answering) and press.step is Step.PICK


def _is_answered_in_part(hand: Message) -> bool:
    """Whether the picks still wait to be played; a single choice plays at once."""
    menus = (control for control in controls(hand) if control.get("options"))
    chosen = any(option.get("default") for menu in menus for option in menu["options"])
    return chosen or any(control.get("style") == SUCCESS for control in controls(hand))


def _own_requests(transcript: Transcript) -> int:
    """The bot's requests apart from answers to interactions."""
    requests = transcript.of("request")
    return sum("/callback" not in entry.what for entry in requests)
