"""An evening with friends: seven people in four languages, four tables in two channels, and nobody
left waiting. Whoever is called is called as docs/calls.md says, no clock runs out unannounced, and
everybody reads their own language."""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from bot.chat.custom_ids import AtTable, OfSeats, parse, write
from bot.chat.people import language_of
from bot.chat.render.clocks import ZONES
from bot.languages import LANGUAGES, Language
from bot.playground.client import Someone, all_text, buttons, selects
from bot.playground.people.views import MessageChanged, MessagePosted, ModalOpened, SeenMessage
from tests.chat_end_to_end.evening import is_own
from tests.chat_end_to_end.heard import differences, heard, unannounced
from tests.chat_end_to_end.leaving import about_seat, leave, until_told
from tests.chat_end_to_end.matches import open_table
from tests.chat_end_to_end.player import Player, offers, table_of
from tests.chat_end_to_end.rings import expected
from tests.chat_end_to_end.seven import LEAP, Seven, seven_people
from tests.chat_end_to_end.stage import FULL_LIMITS, open_stage
from tests.chat_end_to_end.test_everybody_s_language import Shown, is_called, worded
from tests.chat_end_to_end.test_rematches import concedes, of_the_rematch
from tests.chat_end_to_end.tongues import in_any_language, strange, words_in

pytestmark = pytest.mark.asyncio(loop_scope="session")

YOUNG, SAID = "Djur", "Loreen"
MOST_BEATS = 60
RANG = {"start", "turn", "vote", "clock", "question", "rematch"}


class Tables(NamedTuple):
    """In the order in which they are opened: two in each channel."""

    words: SeenMessage
    royal: SeenMessage
    trumps: SeenMessage
    guilds: SeenMessage


async def test_who_is_called_is_called_as_the_table_of_calls_says(tmp_path: Path) -> None:
    async with (
        open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage,
        seven_people(stage) as evening,
    ):
        tables = await sit_down(evening, await stage.channel(), await stage.channel())
        with evening.standing_still():
            await play_on(evening, tables, beats=3)
            await duel(evening, tables)
            await vote(evening, tables)
            await somebody_leaves(evening, tables)
            await play_until_the_bank_is_empty(evening, tables)
        again = await end_all(evening, tables)
        await evening.pass_by(LEAP)
        end = evening.now()
        people = [player.someone for player in evening.players.values()]
        for someone in people:
            await someone.slash(tables.words.channel, "help")
        assert not stage.refused()
    rung = [ring for someone in people for ring in heard(someone, evening.moments)]
    due = [*expected(evening.moments, evening.signs, end)]
    assert differences(due, rung) == []
    assert {ring.row for ring in rung} == RANG
    assert unannounced(evening.moments, rung, end) == []
    languages = {table_of(board): language for board, language in zip(tables, OPENED, strict=True)}
    languages[table_of(again)] = "sv"
    assert misread(evening, languages) == []


OPENED: Sequence[Language] = ("en", "de", "sv", "nb")
"""What the tables speak: their openers' languages."""


async def sit_down(evening: Seven, one: str, two: str) -> Tables:
    stage, people = evening.stage, evening.players
    anna, bo, cecilie, dieter, emma, frida, gustav = people.values()
    six = [emma, bo, cecilie, dieter, frida, gustav]
    tables = Tables(
        await open_table(stage, one, "ordet_fanger", six),
        await open_table(stage, one, "storma_slottet", [gustav, anna]),
        await open_table(stage, two, "supertrumf", [anna, bo, dieter]),
        await open_table(stage, two, "riftforce", [cecilie, frida]),
    )
    words = tables.words
    menus = await evening.pair(emma, words, [(emma, bo), (cecilie, dieter), (frida, gustav)])
    young = write(OfSeats(table_of(words), "young"))
    await emma.someone.choose(menus, young, gustav.someone.id)
    await emma.someone.fill(await emma.someone.until_modal(), typed=YOUNG)
    await evening.choose(emma, words, drop_symbols="random")
    strict = {"answers_needed": "3", "repeats": "barred", "duels": "sharp_eyes"}
    await evening.choose_more(emma, words, 2, **strict)
    await evening.choose_more(emma, words, 1, vote_time="60")
    await evening.choose(anna, tables.trumps, clock="turn 60")
    await evening.choose(cecilie, tables.guilds, clock="bank 300 5")
    told = all_text(emma.newest(words))
    assert "Emma & Bo" in told and f"Gustav ({YOUNG})" in told
    await emma.press(emma.newest(words), "start_here")
    await gustav.press(gustav.newest(tables.royal), "start")
    await anna.press(anna.newest(tables.trumps), "start")
    await evening.pass_by(4 * LEAP)
    evening.away.add((table_of(tables.guilds), frida))
    await cecilie.press(cecilie.newest(tables.guilds), "start")
    await evening.settle()
    return tables


