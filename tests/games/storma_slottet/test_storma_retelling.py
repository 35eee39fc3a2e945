"""What both read first of the turn that is over: a sentence for what was done and what came of
it, and one for whatever else they must know."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.lab.rehearsal import Rehearsal
from bot.languages import LANGUAGES, Language
from games.kit.cards import card_name
from games.kit.conceding import Concede
from games.kit.say import Say
from games.storma_slottet import GAME, events
from games.storma_slottet.moves import (
    Attack,
    DeclineDraw,
    Exchange,
    Heal,
    LayActive,
    Lift,
    OfferDraw,
    Replace,
    Retreat,
    Roll,
    Stop,
)
from games.storma_slottet.options import StormaOptions
from games.storma_slottet.state import LayingActives
from tests.games.storma_slottet.positions import KIM, LEE, position, side
from tests.playing import Table
from tests.retold import looked_back_on, read, zones


def against_the_queen(hand: str, active: str = "H12") -> Table[Any, Any]:
    """Kim attacks Lee's queen of hearts with these cards."""
    table = position(side("S", hand=hand, active="S13"), side("H", active=active))
    return table.plays(KIM, Attack(tuple(hand.split())))


def test_an_attack_is_told_with_its_damage_and_what_is_left() -> None:
    table = against_the_queen("C9 C7 C5")
    done = "queen of hearts with 3 cards: 21 damage, and it can take 14 more."
    assert read(table, KIM) == f"You attack the {done}"
    assert read(table, LEE) == f"Kim attacks your {done}"
    assert read(table, None) == f"Kim attacks the {done}"
    assert looked_back_on(table, None).winners == ()


