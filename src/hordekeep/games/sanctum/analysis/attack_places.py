"""Places that an attack can get to, and the steps that lead there."""

from typing import Final, final

from hordekeep.games.sanctum.analysis.skirmish import KIND_BITS, KIND_MASK, kind_face, kinds_in
from hordekeep.kernel.play.term import NONE

# What a step does.
PLACE: Final = 0
STRIKE: Final = 1
OVERKILL: Final = 2
COPY: Final = 3
FLOW: Final = 4
SECOND_HIT: Final = 5
COME_BACK: Final = 6


@final
class AttackMove:
    """One move of an attack; `die` and `to` are kinds of dice, `box` a box of the skirmish."""

    def __init__(self, does: int, die: int, to: int, box: int, means: int) -> None:
        self.does = does
        self.die = die
        self.to = to
        self.box = box
        self.means = means
        """As bits: what turns the die before it is placed, or what strikes."""


@final
class AttackPlace:
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
        self.before: AttackPlace | None = None
        self.step: AttackMove | None = None
        """How it was reached: the place before, and the step from there."""
        self.fury = False
        """Whether a fury card is turned up here, so that nothing further is known."""

    def copy(self) -> "AttackPlace":
        """The same place, to be changed; reached in the same way."""
        other = AttackPlace(self.hand, self.shut, self.used)
        other.veiled = self.veiled
        other.shown = self.shown
        other.foe = self.foe
        other.next_foe = self.next_foe
        other.next_box = self.next_box
        other.before = self.before
        other.step = self.step
        return other

    def after(self, step: AttackMove) -> "AttackPlace":
        """A place reached from this one by a step, yet to be changed by it."""
        other = self.copy()
        other.before = self
        other.step = step
        return other

    def way(self) -> list[AttackMove]:
        """All steps to this place, the first one first."""
        steps: list[AttackMove] = []
        place: AttackPlace | None = self
        while place is not None and place.step is not None:
            steps.append(place.step)
            place = place.before
        return steps[::-1]

    def key(self) -> tuple[int, int, int]:
        """All but the means used."""
        rest = self.foe + 1 | self.next_foe << 8 | (self.next_box + 1) << 16 | self.shown << 24
        return (self.hand, self.shut, rest)


def unveiled(hand: int) -> int:
    """The same dice where it no longer matters which were changed."""
    plain = 0
    for kind in kinds_in(hand):
        plain += (hand >> (KIND_BITS * kind) & KIND_MASK) << (KIND_BITS * kind_face(kind))
    return plain
