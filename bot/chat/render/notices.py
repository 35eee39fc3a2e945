"""Messages of one sentence, in plain text that a phone shows in its notification: an edit, or a
message of blocks, shows nothing there."""

from bot.chat.custom_ids import AnsweringBack, write
from bot.chat.people import mention
from bot.chat.permissions import Bar, permission
from bot.chat.render.board import named_back
from bot.chat.render.content import BUTTON_LABEL, Button, Content, Row, Text, boxed
from bot.chat.render.fairness import commitment_line
from bot.chat.render.speech import (
    Speech,
    bold,
    channel_link,
    countdown,
    game_name,
    labelled,
    message_link,
)
from bot.chat.safe import markdown
from bot.host.desires import BackQuestion
from bot.host.model import Posted, Proposal, Speaking
from bot.host.views import View
from games.kit.say import Say, Who, say


def your_turn(view: View, speech: Speech, user: int) -> Content:
    """Tells somebody that a match waits for him."""
    line = say(
        "chat-notice-turn",
        user=mention(user),
        game=game_name(view.game),
        place=channel_link(view.place.spot),
    )
    return Content(plain=speech.line(line), pings=(user,))


def reminder(view: View, speech: Speech, user: int) -> Content:
    """Tells somebody whose clock runs out, and when."""
    until = min((c.until for c in view.clocks if c.seat == view.viewer), default=None)
    if until is None:
        return your_turn(view, speech, user)
    line = say(
        "chat-notice-reminder",
        user=mention(user),
        game=game_name(view.game),
        place=channel_link(view.place.spot),
        when=countdown(until),
    )
    return Content(plain=speech.line(line), pings=(user,))


def back_question(view: View, speech: Speech, asked: BackQuestion) -> Content:
    """Asks the others whether somebody may take a move back; once that is over it says what has
    come of it, and has no buttons."""
    proposal = asked.proposal
    who, what = Who(proposal.seat), named_back(proposal)
    if asked.end:
        by = who if asked.by is None else Who(asked.by)
        told = say("chat-back-ended", end=asked.end, who=who, what=what, by=by)
        return boxed(view.game, Text(speech.line(told)))
    users = tuple(view.seats[seat].user for seat in asked.awaited)
    question = say("chat-back-asked", asked=tuple(map(mention, users)), who=who, what=what)
    buttons = (
        _answer(view, proposal, speech, say("chat-do-agree"), agrees=True),
        _answer(view, proposal, speech, say("chat-do-decline"), agrees=False),
    )
    return boxed(view.game, Text(speech.line(question)), Row(buttons), pings=users)


def _answer(view: View, proposal: Proposal, speech: Speech, label: Say, *, agrees: bool) -> Button:
    control = AnsweringBack(view.table, proposal.revision, agrees)
    return Button(
        speech.label(label, BUTTON_LABEL), write(control), "success" if agrees else "secondary"
    )


def spoken(public: View, speech: Speech, speaking: Speaking) -> Content | None:
    """What the house says at one of its seats; nothing once nobody plays any more, or somebody
    else sits there."""
    if public.phase != "playing" or public.seats[speaking.seat].house is None:
        return None
    name = speech.line(Who(speaking.seat))
    return Content(plain=labelled(f"💬 {bold(name)}", markdown(speaking.text)))


def moved(view: View, speech: Speech, board: Posted) -> Content:
    """An old board, without any button. A lobby's commitment stays where it was made public."""
    link = message_link(view.place.guild, board)
    lines = [speech.line(say("chat-board-moved", game=game_name(view.game), link=link))]
    if view.phase == "lobby":
        lines.append(commitment_line(view, speech))
    return boxed(view.game, Text("\n".join(lines)))


def hand_moved(view: View, speech: Speech, hand: Posted) -> Content:
    """Somebody's old hand, without any card or button."""
    told = say("chat-hand-moved", game=game_name(view.game), link=message_link(None, hand))
    return boxed(view.game, Text(speech.line(told)))


def closed(speech: Speech, user: int) -> Content:
    """Tells in public how somebody plays who takes no direct messages."""
    button = speech.plain(say("chat-do-hand"))
    told = speech.plain(say("delivery-closed", who=mention(user), button=button))
    return Content(plain=told, pings=(user,))


def barred(speech: Speech, user: int) -> Content:
    """The same while none may be opened."""
    button = speech.plain(say("chat-do-hand"))
    told = speech.plain(say("delivery-barred", who=mention(user), button=button))
    return Content(plain=told, pings=(user,))


def slowed(speech: Speech, seconds: int) -> Content:
    """Tells in public that slow mode has been switched on in the middle of a race."""
    return Content(plain=speech.plain(say("race-slowed", seconds=seconds)))


def no_access(public: View, speech: Speech, bar: Bar) -> Content:
    """Tells whoever opened the table what keeps the bot from there."""
    return Content(plain=speech.plain(_no_access(public, speech, bar)))


def _no_access(public: View, speech: Speech, bar: Bar) -> Say:
    place, way = channel_link(public.place.spot), _way_on(public)
    match bar.kind:
        case "permissions":
            names = tuple(speech.plain(permission(name)) for name in bar.permissions)
            return say("delivery-missing", place=place, permissions=names, way=way)
        case "thread":
            return say("delivery-not-in-thread", place=place, way=way)
        case "server":
            return say("delivery-not-on-server", place=place, way=way)
        case "unknown":
            return say("delivery-no-access", place=place, way=way)


def unread(public: View, speech: Speech) -> Content:
    """Tells whoever opened the table that what was missed there may not be read."""
    needed = speech.plain(permission("read_message_history"))
    place = channel_link(public.place.spot)
    return Content(plain=speech.plain(say("delivery-unread", place=place, permission=needed)))


def locked(public: View, speech: Speech) -> Content:
    """Tells whoever opened the table that its thread can't be written in."""
    place = channel_link(public.place.spot)
    return Content(plain=speech.plain(say("delivery-locked", place=place, way=_way_on(public))))


def stranded(public: View, speech: Speech) -> Content:
    """Tells somebody that the table's place is no more, and how it goes on."""
    game = speech.plain(game_name(public.game))
    state = "lobby" if public.phase == "lobby" else "match"
    return Content(plain=speech.plain(say("delivery-stranded", game=game, state=state)))


def _way_on(public: View) -> str:
    """How a match goes on whose board can't be shown."""
    if public.phase not in ("playing", "paused"):
        return "waits"
    return "aloud" if public.is_aloud else "direct"
