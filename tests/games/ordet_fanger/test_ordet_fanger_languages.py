"""The sets of a match: of one language, or linked in two (OF7, OF13, OF19, OF20)."""

import msgspec
import pytest

from bot.lab.rehearsal import Rehearsal
from bot.library import open_game
from games.kit.chance import Chance
from games.kit.match import Match, Record
from games.kit.say import Refusal
from games.ordet_fanger import GAME
from games.ordet_fanger.cards import set_of
from games.ordet_fanger.moves import Draw, OpenRound
from games.ordet_fanger.options import OrdetFangerOptions
from games.ordet_fanger.piles import turn_tie_card
from games.ordet_fanger.rounds import end_round
from games.ordet_fanger.state import Closing, lay
from tests.games.ordet_fanger.positions import LEE, clock, says
from tests.playing import Table

GAME_OF_TODAY = open_game("ordet_fanger")
TWO_LANGUAGES = {"cards": "linked_sv", "second_language": "nb"}


def begun(seats: int = 4, **chosen: object) -> Table:
    options = OrdetFangerOptions(**{"drop_symbols": "off", **chosen})
    game = GAME_OF_TODAY.bound(options)
    return Table(game, game.setup(seats, options, Chance(b"secret", ())))


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        ({"cards": "sv", "second_language": "nb"}, "ordet-fanger-not-linked"),
        ({"cards": "linked_sv", "second_language": "sv"}, "ordet-fanger-same-language"),
    ],
)
def test_OF19_what_can_t_be_in_two_languages_is_refused_with_its_ruling(chosen, sentence):
    with pytest.raises(Refusal) as refused:
        GAME_OF_TODAY.check_options(4, OrdetFangerOptions(**chosen))
    assert (refused.value.ruling, refused.value.message.id) == ("OF19", sentence)


def test_OF19_a_linked_set_lacks_the_languages_that_nobody_has_written():
    files = {"mine.toml": linked_file("sv", "de")}
    with pytest.raises(Refusal) as refused:
        GAME(files).check_options(4, OrdetFangerOptions(cards="mine_sv", second_language="nb"))
    assert refused.value.message.id == "ordet-fanger-no-such-language"
    GAME(files).check_options(4, OrdetFangerOptions(cards="mine_sv", second_language="de"))


def linked_file(*languages: str) -> bytes:
    shipped = msgspec.toml.decode(GAME_OF_TODAY.files["linked.toml"])
    lines = [f"jokers = {shipped['jokers']}", "[title]", *(f'{each} = "T"' for each in languages)]
    for card in shipped["cards"]:
        kept = {key: text for key, text in card.items() if key in ("id", "symbol", *languages)}
        lines += ["[[cards]]", *(f'{key} = """{text}"""' for key, text in kept.items())]
    return "\n".join(lines).encode()


def test_OF19_a_set_of_two_languages_is_chosen_by_the_option_alone():
    with pytest.raises(Refusal) as refused:
        GAME_OF_TODAY.check_options(4, OrdetFangerOptions(cards="linked_sv_nb"))
    assert refused.value.ruling == "OF1"


def test_OF19_scene_duel_and_ask_carry_both_languages():
    table = in_a_duel(**TWO_LANGUAGES)
    for seat, category in table.state.news[-1].asked:
        one, other = category.split(" / ")
        assert one in GAME_OF_TODAY.sets.by_name["linked_sv"].categories.values()
        assert other in GAME_OF_TODAY.sets.by_name["linked_nb"].categories.values()
        assert table.ask(seat, "answer").form.prompt.args["category"] == category
    places = [zone for zone in table.sees(None).board if zone.key.startswith("pile-")]
    faces = [face for zone in places for face in zone.faces]
    assert faces and all(" / " in face.name.args["category"] for face in faces)
    winner = table.state.news[-1].sides[0][0]
    says(table, winner, "vad som helst", table.state.now + 500)
    clock(table)
    won = next(line for line in table.sees(None).story if line.id == "ordet-fanger-won")
    assert " / " in won.args["category"]


def in_a_duel(**chosen: object) -> Table:
    table = begun(3, **chosen)
    while table.state.duel is None:
        table.plays(table.state.drawer(), Draw(0, table.state.now + 1_000))
    return table


def turned_without_draw_piles(table: Table) -> str:
    """The tie-break card where no draw pile has one, and the language of its set."""
    state = lay(table.state, draw_piles=((), ()))
    _, turned, _ = turn_tie_card(table.game.sets, state, Chance(b"any", ()))
    return "" if turned is None else table.game.sets.by_name[set_of(turned.card)].language


