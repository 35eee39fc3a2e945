"""The one place where a table's messages get their content, from the newest views and each in its
reader's language; and the pictures beside them, each made from a view's scene alone."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Literal

from cachetools import LRUCache

import games
from bot.chat.custom_ids import Answering
from bot.chat.people import People, Threads
from bot.chat.render.answering import Foretold
from bot.chat.render.board import board, hand
from bot.chat.render.calls import Called, direct_call, public_calls
from bot.chat.render.content import Content, Gallery, told_alone
from bot.chat.render.earlier import Page, earlier
from bot.chat.render.emblems import UNICODE, Emblems
from bot.chat.render.lobby import lobby, lobby_remarks
from bot.chat.render.notices import hand_moved, moved, pointer
from bot.chat.render.realtime import closed_poll, post
from bot.chat.render.replays import Moment, replayed, shared
from bot.chat.render.rules import Leaf, rules_page
from bot.chat.render.seating import beside_seats
from bot.chat.render.seats import bot_player_names
from bot.chat.render.speech import Speech
from bot.chat.safe import one_line
from bot.host.model import Place, Posted, Stamp, User
from bot.host.moments import News, Summons
from bot.host.views import View
from bot.languages import FALLBACK, LANGUAGES, Language
from bot.pictures.alt_text import (
    board_alt,
    ending_alt,
    hand_alt,
    lobby_alt,
    record_alt,
    round_alt,
)
from bot.pictures.drawing import Gathering, drawing_of
from bot.pictures.pausing import paused
from bot.pictures.reader import Reader
from bot.pictures.record import RecordCard, record_picture
from bot.words.scenes import SceneWords
from bot.words.two_languages import TwoLanguages
from bot.words.words import Words
from games.kit.game import Game
from games.kit.rulebook import Example
from games.kit.say import Say, Seat, Who, say
from games.kit.scenes import Scene, own_zones

BOARD, HAND, LOBBY, ROUND = "board.png", "hand.png", "lobby.png", "round.png"
RULES, REPLAY = "rules.png", "replay.png"
RECORD = "record.png"
"""Pictures' names, whatever they show."""

MOST_EXAMPLES = 200
"""The pictures of examples in the rules that are kept: those of all games and languages."""
MOST_IN_EXAMPLES = 4
"""The players in an example."""

Showing = Literal["shown", "unwanted", "barred"]
ShowsPictures = Callable[[Place], Showing]
"""Whether what everybody sees in a place is shown by pictures; and if not, whether that is for want
of a permission."""


