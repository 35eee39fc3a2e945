"""What no client of Discord's would send: values that are missing, empty, too long, unknown or of
another kind of interaction, to every control and every command. Whoever sends it gets one sentence,
nothing changes, and to the log it is no error."""

import logging
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from itertools import count
from typing import Any, get_args

import msgspec
import pytest
import pytest_asyncio

import games
from bot.chat.custom_ids import (
    Answering,
    AnsweringBack,
    ChooseChannels,
    ChooseForServer,
    ChooseOwn,
    Control,
    Deed,
    Doing,
    GivingUp,
    LookingUp,
    OfAbsent,
    OfBotPlayer,
    OfLobby,
    OfPerson,
    OfPresets,
    OfSeats,
    OptionForm,
    OptionPage,
    OptionsAgain,
    Picked,
    PublicAsk,
    Reading,
    RuleOf,
    RulesOf,
    SetTime,
    SettingsPage,
    Step,
    TakingBack,
    TakingTurn,
)
from bot.chat.listen.client import Spelvarden
from bot.chat.render.answering import Asked
from bot.chat.render.clocks import CLOCK
from bot.chat.render.option_pages import BEGIN, SWITCHES, as_shown, pages_of
from bot.chat.render.options import LANGUAGE
from bot.chat.render.settings import OF_SERVER, OWN
from bot.chat.render.turn import begun, has_room, items_of
from bot.host.absence import WISHES
from bot.host.acts import By
from bot.host.model import Place, TableId
from bot.host.views import View
from bot.playground.client import Someone
from bot.playground.records import JSON
from games.kit.asks import Pick
from games.kit.options import OptionSpec
from tests.chat_end_to_end.forging import Forger, Told, picked, typed
from tests.chat_end_to_end.inside import reached_bot
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

FORGED: tuple[list[Any] | None, ...] = (
    None,
    [],
    [""],
    ["x" * 4_000],
    ["`" * 1_999],
    ["-1"],
    ["9" * 30],
    ["²"],
    [None],
    ["no such thing", "nor this"],
)
TEXTS = ("", "x" * 4_000, "`" * 1_999, "-1", "9" * 30, "²", None)


