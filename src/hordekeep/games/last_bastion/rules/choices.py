"""Small choices that several chapters share: which token, which Grasp of Evil, where to step."""

from typing import ClassVar, Final, final

from hordekeep.games.last_bastion.model.actions import Accept, Done, Move, Return, StandUp, Stay
from hordekeep.games.last_bastion.model.box import TOKEN_COLOURS
from hordekeep.games.last_bastion.model.layout import NEIGHBOURS, PLACES
from hordekeep.games.last_bastion.model.reasons import (
    LEGAL,
    LYING,
    NO_GRASP_THERE,
    NO_SUCH_TOKEN,
    NOT_ADJACENT,
    STANDING,
    SUPPLY_EMPTY,
    judge,
)
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.model.tile_actions import Cleanse, Take
from hordekeep.games.last_bastion.rules.grasp import (
    any_grasp,
    graspable,
    grasps,
    is_there,
    remove_grasp,
)
from hordekeep.games.last_bastion.rules.life import (
    CALL_TOKEN,
    gain_call,
    gain_equipment,
    gain_life,
    has_token,
    return_token,
    stand_up,
)
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.frame import Ask, Candidate, Frame, legal_of
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import Seat

# The actions that come up again and again; an action is never changed.
RETURNS: Final[list[Action]] = [Return(token) for token in range(CALL_TOKEN + 1)]
TAKES: Final[list[Action]] = [Take(colour) for colour in range(TOKEN_COLOURS)]
MOVES: Final[list[Action]] = [Move(tile) for tile in range(PLACES)]
STAND_UP: Final = StandUp()
STAY: Final = Stay()
DONE: Final = Done()

# What an exit may offer (LB-E10): both, or one of them.
ONLY_LIFE: Final = 1
ONLY_CALL: Final = 2
GIFTS: Final[tuple[str, ...]] = ("life-and-call", "life", "call")


@final
class ReturnToken(Frame[Siege]):
    """A player returns one round token of choice, if there is one (LB-E4, LB-N4)."""

    verb: ClassVar[str] = "return-token"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "LB-E4"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, siege: Siege) -> Ask | None:
        if not siege.in_action(self.seat):
            return None
        options = [
            RETURNS[token] for token in range(CALL_TOKEN + 1) if has_token(siege, self.seat, token)
        ]
        return Ask(self.seat, options) if len(options) > 1 else None

    def candidates(self, siege: Siege) -> list[Candidate]:
        return [
            judge(Return(token), LEGAL if has_token(siege, self.seat, token) else NO_SUCH_TOKEN)
            for token in range(CALL_TOKEN + 1)
        ]

    def resume(self, siege: Siege, answer: Action) -> None:
        if isinstance(answer, Return):
            return_token(siege, self.seat, answer.token)
            return
        if not siege.in_action(self.seat):
            return
        for token in range(CALL_TOKEN + 1):
            if has_token(siege, self.seat, token):
                return_token(siege, self.seat, token)


@final
class TakeEquipment(Frame[Siege]):
    """A player takes an equipment token of choice, as far as the supply goes (LB-E10, LB-R10)."""

    verb: ClassVar[str] = "take-equipment"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "LB-E10"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, siege: Siege) -> Ask | None:
        options = [TAKES[colour] for colour in range(TOKEN_COLOURS) if siege.supply[colour]]
        return Ask(self.seat, options) if len(options) > 1 else None

    def candidates(self, siege: Siege) -> list[Candidate]:
        return [
            judge(Take(colour), LEGAL if siege.supply[colour] else SUPPLY_EMPTY)
            for colour in range(TOKEN_COLOURS)
        ]

    def resume(self, siege: Siege, answer: Action) -> None:
        if isinstance(answer, Take):
            gain_equipment(siege, self.seat, answer.colour)
            return
        for colour in range(TOKEN_COLOURS):
            gain_equipment(siege, self.seat, colour)


