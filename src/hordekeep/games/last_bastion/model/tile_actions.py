"""What players do with the tiles of the bastion."""

from typing import ClassVar, final

from hordekeep.kernel.play.action import Action


@final
class CastNet(Action):
    """Puts the net on an effect (LB-T1)."""

    verb: ClassVar[str] = "net"
    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: int) -> None:
        self.effect = effect


@final
class Shift(Action):
    """Moves a horde card to a free slot (LB-T2)."""

    verb: ClassVar[str] = "shift"
    fields: ClassVar[tuple[str, ...]] = ("card", "slot")

    def __init__(self, card: int, slot: int) -> None:
        self.card = card
        self.slot = slot


@final
class Swap(Action):
    """Swaps two horde cards (LB-T2)."""

    verb: ClassVar[str] = "swap"
    fields: ClassVar[tuple[str, ...]] = ("card", "other:card")

    def __init__(self, card: int, other: int) -> None:
        self.card = card
        self.other = other


@final
class Take(Action):
    """Takes an equipment token of this colour from the supply (LB-T3, LB-E10)."""

    verb: ClassVar[str] = "take"
    fields: ClassVar[tuple[str, ...]] = ("colour",)

    def __init__(self, colour: int) -> None:
        self.colour = colour


@final
class Treat(Action):
    """Treats a hero at the Tavern (LB-T4)."""

    verb: ClassVar[str] = "treat"
    fields: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int) -> None:
        self.hero = hero


@final
class Raise(Action):
    """Raises a banner on the standard (LB-T5)."""

    verb: ClassVar[str] = "raise"
    fields: ClassVar[tuple[str, ...]] = ("colour",)

    def __init__(self, colour: int) -> None:
        self.colour = colour


@final
class Cleanse(Action):
    """Removes a Grasp of Evil (LB-T6, LB-E10)."""

    verb: ClassVar[str] = "cleanse"
    fields: ClassVar[tuple[str, ...]] = ("grasp",)

    def __init__(self, grasp: int) -> None:
        self.grasp = grasp


@final
class Give(Action):
    """Gives a hero an equipment token from the supply (LB-T7)."""

    verb: ClassVar[str] = "give"
    fields: ClassVar[tuple[str, ...]] = ("colour", "hero")

    def __init__(self, colour: int, hero: int) -> None:
        self.colour = colour
        self.hero = hero


@final
class Revive(Action):
    """Brings a hero back (LB-D2)."""

    verb: ClassVar[str] = "revive"
    fields: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int) -> None:
        self.hero = hero


@final
class Destroy(Action):
    """Pays a life to destroy a monster (LB-T8)."""

    verb: ClassVar[str] = "destroy"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


@final
class SetTrap(Action):
    """Puts the trap on a free slot of the own board (LB-T9)."""

    verb: ClassVar[str] = "trap"
    fields: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot
