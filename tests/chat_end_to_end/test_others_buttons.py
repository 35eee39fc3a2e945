"""People who press what is somebody else's are told whose it is, and nothing happens; those who
has no seat is told that."""

from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import pytest

from bot.chat.custom_ids import GivingUp, PublicAsk, TakingTurn, parse, write
from bot.chat.listen.client import Spelvarden
from bot.playground.client import Refused, all_text, buttons
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.inside import bot_inside
from tests.chat_end_to_end.matches import post_as_bot, start
from tests.chat_end_to_end.player import Player, controls, table_of
from tests.chat_end_to_end.realtime import in_duel, posts_of, press_what_is_awaited
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

POSTS = 6
A_ROW = 5
OVER = "no longer possible"
SEATLESS = "You’re not at this table."


def sentence(name: str) -> str:
    return f"That’s up to {name}. Nothing has been played."


async def told(player: Player, message: SeenMessage, control: str) -> str:
    outcome = await player.someone.press(message, control)
    assert outcome.message is not None, "somebody else's button answers with a sentence"
    whisper = await player.someone.answer(outcome)
    assert whisper.ephemeral
    return all_text(whisper)


@pytest.mark.parametrize("game", ["supertrumf", "storma_slottet", "riftforce"])
async def test_of_a_hand(stage: Stage, game: str) -> None:
    """Anybody can send a custom_id that they have seen; as if a hand stood where all can press."""
    channel = await stage.channel()
    players = [Player(await stage.person(name, open_dms=False)) for name in ("Anna", "Bo")]
    stranger = Player(await stage.person("Carl"))
    board = await start(stage, channel, game, players)
    tried = 0
    for seat, (owner, other) in enumerate((players, players[::-1])):
        hand = await owner.hand(board)
        shown = [control.shown["custom_id"] for control in controls(hand)][: A_ROW - 2]
        table = table_of(board)
        shown.append(write(GivingUp(table, seat, 0, surely=True)))
        shown.append(write(TakingTurn(table=table, seat=seat, number=1, ask="draw")))
        old = await post_as_bot(stage, channel, *shown)
        for control in shown:
            said = await told(other, old, control)
            assert sentence(owner.someone.me.name) in said, (parse(control), said)
            assert SEATLESS in await told(stranger, old, control)
            tried += 1
    assert tried >= A_ROW


async def test_of_what_is_pressed_where_everybody_sees_it(tmp_path: Path) -> None:
    bots: list[Spelvarden] = []

    async def meet(bot: Spelvarden) -> None:
        bots.append(bot)

    opened = open_stage(tmp_path / "var", FULL_LIMITS, start=False)
    async with opened as stage, bot_inside(stage, meet):
        await press_all(stage, bots[0])


async def press_all(stage: Stage, bot: Spelvarden) -> None:
    """Every public button of some posts is pressed by everybody whose it is not."""
    channel = await stage.channel()
    people = [await stage.person(name) for name in ("Anna", "Bo", "Cecilie")]
    players = [Player(someone, seed) for seed, someone in enumerate(people)]
    stranger = Player(await stage.person("Dieter"))
    board = await start(stage, channel, "ordet_fanger", players, "start_here")
    bot.router.ctx.tables.realtime.hold(table_of(board), "no clock plays for anybody")
    seen: set[str] = set()
    posts = posts_of(board, players[0])
    for _ in range(POSTS):
        post = await anext(posts)
        if in_duel(players, post):
            break  # it ends by the clock, which is held
        for control in (str(button.get("custom_id", "")) for button in buttons(post)):
            pressed = parse(control)
            if isinstance(pressed, PublicAsk):
                seen.add(pressed.ask)
                await press_as_others(bot, players, stranger, post, control)
        await press_what_is_awaited(players, post)
    assert {"open_round", "draw"} <= seen


async def press_as_others(
    bot: Spelvarden,
    players: Sequence[Player],
    stranger: Player,
    post: SeenMessage,
    control: str,
) -> None:
    owners = [player for player in players if await is_asked(bot, player, control)]
    others = [player for player in players if player not in owners]
    for player in islice(others, 2) if owners else ():
        said = await told(player, post, control)
        assert OVER not in said
        assert any(owner.someone.me.name in said for owner in owners), (parse(control), said)
    try:
        assert SEATLESS in await told(stranger, post, control)
    except Refused:
        assert players[0].newest(post) != post, "the match has gone on"


async def is_asked(bot: Spelvarden, player: Player, control: str) -> bool:
    pressed = parse(control)
    assert isinstance(pressed, PublicAsk)
    view = await bot.router.ctx.tables.look(pressed.table, int(player.someone.id))
    return view.scene is not None and any(form.key == pressed.ask for form in view.scene.asks)
