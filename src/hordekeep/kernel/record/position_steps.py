"""Checks the steps of a position: each stands where the rules would have put it."""

from collections.abc import Mapping, Sequence
from typing import Final

from hordekeep.kernel.errors import BadPosition
from hordekeep.kernel.play.frame import AnyFrame
from hordekeep.kernel.play.term import NONE, field_kind, field_name

LAST: Final = ""
"""Stands for nothing: a step that may stand on it may be the last of its agenda."""

StandsOn = Mapping[str, Sequence[str]]
"""For each verb the verbs that may come right after it (`LAST`: none)."""


def step_place(name: str, agenda: Sequence[AnyFrame], index: int) -> str:
    """How the place of a step is told: counted from 1, the next one first."""
    return f"{name}, step {len(agenda) - index}"


def check_order(name: str, agenda: Sequence[AnyFrame], stands_on: StandsOn) -> None:
    """Raises `BadPosition` at the first step, from the last one up, that stands on a wrong one."""
    below = LAST
    for index, frame in enumerate(agenda):
        allowed = stands_on.get(frame.verb, ())
        if below not in allowed:
            fitting = " | ".join([_pair(frame, after) for after in allowed]) or "-"
            place = step_place(name, agenda, index)
            raise BadPosition(place=place, expected=fitting, found=_pair(frame, below))
        below = frame.verb


def _pair(frame: AnyFrame, after: str) -> str:
    """A step and what comes after it, as an agenda lists them."""
    return f"{frame.verb}, {after}" if after else frame.verb


def check_fields(
    name: str, agenda: Sequence[AnyFrame], seats: int, may_lack: Sequence[str]
) -> None:
    """Raises `BadPosition` where a step names nothing (`-`), or a seat that is not at the table.

    `may_lack` has the fields that may be nothing, each as `verb.field`.
    """
    for index, frame in enumerate(agenda):
        for field in frame.fields:
            word = field_name(field)
            said = getattr(frame, word)
            values = list(said) if field.endswith("*") else [said]
            for value in values:
                lacking = value == NONE and f"{frame.verb}.{word}" not in may_lack
                if lacking or (field_kind(field) == "seat" and value >= seats):
                    place = step_place(name, agenda, index)
                    raise BadPosition(place=place, expected="what is at this table", found=word)
