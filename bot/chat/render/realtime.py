"""A game that is played in real time: what just happened as a message that is complete in itself,
since it is never edited later, and what can be done now as public buttons; the person who presses
one answers an ask of their own. Only what counts now stands in large letters. The board shows how
the cards lie."""

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from urllib.parse import quote

import msgspec
from msgspec.structs import replace

import games
from bot.chat.control import KEY
from bot.chat.custom_ids import LookingUp, PublicAsk, write
from bot.chat.render import content as ui
from bot.chat.render import speech as md
from bot.chat.render.fairness import slip_button
from bot.chat.render.lessons import leave_button, told_block
from bot.chat.safe import markdown, one_line, shortened
from bot.host.model import TableId
from bot.host.moments import News
from bot.host.views import View
from bot.languages import ABOUT_EACH
from games.kit.asks import Choice, Form, Pick, Write
from games.kit.realtime import Listed, ListsAnswers
from games.kit.say import Say, Seat, say
from games.kit.scenes import Scene

SHORTEST_CLOCK_MS = 8_000

MOST_CHOICES = 4
LONGEST_VERB = 24
MOST_KNOWN = 15
LONGEST_KNOWN = 60
Forms = Mapping[Seat, tuple[Form, ...]]
LONGEST_URL = 512


def post(news: News, view: View, speech: md.Speech, *, listens: bool) -> ui.Content:
    """The message for what has just happened at the table of a view. Where the bot `listens`,
    answers are written and need no button."""
    scene, table, game = news.scene, view.table, view.game
    blocks: list[ui.Block] = [ui.Text("\n".join(_told(scene, speech)))]
    if news.told is not None:
        blocks.append(told_block(news.told, speech))
    awaited = [] if news.told else [*_status(scene, speech), *_clock(news, speech)]
    if awaited:
        blocks += (ui.Separator(), ui.Text("\n".join(awaited)))
    if scene.lookup:
        listed = _listed(table, game, scene.lookup, speech) if news.is_playing else ()
        blocks.append(ui.Row((*links(scene.lookup, speech), *listed)))
    below: list[ui.Button] = []
    if news.is_playing:
        below += buttons(table, _offered(news), speech, listens=listens)
    if scene.slips:
        below.append(slip_button(table, speech))
    if news.is_playing and news.is_taught and news.told:
        below.append(leave_button(table, speech))
    return ui.fitted(ui.boxed(game, *blocks, *ui.rows(below)))


def closed_poll(news: News, view: View, decided: Sequence[Say], speech: md.Speech) -> ui.Content:
    """What called for a vote that is over: how that was decided, and nothing to press. Where that
    is not known, the match's own phase tells."""
    scene = news.scene
    if not decided and view.phase == "ended":
        decided = (say("race-vote-undecided"),)
    over = "\n".join((md.bold(speech.line(say("race-vote-over"))), *map(speech.line, decided)))
    return ui.fitted(
        ui.boxed(view.game, ui.Text("\n".join(_told(scene, speech))), ui.Separator(), ui.Text(over))
    )


def pressed_post(news: News, view: View, speech: md.Speech) -> ui.Content:
    """A post once what it asked for has been done by its own button: that is gone."""
    done = replace(news, asks={}, until=news.at)
    return post(done, view, speech, listens=True)


def _told(scene: Scene, speech: md.Speech) -> Iterator[str]:
    """What was posted by a version that had no banners is told as its story."""
    if not scene.banner:
        yield from map(md.item, map(speech.line, scene.story))
    for line in scene.banner:
        yield (md.large if scene.is_race else md.headline)(speech.line(line))
    yield from map(speech.line, scene.remarks)


def _status(scene: Scene, speech: md.Speech) -> Iterator[str]:
    """What is awaited, unless the banner says so; who has yet to vote is told by the board alone,
    which says so as long as it is true."""
    if scene.is_race or scene.poll:
        return
    for line in scene.status:
        if line not in scene.story and line not in scene.banner:
            yield md.bold(speech.line(line))


def _clock(news: News, speech: md.Speech) -> Iterator[str]:
    """The table's own clock, if it runs long enough to be worth looking at, where the post is
    redrawn when it is over: nothing is to tell tomorrow how long ago that was. That of a race runs
    on the board below."""
    if news.scene.poll and news.until - news.at >= SHORTEST_CLOCK_MS:
        yield f"⏳ {md.countdown(news.until)}"


def _offered(news: News) -> Forms:
    """What nobody waits for is offered once."""
    told = news.scene.told_above
    return {
        seat: tuple(form for form in forms if not (form.optional and form.key in told))
        for seat, forms in news.asks.items()
    }


def buttons(table: str, forms: Forms, speech: md.Speech, *, listens: bool) -> list[ui.Button]:
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
    """Each ask once; one that nobody waits for only if it is the same for several seats, or if
    there is but one person."""
    found: dict[str, list[Form]] = {}
    for form in (form for own in forms.values() for form in own):
        found.setdefault(form.key, []).append(form)
    for same in found.values():
        form = same[0]
        if listens and is_written(form):
            continue
        is_common = len(set(map(digest, same))) == 1 and (len(same) > 1 or len(forms) == 1)
        if is_common or not form.optional:
            yield form


