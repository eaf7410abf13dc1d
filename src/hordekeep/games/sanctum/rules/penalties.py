"""Attacks and furies: take the penalty or the wounds (SA-L9, SA-K1…K11)."""

from typing import ClassVar, Final, final

from hordekeep.games.sanctum.model.actions import (
    TAKE_PENALTY,
    TAKE_WOUNDS,
    Bless,
    DropDie,
    Forfeit,
    LoseMarker,
    PayBox,
    Spill,
    Spoil,
    TakePenalty,
)
from hordekeep.games.sanctum.model.box import (
    DEEDS,
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
    CHANGED,
    FACE,
    LOST,
    MARK_OF,
    OUT_OF_HAND,
    Champion,
)
from hordekeep.games.sanctum.model.dice import FACES, find, in_hand
from hordekeep.games.sanctum.model.reasons import (
    BLESSING_SPENT,
    BOX_OCCUPIED,
    LEGAL,
    NO_MARKER,
    NO_SUCH_BOX,
    PENALTY_IMPOSSIBLE,
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
from hordekeep.games.sanctum.rules.blessings import markers_blessed, spend_blessing
from hordekeep.games.sanctum.rules.harm import heal, shorten_life, wound
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.chance import Chance
from hordekeep.kernel.play.definition import by_number
from hordekeep.kernel.play.frame import Ask, Candidate, Frame, ask_nature, legal_of
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE, NUMBER


def can_take(quest: Quest, seat: Seat, foe: int, pool: list[int]) -> bool:
    """SA-L9: whether every step of the penalty can be taken, with the markers of this pool."""
    steps = zip(quest.box.foe_penalty[foe], quest.box.foe_penalty_arg[foe], strict=True)
    champion = quest.champions[seat]
    for deed, arg in steps:
        if not STEPS[deed].is_possible(quest, champion, arg, pool):
            return False
    return True


def pool_with_blessings(quest: Quest, champion: Champion) -> list[int]:
    """SA-K10: the pool as it would be with the markers of all unspent blessings."""
    pool = champion.pool.copy()
    for blessing in markers_blessed(quest, champion):
        pool[DEEDS[quest.box.blessing_do[blessing]].gives] += quest.box.blessing_n[blessing]
    return pool


@final
class Suffer(Frame[Quest]):
    """An attack or a fury hits a player: the penalty or the wounds (SA-L9, SA-K11)."""

    verb: ClassVar[str] = "suffer"
    fields: ClassVar[tuple[str, ...]] = ("seat", "foe")
    clause: ClassVar[str] = "SA-L9"

    def __init__(self, seat: Seat, foe: int) -> None:
        self.seat = seat
        self.foe = foe

    def ask(self, quest: Quest) -> Ask | None:
        champion = quest.champions[self.seat]
        if not can_take(quest, self.seat, self.foe, pool_with_blessings(quest, champion)):
            return None  # a penalty that nothing can make possible means the wounds
        return Ask(self.seat, legal_of(self.candidates(quest)))

    def candidates(self, quest: Quest) -> list[Candidate]:
        possible = can_take(quest, self.seat, self.foe, quest.champions[self.seat].pool)
        blessed = markers_blessed(quest, quest.champions[self.seat])
        return [
            judge(TAKE_PENALTY, LEGAL if possible else PENALTY_IMPOSSIBLE),
            Candidate(TAKE_WOUNDS),
            *[Candidate(Bless(one)) for one in blessed],
        ]

    def question(self, quest: Quest) -> Phrase:
        return Phrase("ask-suffer", ("foe", "foe", self.foe))

    def resume(self, quest: Quest, answer: Action) -> None:
        box = quest.box
        if isinstance(answer, Bless):
            spend_blessing(quest, self.seat, answer.blessing)
            quest.push(self)
        elif isinstance(answer, TakePenalty):
            quest.tell("penalty-taken", self.seat, self.foe)
            steps = zip(box.foe_penalty[self.foe], box.foe_penalty_arg[self.foe], strict=True)
            quest.then(*[Penalty(self.seat, deed, arg) for deed, arg in steps])
        else:
            quest.tell("wounds-taken", self.seat, self.foe, box.foe_wounds[self.foe])
            wound(quest, self.seat, box.foe_wounds[self.foe])


@final
class Penalty(Frame[Quest]):
    """One step of a penalty; what it takes is chosen where there is a choice."""

    verb: ClassVar[str] = "pay-penalty"
    fields: ClassVar[tuple[str, ...]] = ("seat", "deed:penalty", "arg:number")
    clause: ClassVar[str] = "SA-L9"

    def __init__(self, seat: Seat, deed: int, arg: int) -> None:
        self.seat = seat
        self.deed = deed
        self.arg = arg

    def ask(self, quest: Quest) -> Ask | None:
        if self.deed == REROLL_FACE:
            count = len(self._rerolled(quest))
            others = [face for face in range(1, FACES + 1) if face != self.arg]
            return ask_nature(Chance(NUMBER, count, others, dealt=False)) if count else None
        options = self._choices(quest)
        return Ask(self.seat, options) if len(options) > 1 else None

    def _choices(self, quest: Quest) -> list[Action]:
        champion = quest.champions[self.seat]
        return STEPS[self.deed].choices(quest, champion, self.arg, champion.pool)

    def candidates(self, quest: Quest) -> list[Candidate]:
        legal = self._choices(quest)
        refused = STEPS[self.deed].refused(quest, quest.champions[self.seat])
        others = [one for one in refused if one.action not in legal]
        return [*[Candidate(action) for action in legal], *others]

    def _rerolled(self, quest: Quest) -> list[int]:
        """SA-K9: the places of the unplaced dice that show the face."""
        rolled = quest.champions[self.seat].rolled
        return [
            index
            for index, die in enumerate(rolled)
            if not die & OUT_OF_HAND and die & FACE == self.arg
        ]

    def question(self, quest: Quest) -> Phrase:
        return Phrase("ask-pay-penalty", ("deed", "penalty", self.deed))

    def resume(self, quest: Quest, answer: Action) -> None:
        if isinstance(answer, Fate):
            self._reroll(quest, answer.outcome)
            return
        options = self._choices(quest)
        step = STEPS[self.deed]
        if options:
            step.pay(quest, self.seat, options[0] if len(options) == 1 else answer)
        else:
            step.suffer(quest, self.seat, self.arg)

    def _reroll(self, quest: Quest, outcome: tuple[int, ...]) -> None:
        """SA-K9: until none shows the face, so all others are equally likely; unchanged again."""
        rolled = quest.champions[self.seat].rolled
        for index, face in zip(self._rerolled(quest), outcome, strict=True):
            rolled[index] = rolled[index] & ~(FACE | CHANGED) | face
        quest.tell_all("dice-rerolled", (self.seat, *outcome))


# What each penalty takes.


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
