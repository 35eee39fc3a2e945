"""Messages of one sentence, in plain text that a phone shows in its notification: an edit, or a
message of blocks, shows nothing there."""

from bot.chat.custom_ids import AnsweringBack, Deed, write
from bot.chat.people import mention
from bot.chat.permissions import Bar, permission
from bot.chat.render import speech as md
from bot.chat.render.board import named_back, outcome_line
from bot.chat.render.content import BUTTON_LABEL, Button, Content, Row, Text, boxed
from bot.chat.render.fairness import seal_of
from bot.chat.safe import markdown
from bot.host.model import Posted, Proposal, Speaking, User
from bot.host.moments import BackQuestion
from bot.host.views import View
from games.kit.say import Say, Who, say


def back_question(view: View, speech: md.Speech, asked: BackQuestion) -> Content:
    """Asks the others whether somebody may take a move back; once that is over it says what has
    come of it, and has no buttons. Its text is plain, for it rings."""
    proposal = asked.proposal
    who, what = Who(proposal.seat), named_back(proposal)
    if asked.end:
        by = who if asked.by is None else Who(asked.by)
        told = say("chat-back-ended", end=asked.end, who=who, what=what, by=by)
        return Content(plain=speech.line(told))
    users = tuple(view.seats[seat].user for seat in asked.awaited)
    question = say("chat-back-asked", asked=tuple(map(mention, users)), who=who, what=what)
    buttons = (
        _answer(view, proposal, speech, say("chat-do-agree"), agrees=True),
        _answer(view, proposal, speech, say("chat-do-decline"), agrees=False),
    )
    return Content((Row(buttons),), speech.line(question), users)


def _answer(
    view: View, proposal: Proposal, speech: md.Speech, label: Say, *, agrees: bool
) -> Button:
    control = AnsweringBack(view.table, proposal.revision, agrees)
    return Button(
        speech.label(label, BUTTON_LABEL), write(control), "success" if agrees else "secondary"
    )


def spoken(public: View, speech: md.Speech, speaking: Speaking) -> Content | None:
    """What the bot player says at one of its seats; nothing once nobody plays any more, or somebody
    else sits there."""
    if public.phase != "playing" or public.seats[speaking.seat].bot_player is None:
        return None
    name = speech.line(Who(speaking.seat))
    return Content(plain=md.labelled(f"💬 {md.bold(name)}", markdown(speaking.text)))


def moved(view: View, speech: md.Speech, board: Posted) -> Content:
    """An old board, without any button. A lobby's seal stays where it was made public."""
    # Where it is played in real time the board comes down again and again: it stands close to the
    # end.
    link = (
        md.channel_link(view.place.spot)
        if view.is_realtime and view.phase != "lobby"
        else md.message_link(view.place.guild, board)
    )
    lines = [speech.line(say("chat-board-moved", game=md.game_name(view.game), link=link))]
    if view.phase == "lobby":
        lines.append(md.small(seal_of(view)))
    return boxed(view.game, Text("\n".join(lines)))


def begun(view: View, speech: md.Speech) -> Content:
    """What is left of a lobby whose board stands below it."""
    return Content((Text(md.small(speech.line(say("chat-begun", game=md.game_name(view.game))))),))


def hand_moved(view: View, speech: md.Speech, hand: Posted) -> Content:
    """Somebody's old hand, without any card or button."""
    told = say("chat-hand-moved", game=md.game_name(view.game), link=md.message_link(None, hand))
    return boxed(view.game, Text(speech.line(told)))


def hand_let_go(view: View, speech: md.Speech) -> Content:
    """In place of a hand that is kept current no longer, with the way to the newest one."""
    told = speech.line(say("chat-hand-let-go", game=md.game_name(view.game)))
    label = speech.label(say("chat-do-hand"), BUTTON_LABEL)
    button = Button(label, write(Deed(view.table, "hand")), "primary")
    return boxed(view.game, Text(told), Row((button,)))


def slowed(speech: md.Speech, seconds: int) -> Content:
    """Tells in public that slow mode has been switched on in the middle of a race."""
    return Content(plain=speech.plain(say("race-slowed", seconds=seconds)))


def no_access(public: View, speech: md.Speech, bar: Bar) -> Content:
    """Tells the opener what keeps the bot from the channel."""
    return _to_opener(public, speech, _no_access(public, speech, bar))


def _to_opener(public: View, speech: md.Speech, told: Say) -> Content:
    """What only they can mend rings."""
    return Content(plain=speech.plain(told), pings=(public.opener,))


def _no_access(public: View, speech: md.Speech, bar: Bar) -> Say:
    place, way = md.channel_link(public.place.spot), _way_on(public)
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


def unread(public: View, speech: md.Speech) -> Content:
    """Tells the opener that the bot may not read what it missed there."""
    needed = speech.plain(permission("read_message_history"))
    place = md.channel_link(public.place.spot)
    return _to_opener(public, speech, say("delivery-unread", place=place, permission=needed))


def locked(public: View, speech: md.Speech) -> Content:
    """Tells the opener that the bot can't write in the table's thread."""
    place = md.channel_link(public.place.spot)
    return _to_opener(public, speech, say("delivery-locked", place=place, way=_way_on(public)))


def stranded(public: View, speech: md.Speech, user: User) -> Content:
    """Tells somebody that the table's channel is gone, and how the match goes on."""
    game = speech.plain(md.game_name(public.game))
    state = "lobby" if public.phase == "lobby" else "match"
    told = speech.plain(say("delivery-stranded", game=game, state=state))
    return Content(plain=told, pings=(user,))


def pointer(public: View, speech: md.Speech) -> Content:
    """In the channel, in place of what led to the table's own thread: how the match went there."""
    game, thread = md.game_name(public.game), md.channel_link(public.place.spot)
    told = [speech.line(say("chat-pointer-over", game=game, thread=thread))]
    if public.outcome is not None:
        told.append(outcome_line(public.outcome, speech))
    return boxed(public.game, Text("\n".join(told)))


def _way_on(public: View) -> str:
    """How a match goes on whose board can't be shown."""
    if public.phase not in ("playing", "paused"):
        return "waits"
    return "aloud" if public.is_realtime else "direct"
