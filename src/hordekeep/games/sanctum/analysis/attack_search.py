"""The best attack with given dice, exactly: every way that could be better is gone through.

What an attack is worth depends only on where it ends: dice in hand, boxes hit, means used. So every
such place is looked at once. Of two places that differ in the means used only, the one that used
fewer is at least as good; and where even the best that could follow is no better than what was
found, nothing is looked at.
"""

from typing import Final, final

from hordekeep.games.sanctum.analysis.attack_bound import Bound
from hordekeep.games.sanctum.analysis.attack_moves import Moves
from hordekeep.games.sanctum.analysis.attack_places import COME_BACK, AttackMove, AttackPlace
from hordekeep.games.sanctum.analysis.blocking import CLOSE, NEVER, BlockChoice
from hordekeep.games.sanctum.analysis.skirmish import Skirmish, dice_in, one_die
from hordekeep.games.sanctum.model.champion import FACE, LOST, PLACED
from hordekeep.kernel.play.term import NONE

MOST_PLACES: Final = 6_000
"""This many places are looked at before the search is cut off."""


@final
class Search:
    """Looks for the best attack of one skirmish."""

    def __init__(self, skirmish: Skirmish, most: int = MOST_PLACES) -> None:
        self.skirmish = skirmish
        self.moves = Moves(skirmish)
        self.bound = Bound(skirmish)
        self.most = most
        self.looked = 0
        self.seen: dict[tuple[int, int, int], list[int]] = {}
        self.best = NEVER
        self.best_place = AttackPlace(0, 0, 0)
        self.best_block: BlockChoice | None = None

    def cut_off(self) -> bool:
        """Whether the search was cut off: there may be a better attack."""
        return self.looked > self.most

    def run(self, hand: int, struck: int = NONE) -> None:
        """Looks from these dice on; `struck` is the place of a die that could come back first."""
        skirmish = self.skirmish
        start = AttackPlace(hand, 0, 0)
        start.veiled = skirmish.veiled
        if skirmish.mirrors:
            start.shown = self._lying(besides=NONE)
        self._visit(start)
        if struck != NONE:
            self._begin_with_return(start, struck)

    def _begin_with_return(self, start: AttackPlace, struck: int) -> None:
        skirmish = self.skirmish
        kind = skirmish.kind_of(skirmish.champion.rolled[struck])
        for index in skirmish.returns:
            if skirmish.may_use(0, 1 << index):
                back = start.after(AttackMove(COME_BACK, kind, kind, NONE, 1 << index))
                back.hand += one_die(kind)
                back.used = 1 << index
                if skirmish.mirrors:
                    back.shown = self._lying(besides=struck)
                self._visit(back)

    def _lying(self, *, besides: int) -> int:
        """The faces of dice that lie on boxes already."""
        shown = 0
        for index, die in enumerate(self.skirmish.champion.rolled):
            if die & PLACED and not die & LOST and index != besides:
                shown |= 1 << (die & FACE)
        return shown

    def _visit(self, place: AttackPlace) -> None:
        """Looks at a place, and at all that could be better behind it."""
        if self.cut_off() or self._is_known(place):
            return
        self.looked += 1
        self._judge(place)
        if place.fury:
            return
        tally = self.skirmish.tally(place.used)
        if self.bound.can_beat(self.best + CLOSE, place, tally):
            for beyond in self.moves.beyond(place):
                self._visit(beyond)

    def _is_known(self, place: AttackPlace) -> bool:
        """Whether this place was reached with these means or fewer."""
        key = place.key()
        if key not in self.seen:
            self.seen[key] = [place.used]
            return False
        sets = self.seen[key]
        for used in sets:
            if used & place.used == used:
                return True
        sets.append(place.used)
        return False

    # What it is worth to stop.

    def _judge(self, place: AttackPlace) -> None:
        """Weighs an attack that ends here, with the best block."""
        skirmish = self.skirmish
        weights = skirmish.weights
        tally = skirmish.tally(place.used)
        worth = -weights.blessing * tally.blessings
        damage = skirmish.elsewhere
        kills = skirmish.champion.kills
        standing = place.fury
        for index, mask in enumerate(skirmish.masks):
            hit = (place.shut & mask).bit_count()
            if place.shut & mask == mask:
                worth += skirmish.worth[index]
                kills += 1
            else:
                standing = True
                worth += weights.hit * hit
                damage += skirmish.damage[index][hit]
        if not standing:
            worth += weights.cleared
        dice = dice_in(place.hand)
        worth -= weights.rage * self.rage_lost(tally.rage, dice, standing=standing)
        if place.fury:
            worth += weights.die * dice - weights.fury
        blocking = skirmish.blocking
        damage = max(damage - blocking.guard(dice, kills), 0)
        block = blocking.best(tally.bill, damage, frees=blocking.frees_marker(kills))
        if worth + block.worth > self.best + CLOSE:
            self.best = worth + block.worth
            self.best_place = place
            self.best_block = block

    def rage_lost(self, spent: int, dice: int, *, standing: bool) -> int:
        """SA-F6: rage spent, less a token that wakes over a die in hand while a foe stands."""
        champion = self.skirmish.champion
        wakes = bool(dice) and standing and champion.rage - spent < champion.rage_tokens
        return spent - 1 if wakes else spent
