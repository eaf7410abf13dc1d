"""Why an action is refused: one number a reason, with its clause and its key in the catalogue."""

from typing import Final

from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.frame import Candidate
from hordekeep.kernel.play.phrase import Refusal

LEGAL: Final = 0
ALREADY_MOVED: Final = 1
LYING: Final = 2
NOT_ADJACENT: Final = 3
STANDING: Final = 4
ALREADY_ACTED: Final = 5
NOT_STANDING_HERE: Final = 6
TILE_GRASPED: Final = 7
NOTHING_TO_DO: Final = 8
NO_FREE_SLOT: Final = 9
NO_CALL: Final = 10
NOTHING_IN_REACH: Final = 11
SPLIT_BY_MOVE: Final = 12
POWER_OFF: Final = 13
POWER_SPENT: Final = 14
NO_SUCH_POWER: Final = 15
SUPPLY_EMPTY: Final = 16
NOT_IN_ACTION: Final = 17
NO_GRASP_THERE: Final = 18
SLOT_TAKEN: Final = 19
WRONG_BOARD: Final = 20
NO_SUCH_TOKEN: Final = 21
IS_WARLORD: Final = 22
ALREADY_THERE: Final = 23
EQUIPMENT_BARRED: Final = 24
NOT_ON_YOUR_TILE: Final = 25
ENOUGH_TOKENS: Final = 26
CANNOT_BE_BEATEN: Final = 27
TOKENS_LIE_ELSEWHERE: Final = 28
NOT_YOUR_BOARD: Final = 29
NOT_OUT_OF_ACTION: Final = 30
DEAD_FOR_GOOD: Final = 31
CANNOT_APPLY: Final = 32
HERO_TAKEN: Final = 33
NOT_ALONG_BOARD: Final = 34
ALREADY_GRASPED: Final = 35
MOVE_MADE: Final = 36
ONLY_OTHERS: Final = 37
POWER_LOST: Final = 38
CARD_NOT_IN_REACH: Final = 39

REASONS: Final[tuple[tuple[str, str], ...]] = (
    ("", "legal"),
    ("LB-A1", "already-moved"),
    ("LB-A6", "lying"),
    ("LB-A2", "not-adjacent"),
    ("LB-A6", "standing"),
    ("LB-A3", "already-acted"),
    ("LB-A3", "not-standing-here"),
    ("LB-A4", "tile-grasped"),
    ("LB-A11", "nothing-to-do"),
    ("LB-T9", "no-free-slot"),
    ("LB-A5", "no-call"),
    ("LB-C1", "nothing-in-reach"),
    ("LB-R4", "split-by-move"),
    ("LB-G2", "power-off"),
    ("LB-A10", "power-spent"),
    ("LB-P3", "no-such-power"),
    ("LB-P5", "supply-empty"),
    ("LB-D13", "not-in-action"),
    ("LB-T6", "no-grasp-there"),
    ("LB-H3", "slot-taken"),
    ("LB-H3", "wrong-board"),
    ("LB-P5", "no-such-token"),
    ("LB-H9", "is-warlord"),
    ("LB-A11", "already-there"),
    ("LB-E13", "equipment-barred"),
    ("LB-C3", "not-on-your-tile"),
    ("LB-C20", "enough-tokens"),
    ("LB-C2", "cannot-be-beaten"),
    ("LB-C15", "tokens-lie-elsewhere"),
    ("LB-T9", "not-your-board"),
    ("LB-D2", "not-out-of-action"),
    ("LB-D3", "dead-for-good"),
    ("LB-N5", "cannot-apply"),
    ("LB-S13", "hero-taken"),
    ("LB-B3", "not-along-board"),
    ("LB-G7", "already-grasped"),
    ("LB-T2", "move-made"),
    ("LB-R1", "only-others"),
    ("LB-D2", "power-lost"),
    ("LB-C1", "card-not-in-reach"),
)
"""Clause and key of each reason; the catalogue has `refused-<key>`."""


def judge(action: Action, reason: int) -> Candidate:
    """A candidate that is legal, or refused for this reason; the facts are the action's own."""
    if reason == LEGAL:
        return Candidate(action)
    clause, key = REASONS[reason]
    refusal = Refusal(clause, "refused-" + key, action)
    return Candidate(action, refusal, foreign=reason == NO_SUCH_POWER)
