"""Carrying out abilities, up to the next choice that somebody must make."""

from games.kit.say import Seat
from games.riftforce.abilities import Choose, Step, Use
from games.riftforce.battle import Battle
from games.riftforce.cards import Card, guild_of
from games.riftforce.guilds import GUILDS
from games.riftforce.state import Effect

Agenda = tuple[Effect, ...]
Options = tuple[str, ...]


def steps_of(effect: Effect) -> tuple[Step, ...]:
    guild = GUILDS[guild_of(effect.card)]
    return guild.activated if effect.when == "activated" else guild.played


def question(effect: Effect) -> Choose:
    """The choice that an effect waits for."""
    step = steps_of(effect)[effect.step]
    assert isinstance(step, Choose)
    return step


def when_played(*cards: Card) -> Agenda:
    """The play effects of cards that have just come to lie on the board."""
    return tuple(Effect(card, "played") for card in cards if GUILDS[guild_of(card)].played)


def carry_out(battle: Battle, seat: Seat, agenda: Agenda) -> tuple[Agenda, Options]:
    """Carries out abilities and returns what is left of the agenda: nothing, or an effect that
    waits for one of the options."""
    while agenda:
        agenda, options = _carry_on(battle, seat, agenda, "")
        if options:
            return agenda, options
    return (), ()


def choose(battle: Battle, seat: Seat, agenda: Agenda, option: str) -> tuple[Agenda, Options]:
    """Goes on with the choice that the first effect waited for."""
    agenda, options = _carry_on(battle, seat, agenda, option)
    return (agenda, options) if options else carry_out(battle, seat, agenda)


def _carry_on(battle: Battle, seat: Seat, agenda: Agenda, chosen: str) -> tuple[Agenda, Options]:
    """Does the steps of the first effect from where it stands. A finished effect leaves the agenda,
    and the play effect of a card that it brought over goes first."""
    effect, later = agenda[0], agenda[1:]
    use = Use(battle, seat, effect)
    steps = steps_of(effect)
    for place in range(effect.step, len(steps)):
        step = steps[place]
        if not isinstance(step, Choose):
            step(use)
            continue
        options = (chosen,) if chosen else tuple(step.options(use))
        chosen = ""
        if len(options) > 1:
            waiting = Effect(effect.card, effect.when, place, use.felled)
            return (waiting, *later), options
        if options:
            step.then(use, options[0])
    battle.destroy_the_dead(GUILDS[guild_of(effect.card)].victims_score)
    brought = when_played(use.stolen) if use.stolen else ()
    return (*brought, *later), ()
