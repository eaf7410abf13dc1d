"""Plans: what a bot has in mind between its decisions, as a few bytes for others to keep."""

from typing import Final, final

from hordekeep.kernel.play.action import Action
from hordekeep.kernel.table.perspective import Perspective

MOST_BYTES: Final = 2000
"""No plan is longer; what is longer is none of ours."""


@final
class Plan:
    """What is left of a turn: iterations spent in it, and the actions that should follow.

    It is void in any other turn. An action that cannot follow any more voids the rest: losing a
    plan costs strength only.
    """

    def __init__(self, turn: int) -> None:
        self.turn = turn
        self.spent = 0
        self.following: list[str] = []

    def next_of(self, perspective: Perspective) -> Action | None:
        """The planned action; where it is not possible, nothing is planned any more."""
        following, self.following = self.following, []
        if following:
            for action in perspective.decision.actions:
                if perspective.spell(action) == following[0]:
                    self.following = following[1:]
                    return action
        return None

    def written(self) -> bytes:
        """As bytes."""
        lines = [f"{self.turn} {self.spent}"]
        lines += self.following
        return "\n".join(lines).encode()


def plan_of(written: bytes, turn: int) -> Plan:
    """The plan of this turn, as far as these bytes hold one."""
    plan = Plan(turn)
    if not written or len(written) > MOST_BYTES:
        return plan
    first, *following = written.decode("utf-8", "replace").split("\n")
    numbers = first.split(" ")
    if len(numbers) != 2 or not (numbers[0] + numbers[1]).isdecimal() or int(numbers[0]) != turn:  # noqa: PLR2004 - turn, spent
        return plan
    plan.spent = int(numbers[1])
    plan.following = following
    return plan
