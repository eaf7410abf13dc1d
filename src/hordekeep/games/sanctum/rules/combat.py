"""A fight, step by step; on the journey levels and items follow (chapter 5, SA-L3)."""

from typing import ClassVar, final

from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.attack import Attack, AttackEnd
from hordekeep.games.sanctum.rules.block import Block, RaiseShields, Wounds
from hordekeep.games.sanctum.rules.fight import BeforeRoll, BeginFight, RollDice
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.frame import AnyFrame, Frame
from hordekeep.kernel.play.seat import Seat


def fight_steps(seat: Seat) -> list[AnyFrame]:
    """The steps of a fight in order, up to the wounds (chapter 5)."""
    return [
        BeginFight(seat),
        BeforeRoll(seat),
        RollDice(seat),
        Attack(seat),
        AttackEnd(seat),
        RaiseShields(seat),
        Block(seat),
        Wounds(seat),
        FightOver(seat),
    ]


@final
class FightOver(Frame[Quest]):
    """The dice are put back; in the last battle the fight may be won (SA-L8)."""

    verb: ClassVar[str] = "fight-over"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-L8"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def resume(self, quest: Quest, answer: Action) -> None:
        champion = quest.champions[self.seat]
        champion.begin_fight()
        if champion.row and champion.at == len(champion.row) and not champion.dead:
            champion.triumphant = 1
            quest.tell("triumphed", self.seat, champion.life)
