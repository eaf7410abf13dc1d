"""What each penalty takes (SA-K1…K9), one class for each."""

from typing import Final, final

from hordekeep.games.sanctum.model.box import (
    FEWER_DICE,
    FOCUS,
    HEAL,
    LOSE_BLESSING,
    LOSE_DIE,
    LOSE_EITHER,
    LOSE_FOCUS,
    LOSE_POTION,
    LOSE_STAMINA,
    MORE_DAMAGE,
    ONLY_CHANGED,
    PAY_BOX,
    PENALTIES,
    REROLL_FACE,
    SHORTEN_LIFE,
    SPEND_RAGE,
    SPOIL_BOX,
    STAMINA,
)
from hordekeep.games.sanctum.model.champion import (
    LOST,
    MARK_OF,
    Champion,
)
from hordekeep.games.sanctum.model.dice import find, in_hand
from hordekeep.games.sanctum.model.fight_actions import (
    DropDie,
    Forfeit,
    LoseMarker,
    PayBox,
    Spill,
    Spoil,
)
from hordekeep.games.sanctum.model.reasons import (
    BLESSING_SPENT,
    BOX_OCCUPIED,
    NO_MARKER,
    NO_SUCH_BOX,
    judge,
)
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.abilities import (
    abilities_holding,
    empty_boxes,
    fill_box,
    lift,
    spoil,
    takes,
)
from hordekeep.games.sanctum.rules.harm import heal, shorten_life
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.definition import by_number
from hordekeep.kernel.play.frame import Candidate
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE


class PenaltyStep:
    """What one penalty takes; there is one object of each, in the table `STEPS`.

    This one leaves nothing to choose and can always be taken.
    """

    def is_possible(self, quest: Quest, champion: Champion, arg: int, pool: list[int]) -> bool:
        """Whether it can be taken, with the markers of this pool."""
        return True

    def choices(self, quest: Quest, champion: Champion, arg: int, pool: list[int]) -> list[Action]:
        """The ways to take it, where there is a choice."""
        return []

    def refused(self, quest: Quest, champion: Champion) -> list[Candidate]:
        """What a person might try, each with why it is refused if it is not legal."""
        return []

    def pay(self, quest: Quest, seat: Seat, chosen: Action) -> None:
        """Takes it in the chosen way."""
        raise NotImplementedError

    def suffer(self, quest: Quest, seat: Seat, arg: int) -> None:
        """Takes it where there is nothing to choose; at a choice that has none left, nothing."""


class Choosing(PenaltyStep):
    """A penalty that leaves a choice: without one it cannot be taken."""

    def is_possible(self, quest: Quest, champion: Champion, arg: int, pool: list[int]) -> bool:
        return bool(self.choices(quest, champion, arg, pool))


@final
class LosingMarker(Choosing):
    """SA-K1: a marker of one of these kinds."""

    def __init__(self, markers: tuple[int, ...]) -> None:
        self.markers = markers

    def choices(self, quest: Quest, champion: Champion, arg: int, pool: list[int]) -> list[Action]:
        return [LoseMarker(marker) for marker in self.markers if pool[marker]]

    def pay(self, quest: Quest, seat: Seat, chosen: Action) -> None:
        assert isinstance(chosen, LoseMarker)
        quest.champions[seat].pool[chosen.marker] -= 1
        quest.tell("marker-lost", seat, chosen.marker)


@final
class LosingBlessing(Choosing):
    def choices(self, quest: Quest, champion: Champion, arg: int, pool: list[int]) -> list[Action]:
        return [Forfeit(one) for one in champion.unspent()]

    def refused(self, quest: Quest, champion: Champion) -> list[Candidate]:
        return [judge(Forfeit(one), BLESSING_SPENT) for one in champion.blessings]

    def pay(self, quest: Quest, seat: Seat, chosen: Action) -> None:
        assert isinstance(chosen, Forfeit)
        quest.champions[seat].spent |= 1 << chosen.blessing
        quest.tell("blessing-lost", seat, chosen.blessing)


@final
class SpoilingBox(Choosing):
    def choices(self, quest: Quest, champion: Champion, arg: int, pool: list[int]) -> list[Action]:
        boxes = empty_boxes(quest.box, champion)
        return [Spoil(ability, colour) for ability, colour in boxes if arg in (NONE, colour)]

    def refused(self, quest: Quest, champion: Champion) -> list[Candidate]:
        return [judge(Spoil(*box), NO_SUCH_BOX) for box in _boxes(quest, champion)]

    def pay(self, quest: Quest, seat: Seat, chosen: Action) -> None:
        assert isinstance(chosen, Spoil)
        spoil(quest, seat, chosen.ability, chosen.box)


