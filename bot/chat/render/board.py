"""What a table shows: its board, and a seat's own message."""

from collections.abc import Collection, Iterator, Sequence

import msgspec
from msgspec.structs import replace

from bot.chat.custom_ids import Answering, AnsweringBack, Deed, TakingBack, write
from bot.chat.looking_controls import Replaying
from bot.chat.render import content as ui
from bot.chat.render import speech as md
from bot.chat.render.answering import Asked, Foretold, begun, complete_picks, is_untouched, settled
from bot.chat.render.controls import ask_buttons, panel
from bot.chat.render.lessons import deal_lines, leave_button, told_block
from bot.chat.render.seats import bot_player_lines, parts_lines, series_lines, who_is
from bot.host.model import Proposal, Stamp
from bot.host.timing import EVENING, USUAL
from bot.host.views import View
from games.kit.asks import Form, Pick, Picks
from games.kit.game import Outcome
from games.kit.say import Say, Who, say
from games.kit.scenes import Scene, own_zones

MOST_TEXTS = 14
"""As many as the biggest table has players, one for the middle, and one for the piles."""


def board(view: View, speech: md.Speech, gallery: ui.Gallery | None = None) -> ui.Content:
    """A match that is running or has ended: what just happened, who must do what, and the score.
    `speech` is in the table's language. What `gallery` shows is not repeated."""
    names = md.BETWEEN.join(speech.line(Who(seat)) for seat in range(len(view.seats)))
    title = (
        md.heading(speech.line(md.game_name(view.game))),
        md.small(names),
        *bot_player_lines(view, speech),
        *(deal_lines(speech) if view.is_lesson else ()),
    )
    happened = headlines(view, speech)
    top = "\n".join((*title, *happened, *_status(view, speech)))
    blocks: list[ui.Block] = [ui.Text(top)]
    if view.scene is not None:
        scene = view.scene
        # How it ended stands above.
        told = None if view.outcome is None else view.outcome.message
        said = {speech.line(line) for line in (*scene.headlines, *([told] if told else ()))}
        newest = [md.item(line) for line in map(speech.line, scene.story) if line not in said]
        newest += (md.dice_line(rolled, speech) for rolled in scene.dice)
        past = map(speech.line, (*scene.before, *scene.earlier))
        older = [md.small(line) for line in past if line not in said]
        blocks += (ui.Text("\n".join(lines)) for lines in (older, newest) if lines)
        if texts := md.board_texts(view.scene.board, speech)[:MOST_TEXTS]:
            blocks += (ui.Separator(), *map(ui.Text, texts))
    deeds = [_button(deed, speech) for deed in _deeds(view)]
    if view.has_been_played:
        label = speech.label(say("replay-open"), ui.BUTTON_LABEL)
        deeds.append(ui.Button(label, write(Replaying(view.table))))
    rules = [_button(Deed(view.table, "rules"), speech)] if deeds else []
    if view.is_taught:
        deeds.append(leave_button(view.table, speech))
    in_words = ui.fitted(ui.boxed(view.game, *blocks, *ui.rows([*deeds, *rules])))
    if gallery is None:
        return in_words
    # Who plays what, how it stands and how it ended is in the picture.
    status = list(_status(view, speech, pictured=True))
    beside = happened, status, deal_lines(speech) if view.is_lesson else []
    texts_beside = (ui.Text("\n".join(lines)) for lines in beside if lines)
    buttons = ui.rows([*deeds, words_button(view, speech), *rules])
    shown = ui.boxed(view.game, *texts_beside, gallery, *buttons)
    return replace(ui.fitted(shown), words=in_words.blocks)


def headlines(view: View, speech: md.Speech) -> list[str]:
    """What came of the last round in one line, and below it what has happened since; a hand that
    waits tells that in `passing`. Of a game played in real time the channel tells what has happened
    since, and while a race is on only what must be answered matters."""
    scene = view.scene
    if scene is None or scene.is_race:
        return []
    ended = None if view.outcome is None else view.outcome.message
    lines = [line for line in scene.headlines if line != ended]
    last = () if scene.last_round is None else scene.last_round.says
    decided = " ".join(speech.line(line) for line in lines if line in last)
    waits = view.viewer is not None and not view.is_awaited
    is_elsewhere = view.is_realtime or waits
    new = [] if is_elsewhere else [line for line in _since(scene) if line != ended]
    since = " ".join(map(speech.line, new))
    return [*([md.bold(decided)] if decided else []), *([since] if since else [])]


def _since(scene: Scene) -> list[Say]:
    """The headlines of what has happened since the last round."""
    last = () if scene.last_round is None else scene.last_round.says
    return [line for line in scene.headlines if line not in last]


