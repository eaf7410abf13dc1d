"""The skill chart: gems move up, and a skill whose last gem leaves is gained (SA-F10, SA-F11)."""

from hordekeep.games.sanctum.model.box import (
    BLUE,
    CELLS,
    COLUMNS,
    FOCUS,
    LEVELS,
    RED,
    STAMINA,
    WHITE,
)
from hordekeep.games.sanctum.model.champion import Champion
from hordekeep.games.sanctum.model.gems import gem_cell, is_white
from hordekeep.games.sanctum.model.perks import (
    ALL,
    ALWAYS,
    ON_GAINED,
    PERK_POTION_SLOTS,
    PERK_RAGE_TOKENS,
    PERK_RECOVER,
    PERK_TAKE_POTION,
    Perk,
)
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.abilities import abilities_holding, free, list_abilities
from hordekeep.kernel.play.seat import Seat


def movable_gems(champion: Champion, colour: int) -> list[int]:
    """SA-F10: gems of this colour, and white ones of any column, that a level can move."""
    found = []
    for cell in range(CELLS):
        if cell // LEVELS == colour and champion.chart[cell * 2]:
            found.append(cell * 2)
        if champion.chart[cell * 2 + 1]:
            found.append(cell * 2 + 1)
    return found


def raise_gem(quest: Quest, seat: Seat, gem: int) -> None:
    """One gem goes up one space in its column: III, II, I, gem pool."""
    champion = quest.champions[seat]
    champion.chart = champion.chart.copy()
    cell = gem_cell(gem)
    champion.chart[gem] -= 1
    if cell % LEVELS == 0:
        champion.gems = champion.gems.copy()
        champion.gems[WHITE if is_white(gem) else cell // LEVELS] += 1
    else:
        champion.chart[gem - 2] += 1
    quest.tell("gem-raised", seat, gem)
    if not champion.chart[cell * 2] and not champion.chart[cell * 2 + 1]:
        gain_skill(quest, seat, cell)


def gain_skill(quest: Quest, seat: Seat, cell: int) -> None:
    """SA-F11: a tile gives its markers, a card its immediate effect; a skill is gained once."""
    champion = quest.champions[seat]
    if champion.has_skill(cell):
        return
    skill = quest.box.skill(champion.hero, cell)
    champion.skills |= 1 << cell
    quest.tell("skill-gained", seat, skill)
    champion.pool[STAMINA] += quest.box.skill_stamina[skill]
    champion.pool[FOCUS] += quest.box.skill_focus[skill]
    if quest.box.skill_ability[skill] >= 0:
        list_abilities(quest.box, champion)
    for perk in quest.box.skill_perks[skill]:
        if perk.at == ON_GAINED or perk.do == PERK_RAGE_TOKENS:
            _gain_at_once(quest, seat, perk)


def _gain_at_once(quest: Quest, seat: Seat, perk: Perk) -> None:
    champion = quest.champions[seat]
    if perk.do == PERK_RAGE_TOKENS:
        champion.rage_tokens += perk.n
        champion.rage += perk.n
        quest.tell("rage-gained", seat)
    elif perk.do == PERK_RECOVER:
        recover_all(quest, seat, STAMINA, perk.stamina)
        recover_all(quest, seat, FOCUS, perk.focus)
    elif perk.do == PERK_TAKE_POTION:
        for _ in range(perk.red):
            take_potion(quest, seat, STAMINA)
        for _ in range(perk.blue):
            take_potion(quest, seat, FOCUS)


def recover_all(quest: Quest, seat: Seat, marker: int, wanted: int) -> None:
    """Markers go from ability boxes back to the pool without a choice."""
    assert wanted in (0, ALL), "fewer than all would be a choice"
    if wanted == 0:
        return
    champion = quest.champions[seat]
    while abilities_holding(champion, marker):
        free(quest, seat, abilities_holding(champion, marker)[0], marker)


def potion_slots(quest: Quest, champion: Champion) -> int:
    """SA-R5: four slots, unless skills change that."""
    more = [perk.n for perk in quest.perks(champion, ALWAYS) if perk.do == PERK_POTION_SLOTS]
    return quest.box.potion_slots + sum(more)


def take_potion(quest: Quest, seat: Seat, potion: int) -> None:
    """A potion is taken if a slot is free."""
    champion = quest.champions[seat]
    if sum(champion.potions) < potion_slots(quest, champion):
        champion.potions[potion] += 1
        quest.tell("potion-taken", seat, potion)


def columns_of_item(quest: Quest, item: int) -> list[int]:
    """The colours of an item's gem symbols."""
    return [colour for colour in range(COLUMNS) if quest.box.item_gems[item][colour]]


assert (RED, BLUE) == (0, COLUMNS - 1), "columns are numbered like the colours of their gems"
