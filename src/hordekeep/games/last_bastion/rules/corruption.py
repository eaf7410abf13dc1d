"""The corruption die (LB-E5, LB-K1): rolled, rerolled, suffered."""

from typing import ClassVar, final

from hordekeep.games.last_bastion.model.actions import Keep, Reroll
from hordekeep.games.last_bastion.model.box import (
    REROLL,
)
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.rules import effects
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.chance import roll
from hordekeep.kernel.play.frame import Ask, Frame, ask_nature
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import Seat


@final
class RollCorruption(Frame[Siege]):
    """The corruption die is rolled (LB-E5)."""

    verb: ClassVar[str] = "roll-corruption"
    fields: ClassVar[tuple[str, ...]] = ("seat", "effect")
    clause: ClassVar[str] = "LB-K1"

    def __init__(self, seat: Seat, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def ask(self, siege: Siege) -> Ask | None:
        return ask_nature(roll("corruption", 1, len(siege.box.corruption_faces)))

    def resume(self, siege: Siege, answer: Action) -> None:
        assert isinstance(answer, Fate)
        face = answer.outcome[0]
        siege.tell("corruption-rolled", siege.seat_hero[self.seat], face)
        if siege.has_power(self.seat, REROLL):
            siege.push(MayRerollCorruption(self.seat, self.effect, face))
        else:
            suffer_corruption(siege, self.seat, self.effect, face)


@final
class MayRerollCorruption(Frame[Siege]):
    """Feng-Li may reroll each corruption roll of hers once (LB-R9)."""

    verb: ClassVar[str] = "may-reroll-corruption"
    fields: ClassVar[tuple[str, ...]] = ("seat", "effect", "corruption")
    clause: ClassVar[str] = "LB-R9"

    def __init__(self, seat: Seat, effect: int, corruption: int) -> None:
        self.seat = seat
        self.effect = effect
        self.corruption = corruption

    def ask(self, siege: Siege) -> Ask | None:
        return Ask(self.seat, [Keep(), Reroll(1)])

    def question(self, siege: Siege) -> Phrase:
        return Phrase("ask-may-reroll-corruption", ("corruption", "corruption", self.corruption))

    def resume(self, siege: Siege, answer: Action) -> None:
        if isinstance(answer, Reroll):
            siege.tell("corruption-rerolled", siege.seat_hero[self.seat])
            siege.push(RollCorruptionAgain(self.seat, self.effect))
        else:
            suffer_corruption(siege, self.seat, self.effect, self.corruption)


@final
class RollCorruptionAgain(Frame[Siege]):
    """The second corruption roll stands (LB-R6)."""

    verb: ClassVar[str] = "roll-corruption-again"
    fields: ClassVar[tuple[str, ...]] = ("seat", "effect")
    clause: ClassVar[str] = "LB-R9"

    def __init__(self, seat: Seat, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def ask(self, siege: Siege) -> Ask | None:
        return ask_nature(roll("corruption", 1, len(siege.box.corruption_faces)))

    def resume(self, siege: Siege, answer: Action) -> None:
        assert isinstance(answer, Fate)
        face = answer.outcome[0]
        siege.tell("corruption-rolled", siege.seat_hero[self.seat], face)
        suffer_corruption(siege, self.seat, self.effect, face)


def suffer_corruption(siege: Siege, seat: Seat, effect: int, face: int) -> None:
    """LB-K1: the face's effects fall on the roller, in the order of the face."""
    faces = siege.box.corruption_faces[face]
    siege.then_all([effects.Suffer(deed, effect, seat) for deed in faces])
