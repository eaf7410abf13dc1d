"""Whether foes can be felled with these dice, if everything is spent on them (SA-F3…F5).

Every open box wants a die that shows its face, one that is turned to it, or a strike. A die may
be turned several times (SA-F4); which sets of means lead from one face to another is worked out
once, and the boxes are then covered by sets that do not overlap and can be paid for together.

A die that shows the face of a box as it is goes there: whatever else it could do, the die that
would take its place could do after being turned to the same face. Only a strike that would take
its place could not, where it may not go at another foe.
"""

from typing import Final, final

from hordekeep.games.sanctum.analysis.dice_tools import MIRRORS, RETURNS, STRIKES, TURNS, Arms
from hordekeep.games.sanctum.model.dice import FACES
from hordekeep.kernel.play.term import NONE

MOST_TRIES: Final = 15_000
"""A fifth of a second, interpreted; one in some hundred positions would ask for more."""


@final
class HandDie:
    """A die of an attack that is being thought through."""

    def __init__(self, face: int, *, changed: bool) -> None:
        self.face = face
        self.changed = changed
        self.shown = 1 << face
        """The faces it has shown or could have shown on its way, as bits; others may copy one."""
        self.placed = False


@final
class Target:
    """A foe that is to fall: its open boxes, and how many it has in all."""

    def __init__(self, faces: list[int], boxes: int) -> None:
        self.faces = faces
        self.boxes = boxes


# An open box is its face and, above, the place of its foe among the targets.
FOE: Final = 3
FACE_BITS: Final = 7


