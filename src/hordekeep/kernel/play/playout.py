"""Playouts: games of random choices on the bare state, as fast as the rules go."""

from typing import Final, final

from hordekeep.kernel.play.action import Fate
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.seat import MAIN
from hordekeep.kernel.play.state import State

MOST_DECISIONS: Final = 20_000
"""Where nobody but bots plays, a game that has not ended by then is stopped: some never would."""


@final
class Playout:
    """How a playout went: answers of seats, and those among them that were a choice."""

    def __init__(self) -> None:
        self.decisions = 0
        self.choices = 0


def play_out(state: State, luck: Luck, most: int = MOST_DECISIONS) -> Playout:
    """Plays on to the end (or so many decisions): every legal action as likely as the other."""
    course = Playout()
    while course.decisions < most:
        lanes = state.lanes
        if lanes:
            if not _play_lanes(state, luck, course):
                state.close_lanes()
            continue
        asked = state.settle(MAIN)
        if asked is None:
            if state.lanes:
                continue
            break
        if asked.chance is not None:
            state.answer(MAIN, Fate(asked.chance.fall(luck)))
            continue
        actions = asked.actions
        count = len(actions)
        course.decisions += 1
        if count > 1:
            course.choices += 1
            state.answer(MAIN, actions[luck.below(count)])
        else:
            state.answer(MAIN, actions[0])
    return course


def _play_lanes(state: State, luck: Luck, course: Playout) -> bool:
    """Plays every open lane to its end, one after the other; whether there was anything to do."""
    busy = False
    for lane in range(len(state.lanes)):
        asked = state.settle(lane)
        while asked is not None:
            busy = True
            if asked.chance is not None:
                state.answer(lane, Fate(asked.chance.fall(luck)))
            else:
                actions = asked.actions
                course.decisions += 1
                course.choices += len(actions) > 1
                state.answer(lane, actions[luck.below(len(actions))])
            asked = state.settle(lane)
    return busy