@final
class LosingPotion(Choosing):
    """SA-K8: a potion and a marker that it could free."""

    def choices(self, quest: Quest, champion: Champion, arg: int, pool: list[int]) -> list[Action]:
        return [
            Spill(potion, ability)
            for potion in (STAMINA, FOCUS)
            if champion.potions[potion]
            for ability in abilities_holding(champion, potion)
        ]

    def pay(self, quest: Quest, seat: Seat, chosen: Action) -> None:
        assert isinstance(chosen, Spill)
        champion = quest.champions[seat]
        champion.potions[chosen.potion] -= 1
        lift(champion, chosen.ability, chosen.potion)
        quest.tell("potion-spilled", seat, chosen.potion, chosen.potion)


@final
class PayingBox(Choosing):
    """SA-K9: an empty box and a marker in the pool that fits."""

    def choices(self, quest: Quest, champion: Champion, arg: int, pool: list[int]) -> list[Action]:
        return [
            PayBox(ability, colour, marker)
            for ability, colour in empty_boxes(quest.box, champion)
            for marker in (STAMINA, FOCUS)
            if pool[marker] and takes(colour, marker)
        ]

    def refused(self, quest: Quest, champion: Champion) -> list[Candidate]:
        empty = empty_boxes(quest.box, champion)
        return [
            judge(PayBox(*box, marker), NO_MARKER if box in empty else BOX_OCCUPIED)
            for box in _boxes(quest, champion)
            for marker in (STAMINA, FOCUS)
            if takes(box[1], marker)
        ]

    def pay(self, quest: Quest, seat: Seat, chosen: Action) -> None:
        assert isinstance(chosen, PayBox)
        champion = quest.champions[seat]
        champion.pool[chosen.marker] -= 1
        mark = MARK_OF[chosen.marker]
        fill_box(quest.box, champion, chosen.ability, chosen.box, mark)
        quest.tell("box-paid", seat, chosen.ability, chosen.box, chosen.marker)


@final
class LosingDie(Choosing):
    def choices(self, quest: Quest, champion: Champion, arg: int, pool: list[int]) -> list[Action]:
        return [DropDie(name) for name in in_hand(champion)]

    def pay(self, quest: Quest, seat: Seat, chosen: Action) -> None:
        assert isinstance(chosen, DropDie)
        champion = quest.champions[seat]
        champion.rolled[find(champion, chosen.die)] |= LOST
        quest.tell("die-dropped", seat, chosen.die)


@final
class FewerDice(PenaltyStep):
    def suffer(self, quest: Quest, seat: Seat, arg: int) -> None:
        champion = quest.champions[seat]
        champion.fewer += arg
        quest.tell("dice-missing", seat, champion.fewer)


@final
class MoreDamage(PenaltyStep):
    def suffer(self, quest: Quest, seat: Seat, arg: int) -> None:
        champion = quest.champions[seat]
        champion.more += arg
        quest.tell("damage-ahead", seat, champion.more)


@final
class ShorterLife(PenaltyStep):
    def suffer(self, quest: Quest, seat: Seat, arg: int) -> None:
        shorten_life(quest, seat, arg)


@final
class Healing(PenaltyStep):
    def suffer(self, quest: Quest, seat: Seat, arg: int) -> None:
        heal(quest, seat, arg)


@final
class SpendingRage(PenaltyStep):
    def is_possible(self, quest: Quest, champion: Champion, arg: int, pool: list[int]) -> bool:
        return champion.rage > 0

    def suffer(self, quest: Quest, seat: Seat, arg: int) -> None:
        quest.champions[seat].rage -= 1
        quest.tell("rage-spent", seat)


@final
class OnlyChangedDice(PenaltyStep):
    def suffer(self, quest: Quest, seat: Seat, arg: int) -> None:
        champion = quest.champions[seat]
        champion.veiled = 1
        quest.tell("only-changed", seat, champion.row[champion.at])


def _boxes(quest: Quest, champion: Champion) -> list[tuple[int, int]]:
    """Every box as (ability, colour), empty or not; alike ones of one ability once."""
    return [
        (ability, colour)
        for ability in champion.abilities
        for colour in dict.fromkeys(quest.box.ability_boxes[ability])
    ]


STEPS: Final[tuple[PenaltyStep, ...]] = by_number(
    PENALTIES,
    {
        LOSE_STAMINA: LosingMarker((STAMINA,)),
        LOSE_FOCUS: LosingMarker((FOCUS,)),
        LOSE_EITHER: LosingMarker((STAMINA, FOCUS)),
        LOSE_BLESSING: LosingBlessing(),
        SPOIL_BOX: SpoilingBox(),
        FEWER_DICE: FewerDice(),
        MORE_DAMAGE: MoreDamage(),
        SHORTEN_LIFE: ShorterLife(),
        HEAL: Healing(),
        LOSE_POTION: LosingPotion(),
        PAY_BOX: PayingBox(),
        REROLL_FACE: PenaltyStep(),  # NATURE is asked for it
        SPEND_RAGE: SpendingRage(),
        LOSE_DIE: LosingDie(),
        ONLY_CHANGED: OnlyChangedDice(),
    },
)
"""By the numbers of penalties."""
