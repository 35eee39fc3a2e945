"""A game's rules, a section on each page; and why not: what can't be chosen now, by which ruling,
and where the rules say that."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

import games
from bot.chat.custom_ids import MOST_RULINGS, OfGame, Reading, RuleOf, RulesOf, write
from bot.chat.render import content as ui
from bot.chat.render.lessons import learn_buttons
from bot.chat.render.speech import (
    Speech,
    bold,
    game_name,
    heading,
    item,
    labelled,
    quoted,
    small,
)
from bot.host.views import View
from bot.library import passage_of
from games.kit import message_ids
from games.kit.asks import Barred
from games.kit.game import Game
from games.kit.message_ids import AnyGame
from games.kit.say import Say, say
from games.kit.scenes import Scene


class Leaf(NamedTuple):
    """A page of a game's rules: one section, perhaps with some of its paragraphs marked."""

    game: type[Game[Any, Any, Any]]
    section: str
    marked: frozenset[int] = frozenset()

    @classmethod
    def of(cls, game: type[Game[Any, Any, Any]], section: str = "") -> "Leaf":
        """The first page if there is no such section."""
        sections = game.rules_sections
        return cls(game, section if section in sections else sections[0])

    @property
    def place(self) -> int:
        return self.game.rules_sections.index(self.section)


def rules_page(leaf: Leaf, speech: Speech, gallery: ui.Gallery | None = None) -> ui.Content:
    """A section, and its example with the picture of it; and the ways to the other sections."""
    told: list[ui.Block] = [ui.Text("\n".join(_header(leaf, speech))), *_paragraphs(leaf, speech)]
    example = tuple(_example(leaf, speech))
    on: list[ui.Block] = [ui.Separator(), *ui.rows(_turning(leaf, speech)), _contents(leaf, speech)]
    if leaf.place == 0:
        on += ui.rows(learn_buttons(leaf.game.key, speech))
    key = leaf.game.key
    in_words = ui.fitted(ui.boxed(key, *told, *example, *on))
    if gallery is None:
        return in_words
    shown = ui.boxed(key, *told, gallery, *example, *on)
    return replace(ui.fitted(shown), words=in_words.blocks)


def _header(leaf: Leaf, speech: Speech) -> Iterator[str]:
    """The first page says for how many players the game is."""
    title = speech.line(message_ids.section_title(leaf.game, leaf.section))
    yield heading(speech.line(game_name(leaf.game.key)), title)
    if leaf.place == 0:
        least, most = leaf.game.seat_counts[0], leaf.game.seat_counts[-1]
        players = (
            say("chat-rules-players-exactly", count=most)
            if least == most
            else say("chat-rules-players", least=least, most=most)
        )
        yield small(speech.line(players))


def _paragraphs(leaf: Leaf, speech: Speech) -> Iterator[ui.Text]:
    text = speech.printed(message_ids.section(leaf.game, leaf.section))
    for number, paragraph in enumerate(text.split("\n"), start=1):
        yield ui.Text(quoted(paragraph) if number in leaf.marked else paragraph)


def _example(leaf: Leaf, speech: Speech) -> Iterator[ui.Text]:
    if leaf.section in leaf.game.examples:
        label = bold(speech.line(say("chat-rules-example")))
        text = speech.printed(message_ids.example(leaf.game, leaf.section))
        yield ui.Text(labelled(label, text))


def _turning(leaf: Leaf, speech: Speech) -> Sequence[ui.Button]:
    """The pages before and after. At the ends the button stays, so that the other one does not
    move."""
    sections = leaf.game.rules_sections
    if len(sections) == 1:
        return ()
    before, after = sections[: leaf.place][-1:], sections[leaf.place + 1 :][:1]
    return (
        _step(leaf, before, "◀ {}", "secondary", speech),
        _step(leaf, after, "{} ▶", "primary", speech),
    )


def _step(leaf: Leaf, to: tuple[str, ...], look: str, style: ui.Style, speech: Speech) -> ui.Button:
    titles = (message_ids.section_title(leaf.game, section) for section in to)
    title = "".join(speech.label(title, ui.BUTTON_LABEL - 2) for title in titles)
    press = write(Reading(leaf.game.key, *(to or (leaf.section,))))
    return ui.Button(look.format(title).strip(), press, style, disabled=not to)


def _contents(leaf: Leaf, speech: Speech) -> ui.Menu:
    options = tuple(
        ui.Option(
            speech.label(message_ids.section_title(leaf.game, section), ui.OPTION_LABEL),
            section,
            chosen=section == leaf.section,
        )
        for section in leaf.game.rules_sections
    )
    placeholder = speech.label(say("chat-rules-contents"), ui.PLACEHOLDER)
    return ui.Menu(write(Reading(leaf.game.key)), placeholder, options)


MOST_RULES = 10


def rule_rows(rulings: Iterable[str], speech: Speech) -> tuple[ui.Row, ...]:
    """A button for each section of the rules that says one of these, in the order in which they are
    named. It opens the section with those paragraphs marked."""
    by_section: dict[tuple[str, str], dict[int, str]] = {}
    for ruling in rulings:
        if (found := passage_of(ruling)) is not None:
            game, (section, paragraph) = found
            by_section.setdefault((game, section), {}).setdefault(paragraph, ruling)
    buttons = (
        _rule_button(games.find(game), section, tuple(said.values()), speech)
        for (game, section), said in by_section.items()
    )
    return ui.rows([*buttons][:MOST_RULES])


def _rule_button(
    game: type[Game[Any, Any, Any]], section: str, rulings: tuple[str, ...], speech: Speech
) -> ui.Button:
    title = message_ids.section_title(game, section)
    label = speech.label(say("chat-rule", section=title), ui.BUTTON_LABEL)
    first = rulings[0]
    control = RuleOf(first) if len(rulings) == 1 else RulesOf(rulings[:MOST_RULINGS])
    return ui.Button(label, write(control))


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
                    *learn_buttons(game.key, speech),
                    ui.Button(rules, write(OfGame(game.key, "rules"))),
                )
            )
        )
    commands = "\n".join(map(speech.line, (say("chat-help-commands"), *own)))
    fair = small(speech.line(say("chat-help-fair")))
    return ui.fitted(
        ui.Content((ui.Box((*shown, ui.Separator(), ui.Text(commands), ui.Text(fair))),))
    )
