"""What people are told who are called: plain text, which a phone shows in its notification, as an
edit or a message of blocks does not; each in their own language, with a link to where to act."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from bot.chat.people import mention
from bot.chat.render import speech as md
from bot.chat.render.content import Content
from bot.host.model import Posted, Stamp, User
from bot.host.moments import Summons
from bot.host.timing import HOUR_MS
from bot.host.views import View
from games.kit.say import Say, say


class Called(NamedTuple):
    """Somebody who is called, as they see the table, and in whose words."""

    view: View
    speech: md.Speech

    @property
    def user(self) -> User:
        assert self.view.viewer is not None, "it is somebody's own view"
        return self.view.seats[self.view.viewer].user

    @property
    def until(self) -> Stamp | None:
        """When their time is up, if a clock runs for them; in a vote it is the table's."""
        own = (self.view.viewer, None) if _is_vote(self.view) else (self.view.viewer,)
        return min((each.until for each in self.view.clocks if each.seat in own), default=None)


def direct_call(called: Called, summons: Summons, link: Posted | None, at: Stamp) -> Content:
    """By direct message, where nobody else reads what is asked, and what was done for them."""
    view, speech = called
    lines = [speech.line(line) for line in _lines(called, summons, at, is_private=True)]
    lines += (speech.line(say("chat-unseen", what=line)) for line in view.unseen)
    lines += (speech.line(say("chat-forced", what=line)) for line in view.forced)
    if link is not None:
        is_there = link.channel == view.place.spot
        guild = view.place.guild if is_there else None
        lines.append(_way(speech, "table" if is_there else "hand", guild, link))
    return Content(plain="\n".join(lines), pings=(called.user,))


def public_calls(
    called: Sequence[Called], summons: Summons, link: Posted | None, at: Stamp
) -> Content:
    """Where everybody reads it: one line for all who are told the same in the same language."""
    said: list[tuple[str, User]] = []
    for each in called:
        lines = [each.speech.line(line) for line in _lines(each, summons, at, is_private=False)]
        if link is not None:
            lines.append(_way(each.speech, "table", each.view.place.guild, link))
        said.append((" ".join(lines), each.user))
    said.sort()
    grouped = [(text, [user for _, user in group]) for text, group in groupby(said, lambda s: s[0])]
    told = "\n".join(f"{' '.join(map(mention, users))} {text}" for text, users in grouped)
    return Content(plain=told, pings=tuple(user for _, users in grouped for user in users))


def _lines(called: Called, summons: Summons, at: Stamp, *, is_private: bool) -> Sequence[Say]:
    view, until = called.view, called.until
    if summons.is_reminder and until is not None:
        return [_reminder(view, until, is_private=is_private)]
    lines = [_why(view, summons, is_private=is_private)]
    if view.is_awaited and (is_private or view.is_realtime) and (asked := _asked(view)) is not None:
        lines.append(say("chat-call-asked", what=asked))
    if view.is_awaited and until is not None and until - at <= HOUR_MS:
        lines.append(say("chat-call-until", when=md.countdown(until)))
    return lines


def _reminder(view: View, until: Stamp, *, is_private: bool) -> Say:
    game, when = md.game_name(view.game), md.countdown(until)
    if is_private:
        place = md.channel_link(view.place.spot)
        return say("chat-call-reminder-there", game=game, place=place, when=when)
    return say("chat-call-reminder", game=game, when=when)


def _why(view: View, summons: Summons, *, is_private: bool) -> Say:
    game, what = md.game_name(view.game), _what(view, summons)
    if is_private:
        return say("chat-call-there", game=game, place=md.channel_link(view.place.spot), what=what)
    return say("chat-call", game=game, what=what)


def _what(view: View, summons: Summons) -> str:
    if view.phase == "lobby":
        return "meeting" if view.meets else "rematch"
    if summons.is_start:
        return "begun-yours" if view.is_awaited else "begun"
    return "vote" if _is_vote(view) else "turn"


def _is_vote(view: View) -> bool:
    return view.scene is not None and bool(view.scene.poll)


def _asked(view: View) -> Say | None:
    """What is awaited, if it is one thing. It is nobody else's to know: what one may be asked can
    tell which cards one has."""
    required = [form for form in view.scene.asks if not form.optional] if view.scene else []
    return required[0].prompt if len(required) == 1 else None


def _way(speech: md.Speech, label: str, guild: int | None, link: Posted) -> str:
    return md.masked_link(
        speech.line(say("chat-call-way", where=label)), md.message_link(guild, link)
    )
