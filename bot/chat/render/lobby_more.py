"""What *More* whispers at a lobby: what the person who pressed it can do there."""

from collections.abc import Iterator
from typing import Any

from bot.chat.custom_ids import Deed, InMore, OfLobby, write
from bot.chat.people import Threads, begins_thread
from bot.chat.render.content import BUTTON_LABEL, Button, Content, Row, Text, boxed, fitted, rows
from bot.chat.render.seating import by_seat_of
from bot.chat.render.seats import bot_player_menu
from bot.chat.render.speech import Speech, channel_link, game_name, heading
from bot.host.model import User
from bot.host.views import View
from games.kit import message_ids
from games.kit.game import Game
from games.kit.realtime import RealtimeGame
from games.kit.say import Say, say

FOR_ALL: tuple[InMore, ...] = ("fair", "words")


def more(
    view: View,
    game: Game[Any, Any, Any],
    user: User,
    speech: Speech,
    *,
    may_end: bool,
    threads: Threads = "realtime",
    news: Say | None = None,
) -> Content:
    """`news` is what a press there has just led to. What concerns the whole table is its opener's
    to do; to end it, theirs as well who keep order where it stands."""
    title = heading(speech.line(game_name(view.game)), channel_link(view.place.spot))
    told = news or say("chat-more", who=_who(view, user))
    if view.phase != "lobby":
        return _over(view, title, speech)
    does: list[InMore] = [*_own(view, user), *_openers(view, game, user, threads, may_end=may_end)]
    buttons = rows([_button(do, view, game, user, speech) for do in (*does, *FOR_ALL)])
    menu = tuple(filter(None, [bot_player_menu(view, speech) if user == view.opener else None]))
    return fitted(boxed(view.game, Text(f"{title}\n{speech.line(told)}"), *menu, *buttons))


def _over(view: View, title: str, speech: Speech) -> Content:
    """The lobby has become a match, or nothing at all."""
    if view.phase == "ended":
        return boxed(view.game, Text(f"{title}\n{speech.line(say('chat-lobby-closed'))}"))
    text = Text(f"{title}\n{speech.line(say('chat-lobby-begun'))}")
    if view.viewer is None:
        return boxed(view.game, text)
    label = speech.label(say("chat-do-hand"), BUTTON_LABEL)
    return boxed(view.game, text, Row((Button(label, write(Deed(view.table, "hand"))),)))


def _who(view: View, user: User) -> str:
    if _is_kept(view, user):
        return "kept"
    if view.viewer is None:
        return "nobody"
    return "opener" if user == view.opener else "seated"


def _is_kept(view: View, user: User) -> bool:
    return any(view.seats[seat].user == user for seat in view.kept)


def _own(view: View, user: User) -> Iterator[InMore]:
    if view.viewer is not None or _is_kept(view, user):
        yield "leave"
    yield "word"


def _openers(
    view: View, game: Game[Any, Any, Any], user: User, threads: Threads, *, may_end: bool
) -> Iterator[InMore]:
    if user == view.opener:
        if len(view.seats) < game.seat_counts[-1]:
            yield "bot"
        if view.kept:
            yield "free"
        if by_seat_of(game):
            yield "seating"
        if view.place.may_have_thread:
            is_realtime = isinstance(game, RealtimeGame)
            in_thread = begins_thread(threads, view.place, is_realtime=is_realtime)
            yield "start_here" if in_thread else "thread"
    if user == view.opener or may_end:
        yield "end"


def _button(
    do: InMore, view: View, game: Game[Any, Any, Any], user: User, speech: Speech
) -> Button:
    label = say(
        "chat-do-not-this-time" if do == "leave" and _is_kept(view, user) else f"chat-do-{do}"
    )
    if do == "seating":
        named = [
            speech.label(message_ids.option(game, key), BUTTON_LABEL) for key in by_seat_of(game)
        ]
        return Button(speech.listed(named), write(OfLobby(view.table, do)))
    there = len(view.seats) - len(view.kept)
    too_few = do == "start_here" and there not in game.seat_counts
    control = OfLobby(view.table, do)
    return Button(speech.label(label, BUTTON_LABEL), write(control), disabled=too_few)
