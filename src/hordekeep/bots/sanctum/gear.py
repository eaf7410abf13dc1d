"""What items, gems, skills and sets of demons are worth, by rule of thumb."""

from typing import Final

from hordekeep.bots.sanctum.weights import Weights
from hordekeep.games.sanctum.model.actions import Buy, Equip
from hordekeep.games.sanctum.model.box import (
    ADD,
    HIT_BOX,
    LEVELS,
    LOWER,
    RAISE,
    SET,
    SHIELD,
    SHIFT,
    SLOTS,
    SUBTRACT,
    WHITE,
    Box,
)
from hordekeep.games.sanctum.model.champion import Champion
from hordekeep.games.sanctum.model.gems import PAYMENTS, gem_cell, is_white
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.play.action import Action

DEED_WORTH: Final = {SET: 1.0, ADD: 0.55, SUBTRACT: 0.55, SHIFT: 0.95, RAISE: 0.9, LOWER: 0.9}


def ability_worth(box: Box, ability: int, weights: Weights) -> float:
    """What an ability is worth, its boxes reckoned in."""
    deed = box.ability_do[ability]
    if deed == SHIELD:
        worth = weights.shield * box.ability_n[ability]
    elif deed == HIT_BOX:
        worth = weights.strike
    else:
        worth = DEED_WORTH.get(deed, weights.strike)
    return worth - weights.box_cost * (len(box.ability_boxes[ability]) - 1)


def item_worth(box: Box, item: int, weights: Weights) -> float:
    """What an item is worth when it is equipped."""
    abilities = sum([ability_worth(box, one, weights) for one in box.item_abilities[item]])
    return abilities + weights.flame * (box.item_stamina[item] + box.item_focus[item])


def slot_worth(quest: Quest, champion: Champion, slot: int, weights: Weights) -> float:
    """What a slot is worth as it is now: its item, or the ability printed there."""
    box = quest.box
    item = champion.slots[slot]
    if item >= 0:
        return item_worth(box, item, weights)
    printed = box.hero_printed[champion.hero * len(SLOTS) + slot]
    return ability_worth(box, printed, weights) if printed >= 0 else 0.0


def best_equip(
    quest: Quest, champion: Champion, actions: list[Action], weights: Weights
) -> Action | None:
    """The item that gains the most for its gems; None when no item gains anything."""
    best: Action | None = None
    most = weights.equip_gain
    for action in actions:
        if not isinstance(action, Equip):
            continue
        gain = item_worth(quest.box, action.item, weights)
        gain -= slot_worth(quest, champion, action.slot, weights)
        gain -= weights.white * PAYMENTS[action.gems][WHITE]
        if gain > most:
            best, most = action, gain
    return best


def best_sale(
    quest: Quest, champion: Champion, actions: list[Action], weights: Weights, *, last: bool
) -> Action | None:
    """An item that will hardly be equipped any more, for the potion that fits the pools."""
    best: Action | None = None
    least = 99.0 if last else weights.spare_gain
    potion = 0 if champion.potions[0] <= champion.potions[1] else 1
    for action in actions:
        if not isinstance(action, Buy) or action.potion != potion:
            continue
        gain = max(
            [
                item_worth(quest.box, action.item, weights)
                - slot_worth(quest, champion, slot, weights)
                for slot in range(len(SLOTS))
                if _fits(quest, action.item, slot)
            ]
        )
        if gain < least:
            best, least = action, gain
    return best


def _fits(quest: Quest, item: int, slot: int) -> bool:
    return quest.box.item_type[item] == min(slot, 4)


def gem_worth(champion: Champion, gem: int, weights: Weights) -> float:
    """What moving a gem up brings: skills that come near, gems that reach the pool."""
    cell = gem_cell(gem)
    level = cell % LEVELS
    left = champion.chart[cell * 2] + champion.chart[cell * 2 + 1]
    worth = weights.gem_rows[level]
    if not champion.has_skill(cell):
        worth += weights.gem_to_skill / left
    if is_white(gem):
        worth -= 0.15 if left > 1 else -0.2
    return worth


def demons_worth(
    quest: Quest, champion: Champion, demons: tuple[int, ...], weights: Weights
) -> float:
    """What a set of demons promises: levels and items, less what cannot be hit soon."""
    box = quest.box
    boxes = sum([len(box.foe_boxes[demon]) for demon in demons])
    waiting = sum([len(quest.open_boxes(demon)) for demon in champion.demons])
    reach = champion.dice + 0.5 * len(champion.abilities)
    worth = 0.0
    for demon in demons:
        colour = box.demon_colour[demon]
        room = sum(champion.chart[colour * 6 : colour * 6 + 6])
        worth += weights.demon_level * min(box.demon_level[demon], room)
        worth += weights.demon_item * box.item_level(demon)
        worth -= weights.demon_damage * box.foe_damage[demon]
    return worth - weights.demon_overlap * max(boxes + waiting - reach, 0)
