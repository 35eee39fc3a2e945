"""Riftforce as a Game."""

from collections.abc import Mapping, Sequence

from games.kit.chance import Chance
from games.kit.conceding import Conceded
from games.kit.game import Game
from games.kit.rulebook import of_sections
from games.kit.say import Say, Seat
from games.riftforce import actions, draft, moves
from games.riftforce import state as rift
from games.riftforce.asks import asks_of
from games.riftforce.bot_player import easy_move, hard_move
from games.riftforce.cards import EMBLEMS, GuildName, deck, kind
from games.riftforce.clock import timeouts_of
from games.riftforce.examples import EXAMPLES
from games.riftforce.guilds import GUILDS
from games.riftforce.knowledge import Knowledge, determinize, knowledge_of, remembering
from games.riftforce.legal import check_legal
from games.riftforce.lesson import LESSON
from games.riftforce.options import RiftforceOptions
from games.riftforce.outcome import outcome_of, scores_of
from games.riftforce.retelling import RETOLD, TURNING, WEIGHTS, is_round_over
from games.riftforce.scene import scene_of
from games.riftforce.wording import card_name, guild_name


class Riftforce(Game[rift.State, moves.Move, Knowledge]):
    key = "riftforce"
    version = 1
    emblem = "🌋"
    colour = 0x2A9D8F
    emblems = EMBLEMS
    seat_counts = range(2, 3)
    rules_sections = (
        "minute",
        "board",
        "turn",
        "play",
        "activate",
        "check",
        "damage",
        "winning",
        "start",
        "deal",
        "fire",
        "crystal",
        "plant",
        "shadow",
        "acid",
        "beast",
        "music",
        "timing",
        "open",
        "back",
    )
    passages = of_sections(
        "RF",
        play=("1", "", "15"),
        activate=("2", "", "6", "12"),
        check=("7",),
        damage=("5", "", "4"),
        winning=("", "8"),
        start=("17", "", "20"),
        acid=("", "", "16"),
        music=("", "", "14", "", "13"),
        timing=("3",),
        open=("9", "18"),
        back=("11", "19", "10"),
    )
    examples = EXAMPLES
    lesson = LESSON
    options_type = RiftforceOptions
    weights = WEIGHTS
    retold = RETOLD
    rounds_are = "action"
    turning = TURNING
    state_type = rift.State
    move_type = moves.Move

    is_round_over = staticmethod(is_round_over)
    remembering = staticmethod(remembering)
    knowledge = staticmethod(knowledge_of)
    determinize = staticmethod(determinize)
    scene = staticmethod(scene_of)
    timeouts = staticmethod(timeouts_of)
    ended = staticmethod(outcome_of)
    scores = staticmethod(scores_of)
    hard_move = staticmethod(hard_move)
    easy_move = staticmethod(easy_move)

    asks = asks_of

    def __init__(self, files: Mapping[str, bytes] | None = None) -> None:
        super().__init__(files)
        self.plays = {
            rift.Tossing: {moves.Toss: draft.toss},
            rift.Drafting: {moves.PickGuild: draft.pick},
            rift.Acting: {
                moves.Play: actions.play_cards,
                moves.Activate: actions.activate,
                moves.CheckAndDraw: actions.check_and_draw,
            },
            rift.Activating: {
                moves.ActivateNext: actions.activate_next,
                moves.Finish: actions.finish,
            },
            rift.Choosing: {moves.Choose: actions.choose},
        }

    def card_names(self) -> Sequence[Say]:
        kinds = {kind(card): card_name(card) for guild in GUILDS for card in deck(guild)}
        return *map(guild_name, GUILDS), *kinds.values()

    def setup(self, seats: int, options: RiftforceOptions, chance: Chance) -> rift.State:
        if options.picks == "free":
            return draft.free_setup(options.guilds)
        return draft.setup(options.guilds, chance)

    def awaited(self, state: rift.State) -> Sequence[Seat]:
        return () if isinstance(state.phase, rift.Over | Conceded) else (state.phase.seat,)

    def check_legal(self, state: rift.State, seat: Seat | None, move: moves.Move) -> None:
        assert seat is not None
        check_legal(state, seat, move)

    def inventory(self, state: rift.State) -> Sequence[str]:
        """The guilds and their cards; before the deal, these lie with their guilds."""
        boxed = [*state.shown, *state.out]
        dealt = [guild for side in state.sides for guild in side.guilds]
        if any(len(side.guilds) < rift.GUILDS_EACH for side in state.sides):
            boxed, dealt = boxed + dealt, []
        cards = [*dealt, *with_their_cards(boxed)]
        for side in state.sides:
            cards += (*side.hand, *side.pile, *side.discard, *rift.on_board(side))
        return cards

    def stock(self, state: rift.State) -> Sequence[str]:
        return with_their_cards(draft.guilds_of_the_match(state.guilds))


def with_their_cards(guilds: Sequence[GuildName]) -> list[str]:
    return [*guilds, *(card for guild in guilds for card in deck(guild))]
