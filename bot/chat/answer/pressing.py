"""Presses on buttons that everybody sees, and answers that are given by interaction."""

from collections.abc import Sequence

import discord

from bot.chat.answer import hands
from bot.chat.answer.aloud import ALOUD, say_aloud
from bot.chat.answer.desk import Desk, by, note
from bot.chat.answer.replies import Reply
from bot.chat.custom_ids import Aloud, Answering
from bot.chat.render.answering import Asked, begun
from bot.chat.render.posts import digest, is_written
from bot.chat.stamps import stamp_of
from bot.host.acts import Answer
from bot.host.model import TableId
from bot.host.views import View
from games.kit.asks import Form, Pick
from games.kit.game import Heard
from games.kit.refusals import illegal, stale
from games.kit.say import Who, say


async def press(desk: Desk, interaction: discord.Interaction, pressed: Aloud) -> Reply:
    """Plays what the button says for whoever presses it, or begins it. An ask that is not open to
    him any more is left to the table: by its stamp the press may still be in time."""
    view, seat = await desk.own_view(pressed.table, interaction.user.id)
    form = _form(view, pressed.ask)
    if form is not None and digest(form) != pressed.form:
        stale(say("tables-stale"))
    if pressed.picks or (form is not None and not form.fields):
        picks = tuple((key,) for key in pressed.picks)
        await desk.tables.move(pressed.table, by(interaction), Answer(pressed.ask, picks))
        return _confirmed(desk, interaction, form, pressed)
    if form is None or view.ask_number is None:
        stale(say("tables-stale"))
    asked = Asked(pressed.table, seat, view.ask_number)
    begin = begun(form, asked, "write" if is_written(form) else "show")
    return await hands.answer(desk, interaction, begin, ())


async def answer_typed(
    desk: Desk, interaction: discord.Interaction, press: Answering, texts: Sequence[str]
) -> Reply:
    """What was typed into a modal. Where a game is played aloud it is said aloud, at the stamp at
    which it was sent in, whatever has happened while it was being typed."""
    view = await desk.view(press.table, interaction.user.id)
    form = _form(view, press.ask)
    if view.game in ALOUD and texts and (form is None or is_written(form)):
        return await answer_aloud(desk, interaction, press.table, texts[0])
    return await hands.answer_typed(desk, interaction, press, texts)


async def answer_aloud(
    desk: Desk, interaction: discord.Interaction, table: TableId, text: str
) -> Reply:
    """An answer given by interaction; where it is played everybody gets to see it like a message,
    and elsewhere only whoever gave it."""
    view = await desk.view(table, interaction.user.id)
    heard = Heard(text, str(interaction.id), stamp_of(interaction.id))
    if not await say_aloud(desk, table, interaction.user.id, heard) or view.viewer is None:
        illegal("", say("race-no-answer-now"))
    said = say("race-said", who=Who(view.viewer), text=text)
    if interaction.channel_id == view.place.spot:
        return Reply(public=note(desk.delivery.showing.public_speech(view).line(said)))
    speech = desk.delivery.showing.speech(view, desk.people.language(interaction.user.id))
    return Reply(whisper=note(speech.line(said)))


def _form(view: View, ask: str) -> Form | None:
    forms = () if view.scene is None else view.scene.asks
    return next((form for form in forms if form.key == ask), None)


def _confirmed(
    desk: Desk, interaction: discord.Interaction, form: Form | None, pressed: Aloud
) -> Reply:
    """Of most presses everybody sees at once what they have done; of a secret one only whoever
    made it is told."""
    if form is None or not form.secret:
        return Reply()
    chosen = [
        choice.name
        for field in form.fields
        if isinstance(field, Pick)
        for choice in field.choices
        if choice.key in pressed.picks
    ]
    told = say("race-ballot", choice=chosen[0])
    return Reply(whisper=desk.sentence(told, interaction.user.id))
