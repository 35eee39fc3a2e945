"""The Chromium that the page's tests drive: found, or installed where that is possible."""

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
INSTALL = (("apt-get", "update"), ("apt-get", "install", "--yes", "chromium"))


def find() -> str | None:
    """The path of this machine's Chromium, if there is one."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def missing() -> str | None:
    """Installs Chromium if it is missing. Returns a sentence if that failed."""
    if find():
        return None
    if shutil.which("apt-get") is None:
        return "The page's tests need Chromium: install it, so that `chromium` starts it."
    if os.geteuid() != 0:
        return "The page's tests need Chromium: install it (on Debian: sudo apt install chromium)."
    print("Installing Chromium for the page's tests (the first time only) …", flush=True)
    for command in INSTALL:
        done = subprocess.run(
            command,
            check=False,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        )
        if done.returncode:
            return f"{done.stdout}Chromium can't be installed: is there a network?"
    return None if find() else "Chromium was installed, but there is no `chromium` to start."


def is_needed() -> bool:
    """Whether the page's tests must run: without Chromium the gate fails."""
    return os.environ.get("CI", "").lower() == "true"
