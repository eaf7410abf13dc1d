"""A fight laid out for planning: foes, boxes and means as small numbers and bits.

The foes of a journey's fight can be hit in any order. In the last battle they come one after the
other, and only as far as they lie open: a fury card that would be turned up ends what can be known.
"""

from typing import Final, final

from hordekeep.games.sanctum.analysis.blocking import Bill, Blocking
from hordekeep.games.sanctum.analysis.dice_tools import (
    MIRRORS,
    RETURNS,
    STRIKES,
    TURNS,
    Means,
    arms_of,
)
from hordekeep.games.sanctum.analysis.fight_weights import FightWeights
from hordekeep.games.sanctum.model.box import OVERKILL
from hordekeep.games.sanctum.model.champion import CHANGED, FACE, OUT_OF_HAND, Champion
from hordekeep.games.sanctum.model.dice import FACES
from hordekeep.games.sanctum.model.fight_actions import Bless, Rage
from hordekeep.games.sanctum.model.perks import (
    ALWAYS,
    COUNT_HITS,
    ON_KILL,
    PERK_DAMAGE,
    PERK_SHIFT_DIE,
)
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.play.term import NONE

# A hand counts dice of each kind, four bits per kind. A kind is a face; where only changed dice hit
# (SA-K9), changed dice are kinds of their own.
KIND_BITS: Final = 4
KIND_MASK: Final = 15
CHANGED_KIND: Final = 7


def kind_face(kind: int) -> int:
    """The face that a die of this kind shows."""
    return kind if kind < CHANGED_KIND else kind - CHANGED_KIND


def kinds_in(hand: int) -> list[int]:
    """The kinds of dice in a hand, each once."""
    found: list[int] = []
    kind = 0
    while hand:
        if hand & KIND_MASK:
            found.append(kind)
        hand >>= KIND_BITS
        kind += 1
    return found


def dice_in(hand: int) -> int:
    """How many dice there are in a hand."""
    total = 0
    while hand:
        total += hand & KIND_MASK
        hand >>= KIND_BITS
    return total


def one_die(kind: int) -> int:
    """A hand of one die, to be added or taken away."""
    return 1 << (KIND_BITS * kind)


@final
class MeansCost:
    """What a set of means costs."""

    def __init__(self, bill: Bill, rage: int, blessings: int) -> None:
        self.bill = bill
        self.rage = rage
        self.blessings = blessings
        self.payable = False
        self.price = 0.0
        """At the least, in the unit of the weights."""
        self.more = 0
        """How many further means could be used at the most."""
        self.prices: list[float] = [0.0]
        """What 0, 1, … further means cost at the least."""


