"""What skill cards do, from the words of the content to perks."""

from typing import Final

from hordekeep.games.sanctum.content.schema import Activation, Modifier, Reaction, Skill, When
from hordekeep.games.sanctum.model import box as parts
from hordekeep.games.sanctum.model.box import Perk

CHANGES: Final = {
    "damage": parts.PERK_DAMAGE,
    "potion_slots": parts.PERK_POTION_SLOTS,
    "shield": parts.PERK_SHIELD_MORE,
    "rage_tokens": parts.PERK_RAGE_TOKENS,
    "gems_needed": parts.PERK_GEMS_NEEDED,
}
DEEDS: Final = {
    "hit_box": parts.PERK_HIT_BOX,
    "recover": parts.PERK_RECOVER,
    "take_potion": parts.PERK_TAKE_POTION,
    "shield": parts.PERK_SHIELD,
    "shift_die": parts.PERK_SHIFT_DIE,
    "reroll": parts.PERK_REROLL,
    "gain_level": parts.PERK_SELL_FOR_LEVEL,
    "set_die": parts.PERK_SET_DIE,
}
TRIGGERS: Final = {
    "gained": parts.ON_GAINED,
    "block": parts.IN_BLOCK,
    "attack_end": parts.ATTACK_END,
    "kill": parts.ON_KILL,
    "rest_end": parts.REST_END,
    "row_laid": parts.ROW_LAID,
}
STEPS: Final = {
    "before_roll": parts.BEFORE_ROLL,
    "roll": parts.AFTER_ROLL,
    "attack": parts.IN_ATTACK,
    "rest": parts.IN_REST,
}
COUNTS: Final = {
    "hits": parts.COUNT_HITS,
    "focus_pool": parts.COUNT_FOCUS_POOL,
    "stamina_pool": parts.COUNT_STAMINA_POOL,
    "potions_drunk": parts.COUNT_POTIONS_DRUNK,
    "rage_active": parts.COUNT_RAGE_ACTIVE,
    "equal_faces": parts.COUNT_EQUAL_FACES,
    "kills": parts.COUNT_KILLS,
}
PER: Final = {
    "potion_drunk_this_fight": parts.COUNT_POTIONS_DRUNK,
    "unplaced_die": parts.COUNT_UNPLACED_DICE,
}
TARGETS: Final = {
    "any": parts.TO_ANY,
    "other_die": parts.TO_OTHER_DIE,
    "opposite": parts.TO_OPPOSITE,
}


def perks_of(cell: int, skill: Skill) -> list[Perk]:
    """The perks of the skill in a cell: modifiers, reactions, activations, silver die."""
    perks = [_modifier(cell, one) for one in skill.modifiers]
    perks += [_reaction(cell, one) for one in skill.reactions]
    perks += [_activation(cell, one) for one in skill.activations]
    if skill.silver is not None:
        silver = Perk(cell, parts.SILVER, parts.PERK_SILVER_DIE)
        _add_condition(silver, skill.silver.when)
        perks.append(silver)
    return perks


def _modifier(cell: int, modifier: Modifier) -> Perk:
    perk = Perk(cell, parts.ALWAYS, CHANGES[modifier.change])
    perk.n = modifier.by
    perk.floor = modifier.min or 0
    _add_condition(perk, modifier.when)
    if modifier.type is not None:
        perk.item_type = parts.ITEM_TYPES.index(modifier.type)
    return perk


def _reaction(cell: int, reaction: Reaction) -> Perk:
    perk = Perk(cell, TRIGGERS[reaction.on], DEEDS[reaction.do])
    perk.n = reaction.n or 0
    _add_condition(perk, reaction.when)
    if reaction.per is not None:
        perk.per = PER[reaction.per]
    if reaction.max is not None:
        perk.most = reaction.max
    perk.open_min = reaction.open_min or 0
    perk.red = reaction.red or 0
    perk.blue = reaction.blue or 0
    _add_markers(perk, reaction)
    return perk


def _activation(cell: int, activation: Activation) -> Perk:
    perk = Perk(cell, STEPS[activation.step], DEEDS[activation.do])
    perk.n = activation.n or activation.up_to or 0
    perk.faces = tuple(activation.faces or ())
    if activation.to is not None:
        perk.to = TARGETS[activation.to]
    _add_markers(perk, activation)
    return perk


def _add_condition(perk: Perk, when: When | None) -> None:
    if when is not None:
        perk.count = COUNTS[when.count]
        perk.least = when.min


def _add_markers(perk: Perk, told: Reaction | Activation) -> None:
    perk.stamina = _markers(told.stamina)
    perk.focus = _markers(told.focus)


def _markers(told: int | str | None) -> int:
    if told is None:
        return 0
    return told if isinstance(told, int) else parts.ALL
