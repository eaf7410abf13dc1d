"""What a champion can do with dice in a fight: changes, strikes without a die, shields."""

from typing import Final, final

from hordekeep.bots.sanctum.weights import Weights
from hordekeep.games.sanctum.analysis.dice_tools import NO_TABLE, STRIKES, TURNS, Means, arms_of
from hordekeep.games.sanctum.model.box import PAYS, SHIELD
from hordekeep.games.sanctum.model.champion import Champion
from hordekeep.games.sanctum.model.fight_actions import Bless, Rage, Use
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.abilities import ways
from hordekeep.kernel.play.action import Action


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


SKILL_PRICE: Final = 0.02


def tools_of(quest: Quest, champion: Champion, weights: Weights) -> list[Tool]:
    """Everything that changes a die or hits a box, as far as it can be paid for now."""
    found: list[Tool] = []
    for source, means in enumerate(arms_of(quest, champion).means):
        if means.does not in (TURNS, STRIKES):
            continue
        for tool in _ways_to_use(quest, champion, means, weights):
            tool.source = source
            tool.table = means.table
            tool.strikes = means.does == STRIKES
            tool.exactly = means.exactly
            tool.boxes_min = means.least_boxes
            found.append(tool)
    return found


def _ways_to_use(quest: Quest, champion: Champion, means: Means, weights: Weights) -> list[Tool]:
    if means.action is not None:
        return [Tool(means.action, 0, 0, _price_of(means.action, weights))]
    place = champion.abilities.index(means.ability)
    return [
        Tool(Use(means.ability, way), PAYS[way][0], PAYS[way][1], 0.0)
        for way in ways(quest.box, champion, place)
    ]


def _price_of(action: Action, weights: Weights) -> float:
    """What using something up costs."""
    if isinstance(action, Rage):
        return weights.rage
    return weights.blessing if isinstance(action, Bless) else SKILL_PRICE


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
