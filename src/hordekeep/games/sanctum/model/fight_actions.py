"""What players do in a fight of Sanctum, from the roll to the penalty."""

from typing import ClassVar, Final, final

from hordekeep.kernel.play.action import Action


@final
class Roll(Action):
    """Ends the step before the roll."""

    verb: ClassVar[str] = "roll"


@final
class Reroll(Action):
    """Rolls some of the dice again."""

    verb: ClassVar[str] = "reroll"
    fields: ClassVar[tuple[str, ...]] = ("dice:die*",)

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice = dice


@final
class Hit(Action):
    """Places a die on a hit box of its face (SA-F3)."""

    verb: ClassVar[str] = "hit"
    fields: ClassVar[tuple[str, ...]] = ("foe", "die")

    def __init__(self, foe: int, die: int) -> None:
        self.foe = foe
        self.die = die


@final
class Use(Action):
    """Pays for an ability (SA-A1)."""

    verb: ClassVar[str] = "use"
    fields: ClassVar[tuple[str, ...]] = ("ability", "pay")

    def __init__(self, ability: int, pay: int) -> None:
        self.ability = ability
        self.pay = pay


@final
class Rage(Action):
    """Spends the active rage (SA-F5)."""

    verb: ClassVar[str] = "rage"


@final
class Bless(Action):
    """Uses a blessing (SA-K10)."""

    verb: ClassVar[str] = "bless"
    fields: ClassVar[tuple[str, ...]] = ("blessing",)

    def __init__(self, blessing: int) -> None:
        self.blessing = blessing


@final
class TurnTo(Action):
    """Turns an unplaced die to another face (SA-F4)."""

    verb: ClassVar[str] = "turn"
    fields: ClassVar[tuple[str, ...]] = ("die", "face:number")

    def __init__(self, die: int, face: int) -> None:
        self.die = die
        self.face = face


@final
class HitBox(Action):
    """Hits an open box without a die."""

    verb: ClassVar[str] = "strike"
    fields: ClassVar[tuple[str, ...]] = ("foe", "face:number")

    def __init__(self, foe: int, face: int) -> None:
        self.foe = foe
        self.face = face


@final
class Overkill(Action):
    """Sets a die to a face and places it at once."""

    verb: ClassVar[str] = "overkill"
    fields: ClassVar[tuple[str, ...]] = ("foe", "die", "face:number")

    def __init__(self, foe: int, die: int, face: int) -> None:
        self.foe = foe
        self.die = die
        self.face = face


@final
class TakePenalty(Action):
    """Takes the penalty (SA-L9)."""

    verb: ClassVar[str] = "penalty"


@final
class TakeWounds(Action):
    """Takes the wounds (SA-L9)."""

    verb: ClassVar[str] = "wounds"


@final
class LoseMarker(Action):
    """Loses a marker from the pool (SA-K1)."""

    verb: ClassVar[str] = "lose"
    fields: ClassVar[tuple[str, ...]] = ("marker",)

    def __init__(self, marker: int) -> None:
        self.marker = marker


@final
class Forfeit(Action):
    """Loses a blessing unused (SA-K2)."""

    verb: ClassVar[str] = "forfeit"
    fields: ClassVar[tuple[str, ...]] = ("blessing",)

    def __init__(self, blessing: int) -> None:
        self.blessing = blessing


@final
class Spoil(Action):
    """Spoils an empty box of an ability (SA-K3)."""

    verb: ClassVar[str] = "spoil"
    fields: ClassVar[tuple[str, ...]] = ("ability", "box")

    def __init__(self, ability: int, box: int) -> None:
        self.ability = ability
        self.box = box


@final
class Spill(Action):
    """Drinks a potion and loses the marker it frees (SA-K8)."""

    verb: ClassVar[str] = "spill"
    fields: ClassVar[tuple[str, ...]] = ("potion", "ability")

    def __init__(self, potion: int, ability: int) -> None:
        self.potion = potion
        self.ability = ability


@final
class PayBox(Action):
    """Pays one box of an ability without its effect (SA-K9)."""

    verb: ClassVar[str] = "pay"
    fields: ClassVar[tuple[str, ...]] = ("ability", "box", "marker")

    def __init__(self, ability: int, box: int, marker: int) -> None:
        self.ability = ability
        self.box = box
        self.marker = marker


@final
class DropDie(Action):
    """Loses an unplaced die for this fight (SA-K9)."""

    verb: ClassVar[str] = "drop"
    fields: ClassVar[tuple[str, ...]] = ("die",)

    def __init__(self, die: int) -> None:
        self.die = die


ROLL: Final = Roll()
RAGE: Final = Rage()
TAKE_PENALTY: Final = TakePenalty()
TAKE_WOUNDS: Final = TakeWounds()
