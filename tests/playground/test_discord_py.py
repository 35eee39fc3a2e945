"""Real discord.py against the playground, over real sockets."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.playground import Playground, Settings
from bot.playground.client import Refused, all_text, buttons
from bot.playground.control import CloseGateway, DeleteChannel, SetClock, SetDMs, SetIntents
from bot.playground.people.actions import Slash, StartThread, Upload
from tests.playground.dealer import PIXEL, Dealer, ShardedDealer, running
from tests.playground.scenes import Scene, open_scene


async def test_a_command_is_answered_and_its_buttons_work(scene: Scene) -> None:
    async with running(scene, Dealer(discord.Intents.default())):
        outcome = await scene.anna.slash(scene.table, "deal", game="riftforce", rounds=3)
        message = await scene.bo.until_sees("riftforce × 3")
        assert outcome.message == message.id
        assert message.used == "Anna used /deal"
        await scene.bo.press(message, "Draw")
        assert (await scene.anna.until_sees("Bo drew")).id == message.id


async def test_an_option_is_completed_while_it_is_typed(scene: Scene) -> None:
    async with running(scene, Dealer(discord.Intents.default())):
        offered = await scene.anna.complete(scene.table, "deal", "game", "r")
        assert [choice["name"] for choice in offered] == ["Riftforce", "Ruff"]
        (command,) = [c for c in await scene.anna.commands(scene.table) if c.name == "deal"]
        assert command.description == "Deal the cards"


async def test_an_ephemeral_is_seen_by_one_only(scene: Scene) -> None:
    async with running(scene, Dealer(discord.Intents.default())):
        await scene.anna.slash(scene.table, "deal", game="riftforce")
        table = await scene.bo.until_sees("riftforce × 1")
        outcome = await scene.bo.press(table, "Hand")
        hand = await scene.bo.answer(outcome)
        assert hand.ephemeral and hand.content == "Your hand: ♠7"
        await scene.anna.write(scene.table, "What have you got?")
        assert "♠7" not in "".join(m.content for m in scene.anna.sees(scene.table))
        await scene.bo.dismiss(hand)
        await scene.bo.until_gone(hand)


async def test_a_deferred_answer_thinks_and_is_then_filled_in(scene: Scene) -> None:
    async with running(scene, Dealer(discord.Intents.default())):
        await scene.anna.slash(scene.table, "deal", game="riftforce")
        table = await scene.anna.until_sees("riftforce × 1")
        answer = await scene.anna.answer(await scene.anna.press(table, "Later"))
        assert answer.content == "Here it is"
        assert not answer.edited


async def test_a_press_that_is_only_acknowledged_is_answered_by_what_follows(scene: Scene) -> None:
    async with running(scene, Dealer(discord.Intents.default())):
        await scene.anna.slash(scene.table, "deal", game="riftforce")
        table = await scene.anna.until_sees("riftforce × 1")
        outcome = await scene.anna.press(table, "Beside")
        assert outcome.acknowledged and outcome.message == table.id
        answer = await scene.anna.answer(outcome)
        assert answer.content == "Here it is" and answer.ephemeral


async def test_a_select_takes_only_what_it_offers(scene: Scene) -> None:
    async with running(scene, Dealer(discord.Intents.default())):
        await scene.anna.slash(scene.table, "deal", game="riftforce")
        table = await scene.anna.until_sees("riftforce × 1")
        await scene.anna.choose(table, "suits", "Spades", "Clubs")
        await scene.bo.until_sees("Chosen: Spades, Clubs")
        with pytest.raises(Refused, match="does not offer Bells"):
            await scene.anna.choose(table, "suits", "Bells")
        with pytest.raises(Refused, match="1 to 2"):
            await scene.anna.choose(table, "suits", "Spades", "Clubs", "Hearts")


async def test_a_modal_is_opened_and_filled_in(scene: Scene) -> None:
    async with running(scene, Dealer(discord.Intents.default())):
        await scene.anna.slash(scene.table, "deal", game="riftforce")
        table = await scene.anna.until_sees("riftforce × 1")
        await scene.anna.press(table, "Name")
        modal = await scene.anna.until_modal("Name your hero")
        with pytest.raises(Refused, match="must be filled in"):
            await scene.anna.fill(modal, kind=["Elf"])
        await scene.anna.fill(modal, hero="Tuvstarr", kind=["Elf"])
        await scene.bo.until_sees("Tuvstarr the Elf")


async def test_a_disabled_button_cannot_be_pressed(scene: Scene) -> None:
    async with running(scene, Dealer(discord.Intents.default())):
        await scene.anna.slash(scene.table, "deal", game="riftforce")
        table = await scene.anna.until_sees("riftforce × 1")
        with pytest.raises(Refused, match="disabled"):
            await scene.anna.press(table, "Closed")


async def test_a_hand_comes_by_dm_with_a_picture(scene: Scene) -> None:
    async with running(scene, Dealer(discord.Intents.default())):
        outcome = await scene.anna.slash(scene.table, "hand")
        assert (await scene.anna.answer(outcome)).content == "Look into your DMs"
        dm = await scene.anna.until_sees("Your hand")
        (picture,) = dm.files
        assert (picture.alt, picture.width, picture.height) == ("♠7 and ♥K", 1, 1)
        assert await scene.client.fetch(picture.url) == PIXEL
        assert scene.anna.channels[dm.channel].kind == "dm"
        assert dm.channel not in scene.bo.channels


async def test_a_closed_dm_is_told_to_the_bot(scene: Scene) -> None:
    async with running(scene, Dealer(discord.Intents.default())):
        await scene.client.order(SetDMs(person=scene.anna.id, open=False))
        outcome = await scene.anna.slash(scene.table, "hand")
        assert (await scene.anna.answer(outcome)).content == "DM closed: 50007"


async def test_a_board_in_components_v2_shows_its_picture(scene: Scene) -> None:
    async with running(scene, Dealer(discord.Intents.default())):
        outcome = await scene.anna.slash(scene.table, "board")
        board = await scene.anna.answer(outcome)
        assert "# The board" in all_text(board)
        container = board.components[0]
        picture = container["components"][1]["items"][0]["media"]["url"]
        assert await scene.client.fetch(picture) == PIXEL
        assert [button["label"] for button in buttons(board)] == ["Draw"]


async def test_an_unanswered_command_fails_after_three_seconds(scene: Scene) -> None:
    async with running(scene, Dealer(discord.Intents.default())):
        anna = scene.anna
        sent = await anna.act(Slash(channel=scene.table, command="slow"))
        await scene.client.order(SetClock(advance=3.1))
        outcome = await anna.until(lambda: anna.outcomes.get(sent.interaction or ""))
        assert (outcome.result, outcome.reason) == ("failed", "The application did not respond")


async def test_content_is_read_with_the_intent_only(scene: Scene) -> None:
    dealer = Dealer(discord.Intents.default())
    async with running(scene, dealer):
        await scene.anna.write(scene.table, "My answer is forty-two")
        await scene.anna.write(scene.table, f"<@{scene.bot}> hello")
        unread = await dealer.messages_heard.get()
        mentioned = await dealer.messages_heard.get()
        assert (unread.content, mentioned.content) == ("", f"<@{scene.bot}> hello")
    reader = Dealer(discord.Intents(guilds=True, messages=True, message_content=True))
    async with running(scene, reader):
        await scene.anna.write(scene.table, "My answer is forty-three")
        assert (await reader.messages_heard.get()).content == "My answer is forty-three"


async def test_content_of_a_dm_is_always_read(scene: Scene) -> None:
    dealer = Dealer(discord.Intents.default())
    async with running(scene, dealer):
        dm = await scene.anna.open_dm(scene.bot)
        await scene.anna.write(dm.id, "Only for you")
        assert (await dealer.messages_heard.get()).content == "Only for you"


async def test_commands_and_buttons_work_in_a_dm(scene: Scene) -> None:
    async with running(scene, Dealer(discord.Intents.default())):
        dm = await scene.anna.open_dm(scene.bot)
        assert "deal" in [command.name for command in await scene.anna.commands(dm.id)]
        table = await scene.anna.answer(await scene.anna.slash(dm.id, "deal", game="riftforce"))
        await scene.anna.press(table, "Draw")
        drawn = await scene.anna.until_sees("Anna drew")
        assert (drawn.id, drawn.channel) == (table.id, dm.id)
        assert "Anna drew" not in str(scene.bo.news)


async def test_messages_carry_the_time_stamp_they_are_typed_with(scene: Scene) -> None:
    dealer = Dealer(discord.Intents.default())
    async with running(scene, dealer):
        stamp = scene.playground.core.clock.now_ms() - 12_345
        await scene.bo.write(scene.table, "first!", at_ms=stamp)
        heard = await dealer.messages_heard.get()
        assert int(heard.created_at.timestamp() * 1000) == stamp
        assert ((heard.id >> 22) + 1_420_070_400_000) == stamp


async def test_a_lost_connection_is_resumed_and_what_was_missed_replayed(scene: Scene) -> None:
    dealer = Dealer(discord.Intents.default())
    async with running(scene, dealer):
        await scene.client.order(CloseGateway(code=4000))
        await scene.anna.write(scene.table, f"<@{scene.bot}> did you hear?")
        heard = await dealer.messages_heard.get()
        assert heard.content.endswith("did you hear?")
        await dealer.resumed.wait()


async def test_two_shards_share_the_servers(scene: Scene) -> None:
    dealer = ShardedDealer(discord.Intents.default(), shard_count=2)
    async with running(scene, dealer):
        assert set(dealer.latencies_by_shard) == {0, 1}
        await scene.anna.slash(scene.table, "deal", game="riftforce")
        await scene.bo.until_sees("riftforce × 1")
        dm = await scene.anna.open_dm(scene.bot)
        await scene.anna.write(dm.id, "To the first shard")
        assert (await dealer.messages_heard.get()).content == "To the first shard"


async def test_forbidden_intents_are_told_at_the_door(scene: Scene) -> None:
    await scene.client.order(SetIntents(bot=scene.bot, intents=0))
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(scene, Dealer(discord.Intents.all())):
            pytest.fail("The bot was let in.")


async def test_reactions_threads_and_members_reach_the_bot(scene: Scene) -> None:
    dealer = Dealer(discord.Intents.all())
    async with running(scene, dealer):
        message = await scene.anna.write(scene.table, "Vote")
        reacted = asyncio.create_task(dealer.wait_for("raw_reaction_add"))
        joined = asyncio.create_task(dealer.wait_for("member_join"))
        threaded = asyncio.create_task(dealer.wait_for("thread_create"))
        await asyncio.sleep(0)
        await scene.bo.react(message, "👍")
        await scene.client.person("cecilie", servers=[scene.server])
        await scene.anna.act(StartThread(channel=scene.table, name="Aside"))
        assert str((await reacted).emoji) == "👍"
        assert (await joined).name == "cecilie"
        thread = await threaded
        await thread.send("Welcome to the thread")
        await scene.bo.until_sees("Welcome to the thread")
        (seen,) = (await scene.anna.until_sees("Vote")).reactions
        assert (seen.emoji, seen.count, seen.mine) == ("👍", 1, False)


async def test_history_edits_and_deletions(scene: Scene) -> None:
    dealer = Dealer(discord.Intents.all())
    async with running(scene, dealer):
        for number in range(3):
            await scene.anna.write(scene.table, f"line {number}")
        channel = dealer.get_partial_messageable(int(scene.table))
        lines = [message.content async for message in channel.history(limit=10)]
        assert lines == ["line 2", "line 1", "line 0"]
        sent = await channel.send("tpyo")
        await sent.edit(content="typo")
        edited = await scene.anna.until_sees("typo", also=lambda message: message.edited)
        await sent.delete()
        await scene.anna.until_gone(edited)


async def test_a_modal_with_every_kind_of_control(scene: Scene) -> None:
    async with running(scene, Dealer(discord.Intents.default())):
        await scene.anna.slash(scene.table, "ask")
        modal = await scene.anna.until_modal("Everything")
        with pytest.raises(Refused, match="does not offer z"):
            await scene.anna.fill(modal, radio="z", boxes=["c"], who=[scene.bo.id])
        await scene.anna.fill(
            modal,
            files={"file": [Upload(name="deck.txt", content=b"cards")]},
            radio="b",
            boxes=["c", "e"],
            sure=True,
            who=[scene.bo.id],
        )
        await scene.bo.until_sees("b c,e True deck.txt bo")


async def test_context_menus_of_users_and_messages(scene: Scene) -> None:
    async with running(scene, Dealer(discord.Intents.default())):
        await scene.anna.menu(scene.table, "Challenge", user=scene.bo.id)
        challenged = await scene.bo.until_sees("Bo is challenged")
        assert challenged.used == "Anna used Challenge"
        said = await scene.bo.write(scene.table, "That was a six")
        await scene.anna.menu(scene.table, "Dispute", message=said.id)
        await scene.bo.until_sees("Disputed: That was a six")


async def test_a_modal_cannot_be_sent_once_its_channel_is_gone(scene: Scene) -> None:
    async with running(scene, Dealer(discord.Intents.default())):
        await scene.anna.slash(scene.table, "deal", game="riftforce")
        table = await scene.anna.until_sees("riftforce × 1")
        await scene.anna.press(table, "Name")
        modal = await scene.anna.until_modal()
        await scene.client.order(DeleteChannel(channel=scene.table))
        with pytest.raises(Refused, match="sees no channel"):
            await scene.anna.fill(modal, hero="x", kind=["Elf"])


async def test_a_bot_lives_with_all_the_limits_on() -> None:
    async with (
        await Playground.start(settings=Settings()) as playground,
        open_scene(playground) as scene,
        running(scene, Dealer(discord.Intents.default())),
    ):
        await scene.anna.slash(scene.table, "deal", game="riftforce")
        table = await scene.bo.until_sees("riftforce × 1")
        await scene.bo.press(table, "Draw")
        await scene.anna.until_sees("Bo drew")
        replies = [entry.what for entry in playground.core.transcript.of("reply")]
        assert not any(reply.startswith(("4", "5")) for reply in replies)
