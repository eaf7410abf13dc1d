"""What the skills of a fight wait for and count (SA-J7, SA-F16)."""

from hordekeep.games.sanctum.model.box import CELLS, FOCUS, STAMINA
from hordekeep.games.sanctum.model.champion import FACE, Champion
from hordekeep.games.sanctum.model.perks import (
    COUNT_EQUAL_FACES,
    COUNT_FOCUS_POOL,
    COUNT_KILLS,
    COUNT_POTIONS_DRUNK,
    COUNT_RAGE_ACTIVE,
    COUNT_STAMINA_POOL,
    COUNT_UNPLACED_DICE,
    Perk,
)
from hordekeep.games.sanctum.model.state import Quest


def count(champion: Champion, what: int) -> int:
    """What the condition of a skill counts."""
    found = 0
    if what == COUNT_FOCUS_POOL:
        found = champion.pool[FOCUS]
    elif what == COUNT_STAMINA_POOL:
        found = champion.pool[STAMINA]
    elif what == COUNT_POTIONS_DRUNK:
        found = champion.drunk
    elif what == COUNT_RAGE_ACTIVE:
        found = champion.rage
    elif what == COUNT_KILLS:
        found = champion.kills
    elif what == COUNT_UNPLACED_DICE:
        found = champion.unplaced_dice()
    elif what == COUNT_EQUAL_FACES:
        faces = [die & FACE for die in champion.rolled]
        found = max([faces.count(face) for face in faces], default=0)
    return found


def is_met(champion: Champion, perk: Perk) -> bool:
    """Whether the condition of a skill holds."""
    return count(champion, perk.count) >= perk.least


def counts_potions(quest: Quest, champion: Champion) -> bool:
    """SA-J7: whether one potion more makes a difference to a gained skill in this fight."""
    for cell in range(CELLS):
        if champion.has_skill(cell):
            for perk in quest.box.skill_perks[champion.hero * CELLS + cell]:
                if perk.per == COUNT_POTIONS_DRUNK or waits_for_potion(champion, perk):
                    return True
    return False


def waits_for_potion(champion: Champion, perk: Perk) -> bool:
    """Whether the condition of a skill is more potions than were drunk so far."""
    return perk.count == COUNT_POTIONS_DRUNK and not is_met(champion, perk)


def recoverable(perk: Perk) -> int:
    """The marker that a skill gives back."""
    return STAMINA if perk.stamina else FOCUS
