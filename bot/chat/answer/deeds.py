"""What each control does: from what a custom_id means to the work. It moves the table and returns a
`Reply`."""

from collections.abc import Sequence

from bot.chat.answer import (
    aloud,
    commands,
    fairness,
    hands,
    lobbies,
    matches,
    options,
    settings,
    turns,
)
from bot.chat.answer.desk import Desk, show_board
from bot.chat.answer.replies import Reply
from bot.chat.custom_ids import (
    Aloud,
    Answering,
    AnsweringBack,
    Control,
    Deed,
    GivingUp,
    LookingUp,
    OfAbsent,
    OfHouse,
    OfPresets,
    OptionPage,
    Prefer,
    Reading,
    RuleOf,
    SetOption,
    SetTime,
    ShowPictures,
    TakingBack,
    TakingTurn,
)
from bot.chat.press import Press
from games.kit.refusals import malformed
from games.kit.say import say

AT_TABLE = ("table", "seat", "ask", "number", "revision", "to", "do", "surely", "name", "page")
TOLD = (*AT_TABLE, "game", "section", "ruling")
"""The fields of controls that a log may hold."""


async def do(desk: Desk, press: Press, control: Control | None) -> Reply:
    values = press.values
    match control:
        case Answering() if press.kind == "modal":
            return await aloud.answer_typed(desk, press, control, values)
        case Answering():
            return await hands.answer(desk, press, control, values)
        case Aloud():
            return await aloud.press_aloud(desk, press, control)
        case LookingUp():
            return await aloud.look_up(desk, press, control)
        case TakingTurn() if press.kind == "modal":
            return await turns.submit(desk, press, control)
        case TakingTurn():
            return await turns.reopen(desk, press, control)
        case GivingUp():
            return await matches.give_up(desk, press, control)
        case TakingBack():
            return await matches.take_back(desk, press, control.table, control.to)
        case AnsweringBack():
            return await matches.answer_back(desk, press, control)
        case OfAbsent():
            return await matches.of_absent(desk, press, control)
        case Prefer():
            return await settings.prefer(desk, press, control)
        case ShowPictures():
            return await settings.show_pictures(desk, press, control)
        case SetTime():
            return await settings.set_time(desk, press, control, values)
        case SetOption():
            return await options.set_option(desk, press, control, values)
        case OptionPage() if press.kind == "modal":
            return await options.submit_page(desk, press, control)
        case OptionPage():
            return await options.open_page(desk, press, control)
        case OfPresets():
            return await options.change_presets(desk, press, control, values)
        case OfHouse():
            return await lobbies.tell_house(desk, press, control, values)
        case Deed():
            return await _do_to_table(desk, press, control, values)
        case Reading():
            return await commands.read_on(desk, press, control, values)
        case RuleOf(ruling):
            return await commands.read_rule(desk, press, ruling)
        case None:
            raise malformed(say("cogs-forged"))


async def _do_to_table(desk: Desk, press: Press, deed: Deed, texts: Sequence[str]) -> Reply:
    """`texts` are those of a modal that was sent in."""
    table = deed.table
    match deed.do:
        case "join" if press.is_private:
            return await matches.sit(desk, press, table)
        case "join":
            return await lobbies.join(desk, press, table)
        case "word" | "join_with_word":
            if not texts:
                return await lobbies.ask_for_word(desk, press, table)
            return await lobbies.give_word(desk, press, table, texts[0])
        case "leave":
            return await matches.leave(desk, press, table)
        case "house":
            return await lobbies.add_house(desk, press, table)
        case "hint":
            return await hands.hint(desk, press, table)
        case "start":
            return await lobbies.start(desk, press, table)
        case "start_here":
            return await lobbies.start(desk, press, table, here=True)
        case "end":
            return await matches.end(desk, press, table)
        case "thread":
            pointer, _ = await lobbies.settle_in_thread(desk, press, table)
            return pointer
        case "hand":
            return await hands.ask_for_hand(desk, press, table)
        case "play":
            return await turns.begin(desk, press, table)
        case "unplan":
            desk.plans.drop(table, press.user)
            return await hands.show_hand(desk, press, table)
        case "back":
            return await hands.show_hand(desk, press, table)
        case "pause":
            await desk.tables.pause(table, press.by)
            return await show_board(desk, press, table)
        case "resume":
            await desk.tables.resume(table, press.by)
            return await show_board(desk, press, table)
        case "rematch":
            return await lobbies.rematch(desk, press, table)
        case "settle":
            return await commands.take_up(desk, press, table)
        case "why":
            return await hands.why_not(desk, press, table)
        case "time":
            return await matches.give_time(desk, press, table)
        case "words":
            return await hands.in_words(desk, press, table)
        case "gone":
            return await matches.ask_about_absent(desk, press, table)
        case "concede":
            return await matches.concede(desk, press, table)
        case "fair":
            return await fairness.show(desk, press, table)


def about(control: Control | None) -> str:
    """Which table and what, for a log: never what somebody picked."""
    if control is None:
        return "a forged press"
    told = (f"{name}={getattr(control, name)}" for name in TOLD if hasattr(control, name))
    return " ".join((type(control).__name__, *told))
