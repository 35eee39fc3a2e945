"""What can be done to a table by one press, beside answering."""

from collections.abc import Sequence

import discord

from bot.chat.answer import lobbies, words
from bot.chat.answer.desk import Desk, by, manages, note
from bot.chat.answer.hands import ask_for_hand, is_private, show_hand
from bot.chat.answer.replies import Reply
from bot.chat.answer.starting import start, take_up
from bot.chat.custom_ids import Deed, Doing, write
from bot.chat.render.content import Button, Content, Row
from bot.chat.safe import markdown
from games.kit.refusals import not_yours
from games.kit.say import Say, say


async def do(
    desk: Desk, interaction: discord.Interaction, deed: Deed, texts: Sequence[str]
) -> Reply:
    """Does it; `texts` are those of a modal that was sent in."""
    table = deed.table
    match deed.do:
        case "join":
            return await lobbies.join(desk, interaction, table)
        case "word" | "join_with_word":
            if not texts:
                return await words.ask(desk, interaction, table)
            return await words.give(desk, interaction, table, texts[0])
        case "leave":
            return await leave(desk, interaction, table)
        case "start":
            return await start(desk, interaction, table)
        case "start_here":
            return await start(desk, interaction, table, here=True)
        case "end":
            return await end(desk, interaction, table)
        case "thread":
            return await lobbies.move_to_thread(desk, interaction, table)
        case "hand":
            return await ask_for_hand(desk, interaction, table)
        case "back":
            return await show_hand(desk, interaction, table)
        case "pause":
            await desk.tables.pause(table, by(interaction))
            return await lobbies.show_board(desk, interaction, table)
        case "resume":
            await desk.tables.resume(table, by(interaction))
            return await lobbies.show_board(desk, interaction, table)
        case "rematch":
            return await lobbies.rematch(desk, interaction, table)
        case "settle":
            return await take_up(desk, interaction, table)


async def leave(desk: Desk, interaction: discord.Interaction, table: str) -> Reply:
    """Out of a lobby at once, out of a match only after asking."""
    view, _ = await desk.own_view(table, interaction.user.id)
    if view.phase in ("playing", "paused") and not _is_confirmation(interaction):
        return ask_first(desk, interaction, table, "leave", say("cogs-leave-sure"))
    await desk.tables.leave(table, by(interaction))
    return await _done(desk, interaction, table, say("cogs-left"))


async def end(desk: Desk, interaction: discord.Interaction, table: str) -> Reply:
    """A lobby at once, a match only after asking."""
    view = await desk.view(table)
    may = manages(interaction)
    if not may and view.opener != interaction.user.id:
        not_yours(say("cogs-end-not-yours"))
    if view.phase in ("playing", "paused") and not _is_confirmation(interaction):
        return ask_first(desk, interaction, table, "end", say("cogs-end-sure"))
    await desk.tables.end(table, by(interaction), manages=may)
    return await _done(desk, interaction, table, say("cogs-ended"))


def ask_first(
    desk: Desk, interaction: discord.Interaction, table: str, doing: Doing, question: Say
) -> Reply:
    language = desk.people.language(interaction.user.id)
    label = desk.text(say(f"chat-do-{doing}"), language)
    confirm = Row((Button(label, write(Deed(table, doing)), "danger"),))
    asked = note(markdown(desk.text(question, language)))
    return Reply(whisper=Content((*asked.blocks, confirm)))


def _is_confirmation(interaction: discord.Interaction) -> bool:
    return is_private(interaction)


async def _done(desk: Desk, interaction: discord.Interaction, table: str, told: Say) -> Reply:
    """Where the question stood, that it is done; on the board, the board as it now is."""
    if interaction.message is not None and not is_private(interaction):
        return await lobbies.show_board(desk, interaction, table)
    content = desk.sentence(told, interaction.user.id)
    return Reply(redraw=content) if is_private(interaction) else Reply(whisper=content)
