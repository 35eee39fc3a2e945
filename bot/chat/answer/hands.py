"""A seat's own message as an answer: in place of what was clicked on, or for its reader only."""

import dataclasses
from collections.abc import Sequence

import discord
from msgspec.structs import replace

from bot.chat.answer.desk import Desk, by
from bot.chat.answer.replies import Reply
from bot.chat.custom_ids import Answering
from bot.chat.deliver.ephemerals import Copy
from bot.chat.render.answering import Ask, Play, Response, respond, typed
from bot.chat.render.content import Content
from bot.chat.render.controls import Foretold, modal
from bot.chat.render.hand import form_of, opened
from bot.chat.stamps import stamp_of
from bot.host.acts import Answer
from bot.host.keys import hand_key
from bot.host.views import View
from games.kit.asks import Form, Picks
from games.kit.refusals import Refusal, Why, not_yours, stale
from games.kit.say import say


def is_private(interaction: discord.Interaction) -> bool:
    """Whether what was clicked on is seen by this person only."""
    message = interaction.message
    if message is None:
        return False
    return interaction.guild_id is None or message.flags.ephemeral


async def ask_for_hand(desk: Desk, interaction: discord.Interaction, table: str) -> Reply:
    """The hand of whoever asks for it, and once more by direct message if that had failed."""

    async def then() -> Reply | None:
        await desk.delivery.try_direct_again(table, interaction.user.id)
        return None

    return dataclasses.replace(await show_hand(desk, interaction, table), then=then)


async def show_hand(
    desk: Desk,
    interaction: discord.Interaction,
    table: str,
    answering: Answering | None = None,
    foretold: Foretold | None = None,
) -> Reply:
    """The hand of whoever acts, with an answer in progress."""
    await desk.delivery.told(table)
    view, _ = await desk.own_view(table, interaction.user.id)
    public = (await desk.tables.look(table)).scene
    open_ = opened(view, answering)
    picks = open_.foretell() if open_ is not None else None
    if open_ is not None and picks is not None and foretold is None:
        foretold = await _foretell(desk, interaction, open_.answering, picks)
    content = desk.delivery.showing.hand(view, public, answering, foretold)
    return _hand_reply(desk, interaction, view, content)


def _hand_reply(
    desk: Desk, interaction: discord.Interaction, view: View, content: Content
) -> Reply:
    """The hand in place of what was clicked on, if that was private; else whispered."""
    in_place = is_private(interaction)
    user = interaction.user.id

    async def placed(message: int) -> None:
        if interaction.guild_id is None and in_place:
            channel = interaction.channel_id or 0
            await desk.delivery.answered(
                view.table, hand_key(user), content, view.revision, channel, message
            )
        else:
            copy = Copy(
                interaction.application_id,
                interaction.token,
                message,
                view.revision,
                content.digest(),
                stamp_of(interaction.id),
            )
            desk.delivery.opened_hand(view.table, user, copy)

    if in_place:
        return Reply(redraw=content, placed=placed)
    return Reply(whisper=content, placed=placed)


async def answer(
    desk: Desk, interaction: discord.Interaction, press: Answering, values: Sequence[str]
) -> Reply:
    """Goes on with an answer: shows it, plays it, or opens what is to be typed in."""
    view, form = await _asked(desk, interaction, press)
    response: Response = respond(form, press, values)
    match response:
        case Play(picks):
            return await _play(desk, interaction, press, picks)
        case Ask(answering):
            speech = desk.delivery.showing.speech(view, desk.people.language(interaction.user.id))
            late = desk.sentence(say("cogs-too-slow"), interaction.user.id)
            return Reply(modal=modal(form, answering, speech), whisper=late)
    foretold = None
    if response.foretell is not None:
        foretold = await _foretell(desk, interaction, press, response.foretell)
        if response.at_once and foretold == Foretold():
            return await _play(desk, interaction, press, response.foretell)
    return await show_hand(desk, interaction, press.table, response.answering, foretold)


async def answer_typed(
    desk: Desk, interaction: discord.Interaction, press: Answering, texts: Sequence[str]
) -> Reply:
    """Plays an answer whose texts have come by a modal."""
    _, form = await _asked(desk, interaction, press)
    return await _play(desk, interaction, press, typed(form, press, texts))


async def _asked(
    desk: Desk, interaction: discord.Interaction, press: Answering
) -> tuple[View, Form]:
    """What the press is about. One that is outdated is refused by the table, which knows whether
    an earlier one counted."""
    view, seat = await desk.own_view(press.table, interaction.user.id)
    if seat != press.seat:
        not_yours(say("cogs-others-hand"))
    form = form_of(view, press) if view.phase == "playing" else None
    if form is None:
        outdated = Answer(press.ask, (), press.number)
        await desk.tables.move(press.table, by(interaction), outdated)
        stale(say("tables-stale"))
    return view, form


async def _play(
    desk: Desk, interaction: discord.Interaction, press: Answering, picks: Picks
) -> Reply:
    """What a rule forbids is shown where it was picked, and the picks stay."""
    move = Answer(press.ask, picks, press.number)
    try:
        await desk.tables.move(press.table, by(interaction), move)
    except Refusal as refusal:
        if refusal.why is not Why.ILLEGAL or not refusal.ruling:
            raise
        told = Foretold.of(refusal)
        return await show_hand(desk, interaction, press.table, replace(press, step="show"), told)
    return await show_hand(desk, interaction, press.table)


async def _foretell(
    desk: Desk, interaction: discord.Interaction, at: Answering, picks: Picks
) -> Foretold:
    try:
        answered = Answer(at.ask, picks, at.number)
        return Foretold.of(await desk.tables.preview(at.table, by(interaction), answered))
    except Refusal as refusal:
        return Foretold.of(refusal)
