"""What a champion can do with dice in a fight: changes, strikes without a die, shields."""

from typing import Final, final

from hordekeep.games.sanctum.abilities import ways
from hordekeep.games.sanctum.actions import RAGE, Bless, Use, UseSkill
from hordekeep.games.sanctum.box import (
    CELLS,
    HIT_BOX,
    IN_ATTACK,
    LOWER,
    OVERKILL,
    PAYS,
    RAISE,
    SHIELD,
    STRIKE_AGAIN,
    TO_ANY,
    TO_OPPOSITE,
)
from hordekeep.games.sanctum.champion import Champion
from hordekeep.games.sanctum.means import NO_TABLE, TO_ALL, table_of, table_of_skill
from hordekeep.games.sanctum.state import Quest
from hordekeep.kernel.action import Action


@final
class Tool:
    """One way to change a die (or hit a box without one), and what it costs."""

    def __init__(self, action: Action, stamina: int, focus: int, price: float) -> None:
        self.action = action
        self.stamina = stamina
        self.focus = focus
        self.price = price
        """What it costs besides markers: a rage or a blessing gone."""
        self.source = 0
        """Tools of one source exclude each other: one ability, paid one way or the other."""
        self.table = NO_TABLE
        """What each face can be turned to, as bits."""
        self.strikes = False
        """It hits a box without a die."""
        self.exactly = 0
        self.boxes_min = 0
        """What a foe must be like to be struck."""


@final
class Shield:
    """One way to raise shields."""

    def __init__(self, action: Action, stamina: int, focus: int, shields: int) -> None:
        self.action = action
        self.stamina = stamina
        self.focus = focus
        self.shields = shields


RAGE_PRICE: Final = 0.45
BLESSING_PRICE: Final = 0.5
SKILL_PRICE: Final = 0.02


def tools_of(quest: Quest, champion: Champion) -> list[Tool]:
    """Everything that changes a die or hits a box, as far as it can be paid for now."""
    box = quest.box
    found: list[Tool] = []
    source = 0
    for place, ability in enumerate(champion.abilities):
        deed = box.ability_do[ability]
        if deed in (SHIELD, STRIKE_AGAIN):
            continue
        source += 1
        for way in ways(box, champion, place):
            tool = Tool(Use(ability, way), PAYS[way][0], PAYS[way][1], 0.0)
            tool.source = source
            if deed == HIT_BOX:
                tool.strikes = True
                tool.exactly = box.ability_open[ability]
                tool.boxes_min = box.ability_boxes_min[ability]
            elif deed == OVERKILL:
                tool.table = TO_ALL
            else:
                tool.table = table_of(deed, box.ability_n[ability])
            found.append(tool)
    _add_unpaid(quest, champion, found, source)
    return found


def _add_unpaid(quest: Quest, champion: Champion, found: list[Tool], source: int) -> None:
    """Rage, skills and blessings, which cost no markers."""
    for _ in range(champion.rage):
        source += 1
        rage = Tool(RAGE, 0, 0, RAGE_PRICE)
        rage.source = source
        rage.table = TO_ALL
        found.append(rage)
    for perk in quest.perks(champion, IN_ATTACK):
        if champion.used >> perk.skill & 1 or perk.to not in (TO_ANY, TO_OPPOSITE):
            continue
        source += 1
        skill = Tool(UseSkill(champion.hero * CELLS + perk.skill), 0, 0, SKILL_PRICE)
        skill.source = source
        skill.table = table_of_skill(perk.to, perk.faces)
        found.append(skill)
    if champion.row:
        for blessing in champion.unspent():
            deed = quest.box.blessing_do[blessing]
            if deed in (RAISE, LOWER):
                source += 1
                tool = Tool(Bless(blessing), 0, 0, BLESSING_PRICE)
                tool.source = source
                tool.table = table_of(deed, 0)
                found.append(tool)


def shields_of(quest: Quest, champion: Champion) -> list[Shield]:
    """All ways to raise shields, the most shields for a marker first."""
    box = quest.box
    found: list[Shield] = []
    for place, ability in enumerate(champion.abilities):
        if box.ability_do[ability] == SHIELD:
            for way in ways(box, champion, place)[:1]:
                stamina, focus = PAYS[way]
                found.append(Shield(Use(ability, way), stamina, focus, box.ability_n[ability]))
    if champion.row:
        for blessing in champion.unspent():
            if box.blessing_do[blessing] == SHIELD:
                found.append(Shield(Bless(blessing), 0, 0, box.blessing_n[blessing]))
    found.sort(key=lambda one: -one.shields / (one.stamina + one.focus + 0.5))
    return found


def blockable(shields: list[Shield], damage: int, stamina: int, focus: int) -> int:
    """How much of the damage shields could take with these markers."""
    blocked = 0
    for one in shields:
        if blocked >= damage:
            break
        if one.stamina <= stamina and one.focus <= focus:
            stamina -= one.stamina
            focus -= one.focus
            blocked += one.shields
    return min(blocked, damage)
