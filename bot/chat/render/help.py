"""What /help tells: the games, each to be played at once, then the commands, and what can be
checked."""

from collections.abc import Iterable

from bot.chat.custom_ids import OfGame, write
from bot.chat.render.content import (
    BUTTON_LABEL,
    Block,
    Box,
    Button,
    Content,
    Row,
    Separator,
    Text,
    fitted,
)
from bot.chat.render.speech import Speech, bold, game_name, small
from games.kit import message_ids
from games.kit.message_ids import AnyGame
from games.kit.say import Say, say


def help_page(games: Iterable[AnyGame], own: Iterable[Say], speech: Speech) -> Content:
    """`own` tells of the games' own commands."""
    shown: list[Block] = [Text(speech.line(say("chat-help")))]
    for game in games:
        name, about = game_name(game.key), message_ids.about(game)
        shown.append(Text(f"{game.emblem} {bold(speech.line(name))}\n{speech.line(about)}"))
        play = speech.label(say("chat-play-house-now"), BUTTON_LABEL)
        rules = speech.label(say("chat-do-rules"), BUTTON_LABEL)
        shown.append(
            Row(
                (
                    Button(play, write(OfGame(game.key, "play")), "primary"),
                    Button(rules, write(OfGame(game.key, "rules"))),
                )
            )
        )
    commands = "\n".join(map(speech.line, (say("chat-help-commands"), *own)))
    fair = small(speech.line(say("chat-help-fair")))
    return fitted(Content((Box((*shown, Separator(), Text(commands), Text(fair))),)))