async def beat(evening: Seven, tables: Tables) -> None:
    """At each table one of those who are awaited plays, and then some time passes."""
    for board in tables:
        if evening.is_over(board):
            continue
        if racing := evening.racing(board):
            await answer(evening, board, racing[0])
        for player in evening.awaited(board)[:1]:
            await evening.turn(player, board)
    await evening.pass_by(LEAP)


async def answer(evening: Seven, board: SeenMessage, player: Player) -> None:
    """Three that count."""
    for number in range(3):
        if player in evening.racing(board):
            await evening.writes(player, board, f"Xq{evening.now()}{number}")
    await evening.pass_by(LEAP)


async def play_on(evening: Seven, tables: Tables, beats: int) -> None:
    for _ in range(beats):
        await beat(evening, tables)


async def duel(evening: Seven, tables: Tables) -> None:
    """Somebody says again what has been said, and wins by three answers nevertheless."""
    words = tables.words
    gustav = evening.players["Gustav"]
    await evening.writes(gustav, words, SAID)
    for _ in range(MOST_BEATS):
        if racing := evening.racing(words):
            break
        for player in evening.awaited(words)[:1]:
            await evening.turn(player, words)
        await evening.pass_by(1)
    repeated = await evening.writes(racing[0], words, SAID)
    someone = racing[0].someone

    def marked() -> list[str]:
        now = someone.message(repeated.channel, repeated.id)
        return [] if now is None else [each.emoji for each in now.reactions]

    await evening.pass_by(2)
    await someone.until(marked, "what became of it")
    assert marked() == ["♻️"]
    await answer(evening, words, racing[0])


async def vote(evening: Seven, tables: Tables) -> None:
    """All vote but Bo, who is called."""
    words, bo = tables.words, evening.players["Bo"]
    evening.away.add((table_of(words), bo))
    await evening.press_aloud(evening.players["Emma"], words, "contest")
    for player in evening.awaited(words):
        await evening.press_aloud(player, words, "vote", last=True)
    await evening.pass_by(4 * LEAP)
    evening.away.clear()
    await evening.press_aloud(bo, words, "vote")
    evening.away.add((table_of(tables.guilds), evening.players["Frida"]))


async def somebody_leaves(evening: Seven, tables: Tables) -> None:
    """And most of the others have the bot player play on; elsewhere they only look away for a
    while."""
    words, trumps = tables.words, tables.trumps
    anna, _, _, dieter, emma, frida, gustav = evening.players.values()
    evening.sign(dieter, table_of(words))
    await leave(dieter, words.channel)
    await evening.settle()
    for player in (emma, gustav, frida):
        evening.sign(player, table_of(words))
        await about_seat(player, words, "hard")
        await evening.settle()
    await until_told(emma, words.channel, "I’m playing for")
    await anna.press(anna.newest(tables.royal), "pause")
    evening.sign(anna, table_of(tables.royal))
    await gustav.press(gustav.newest(tables.royal), "resume")
    evening.away.add((table_of(trumps), dieter))
    await play_on(evening, tables, beats=16)
    evening.away.discard((table_of(trumps), dieter))


async def play_until_the_bank_is_empty(evening: Seven, tables: Tables) -> None:
    """Frida plays elsewhere until the clock has played for her."""
    frida = evening.players["Frida"]
    table = table_of(tables.guilds)

    def is_played_for() -> bool:
        return any(m.table == table and m.moved == int(frida.someone.id) for m in evening.moments)

    for _ in range(MOST_BEATS):
        if is_played_for():
            break
        await beat(evening, tables)
    assert is_played_for()
    hand = await frida.hand(tables.guilds)
    evening.sign(frida, table)
    assert "clock moved for you" in all_text(hand)


