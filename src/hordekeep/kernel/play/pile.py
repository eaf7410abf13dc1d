"""Piles: an unseen multiset plus what is public about places. No hidden order, so none to leak."""

from bisect import insort
from collections.abc import Sequence
from typing import Final, final

from hordekeep.kernel.play.chance import Chance
from hordekeep.kernel.play.seat import EVERYBODY, Audience

UNSET: Final[list[list[int]]] = []
NO_SEGMENTS: Final[list[tuple[int, int]]] = []
"""What a copy holds before it is filled; never changed."""


@final
class Pile:
    """Face-down things in counted segments of equal backs; NATURE says what one is when it is seen.

    `segments` runs from the top: (back, how many). `unseen[back]` holds, sorted, everything with
    that back that nobody has seen: it may be more than lies in the pile (cards put away unseen).
    `opened` is the thing that lies face up on top, or -1.
    """

    def __init__(
        self,
        unseen: Sequence[Sequence[int]],
        segments: Sequence[tuple[int, int]],
        opened: int = -1,
        *,
        blank: bool = False,
    ) -> None:
        self.unseen = UNSET if blank else [sorted(things) for things in unseen]
        self.segments = NO_SEGMENTS if blank else [one for one in segments if one[1] > 0]
        self.opened = opened

    def clone(self) -> "Pile":
        """An independent copy. It shares the lists: those are replaced, never changed in place."""
        other = Pile((), (), self.opened, blank=True)
        other.unseen = self.unseen
        other.segments = self.segments
        return other

    def numbers(self) -> list[int]:
        """What distinguishes this pile."""
        flat = [self.opened, len(self.segments)]
        for back, count in self.segments:
            flat += [back, count]
        for things in self.unseen:
            flat.append(len(things))
            flat += things
        return flat

    def size(self) -> int:
        """How many lie in the pile, an open top included."""
        found = 1 if self.opened >= 0 else 0
        for _, count in self.segments:
            found += count
        return found

    def from_top(self, count: int, *, kind: str, audience: Audience = EVERYBODY) -> Chance:
        """Asks NATURE for the next `count` closed things (all of one segment)."""
        return Chance(kind, count, self.unseen[self.segments[0][0]], dealt=True, audience=audience)

    def from_bottom(self, *, kind: str) -> Chance:
        """Asks NATURE for the thing at the bottom."""
        return Chance(kind, 1, self.unseen[self.segments[-1][0]], dealt=True)

    def top_back(self) -> int:
        """The back of the next closed thing, or -1 when there is none."""
        return self.segments[0][0] if self.segments else -1

    def bottom_back(self) -> int:
        """The back of the last thing, or -1 when there is none."""
        return self.segments[-1][0] if self.segments else -1

    def take_top(self, thing: int) -> None:
        """The next closed thing turned out to be this one, and leaves the pile."""
        self._take(0, thing)

    def take_several(self, things: Sequence[int]) -> None:
        """The next closed things, all of one segment, turned out to be these, and leave."""
        if things:
            back, count = self.segments[0]
            left = self.unseen[back].copy()
            for thing in things:
                _remove_sorted(left, thing)
            self._see(back, left)
            self._shrink(0, back, count - len(things))

    def take_bottom(self, thing: int) -> None:
        """The last thing turned out to be this one, and leaves the pile."""
        self._take(len(self.segments) - 1, thing)

    def _take(self, at: int, thing: int) -> None:
        back, count = self.segments[at]
        things = self.unseen[back].copy()
        _remove_sorted(things, thing)
        self._see(back, things)
        self._shrink(at, back, count - 1)

    def _shrink(self, at: int, back: int, count: int) -> None:
        """So many are left of a segment."""
        self.segments = self.segments.copy()
        if count == 0:
            self.segments.pop(at)
        else:
            self.segments[at] = (back, count)

    def _see(self, back: int, things: list[int]) -> None:
        """These are the unseen things with a back from now on."""
        self.unseen = self.unseen.copy()
        self.unseen[back] = things

    def put_away(self, back: int, thing: int) -> None:
        """A thing that was dealt and never seen is out of play: it could be any unseen one."""
        things = self.unseen[back].copy()
        insort(things, thing)
        self._see(back, things)

    def open_top(self, thing: int) -> None:
        """Turns the next closed thing face up on the pile."""
        self._take(0, thing)
        self.opened = thing

    def take_opened(self) -> int:
        """Takes the open top away; nothing is turned by this alone."""
        thing, self.opened = self.opened, -1
        return thing


def _remove_sorted(things: list[int], thing: int) -> None:
    """Takes one out of a sorted list; `list.remove` would compare object by object.

    Raises `ValueError` when it does not lie there, as that does.
    """
    low, high = 0, len(things) - 1
    while low < high:
        middle = (low + high) >> 1
        if things[middle] < thing:
            low = middle + 1
        else:
            high = middle
    if things[low] != thing:
        raise ValueError(thing)
    things.pop(low)