@final
class TakeSpoils(Frame[Siege]):
    """A player may take a life, a Call to Arms, or both, as far as the supply goes (LB-E10)."""

    verb: ClassVar[str] = "take-spoils"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "LB-J26"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, siege: Siege) -> Ask | None:
        return Ask(self.seat, legal_of(self.candidates(siege)))

    def candidates(self, siege: Siege) -> list[Candidate]:
        there = (siege.life_supply > 0 and siege.call_supply > 0, siege.life_supply > 0)
        found = [
            judge(Accept(gift), LEGAL if enough else SUPPLY_EMPTY)
            for gift, enough in enumerate((*there, siege.call_supply > 0))
        ]
        return [*found, judge(Done(), LEGAL)]

    def resume(self, siege: Siege, answer: Action) -> None:
        if not isinstance(answer, Accept):
            siege.tell("spoils-left", siege.seat_hero[self.seat])
            return
        if answer.gift != ONLY_CALL:
            gain_life(siege, self.seat)
        if answer.gift != ONLY_LIFE:
            gain_call(siege, self.seat)


def spoils_may_run_short(siege: Siege) -> bool:
    """LB-J26: whether what one hero takes now could be missing when another comes back (LB-D2)."""
    if siege.players == 1:
        return False
    return 0 < siege.life_supply <= siege.box.start_life or (
        0 < siege.call_supply <= siege.box.start_calls
    )


@final
class Cleansing(Frame[Siege]):
    """A player removes up to this many Grasps of Evil (LB-T6, LB-E10)."""

    verb: ClassVar[str] = "cleansing"
    fields: ClassVar[tuple[str, ...]] = ("seat", "most:number")
    clause: ClassVar[str] = "LB-T6"

    def __init__(self, seat: Seat, most: int) -> None:
        self.seat = seat
        self.most = most

    def ask(self, siege: Siege) -> Ask | None:
        if self.most == 0 or not any_grasp(siege):
            return None
        options: list[Action] = [Cleanse(grasp) for grasp in grasps(siege)]
        options.append(DONE)
        return Ask(self.seat, options)

    def candidates(self, siege: Siege) -> list[Candidate]:
        found = []
        for grasp in graspable(siege):
            reason = LEGAL if is_there(siege, grasp) else NO_GRASP_THERE
            found.append(judge(Cleanse(grasp), reason))
        found.append(judge(Done(), LEGAL))
        return found

    def question(self, siege: Siege) -> Phrase:
        return Phrase("ask-cleansing", ("most", "number", self.most))

    def resume(self, siege: Siege, answer: Action) -> None:
        if isinstance(answer, Cleanse):
            remove_grasp(siege, answer.grasp)
            siege.push(Cleansing(self.seat, self.most - 1))


@final
class GrantedMove(Frame[Siege]):
    """A hero may move once, at once; the owner decides (LB-T4, LB-R1, LB-N4)."""

    verb: ClassVar[str] = "granted-move"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "LB-T4"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, siege: Siege) -> Ask | None:
        if siege.lying[self.seat]:
            return Ask(self.seat, [STAND_UP, STAY])  # LB-A8
        tile_at = siege.layout.tile_at
        options: list[Action] = [
            MOVES[tile_at[place]] for place in NEIGHBOURS[siege.place[self.seat]]
        ]
        options.append(STAY)
        return Ask(self.seat, options)

    def candidates(self, siege: Siege) -> list[Candidate]:
        lying = siege.lying[self.seat]
        found = []
        for place in range(PLACES):
            reason = LEGAL if place in NEIGHBOURS[siege.place[self.seat]] else NOT_ADJACENT
            # LB-A8: a lying hero can only stand up.
            found.append(judge(Move(siege.layout.tile_at[place]), LYING if lying else reason))
        found.append(judge(StandUp(), LEGAL if lying else STANDING))
        found.append(judge(Stay(), LEGAL))
        return found

    def resume(self, siege: Siege, answer: Action) -> None:
        if isinstance(answer, Move):
            step_to(siege, self.seat, answer.tile)
        elif isinstance(answer, StandUp):
            stand_up(siege, self.seat)
        else:
            siege.tell("stayed", siege.seat_hero[self.seat])


def step_to(siege: Siege, seat: Seat, tile: int) -> None:
    """A figure goes to a tile."""
    siege.place[seat] = siege.layout.place_of[tile]
    siege.tell("moved", siege.seat_hero[seat], tile)