def _passing(view: View, public: Scene) -> list[Say]:
    """What has just happened, so that the answer to one's own press tells what it has done. A hand
    that waits is not edited for each move that others make."""
    scene = view.scene
    assert scene is not None
    private = [each for each in scene.story if each not in public.story]
    news = [each for each in private if each not in scene.headlines]
    is_quiet = not view.is_awaited and not view.is_realtime and not scene.is_race
    if is_quiet and view.phase == "playing":
        return [*_since(scene), *news]
    return news


def words_button(view: View, speech: md.Speech) -> ui.Button:
    """Tells all that a picture shows, and what it does not."""
    return _button(Deed(view.table, "words"), speech)


def _status(view: View, speech: md.Speech, *, pictured: bool = False) -> Iterator[str]:
    if view.phase == "ended":
        yield from end_lines(view, speech, pictured=pictured)
        yield from series_lines(view, speech)
        yield from parts_lines(view, speech, left_only=pictured)
        return
    if view.phase == "paused":
        yield speech.line(_paused(view))
    if view.scene is not None:
        above = _said_above(view.scene, speech) if pictured else ()
        told = (speech.line(line) for line in view.scene.status)
        yield from (md.bold(line) for line in told if line not in above)
    yield from _clocks(view, speech)
    if view.gave_up:
        who = tuple(Who(seat) for seat in view.gave_up)
        yield speech.line(say("chat-gave-up", who=who))
    gone = tuple(Who(seat) for seat, sitting in enumerate(view.seats) if sitting.is_vacant)
    if gone:
        yield speech.line(say("chat-gone", who=gone, count=len(gone)))
    yield from map(md.small, series_lines(view, speech))


def _paused(view: View) -> Say:
    if not view.paused_by:
        return say("chat-paused", state="stopped", who="")
    return say("chat-paused", state="by", who=who_is(view, view.paused_by))


def _said_above(scene: Scene, speech: md.Speech) -> Collection[str]:
    """During a race its post stands right above, and the picture shows the same."""
    return {speech.line(line) for line in (*scene.banner, *scene.remarks)} if scene.is_race else ()


