"""What a lesson is: a written position, and steps that say what is shown and what is to be done."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from hordekeep.kernel.content.schema import Id

MOST_STEPS = 12
"""Longer chapters do not fit into three minutes."""


THREE_QUARTERS = 45
"""Of a minute: what is shorter counts as half of one."""


class Otherwise(Struct, forbid_unknown_fields=True, kw_only=True):
    """Another choice that was foreseen: the guide has words of its own for it."""

    id: Id
    """Names the words: `lesson-<lesson>-<step>-<id>`."""
    do: list[str]
    """The answers that it is, as patterns; see `matching.py`."""
    dice: list[str] = []


class LessonStep(Struct, forbid_unknown_fields=True, kw_only=True):
    """One thing that the guide says, and what the player does then."""

    id: Id
    """Names the words: `lesson-<lesson>-<step>`."""
    at: Id | None = None
    """The position that this step begins with, instead of going on from the step before."""
    lit: list[str] = []
    """What the words are about, beside what is to be done: `card butcher`, `deck`, `hearts`."""
    do: list[str] = []
    """The answers that are wanted, one after the other, as patterns; without any, "Go on"."""
    dice: list[str] = []
    """What chance answers during the step, in order: faces, or cards by name."""
    others: list[str] = []
    """What other seats answer during the step, in order: `seat-2 move standard`."""
    otherwise: list[Otherwise] = []


class Lesson(Struct, forbid_unknown_fields=True, kw_only=True):
    """One chapter, as its file says it."""

    hordekeep: Annotated[str, Meta(pattern="^lesson$")]
    format: Annotated[int, Meta(ge=1, le=1)]
    game: str
    content: str
    """The version of the content that it was written for, as `last-bastion/1`."""
    hash: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    """The hash of that content: a changed card may break what the guide says."""
    id: Id
    chapter: Annotated[int, Meta(ge=1, le=99)]
    seconds: Annotated[int, Meta(ge=10, le=180)]
    """How long it takes whoever reads 200 words a minute; `minutes_of` says it in words."""
    seat: Annotated[int, Meta(ge=1, le=4)] = 1
    """The seat of whoever learns."""
    seed: int = 1
    """What falls where nothing is dictated."""
    ends: list[str]
    """After one of these answers, given off the path, the chapter is over as well."""
    options: dict[str, Any]
    positions: Annotated[dict[Id, dict[str, Any]], Meta(min_length=1)]
    """The first one is where the chapter begins."""
    steps: Annotated[list[LessonStep], Meta(min_length=1, max_length=MOST_STEPS)]

    @property
    def file(self) -> str:
        """What its file is called, so that a folder lists chapters in their order."""
        return f"{self.chapter}-{self.id}"


def minutes_of(seconds: int) -> int:
    """Whole minutes, for words; 0 is half a minute."""
    return 0 if seconds < THREE_QUARTERS else round(seconds / 60)
