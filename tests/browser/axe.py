"""axe-core, which finds what people with a keyboard or a screen reader would stumble over.

It is fetched once into a folder of caches and never becomes part of the project.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from playwright.async_api import Page

VERSION = "4.10.3"
SERIOUS = ("serious", "critical")


def _folder() -> Path:
    caches = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(caches) / "spelvarden" / f"axe-core-{VERSION}"


def source() -> str | None:
    """Its script, if this machine has it or can have it."""
    script = _folder() / "node_modules" / "axe-core" / "axe.min.js"
    npm = shutil.which("npm")
    if not script.exists() and npm is not None:
        _folder().mkdir(parents=True, exist_ok=True)
        install = (npm, "install", "--silent", "--no-save", "--ignore-scripts")
        subprocess.run(
            (*install, "--prefix", str(_folder()), f"axe-core@{VERSION}"),
            check=False,
            capture_output=True,
            timeout=60,
        )
    return script.read_text() if script.exists() else None


async def findings(page: Page, script: str) -> list[str]:
    """What is seriously wrong, each with the first place where it is."""
    await page.evaluate(script)
    result = await page.evaluate("axe.run(document, {resultTypes: ['violations'], preload: false})")
    return [
        f"{each['id']}: {each['help']}: {each['nodes'][0]['html'][:200]} "
        f"{each['nodes'][0]['failureSummary']}"
        for each in result["violations"]
        if each["impact"] in SERIOUS
    ]