class Tables:
    """A lobby, a match under way and one that is over, of each game, all of Anna's."""

    def __init__(self, stage: Stage, bot: Spelvarden) -> None:
        self.stage = stage
        self.bot = bot
        self._sources = count()

    async def lay(self) -> None:
        self.anna = await self.stage.person("Anna")
        self.carl = await self.stage.person("Carl")
        self.channel = await self.stage.channel()
        self.others = [await self.stage.person(f"Bo {number}") for number in range(2)]
        self.matches = {game: await self._match(game) for game in games.names()}
        self.over = await self._match("riftforce")
        await self.bot.ctx.tables.end(self.over, self._by(self.anna))
        self.lobbies = {game: await self._lobby(game) for game in games.names()}
        for someone in (self.anna, self.carl):
            await Forger(self.stage, self.bot, someone, self.channel).command("help", [])

    async def _lobby(self, game: str) -> TableId:
        place = Place(int(self.stage.server), int(await self.stage.channel()))
        tables, by = self.bot.ctx.tables, self._by(self.anna)
        return (await tables.open_table(game, place, by, language="en")).table

    async def _match(self, game: str) -> TableId:
        table = await self._lobby(game)
        for other in self.others[: games.find(game).seat_counts[-1] - 1]:
            await self.bot.ctx.tables.join(table, self._by(other))
        self.bot.ctx.tables.realtime.hold(table, "no clock changes anything here")
        await self.bot.ctx.tables.start(table, self._by(self.anna))
        return table

    def _by(self, someone: Someone) -> By:
        return By(int(someone.id), f"test {next(self._sources)}", self.bot.ctx.clock.now())

    @property
    def all(self) -> Sequence[TableId]:
        return (*self.lobbies.values(), *self.matches.values(), self.over)

    @property
    def few(self) -> Sequence[TableId]:
        """One of each phase."""
        return self.lobbies["riftforce"], self.matches["ordet_fanger"], self.over

    async def kept(self) -> list[bytes]:
        """All that is kept of the tables, of Anna and Carl, and of their server."""
        store, server = self.bot.ctx.tables.store, int(self.stage.server)
        found: list[Any] = []
        for table in self.all:
            stored = await store.table(table)
            assert stored is not None
            state = stored.position and stored.position.state
            words = stored.header.salting and stored.header.salting.words
            header = msgspec.structs.replace(stored.header, touched=0, salting=None)
            found.append((header, words, state))
        for someone in (self.anna, self.carl):
            found.append(await store.person(int(someone.id)))
        for game in games.names():
            found.append(await store.presets(server, game))
        for note in ("clock", "pictures", "server"):
            found.append(await store.note(f"{note} {server}"))
        return list(map(msgspec.json.encode, found))

    @staticmethod
    def changed(before: Sequence[bytes], after: Sequence[bytes]) -> list[tuple[bytes, bytes]]:
        return [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def laid(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Tables]:
    var = tmp_path_factory.mktemp("forged") / "var"
    async with open_stage(var, FULL_LIMITS, start=False) as stage, reached_bot(stage) as bot:
        tables = Tables(stage, bot)
        await tables.lay()
        yield tables


class Watch:
    """Sees to it that each thing sent is answered by a sentence, and is no error."""

    def __init__(self, tables: Tables, caplog: pytest.LogCaptureFixture) -> None:
        self._tables = tables
        self._caplog = caplog
        self.wrong: list[str] = []
        self.sent = 0

    def saw(self, what: object, told: Told, *, is_refused: bool = True) -> None:
        self.sent += 1
        errors = [each for each in self._caplog.records if each.levelno >= logging.ERROR]
        self._caplog.clear()
        for error in errors:
            self.wrong.append(f"{what}: {error.getMessage()} {error.exc_info}"[:300])
        if told.opened or len(told.sentences) > 1 or (is_refused and not told.sentences):
            self.wrong.append(f"{what}: told {told}"[:300])


def one_of_each_kind(tables: Tables) -> Iterator[tuple[TableId, int, OptionSpec]]:
    """Options, each with its lobby and the page that it stands on."""
    seen = set()
    for game, table in tables.lobbies.items():
        for number, page in enumerate(pages_of(tables.bot.ctx.tables.game(game))):
            for spec in (spec for item in page.items for spec in item):
                if spec.kind not in seen:
                    seen.add(spec.kind)
                    yield table, number, spec


def values_of(tables: Tables) -> Iterator[Control]:
    """The controls whose values come with the press."""
    for table in (tables.lobbies["riftforce"], tables.lobbies["ordet_fanger"]):
        yield OfBotPlayer(table)
        yield OfSeats(table, "teams")
        yield OfSeats(table, "young")
    for what in ("zone", "hours", "digest", "clock"):
        yield SetTime(what)
    yield from map(ChooseOwn, OWN)
    yield from map(ChooseForServer, OF_SERVER)
    yield ChooseChannels()
    yield Reading("riftforce")


async def test_values_that_no_menu_offers(laid: Tables, caplog: pytest.LogCaptureFixture) -> None:
    watch, before = Watch(laid, caplog), await laid.kept()
    for someone in (laid.anna, laid.carl):
        forger = Forger(laid.stage, laid.bot, someone, laid.channel)
        for control in values_of(laid):
            for values in FORGED if someone is laid.anna else FORGED[:4]:
                watch.saw((control, values), await forger.press(control, values))
    assert watch.wrong == []
    assert laid.changed(before, await laid.kept()) == []


def pages_sent_in(tables: Tables, views: Mapping[TableId, View]) -> Iterator[tuple[Control, JSON]]:
    """Pages of options, each with one thing in it that none can have."""

    def form(table: TableId, page: int) -> OptionForm:
        game = tables.bot.ctx.tables.game(views[table].game)
        return OptionForm(table, page, as_shown(views[table], game, page))

    for table, page, spec in one_of_each_kind(tables):
        if spec.kind == "switch":
            for values in (each for each in FORGED if each):
                yield form(table, page), picked(SWITCHES, values)
                yield form(table, 0), picked(BEGIN, values)
        else:
            yield from ((form(table, page), typed(spec.name, text)) for text in TEXTS[1:-1])
    for game, table in tables.lobbies.items():
        yield OptionForm(table, 999, b""), typed("name", "x")
        pages = pages_of(tables.bot.ctx.tables.game(game))
        of_table = form(table, [page.has_clock for page in pages].index(True))
        for entry in (CLOCK, LANGUAGE):
            yield from ((of_table, typed(entry, text)) for text in TEXTS[1:-1])


async def test_pages_of_options(laid: Tables, caplog: pytest.LogCaptureFixture) -> None:
    watch, before = Watch(laid, caplog), await laid.kept()
    forger = Forger(laid.stage, laid.bot, laid.anna, laid.channel)
    views = {table: await laid.bot.ctx.view(table) for table in laid.lobbies.values()}
    for control, component in pages_sent_in(laid, views):
        watch.saw((control, component), await forger.submit(control, component))
    for table in laid.lobbies.values():
        for component in (typed(CLOCK, None), picked(CLOCK, []), picked(CLOCK, None), typed("", 7)):
            told = await forger.submit(OptionForm(table, 0, b""), component)
            watch.saw((table, component), told, is_refused=False)
        for word in ("", "x" * 4_000, "`" * 1_999, "\u202e"):
            told = await forger.submit(OfLobby(table, "word"), typed("0", word))
            watch.saw((table, word), told)
    for zone in TEXTS[1:]:
        watch.saw(zone, await forger.submit(SetTime("zone"), typed("zone", zone)))
    assert watch.wrong == []
    assert laid.changed(before, await laid.kept()) == []


FOREVER = 999_999_999


async def answers_of(tables: Tables, table: TableId) -> list[tuple[Control, list[Any] | None]]:
    """To what Anna is asked, with what nobody is offered."""
    view = await tables.bot.ctx.view(table, int(tables.anna.id))
    assert view.scene is not None and view.viewer is not None
    found: list[tuple[Control, list[Any] | None]] = []
    number = view.ask_number or 0
    for form in view.scene.asks:
        begun = Answering(table=table, seat=view.viewer, number=number, ask=form.key)
        for step in (Step.SHOW, Step.CHOOSE, Step.GROUP, Step.WRITE, Step.DO):
            if form.fields:
                forged = (Picked((250,), group=9),) * (len(form.fields) + 1)
                odd = msgspec.structs.replace(begun, step=step, field=99, menu=99, picked=forged)
                found.append((odd, None))
            if step in (Step.CHOOSE, Step.GROUP) and form.fields:
                asked = msgspec.structs.replace(begun, step=step)
                found += ((asked, values) for values in FORGED)
    for seat, asked_as in ((view.viewer, FOREVER), (view.viewer + 1, number), (999, number)):
        found.append((Answering(table=table, seat=seat, number=asked_as, ask="nosuch"), None))
        found.append((TakingTurn(table=table, seat=seat, number=asked_as, ask="nosuch"), None))
    return found


async def turns_of(tables: Tables, table: TableId) -> list[tuple[Control, list[JSON]]]:
    """Asks sent in with a choice that is not among those of the modal."""
    view = await tables.bot.ctx.view(table, int(tables.anna.id))
    assert view.scene is not None and view.viewer is not None and view.ask_number is not None
    return [
        (begun(Asked(table, view.viewer, view.ask_number), form), [picked(item.id, [value])])
        for form in view.scene.asks
        if has_room(form)
        for item in items_of(form)
        if isinstance(item.field, Pick)
        for value in ("x" * 4_000, "-1", "9" * 30, "²", "")
    ]


async def test_answers_that_nothing_offers(laid: Tables, caplog: pytest.LogCaptureFixture) -> None:
    watch, before = Watch(laid, caplog), await laid.kept()
    forger = Forger(laid.stage, laid.bot, laid.anna, laid.channel)
    for table in laid.matches.values():
        for control, values in await answers_of(laid, table):
            watch.saw((control, values), await forger.press(control, values))
            told = await forger.submit(control, typed("0", "x" * 4_000))
            watch.saw(("sent in", control), told, is_refused=False)
        for control, components in await turns_of(laid, table):
            watch.saw((control, components), await forger.submit(control, *components))
    assert watch.wrong == []
    assert laid.changed(before, await laid.kept()) == []


def others_of(table: TableId) -> Iterator[Control]:
    """Every other control, about what is not there."""
    yield PublicAsk(table, "nosuch", "0" * 8, ("x",))
    yield PublicAsk(table, "draw", "0" * 8)
    yield LookingUp(table, "0" * 8)
    yield TakingBack(table, FOREVER)
    yield AnsweringBack(table, FOREVER, True)
    yield AnsweringBack(table, FOREVER, False)
    yield OfPresets(table, "delete")
    yield OptionPage(table, 999)
    yield OptionForm(table, 999, b"")
    yield OptionForm(table, 0, b"x" * 40)
    yield OptionsAgain(table, 999)
    yield OfSeats(table, "nosuch")
    yield OfPerson(table, "teams", "1")
    yield OfPerson(table, "young", "1")
    for wish in (*WISHES, "again"):
        yield OfAbsent(table, FOREVER, 999, wish)


async def test_controls_of_what_is_not_there(
    laid: Tables, caplog: pytest.LogCaptureFixture
) -> None:
    watch, before = Watch(laid, caplog), await laid.kept()
    for someone in (laid.anna, laid.carl):
        forger = Forger(laid.stage, laid.bot, someone, laid.channel)
        for table in (*laid.few, "nosuchtable"):
            for control in others_of(table):
                watch.saw(control, await forger.press(control, ["x" * 4_000]))
            told = await forger.press(GivingUp(table, 999, 999, True))
            watch.saw(("in its question's place", table), told, is_refused=False)
        for control in (
            RuleOf("ZZ99"),
            RulesOf(("ZZ99", "ZZ98")),
            Reading("nosuch"),
            SettingsPage("server"),
            OfBotPlayer("nosuchtable"),
        ):
            watch.saw(control, await forger.press(control))
        for text in ("", "2", "2~~~~", "1d:x:join", "x" * 100, "`" * 100, "@everyone"):
            watch.saw(text, await forger.press(text))
    assert watch.wrong == []
    assert laid.changed(before, await laid.kept()) == []


async def test_a_modal_sent_in_for_what_opens_one_or_has_none(
    laid: Tables, caplog: pytest.LogCaptureFixture
) -> None:
    """Of each thing that a button does."""
    watch, before = Watch(laid, caplog), await laid.kept()
    forger = Forger(laid.stage, laid.bot, laid.anna, laid.channel)
    for table in laid.few:
        controls = [Deed(table, do) for do in get_args(Doing)]
        for control in (*controls, *others_of(table), OfPresets(table, "save")):
            watch.saw(control, await forger.submit(control))
    for control in (ChooseOwn("rolls"), SettingsPage("own"), Reading("riftforce"), RuleOf("SS1")):
        watch.saw(control, await forger.submit(control, typed("x", "y")))
    assert watch.wrong == []
    assert laid.changed(before, await laid.kept()) == []


def options_of(command: JSON) -> Iterator[list[JSON]]:
    """What nobody could choose in a command's client."""
    asked = command.get("options") or []
    yield [{"type": 3, "name": "nosuch", "value": "x"}]
    needed = [each for each in asked if each.get("required")]
    if needed:
        yield []
    for each in asked:
        others = [
            {"type": need["type"], "name": need["name"], "value": _right(need)}
            for need in needed
            if need is not each
        ]
        for value in UNHEARD.get(each["type"], TEXTS[1:-1]):
            yield [*others, {"type": each["type"], "name": each["name"], "value": value}]


INTEGER, BOOLEAN, USER = 4, 5, 6
UNHEARD: Mapping[int, Sequence[object]] = {
    INTEGER: (77, -1, 10**9),
    BOOLEAN: (),
    USER: ("0", "1", str(10**18)),
}
"""Values for options that are not texts. Whatever a yes or no is, it is one of the two; and of
people the library asks that they are ids."""


def _right(option: JSON) -> object:
    """Something that may be chosen."""
    choices = option.get("choices")
    if choices:
        return choices[0]["value"]
    return 1 if option["type"] == INTEGER else "x"


async def test_commands(laid: Tables, caplog: pytest.LogCaptureFixture) -> None:
    watch, before = Watch(laid, caplog), await laid.kept()
    forger = Forger(laid.stage, laid.bot, laid.carl, laid.channel)
    for command in laid.stage.playground.core.world.commands_of(int(laid.stage.bot), None):
        for options in options_of(command.body):
            told = await forger.command(command.name, options)
            watch.saw((command.name, options), told)
    told = await forger.command("help", [], called="nosuch")
    watch.saw("an unknown command", told)
    assert watch.sent > 40 and watch.wrong == []
    assert laid.changed(before, await laid.kept()) == []
