"""A game that is played aloud: what has just happened as a message that is complete in itself, for
nothing of it comes by a later edit, and what can be done now as buttons that everybody sees:
whoever presses one answers an ask of his own."""

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from urllib.parse import quote

import msgspec

import games
from bot.chat.custom_ids import KEY, Aloud, LookingUp, write
from bot.chat.render.content import (
    BUTTON_LABEL,
    Block,
    Box,
    Button,
    Content,
    Link,
    Row,
    Separator,
    Style,
    Text,
    boxed,
    fitted,
    rows,
)
from bot.chat.render.fairness import slip_line
from bot.chat.render.speech import (
    BETWEEN,
    Speech,
    bold,
    clock_time,
    countdown,
    face_text,
    item,
    labelled,
)
from bot.chat.safe import markdown, one_line, shortened
from bot.host.desires import News
from bot.host.model import Place
from bot.host.views import View
from bot.words.words import Language
from games.kit.asks import Choice, Form, Pick, Write
from games.kit.known_answers import Listed, ListsAnswers
from games.kit.say import Say, Who, say
from games.kit.scenes import Face, Scene, Zone
from games.kit.seats import Seat

SHORTEST_CLOCK_MS = 8_000

MOST_CHOICES = 4
LONGEST_VERB = 24
MOST_KNOWN = 15
LONGEST_KNOWN = 60
Forms = Mapping[Seat, tuple[Form, ...]]
LONGEST_URL = 512
WIKIS: dict[Language, str] = {"sv": "sv", "nb": "no", "de": "de", "en": "en"}
REGIONS: dict[Language, str] = {"sv": "se-sv", "nb": "no-no", "de": "de-de", "en": "uk-en"}


def post(news: News, view: View, speech: Speech, *, listens: bool) -> Content:
    """The message for what has just happened at the table of a view. Where the bot `listens`,
    answers are written and need no button."""
    scene, table, game = news.scene, view.table, view.game
    blocks: list[Block] = []
    if news.complete:
        blocks += _large_cards(scene, speech)
    if scene.story:
        blocks.append(Text("\n".join(_story(scene, view.place, speech))))
    if news.complete:
        blocks += _top_cards(scene, speech)
    awaited = [*_status(scene, speech), *_clock(news, speech)]
    if awaited:
        blocks += (*[Separator()] * bool(blocks), Text("\n".join(awaited)))
    if scene.lookup:
        listed = _listed(table, game, scene.lookup, speech) if news.is_playing else ()
        blocks.append(Row((*links(scene.lookup, speech), *listed)))
    if news.is_playing:
        blocks += rows(buttons(table, news.asks, speech, listens=listens))
    return fitted(boxed(game, *blocks))


def closed_poll(news: News, view: View, decided: Sequence[Say], speech: Speech) -> Content:
    """What called for a vote that is over: how that was decided, and nothing to press. Where that
    is not known, the match's own phase tells."""
    scene = news.scene
    if not decided and view.phase == "ended":
        decided = (say("race-vote-undecided"),)
    story = "\n".join(_story(scene, view.place, speech))
    over = "\n".join((bold(speech.line(say("race-vote-over"))), *map(speech.line, decided)))
    return fitted(boxed(view.game, Text(story), Separator(), Text(over)))


def _story(scene: Scene, place: Place, speech: Speech) -> Iterator[str]:
    """Each ruling with its slip, in place of what that says in brief."""
    for line in scene.story:
        slip = next((slip for slip in scene.slips if slip.brief == line), None)
        yield item(speech.line(line)) if slip is None else slip_line(slip, place, speech)


def _large_cards(scene: Scene, speech: Speech) -> Iterator[Text]:
    """The cards that it is about now: those just turned, those in a duel, those in the middle."""
    faces = [
        face
        for zone in scene.board
        for face in zone.faces
        if zone.owner is None or any(mark.large for mark in face.marks)
    ]
    if faces:
        yield Text("\n".join(f"# {_card(face, speech)}" for face in faces))


def _top_cards(scene: Scene, speech: Speech) -> Iterator[Block]:
    lines = [
        labelled(bold(_owner(zone, speech)), _card(face, speech))
        for zone in scene.board
        for face in zone.faces
    ]
    if lines:
        yield Separator()
        yield Text("\n".join(lines))


def _owner(zone: Zone, speech: Speech) -> str:
    label = speech.line(zone.label)
    return label if zone.owner is None else f"{speech.line(Who(zone.owner))}, {label}"


def _card(face: Face, speech: Speech) -> str:
    return face_text(Face(face.art, face.name), speech)


def _status(scene: Scene, speech: Speech) -> Iterator[str]:
    for line in scene.status:
        if line not in scene.story:
            yield bold(speech.line(line))


def _clock(news: News, speech: Speech) -> Iterator[str]:
    """The table's own clock, if it runs long enough to be worth looking at. It counts down only
    where it is taken away when it is over: nothing is to tell tomorrow how long ago that was."""
    if news.until - news.at < SHORTEST_CLOCK_MS:
        return
    if news.scene.poll:
        yield f"⏳ {countdown(news.until)}"
    else:
        yield speech.line(say("chat-until", when=clock_time(news.until)))


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


def links(text: str, speech: Speech) -> tuple[Link, ...]:
    """An encyclopaedia, a dictionary and a web search for some words."""
    language = speech.language
    wiki = WIKIS[language]
    places = (
        (say("race-link-encyclopaedia"), f"https://{wiki}.wikipedia.org/w/index.php?search="),
        (say("race-link-dictionary"), f"https://{wiki}.wiktionary.org/w/index.php?search="),
        (say("race-link-search"), f"https://duckduckgo.com/?kl={REGIONS[language]}&q="),
    )
    return tuple(
        Link(speech.label(label, BUTTON_LABEL), _address(base, text)) for label, base in places
    )


def _listed(table: str, game: str, answer: str, speech: Speech) -> Iterator[Button]:
    """For a game that has a list of answers."""
    if game in games.names() and issubclass(games.find(game), ListsAnswers):
        label = speech.label(say("race-listed"), BUTTON_LABEL)
        yield Button(label, write(LookingUp(table, named_answer(answer))))


def named_answer(answer: str) -> str:
    """Names an answer that is being voted on."""
    return _hashed(answer)


def looked_up(found: Listed, speech: Speech) -> Content:
    """What the list has on an answer, which is no judge."""
    return fitted(Content((Box(tuple(map(Text, _texts_of_list(found, speech)))),)))


def _texts_of_list(found: Listed, speech: Speech) -> Iterator[str]:
    if not found.known:
        yield speech.line(say("race-unlisted", category=found.category))
        return
    state = "yes" if found.stands else "no"
    yield speech.line(say("race-stands", text=found.text, category=found.category, state=state))
    yield speech.line(say("race-no-judge"))
    yield _some_of(found.known, speech)


def _some_of(known: Sequence[str], speech: Speech) -> str:
    some = [shortened(one_line(answer), LONGEST_KNOWN) for answer in known[:MOST_KNOWN]]
    label = speech.line(say("race-known", count=len(some), there=len(known)))
    return labelled(label, BETWEEN.join(map(markdown, some)))


def _address(base: str, text: str) -> str:
    """The address, for as much of the text as it has room for."""
    while len(base) + len(quote(text, safe="")) > LONGEST_URL:
        text = text[:-1]
    return base + quote(text, safe="")
