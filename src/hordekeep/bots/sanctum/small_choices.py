"""The small choices of a champion, each by its rule of thumb."""

from typing import Final

from hordekeep.bots.sanctum.arsenal import shields_of
from hordekeep.bots.sanctum.gear import (
    ability_worth,
    best_equip,
    best_sale,
    demons_worth,
    gem_worth,
    item_worth,
)
from hordekeep.bots.sanctum.weights import Weights
from hordekeep.games.sanctum.model.actions import (
    DONE,
    Drink,
    GiveUp,
    Loot,
    Raise,
    Sell,
    TakeItem,
    TakeSet,
    UseSkill,
)
from hordekeep.games.sanctum.model.box import (
    FOCUS,
    GAIN_FOCUS,
    GAIN_STAMINA,
    STAMINA,
    STRIKE_AGAIN,
)
from hordekeep.games.sanctum.model.champion import Champion
from hordekeep.games.sanctum.model.fight_actions import ROLL, Bless, HitBox, Overkill, TurnTo, Use
from hordekeep.games.sanctum.model.perks import SILVER, TO_OTHER_DIE
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.block import open_damage
from hordekeep.games.sanctum.rules.conditions import waits_for_potion
from hordekeep.games.sanctum.rules.rest import has_gems, payments_for, slots_for
from hordekeep.kernel.play.action import Action

LOW_POOL: Final = 2


def fitting_turn(quest: Quest, seat: int, actions: list[Action]) -> Action:
    """A turn to a face that some box needs."""
    champion = quest.champions[seat]
    wanted = [face for foe in quest.foes(champion) for face in quest.open_boxes(foe)]
    for action in actions:
        if isinstance(action, TurnTo) and action.face in wanted:
            return action
    return actions[0]


def is_unplanned(quest: Quest, action: Action) -> bool:
    """What plans do not know of: a die that comes back, a die that copies another (SA-A5)."""
    if isinstance(action, Use):
        return quest.box.ability_do[action.ability] == STRIKE_AGAIN
    if isinstance(action, UseSkill):
        for perk in quest.box.skill_perks[action.skill]:
            if perk.to == TO_OTHER_DIE:
                return True
    return False


def block_choice(
    quest: Quest, champion: Champion, actions: list[Action], weights: Weights
) -> Action:
    """The shield that takes the most for its markers, without waste."""
    left = open_damage(quest, champion)
    best: Action = DONE
    most = 0.0
    for shield in shields_of(quest, champion):
        if shield.action not in actions:
            continue
        price = weights.block_marker * (shield.stamina + shield.focus) + weights.block_use
        if isinstance(shield.action, Bless):
            price = weights.block_blessing
        worth = min(shield.shields, left) - price - 0.1 * max(shield.shields - left, 0)
        if worth > most:
            best, most = shield.action, worth
    return best


def choice_before_roll(
    quest: Quest, champion: Champion, actions: list[Action], weights: Weights
) -> Action:
    """Potions where there is no rest to come, or where the pools are low."""
    keep = 0 if champion.row else 2
    low = sum(champion.pool) <= LOW_POOL
    for action in actions:
        if isinstance(action, UseSkill):
            return action
        if isinstance(action, Bless) and champion.row:
            gives = quest.box.blessing_do[action.blessing]
            pool = champion.pool[STAMINA if gives == GAIN_STAMINA else FOCUS]
            if gives in (GAIN_STAMINA, GAIN_FOCUS) and pool <= 1:
                return action
    drinks = [action for action in actions if isinstance(action, Drink)]
    spare = bool(champion.row) or sum(champion.potions) > keep
    answered = spare and any(
        waits_for_potion(champion, perk) for perk in quest.perks(champion, SILVER)
    )
    if drinks and (answered or champion.row or (low and spare)):
        return max(drinks, key=lambda one: _freed_worth(quest, one.ability, weights))
    given_up = [action for action in actions if isinstance(action, GiveUp)]
    return given_up[0] if given_up and answered else ROLL


def _freed_worth(quest: Quest, ability: int, weights: Weights) -> float:
    return ability_worth(quest.box, ability, weights) / len(quest.box.ability_boxes[ability])


def rest_choice(
    quest: Quest, champion: Champion, actions: list[Action], weights: Weights, *, last: bool
) -> Action:
    equip = best_equip(quest, champion, actions, weights)
    if equip is not None:
        return equip
    sale = best_sale(quest, champion, actions, weights, last=last)
    return DONE if sale is None else sale


def may_move_on(quest: Quest, champion: Champion, weights: Weights) -> bool:
    """Whether the demons at hand are so few and weak that more can be taken on."""
    if not weights.move_on:
        return False
    boxes = sum([len(quest.open_boxes(demon)) for demon in champion.demons])
    load = boxes + weights.move_on_damage * quest.damage_to(champion)
    return load < weights.move_on * champion.dice


def could_equip(quest: Quest, champion: Champion) -> bool:
    """Whether something in the pouch can be paid for; if it is better is seen at the rest."""
    for item in champion.pouch:
        for slot in slots_for(quest, item):
            for payment in payments_for(quest, champion, item):
                if has_gems(champion, slot, payment):
                    return True
    return False


def strike_choice(quest: Quest, actions: list[Action]) -> Action:
    """The foe with the fewest open boxes; its highest face is the hardest to get."""
    best, least = actions[0], 99
    for action in actions:
        if isinstance(action, (HitBox, Overkill)):
            still = len(quest.open_boxes(action.foe))
            if still < least:
                best, least = action, still
    return best


def worthiest(quest: Quest, champion: Champion, actions: list[Action], weights: Weights) -> Action:
    """The action that is worth most by itself."""
    best, most = actions[0], -99.0
    for action in actions:
        worth = _worth(quest, champion, action, weights)
        if worth > most:
            best, most = action, worth
    return best


def _worth(quest: Quest, champion: Champion, action: Action, weights: Weights) -> float:
    worth = 0.0
    if isinstance(action, TakeSet):
        worth = demons_worth(quest, champion, action.demons, weights)
    elif isinstance(action, TakeItem):
        worth = item_worth(quest.box, action.item, weights)
    elif isinstance(action, Raise):
        worth = gem_worth(champion, action.gem, weights)
    elif isinstance(action, Loot):
        worth = float(quest.box.demon_level[action.demon])
    elif isinstance(action, Sell):
        worth = 1.0 - item_worth(quest.box, action.item, weights)
    return worth
