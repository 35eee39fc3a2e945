"""What rides on buttons and menus."""

import base64
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import games
from bot.chat.answer.router import ON_DEED, ON_MODAL, ON_PRESS
from bot.chat.custom_ids import (
    LONGEST,
    MOST_RULINGS,
    OPENING,
    Answering,
    AnsweringBack,
    Control,
    Deed,
    DeletingPreset,
    Doing,
    GivingUp,
    LookingUp,
    OfAbsent,
    OfPerson,
    OfPresets,
    OfSeats,
    OptionForm,
    OptionPage,
    OptionsAgain,
    Picked,
    PublicAsk,
    Reading,
    RuleOf,
    RulesOf,
    Step,
    TakingBack,
    in_modal,
    parse,
    write,
)
from bot.chat.render.answering import MENU, groups, one_by_one
from bot.chat.render.realtime import buttons
from bot.host.views import View
from games.kit.asks import Form, Pick, Write
from games.kit.realtime import RealtimeGame
from tests.chat.positions import TABLE, speech, walk
from tests.games.every_game import GAMES_AND_OPTIONS, named, plan

LONGEST_OF_ANY = 64
"""The longest custom_id of any game, by whatever can be picked in random matches."""

MOVES = 150

TABLES = st.text("abcdefghijklmnopqrstuvwxyz234567", min_size=1, max_size=13)
NAMES = st.text("abcdefghijklmnopqrstuvwxyz_", min_size=1, max_size=20)
ASKS = st.text("abcdefghijklmnopqrstuvwxyz_-", min_size=1, max_size=13)
RULINGS = st.from_regex(r"[A-Z]{2}[0-9]{1,2}[a-z]?", fullmatch=True)
KEYS = st.from_regex(r"[A-Za-z0-9:_-]{1,20}", fullmatch=True)
PLACES = st.integers(0, 60)
PICKED = st.builds(
    Picked,
    st.one_of(
        st.lists(PLACES, max_size=4).map(tuple),
        st.sets(PLACES, max_size=61).map(lambda places: tuple(sorted(places))),
    ),
    st.none() | st.integers(0, 24),
)
DIGESTS = st.text("0123456789abcdef", min_size=8, max_size=8)
ANSWERS = st.builds(
    Answering,
    table=TABLES,
    seat=st.integers(0, 11),
    number=st.integers(0, 99_999),
    ask=ASKS,
    step=st.sampled_from(Step),
    page=st.integers(0, 20),
    field=st.integers(0, 4),
    menu=st.integers(0, 20),
    picked=st.lists(PICKED, max_size=2).map(tuple),
)
CONTROLS: st.SearchStrategy[Control] = st.one_of(
    ANSWERS,
    st.builds(Deed, TABLES, st.sampled_from(get_args(Doing))),
    st.builds(OptionsAgain, TABLES, st.integers(0, 20)),
    st.builds(OfSeats, TABLES, NAMES),
    st.builds(OfPerson, TABLES, NAMES, st.from_regex(r"[a-z0-9]{1,20}", fullmatch=True)),
    st.builds(DeletingPreset, TABLES, DIGESTS, st.booleans()),
    st.builds(OptionPage, TABLES, st.integers(0, 9)),
    st.builds(OptionForm, TABLES, st.integers(0, 9), st.binary(max_size=26)),
    st.builds(OfPresets, TABLES, st.sampled_from(("save", "delete"))),
    st.builds(RuleOf, RULINGS),
    st.builds(RulesOf, st.lists(RULINGS, min_size=2, max_size=MOST_RULINGS).map(tuple)),
    st.builds(
        PublicAsk,
        TABLES,
        ASKS,
        DIGESTS,
        st.lists(KEYS, max_size=1).map(tuple),
    ),
    st.builds(LookingUp, TABLES, DIGESTS),
    st.builds(GivingUp, TABLES, st.integers(0, 11), st.integers(0, 11), st.booleans()),
    st.builds(TakingBack, TABLES, st.integers(0, 99_999)),
    st.builds(AnsweringBack, TABLES, st.integers(0, 99_999), st.booleans()),
    st.builds(
        OfAbsent,
        TABLES,
        st.integers(0, 99_999),
        st.integers(0, 9),
        st.sampled_from(("hard", "sit")),
    ),
    st.builds(Reading, NAMES, st.just("") | NAMES),
)


