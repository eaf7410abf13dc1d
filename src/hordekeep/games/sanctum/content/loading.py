"""Fills the box from content files and packs, or says exactly which line is wrong."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from hordekeep import resources
from hordekeep.games.sanctum.content.checks import check_content
from hordekeep.games.sanctum.content.perks import perks_of
from hordekeep.games.sanctum.content.schema import (
    Ability,
    Act,
    AttackPenalty,
    Blessing,
    BoxFile,
    Chart,
    Content,
    Demon,
    DemonLordCard,
    FuryCard,
    FuryPenalty,
    Hero,
    Item,
)
from hordekeep.games.sanctum.content.schema_parts import Markers, Signature
from hordekeep.games.sanctum.content.skill_schema import Skill
from hordekeep.games.sanctum.model import box as parts
from hordekeep.games.sanctum.model.box import Box
from hordekeep.kernel.content.checks import count_entries
from hordekeep.kernel.content.editions import Editions
from hordekeep.kernel.play.definition import number_of
from hordekeep.kernel.play.term import NONE

GAME: Final = "sanctum"
FOLDER: Final = "sanctum"


def load_box(packs: Sequence[Path] = (), version: int | None = None) -> tuple[Box, dict[str, str]]:
    """The box of a content version with packs on it, and the hashes of what it was made of."""
    content, hashes = EDITIONS.load(packs, version)
    return fill_box(content), hashes


def counts(content: Content) -> dict[str, int]:
    """How many of each kind a content has: items lie on demons, skills are cells of a chart."""
    found = count_entries(content)
    del found["items"]
    return found | {"skills": parts.CELLS * found["skills"]}


EDITIONS: Final = Editions(
    GAME, lambda: resources.content() / FOLDER, Content, check_content, counts
)


def fill_box(content: Content) -> Box:
    """The flat tables; cards and heroes are numbered in the order of their ids."""
    box = Box()
    for name, demon in sorted(content.demons.items()):
        _add_foe(box, name, demon, kind=demon.kind)
        _add_demon(box, demon, content.items[demon.item])
    for name, card in sorted(content.demon_lord.items()):
        _add_foe(box, name, card, kind=card.attack)
    for name, fury in sorted(content.fury.items()):
        _add_foe(box, name, fury, kind=name)
    box.demons = len(content.demons)
    box.lords = len(content.demon_lord)
    for name, hero in sorted(content.heroes.items()):
        _add_hero(box, name, hero)
        _add_skills(box, name, content.skills[name])
    for name, act in sorted(content.acts.items()):
        _add_act(box, name, act)
    for name, blessing in sorted(content.blessings.items()):
        _add_blessing(box, name, blessing)
    for name, start_card in sorted(content.start_cards.items()):
        box.start_card_ids.append(name)
        box.start_card_colour.append(parts.COLOURS.index(start_card.colour))
        box.start_card_from.append(start_card.level)
    _add_numbers(box, content.box)
    return box


def _add_foe(box: Box, name: str, foe: Demon | DemonLordCard | FuryCard, *, kind: str) -> None:
    box.foe_ids.append(name)
    box.foe_boxes.append(tuple(foe.boxes))
    box.foe_damage.append(foe.damage)
    box.foe_kind.append(kind)
    penalty: Sequence[AttackPenalty | FuryPenalty] = () if isinstance(foe, Demon) else foe.penalty
    box.foe_penalty.append(tuple(number_of(parts.PENALTIES, step.do) for step in penalty))
    box.foe_penalty_arg.append(tuple(_penalty_arg(step) for step in penalty))
    box.foe_wounds.append(0 if isinstance(foe, Demon) else foe.wounds)


def _penalty_arg(step: AttackPenalty | FuryPenalty) -> int:
    """A step's face, box colour (NONE for any) or amount."""
    if isinstance(step, FuryPenalty) and step.face is not None:
        return step.face
    if step.colour is not None:
        return NONE if step.colour == "any" else parts.BOX_COLOURS.index(step.colour)
    return NONE if step.n is None else step.n


def _add_demon(box: Box, demon: Demon, item: Item) -> None:
    box.demon_colour.append(parts.COLOURS.index(demon.colour))
    box.demon_level.append(demon.level)
    box.item_ids.append(demon.item)
    box.item_type.append(parts.ITEM_TYPES.index(item.type))
    gems: list[str] = [*item.gems]
    box.item_gems.append(tuple(gems.count(parts.COLOURS[column]) for column in range(3)))
    box.item_abilities.append(
        tuple(
            _add_ability(box, f"{demon.item}.{number}", ability)
            for number, ability in enumerate(item.abilities, 1)
        )
    )
    box.item_stamina.append(item.flames.stamina)
    box.item_focus.append(item.flames.focus)


