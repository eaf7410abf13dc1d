"""The wounds of a quest by acts, from what has happened."""

from collections.abc import Sequence
from typing import Final

from hordekeep.games.sanctum.box import ACTS
from hordekeep.kernel.event import Event

LAST_ACT: Final = ACTS
"""The last battle with all that leads to it, among the acts counted from 0."""


def wounds_by_act(events: Sequence[Event], players: int) -> list[list[int]]:
    """For each seat the wounds of acts I to VI; a figure that has not moved is in act I."""
    found = [[0] * (LAST_ACT + 1) for _ in range(players)]
    acts = [0] * players
    for event in events:
        if event.name == "moved":
            acts[event.facts[0]] = event.facts[1]
        elif event.name == "act-five-ended":
            acts = [LAST_ACT] * players
        elif event.name == "wounded":
            seat, wounds, _ = event.facts
            found[seat][acts[seat]] += wounds
    return found