class Illustrator:
    """Draws for one reader: in his language, with the players' names as they wrote them. It may
    do so in any thread; finding room for texts that are new takes long."""

    def __init__(self, speech: Speech, near: Seat | None = None) -> None:
        self._reader = Reader(speech.words.in_one, speech.language, speech.names, near)
        self._words = SceneWords(speech.words, speech.language, speech.plain_names, one_line)

    def table(self, view: View, game: Game[Any, Any, Any]) -> Gallery | None:
        """What everybody sees: who sits there, how it stands, how it has ended."""
        return self._lobby(view, game) if view.phase == "lobby" else self._board(view)

    def _lobby(self, view: View, game: Game[Any, Any, Any]) -> Gallery:
        bot_player = (seat for seat, each in enumerate(view.seats) if each.bot_player is not None)
        taken, most = len(view.seats), game.seat_counts[-1]
        gathering = Gathering(
            view.game,
            taken,
            most,
            bot_player=tuple(bot_player),
            kept=view.kept,
            beside=tuple(beside_seats(view, game)),
        )
        picture = drawing_of(view.game).lobby(gathering, self._reader)
        return Gallery(picture, LOBBY, lobby_alt(gathering, self._words))

    def _board(self, view: View) -> Gallery | None:
        scene, outcome = view.scene, view.outcome
        if scene is None:
            return None
        drawing = drawing_of(view.game)
        if view.phase == "ended" and outcome is not None:
            picture = drawing.ending(scene, outcome, self._reader)
            return Gallery(picture, BOARD, ending_alt(scene, outcome, self._words))
        board = drawing.board(scene, self._reader)
        if view.phase != "paused":
            return Gallery(board, BOARD, board_alt(scene, self._words))
        message = _paused(view)
        board = paused(board, message, self._reader)
        return Gallery(board, BOARD, board_alt(scene, self._words, message))

    def hand(self, view: View, public: Scene | None) -> Gallery | None:
        """What only the viewer sees. Who holds no cards and is to decide sees the board instead."""
        if view.scene is None or public is None:
            return None
        own, drawing = own_zones(view.scene, public), drawing_of(view.game)
        picture = drawing.hand(view.scene, own, self._reader)
        if picture is not None:
            return Gallery(picture, HAND, hand_alt(view.scene, own, self._words))
        if view.phase != "playing" or not view.is_awaited or view.is_realtime:
            return None
        board = drawing.board(view.scene, self._reader)
        return Gallery(board, HAND, board_alt(view.scene, self._words, tells_past=True))

    def example(self, game: Game[Any, Any, Any], example: Example) -> Gallery:
        """A position in the rules: the hand of its viewer, or the board."""
        drawing, public = drawing_of(game.key), game.look(example.state, None)
        if example.viewer is not None:
            scene = game.look(example.state, example.viewer)
            own = own_zones(scene, public)
            picture = drawing.hand(scene, own, self._reader)
            if picture is not None:
                return Gallery(picture, RULES, hand_alt(scene, own, self._words))
        board = drawing.board(public, self._reader)
        return Gallery(board, RULES, board_alt(public, self._words))

    def record(self, card: RecordCard) -> Gallery:
        """What somebody has reached."""
        picture = record_picture(card, self._reader)
        return Gallery(picture, RECORD, record_alt(card, self._words))

    def round(self, page: Page) -> Gallery:
        """A round that is over."""
        game, caption, last = page.view.game, page.caption, page.shown.ended
        picture = drawing_of(game).round(last, caption, self._reader)
        return Gallery(picture, ROUND, round_alt(game, last, caption, self._words))

    def replay(self, moment: Moment) -> Gallery:
        """A match that is over, as it stood after one of its moves."""
        drawing, public, scene = drawing_of(moment.view.game), moment.public, moment.scene
        if (outcome := moment.ending) is not None:
            picture = drawing.ending(scene, outcome, self._reader)
            return Gallery(picture, REPLAY, ending_alt(scene, outcome, self._words))
        if moment.sees == "open":
            picture = drawing.with_open_hands(public, moment.own, self._reader)
        elif moment.viewer is not None:
            picture = drawing.beside_hand(public, scene, moment.own, self._reader)
        else:
            picture = drawing.board(public, self._reader)
        return Gallery(picture, REPLAY, board_alt(scene, self._words))


def _paused(view: View) -> Say:
    """Who paused the match, if they are still here."""
    seat = view.seat_of(view.paused_by)
    if seat is None:
        return say("pictures-paused", state="stopped", who="")
    return say("pictures-paused", state="by", who=Who(seat))


