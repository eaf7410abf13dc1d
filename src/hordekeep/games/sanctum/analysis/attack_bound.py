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
)
from hordekeep.games.sanctum.model.dice import FACES

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
        self.gratis = 0
        """Boxes that may be hit with neither a fitting die nor a means of their own."""

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
        self.gratis = len(skirmish.flows) * len(alive) + self._second_hit(used)
        reach = dice + self._without_dice(used)
        if skirmish.fury_next:
            total += weights.die * dice
        if len(alive) > MOST_FOES:
            return total + self._all(alive) + weights.hit * reach
        self._count(hand)
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
        """The dice in hand that show each face."""
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
            return -1e9
        bare = hits - self._fitting(wanted) - self.gratis
        if bare > tally.more:
            return -1e9
        if bare > 0:
            worth -= bare * tally.cheapest
        spare = min(reach - hits, len(skirmish.boxes) - (shut | wanted).bit_count())
        worth += weights.hit * spare
        if least > 0:
            worth -= weights.wound * least
            if least >= skirmish.blocking.lives:
                worth -= weights.death
        if chosen == (1 << len(alive)) - 1:
            worth += weights.cleared
        return worth

    def _fitting(self, wanted: int) -> int:
        """How many of these boxes dice in hand show, each die once."""
        need = [0] * (FACES + 1)
        boxes = self.skirmish.boxes
        index = 0
        while wanted:
            if wanted & 1:
                need[boxes[index]] += 1
            wanted >>= 1
            index += 1
        fitting = 0
        for face in range(1, FACES + 1):
            fitting += min(need[face], self.faces[face])
        return fitting
