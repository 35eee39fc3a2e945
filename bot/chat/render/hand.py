"""A seat's own message: its cards, whether it is its turn, and what it may do.

It shows nothing that everybody sees on the board, so that the others' moves seldom change it; only
how the match ended is told here as well.
"""

from collections.abc import Iterator

import msgspec

from bot.chat.custom_ids import Answering
from bot.chat.render.answering import Asked, begun, complete_picks, settled
from bot.chat.render.board import outcome_line
from bot.chat.render.cards import colour, zone_lines
from bot.chat.render.content import Block, Box, Content, Rule, Text, fitted
from bot.chat.render.controls import Foretold, ask_rows, panel
from bot.chat.render.speech import Speech, channel_link, game_name, heading, item
from bot.host.views import View
from games.kit.asks import Form, Pick, Picks
from games.kit.say import say
from games.kit.scenes import Scene


class Open(msgspec.Struct, frozen=True):
    """The form that is being answered. One that was not asked for, being the only one, leaves
    room for the optional asks beside it."""

    form: Form
    answering: Answering
    chosen: bool

    def foretell(self) -> Picks | None:
        """The picks whose preview `hand` needs."""
        return complete_picks(self.form, self.answering)


def form_of(view: View, answering: Answering) -> Form | None:
    """The form that a press is about; nothing if it is outdated or somebody else's."""
    if (answering.table, answering.seat) != (view.table, view.viewer):
        return None
    if answering.number != view.ask_number:
        return None
    return next((form for form in _forms(view) if form.key == answering.ask), None)


def opened(view: View, answering: Answering | None = None) -> Open | None:
    """What is being answered: what a press has asked for, or the only thing there is to do."""
    if answering is not None:
        form = form_of(view, answering)
        if form is not None:
            return Open(form, settled(form, answering), True)
    asked = _asked(view)
    required = [form for form in _forms(view) if not form.optional]
    if asked is None or len(required) != 1:
        return None
    only = required[0]
    if not any(isinstance(field, Pick) for field in only.fields):
        return None
    return Open(only, begun(only, asked), False)


def hand(
    view: View,
    public: Scene | None,
    speech: Speech,
    answering: Answering | None = None,
    foretold: Foretold | None = None,
) -> Content:
    """What the seat of the view sees beside the public scene. `answering` is an answer in
    progress, `foretold` the preview of the picks that `opened(…).foretell()` gives."""
    blocks: list[Block] = list(_own(view, public, speech))
    controls = _controls(view, speech, answering, foretold)
    if controls:
        blocks += (Rule(), *controls)
    return fitted(Content((Box(tuple(blocks), colour(view.game)),)))


def _own(view: View, public: Scene | None, speech: Speech) -> Iterator[Text]:
    """The seat's cards, and what only it was told; that is shown as long as it likes to stay."""
    lines = [heading(speech.line(game_name(view.game)), channel_link(view.place.spot))]
    news: list[str] = []
    if view.scene is not None and public is not None:
        lines += zone_lines((z for z in view.scene.board if z not in public.board), speech)
        news += (item(speech.line(told)) for told in view.scene.story if told not in public.story)
    yield Text("\n".join(lines))
    if news:
        yield Text("\n".join(news), passing=True)
    if view.stranded:
        yield Text(speech.line(say("chat-stranded")))
    others = len(view.seats) - 1
    yield Text(speech.line(say("chat-turn", state=_turn(view), others=others)))
    if view.phase == "ended" and view.outcome is not None:
        yield Text(outcome_line(view.outcome, speech))


def _turn(view: View) -> str:
    if view.phase != "playing":
        return view.phase
    return "yours" if any(not form.optional for form in _forms(view)) else "waiting"


def _controls(
    view: View, speech: Speech, answering: Answering | None, foretold: Foretold | None
) -> tuple[Block, ...]:
    """The answer in progress, or all asks."""
    asked = _asked(view)
    if asked is None:
        return ()
    open_ = opened(view, answering)
    if open_ is None:
        return ask_rows(_forms(view), asked, speech)
    shown = panel(open_.form, open_.answering, foretold, speech, back=open_.chosen)
    if open_.chosen:
        return shown
    beside = [form for form in _forms(view) if form is not open_.form]
    return (*shown, *ask_rows(beside, asked, speech))


def _asked(view: View) -> Asked | None:
    if view.phase != "playing" or view.viewer is None or view.ask_number is None:
        return None
    return Asked(view.table, view.viewer, view.ask_number)


def _forms(view: View) -> tuple[Form, ...]:
    return view.scene.asks if view.scene is not None else ()