class Renderer:
    def __init__(
        self,
        words: Words,
        people: People,
        open_game: Callable[[str], Game[Any, Any, Any]],
        *,
        listens: bool,
        ticks: Callable[[Place], bool] = lambda _: True,
        shows_pictures: ShowsPictures | None = None,
        emblems: Emblems = UNICODE,
        threads: Callable[[Place], Threads] = lambda _: "realtime",
    ) -> None:
        """Without `shows_pictures` all is told in words, to everybody."""
        self._words = words
        self._people = people
        self._open_game = open_game
        self._games: dict[str, Game[Any, Any, Any]] = {}
        self._beside: dict[tuple[str, Language], Words] = {}
        """For readers of another language than a table's: one of each game and language."""
        self._emblems = emblems
        self._listens = listens
        """Whether the bot may read what people write."""
        self._ticks = ticks
        """Whether the bot may react to it, by place."""
        self._threads = threads
        """Which matches start in a thread, by place."""
        self._examples: LRUCache[tuple[str, str, Language], Gallery] = LRUCache(MOST_EXAMPLES)
        self._draws = shows_pictures is not None
        self._shows_pictures = shows_pictures or (lambda _: "unwanted")

    async def open_games(self) -> None:
        """Reads all games' cards, so that later nobody waits for it."""
        for key in games.names():
            await asyncio.to_thread(self.game, key)

    def game(self, key: str) -> Game[Any, Any, Any]:
        if key not in self._games:
            self._games[key] = self._open_game(key)
        return self._games[key]

    def speech(
        self, view: View, language: Language | None = None, reader: Seat | None = None
    ) -> Speech:
        """In the table's language, unless another is given: then cards are also told by the names
        that they go by at the table. Sentences for one seat alone say "you" to its player."""
        tables = view.language if view.language in LANGUAGES else FALLBACK
        language = language or tables
        bot_player = bot_player_names(view.seats, self._people.name)
        names = {
            seat: self._words.text(bot_player[seat], language, {})
            if seat in bot_player
            else self._people.name(sitting.user)
            for seat, sitting in enumerate(view.seats)
        }
        words = self._words if language == tables else self._words_beside(view.game, tables)
        return Speech(words, language, names, self._emblems, reader)

    def _words_beside(self, game: str, tables: Language) -> Words:
        """For readers of another language than the table's."""
        key = game, tables
        if key not in self._beside:
            names = self.game(game).card_names()
            self._beside[key] = TwoLanguages(self._words, tables, names) if names else self._words
        return self._beside[key]

    def speech_of(self, view: View, user: User, reader: Seat | None = None) -> Speech:
        """In somebody's language, seated or not, or the table's if theirs isn't known."""
        is_known = self._people.is_language_known(user)
        return self.speech(view, self._people.language(user) if is_known else None, reader)

    async def drawn_board(self, view: View) -> Content:
        """The public message of a table, with its picture if it is to have one."""
        speech, gallery = self.speech(view), None
        if self._shows_pictures(view.place) == "shown":
            artist = Illustrator(speech, alone_with_bot_player(view))
            gallery = await asyncio.to_thread(artist.table, view, self.game(view.game))
        return self.board(view, gallery, speech)

    async def board_for(self, view: View, user: User) -> Content:
        """The same for one reader alone, who need not sit there: in their language, and with its
        picture unless they prefer words."""
        person, gallery = self._people.person(user), None
        speech = self.speech(view, self._people.language(user))
        if self._draws and person.pictures:
            artist = Illustrator(speech, alone_with_bot_player(view))
            gallery = await asyncio.to_thread(artist.table, view, self.game(view.game))
        return self.board(view, gallery, speech)

    async def drawn_hand(
        self,
        view: View,
        public: Scene | None,
        answering: Answering | None = None,
        foretold: Foretold | None = None,
    ) -> Content:
        """A seat's own message, with an answer in progress; with a picture, unless its owner
        prefers words."""
        user = viewer_of(view)
        speech, gallery = self.speech_of(view, user, view.viewer), None
        if self._draws and self._people.person(user).pictures:
            artist = Illustrator(speech)
            gallery = await asyncio.to_thread(artist.hand, view, public)
        return hand(view, public, speech, answering, foretold, gallery)

    def board(
        self, view: View, gallery: Gallery | None = None, speech: Speech | None = None
    ) -> Content:
        """The public message of a table, in words or beside its picture; in the table's language
        unless it is for one reader."""
        speech = speech or self.speech(view)
        if view.phase == "lobby":
            game = self.game(view.game)
            is_barred = self._shows_pictures(view.place) == "barred"
            remarks = lobby_remarks(
                view,
                game,
                listens=self._listens,
                ticks=self._ticks(view.place),
                is_barred=is_barred,
                threads=self._threads(view.place),
            )
            return lobby(view, game, speech, tuple(remarks), gallery)
        return board(view, speech, gallery)

    async def drawn_page(self, page: Page, user: User) -> Content:
        """A round that is over, for one reader."""
        language, viewer = self._people.language(user), page.view.viewer
        speech, gallery = self.speech(page.view, language, viewer), None
        if self._draws and self._people.person(user).pictures:
            artist = Illustrator(speech)
            gallery = await asyncio.to_thread(artist.round, page)
        return earlier(page, speech, gallery)

    async def drawn_replay(self, moment: Moment, user: User) -> Content:
        """A match that is over, after one of its moves, for one reader."""
        speech = self.speech(moment.view, self._people.language(user), moment.viewer)
        gallery = None
        if self._draws and not moment.in_words:
            gallery = await asyncio.to_thread(Illustrator(speech).replay, moment)
        return replayed(moment, speech, gallery)

    async def drawn_shared(self, moment: Moment, place: Place) -> Content:
        """The same for everybody in a place."""
        speech, gallery = self.speech(moment.view), None
        if self._shows_pictures(place) == "shown":
            gallery = await asyncio.to_thread(Illustrator(speech).replay, moment)
        return shared(moment, speech, gallery)

    def prefers_words(self, user: User) -> bool:
        """Whether somebody reads rather than looks at pictures."""
        return not self._people.person(user).pictures

    async def drawn_rules(self, leaf: Leaf, user: User) -> Content:
        """A page of a game's rules, for one reader."""
        speech, gallery = self._speech_of_rules(self._people.language(user)), None
        if (
            self._draws
            and self._people.person(user).pictures
            and leaf.section in leaf.game.examples
        ):
            key = leaf.game.key, leaf.section, speech.language
            gallery = self._examples.get(key)
            if gallery is None:
                gallery = await asyncio.to_thread(self._drawn_example, leaf, speech)
                self._examples[key] = gallery
        return rules_page(leaf, speech, gallery)

    async def drawn_record(self, card: RecordCard, speech: Speech) -> Gallery | None:
        """What somebody has reached, as a picture if there are any."""
        if not self._draws:
            return None
        return await asyncio.to_thread(Illustrator(speech).record, card)

    def _drawn_example(self, leaf: Leaf, speech: Speech) -> Gallery:
        game = self.game(leaf.game.key)
        example = leaf.game.examples[leaf.section](game, speech.language)
        return Illustrator(speech, near=0).example(game, example)

    def _speech_of_rules(self, language: Language) -> Speech:
        """With names for the players of the examples."""
        names = {
            seat: self._words.text(say("chat-rules-player", number=seat + 1), language, {})
            for seat in range(MOST_IN_EXAMPLES)
        }
        return Speech(self._words, language, names, self._emblems)

    def in_words(self, view: View, public: Scene | None, language: Language) -> Content:
        """What a picture shows of a table, or of its viewer's hand, for people who ask for words;
        without controls."""
        speech = self.speech(view, language, view.viewer)
        is_own = view.viewer is not None
        return told_alone(hand(view, public, speech) if is_own else self.board(view, None, speech))

    def call(self, view: View, summons: Summons, link: Posted | None, at: Stamp) -> Content:
        """Calls the viewer by direct message; `link` is where to act."""
        return direct_call(self._called(view), summons, link, at)

    def calls(
        self, views: Sequence[View], summons: Summons, link: Posted | None, at: Stamp
    ) -> Content:
        """Calls the viewers of these views in public."""
        return public_calls([self._called(view) for view in views], summons, link, at)

    def _called(self, view: View) -> Called:
        return Called(view, self.speech_of(view, viewer_of(view)))

    def pointer(self, public: View) -> Content:
        """What leads from the channel to a thread in which a match is over."""
        return pointer(public, self.speech(public))

    def post(self, public: View, news: News) -> Content:
        """What has happened at a moment, as a message that stands by itself."""
        speech = self.speech(public)
        return post(news, public, speech, listens=self._listens)

    def closed_poll(self, public: View, news: News, decided: Sequence[Say]) -> Content:
        """What called for a vote that is over."""
        return closed_poll(news, public, decided, self.speech(public))

    def moved(self, public: View, new: Posted, user: User | None) -> Content:
        """An old board, or somebody's old hand, which says where it is shown now."""
        if user is None:
            return moved(public, self.speech(public), new)
        return hand_moved(public, self.speech_of(public, user), new)


def alone_with_bot_player(view: View) -> Seat | None:
    """The seat of the only person at a table for two: a board lies as they would see it."""
    people = [seat for seat, sitting in enumerate(view.seats) if not sitting.bot_player]
    return people[0] if len(view.seats) == 2 and len(people) == 1 else None


def viewer_of(view: View) -> User:
    assert view.viewer is not None, "it is somebody's own view"
    return view.seats[view.viewer].user
