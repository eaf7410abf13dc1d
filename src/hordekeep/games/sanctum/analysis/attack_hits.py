"""Hitting a box in an attack that is thought through, and what follows a hit (SA-F3, SA-A5)."""

from typing import final

from hordekeep.games.sanctum.analysis.attack_places import (
    COME_BACK,
    FLOW,
    OVERKILL,
    PLACE,
    SECOND_HIT,
    STRIKE,
    AttackMove,
    AttackPlace,
    unveiled,
)
from hordekeep.games.sanctum.analysis.skirmish import (
    CHANGED_KIND,
    KIND_BITS,
    KIND_MASK,
    Skirmish,
    kind_face,
    kinds_in,
    one_die,
)
from hordekeep.games.sanctum.model.dice import FACES
from hordekeep.kernel.play.term import NONE


@final
class Hits:
    """Finds the places to which hits lead; the caller reads and empties `found`."""

    def __init__(self, skirmish: Skirmish) -> None:
        self.skirmish = skirmish
        self.found: list[AttackPlace] = []
        self.in_order = not skirmish.flows and skirmish.overkill == NONE
        """Whether foes can be taken to fall in the order of the table."""

    def open_boxes(self, place: AttackPlace, foe: int) -> list[int]:
        """The open boxes of a foe, of each face the first."""
        skirmish = self.skirmish
        found: list[int] = []
        faces = 0
        for box, face in enumerate(skirmish.boxes):
            if skirmish.owner[box] == foe and not place.shut >> box & 1 and not faces >> face & 1:
                faces |= 1 << face
                found.append(box)
        return found

    def may_copy(self, used: int) -> bool:
        """Whether a die could still copy another."""
        for index in self.skirmish.mirrors:
            if not used >> index & 1:
                return True
        return False

    def with_dice(self, place: AttackPlace, box: int, *, back: int) -> None:
        """A die that fits goes there as it is; if there is none, each kind of die is turned to fit.

        `back` is what brings the die back at once, or NONE.
        """
        skirmish = self.skirmish
        face = skirmish.boxes[box]
        returning = 0 if back == NONE else 1 << back
        for kind in (face + CHANGED_KIND, face):
            fits = place.hand >> (KIND_BITS * kind) & KIND_MASK
            if fits and (kind != face or not place.veiled):
                self._put(place, AttackMove(PLACE, kind, kind, box, 0), back=back)
                return
        to = face + CHANGED_KIND if place.veiled else face
        for kind in kinds_in(place.hand):
            for path in skirmish.paths_from(kind_face(kind))[face]:
                if not path & returning and skirmish.may_use(place.used, path | returning):
                    self._put(place, AttackMove(PLACE, kind, to, box, path), back=back)

    def _put(self, place: AttackPlace, step: AttackMove, *, back: int) -> None:
        """A die goes onto a box, and may come back."""
        after = place.after(step)
        after.hand -= one_die(step.die)
        after.used |= step.means
        if back == NONE and self.may_copy(after.used):
            after.shown |= 1 << kind_face(step.to)
        self._follow(after, step, back)

    def by_strikes(self, place: AttackPlace, box: int) -> None:
        """Hits a box without a die."""
        skirmish = self.skirmish
        foe = skirmish.owner[box]
        still = (skirmish.masks[foe] & ~place.shut).bit_count()
        boxes = len(skirmish.quest.box.foe_boxes[skirmish.foes[foe]])
        for index in skirmish.strikes:
            one = skirmish.means[index]
            if one.exactly not in (0, still) or boxes < one.least_boxes:
                continue
            if skirmish.may_use(place.used, 1 << index):
                step = AttackMove(STRIKE, NONE, NONE, box, 1 << index)
                after = place.after(step)
                after.used |= 1 << index
                self._follow(after, step, NONE)

    def by_overkill(self, place: AttackPlace, box: int, *, back: int) -> None:
        """SA-A5: a die is set to any face and placed."""
        skirmish = self.skirmish
        if skirmish.overkill == NONE:
            return
        means = 1 << skirmish.overkill | (0 if back == NONE else 1 << back)
        if not skirmish.may_use(place.used, means):
            return
        face = skirmish.boxes[box]
        to = face + CHANGED_KIND if place.veiled else face
        for kind in kinds_in(place.hand):
            step = AttackMove(OVERKILL, kind, to, box, 1 << skirmish.overkill)
            after = place.after(step)
            after.hand -= one_die(kind)
            after.used |= 1 << skirmish.overkill
            self._follow(after, step, back)

    # What follows a hit.

    def _follow(self, place: AttackPlace, step: AttackMove, back: int) -> None:
        skirmish = self.skirmish
        place.shut |= 1 << step.box
        foe = skirmish.owner[step.box]
        mask = skirmish.masks[foe]
        if place.shut & mask == mask:
            self._falls(place, step, foe, back)
        else:
            self._arrive(place, step, back)

    def _arrive(self, place: AttackPlace, step: AttackMove, back: int) -> None:
        """All has followed; the die that was placed may come back."""
        if back != NONE:
            kind = step.to if place.veiled else kind_face(step.to)
            place = place.after(AttackMove(COME_BACK, kind, kind, NONE, 1 << back))
            place.hand += one_die(kind)
            place.used |= 1 << back
        self.found.append(place)

    def _falls(self, place: AttackPlace, step: AttackMove, foe: int, back: int) -> None:
        """A foe falls: its like comes next, dice may be shifted, overkill may hit once more."""
        skirmish = self.skirmish
        if foe == len(skirmish.foes) - 1 and skirmish.fury_next:
            place.fury = True
            self.found.append(place)
            return
        if place.foe == foe:  # else a die that came back felled it out of turn
            place.foe = NONE
            place.next_foe = foe + 1 if self.in_order else 0
        if skirmish.in_row and place.veiled:
            place.veiled = False
            place.hand = unveiled(place.hand)
        if place.shut == (1 << len(skirmish.boxes)) - 1:
            self._arrive(place, step, back)
        else:
            self._flow(place, step, 0, back)

    def _flow(self, place: AttackPlace, step: AttackMove, flow: int, back: int) -> None:
        """SA-A5: each such skill may shift one die in hand when a foe falls."""
        skirmish = self.skirmish
        if flow == len(skirmish.flows):
            self._second_hit(place, step, back)
            return
        self._flow(place, step, flow + 1, back)
        n = skirmish.flows[flow]
        for kind in kinds_in(place.hand):
            for face in (kind_face(kind) - n, kind_face(kind) + n):
                if 1 <= face <= FACES:
                    after = place.after(AttackMove(FLOW, kind, face, NONE, 0))
                    after.hand += one_die(face) - one_die(kind)
                    self._flow(after, step, flow + 1, back)

    def _second_hit(self, place: AttackPlace, step: AttackMove, back: int) -> None:
        """SA-A5: overkill that fells a foe hits another box, of a foe with two or more open."""
        self._arrive(place, step, back)
        if step.does != OVERKILL:
            return
        skirmish = self.skirmish
        for foe, mask in enumerate(skirmish.masks):
            still = (mask & ~place.shut).bit_count()
            if still > 1:
                for box in self.open_boxes(place, foe):
                    after = place.after(AttackMove(SECOND_HIT, NONE, NONE, box, 0))
                    after.shut |= 1 << box
                    self._arrive(after, step, back)
            if still and skirmish.in_row:
                return
