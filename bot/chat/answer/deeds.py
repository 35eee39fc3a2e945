"""What can be done to a table by one press, beside answering."""

from collections.abc import Sequence

from bot.chat.answer import lobbies
from bot.chat.answer.desk import Desk, note
from bot.chat.answer.hands import ask_for_hand, show_hand
from bot.chat.answer.replies import Reply
from bot.chat.answer.starting import ask_for_word, give_word, start, take_up
from bot.chat.custom_ids import Deed, Doing, write
from bot.chat.press import Press
from bot.chat.render.content import Button, Content, Row
from bot.chat.safe import markdown
from games.kit.refusals import not_yours
from games.kit.say import Say, say


async def do(desk: Desk, press: Press, deed: Deed, texts: Sequence[str]) -> Reply:
    """Does it; `texts` are those of a modal that was sent in."""
    table = deed.table
    match deed.do:
        case "join":
            return await lobbies.join(desk, press, table)
        case "word" | "join_with_word":
            if not texts:
                return await ask_for_word(desk, press, table)
            return await give_word(desk, press, table, texts[0])
        case "leave":
            return await leave(desk, press, table)
        case "start":
            return await start(desk, press, table)
        case "start_here":
            return await start(desk, press, table, here=True)
        case "end":
            return await end(desk, press, table)
        case "thread":
            return await lobbies.move_to_thread(desk, press, table)
        case "hand":
            return await ask_for_hand(desk, press, table)
        case "back":
            return await show_hand(desk, press, table)
        case "pause":
            await desk.tables.pause(table, press.by)
            return await lobbies.show_board(desk, press, table)
        case "resume":
            await desk.tables.resume(table, press.by)
            return await lobbies.show_board(desk, press, table)
        case "rematch":
            return await lobbies.rematch(desk, press, table)
        case "settle":
            return await take_up(desk, press, table)


async def leave(desk: Desk, press: Press, table: str) -> Reply:
    """Out of a lobby at once, out of a match only after asking."""
    view, _ = await desk.own_view(table, press.user)
    if view.phase in ("playing", "paused") and not press.is_private:
        return ask_first(desk, press, table, "leave", say("cogs-leave-sure"))
    await desk.tables.leave(table, press.by)
    return await _done(desk, press, table, say("cogs-left"))


async def end(desk: Desk, press: Press, table: str) -> Reply:
    """A lobby at once, a match only after asking."""
    view = await desk.view(table)
    may = press.manages
    if not may and view.opener != press.user:
        not_yours(say("cogs-end-not-yours"))
    if view.phase in ("playing", "paused") and not press.is_private:
        return ask_first(desk, press, table, "end", say("cogs-end-sure"))
    await desk.tables.end(table, press.by, manages=may)
    return await _done(desk, press, table, say("cogs-ended"))


def ask_first(desk: Desk, press: Press, table: str, doing: Doing, question: Say) -> Reply:
    language = desk.people.language(press.user)
    label = desk.text(say(f"chat-do-{doing}"), language)
    confirm = Row((Button(label, write(Deed(table, doing)), "danger"),))
    asked = note(markdown(desk.text(question, language)))
    return Reply(whisper=Content((*asked.blocks, confirm)))


async def _done(desk: Desk, press: Press, table: str, told: Say) -> Reply:
    """Where the question stood, that it is done; on the board, the board as it now is."""
    if press.clicked is not None and not press.is_private:
        return await lobbies.show_board(desk, press, table)
    content = desk.sentence(told, press.user)
    return Reply(redraw=content) if press.is_private else Reply(whisper=content)
