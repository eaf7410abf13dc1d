"""Penalties against wounds, and what to give up (SA-L9, SA-K1…K9)."""

from typing import Final

from hordekeep.bots.sanctum.gear import ability_worth
from hordekeep.bots.sanctum.weights import GREEDY, Weights
from hordekeep.games.sanctum.model.actions import Recover
from hordekeep.games.sanctum.model.box import SHORTEN_LIFE
from hordekeep.games.sanctum.model.champion import Champion
from hordekeep.games.sanctum.model.fight_actions import (
    TAKE_PENALTY,
    TAKE_WOUNDS,
    DropDie,
    LoseMarker,
    PayBox,
    Spill,
    Spoil,
)
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.play.action import Action

SAFE_LIFE: Final = 4
DEATH: Final = 99.0


def penalty_price(champion: Champion, deed: int, spaces: int, weights: Weights) -> float:
    """What a step of a penalty costs, in lives."""
    if deed != SHORTEN_LIFE:
        return weights.penalties[deed]
    left = champion.life - max(champion.shortened + spaces - 1, 0)
    if left <= 0:
        return DEATH
    return weights.shorten if left > SAFE_LIFE else weights.shorten_low / left


def penalty_or_wounds(
    quest: Quest, champion: Champion, foe: int, weights: Weights = GREEDY
) -> Action:
    """The cheaper of the two."""
    box = quest.box
    price = 0.0
    for deed, arg in zip(box.foe_penalty[foe], box.foe_penalty_arg[foe], strict=True):
        price += penalty_price(champion, deed, arg, weights)
    wounds = box.foe_wounds[foe]
    left = champion.life - champion.grave() - wounds
    harm = float(wounds) if left > SAFE_LIFE else wounds * 1.4
    if left <= 0:
        harm = DEATH
    return TAKE_PENALTY if price <= harm else TAKE_WOUNDS


def least_loss(quest: Quest, champion: Champion, actions: list[Action], weights: Weights) -> Action:
    """What is given up most easily."""
    best, least = actions[0], DEATH
    for action in actions:
        loss = _loss(quest, champion, action, weights)
        if loss < least:
            best, least = action, loss
    return best


def _loss(quest: Quest, champion: Champion, action: Action, weights: Weights) -> float:
    loss = 1.0
    if isinstance(action, LoseMarker):
        loss = 1.0 / champion.pool[action.marker]
    elif isinstance(action, Spoil):
        loss = ability_worth(quest.box, action.ability, weights)
        if champion.marks[champion.abilities.index(action.ability)]:
            loss *= 0.5  # it is blocked already
    elif isinstance(action, PayBox):
        loss = ability_worth(quest.box, action.ability, weights)
        loss += 1.0 / champion.pool[action.marker]
        if champion.marks[champion.abilities.index(action.ability)]:
            loss *= 0.5
    elif isinstance(action, Spill):
        loss = 1.0 / (champion.potions[action.potion] + champion.markers(action.potion))
    elif isinstance(action, DropDie):
        needed = [face for foe in quest.foes(champion) for face in quest.open_boxes(foe)]
        loss = 1.0 if action.die % 6 + 1 in needed else 0.5
    return loss


def best_recovery(quest: Quest, actions: list[Action], weights: Weights) -> Action:
    """The marker whose ability is wanted again most."""
    best, most = actions[0], -1.0
    for action in actions:
        if not isinstance(action, Recover):
            continue
        worth = ability_worth(quest.box, action.ability, weights)
        worth /= len(quest.box.ability_boxes[action.ability])
        if worth > most:
            best, most = action, worth
    return best
