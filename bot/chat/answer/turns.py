"""An ask in a modal, where a game is played in real time: what is sent in is played, and what a
rule forbids can be mended. Elsewhere all is chosen in the hand."""

from bot.chat.answer.context import Context, in_modal
from bot.chat.answer.respond import Reply
from bot.chat.custom_ids import TakingTurn, write
from bot.chat.press import Press
from bot.chat.render.content import BUTTON_LABEL, Button, Row
from bot.chat.render.turn import Chosen, again, has_room, read, turn_modal
from bot.host.acts import Answer
from bot.host.views import View
from games.kit.asks import Form
from games.kit.refusals import Refusal, Why, malformed, stale
from games.kit.say import say

CAN_BE_MENDED = (Why.ILLEGAL, Why.MALFORMED)


async def reopen(ctx: Context, press: Press, turn: TakingTurn) -> Reply:
    """Opens it once more with what was picked."""
    view, form = await _asked(ctx, press, turn)
    return in_modal(ctx, press, turn_modal(form, turn, ctx.speech(view, press.user)))


async def submit(ctx: Context, press: Press, turn: TakingTurn) -> Reply:
    _, form = await _asked(ctx, press, turn)
    chosen = read(form, press.filled)
    answer = Answer(form.key, chosen.picks, turn.number)
    try:
        await hands.make_move(ctx, press, turn.table, answer)
    except Refusal as refusal:
        if refusal.why not in CAN_BE_MENDED:
            raise
        return _refused(ctx, press, turn, chosen, refusal)
    if turn.again and press.is_private:
        return Reply(redraw=ctx.sentence(say("cogs-turn-played"), press.user))
    return Reply()


async def _asked(ctx: Context, press: Press, turn: TakingTurn) -> tuple[View, Form]:
    """What it is about. One that is outdated is refused by the table, which knows whether an
    earlier one counted."""
    view, _ = await ctx.own_view(turn.table, press.user, turn.seat)
    is_open = view.phase == "playing" and turn.number == view.ask_number
    forms = () if view.scene is None or not is_open else view.scene.asks
    form = next((form for form in forms if form.key == turn.ask), None)
    if form is None:
        outdated = Answer(turn.ask, (), turn.number)
        by = press.by._replace(source=f"{press.id}/1")
        await ctx.tables.move(turn.table, by, outdated)
        raise stale(say("tables-stale"))
    if not (view.is_realtime and has_room(form)):
        raise malformed(say("cogs-forged"))
    return view, form


def _refused(
    ctx: Context, press: Press, turn: TakingTurn, chosen: Chosen, refusal: Refusal
) -> Reply:
    """The ruling, with a button to mend what was picked; in place of the one before."""
    label = ctx.nameless_speech(press.user).label(say("chat-again"), BUTTON_LABEL)
    button = Button(label, write(again(turn, chosen)), "primary")
    content = ctx.refusal(refusal, press.user).followed_by(Row((button,)))
    if turn.again and press.is_private:
        return Reply(redraw=content)
    return Reply(whisper=content)
