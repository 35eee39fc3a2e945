"""What everything shares that answers people: the tables, who they are, and what they are shown."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import NamedTuple

from cachetools import LRUCache, TTLCache

from bot.chat.answer.respond import Reply
from bot.chat.custom_ids import Answering
from bot.chat.deliver.channels import Channels
from bot.chat.deliver.delivery import Delivery
from bot.chat.deliver.ephemerals import Whisper
from bot.chat.deliver.rest import Rest
from bot.chat.people import People
from bot.chat.press import Filled, Press
from bot.chat.render.content import Box, Content, Modal, Text, cut, rows
from bot.chat.render.lessons import leave_button
from bot.chat.render.rules import rule_rows
from bot.chat.render.speech import Speech, channel_link, message_link
from bot.chat.rights import Rights
from bot.chat.verifying.process import Verifier
from bot.host.clock import ChatClock
from bot.host.messages import BOARD
from bot.host.model import Posted, TableId, User
from bot.host.tables import Tables
from bot.host.views import View
from bot.languages import LANGUAGES, Language, language_of
from bot.words.words import Words
from games.kit.say import Refusal, Say, Seat, Who, malformed, not_yours, say

MOST_AIDS = 1_000
MOST_ENTERED = 200
LONGEST_SENTENCE = 3_000
MOST_SEATS = 12
MOST_SHARED = 1_000
SHARED_ONCE_SECONDS = 60


class Aid(NamedTuple):
    """What somebody has asked for while their seat had this ask number: something below the hand,
    or without that all of the hand in words."""

    number: int | None
    below: Content | None


class Aids:
    """Everybody's newest, and the answer in progress that their hand has shown last; in memory
    only, for what is lost can be asked for again."""

    def __init__(self) -> None:
        self._aids: LRUCache[tuple[TableId, User], Aid] = LRUCache(MOST_AIDS)
        self._answering: LRUCache[tuple[TableId, User], Answering] = LRUCache(MOST_AIDS)

    def keep(self, table: TableId, user: User, aid: Aid) -> None:
        self._aids[table, user] = aid

    def drop(self, table: TableId, user: User) -> None:
        self._aids.pop((table, user), None)

    def of(self, view: View, user: User) -> Aid | None:
        """It is gone once the viewer is asked something else."""
        aid = self._aids.get((view.table, user))
        if aid is not None and aid.number != view.ask_number:
            self.drop(view.table, user)
            return None
        return aid

    def beside(self, view: View, user: User, answering: Answering | None) -> Aid | None:
        """The aid that is shown beside the hand, which now shows this answer in progress."""
        self._answering.pop((view.table, user), None)
        if answering is not None:
            self._answering[view.table, user] = answering
        return self.of(view, user)

    def forget(self, user: User) -> None:
        for kept in (self._aids, self._answering):
            for key in [key for key in kept if key[1] == user]:
                kept.pop(key)

    def answering(self, table: TableId, user: User) -> Answering | None:
        return self._answering.get((table, user))


@dataclass(frozen=True)
class Context:
    """One for the whole bot."""

    tables: Tables
    people: People
    delivery: Delivery
    rest: Rest
    channels: Channels
    words: Words
    clock: ChatClock
    language: Language
    """Of public texts where Discord tells none."""
    verifier: Verifier
    rights: Rights
    aids: Aids = field(default_factory=Aids)
    entered: LRUCache[tuple[TableId, User], tuple[int, Filled]] = field(
        default_factory=lambda: LRUCache(MOST_ENTERED)
    )
    """The last page of a lobby's options, or the last time at which to meet after a match, that was
    refused to somebody, as it was sent in; in memory only, until it is taken or its place is
    needed."""

    shared: TTLCache[tuple[User, int, str], None] = field(
        default_factory=lambda: TTLCache(MOST_SHARED, SHARED_ONCE_SECONDS)
    )
    """What somebody has just shared by a button, by channel and control: it is posted once, however
    often they press."""

    def forget(self, user: User) -> None:
        """The store has deleted what was kept of somebody."""
        self.people.forget(user)
        self.delivery.forget(user)
        self.aids.forget(user)
        for key in [key for key in self.entered if key[1] == user]:
            del self.entered[key]
        for once in [once for once in self.shared if once[0] == user]:
            self.shared.pop(once, None)

    async def public_language(self, press: Press) -> Language:
        """The language of what a press lets everybody see: the server's, or else that of the person
        who presses."""
        server = await self.delivery.servers.choices(press.spot.guild)
        if server.language in LANGUAGES:
            return server.language
        return self.people.language(press.user, self.language)

    def locale_in(self, language: Language, user: User) -> str:
        """Their Discord's, for what depends on more than the language; empty if it is not known, or
        of another language."""
        locale = self.people.person(user).locale or ""
        return locale if language_of(locale, language) == language else ""

    def text(self, message: Say, language: Language) -> str:
        return self.words.text(message, language, {})

    def sentence(self, message: Say, user: User) -> Content:
        """One sentence for one person, in their language; no longer than a message may be."""
        return note(cut(self.nameless_speech(user).line(message), LONGEST_SENTENCE))

    def refusal(self, refusal: Refusal, user: User, view: View | None = None) -> Content:
        """Why something is not done, and where that stands in the rules. Of a table that is not
        known, players go by their numbers."""
        unnamed = Speech(
            self.words, self.people.language(user), dict.fromkeys(range(MOST_SEATS), "")
        )
        speech = unnamed if view is None else self.speech(view, user)
        rules = rule_rows(filter(None, [refusal.ruling]), speech)
        out = (
            rows([leave_button(view.table, speech)]) if view is not None and view.is_taught else ()
        )
        told = cut(speech.line(refusal.message), LONGEST_SENTENCE)
        return note(told).followed_by(*rules, *out)

    def nameless_speech(self, user: User) -> Speech:
        """Sentences for one person that name no player."""
        return Speech(self.words, self.people.language(user), {})

    def speech(self, view: View, user: User) -> Speech:
        """A table's sentences for one person, in their language."""
        return self.delivery.renderer.speech(view, self.people.language(user))

    async def view(self, table: TableId, user: User | None = None) -> View:
        """A table as somebody may see it, with everybody's name at hand."""
        return await self.delivery.views.view(table, user)

    async def readable(self, tables: Iterable[TableId], user: User | None = None) -> list[View]:
        """The same of several tables, but for those that can't be read."""
        views = []
        for table in tables:
            with suppress(Refusal):
                views.append(await self.view(table, user))
        return views

    async def own_view(
        self, table: TableId, user: User, seat: Seat | None = None
    ) -> tuple[View, Seat]:
        """A table as a player sees it from their seat. Refuses people without a seat, or without
        this one."""
        view = await self.delivery.views.view(table, user)
        if view.viewer is None:
            raise not_yours(say("tables-not-seated"))
        if seat not in (None, view.viewer):
            whose = Who(seat) if seat < len(view.seats) else say("cogs-nobody-here")
            raise not_yours(say("tables-others-turn", who=whose))
        return view, view.viewer

    async def board(self, table: TableId) -> tuple[View, Content]:
        await self.delivery.realtime.arrived(table)
        view = await self.view(table)
        return view, await self.delivery.renderer.drawn_board(view)

    async def link(self, view: View) -> str:
        """The way to a table."""
        posted = await self.delivery.answered.board_of(view.table)
        spot = view.place.spot
        return channel_link(spot) if posted is None else message_link(view.place.guild, posted)