def _add_ability(box: Box, name: str, ability: Ability | Signature) -> int:
    """The number of a new ability."""
    box.ability_ids.append(name)
    box.ability_boxes.append(tuple(parts.BOX_COLOURS.index(colour) for colour in ability.boxes))
    box.ability_do.append(number_of(parts.DEEDS, ability.do))
    box.ability_n.append(ability.n or 0)
    signature = ability if isinstance(ability, Signature) else None
    box.ability_open.append((signature and signature.open) or 0)
    box.ability_boxes_min.append((signature and signature.boxes_min) or 0)
    return len(box.ability_ids) - 1


def _add_hero(box: Box, name: str, hero: Hero) -> None:
    box.hero_ids.append(name)
    box.hero_stamina.append(hero.stamina)
    box.hero_focus.append(hero.focus)
    printed: tuple[Ability | None, ...] = msgspec.structs.astuple(hero.printed)
    for slot, ability in zip(parts.SLOTS, printed, strict=True):
        number = NONE if ability is None else _add_ability(box, f"{name}.{slot}", ability)
        box.hero_printed.append(number)


def _add_skills(box: Box, hero: str, chart: Chart) -> None:
    for cell, (colour, level, skill) in enumerate(chart.cells()):
        _add_skill(box, f"{hero}.{colour}.{level}", skill)
        box.skill_perks.append(perks_of(cell, skill))


def _add_skill(box: Box, name: str, skill: Skill) -> None:
    white = skill.gems.count("white")
    markers = skill.tile or Markers()
    box.skill_ids.append(name)
    box.skill_gems.append(len(skill.gems) - white)
    box.skill_white.append(white)
    box.skill_stamina.append(markers.stamina)
    box.skill_focus.append(markers.focus)
    box.skill_is_tile.append(skill.tile is not None)
    ability = NONE if skill.ability is None else _add_ability(box, name, skill.ability)
    box.skill_ability.append(ability)


def _add_act(box: Box, name: str, act: Act) -> None:
    box.act_ids.append(name)
    box.act_players.append(tuple(act.players))
    box.act_first.append([tuple(levels) for levels in act.first])
    box.act_later.append([tuple(levels) for levels in act.later])
    box.act_chest.append(act.chest)
    marked = act.intervention
    box.act_intervention.append(marked.space if marked else 0)
    box.act_intervention_players.append(tuple(marked.players) if marked else ())


def _add_blessing(box: Box, name: str, blessing: Blessing) -> None:
    box.blessing_ids.append(name)
    box.blessing_kind.append(blessing.name)
    gain = blessing.gain or Markers()
    if blessing.ability is not None:
        box.blessing_do.append(number_of(parts.DEEDS, blessing.ability.do))
        box.blessing_n.append(blessing.ability.n or 0)
    else:
        box.blessing_do.append(parts.GAIN_STAMINA if gain.stamina else parts.GAIN_FOCUS)
        box.blessing_n.append(gain.stamina or gain.focus)


def _add_numbers(box: Box, rest: BoxFile) -> None:
    box.bonus_cards = [bonus.cards for bonus in rest.bonuses]
    box.bonus_potions = [bonus.potions for bonus in rest.bonuses]
    box.start_life = rest.start.life
    box.start_dice = rest.start.dice
    box.first_item_dice = rest.start.dice_of_first_item
    box.intervention_dice = rest.start.dice_of_intervention
    box.start_rage = rest.start.rage_tokens
    box.potion_slots = rest.start.potion_slots
    box.start_white = rest.start.white_gems
    goals = rest.achievements
    for row in range(parts.ROWS):
        box.mastery += [
            goals.skills[row],
            goals.gems_of_two_colours[row],
            goals.item_levels[row],
        ]
    box.level_mastery_rows = tuple(sorted(set(goals.level_mastery)))
    box.row_lords = rest.last_battle.demon_lord_cards
    box.row_furies = rest.last_battle.fury_cards
    # SA-J12: gentle is ours and needs no content: there is no roar.
    box.first_roar = [*msgspec.structs.astuple(rest.last_battle.first_roar), 0]
