"""The best attack with given dice, exactly: every way that could be better is gone through.

What an attack is worth depends only on where it ends: dice in hand, boxes hit, means used. So every
such place is looked at once. Ways that lead to the same place are told apart only as far as needed:
- Foes that are to fall are felled one after the other, boxes on those that stand are hit last. Only
  a die that comes back may hit a box out of turn, and it does so before the next foe is begun.
- A die that shows the face of a box goes there as it is, if any die does: the die that would take
  its place could do afterwards what it could have done.
- A die is turned when it is placed, or when another die copies it before the next foe is begun.
- Of two places that differ in the means used only, the one that used fewer is at least as good.
"""

from typing import Final, final

from hordekeep.games.sanctum.analysis.attack_bound import Bound
from hordekeep.games.sanctum.analysis.blocking import CLOSE, NEVER, Block
from hordekeep.games.sanctum.analysis.skirmish import (
    CHANGED_KIND,
    KIND_BITS,
    KIND_MASK,
    Skirmish,
    dice_in,
    kind_face,
    kinds_in,
    one_die,
)
from hordekeep.games.sanctum.model.champion import FACE, LOST, PLACED
from hordekeep.games.sanctum.model.dice import FACES
from hordekeep.kernel.play.term import NONE

MOST_PLACES: Final = 8_000
"""So many places are looked at before the search is cut off."""

# What a step does.
PLACE: Final = 0
STRIKE: Final = 1
OVERKILL: Final = 2
COPY: Final = 3
FLOW: Final = 4
SECOND_HIT: Final = 5
COME_BACK: Final = 6


@final
class Step:
    """One move of an attack; `die` and `to` are kinds of dice, `box` a box of the skirmish."""

    def __init__(self, does: int, die: int, to: int, box: int, means: int) -> None:
        self.does = does
        self.die = die
        self.to = to
        self.box = box
        self.means = means
        """As bits: what turns the die before it is placed, or what strikes."""


@final
class Place:
    """Where an attack has got to."""

    def __init__(self, hand: int, shut: int, used: int) -> None:
        self.hand = hand
        self.shut = shut
        """The boxes hit, as bits."""
        self.used = used
        """The means used, as bits."""
        self.veiled = False
        """SA-K9: whether only changed dice hit."""
        self.shown = 0
        """Faces of dice that lie on boxes, as bits, while a die may still copy one."""
        self.foe = NONE
        """The foe that is being felled."""
        self.next_foe = 0
        """Where the order of falls does not matter, no foe before this one will be felled."""
        self.next_box = NONE
        """No more foes will be felled, and no box before this one will be hit."""

    def copy(self) -> "Place":
        """The same place, to be changed."""
        other = Place(self.hand, self.shut, self.used)
        other.veiled = self.veiled
        other.shown = self.shown
        other.foe = self.foe
        other.next_foe = self.next_foe
        other.next_box = self.next_box
        return other

    def key(self) -> tuple[int, int, int]:
        """All but the means used."""
        rest = self.foe + 1 | self.next_foe << 8 | (self.next_box + 1) << 16 | self.shown << 24
        return (self.hand, self.shut, rest)


