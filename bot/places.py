"""Where the project's own things lie: in a checkout, or where it was installed."""

from pathlib import Path

PACKAGES = Path(__file__).resolve().parents[1]
"""What `games`, `bot` and `cogs` are imported from."""

_packed = Path(__file__).with_name("data")
IS_INSTALLED = _packed.is_dir()

DATA = _packed if IS_INSTALLED else PACKAGES / "data"
"""Decks, card sets, and every sentence that a player reads."""

PROGRAM = "spelvarden" if IS_INSTALLED else "./spelvarden"
"""How the command line is called."""

HOME = Path.cwd() if IS_INSTALLED else PACKAGES
"""Where .env is read and var/ is written: the working folder, or the checkout from anywhere."""
