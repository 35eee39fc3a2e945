"""*Play* opens one's turn, and *Submit* plays it: nothing counts before, nobody else sees anything,
no direct message is needed, and nothing stays behind."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from bot.chat.answer import turns
from bot.chat.custom_ids import RuleOf, TakingTurn, parse
from bot.chat.listen.client import Spelvarden
from bot.chat.press import InteractionToken, Press, Spot
from bot.chat.render.turn import FIRST
from bot.playground.client import Failed, Refused, all_text, buttons
from bot.playground.people.views import SeenMessage, SeenModal
from games.kit.refusals import Refusal, Why
from tests.chat_end_to_end.inside import bot_inside
from tests.chat_end_to_end.matches import is_over, start
from tests.chat_end_to_end.player import Player, components, table_of
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage
from tests.chat_end_to_end.turns import (
    AGAIN,
    chosen,
    close,
    offered,
    play_out_by_turns,
    until_offered,
)

pytestmark = pytest.mark.asyncio(loop_scope="session")

CARDS = "attack.0.0"


async def two(stage: Stage) -> tuple[Player, Player]:
    anna = await stage.person("Anna", "en-GB", open_dms=False)
    bo = await stage.person("Bo", "en-US", open_dms=False)
    return Player(anna, 1), Player(bo, 2)


@pytest.mark.parametrize("game", ["storma_slottet", "riftforce", "supertrumf"])
async def test_a_whole_match_by_turns(hurried: Stage, game: str) -> None:
    players = await two(hurried)
    board = await start(hurried, await hurried.channel(), game, players)
    sent, refused = await play_out_by_turns(board, players)
    assert is_over(players[0], board)
    assert sent > refused / 4


async def test_a_turn_leaves_nothing_behind_and_is_seen_by_nobody_else(stage: Stage) -> None:
    players = anna, bo = await two(stage)
    channel = await stage.channel()
    board = await start(stage, channel, "storma_slottet", players)
    player, modal = await until_offered(board, players, "attack")
    other = bo if player is anna else anna
    shown = {each: len(each.someone.sees(channel)) for each in players}
    before, told = all_text(other.newest(board)), len(other.someone.news)
    cards = offered(modal, CARDS)
    assert all_text(player.newest(board)) == before and len(other.someone.news) == told
    outcome = await player.fill_in(**{FIRST: ["attack"], CARDS: cards[:1]})
    assert outcome.message == player.newest(board).id
    await other.someone.until(lambda: all_text(other.newest(board)) != before)
    await player.someone.until(lambda: " attacks the " in all_text(player.newest(board)))
    assert {each: len(each.someone.sees(channel)) for each in players} == shown


async def test_what_is_refused_is_mended_and_played(stage: Stage) -> None:
    players = await two(stage)
    board = await start(stage, await stage.channel(), "storma_slottet", players)
    player, modal = await until_offered(board, players, "attack")
    cards = offered(modal, CARDS)
    before = all_text(player.newest(board))
    wrong = {FIRST: ["attack"], CARDS: []}
    whisper = await player.someone.answer(await player.fill_in(**wrong))
    assert whisper.ephemeral and "Choose" in all_text(whisper)
    await player.someone.press(whisper, AGAIN)
    again = await player.someone.until_modal()
    assert chosen(again, FIRST) == ["attack"] and chosen(again, CARDS) == []
    mended = await player.fill_in(**{FIRST: ["attack"], CARDS: cards[:1]})
    told, *offered_back = all_text(await player.someone.answer(mended)).split("\n")
    assert told == "Played." and offered_back in ([], [""], ["Take back"])
    await player.someone.until(lambda: all_text(player.newest(board)) != before)


async def test_what_was_picked_is_there_again(stage: Stage) -> None:
    players = await two(stage)
    board = await start(stage, await stage.channel(), "storma_slottet", players)
    player, modal = await until_offered(board, players, "exchange")
    suits = two_suits(modal, "exchange.0.0")
    whisper = await player.someone.answer(
        await player.fill_in(**{FIRST: ["exchange"], "exchange.0.0": suits})
    )
    assert "Those don’t go together" in all_text(whisper)
    assert RuleOf("SS8") in [parse(button["custom_id"]) for button in buttons(whisper)]
    await player.someone.press(whisper, AGAIN)
    again = await player.someone.until_modal()
    assert sorted(chosen(again, "exchange.0.0")) == sorted(suits)
    twice = await player.someone.answer(
        await player.fill_in(**{FIRST: ["exchange"], "exchange.0.0": []})
    )
    assert twice.id == whisper.id, "the second whisper takes the place of the first"
    await player.someone.press(twice, AGAIN)
    assert chosen(await player.someone.until_modal(), "exchange.0.0") == []


def modal_labels(modal: SeenModal, name: str) -> dict[str, str]:
    (component,) = [c for c in components(modal) if c["custom_id"] == name]
    return {option["value"]: option["label"] for option in component["options"]}


def two_suits(modal: SeenModal, name: str) -> list[str]:
    """One card of each of the first two suits, which stand before the card or beside it."""
    (component,) = [c for c in components(modal) if c["custom_id"] == name]
    firsts = {
        option["emoji"]["name"] if "emoji" in option else option["label"][:1]: option["value"]
        for option in reversed(component["options"])
    }
    return list(firsts.values())[:2]


async def test_whoever_sends_in_twice_plays_once(stage: Stage) -> None:
    players = await two(stage)
    channel = await stage.channel()
    board = await start(stage, channel, "storma_slottet", players)
    player, modal = await until_offered(board, players, "attack")
    values = {FIRST: ["attack"], CARDS: offered(modal, CARDS)[:1]}
    both = [player.someone.fill(modal, **values) for _ in range(2)]
    outcomes = await asyncio.gather(*both, return_exceptions=True)
    assert not isinstance(outcomes[0], BaseException)
    if isinstance(outcomes[1], Refused):
        pytest.skip("the first was answered before the second was sent")
    await player.someone.until_sees("Your earlier choice already counted", channel)


async def test_a_stale_modal_says_whether_the_earlier_choice_counted(stage: Stage) -> None:
    players = await two(stage)
    channel = await stage.channel()
    board = await start(stage, channel, "storma_slottet", players)
    player, _ = await until_offered(board, players, "house")
    hand = await player.hand(board)
    await player.act(hand)
    await player.fill_in()
    await player.someone.until_sees("already counted", channel)


async def test_who_has_no_seat_or_no_turn_is_told_so(stage: Stage) -> None:
    players = await two(stage)
    channel = await stage.channel()
    board = await start(stage, channel, "storma_slottet", players)
    watcher = Player(await stage.person("Watcher"))
    outcome = await watcher.press(watcher.newest(board), "play")
    assert "no seat at this table" in all_text(await watcher.someone.answer(outcome))
    told = []
    for player in players:
        outcome = await player.press(player.newest(board), "play")
        if outcome.result == "modal":
            await close(player, await player.someone.until_modal())
        else:
            told.append(all_text(await player.someone.answer(outcome)))
    assert len(told) == 1 and "It’s the other player’s turn" in told[0]


async def test_whoever_rolls_himself_presses_play_once_more(stage: Stage) -> None:
    players = await two(stage)
    channel = await stage.channel()
    for player in players:
        shown = await player.someone.answer(await player.someone.slash(channel, "settings"))
        assert "rolled along with it" in all_text(shown)
        (button,) = buttons(shown)
        await player.someone.press(shown, button["custom_id"])
        await player.someone.until_sees("You roll yourself", channel)
    board = await start(stage, channel, "storma_slottet", players)
    player = await until_last_active(board, players)
    await player.fill_in()
    sent = sources(stage, table_of(board))
    assert sent[-1].endswith("/1")
    rolled = await player.press(player.newest(board), "play")
    assert rolled.message == player.newest(board).id
    assert len(sources(stage, table_of(board))) == len(sent) + 1


async def until_last_active(board: SeenMessage, players: Sequence[Player]) -> Player:
    """Until the last Active card is being laid, after which is rolled for the start."""
    player, _ = await until_offered(board, players, "active")
    await player.fill_in()
    player, _ = await until_offered(board, players, "active")
    return player


async def test_a_kill_between_the_moves_of_a_submit_loses_none_and_doubles_none(
    tmp_path: Path,
) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        players = await two(stage)
        channel = await stage.channel()
        board = await start(stage, channel, "storma_slottet", players)
        player = await until_last_active(board, players)
        modal = await player.someone.until_modal()
        await stage.kill_bot()
        await stage.start_bot(module="tests.chat_end_to_end.cut_bot")
        card = {"active.0.0": offered(modal, "active.0.0")[:1]}
        with pytest.raises(Failed):
            await player.fill_in(**card)
        await stage.kill_bot()
        await stage.start_bot()
        sent = sources(stage, table_of(board))
        assert sent[-1].endswith("/1") and not sent[-2].startswith(sent[-1].partition("/")[0])
        await player.someone.fill(modal, **card)
        await player.someone.until_sees("Your earlier choice already counted", channel)
        await player.press(player.newest(board), "play")
        assert "🎲" in all_text(player.newest(board))
        assert sources(stage, table_of(board))[:-1] == sent
        assert stage.refused() == []


def sources(stage: Stage, table: str) -> list[str]:
    """What the inputs of a table are known by, in order."""
    with closing(sqlite3.connect(stage.var / "store.db")) as store:
        found = store.execute(
            "SELECT source FROM inputs WHERE table_id = ? ORDER BY revision", (table,)
        )
        return [source for (source,) in found]


async def test_the_moves_of_one_submit_are_known_by_it_and_their_numbers(stage: Stage) -> None:
    players = await two(stage)
    board = await start(stage, await stage.channel(), "storma_slottet", players)
    player = await until_last_active(board, players)
    await player.fill_in()
    laid, rolled = sources(stage, table_of(board))[-2:]
    submit = laid.partition("/")[0]
    assert (laid, rolled) == (f"{submit}/1", f"{submit}/2")
    assert "🎲" in all_text(player.newest(board)), "the dice are rolled with it"


async def test_nobody_sends_in_somebody_elses_turn(tmp_path: Path) -> None:
    bots: list[Spelvarden] = []

    async def meet(bot: Spelvarden) -> None:
        bots.append(bot)

    opened = open_stage(tmp_path / "var", FULL_LIMITS, start=False)
    async with opened as stage, bot_inside(stage, meet):
        players = anna, bo = await two(stage)
        channel = await stage.channel()
        board = await start(stage, channel, "storma_slottet", players)
        desk = bots[0].dispatcher.desk
        table = table_of(board)
        view = await desk.tables.look(table, int(anna.someone.id))
        assert view.viewer is not None and view.ask_number is not None
        turn = TakingTurn(table=table, seat=view.viewer, number=view.ask_number)
        thief = Press(
            id=1 << 60,
            token=InteractionToken("-"),
            application=int(stage.bot),
            kind="modal",
            user=int(bo.someone.id),
            name="Bo",
            locale="en-US",
            spot=Spot(channel=int(channel)),
            allowed=0,
            filled={"house.0.0": ("0",)},
        )
        with pytest.raises(Refusal) as refused:
            await turns.submit(desk, thief, turn)
        assert refused.value.why is Why.NOT_YOURS
        assert (await desk.tables.look(table)).revision == view.revision


async def test_what_is_sure_to_be_refused_is_so_before_anything_is_played(stage: Stage) -> None:
    players = await two(stage)
    board = await start(stage, await stage.channel(), "riftforce", players)
    player, modal = await until_offered(board, players, "activate.2.0")
    before = sources(stage, table_of(board))
    twice = {f"activate.{place}.0": offered(modal, "activate.1.0")[1:2] for place in (1, 2)}
    outcome = await player.fill_in(**{FIRST: ["activate"]}, **twice)
    whisper = await player.someone.answer(outcome)
    assert whisper.ephemeral and "can’t be activated now" in all_text(whisper)
    assert sources(stage, table_of(board)) == before
    await player.someone.press(whisper, AGAIN)
    again = await player.someone.until_modal()
    assert {name: chosen(again, name) for name in twice} == twice
    await close(player, again)


async def test_riftforces_play_is_one_modal(stage: Stage) -> None:
    players = await two(stage)
    board = await start(stage, await stage.channel(), "riftforce", players)
    player, modal = await until_offered(board, players, "play")
    assert [component["custom_id"] for component in components(modal)] == [
        "play.0.0",
        "play.0.1",
        "play.0.2",
        "play.1.0",
        "play.2.0",
    ]
    assert chosen(modal, "play.0.1") == chosen(modal, "play.0.2") == ["-"]
    together = offered(modal, "play.2.0")[0]
    assert chosen(modal, "play.2.0") == [together], "all at the same location, unless one says so"
    beyond = {"play.1.0": ["4"], "play.2.0": ["1"]} | alike(modal)
    refused = await player.someone.answer(await player.fill_in(**beyond))
    assert "five locations don’t reach that far" in all_text(refused)
    await player.someone.press(refused, AGAIN)
    again = await player.someone.until_modal()
    assert {name: chosen(again, name) for name in beyond} == beyond
    before = all_text(player.newest(board))
    await player.fill_in(**(beyond | {"play.2.0": [together]}))
    await player.someone.until(lambda: all_text(player.newest(board)) != before)
    assert "plays" in all_text(player.newest(board))


async def test_where_more_can_be_done_play_opens_from_the_hand(stage: Stage) -> None:
    players = await two(stage)
    board = await start(stage, await stage.channel(), "riftforce", players)
    player, _ = await until_offered(board, players, "activate")
    hand = await player.someone.answer(await player.fill_in(**{FIRST: ["play"]}))
    assert {"Play", "Activate"} <= {str(button.get("label")) for button in buttons(hand)}
    await player.someone.press(hand, "Play")
    before = all_text(player.newest(board))
    card = offered(await player.someone.until_modal(), "play.0.0")[:1]
    await player.fill_in(**{"play.0.0": card, "play.0.1": ["-"], "play.0.2": ["-"]})
    await player.someone.until(lambda: all_text(player.newest(board)) != before)
    assert "plays" in all_text(player.newest(board))


def alike(modal: SeenModal) -> dict[str, list[str]]:
    """Two cards of one number, of which any seven cards have some."""
    labels = modal_labels(modal, "play.0.0")
    of_number: dict[str, list[str]] = {}
    for value, label in labels.items():
        of_number.setdefault(label[-1], []).append(value)
    first, second, *_ = max(of_number.values(), key=len)
    return {"play.0.0": [first], "play.0.1": [second], "play.0.2": ["-"]}


async def test_activate_is_one_submit(stage: Stage) -> None:
    players = await two(stage)
    board = await start(stage, await stage.channel(), "riftforce", players)
    player, modal = await until_offered(board, players, "activate.1.0")
    first = offered(modal, "activate.1.0")
    discard = offered(modal, "activate.0.0")
    assert first[0] == "-" and len(components(modal)) <= 5
    await player.fill_in(
        **{FIRST: ["activate"], "activate.0.0": discard[:1], "activate.1.0": first[1:2]}
    )
    assert "discards" in all_text(player.newest(board))
