"""Whether a foe can be felled with these dice, if everything is spent on it alone (SA-F3…F5).

Every open box wants a die that shows its face, one that is turned to it, or a strike. A die may
be turned several times (SA-F4); which sets of means lead from one face to another is worked out
once, and the boxes are then covered by sets that do not overlap and can be paid for together.

A die that shows the face of a box as it is goes there: whatever else it could do, the die that
would take its place could do after being turned to the same face.
"""

from typing import final

from hordekeep.games.sanctum.dice import FACES
from hordekeep.games.sanctum.means import MIRRORS, RETURNS, STRIKES, TURNS, Arms
from hordekeep.kernel.term import NONE


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
        self.boxes = 0
        """How many boxes the foe has in all, and how many were open at first."""
        self.wanted = 0
        self.dice: list[HandDie] = []

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

    def can_fell(self, faces: list[int], boxes: int, dice: list[int]) -> bool:
        """Whether dice that were just rolled can fell a foe with these open boxes, of so many."""
        return self.can_fell_with(faces, boxes, [HandDie(face, changed=False) for face in dice])

    def can_fell_with(
        self, faces: list[int], boxes: int, dice: list[HandDie], struck: int = NONE
    ) -> bool:
        """The same with dice of which some may have been changed, or lie on boxes already.

        `struck` is the one among them that was placed just now and could come back.
        """
        self.boxes = boxes
        self.wanted = len(faces)
        self.dice = dice
        if self._cover(faces, 0):
            return True
        if struck == NONE:
            return False
        dice[struck].placed = False
        return self._with_return(faces, 0)

    # One box after the other; what is tried is taken back.

    def _cover(self, faces: list[int], used: int) -> bool:
        if not faces:
            return True
        for index, face in enumerate(faces):
            for die in self.dice:
                if die.face == face and not die.placed and (die.changed or not self.veiled):
                    return self._place(die, faces[:index] + faces[index + 1 :], used)
        for index in range(len(faces) if self._order_matters(used) else 1):
            if self._cover_one(faces[index], faces[:index] + faces[index + 1 :], used):
                return True
        return False

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

    def _cover_one(self, face: int, rest: list[int], used: int) -> bool:
        for index in self.strikes:
            if self._may_strike(index, used) and self._cover(rest, used | 1 << index):
                return True
        tried = 0
        for die in self.dice:
            kind = 1 << (die.face * 2 + (1 if die.changed else 0))
            if die.placed or (tried & kind and not self.mirrors):
                continue
            tried |= kind
            for path in self.paths[die.face][face]:
                if self._turn(die, die.shown, path, face, rest, used):
                    return True
            if self._mirror(die, face, rest, used):
                return True
        return False

    def _may_strike(self, index: int, used: int) -> bool:
        """A strike at exactly so many open boxes comes at most once for each such number."""
        one = self.arms.means[index]
        if used >> index & 1 or self.boxes < one.least_boxes:
            return False
        if one.exactly:
            if one.exactly > self.wanted:
                return False
            for other in self.strikes:
                if used >> other & 1 and self.arms.means[other].exactly == one.exactly:
                    return False
        return self.arms.pays(used | 1 << index)

    def _turn(
        self, die: HandDie, shown: int, path: int, face: int, rest: list[int], used: int
    ) -> bool:
        """Turns a die along a path onto a box."""
        if used & path or not self.arms.pays(used | path):
            return False
        before = die.face, die.changed, die.shown
        if self.mirrors:
            die.shown = shown | self._on_the_way(die.face, path, face)
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
                    if self._turn(die, die.shown, path | 1 << index, face, rest, used):
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


def _has_part(sets: list[int], whole: int) -> bool:
    """Whether one of these sets lies within another."""
    return any(one & whole == one for one in sets)
