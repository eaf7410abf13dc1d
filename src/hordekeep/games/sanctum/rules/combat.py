"""A fight, step by step; on the journey levels and items follow (chapter 5, SA-L3)."""

from typing import ClassVar, final

from hordekeep.games.sanctum.model.perks import ATTACK_END, PERK_RECOVER
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.attack import Attack
from hordekeep.games.sanctum.rules.block import Block, RaiseShields, Wounds
from hordekeep.games.sanctum.rules.conditions import is_met, recoverable
from hordekeep.games.sanctum.rules.fight import BeforeRoll, BeginFight, Recovering, RollDice
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
class AttackEnd(Frame[Quest]):
    """The attack is over: rage wakes, and skills that name this moment (SA-F6, SA-L6)."""

    verb: ClassVar[str] = "attack-end"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-F6"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def resume(self, quest: Quest, answer: Action) -> None:
        champion = quest.champions[self.seat]
        unplaced = champion.unplaced_dice()
        quest.tell("attack-ended", self.seat, unplaced)
        if unplaced and quest.foes(champion) and champion.rage < champion.rage_tokens:
            champion.rage += 1
            quest.tell("rage-woke", self.seat)
        for perk in quest.perks(champion, ATTACK_END):
            if perk.do == PERK_RECOVER and is_met(champion, perk):
                quest.push(Recovering(self.seat, recoverable(perk), optional=1))


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
