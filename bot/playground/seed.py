"""What a new playground holds: a server, some people, and the bot."""

from bot.playground.core import Core
from bot.playground.operations import channels, members
from bot.playground.records import Application, ChannelType

SERVER_NAME = "Spelkvällen"
CHANNELS = ("allmänt", "spelbordet", "ordduell")
VOICE_CHANNEL = "Röstrummet"
"""A voice channel has a chat, but no threads."""
PEOPLE = (
    ("anna", "Anna", "sv-SE"),
    ("bo", "Bo", "sv-SE"),
    ("cecilie", "Cecilie", "no"),
    ("dieter", "Dieter", "de"),
    ("emma", "Emma", "en-GB"),
)


def plant(core: Core, bot: str) -> Application:
    """The bot's application; if there is none yet, this makes it and all around it."""
    present = next((a for a in core.world.applications.values() if a.name == bot), None)
    if present is not None:
        return present
    people = [core.add_person(*person) for person in PEOPLE]
    owner = people[0]
    guild = channels.create_guild(core, SERVER_NAME, owner.id, "sv-SE")
    for name in CHANNELS:
        channels.create_channel(core, guild, name)
    channels.create_channel(core, guild, VOICE_CHANNEL, ChannelType.VOICE)
    for person in people:
        members.join(core, guild, person.id)
    application = core.add_application(bot, owner.id)
    members.join(core, guild, application.id)
    return application
