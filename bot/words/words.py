"""Forms the sentences of data/locales, which are Fluent messages, in a reader's language."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from bot.languages import FALLBACK, LANGUAGES, Language
from bot.library import content
from games.kit.say import Named, OneValue, Say, Value, Who, say

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message or a term. The lines that belong to it are indented or close a
brace."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
FORM = re.compile(r"\$(\w+)-(\w+)")
"""A form of an argument that is a message itself: `$card-den` is the argument `card` as the
attribute `.den` of its message has it ("den Herz-König"). Each language has the forms that its
sentences need, or none."""

Names = Mapping[int, str]
"""The players' names by seat."""

YOU = "you"
"""What a message is told of those of its arguments that are its reader, by their names."""
NOBODY = "none"


class Addressed(dict[int, str]):
    """The players' names, for one of them: a sentence that can say "you" to its reader does."""

    def __init__(self, names: Names, reader: int) -> None:
        super().__init__(names)
        self.reader = reader


LONGEST_PART = 2_000
"""The longest text of an argument, which people may have typed. Fluent takes 2,500 characters."""

MOST_KEPT = 3_000
"""The size of each of the two generations of the cache."""

BEFORE_SEAT, BEHIND_SEAT = "\ufdd0", "\ufdd1"
PLACE_OF_NAME = re.compile(f"{BEFORE_SEAT}([0-9]+){BEHIND_SEAT}")
"""A placeholder for a seat's name in a cached sentence, made of characters that occur in no
text."""


class Places(dict[int, str]):
    """A placeholder for each seat's name."""

    def __missing__(self, seat: int) -> str:
        return f"{BEFORE_SEAT}{seat}{BEHIND_SEAT}"


PLACES = Places()

Clean = Callable[[str], str]
"""Makes text that somebody typed harmless before it goes into a sentence."""


Key = tuple[Language, bytes, Clean | None, str]

encoded = msgspec.msgpack.Encoder().encode


class MissingWords(LookupError):
    """No language has this message, or the message can't be formed with these arguments."""


class Bundle:
    """One language's messages. All are located at once but parsed on first use: parsing them all
    would take longer than the rest of the start. If two files have the same message, the first
    file's is used."""

    def __init__(self, places: Iterable[Path], language: Language) -> None:
        self._fluent = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for file in sorted(file for place in places for file in (place / language).glob("*.ftl")):
            self._unread = entries(file.read_text(encoding="utf-8")) | self._unread
        self.messages = frozenset(self._unread)
        addressing = (name for name, entry in self._unread.items() if f"${YOU} " in entry)
        self.addressing = frozenset(addressing)
        """Those that can say "you" to their reader."""
        self._forms: dict[str, frozenset[tuple[str, str]]] = {}

    def forms(self, message: str) -> frozenset[tuple[str, str]]:
        """The forms that a message needs of its arguments, each with the argument's name."""
        self._read(message)
        return self._forms.get(message, frozenset())

    def formed(self, message: str, values: Mapping[str, str | int], form: str = "") -> str:
        """The sentence, in this form if it has it."""
        if message not in self.messages:
            raise MissingWords(f"no language has words for {message}")
        self._read(message)
        entry = self._fluent.get_message(message)
        pattern = entry.attributes.get(form, entry.value)
        assert pattern is not None, f"{message} has attributes only"
        text, errors = self._fluent.format_pattern(pattern, dict(values))
        if errors:
            raise MissingWords(f"{message} can't be put into words: {errors[0]}")
        return str(text)

    def _read(self, name: str) -> None:
        """Parses a message and what it refers to. It leaves `_unread` last, since several threads
        may ask for it."""
        entry = self._unread.get(name)
        if entry is not None:
            self._fluent.add_resource(FluentResource(entry))
            forms = frozenset(FORM.findall(entry))
            for other in set(REFERENCE.findall(entry)) - {name}:
                forms |= self.forms(other)
            self._forms[name] = forms
            self._unread.pop(name, None)


def entries(text: str) -> dict[str, str]:
    """The source of each message and term of a file."""
    begins = list(ENTRY.finditer(text))
    ends = [*(begin.start() for begin in begins[1:]), len(text)]
    found: dict[str, str] = {}
    for begin, end in zip(begins, ends, strict=True):
        found.setdefault(begin[1], text[begin.start() : end])
    return found


