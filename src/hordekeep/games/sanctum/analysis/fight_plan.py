"""The best plan for the rest of a fight, as actions that can be carried out one after the other.

`fight_plan(quest, seat, weights)` answers in the attack and in the block. The actions are the real
ones: they are found by carrying the plan out on a copy. Steps that happen by themselves are left
out, and the plan ends with the fight's wounds, or where a fury card is turned up.
"""

from typing import final

from hordekeep.games.sanctum.analysis.attack_search import MOST_PLACES, Search
from hordekeep.games.sanctum.analysis.blocking import Bill, BlockChoice
from hordekeep.games.sanctum.analysis.dice_tools import is_back_payable
from hordekeep.games.sanctum.analysis.fight_weights import FightWeights, Outcome
from hordekeep.games.sanctum.analysis.plan_steps import Carrier
from hordekeep.games.sanctum.analysis.skirmish import Skirmish, dice_in
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.attack import Attack
from hordekeep.games.sanctum.rules.block import Block as BlockFrame
from hordekeep.games.sanctum.rules.block import open_damage
from hordekeep.games.sanctum.rules.phases import agenda_of
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE


@final
class FightPlan:
    """What to do in the rest of a fight, what comes of it, and whether anything could be better."""

    def __init__(self, actions: list[Action], outcome: Outcome, value: float) -> None:
        self.actions = actions
        self.outcome = outcome
        self.value = value
        """What the outcome is worth by the weights asked for."""
        self.exact = True
        """False where the search was cut off: a better plan may exist."""
        self.looked = 0
        """How many places were looked at: the work that was done."""


def fight_plan(
    quest: Quest, seat: Seat, weights: FightWeights, most: int = MOST_PLACES
) -> FightPlan | None:
    """The best plan from here on; None when no attack or block waits for this seat.

    Nothing hidden is looked at: any world that the seat could be in gives the same plan.
    """
    weights.check()
    agenda = agenda_of(quest, seat)
    frame = agenda[-1] if agenda else None
    if isinstance(frame, Attack) and frame.seat == seat:
        return _plan_attack(quest, seat, weights, most)
    if isinstance(frame, BlockFrame) and frame.seat == seat:
        return _plan_block(quest, seat, weights)
    return None


def _plan_attack(quest: Quest, seat: Seat, weights: FightWeights, most: int) -> FightPlan:
    champion = quest.champions[seat]
    skirmish = Skirmish(quest, champion, weights)
    search = Search(skirmish, most)
    back = champion.struck if is_back_payable(quest, champion) else NONE
    search.run(skirmish.hand(), back)
    outcome = outcome_of(search)
    assert search.best_block is not None, "to stop at once is always a plan"
    carrier = Carrier(skirmish, seat, search.best_block)
    carrier.attack(search.best_place.way())
    if not outcome.fury:
        carrier.end_attack()
        carrier.block()
    plan = FightPlan(carrier.actions, outcome, search.best)
    plan.exact = not search.cut_off()
    plan.looked = search.looked
    return plan


def _plan_block(quest: Quest, seat: Seat, weights: FightWeights) -> FightPlan:
    champion = quest.champions[seat]
    skirmish = Skirmish(quest, champion, weights)
    block = skirmish.blocking.best(Bill(0, 0, 0), open_damage(quest, champion), frees=False)
    outcome = Outcome()
    outcome.dice = champion.unplaced_dice()
    _add_block(outcome, block, skirmish)
    carrier = Carrier(skirmish, seat, block)
    carrier.block()
    return FightPlan(carrier.actions, outcome, block.worth)


def outcome_of(search: Search) -> Outcome:
    """What the best attack found comes to."""
    skirmish = search.skirmish
    place = search.best_place
    outcome = Outcome()
    slain: list[int] = []
    for index, mask in enumerate(skirmish.masks):
        if place.shut & mask == mask:
            slain.append(skirmish.foes[index])
        else:
            outcome.hits += (place.shut & mask).bit_count()
    outcome.slain = tuple(slain)
    outcome.fury = place.fury
    outcome.cleared = len(slain) == len(skirmish.foes) and not outcome.fury
    outcome.dice = dice_in(place.hand)
    tally = skirmish.tally(place.used)
    standing = not outcome.cleared
    outcome.rage = search.rage_lost(tally.rage, outcome.dice, standing=standing)
    outcome.blessings = tally.blessings
    outcome.stamina = 0
    if search.best_block is not None:
        _add_block(outcome, search.best_block, skirmish)
        bill = tally.bill
        outcome.focus += bill.red + bill.blue + bill.purple
    return outcome


def _add_block(outcome: Outcome, block: BlockChoice, skirmish: Skirmish) -> None:
    """Adds what is spent on attack and block, but the focus of the attack."""
    blocking = skirmish.blocking
    bill = block.shields.bill
    laid = bill.red + bill.blue + bill.purple
    free = 1 if block.recovers else 0
    free_stamina = free if blocking.frees_stamina() else 0
    outcome.stamina += block.stamina_attack + block.stamina_block - free_stamina
    outcome.focus += laid - block.stamina_block - block.stamina_attack - (free - free_stamina)
    outcome.blessings += len(block.shields.blessings)
    outcome.blessings += block.stamina_blessed + block.focus_blessed
    outcome.wounds = block.wounds
    outcome.dead = block.wounds >= blocking.lives
