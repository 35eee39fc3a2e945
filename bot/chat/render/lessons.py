"""A lesson: the way into it, what the learner is told, and the way out."""

import games
from bot.chat.custom_ids import Deed, OfGame, write
from bot.chat.render import content as ui
from bot.chat.render.speech import Speech, game_name, small
from bot.host.model import TableId
from bot.host.views import View
from games.kit.game import Game
from games.kit.say import Say, say


def learn_buttons(game: str, speech: Speech, style: ui.Style = "secondary") -> list[ui.Button]:
    """Begins the lesson of a game, if that has one, where it is pressed."""
    if games.find(game).lesson is Game.lesson:
        return []
    label = speech.label(say("lesson-learn"), ui.BUTTON_LABEL)
    return [ui.Button(label, write(OfGame(game, "learn")), style)]


def leave_button(table: TableId, speech: Speech) -> ui.Button:
    """The way out."""
    label = speech.label(say("lesson-leave"), ui.BUTTON_LABEL)
    return ui.Button(label, write(Deed(table, "end_lesson")))


def leave_buttons(view: View, speech: Speech) -> list[ui.Button]:
    """The same, as long as the lesson goes on."""
    goes_on = view.is_taught and view.phase == "playing"
    return [leave_button(view.table, speech)] if goes_on else []


def told_blocks(told: Say | None, speech: Speech) -> tuple[ui.Block, ...]:
    """What the learner is told, just above what they press."""
    return () if told is None else (ui.Text(speech.line(say("lesson-told", told=told))),)


def deal_lines(view: View, speech: Speech) -> list[str]:
    """In place of what can be checked of a shuffle."""
    return [small(speech.line(say("lesson-deal")))] if view.is_lesson else []


def offer(game: str, speech: Speech) -> ui.Content:
    """For somebody who plays a game for the first time."""
    told = speech.line(say("lesson-offer", game=game_name(game)))
    return ui.boxed(game, ui.Text(told), *ui.rows(learn_buttons(game, speech, "primary")))