@given(CONTROLS)
def test_a_control_comes_back_as_it_was_written(control: Control) -> None:
    text = write(control)
    assert 1 <= len(text) <= LONGEST
    assert parse(text) == control


@given(CONTROLS)
def test_a_text_is_printable_ascii_that_json_takes_as_it_stands(control: Control) -> None:
    text = write(control)
    assert all("!" <= character <= "~" for character in text)
    assert msgspec.json.encode(text).decode() == f'"{text}"'


@given(CONTROLS, st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1))
def test_a_modal_s_id_is_another_for_each_press_that_opens_it(
    control: Control, press: int, other: int
) -> None:
    text = write(control)
    if len(text) > LONGEST_OF_ANY:
        return
    opened = in_modal(text, press)
    assert parse(opened) == control
    assert len(opened) <= LONGEST
    assert (in_modal(text, other) == opened) == (other == press)


def test_every_control_has_a_handler() -> None:
    assert set(ON_DEED) == set(get_args(Doing))
    assert {Deed, *ON_PRESS, *(kind for kind, _ in ON_MODAL)} == set(get_args(Control))


def test_a_log_is_told_which_ask_it_is_about_and_nothing_of_what_was_picked() -> None:
    control = Answering(table="abc", seat=1, number=4, ask="play", picked=(Picked((3,)),))
    assert control.for_log() == "Answering table=abc seat=1 number=4 ask=play page=0"


def is_honest(text: str) -> bool:
    """Whether a text that means something is what `write` gives for it."""
    control = parse(text)
    return control is None or write(control) == text.partition(OPENING)[0]


@given(st.text(max_size=120))
def test_any_text_is_a_control_or_nothing(text: str) -> None:
    assert is_honest(text)


@given(st.binary(max_size=79))
@example(b"\xdd\xff\xff\xff\xff")
@example(b"\x91" * 79)
def test_any_bytes_are_a_control_or_nothing(data: bytes) -> None:
    assert is_honest("2" + base64.b85encode(data).decode())


@given(CONTROLS, st.integers(1, LONGEST), st.characters())
def test_a_spoilt_text_is_another_control_or_nothing(
    control: Control, place: int, other: str
) -> None:
    text = write(control)
    place = 1 + place % (len(text) - 1)
    assert is_honest(text[:place] + other + text[place + 1 :])
    assert is_honest(text[:place])
    assert is_honest(text + other)


def forged(*fields: Any) -> str:
    """A text whose version and codec are right."""
    return "2" + base64.b85encode(msgspec.msgpack.encode(fields)).decode()


def test_a_text_forged_well_means_what_it_says() -> None:
    assert parse(forged("d", "abc", "join")) == Deed("abc", "join")
    answer = forged("a", "abc", 0, 1, "lay", 1, 0, 0, 0, ((b"\x02", None),))
    assert parse(answer) == Answering(
        table="abc", seat=0, number=1, ask="lay", step=Step.CHOOSE, picked=(Picked((2,)),)
    )


@pytest.mark.parametrize(
    "fields",
    [
        (),
        ("x", "abc", "join"),
        ("d", "abc"),
        ("d", "abc", "explode"),
        ("d", "abc", "join", "more"),
        ("d", "ABC", "join"),
        ("d", "abc\n", "join"),
        ("d", "", "join"),
        ("d", "a" * 21, "join"),
        ("d", 7, "join"),
        ("o", "abc", "__import__('os')"),
        ("o", "abc", "teams\n"),
        ("p", "abc", "vote", "xx", ("accept",)),
        ("p", "abc", "vote", "00ff00ff", ("a b",)),
        ("p", "abc", "vote", "00ff00ff", ("",)),
        ("l", "abc", "oslo"),
        ("r", "", "aim"),
        ("a", "abc", -1, 1, "lay", 0, 0, 0, 0, ()),
        ("a", "abc", 1_000, 1, "lay", 0, 0, 0, 0, ()),
        ("a", "abc", 0, 1_000_000_000, "lay", 0, 0, 0, 0, ()),
        ("a", "abc", 0, 1.0, "lay", 0, 0, 0, 0, ()),
        ("a", "abc", 0, 1, "lay", 6, 0, 0, 0, ()),
        ("a", "abc", 0, 1, "lay", "show", 0, 0, 0, ()),
        ("a", "abc", 0, 1, "lay", 0, 0, 0, 0, ((b"", -1),)),
        ("a", "abc", 0, 1, "lay", 0, 0, 0, 0, (((2,), None),)),
        ("a", "abc", 0, 1, "lay", 0, 0, 0, 0, ((b"\xff\x01", None),)),
        ("a", "abc", 0, 1, "lay", 0, 0, 0, 0, ((bytes(range(9)), None),)),
    ],
)
def test_what_was_never_written_is_nothing(fields: tuple[Any, ...]) -> None:
    assert parse(forged(*fields)) is None


