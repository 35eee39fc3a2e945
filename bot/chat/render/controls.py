"""Any form as buttons and menus: what is picked so far, what it would do, and the next step."""

from collections.abc import Iterator, Sequence
from math import ceil

from msgspec.structs import replace

from bot.chat.custom_ids import Answering, Deed, Step, write
from bot.chat.render import answering as answers
from bot.chat.render import content as ui
from bot.chat.render.answering import Foretold
from bot.chat.render.fields import MENU, explains, groups, is_pressed, one_by_one
from bot.chat.render.rules import rule_rows
from bot.chat.render.speech import Speech, bold, item, labelled, small
from bot.chat.safe import shortened
from games.kit.asks import Form, Pick, Write
from games.kit.say import say
from games.kit.suits import SUIT_NAMES, suit_name

LONGEST_VERB = 40
MOST_ASKS = 20
LONGEST_TICK = 6
LONGEST_SUM = 30


def ask_buttons(
    forms: Sequence[Form], asked: answers.Asked, speech: Speech, *, beside: bool = False
) -> list[ui.Button]:
    """A button for each of a seat's asks; those that nobody waits for, or that stand beside an
    answer in progress, look quieter."""
    return [
        ui.Button(
            speech.label(form.prompt, ui.BUTTON_LABEL),
            write(_first_press(form, asked)),
            "secondary" if form.optional or beside else "primary",
            emoji=speech.emblems.on(form),
        )
        for form in forms[:MOST_ASKS]
    ]


def _first_press(form: Form, asked: answers.Asked) -> Answering:
    """A text alone is typed at once."""
    only_texts = form.fields and all(isinstance(field, Write) for field in form.fields)
    return answers.begun(form, asked, Step.WRITE if only_texts else Step.SHOW)


def panel(
    form: Form,
    answering: Answering,
    foretold: Foretold | None,
    speech: Speech,
    *,
    back: bool = True,
    beside: Sequence[ui.Button] = (),
) -> tuple[ui.Block, ...]:
    """All that is needed to go on with a settled answer, and what may be done besides."""
    menus = answers.menus(form, answering)
    page, turning = _paged(menus, answering, speech)
    nothing_yet = answers.is_untouched(form, answering)
    rules: tuple[ui.Row, ...] = ()
    if foretold is not None and foretold.ruling and not nothing_yet:
        rules = rule_rows([foretold.ruling], speech)
    lines = [bold(speech.line(form.prompt)), *map(speech.line, form.notes)]
    lines += _explained(form, answering, foretold, speech)
    lines += _picked_lines(form, answering, menus, speech)
    lines += _told(form, answering, foretold, nothing_yet, speech)
    buttons = _deciding(form, answering, foretold, speech)
    if back:
        deed = write(Deed(answering.table, "back"))
        buttons.append(ui.Button(speech.label(say("chat-back"), ui.BUTTON_LABEL), deed))
    return (
        ui.Text("\n".join(lines)),
        *(block for menu in page for block in _choosing(form, answering, menu, foretold, speech)),
        *ui.rows(turning),
        *ui.rows([*buttons, *beside]),
        *rules,
    )


def modal(form: Form, answering: Answering, speech: Speech) -> ui.Modal:
    """Where the texts of a form are typed."""
    writes = [field for field in form.fields if isinstance(field, Write)]
    assert len(writes) <= ui.MODAL_ENTRIES, f"{form.key} asks for more texts than a modal takes"
    entries = tuple(
        ui.TextField(
            str(number),
            speech.label(field.label, ui.MODAL_LABEL),
            min(field.longest, ui.LONGEST_ENTRY),
            field.shortest,
        )
        for number, field in enumerate(writes)
    )
    return ui.Modal(write(answering), speech.label(form.prompt, ui.MODAL_TITLE), entries)


def _paged(
    menus: Sequence[answers.FieldMenu], answering: Answering, speech: Speech
) -> tuple[Sequence[answers.FieldMenu], list[ui.Button]]:
    """The menus of the page, and the buttons to the pages beside it."""
    starts = range(0, len(menus), answers.MENUS)
    pages = [menus[start : start + answers.MENUS] for start in starts] or [()]
    number = min(answering.page, len(pages) - 1)
    beside = ((number - 1, say("chat-page-back")), (number + 1, say("chat-page-on")))
    buttons = [
        ui.Button(speech.label(label, ui.BUTTON_LABEL), write(replace(answering, page=page)))
        for page, label in beside
        if 0 <= page < len(pages)
    ]
    return pages[number], buttons


