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
from bot.chat.answer.desk import Desk
from bot.chat.answer.replies import Reply
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


ACTS: tuple[Doing, ...] = (
    "join",
    "leave",
    "house",
    "start",
    "start_here",
    "end",
    "thread",
    "pause",
    "resume",
    "rematch",
    "settle",
    "gone",
    "time",
)
"""What does something to a table, rather than showing or asking something. `play` and what is
played in a hand show what they would have played instead."""


def acts(control: Control) -> bool:
    """Whether a button does something to a table that is not played."""
    match control:
        case Deed(do=do):
            return do in ACTS
        case OfLobby(do=do):
            return do not in ("word", "seating", "fair", "words")
        case GivingUp(surely=surely) | DeletingPreset(surely=surely):
            return surely
        case TakingBack() | AnsweringBack() | OfAbsent():
            return True
    return False


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


async def do(desk: Desk, press: Press, control: Control | None) -> Reply:
    is_sent_in = press.kind == "modal"
    if (is_sent_in and not _is_sent_in(control)) or (
        isinstance(control, OptionForm | OfPerson) and not is_sent_in
    ):
        raise malformed(say("cogs-forged"))
    match control:
        case Answering() if press.kind == "modal":
            return await aloud.answer_typed(desk, press, control)
        case Answering():
            return await hands.answer(desk, press, control)
        case Aloud():
            return await aloud.press_aloud(desk, press, control)
        case OfRuling(table):
            return await fairness.show_ruling(desk, press, table)
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
            return await settings.set_time(desk, press, control)
        case SetOption():
            return await options.set_option(desk, press, control)
        case OptionForm():
            return await options.submit_page(desk, press, control)
        case OptionPage() if press.kind == "modal":
            return await options.submit_former(desk, press, control)
        case OptionPage():
            return await options.open_page(desk, press, control)
        case OptionsAgain():
            return await options.open_again(desk, press, control)
        case OfSeats():
            return await seating.choose_people(desk, press, control)
        case OfPerson():
            return await seating.say_of_person(desk, press, control)
        case DeletingPreset():
            return await options.delete_preset(desk, press, control)
        case OfPresets():
            return await options.change_presets(desk, press, control)
        case OfHouse(table) if not press.is_private:
            return await lobbies.change_house(desk, press, table)
        case OfHouse() | OfLobby():
            return await more.press_more(desk, press, control)
        case OfGame():
            return await commands.of_game(desk, press, control)
        case Deed(table, doing):
            return await TO_TABLE[doing](desk, press, table)
        case Reading():
            return await commands.read_on(desk, press, control)
        case RuleOf(ruling):
            return await commands.read_rule(desk, press, ruling)
        case OfRound():
            return await earlier.turn_to(desk, press, control)
        case None:
            raise malformed(say("cogs-forged"))


TO_TABLE: Mapping[Doing, Callable[[Desk, Press, TableId], Awaitable[Reply]]] = {
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
