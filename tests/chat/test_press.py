"""A press is data: it goes to another process and is answered there, by its id and token."""

import ast
from pathlib import Path

import msgspec

from bot.chat.answer.respond import Reply, Responder
from bot.chat.deliver.jobs import AnswersFirst
from bot.chat.deliver.requests import Traffic
from bot.chat.deliver.rest import Rest
from bot.chat.press import Clicked, InteractionToken, Press, Spot
from bot.chat.render.content import Content
from bot.chat.render.emblems import Emblems
from bot.host.clock import ChatClock
from tests.conventions.code import modules

PRESS = Press(
    id=1 << 60,
    token=InteractionToken("a secret"),
    application=7,
    kind="component",
    user=8,
    name="Anna",
    locale="sv-SE",
    spot=Spot(channel=9, guild=10),
    allowed=1 << 11,
    clicked=Clicked(12, is_ephemeral=True),
    control="any",
    values=("2", "3"),
    filled={"first": ("attack",), "attack.0.0": ("2", "3"), "retreat.0.0": ()},
)
BOARD = Content(plain="the board")
ROOMS = Path("bot/chat")


class Notes(Rest):
    """Notes what would be sent."""

    def __init__(self) -> None:
        super().__init__("", Traffic(ChatClock(), ChatClock()), Emblems())
        self.redrawn: list[tuple[Press, Content]] = []

    async def redraw(self, press: Press, message: int, content: Content) -> int:
        self.redrawn.append((press, content))
        return message


async def test_whoever_has_read_a_press_can_answer_it() -> None:
    press = msgspec.json.decode(msgspec.json.encode(PRESS), type=Press)
    assert press == PRESS

    async def work() -> Reply:
        return Reply(redraw=BOARD)

    async with Notes() as notes:
        with AnswersFirst().press() as answered:
            responder = Responder(press, notes, answered, lambda: Content())
            async with responder.in_time():
                reply = await work()
            await responder.send(reply)
    assert notes.redrawn == [(PRESS, BOARD)]


def test_a_press_tells_no_log_its_token() -> None:
    assert "a secret" not in repr(PRESS)


def test_only_those_who_listen_see_an_interaction() -> None:
    elsewhere = [
        f"{file}:{node.lineno}"
        for file, module in modules().items()
        if ROOMS in file.parents and ROOMS / "listen" not in file.parents
        for node in ast.walk(module)
        if isinstance(node, ast.Attribute | ast.Name)
        if (node.attr if isinstance(node, ast.Attribute) else node.id) == "Interaction"
    ]
    assert not elsewhere


def test_a_whisper_among_direct_messages_is_no_direct_message() -> None:
    direct = Spot(channel=9, guild=None)
    on_whisper = msgspec.structs.replace(PRESS, spot=direct)
    on_hand = msgspec.structs.replace(on_whisper, clicked=Clicked(12, is_ephemeral=False))
    assert on_hand.is_on_direct_message and on_hand.is_private
    assert not on_whisper.is_on_direct_message and on_whisper.is_private
    assert not PRESS.is_on_direct_message
