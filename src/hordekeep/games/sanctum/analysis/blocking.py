"""The best block after an attack: which shields, paid how, at what price (SA-F6, SA-F8, SA-A1).

What the attack has used is still unpaid here: markers for purple boxes are chosen for attack and
block together, blessings give what is missing, and a marker that a skill frees at the end of the
attack can pay for shields.
"""

from typing import Final, final

from hordekeep.games.sanctum.analysis.fight_weights import FightWeights, lives_left
from hordekeep.games.sanctum.model.box import (
    BOX_BLUE,
    BOX_PURPLE,
    BOX_RED,
    FOCUS,
    GAIN_STAMINA,
    SHIELD,
    STAMINA,
)
from hordekeep.games.sanctum.model.champion import EMPTY, MARK_OF, Champion
from hordekeep.games.sanctum.model.perks import (
    ALWAYS,
    ATTACK_END,
    COUNT_KILLS,
    COUNT_UNPLACED_DICE,
    IN_BLOCK,
    PERK_RECOVER,
    PERK_SHIELD,
    PERK_SHIELD_MORE,
)
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.abilities import boxes_of
from hordekeep.games.sanctum.rules.achievements import markers_blessed
from hordekeep.games.sanctum.rules.conditions import count, is_met, recoverable
from hordekeep.kernel.play.term import NONE

NEVER: Final = -1e9
"""Worth less than anything."""
CLOSE: Final = 1e-9
"""Values that differ by less are equal: sums of fractions are not exact."""


@final
class Bill:
    """Boxes to be filled."""

    def __init__(self, red: int, blue: int, purple: int) -> None:
        self.red = red
        self.blue = blue
        self.purple = purple


def bill_of(quest: Quest, ability: int) -> Bill:
    """The boxes of an ability."""
    boxes = quest.box.ability_boxes[ability]
    return Bill(boxes.count(BOX_RED), boxes.count(BOX_BLUE), boxes.count(BOX_PURPLE))


@final
class ShieldSet:
    """Shield abilities and blessings raised together."""

    def __init__(self, freed: int) -> None:
        self.freed = freed
        """The ability from which a marker has to be freed first, or NONE."""
        self.abilities: tuple[int, ...] = ()
        self.blessings: tuple[int, ...] = ()
        self.shields = 0
        self.bill = Bill(0, 0, 0)


@final
class BlockChoice:
    """A way to end a fight after its attack."""

    def __init__(self, worth: float, shields: ShieldSet) -> None:
        self.worth = worth
        """Wounds, markers of attack and block, and blessings for shields and markers."""
        self.shields = shields
        self.wounds = 0
        self.stamina_attack = 0
        self.stamina_block = 0
        """Stamina laid in each step; the rest of its boxes get focus."""
        self.stamina_blessed = 0
        self.focus_blessed = 0
        """How many blessings give a marker."""
        self.recovers = False


