"""Lanes do not depend on each other: whoever is faster, the same comes about."""

from collections.abc import Callable, Sequence

from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck, SourceByLane
from hordekeep.kernel.play.driver import AnyOrder, Calling, drive
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.state import Pending, State
from hordekeep.lab.checking.properties import must

Pick = Callable[[Sequence[Pending]], Pending]
"""Who answers next."""

Told = list[tuple[str, tuple[int, ...]]]


def order_makes_no_difference(state: State, luck: Luck) -> None:
    """The open lanes lead to one state and tell one story, in whatever order they are answered."""
    seed = luck.word()
    first_come, story = _play_lanes(state, seed, lambda pending: pending[0])
    for pick in (_last, lambda pending: pending[luck.below(len(pending))]):
        fingerprint, told = _play_lanes(state, seed, pick)
        must(fingerprint == first_come, "another order of answers leads elsewhere")
        must(told == story, "another order of answers tells another story")


def _last(pending: Sequence[Pending]) -> Pending:
    return pending[-1]


def _play_lanes(state: State, seed: int, pick: Pick) -> tuple[str, Told]:
    """Answers the open lanes to their end; each seat chooses, and is dealt, by its own luck."""
    world = state.clone()
    world.heard = []
    opening = world.openings
    lucks = [Luck(seed + lane) for lane in range(len(world.lanes))]

    def next_in_lanes(pending: list[Pending]) -> Pending | None:
        return pick(pending) if world.lanes and world.openings == opening else None

    def choose(_state: State, lane: int, asked: Ask) -> Action:
        return asked.actions[lucks[lane].below(len(asked.actions))]

    drive(AnyOrder(world, next_in_lanes), SourceByLane(lucks), Calling(choose))
    told = sorted([(event.name, event.facts) for event in world.heard or []])
    return world.fingerprint(), told
