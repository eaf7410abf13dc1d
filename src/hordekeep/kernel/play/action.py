"""Actions: what a seat does, NATURE's answers among them."""

from typing import ClassVar, Final, final

from hordekeep.kernel.play.term import Term


class Action(Term):
    """One thing a seat may do. Each verb is a final class with small integers."""

    coded: int = 0
    """What the codebook that numbered it last remembers of it; no part of what it is."""


@final
class Happens(Action):
    """The answer to a frame that asked nothing."""

    verb: ClassVar[str] = "happens"


HAPPENS: Final = Happens()


@final
class Fate(Action):
    """NATURE's answer to a chance: dice faces in order, or cards in the order dealt."""

    verb: ClassVar[str] = "fate"
    fields: ClassVar[tuple[str, ...]] = ("outcome:number*",)

    def __init__(self, outcome: tuple[int, ...]) -> None:
        self.outcome = outcome
