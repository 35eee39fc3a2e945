"""What the commands about a table do: which table is meant, and the answer."""

from collections.abc import Sequence

import discord

from bot.chat.answer import deeds, hands, lobbies
from bot.chat.answer.aloud import listening_tables
from bot.chat.answer.desk import Desk, note
from bot.chat.answer.pressing import answer_aloud
from bot.chat.answer.replies import Reply
from bot.chat.answer.starting import is_out_of_reach
from bot.chat.custom_ids import Deed, Doing, write
from bot.chat.permissions import check_may_play
from bot.chat.render.answering import Asked, begun
from bot.chat.render.content import Button, Content, Row
from bot.chat.render.speech import BETWEEN, game_name
from bot.chat.safe import markdown, shortened
from bot.host.model import TableId
from bot.host.views import View
from games.kit.asks import Command
from games.kit.refusals import illegal
from games.kit.say import Say, say

MOST_OFFERED = 5
LONGEST_PLACE = 30


async def hand(desk: Desk, interaction: discord.Interaction) -> Reply:
    tables = own_tables(desk, interaction)
    if len(tables) > 1:
        return await which(desk, interaction, tables, "hand")
    return await hands.ask_for_hand(desk, interaction, only(tables))


async def leave(desk: Desk, interaction: discord.Interaction) -> Reply:
    tables = own_tables(desk, interaction)
    if len(tables) > 1:
        return await which(desk, interaction, tables, "leave")
    return await deeds.leave(desk, interaction, only(tables))


async def board(desk: Desk, interaction: discord.Interaction) -> Reply:
    """The board posted anew, below whatever was written since. Whoever sits at a table that has
    lost its place is asked whether it shall go on here."""
    stranded = await _stranded(desk, interaction)
    lost = {view.table for view in stranded}
    here = [t for t in desk.tables.directory.at(interaction.channel_id or 0) if t not in lost]
    if not here and stranded:
        return _offer(desk, interaction, stranded)
    if not here:
        illegal("", say("cogs-no-table-here"))
    own = [table for table in here if table in desk.tables.directory.of(interaction.user.id)]
    check_may_play(interaction)
    view, content = await desk.board((own or here)[-1])

    async def then() -> Reply | None:
        return _offer(desk, interaction, stranded) if stranded else None

    placed = lobbies.newly_on_board(desk, interaction, view, content)
    return Reply(public=content, placed=placed, then=then)


async def _stranded(desk: Desk, interaction: discord.Interaction) -> Sequence[View]:
    """The tables of whoever acts that have lost their place, the newest few."""
    user = interaction.user.id
    views = [await desk.view(table) for table in desk.tables.directory.of(user)]
    lost = [view for view in views if view.stranded or is_out_of_reach(interaction, view.place)]
    return lost[-MOST_OFFERED:]


def _offer(desk: Desk, interaction: discord.Interaction, stranded: Sequence[View]) -> Reply:
    language = desk.people.language(interaction.user.id)
    rows = []
    for view in stranded:
        words = (say("chat-do-settle"), game_name(view.game))
        label = BETWEEN.join((*(desk.text(word, language) for word in words), view.table))
        rows.append(Row((Button(label, write(Deed(view.table, "settle")), "primary"),)))
    question = note(markdown(desk.text(say("cogs-stranded", count=len(stranded)), language)))
    return Reply(whisper=Content((*question.blocks, *rows)))


async def answer(desk: Desk, interaction: discord.Interaction, text: str) -> Reply:
    """An answer to what is asked in this channel, for where messages can't be read."""
    tables = listening_tables(desk, interaction.channel_id or 0, interaction.user.id)
    if not tables:
        illegal("", say("cogs-no-duel-here"))
    return await answer_aloud(desk, interaction, tables[0], text)


async def begin(
    desk: Desk, interaction: discord.Interaction, command: Command, otherwise: Say
) -> Reply:
    """Begins the first ask of this command that is open to whoever acts, and says why not where
    there is none; one that leaves no choice is played at once."""
    tables = own_tables(desk, interaction)
    only(tables)
    for table in tables:
        view = await desk.view(table, interaction.user.id)
        if view.scene is None or view.viewer is None or view.ask_number is None:
            continue
        form = next((form for form in view.scene.asks if form.command == command), None)
        if form is not None:
            press = begun(form, Asked(table, view.viewer, view.ask_number))
            return await hands.answer(desk, interaction, press, ())
    return illegal("", otherwise)


def own_tables(desk: Desk, interaction: discord.Interaction) -> Sequence[TableId]:
    """The tables at which somebody sits: those of this channel, or else all."""
    directory = desk.tables.directory
    own = directory.of(interaction.user.id)
    here = directory.at(interaction.channel_id or 0)
    return tuple(table for table in own if table in here) or own


def only(tables: Sequence[TableId]) -> TableId:
    if not tables:
        illegal("", say("cogs-no-table-of-yours"))
    return tables[0]


async def which(
    desk: Desk, interaction: discord.Interaction, tables: Sequence[TableId], doing: Doing
) -> Reply:
    """Asks which of several tables is meant."""
    language = desk.people.language(interaction.user.id)
    buttons = []
    for table in tables[-MOST_OFFERED:]:
        view = await desk.view(table)
        name = desk.text(game_name(view.game), language)
        where = _name_of(interaction.client.get_channel(view.place.spot))
        label = BETWEEN.join(filter(None, (name, where, table)))
        buttons.append(Button(label, write(Deed(table, doing))))
    question = note(markdown(desk.text(say("cogs-which-table"), language)))
    return Reply(whisper=Content((*question.blocks, Row(tuple(buttons)))))


def _name_of(place: object) -> str:
    if isinstance(place, discord.abc.GuildChannel | discord.Thread):
        return f"#{shortened(place.name, LONGEST_PLACE)}"
    return ""
