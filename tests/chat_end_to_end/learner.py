"""Somebody who learns a game by playing: does what they are told, and knows nothing else. What is
to be pressed is bold, in the order of the presses; what is to be written is bold and in quotes."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from bot.chat.custom_ids import PublicAsk, Step, parse
from bot.languages import Language
from bot.playground.client import Someone, all_text, buttons, selects
from bot.playground.people.views import Outcome, SeenMessage
from bot.words.words import Words
from games.kit.say import say
from tests.chat_end_to_end.player import Player, components, controls

TOLD = re.compile(r"^🎓 (.+)$", re.MULTILINE)
BOLD = re.compile(r"\*\*(.+?)\*\*")
QUOTES = '“”„«»"'
MOST_STEPS = 30


@dataclass
class Learner:
    """A person in a channel, with one lesson at a time."""

    someone: Someone
    channel: str
    language: Language

    def word(self, message: str) -> str:
        return Words().text(say(message), self.language, {})

    def told_in(self, message: SeenMessage) -> str:
        """What the learner is told there; empty where that is nothing."""
        deal = self.word("lesson-deal").removeprefix("🎓 ")
        found = (told[1] for told in TOLD.finditer(all_text(message)) if told[1] != deal)
        return next(found, "")

    def newest(self) -> SeenMessage | None:
        """The newest message in the channel that tells the learner what to do."""
        shown = reversed(self.someone.sees(self.channel))
        return next((message for message in shown if self.told_in(message)), None)

    async def begins(self, game: str) -> None:
        """From the first page of the rules."""
        shown = await self.someone.answer(
            await self.someone.slash(self.channel, "rules", game=game)
        )
        await self.press(shown, self.word("lesson-learn"))

    async def next(self, before: str = "") -> SeenMessage:
        """The message that says what to do now, once it says something else than before."""

        def new() -> SeenMessage | None:
            shown = self.newest()
            return shown if shown is not None and self.told_in(shown) != before else None

        return await self.someone.until(new, f"something else to do than: {before}")

    async def does(self, shown: SeenMessage) -> None:
        """Whatever is bold there."""
        told = self.told_in(shown)
        for wanted in map(plain, BOLD.findall(told)):
            if wanted[0] in QUOTES:
                await self.someone.write(self.channel, wanted.strip(QUOTES))
                continue
            here = await self.someone.until(
                lambda wanted=wanted: self._with(wanted, shown), f"{wanted} to press: {told}"
            )
            await self.press(here, wanted)

    def now(self, message: SeenMessage) -> SeenMessage:
        """A message as it now looks."""
        return self.someone.message(message.channel, message.id) or message

    async def does_otherwise(self, shown: SeenMessage, enough: Callable[[], bool]) -> None:
        """Answers with anything but what is bold, until that is enough."""
        told = [plain(bold).casefold() for bold in BOLD.findall(self.told_in(shown))]
        player = Player(self.someone)
        for _ in range(MOST_STEPS):
            if enough():
                return
            here = self.now(shown)
            other = [
                each
                for each in controls(here)
                if each.is_select
                or each.step is Step.DO
                or not any(bold in each.shown["label"].casefold() for bold in told)
            ]
            if not other:
                await self._chooses_last(here)
                continue
            await player.use(here, next((e for e in other if e.step is Step.DO), other[0]))
        raise AssertionError(f"nothing else can be done than: {told}")

    async def _chooses_last(self, shown: SeenMessage) -> None:
        """In a modal of what is played in public: the last choice of each field."""
        opening = (b for b in buttons(shown) if isinstance(parse(b["custom_id"]), PublicAsk))
        *_, last = opening
        await self.someone.press(shown, last["custom_id"])
        modal = await self.someone.until_modal()
        chosen = {c["custom_id"]: [c["options"][-1]["value"]] for c in components(modal)}
        await self.someone.fill(modal, **chosen)

    def _with(self, wanted: str, shown: SeenMessage) -> SeenMessage | None:
        """What it can be pressed on: that message, or a newer one in the channel."""
        newer = [each for each in self.someone.sees(self.channel) if int(each.id) > int(shown.id)]
        there = (self.now(shown), *reversed(newer))
        return next((each for each in there if any(labelled(each, wanted))), None)

    async def press(self, message: SeenMessage, label: str) -> Outcome:
        """The button, or the choice of a menu, with this on it."""
        component, value = next(labelled(message, label))
        if value is None:
            return await self.someone.press(message, component["custom_id"])
        return await self.someone.choose(message, component["custom_id"], *along(component, value))

    async def to_the_end(self, each: Callable[[int, SeenMessage], Any] | None = None) -> int:
        """Does what they are told until they are told to play on; returns how often."""
        before = ""
        for done in range(MOST_STEPS):
            shown = await self.next(before)
            if each is not None:
                await each(done, shown)
                shown = await self.next(before)
            before = self.told_in(shown)
            if not BOLD.search(before):
                return done
            await self.does(shown)
        raise AssertionError(f"no end in sight: {before}")


def along(menu: dict[str, Any], value: str) -> Iterator[str]:
    """What is chosen in a menu that takes several, with one more; in others that one alone."""
    if menu.get("max_values", 1) > 1:
        yield from (option["value"] for option in menu["options"] if option.get("default"))
    yield value


def plain(marked: str) -> str:
    return re.sub(r"\\(.)", r"\1", marked)


def labelled(message: SeenMessage, label: str) -> Iterator[tuple[dict[str, Any], str | None]]:
    """The controls with these words on them: as a button, or as the value of a menu."""
    wanted = label.casefold()
    for button in buttons(message):
        if wanted in button.get("label", "").casefold() and not button.get("disabled"):
            yield button, None
    for select in selects(message):
        for option in select.get("options", ()):
            if wanted in option["label"].casefold():
                yield select, option["value"]
