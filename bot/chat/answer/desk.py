"""What everything shares that answers people: the tables, who they are, and what they are shown."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field

from bot.chat.answer.plans import Plans
from bot.chat.deliver.delivery import Delivery
from bot.chat.deliver.wire import Wire
from bot.chat.people import People, language_of
from bot.chat.render.content import Box, Content, Text
from bot.chat.render.rules import rule_rows
from bot.chat.render.speech import Speech
from bot.chat.rethinking import Rethinking
from bot.host.clock import ChatClock
from bot.host.model import TableId, User
from bot.host.tables import Tables
from bot.host.views import View
from bot.words.words import Language, Words
from games.kit.refusals import Refusal, not_yours
from games.kit.say import Say, say
from games.kit.seats import Seat


@dataclass(frozen=True)
class Desk:
    """One for the whole bot."""

    tables: Tables
    people: People
    delivery: Delivery
    wire: Wire
    words: Words
    clock: ChatClock
    language: Language
    """Of public texts where Discord tells none."""
    rethinking: Rethinking
    plans: Plans = field(default_factory=Plans)

    def public_language(self, user: User) -> Language:
        """The language of what somebody lets everybody see."""
        return language_of(self.people.person(user).locale, self.language)

    def text(self, message: Say, language: Language) -> str:
        return self.words.text(message, language, {})

    def sentence(self, message: Say, user: User) -> Content:
        """One sentence for one person, in his language."""
        speech = Speech(self.words, self.people.language(user), {})
        return note(speech.line(message))

    def refusal(self, refusal: Refusal, user: User) -> Content:
        """Why something is not done, and where that stands in the rules."""
        speech = Speech(self.words, self.people.language(user), {})
        rules = rule_rows(filter(None, [refusal.ruling]), speech)
        return Content((*note(speech.line(refusal.message)).blocks, *rules))

    async def view(self, table: str, user: User | None = None) -> View:
        """A table as somebody may see it, with everybody's name at hand."""
        view = await self.tables.look(table, user)
        await self.people.load(view.people)
        await self.delivery.servers.load(view.place.guild)
        return view

    async def readable(self, tables: Iterable[TableId], user: User | None = None) -> list[View]:
        """The same of several tables, but for those that can't be read."""
        views = []
        for table in tables:
            with suppress(Refusal):
                views.append(await self.view(table, user))
        return views

    async def own_view(self, table: str, user: User) -> tuple[View, Seat]:
        """A table as somebody sees it from his seat; refuses whoever has none."""
        view = await self.view(table, user)
        if view.viewer is None:
            raise not_yours(say("tables-not-seated"))
        return view, view.viewer

    async def board(self, table: str) -> tuple[View, Content]:
        await self.delivery.told(table)
        view = await self.view(table)
        return view, await self.delivery.renderer.drawn_board(view)


def note(text: str) -> Content:
    return Content((Box((Text(text),)),))
