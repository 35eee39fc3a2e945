"""Who may do what belongs to all: a server's settings go by roles on that server, what is done to a
table by the permissions of the place where it stands."""

from collections.abc import AsyncIterator, Sequence
from itertools import count
from typing import NamedTuple

import msgspec
import pytest
import pytest_asyncio

from bot.chat.custom_ids import (
    ChooseChannels,
    ChooseForServer,
    Control,
    Deed,
    OfPresets,
    SetTime,
    SettingsPage,
)
from bot.chat.listen.client import Spelvarden
from bot.chat.render.settings import OF_SERVER
from bot.host.acts import By
from bot.host.model import Place, TableId
from bot.host.timing import USUAL
from bot.playground.client import Someone
from bot.playground.control import (
    AddMember,
    CreateRole,
    CreateServer,
    GiveRole,
    SetOverwrite,
)
from bot.playground.people.actions import StartThread
from bot.playground.permissions import Permission
from games.kit.bot_player import HARD
from tests.chat_end_to_end.forging import Forger, typed
from tests.chat_end_to_end.inside import reached_bot
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

SERVER, MESSAGES = Permission.MANAGE_GUILD, Permission.MANAGE_MESSAGES
BOTH = int(SERVER | MESSAGES)
ADMINISTRATOR, VIEW = int(Permission.ADMINISTRATOR), int(Permission.VIEW_CHANNEL)


class May(NamedTuple):
    settings: bool = False
    presets: bool = False
    end: bool = False


class Case(NamedTuple):
    """Somebody with a role, and overwrites of the channel where the table stands, each as what it
    allows and denies."""

    name: str
    may: May
    role: int = 0
    of_role: tuple[int, int] = (0, 0)
    of_member: tuple[int, int] = (0, 0)
    of_everybody: tuple[int, int] = (0, 0)
    owns: bool = False


ALL = May(True, True, True)
CASES = (
    Case("nobody in particular", May()),
    Case("owner, denied", ALL, owns=True, of_member=(0, BOTH)),
    Case("administrator, denied", ALL, role=ADMINISTRATOR, of_role=(0, BOTH), of_member=(0, BOTH)),
    Case("manages the server", May(settings=True), role=int(SERVER)),
    Case("manages messages", May(presets=True, end=True), role=int(MESSAGES)),
    Case("role denied here", May(True, True), role=BOTH, of_role=(0, BOTH)),
    Case("member denied here", May(True, True), role=BOTH, of_member=(0, BOTH)),
    Case("everybody denied here", May(True, True), role=BOTH, of_everybody=(0, BOTH)),
    Case("role allowed here", May(end=True), of_role=(BOTH, 0)),
    Case("member allowed here", May(end=True), of_member=(BOTH, 0)),
    Case("everybody allowed here", May(end=True), of_everybody=(BOTH, 0)),
    Case("role denied, member allowed", May(end=True), of_role=(0, BOTH), of_member=(BOTH, 0)),
    Case("role allowed, member denied", May(), of_role=(BOTH, 0), of_member=(0, BOTH)),
    Case("a private channel", May(True, True), role=BOTH, of_everybody=(0, VIEW)),
    Case(
        "let into a private channel",
        May(True, True, True),
        role=BOTH,
        of_everybody=(0, VIEW),
        of_member=(VIEW, 0),
    ),
)


class Host:
    """The bot in this process, and tables where they are needed."""

    def __init__(self, stage: Stage, bot: Spelvarden) -> None:
        self.stage = stage
        self.bot = bot
        self._sources = count()

    async def table(self, opener: Someone, place: Place, *, begins: bool = False) -> TableId:
        tables, by = self.bot.ctx.tables, self.by(opener)
        told = await tables.open_table("riftforce", place, by, language="en", against=HARD)
        if begins:
            await tables.start(told.table, self.by(opener))
        return told.table

    def by(self, someone: Someone) -> By:
        return By(int(someone.id), f"test {next(self._sources)}", self.bot.ctx.clock.now())

    async def told(
        self, someone: Someone, where: str, control: Control, values: Sequence[str] | None = None
    ) -> str:
        """What somebody gets for a press in a channel; *modal* if one opens."""
        told = await Forger(self.stage, self.bot, someone, where).press(control, values)
        return "modal" if told.opened else "\n".join(told.sentences)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def host(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Host]:
    async with (
        open_stage(tmp_path_factory.mktemp("rights") / "var", FULL_LIMITS, start=False) as stage,
        reached_bot(stage) as bot,
    ):
        yield Host(stage, bot)


