"""A lobby: its seats, its options in short, and what its match's shuffles will be made from, with
how much that proves."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from bot.chat.custom_ids import Deed, Doing, write
from bot.chat.people import mention
from bot.chat.render.content import (
    Block,
    Box,
    Button,
    Content,
    Modal,
    Separator,
    Style,
    Text,
    TextField,
    fitted,
)
from bot.chat.render.controls import BUTTON_LABEL, MODAL_LABEL, MODAL_TITLE, OPTION_LABEL, rows
from bot.chat.render.options import option_blocks
from bot.chat.render.speech import (
    BETWEEN,
    Speech,
    code,
    colour,
    game_name,
    heading,
    labelled,
    message_link,
    small,
)
from bot.host.model import User, Word
from bot.host.salting import LONGEST_WORD
from bot.host.views import View
from games.kit import message_ids
from games.kit.aloud import PlayedAloud
from games.kit.game import Game
from games.kit.options import specs
from games.kit.say import Say, Who, say


def foundation(view: View, speech: Speech) -> Iterator[str]:
    """The commitment, the lobby's message and the words, each in one small line. What people have
    typed goes round Fluent, which takes no more than 1,000 characters."""
    yield small(speech.line(say("chat-commitment", hash=view.commitment)))
    lobby, words = view.salting.lobby, view.salting.words
    if lobby is not None:
        link = f"{code(str(lobby.message))} {message_link(view.place.guild, lobby)}"
        yield small(labelled(speech.line(say("chat-lobby-message")), link))
    if words:
        listed = BETWEEN.join(map(_word, words))
        yield small(labelled(speech.line(say("chat-words")), listed))


def lobby_lines(view: View, speech: Speech) -> Iterator[str]:
    """Before the match."""
    yield from foundation(view, speech)
    if view.salting.asks_anew:
        yield small(speech.line(say("chat-words-lost")))
    yield small(speech.line(_claim("before", view)))


def start_post(view: View, speech: Speech) -> Content:
    """The message that stands from the start on as it is."""
    lines = (
        speech.line(say("chat-foundation")),
        *foundation(view, speech),
        small(speech.line(_claim("after", view))),
        small(speech.line(say("chat-table", table=view.table))),
    )
    return Content((Box((Text("\n".join(lines)),), colour(view.game)),))


def _word(word: Word) -> str:
    return f"{mention(word.user)} {code(word.text)}"


def _claim(when: Literal["before", "after"], view: View) -> Say:
    """No more than is true. Whoever knows the secret can try words of his own until they fit what
    stands already; so it is the last one that counts, and that nothing else has changed since."""
    salting = view.salting
    if not salting.words:
        return say(f"chat-fair-{when}", words="none", who="")
    last = mention(salting.words[-1].user)
    words = "stirred" if salting.is_stirred else "last"
    return say(f"chat-fair-{when}", words=words, who=last)


STYLES: dict[Doing, Style] = {"join": "success", "start": "primary", "end": "danger"}


def lobby(
    view: View,
    game: Game[Any, Any, Any],
    speech: Speech,
    opened: str = "",
    remarks: Sequence[Say] = (),
) -> Content:
    """`opened` is the option whose menu is shown, where not all of them are; `remarks` stand
    under what the game is about."""
    blocks: list[Block] = [
        Text("\n".join((*_about(view, game, speech), *speech.lines(remarks)))),
        Text("\n".join(_seats(view, game, speech))),
        Separator(),
        *option_blocks(view, game, speech, opened),
        Separator(),
        Text("\n".join(_fine_print(view, speech))),
        *rows(list(_buttons(view, game, speech))),
    ]
    return fitted(Content((Box(tuple(blocks), colour(view.game)),)))


def word_modal(view: View, user: User, speech: Speech) -> Modal:
    """Where somebody types a word for the shuffle, or changes his."""
    entry = TextField(
        "0",
        speech.label(say("chat-word"), MODAL_LABEL),
        LONGEST_WORD,
        shortest=1,
        typed=next((word.text for word in view.salting.words if word.user == user), ""),
        help=speech.label(say("chat-word-help"), OPTION_LABEL),
    )
    title = speech.label(say("chat-do-word"), MODAL_TITLE)
    return Modal(write(Deed(view.table, "word")), title, (entry,))


def _about(view: View, game: Game[Any, Any, Any], speech: Speech) -> Iterator[str]:
    yield heading(speech.line(game_name(view.game)))
    yield speech.line(message_ids.about(game))
    if view.rematch_of is not None:
        yield speech.line(say("chat-rematch"))


def _seats(view: View, game: Game[Any, Any, Any], speech: Speech) -> Iterator[str]:
    least, most = game.seat_counts[0], game.seat_counts[-1]
    yield speech.line(say("chat-seats", taken=len(view.seats), least=least, most=most))
    for seat in range(len(view.seats)):
        yield f"{seat + 1}. {speech.line(Who(seat))}"


def _fine_print(view: View, speech: Speech) -> Iterator[str]:
    """Who may start and end, and what the shuffles can be checked against."""
    opener = next(seat for seat, sitting in enumerate(view.seats) if sitting.user == view.opener)
    yield speech.line(say("chat-opener", who=Who(opener)))
    yield from lobby_lines(view, speech)


def _buttons(view: View, game: Game[Any, Any, Any], speech: Speech) -> Iterator[Button]:
    deeds: list[Doing] = ["join", "word", "leave", "start", "end"]
    if view.place.may_have_thread:
        deeds.append("start_here" if isinstance(game, PlayedAloud) else "thread")
    for do in deeds:
        yield Button(
            speech.label(say(f"chat-do-{do}"), BUTTON_LABEL),
            write(Deed(view.table, do)),
            STYLES.get(do, "secondary"),
            disabled=_is_barred(do, len(view.seats), game),
        )


def _is_barred(do: Doing, taken: int, game: Game[Any, Any, Any]) -> bool:
    """Whether too few sit there for it, or as many as may."""
    match do:
        case "start" | "start_here":
            return taken not in game.seat_counts
        case "join":
            return taken >= game.seat_counts[-1]
    return False


def lobby_remarks(view: View, game: Game[Any, Any, Any], *, listens: bool) -> Iterator[Say]:
    if not isinstance(game, PlayedAloud):
        return
    if view.place.may_have_thread:
        yield say("race-own-thread")
    if not listens:
        yield say("race-no-content")
    if first_opened(view, game):
        yield say("race-same-set")


def first_opened(view: View, game: Game[Any, Any, Any]) -> str:
    """The option that a rematch asks about: with what to play this time."""
    if view.rematch_of is None or not isinstance(game, PlayedAloud) or len(game.files) < 2:
        return ""
    contents = (spec.name for spec in specs(game.options_type) if spec.kind == "content")
    return next(contents, "")
