"""The hero phase: move and act, in either order, with powers and Calls to Arms (LB-A1…A11)."""

from typing import ClassVar, final

from hordekeep.games.last_bastion.model.actions import (
    Activate,
    Call,
    EndTurn,
    Fetch,
    Fight,
    LendMove,
    Move,
    Pray,
    PutCharm,
    StandUp,
)
from hordekeep.games.last_bastion.model.box import (
    CHARM,
    EXTRA_MOVE,
    FALCON,
    PRAYER,
    TOKEN_COLOURS,
    VALOUR,
)
from hordekeep.games.last_bastion.model.layout import NEIGHBOURS, PLACES
from hordekeep.games.last_bastion.model.reasons import (
    ALREADY_ACTED,
    ALREADY_MOVED,
    ALREADY_THERE,
    CARD_NOT_IN_REACH,
    LEGAL,
    LYING,
    NO_CALL,
    NO_GRASP_THERE,
    NO_SUCH_POWER,
    NOT_ADJACENT,
    NOT_IN_ACTION,
    NOT_STANDING_HERE,
    NOTHING_IN_REACH,
    ONLY_OTHERS,
    POWER_LOST,
    POWER_OFF,
    POWER_SPENT,
    SPLIT_BY_MOVE,
    STANDING,
    SUPPLY_EMPTY,
    TILE_GRASPED,
    judge,
)
from hordekeep.games.last_bastion.model.state import (
    ACTIVATED,
    FOUGHT,
    MOVED,
    POWER_USED,
    SPLIT,
    WOUNDED,
    Siege,
)
from hordekeep.games.last_bastion.rules.choices import GrantedMove, step_to
from hordekeep.games.last_bastion.rules.combat import begin_fight, in_reach
from hordekeep.games.last_bastion.rules.grasp import graspable, is_there, remove_grasp
from hordekeep.games.last_bastion.rules.life import gain_equipment, spend_call, stand_up
from hordekeep.games.last_bastion.rules.tiles import use_tile, why_not_use
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.frame import Ask, Candidate, Frame
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import Seat

# Verbs without a thing are the same object every time.
STAND_UP = StandUp()
FIGHT = Fight()
END_TURN = EndTurn()
MOVES = [Move(tile) for tile in range(PLACES)]
ACTIVATES = [Activate(tile) for tile in range(PLACES)]
CALLS = [Call(tile) for tile in range(PLACES)]
FETCHES = [Fetch(colour) for colour in range(TOKEN_COLOURS)]


# Why not? Each question is answered by one function; LEGAL means nothing speaks against it.


def has_move(siege: Siege, seat: Seat) -> bool:
    """LB-A1: one move; LB-R1: one more with the horse."""
    if not siege.spent & MOVED:
        return True
    return not siege.spent & POWER_USED and siege.has_power(seat, EXTRA_MOVE)


def why_not_move(siege: Siege, seat: Seat, place: int) -> int:
    """LB-A1, LB-A2, LB-A6."""
    if not has_move(siege, seat):
        return ALREADY_MOVED
    if siege.lying[seat]:
        return LYING
    return LEGAL if place in NEIGHBOURS[siege.place[seat]] else NOT_ADJACENT


def why_not_stand_up(siege: Siege, seat: Seat) -> int:
    """LB-A6, LB-A7."""
    if not siege.lying[seat]:
        return STANDING
    return LEGAL if has_move(siege, seat) else ALREADY_MOVED


def why_not_act(siege: Siege, seat: Seat, deed: int) -> int:
    """LB-A3: activate or fight; LB-R4: valour does both, not split by the move."""
    done = siege.spent & (ACTIVATED | FOUGHT)
    if not done:
        return LEGAL
    if done & deed or not siege.has_power(seat, VALOUR):
        return ALREADY_ACTED
    return SPLIT_BY_MOVE if siege.spent & SPLIT else LEGAL


def why_not_activate(siege: Siege, seat: Seat, tile: int) -> int:
    """LB-A3, LB-A4, LB-A11."""
    if tile != siege.tile_under(seat):
        return NOT_STANDING_HERE
    reason = why_not_act(siege, seat, ACTIVATED)
    if reason != LEGAL:
        return reason
    if siege.is_grasped(siege.place[seat]):
        return TILE_GRASPED
    return why_not_use(siege, seat, siege.box.tile_power[tile])


