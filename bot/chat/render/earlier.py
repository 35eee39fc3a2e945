"""A round that is over, and the way to the one before and after."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

import games
from bot.chat.custom_ids import Deed, write
from bot.chat.looking_controls import OfRound
from bot.chat.render import content as ui
from bot.chat.render import speech as md
from bot.host.model import TableId
from bot.host.views import View
from games.kit.game import Game
from games.kit.rounds import Round
from games.kit.say import Say, say

MOST_LINES = 12
"""Of what has happened in a round, beside what came of it: the newest."""


class Page(NamedTuple):
    """One of a match's rounds, by its number from 1."""

    view: View
    rounds: Sequence[Round]
    number: int

    @property
    def shown(self) -> Round:
        return self.rounds[self.number - 1]

    @property
    def caption(self) -> Say:
        return self.named(self.number)

    @property
    def game(self) -> type[Game[Any, Any, Any]]:
        return games.find(self.view.game)

    def named(self, number: int) -> Say:
        """As the players of the game call it."""
        return say("chat-earlier-round", kind=self.game.rounds_are, number=number)


def earlier(page: Page, speech: md.Speech, gallery: ui.Gallery | None = None) -> ui.Content:
    """What came of the round, and what had happened. Cards that `gallery` shows are not named."""
    count = speech.line(say("chat-earlier-of", count=len(page.rounds)))
    which = f"{speech.line(page.caption)} {count}"
    title = md.heading(speech.line(md.game_name(page.view.game)), which)
    last = page.shown.ended
    says = [md.bold(" ".join(map(speech.line, last.says)))]
    turning = ui.rows(_turning(page, speech))
    lasting = [md.small(line) for line in _beside(page, speech)]
    cards = [
        *md.board_texts(last.zones, speech),
        *(md.dice_line(each, speech) for each in last.dice),
    ]
    in_words = ui.Text("\n".join((title, *says, *cards, *lasting)))
    told = ui.fitted(ui.boxed(page.view.game, in_words, *turning))
    if gallery is None:
        return told
    below = (ui.Text("\n".join(lasting)),) if lasting else ()
    above = ui.Text("\n".join((title, *says)))
    shown = ui.boxed(page.view.game, above, gallery, *below, *turning)
    return replace(ui.fitted(shown), words=told.blocks)


def _beside(page: Page, speech: md.Speech) -> list[str]:
    """The lines of the story that what came of it does not tell in its own words."""
    said = {line.id for line in page.shown.ended.says} | set(page.game.retold)
    weights = page.game.weights
    story = (line for line in page.shown.story if line.id not in said and weights.get(line.id, 1))
    return [*dict.fromkeys(map(speech.line, story))][-MOST_LINES:]


def _turning(page: Page, speech: md.Speech) -> Sequence[ui.Button]:
    """Where there is nothing more the button stays, so that the other one does not move."""
    if len(page.rounds) == 1:
        return ()
    before, after = page.number - 1, page.number + 1
    steps = ((before, "◀ {}", before >= 1), (after, "{} ▶", after <= len(page.rounds)))
    return [
        ui.Button(
            look.format(_name(page, number, speech) if is_there else "").strip(),
            write(OfRound(page.view.table, number)),
            disabled=not is_there,
        )
        for number, look, is_there in steps
    ]


def _name(page: Page, number: int, speech: md.Speech) -> str:
    return speech.label(page.named(number), ui.BUTTON_LABEL - 2)


def with_aid(hand: ui.Content, aid: ui.Content) -> ui.Content:
    """Below the hand. A button that stands there already is not put twice."""
    there = {button.id for button in _buttons(hand)}

    def new(block: ui.Block) -> ui.Block | None:
        if not isinstance(block, ui.Row):
            return block
        left = [b for b in block.buttons if not (isinstance(b, ui.Button) and b.id in there)]
        return ui.rows(left)[0] if left else None

    return hand.followed_by(*ui.each_changed(aid.blocks, new))


def in_words(table: str, hand: ui.Content, speech: md.Speech) -> ui.Content:
    """The same hand without its picture, and the way back to that."""
    if hand.gallery() is None:
        return hand
    button = ui.Button(
        speech.label(say("chat-do-picture"), ui.BUTTON_LABEL),
        write(Deed(TableId(table), "picture")),
    )
    return hand.in_words().followed_by(ui.Row((button,)))


def _buttons(content: ui.Content) -> list[ui.Button]:
    found = (b for block in ui.blocks(content) if isinstance(block, ui.Row) for b in block.buttons)
    return [button for button in found if isinstance(button, ui.Button)]
