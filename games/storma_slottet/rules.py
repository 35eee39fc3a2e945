"""Storma slottet! as a Game: which move belongs to which phase, and who plays it."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.kit.cards import Card
from games.kit.chance import Chance
from games.kit.conceding import Concede
from games.kit.game import Game, PlayFunction
from games.kit.rulebook import Exemplify, of_sections
from games.kit.say import Seat
from games.storma_slottet import examples, moves, outcome
from games.storma_slottet import state as storma
from games.storma_slottet.asks import asks_of
from games.storma_slottet.bot_player import easy_move, hard_move
from games.storma_slottet.cards import DECK
from games.storma_slottet.clock import timeouts_of
from games.storma_slottet.combat import attack, exchange, retreat, roll_attack
from games.storma_slottet.healing import heal, lift, roll_heal, stop
from games.storma_slottet.knowledge import Knowledge, determinize, knowledge_of, remembering
from games.storma_slottet.legal import check_legal
from games.storma_slottet.lesson import LESSON
from games.storma_slottet.opening import choose_house, lay_active, roll_for_start
from games.storma_slottet.options import StormaOptions
from games.storma_slottet.retelling import RETOLD, TURNING, WEIGHTS, is_round_over
from games.storma_slottet.scene import scene_of
from games.storma_slottet.turns import bring_out


class StormaSlottet(Game[storma.State, moves.Move, Knowledge]):
    key = "storma_slottet"
    version = 1
    emblem = "🏰"
    colour = 0xB3362B
    commands = ("offer-draw",)
    pace = 20_000
    seat_counts = range(2, 3)
    rules_sections = (
        "minute",
        "courts",
        "start",
        "turn",
        "exchange",
        "attack",
        "damage",
        "wild",
        "heal",
        "doctors",
        "sickbay",
        "trophies",
        "winning",
        "details",
    )
    passages = of_sections(
        "SS",
        courts=("", "5"),
        start=("1 2", "", "4", "3"),
        turn=("6", "7"),
        exchange=("8",),
        attack=("9 11", "10", "12"),
        damage=("13", "14 17"),
        wild=("16", "15"),
        heal=("18", "", "20"),
        doctors=("21 22", "19", "23"),
        sickbay=("24",),
        trophies=("", "25", "26"),
        winning=("28", "30", "31"),
        details=("29", "27"),
    )
    examples: ClassVar[Mapping[str, Exemplify]] = {
        "minute": examples.jack_falls,
        "damage": examples.damage_stays,
        "wild": examples.attack_with_dice,
        "heal": examples.six_heals,
        "doctors": examples.doctor_fumbles,
        "sickbay": examples.king_retreats,
        "trophies": examples.hand_of_seven,
    }
    lesson = LESSON
    options_type = StormaOptions
    weights = WEIGHTS
    retold = RETOLD
    rounds_are = "turn"
    turning = TURNING
    state_type = storma.State
    move_type = moves.Move

    plays: Mapping[type, Mapping[type, PlayFunction]] = {
        storma.ChoosingSuits: {moves.ChooseHouse: choose_house},
        storma.LayingActives: {moves.LayActive: lay_active},
        storma.RollingForStart: {moves.Roll: roll_for_start},
        storma.Turn: {
            moves.Exchange: exchange,
            moves.Attack: attack,
            moves.Heal: heal,
            moves.Retreat: retreat,
        },
        storma.RollingAttack: {moves.Roll: roll_attack},
        storma.Healing: {moves.Heal: heal, moves.Stop: stop},
        storma.RollingHeal: {moves.Roll: roll_heal},
        storma.Lifting: {moves.Lift: lift},
        storma.Replacing: {moves.Replace: bring_out},
    }
    at_any_time: Mapping[type, PlayFunction] = {
        moves.OfferDraw: outcome.offer_draw,
        moves.AcceptDraw: outcome.accept_draw,
        moves.DeclineDraw: outcome.decline_draw,
        Concede: outcome.give_up,
    }

    is_round_over = staticmethod(is_round_over)
    asks = asks_of
    awaited = staticmethod(storma.awaited)
    remembering = staticmethod(remembering)
    knowledge = staticmethod(knowledge_of)
    determinize = staticmethod(determinize)
    scene = staticmethod(scene_of)
    timeouts = staticmethod(timeouts_of)
    ended = staticmethod(outcome.outcome_of)
    scores = staticmethod(outcome.scores_of)
    hard_move = staticmethod(hard_move)
    easy_move = staticmethod(easy_move)

    def setup(self, seats: int, options: StormaOptions, chance: Chance) -> storma.State:
        return storma.State(doctors_in_sickbay=options.doctors_in_sickbay)

    def check_legal(self, state: storma.State, seat: Seat | None, move: moves.Move) -> None:
        check_legal(state, seat, move)

    def inventory(self, state: storma.State) -> Sequence[Card]:
        hands = (card for side in state.sides for card in side.hand)
        return (*state.draw_pile, *hands, *storma.face_down(state.phase), *storma.open_cards(state))

    def stock(self, state: storma.State) -> Sequence[Card]:
        return DECK
