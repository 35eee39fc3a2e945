"""A hand with what its reader has asked for beside it."""

from bot.chat.custom_ids import Deed, write
from bot.chat.render import content as ui
from bot.chat.render.speech import Speech
from games.kit.say import say


def with_aid(hand: ui.Content, aid: ui.Content) -> ui.Content:
    """Below the hand. A button that stands there already is not put twice."""
    there = {button.id for button in _buttons(hand)}

    def new(block: ui.Block) -> ui.Block | None:
        if not isinstance(block, ui.Row):
            return block
        left = [b for b in block.buttons if not (isinstance(b, ui.Button) and b.id in there)]
        return ui.rows(left)[0] if left else None

    return hand.followed_by(*ui.each_changed(aid.blocks, new))


def in_words(table: str, hand: ui.Content, speech: Speech) -> ui.Content:
    """The same hand without its picture, and the way back to that."""
    if hand.gallery() is None:
        return hand
    button = ui.Button(
        speech.label(say("chat-do-picture"), ui.BUTTON_LABEL), write(Deed(table, "picture"))
    )
    return hand.in_words().followed_by(ui.Row((button,)))


def _buttons(content: ui.Content) -> list[ui.Button]:
    found = (b for block in ui.blocks(content) if isinstance(block, ui.Row) for b in block.buttons)
    return [button for button in found if isinstance(button, ui.Button)]
