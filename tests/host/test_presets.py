"""What a lobby's options can begin from."""

import pytest

from bot.host.model import Place
from bot.host.presets import MOST_PRESETS, left_out, usable
from bot.host.stored import Preset
from games.kit.say import Refusal
from tests.host.hosting import CHANNEL, GUILD, HERE, KIM, LEE, OTHER_CHANNEL, Host
from tests.host.tiny import Tiny, TinyOptions

TINY = Tiny()
ELSEWHERE = Place(GUILD, OTHER_CHANNEL)


async def test_the_last_match_of_the_channel_comes_first_then_the_server_s(host: Host) -> None:
    presets = host.tables.presets
    assert await presets.last(TINY, HERE) is None
    await host.match(KIM, LEE, rounds="2")
    assert (await presets.last(TINY, HERE) or {})["rounds"] == "2"
    assert (await presets.last(TINY, ELSEWHERE) or {})["rounds"] == "2"
    assert (await presets.last(TINY, Place(GUILD, OTHER_CHANNEL, 99)) or {})["rounds"] == "2"
    assert await presets.last(TINY, Place(GUILD + 1, CHANNEL + 9)) is None


async def test_a_lobby_that_never_began_is_not_remembered_and_a_restart_forgets_nothing(
    host: Host,
) -> None:
    await host.match(KIM, LEE, rounds="2")
    await host.lobby(KIM, LEE, rounds="4")
    await host.restart()
    assert (await host.tables.presets.last(TINY, HERE) or {})["rounds"] == "2"


async def test_what_a_game_no_longer_has_or_takes_is_left_out() -> None:
    kept = {"rounds": "200", "low_wins": "on", "gone": "on"}
    assert usable(TINY, kept) == {"low_wins": "on"}
    (told,) = left_out(TINY, kept)
    assert (told.id, told.args["given"], told.args["right"]) == ("tables-option", "200", "1–99")


async def test_a_server_keeps_so_many_presets_of_a_game_and_changes_those_it_has(
    host: Host,
) -> None:
    presets = host.tables.presets
    for number in range(MOST_PRESETS):
        await presets.save(GUILD, TINY, f"preset {number}", TinyOptions(rounds=number + 1))
    with pytest.raises(Refusal) as refusal:
        await presets.save(GUILD, TINY, "one more", TinyOptions())
    assert refusal.value.message.id == "tables-many-presets"
    await presets.save(GUILD, TINY, "preset 0", TinyOptions(rounds=50))
    await presets.delete(GUILD, TINY, "preset 1")
    await presets.save(GUILD, TINY, "one more", TinyOptions())
    kept = await presets.of(GUILD, TINY)
    assert len(kept) == MOST_PRESETS
    expected = {"rounds": "50", "low_wins": "off", "dealer": "0", "clock:": "usual"}
    assert Preset(GUILD, "tiny", "preset 0", expected) in kept
