"""What somebody has chosen for himself."""

from bot.chat.answer.desk import Desk, note
from bot.chat.answer.replies import Reply
from bot.chat.custom_ids import Prefer, write
from bot.chat.press import Press
from bot.chat.render.content import Button, Content, Row
from bot.chat.render.controls import BUTTON_LABEL
from bot.chat.render.speech import Speech
from games.kit.say import say


async def show(desk: Desk, press: Press) -> Reply:
    return Reply(whisper=_settings(desk, press))


async def prefer(desk: Desk, press: Press, control: Prefer) -> Reply:
    """Chooses, and shows what is chosen now."""
    await desk.people.change(press.user, rolls=control.rolls)
    shown = _settings(desk, press)
    return Reply(redraw=shown) if press.is_private else Reply(whisper=shown)


def _settings(desk: Desk, press: Press) -> Content:
    rolls = desk.people.person(press.user).rolls
    speech = Speech(desk.words, desk.people.language(press.user), {})
    who = "own" if rolls else "bot"
    label = speech.label(say("cogs-settings-change", who=who), BUTTON_LABEL)
    button = Button(label, write(Prefer(not rolls)))
    told = note(speech.line(say("cogs-settings-rolls", who=who)))
    return Content((*told.blocks, Row((button,))))
