"""What helps somebody to decide, in the hand where it was asked for: a hint, why not, and all of it
in words. It stays there until something else is asked. What the board tells so is whispered."""

from bot.chat.answer.desk import Aid, Desk, beside, note
from bot.chat.answer.hands import show_hand
from bot.chat.answer.replies import Reply
from bot.chat.press import Press
from bot.chat.render import rules
from bot.chat.render.content import Content
from bot.chat.render.speech import item
from bot.host.model import TableId
from bot.host.views import View
from games.kit.refusals import not_now
from games.kit.say import say


async def hint(desk: Desk, press: Press, table: TableId) -> Reply:
    """What keen play would do, one step below the other; the board tells that a hint was taken."""
    view, _ = await desk.own_view(table, press.user)
    steps = await desk.tables.hint(table, press.by)
    if not steps:
        raise not_now(say("cogs-no-hint"))
    speech = desk.delivery.renderer.speech_of(view, press.user, view.viewer)
    first, *then = map(speech.line, steps)
    told = "\n".join((f"💡 {first}", *map(item, then)))
    return await _in_hand(desk, press, view, note(told))


async def why_not(desk: Desk, press: Press, table: TableId) -> Reply:
    view, _ = await desk.own_view(table, press.user)
    speech = desk.delivery.renderer.speech_of(view, press.user, view.viewer)
    return await _in_hand(desk, press, view, rules.why_not(view, speech))


async def in_words(desk: Desk, press: Press, table: TableId) -> Reply:
    """What a picture shows: one's own hand, in its place, or what everybody sees."""
    if press.is_private:
        view, _ = await desk.own_view(table, press.user)
        return await _in_hand(desk, press, view, None)
    await desk.delivery.postings.told(table)
    public = await desk.view(table)
    language = desk.people.language(press.user)
    told = desk.delivery.renderer.in_words(public, public.scene, language)
    return beside(desk, press, Reply(whisper=told))


async def in_picture(desk: Desk, press: Press, table: TableId) -> Reply:
    """The hand as it was before it was told in words."""
    desk.aids.drop(table, press.user)
    return await _hand(desk, press, table)


async def _in_hand(desk: Desk, press: Press, view: View, below: Content | None) -> Reply:
    """With what was asked for, in place of what was asked for before; beside it, where a message
    has no room for both."""
    desk.aids.keep(view.table, press.user, Aid(view.ask_number, below))
    reply = await _hand(desk, press, view.table)
    if below is None or desk.aids.of(view, press.user) is not None:
        return reply
    return beside(desk, press, Reply(whisper=below))


async def _hand(desk: Desk, press: Press, table: TableId) -> Reply:
    """With the answer in progress that it has shown."""
    return await show_hand(desk, press, table, desk.aids.answering(table, press.user))
