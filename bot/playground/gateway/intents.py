"""Which events a bot asked for."""

from enum import IntEnum


class Intent(IntEnum):
    GUILDS = 1 << 0
    MEMBERS = 1 << 1
    MODERATION = 1 << 2
    EXPRESSIONS = 1 << 3
    INTEGRATIONS = 1 << 4
    WEBHOOKS = 1 << 5
    INVITES = 1 << 6
    VOICE_STATES = 1 << 7
    PRESENCES = 1 << 8
    MESSAGES = 1 << 9
    REACTIONS = 1 << 10
    TYPING = 1 << 11
    DM_MESSAGES = 1 << 12
    DM_REACTIONS = 1 << 13
    DM_TYPING = 1 << 14
    CONTENT = 1 << 15
    SCHEDULED_EVENTS = 1 << 16
    AUTOMOD_CONFIGURATION = 1 << 20
    AUTOMOD_EXECUTION = 1 << 21
    POLLS = 1 << 24
    DM_POLLS = 1 << 25


ALL = sum(Intent)
PRIVILEGED = int(Intent.MEMBERS | Intent.PRESENCES | Intent.CONTENT)