def outcome(told: str, refusal: str) -> bool:
    """Whether something was done; if not, it is the right sentence that says so."""
    is_refused = refusal in told
    assert is_refused != any(done in told for done in ("modal", "This server’s", "End it?")), told
    return not is_refused


async def may(host: Host, someone: Someone, where: str, own: TableId, other: TableId) -> May:
    """What somebody may do by presses in a channel, about two tables: of a lobby they open the
    options, and have nothing to do with the match."""
    clock = await host.told(someone, where, SetTime("clock"), [USUAL.text])
    boards = await host.told(someone, where, ChooseForServer("boards"), ["pictures"])
    settings = {outcome(told, "“Manage Server”") for told in (clock, boards)}
    saves = await host.told(someone, where, OfPresets(own, "save"))
    deletes = await host.told(someone, where, OfPresets(own, "delete"), ["preset-none"])
    refusal = "Only members who may manage messages"
    assert ("Only members" in deletes) == ("Only members" in saves)
    end = await host.told(someone, where, Deed(other, "end"))
    (changes,) = settings
    return May(
        changes, outcome(saves, refusal), outcome(end, "Only the player who opened the table")
    )


async def somebody(stage: Stage, case: Case, channel: str) -> Someone:
    someone = stage.owner if case.owns else await stage.person("Somebody")
    order = CreateRole(server=stage.server, name="role", permissions=case.role)
    role = (await stage.client.order(order))["role"]
    await stage.client.order(GiveRole(server=stage.server, user=someone.id, role=role))
    for target, (allow, deny) in (
        (role, case.of_role),
        (someone.id, case.of_member),
        (stage.server, case.of_everybody),
    ):
        order = SetOverwrite(channel=channel, target=target, allow=allow, deny=deny)
        await stage.client.order(order)
    return someone


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
async def test_a_right_holds_where_it_was_given(host: Host, case: Case) -> None:
    """Pressed at the table itself, in another channel of the server, and about a table in a
    thread: it is the same right."""
    stage = host.stage
    here, elsewhere = await stage.channel(), await stage.channel()
    owner = await stage.person("Opener")
    thread = (await owner.act(StartThread(channel=here, name="thread"))).channel or ""
    someone = await somebody(stage, case, here)
    server = int(stage.server)
    own = await host.table(someone, Place(server, int(elsewhere)))
    match = await host.table(owner, Place(server, int(here)), begins=True)
    threaded = await host.table(owner, Place(server, int(here), int(thread)), begins=True)
    assert await may(host, someone, here, own, match) == case.may
    assert await may(host, someone, elsewhere, own, match) == case.may
    assert await may(host, someone, thread, own, threaded) == case.may
    assert await may(host, someone, elsewhere, own, threaded) == case.may
    page = await host.told(someone, elsewhere, SettingsPage("server"))
    assert outcome(page, "“Manage Server”") == case.may.settings


