"""Rerolling the combat dice, as Feng-Li may (LB-R6)."""

from typing import ClassVar, Final, final

from hordekeep.games.last_bastion.model.actions import Keep, Reroll
from hordekeep.games.last_bastion.model.box import FACES
from hordekeep.games.last_bastion.model.state import REROLLED, Siege
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.chance import roll
from hordekeep.kernel.play.frame import Ask, Frame, ask_nature
from hordekeep.kernel.play.seat import Seat

MOST_DICE: Final = 4
KEEP: Final = Keep()
REROLLS: Final = [Reroll(dice) for dice in range(1 << MOST_DICE)]
DICE_WORDS: Final = [
    "+".join([str(die + 1) for die in range(MOST_DICE) if dice >> die & 1]) or "none"
    for dice in range(1 << MOST_DICE)
]
"""The words for sets of dice, by their places in the roll: `1+3`."""


@final
class MayReroll(Frame[Siege]):
    """Any of the dice may be rerolled, once per own hero phase."""

    verb: ClassVar[str] = "may-reroll"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "LB-R6"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, siege: Siege) -> Ask | None:
        options: list[Action] = [KEEP]
        options += REROLLS[1 : 1 << len(siege.dice)]
        return Ask(self.seat, options)

    def resume(self, siege: Siege, answer: Action) -> None:
        if isinstance(answer, Reroll):
            siege.spent |= REROLLED
            siege.tell("dice-rerolled", siege.seat_hero[self.seat], answer.dice)
            siege.push(RollAgain(self.seat, answer.dice))


@final
class RollAgain(Frame[Siege]):
    """The second roll stands."""

    verb: ClassVar[str] = "roll-again"
    fields: ClassVar[tuple[str, ...]] = ("seat", "dice")
    clause: ClassVar[str] = "LB-R6"

    def __init__(self, seat: Seat, dice: int) -> None:
        self.seat = seat
        self.dice = dice

    def ask(self, siege: Siege) -> Ask | None:
        return ask_nature(roll("face", self.dice.bit_count(), FACES))

    def resume(self, siege: Siege, answer: Action) -> None:
        assert isinstance(answer, Fate)
        fallen = list(answer.outcome)
        for die in range(len(siege.dice)):
            if self.dice >> die & 1:
                siege.dice[die] = fallen.pop(0)
        siege.tell_all("dice-rolled", (siege.seat_hero[self.seat], *siege.dice))
