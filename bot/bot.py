"""The bot from start to stop: the tables, what shows them, and the connection to Discord."""

import logging
import sys

from bot.chat.answer.aloud import ALOUD
from bot.chat.answer.desk import Desk
from bot.chat.deliver.delivery import Delivery
from bot.chat.deliver.patience import until_store_works
from bot.chat.listen.backoff import Identifies
from bot.chat.listen.client import AddCommands, Client
from bot.chat.listen.dates import dates_of_answers
from bot.chat.listen.ears import Ears
from bot.chat.listen.intents import intents
from bot.chat.listen.supervisor import application_flags, stay_connected
from bot.chat.listen.tidying import Tidying
from bot.chat.people import People
from bot.host.clock import ChatClock
from bot.host.tables import Tables
from bot.library import open_game
from bot.life import open_tables
from bot.settings import Settings
from bot.words.words import Words

log = logging.getLogger(__name__)

SWITCH_SECONDS = 0.0001
"""The store's thread asks for the interpreter after each of a commit's statements, and while the
bot is busy waits so long each time."""


async def run_bot(settings: Settings, add_commands: AddCommands, clock: ChatClock) -> None:
    """Runs until it is cancelled. Inputs under way are finished before the tables close, and what
    they want shown that could not be sent is sent at the next start."""
    sys.setswitchinterval(SWITCH_SECONDS)
    words = Words()
    dates = dates_of_answers(clock)
    async with open_tables(settings, clock, lambda changed: delivery.wants(changed)) as tables:
        # Nothing may come between: from the next pause on, the clocks' moves want to be shown,
        # and some must wait for what was written while the bot was down.
        people = People(tables.store, tables.directory.seats)
        delivery = Delivery(tables.store, people, words, open_game, clock)
        ears = Ears(tables, ALOUD, clock, delivery.turn)
        ears.begin()
        await until_store_works(clock, lambda: _meet(people, tables), "who sits where")
        asked_for = intents(await application_flags(settings.token, dates, clock))
        delivery.showing.listens = asked_for.message_content
        desk = Desk(tables, people, delivery, words, ears, clock, settings.language)

        identifies = Identifies(clock)
        tidying = Tidying(delivery.precedence)
        tidying.begin()

        def client() -> Client:
            made = Client(desk, ears, tidying, asked_for, add_commands, dates, identifies)
            delivery.attach(tables, made)
            return made

        try:
            await stay_connected(settings.token, client, clock)
        finally:
            await delivery.stop()


async def _meet(people: People, tables: Tables) -> None:
    await people.load(user for user, _ in await tables.store.seated())
