"""A lobby's options: one modal, what it begins from, and the server's presets."""

import re
from typing import Any

import pytest

from bot.chat.custom_ids import OfLobby, OfPresets, OfSeats, OptionPage, OptionsAgain, parse, write
from bot.host.stored import Preset
from bot.life import STORE
from bot.playground.client import all_text, buttons, selects
from bot.playground.people.views import Outcome, SeenMessage, SeenModal
from bot.store.sqlite.engine import SqliteStore
from tests.chat_end_to_end.matches import open_table
from tests.chat_end_to_end.player import Player, offers, table_of
from tests.chat_end_to_end.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def form_of(player: Player, message: SeenMessage, page: int = 0) -> SeenModal:
    control = write(OptionPage(table_of(message), page))
    await player.someone.press(player.newest(message) if page == 0 else message, control)
    return await player.someone.until_modal()


async def send(player: Player, form: SeenModal, **values: Any) -> Outcome:
    return await player.someone.fill(form, **values)


def entry(form: SeenModal, name: str) -> dict[str, Any]:
    inner = (label["component"] for label in form.components)
    return next(each for each in inner if each["custom_id"] == name)


def offered(form: SeenModal, name: str) -> list[str]:
    return [option["label"] for option in entry(form, name)["options"]]


def shown(player: Player, lobby: SeenMessage) -> str:
    return re.sub(r"\\(.)", r"\1", all_text(player.newest(lobby)))


async def presets_of(player: Player, channel: str) -> SeenMessage:
    """The whisper where they can be saved."""
    return await player.someone.until_sees("⚙️", channel, also=offers_to_save)


def offers_to_save(message: SeenMessage) -> bool:
    presses = (parse(button.get("custom_id", "")) for button in buttons(message))
    return message.ephemeral and any(isinstance(press, OfPresets) for press in presses)