@pytest.mark.parametrize(
    ("cards", "language"), [("en_3", "en"), ("linked_en", "en"), ("de_young", "de")]
)
def test_OF7_the_card_from_another_set_is_of_the_same_language(cards, language):
    assert turned_without_draw_piles(in_a_duel(cards=cards)) == language


def test_OF19_no_other_set_has_cards_of_both_languages():
    assert turned_without_draw_piles(in_a_duel(**TWO_LANGUAGES)) == ""


@pytest.mark.parametrize("style", ["random", "hard"])
def test_OF19_a_whole_match_in_two_languages_carries_the_linked_file_alone(style):
    options = OrdetFangerOptions(**TWO_LANGUAGES, rounds=2)
    rehearsal = Rehearsal(GAME_OF_TODAY, 4, options, "two languages", style)
    assert rehearsal.play().winners
    record = msgspec.json.decode(msgspec.json.encode(rehearsal.match.record()), type=Record)
    assert [*record.cards] == ["linked.toml"]
    alone = GAME({name: text.encode() for name, text in record.cards.items()})
    assert alone.cards_hash == record.cards_hash
    again = Match.replay(alone, record)
    assert msgspec.json.encode(again.state) == msgspec.json.encode(rehearsal.match.state)


@pytest.mark.parametrize(
    ("chosen", "files"),
    [
        ({"cards": "de"}, ["de.toml", "de_2.toml", "de_3.toml", "de_young.toml"]),
        (
            {"cards": "linked_nb"},
            ["linked.toml", "nb.toml", "nb_2.toml", "nb_3.toml", "nb_young.toml"],
        ),
        (TWO_LANGUAGES, ["linked.toml"]),
    ],
)
def test_OF20_a_match_is_bound_to_the_files_of_its_language(chosen, files):
    options = OrdetFangerOptions(**chosen)
    bound = GAME_OF_TODAY.bound(options)
    assert [*bound.files] == files
    assert bound is GAME_OF_TODAY.bound(options), "which all such matches share"
    assert bound.bound(options) is bound
    assert {cards.language for cards in bound.sets.together(options.set_name)} == {
        bound.sets.by_name[options.set_name].language
    }


def test_OF20_round_two_offers_the_sets_of_the_language_by_title_and_language():
    table = begun(cards="linked_nb", rounds=2)
    table.state = end_round(
        table.game.sets, msgspec.structs.replace(table.state, phase=Closing(0)), Chance(b"", ())
    )
    (field,) = table.ask(LEE, "open_round").form.fields
    assert [choice.key for choice in field.choices] == [
        "linked_nb",
        "nb",
        "nb_2",
        "nb_3",
        "nb_young",
    ]
    assert field.choices[1].name.args["title"] == table.game.sets.by_name["nb"].title
    assert field.choices[1].name.args["language"].args == {"language": "nb"}
    table.refuses(LEE, OpenRound("linked_sv", (), 9_000_000))


def test_OF20_round_two_in_two_languages_has_the_same_set_without_asking():
    table = begun(**TWO_LANGUAGES, rounds=2)
    ended = end_round(
        table.game.sets, msgspec.structs.replace(table.state, phase=Closing(0)), Chance(b"", ())
    )
    assert (ended.round, ended.cards) == (2, "linked_sv_nb")
    assert any(ended.board.draw_piles)


def test_OF20_a_menu_has_room_for_25_sets_and_the_one_in_play_is_among_them():
    files = {f"x{number:02}.toml": copy_of(number) for number in range(30)}
    options = OrdetFangerOptions(cards="x29", rounds=2, drop_symbols="off")
    table = Table(game := GAME(files), game.setup(4, options, Chance(b"secret", ())))
    table.state = end_round(
        game.sets, msgspec.structs.replace(table.state, phase=Closing(0)), Chance(b"", ())
    )
    (field,) = table.ask(LEE, "open_round").form.fields
    keys = [choice.key for choice in field.choices]
    assert len(keys) == 25 and "x29" in keys


def copy_of(number: int) -> bytes:
    shipped = GAME_OF_TODAY.files["sv.toml"].decode()
    return shipped.replace('title = "', f'title = "{number} ').encode()


def test_OF13_fixed_categories_are_suggested_in_the_language_of_the_set():
    sets = GAME_OF_TODAY.sets
    for name, young in (("de_2", "de_young"), ("linked_en", "en_young"), ("klingon", "")):
        wanted = sets.by_name[young].fixed if young else ()
        options = OrdetFangerOptions(cards=name)
        assert GAME_OF_TODAY.suggestions("young", options) == wanted
    assert not GAME_OF_TODAY.suggestions("teams", OrdetFangerOptions())
