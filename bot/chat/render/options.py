"""A lobby's options: in one sentence and in words."""

from collections.abc import Iterator
from typing import Any

from bot.chat.render.clocks import clock_line
from bot.chat.render.content import MODAL_LABEL, OPTION_LABEL, Choosing, Option, cut
from bot.chat.render.fields import MENU
from bot.chat.render.speech import BETWEEN, Speech, labelled
from bot.chat.safe import markdown, shortened
from bot.host.by_seat import pairs_of
from bot.host.languages import BY_ITSELF, TableLanguage
from bot.host.views import View
from bot.languages import ABOUT_EACH, LANGUAGES, Language
from bot.library import proposed_options
from games.kit import message_ids
from games.kit.game import Game
from games.kit.options import OptionSpec, as_text, as_texts, specs
from games.kit.say import Named, Who, say

LONGEST_VALUE = 60
LONGEST_LINE = 900
"""Fluent takes no more than 1,000 characters."""


def options_line(view: View, game: Game[Any, Any, Any], speech: Speech) -> str:
    """How it is played, in one sentence: with which cards, whatever is not as usual, and whether
    that departs from the standard rules."""
    named = list(_named(view, game, speech))
    told = say("chat-options-usual")
    if named:
        told = say("chat-options-chosen", chosen=cut(", ".join(named), LONGEST_LINE))
    lines = [speech.line(told)]
    if view.preset:
        lines.insert(0, speech.line(say("chat-options-preset", name=markdown(view.preset))))
    usual = game.usual_turn(view.options)
    return "\n".join((*lines, *clock_line(view, usual, speech)))


def _named(view: View, game: Game[Any, Any, Any], speech: Speech) -> Iterator[str]:
    proposed = proposed_options(game, view.spoken.opener, view.spoken.locale)
    usual = as_texts(game.options_type()) | proposed
    for spec in specs(game.options_type):
        value = as_text(getattr(view.options, spec.name))
        if spec.kind == "per seat":
            if words := by_seat(view, game, spec, speech):
                yield labelled(speech.line(message_ids.option(game, spec.name)), words)
            continue
        if value == usual[spec.name] and spec.kind != "content":
            continue
        ruling = game.options_type.rulings.get(spec.name)
        words = markdown(shortened(worded(game, spec, value, speech), LONGEST_VALUE))
        if spec.name in game.options_type.name_seats and int(value) <= len(view.seats):
            words = speech.line(Who(int(value) - 1))
        named = labelled(speech.line(message_ids.option(game, spec.name)), words)
        departs = ruling is not None and value in ruling.departs
        yield speech.line(say("chat-option-departs", option=named)) if departs else named


def by_seat(view: View, game: Game[Any, Any, Any], spec: OptionSpec, speech: Speech) -> str:
    """The values of an option by seat, with the names of the people there; nothing if all are
    usual."""
    values = game.by_seat(spec.name, view.options, len(view.seats))
    if spec.most:
        pairs = (say("chat-pair", one=Who(one), other=Who(two)) for one, two in pairs_of(values))
        return BETWEEN.join(map(speech.line, pairs))
    said = (
        say("chat-said-of", who=Who(seat), value=markdown(shortened(str(value), LONGEST_VALUE)))
        for seat, value in enumerate(values)
        if value
    )
    return BETWEEN.join(map(speech.line, said))


def choices_of(view: View, game: Game[Any, Any, Any], spec: OptionSpec) -> tuple[str, ...]:
    """The values of an option, if they fit into one menu; of more content as much as fits, with
    what is chosen."""
    match spec.kind:
        case "number" if spec.most - spec.least < MENU:
            return tuple(map(str, range(spec.least, spec.most + 1)))
        case "content":
            keys = [choice.key for choice in game.contents(spec.name, view.language)]
            chosen = getattr(view.options, spec.name)
            rest = [key for key in keys if key != chosen][: MENU - 1]
            return tuple(key for key in keys if key == chosen or key in rest)
        case "switch" | "choice" if len(spec.choices) <= MENU:
            return spec.choices
    return ()


def worded(game: Game[Any, Any, Any], spec: OptionSpec, value: str, speech: Speech) -> str:
    """A value as plain text."""
    match spec.kind:
        case "switch":
            return speech.plain(say("chat-switch", state=value))
        case "choice":
            return speech.plain(message_ids.option_choice(game, spec.name, value))
        case "content":
            names = {choice.key: choice.name for choice in game.contents(spec.name, "")}
            return speech.plain(names[value]) if value in names else value
        case "number" if spec.or_none and value == "0":
            return speech.plain(say("chat-option-no-limit"))
    return value


LANGUAGE = "language"


def language_entry(spoken: TableLanguage, speech: Speech) -> Choosing:
    """What it would speak by itself, and each language by its own name."""
    kind = "cards" if spoken.cards in LANGUAGES else "opener"
    by_itself = say("chat-language-like", kind=kind, language=name_of(spoken.by_itself))
    named = {BY_ITSELF: by_itself} | {each: name_of(each) for each in LANGUAGES}
    options = tuple(
        Option(speech.label(name, OPTION_LABEL), key, chosen=key == spoken.choice)
        for key, name in named.items()
    )
    label = speech.label(say("chat-language-label"), MODAL_LABEL)
    help_ = speech.label(say("chat-language-help"), OPTION_LABEL)
    return Choosing(LANGUAGE, label, "select", options, help=help_)


def name_of(language: Language) -> Named:
    """What its speakers call a language: the same for every reader."""
    return Named({language: ABOUT_EACH[language].name})
