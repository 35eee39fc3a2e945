"""The board in public: all that lies open, what just happened, whose turn it is."""

from collections.abc import Iterator, Sequence

from bot.chat.custom_ids import Deed, write
from bot.chat.render.cards import board_texts, colour, dice_line
from bot.chat.render.content import Block, Box, Button, Content, Rule, Style, Text, fitted
from bot.chat.render.controls import BUTTON_LABEL, rows
from bot.chat.render.speech import (
    BETWEEN,
    SECOND_MS,
    Speech,
    bold,
    countdown,
    game_name,
    heading,
    item,
    small,
)
from bot.host.views import View
from games.kit.game import Outcome
from games.kit.say import Say, Who, say
from games.kit.scenes import Scene

Story = Sequence[Say]

MOST_OWNERS = 13
"""As many texts as the biggest table has players, and one for the middle."""


def board(view: View, speech: Speech, earlier: Sequence[Story] = ()) -> Content:
    """A match that goes on or has ended. `earlier` are the stories of the moves before the last
    one, the oldest first; `speech` is in the table's language."""
    blocks: list[Block] = [Text("\n".join(_title(view, speech)))]
    if view.scene is not None:
        blocks += _news(view.scene, speech, earlier)
        blocks += _zones(view.scene, speech)
    blocks.append(Rule())
    blocks.append(Text("\n".join(_status(view, speech))))
    blocks.append(Text("\n".join(_proof(view, speech))))
    blocks += rows([_button(deed, speech) for deed in _deeds(view)])
    return fitted(Content((Box(tuple(blocks), colour(view.game)),)))


def _title(view: View, speech: Speech) -> Iterator[str]:
    yield heading(speech.line(game_name(view.game)))
    yield BETWEEN.join(speech.line(Who(seat)) for seat in range(len(view.seats)))


def _news(scene: Scene, speech: Speech, earlier: Sequence[Story]) -> Iterator[Text]:
    """What has happened, in order: what is older looks smaller."""
    older = [small(speech.line(line)) for story in earlier for line in story]
    newest = [item(speech.line(line)) for line in scene.story]
    newest += [dice_line(rolled, speech) for rolled in scene.dice]
    for lines in (older, newest):
        if lines:
            yield Text("\n".join(lines))


def _zones(scene: Scene, speech: Speech) -> Iterator[Block]:
    texts = board_texts(scene.board, speech)[:MOST_OWNERS]
    if texts:
        yield Rule()
        yield from map(Text, texts)


def _status(view: View, speech: Speech) -> Iterator[str]:
    if view.phase == "ended":
        yield from _end(view, speech)
        return
    if view.phase == "paused":
        yield speech.line(say("chat-paused"))
    if view.scene is not None:
        for line in view.scene.status:
            yield bold(speech.line(line))
    yield from _clocks(view, speech)
    gone = tuple(Who(seat) for seat, sitting in enumerate(view.seats) if sitting.left)
    if gone:
        yield speech.line(say("chat-gone", who=gone, count=len(gone)))


def _clocks(view: View, speech: Speech) -> Iterator[str]:
    """When the clocks run out, and whose they are; the table's own is nobody's."""
    for second in sorted({clock.until // SECOND_MS for clock in view.clocks}):
        seats = (clock.seat for clock in view.clocks if clock.until // SECOND_MS == second)
        names = [speech.line(Who(seat)) for seat in seats if seat is not None]
        yield " ".join(("⏳", *filter(None, [speech.listed(names)]), countdown(second * SECOND_MS)))


def _end(view: View, speech: Speech) -> Iterator[str]:
    """How it ended, and with how many points each."""
    match view.ending:
        case "stopped":
            yield speech.line(say("chat-ended-stopped"))
        case "left":
            yield speech.line(say("chat-ended-left"))
        case "idle":
            yield speech.line(say("chat-ended-idle"))
        case _ if view.outcome is not None:
            yield outcome_line(view.outcome, speech)
            yield BETWEEN.join(
                f"{speech.line(Who(seat))} {bold(str(score))}"
                for seat, score in enumerate(view.outcome.scores)
            )


def outcome_line(outcome: Outcome, speech: Speech) -> str:
    return f"🏆 {bold(speech.line(outcome.message))}"


def _proof(view: View, speech: Speech) -> Iterator[str]:
    """What the shuffles and dice can be checked against."""
    yield small(speech.line(say("chat-table", table=view.table)))
    yield small(speech.line(say("chat-commitment", hash=view.commitment)))
    if view.secret is not None and view.scene is not None:
        yield small(speech.line(say("chat-secret", secret=view.secret)))


def _deeds(view: View) -> Iterator[Deed]:
    gone = any(sitting.left for sitting in view.seats)
    if view.phase == "ended":
        if view.scene is not None:
            yield Deed(view.table, "rematch")
        return
    yield Deed(view.table, "hand")
    yield Deed(view.table, "resume" if view.phase == "paused" else "pause")
    if gone:
        yield Deed(view.table, "join")


def _button(deed: Deed, speech: Speech) -> Button:
    """The first thing to do is the one in colour."""
    style: Style = "primary" if deed.do in ("hand", "rematch") else "secondary"
    label = say("chat-do-come-back" if deed.do == "join" else f"chat-do-{deed.do}")
    return Button(speech.label(label, BUTTON_LABEL), write(deed), style)
