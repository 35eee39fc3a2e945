"""Whole matches of a game that is played in real time: everybody reads what the bot posts, writes
answers, and presses the buttons below."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress

from bot.chat.custom_ids import OfAbsent, PublicAsk, parse
from bot.playground.client import Refused, all_text, buttons
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.matches import is_over
from tests.chat_end_to_end.player import PRIMARY, Player, is_lasting

BOTH_ANSWER = 0.3
"""So often the slower one of a duel answers too."""


async def play_out_in_real_time(board: SeenMessage, players: Sequence[Player]) -> int:
    """Plays until the match is over; returns how many duels there were."""
    duels = 0
    async for post in posts_of(board, players[0]):
        racing = in_duel(players, post)
        if racing:
            duels += 1
            await race(racing, post, f"Svar {duels}")
        else:
            await press_what_is_awaited(players, post)
    return duels


async def play_until_duel(
    board: SeenMessage, players: Sequence[Player]
) -> tuple[SeenMessage, list[Player]]:
    """Turns cards until there is a duel: its post, and who is in it."""
    async for post in posts_of(board, players[0]):
        racing = in_duel(players, post)
        if racing:
            return post, racing
        await press_what_is_awaited(players, post)
    raise AssertionError("there was no duel in the whole match")


async def posts_of(board: SeenMessage, watcher: Player) -> AsyncIterator[SeenMessage]:
    """What the bot posts about a match, the newest each time, until the match is over."""
    read = ""
    while True:
        post = await watcher.someone.until(
            lambda after=read: is_over(watcher, board) or news(watcher, board, after),
            "what happens next",
        )
        if not isinstance(post, SeenMessage):
            return
        read = post.id
        yield post


def in_duel(players: Sequence[Player], post: SeenMessage) -> list[Player]:
    """A side names all that share a pile."""
    racing = [line for line in all_text(post).splitlines() if "⚡" in line]
    return [p for p in players if any(p.someone.me.name in line for line in racing)]


def news(player: Player, board: SeenMessage, after: str) -> SeenMessage | None:
    """The bot's newest post of the match, if it is newer than one that has been read."""
    posts = (m for m in reversed(player.someone.sees(board.channel)) if is_post(m, board))
    newest = next(posts, None)
    return newest if newest is not None and newest.id > after else None


def is_post(message: SeenMessage, board: SeenMessage) -> bool:
    own = message.author.id == board.author.id and not message.ephemeral
    is_news = bool(message.components) and not is_lasting(message) and not is_about_seat(message)
    return own and is_news and message.id > board.id


def is_about_seat(message: SeenMessage) -> bool:
    """Whether it asks what becomes of a seat that somebody has left."""
    controls = (parse(button.get("custom_id", "")) for button in buttons(message))
    return any(isinstance(control, OfAbsent) for control in controls)


async def race(racing: Sequence[Player], post: SeenMessage, answer: str) -> None:
    """One of those in a duel is quick, and sometimes another too."""
    quick = racing[0].rng.sample(racing, len(racing))
    if quick[0].rng.random() > BOTH_ANSWER:
        quick = quick[:1]
    texts = (f"{answer} {player.someone.me.name}" for player in quick)
    await asyncio.gather(
        *(p.someone.write(post.channel, t) for p, t in zip(quick, texts, strict=True))
    )


async def press_what_is_awaited(players: Sequence[Player], post: SeenMessage) -> None:
    """Whoever the match waits for presses a button, and chooses if there is more to it."""
    choices = awaited_buttons(post)
    awaited = (p for p in players if is_awaited(p.someone.me.name, all_text(post)))
    player = next(awaited, None)
    if player is None or not choices:
        return
    with suppress(Refused):  # the clock has been quicker, and there is news
        outcome = await player.someone.press(post, player.rng.choice(choices))
        if outcome.result == "modal":
            await player.fill_in()
        elif outcome.message and not outcome.acknowledged:
            await player.act(await player.someone.answer(outcome))


def is_awaited(name: str, text: str) -> bool:
    return f"Waiting for {name} to flip" in text or f"{name} opens the round" in text


def awaited_buttons(post: SeenMessage) -> list[str]:
    shown = [button for button in buttons(post) if button.get("style") == PRIMARY]
    ids = (str(button.get("custom_id", "")) for button in shown)
    return [custom_id for custom_id in ids if isinstance(parse(custom_id), PublicAsk)]
