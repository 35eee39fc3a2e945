"""What can be done to a table by one press, beside answering: leaving and ending it, words for the
shuffle, its start, a thread of its own for a match that is played aloud, unless it is wanted right
here, and another place for one that has lost its own."""

from collections.abc import Sequence
from dataclasses import replace

from bot.chat import safe
from bot.chat.answer import absence, conceding, fairness, house, lobbies, timing, turns
from bot.chat.answer.aloud import ALOUD, check_slow_mode, slow_mode
from bot.chat.answer.desk import Desk, note
from bot.chat.answer.hands import ask_anew, ask_for_hand, show_hand, why_not
from bot.chat.answer.replies import Reply
from bot.chat.custom_ids import Deed, Doing, write
from bot.chat.permissions import check_may_play
from bot.chat.press import Press
from bot.chat.render.content import Button, Content, Row
from bot.chat.render.lobby import word_modal
from bot.chat.render.speech import channel_link
from bot.chat.safe import markdown
from bot.host.model import Place, Posted
from bot.host.views import View
from games.kit.refusals import malformed, not_now, not_yours
from games.kit.say import Say, say


async def do(desk: Desk, press: Press, deed: Deed, texts: Sequence[str]) -> Reply:
    """Does it; `texts` are those of a modal that was sent in."""
    table = deed.table
    match deed.do:
        case "join" if press.is_private:
            return await absence.sit(desk, press, table)
        case "join":
            return await lobbies.join(desk, press, table)
        case "word" | "join_with_word":
            if not texts:
                return await ask_for_word(desk, press, table)
            return await give_word(desk, press, table, texts[0])
        case "leave":
            return await leave(desk, press, table)
        case "house":
            return await house.add(desk, press, table)
        case "hint":
            return await house.hint(desk, press, table)
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
        case "play":
            return await turns.begin(desk, press, table)
        case "unplan":
            return await ask_anew(desk, press, table)
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
        case "why":
            return await why_not(desk, press, table)
        case "time":
            return await timing.give(desk, press, table)
        case "words":
            return await in_words(desk, press, table)
        case "gone":
            return await absence.ask(desk, press, table)
        case "concede":
            return await conceding.ask(desk, press, table)
        case "fair":
            return await fairness.show(desk, press, table)


async def in_words(desk: Desk, press: Press, table: str) -> Reply:
    """What a picture shows, told to whoever asks: his own hand, or what everybody sees."""
    await desk.delivery.told(table)
    public = await desk.view(table)
    view = await desk.view(table, press.user) if press.is_private else public
    language = desk.people.language(press.user)
    return Reply(whisper=desk.delivery.renderer.in_words(view, public.scene, language))


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
        raise not_yours(say("cogs-end-not-yours"))
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


async def start(desk: Desk, press: Press, table: str, *, here: bool = False) -> Reply:
    """Starts the match; `here` is chosen by whoever wants no thread."""
    view = await desk.view(table)
    if await lobby_pressed(desk, press, table):
        raise not_now(say("tables-words-lost"))
    is_aloud = view.game in ALOUD
    may_have_thread = view.place.may_have_thread and press.spot.has_threads
    if is_aloud and not here and may_have_thread:
        return await _start_in_thread(desk, press, view)
    if is_aloud:
        check_slow_mode(press.spot)
    await desk.tables.start(table, press.by)
    return await lobbies.show_board(desk, press, table)


async def _start_in_thread(desk: Desk, press: Press, view: View) -> Reply:
    """In slow mode, which a thread inherits, the table waits there until it is switched off."""
    desk.delivery.renderer.game(view.game).check_options(len(view.seats), view.options)
    pointer, thread = await lobbies.settle_in_thread(desk, press, view.table)
    if told := slow_mode(thread):
        return replace(pointer, whisper=desk.sentence(told, press.user))
    await desk.tables.start(view.table, press.by)
    return pointer


async def take_up(desk: Desk, press: Press, table: str) -> Reply:
    """Settles a table that has lost its place where somebody at it asks for that."""
    place = press.place
    if place is None:
        raise not_now(say("cogs-not-here"))
    view, _ = await desk.own_view(table, press.user)
    check_may_play(press)
    if view.game in ALOUD and view.phase != "lobby":
        check_slow_mode(press.spot)
    if not view.stranded and is_out_of_reach(desk, view.place):
        await desk.tables.strand(table, view.place.spot, press.at)
    await desk.tables.take_up(table, press.by, place)
    told = say("cogs-settled", place=channel_link(place.spot))
    done = note(desk.text(told, desk.people.language(press.user)))
    return Reply(redraw=done) if press.is_private else Reply(whisper=done)


def is_out_of_reach(desk: Desk, place: Place) -> bool:
    """Whether the bot is no longer on the server where a table stands. There it goes on by itself
    once the bot is invited again, or elsewhere if somebody at it asks for that before."""
    return place.guild is not None and not desk.wire.is_on(place.guild)


async def ask_for_word(desk: Desk, press: Press, table: str) -> Reply:
    user = press.user
    view = await desk.view(table)
    if view.phase != "lobby":
        raise not_now(say("tables-over" if view.phase == "ended" else "tables-started"))
    speech = desk.delivery.renderer.speech(view, desk.people.language(user))
    late = desk.sentence(say("cogs-too-slow"), user)
    return Reply(modal=word_modal(view, user, speech), whisper=late)


async def give_word(desk: Desk, press: Press, table: str, text: str) -> Reply:
    """A word as it was typed. Who does not sit at the table yet sits down with it."""
    word = safe.word(text)
    if not word:
        raise malformed(say("tables-word-empty"))
    await lobby_pressed(desk, press, table)
    view = await desk.view(table, press.user)
    if view.viewer is None:
        await desk.tables.join(table, press.by, word)
        return await lobbies.joined(desk, press, table)
    await desk.tables.give_word(table, press.by, word)
    return await lobbies.show_board(desk, press, table)


async def lobby_pressed(desk: Desk, press: Press, table: str) -> bool:
    """Before what depends on the message that a lobby is known by; whether words were lost because
    it is no more."""
    if press.clicked is None or press.clicked.is_ephemeral:
        return False
    lobby = Posted(press.spot.channel, press.clicked.id)
    return await desk.delivery.announcing.pressed(table, lobby)
