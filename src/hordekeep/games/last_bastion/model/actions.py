"""What players of Last Bastion can do: one class per verb, small integers, text by content ids."""

from typing import ClassVar, Final, final

from hordekeep.games.last_bastion.model.tile_actions import (
    CastNet,
    Cleanse,
    Destroy,
    Give,
    Raise,
    Revive,
    SetTrap,
    Shift,
    Swap,
    Take,
    Treat,
)
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.term import Term


@final
class ChooseHero(Action):
    """Takes a hero in the setup."""

    verb: ClassVar[str] = "choose"
    fields: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int) -> None:
        self.hero = hero


@final
class Apply(Action):
    """Picks the next of several effects (LB-H1, LB-H14)."""

    verb: ClassVar[str] = "apply"
    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: int) -> None:
        self.effect = effect


@final
class NameHero(Action):
    """Names the hero to whom an effect is applied (LB-N2, LB-C9)."""

    verb: ClassVar[str] = "name"
    fields: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int) -> None:
        self.hero = hero


@final
class Place(Action):
    """Puts the drawn card into a slot (LB-H3)."""

    verb: ClassVar[str] = "place"
    fields: ClassVar[tuple[str, ...]] = ("card", "slot")

    def __init__(self, card: int, slot: int) -> None:
        self.card = card
        self.slot = slot


@final
class Return(Action):
    """Returns one of the own round tokens (LB-E4)."""

    verb: ClassVar[str] = "return"
    fields: ClassVar[tuple[str, ...]] = ("token",)

    def __init__(self, token: int) -> None:
        self.token = token


@final
class GraspTile(Action):
    """Picks the tile that a Grasp of Evil falls on (LB-B3)."""

    verb: ClassVar[str] = "grasp"
    fields: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile


@final
class Move(Action):
    """Walks to an adjacent tile (LB-A2)."""

    verb: ClassVar[str] = "move"
    fields: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile


@final
class StandUp(Action):
    """Uses a move to stand up (LB-A6)."""

    verb: ClassVar[str] = "stand-up"


@final
class Stay(Action):
    """Declines a granted move (LB-T4)."""

    verb: ClassVar[str] = "stay"


@final
class Activate(Action):
    """Activates the tile on which the hero stands (LB-A3)."""

    verb: ClassVar[str] = "activate"
    fields: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile


@final
class Call(Action):
    """Spends a Call to Arms on any tile (LB-A5)."""

    verb: ClassVar[str] = "call"
    fields: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile


@final
class Fight(Action):
    """Fights what is in reach (LB-C1)."""

    verb: ClassVar[str] = "fight"


@final
class EndTurn(Action):
    """Ends the hero phase (LB-A1)."""

    verb: ClassVar[str] = "end-turn"


@final
class LendMove(Action):
    """Gives the extra move to another hero (LB-R1)."""

    verb: ClassVar[str] = "lend-move"
    fields: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int) -> None:
        self.hero = hero


@final
class PutCharm(Action):
    """Puts the charm on a card (LB-R2)."""

    verb: ClassVar[str] = "charm"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


@final
class Fetch(Action):
    """Has the falcon fetch an equipment token (LB-R3)."""

    verb: ClassVar[str] = "fetch"
    fields: ClassVar[tuple[str, ...]] = ("colour",)

    def __init__(self, colour: int) -> None:
        self.colour = colour


@final
class Pray(Action):
    """Gives up the move to remove a Grasp of Evil (LB-R5)."""

    verb: ClassVar[str] = "pray"
    fields: ClassVar[tuple[str, ...]] = ("grasp",)

    def __init__(self, grasp: int) -> None:
        self.grasp = grasp


@final
class Aim(Action):
    """Names one or two cards before the roll (LB-R8)."""

    verb: ClassVar[str] = "aim"
    fields: ClassVar[tuple[str, ...]] = ("cards:card*",)

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards


@final
class Reroll(Action):
    """Rerolls some of the dice, given as bits (LB-R6, LB-R9)."""

    verb: ClassVar[str] = "reroll"
    fields: ClassVar[tuple[str, ...]] = ("dice",)

    def __init__(self, dice: int) -> None:
        self.dice = dice


@final
class Keep(Action):
    """Lets a roll stand."""

    verb: ClassVar[str] = "keep"


@final
class Spend(Action):
    """Lays an equipment token of a hero's on a card (LB-C3)."""

    verb: ClassVar[str] = "spend"
    fields: ClassVar[tuple[str, ...]] = ("hero", "card")

    def __init__(self, hero: int, card: int) -> None:
        self.hero = hero
        self.card = card


@final
class Beat(Action):
    """Beats these cards with the dice and the tokens laid (LB-C2…C4)."""

    verb: ClassVar[str] = "beat"
    fields: ClassVar[tuple[str, ...]] = ("cards:card*",)

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards


@final
class Decline(Action):
    """Beats nothing (LB-C5)."""

    verb: ClassVar[str] = "decline"


@final
class First(Action):
    """Picks which of two beaten cards goes first (LB-C17)."""

    verb: ClassVar[str] = "first"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


@final
class Accept(Action):
    """Takes what an exit offers, or a part of it (LB-E10)."""

    verb: ClassVar[str] = "accept"
    fields: ClassVar[tuple[str, ...]] = ("gift",)

    def __init__(self, gift: int) -> None:
        self.gift = gift


@final
class Done(Action):
    """Ends a choice of up to this many."""

    verb: ClassVar[str] = "done"


ACTIONS: Final[tuple[type[Term], ...]] = (
    ChooseHero,
    Apply,
    NameHero,
    Place,
    Return,
    GraspTile,
    Move,
    StandUp,
    Stay,
    Activate,
    Call,
    Fight,
    EndTurn,
    LendMove,
    PutCharm,
    Fetch,
    Pray,
    Aim,
    Reroll,
    Keep,
    Spend,
    Beat,
    Decline,
    First,
    CastNet,
    Shift,
    Swap,
    Take,
    Treat,
    Raise,
    Cleanse,
    Give,
    Revive,
    Destroy,
    SetTrap,
    Accept,
    Done,
)
