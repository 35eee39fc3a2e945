"""Rebuilds the fonts of this folder from their npm packages: only the letters
that are drawn, and beside them, for Pillow reads none with Layout.BASIC, the kerning.

Needs npm and fonttools (`pip install fonttools`). Run it as `python data/fonts/rebuild.py`.
"""

import json
import subprocess
import tarfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent

EXPO = "@expo-google-fonts/"
FONTS = {
    "barlow-condensed-700": (f"{EXPO}barlow-condensed@0.4.1", "700Bold/BarlowCondensed_700Bold"),
    "barlow-semi-condensed-600": (
        f"{EXPO}barlow-semi-condensed@0.4.1",
        "600SemiBold/BarlowSemiCondensed_600SemiBold",
    ),
    "barlow-semi-condensed-700": (
        f"{EXPO}barlow-semi-condensed@0.4.1",
        "700Bold/BarlowSemiCondensed_700Bold",
    ),
    "inter-500": (f"{EXPO}inter@0.4.2", "500Medium/Inter_500Medium"),
    "inter-700": (f"{EXPO}inter@0.4.2", "700Bold/Inter_700Bold"),
    "inter-800": (f"{EXPO}inter@0.4.2", "800ExtraBold/Inter_800ExtraBold"),
    "grenze-700": (f"{EXPO}grenze@0.4.2", "700Bold/Grenze_700Bold"),
}
FALLBACK = "dejavu-sans-bold"
FALLBACK_FROM = ("dejavu-fonts-ttf@2.37.3", "ttf/DejaVuSans-Bold")

LATIN = (*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x218, 0x21C), 0x1E9E)
MARKS = tuple(map(ord, "–—‘’‚‛“”„•…′″‹›€−×·≈≥≤→←↑↓"))
FALLBACK_LETTERS = (
    *LATIN,
    *range(0x180, 0x250),  # the rest of Latin, with
    *range(0x1E00, 0x1F00),  # Vietnamese
    *range(0x370, 0x400),  # Greek
    *range(0x400, 0x530),  # Cyrillic
    *range(0x531, 0x590),  # Armenian
    *range(0x10D0, 0x1100),  # Georgian
    *MARKS,
    *map(ord, "★☆♠♣♥♦♪♫✓✗"),
)
KERNED = [chr(code) for code in LATIN if chr(code).isalpha() and code < 0x100] + list(".,-’”1470")

LEAST = 10
"""A pair that is moved by less is left alone."""


def main() -> None:
    kerning = {}
    with TemporaryDirectory() as folder:
        for name, (package, file) in (*FONTS.items(), (FALLBACK, FALLBACK_FROM)):
            unpacked = fetched(package, Path(folder))
            letters = FALLBACK_LETTERS if name == FALLBACK else (*LATIN, *MARKS)
            kerning[name] = dict(pairs(TTFont(unpacked / f"{file}.ttf")))
            subset(unpacked / f"{file}.ttf", letters, HERE / f"{name}.ttf")
            licence = next(unpacked / each for each in licences() if (unpacked / each).exists())
            family = name.rstrip("0123456789-")
            (HERE / f"{family}.LICENSE").write_text(licence.read_text().strip() + "\n")
    (HERE / "kerning.json").write_text(
        json.dumps(kerning, ensure_ascii=False, separators=(",", ":")).replace("},", "},\n") + "\n"
    )
    letters = {name: covered(TTFont(HERE / f"{name}.ttf")) for name in (*FONTS, FALLBACK)}
    (HERE / "letters.json").write_text(json.dumps(letters).replace('"], "', '"],\n "') + "\n")


def covered(font: TTFont) -> list[str]:
    """The letters of a font, as first and last of each row without a gap."""
    rows: list[str] = []
    for code in sorted(font.getBestCmap()):
        if rows and ord(rows[-1][-1]) == code - 1:
            rows[-1] = rows[-1][0] + chr(code)
        else:
            rows.append(chr(code))
    return rows


def licences() -> tuple[str, ...]:
    return "LICENSE_FONT", "LICENSE"


def fetched(package: str, folder: Path) -> Path:
    """The files of an npm package."""
    place = folder / package.replace("/", "-")
    if not place.exists():
        packed = subprocess.run(
            ("npm", "pack", "--silent", package),
            cwd=folder,
            check=True,
            capture_output=True,
            text=True,
        ).stdout.strip()
        with tarfile.open(folder / packed) as archive:
            archive.extractall(place, filter="data")
    return place / "package"


def subset(source: Path, letters: tuple[int, ...], target: Path) -> None:
    font = TTFont(source, recalcTimestamp=False)
    options = Options(layout_features=[], hinting=False, notdef_outline=True, name_IDs=[1, 2, 4, 6])
    options.drop_tables += ["kern", "GPOS", "GSUB", "GDEF", "DSIG", "STAT", "FFTM"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font.save(target)
    print(f"{target.name}: {target.stat().st_size:,} bytes")


def pairs(font: TTFont) -> Iterator[tuple[str, int]]:
    """Pairs of letters with what lies between them, in thousandths of the font's size."""
    names, unit = font.getBestCmap(), font["head"].unitsPerEm
    tables = list(kerning_tables(font))
    for first, second in product(KERNED, repeat=2):
        glyphs = names[ord(first)], names[ord(second)]
        found = (between(table, *glyphs) for table in tables)
        distance = next((each for each in found if each is not None), 0) * 1000 / unit
        if abs(distance) >= LEAST:
            yield first + second, round(distance)


def kerning_tables(font: TTFont) -> Iterator[object]:
    gpos = font["GPOS"].table
    wanted = {
        index
        for record in gpos.FeatureList.FeatureRecord
        if record.FeatureTag == "kern"
        for index in record.Feature.LookupListIndex
    }
    for index in sorted(wanted):
        for table in gpos.LookupList.Lookup[index].SubTable:
            table = getattr(table, "ExtSubTable", table)
            if hasattr(table, "Coverage") and hasattr(table, "ValueFormat1"):
                yield table


def between(table, first: str, second: str) -> int | None:
    """What a table of pairs says of two glyphs; None if it leaves them to the next one."""
    if first not in table.Coverage.glyphs:
        return None
    if table.Format == 1:
        records = table.PairSet[table.Coverage.glyphs.index(first)].PairValueRecord
        return next((advance(r.Value1) for r in records if r.SecondGlyph == second), None)
    row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
    return advance(row.Class2Record[table.ClassDef2.classDefs.get(second, 0)].Value1)


def advance(value) -> int:
    return getattr(value, "XAdvance", 0) or 0


if __name__ == "__main__":
    main()
