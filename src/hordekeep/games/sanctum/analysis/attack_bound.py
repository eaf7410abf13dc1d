"""What an attack half done can be worth at the most: the foes that could still fall, best chosen.

A box takes a die that shows its face, or at least one more means. So a set of foes is in reach only
if its open boxes are no more than dice and strikes, and those that no die shows no more than means.
"""

from typing import Final, final

from hordekeep.games.sanctum.analysis.attack_places import AttackPlace
from hordekeep.games.sanctum.analysis.skirmish import (
    CHANGED_KIND,
    KIND_BITS,
    KIND_MASK,
    MeansCost,
    Skirmish,
    dice_in,
    kind_face,
    kinds_in,
)
from hordekeep.games.sanctum.model.dice import FACES

OUT_OF_REACH: Final = 1e9
MOST_FOES: Final = 6
"""With more foes all are taken to be in reach together."""


@final
class Bound:
    """Upper limits for one skirmish."""

    def __init__(self, skirmish: Skirmish) -> None:
        self.skirmish = skirmish
        blocking = skirmish.blocking
        self.shields = blocking.most_shields
        weights = skirmish.weights
        self.extra = weights.rage
        """A rage that wakes, a marker that comes back."""
        if blocking.frees:
            self.extra += max(weights.stamina, weights.focus)
        self.faces = [0] * (FACES + 1)
        """The dice in hand that show each face."""
        self.price = [0.0] * (FACES + 1)
        """What it costs at the least to hit a box of each face that no die shows."""
        self.least_harm = [min(by_hits[:-1]) for by_hits in skirmish.damage]
        """What each foe does at the least while it stands, whatever is hit."""
        self.alive: list[int] = []
        self.gains: list[float] = []
        self.harm: list[int] = []
        """Of each foe that stands: its open boxes, what its fall brings, the least it does."""
        self.priced = False
        self.second = 0
        self.wild = 0
        """Boxes for which a die may come from elsewhere: a copy, one that came back."""

    def can_beat(self, best: float, place: AttackPlace, tally: MeansCost) -> bool:
        """Whether something worth more than this could come of a place."""
        skirmish = self.skirmish
        weights = skirmish.weights
        shut = place.shut
        total = self.extra - tally.price
        damage = skirmish.elsewhere
        self.alive = []
        self.gains = []
        self.harm = []
        for index, mask in enumerate(skirmish.masks):
            if shut & mask == mask:
                total += skirmish.worth[index]
                continue
            hit = (shut & mask).bit_count()
            does = self.least_harm[index]
            self.alive.append(mask & ~shut)
            self.gains.append(skirmish.worth[index] - weights.hit * hit)
            self.harm.append(does)
            damage += does
            total += weights.hit * hit
        dice = dice_in(place.hand)
        kills = skirmish.champion.kills + len(skirmish.foes)
        least = damage - skirmish.blocking.guard(dice, kills) - self.shields
        reach = dice + self._without_dice(place.used)
        if skirmish.fury_next:
            total += weights.die * dice
        if len(self.alive) > MOST_FOES:
            total += sum(self.gains) + weights.cleared + weights.hit * reach
            return total > best
        self.priced = False
        return self._some_beat(best - total, place, tally, least, reach)

    def _some_beat(
        self, best: float, place: AttackPlace, tally: MeansCost, least: int, reach: int
    ) -> bool:
        """Whether the fall of some set of foes could bring more than this."""
        skirmish = self.skirmish
        weights = skirmish.weights
        everybody = (1 << len(self.alive)) - 1
        still = len(skirmish.boxes) - place.shut.bit_count()
        for chosen in range(everybody, -1, -1):
            if skirmish.in_row and chosen & (chosen + 1):
                continue  # SA-L3: one card after the other
            wanted = 0
            worth = weights.cleared if chosen == everybody else 0.0
            wounds = least
            for index, boxes in enumerate(self.alive):
                if chosen >> index & 1:
                    wanted |= boxes
                    worth += self.gains[index]
                    wounds -= self.harm[index]
            hits = wanted.bit_count()
            if hits > reach:
                continue
            worth += weights.hit * min(reach - hits, still - hits)
            if wounds > 0:
                worth -= weights.wound * wounds
                worth -= weights.death if wounds >= skirmish.blocking.lives else 0.0
            if worth <= best:
                continue
            if worth - self._cost(wanted, chosen.bit_count(), place, tally) > best:
                return True
        return False

    def _without_dice(self, used: int) -> int:
        """Hits that take no die of the hand: strikes, a die that comes back, overkill's second."""
        skirmish = self.skirmish
        more = 0
        for index in skirmish.strikes:
            more += 0 if used >> index & 1 else 1
        for index in skirmish.returns:
            more += 0 if used >> index & 1 else 1
        return more + self._second_hit(used)

    def _second_hit(self, used: int) -> int:
        """SA-A5: overkill may hit a second box with the same die."""
        overkill = self.skirmish.overkill
        return 0 if overkill < 0 or used >> overkill & 1 else 1

    def _count(self, hand: int) -> None:
        for face in range(1, FACES + 1):
            shown = hand >> (KIND_BITS * face) & KIND_MASK
            self.faces[face] = shown + (hand >> (KIND_BITS * (face + CHANGED_KIND)) & KIND_MASK)

    def _cost(self, wanted: int, falls: int, place: AttackPlace, tally: MeansCost) -> float:
        """What it costs at the least to hit these boxes; no die is counted twice."""
        if not self.priced:
            self._price(place)
        bare = self._bare(wanted)
        # A fall shifts dice for the foes that fall after it.
        shifts = len(self.skirmish.flows) * max(falls - 1, 0)
        if len(bare) - shifts - self.second > tally.more:
            return OUT_OF_REACH
        dearest = sorted(bare, reverse=True)[shifts + self.second + self.wild :]
        by_faces = sum(dearest)
        by_means = tally.prices[max(len(bare) - shifts - self.second, 0)]
        return max(by_faces, by_means)

    def _price(self, place: AttackPlace) -> None:
        """What each face would cost here."""
        self.priced = True
        self.second = self._second_hit(place.used)
        self.wild = self._wild(place.used)
        self._count(place.hand)
        self._price_faces(place.hand, place.used)

    def _bare(self, wanted: int) -> list[float]:
        """The prices of those boxes that no die in hand shows."""
        have = self.faces.copy()
        found: list[float] = []
        boxes = self.skirmish.boxes
        index = 0
        while wanted:
            if wanted & 1:
                face = boxes[index]
                if have[face]:
                    have[face] -= 1
                else:
                    found.append(self.price[face])
            wanted >>= 1
            index += 1
        return found

    def _wild(self, used: int) -> int:
        wild = 0
        for index in self.skirmish.mirrors:
            wild += 0 if used >> index & 1 else 1
        for index in self.skirmish.returns:
            wild += 0 if used >> index & 1 else 1
        return wild

    def _price_faces(self, hand: int, used: int) -> None:
        """The cheapest way to each face from a die in hand, or a strike."""
        skirmish = self.skirmish
        anything = OUT_OF_REACH
        for index in skirmish.strikes:
            if not used >> index & 1:
                anything = min(anything, skirmish.price(skirmish.means[index]))
        if self.second:
            anything = min(anything, skirmish.price(skirmish.means[skirmish.overkill]))
        for face in range(1, FACES + 1):
            self.price[face] = anything
        for kind in kinds_in(hand):
            paths = skirmish.paths_from(kind_face(kind))
            for face in range(1, FACES + 1):
                self.price[face] = min(self.price[face], self._cheapest(paths[face], used))

    def _cheapest(self, paths: list[int], used: int) -> float:
        """The price of the first of these sets, cheap ones first, that is not used."""
        for path in paths:
            if not path & used:
                return self.skirmish.tally(path).price
        return OUT_OF_REACH