@final
class Skirmish:
    """Everything about a fight that does not change while it is planned."""

    def __init__(self, quest: Quest, champion: Champion, weights: FightWeights) -> None:
        self.quest = quest
        self.champion = champion
        self.weights = weights
        self.blocking = Blocking(quest, champion, weights)
        self.foes: list[int] = []
        self.fury_next = False
        """Whether the fall of the last of these foes turns up a fury card."""
        self.in_row = bool(champion.row)
        self._find_foes()
        self.boxes: list[int] = []
        """The face of each open box."""
        self.owner: list[int] = []
        """The place of its foe."""
        self.masks: list[int] = []
        """The boxes of each foe, as bits."""
        self.worth: list[float] = []
        self.damage: list[list[int]] = []
        """What each foe does after 0, 1, … further hits."""
        self._lay_out()
        self.elsewhere = self._damage_elsewhere()
        """What cards of the row do that are not among these foes."""
        self.means: list[Means] = []
        self.before: list[int] = []
        """The means just like this one that is used first, or NONE."""
        self.overkill = NONE
        self._find_means()
        self.strikes = self._all_that(STRIKES)
        self.returns = self._all_that(RETURNS)
        self.mirrors = self._all_that(MIRRORS)
        self.flows = [p.n for p in quest.perks(champion, ON_KILL) if p.do == PERK_SHIFT_DIE]
        """By how much a die may be shifted when a foe falls, once for each."""
        self.hits_count = weights.hit > 0 or self._hits_lower_damage()
        self.veiled = bool(champion.veiled)
        self.tallies: dict[int, MeansCost] = {}
        self.paths: dict[int, list[list[int]]] = {}

    # Laying out.

    def _find_foes(self) -> None:
        quest, champion = self.quest, self.champion
        if not champion.row:
            self.foes = quest.foes(champion)
            return
        for place in range(champion.at, len(champion.row)):
            if place > champion.at and quest.box.is_fury(champion.row[place]):
                self.fury_next = True
                return
            self.foes.append(champion.row[place])

    def _lay_out(self) -> None:
        world = self.quest.clone()
        for place, foe in enumerate(self.foes):
            faces = world.open_boxes(foe)
            self.masks.append(((1 << len(faces)) - 1) << len(self.boxes))
            self.boxes += faces
            self.owner += [place] * len(faces)
            self.worth.append(self.weights.worth_of(world, foe))
            self.damage.append(_damage_by_hits(world, self.champion, foe))

    def _damage_elsewhere(self) -> int:
        known = sum([by_hits[0] for by_hits in self.damage])
        return self.quest.damage_to(self.champion) - known

    def _hits_lower_damage(self) -> bool:
        perks = self.quest.perks(self.champion, ALWAYS)
        return any(perk.do == PERK_DAMAGE and perk.count == COUNT_HITS for perk in perks)

    def _find_means(self) -> None:
        box = self.quest.box
        for index, one in enumerate(arms_of(self.quest, self.champion).means):
            self.before.append(self._same_as(one))
            self.means.append(one)
            if one.ability != NONE and box.ability_do[one.ability] == OVERKILL:
                self.overkill = index

    def _same_as(self, one: Means) -> int:
        """The last means before that does and costs just the same."""
        for index in range(len(self.means) - 1, -1, -1):
            if _is_same(self.means[index], one, self.quest):
                return index
        return NONE

    def _all_that(self, does: int) -> list[int]:
        return [index for index in range(len(self.means)) if self.means[index].does == does]

    # What can be used.

    def may_use(self, used: int, more: int) -> bool:
        """Whether these means are left, payable, and not ahead of ones just like them."""
        if used & more:
            return False
        both = used | more
        rest = more
        index = 0
        while rest:
            if rest & 1 and self.before[index] != NONE and not both >> self.before[index] & 1:
                return False
            rest >>= 1
            index += 1
        return self.tally(both).payable

    def tally(self, used: int) -> MeansCost:
        """What these means cost together."""
        if used not in self.tallies:
            self.tallies[used] = self._tally(used)
        return self.tallies[used]

    def _tally(self, used: int) -> MeansCost:
        red = blue = purple = rage = blessings = 0
        for index, one in enumerate(self.means):
            if used >> index & 1:
                red += one.red
                blue += one.blue
                purple += one.purple
                rage += isinstance(one.action, Rage)
                blessings += isinstance(one.action, Bless)
        tally = MeansCost(Bill(red, blue, purple), rage, blessings)
        tally.payable = self.blocking.pays(red, blue, purple)
        weights = self.weights
        least = min(weights.stamina, weights.focus)
        tally.price = weights.stamina * red + weights.focus * blue + least * purple
        tally.price += weights.rage * rage + weights.blessing * blessings
        self._look_ahead(tally, used)
        return tally

    def _look_ahead(self, tally: MeansCost, used: int) -> None:
        """How many further means there could be, and what they would cost."""
        bill = tally.bill
        markers = self.blocking.markers() - bill.red - bill.blue - bill.purple
        free = costly = 0
        prices: list[float] = []
        for index, one in enumerate(self.means):
            if used >> index & 1:
                continue
            if one.red + one.blue + one.purple:
                costly += 1
            else:
                free += 1
            prices.append(self.price(one))
        tally.more = free + min(costly, markers)
        for price in sorted(prices):
            tally.prices.append(tally.prices[-1] + price)

    def price(self, one: Means) -> float:
        """What one means costs at the least."""
        weights = self.weights
        if isinstance(one.action, Rage):
            return weights.rage
        if isinstance(one.action, Bless):
            return weights.blessing
        least = min(weights.stamina, weights.focus)
        return weights.stamina * one.red + weights.focus * one.blue + least * one.purple

    # How dice can be turned.

    def paths_from(self, start: int) -> list[list[int]]:
        """From one face to each: the smallest sets of means that lead there, as bits."""
        if start not in self.paths:
            self.paths[start] = self._paths_from(start)
        return self.paths[start]

    def _paths_from(self, start: int) -> list[list[int]]:
        found: list[list[int]] = [[] for _ in range(FACES + 1)]
        ways = [(0, start)]
        turning = [index for index in self._all_that(TURNS) if index != self.overkill]
        for used, face in ways:  # grows while it is read, smaller sets first
            for index in turning:
                more = used | 1 << index
                if more == used or not self.tally(more).payable:
                    continue
                reached = self.means[index].table[face]
                for to in range(1, FACES + 1):
                    if reached >> to & 1 and not _has_part(found[to], more):
                        found[to].append(more)
                        if to != start:
                            ways.append((more, to))
        for sets in found:
            sets.sort(key=lambda one: self.tally(one).price)
        return found

    # The beginning.

    def hand(self) -> int:
        """The dice in hand now."""
        hand = 0
        for die in self.champion.rolled:
            if not die & OUT_OF_HAND:
                hand += one_die(self.kind_of(die))
        return hand

    def kind_of(self, die: int) -> int:
        """The kind of a die of the champion's."""
        return (die & FACE) + (CHANGED_KIND if self.veiled and die & CHANGED else 0)


def _damage_by_hits(world: Quest, champion: Champion, foe: int) -> list[int]:
    """What a foe does after 0, 1, … further hits; nothing once it has fallen."""
    found: list[int] = []
    for box in range(len(world.box.foe_boxes[foe])):
        if not world.hits[foe] >> box & 1:
            found.append(world.damage_of(champion, foe))
            world.hits[foe] |= 1 << box
    return [*found, 0]


def _is_same(one: Means, other: Means, quest: Quest) -> bool:
    """Whether two means do and cost the same, so that either can stand for the other."""
    if (one.action is None) != (other.action is None):
        return False
    if one.action is not None and other.action is not None and one.action.verb != other.action.verb:
        return False
    deeds = [quest.box.ability_do[a.ability] for a in (one, other) if a.ability != NONE]
    return OVERKILL not in deeds and _traits(one) == _traits(other) and one.table == other.table


def _traits(one: Means) -> tuple[int, ...]:
    return (one.does, one.red, one.blue, one.purple, one.exactly, one.least_boxes)


def _has_part(sets: list[int], whole: int) -> bool:
    for one in sets:
        if one & whole == one:
            return True
    return False