@pytest.mark.parametrize("text", ["", "2", "hello", "3" + forged("d", "abc", "join")[1:], "2é"])
def test_a_text_of_another_kind_is_nothing(text: str) -> None:
    assert parse(text) is None


def test_two_texts_never_mean_the_same() -> None:
    text = write(Deed("abc", "join"))
    in_a_longer_form = b"\xdc\x00\x03\xa1d\xa3abc\xa4join"
    assert parse("2" + base64.b85encode(in_a_longer_form).decode()) is None
    assert parse(text + "00000") is None
    assert parse(text + " ") is None


def test_a_hand_of_54_cards_and_ordered_picks_fit() -> None:
    """More than the games come to: all cards of a deck, and cards with their places."""
    head = {"table": TABLE, "seat": 11, "number": 99_999, "ask": "activate_next"}
    every_card = Picked(tuple(range(54)), 3)
    in_order = (Picked((53, 2, 41, 0, 7, 12)), Picked((4, 0, 3)))
    for picked in ((every_card,), in_order):
        press = Answering(**head, step=Step.CHOOSE, page=2, field=1, menu=2, picked=picked)  # type: ignore[arg-type]
        assert parse(write(press)) == press


def test_a_ruling_about_a_message_of_discord_s_fits() -> None:
    ruling = PublicAsk(TABLE, "contest", "00ff00ff", ("999:12345678901234567890",))
    assert len(write(ruling)) == 76
    assert parse(write(ruling)) == ruling


@pytest.mark.parametrize("places", [(), (5,), (255,), (300,), (3, 1), (1, 1), tuple(range(200))])
def test_places_come_back_in_their_order(places: tuple[int, ...]) -> None:
    assert Picked(places).places == places


def test_what_no_custom_id_has_room_for_is_an_error() -> None:
    endless = Picked(tuple(range(99, 0, -1)))
    with pytest.raises(ValueError, match="characters"):
        write(Answering(table="abc", seat=0, number=1, ask="lay", picked=(endless,)))
    with pytest.raises(ValueError, match="room"):
        Picked((300, 1))


@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS, ids=named)
def test_a_game_s_longest_custom_id(game: str, options: dict[str, str]) -> None:
    seat_counts = plan(game, options, 1).seat_counts
    is_realtime = issubclass(games.find(game), RealtimeGame)
    ids: set[str] = set()
    for seats in {seat_counts[0], seat_counts[-1]}:
        for position in walk(game, seats, options, f"ids {seats}", MOVES):
            forms = {seat: asks_of(position.view(seat)) for seat in range(seats)}
            ids |= {write(most_picked(form)) for asks in forms.values() for form in asks}
            if is_realtime:
                shown = buttons(TABLE, forms, speech("en", seats), listens=False)
                ids |= {button.id for button in shown}
    assert max(map(len, ids)) <= LONGEST_OF_ANY


def asks_of(view: View) -> tuple[Form, ...]:
    assert view.scene is not None
    return view.scene.asks


def most_picked(form: Form) -> Answering:
    """The longest answer that somebody can have begun."""
    return Answering(
        table=TABLE,
        seat=11,
        number=99_999,
        ask=form.key,
        step=Step.DO,
        picked=tuple(map(most_of, form.fields)),
    )


def most_of(field: Pick | Write) -> Picked:
    """The last of the choices, as many as its menus take."""
    if isinstance(field, Write):
        return Picked()
    count = len(field.choices)
    if one_by_one(field):
        return Picked(tuple(range(count - 1, count - 1 - field.at_most, -1)))
    menus = (count + MENU - 1) // MENU
    most = min(count, field.at_most * menus)
    return Picked(
        tuple(range(count - most, count)), len(groups(field)) - 1 if groups(field) else None
    )