IN_EACH_LANGUAGE = {
    "sv": "Kim anfaller din hjärter dam med klöver 9: 9 i skada, och kortet tål 26 till.",
    "nb": "Kim angriper din hjerter dame med kløver 9: 9 i skade, tåler 26 til.",
    "de": "Kim greift deine Herz-Dame mit der Kreuz-9 an: 9 Schaden, die Karte hält noch 26 aus.",
    "en": "Kim attacks your queen of hearts with the 9 of clubs: 9 damage, and it can take 26 "
    "more.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attack_is_told_in_each_language(language: Language) -> None:
    assert read(against_the_queen("C9"), LEE, language) == IN_EACH_LANGUAGE[language]


def test_a_card_that_falls_is_told_with_the_one_that_comes_out() -> None:
    table = against_the_queen("C9", active="H12 S10 C10 C8").plays(LEE, Replace("H13"))
    fell = "queen of hearts with the 9 of clubs: 9 damage, and it falls!"
    assert read(table, KIM) == f"You attack the {fell} Lee brings out the king of hearts."
    assert read(table, LEE) == f"Kim attacks your {fell} You bring out the king of hearts."
    assert looked_back_on(table, None).winners == (KIM,)


def test_while_a_new_card_is_chosen_the_fall_is_told_already() -> None:
    table = against_the_queen("C9", active="H12 S10 C10 C8")
    assert read(table, LEE).endswith("Kim wins a trophy: the queen of hearts has fallen!")


def test_what_an_assassin_and_a_joker_have_missed_is_told() -> None:
    table = against_the_queen("C9 C12 X1").plays(KIM, Roll(), dice=[0, 0, 0])
    assert read(table, LEE) == (
        "Kim attacks your queen of hearts with 3 cards: 9 damage, and it can take 26 more. "
        "A zero: the assassin (queen of clubs) is caught, now your trophy. "
        "A double zero: the joker fumbles and goes to your hand."
    )
    assert "now a trophy for Lee" in read(table, KIM)


def test_an_attack_that_only_fumbles_does_no_damage() -> None:
    table = against_the_queen("X1").plays(KIM, Roll(), dice=[0, 0])
    assert read(table, KIM) == (
        "You attack the queen of hearts with the joker: no damage. "
        "A double zero: the joker fumbles and goes to Lee’s hand."
    )


def test_each_card_of_an_attack_is_shown_with_what_it_did_beside_its_target() -> None:
    table = against_the_queen("C9 C12 X1", active="H12 S3").plays(KIM, Roll(), dice=[4, 2, 3])
    assert zones(table) == {
        "last-cards": [
            "9 of clubs (9 damage)",
            "queen of clubs (9 damage)",
            "joker (5 damage)",
        ],
        "last-target": ["queen of hearts (26 damage, falls at 35)"],
    }
    assert [rolled.shows for rolled in looked_back_on(table, LEE).dice] == [(4,), (2, 3)]


def lee_looks_on_as_kim_heals(active: str, hand: str) -> Table[Any, Any]:
    return position(side("H", hand=hand, active=active), side("S", active="S13"))


def test_a_healing_is_told_as_one_however_many_cards_it_took() -> None:
    table = lee_looks_on_as_kim_heals("H12 C9 C8 C2", "H9 H8 H3")
    table.plays(KIM, Heal("H8"), Lift(("C8",)), Heal("H3"), Stop())
    healed = "the queen of hearts by 10 with 2 cards: it can take 26 more."
    assert read(table, KIM) == f"You heal {healed}"
    assert read(table, LEE) == f"Kim heals {healed}"
    assert zones(table) == {
        "last-cards": ["8 of hearts (removes 8)", "3 of hearts (removes 2)"],
        "last-target": ["queen of hearts (9 damage, falls at 35)"],
    }


def test_a_joker_that_kills_is_told_and_the_doctor_who_slips() -> None:
    table = lee_looks_on_as_kim_heals("H12 C9 C10 C8", "X1 H5 D10")
    table.plays(KIM, Heal("X1")).plays(KIM, Roll(), dice=[0, 0])
    table.plays(KIM, Replace("H13"))
    assert read(table, LEE) == (
        "Kim heals the queen of hearts, but the joker rolls a double zero: it dies! "
        "Kim brings out the king of hearts."
    )
    assert looked_back_on(table, KIM).winners == (LEE,)
    table = lee_looks_on_as_kim_heals("H12 C9", "D11 C2")
    table.plays(KIM, Heal("D11")).plays(KIM, Roll(), dice=[0, 0])
    assert read(table, LEE) == (
        "Kim tries to heal the queen of hearts, but removes no damage. "
        "The doctor’s knife slips: the jack of diamonds stays as a damage card of 25, "
        "and the queen of hearts can take just 1 more."
    )


def test_exchange_and_retreat_are_told() -> None:
    table = position(side("S", hand="H2 H5 H9", active="S13"), side("C", active="C12"))
    table.plays(KIM, Exchange(("H2", "H5", "H9")))
    assert read(table, LEE) == "Kim exchanges 3 hearts."
    table.plays(LEE, Retreat("C13"))
    assert read(table, LEE) == (
        "You pull the queen of clubs back to the Sickbay and bring out the king of clubs."
    )


def test_an_offer_of_a_draw_ends_no_turn() -> None:
    table = against_the_queen("C9").plays(LEE, OfferDraw())
    assert read(table, KIM).startswith("You attack the queen of hearts")
    assert read(table, KIM).endswith("Lee offers a draw.")
    table.plays(KIM, DeclineDraw())
    assert read(table, KIM).startswith("You attack the queen of hearts")


def test_an_attack_taken_back_is_no_longer_told() -> None:
    """Kim draws nothing, and so has seen nothing."""
    lee = side("H", hand="C2", active="H12")
    table = position(side("S", active="S13"), lee, mover=LEE, rest="kim")
    table.plays(LEE, Attack(("C2",))).plays(KIM, Attack(("C9",))).takes_back(KIM)
    assert read(table, LEE) == (
        "You attack the king of spades with the 2 of clubs: 2 damage, and it can take 28 more. "
        "Kim takes this back: Kim attacks the queen of hearts with the 9 of clubs!"
    )


def test_SS31_nobody_learns_later_either_what_was_laid_face_down() -> None:
    table = position(side("S"), side("H"), phase=LayingActives())
    table.plays(LEE, LayActive("H12")).plays(KIM, Concede())
    known = table.game.knowledge(table.state, KIM).state
    laid = [event for events_ in known.recent for event in events_]
    assert laid == [events.ActiveLaid(LEE, "?")]


def named(value: Any) -> Iterator[Any]:
    """All that a sentence names."""
    yield value
    if isinstance(value, Say):
        for argument in value.args.values():
            yield from named(argument)
    if isinstance(value, tuple):
        for part in value:
            yield from named(part)


class Reread(Rehearsal):
    """A rehearsal that looks for each card that has fallen in what is told first."""

    fallen = 0

    def _check_state(self) -> None:
        state = self.match.state
        if not self.game.is_round_over(state):
            return
        fell = [each for each in (*state.recent[1], *state.news) if isinstance(each, events.Fell)]
        self.fallen += len(fell)
        for viewer in (None, KIM, LEE):
            told = [*named(self.game.look(state, viewer).headlines)]
            assert all(card_name(event.card) in told for event in fell)


def test_every_card_that_has_fallen_is_named_at_the_end_of_the_turn() -> None:
    fallen = 0
    for number in range(4):
        match = Reread(GAME(), 2, StormaOptions(), f"fallen {number}")
        match.play()
        fallen += match.fallen
    assert fallen > 10