def note(text: str) -> Content:
    return Content((Box((Text(text),)),))


async def show_board(ctx: Context, press: Press, table: TableId) -> Reply:
    """The table as it now stands, in place of what was clicked on."""
    view, content = await ctx.board(table)
    return Reply(redraw=content, placed=partial(_note_board, ctx, press, view, content))


def new_board(ctx: Context, press: Press, view: View, content: Content) -> Reply:
    """The table in a message that everybody sees."""
    lost = partial(ctx.delivery.answered.doubt, view.table, press.spot.channel)
    placed = partial(_note_new_board, ctx, press, view, content)
    return Reply(public=content, placed=placed, lost=lost)


async def _note_board(
    ctx: Context, press: Press, view: View, wanted: Content, message: int, shown: Content
) -> None:
    if not press.is_private:
        channel = press.spot.channel
        await ctx.delivery.answered.answered(
            view.table, BOARD, shown, view.revision, channel, message, wanted
        )


async def _note_new_board(
    ctx: Context, press: Press, view: View, wanted: Content, message: int, shown: Content
) -> None:
    await _note_board(ctx, press, view, wanted, message, shown)
    await ctx.delivery.lobbies.posted(view.table, Posted(press.spot.channel, message))


def in_modal(ctx: Context, press: Press, modal: Modal) -> Reply:
    """Discord opens none for a modal that is sent in: whatever would want one was forged."""
    if press.kind == "modal":
        raise malformed(say("cogs-forged"))
    return Reply(modal=modal, whisper=ctx.sentence(say("cogs-too-slow"), press.user))


def beside(ctx: Context, press: Press, reply: Reply) -> Reply:
    """What is whispered beside the play: it takes the place of what was whispered so before."""

    async def note_whisper(message: int, shown: Content) -> None:
        whisper = Whisper(press.application, press.token.text, message)
        ctx.delivery.whispers.opened(press.spot.channel, press.user, whisper)

    return replace(reply, placed=note_whisper)


def in_private(press: Press, content: Content) -> Reply:
    """In place of what was clicked on, where only this person sees that; else whispered."""
    return Reply(redraw=content) if press.is_private else Reply(whisper=content)
