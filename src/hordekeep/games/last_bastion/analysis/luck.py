"""How the combat dice fell in a game, against what was to be expected of them.

A die hits when it counts against a card of its fight, alone (LB-C2, LB-E11). What is expected of
it is the share of faces that would have hit, so dice that could not hit change nothing.
"""

from collections.abc import Sequence
from typing import final

from hordekeep.games.last_bastion.model.box import FACES
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.rules.combat import Assault, CombatRoll, Target, falls
from hordekeep.games.last_bastion.rules.rerolls import RollAgain
from hordekeep.kernel.play.frame import AnyFrame
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.record.journal import Entry
from hordekeep.kernel.table.table import Table


@final
class Rolled:
    """Some dice of one fight: how many hit, and the chance of each to do so."""

    def __init__(self, seat: Seat, dice: int, hits: int, chance: float) -> None:
        self.seat = seat
        self.dice = dice
        self.hits = hits
        self.chance = chance

    def expected(self) -> float:
        return self.dice * self.chance


def rolled(asking: AnyFrame | None, after: Siege) -> Rolled | None:
    """The dice of a fight that nature has just answered; `asking` is the frame that asked."""
    if not isinstance(asking, (CombatRoll, RollAgain)):
        return None
    assault = _assault(after)
    if assault is None:
        return None  # the Market's dice are rerolled too
    counting = [face for face in range(FACES) if _counts(after, assault, face)]
    dice = after.dice
    if isinstance(asking, RollAgain):
        dice = [face for place, face in enumerate(dice) if asking.dice >> place & 1]
    hits = len([face for face in dice if face in counting])
    return Rolled(assault.seat, len(dice), hits, len(counting) / FACES)


def rolls_of(entries: Sequence[Entry], past: Table) -> list[Rolled]:
    """All fights' dice, found by playing entries again at a table that stands before them."""
    found = []
    for entry in entries:
        asking = past.state.agenda[-1] if past.state.agenda else None
        past.replay(entry)
        siege = past.state
        assert isinstance(siege, Siege)
        fallen = rolled(asking, siege) if entry.kind == "chance" else None
        if fallen is not None:
            found.append(fallen)
    return found


def _assault(siege: Siege) -> Assault | None:
    for frame in siege.agenda[::-1]:
        if isinstance(frame, Assault):
            return frame
    return None


def _counts(siege: Siege, assault: Assault, face: int) -> bool:
    for card in assault.cards():
        target = Target(siege, card, 0)
        target.need = 1
        if falls(target, [face]):
            return True
    return False


def luckier_than(rolls: list[Rolled]) -> float:
    """The share of games with these dice that would have had fewer hits; as many count half."""
    chances = [1.0]
    for one in rolls:
        for _ in range(one.dice):
            chances = _with_a_die(chances, one.chance)
    hits = sum([one.hits for one in rolls])
    return sum(chances[:hits]) + chances[hits] / 2


def _with_a_die(chances: list[float], hit: float) -> list[float]:
    """The chances of 0, 1, 2, … hits with one die more."""
    more = [chance * (1.0 - hit) for chance in chances]
    more.append(0.0)
    for hits, chance in enumerate(chances):
        more[hits + 1] += chance * hit
    return more
