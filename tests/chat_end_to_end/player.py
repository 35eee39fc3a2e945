"""A person who plays: sees messages, and presses what is on them. Nothing else is known."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, get_args

from bot.chat.custom_ids import (
    Answering,
    AtTable,
    Deed,
    Doing,
    InMore,
    OfLobby,
    Step,
    TakingTurn,
    parse,
)
from bot.playground.client import Refused, Someone, all_text, buttons, selects
from bot.playground.limits.component_forms import RADIO_GROUP
from bot.playground.people.views import Outcome, SeenMessage, SeenModal

DANGER = 4
PRIMARY = 1
TRIES = 200
START_AGAIN = 0.2
SOMETHING_ELSE = 0.3
STARTS: tuple[Doing, ...] = ("start", "start_here")
WORDS = ("Oslo", "Tuvstarr", "käse", "en elg", "42", "Pippi Långstrump")


@dataclass
class Control:
    """A button or a select, and what it means."""

    press: Answering | TakingTurn
    shown: dict[str, Any]

    @property
    def is_select(self) -> bool:
        return "options" in self.shown

    @property
    def chooses(self) -> bool:
        """Whether something is picked by it: a select, or the button of a choice."""
        return self.is_select or self.step is Step.PICK

    @property
    def step(self) -> Step | None:
        """Where an answer stands; a modal is opened by none."""
        return self.press.step if isinstance(self.press, Answering) else None

    @property
    def is_required(self) -> bool:
        return bool(self.shown.get("style") == PRIMARY)


class Player:
    """Somebody at a table, who chooses at random among what is shown."""

    def __init__(self, someone: Someone, seed: int = 1) -> None:
        self.someone = someone
        self.rng = Random(seed)
        self.presses = 0

    async def press(self, message: SeenMessage, do: Doing) -> Outcome:
        """Press the button on a message that does this to its table, or the one that *More* has
        there; if that has just changed under one's fingers, on what it is now. A match that starts
        by it has its board then."""
        while True:
            try:
                outcome = await self._press_to(message, do)
                if do in STARTS and outcome.message == message.id:
                    await self._until_begun(message)
                return outcome
            except Refused:
                now = self.newest(message)
                if now == message:
                    raise
                message = now

    async def _press_to(self, message: SeenMessage, do: Doing) -> Outcome:
        for button in buttons(message):
            press = parse(button.get("custom_id", ""))
            if isinstance(press, Deed) and press.do == do:
                self.presses += 1
                return await self.someone.press(message, button["custom_id"])
        if do in get_args(InMore) and offers(message, "more"):
            return await self._press_in_more(await self.more(message), do)
        raise AssertionError(f"there is no button to {do} on:\n{all_text(message)}")

    async def more(self, lobby: SeenMessage) -> SeenMessage:
        """What *More* whispers at a lobby."""
        return await self.someone.answer(await self._press_to(lobby, "more"))

    async def _press_in_more(self, whisper: SeenMessage, do: Doing) -> Outcome:
        for button in buttons(whisper):
            press = parse(button.get("custom_id", ""))
            if isinstance(press, OfLobby) and press.do == do:
                self.presses += 1
                outcome = await self.someone.press(whisper, button["custom_id"])
                if do in STARTS and outcome.message == whisper.id:
                    await self._until_dealt(press.table)
                return outcome
        raise AssertionError(f"there is no button to {do} in:\n{all_text(whisper)}")

    async def _until_begun(self, lobby: SeenMessage) -> None:
        """Until the board stands below the lobby or in a thread, where a lobby may wait for slow
        mode to end; unless it was refused, and the lobby shown as it is."""
        table = table_of(lobby)

        def board() -> bool:
            return any(is_board(m) and is_about(m, table) for m in self.someone.all_messages())

        await self.someone.until(board, "a board")

    async def _until_dealt(self, table: str) -> None:
        """Until the board stands of a match begun from *More*, and its lobby, which that does not
        edit by itself, is closed."""

        def board() -> bool:
            seen = [m for m in self.someone.all_messages() if is_about(m, table)]
            is_open = any(offers(m, "more") for m in seen)
            return not is_open and any(offers(m, "fair") for m in seen)

        await self.someone.until(board, "a board")

    async def hand(self, board: SeenMessage) -> SeenMessage:
        """One's own cards, from the board, which may just be taking another place."""
        return await self.someone.answer(await self.press(self.newest(board), "hand"))

    def newest(self, message: SeenMessage) -> SeenMessage:
        """A message as it now looks; a table's board, or what was deleted, where it now stands."""
        now = self.someone.message(message.channel, message.id)
        if now is not None and not is_board(message):
            return now
        now = now or message
        if now.ephemeral or not now.components:
            return now
        table = table_of(message)
        shown = reversed(self.someone.sees(message.channel))
        boards = (m for m in shown if not m.ephemeral and is_about(m, table))
        return next(boards, now)

    def direct(self, table: str) -> SeenMessage | None:
        """The newest hand by direct message that belongs to a table."""
        channels = self.someone.channels.values()
        for channel in (c.id for c in channels if c.kind == "dm"):
            for message in reversed(self.someone.sees(channel)):
                is_hand = any(control.press.table == table for control in controls(message))
                if is_hand or is_about(message, table):
                    return message
        return None

    async def act(self, hand: SeenMessage) -> bool:
        """Presses on until a move has been made; tells whether there was any to make."""
        before = asked(hand)
        if not before:
            return False
        for _ in range(TRIES):
            hand = self.newest(hand)
            if asked(hand) != before:
                return True
            try:
                await self.step(hand)
            except Refused:
                # Unless it has just changed, or gone, under one's fingers: then one looks again.
                if self.someone.message(hand.channel, hand.id) is None:
                    return True
                if self.newest(hand) == hand:
                    raise
        raise AssertionError(f"after {TRIES} presses still no move:\n{all_text(hand)}")

    async def step(self, hand: SeenMessage) -> None:
        """One press."""
        shown = list(controls(hand))
        doing = [c for c in shown if c.step is Step.DO]
        choosing = [c for c in shown if c.chooses]
        others = [c for c in shown if c.step is Step.SHOW and c.is_required]
        self.presses += 1
        if not doing and offers(hand, "back") and self.rng.random() < START_AGAIN:
            await self._press_to(hand, "back")
        elif doing and (not choosing or self.rng.random() < 0.8):
            await self._press(hand, self.rng.choice(doing))
        elif choosing and not (others and self.rng.random() < SOMETHING_ELSE):
            await self._choose(hand, self.rng.choice(choosing))
        else:
            await self._press(hand, self.rng.choice(others or shown))

    async def use(self, hand: SeenMessage, control: Control) -> None:
        """Presses a control or, where it is one, chooses in a menu."""
        await (self._choose if control.is_select else self._press)(hand, control)

    async def _choose(self, hand: SeenMessage, control: Control) -> None:
        if not control.is_select:
            await self.someone.press(hand, control.shown["custom_id"])
            return
        values = [option["value"] for option in control.shown["options"]]
        least = max(1, control.shown.get("min_values", 1))
        most = control.shown.get("max_values", 1)
        some = self.rng.sample(values, self.rng.randint(least, min(most, len(values))))
        await self.someone.choose(hand, control.shown["custom_id"], *some)

    async def _press(self, hand: SeenMessage, control: Control) -> None:
        outcome = await self.someone.press(hand, control.shown["custom_id"])
        if outcome.result == "modal":
            await self.fill_in()

    async def fill_in(self, **values: str | list[str]) -> Outcome:
        """Sends in the open modal with these values, all else at random."""
        modal = await self.someone.until_modal()
        drawn = {c["custom_id"]: self._random(c) for c in components(modal)}
        return await self.someone.fill(modal, **(drawn | values))

    def _random(self, component: dict[str, Any]) -> str | list[str]:
        if "options" not in component:
            return self.rng.choice(WORDS)
        values = [option["value"] for option in component["options"]]
        if component["type"] == RADIO_GROUP:
            return [self.rng.choice(values)]
        least = max(component["min_values"], 1 if self.rng.random() < 0.8 else 0)
        return self.rng.sample(values, self.rng.randint(least, component["max_values"]))