def why_not_call(siege: Siege, seat: Seat, tile: int) -> int:
    """LB-A5, LB-A11: any tile, even a grasped one."""
    if siege.calls[seat] == 0:
        return NO_CALL
    return why_not_use(siege, seat, siege.box.tile_power[tile])


def why_not_fight(siege: Siege, seat: Seat) -> int:
    """LB-A3, LB-C14: at least one card must be in reach."""
    reason = why_not_act(siege, seat, FOUGHT)
    if reason != LEGAL:
        return reason
    return LEGAL if in_reach(siege, seat) else NOTHING_IN_REACH


def why_not_fight_card(siege: Siege, seat: Seat, card: int) -> int:
    """LB-A3, LB-C1: this card must be in reach."""
    reason = why_not_act(siege, seat, FOUGHT)
    if reason != LEGAL:
        return reason
    return LEGAL if card in in_reach(siege, seat) else CARD_NOT_IN_REACH


def why_not_power(siege: Siege, seat: Seat, power: int) -> int:
    """LB-A10: once in each own hero phase, while the power is on."""
    if siege.box.hero_power[siege.seat_hero[seat]] != power:
        return NO_SUCH_POWER
    if siege.condition[seat] == WOUNDED:
        return POWER_LOST
    if not siege.has_power(seat, power):
        return POWER_OFF
    return POWER_SPENT if siege.spent & POWER_USED else LEGAL


def why_not_lend(siege: Siege, seat: Seat, other: Seat) -> int:
    """LB-R1: to another hero in action."""
    reason = why_not_power(siege, seat, EXTRA_MOVE)
    if reason != LEGAL:
        return reason
    if other == seat:
        return ONLY_OTHERS
    return LEGAL if siege.in_action(other) else NOT_IN_ACTION


def why_not_charm(siege: Siege, seat: Seat, card: int) -> int:
    """LB-R2: on any horde card, or moved to another one."""
    reason = why_not_power(siege, seat, CHARM)
    return ALREADY_THERE if reason == LEGAL and card == siege.charm else reason


def why_not_fetch(siege: Siege, seat: Seat, colour: int) -> int:
    """LB-R3."""
    reason = why_not_power(siege, seat, FALCON)
    return SUPPLY_EMPTY if reason == LEGAL and not siege.supply[colour] else reason


def why_not_pray(siege: Siege, seat: Seat, grasp: int) -> int:
    """LB-R5, LB-A9: the ordinary move is given up, and not while lying."""
    reason = why_not_power(siege, seat, PRAYER)
    if reason != LEGAL:
        return reason
    if siege.spent & MOVED:
        return ALREADY_MOVED
    if siege.lying[seat]:
        return LYING
    return LEGAL if is_there(siege, grasp) else NO_GRASP_THERE