async def test_options_are_the_opener_s_to_choose(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna")), Player(await stage.person("Bo"))
    lobby = await open_table(stage, channel, "supertrumf", [anna, bo])
    await bo.someone.press(bo.newest(lobby), write(OptionPage(table_of(lobby))))
    await bo.someone.until_sees("Only the player who opened", channel)
    form = await form_of(anna, lobby)
    assert offered(form, "play") == ["Classic", "Lightning duel"]
    await send(anna, form, play="blixtduell")
    chosen = "Way to play: Lightning duel. Otherwise standard rules."
    await bo.someone.until(lambda: chosen in shown(bo, lobby), "what was chosen")


async def test_a_lobby_begins_with_the_cards_for_its_opener_s_country(stage: Stage) -> None:
    for locale, cards, named in (
        ("en-US", "en_world", "Around the Word in 80 Seconds (English)"),
        ("en-GB", "en", "Biscuits at Dawn (British English)"),
    ):
        anna = Player(await stage.person("Anna", locale))
        lobby = await open_table(stage, await stage.channel(), "ordet_fanger", [anna])
        assert f"Card set: {named}." in shown(anna, lobby)
        form = await form_of(anna, lobby)
        options = entry(form, "cards")["options"]
        assert [each["value"] for each in options if each.get("default")] == [cards]
        await send(anna, form, cards="en_2")
        await anna.someone.until(lambda a=anna, at=lobby: "Mind the Gaffe" in shown(a, at))
        await send(anna, await form_of(anna, lobby), begin="usual")
        await anna.someone.until(lambda a=anna, at=lobby, n=named: n in shown(a, at))


async def test_a_modal_left_open_over_a_restart_counts_and_the_rest_is_on_further_pages(
    stage: Stage,
) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna", "sv-SE"), 1), Player(await stage.person("Bo"), 2)
    lobby = await open_table(stage, channel, "ordet_fanger", [anna, bo])
    form = await form_of(anna, lobby)
    await stage.kill_bot()
    await stage.start_bot()
    await send(anna, form, drop_symbols="random")
    await bo.someone.until(lambda: "Färre symboler:" in shown(bo, lobby))
    whisper = await anna.someone.until_sees("Dueller", also=lambda message: message.ephemeral)
    names = [button["label"] for button in buttons(whisper)]
    assert names == ["Kort & omgångar", "Klocka", "Dueller", "För de petnoga"]
    form = await form_of(anna, whisper, 2)
    await send(anna, form, repeats="barred")
    await bo.someone.until(lambda: "Upprepningar:" in shown(bo, lobby))
    await anna.press(anna.newest(lobby), "start_here")
    await bo.someone.until_sees("Omgång 1", channel)


async def whispered(player: Player, lobby: SeenMessage) -> SeenMessage:
    """What *More* leads to: who is a pair, and who is young."""
    outcome = await player.press(player.newest(lobby), "more")
    more = await player.someone.answer(outcome)
    await player.someone.press(more, write(OfLobby(table_of(lobby), "seating")))
    return await player.someone.until(lambda: people_menus(player.newest(more)), "the menus")


def people_menus(message: SeenMessage) -> SeenMessage | None:
    presses = [parse(select["custom_id"]) for select in selects(message)]
    return message if any(isinstance(press, OfSeats) for press in presses) else None


async def test_pairs_and_the_young_are_chosen_by_name_and_stay_theirs(stage: Stage) -> None:
    channel = await stage.channel()
    names = ("Anna", "Bo", "Cecilie", "Dieter")
    people = [Player(await stage.person(name), n) for n, name in enumerate(names)]
    anna, bo, _, dieter = people
    lobby = await open_table(stage, channel, "ordet_fanger", people)
    table, ids = table_of(lobby), [player.someone.id for player in people]
    whisper = await whispered(anna, lobby)

    async def choose(option: str, *who: str) -> Outcome:
        newest = anna.newest(whisper)
        return await anna.someone.choose(newest, write(OfSeats(table, option)), *who)

    await choose("teams", ids[1], ids[2])
    await bo.someone.until(lambda: "Teams: Bo & Cecilie" in shown(bo, lobby))
    await choose("teams", ids[0], ids[3])
    told = await anna.someone.until_sees("piles", also=lambda message: message.ephemeral)
    assert "3" in all_text(told) and "Anna & Dieter" not in shown(anna, lobby)
    await choose("young", ids[2])
    form = await anna.someone.until_modal()
    assert len(entry(form, "offered")["options"]) > 5
    await send(anna, form, typed=" Animals, big ")
    await bo.someone.until(lambda: "Young players: Cecilie (Animals, big)" in shown(bo, lobby))
    assert "with Cecilie" in str(selects(anna.newest(whisper)))
    await bo.press(bo.newest(lobby), "leave")
    await anna.someone.until(lambda: "Teams" not in shown(anna, lobby), "Cecilie is alone")
    assert "Young players: Cecilie (Animals, big)" in shown(anna, lobby)
    await anna.press(anna.newest(lobby), "start_here")
    await dieter.someone.until(lambda: offers(dieter.newest(lobby), "hand"), "the match")


async def test_a_refused_window_names_all_mistakes_and_comes_back_as_it_was_entered(
    stage: Stage,
) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna"), 1)
    lobby = await open_table(stage, channel, "ordet_fanger", [anna])
    table = table_of(lobby)
    await send(anna, await form_of(anna, lobby))
    whisper = await anna.someone.until_sees("Fine-tuning", also=lambda m: m.ephemeral)
    form = await form_of(anna, whisper, 1)
    await send(anna, form, clock="turn 30", time_limit="9", draw_time="45", vote_time="x")
    told = await anna.someone.until_sees("“9” isn’t valid for Time to answer")
    assert "Possible: 10–600, 0" in all_text(told)
    assert "“x” isn’t valid for Time to vote (s). Possible: 10–300." in all_text(told)
    assert "30 seconds" not in shown(anna, lobby), "nothing of it counts"
    again = write(OptionsAgain(table, 1))
    await anna.someone.press(anna.newest(told), again)
    form = await anna.someone.until_modal()
    typed = {name: entry(form, name).get("value") for name in ("time_limit", "draw_time")}
    assert typed == {"time_limit": "9", "draw_time": "45"}
    chosen = [each["value"] for each in entry(form, "clock")["options"] if each.get("default")]
    assert chosen == ["turn 30"]
    await send(anna, form, time_limit="90")
    await anna.someone.until(
        lambda: "“9”" not in (now := all_text(anna.newest(told))) and "“x”" in now
    )
    await anna.someone.press(anna.newest(told), again)
    await send(anna, await anna.someone.until_modal(), vote_time="20")
    await anna.someone.until(lambda: "Time to think: 30 seconds per turn" in shown(anna, lobby))
    for line in ("Time to answer (s): 90", "Time to flip a card (s): 45", "Time to vote (s): 20"):
        assert line in shown(anna, lobby)


async def test_as_last_time_survives_a_kill_and_is_the_channel_s(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna")), Player(await stage.person("Bo"))
    lobby = await open_table(stage, channel, "riftforce", [anna, bo])
    await send(anna, await form_of(anna, lobby), guilds="all")
    await anna.press(anna.newest(lobby), "start")
    await anna.someone.until_sees("the match has begun", channel)
    await stage.kill_bot()
    await stage.start_bot()
    again = await open_table(stage, channel, "riftforce", [anna])
    assert "Guilds" not in shown(anna, again)
    form = await form_of(anna, again)
    assert offered(form, "begin")[:3] == [
        "Current options",
        "Standard rules",
        "Last time’s options",
    ]
    await send(anna, form, begin="last")
    assert "Guilds: all eighteen" in shown(anna, again)


async def test_who_manages_the_place_keeps_presets(stage: Stage) -> None:
    channel = await stage.channel()
    owner, anna = Player(stage.owner), Player(await stage.person("Anna"))
    lobby = await open_table(stage, channel, "storma_slottet", [owner])
    await send(owner, await form_of(owner, lobby), switches=["doctors_in_sickbay"])
    assert "on (variant)" in shown(anna, lobby)
    whisper = await presets_of(owner, channel)
    await owner.someone.press(whisper, write(OfPresets(table_of(lobby), "save")))
    await send(owner, await owner.someone.until_modal(), name="  Mild\u202e @everyone  ")
    await owner.someone.until_sees("is saved. You’ll find it under “Start from”", channel)
    await stage.kill_bot()
    await stage.start_bot()
    own = await open_table(stage, channel, "storma_slottet", [anna])
    form = await form_of(anna, own)
    assert offered(form, "begin")[-1] == "Mild @everyone"
    await send(anna, form, begin="preset-Mild @everyone")
    assert "Doctors in the Sickbay: on" in shown(anna, own)
    assert "Options “Mild" in shown(anna, own)
    await send(anna, await form_of(anna, own), clock="none")
    assert "Options “Mild" not in shown(anna, own)
    for label, is_kept in (("Keep", True), ("Delete", False)):
        (menu,) = selects(owner.newest(whisper))
        chosen = (menu["custom_id"], "preset-Mild @everyone")
        await owner.someone.choose(owner.newest(whisper), *chosen)
        assert "Delete the preset “Mild" in shown(owner, whisper)
        await owner.someone.press(owner.newest(whisper), label)
        form = await form_of(anna, own)
        assert ("Mild @everyone" in offered(form, "begin")) == is_kept
    assert "everyone” has been deleted" in shown(owner, whisper)


async def test_as_last_time_has_the_pairs_of_those_who_are_here(stage: Stage) -> None:
    channel = await stage.channel()
    names = ("Anna", "Bo", "Cecilie", "Dieter")
    people = [Player(await stage.person(name), n) for n, name in enumerate(names)]
    anna, *others = people
    lobby = await open_table(stage, channel, "ordet_fanger", people)
    whisper = await whispered(anna, lobby)
    ids = [player.someone.id for player in people]
    await anna.someone.choose(whisper, write(OfSeats(table_of(lobby), "teams")), ids[0], ids[3])
    await anna.press(anna.newest(lobby), "start_here")
    await anna.someone.until(lambda: offers(anna.newest(lobby), "hand"), "the match")
    own = await open_table(stage, await stage.channel(), "ordet_fanger", [anna, *others[:2]])
    await send(anna, await form_of(anna, own), begin="last")
    told = await anna.someone.until_sees("not everybody from last time is here yet")
    assert told.ephemeral and "Teams:" not in shown(anna, own)
    await others[2].press(own, "join")
    await send(anna, await form_of(anna, own), begin="last")
    await anna.someone.until(lambda: "Teams: Anna & Dieter" in shown(anna, own))


async def test_what_a_preset_has_and_the_game_does_not_take_is_told(
    stage: Stage,
) -> None:
    """As of a card set that is gone. The rest of the preset is chosen."""
    channel = await stage.channel()
    anna = Player(await stage.person("Anna"), 1)
    await stage.kill_bot()
    store = await SqliteStore.open(stage.var / STORE)
    kept = {"tie_margin": "20", "repeats": "barred"}
    await store.keep_preset(Preset(int(stage.server), "ordet_fanger", "Old", kept))
    await store.close()
    await stage.start_bot()
    lobby = await open_table(stage, channel, "ordet_fanger", [anna])
    await send(anna, await form_of(anna, lobby), begin="preset-Old")
    told = "“20” isn’t valid for Margin for a tie (ms). Possible: 50–1000."
    await anna.someone.until_sees(told, also=lambda message: message.ephemeral)
    assert "Repeats: not allowed" in shown(anna, lobby) and "Margin" not in shown(anna, lobby)