def _choosing(
    form: Form,
    answering: Answering,
    menu: answers.FieldMenu,
    foretold: Foretold | None,
    speech: Speech,
) -> Iterator[ui.Block]:
    """Rows of buttons under the name of its field, as many in each, or a menu."""
    field = form.fields[menu.field]
    assert isinstance(field, Pick)
    if not menu.places or not is_pressed(field):
        yield _menu(form, answering, menu, speech)
        return
    if field.label != form.prompt:
        yield ui.Text(small(speech.line(field.label)))
    buttons = [_choice(form, answering, menu.field, place, speech) for place in menu.places]
    if foretold is not None and menu.field in answers.last_choices(form, answering):
        refused = {place for place, told in foretold.each.items() if told.refused is not None}
        pairs = zip(menu.places, buttons, strict=True)
        buttons = [replace(each, disabled=place in refused) for place, each in pairs]
    in_a_row = ceil(len(buttons) / ceil(len(buttons) / ui.BUTTONS_IN_A_ROW))
    for start in range(0, len(buttons), in_a_row):
        yield ui.Row(tuple(buttons[start : start + in_a_row]))


def _explained(
    form: Form, answering: Answering, foretold: Foretold | None, speech: Speech
) -> Iterator[str]:
    """What each button does, where a press on it plays."""
    if explains(form):
        (field,) = form.fields
        assert isinstance(field, Pick)
        for choice in field.choices:
            if choice.help is not None:
                yield item(f"{bold(speech.line(choice.name))} {speech.line(choice.help)}")
    each = {} if foretold is None else foretold.each
    for number in answers.last_choices(form, answering):
        field = form.fields[number]
        assert isinstance(field, Pick)
        for place, told in each.items():
            if told.lines:
                lines = " ".join(map(speech.line, told.lines))
                yield item(f"{bold(speech.line(field.choices[place].name))} {lines}")


def _called(
    form: Form, answering: Answering, number: int, place: int, speech: Speech, room: int
) -> str:
    """A choice, with what the whole answer comes to with it."""
    field = form.fields[number]
    assert isinstance(field, Pick)
    comes_to = answers.sum_with(form, answering, number, place)
    behind = "" if comes_to is None else f" {speech.label(comes_to, LONGEST_SUM)}"
    return speech.label(field.choices[place].name, room - len(behind)) + behind


def _choice(form: Form, answering: Answering, number: int, place: int, speech: Speech) -> ui.Button:
    """What has been picked has a tick, and its number where the order counts; it goes back if it is
    pressed once more."""
    field = form.fields[number]
    assert isinstance(field, Pick)
    choice = field.choices[place]
    places = answering.picked[number].places
    is_picked = place in places
    tick = f"✓ {places.index(place) + 1}." if is_picked and one_by_one(field) else "✓"
    label = _called(form, answering, number, place, speech, ui.BUTTON_LABEL - LONGEST_TICK)
    return ui.Button(
        f"{tick} {label}" if is_picked else label,
        write(answers.pressed(answering, number, field, place)),
        "primary" if is_picked else "secondary",
        disabled=not answers.goes_along(form, answering, number, place),
        emoji=speech.emblems.beside(choice.art, choice.group),
    )


def _menu(form: Form, answering: Answering, menu: answers.FieldMenu, speech: Speech) -> ui.Menu:
    field = form.fields[menu.field]
    assert isinstance(field, Pick)
    if not menu.places:
        return _group_menu(field, answering, menu.field, speech)
    in_order = one_by_one(field)
    chosen = () if in_order else answering.picked[menu.field].places
    options = tuple(
        ui.Option(
            _called(form, answering, menu.field, place, speech, ui.OPTION_LABEL),
            str(place),
            speech.label(choice.help, ui.OPTION_LABEL) if choice.help else "",
            place in chosen,
            speech.emblems.beside(choice.art, choice.group),
        )
        for place, choice in enumerate(field.choices)
        if place in menu.places
    )
    here = replace(answering, step=Step.CHOOSE, field=menu.field, menu=menu.part)
    most = 1 if in_order else min(field.at_most, len(options))
    required = field.at_least > 0 and most == 1 and menu.parts == 1
    chosen_here = sum(option.chosen for option in options)
    return ui.Menu(
        write(here),
        shortened(_placeholder(field, menu, speech), ui.PLACEHOLDER),
        options,
        least=1 if required else 0,
        most=min(len(options), max(most, chosen_here)),
    )


