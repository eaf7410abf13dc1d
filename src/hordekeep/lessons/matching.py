"""Patterns of answers, as lessons write them: `move market`, `take *`, `place * red 1`."""

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase


def alternatives(pattern: str) -> list[str]:
    """The parts of a pattern: `|` divides what is equally welcome, the first is what is shown."""
    return [one.strip() for one in pattern.split("|")]


def matches(action: str, patterns: Sequence[str]) -> bool:
    """Whether an action is one of these; `*` stands for anything."""
    return any(fnmatchcase(action, one) for one in patterns)


def first_of(actions: Iterable[str], patterns: Sequence[str]) -> str | None:
    """The action that is meant: by the first pattern that has one, in the order of actions."""
    listed = list(actions)
    for one in patterns:
        for action in listed:
            if fnmatchcase(action, one):
                return action
    return None
