"""What players of Sanctum can do: one class a verb, small integers, text by content ids."""

from typing import ClassVar, Final, final

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
class Turn(Action):
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
ROLL: Final = Roll()
RAGE: Final = Rage()
TAKE_PENALTY: Final = TakePenalty()
TAKE_WOUNDS: Final = TakeWounds()
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
    Turn,
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
