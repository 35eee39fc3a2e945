"""/settings: what somebody has chosen for themself, and what those who manage a server have chosen
for it. Each thing is a menu that shows what holds now."""

from collections.abc import Mapping
from typing import Literal

from bot.chat import custom_ids, looking_controls
from bot.chat.people import DAYS_KEPT, ServerChoices
from bot.chat.render import clocks
from bot.chat.render import content as ui
from bot.chat.render.options import name_of
from bot.chat.render.speech import Speech
from bot.host.stored import Person
from bot.host.timing import Timing
from bot.languages import LANGUAGES
from games.kit.say import Named, Say, say

AS_DISCORD, AS_OPENER = "discord", "opener"

OWN: Mapping[custom_ids.OwnSetting, tuple[str, ...]] = {
    "language": (AS_DISCORD, *LANGUAGES),
    "hands": ("pictures", "words"),
    "delivery": ("direct", "asked"),
    "calls": ("on", "off"),
    "rolls": ("bot", "own"),
    "ranked": ("on", "off"),
}
"""What can be chosen for oneself."""
OF_SERVER: Mapping[custom_ids.ServerSetting, tuple[str, ...]] = {
    "language": (AS_OPENER, *LANGUAGES),
    "boards": ("pictures", "words"),
    "threads": ("realtime", "all", "none"),
    "ending": ("opener", "moderators", "players"),
    "dice": ("players", "bot"),
    "ratings": ("shown", "hidden"),
    "keeping": ("always", *DAYS_KEPT),
}
"""What can be chosen for a server from a list."""

PICTURED = ("hands", "boards")
"""What nobody can choose where no pictures are drawn."""


def own_page(
    person: Person, speech: Speech, *, draws: bool, manages: bool, rolls_here: bool
) -> ui.Content:
    """`manages`: whether this person may choose for the server where they look. `rolls_here`:
    whether players choose there who rolls."""
    menus = [
        _menu(custom_ids.ChooseOwn(what), _told_own(what), own_value(person, what), speech)
        for what in OWN
        if draws or what not in PICTURED
    ]
    quiet = "\n".join(speech.line(line) for line in clocks.quiet_lines(person.quiet))
    buttons = [] if person.quiet is None else [clocks.digest_button(person.quiet, speech)]
    if manages:
        buttons.append(_turn("server", speech))
    return ui.Content(
        (
            ui.Text(speech.line(say("cogs-settings-own"))),
            *menus,
            *([] if rolls_here else [ui.Text(speech.line(say("cogs-settings-dice-here")))]),
            ui.Text(quiet),
            *clocks.quiet_menus(person.quiet, speech),
            *ui.rows(buttons),
        )
    )


def server_page(
    choices: ServerChoices, clock: Timing, speech: Speech, *, pictures: bool, draws: bool
) -> ui.Content:
    values = server_values(choices, pictures=pictures)
    menus = [
        _menu(custom_ids.ChooseForServer(what), _told_of_server(what), values[what], speech)
        for what in OF_SERVER
        if draws or what not in PICTURED
    ]
    return ui.Content(
        (
            ui.Text(speech.line(say("cogs-settings-server"))),
            *menus,
            ui.Text(speech.line(clocks.server_line(clock))),
            clocks.server_menu(clock, speech),
            ui.Text(speech.line(say("cogs-channels"))),
            ui.ChannelMenu(
                custom_ids.write(custom_ids.ChooseChannels()),
                speech.label(say("cogs-channels-all"), ui.PLACEHOLDER),
                choices.channels,
            ),
            ui.Row(
                (*(_of_server(do, speech) for do in ("season", "results")), _turn("own", speech))
            ),
        )
    )


def own_value(person: Person, what: custom_ids.OwnSetting) -> str:
    """What somebody has chosen."""
    match what:
        case "language":
            return person.language if person.language in LANGUAGES else AS_DISCORD
        case "hands":
            return "pictures" if person.pictures else "words"
        case "delivery":
            return "direct" if person.hands_come else "asked"
        case "calls":
            return "on" if person.is_called else "off"
        case "rolls":
            return "own" if person.rolls else "bot"
        case "ranked":
            return "on" if person.is_ranked else "off"


def server_values(
    choices: ServerChoices, *, pictures: bool
) -> Mapping[custom_ids.ServerSetting, str]:
    """What is chosen for a server."""
    return {
        "language": choices.language if choices.language in LANGUAGES else AS_OPENER,
        "boards": "pictures" if pictures else "words",
        "threads": choices.threads,
        "ending": choices.ending,
        "dice": choices.dice,
        "ratings": choices.ratings,
        "keeping": choices.keeping,
    }


def _told_own(what: custom_ids.OwnSetting) -> Mapping[str, Say]:
    """How each value is told that can be chosen."""
    if what != "language":
        return {value: say(f"cogs-setting-{what}", value=value) for value in OWN[what]}
    return {
        value: say("cogs-language-own", value=value, language=_language(value))
        for value in OWN[what]
    }


def _told_of_server(what: custom_ids.ServerSetting) -> Mapping[str, Say]:
    if what != "language":
        return {value: say(f"cogs-server-{what}", value=value) for value in OF_SERVER[what]}
    return {
        value: say("cogs-language-server", value=value, language=_language(value))
        for value in OF_SERVER[what]
    }


def _language(value: str) -> Named | str:
    return name_of(value) if value in LANGUAGES else ""


def _menu(
    control: custom_ids.Control, told: Mapping[str, Say], now: str, speech: Speech
) -> ui.Menu:
    options = tuple(
        ui.Option(speech.label(each, ui.OPTION_LABEL), value, chosen=value == now)
        for value, each in told.items()
    )
    return ui.Menu(custom_ids.write(control), speech.label(told[now], ui.PLACEHOLDER), options)


def _of_server(do: Literal["season", "results"], speech: Speech) -> ui.Button:
    label = speech.label(say("cogs-server-do", does=do), ui.BUTTON_LABEL)
    return ui.Button(label, custom_ids.write(looking_controls.OfServer(do)))


def _turn(to: Literal["own", "server"], speech: Speech) -> ui.Button:
    label = say(f"cogs-settings-to-{to}")
    return ui.Button(
        speech.label(label, ui.BUTTON_LABEL), custom_ids.write(custom_ids.SettingsPage(to))
    )
