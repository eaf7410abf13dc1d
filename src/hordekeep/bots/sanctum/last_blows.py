"""Blocks, and the attacks of the last battle, worked out exactly: nothing there is kept for later.

On the journey rules of thumb attack better: what a demon that still stands will cost is not in the
weights of a fight.
"""

from typing import Final

from hordekeep.bots.sanctum.attack_plan import Prices
from hordekeep.bots.sanctum.weights import Weights
from hordekeep.games.sanctum.analysis.fight_plan import fight_plan
from hordekeep.games.sanctum.analysis.fight_weights import FightWeights
from hordekeep.games.sanctum.model.actions import DONE
from hordekeep.games.sanctum.model.champion import Champion
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.attack import Attack
from hordekeep.games.sanctum.rules.block import Block
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.frame import AnyFrame

MOST_PLACES: Final = 2500
"""Places of an attack that are looked at: a few milliseconds."""
HIT: Final = 0.4
"""What a box on a foe that stands is worth, of what a die that fits it is: markers pay for it."""
RAGE: Final = 1.5
"""What rage is worth, of what the rules of thumb give for it."""


def is_worked_out(frame: AnyFrame, champion: Champion) -> bool:
    """Whether an exact plan is better here."""
    return isinstance(frame, Block) or (isinstance(frame, Attack) and bool(champion.row))


def last_blows(quest: Quest, lane: int, seat: int, weights: Weights) -> list[Action]:
    """What to do in the rest of an attack or a block, one after the other; never nothing."""
    champion = quest.champions[seat]
    wanted = _fight_weights(champion, weights, blocks=isinstance(quest.top(lane), Block))
    plan = fight_plan(quest, seat, wanted, MOST_PLACES)
    return plan.actions if plan is not None and plan.actions else [DONE]


def _fight_weights(champion: Champion, weights: Weights, *, blocks: bool) -> FightWeights:
    prices = Prices(weights, last=bool(champion.row), life=champion.life - champion.grave())
    wanted = FightWeights()
    wanted.slain, wanted.level = prices.card, 0.0
    wanted.hit = HIT * prices.hit
    wanted.wound = prices.wound
    wanted.rage = RAGE * weights.rage
    wanted.stamina = wanted.focus = weights.block_marker if blocks else prices.marker
    wanted.blessing = weights.block_blessing if blocks else weights.blessing
    return wanted
