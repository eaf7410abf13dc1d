"""How effects are applied: in which order, and to whom (LB-H14, LB-N2…N6)."""

from typing import ClassVar, final

from hordekeep.games.last_bastion.model.actions import Apply, NameHero
from hordekeep.games.last_bastion.model.box import (
    EFFECTS,
)
from hordekeep.games.last_bastion.model.definitions import EVERYBODY, ONE_HERO
from hordekeep.games.last_bastion.model.reasons import (
    CANNOT_APPLY,
    LEGAL,
    NOT_IN_ACTION,
    judge,
)
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.rules import deeds
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.frame import Ask, Candidate, Frame
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import Seat


@final
class InOrder(Frame[Siege]):
    """Applies several effects, one after the other, in the order that a player picks (LB-H14).

    `seat` is the hero who applies them; NONE, or a hero out of action, leaves it to the group.
    """

    verb: ClassVar[str] = "in-order"
    fields: ClassVar[tuple[str, ...]] = ("seat", "effects:effect*")
    clause: ClassVar[str] = "LB-H14"

    def __init__(self, seat: Seat, effects: tuple[int, ...]) -> None:
        self.seat = seat
        self.effects = effects

    def _left(self, siege: Siege) -> list[int]:
        """LB-T1: what the net covers is off; so is what has left play."""
        return [
            one
            for one in self.effects
            if one != siege.net and siege.lies(siege.box.source_card[one])
        ]

    def ask(self, siege: Siege) -> Ask | None:
        if len(self.effects) <= 1:
            return None
        left = self._left(siege)
        if len(left) <= 1:
            return None
        seat = self.seat if siege.in_action(self.seat) else siege.decider()
        return Ask(seat, [Apply(effect) for effect in left])

    def resume(self, siege: Siege, answer: Action) -> None:
        left = self._left(siege)
        if not left:
            return
        chosen = answer.effect if isinstance(answer, Apply) else left[0]
        left.remove(chosen)
        if left:
            siege.push(InOrder(self.seat, tuple(left)))
        siege.push(Suffer(siege.box.source_effect[chosen], chosen, self.seat))


def needs_no_target(deed: int) -> bool:
    """LB-N6: effects that fall on no single player."""
    return EFFECTS[deed].falls_on != ONE_HERO


def can_apply(siege: Siege, deed: int, seat: Seat) -> bool:
    """LB-N5: whether an effect on a neutral board can be applied to this hero in action."""
    return deeds.DEEDS[deed].can_hit(siege, seat)


@final
class Suffer(Frame[Siege]):
    """Applies one effect to a hero; where none is at hand, to one whom the group names (LB-N2).

    `effect` is where it comes from; `deed`, what it does, differs for the corruption die's faces.
    """

    verb: ClassVar[str] = "suffer"
    fields: ClassVar[tuple[str, ...]] = ("deed", "effect", "seat")
    clause: ClassVar[str] = "LB-N2"

    def __init__(self, deed: int, effect: int, seat: Seat) -> None:
        self.deed = deed
        self.effect = effect
        self.seat = seat

    def _targets(self, siege: Siege) -> list[Seat]:
        return [seat for seat in siege.heroes_in_action() if can_apply(siege, self.deed, seat)]

    def _settled(self, siege: Siege) -> bool:
        return siege.in_action(self.seat) or needs_no_target(self.deed)

    def ask(self, siege: Siege) -> Ask | None:
        if self._settled(siege):
            return None
        targets = self._targets(siege)
        if len(targets) <= 1:
            return None
        return Ask(siege.decider(), [NameHero(siege.seat_hero[seat]) for seat in targets])

    def candidates(self, siege: Siege) -> list[Candidate]:
        found = []
        for seat in range(siege.players):
            reason = LEGAL if can_apply(siege, self.deed, seat) else CANNOT_APPLY
            reason = reason if siege.in_action(seat) else NOT_IN_ACTION
            found.append(judge(NameHero(siege.seat_hero[seat]), reason))
        return found

    def question(self, siege: Siege) -> Phrase:
        return Phrase("ask-suffer", ("effect", "effect", self.effect))

    def resume(self, siege: Siege, answer: Action) -> None:
        seat = self.seat
        if isinstance(answer, NameHero):
            seat = siege.seat_of(answer.hero)
            siege.tell("effect-named", self.effect, answer.hero)
        elif not self._settled(siege):
            targets = self._targets(siege)
            if not targets:
                siege.tell("effect-idle", self.effect)
                return
            seat = targets[0]
            siege.tell("effect-named", self.effect, siege.seat_hero[seat])
        else:
            siege.tell("effect-applied", self.effect)
        apply_effect(siege, self.deed, self.effect, seat)


def apply_effect(siege: Siege, deed: int, effect: int, seat: Seat) -> None:
    """Does what an effect says; `seat` is its active player, where it needs one."""
    if deeds.shrugs_off(siege, deed, effect, seat):
        siege.tell("exit-shrugged", siege.seat_hero[seat], effect)
        if EFFECTS[deed].falls_on != EVERYBODY:
            return
    deeds.DEEDS[deed].apply(siege, effect, seat)
