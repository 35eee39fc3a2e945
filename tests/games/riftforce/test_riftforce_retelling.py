"""What both read first of the action that is over: what was done, then what it brought."""

from typing import Any

import pytest

from bot.lab.rehearsal import Rehearsal
from bot.languages import LANGUAGES, Language
from games.riftforce import GAME
from games.riftforce.events import Checked, Destroyed, Gained
from games.riftforce.moves import Activate, ActivateNext, CheckAndDraw, Finish, PickGuild, Toss
from games.riftforce.options import RiftforceOptions
from games.riftforce.wording import card_name
from tests.games.riftforce.positions import KIM, LEE, lays, position, to
from tests.playing import LoadedChance, Table
from tests.retold import looked_back_on, read, zones


def test_cards_that_are_played_are_told_with_where() -> None:
    table = position(hand="water5a water6a ice5a").plays(KIM, lays("water5a water6a", 2, 3))
    assert read(table, KIM) == "You play Water 5 at Location 2 and Water 6 at Location 3."
    table = position(hand="water5a water6a ice5a").plays(KIM, lays("water5a water6a", 4))
    assert read(table, LEE) == "Kim plays Water 5 and Water 6 at Location 4."
    assert zones(table) == {"last-0-3": ["Water 5", "Water 6"]}


def water_falls_on_air(damage: int = 0) -> Table[Any, Any]:
    """Kim's water does 2 damage to Lee's air and moves on."""
    table = position(kim="2: water5a", lee=f"2: air5a/{damage}", hand="fire5a")
    return table.plays(KIM, Activate("fire5a")).plays(KIM, to(1))


def test_an_activation_is_told_with_what_it_hit() -> None:
    table = water_falls_on_air()
    done = "discards Fire 5 and activates Water 5 at Location 2."
    assert read(table, None) == f"Kim {done} Lee’s cards hit: Air 5 (2 of 5)."
    assert read(table, LEE) == f"Kim {done} Your cards hit: Air 5 (2 of 5)."
    assert zones(table) == {
        "last-discard": ["Fire 5"],
        "last-0-1": ["Water 5"],
        "last-hit-1": ["Air 5 (2 damage)"],
    }
    assert looked_back_on(table, None).winners == ()


def test_what_an_activation_destroyed_is_told_with_the_riftforce_for_it() -> None:
    table = water_falls_on_air(damage=3)
    assert read(table, KIM) == (
        "You discard Fire 5 and activate Water 5 at Location 2. "
        "Lee loses Air 5: +1 Riftforce for you."
    )
    assert read(table, LEE).endswith("You lose Air 5: +1 Riftforce for Kim.")
    assert looked_back_on(table, None).winners == (KIM,)
    assert zones(table)["last-hit-1"] == ["Air 5 (destroyed)"]


IN_EACH_LANGUAGE = {
    "sv": "Kim kastar Eld 5 och aktiverar Vatten 5 på Plats 2. "
    "Du förlorar Luft 5: +1 Riftforce till Kim.",
    "nb": "Kim kaster Ild 5 og aktiverer Vann 5 på Sted 2. Du mister Luft 5: +1 Riftforce til Kim.",
    "de": "Kim wirft die Feuer-5 ab und aktiviert die Wasser-5 an Ort 2. "
    "Du verlierst die Luft-5: +1 Riftforce für Kim.",
    "en": "Kim discards Fire 5 and activates Water 5 at Location 2. "
    "You lose Air 5: +1 Riftforce for Kim.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_activation_is_told_in_each_language(language: Language) -> None:
    assert read(water_falls_on_air(damage=3), LEE, language) == IN_EACH_LANGUAGE[language]


def test_an_action_that_ends_without_another_activation_is_over_all_the_same() -> None:
    table = position(kim="2: fire5a; 3: fire6a", lee="2: air5a", hand="fire7a")
    table.plays(KIM, Activate("fire7a"), ActivateNext("fire5a"))
    assert "activates Fire 5 at Location 2" in read(table, LEE)
    assert table.sees(LEE).last_round is None
    table.plays(KIM, Finish())
    assert read(table, LEE) == (
        "Kim discards Fire 7 and activates Fire 5 at Location 2. Your cards hit: Air 5 (3 of 5)."
    )


def test_a_check_is_told_with_its_points_and_how_many_were_drawn() -> None:
    table = position(kim="2: fire5a; 3: fire6a", hand="ice5a", pile="ice6a ice7a ice5b")
    table.plays(KIM, CheckAndDraw())
    assert read(table, LEE) == "Kim controls 2 locations (+2 Riftforce) and draws 3 cards."
    assert read(table, KIM) == "You control 2 locations (+2 Riftforce) and draw 3 cards."
    assert looked_back_on(table, None).winners == (KIM,)
    table = position(lee="2: fire5a").plays(KIM, CheckAndDraw())
    assert read(table, LEE) == "Kim controls no location and draws nothing."


def test_the_draft_so_far_is_read_after_each_pick() -> None:
    table = Table(GAME(), GAME().setup(2, RiftforceOptions(), LoadedChance()))
    table.plays(KIM, Toss(), picks=[LEE])
    assert read(table, KIM) == "Kim tosses a coin: Lee picks first and takes the first action."
    first, second, *_ = table.state.shown
    table.plays(LEE, PickGuild(first)).plays(KIM, PickGuild(second))
    theirs, ours = (read_guilds(table, seat) for seat in (LEE, KIM))
    have = f"You have {' and '.join(ours)}. Lee has {' and '.join(theirs)}."
    assert read(table, KIM) == f"You pick {ours[1]}. {have}"
    assert zones(table) == {"last-guilds": [ours[1]]}


def read_guilds(table: Table[Any, Any], seat: int) -> list[str]:
    return [guild.capitalize() for guild in table.state.sides[seat].guilds]


def test_an_action_taken_back_is_no_longer_told() -> None:
    table = position(kim="2: fire5a", hand="water5a water6a ice5a", lee_hand="ice6a", turn=LEE)
    table.plays(LEE, lays("ice6a", 2)).plays(KIM, lays("water5a", 2))
    assert read(table, LEE) == "Kim plays Water 5 at Location 2."
    table.takes_back(KIM)
    assert read(table, LEE).startswith("You play Ice 6 at Location 2. Kim takes this back:")


class Reread(Rehearsal):
    """A rehearsal that looks for each card that was destroyed, and counts all Riftforce, in what is
    told first."""

    destroyed = 0

    def _check_state(self) -> None:
        state = self.match.state
        if not self.game.is_round_over(state):
            return
        happened = (*state.recent[1], *state.news)
        fell = [event for event in happened if isinstance(event, Destroyed)]
        points = sum(event.riftforce for event in happened if isinstance(event, Destroyed | Gained))
        points += sum(len(event.locations) for event in happened if isinstance(event, Checked))
        self.destroyed += len(fell)
        for viewer in (None, KIM, LEE):
            told = self.game.look(state, viewer).headlines
            cards = [card for line in told for card in line.args.get("cards", ())]
            assert all(card_name(event.card) in cards for event in fell)
            checked = [line.args["count"] for line in told if line.id == "riftforce-retold-checked"]
            gained = [line.args.get("riftforce", 0) for line in told if "-retold-" in line.id]
            assert sum(checked) + sum(gained) == points


def test_every_card_destroyed_and_every_point_is_told_at_the_end_of_the_action() -> None:
    destroyed = 0
    for number in range(6):
        match = Reread(GAME(), 2, RiftforceOptions(guilds="all"), f"destroyed {number}")
        match.play()
        destroyed += match.destroyed
    assert destroyed > 20
