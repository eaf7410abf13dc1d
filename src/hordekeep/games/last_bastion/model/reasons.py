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

    def __init__(self, clause: str, key: str, *, foreign: bool = False) -> None:
        self.clause = clause
        self.key = key
        self.foreign = foreign
        """It is about another hero's power, and told only where nothing else is."""


LEGAL: Final = Reason("", "")
"""Nothing speaks against it."""
ALREADY_MOVED: Final = Reason("LB-A1", "already-moved")
LYING: Final = Reason("LB-A6", "lying")
NOT_ADJACENT: Final = Reason("LB-A2", "not-adjacent")
STANDING: Final = Reason("LB-A6", "standing")
ALREADY_ACTED: Final = Reason("LB-A3", "already-acted")
NOT_STANDING_HERE: Final = Reason("LB-A3", "not-standing-here")
TILE_GRASPED: Final = Reason("LB-A4", "tile-grasped")
NOTHING_TO_DO: Final = Reason("LB-A11", "nothing-to-do")
NO_FREE_SLOT: Final = Reason("LB-T9", "no-free-slot")
NO_CALL: Final = Reason("LB-A5", "no-call")
NOTHING_IN_REACH: Final = Reason("LB-C1", "nothing-in-reach")
SPLIT_BY_MOVE: Final = Reason("LB-R4", "split-by-move")
POWER_OFF: Final = Reason("LB-G2", "power-off")
POWER_SPENT: Final = Reason("LB-A10", "power-spent")
NO_SUCH_POWER: Final = Reason("LB-P3", "no-such-power", foreign=True)
SUPPLY_EMPTY: Final = Reason("LB-P5", "supply-empty")
NOT_IN_ACTION: Final = Reason("LB-D13", "not-in-action")
NO_GRASP_THERE: Final = Reason("LB-T6", "no-grasp-there")
SLOT_TAKEN: Final = Reason("LB-H3", "slot-taken")
WRONG_BOARD: Final = Reason("LB-H3", "wrong-board")
NO_SUCH_TOKEN: Final = Reason("LB-P5", "no-such-token")
IS_WARLORD: Final = Reason("LB-H9", "is-warlord")
ALREADY_THERE: Final = Reason("LB-A11", "already-there")
EQUIPMENT_BARRED: Final = Reason("LB-E13", "equipment-barred")
NOT_ON_YOUR_TILE: Final = Reason("LB-C3", "not-on-your-tile")
ENOUGH_TOKENS: Final = Reason("LB-C20", "enough-tokens")
CANNOT_BE_BEATEN: Final = Reason("LB-C2", "cannot-be-beaten")
TOKENS_LIE_ELSEWHERE: Final = Reason("LB-C15", "tokens-lie-elsewhere")
NOT_YOUR_BOARD: Final = Reason("LB-T9", "not-your-board")
NOT_OUT_OF_ACTION: Final = Reason("LB-D2", "not-out-of-action")
DEAD_FOR_GOOD: Final = Reason("LB-D3", "dead-for-good")
CANNOT_APPLY: Final = Reason("LB-N5", "cannot-apply")
HERO_TAKEN: Final = Reason("LB-S13", "hero-taken")
NOT_ALONG_BOARD: Final = Reason("LB-B3", "not-along-board")
ALREADY_GRASPED: Final = Reason("LB-G7", "already-grasped")
MOVE_MADE: Final = Reason("LB-T2", "move-made")
ONLY_OTHERS: Final = Reason("LB-R1", "only-others")
POWER_LOST: Final = Reason("LB-D2", "power-lost")
CARD_NOT_IN_REACH: Final = Reason("LB-C1", "card-not-in-reach")


def judge(action: Action, reason: Reason) -> Candidate:
    """A candidate that is legal, or refused for this reason; the facts are the action's own."""
    if reason is LEGAL:
        return Candidate(action)
    refusal = Refusal(reason.clause, "refused-" + reason.key, action)
    return Candidate(action, refusal, foreign=reason.foreign)