def controls(message: SeenMessage) -> Iterator[Control]:
    """What answers the asks on a hand."""
    for component in (*buttons(message), *selects(message)):
        press = parse(component.get("custom_id", ""))
        if isinstance(press, Answering | TakingTurn) and not component.get("disabled"):
            yield Control(press, component)


def offers(message: SeenMessage, do: Doing) -> bool:
    presses = (parse(button.get("custom_id", "")) for button in buttons(message))
    return any(isinstance(press, Deed) and press.do == do for press in presses)


def in_more(whisper: SeenMessage) -> list[str]:
    """What *More* offers, in order."""
    presses = (parse(button.get("custom_id", "")) for button in buttons(whisper))
    return [press.do for press in presses if isinstance(press, OfLobby)]


def is_board(message: SeenMessage) -> bool:
    """Whether a message shows a table to everybody, before the match or after its start."""
    return not message.ephemeral and (offers(message, "more") or offers(message, "fair"))


def is_lasting(message: SeenMessage) -> bool:
    """Whether it is a table's board, or what it was dealt by, and no news of the match."""
    return is_board(message) or "🔒" in all_text(message)


async def until_board(player: Player, channel: str) -> SeenMessage:
    """The newest lobby or board that stands in a channel."""

    def look() -> SeenMessage | None:
        shown = (message for message in reversed(player.someone.sees(channel)) if is_board(message))
        return next(shown, None)

    return await player.someone.until(look, "a board")


def asked(hand: SeenMessage) -> frozenset[int]:
    """The ask numbers that a hand shows."""
    return frozenset(control.press.number for control in controls(hand))


def must_act(hand: SeenMessage) -> bool:
    """Whether the match waits for this hand's owner: an optional ask is a quieter button."""
    shown = list(controls(hand))
    return any(c.is_required or c.chooses or c.step is Step.DO for c in shown)


def components(modal: SeenModal) -> list[dict[str, Any]]:
    """What can be filled in."""
    return [label["component"] for label in modal.components if "component" in label]


def is_about(message: SeenMessage, table: str) -> bool:
    components = (*buttons(message), *selects(message))
    presses = (parse(component.get("custom_id", "")) for component in components)
    return any(isinstance(press, Deed) and press.table == table for press in presses)


def table_of(message: SeenMessage) -> str:
    """The table that a message belongs to, by its buttons."""
    for component in (*buttons(message), *selects(message)):
        press = parse(component.get("custom_id", ""))
        if isinstance(press, AtTable):
            return press.table
    raise AssertionError(f"no table's message: {all_text(message)}")
