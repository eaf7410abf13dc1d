"""Where a quest is, for everybody who looks at it: phase, steps, what is being suffered."""

from typing import Final

from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.attack import Attack, Overkilling
from hordekeep.games.sanctum.rules.block import Block
from hordekeep.games.sanctum.rules.combat import FightOver
from hordekeep.games.sanctum.rules.fight import (
    AfterRoll,
    BeforeRoll,
    RollAgain,
    RollDice,
    SilverRoll,
)
from hordekeep.games.sanctum.rules.hitting import Striking
from hordekeep.games.sanctum.rules.journey import PickingItem, TakingSet
from hordekeep.games.sanctum.rules.penalties.suffering import PayPenalty, Suffer
from hordekeep.games.sanctum.rules.rest import Fencing, Resting
from hordekeep.games.sanctum.rules.setup import PickHero
from hordekeep.games.sanctum.rules.spoils import Level, Spoils
from hordekeep.games.sanctum.rules.turn import Turn
from hordekeep.games.sanctum.rules.walls import LastRest
from hordekeep.kernel.play.frame import AnyFrame, Frame
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE

SETUP: Final = "setup"
JOURNEY: Final = "journey"
LAST_REST: Final = "last-rest"
ANSWER: Final = "answer"
LAST_BATTLE: Final = "last-battle"
OVER: Final = "over"


def phase(quest: Quest) -> str:
    """The part of the game."""
    if quest.over:
        return OVER
    if any(champion.row for champion in quest.champions):
        return LAST_BATTLE
    if quest.turned:
        return ANSWER
    if quest.lanes or any(isinstance(frame, LastRest) for frame in quest.agenda):
        return LAST_REST
    return SETUP if quest.turns == 0 else JOURNEY


def agenda_of(quest: Quest, seat: Seat) -> list[AnyFrame]:
    """The steps that wait in a seat's lane, or on the table; the next one is the last."""
    if quest.lanes:
        return quest.lanes[seat] if seat < len(quest.lanes) else []
    return quest.agenda


_STEPS: Final[tuple[tuple[type[Frame[Quest]], str], ...]] = (
    # The first that waits in a seat's agenda names the step: later steps wait below earlier ones.
    (PickHero, "pick-hero"),
    (Suffer, "suffer"),
    (PayPenalty, "suffer"),
    (Turn, "turn"),
    (TakingSet, "take-set"),
    (PickingItem, "chest"),
    (BeforeRoll, "before-roll"),
    (RollDice, "roll"),
    (SilverRoll, "roll"),
    (AfterRoll, "roll"),
    (RollAgain, "roll"),
    (Attack, "attack"),
    (Overkilling, "attack"),
    (Block, "block"),
    (Level, "levels"),
    (Spoils, "levels"),
    (Fencing, "fence"),
    (Resting, "rest"),
    (Striking, "snare"),
)


def step(quest: Quest, seat: Seat) -> str | None:
    """What a champion is at: the next step of its agenda that is a player's own."""
    for frame in reversed(agenda_of(quest, seat)):
        if getattr(frame, "seat", NONE) != seat:
            if isinstance(frame, (PickHero, PickingItem, Turn)):
                return None  # somebody else's turn to choose
            continue
        if isinstance(frame, Striking) and is_fighting(quest, seat):
            return "attack"
        for kind, name in _STEPS:
            if isinstance(frame, kind):
                return name
    return None


def is_fighting(quest: Quest, seat: Seat) -> bool:
    """Whether a fight of this seat is going on."""
    return any(
        isinstance(frame, FightOver) and frame.seat == seat for frame in agenda_of(quest, seat)
    )


def suffered(quest: Quest, seat: Seat) -> int:
    """The card whose penalty or wounds a seat has to choose, or NONE."""
    agenda = agenda_of(quest, seat)
    frame = agenda[-1] if agenda else None
    return frame.foe if isinstance(frame, Suffer) and frame.seat == seat else NONE


def levels_ahead(quest: Quest, seat: Seat) -> list[int]:
    """The colours of the levels that wait for a seat, the next one first."""
    return [
        frame.colour
        for frame in reversed(agenda_of(quest, seat))
        if isinstance(frame, Level) and frame.seat == seat
    ]