def _placeholder(field: Pick, menu: answers.FieldMenu, speech: Speech) -> str:
    label = speech.plain(field.label)
    if menu.parts == 1:
        return label
    first = menu.part * MENU + 1
    through = first + len(menu.places) - 1
    return speech.plain(say("chat-menu-part", label=label, first=first, through=through))


def _group_menu(field: Pick, answering: Answering, number: int, speech: Speech) -> ui.Menu:
    """The groups, each with what is in it."""
    chosen = answering.picked[number].group
    options = tuple(
        _group_option(field, group, place, place == chosen, speech)
        for place, group in enumerate(groups(field)[:MENU])
    )
    here = write(replace(answering, step=Step.GROUP, field=number))
    label = speech.plain(say("chat-group", label=speech.plain(field.label)))
    return ui.Menu(here, shortened(label, ui.PLACEHOLDER), options)


def _group_option(field: Pick, group: str, place: int, chosen: bool, speech: Speech) -> ui.Option:
    """A suit goes by its name, any other group by what is in it."""
    names = tuple(choice.name for choice in field.choices if choice.group == group)
    contents = shortened(speech.listed([speech.plain(name) for name in names]), ui.OPTION_LABEL)
    if group in SUIT_NAMES:
        name = speech.label(suit_name(group), ui.OPTION_LABEL)
        return ui.Option(name, str(place), contents, chosen, speech.emblems.of_suit(group))
    return ui.Option(contents, str(place), chosen=chosen)


def _picked_lines(
    form: Form, answering: Answering, menus: Sequence[answers.FieldMenu], speech: Speech
) -> Iterator[str]:
    """What has been picked, where the menus themselves don't show all of it."""
    for number, (field, picked) in enumerate(zip(form.fields, answering.picked, strict=True)):
        if not isinstance(field, Pick) or not picked.places or is_pressed(field):
            continue
        parts = max((menu.parts for menu in menus if menu.field == number), default=1)
        if parts > 1 or one_by_one(field):
            names = [speech.line(field.choices[place].name) for place in picked.places]
            joined = " → ".join(names) if field.ordered else ", ".join(names)
            yield labelled(speech.line(field.label), joined)


def _told(
    form: Form,
    answering: Answering,
    foretold: Foretold | None,
    nothing_yet: bool,
    speech: Speech,
) -> Iterator[str]:
    """What the answer would do, what speaks against it, or what is missing."""
    is_complete = answers.complete_picks(form, answering) is not None
    if foretold is not None and is_complete and foretold.refused is None:
        for line in foretold.lines:
            yield item(speech.line(line))
    elif foretold is not None and foretold.refused is not None and not nothing_yet:
        yield f"⚠️ {speech.line(foretold.refused)}"
    elif not nothing_yet:
        for field in answers.missing(form, answering):
            if is_pressed(field) and field.at_least == 1:
                continue  # its buttons say so
            yield speech.line(say("chat-missing", field=field.label, least=field.at_least))


def _deciding(
    form: Form, answering: Answering, foretold: Foretold | None, speech: Speech
) -> list[ui.Button]:
    """Do it, write it, take the last one back: whatever there is to decide now."""
    buttons = []
    label = speech.label(form.prompt, ui.BUTTON_LABEL)
    if len(label) > LONGEST_VERB or label.endswith("?"):  # a speech, or a question, is no verb
        label = speech.label(say("chat-do-it"), ui.BUTTON_LABEL)
    is_complete = answers.complete_picks(form, answering) is not None
    if foretold is not None and is_complete and foretold.refused is None:
        buttons.append(_button(label, answering, Step.DO, "success"))
    has_texts = any(isinstance(field, Write) for field in form.fields)
    if has_texts and not answers.missing(form, answering):
        buttons.append(_button(label, answering, Step.WRITE, "success"))
    for number, (field, picked) in enumerate(zip(form.fields, answering.picked, strict=True)):
        by_menu = isinstance(field, Pick) and not is_pressed(field)
        if isinstance(field, Pick) and by_menu and one_by_one(field) and picked.places:
            last = speech.plain(field.choices[picked.places[-1]].name)
            name = speech.label(say("chat-take-back", what=last), ui.BUTTON_LABEL)
            buttons.append(_button(name, answers.take_back(answering, number), Step.SHOW))
    return buttons


def _button(
    label: str, answering: Answering, step: Step, style: ui.Style = "secondary"
) -> ui.Button:
    return ui.Button(label, write(replace(answering, step=step)), style)
