"""Seats at which no person sits: the bot player's, what it is called and how it is chosen to play;
and those that somebody has left, as everybody is asked and told what becomes of them."""

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from bot.chat.custom_ids import Deed, OfAbsent, OfBotPlayer, write
from bot.chat.people import mention
from bot.chat.render import content as ui
from bot.chat.render.speech import BETWEEN, Speech, game_name, small
from bot.host.absence import WISHES
from bot.host.model import Absence, PersonPart, User, Wish
from bot.host.moments import AbsenceQuestion
from bot.host.views import View
from games.kit.bot_player import LEVELS, PACES
from games.kit.say import Say, Seat, Who, say

LEVEL, PACE, AWAY = "level", "pace", "away"
"""What can be chosen of the bot player in a lobby; a level and a pace stand behind a colon."""


class PlayedSeat(Protocol):
    @property
    def user(self) -> User: ...

    @property
    def bot_player(self) -> str | None: ...


def bot_player_names(table: Sequence[PlayedSeat], name: Callable[[User], str]) -> dict[Seat, Say]:
    """Of each seat that it plays. Where there are several they are numbered; where it plays for
    somebody who has left, he is named."""
    ours = [(seat, each) for seat, each in enumerate(table) if each.bot_player is not None]
    if not ours:
        return {}
    instead = {seat: say("chat-bot-for", name=name(each.user)) for seat, each in ours if each.user}
    seats = [seat for seat, each in ours if not each.user]
    if len(seats) == 1:
        return {seats[0]: say("chat-bot-name")} | instead
    numbered = enumerate(seats, 1)
    return {seat: say("chat-bot-numbered", number=n) for n, seat in numbered} | instead


def who_is(view: View, user: User) -> Who | str:
    """How somebody is called who sits here, or did."""
    seat = view.seat_of(user)
    return mention(user) if seat is None else Who(seat)


def seat_line(view: View, seat: Seat, speech: Speech) -> str:
    """Who sits there, with how it plays if it is the bot player."""
    level = view.seats[seat].bot_player
    if level is None:
        return speech.line(Who(seat))
    return speech.line(say("chat-bot-seat", who=Who(seat), level=level))


def bot_player_lines(view: View, speech: Speech) -> Iterator[str]:
    """That the bot player plays in this match, and how many hints each has taken."""
    seats = [seat for seat, sitting in enumerate(view.seats) if sitting.bot_player is not None]
    if seats:
        named = speech.listed([seat_line(view, seat, speech) for seat in seats])
        yield small(speech.line(say("chat-bot-plays", who=named, count=len(seats))))
    taken = [
        speech.line(say("chat-hints-taken", who=who_is(view, each.user), count=each.hints))
        for each in view.tallies
        if each.hints
    ]
    if taken:
        yield small(f"💡 {BETWEEN.join(taken)}")


def series_lines(view: View, speech: Speech) -> Iterator[str]:
    """What has been won in the matches of a series so far, in one line if there is any."""
    won = [_won(halves) for halves in view.series]
    if len(won) == 2:
        one, other = won
        yield speech.line(say("chat-series-two", one=Who(0), won=one, lost=other, other=Who(1)))
    elif won:
        each = (f"{speech.line(Who(seat))} {number}" for seat, number in enumerate(won))
        yield speech.line(say("chat-series", score=BETWEEN.join(each)))


