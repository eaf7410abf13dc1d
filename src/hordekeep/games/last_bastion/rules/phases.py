"""Where a siege stands in its turn, read off its agenda (LB-H10)."""

from typing import Final

from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.rules.turn import HordePhaseDone, Turn
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE

SETUP: Final = 0
HORDE: Final = 1
HERO: Final = 2
OVER: Final = 3
PHASES: Final = ("setup", "horde", "hero", "over")


def phase(siege: Siege) -> int:
    """The present phase."""
    if siege.over:
        return OVER
    if siege.board == NONE:
        return SETUP
    if siege.agenda and isinstance(siege.agenda[-1], Turn):
        return HORDE
    for frame in siege.agenda:
        if isinstance(frame, HordePhaseDone):
            return HORDE
    return HERO


def is_hero_phase_of(siege: Siege, seat: Seat) -> bool:
    """Whether a hero is in its own hero phase."""
    return phase(siege) == HERO and siege.holder_of(siege.board) == seat
