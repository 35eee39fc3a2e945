"""Limits of channels, threads, members and emojis."""

from bot.playground.limits import forms
from bot.playground.limits.rule import between, field, length

CHANNEL_NAME = length("channel.name", 100, least=1)
TOPIC = length("channel.topic", 1024)
SLOWMODE = between("channel.slowmode", 0, 21_600)
ARCHIVE_MINUTES = field(
    "thread.auto_archive",
    "BASE_TYPE_CHOICES",
    "Value must be one of (60, 1440, 4320, 10080).",
)
OVERWRITES = length("channel.overwrites", 100)
NICK = length("member.nick", 32)
EMOJI_NAME = length("emoji.name", 32, least=2)
EMOJI_IMAGE = field("emoji.image", "IMAGE_INVALID", "Invalid image data")
AUTO_ARCHIVE = (60, 1440, 4320, 10_080)
LARGEST_EMOJI = 256 * 1024

_OVERWRITE = forms.Form(
    {
        "id": forms.snowflake,
        "type": forms.choice(0, 1, "role", "member"),
        "allow": forms.bits,
        "deny": forms.bits,
    },
    ("id",),
)
OVERWRITE = forms.Form(
    {"type": forms.choice(0, 1, "role", "member"), "allow": forms.bits, "deny": forms.bits}
)
CHANNEL = forms.Form(
    {
        "name": forms.text(CHANNEL_NAME),
        "type": forms.choice(0, 2, 4, 5, 13),
        "topic": forms.text(TOPIC),
        "position": forms.integer(),
        "parent_id": forms.snowflake,
        "nsfw": forms.boolean,
        "rate_limit_per_user": forms.integer(SLOWMODE),
        "default_auto_archive_duration": forms.integer(),
        "default_thread_rate_limit_per_user": forms.integer(SLOWMODE),
        "permission_overwrites": forms.listing(_OVERWRITE, OVERWRITES),
        "flags": forms.integer(),
    }
)
NEW_CHANNEL = forms.Form(CHANNEL.fields, ("name",))
THREAD_EDIT = forms.Form(
    {
        "name": forms.text(CHANNEL_NAME),
        "archived": forms.boolean,
        "locked": forms.boolean,
        "invitable": forms.boolean,
        "auto_archive_duration": forms.integer(),
        "rate_limit_per_user": forms.integer(SLOWMODE),
        "flags": forms.integer(),
    }
)
NEW_THREAD = forms.Form(
    {
        "name": forms.text(CHANNEL_NAME),
        "type": forms.choice(10, 11, 12),
        "invitable": forms.boolean,
        "auto_archive_duration": forms.integer(),
        "rate_limit_per_user": forms.integer(SLOWMODE),
    },
    ("name",),
)
MEMBER = forms.Form(
    {
        "nick": forms.text(NICK),
        "roles": forms.listing(forms.snowflake),
    }
)
EMOJI = forms.Form({"name": forms.text(EMOJI_NAME), "image": forms.text()}, ("name", "image"))
EMOJI_EDIT = forms.Form({"name": forms.text(EMOJI_NAME)}, ("name",))
OPEN_DM = forms.Form({"recipient_id": forms.snowflake}, ("recipient_id",))
BULK_DELETE = forms.Form({"messages": forms.listing(forms.snowflake)}, ("messages",))
