"""What an attack half done can be worth at the most: the foes that could still fall, best chosen.

A box takes a die that shows its face, or at least one more means. So a set of foes is in reach only
if its open boxes are no more than dice and strikes, and those that no die shows no more than means.
"""

from typing import Final, final

from hordekeep.games.sanctum.analysis.skirmish import (
    CHANGED_KIND,
    KIND_BITS,
    KIND_MASK,
    Skirmish,
    Tally,
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
        self.second = 0
        self.wild = 0
        """Boxes for which a die may come from elsewhere: a copy, one that came back."""

    def of(self, hand: int, shut: int, tally: Tally, used: int) -> float:
        """The most that can come of it; `shut` are the boxes hit."""
        skirmish = self.skirmish
        weights = skirmish.weights
        alive: list[int] = []
        total = self.extra - tally.price
        damage = skirmish.elsewhere
        for place, mask in enumerate(skirmish.masks):
            if shut & mask == mask:
                total += skirmish.worth[place]
            else:
                hit = (shut & mask).bit_count()
                alive.append(place)
                damage += skirmish.damage[place][hit]
                total += weights.hit * hit
        dice = dice_in(hand)
        kills = skirmish.champion.kills + len(skirmish.foes)
        least = damage - skirmish.blocking.guard(dice, kills) - self.shields
        self.second = self._second_hit(used)
        self.wild = self._wild(used)
        reach = dice + self._without_dice(used)
        if skirmish.fury_next:
            total += weights.die * dice
        if len(alive) > MOST_FOES:
            return total + self._all(alive) + weights.hit * reach
        self._count(hand)
        self._price_faces(hand, used)
        best = 0.0
        first = True
        for chosen in range(1 << len(alive)):
            if skirmish.in_row and chosen & (chosen + 1):
                continue  # SA-L3: one card after the other
            gain = self._gain(alive, chosen, shut, least, reach, tally)
            if first or gain > best:
                best = gain
                first = False
        return total + best

    def _all(self, alive: list[int]) -> float:
        weights = self.skirmish.weights
        return sum([self.skirmish.worth[place] for place in alive]) + weights.cleared

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

    def _gain(
        self,
        alive: list[int],
        chosen: int,
        shut: int,
        least: int,
        reach: int,
        tally: Tally,
    ) -> float:
        """What the fall of these foes would bring at the most, less what it costs at the least."""
        skirmish = self.skirmish
        weights = skirmish.weights
        wanted = 0
        worth = 0.0
        for index, place in enumerate(alive):
            mask = skirmish.masks[place]
            hit = (shut & mask).bit_count()
            if chosen >> index & 1:
                wanted |= mask & ~shut
                worth += skirmish.worth[place] - weights.hit * hit
                least -= skirmish.damage[place][hit]
            elif skirmish.hits_count:
                least -= skirmish.damage[place][hit]
                least += min(skirmish.damage[place][:-1])
        hits = wanted.bit_count()
        if hits > reach:
            return -OUT_OF_REACH
        worth -= self._cost(wanted, chosen.bit_count(), tally)
        spare = min(reach - hits, len(skirmish.boxes) - (shut | wanted).bit_count())
        worth += weights.hit * spare
        if least > 0:
            worth -= weights.wound * least
            if least >= skirmish.blocking.lives:
                worth -= weights.death
        if chosen == (1 << len(alive)) - 1:
            worth += weights.cleared
        return worth

    def _cost(self, wanted: int, falls: int, tally: Tally) -> float:
        """What it costs at the least to hit these boxes; no die is counted twice."""
        bare = self._bare(wanted)
        # A fall shifts dice for the foes that fall after it.
        shifts = len(self.skirmish.flows) * max(falls - 1, 0)
        if len(bare) - shifts - self.second > tally.more:
            return OUT_OF_REACH
        dearest = sorted(bare, reverse=True)[shifts + self.second + self.wild :]
        by_faces = sum(dearest)
        by_means = tally.prices[max(len(bare) - shifts - self.second, 0)]
        return max(by_faces, by_means)

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
