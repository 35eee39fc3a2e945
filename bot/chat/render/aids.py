"""A hand with what its reader has asked for beside it."""

from bot.chat.custom_ids import Deed, write
from bot.chat.render.content import (
    BUTTON_LABEL,
    Block,
    Button,
    Content,
    Row,
    blocks,
    each_changed,
    rows,
)
from bot.chat.render.speech import Speech
from games.kit.say import say


def with_aid(hand: Content, aid: Content) -> Content:
    """Below the hand. A button that stands there already is not put twice."""
    there = {button.id for button in _buttons(hand)}

    def new(block: Block) -> Block | None:
        if not isinstance(block, Row):
            return block
        left = [b for b in block.buttons if not (isinstance(b, Button) and b.id in there)]
        return rows(left)[0] if left else None

    return hand.followed_by(*each_changed(aid.blocks, new))


def in_words(table: str, hand: Content, speech: Speech) -> Content:
    """The same hand without its picture, and the way back to that."""
    if hand.gallery() is None:
        return hand
    button = Button(
        speech.label(say("chat-do-picture"), BUTTON_LABEL), write(Deed(table, "picture"))
    )
    return hand.in_words().followed_by(Row((button,)))


def _buttons(content: Content) -> list[Button]:
    found = (b for block in blocks(content) if isinstance(block, Row) for b in block.buttons)
    return [button for button in found if isinstance(button, Button)]
