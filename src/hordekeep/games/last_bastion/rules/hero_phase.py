"""The hero phase: move and act, in either order, with powers and Calls to Arms (LB-A1…A11)."""

from typing import ClassVar, Final, final

from hordekeep.games.last_bastion.model.actions import Activate, Call, EndTurn, Fight, Move, StandUp
from hordekeep.games.last_bastion.model.box import (
    EXTRA_MOVE,
    VALOUR,
)
from hordekeep.games.last_bastion.model.layout import NEIGHBOURS, PLACES
from hordekeep.games.last_bastion.model.reasons import (
    ALREADY_ACTED,
    ALREADY_MOVED,
    CARD_NOT_IN_REACH,
    LEGAL,
    LYING,
    NO_CALL,
    NOT_ADJACENT,
    NOT_STANDING_HERE,
    NOTHING_IN_REACH,
    SPLIT_BY_MOVE,
    STANDING,
    TILE_GRASPED,
    Reason,
    judge,
)
from hordekeep.games.last_bastion.model.state import (
    ACTIVATED,
    FOUGHT,
    MOVED,
    POWER_USED,
    SPLIT,
    Siege,
)
from hordekeep.games.last_bastion.rules.choices import step_to
from hordekeep.games.last_bastion.rules.combat import begin_fight, in_reach
from hordekeep.games.last_bastion.rules.life import spend_call, stand_up
from hordekeep.games.last_bastion.rules.powers import POWER_USES
from hordekeep.games.last_bastion.rules.tile_uses import use_tile, why_not_use
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.frame import Ask, Candidate, Frame
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import Seat

# Verbs without a thing are the same object every time.
STAND_UP: Final = StandUp()
FIGHT: Final = Fight()
END_TURN: Final = EndTurn()
MOVES: Final = [Move(tile) for tile in range(PLACES)]
ACTIVATES: Final = [Activate(tile) for tile in range(PLACES)]
CALLS: Final = [Call(tile) for tile in range(PLACES)]


# Why not? Each question is answered by one function; LEGAL means nothing speaks against it.


def has_move(siege: Siege, seat: Seat) -> bool:
    """LB-A1: one move; LB-R1: one more with the horse."""
    if not siege.spent & MOVED:
        return True
    return not siege.spent & POWER_USED and siege.has_power(seat, EXTRA_MOVE)


def why_not_move(siege: Siege, seat: Seat, place: int) -> Reason:
    """LB-A1, LB-A2, LB-A6."""
    if not has_move(siege, seat):
        return ALREADY_MOVED
    if siege.lying[seat]:
        return LYING
    return LEGAL if place in NEIGHBOURS[siege.place[seat]] else NOT_ADJACENT


def why_not_stand_up(siege: Siege, seat: Seat) -> Reason:
    """LB-A6, LB-A7."""
    if not siege.lying[seat]:
        return STANDING
    return LEGAL if has_move(siege, seat) else ALREADY_MOVED


def why_not_act(siege: Siege, seat: Seat, deed: int) -> Reason:
    """LB-A3: activate or fight; LB-R4: valour does both, not split by the move."""
    done = siege.spent & (ACTIVATED | FOUGHT)
    if not done:
        return LEGAL
    if done & deed or not siege.has_power(seat, VALOUR):
        return ALREADY_ACTED
    return SPLIT_BY_MOVE if siege.spent & SPLIT else LEGAL


def why_not_activate(siege: Siege, seat: Seat, tile: int) -> Reason:
    """LB-A3, LB-A4, LB-A11."""
    if tile != siege.tile_under(seat):
        return NOT_STANDING_HERE
    reason = why_not_act(siege, seat, ACTIVATED)
    if reason is not LEGAL:
        return reason
    if siege.is_grasped(siege.place[seat]):
        return TILE_GRASPED
    return why_not_use(siege, seat, siege.box.tile_power[tile])


def why_not_call(siege: Siege, seat: Seat, tile: int) -> Reason:
    """LB-A5, LB-A11: any tile, even a grasped one."""
    if siege.calls[seat] == 0:
        return NO_CALL
    return why_not_use(siege, seat, siege.box.tile_power[tile])


