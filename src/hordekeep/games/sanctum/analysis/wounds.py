"""The wounds of a quest by acts, from what has happened."""

from collections.abc import Sequence
from typing import Final

from hordekeep.games.sanctum.model.box import ACTS
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.play.event import Event

LAST_ACT: Final = ACTS
"""The last battle with all that leads to it, among the acts counted from 0."""


def acts_of(quest: Quest) -> list[int]:
    """The act of each seat now; a figure that has not moved is in act I."""
    return [
        LAST_ACT if champion.row else min(max(champion.act, 0), LAST_ACT)
        for champion in quest.champions
    ]


def wounds_by_act(events: Sequence[Event], began_in: list[int]) -> list[list[int]]:
    """For each seat the wounds of acts I to VI, from the acts on in which the figures began."""
    acts = began_in.copy()
    players = len(acts)
    found = [[0] * (LAST_ACT + 1) for _ in acts]
    for event in events:
        if event.name == "moved":
            acts[event.facts[0]] = event.facts[1]
        elif event.name == "act-five-ended":
            acts = [LAST_ACT] * players
        elif event.name == "wounded":
            seat, wounds, _ = event.facts
            found[seat][acts[seat]] += wounds
    return found
