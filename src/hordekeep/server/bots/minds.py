"""What the bots of a table have in mind between decisions, and what people have shown them."""

from typing import Final, NamedTuple

from hordekeep.bots.registry import brought
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.view.words import Phrase
from hordekeep.server import wire

MOST_PLAN: Final = 4096
"""Bytes that are kept for a bot."""
MOST_WISHES: Final = 40


class Shown(NamedTuple):
    """Somebody has pointed at something or said a quick word, in a turn of the game."""

    turn: int
    seat: Seat
    kind: str
    word: str
    says: str


class Minds:
    """Kept in memory only: what is lost costs bots some strength, and nobody anything else."""

    def __init__(self) -> None:
        self.plans: dict[Seat, bytes] = {}
        self.reasons: dict[Seat, Phrase] = {}
        """Why a bot chose what it chose last, where it said so."""
        self.shown: list[Shown] = []
        self._failed: set[Seat] = set()
        """Seats whose bots have failed."""

    def begins_to_fail(self, seat: Seat, fault: str) -> bool:
        """Whether a bot fails for the first time: that is worth telling, and not again."""
        begins = bool(fault) and seat not in self._failed
        if begins:
            self._failed.add(seat)
        return begins

    def keep(self, seat: Seat, plan: bytes, reason: Phrase | None) -> None:
        """After a bot's decision."""
        self.plans[seat] = plan if len(plan) <= MOST_PLAN else b""
        if reason is not None:
            self.reasons[seat] = reason

    def forget_plans(self) -> None:
        """Something was taken back: what was planned is void."""
        self.plans.clear()

    def note(self, table: Table | None, pointed: wire.Pointed) -> None:
        """Keeps what somebody with a seat shows and says, here or in another process."""
        if table is None or pointed.seat < 0:
            return
        search = brought(table.game.id).search
        if search is None:
            return
        turn = search.turns(table.state)
        shown = Shown(turn, pointed.seat, pointed.kind, pointed.word, pointed.says)
        self.shown = [*self.shown[1 - MOST_WISHES :], shown]
