"""A lobby: its seats, its options in one sentence, and what must be public before the match."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from bot.chat.custom_ids import Deed, Doing, OfLobby, OptionPage, write
from bot.chat.people import Threads, begins_thread
from bot.chat.permissions import FOR_PICTURES, FOR_TICKS, permission
from bot.chat.render import content as ui
from bot.chat.render.fairness import lobby_lines
from bot.chat.render.options import options_line
from bot.chat.render.seating import beside_seats
from bot.chat.render.seats import seat_line, series_lines
from bot.chat.render.speech import BETWEEN, Speech, game_name, heading, moment, small
from bot.host.model import User
from bot.host.salting import LONGEST_WORD
from bot.host.views import Sitting, View
from games.kit import message_ids
from games.kit.game import Game
from games.kit.options import specs
from games.kit.realtime import RealtimeGame
from games.kit.say import Refusal, Say, Seat, Who, say

STYLES: dict[Doing, ui.Style] = {"join": "success", "start": "primary"}
LASTING: tuple[Doing, ...] = ("rules", "more")


def lobby(
    view: View,
    game: Game[Any, Any, Any],
    speech: Speech,
    remarks: Sequence[Say] = (),
    gallery: ui.Gallery | None = None,
) -> ui.Content:
    """`remarks` stand under what the game is about. Who sits there is not said beside a picture
    that shows it, but who may start is."""
    title = heading(speech.line(game_name(view.game)))
    about = [speech.line(message_ids.about(game))]
    if view.meets:
        about.append(speech.line(say("chat-meet-lobby", when=moment(view.meets))))
    elif view.rematch_of is not None:
        about.append(speech.line(say("chat-rematch")))
    about += map(speech.line, remarks)
    below = (
        ui.Text(options_line(view, game, speech)),
        ui.Separator(),
        ui.Text("\n".join(lobby_lines(view, speech))),
    )
    about += series_lines(view, speech)
    buttons = ui.rows(list(_buttons(view, game, speech)))
    seats = ui.Text("\n".join((*_seats(view, game, speech), *_missing(view, game, speech))))
    about_it = ui.Text("\n".join((title, *about)))
    in_words = ui.fitted(ui.boxed(view.game, about_it, seats, *below, *buttons))
    if gallery is None:
        return in_words
    beside = ui.Text("\n".join((*about, *_missing(view, game, speech), *_opener(view, speech))))
    shown = ui.boxed(view.game, gallery, beside, *below, *buttons)
    return replace(ui.fitted(shown), words=in_words.blocks)


def word_modal(view: View, user: User, speech: Speech, control: OfLobby) -> ui.Modal:
    """Where somebody types a word for the shuffle, or changes his."""
    entry = ui.TextField(
        "0",
        speech.label(say("chat-word"), ui.MODAL_LABEL),
        LONGEST_WORD,
        shortest=1,
        typed=next((word.text for word in view.salting.words if word.user == user), ""),
        help=speech.label(say("chat-word-help"), ui.OPTION_LABEL),
    )
    title = speech.label(say("chat-do-word"), ui.MODAL_TITLE)
    return ui.Modal(write(control), title, (entry,))


def _seats(view: View, game: Game[Any, Any, Any], speech: Speech) -> Iterator[str]:
    least, most = game.seat_counts[0], game.seat_counts[-1]
    yield speech.line(say("chat-seats", taken=_there(view), least=least, most=most))
    for seat, sitting in enumerate(view.seats):
        is_opener = _may_start(sitting, view)
        line = _opener_line(seat, speech) if is_opener else seat_line(view, seat, speech)
        beside = [speech.line(what) for each, what in beside_seats(view, game) if each == seat]
        yield BETWEEN.join((f"{seat + 1}. {line}", *beside))


def _there(view: View) -> int:
    """How many sit there."""
    return len(view.seats) - len(view.kept)


def _missing(view: View, game: Game[Any, Any, Any], speech: Speech) -> Iterator[str]:
    """Who has not come back yet, and that the match begins once they have."""
    if view.kept:
        opener = next(seat for seat, each in enumerate(view.seats) if each.user == view.opener)
        who, can = tuple(map(Who, view.kept)), _there(view) in game.seat_counts
        told = say("chat-missing-players", who=who, opener=Who(opener), can="yes" if can else "no")
        yield speech.line(told)


def _opener(view: View, speech: Speech) -> Iterator[str]:
    """Who may start, which no picture shows."""
    for seat, sitting in enumerate(view.seats):
        if _may_start(sitting, view):
            yield small(_opener_line(seat, speech))


def _may_start(sitting: Sitting, view: View) -> bool:
    """Whether it is the opener who sits there, and not just a seat that is kept for them."""
    return sitting.user == view.opener and not sitting.left


def _opener_line(seat: Seat, speech: Speech) -> str:
    return speech.line(say("chat-opens", who=Who(seat)))


def _buttons(view: View, game: Game[Any, Any, Any], speech: Speech) -> Iterator[ui.Button]:
    """The one that leads on comes first: to start where enough sit there, or else to sit down."""
    yield from (_button(do, view, game, speech) for do in _leading(view, game))
    label = speech.label(say("chat-do-options"), ui.BUTTON_LABEL)
    yield ui.Button(label, write(OptionPage(view.table)))
    yield from (_button(do, view, game, speech) for do in LASTING)


def _leading(view: View, game: Game[Any, Any, Any]) -> tuple[Doing, ...]:
    """Who wants to sit down may do so, for options can be changed. While somebody is missing their
    seat is not the next one's, but it is them who may still join."""
    if view.kept:
        return ("join", "start")
    if len(view.seats) >= game.seat_counts[-1]:
        return ("start",)
    return ("start", "join") if _goes(view, game) else ("join", "start")


def _goes(view: View, game: Game[Any, Any, Any]) -> bool:
    """Whether it can be played as chosen, with those who sit there."""
    try:
        game.check_options(len(view.seats), view.options)
    except Refusal:
        return False
    return len(view.seats) in game.seat_counts


def _button(do: Doing, view: View, game: Game[Any, Any, Any], speech: Speech) -> ui.Button:
    too_few = do == "start" and _there(view) not in game.seat_counts
    label = speech.label(say(f"chat-do-{do}"), ui.BUTTON_LABEL)
    style = STYLES.get(do, "secondary")
    if do == "start" and view.kept:
        style = "secondary"
    return ui.Button(label, write(Deed(view.table, do)), style, disabled=too_few)


def lobby_remarks(
    view: View,
    game: Game[Any, Any, Any],
    *,
    listens: bool,
    ticks: bool,
    is_barred: bool,
    threads: Threads = "realtime",
) -> Iterator[Say]:
    """What is to be known before. `ticks`: the bot may react to answers there; `is_barred`: it may
    attach no pictures; `threads`: which matches of the server start in one."""
    if is_barred:
        yield say("chat-pictures-barred", permission=permission(FOR_PICTURES))
    is_realtime = isinstance(game, RealtimeGame)
    if begins_thread(threads, view.place, is_realtime=is_realtime):
        yield say("race-own-thread")
    if not is_realtime:
        return
    if not listens:
        yield say("race-no-content")
    elif not ticks:
        yield say("race-no-ticks", permission=permission(FOR_TICKS))
    if _may_change_content(view, game):
        yield say("race-same-set")


def _may_change_content(view: View, game: Game[Any, Any, Any]) -> bool:
    """A rematch asks with what to play this time."""
    if view.rematch_of is None or len(game.files) < 2:
        return False
    return any(spec.kind == "content" for spec in specs(game.options_type))
