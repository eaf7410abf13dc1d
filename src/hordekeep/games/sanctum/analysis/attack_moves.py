"""The steps of an attack that are worth thinking through, from any place (SA-F3…F5).

Ways that lead to the same place are told apart only as far as needed:
- Foes that are to fall are felled one after the other, boxes on those that stand are hit last. Only
  a die that comes back may hit a box out of turn, and it does so before the next foe is begun.
- A die that shows the face of a box goes there as it is, if any die does: the die that would take
  its place could do afterwards what it could have done.
- A die is turned when it is placed, or when another die copies it before the next foe is begun.
"""

from typing import final

from hordekeep.games.sanctum.analysis.attack_hits import Hits
from hordekeep.games.sanctum.analysis.attack_places import COPY, AttackMove, AttackPlace
from hordekeep.games.sanctum.analysis.skirmish import (
    CHANGED_KIND,
    Skirmish,
    kind_face,
    kinds_in,
    one_die,
)
from hordekeep.games.sanctum.model.dice import FACES
from hordekeep.kernel.play.term import NONE


@final
class Moves:
    """Finds the places that can be reached from a place."""

    def __init__(self, skirmish: Skirmish) -> None:
        self.skirmish = skirmish
        self.hits = Hits(skirmish)

    def beyond(self, place: AttackPlace) -> list[AttackPlace]:
        """All places that one move leads to, the likeliest good ones first."""
        self.hits.found = []
        if place.next_box == NONE:
            self._fell(place)
        if place.foe == NONE and self.skirmish.hits_count:
            self._hit_more(place)
        if place.foe == NONE and place.next_box == NONE:
            self._between_falls(place)
        return self.hits.found

    def _fell(self, place: AttackPlace) -> None:
        """Hits the next box of a foe that is to fall."""
        skirmish = self.skirmish
        if place.foe != NONE:
            self._fell_on(place, place.foe)
            return
        for foe, mask in enumerate(skirmish.masks):
            if place.shut & mask == mask or (self.hits.in_order and foe < place.next_foe):
                continue
            self._fell_on(place, foe)
            if skirmish.in_row:
                return  # SA-L3: one card after the other

    def _fell_on(self, place: AttackPlace, foe: int) -> None:
        begun = place.copy()
        begun.foe = foe
        boxes = self.hits.open_boxes(place, foe)
        for box in boxes if self._order_counts(place) else boxes[:1]:
            self.hits.with_dice(begun, box, back=NONE)
            self.hits.by_strikes(begun, box)
            self.hits.by_overkill(begun, box, back=NONE)

    def _order_counts(self, place: AttackPlace) -> bool:
        """Whether it matters which box of a foe is hit last: for some strikes, for overkill."""
        skirmish = self.skirmish
        if skirmish.overkill != NONE and not place.used >> skirmish.overkill & 1:
            return True
        for index in skirmish.strikes:
            if skirmish.means[index].exactly and not place.used >> index & 1:
                return True
        return False

    def _hit_more(self, place: AttackPlace) -> None:
        """Hits boxes of foes that will stand."""
        skirmish = self.skirmish
        for foe, mask in enumerate(skirmish.masks):
            still = (mask & ~place.shut).bit_count()
            if still > 1:
                for box in self.hits.open_boxes(place, foe):
                    self._hit_standing(place, box)
            if still and skirmish.in_row:
                return

    def _hit_standing(self, place: AttackPlace, box: int) -> None:
        struck = place.copy()
        struck.next_box = max(place.next_box, 0)
        self.hits.by_strikes(struck, box)
        if box >= place.next_box:
            begun = place.copy()
            begun.next_box = box
            self.hits.with_dice(begun, box, back=NONE)
            self.hits.by_overkill(begun, box, back=NONE)

    def _between_falls(self, place: AttackPlace) -> None:
        """Where a foe has fallen, or none yet: a die may come back, or copy another.

        Either might as well have come earlier where a fall shifts no dice.
        """
        early = not self.hits.in_order or place.next_foe == 0
        if early or self.skirmish.in_row:
            self._come_back(place)
        if early:
            self._copy(place)

    def _come_back(self, place: AttackPlace) -> None:
        """Hits any box with a die that comes back at once (SA-A5)."""
        skirmish = self.skirmish
        for index in skirmish.returns:
            if not skirmish.may_use(place.used, 1 << index):
                continue
            for foe, mask in enumerate(skirmish.masks):
                if place.shut & mask == mask:
                    continue
                for box in self.hits.open_boxes(place, foe):
                    self.hits.with_dice(place, box, back=index)
                    self.hits.by_overkill(place, box, back=index)
                if skirmish.in_row:
                    break

    # Copying.

    def _copy(self, place: AttackPlace) -> None:
        """SA-A5: a die is turned to what another shows, which may have been turned for it first."""
        skirmish = self.skirmish
        for index in skirmish.mirrors:
            if not skirmish.may_use(place.used, 1 << index):
                continue
            for kind in kinds_in(place.hand):
                if skirmish.means[index].table[kind_face(kind)]:
                    self._copy_onto(place, kind, index)

    def _copy_onto(self, place: AttackPlace, kind: int, index: int) -> None:
        rest = place.hand - one_die(kind)
        shown = place.shown
        for other in kinds_in(rest):
            shown |= 1 << kind_face(other)
        for face in range(1, FACES + 1):
            if face == kind_face(kind) and not place.veiled:
                continue
            to = face + CHANGED_KIND if place.veiled else face
            if shown >> face & 1:
                hand = rest + one_die(to)
                self._copied(place, hand, AttackMove(COPY, kind, to, NONE, 1 << index))
            else:
                self._turn_and_copy(place, kind, to, index)

    def _turn_and_copy(self, place: AttackPlace, kind: int, to: int, index: int) -> None:
        """Another die is turned to a face, and this one copies it."""
        skirmish = self.skirmish
        rest = place.hand - one_die(kind)
        for other in kinds_in(rest):
            for path in skirmish.paths_from(kind_face(other))[kind_face(to)]:
                means = path | 1 << index
                if skirmish.may_use(place.used, means):
                    hand = rest + 2 * one_die(to) - one_die(other)
                    self._copied(place, hand, AttackMove(COPY, kind, to, other, means))

    def _copied(self, place: AttackPlace, hand: int, step: AttackMove) -> None:
        after = place.after(step)
        after.hand = hand
        after.used |= step.means
        if not self.hits.may_copy(after.used):
            after.shown = 0
        self.hits.found.append(after)