def why_not_fight(siege: Siege, seat: Seat) -> Reason:
    """LB-A3, LB-C14: at least one card must be in reach."""
    reason = why_not_act(siege, seat, FOUGHT)
    if reason is not LEGAL:
        return reason
    return LEGAL if in_reach(siege, seat) else NOTHING_IN_REACH


def why_not_fight_card(siege: Siege, seat: Seat, card: int) -> Reason:
    """LB-A3, LB-C1: this card must be in reach."""
    reason = why_not_act(siege, seat, FOUGHT)
    if reason is not LEGAL:
        return reason
    return LEGAL if card in in_reach(siege, seat) else CARD_NOT_IN_REACH


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
        if why_not_activate(siege, seat, tile) is LEGAL:
            found.append(ACTIVATES[tile])
        if why_not_fight(siege, seat) is LEGAL:
            found.append(FIGHT)
        if siege.calls[seat]:
            found += [
                CALLS[tile] for tile in range(PLACES) if why_not_call(siege, seat, tile) is LEGAL
            ]
        self._add_powers(siege, found)
        found.append(END_TURN)
        return Ask(seat, found)

    def _add_powers(self, siege: Siege, found: list[Action]) -> None:
        """What the hero's own power offers, legal only."""
        power = siege.box.hero_power[siege.seat_hero[self.seat]]
        if siege.spent & POWER_USED or not siege.has_power(self.seat, power):
            return
        found += POWER_USES[power].legal(siege, self.seat)

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
        for power in POWER_USES:
            found += [judge(action, reason) for action, reason in power.offers(siege, seat)]
        found.append(judge(END_TURN, LEGAL))
        return found

    def about(self, siege: Siege, kind: str, value: int) -> list[Candidate]:
        # LB-C1: a fight names no card, but whoever touches one in play wants to fight it.
        if kind != "card" or value not in siege.cards_in_play():
            return []
        return [judge(FIGHT, why_not_fight_card(siege, self.seat, value))]

    def question(self, siege: Siege) -> Phrase:
        return Phrase(self._asks(siege), ("hero", "hero", siege.seat_hero[self.seat]))

    def _asks(self, siege: Siege) -> str:
        """What is really left of the move and the action; LB-A5 and powers come after both."""
        seat = self.seat
        moves, lies = has_move(siege, seat), siege.lying[seat] != 0
        ways = why_not_activate(siege, seat, siege.tile_under(seat)), why_not_fight(siege, seat)
        free = why_not_act(siege, seat, ACTIVATED), why_not_act(siege, seat, FOUGHT)
        acts = LEGAL in ways or (moves and not lies and LEGAL in free)
        if moves and acts:
            return "ask-hero-phase-rise" if lies else "ask-hero-phase"
        if moves:
            return "ask-hero-phase-only-rise" if lies else "ask-hero-phase-only-move"
        return "ask-hero-phase-only-act" if acts else self._asks_beyond(siege)

    def _asks_beyond(self, siege: Siege) -> str:
        """After move and action: Calls to Arms and the hero's power, if any are left."""
        ask = self.ask(siege)
        actions = [] if ask is None else ask.actions
        calls = [action for action in actions if isinstance(action, Call)]
        more = len(calls) + 1 < len(actions)
        if calls:
            return "ask-hero-phase-call-or-power" if more else "ask-hero-phase-only-call"
        return "ask-hero-phase-only-power" if more else "ask-hero-phase-only-end"

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
            siege.spent |= POWER_USED
            POWER_USES[siege.box.hero_power[hero]].use(siege, seat, answer)


def _use_move(siege: Siege) -> None:
    """The ordinary move goes first, then the horse's (LB-R1)."""
    if siege.spent & MOVED:
        siege.spent |= POWER_USED
        return
    if siege.spent & (ACTIVATED | FOUGHT):
        siege.spent |= SPLIT
    siege.spent |= MOVED
