"""Rebuilds the symbols of this folder that come from @phosphor-icons/core (MIT): one path each,
on a square of 256. What is named here is overwritten; what is not is drawn for this project.

Needs npm. Run it as `python data/symbols/rebuild.py`.
"""

import re
import subprocess
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).parent
PACKAGE = "@phosphor-icons/core@2.1.1"

TAKEN = {
    "riftforce/acid": "flask",
    "riftforce/air": "wind",
    "riftforce/beast": "paw-print",
    "riftforce/crystal": "sketch-logo",
    "riftforce/earth": "mountains",
    "riftforce/fire": "fire",
    "riftforce/ice": "snowflake bold",
    "riftforce/light": "sun",
    "riftforce/love": "heart",
    "riftforce/magnet": "magnet-straight",
    "riftforce/music": "music-notes",
    "riftforce/plant": "leaf",
    "riftforce/sand": "hourglass-medium",
    "riftforce/shadow": "moon",
    "riftforce/star": "star-four",
    "riftforce/thunderbolt": "lightning",
    "riftforce/water": "drop",
    "supertrumf/cunning": "brain",
    "supertrumf/courage": "shield-star",
    "supertrumf/magic": "magic-wand",
    "supertrumf/speed": "sneaker-move",
    "supertrumf/stamina": "heartbeat",
    "supertrumf/strength": "barbell",
    "table/bed": "bed",
    "table/bolt": "lightning",
    "table/book": "book-open",
    "table/cards": "cards",
    "table/castle": "castle-turret",
    "table/check": "check bold",
    "table/crown": "crown-simple",
    "table/dice": "dice-five",
    "table/door": "door-open",
    "table/first-aid": "first-aid",
    "table/gem": "sketch-logo",
    "table/hand": "hand-palm",
    "table/handshake": "handshake",
    "table/heart": "heart",
    "table/hourglass": "hourglass-medium",
    "table/link": "link bold",
    "table/plus": "plus bold",
    "table/robot": "robot",
    "table/scales": "scales",
    "table/seat": "armchair",
    "table/skull": "skull",
    "table/sparkle": "sparkle",
    "table/swords": "sword",
    "table/target": "crosshair",
    "table/trophy": "trophy",
    "table/user": "user",
    "table/users": "users",
    "table/warning": "warning",
    "table/x": "x bold",
}


def main() -> None:
    with TemporaryDirectory() as folder:
        subprocess.run(("npm", "pack", "--silent", PACKAGE), cwd=folder, check=True)
        with tarfile.open(next(Path(folder).glob("*.tgz"))) as archive:
            archive.extractall(folder, filter="data")
        package = Path(folder) / "package"
        (HERE / "phosphor.LICENSE").write_text((package / "LICENSE").read_text().strip() + "\n")
        for symbol, icon in TAKEN.items():
            name, _, style = icon.partition(" ")
            style = style or "fill"
            source = package / "assets" / style / f"{name}-{style}.svg"
            write(HERE / f"{symbol}.svg", re.findall(r' d="([^"]*)"', source.read_text()))


def write(file: Path, paths: list[str]) -> None:
    file.parent.mkdir(exist_ok=True)
    drawn = "".join(f'<path d="{path}"/>' for path in paths)
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">'
    file.write_text(f"{head}{drawn}</svg>\n")


if __name__ == "__main__":
    main()
