"""What a viewer is shown of what they know."""

from collections.abc import Iterator

from games.kit.say import Say, Seat, Who, say
from games.kit.scenes import Face, Layout, Scene, Zone
from games.supertrumf.cards import Attribute, Cards, Deck
from games.supertrumf.knowledge import Knowledge
from games.supertrumf.outcome import outcome_of
from games.supertrumf.retelling import last_round
from games.supertrumf.state import Declaring, Laying, Redrawing, Rolling, State, TakingPrize
from games.supertrumf.story import dice_of, story_of
from games.supertrumf.wording import attribute_name


def scene_of(deck: Deck, knowledge: Knowledge) -> Scene:
    state, viewer = knowledge.state, knowledge.viewer
    before, earlier = (story_of(deck, events, viewer) for events in state.recent)
    return Scene(
        before=before,
        earlier=earlier,
        last_round=last_round(deck, knowledge),
        story=story_of(deck, state.news, viewer),
        dice=dice_of(knowledge),
        status=tuple(_status(deck, knowledge.state)),
        board=tuple(_board(deck, knowledge.state, knowledge.viewer)),
    )


def _status(deck: Deck, state: State) -> Iterator[Say]:
    ended = outcome_of(state)
    if ended:
        yield ended.message
        return
    if isinstance(state.phase, Laying):
        attribute = deck.attributes[state.phase.declared]
        yield say("supertrumf-status-declared", player=Who(state.leader), attribute=attribute)
    yield _awaited(state)
    if state.leader in state.may_act() and state.leader not in state.waits_for():
        yield say("supertrumf-status-leader-may-lay", player=Who(state.leader))


def _awaited(state: State) -> Say:
    players = tuple(Who(seat) for seat in state.waits_for())
    match state.phase:
        case Redrawing():
            return say("supertrumf-status-redraw", players=players)
        case Rolling():
            return say("supertrumf-status-roll", players=players)
        case Declaring():
            return say("supertrumf-status-declare", players=players)
        case TakingPrize():
            return say("supertrumf-status-prize", players=players)
    return say("supertrumf-status-lay", players=players)


def _board(deck: Deck, state: State, viewer: Seat | None) -> Iterator[Zone]:
    if attribute := _in_question(state):
        face = Face(deck.sign(attribute), attribute_name(deck, attribute))
        yield Zone("declared", say("supertrumf-zone-declared"), faces=(face,))
    yield _hidden("pile", say("supertrumf-zone-pile"), None, state.pile)
    if state.play == "classic":
        yield _hidden("pot", say("supertrumf-zone-pot"), None, state.pot)
    else:
        yield _hidden("discard", say("supertrumf-zone-discard"), None, state.discard)
    for seat in range(state.seats):
        hand = state.hands[seat]
        if seat == viewer:
            yield _open("hand", say("kit-hand"), seat, deck, deck.in_order(hand))
        else:
            yield _hidden(f"hand-{seat}", say("kit-hand"), seat, hand, "row")
        yield _laid(deck, state, seat, viewer)
        yield from _belongings(state, seat)


def _in_question(state: State) -> Attribute | None:
    """The attribute of the round, until its winner has all that it brings."""
    if isinstance(state.phase, Laying):
        return state.phase.declared
    if isinstance(state.phase, TakingPrize) and state.turned:
        return state.turned.attribute
    return None


def _laid(deck: Deck, state: State, seat: Seat, viewer: Seat | None) -> Zone:
    """Face down for others until all have laid; the turned cards lie until the next declaring."""
    key, label = f"laid-{seat}", say("supertrumf-zone-laid")
    if state.turned and (shown := state.turned.of(seat)):
        compared = state.turned.attribute
        turned = say("supertrumf-zone-turned", attribute=deck.attributes[compared])
        faces = tuple(deck.faces[card] for card in shown.cards)
        return Zone(key, turned, seat, faces, number=shown.value, sign=deck.sign(compared))
    if seat == viewer:
        return _open(key, label, seat, deck, state.laid[seat])
    return _hidden(key, label, seat, state.laid[seat], "row")


def _belongings(state: State, seat: Seat) -> Iterator[Zone]:
    """What else lies before a player: the winning pile; prize cards, throws and the die."""
    if state.play == "classic":
        label = say("supertrumf-zone-winning-pile")
        yield _hidden(f"winning-pile-{seat}", label, seat, state.winning_piles[seat])
        return
    yield _hidden(f"prizes-{seat}", say("supertrumf-zone-prizes"), seat, state.prizes[seat], "row")
    yield Zone(f"throws-{seat}", say("supertrumf-zone-throws"), seat, number=state.throws[seat])
    if state.rolls[seat]:
        yield Zone(f"die-{seat}", say("supertrumf-die"), seat, number=state.rolls[seat])


def _open(key: str, label: Say, owner: Seat, deck: Deck, cards: Cards) -> Zone:
    return Zone(key, label, owner, tuple(deck.faces[card] for card in cards))


def _hidden(
    key: str, label: Say, owner: Seat | None, cards: Cards, layout: Layout = "pile"
) -> Zone:
    return Zone(key, label, owner, hidden=len(cards), layout=layout)