@final
class Search:
    """Looks for the best attack of one skirmish."""

    def __init__(self, skirmish: Skirmish, most: int = MOST_PLACES) -> None:
        self.skirmish = skirmish
        self.bound = Bound(skirmish)
        self.most = most
        self.looked = 0
        self.seen: dict[tuple[int, int, int], list[int]] = {}
        self.way: list[Step] = []
        self.best = NEVER
        self.best_way: list[Step] = []
        self.best_place = Place(0, 0, 0)
        self.best_block: Block | None = None
        self.best_is_open = False
        self.in_order = not skirmish.flows and skirmish.overkill == NONE
        """Whether foes can be taken to fall in the order of the table."""

    def cut_off(self) -> bool:
        """Whether the search was cut off: there may be a better attack."""
        return self.looked > self.most

    def run(self, hand: int, struck: int = NONE) -> None:
        """Looks from these dice on; `struck` is the place of a die that could come back first."""
        skirmish = self.skirmish
        start = Place(hand, 0, 0)
        start.veiled = skirmish.veiled
        if skirmish.mirrors:
            start.shown = self._lying(besides=NONE)
        self._visit(start)
        if struck != NONE:
            self._begin_with_return(start, struck)

    def _begin_with_return(self, start: Place, struck: int) -> None:
        skirmish = self.skirmish
        kind = skirmish.kind_of(skirmish.champion.rolled[struck])
        for index in skirmish.returns:
            if skirmish.may_use(0, 1 << index):
                back = start.copy()
                back.hand += one_die(kind)
                back.used = 1 << index
                if skirmish.mirrors:
                    back.shown = self._lying(besides=struck)
                self._go(back, Step(COME_BACK, kind, kind, NONE, 1 << index))

    def _lying(self, *, besides: int) -> int:
        """The faces of dice that lie on boxes already."""
        shown = 0
        for index, die in enumerate(self.skirmish.champion.rolled):
            if die & PLACED and not die & LOST and index != besides:
                shown |= 1 << (die & FACE)
        return shown

    def _go(self, place: Place, step: Step) -> None:
        """Takes a step and looks on from there."""
        self.way.append(step)
        self._visit(place)
        self.way.pop()

    def _visit(self, place: Place) -> None:
        if self.cut_off() or self._is_known(place):
            return
        self.looked += 1
        self._judge(place, fury=False)
        skirmish = self.skirmish
        tally = skirmish.tally(place.used)
        if self.bound.of(place.hand, place.shut, tally, place.used) <= self.best + CLOSE:
            return
        if place.next_box == NONE:
            self._fell(place)
        if place.foe == NONE and skirmish.hits_count:
            self._hit_more(place)
        if place.foe == NONE and place.next_box == NONE:
            self._between_falls(place)

    def _between_falls(self, place: Place) -> None:
        """Where a foe has fallen, or none yet: a die may come back, or copy another.

        Either might as well have come earlier where a fall shifts no dice.
        """
        early = not self.in_order or place.next_foe == 0
        if early or self.skirmish.in_row:
            self._come_back(place)
        if early:
            self._copy(place)

    def _is_known(self, place: Place) -> bool:
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

    def _judge(self, place: Place, *, fury: bool) -> None:
        skirmish = self.skirmish
        weights = skirmish.weights
        tally = skirmish.tally(place.used)
        worth = -weights.blessing * tally.blessings
        damage = skirmish.elsewhere
        kills = skirmish.champion.kills
        standing = fury
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
        if fury:
            worth += weights.die * dice - weights.fury
        blocking = skirmish.blocking
        damage = max(damage - blocking.guard(dice, kills), 0)
        block = blocking.best(tally.bill, damage, frees=blocking.frees_marker(kills))
        worth += block.worth
        if worth > self.best + CLOSE:
            self.best = worth
            self.best_way = self.way.copy()
            self.best_place = place
            self.best_block = block
            self.best_is_open = fury

    def rage_lost(self, spent: int, dice: int, *, standing: bool) -> int:
        """SA-F6: rage spent, less a token that wakes over a die in hand while a foe stands."""
        champion = self.skirmish.champion
        wakes = bool(dice) and standing and champion.rage - spent < champion.rage_tokens
        return spent - 1 if wakes else spent

    # Hitting boxes.

    def _fell(self, place: Place) -> None:
        """Hits the next box of a foe that is to fall."""
        skirmish = self.skirmish
        if place.foe != NONE:
            self._fell_on(place, place.foe)
            return
        for foe, mask in enumerate(skirmish.masks):
            if place.shut & mask == mask or (self.in_order and foe < place.next_foe):
                continue
            self._fell_on(place, foe)
            if skirmish.in_row:
                return  # SA-L3: one card after the other

    def _fell_on(self, place: Place, foe: int) -> None:
        after = place.copy()
        after.foe = foe
        boxes = self._open_boxes(place, foe)
        for box in boxes if self._order_counts(place) else boxes[:1]:
            self._hit(after, box)

    def _open_boxes(self, place: Place, foe: int) -> list[int]:
        """The open boxes of a foe, of each face the first."""
        skirmish = self.skirmish
        found: list[int] = []
        faces = 0
        for box, face in enumerate(skirmish.boxes):
            if skirmish.owner[box] == foe and not place.shut >> box & 1 and not faces >> face & 1:
                faces |= 1 << face
                found.append(box)
        return found

    def _order_counts(self, place: Place) -> bool:
        """Whether it matters which box of a foe is hit last: for some strikes, for overkill."""
        skirmish = self.skirmish
        if skirmish.overkill != NONE and not place.used >> skirmish.overkill & 1:
            return True
        for index in skirmish.strikes:
            if skirmish.means[index].exactly and not place.used >> index & 1:
                return True
        return False

    def _hit_more(self, place: Place) -> None:
        """Hits boxes of foes that will stand."""
        skirmish = self.skirmish
        for foe, mask in enumerate(skirmish.masks):
            still = (mask & ~place.shut).bit_count()
            if still > 1:
                for box in self._open_boxes(place, foe):
                    self._hit_standing(place, box)
            if still and skirmish.in_row:
                return

    def _hit_standing(self, place: Place, box: int) -> None:
        after = place.copy()
        after.next_box = max(place.next_box, 0)
        self._strike(after, box)
        if box >= place.next_box:
            after.next_box = box
            self._hit_with_dice(after, box, back=NONE)
            self._overkill(after, box, back=NONE)

    def _come_back(self, place: Place) -> None:
        """Hits any box with a die that comes back at once (SA-A5)."""
        skirmish = self.skirmish
        for index in skirmish.returns:
            if not skirmish.may_use(place.used, 1 << index):
                continue
            for foe, mask in enumerate(skirmish.masks):
                if place.shut & mask == mask:
                    continue
                for box in self._open_boxes(place, foe):
                    self._hit_with_dice(place, box, back=index)
                    self._overkill(place, box, back=index)
                if skirmish.in_row:
                    break

    def _hit(self, place: Place, box: int) -> None:
        """Hits a box in every way that counts."""
        self._hit_with_dice(place, box, back=NONE)
        self._strike(place, box)
        self._overkill(place, box, back=NONE)

    def _hit_with_dice(self, place: Place, box: int, *, back: int) -> None:
        """A die that fits goes there as it is; else each kind of die is turned to it."""
        skirmish = self.skirmish
        face = skirmish.boxes[box]
        returning = 0 if back == NONE else 1 << back
        for kind in (face + CHANGED_KIND, face):
            fits = place.hand >> (KIND_BITS * kind) & KIND_MASK
            if fits and (kind != face or not place.veiled):
                self._put(place, Step(PLACE, kind, kind, box, 0), back=back)
                return
        to = face + CHANGED_KIND if place.veiled else face
        for kind in kinds_in(place.hand):
            for path in skirmish.paths_from(kind_face(kind))[face]:
                if not path & returning and skirmish.may_use(place.used, path | returning):
                    self._put(place, Step(PLACE, kind, to, box, path), back=back)

    def _put(self, place: Place, step: Step, *, back: int) -> None:
        """A die goes onto a box, and may come back."""
        after = place.copy()
        after.hand -= one_die(step.die)
        after.used |= step.means
        if back == NONE and self._may_copy(after.used):
            after.shown |= 1 << kind_face(step.to)
        self._after_hit(after, step, back=back)

    def _strike(self, place: Place, box: int) -> None:
        """Hits a box without a die."""
        skirmish = self.skirmish
        foe = skirmish.owner[box]
        still = (skirmish.masks[foe] & ~place.shut).bit_count()
        for index in skirmish.strikes:
            one = skirmish.means[index]
            boxes = len(skirmish.quest.box.foe_boxes[skirmish.foes[foe]])
            if one.exactly not in (0, still) or boxes < one.least_boxes:
                continue
            if skirmish.may_use(place.used, 1 << index):
                after = place.copy()
                after.used |= 1 << index
                self._after_hit(after, Step(STRIKE, NONE, NONE, box, 1 << index), back=NONE)

    def _overkill(self, place: Place, box: int, *, back: int) -> None:
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
            after = place.copy()
            after.hand -= one_die(kind)
            after.used |= 1 << skirmish.overkill
            step = Step(OVERKILL, kind, to, box, 1 << skirmish.overkill)
            self._after_hit(after, step, back=back)

    # What follows a hit.

    def _after_hit(self, place: Place, step: Step, *, back: int) -> None:
        skirmish = self.skirmish
        place.shut |= 1 << step.box
        foe = skirmish.owner[step.box]
        mask = skirmish.masks[foe]
        self.way.append(step)
        if place.shut & mask != mask:
            self._with_back(place, step, back)
        else:
            self._falls(place, step, foe, back=back)
        self.way.pop()

    def _with_back(self, place: Place, step: Step, back: int) -> None:
        if back == NONE:
            self._visit(place)
            return
        place = place.copy()
        kind = step.to
        if not place.veiled:
            kind = kind_face(kind)
        place.hand += one_die(kind)
        place.used |= 1 << back
        self._go(place, Step(COME_BACK, kind, kind, NONE, 1 << back))

    def _falls(self, place: Place, step: Step, foe: int, *, back: int) -> None:
        """A foe falls: its like comes next, dice may be shifted, overkill may hit once more."""
        skirmish = self.skirmish
        if foe == len(skirmish.foes) - 1 and skirmish.fury_next:
            self._judge(place, fury=True)
            return
        if place.foe == foe:  # else a die that came back felled it out of turn
            place.foe = NONE
            place.next_foe = foe + 1 if self.in_order else 0
        if skirmish.in_row and place.veiled:
            place.veiled = False
            place.hand = _unveiled(place.hand)
        everything = (1 << len(skirmish.boxes)) - 1
        if place.shut == everything:
            self._with_back(place, step, back)
        else:
            self._flow(place, step, 0, back)

    def _flow(self, place: Place, step: Step, flow: int, back: int) -> None:
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
                    after = place.copy()
                    after.hand += one_die(face) - one_die(kind)
                    self.way.append(Step(FLOW, kind, face, NONE, 0))
                    self._flow(after, step, flow + 1, back)
                    self.way.pop()

    def _second_hit(self, place: Place, step: Step, back: int) -> None:
        """SA-A5: overkill that fells a foe hits another box, of a foe with two or more open."""
        self._with_back(place, step, back)
        if step.does != OVERKILL:
            return
        skirmish = self.skirmish
        for foe, mask in enumerate(skirmish.masks):
            still = (mask & ~place.shut).bit_count()
            if still > 1:
                for box in self._open_boxes(place, foe):
                    after = place.copy()
                    after.shut |= 1 << box
                    self.way.append(Step(SECOND_HIT, NONE, NONE, box, 0))
                    self._with_back(after, step, back)
                    self.way.pop()
            if still and skirmish.in_row:
                return

    # Copying.

    def _copy(self, place: Place) -> None:
        """SA-A5: a die is turned to what another shows, which may have been turned for it first."""
        skirmish = self.skirmish
        for index in skirmish.mirrors:
            if not skirmish.may_use(place.used, 1 << index):
                continue
            for kind in kinds_in(place.hand):
                if skirmish.means[index].table[kind_face(kind)]:
                    self._copy_onto(place, kind, index)

    def _may_copy(self, used: int) -> bool:
        """Whether a die could still copy another."""
        for index in self.skirmish.mirrors:
            if not used >> index & 1:
                return True
        return False

    def _copy_onto(self, place: Place, kind: int, index: int) -> None:
        skirmish = self.skirmish
        rest = place.hand - one_die(kind)
        shown = place.shown
        for other in kinds_in(rest):
            shown |= 1 << kind_face(other)
        for face in range(1, FACES + 1):
            if face == kind_face(kind) and not place.veiled:
                continue
            if shown >> face & 1:
                to = face + CHANGED_KIND if place.veiled else face
                after = place.copy()
                after.hand = rest + one_die(to)
                after.used |= 1 << index
                after.shown = after.shown if self._may_copy(after.used) else 0
                self._go(after, Step(COPY, kind, to, NONE, 1 << index))
                continue
            for other in kinds_in(rest):
                for path in skirmish.paths_from(kind_face(other))[face]:
                    if skirmish.may_use(place.used, path | 1 << index):
                        self._turn_and_copy(place, kind, other, face, path | 1 << index)

    def _turn_and_copy(self, place: Place, kind: int, other: int, face: int, means: int) -> None:
        """Another die is turned to a face, and this one copies it."""
        to = face + CHANGED_KIND if place.veiled else face
        after = place.copy()
        after.hand += 2 * one_die(to) - one_die(kind) - one_die(other)
        after.used |= means
        after.shown = after.shown if self._may_copy(after.used) else 0
        step = Step(COPY, kind, to, other, means)
        self._go(after, step)


def _unveiled(hand: int) -> int:
    """The same dice where it no longer matters which were changed."""
    plain = 0
    for kind in kinds_in(hand):
        plain += (hand >> (KIND_BITS * kind) & KIND_MASK) << (KIND_BITS * kind_face(kind))
    return plain
