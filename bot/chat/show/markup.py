"""The few kinds of lines that messages are laid out in. Whole lines don't go through Fluent,
which takes no more than 1,000 characters at a time."""

BETWEEN = " · "


def heading(*parts: str) -> str:
    return f"### {BETWEEN.join(parts)}"


def bold(text: str) -> str:
    return f"**{text}**"


def item(text: str) -> str:
    """One of a list."""
    return f"- {text}"


def small(text: str) -> str:
    return f"-# {text}"


def labelled(label: str, text: str) -> str:
    """What stands behind a question needs no colon."""
    return f"{label} {text}" if label.endswith("?") else f"{label}: {text}"