def _clocks(view: View, speech: md.Speech) -> Iterator[str]:
    """When the clocks that matter run out, and whose they are; the table's own is nobody's. And
    what each has left of their bank: where that is running down it ticks."""
    near = [clock for clock in view.clocks if not clock.is_far]
    for second in sorted({clock.until // md.SECOND_MS for clock in near}):
        seats = (clock.seat for clock in near if clock.until // md.SECOND_MS == second)
        names = [speech.line(Who(seat)) for seat in seats if seat is not None]
        ends = md.countdown(Stamp(second * md.SECOND_MS))
        yield " ".join(("⏳", *filter(None, [speech.listed(names)]), ends))
    running = {clock.seat: clock.until for clock in view.clocks}
    left = []
    for seat, bank in view.hours.banks:
        minutes, seconds = divmod(bank // md.SECOND_MS, 60)
        ticks = running.get(seat)
        time = md.bold(f"{minutes}:{seconds:02}") if ticks is None else md.countdown(ticks)
        left.append(f"{speech.line(Who(seat))} {time}")
    if left:
        yield md.small(f"⌛ {md.BETWEEN.join(left)}")


def end_lines(view: View, speech: md.Speech, *, pictured: bool) -> Iterator[str]:
    """How it ended, and with how many points each."""
    match view.ending:
        case "stopped":
            yield speech.line(say("chat-ended-stopped"))
        case "called_off":
            yield speech.line(say("chat-ended-called-off"))
        case "left":
            yield speech.line(say("chat-ended-left"))
        case "idle":
            yield speech.line(say("chat-ended-idle"))
        case _ if view.outcome is not None:
            yield outcome_line(view.outcome, speech)
            if pictured:
                return
            yield md.BETWEEN.join(
                f"{speech.line(Who(seat))} {md.bold(str(view.outcome.scores[seat]))}"
                for seat in view.outcome.in_order()
            )


def outcome_line(outcome: Outcome, speech: md.Speech) -> str:
    return f"🏆 {md.bold(speech.line(outcome.message))}"


def _deeds(view: View) -> Iterator[Deed]:
    gone = any(sitting.left for sitting in view.seats)
    if view.phase == "ended":
        if view.scene is not None:
            yield Deed(view.table, "rematch")
            if not view.is_lesson and sum(each.bot_player is None for each in view.seats) > 1:
                yield Deed(view.table, "meet")
            yield Deed(view.table, "fair")
            yield from _earlier(view)
        return
    if view.phase == "playing" and not view.is_realtime:
        yield Deed(view.table, "play")
    yield Deed(view.table, "hand")
    hours = view.hours
    if hours.may_give and (hours.timing not in (USUAL, EVENING) or hours.reminded):
        # It may be needed soon.
        yield Deed(view.table, "time")
    yield Deed(view.table, "resume" if view.phase == "paused" else "pause")
    if gone:
        yield Deed(view.table, "join")
        asked = {absence.seat for absence in view.absences if absence.state == "asked"}
        if any(each.left and seat not in asked for seat, each in enumerate(view.seats)):
            yield Deed(view.table, "gone")
    yield Deed(view.table, "fair")
    yield from _earlier(view)


def _earlier(view: View) -> Iterator[Deed]:
    """There is something to look back on once a round is over."""
    if view.scene is not None and view.scene.last_round is not None:
        yield Deed(view.table, "earlier")


def _button(deed: Deed, speech: md.Speech) -> ui.Button:
    """The first thing to do is the one in colour."""
    style: ui.Style = "primary" if deed.do in ("play", "rematch") else "secondary"
    label = say("chat-do-come-back" if deed.do == "join" else f"chat-do-{deed.do}")
    return ui.Button(speech.label(label, ui.BUTTON_LABEL), write(deed), style)


class Open(msgspec.Struct, frozen=True):
    """The form that is being answered; `complete` are the picks whose preview `hand` needs. One
    that was not asked for can't be left."""

    form: Form
    answering: Answering
    complete: Picks | None
    chosen: bool


def form_of(view: View, answering: Answering) -> Form | None:
    """The form that a press is about; nothing if it is outdated or somebody else's."""
    about = answering.table, answering.seat, answering.number
    if view.scene is None or about != (view.table, view.viewer, view.ask_number):
        return None
    return next((form for form in view.scene.asks if form.key == answering.ask), None)


def opened(view: View, answering: Answering | None = None) -> Open | None:
    """What is being answered: what a press has asked for, or the only thing there is to do."""
    form = None if answering is None else form_of(view, answering)
    if form is not None and answering is not None:
        at = settled(form, answering)
        return Open(form, at, complete_picks(form, at), True)
    asked = _asked(view)
    first = _first_open(view)
    if asked is None or first is None:
        return None
    at = begun(first, asked)
    return Open(first, at, complete_picks(first, at), False)


def still_open(view: View, kept: Open | None) -> Answering | None:
    """An answer in progress that nobody waits for, as long as the same is asked; whatever else is
    asked of its seat by now."""
    if kept is None or view.scene is None or kept.form not in view.scene.asks:
        return None
    asked = _asked(view)
    if asked is None or not kept.form.optional:
        return None
    return replace(kept.answering, seat=asked.seat, number=asked.number)


def _first_open(view: View) -> Form | None:
    """What stands open without being asked for: the only thing to do, or the first of several."""
    required = [form for form in view.scene.asks if not form.optional] if view.scene else []
    open_ = required if len(required) == 1 else [form for form in required if form.opens]
    choosing = (form for form in open_ if any(isinstance(field, Pick) for field in form.fields))
    return next(choosing, None)


def hand(
    view: View,
    public: Scene | None,
    speech: md.Speech,
    answering: Answering | None = None,
    foretold: Foretold | None = None,
    gallery: ui.Gallery | None = None,
) -> ui.Content:
    """What the seat of the view sees beside the public scene. `answering` is an answer in
    progress, `foretold` the preview of the picks that `opened(…)` says are complete. The cards that
    `gallery` shows are not named as well."""
    news: list[str] = []
    own: list[str] = []
    happened = headlines(view, speech)
    older: list[str] = []
    if view.scene is not None and public is not None:
        passing = _passing(view, public)
        news = [md.item(speech.line(each)) for each in passing]
        older = [md.small(line) for line in _unsaid(view.scene, happened, speech, passing)]
        own = [*md.zone_lines(own_zones(view.scene, public), speech)]
    standing = _standing(view, speech, happened)
    retold = [ui.Text("\n".join(older), passing=True)] if older else []
    told = [ui.Text("\n".join(news), passing=True)] if news else []
    cards = [ui.Text("\n".join(own))] if own else []
    asked = _asked(view)
    controls: tuple[ui.Block, ...] = ()
    if asked is not None and view.scene is not None:
        controls = _controls(view, view.scene.asks, asked, speech, answering, foretold)
    besides = _besides(view, asked, speech)
    rest = _at_rest(view, besides, speech)
    if view.told is not None:
        controls = (told_block(view.told, speech), *controls)
    below = (ui.Separator(), *controls, *rest) if controls or rest else ()
    in_words = ui.fitted(ui.boxed(view.game, standing, *told, *retold, *cards, *below))
    if gallery is None:
        return in_words
    rest = _at_rest(view, [*besides, words_button(view, speech)], speech)
    shown = ui.boxed(view.game, standing, *told, gallery, *controls, *rest)
    return replace(ui.fitted(shown), words=in_words.blocks)


def _unsaid(
    scene: Scene, happened: Sequence[str], speech: md.Speech, passing: Sequence[Say]
) -> Iterator[str]:
    """What has happened since the last round began, in order, but for what stands there already."""
    for line in scene.told():
        said = speech.line(line)
        if line not in passing and not any(said in each for each in happened):
            yield said


def _standing(view: View, speech: md.Speech, happened: Sequence[str]) -> ui.Text:
    """What has happened, whether it is this seat's turn, and what concerns the whole table; what
    the viewer has asked to take back, and who has yet to answer."""
    state = "yours" if view.is_awaited else "waiting"
    if view.phase != "playing":
        state = view.phase
    elif view.viewer in view.gave_up:
        state = "gave-up"
    turn = say("chat-turn", state=state, others=len(view.seats) - 1)
    if view.phase == "paused":
        turn = _paused(view)
    lines = [md.heading(speech.line(md.game_name(view.game)), md.channel_link(view.place.spot))]
    lines += (speech.line(say("chat-unseen", what=line)) for line in view.unseen)
    said = " ".join(happened)
    lines += [
        speech.line(say("chat-forced", what=line))
        for line in view.forced
        if speech.line(line) not in said
    ]
    lines += happened
    lines.append(speech.line(turn))
    if view.phase == "ended" and view.outcome is not None:
        lines.append(outcome_line(view.outcome, speech))
    if view.stranded:
        lines.append(speech.line(say("chat-stranded")))
    asked = view.proposal
    if asked is not None and asked.seat == view.viewer:
        done = (asked.seat, *asked.agreed, *view.gave_up)
        seats = (seat for seat, each in enumerate(view.seats) if not (each.left or each.bot_player))
        left = tuple(Who(seat) for seat in seats if seat not in done)
        lines.append(speech.line(say("chat-back-waiting", what=named_back(asked), asked=left)))
    return ui.Text("\n".join(lines))


def named_back(proposal: Proposal) -> Say:
    return proposal.what or say("chat-back-last")


def _controls(
    view: View,
    forms: Sequence[Form],
    asked: Asked,
    speech: md.Speech,
    answering: Answering | None,
    foretold: Foretold | None,
) -> tuple[ui.Block, ...]:
    """The answer in progress, or all asks."""
    open_ = opened(view, answering)
    if open_ is None:
        return ui.rows(ask_buttons(forms, asked, speech))
    form, at = open_.form, open_.answering
    others = [other for other in forms if other != form] if form == _first_open(view) else []
    beside = ask_buttons(others, asked, speech, beside=not is_untouched(form, at))
    return panel(form, at, foretold, speech, back=open_.chosen, beside=beside)


def _besides(view: View, asked: Asked | None, speech: md.Speech) -> list[ui.Button]:
    """A hint, why not, the way back of the last move or of having asked for it, and the rounds
    before: whatever there is now."""
    buttons = [leave_button(view.table, speech)] if view.is_taught else []
    if not view.is_realtime and view.is_awaited and not view.is_taught:
        buttons.append(_button(Deed(view.table, "hint"), speech))
    if asked is not None and view.scene is not None and view.scene.barred:
        buttons.append(_button(Deed(view.table, "why"), speech))
    proposal = view.proposal if view.phase == "playing" else None
    if proposal is not None and proposal.seat == view.viewer:
        label = speech.label(say("chat-do-never-mind"), ui.BUTTON_LABEL)
        never_mind = AnsweringBack(view.table, proposal.revision, agrees=False)
        buttons.append(ui.Button(label, write(never_mind)))
    elif view.phase == "playing" and view.way_back is not None:
        label = speech.label(say("chat-do-take-back"), ui.BUTTON_LABEL)
        buttons.append(ui.Button(label, write(TakingBack(view.table, view.way_back.to))))
    return [*buttons, *(_button(deed, speech) for deed in _earlier(view))]


def _at_rest(view: View, besides: list[ui.Button], speech: md.Speech) -> tuple[ui.Row, ...]:
    """What is below a hand's own controls, with the way to the rules. Giving up always ends a last
    row: whatever else comes and goes, nothing puts it under somebody's finger."""
    rules = _button(Deed(view.table, "rules"), speech)
    if view.may_concede:
        concede = _button(Deed(view.table, "concede"), speech)
        return (*ui.rows(besides), ui.Row((rules, concede)))
    return ui.rows([*besides, rules]) if besides else ()


def _asked(view: View) -> Asked | None:
    if view.phase != "playing" or view.viewer is None or view.ask_number is None:
        return None
    return Asked(view.table, view.viewer, view.ask_number)
