"""What a champion can bring to bear on dice in an attack: changes, strikes, a die twice.

Each means can be used once in a fight. How they are paid for is a matter of the boxes together:
red ones want stamina, blue ones focus, purple ones either (SA-A1).
"""

from typing import Final, final

from hordekeep.games.sanctum.model.actions import UseSkill
from hordekeep.games.sanctum.model.box import (
    BOX_BLUE,
    BOX_PURPLE,
    BOX_RED,
    CELLS,
    DEEDS,
    HIT_BOX,
    OVERKILL,
    SHIELD,
    STAMINA,
    STRIKE_AGAIN,
    Box,
)
from hordekeep.games.sanctum.model.champion import EMPTY, Champion
from hordekeep.games.sanctum.model.dice import FACES, faces_after
from hordekeep.games.sanctum.model.fight_actions import RAGE, Bless
from hordekeep.games.sanctum.model.perks import IN_ATTACK, ON_KILL, PERK_SET_DIE, TO_OTHER_DIE
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.abilities import ways
from hordekeep.games.sanctum.rules.achievements import markers_blessed
from hordekeep.games.sanctum.rules.attack import rule_of
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.term import NONE

ANY_FACE: Final = (1 << (FACES + 1)) - 2
"""Faces as bits 1 to 6."""

# What a means does.
TURNS: Final = 0
"""Turns a die by a table of its own."""
MIRRORS: Final = 1
"""Turns a die to what another die of the fight shows."""
STRIKES: Final = 2
"""Hits a box without a die."""
RETURNS: Final = 3
"""Takes the die that was placed just now back into the hand."""


def table_of(rule: int, n: int, faces: tuple[int, ...] = ()) -> list[int]:
    """What a rule makes of each face (of these, if any are given), as bits; nothing of face 0."""
    table = [0] * (FACES + 1)
    for face in range(1, FACES + 1):
        if not faces or face in faces:
            for made in faces_after(rule, n, face):
                table[face] |= 1 << made
    return table


@final
class Means:
    """One thing that can be used once in an attack."""

    def __init__(
        self, does: int, table: list[int], action: Action | None, ability: int = NONE
    ) -> None:
        self.does = does
        self.action = action
        """What uses it; an ability can be paid for in several ways instead."""
        self.ability = ability
        self.table = table
        """What each face can be turned to, as bits; a mirror, only if another die shows it."""
        self.red = 0
        self.blue = 0
        self.purple = 0
        self.exactly = 0
        self.least_boxes = 0
        """What a foe must be like to be struck: this many boxes open, at least this many in all."""


NO_TABLE: Final = [0] * (FACES + 1)
TO_ALL: Final = [0] + [ANY_FACE] * FACES


@final
class Arms:
    """All means of a champion, and the markers to pay for them."""

    def __init__(self, means: list[Means], stamina: int, focus: int) -> None:
        self.means = means
        self.stamina = stamina
        self.focus = focus
        self.known: dict[int, bool] = {}
        self.further: dict[int, int] = {}

    def pays(self, used: int) -> bool:
        """Whether the markers suffice for these means together, given as bits."""
        if used not in self.known:
            self.known[used] = self._pays(used)
        return self.known[used]

    def most_more(self, used: int) -> int:
        """At most this many further means can be used: those that are free, and one a marker."""
        if used not in self.further:
            markers = self.stamina + self.focus
            free = costly = 0
            for index, one in enumerate(self.means):
                cost = one.red + one.blue + one.purple
                if used >> index & 1:
                    markers -= cost
                elif cost:
                    costly += 1
                else:
                    free += 1
            self.further[used] = free + min(costly, markers)
        return self.further[used]

    def _pays(self, used: int) -> bool:
        red = blue = purple = 0
        for index, one in enumerate(self.means):
            if used >> index & 1:
                red += one.red
                blue += one.blue
                purple += one.purple
        if red > self.stamina or blue > self.focus:
            return False
        return red + blue + purple <= self.stamina + self.focus


def arms_of(quest: Quest, champion: Champion) -> Arms:
    """Everything that a champion could use in the attack of this fight."""
    means = _abilities(quest.box, champion)
    means += [Means(TURNS, TO_ALL, RAGE) for _ in range(champion.rage)]
    for perk in quest.perks(champion, IN_ATTACK):
        if perk.do == PERK_SET_DIE and not champion.used >> perk.skill & 1:
            does = MIRRORS if perk.to == TO_OTHER_DIE else TURNS
            skill = UseSkill(champion.hero * CELLS + perk.skill)
            means.append(Means(does, table_of(rule_of(perk), 0, perk.faces), skill))
    stamina, focus = champion.pool
    if champion.row:
        for blessing in champion.unspent():
            deed = quest.box.blessing_do[blessing]
            if DEEDS[deed].turns_die:
                means.append(
                    Means(TURNS, table_of(deed, quest.box.blessing_n[blessing]), Bless(blessing))
                )
        for blessing in markers_blessed(quest, champion):
            if DEEDS[quest.box.blessing_do[blessing]].gives == STAMINA:
                stamina += quest.box.blessing_n[blessing]
            else:
                focus += quest.box.blessing_n[blessing]
    return Arms(means, stamina, focus)


def is_back_payable(quest: Quest, champion: Champion) -> bool:
    """Whether a die can come back now: a blessing used first would be too late (SA-A5)."""
    for place, ability in enumerate(champion.abilities):
        if quest.box.ability_do[ability] == STRIKE_AGAIN and ways(quest.box, champion, place):
            return True
    return False


def falls_help(quest: Quest, champion: Champion) -> bool:
    """Whether the fall of one foe could help against another: Flow, Overkill (SA-A5)."""
    if quest.perks(champion, ON_KILL):
        return True
    for place, ability in enumerate(champion.abilities):
        if quest.box.ability_do[ability] == OVERKILL and ways(quest.box, champion, place):
            return True
    return False


def _abilities(box: Box, champion: Champion) -> list[Means]:
    """SA-A1: the attack abilities whose boxes are all free."""
    found = []
    for place, ability in enumerate(champion.abilities):
        deed = box.ability_do[ability]
        if deed == SHIELD or champion.marks[place] != EMPTY:
            continue
        if deed == HIT_BOX:
            one = Means(STRIKES, NO_TABLE, None, ability)
            one.exactly = box.ability_open[ability]
            one.least_boxes = box.ability_boxes_min[ability]
        elif deed == STRIKE_AGAIN:
            one = Means(RETURNS, NO_TABLE, None, ability)
        elif deed == OVERKILL:
            one = Means(TURNS, TO_ALL, None, ability)
        else:
            one = Means(TURNS, table_of(deed, box.ability_n[ability]), None, ability)
        one.red = box.ability_boxes[ability].count(BOX_RED)
        one.blue = box.ability_boxes[ability].count(BOX_BLUE)
        one.purple = box.ability_boxes[ability].count(BOX_PURPLE)
        found.append(one)
    return found
