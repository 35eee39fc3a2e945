"""The positions that the rules show, each reached by play."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.kit.chance import Chance
from games.kit.rulebook import Example, Exemplify, played
from games.riftforce import moves
from games.riftforce import state as rift
from games.riftforce.cards import Card, GuildName, deck
from games.riftforce.draft import guilds_of_the_match
from games.riftforce.options import RiftforceOptions

ANNA, BO = 0, 1

Guilds = tuple[GuildName, ...]
STORM: Guilds = ("fire", "water", "light", "plant")
NIGHT: Guilds = ("air", "ice", "shadow", "earth")
ROCK: Guilds = ("fire", "earth", "light", "crystal")
TIDE: Guilds = ("air", "ice", "plant", "water")


def front_and_behind(game: Any, language: str) -> Example:
    """Anna puts a Plant behind a Water and a Fire."""
    anna = _side(STORM, "2: water5a fire6a; 4: light6a", hand="plant7a plant5a fire5a light5a")
    bo = _side(NIGHT, "2: air6a/3 ice5a; 5: earth7a", hand="air5a ice6a shadow5a earth5a")
    return _acts(game, anna, bo, moves.Play(("plant7a",), (1,)))


def three_earths(game: Any, language: str) -> Example:
    """Anna plays three Earths at three locations side by side."""
    anna = _side(ROCK, "1: light6a", hand="earth5a earth5b earth7a fire5a fire6a crystal5a")
    bo = _side(TIDE, "2: air6a; 3: plant6a ice7a/2; 5: water5a", hand="air5a ice6a water7a plant5a")
    return _acts(game, anna, bo, moves.Play(("earth5a", "earth5b", "earth7a"), (1, 2, 3)))


def three_fives(game: Any, language: str) -> Example:
    """The rulebook's own case: a Water, a Fire and a Light of the same number."""
    anna = _side(STORM, "3: water5a fire5a plant6a; 5: light5a", hand="plant5a fire6a light7a")
    bo = _side(NIGHT, "2: shadow6a; 3: air7a/2", hand="air5a ice6a shadow5a earth5a")
    return _acts(game, anna, bo, *_activates("plant5a", "water5a 2", "fire5a", "light5a"))


def two_locations(game: Any, language: str) -> Example:
    """Anna checks with two locations of her own and four cards in hand."""
    anna = _side(
        STORM,
        "1: fire6a; 3: water5a plant5a; 5: light7a/3",
        hand="fire5a plant6a plant6b water7a",
        discard="light5a fire7a",
        riftforce=4,
    )
    bo = _side(NIGHT, "1: ice7a; 4: earth5a", hand="air5a ice6a shadow5a earth6a", riftforce=3)
    return _acts(game, anna, bo, moves.CheckAndDraw())


def own_card_burns(game: Any, language: str) -> Example:
    """A Fire does not quite destroy an enemy, and burns down the Plant behind itself."""
    anna = _side(STORM, "2: fire6a plant5a/4; 4: light6a", hand="fire5a plant6a water7a")
    bo = _side(NIGHT, "2: ice5a/1; 3: earth6a", hand="air5a ice6a shadow5a earth5a", riftforce=2)
    return _acts(game, anna, bo, *_activates("fire5a", "fire6a"))


def twelve_reached(game: Any, language: str) -> Example:
    """Anna, who began, has 12 or more, and Bo has one turn left."""
    anna = _side(
        STORM,
        "1: fire6a; 3: water5a/2; 5: light7a/3",
        hand="fire5a plant6a",
        discard="light5a fire7a plant7a",
        riftforce=10,
    )
    bo = _side(
        NIGHT,
        "1: ice7a; 2: air6a; 4: earth5a",
        hand="air5a ice6a shadow5a earth6a",
        discard="shadow7a",
        riftforce=11,
    )
    return _acts(game, anna, bo, moves.CheckAndDraw())


def guilds_to_pick(game: Any, language: str) -> Example:
    """A draft in which each has picked once."""
    return Example(_drafted(game, picks=2))


def dealt_hand(game: Any, language: str) -> Example:
    """The hand of the player who begins."""
    state = _drafted(game, picks=6)
    return Example(state, viewer=state.starter)


def straight_ahead(game: Any, language: str) -> Example:
    """Fire, Earth and Light."""
    anna = _side(ROCK, "2: fire5a crystal6a; 3: earth5a; 4: light5a", hand="crystal5a fire6a")
    bo = _side(TIDE, "2: ice7a; 3: plant6a; 4: water7a", hand="air5a ice6a water5a plant5a")
    return _acts(game, anna, bo, *_activates("crystal5a", "fire5a", "earth5a", "light5a"))


def first_last_and_any(game: Any, language: str) -> Example:
    """Crystal, Ice and Thunderbolt."""
    anna = _side(
        ("crystal", "ice", "thunderbolt", "air"),
        "2: crystal5a; 3: ice5a; 4: thunderbolt5a",
        hand="air5a crystal6a ice7a",
    )
    bo = _side(
        ("fire", "water", "earth", "plant"),
        "2: earth7a; 3: fire6a water7a/2; 4: plant6a fire5a/3",
        hand="fire5b water5a earth5a",
    )
    moves = _activates("air5a", "crystal5a", "ice5a", "thunderbolt5a fire5a")
    return _acts(game, anna, bo, *moves)