@final
class Felling:
    """Thinks through how one champion could fell foes."""

    def __init__(self, arms: Arms, *, veiled: bool = False) -> None:
        self.arms = arms
        self.veiled = veiled
        """SA-K9: whether only changed dice hit."""
        self.mirrors = self._all_that(MIRRORS)
        self.returns = self._all_that(RETURNS)
        self.strikes = self._all_that(STRIKES)
        self.paths: list[list[list[int]]] = [[]] + [
            self._paths_from(face) for face in range(1, FACES + 1)
        ]
        """From one face to another: the smallest sets of means that lead there, as bits."""
        self.targets: list[Target] = []
        self.dice: list[HandDie] = []
        self.struck_at = [NONE] * len(arms.means)
        """The target at which each strike goes while it is tried."""
        self.tries = 0
        """How often boxes were covered for the present targets: the work that was done."""
        self.hopeless: set[tuple[int, ...]] = set()
        """What was tried in vain for the present targets: hand, boxes left, means used."""

    def _all_that(self, does: int) -> list[int]:
        means = self.arms.means
        return [index for index in range(len(means)) if means[index].does == does]

    def _paths_from(self, start: int) -> list[list[int]]:
        """The smallest sets of means that turn a die from one face to each; never the empty one."""
        found: list[list[int]] = [[] for _ in range(FACES + 1)]
        ways = [(0, start)]
        turning = self._all_that(TURNS)
        for used, face in ways:  # grows while it is read, smaller sets first
            for index in turning:
                more = used | 1 << index
                if more == used or not self.arms.pays(more):
                    continue
                reached = self.arms.means[index].table[face]
                for to in range(1, FACES + 1):
                    if reached >> to & 1 and not _has_part(found[to], more):
                        found[to].append(more)
                        if to != start:
                            ways.append((more, to))
        return found

    def can_fell(self, targets: list[Target], dice: list[int]) -> bool:
        """Whether dice that were just rolled can fell all of these."""
        return self.can_fell_with(targets, [HandDie(face, changed=False) for face in dice])

    def can_fell_with(self, targets: list[Target], dice: list[HandDie], struck: int = NONE) -> bool:
        """The same with dice of which some may have been changed, or lie on boxes already.

        `struck` is the one among them that was placed just now and could come back.
        """
        if targets is not self.targets:
            self.hopeless.clear()
            self.tries = 0
        self.targets = targets
        self.dice = dice
        boxes = []
        for place, target in enumerate(targets):
            boxes += [face | place << FOE for face in target.faces]
        if self._cover(boxes, 0):
            return True
        if struck == NONE:
            return False
        dice[struck].placed = False
        return self._with_return(boxes, 0)

    def gave_up(self) -> bool:
        """Whether the present targets would take too long; no answer is to be trusted then."""
        return self.tries > MOST_TRIES

    # One box after the other; what is tried is taken back.

    def _cover(self, boxes: list[int], used: int) -> bool:
        if not boxes:
            return True
        if self._are_too_many(len(boxes), used) or self.gave_up():
            return False
        self.tries += 1
        key = self._key(boxes, used)
        if key in self.hopeless:
            return False
        works = self._cover_next(boxes, used)
        if not works:
            self.hopeless.add(key)
        return works

    def _key(self, boxes: list[int], used: int) -> tuple[int, ...]:
        """All that matters to what can still be covered."""
        copying = any(not used >> index & 1 for index in self.mirrors)
        hand = []
        shown = 0
        for die in self.dice:
            if not die.placed:
                kind = die.face * 2 + die.changed
                hand.append(kind | die.shown << 4 if copying else kind)
            elif copying:
                shown |= die.shown
        hand.sort()
        at = [self.struck_at[index] if used >> index & 1 else NONE for index in self.strikes]
        return (used, shown, *hand, NONE, *at, *boxes)

    def _cover_next(self, boxes: list[int], used: int) -> bool:
        for die in self.dice:
            if die.placed or not (die.changed or not self.veiled):
                continue
            fitting = [box for box in boxes if box & FACE_BITS == die.face]
            if fitting:
                # Where nothing strikes, it does not matter whose box of this face it is.
                for box in dict.fromkeys(fitting if self.strikes else fitting[:1]):
                    if self._place(die, _without(boxes, box), used):
                        return True
                return self._strike(fitting[0], _without(boxes, fitting[0]), used)
        if len(boxes) > self.arms.most_more(used):
            return False
        for index in range(len(boxes) if self._order_matters(used) else 1):
            if self._cover_one(boxes[index], _without(boxes, boxes[index]), used):
                return True
        return False

    def _are_too_many(self, boxes: int, used: int) -> bool:
        """More boxes than dice in hand, strikes, and dice that could come back."""
        for die in self.dice:
            boxes -= 0 if die.placed else 1
        for index in self.strikes + self.returns:
            boxes -= 0 if used >> index & 1 else 1
        return boxes > 0

    def _order_matters(self, used: int) -> bool:
        """Where a die can copy another or come back, it matters which box is covered first."""
        for index in self.mirrors + self.returns:
            if not used >> index & 1:
                return True
        return False

    def _place(self, die: HandDie, rest: list[int], used: int) -> bool:
        """A die goes onto its box; it may come back at once and be used again."""
        die.placed = True
        works = self._cover(rest, used)
        die.placed = False
        return works or self._with_return(rest, used)

    def _with_return(self, rest: list[int], used: int) -> bool:
        """The die that was placed last comes back into the hand."""
        for index in self.returns:
            again = used | 1 << index
            if again != used and self.arms.pays(again) and self._cover(rest, again):
                return True
        return False

    def _strike(self, box: int, rest: list[int], used: int) -> bool:
        for index in self.strikes:
            if self._may_strike(index, box >> FOE, used):
                self.struck_at[index] = box >> FOE
                if self._cover(rest, used | 1 << index):
                    return True
        return False

    def _cover_one(self, box: int, rest: list[int], used: int) -> bool:
        if self._strike(box, rest, used):
            return True
        face = box & FACE_BITS
        tried = 0
        for die in self.dice:
            kind = 1 << (die.face * 2 + (1 if die.changed else 0))
            if die.placed or (tried & kind and not self.mirrors):
                continue
            tried |= kind
            for path in self.paths[die.face][face]:
                if self._turn(die, path, face, rest, used):
                    return True
            if self._mirror(die, face, rest, used):
                return True
        return False

    def _may_strike(self, index: int, foe: int, used: int) -> bool:
        """A strike at exactly this many open boxes comes at most once for each number and foe."""
        one = self.arms.means[index]
        target = self.targets[foe]
        if used >> index & 1 or target.boxes < one.least_boxes:
            return False
        if one.exactly:
            if one.exactly > len(target.faces):
                return False
            for other in self.strikes:
                same = self.arms.means[other].exactly == one.exactly
                if used >> other & 1 and same and self.struck_at[other] == foe:
                    return False
        return self.arms.pays(used | 1 << index)

    def _turn(self, die: HandDie, path: int, face: int, rest: list[int], used: int) -> bool:
        """Turns a die along a path onto a box."""
        if used & path or not self.arms.pays(used | path):
            return False
        before = die.face, die.changed, die.shown
        if self.mirrors:
            die.shown |= self._on_the_way(die.face, path, face)
        die.face = face
        die.changed = True
        works = self._place(die, rest, used | path)
        die.face, die.changed, die.shown = before
        return works

    def _mirror(self, die: HandDie, face: int, rest: list[int], used: int) -> bool:
        """Turns a die to what another shows, and from there along a path onto a box."""
        for index in self.mirrors:
            if used >> index & 1 or not self.arms.means[index].table[die.face]:
                continue
            others = 0
            for other in self.dice:
                others |= 0 if other is die else other.shown
            for copied in range(1, FACES + 1):
                if not others >> copied & 1:
                    continue
                before = die.face
                die.face = copied
                paths = [0] if copied == face else self.paths[copied][face]
                for path in paths:
                    if self._turn(die, path | 1 << index, face, rest, used):
                        die.face = before
                        return True
                die.face = before
        return False

    def _on_the_way(self, start: int, path: int, end: int) -> int:
        """The faces that a die can show while it is turned along a path, as bits."""
        bits = 1 << start
        if start == end and not path:
            return bits
        for index, one in enumerate(self.arms.means):
            if not path >> index & 1:
                continue
            if one.does != TURNS:  # a mirror came first: the die shows what it copied
                return bits | self._on_the_way(start, path & ~(1 << index), end)
            for to in range(1, FACES + 1):
                if one.table[start] >> to & 1:
                    beyond = self._on_the_way(to, path & ~(1 << index), end)
                    bits |= beyond if beyond >> end & 1 else 0
        return bits


def _without(boxes: list[int], box: int) -> list[int]:
    rest = boxes.copy()
    rest.remove(box)
    return rest


def _has_part(sets: list[int], whole: int) -> bool:
    """Whether one of these sets lies within another."""
    return any(one & whole == one for one in sets)
