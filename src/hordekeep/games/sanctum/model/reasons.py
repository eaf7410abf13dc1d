"""Why an action is refused: one number a reason, with its clause and its key in the catalogue."""

from typing import Final

from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.frame import Candidate
from hordekeep.kernel.play.phrase import Refusal

LEGAL: Final = 0
HERO_TAKEN: Final = 1
FIRST_IS_MOVE: Final = 2
NO_DEMONS: Final = 3
AT_THE_WALLS: Final = 4
NOT_AT_THE_WALLS: Final = 5
DEMONS_LEFT: Final = 6
ALREADY_BREACHED: Final = 7
NOT_BREACHED: Final = 8
BREAK_UP_SET: Final = 9
NO_SUCH_POTION: Final = 10
NOTHING_TO_FREE: Final = 11
SKILL_NOT_GAINED: Final = 12
SKILL_USED: Final = 13
WRONG_STEP: Final = 14
BOX_OCCUPIED: Final = 15
NO_MARKER: Final = 16
NO_DIE_TO_CHANGE: Final = 17
RAGE_INACTIVE: Final = 18
NO_UNPLACED_DIE: Final = 19
NO_BOX_OF_FACE: Final = 20
ONLY_CHANGED_HIT: Final = 21
NOT_THE_PRESENT_CARD: Final = 22
ALREADY_FELLED: Final = 23
NOTHING_TO_HIT: Final = 24
BLESSING_SPENT: Final = 25
WRONG_RESULT: Final = 26
WRONG_GEM: Final = 27
WRONG_SLOT: Final = 28
NOT_ENOUGH_GEMS: Final = 29
SLOT_FREE: Final = 30
NO_POTION_SLOT: Final = 31
ROOM_LEFT: Final = 32
PENALTY_IMPOSSIBLE: Final = 33
NO_SUCH_BOX: Final = 34
NOT_JUST_PLACED: Final = 35
TOO_MANY_DICE: Final = 36
NOT_ITS_COLOUR: Final = 37
NO_LEVEL_TO_GAIN: Final = 38

REASONS: Final[tuple[tuple[str, str], ...]] = (
    ("", "legal"),
    ("SA-S9", "hero-taken"),
    ("SA-T1", "first-is-move"),
    ("SA-T3", "no-demons"),
    ("SA-W2", "at-the-walls"),
    ("SA-W3", "not-at-the-walls"),
    ("SA-W3", "demons-left"),
    ("SA-W3", "already-breached"),
    ("SA-W4", "not-breached"),
    ("SA-M2", "break-up-set"),
    ("SA-F1", "no-such-potion"),
    ("SA-F1", "nothing-to-free"),
    ("SA-F11", "skill-not-gained"),
    ("SA-A5", "skill-used"),
    ("SA-A5", "wrong-step"),
    ("SA-A1", "box-occupied"),
    ("SA-A1", "no-marker"),
    ("SA-F4", "no-die-to-change"),
    ("SA-F5", "rage-inactive"),
    ("SA-F3", "no-unplaced-die"),
    ("SA-F3", "no-box-of-face"),
    ("SA-K9", "only-changed-hit"),
    ("SA-L3", "not-the-present-card"),
    ("SA-F7", "already-felled"),
    ("SA-A5", "nothing-to-hit"),
    ("SA-K10", "blessing-spent"),
    ("SA-F4", "wrong-result"),
    ("SA-F10", "wrong-gem"),
    ("SA-R2", "wrong-slot"),
    ("SA-R2", "not-enough-gems"),
    ("SA-R2", "slot-free"),
    ("SA-R5", "no-potion-slot"),
    ("SA-R5", "room-left"),
    ("SA-L9", "penalty-impossible"),
    ("SA-K3", "no-such-box"),
    ("SA-A5", "not-just-placed"),
    ("SA-A5", "too-many-dice"),
    ("SA-F10", "not-its-colour"),
    ("SA-F10", "no-level-to-gain"),
)
"""Clause and key of each reason; the catalogue has `refused-<key>`."""


def judge(action: Action, reason: int) -> Candidate:
    """A candidate that is legal, or refused for this reason; the facts are the action's own."""
    if reason == LEGAL:
        return Candidate(action)
    clause, key = REASONS[reason]
    return Candidate(action, Refusal(clause, "refused-" + key, action))
