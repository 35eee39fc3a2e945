"""What each control does: from what a custom_id means to the work. It moves the table and returns a
`Reply`."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from bot.chat.answer import (
    aids,
    aloud,
    commands,
    earlier,
    fairness,
    hands,
    lobbies,
    matches,
    more,
    options,
    rematches,
    seating,
    settings,
    turns,
)
from bot.chat.answer.context import Context
from bot.chat.answer.respond import Reply
from bot.chat.custom_ids import (
    Aloud,
    Answering,
    AnsweringBack,
    Control,
    Deed,
    DeletingPreset,
    Doing,
    GivingUp,
    LookingUp,
    OfAbsent,
    OfGame,
    OfHouse,
    OfLobby,
    OfPerson,
    OfPresets,
    OfRound,
    OfRuling,
    OfSeats,
    OptionForm,
    OptionPage,
    OptionsAgain,
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
from bot.host.model import TableId
from games.kit.refusals import malformed
from games.kit.say import say

TOLD = (
    "table",
    "seat",
    "ask",
    "number",
    "revision",
    "to",
    "do",
    "surely",
    "name",
    "page",
    "option",
    "game",
    "section",
    "ruling",
)
"""The fields of controls that a log may hold."""


def _is_sent_in(control: Control | None) -> bool:
    """Whether a modal of the bot's can have been this."""
    match control:
        case Answering() | TakingTurn() | OptionForm() | OptionPage() | SetOption() | OfPerson():
            return True
        case SetTime(what="zone") | OfPresets(do="save") | Deed(do="word" | "join_with_word"):
            return True
        case OfLobby(do="word"):
            return True
    return False


async def do(ctx: Context, press: Press, control: Control | None) -> Reply:
    is_sent_in = press.kind == "modal"
    if (is_sent_in and not _is_sent_in(control)) or (
        isinstance(control, OptionForm | OfPerson) and not is_sent_in
    ):
        raise malformed(say("cogs-forged"))
    match control:
        case Answering() if press.kind == "modal":
            return await aloud.answer_typed(ctx, press, control)
        case Answering():
            return await hands.answer(ctx, press, control)
        case Aloud():
            return await aloud.press_aloud(ctx, press, control)
        case OfRuling(table):
            return await fairness.show_ruling(ctx, press, table)
        case LookingUp():
            return await aloud.look_up(ctx, press, control)
        case TakingTurn() if press.kind == "modal":
            return await turns.submit(ctx, press, control)
        case TakingTurn():
            return await turns.reopen(ctx, press, control)
        case GivingUp():
            return await matches.give_up(ctx, press, control)
        case TakingBack():
            return await matches.take_back(ctx, press, control.table, control.to)
        case AnsweringBack():
            return await matches.answer_back(ctx, press, control)
        case OfAbsent():
            return await matches.of_absent(ctx, press, control)
        case Prefer():
            return await settings.prefer(ctx, press, control)
        case ShowPictures():
            return await settings.show_pictures(ctx, press, control)
        case SetTime():
            return await settings.set_time(ctx, press, control)
        case SetOption():
            return await options.set_option(ctx, press, control)
        case OptionForm():
            return await options.submit_page(ctx, press, control)
        case OptionPage() if press.kind == "modal":
            return await options.submit_former(ctx, press, control)
        case OptionPage():
            return await options.open_page(ctx, press, control)
        case OptionsAgain():
            return await options.open_again(ctx, press, control)
        case OfSeats():
            return await seating.choose_people(ctx, press, control)
        case OfPerson():
            return await seating.say_of_person(ctx, press, control)
        case DeletingPreset():
            return await options.delete_preset(ctx, press, control)
        case OfPresets():
            return await options.change_presets(ctx, press, control)
        case OfHouse(table) if not press.is_private:
            return await lobbies.change_house(ctx, press, table)
        case OfHouse() | OfLobby():
            return await more.press_more(ctx, press, control)
        case OfGame():
            return await commands.of_game(ctx, press, control)
        case Deed(table, doing):
            return await TO_TABLE[doing](ctx, press, table)
        case Reading():
            return await commands.read_on(ctx, press, control)
        case RuleOf(ruling):
            return await commands.read_rule(ctx, press, ruling)
        case OfRound():
            return await earlier.turn_to(ctx, press, control)
        case None:
            raise malformed(say("cogs-forged"))


TO_TABLE: Mapping[Doing, Callable[[Context, Press, TableId], Awaitable[Reply]]] = {
    "join": lobbies.join,
    "join_with_word": lobbies.give_word,
    "word": lobbies.give_word,
    "leave": matches.leave,
    "house": lobbies.add_house,
    "start": lobbies.start,
    "start_here": partial(lobbies.start, here=True),
    "end": matches.end,
    "thread": lobbies.move_to_thread,
    "hand": hands.ask_for_hand,
    "play": hands.play,
    "unplan": hands.show_hand,
    "back": hands.show_hand,
    "pause": matches.pause,
    "resume": matches.resume,
    "rematch": rematches.rematch,
    "settle": commands.take_up,
    "fair": fairness.show,
    "why": aids.why_not,
    "hint": aids.hint,
    "concede": matches.concede,
    "words": aids.in_words,
    "gone": matches.ask_about_absent,
    "time": matches.give_time,
    "table": commands.show_table,
    "more": lobbies.show_more,
    "rules": commands.rules_of,
    "earlier": earlier.show,
    "picture": aids.in_picture,
}
"""What is done to a table with one press."""


def about(control: Control | None) -> str:
    """Which table and what, for a log: never what somebody picked."""
    if control is None:
        return "a forged press"
    told = (f"{name}={getattr(control, name)}" for name in TOLD if hasattr(control, name))
    return " ".join((type(control).__name__, *told))
