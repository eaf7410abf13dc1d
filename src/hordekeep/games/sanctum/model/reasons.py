"""Why an action is refused: each reason with its clause and its key in the catalogue."""

from typing import Final, final

from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.frame import Candidate
from hordekeep.kernel.play.phrase import Refusal


@final
class Reason:
    """Why something cannot be done; there is one object of each, and the catalogue has
    `refused-<key>`.
    """

    def __init__(self, clause: str, key: str) -> None:
        self.clause = clause
        self.key = key

    def __bool__(self) -> bool:
        """Whether it speaks against: `first or second` is the first that does."""
        return self is not LEGAL


LEGAL: Final = Reason("", "")
"""Nothing speaks against it."""
HERO_TAKEN: Final = Reason("SA-S9", "hero-taken")
FIRST_IS_MOVE: Final = Reason("SA-T1", "first-is-move")
NO_DEMONS: Final = Reason("SA-T3", "no-demons")
AT_THE_WALLS: Final = Reason("SA-W2", "at-the-walls")
NOT_AT_THE_WALLS: Final = Reason("SA-W3", "not-at-the-walls")
DEMONS_LEFT: Final = Reason("SA-W3", "demons-left")
ALREADY_BREACHED: Final = Reason("SA-W3", "already-breached")
NOT_BREACHED: Final = Reason("SA-W4", "not-breached")
BREAK_UP_SET: Final = Reason("SA-M2", "break-up-set")
NO_SUCH_POTION: Final = Reason("SA-F1", "no-such-potion")
NOTHING_TO_FREE: Final = Reason("SA-F1", "nothing-to-free")
FREES_A_MARKER: Final = Reason("SA-J7", "frees-a-marker")
SKILL_NOT_GAINED: Final = Reason("SA-F11", "skill-not-gained")
SKILL_USED: Final = Reason("SA-A5", "skill-used")
WRONG_STEP: Final = Reason("SA-A5", "wrong-step")
BOX_OCCUPIED: Final = Reason("SA-A1", "box-occupied")
NO_MARKER: Final = Reason("SA-A1", "no-marker")
NO_DIE_TO_CHANGE: Final = Reason("SA-F4", "no-die-to-change")
RAGE_INACTIVE: Final = Reason("SA-F5", "rage-inactive")
NO_UNPLACED_DIE: Final = Reason("SA-F3", "no-unplaced-die")
NO_BOX_OF_FACE: Final = Reason("SA-F3", "no-box-of-face")
ONLY_CHANGED_HIT: Final = Reason("SA-K9", "only-changed-hit")
NOT_THE_PRESENT_CARD: Final = Reason("SA-L3", "not-the-present-card")
ALREADY_FELLED: Final = Reason("SA-F7", "already-felled")
NOTHING_TO_HIT: Final = Reason("SA-A5", "nothing-to-hit")
BLESSING_SPENT: Final = Reason("SA-K10", "blessing-spent")
WRONG_RESULT: Final = Reason("SA-F4", "wrong-result")
WRONG_GEM: Final = Reason("SA-F10", "wrong-gem")
WRONG_SLOT: Final = Reason("SA-R2", "wrong-slot")
NOT_ENOUGH_GEMS: Final = Reason("SA-R2", "not-enough-gems")
SLOT_FREE: Final = Reason("SA-R2", "slot-free")
NO_POTION_SLOT: Final = Reason("SA-R5", "no-potion-slot")
ROOM_LEFT: Final = Reason("SA-R5", "room-left")
PENALTY_IMPOSSIBLE: Final = Reason("SA-L9", "penalty-impossible")
NO_SUCH_BOX: Final = Reason("SA-K3", "no-such-box")
NOT_JUST_PLACED: Final = Reason("SA-A5", "not-just-placed")
TOO_MANY_DICE: Final = Reason("SA-A5", "too-many-dice")
NOT_ITS_COLOUR: Final = Reason("SA-F10", "not-its-colour")
NO_LEVEL_TO_GAIN: Final = Reason("SA-F10", "no-level-to-gain")


def judge(action: Action, reason: Reason) -> Candidate:
    """A candidate that is legal, or refused for this reason; the facts are the action's own."""
    if reason is LEGAL:
        return Candidate(action)
    return Candidate(action, Refusal(reason.clause, "refused-" + reason.key, action))
