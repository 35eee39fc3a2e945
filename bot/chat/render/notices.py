"""Plain text that a phone shows in its notification: an edit, or a message of blocks, shows
nothing there."""

from bot.chat.render.content import Content
from bot.chat.render.speech import Speech, channel_link, countdown, game_name, mention
from bot.host.views import View
from games.kit.say import say


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
