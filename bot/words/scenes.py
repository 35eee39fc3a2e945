"""A scene in plain words: enough to play by."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.languages import Language
from bot.words.words import Clean, Names, Words
from games.kit.asks import Barred
from games.kit.say import Named, Say, Who, say
from games.kit.scenes import Face, Rolled, Scene, Zone

LONGEST_LINE = 100


class SceneWords:
    """Puts scenes into words for one reader."""

    def __init__(
        self, words: Words, language: Language, names: Names, clean: Clean | None = None
    ) -> None:
        self._words = words
        self._language = language
        self._names = names
        self._clean = clean

    def text(self, message: Say | Named | Who) -> str:
        return self._words.text(message, self._language, self._names, self._clean)

    def texts(self, messages: Sequence[Say]) -> list[str]:
        return [self.text(message) for message in messages]

    def news(self, scene: Scene) -> list[str]:
        """What just happened, with the dice that were rolled."""
        return [*self.texts(scene.story), *(self.dice(rolled) for rolled in scene.dice)]

    def board(self, scene: Scene) -> list[str]:
        """Every zone, below its player's name."""
        return list(self._board(scene.board))

    def _board(self, board: Sequence[Zone]) -> Iterator[str]:
        for owner, zones in groupby(board, key=lambda zone: zone.owner):
            if owner is not None:
                yield f"— {self._names[owner]} —"
            for zone in zones:
                yield from self.zone(zone)

    def zone(self, zone: Zone) -> list[str]:
        """One line, or a line for each card if they would not fit."""
        label, contents = self.text(zone.label), self.contents(zone)
        line = f"{label}: {', '.join(contents) or '–'}"
        if len(line) <= LONGEST_LINE or len(contents) == 1:
            return [line]
        return [f"{label}:", *(f"  {content}" for content in contents)]

    def contents(self, zone: Zone) -> list[str]:
        """The contents of a zone: each open card, the number of cards face down, the count that is
        kept."""
        contents = [self.face(face) for face in zone.faces]
        if zone.hidden:
            contents.append(self.text(hidden_cards(zone)))
        if zone.number is not None:
            contents.append(self._number(zone.number, beside_cards=bool(contents)))
        return contents

    def why_not(self, barred: Sequence[Barred]) -> list[str]:
        """A line for each reason, with all the cards that it bars."""
        reasons: dict[str, list[Say | Named]] = {}
        for each in barred:
            cards = reasons.setdefault(self.text(each.why), [])
            cards += [] if each.card in cards else [each.card]
        return [
            f"{self.text(say('kit-barred', cards=tuple(cards)))} {why}"
            for why, cards in reasons.items()
        ]

    def face(self, face: Face) -> str:
        text = self.text(face.name)
        if face.marks:
            text += f" ({', '.join(self.text(mark.says) for mark in face.marks)})"
        if face.on_it:
            text += f" [{', '.join(self.face(card) for card in face.on_it)}]"
        return text

    def _number(self, number: int, *, beside_cards: bool) -> str:
        """Beside cards the number is their sum: a bare number would look like a card."""
        return self.text(say("kit-in-all", number=number)) if beside_cards else str(number)

    def dice(self, rolled: Rolled) -> str:
        shows = ", ".join(map(str, rolled.shows))
        label = self.text(rolled.label)
        if rolled.owner is not None:
            label = f"{self._names[rolled.owner]}, {label}"
        return f"{label}: {self.text(say('kit-die', sides=rolled.sides))} {shows}"


def hidden_cards(zone: Zone) -> Say:
    """The number of cards face down: where there are no others it is enough to count them."""
    return say("kit-face-down" if zone.faces else "kit-cards", count=zone.hidden)
