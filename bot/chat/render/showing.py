"""The one place where a table's messages get their content, each in its reader's language."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from cachetools import LRUCache

import games
from bot.chat.custom_ids import Answering
from bot.chat.people import People
from bot.chat.permissions import Bar, permission
from bot.chat.render.board import board
from bot.chat.render.content import Content
from bot.chat.render.controls import Foretold
from bot.chat.render.fairness import start_post
from bot.chat.render.hand import hand
from bot.chat.render.lobby import first_opened, lobby, lobby_remarks
from bot.chat.render.notices import reminder, your_turn
from bot.chat.render.posts import post
from bot.chat.render.speech import Speech, channel_link, game_name, mention
from bot.host.desires import News
from bot.host.model import Kind, TableId
from bot.host.views import View
from bot.words.words import FALLBACK, LANGUAGES, Language, Words
from games.kit.game import Game
from games.kit.say import Say, say
from games.kit.scenes import Scene
from games.kit.seats import Seat

STORIES = 4
"""The latest move's and those before it: an edit may show several moves at once."""

TELLING: tuple[Kind, ...] = ("start", "move")

MOST_TABLES = 4_000


class Showing:
    def __init__(
        self,
        words: Words,
        people: People,
        open_game: Callable[[str], Game[Any, Any]],
        *,
        listens: bool,
    ) -> None:
        self._words = words
        self._people = people
        self._open_game = open_game
        self._games: dict[str, Game[Any, Any]] = {}
        self._listens = listens
        """Whether the bot may read what people write."""
        self._stories: LRUCache[TableId, deque[tuple[int, tuple[Say, ...]]]]
        self._stories = LRUCache(MOST_TABLES)

    async def open_games(self) -> None:
        """Reads all games' cards, so that later nobody waits for it."""
        for key in games.names():
            await asyncio.to_thread(self.game, key)

    def game(self, key: str) -> Game[Any, Any]:
        if key not in self._games:
            self._games[key] = self._open_game(key)
        return self._games[key]

    def speech(self, view: View, language: Language) -> Speech:
        names = {seat: self._people.name(each.user) for seat, each in enumerate(view.seats)}
        return Speech(self._words, language, names)

    def public_speech(self, view: View) -> Speech:
        return self.speech(view, language_of_table(view))

    def speech_for(self, view: View, seat: Seat) -> Speech:
        """In the language of who sits there, or the table's if his isn't known."""
        user = view.seats[seat].user
        known = self._people.person(user).locale is not None
        return self.speech(view, self._people.language(user) if known else language_of_table(view))

    def remember(self, public: View, kind: Kind) -> None:
        """Notes what has just happened, for a board that shows several moves at once. After a
        pause, say, the story is still the move's before it."""
        if public.phase == "ended":
            self._stories.pop(public.table, None)
            return
        if kind not in TELLING or public.scene is None or not public.scene.story:
            return
        told = self._stories.get(public.table)
        if told is None:
            told = self._stories[public.table] = deque(maxlen=STORIES)
        told.append((public.revision, public.scene.story))

    def board(self, view: View, opened: str = "") -> Content:
        """The public message of a table. `opened` is the option whose menu a lobby shows."""
        speech = self.public_speech(view)
        if view.phase == "lobby":
            game = self.game(view.game)
            remarks = tuple(lobby_remarks(view, game, listens=self._listens))
            return lobby(view, game, speech, opened or first_opened(view, game), remarks)
        if view.is_aloud:
            return board(view, speech)
        told = self._stories.get(view.table, ())
        newest = view.scene.story if view.scene is not None else ()
        earlier = [
            story for revision, story in told if revision <= view.revision and story != newest
        ]
        return board(view, speech, earlier)

    def hand(
        self,
        view: View,
        public: Scene | None,
        answering: Answering | None = None,
        foretold: Foretold | None = None,
    ) -> Content:
        """A seat's own message, with an answer in progress."""
        assert view.viewer is not None, "a hand is somebody's"
        return hand(view, public, self.speech_for(view, view.viewer), answering, foretold)

    def call(self, view: View, *, is_reminder: bool) -> Content:
        """Tells the viewer, by direct message, that the match waits for him."""
        assert view.viewer is not None, "somebody is called"
        return self._notice(view, self.speech_for(view, view.viewer), is_reminder)

    def turns(self, views: list[View], *, is_reminder: bool) -> Content:
        """Tells in public that the match waits for the viewers of these views."""
        speech = self.public_speech(views[0])
        notices = [self._notice(view, speech, is_reminder) for view in views]
        return Content(
            plain="\n".join(each.plain for each in notices),
            pings=tuple(user for each in notices for user in each.pings),
        )

    def _notice(self, view: View, speech: Speech, is_reminder: bool) -> Content:
        assert view.viewer is not None, "somebody is called"
        user = view.seats[view.viewer].user
        tell = reminder if is_reminder else your_turn
        return tell(view, speech, user)

    def post(self, public: View, news: News) -> Content:
        """What has happened at a moment, as a message that stands by itself."""
        speech = self.public_speech(public)
        return post(news, public.table, public.game, speech, listens=self._listens)

    def start_post(self, public: View) -> Content:
        """Tells in public what the shuffles of the match that has begun are made from."""
        return start_post(public, self.public_speech(public))

    def direct_closed(self, public: View, user: int) -> Content:
        """Tells in public how somebody plays who takes no direct messages."""
        button = self._hand_button(public)
        return self._told_to(public, user, say("delivery-closed", who=mention(user), button=button))

    def direct_barred(self, public: View, user: int) -> Content:
        """The same while none may be opened."""
        button = self._hand_button(public)
        return self._told_to(public, user, say("delivery-barred", who=mention(user), button=button))

    def _hand_button(self, public: View) -> str:
        return self.public_speech(public).plain(say("chat-do-hand"))

    def _told_to(self, public: View, user: int, line: Say) -> Content:
        told = self._plain(line, language_of_table(public))
        return msgspec.structs.replace(told, pings=(user,))

    def slowed(self, public: View, seconds: int) -> Content:
        """Tells in public that slow mode has been switched on in the middle of a race."""
        return self._plain(say("race-slowed", seconds=seconds), language_of_table(public))

    def no_access(self, public: View, bar: Bar) -> Content:
        """Tells whoever opened the table what keeps the bot from there."""
        speech = self._opener_speech(public)
        place, way = channel_link(public.place.spot), self._way_on(public)
        match bar.kind:
            case "permissions":
                names = tuple(speech.plain(permission(name)) for name in bar.permissions)
                line = say("delivery-missing", place=place, permissions=names, way=way)
            case "thread":
                line = say("delivery-not-in-thread", place=place, way=way)
            case "server":
                line = say("delivery-not-on-server", place=place, way=way)
            case "unknown":
                line = say("delivery-no-access", place=place, way=way)
        return self._plain(line, speech.language)

    def locked(self, public: View) -> Content:
        """Tells whoever opened the table that its thread can't be written in."""
        place = channel_link(public.place.spot)
        line = say("delivery-locked", place=place, way=self._way_on(public))
        return self._plain(line, self._opener_speech(public).language)

    def stranded(self, public: View, seat: Seat) -> Content:
        """Tells who sits there that the table's place is no more, and how it goes on."""
        speech = self.speech_for(public, seat)
        game = speech.plain(game_name(public.game))
        state = "lobby" if public.phase == "lobby" else "match"
        line = say("delivery-stranded", game=game, state=state)
        return self._plain(line, speech.language)

    def _way_on(self, public: View) -> str:
        """How a match goes on whose board can't be shown."""
        if public.phase not in ("playing", "paused"):
            return "waits"
        return "aloud" if public.is_aloud else "direct"

    def _opener_speech(self, public: View) -> Speech:
        seats = (seat for seat, each in enumerate(public.seats) if each.user == public.opener)
        seat = next(seats, None)
        return self.public_speech(public) if seat is None else self.speech_for(public, seat)

    def _plain(self, message: Say, language: Language) -> Content:
        return Content(plain=self._words.text(message, language, {}))


def language_of_table(view: View) -> Language:
    return next((language for language in LANGUAGES if language == view.language), FALLBACK)