@final
class HeroPhase(Frame[Siege]):
    """The active hero may move once and act once, in either order; both are optional (LB-A1)."""

    verb: ClassVar[str] = "hero-phase"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "LB-A1"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, siege: Siege) -> Ask | None:
        seat = self.seat
        if not siege.in_action(seat):
            return None
        found: list[Action] = []
        if has_move(siege, seat):
            if siege.lying[seat]:
                found.append(STAND_UP)
            else:
                tile_at = siege.layout.tile_at
                found += [MOVES[tile_at[place]] for place in NEIGHBOURS[siege.place[seat]]]
        tile = siege.tile_under(seat)
        if why_not_activate(siege, seat, tile) == LEGAL:
            found.append(ACTIVATES[tile])
        if why_not_fight(siege, seat) == LEGAL:
            found.append(FIGHT)
        if siege.calls[seat]:
            found += [
                CALLS[tile] for tile in range(PLACES) if why_not_call(siege, seat, tile) == LEGAL
            ]
        self._add_powers(siege, found)
        found.append(END_TURN)
        return Ask(seat, found)

    def _add_powers(self, siege: Siege, found: list[Action]) -> None:
        """What the hero's own power offers, legal only."""
        power = siege.box.hero_power[siege.seat_hero[self.seat]]
        if why_not_power(siege, self.seat, power) != LEGAL:
            return
        for action, reason in self._uses(siege, power):
            if reason == LEGAL:
                found.append(action)

    def _uses(self, siege: Siege, power: int) -> list[tuple[Action, int]]:
        """What could be done with a power, each with the reason why not."""
        seat = self.seat
        found: list[tuple[Action, int]] = []
        if power == EXTRA_MOVE:
            for other in range(siege.players):
                lend = LendMove(siege.seat_hero[other])
                found.append((lend, why_not_lend(siege, seat, other)))
        elif power == CHARM:
            for card in siege.cards_in_play():
                found.append((PutCharm(card), why_not_charm(siege, seat, card)))
        elif power == FALCON:
            for colour in range(TOKEN_COLOURS):
                found.append((FETCHES[colour], why_not_fetch(siege, seat, colour)))
        elif power == PRAYER:
            for grasp in graspable(siege):
                found.append((Pray(grasp), why_not_pray(siege, seat, grasp)))
        return found

    def candidates(self, siege: Siege) -> list[Candidate]:
        seat = self.seat
        found = []
        for place in NEIGHBOURS[siege.place[seat]]:
            move = MOVES[siege.layout.tile_at[place]]
            found.append(judge(move, why_not_move(siege, seat, place)))
        for place in range(PLACES):
            if place not in NEIGHBOURS[siege.place[seat]]:
                move = MOVES[siege.layout.tile_at[place]]
                found.append(judge(move, why_not_move(siege, seat, place)))
        found.append(judge(STAND_UP, why_not_stand_up(siege, seat)))
        for tile in range(PLACES):
            found.append(judge(ACTIVATES[tile], why_not_activate(siege, seat, tile)))
        found.append(judge(FIGHT, why_not_fight(siege, seat)))
        for tile in range(PLACES):
            found.append(judge(CALLS[tile], why_not_call(siege, seat, tile)))
        for power in (EXTRA_MOVE, CHARM, FALCON, PRAYER):
            found += [judge(action, reason) for action, reason in self._uses(siege, power)]
        found.append(judge(END_TURN, LEGAL))
        return found

    def about(self, siege: Siege, kind: str, value: int) -> list[Candidate]:
        # LB-C1: a fight names no card, but whoever touches one in play wants to fight it.
        if kind != "card" or value not in siege.cards_in_play():
            return []
        return [judge(FIGHT, why_not_fight_card(siege, self.seat, value))]

    def question(self, siege: Siege) -> Phrase:
        return Phrase("ask-hero-phase", ("hero", "hero", siege.seat_hero[self.seat]))

    def resume(self, siege: Siege, answer: Action) -> None:
        seat = self.seat
        if not siege.in_action(seat):
            return
        hero = siege.seat_hero[seat]
        if isinstance(answer, EndTurn):
            siege.tell("turn-ended", hero)
            return
        siege.push(self)
        if isinstance(answer, Move):
            _use_move(siege)
            step_to(siege, seat, answer.tile)
        elif isinstance(answer, StandUp):
            _use_move(siege)
            stand_up(siege, seat)
        elif isinstance(answer, Activate):
            siege.spent |= ACTIVATED
            siege.tell("tile-activated", hero, answer.tile)
            use_tile(siege, seat, siege.box.tile_power[answer.tile])
        elif isinstance(answer, Fight):
            siege.spent |= FOUGHT
            siege.tell("fought", hero)
            begin_fight(siege, seat)
        elif isinstance(answer, Call):
            spend_call(siege, seat)
            siege.tell("called", hero, answer.tile)
            use_tile(siege, seat, siege.box.tile_power[answer.tile])
        else:
            self._use_power(siege, answer)

    def _use_power(self, siege: Siege, answer: Action) -> None:
        hero = siege.seat_hero[self.seat]
        siege.spent |= POWER_USED
        if isinstance(answer, LendMove):
            siege.tell("lent-move", hero, answer.hero)
            siege.push(GrantedMove(siege.seat_of(answer.hero)))
        elif isinstance(answer, PutCharm):
            siege.charm = answer.card
            siege.tell("charm-put", hero, answer.card)
        elif isinstance(answer, Fetch):
            gain_equipment(siege, self.seat, answer.colour)
        elif isinstance(answer, Pray):
            siege.spent |= MOVED
            siege.tell("prayed", hero)
            remove_grasp(siege, answer.grasp)


def _use_move(siege: Siege) -> None:
    """The ordinary move goes first, then the horse's (LB-R1)."""
    if siege.spent & MOVED:
        siege.spent |= POWER_USED
        return
    if siege.spent & (ACTIVATED | FOUGHT):
        siege.spent |= SPLIT
    siege.spent |= MOVED
