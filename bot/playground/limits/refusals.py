"""Refusals of a request as a whole: of things that are not there, or not allowed."""

from bot.playground.limits.rule import refusal

UNAUTHORIZED = refusal("unauthorized", 0, "401: Unauthorized", 401)
WRONG_ENDPOINT = refusal(
    "application.foreign",
    20012,
    "You are not authorized to perform this action on this application",
    403,
)

UNKNOWN_APPLICATION = refusal("unknown.application", 10002, "Unknown Application", 404)
UNKNOWN_CHANNEL = refusal("unknown.channel", 10003, "Unknown Channel", 404)
UNKNOWN_GUILD = refusal("unknown.guild", 10004, "Unknown Guild", 404)
UNKNOWN_MEMBER = refusal("unknown.member", 10007, "Unknown Member", 404)
UNKNOWN_MESSAGE = refusal("unknown.message", 10008, "Unknown Message", 404)
UNKNOWN_ROLE = refusal("unknown.role", 10011, "Unknown Role", 404)
UNKNOWN_USER = refusal("unknown.user", 10013, "Unknown User", 404)
UNKNOWN_EMOJI = refusal("unknown.emoji", 10014, "Unknown Emoji", 404)
UNKNOWN_REACTION_EMOJI = refusal("unknown.reaction_emoji", 10014, "Unknown Emoji", 400)
UNKNOWN_WEBHOOK = refusal("unknown.webhook", 10015, "Unknown Webhook", 404)
UNKNOWN_INTERACTION = refusal("unknown.interaction", 10062, "Unknown interaction", 404)
UNKNOWN_COMMAND = refusal("unknown.command", 10063, "Unknown application command", 404)

MISSING_ACCESS = refusal("permission.access", 50001, "Missing Access", 403)
MISSING_PERMISSIONS = refusal("permission.missing", 50013, "Missing Permissions", 403)
NOT_THE_AUTHOR = refusal(
    "message.edit.author", 50005, "Cannot edit a message authored by another user", 403
)
WRONG_CHANNEL_TYPE = refusal("channel.type", 50024, "Cannot execute action on this channel type")
CANNOT_MESSAGE = refusal("dm.closed", 50007, "Cannot send messages to this user", 403)
NO_MUTUAL_GUILD = refusal(
    "dm.no_mutual_guild",
    50278,
    "Cannot send messages to this user due to having no mutual guilds",
    403,
)
CANNOT_DM_A_BOT = refusal("dm.bot", 50007, "Cannot send messages to this user", 400)
SYSTEM_MESSAGE = refusal("message.system", 50021, "Cannot execute action on a system message", 403)
BLOCKED_WORDS = refusal(
    "message.blocked_words", 200000, "Message was blocked by automatic moderation", 403
)
OPENING_DMS_TOO_FAST = refusal(
    "dm.opening_too_fast", 40003, "You are opening direct messages too fast", 403
)
EMPTY_MESSAGE = refusal("message.empty", 50006, "Cannot send an empty message")

THREAD_ARCHIVED = refusal("thread.archived", 50083, "Thread is archived")
THREAD_EXISTS = refusal(
    "thread.exists", 160004, "A thread has already been created for this message"
)
THREAD_LOCKED = refusal("thread.locked", 160005, "Thread is locked")

INTERACTION_ANSWERED = refusal(
    "interaction.answered", 40060, "Interaction has already been acknowledged."
)
INTERACTION_TOO_LATE = refusal("interaction.too_late", 10062, "Unknown interaction", 404)
TOKEN_EXPIRED = refusal("interaction.token_expired", 50027, "Invalid Webhook Token", 401)

TOO_MANY_REACTIONS = refusal("message.reactions", 30010, "Maximum number of reactions reached (20)")
TOO_MANY_PINS = refusal(
    "channel.pins", 30003, "Maximum number of pins reached for the channel (50)"
)
BULK_TOO_OLD = refusal(
    "bulk_delete.age", 50034, "You can only bulk delete messages that are under 14 days old."
)
EDITS_OF_OLD_MESSAGES = refusal(
    "message.edit.quota",
    30046,
    "Maximum number of edits to messages older than 1 hour reached. Try again later.",
    429,
)
FILE_TOO_LARGE = refusal("file.size", 40005, "Request entity too large", 413)
REQUEST_TOO_LARGE = refusal("request.size", 40005, "Request entity too large", 413)
MALFORMED = refusal("request.json", 50109, "The request body contains invalid JSON.")
EMOJI_TOO_LARGE = refusal("emoji.size", 50045, "File cannot be larger than 256.0 kb", 400)
TOO_MANY_EMOJIS = refusal("emoji.count", 30008, "Maximum number of emojis reached (2000)")
TOO_MANY_COMMANDS = refusal(
    "command.count", 30032, "Maximum number of application commands reached (100)."
)
TOO_MANY_USER_COMMANDS = refusal(
    "command.count.user", 30032, "Maximum number of application commands reached (15)."
)
TOO_MANY_MESSAGE_COMMANDS = refusal(
    "command.count.message", 30032, "Maximum number of application commands reached (15)."
)
TOO_MANY_ENTRY_POINTS = refusal(
    "command.count.entry_point", 30032, "Maximum number of application commands reached (1)."
)
ENTRY_POINT_DROPPED = refusal(
    "command.entry_point",
    50240,
    "You cannot remove this app's Entry Point command in a bulk update operation. Please include "
    "the Entry Point command in your update request or delete it separately.",
)
TOO_MANY_CREATES = refusal(
    "command.creates_a_day",
    30034,
    "Max number of daily application command creates has been reached (200)",
    429,
)

RATE_LIMITED = refusal("rate.user", 0, "You are being rate limited.", 429)
RATE_LIMITED_GLOBALLY = refusal("rate.global", 0, "You are being rate limited.", 429)
RATE_LIMITED_TOGETHER = refusal("rate.shared", 0, "The resource is being rate limited.", 429)
BANNED = refusal("rate.banned", 0, "You are being blocked from accessing our API temporarily.", 429)
