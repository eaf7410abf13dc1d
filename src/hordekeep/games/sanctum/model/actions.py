"""What players of Sanctum can do: one class per verb, small integers, text by content ids."""

from typing import ClassVar, Final, final

from hordekeep.games.sanctum.model.fight_actions import (
    Bless,
    DropDie,
    Forfeit,
    Hit,
    HitBox,
    LoseMarker,
    Overkill,
    PayBox,
    Rage,
    Reroll,
    Roll,
    Spill,
    Spoil,
    TakePenalty,
    TakeWounds,
    TurnTo,
    Use,
)
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.term import Term


@final
class ChooseHero(Action):
    """Takes a hero in the setup (SA-S4)."""

    verb: ClassVar[str] = "choose"
    fields: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int) -> None:
        self.hero = hero


@final
class Move(Action):
    """Goes to the front (SA-M1)."""

    verb: ClassVar[str] = "move"


@final
class Fight(Action):
    """Fights the demons of the own battle board."""

    verb: ClassVar[str] = "fight"


@final
class Rest(Action):
    """Rests."""

    verb: ClassVar[str] = "rest"


@final
class Breach(Action):
    """Breaches the walls (SA-W3)."""

    verb: ClassVar[str] = "breach"


@final
class AnswerCall(Action):
    """Answers the call to battle (SA-W4)."""

    verb: ClassVar[str] = "answer"


@final
class TakeSet(Action):
    """Takes a whole set of demons (SA-M3)."""

    verb: ClassVar[str] = "take"
    fields: ClassVar[tuple[str, ...]] = ("demons:demon*",)

    def __init__(self, demons: tuple[int, ...]) -> None:
        self.demons = demons


@final
class TakeItem(Action):
    """Takes an item from the chest (SA-M4)."""

    verb: ClassVar[str] = "pick"
    fields: ClassVar[tuple[str, ...]] = ("item",)

    def __init__(self, item: int) -> None:
        self.item = item


@final
class Drink(Action):
    """Drinks a potion: one marker goes from an ability back to its pool (SA-F1)."""

    verb: ClassVar[str] = "drink"
    fields: ClassVar[tuple[str, ...]] = ("potion", "ability")

    def __init__(self, potion: int, ability: int) -> None:
        self.potion = potion
        self.ability = ability


@final
class GiveUp(Action):
    """Gives up a potion that could free nothing (SA-F1)."""

    verb: ClassVar[str] = "give-up"
    fields: ClassVar[tuple[str, ...]] = ("potion",)

    def __init__(self, potion: int) -> None:
        self.potion = potion


@final
class UseSkill(Action):
    """Uses a skill that is no ability."""

    verb: ClassVar[str] = "skill"
    fields: ClassVar[tuple[str, ...]] = ("skill",)

    def __init__(self, skill: int) -> None:
        self.skill = skill


@final
class Recover(Action):
    """Takes a marker from an ability back to its pool."""

    verb: ClassVar[str] = "recover"
    fields: ClassVar[tuple[str, ...]] = ("ability",)

    def __init__(self, ability: int) -> None:
        self.ability = ability


@final
class Loot(Action):
    """Takes the next killed demon: its levels, then its item (SA-F12)."""

    verb: ClassVar[str] = "loot"
    fields: ClassVar[tuple[str, ...]] = ("demon",)

    def __init__(self, demon: int) -> None:
        self.demon = demon


@final
class Raise(Action):
    """Moves a gem up one space (SA-F10)."""

    verb: ClassVar[str] = "raise"
    fields: ClassVar[tuple[str, ...]] = ("gem",)

    def __init__(self, gem: int) -> None:
        self.gem = gem


@final
class Equip(Action):
    """Puts an item into a slot, with gems on its symbols (SA-R2)."""

    verb: ClassVar[str] = "equip"
    fields: ClassVar[tuple[str, ...]] = ("item", "slot", "gems")

    def __init__(self, item: int, slot: int, gems: int) -> None:
        self.item = item
        self.slot = slot
        self.gems = gems


@final
class Unequip(Action):
    """Takes an item out of its slot (SA-R2)."""

    verb: ClassVar[str] = "unequip"
    fields: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot


@final
class Buy(Action):
    """Discards an item for a potion (SA-R5)."""

    verb: ClassVar[str] = "buy"
    fields: ClassVar[tuple[str, ...]] = ("potion", "item")

    def __init__(self, potion: int, item: int) -> None:
        self.potion = potion
        self.item = item


@final
class Throw(Action):
    """Throws a potion away to make room (SA-R5)."""

    verb: ClassVar[str] = "throw"
    fields: ClassVar[tuple[str, ...]] = ("potion",)

    def __init__(self, potion: int) -> None:
        self.potion = potion


@final
class Sell(Action):
    """Discards an item for a level in one of its colours."""

    verb: ClassVar[str] = "sell"
    fields: ClassVar[tuple[str, ...]] = ("item", "colour")

    def __init__(self, item: int, colour: int) -> None:
        self.item = item
        self.colour = colour


@final
class Decline(Action):
    """Leaves what is offered."""

    verb: ClassVar[str] = "decline"


@final
class Done(Action):
    """Ends the step."""

    verb: ClassVar[str] = "done"


MOVE: Final = Move()
FIGHT: Final = Fight()
REST: Final = Rest()
BREACH: Final = Breach()
ANSWER_CALL: Final = AnswerCall()
DECLINE: Final = Decline()
DONE: Final = Done()

ACTIONS: Final[tuple[type[Term], ...]] = (
    ChooseHero,
    Move,
    Fight,
    Rest,
    Breach,
    AnswerCall,
    TakeSet,
    TakeItem,
    Drink,
    GiveUp,
    UseSkill,
    Recover,
    Roll,
    Reroll,
    Hit,
    Use,
    Rage,
    Bless,
    TurnTo,
    HitBox,
    Overkill,
    Loot,
    Raise,
    Equip,
    Unequip,
    Buy,
    Throw,
    Sell,
    TakePenalty,
    TakeWounds,
    LoseMarker,
    Forfeit,
    Spoil,
    Spill,
    PayBox,
    DropDie,
    Decline,
    Done,
)