class Words:
    """All messages of all languages: the project's and its games' by default. Formed sentences
    are cached, since the same cards come up again and again; players' names are filled in
    afterwards."""

    def __init__(self, *locales: Path) -> None:
        places = locales or tuple(folder / "locales" for folder in content())
        self._bundles = {language: Bundle(places, language) for language in LANGUAGES}
        self.in_one: Words = self
        """The same words in one language only."""
        self._keep_none()

    def _keep_none(self) -> None:
        self._kept: dict[Key, str] = {}
        self._kept_before: dict[Key, str] = {}

    def _share(self, other: "Words") -> None:
        """Shares the messages of `other`, with a cache of its own."""
        self._bundles = other.bundles
        self._keep_none()

    @property
    def bundles(self) -> "dict[Language, Bundle]":
        return self._bundles

    def text(
        self,
        message: Say | Named | Who,
        language: Language,
        names: Names,
        clean: Clean | None = None,
        form: str = "",
    ) -> str:
        """The sentence, in this form if it has it. A message that this language lacks is told in
        English."""
        if not isinstance(message, Say):
            return names[message.seat] if isinstance(message, Who) else _name(message, language)
        reader = names.reader if isinstance(names, Addressed) else None
        if reader is not None or message.id in self._bundles[language].addressing:
            message = self._addressed(message, language, reader)
        key = language, encoded(message), clean, form
        text = self._kept.get(key)
        if text is None:
            text = self._kept_before.get(key)
            if text is None:
                bundle = self._bundles[language]
                if message.id not in bundle.messages:
                    bundle = self._bundles[FALLBACK]
                values = {
                    name: self._value(value, language, clean)
                    for name, value in message.args.items()
                }
                for name, wanted in bundle.forms(message.id):
                    if name in message.args:
                        value = self._value(message.args[name], language, clean, wanted)
                        values[f"{name}-{wanted}"] = value
                text = bundle.formed(message.id, values, form)
            if len(self._kept) >= MOST_KEPT:  # two generations: what is asked for again survives
                self._kept_before, self._kept = self._kept, {}
            self._kept[key] = text
        if BEFORE_SEAT in text:
            return PLACE_OF_NAME.sub(lambda place: names[int(place[1])], text)
        return text

    def _addressed(self, message: Say, language: Language, reader: int | None) -> Say:
        """With which of its arguments is the reader, where it can say so; and so in those that are
        sentences themselves."""
        args = message.args
        if reader is not None:
            args = {name: self._within(value, language, reader) for name, value in args.items()}
        if YOU in args or message.id not in self._bundles[language].addressing:
            return message if args == message.args else Say(message.id, args)
        who = None if reader is None else Who(reader)
        theirs = [name for name, value in args.items() if value == who]
        return Say(message.id, {**args, YOU: "-".join(theirs) or NOBODY})

    def _within(self, value: Value, language: Language, reader: int) -> Value:
        def one(part: OneValue) -> OneValue:
            return self._addressed(part, language, reader) if isinstance(part, Say) else part

        return tuple(map(one, value)) if isinstance(value, tuple) else one(value)

    def has(self, message: str, language: Language) -> bool:
        return message in self._bundles[language].messages

    def listed(self, texts: Sequence[str], language: Language) -> str:
        """A list as it is read out: "a, b and c"."""
        if len(texts) < 2:
            return "".join(texts)
        pair = say("kit-list", first=", ".join(texts[:-1]), last=texts[-1])
        return self.text(pair, language, PLACES)

    def _value(
        self, value: Value, language: Language, clean: Clean | None, form: str = ""
    ) -> str | int:
        match value:
            case str():
                text = value if clean is None else clean(value)
                return text if len(text) <= LONGEST_PART else f"{text[:LONGEST_PART]}…"
            case int():
                return value
            case tuple():
                return self.listed(
                    [str(self._value(item, language, clean, form)) for item in value], language
                )
        return self.text(value, language, PLACES, clean, form)


def _name(name: Named, language: Language) -> str:
    for wanted in (language, FALLBACK):
        if wanted in name.texts:
            return name.texts[wanted]
    return next(iter(name.texts.values()))
