"""What skill cards do, from the words of the content to perks."""

from typing import Final

from hordekeep.games.sanctum.content.skill_schema import Activation, Modifier, Reaction, Skill, When
from hordekeep.games.sanctum.model import box as parts
from hordekeep.games.sanctum.model import perks
from hordekeep.games.sanctum.model.definitions import STANDING, STEP, TRIGGER
from hordekeep.games.sanctum.model.perks import Perk
from hordekeep.kernel.play.definition import number_of

CHANGES: Final = {perk.word: perk.number for perk in perks.perks_of_kind(STANDING)}
REACTIONS: Final = {perk.word: perk.number for perk in perks.perks_of_kind(TRIGGER)}
ACTIVATIONS: Final = {perk.word: perk.number for perk in perks.perks_of_kind(STEP)}
TRIGGERS: Final = {moment.word: moment.number for moment in perks.moments_of(TRIGGER)}
STEPS: Final = {moment.word: moment.number for moment in perks.moments_of(STEP)}
PER: Final = {count.each: count.number for count in perks.COUNTS if count.each}


def perks_of(cell: int, skill: Skill) -> list[Perk]:
    """The perks of the skill in a cell: modifiers, reactions, activations, silver die."""
    found = [_modifier(cell, one) for one in skill.modifiers]
    found += [_reaction(cell, one) for one in skill.reactions]
    found += [_activation(cell, one) for one in skill.activations]
    if skill.silver is not None:
        silver = Perk(cell, perks.SILVER, perks.PERK_SILVER_DIE)
        _add_condition(silver, skill.silver.when)
        found.append(silver)
    return found


def _modifier(cell: int, modifier: Modifier) -> Perk:
    perk = Perk(cell, perks.ALWAYS, CHANGES[modifier.change])
    perk.n = modifier.by
    perk.floor = modifier.min or 0
    _add_condition(perk, modifier.when)
    if modifier.type is not None:
        perk.item_type = parts.ITEM_TYPES.index(modifier.type)
    return perk


def _reaction(cell: int, reaction: Reaction) -> Perk:
    perk = Perk(cell, TRIGGERS[reaction.on], REACTIONS[reaction.do])
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
    perk = Perk(cell, STEPS[activation.step], ACTIVATIONS[activation.do])
    perk.n = activation.n or activation.up_to or 0
    perk.faces = tuple(activation.faces or ())
    if activation.to is not None:
        perk.to = perks.TARGETS.index(activation.to)
    _add_markers(perk, activation)
    return perk


def _add_condition(perk: Perk, when: When | None) -> None:
    if when is not None:
        perk.count = number_of(perks.COUNTS, when.count)
        perk.least = when.min


def _add_markers(perk: Perk, told: Reaction | Activation) -> None:
    perk.stamina = _markers(told.stamina)
    perk.focus = _markers(told.focus)


def _markers(told: int | str | None) -> int:
    if told is None:
        return 0
    return told if isinstance(told, int) else perks.ALL
