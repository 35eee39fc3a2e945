"""A game's rules, a page at a time; and why not: what can't be chosen now, by which ruling, and
where that stands in the rules."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import games
from bot.chat.custom_ids import OfGame, Reading, RuleOf, write
from bot.chat.render import content as ui
from bot.chat.render.speech import Speech, bold, game_name, heading, item, labelled, small
from bot.host.views import View
from bot.library import ruling_section
from games.kit import message_ids
from games.kit.asks import Barred
from games.kit.game import Game
from games.kit.message_ids import AnyGame
from games.kit.say import Say, say
from games.kit.scenes import Scene

SCREEN = 2_000
"""The characters of rules on a page; a longer section has a page of its own."""


def rules_page(game: type[Game[Any, Any, Any]], section: str, speech: Speech) -> ui.Content:
    """The page that begins with this section; the first one if there is no such section."""
    sections = game.rules_sections
    first = sections.index(section) if section in sections else 0
    texts = list(_whole_sections(game, first, speech))
    shown: list[ui.Block] = [ui.Text("\n".join(_header(game, speech))), *texts, ui.Separator()]
    shown.append(_contents(game, sections[first], speech))
    following = sections[first + len(texts) :]
    if following:
        label = speech.label(say("chat-rules-on"), ui.BUTTON_LABEL)
        shown += ui.rows([ui.Button(label, write(Reading(game.key, following[0])), "primary")])
    return ui.boxed(game.key, *shown)


def _header(game: type[Game[Any, Any, Any]], speech: Speech) -> Iterator[str]:
    least, most = game.seat_counts[0], game.seat_counts[-1]
    players = (
        say("chat-rules-players-exactly", count=most)
        if least == most
        else say("chat-rules-players", least=least, most=most)
    )
    yield heading(speech.line(game_name(game.key)), speech.line(players))


def _whole_sections(
    game: type[Game[Any, Any, Any]], first: int, speech: Speech
) -> Iterator[ui.Text]:
    """The sections from this one on that a screen has room for, but always this one."""
    room = SCREEN
    for section in game.rules_sections[first:]:
        words = message_ids.section(game, section)
        text = (
            f"{bold(speech.line(message_ids.section_title(game, section)))}\n{speech.line(words)}"
        )
        if ui.size(text) > room and room < SCREEN:
            return
        room -= ui.size(text)
        yield ui.Text(text)


def _contents(game: type[Game[Any, Any, Any]], opened: str, speech: Speech) -> ui.Menu:
    options = tuple(
        ui.Option(
            speech.label(message_ids.section_title(game, section), ui.OPTION_LABEL),
            section,
            chosen=section == opened,
        )
        for section in game.rules_sections
    )
    placeholder = speech.label(say("chat-rules-contents"), ui.PLACEHOLDER)
    return ui.Menu(write(Reading(game.key)), placeholder, options)


MOST_RULES = 10


def rule_button(ruling: str, speech: Speech) -> ui.Button | None:
    """Opens the section of the rules that holds a ruling, beside whatever it stands on."""
    found = ruling_section(ruling)
    if found is None:
        return None
    game, section = found
    title = message_ids.section_title(games.find(game), section)
    label = speech.label(say("chat-rule", section=title), ui.BUTTON_LABEL)
    return ui.Button(label, write(RuleOf(ruling)))


def rule_rows(rulings: Iterable[str], speech: Speech) -> tuple[ui.Row, ...]:
    """A button for each section that holds one of these, in the order in which they are named."""
    by_section = {ruling_section(ruling): ruling for ruling in reversed([*dict.fromkeys(rulings)])}
    named = (rule_button(ruling, speech) for ruling in reversed(by_section.values()))
    return ui.rows([button for button in named if button is not None][:MOST_RULES])


def why_not(view: View, speech: Speech) -> ui.Content:
    """Of each ask the cards that it doesn't offer, those together that are barred for the same
    reason."""
    barred = view.scene.barred if view.scene is not None else ()
    if view.scene is None or not barred:
        return ui.boxed(view.game, ui.Text(speech.line(say("chat-why-nothing"))))
    texts = [ui.Text("\n".join(_of_ask(ask, view.scene, speech))) for ask in _asks(barred)]
    rules = rule_rows((each.ruling for each in barred), speech)
    return ui.fitted(ui.boxed(view.game, *texts, *rules))


def _asks(barred: Sequence[Barred]) -> Sequence[str]:
    return tuple(dict.fromkeys(each.ask for each in barred))


def _of_ask(ask: str, scene: Scene, speech: Speech) -> Iterator[str]:
    prompts = (form.prompt for form in scene.asks if form.key == ask)
    yield from (bold(speech.line(prompt)) for prompt in prompts)
    reasons: dict[str, list[str]] = {}
    for each in (each for each in scene.barred if each.ask == ask):
        reasons.setdefault(speech.line(each.why), []).append(speech.line(each.card))
    for why, cards in reasons.items():
        yield item(labelled(", ".join(cards), why))


def help_page(games: Iterable[AnyGame], own: Iterable[Say], speech: Speech) -> ui.Content:
    """`own` tells of the games' own commands."""
    shown: list[ui.Block] = [ui.Text(speech.line(say("chat-help")))]
    for game in games:
        name, about = game_name(game.key), message_ids.about(game)
        shown.append(ui.Text(f"{game.emblem} {bold(speech.line(name))}\n{speech.line(about)}"))
        play = speech.label(say("chat-play-bot-now"), ui.BUTTON_LABEL)
        rules = speech.label(say("chat-do-rules"), ui.BUTTON_LABEL)
        shown.append(
            ui.Row(
                (
                    ui.Button(play, write(OfGame(game.key, "play")), "primary"),
                    ui.Button(rules, write(OfGame(game.key, "rules"))),
                )
            )
        )
    commands = "\n".join(map(speech.line, (say("chat-help-commands"), *own)))
    fair = small(speech.line(say("chat-help-fair")))
    return ui.fitted(
        ui.Content((ui.Box((*shown, ui.Separator(), ui.Text(commands), ui.Text(fair))),))
    )