def is_written(form: Form) -> bool:
    return any(isinstance(field, Write) for field in form.fields)


def _buttons(table: str, form: Form, speech: md.Speech) -> Iterator[ui.Button]:
    style: ui.Style = "secondary" if form.optional else "primary"
    if form.otherwise is not None and all(form.usual):
        yield from _usual_button(table, form, form.otherwise, speech)
        return
    choices = _choices(form)
    if choices is None:
        yield ui.Button(
            _opening(form, speech), write(PublicAsk(TableId(table), form.key, digest(form))), style
        )
        return
    for picked in choices:
        picks = tuple(choice.key for choice in picked)
        press = PublicAsk(TableId(table), form.key, digest(form), picks)
        yield ui.Button(_label(form, picked, speech), write(press), _style(picked) or style)


def _usual_button(table: str, form: Form, otherwise: Say, speech: md.Speech) -> Iterator[ui.Button]:
    """What most would do, and beside it what leads to all the rest, if there is any."""
    picks = tuple(key for (key,) in form.usual)
    usual = write(PublicAsk(TableId(table), form.key, digest(form), picks))
    yield ui.Button(speech.label(form.prompt, ui.BUTTON_LABEL), usual, "primary")
    if picks:
        rest = write(PublicAsk(TableId(table), form.key, digest(form)))
        yield ui.Button(speech.label(otherwise, ui.BUTTON_LABEL), rest)


def _style(picked: Sequence[Choice]) -> ui.Style | None:
    """Of a yes or a no."""
    means = {choice.means for choice in picked}
    return "success" if means == {"yes"} else "danger" if means == {"no"} else None


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


def _opening(form: Form, speech: md.Speech) -> str:
    """A text is asked for differently of each seat, so that its field's name stands for all."""
    if is_written(form):
        return speech.label(form.fields[0].label, ui.BUTTON_LABEL)
    return speech.label(form.prompt, ui.BUTTON_LABEL)


def _label(form: Form, picked: tuple[Choice, ...], speech: md.Speech) -> str:
    """What it does, and with what; choices that answer a question, or are several at once, stand
    for themselves."""
    verb = speech.plain(form.prompt)
    names = md.BETWEEN.join(speech.plain(choice.name) for choice in picked)
    if not names:
        return speech.label(form.prompt, ui.BUTTON_LABEL)
    if verb.endswith("?") or len(verb) > LONGEST_VERB or len(picked) > 1:
        return names[: ui.BUTTON_LABEL]
    return f"{verb}: {names}"[: ui.BUTTON_LABEL]


def links(text: str, speech: md.Speech) -> tuple[ui.Link, ...]:
    """An encyclopaedia, a dictionary and a web search for some words."""
    language = speech.language
    wiki = ABOUT_EACH[language].wikipedia
    places = (
        (say("race-link-encyclopaedia"), f"https://{wiki}.wikipedia.org/w/index.php?search="),
        (say("race-link-dictionary"), f"https://{wiki}.wiktionary.org/w/index.php?search="),
        (
            say("race-link-search"),
            f"https://duckduckgo.com/?kl={ABOUT_EACH[language].search_region}&q=",
        ),
    )
    return tuple(
        ui.Link(speech.label(label, ui.BUTTON_LABEL), _address(base, text))
        for label, base in places
    )


def _listed(table: str, game: str, answer: str, speech: md.Speech) -> Iterator[ui.Button]:
    """For a game that has a list of answers."""
    if game in games.names() and issubclass(games.find(game), ListsAnswers):
        label = speech.label(say("race-listed"), ui.BUTTON_LABEL)
        yield ui.Button(label, write(LookingUp(TableId(table), named_answer(answer))))


def named_answer(answer: str) -> str:
    """Names an answer that is being voted on."""
    return _hashed(answer)


def looked_up(found: Listed, speech: md.Speech) -> ui.Content:
    """What the list has on an answer, which is no judge."""
    return ui.fitted(ui.Content((ui.Box(tuple(map(ui.Text, _texts_of_list(found, speech)))),)))


def _texts_of_list(found: Listed, speech: md.Speech) -> Iterator[str]:
    if not found.known:
        yield speech.line(say("race-unlisted", category=found.category))
        return
    state = "yes" if found.stands else "no"
    yield speech.line(say("race-stands", text=found.text, category=found.category, state=state))
    yield speech.line(say("race-no-judge"))
    yield _some_of(found.known, speech)


def _some_of(known: Sequence[str], speech: md.Speech) -> str:
    some = [shortened(one_line(answer), LONGEST_KNOWN) for answer in known[:MOST_KNOWN]]
    label = speech.line(say("race-known", count=len(some), there=len(known)))
    return md.labelled(label, md.BETWEEN.join(map(markdown, some)))


def _address(base: str, text: str) -> str:
    """The address, for as much of the text as it has room for."""
    while len(base) + len(quote(text, safe="")) > LONGEST_URL:
        text = text[:-1]
    return base + quote(text, safe="")
