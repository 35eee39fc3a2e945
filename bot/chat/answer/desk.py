"""What everything shares that answers people: the tables, who they are, what they are shown, and
what they have decided along with a move."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from cachetools import LRUCache

from bot.chat.answer.replies import Reply
from bot.chat.deliver.delivery import Delivery
from bot.chat.deliver.wire import Wire
from bot.chat.people import People, language_of
from bot.chat.press import Press
from bot.chat.render.content import Box, Content, Modal, Text, cut
from bot.chat.render.rules import rule_rows
from bot.chat.render.speech import Speech
from bot.chat.rights import Rights
from bot.chat.verifying.process import Verifier
from bot.host.acts import Answer
from bot.host.clock import ChatClock
from bot.host.keys import BOARD
from bot.host.model import Posted, TableId, User
from bot.host.tables import Tables
from bot.host.views import View
from bot.words.words import Language, Words
from games.kit.asks import Planned
from games.kit.refusals import Refusal, malformed, not_yours
from games.kit.say import Say, say
from games.kit.seats import Seat

MOST_PLANS = 2_000
LONGEST_SENTENCE = 3_000


class Rest(NamedTuple):
    """What of a plan waits until a question is answered that the game asks first, by its ask
    number. Whoever answers one of the plan's own asks himself has another one."""

    number: int
    steps: tuple[Planned, ...]
    asks: frozenset[str]


class Plans:
    """The rests of all plans, in memory only: what is lost is asked again."""

    def __init__(self) -> None:
        self._rests: LRUCache[tuple[TableId, User], Rest] = LRUCache(MOST_PLANS)

    def keep(self, table: TableId, user: User, rest: Rest) -> None:
        self._rests[table, user] = rest

    def drop(self, table: TableId, user: User) -> None:
        self._rests.pop((table, user), None)

    def waits(self, table: TableId, user: User, number: int | None) -> bool:
        """Whether something follows the answer to what is asked by this number."""
        rest = self._rests.get((table, user))
        return rest is not None and rest.number == number

    def take(self, table: TableId, user: User, answered: Answer) -> Rest | None:
        """What follows this answer."""
        rest = self._rests.pop((table, user), None)
        if rest is None or rest.number != answered.number or answered.key in rest.asks:
            return None
        return rest


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
    verifier: Verifier
    rights: Rights
    plans: Plans = field(default_factory=Plans)

    def public_language(self, user: User) -> Language:
        """The language of what somebody lets everybody see."""
        return language_of(self.people.person(user).locale, self.language)

    def text(self, message: Say, language: Language) -> str:
        return self.words.text(message, language, {})

    def sentence(self, message: Say, user: User) -> Content:
        """One sentence for one person, in their language; no longer than a message may be."""
        return note(cut(self.nameless_speech(user).line(message), LONGEST_SENTENCE))

    def refusal(self, refusal: Refusal, user: User) -> Content:
        """Why something is not done, and where that stands in the rules."""
        rules = rule_rows(filter(None, [refusal.ruling]), self.nameless_speech(user))
        return self.sentence(refusal.message, user).followed_by(*rules)

    def nameless_speech(self, user: User) -> Speech:
        """Sentences for one person that name no player."""
        return Speech(self.words, self.people.language(user), {})

    def speech(self, view: View, user: User) -> Speech:
        """A table's sentences for one person, in his language."""
        return self.delivery.renderer.speech(view, self.people.language(user))

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

    async def own_view(self, table: str, user: User, seat: Seat | None = None) -> tuple[View, Seat]:
        """A table as somebody sees it from his seat; refuses whoever has none, or not this one."""
        view = await self.view(table, user)
        if view.viewer is None:
            raise not_yours(say("tables-not-seated"))
        if seat not in (None, view.viewer):
            raise not_yours(say("cogs-others-hand"))
        return view, view.viewer

    async def board(self, table: str) -> tuple[View, Content]:
        await self.delivery.postings.told(table)
        view = await self.view(table)
        return view, await self.delivery.renderer.drawn_board(view)


def note(text: str) -> Content:
    return Content((Box((Text(text),)),))


async def show_board(desk: Desk, press: Press, table: TableId) -> Reply:
    """The table as it now stands, in place of what was clicked on."""
    view, content = await desk.board(table)
    return Reply(redraw=content, placed=partial(_note_board, desk, press, view))


def new_board(desk: Desk, press: Press, view: View, content: Content) -> Reply:
    """The table in a message that everybody sees."""
    lost = partial(desk.delivery.shown.doubt, view.table, press.spot.channel)
    return Reply(public=content, placed=partial(_note_new_board, desk, press, view), lost=lost)


async def _note_board(desk: Desk, press: Press, view: View, message: int, shown: Content) -> None:
    if not press.is_private:
        channel = press.spot.channel
        await desk.delivery.shown.answered(
            view.table, BOARD, shown, view.revision, channel, message
        )


async def _note_new_board(
    desk: Desk, press: Press, view: View, message: int, shown: Content
) -> None:
    await _note_board(desk, press, view, message, shown)
    await desk.delivery.announcing.posted(view.table, Posted(press.spot.channel, message))


def in_modal(desk: Desk, press: Press, modal: Modal) -> Reply:
    """Discord opens none for a modal that is sent in: whatever would want one was forged."""
    if press.kind == "modal":
        raise malformed(say("cogs-forged"))
    return Reply(modal=modal, whisper=desk.sentence(say("cogs-too-slow"), press.user))


def in_private(press: Press, content: Content) -> Reply:
    """In place of what was clicked on, where only this person sees that; else whispered."""
    return Reply(redraw=content) if press.is_private else Reply(whisper=content)
