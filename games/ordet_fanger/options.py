"""What a table may choose, and which players share a pile."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from games.kit.options import CLOCK_PAGE, NumberRange, OptionRuling, Options
from games.kit.say import Seat, illegal, say
from games.ordet_fanger.cards import LONGEST_CATEGORY, CardSets, name_of_pair
from games.ordet_fanger.wording import language_name

Team = Annotated[int, Meta(ge=0, le=12)]
FixedCategory = Annotated[str, Meta(max_length=LONGEST_CATEGORY)]

LEAST_PILES, MOST_PILES = 3, 6
TEAM_SIZE = 2

Side = tuple[Seat, ...]
"""The seats that share piles and points: one player, or a team of two."""


class OrdetFangerOptions(Options, frozen=True, kw_only=True):
    """How to play Ordet fanger. The print leaves all of it to the table."""

    rulings: ClassVar[Mapping[str, OptionRuling]] = {
        "rounds": OptionRuling("OF10"),
        "drop_symbols": OptionRuling("OF14"),
        "jokers": OptionRuling("OF3"),
        "repeats": OptionRuling("OF11"),
        "answers_needed": OptionRuling("OF12"),
        "duels": OptionRuling("OF17"),
        "tie_margin": OptionRuling("OF6"),
        "settle_time": OptionRuling("OF6"),
        "time_limit": OptionRuling("OF8"),
        "draw_time": OptionRuling("OF22"),
        "vote_time": OptionRuling("OF9"),
        "teams": OptionRuling("OF16"),
        "young": OptionRuling("OF13"),
        "second_language": OptionRuling("OF19"),
    }

    within: ClassVar[Mapping[str, NumberRange]] = {
        "time_limit": NumberRange(10, 600, or_none=True),
        "draw_time": NumberRange(10, 600, or_none=True),
    }

    pages: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "cards": ("cards", "rounds", "drop_symbols", "second_language"),
        CLOCK_PAGE: ("time_limit", "draw_time", "vote_time"),
        "duels": ("answers_needed", "repeats", "duels", "jokers"),
        "strict": ("tie_margin", "settle_time"),
    }

    cards: str = "sv"
    rounds: Annotated[int, Meta(ge=1, le=2)] = 1
    drop_symbols: Literal["choose", "random", "off"] = "choose"
    """OF14: with three piles two symbols are taken out."""
    repeats: Literal["allowed", "barred"] = "allowed"
    answers_needed: Annotated[int, Meta(ge=1, le=3)] = 1
    duels: Literal["announce", "sharp_eyes"] = "announce"
    """OF17: whether the bot points a duel out, or the players must see it."""
    jokers: Literal["newest", "all"] = "newest"
    """OF3: whether earlier jokers stay in play."""
    tie_margin: Annotated[int, Meta(ge=50, le=1000)] = 100
    """Milliseconds: answers so close are Uavgjort (OF6)."""
    settle_time: Annotated[int, Meta(ge=100, le=5000)] = 400
    """Milliseconds that a message may take to arrive."""
    time_limit: Annotated[int, Meta(ge=0, le=600)] = 60
    """Seconds to answer in; 0 for as long as it takes (OF8)."""
    draw_time: Annotated[int, Meta(ge=0, le=600)] = 60
    """Seconds for a draw or an opener's choice; 0 for as long as it takes (OF22)."""
    vote_time: Annotated[int, Meta(ge=10, le=300)] = 30
    """Seconds to vote in."""
    teams: tuple[Team, ...] = ()
    """For each seat the number of its team, 0 for alone. Left empty: alone up to six players,
    then as many teams as it takes."""
    young: tuple[FixedCategory, ...] = ()
    """OF13: for each seat its fixed category, or nothing."""
    second_language: Literal["none", "sv", "nb", "de", "en"] = "none"
    """OF19: the language that the cards of a linked set carry beside their own."""

    @property
    def set_name(self) -> str:
        """The set that the match begins with."""
        if self.second_language == "none":
            return self.cards
        return name_of_pair(self.cards, self.second_language)


def sides_of(options: OrdetFangerOptions, seats: int) -> tuple[Side, ...]:
    """The sides, in the order of their first seats."""
    sides: dict[int | str, list[Seat]] = {}
    for seat, team in enumerate(options.teams or default_teams(seats)):
        sides.setdefault(team or f"alone {seat}", []).append(seat)
    return tuple(tuple(side) for side in sides.values())


def default_teams(seats: int) -> tuple[int, ...]:
    """The seats from the seventh on join the first ones, so that six piles are enough."""
    shared = seats - MOST_PILES
    return tuple(
        seat % MOST_PILES + 1 if seat % MOST_PILES < shared else 0 for seat in range(seats)
    )


def check_options(sets: CardSets, seats: int, options: OrdetFangerOptions) -> None:
    _check_cards(sets, options)
    if options.teams and len(options.teams) != seats:
        raise illegal(
            "OF16", say("ordet-fanger-teams-length", seats=seats, given=len(options.teams))
        )
    if options.young and len(options.young) != seats:
        raise illegal(
            "OF13", say("ordet-fanger-young-length", seats=seats, given=len(options.young))
        )
    sides = sides_of(options, seats)
    if any(len(side) > TEAM_SIZE for side in sides):
        raise illegal("OF16", say("ordet-fanger-team-too-big"))
    alone = seats == 2 and len(sides) == seats
    if not alone and not LEAST_PILES <= len(sides) <= MOST_PILES:
        raise illegal(
            "OF16",
            say("ordet-fanger-piles", least=LEAST_PILES, most=MOST_PILES, given=len(sides)),
        )


def _check_cards(sets: CardSets, options: OrdetFangerOptions) -> None:
    offered = {cards.name: cards for cards in sets.offered}
    if options.cards not in offered:
        raise illegal(
            "OF1", say("ordet-fanger-no-such-set", given=options.cards, sets=tuple(offered))
        )
    if options.second_language == "none":
        return
    chosen = offered[options.cards]
    if not chosen.is_linked:
        linked = tuple(cards for cards in sets.offered if cards.is_linked)
        own = tuple(cards for cards in linked if cards.language == chosen.language)
        titles = tuple(cards.title for cards in own or linked)
        raise illegal("OF19", say("ordet-fanger-not-linked", title=chosen.title, linked=titles))
    if options.second_language == chosen.language:
        raise illegal(
            "OF19", say("ordet-fanger-same-language", language=language_name(chosen.language))
        )
    if options.set_name not in sets.by_name:
        raise illegal(
            "OF19",
            say(
                "ordet-fanger-no-such-language",
                title=chosen.title,
                language=language_name(options.second_language),
            ),
        )
