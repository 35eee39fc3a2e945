"""What can be done now, as buttons that everybody sees: whoever presses one answers an ask of his
own."""

import hashlib
import re
from collections.abc import Iterator, Mapping
from itertools import product

import msgspec

from bot.chat.custom_ids import KEY, Aloud, write
from bot.chat.render.content import Button, Style
from bot.chat.render.controls import BUTTON_LABEL
from bot.chat.render.markup import BETWEEN
from bot.chat.render.speech import Speech
from games.kit.asks import Choice, Form, Pick, Write
from games.kit.seats import Seat

MOST_CHOICES = 4
LONGEST_VERB = 24

Forms = Mapping[Seat, tuple[Form, ...]]


def buttons(table: str, forms: Forms, speech: Speech, *, listens: bool) -> list[Button]:
    """Those of the awaited asks first. Where the bot `listens`, answers are written."""
    shown = sorted(_shared(forms, listens), key=lambda form: form.optional)
    return [button for form in shown for button in _buttons(table, form, speech)]


def digest(form: Form) -> str:
    """Names what is asked. A text is the same whatever it answers."""
    if is_written(form):
        return _hashed(form.key)
    return _hashed((form.prompt, form.fields))


def _hashed(value: object) -> str:
    return hashlib.blake2b(msgspec.json.encode(value), digest_size=4).hexdigest()


def _shared(forms: Forms, listens: bool) -> Iterator[Form]:
    """Each ask once; one that nobody waits for only if it is the same for several seats."""
    found: dict[str, list[Form]] = {}
    for form in (form for own in forms.values() for form in own):
        found.setdefault(form.key, []).append(form)
    for same in found.values():
        form = same[0]
        if listens and is_written(form):
            continue
        is_common = len(same) > 1 and len(set(map(digest, same))) == 1
        if is_common or not form.optional:
            yield form


def is_written(form: Form) -> bool:
    return any(isinstance(field, Write) for field in form.fields)


def _buttons(table: str, form: Form, speech: Speech) -> Iterator[Button]:
    style: Style = "secondary" if form.optional else "primary"
    choices = _choices(form)
    if choices is None:
        yield Button(_opening(form, speech), write(Aloud(table, form.key, digest(form))), style)
        return
    for picked in choices:
        picks = tuple(choice.key for choice in picked)
        press = Aloud(table, form.key, digest(form), picks)
        yield Button(_label(form, picked, speech), write(press), style)


def _choices(form: Form) -> list[tuple[Choice, ...]] | None:
    """All answers that there are, if these are few."""
    if not all(isinstance(field, Pick) and _is_simple(field) for field in form.fields):
        return None
    fields = [field.choices for field in form.fields if isinstance(field, Pick)]
    answers = list(product(*fields))
    return answers if len(answers) <= MOST_CHOICES else None


def _is_simple(field: Pick) -> bool:
    single = field.at_least == field.at_most == 1
    return single and all(re.fullmatch(KEY, choice.key) for choice in field.choices)


def _opening(form: Form, speech: Speech) -> str:
    """A text is asked for differently of each seat, so that its field's name stands for all."""
    if is_written(form):
        return speech.label(form.fields[0].label, BUTTON_LABEL)
    return speech.label(form.prompt, BUTTON_LABEL)


def _label(form: Form, picked: tuple[Choice, ...], speech: Speech) -> str:
    """What it does, and with what; choices that answer a question, or are several at once, stand
    for themselves."""
    verb = speech.plain(form.prompt)
    names = BETWEEN.join(speech.plain(choice.name) for choice in picked)
    if not names:
        return speech.label(form.prompt, BUTTON_LABEL)
    if verb.endswith("?") or len(verb) > LONGEST_VERB or len(picked) > 1:
        return names[:BUTTON_LABEL]
    return f"{verb}: {names}"[:BUTTON_LABEL]
