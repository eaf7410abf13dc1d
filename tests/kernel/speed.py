"""Loops that show how fast the kernel plays the toy; compiled together with it."""

from tests.kernel.toy import FRAMES_FOREVER, Mischief, Toy, Watchers

from hordekeep.kernel.action import Action, Fate
from hordekeep.kernel.chance import Luck
from hordekeep.kernel.errors import EndlessAgenda
from hordekeep.kernel.state import MOST_STEPS

OPTIONS = {"days": 2, "nights": 2, "mischief": 0}


def run_frames(times: int) -> int:
    """Takes so many times as many frames as may follow each other; returns how many."""
    for _ in range(times):
        state = Watchers(0, 0, FRAMES_FOREVER)
        state.push(Mischief())
        try:
            state.pending()
        except EndlessAgenda:
            continue
    return times * MOST_STEPS


def play_out(start: Watchers, seed: int) -> tuple[int, Watchers]:
    """Plays at random to the end; returns how many answers seats gave, and the last state."""
    luck = Luck(seed)
    state = start.clone()
    answers = 0
    while True:
        pending = state.pending()
        if not pending:
            return answers, state
        one = pending[luck.below(len(pending))]
        chance = one.ask.chance
        action: Action
        if chance is not None:
            action = Fate(chance.fall(luck))
        else:
            answers += 1
            actions = one.ask.actions
            action = actions[luck.below(len(actions))]
        state.answer(one.lane, action)


def play_out_many(games: int) -> tuple[int, str]:
    """Plays so many games; returns the answers, and the fingerprint of the last."""
    answers = 0
    start = Toy().begin(OPTIONS)
    last = start
    for seed in range(games):
        more, last = play_out(start, seed)
        answers += more
    return answers, last.fingerprint()


def clone_many(times: int) -> int:
    """Copies a state so many times."""
    state = Toy().begin(OPTIONS)
    for _ in range(times):
        state = state.clone()
    return times
