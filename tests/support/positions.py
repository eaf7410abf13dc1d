"""What tests of positions share: changing one field of a position's words."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from hordekeep.kernel.errors import BadPosition
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.state import State
from hordekeep.kernel.record.position import describe, restore

Words = dict[str, Any]
Change = Callable[[Words], None]

ODD: tuple[object, ...] = (None, 0, -1, "", "-", [], [None], {}, {"a": 1}, ["-"], 10**30, True, 1.5)
"""What no field expects all of."""


def put(path: str, value: object) -> Change:
    """Another value in a field; the way to it is written with slashes."""

    def change(words: Words) -> None:
        *way, last = path.split("/")
        place: Any = words
        for step in way:
            place = place[int(step)] if step.isdigit() else place[step]
        place[last] = value

    return change


def drop(name: str) -> Change:
    """A field is missing."""

    def change(words: Words) -> None:
        del words[name]

    return change


def refused_at(game: AnyGame, state: State, options: Words, change: Change) -> object:
    """The place that is named when a changed position is refused."""
    words = copy.deepcopy(describe(game, state))
    change(words)
    with pytest.raises(BadPosition) as refused:
        restore(game, words, options)
    return refused.value.facts["place"]


def refused_with_odd_values(game: AnyGame, options: Words, words: Words, *way: str | int) -> int:
    """How often odd values in any field (of the table at `way`) were refused, and nothing worse."""
    refused = 0
    inner: Any = words
    for step in way:
        inner = inner[step]
    for name in inner:
        for odd in ODD:
            changed = copy.deepcopy(words)
            place: Any = changed
            for step in way:
                place = place[step]
            place[name] = odd
            try:
                restore(game, changed, options)
            except BadPosition:
                refused += 1
    return refused


def refusal(game: AnyGame, state: State, options: Words, change: Change) -> tuple[str, str]:
    """Place and expectation with which a changed position is refused: several share a place."""
    words = copy.deepcopy(describe(game, state))
    change(words)
    with pytest.raises(BadPosition) as refused:
        restore(game, words, options)
    facts = refused.value.facts
    return str(facts["place"]), str(facts["expected"])
