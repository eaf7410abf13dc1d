"""Chapter 1, setup: the purse goes round."""

from typing import ClassVar, final

from hordekeep.games.pig.model.sty import Sty
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.chance import Chance
from hordekeep.kernel.play.frame import Ask, Frame, ask_nature
from hordekeep.kernel.play.seat import Seat, only


class StepOf(Frame[Sty]):
    """A step of one player."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@final
class DealCoin(StepOf):
    """PG-S1: NATURE says which coin it is, and only its owner hears of it."""

    verb: ClassVar[str] = "deal-coin"
    clause: ClassVar[str] = "PG-S1"

    def ask(self, state: Sty) -> Ask | None:
        return ask_nature(Chance("coin", 1, state.in_purse(), dealt=True, audience=only(self.seat)))

    def resume(self, state: Sty, answer: Action) -> None:
        assert isinstance(answer, Fate)
        coin = answer.outcome[0]
        state.coins[self.seat] = coin
        state.tell("coin-dealt", self.seat)
        state.tell("coin-seen", self.seat, coin, audience=only(self.seat))
