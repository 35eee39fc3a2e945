"""Why not: what can't be chosen now, by which ruling, and where that stands in the rules."""

from collections.abc import Iterable, Iterator, Sequence

import games
from bot.chat.custom_ids import RuleOf, write
from bot.chat.render.content import Box, Button, Content, Row, Text, fitted
from bot.chat.render.speech import Speech, bold, colour, item, labelled
from bot.host.views import View
from bot.library import ruling_section
from games.kit import message_ids
from games.kit.asks import Barred
from games.kit.say import say
from games.kit.scenes import Scene

LABEL = 80
IN_A_ROW, MOST_RULES = 5, 10


def rule_button(ruling: str, speech: Speech) -> Button | None:
    """Opens the section of the rules that holds a ruling, beside whatever it stands on."""
    found = ruling_section(ruling)
    if found is None:
        return None
    game, section = found
    title = message_ids.section_title(games.find(game), section)
    label = speech.label(say("chat-rule", ruling=ruling, section=title), LABEL)
    return Button(label, write(RuleOf(ruling)))


def rule_rows(rulings: Iterable[str], speech: Speech) -> tuple[Row, ...]:
    """A button for each ruling, in the order in which they are first named."""
    named = (rule_button(ruling, speech) for ruling in dict.fromkeys(rulings))
    buttons = [button for button in named if button is not None][:MOST_RULES]
    starts = range(0, len(buttons), IN_A_ROW)
    return tuple(Row(tuple(buttons[start : start + IN_A_ROW])) for start in starts)


def why_not(view: View, speech: Speech) -> Content:
    """Of each ask the cards that it doesn't offer, those together that are barred for the same
    reason."""
    barred = view.scene.barred if view.scene is not None else ()
    if view.scene is None or not barred:
        return Content((Box((Text(speech.line(say("chat-why-nothing"))),), colour(view.game)),))
    texts = [Text("\n".join(_of_ask(ask, view.scene, speech))) for ask in _asks(barred)]
    rules = rule_rows((each.ruling for each in barred), speech)
    return fitted(Content((Box((*texts, *rules), colour(view.game)),)))


def _asks(barred: Sequence[Barred]) -> Sequence[str]:
    return tuple(dict.fromkeys(each.ask for each in barred))


def _of_ask(ask: str, scene: Scene, speech: Speech) -> Iterator[str]:
    prompts = (form.prompt for form in scene.asks if form.key == ask)
    yield from (bold(speech.line(prompt)) for prompt in prompts)
    reasons: dict[str, list[str]] = {}
    for each in (each for each in scene.barred if each.ask == ask):
        why = f"{speech.line(each.why)} ({each.ruling})"
        reasons.setdefault(why, []).append(speech.line(each.card))
    for why, cards in reasons.items():
        yield item(labelled(", ".join(cards), why))