def _won(halves: int) -> str:
    whole = str(halves // 2) if halves != 1 else ""
    return f"{whole}½" if halves % 2 else whole


def bot_player_menu(view: View, speech: Speech) -> ui.Menu | None:
    """Where the bot player sits, how it is to play."""
    levels = {sitting.bot_player for sitting in view.seats if sitting.bot_player is not None}
    if not levels:
        return None
    options = (
        *(
            ui.Option(_label(say("chat-bot-level", level=level), speech), f"{LEVEL}:{level}")
            for level in LEVELS
            if levels != {level}
        ),
        *(
            ui.Option(_label(say("chat-bot-pace", pace=pace), speech), f"{PACE}:{pace}")
            for pace in PACES
            if pace != view.pace
        ),
        ui.Option(_label(say("chat-bot-away"), speech), AWAY),
    )
    as_it_is = say("chat-bot-how", level="/".join(sorted(levels)), pace=view.pace)
    return ui.Menu(write(OfBotPlayer(view.table)), speech.label(as_it_is, ui.PLACEHOLDER), options)


def _label(message: Say, speech: Speech) -> str:
    return speech.label(message, ui.OPTION_LABEL)


def absence_question(view: View, speech: Speech, asked: AbsenceQuestion) -> ui.Content:
    """Asks those who are still there, and then says what is decided; once that is over there are no
    buttons. Its text is plain, for it rings."""
    absence, who = asked.absence, mention(asked.absence.user)
    if asked.end:
        by = "" if asked.by is None else mention(asked.by)
        told = speech.line(say("chat-gone-ended", end=asked.end, who=who, by=by))
        return ui.Content(plain=told)
    if absence.state != "asked":
        level = asked.level or "hard"
        # Whom they wait for has the usual time, if there is any.
        no_clock = view.hours.timing.kind == "none" or absence.for_long
        is_unhurried = absence.state == "waiting" and no_clock
        state = "unhurried" if is_unhurried else absence.state
        told = speech.line(say("chat-gone-state", state=state, who=who, level=level))
        return ui.Content((ui.Row(tuple(_afterwards(view, speech, asked))),), told)
    lines = tuple(speech.line(line) for line in _question(view, asked))
    wishes = tuple(_button(view, absence, speech, wish) for wish in WISHES)
    rows = [ui.Row(wishes)]
    if asked.has_left:
        rows.append(ui.Row((_back(view, absence, speech),)))
    return ui.Content(tuple(rows), "\n".join(lines), asked.awaited)


def hand_left(public: View, speech: Speech) -> ui.Content:
    """In place of the cards and buttons of somebody who has left."""
    told = speech.line(say("chat-gone-hand", game=game_name(public.game)))
    if public.phase == "ended":
        return ui.boxed(public.game, ui.Text(told))
    back = Deed(public.table, "join")
    label = speech.label(say("chat-do-come-back"), ui.BUTTON_LABEL)
    return ui.boxed(public.game, ui.Text(told), ui.Row((ui.Button(label, write(back)),)))


def parts_lines(view: View, speech: Speech, *, left_only: bool = False) -> Iterator[str]:
    """Of a match that has ended: who left, and which moves the bot player made for them; or the
    leavers alone."""
    for part in view.parts:
        if part.left or (part.bot_moves and not left_only):
            yield speech.line(_part(part))


def _part(part: PersonPart) -> Say:
    who, moves = mention(part.user), part.bot_moves
    if not moves:
        return say("chat-part-left", who=who)
    if part.left:
        return say("chat-part-left-bot", who=who, moves=moves)
    return say("chat-part-bot", who=who, moves=moves)


def _question(view: View, asked: AbsenceQuestion) -> Iterator[Say]:
    """Why it is asked, what each has answered, and who has not."""
    absence = asked.absence
    why = "left" if asked.has_left else "long" if absence.for_long else "idle"
    yield say("chat-gone-asked", why=why, who=mention(absence.user))
    for user, wish in absence.answers:
        yield say("chat-gone-answer", who=who_is(view, user), wish=wish)
    if not asked.awaited:
        yield say("chat-gone-differ")
        return
    voters = (*asked.awaited, *(user for user, _ in absence.answers))
    rule = "one" if len(voters) == 1 else "most"
    speaker = "" if asked.speaker is None else who_is(view, asked.speaker)
    users = tuple(map(mention, asked.awaited))
    yield say("chat-gone-awaited", asked=users, rule=rule, speaker=speaker)


def _afterwards(view: View, speech: Speech, asked: AbsenceQuestion) -> Iterator[ui.Button]:
    """To sit down there, and to be asked again."""
    absence = asked.absence
    if absence.state == "open":
        sit = OfAbsent(view.table, absence.revision, absence.seat, "sit")
        yield ui.Button(
            speech.label(say("chat-do-gone-take"), ui.BUTTON_LABEL), write(sit), "success"
        )
    if asked.has_left:
        yield _back(view, absence, speech)
    again = OfAbsent(view.table, absence.revision, absence.seat, "again")
    yield ui.Button(speech.label(say("chat-do-gone-again"), ui.BUTTON_LABEL), write(again))


def _button(view: View, absence: Absence, speech: Speech, wish: Wish) -> ui.Button:
    control = OfAbsent(view.table, absence.revision, absence.seat, wish)
    label = speech.label(say(f"chat-do-gone-{wish}"), ui.BUTTON_LABEL)
    return ui.Button(label, write(control), "danger" if wish == "end" else "secondary")


def _back(view: View, absence: Absence, speech: Speech) -> ui.Button:
    control = OfAbsent(view.table, absence.revision, absence.seat, "back")
    return ui.Button(speech.label(say("chat-do-come-back"), ui.BUTTON_LABEL), write(control))
