"""A lesson: the way into it, what the learner is told, and the way out."""

import games
from bot.chat.custom_ids import Deed, OfGame, write
from bot.chat.render import content as ui
from bot.chat.render.speech import Speech, game_name, small
from bot.host.model import TableId
from games.kit.game import Game
from games.kit.say import Say, say


def learn_buttons(game: str, speech: Speech, style: ui.Style = "secondary") -> list[ui.Button]:
    """Begins the lesson of a game, if that has one, where it is pressed."""
    if games.find(game).lesson is Game.lesson:
        return []
    label = speech.label(say("lesson-learn"), ui.BUTTON_LABEL)
    return [ui.Button(label, write(OfGame(game, "learn")), style)]


def leave_button(table: TableId, speech: Speech) -> ui.Button:
    """The way out, as long as the lesson goes on."""
    label = speech.label(say("lesson-leave"), ui.BUTTON_LABEL)
    return ui.Button(label, write(Deed(table, "end_lesson")))


def told_block(told: Say, speech: Speech) -> ui.Text:
    """What the learner is told, just above what they press."""
    return ui.Text(speech.line(say("lesson-told", told=told)))


def deal_lines(speech: Speech) -> list[str]:
    """In place of what can be checked of a shuffle."""
    return [small(speech.line(say("lesson-deal")))]


def offer(game: str, speech: Speech) -> ui.Content:
    """For somebody who plays a game for the first time."""
    told = speech.line(say("lesson-offer", game=game_name(game)))
    return ui.boxed(game, ui.Text(told), *ui.rows(learn_buttons(game, speech, "primary")))