async def end_all(evening: Seven, tables: Tables) -> SeenMessage:
    """All come to their ends, which call nobody; one is played again."""
    anna, bo, cecilie, dieter, emma, frida, gustav = evening.players.values()
    for player, board in ((anna, tables.royal), (cecilie, tables.guilds), (bo, tables.trumps)):
        if not evening.is_over(board):
            evening.sign(player, table_of(board))
            await concedes(player, board)
            await evening.settle()
    if not evening.is_over(tables.trumps):
        evening.sign(dieter, table_of(tables.trumps))
        await concedes(dieter, tables.trumps)
    await evening.settle()
    await leave(gustav, tables.words.channel)
    await evening.settle()
    for player in (emma, cecilie, frida):
        evening.sign(player, table_of(tables.words))
        await about_seat(player, tables.words, "end")
        await evening.settle()
    assert all(map(evening.is_over, tables))
    evening.sign(anna, table_of(tables.trumps))
    await anna.press(anna.newest(tables.trumps), "rematch")
    again = await of_the_rematch(anna, tables.trumps)
    await bo.press(bo.newest(again), "join")
    await evening.pass_by(16 * LEAP)
    evening.sign(dieter, table_of(again))
    await dieter.press(dieter.newest(again), "join")
    await dieter.someone.until(lambda: offers(dieter.newest(again), "play"), "the match")
    await evening.settle()
    return again


def misread(evening: Seven, languages: dict[str, Language]) -> list[tuple[Shown, list[str]]]:
    """What stands in another language than that of those who are to read it."""
    people = [player.someone for player in evening.players.values()]
    names = (*(each.me.name for each in people), *ZONES, *evening.spoken, YOUNG, SAID)
    known = in_any_language().union(*map(words_in, names))
    shown = {each for someone in people for each in shown_to(someone, evening, languages)}
    kinds = Counter(each.kind for each in shown)
    assert min(kinds[kind] for kind in ("modal", "whisper", "direct", "public")) > 0, kinds
    for language in LANGUAGES:
        others = [each for each in shown if language not in each.read]
        found = [each for each in others if strange(each.text, frozenset([language]), known)]
        assert len(found) > len(others) / 2, "what is in another language would have been found"
    wrong = [(each, sorted(strange(each.text, each.read, known))) for each in shown]
    return [each for each in wrong if each[1]]


def shown_to(someone: Someone, evening: Seven, languages: dict[str, Language]) -> Iterator[Shown]:
    own = frozenset([language_of(someone.me.locale)])
    asked: dict[str, frozenset[Language]] = {}
    for news in someone.news:
        match news:
            case ModalOpened(modal):
                texts = worded(msgspec.to_builtins(modal))
                yield from (Shown("modal", own, text) for text in texts)
            case MessagePosted(message) | MessageChanged(message) if message.author.bot:
                written = (message.content, *worded(message.components))
                kind, read = "whisper" if message.ephemeral else "direct", own
                if not is_own(someone, message):
                    called = [p for p in evening.players.values() if is_called(p, written)]
                    theirs = frozenset(language_of(p.someone.me.locale) for p in called)
                    asked[message.id] = asked.get(message.id, frozenset()) | theirs
                    kind = "call" if asked[message.id] else "public"
                    read = asked[message.id] | of_table(message, evening, languages)
                alts = (file.alt or "" for file in message.files)
                yield from (Shown(kind, read, text) for text in (*written, *alts))


def of_table(
    message: SeenMessage, evening: Seven, languages: dict[str, Language]
) -> frozenset[Language]:
    """What the table speaks that a message belongs to, by its buttons; or else those there."""
    ids = (str(each.get("custom_id", "")) for each in (*buttons(message), *selects(message)))
    tables = {press.table for each in ids if isinstance(press := parse(each), AtTable)}
    if not tables:
        tables = {m.table for m in evening.moments if str(m.spot) == message.channel}
    return frozenset(languages[table] for table in tables)