@final
class Blocking:
    """Finds the best block of one champion for any attack."""

    def __init__(self, quest: Quest, champion: Champion, weights: FightWeights) -> None:
        self.quest = quest
        self.champion = champion
        self.weights = weights
        self.lives = lives_left(champion)
        self.stamina, self.focus = champion.pool
        self.stamina_gifts: list[int] = []
        self.focus_gifts: list[int] = []
        """The blessings that give markers."""
        self._sort_gifts()
        self.most_stamina = self.stamina + self._gift(self.stamina_gifts)
        self.most_focus = self.focus + self._gift(self.focus_gifts)
        self.guards = [one for one in quest.perks(champion, IN_BLOCK) if one.do == PERK_SHIELD]
        self.frees = [one for one in quest.perks(champion, ATTACK_END) if one.do == PERK_RECOVER]
        self.freed_marker = recoverable(self.frees[0]) if self.frees else NONE
        self.lying = _marks(champion, self.freed_marker)
        more = [p.n for p in quest.perks(champion, ALWAYS) if p.do == PERK_SHIELD_MORE]
        self.first_more = 0 if champion.shielded else sum(more)
        self.sets = self._all_sets()
        self.most_shields = max([one.shields for one in self.sets])
        self.known: dict[tuple[int, int, int, int, bool], BlockChoice] = {}

    def _sort_gifts(self) -> None:
        if not self.champion.row:
            return
        for one in markers_blessed(self.quest, self.champion):
            gives_stamina = self.quest.box.blessing_do[one] == GAIN_STAMINA
            (self.stamina_gifts if gives_stamina else self.focus_gifts).append(one)
        self.stamina_gifts.sort(key=lambda one: -self.quest.box.blessing_n[one])
        self.focus_gifts.sort(key=lambda one: -self.quest.box.blessing_n[one])

    def _gift(self, gifts: list[int]) -> int:
        """The markers that some blessings give."""
        return sum([self.quest.box.blessing_n[one] for one in gifts])

    def _all_sets(self) -> list[ShieldSet]:
        """Every set of shields, few first; those that need a freed marker too."""
        box, champion = self.quest.box, self.champion
        sets = [ShieldSet(NONE)]
        for place, ability in enumerate(champion.abilities):
            if box.ability_do[ability] != SHIELD:
                continue
            if champion.marks[place] == EMPTY:
                sets += [self._with_ability(one, ability, NONE) for one in sets]
            elif self.freed_marker != NONE and _is_last_mark(champion, place, self.freed_marker):
                plain = [one for one in sets if one.freed == NONE]
                sets += [self._with_ability(one, ability, ability) for one in plain]
        if champion.row:
            for blessing in champion.unspent():
                if box.blessing_do[blessing] == SHIELD:
                    sets += [self._with_blessing(one, blessing) for one in sets]
        return sorted(sets, key=_size)

    def _with_ability(self, one: ShieldSet, ability: int, freed: int) -> ShieldSet:
        more = ShieldSet(one.freed if freed == NONE else freed)
        more.abilities = (*one.abilities, ability)
        more.blessings = one.blessings
        bill = bill_of(self.quest, ability)
        before = one.bill
        more.bill = Bill(
            before.red + bill.red, before.blue + bill.blue, before.purple + bill.purple
        )
        more.shields = self._more(one) + self.quest.box.ability_n[ability]
        return more

    def _with_blessing(self, one: ShieldSet, blessing: int) -> ShieldSet:
        more = ShieldSet(one.freed)
        more.abilities = one.abilities
        more.blessings = (*one.blessings, blessing)
        more.bill = one.bill
        more.shields = self._more(one) + self.quest.box.blessing_n[blessing]
        return more

    def _more(self, one: ShieldSet) -> int:
        """SA-A5: the first shield of a fight may give more."""
        return one.shields if _size(one) else self.first_more

    def pays(self, red: int, blue: int, purple: int) -> bool:
        """Whether an attack can be paid for, blessings included."""
        stamina, focus = self.most_stamina, self.most_focus
        return red <= stamina and blue <= focus and red + blue + purple <= stamina + focus

    def markers(self) -> int:
        """All markers that could pay, blessings included."""
        return self.most_stamina + self.most_focus

    def frees_marker(self, kills: int) -> bool:
        """SA-A5: whether a skill frees a marker at the end of an attack with this many kills."""
        if not self.frees:
            return False
        perk = self.frees[0]
        return kills >= perk.least if perk.count == COUNT_KILLS else is_met(self.champion, perk)

    def frees_stamina(self) -> bool:
        """Whether that marker is stamina."""
        return self.freed_marker == STAMINA

    def guard(self, dice: int, kills: int) -> int:
        """SA-F8: the shields that skills raise by themselves, with this many dice in hand."""
        raised = self.champion.shields
        for perk in self.guards:
            counted = count(self.champion, perk.per)
            if perk.per == COUNT_UNPLACED_DICE:
                counted = dice
            elif perk.per == COUNT_KILLS:
                counted = kills
            raised += min(perk.n * counted, perk.most)
        return raised

    def best(self, bill: Bill, damage: int, *, frees: bool) -> BlockChoice:
        """The best block against this damage, with all markers of the attack paid for too."""
        key = (bill.red, bill.blue, bill.purple, damage, frees)
        if key not in self.known:
            self.known[key] = self._best(bill, damage, frees=frees)
        return self.known[key]

    def _best(self, bill: Bill, damage: int, *, frees: bool) -> BlockChoice:
        best = BlockChoice(NEVER, self.sets[0])
        gain = max(self.weights.stamina, self.weights.focus) if frees else 0.0
        for shields in self.sets:
            if shields.freed != NONE and not frees:
                continue
            wounds = max(damage - shields.shields, 0)
            worth = -self.weights.wound * wounds - self.weights.blessing * len(shields.blessings)
            if wounds >= self.lives:
                worth -= self.weights.death
            if worth + gain > best.worth:
                best = self._paid(best, bill, shields, worth, frees=frees)
                if best.shields is shields:
                    best.wounds = wounds
        return best

    def _paid(
        self, best: BlockChoice, bill: Bill, shields: ShieldSet, worth: float, *, frees: bool
    ) -> BlockChoice:
        """The same or a better way: this set with the cheapest markers."""
        for attack in range(bill.purple + 1):
            for block in range(shields.bill.purple + 1):
                stamina = bill.red + attack
                focus = bill.blue + bill.purple - attack
                laid = self._laid(stamina, focus)
                free = 1 if frees and laid else 0
                if shields.freed != NONE and not free:
                    continue
                more = shields.bill.red + block, shields.bill.blue + shields.bill.purple - block
                found = self._with_markers(shields, (stamina, focus), more, worth, free=free)
                if found is not None and found.worth > best.worth + CLOSE:
                    best = found
        return best

    def _laid(self, stamina: int, focus: int) -> int:
        """Markers of the kind that a skill frees which lie on abilities after the attack."""
        return self.lying + (stamina if self.freed_marker == STAMINA else focus)

    def _with_markers(
        self,
        shields: ShieldSet,
        attack: tuple[int, int],
        block: tuple[int, int],
        worth: float,
        *,
        free: int,
    ) -> BlockChoice | None:
        weights = self.weights
        free_stamina = free if self.freed_marker == STAMINA else 0
        free_focus = free if self.freed_marker == FOCUS else 0
        stamina = self._gifts_for(
            self.stamina_gifts, max(attack[0], attack[0] + block[0] - free_stamina) - self.stamina
        )
        focus = self._gifts_for(
            self.focus_gifts, max(attack[1], attack[1] + block[1] - free_focus) - self.focus
        )
        if stamina == NONE or focus == NONE:
            return None
        worth -= weights.stamina * (attack[0] + block[0] - free_stamina)
        worth -= weights.focus * (attack[1] + block[1] - free_focus)
        worth -= weights.blessing * (stamina + focus)
        found = BlockChoice(worth, shields)
        found.stamina_attack = attack[0]
        found.stamina_block = block[0]
        found.stamina_blessed = stamina
        found.focus_blessed = focus
        found.recovers = bool(free)
        return found

    def _gifts_for(self, gifts: list[int], missing: int) -> int:
        """How many blessings it takes to get this many markers; NONE if all are too few."""
        used = 0
        while missing > 0:
            if used == len(gifts):
                return NONE
            missing -= self.quest.box.blessing_n[gifts[used]]
            used += 1
        return used


def _marks(champion: Champion, marker: int) -> int:
    return champion.markers_on_boxes(marker) if marker != NONE else 0


def _is_last_mark(champion: Champion, place: int, marker: int) -> bool:
    """Whether an ability is free for use once this marker is lifted from it."""
    marks = boxes_of(champion, place)
    return sum(marks) == MARK_OF[marker] and max(marks) == MARK_OF[marker]


def _size(one: ShieldSet) -> int:
    return len(one.abilities) + len(one.blessings)
