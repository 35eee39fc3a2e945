"""What holds for single people in a lobby: who forms a pair, and who has a text of their own,
chosen by name."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.chat.custom_ids import OfPerson, OfSeats, write
from bot.chat.press import Filled
from bot.chat.render import content as ui
from bot.chat.render.fields import MENU
from bot.chat.render.option_pages import as_example
from bot.chat.render.speech import Speech
from bot.host.by_seat import PAIR, pairs_of, people_of
from bot.host.views import View
from games.kit import message_ids
from games.kit.game import Game
from games.kit.options import OptionSpec, specs
from games.kit.say import Say, Seat, Who, say

OFFERED, TYPED = "offered", "typed"
NOT_SAID, SAID = "none", "="
"""What is chosen is nothing, or the text that stands behind the sign."""
LEAST_TO_PAIR = 3


def by_seat_of(game: Game[Any, Any, Any]) -> dict[str, OptionSpec]:
    """The options that have a value for each seat."""
    return {spec.name: spec for spec in specs(game.options_type) if spec.kind == "per seat"}


def seating_menus(view: View, game: Game[Any, Any, Any], speech: Speech) -> Iterator[ui.Menu]:
    """Menus that choose two people as a pair, and one person for a text."""
    for spec in by_seat_of(game).values():
        if not spec.most or len(view.seats) >= LEAST_TO_PAIR:
            yield _menu(view, game, spec, speech)


def _menu(view: View, game: Game[Any, Any, Any], spec: OptionSpec, speech: Speech) -> ui.Menu:
    values = game.by_seat(spec.name, view.options, len(view.seats))
    people = people_of(view.seats)
    partner = {one: two for pair in pairs_of(values) for one, two in (pair, pair[::-1])}
    options = []
    for seat, sitting in enumerate(view.seats):
        if sitting.bot_player is not None and not spec.most:
            continue
        said = str(values[seat]) if values[seat] and not spec.most else ""
        if seat in partner:
            said = speech.label(say("chat-paired", other=Who(partner[seat])), ui.OPTION_LABEL)
        options.append(ui.Option(speech.label(Who(seat), ui.OPTION_LABEL), people[seat], said))
    least_most = (1, PAIR) if spec.most else (1, 1)
    placeholder = speech.label(message_ids.option_menu(game, spec.name), ui.PLACEHOLDER)
    control = OfSeats(view.table, spec.name)
    return ui.Menu(write(control), placeholder, tuple(options), *least_most)


def beside_seats(view: View, game: Game[Any, Any, Any]) -> Sequence[tuple[Seat, Say]]:
    """What stands beside the names of those who sit there: their partners, and what is said of
    them alone."""
    found: list[tuple[Seat, Say]] = []
    for spec in by_seat_of(game).values():
        values = game.by_seat(spec.name, view.options, len(view.seats))
        for one, two in pairs_of(values):
            found += ((one, say("chat-paired", other=Who(two))),)
            found += ((two, say("chat-paired", other=Who(one))),)
        if not spec.most:
            said = ((seat, str(value)) for seat, value in enumerate(values) if value)
            found += ((seat, message_ids.option_beside(game, spec.name, v)) for seat, v in said)
    return sorted(found, key=lambda each: each[0])


def said_in(filled: Filled) -> str:
    """What was sent in; what was typed goes before what was chosen."""
    typed = "".join(filled.get(TYPED, ())).strip()
    offered = "".join(filled.get(OFFERED, ()))
    return typed or (offered.removeprefix(SAID) if offered.startswith(SAID) else "")


def person_modal(
    view: View, game: Game[Any, Any, Any], spec: OptionSpec, seat: Seat, speech: Speech
) -> ui.Modal:
    """What an option is for one person: one of the game's suggestions, or whatever is typed."""
    now = str(game.by_seat(spec.name, view.options, len(view.seats))[seat])
    suggested = [text for text in game.suggestions(spec.name, view.options) if text != now]
    nothing = (NOT_SAID, speech.label(say("chat-said-of-none"), ui.OPTION_LABEL))
    texts = [(f"{SAID}{text}", text) for text in ([now] if now else []) + suggested]
    options = tuple(
        ui.Option(label, key, chosen=key == (f"{SAID}{now}" if now else NOT_SAID))
        for key, label in (nothing, *texts[: MENU - 1])
    )
    label = speech.label(message_ids.option(game, spec.name), ui.MODAL_LABEL)
    help_ = speech.label(message_ids.option_person(game, spec.name), ui.OPTION_LABEL)
    control = OfPerson(view.table, spec.name, people_of(view.seats)[seat])
    entries = (
        ui.Choosing(OFFERED, label, "select", options, help=help_),
        ui.TextField(
            TYPED,
            speech.label(say("chat-said-of-typed"), ui.MODAL_LABEL),
            spec.longest,
            example=as_example(suggested),
        ),
    )
    return ui.Modal(write(control), speech.label(Who(seat), ui.MODAL_TITLE), entries)