def next_door(game: Any, language: str) -> Example:
    """Plant and Water."""
    anna = _side(STORM, "2: water5a; 3: plant5a", hand="light5a fire6a")
    bo = _side(NIGHT, "1: shadow5a; 2: air7a; 4: ice6a earth7a", hand="air5a ice5a shadow6a")
    return _acts(game, anna, bo, *_activates("light5a", "plant5a 4", "water5a 1"))


def anywhere(game: Any, language: str) -> Example:
    """Shadow and Air."""
    anna = _side(NIGHT, "1: shadow5a; 5: air5a", hand="earth5a ice6a")
    bo = _side(STORM, "2: water6a; 3: plant7a; 4: fire6a/5 light7a", hand="fire5a water5a plant5a")
    return _acts(game, anna, bo, *_activates("earth5a", "shadow5a 4", "air5a 3"))


def second_set_ahead(game: Any, language: str) -> Example:
    """Acid, Star and Love."""
    anna = _side(
        ("acid", "star", "love", "sand"), "2: acid5a; 3: star5a; 4: love5a", hand="sand5a star6a"
    )
    bo = _side(ROCK, "2: crystal5a/2 earth6a; 3: fire7a; 4: light6a", hand="fire5a earth5a")
    return _acts(game, anna, bo, *_activates("sand5a", "acid5a", "star5a", "love5a"))


def second_set_around(game: Any, language: str) -> Example:
    """Beast, Sand and Lava."""
    anna = _side(
        ("beast", "sand", "lava", "love"),
        "2: beast5a/1; 3: sand5a/2; 4: love6a lava5a",
        hand="love5a sand7a",
    )
    bo = _side(ROCK, "1: fire6a; 3: light7a; 5: earth6a crystal7a", hand="fire5a earth5a crystal5a")
    return _acts(game, anna, bo, *_activates("love5a", "beast5a 1", "sand5a 5", "lava5a"))


def second_set_moving_enemies(game: Any, language: str) -> Example:
    """Music and Magnet."""
    anna = _side(
        ("music", "magnet", "star", "love"), "2: music5a; 4: magnet5a", hand="star5a love6a"
    )
    bo = _side(ROCK, "2: fire6a/4 earth7a; 4: light6a crystal7a", hand="fire5a earth5a")
    return _acts(game, anna, bo, *_activates("star5a", "music5a 1", "magnet5a 5"))


EXAMPLES: Mapping[str, Exemplify] = {
    "minute": two_locations,
    "board": front_and_behind,
    "play": three_earths,
    "activate": three_fives,
    "check": two_locations,
    "damage": own_card_burns,
    "winning": twelve_reached,
    "start": guilds_to_pick,
    "deal": dealt_hand,
    "fire": straight_ahead,
    "crystal": first_last_and_any,
    "plant": next_door,
    "shadow": anywhere,
    "acid": second_set_ahead,
    "beast": second_set_around,
    "music": second_set_moving_enemies,
}
"""By the section that each belongs to."""


def _side(
    guilds: Guilds, board: str, *, hand: str, discard: str = "", riftforce: int = 0
) -> rift.Side:
    """`board` names its cards by location, from first to last, with the damage after a stroke:
    "2: air6a/3 ice5a; 5: earth7a". All cards that lie nowhere are in the pile."""
    columns = _columns(board)
    side = rift.Side(guilds, tuple(hand.split()), (), tuple(discard.split()), columns, riftforce)
    placed = {*side.hand, *side.discard, *rift.on_board(side)}
    cards = (card for guild in guilds for card in deck(guild))
    return rift.Side(
        guilds,
        side.hand,
        tuple(card for card in cards if card not in placed),
        side.discard,
        columns,
        riftforce,
    )


def _columns(board: str) -> tuple[rift.Column, ...]:
    columns: list[rift.Column] = [()] * len(rift.LOCATIONS)
    for column in board.split(";"):
        location, cards = column.split(":")
        columns[int(location) - 1] = tuple(map(_piece, cards.split()))
    return tuple(columns)


def _piece(text: str) -> rift.Piece:
    card, _, damage = text.partition("/")
    return rift.Piece(card, int(damage or 0))


def _acts(game: Any, anna: rift.Side, bo: rift.Side, *made: moves.Move) -> Example:
    """Anna's turn, played. It is the first half of a round."""
    guilds = guilds_of_the_match("all")
    out = tuple(guild for guild in guilds if guild not in (*anna.guilds, *bo.guilds))
    state = rift.State(guilds="all", sides=(anna, bo), out=out, phase=rift.Acting(ANNA))
    return Example(played(game, state, *((ANNA, move) for move in made)))


def _activates(discard: Card, *uses: str) -> Sequence[moves.Move]:
    """Discards a card, then uses others. What a use has to choose stands behind its card: another
    card, or a location as players count them."""
    made: list[moves.Move] = [moves.Activate(discard)]
    for use in uses:
        card, *choices = use.split()
        made.append(moves.ActivateNext(card))
        made += (moves.Choose(str(int(each) - 1) if each.isdecimal() else each) for each in choices)
    return made


def _drafted(game: Any, picks: int) -> Any:
    """A match of the base set after this many picks, which take what is shown in its order."""
    chance = Chance(b"", ["rules 3"])
    state = game.setup(2, RiftforceOptions(), chance)
    state = played(game, state, (ANNA, moves.Toss()), word="rules 3")
    for _ in range(picks):
        pick = moves.PickGuild(state.shown[0])
        state = played(game, state, (state.phase.seat, pick), word="rules 3")
    return state