async def test_a_right_of_one_server_is_none_on_another(host: Host) -> None:
    """Those who own the server of the press, and are nobody in particular where the table
    stands."""
    stage = host.stage
    here, owner, anna = await stage.channel(), stage.owner, await stage.person("Anna")
    made = await stage.client.order(
        CreateServer(name="Another", owner=anna.id, channels=["elsewhere"])
    )
    await stage.client.order(AddMember(server=made["server"], user=stage.bot))
    elsewhere = made["channels"]["elsewhere"]
    await anna.until(lambda: host.bot.get_channel(int(elsewhere)))
    place = Place(int(stage.server), int(here))
    own, other = await host.table(anna, place), await host.table(owner, place, begins=True)
    presets = host.bot.ctx.tables.presets
    game = host.bot.ctx.tables.game("riftforce")
    await presets.save(int(stage.server), game, "Mild", game.options_type())
    for control, values in (
        (OfPresets(own, "save"), None),
        (OfPresets(own, "delete"), ["preset-Mild"]),
        (Deed(other, "end"), None),
    ):
        told = await host.told(anna, elsewhere, control, values)
        assert f"Press it at the table itself: <#{here}>" in told
        dm = await anna.open_dm(stage.bot)
        assert "Press it at the table itself" in await host.told(anna, dm.id, control, values)
    forger = Forger(stage, host.bot, anna, elsewhere)
    saved = await forger.submit(OfPresets(own, "save"), typed("name", "Mine"))
    assert "Press it at" in saved.sentences[-1]
    kept = await presets.of(int(stage.server), game)
    assert [preset.name for preset in kept] == ["Mild"]


async def test_a_right_taken_away_ends_no_match(host: Host) -> None:
    """Between the question and the answer to it."""
    stage = host.stage
    here, anna = await stage.channel(), await stage.person("Anna")
    table = await host.table(stage.owner, Place(int(stage.server), int(here)), begins=True)
    give = SetOverwrite(channel=here, target=anna.id, allow=BOTH)
    await stage.client.order(give)
    await host.told(anna, here, Deed(table, "end"))
    question = await anna.until_sees("End it?", here)
    forger = Forger(stage, host.bot, anna, here)
    await stage.client.order(msgspec.structs.replace(give, allow=0))
    await forger.press(Deed(table, "end"), on=question)
    assert (await host.bot.ctx.tables.look(table)).phase == "playing"
    await stage.client.order(give)
    await forger.press(Deed(table, "end"), on=question)
    assert (await host.bot.ctx.tables.look(table)).phase == "ended"


ENDS = {"opener": "Anna owner", "players": "Anna Bo owner", "moderators": "owner"}


@pytest.mark.parametrize("ending", ENDS)
async def test_a_server_chooses_who_may_end_a_match(host: Host, ending: str) -> None:
    """But who plays alone with the bot may always end that."""
    stage, tables = host.stage, host.bot.ctx.tables
    here = await stage.channel()
    anna, bo, carl = [await stage.person(name) for name in ("Anna", "Bo", "Carl")]
    await host.told(stage.owner, here, ChooseForServer("ending"), [ending])
    place = Place(int(stage.server), int(here))
    told = await tables.open_table("riftforce", place, host.by(anna), language="en")
    await tables.join(told.table, host.by(bo))
    await tables.start(told.table, host.by(anna))
    people = {"Anna": anna, "Bo": bo, "Carl": carl, "owner": stage.owner}
    answers = {
        name: await host.told(each, here, Deed(told.table, "end")) for name, each in people.items()
    }
    assert " ".join(name for name in answers if "End it?" in answers[name]) == ENDS[ending]
    assert all(
        "end it" in each or "end a match" in each
        for each in answers.values()
        if "End it?" not in each
    )
    alone = await host.table(anna, place, begins=True)
    assert "End it?" in await host.told(anna, here, Deed(alone, "end"))
    await host.told(stage.owner, here, ChooseForServer("ending"), ["opener"])


async def test_forged_channels_of_those_who_manage_the_server(host: Host) -> None:
    stage, here = host.stage, await host.stage.channel()
    anna = await stage.person("Anna")
    made = await stage.client.order(CreateServer(name="Another", owner=anna.id, channels=["there"]))
    for values in (["x"], ["²"], ["-1"], ["9" * 4_000], [made["channels"]["there"]], [here] * 30):
        told = await host.told(stage.owner, here, ChooseChannels(), values)
        assert told == "I don’t know that button, so nothing has happened.", values[:1]
    for what in OF_SERVER:
        told = await host.told(stage.owner, here, ChooseForServer(what), ["no such thing"])
        assert told == "I don’t know that button, so nothing has happened."
