"""A person with a hand message: reads what is shown, and presses what is there."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from bot.chat.custom_ids import Answering, Deed, Step, parse
from bot.chat.render.answering import (
    Foretold,
    OpenModal,
    Play,
    Show,
    is_untouched,
    last_choices,
    respond,
    typed,
)
from bot.chat.render.board import Open, form_of, hand, opened
from bot.chat.render.content import Button, Content, Menu, Modal
from bot.chat.render.controls import modal
from bot.chat.render.fields import groups, one_by_one
from bot.chat.render.speech import Speech
from games.kit.asks import Ask, Form, Pick, Picks, Write
from games.kit.say import Refusal, Seat
from tests.chat.limits import assert_fits, assert_modal_fits, controls
from tests.chat.positions import Position

PATIENCE = 200


class Person:
    """Enters answers at one seat of a position, as the bot shows it."""

    def __init__(self, position: Position, seat: Seat, speech: Speech) -> None:
        self.view = position.view(seat)
        self.public = position.game.look(position.state, None)
        self.asks = {ask.key: ask for ask in position.asks(seat)}
        self.speech = speech
        self.presses = 0
        self.played: tuple[str, Picks] | None = None
        self.modal: Modal | None = None
        self.turning = 1
        self.message = self._shown(None)

    def enter(self, ask: Ask[Any], sample: Picks) -> Picks:
        """Presses until the sample is played; returns what the bot took it for."""
        form = ask.form
        if button := self._control(form, Step.SHOW):
            self.press(button.id)
        while self.played is None:
            assert self.presses < PATIENCE, f"{form.key} takes no {sample}"
            self._go_on(form, sample)
        key, picks = self.played
        assert key == form.key
        return picks

    def press(self, custom_id: str, values: Sequence[str] = ()) -> None:
        """What the bot does with a press."""
        self.presses += 1
        press = parse(custom_id)
        if isinstance(press, Deed):
            assert press.do == "back"
            self.message = self._shown(None)
            return
        assert isinstance(press, Answering)
        form = form_of(self.view, press)
        assert form is not None
        match respond(form, press, values):
            case Play(picks):
                self.played = form.key, picks
            case OpenModal(answering):
                self.modal = modal(form, answering, self.speech)
                assert_modal_fits(self.modal)
            case Show(answering, foretell) as show:
                if foretell is not None and show.plays(form, self._preview(form, foretell)):
                    self.played = form.key, foretell
                else:
                    self.message = self._shown(answering)

    def _shown(self, answering: Answering | None) -> Content:
        self.answering = answering
        open_ = opened(self.view, answering)
        foretold = None if open_ is None else foretold_of(open_, self._preview)
        content = hand(self.view, self.public, self.speech, answering, foretold)
        assert_fits(content)
        return content

    def _preview(self, form: Form, picks: Picks) -> Foretold:
        try:
            return Foretold.of(self.asks[form.key].check(picks))
        except Refusal as refusal:
            return Foretold.of(refusal)

    def _write(self, form: Form, sample: Picks, modal: Modal) -> None:
        press = parse(modal.id)
        assert isinstance(press, Answering)
        texts = [
            picked[0]
            for field, picked in zip(form.fields, sample, strict=True)
            if isinstance(field, Write)
        ]
        self.played = form.key, typed(form, press, texts)

    def _go_on(self, form: Form, sample: Picks) -> None:
        """The next thing to press: something that is still to be picked, or Do it."""
        for control in controls(self.message):
            press = parse(control.id)
            if isinstance(control, Button) and control.disabled:
                continue
            if isinstance(control, Menu) and isinstance(press, Answering) and press.ask == form.key:
                values = self._values(form, press, control, sample)
                if values is not None:
                    assert control.least <= len(values) <= control.most
                    self.press(control.id, values)
                    return
            is_choice = isinstance(press, Answering) and press.step is Step.PICK
            if is_choice and press.ask == form.key and self._is_missing(form, press, sample):
                self.press(control.id)
                return
        done = self._control(form, Step.DO) or self._control(form, Step.WRITE)
        if done is None or not self._all_picked(form, done.id, sample):
            done = self._next_page(form)
            assert done is not None, f"{form.key}: {sample} can't be entered in {self.message}"
        self.press(done.id)
        if self.modal is not None:
            self._write(form, sample, self.modal)

    def _is_missing(self, form: Form, press: Answering, sample: Picks) -> bool:
        """Whether the button of a choice brings the answer closer to the sample. A choice that is
        to be put back has such a button, too."""
        field = form.fields[press.field]
        assert isinstance(field, Pick)
        wanted = _places(field, sample[press.field])
        open_ = opened(self.view, self.answering)
        assert open_ is not None and open_.form == form
        before = [str(place) for place in open_.answering.picked[press.field].places]
        after = [str(place) for place in press.picked[press.field].places]
        if one_by_one(field):
            return len(after) > len(before) and after == wanted[: len(after)]
        return len({*after} ^ {*wanted}) < len({*before} ^ {*wanted})

    def _values(self, form: Form, press: Answering, menu: Menu, sample: Picks) -> list[str] | None:
        """What to choose in a menu, if something is to be changed there."""
        field = form.fields[press.field]
        assert isinstance(field, Pick)
        wanted = _places(field, sample[press.field])
        if press.step is Step.GROUP:
            chosen = [option.value for option in menu.options if option.chosen]
            right = _group(field, wanted)
            return None if chosen == [right] else [right]
        offered = [option.value for option in menu.options]
        if one_by_one(field):
            following = wanted[len(press.picked[press.field].places) :][:1]
            return following if following and following[0] in offered else None
        right_ones = [value for value in offered if value in wanted]
        chosen = [option.value for option in menu.options if option.chosen]
        return None if chosen == right_ones else right_ones

    def _all_picked(self, form: Form, do: str, sample: Picks) -> bool:
        press = parse(do)
        assert isinstance(press, Answering)
        return all(
            isinstance(field, Write) or len(picked.places) == len(wanted)
            for field, picked, wanted in zip(form.fields, press.picked, sample, strict=True)
        )

    def _control(self, form: Form, step: Step) -> Button | None:
        """The button of an ask with that step; not those that only turn a page or take back."""
        for control in controls(self.message):
            press = parse(control.id)
            if (
                isinstance(control, Button)
                and isinstance(press, Answering)
                and (press.ask, press.step) == (form.key, step)
                and (step is not Step.SHOW or (not press.page and is_untouched(form, press)))
            ):
                return control
        return None

    def _next_page(self, form: Form) -> Button | None:
        """The button that turns on; at the last page, the one that turns back."""
        pages = {}
        for control in controls(self.message):
            press = parse(control.id)
            if isinstance(press, Answering) and press.ask == form.key:
                if isinstance(control, Menu):
                    here = press.page
                elif press.step is Step.SHOW:
                    pages[press.page] = control
        if here + self.turning not in pages:
            self.turning = -self.turning
        return pages.get(here + self.turning)


def foretold_of(open_: Open, preview: Callable[[Form, Picks], Foretold]) -> Foretold | None:
    """What the hand needs to know of an answer in progress."""
    form = open_.form
    told = None if open_.complete is None else preview(form, open_.complete)
    each = {
        place: preview(form, picks)
        for choices in last_choices(form, open_.answering).values()
        for place, picks in choices.items()
    }
    return replace(told or Foretold(), each=each) if each else told


def _places(field: Pick, keys: Sequence[str]) -> list[str]:
    order = [choice.key for choice in field.choices]
    return [str(order.index(key)) for key in keys]


def _group(field: Pick, wanted: Sequence[str]) -> str:
    names = groups(field)
    of_wanted = [field.choices[int(place)].group for place in wanted]
    grouped = [group for group in of_wanted if group]
    return str(names.index(grouped[0]) if grouped else 0)
