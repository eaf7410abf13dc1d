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
    FEWER_DICE,
    FOCUS,
    GAIN_STAMINA,
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
from hordekeep.kernel.play.frame import Ask, Candidate, Frame, ask_nature, legal_of
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE, NUMBER

WITHOUT_CHOICE: Final[tuple[int, ...]] = (
    FEWER_DICE,
    MORE_DAMAGE,
    SHORTEN_LIFE,
    HEAL,
    ONLY_CHANGED,
    REROLL_FACE,
)
"""Penalties that can always be taken and leave nothing to choose."""
COSTING_A_MARKER: Final[tuple[int, ...]] = (LOSE_STAMINA, LOSE_FOCUS, LOSE_EITHER, PAY_BOX)
"""Penalties that a marker of a blessing may make possible."""
MARKER_LOSSES: Final[tuple[tuple[int, tuple[int, ...]], ...]] = (
    (STAMINA, (LOSE_STAMINA, LOSE_EITHER)),
    (FOCUS, (LOSE_FOCUS, LOSE_EITHER)),
)


def choices(quest: Quest, seat: Seat, deed: int, arg: int) -> list[Action]:
    """The ways to take a penalty that leaves a choice; none means it cannot be taken."""
    champion = quest.champions[seat]
    if deed == LOSE_BLESSING:
        return [Forfeit(one) for one in champion.unspent()]
    if deed == LOSE_DIE:
        return [DropDie(name) for name in in_hand(champion)]
    if deed == LOSE_POTION:
        return _spills(champion)
    if deed == SPOIL_BOX:
        boxes = empty_boxes(quest.box, champion)
        return [Spoil(ability, colour) for ability, colour in boxes if arg in (NONE, colour)]
    return payments(quest, champion, deed, champion.pool)


def payments(quest: Quest, champion: Champion, deed: int, pool: list[int]) -> list[Action]:
    """The ways to take a penalty that costs a marker of this pool."""
    if deed == PAY_BOX:
        return _box_payments(empty_boxes(quest.box, champion), pool)
    return [LoseMarker(marker) for marker, deeds in MARKER_LOSSES if deed in deeds and pool[marker]]


def _spills(champion: Champion) -> list[Action]:
    """SA-K8: a potion and a marker that it could free."""
    return [
        Spill(potion, ability)
        for potion in (STAMINA, FOCUS)
        if champion.potions[potion]
        for ability in abilities_holding(champion, potion)
    ]


def _box_payments(boxes: list[tuple[int, int]], pool: list[int]) -> list[Action]:
    """SA-K9: an empty box and a marker in the pool that fits."""
    return [
        PayBox(ability, colour, marker)
        for ability, colour in boxes
        for marker in (STAMINA, FOCUS)
        if pool[marker] and takes(colour, marker)
    ]


def can_take(quest: Quest, seat: Seat, foe: int, pool: list[int]) -> bool:
    """SA-L9: whether every step of the penalty can be taken, with the markers of this pool."""
    steps = zip(quest.box.foe_penalty[foe], quest.box.foe_penalty_arg[foe], strict=True)
    return all(_is_possible(quest, seat, deed, arg, pool) for deed, arg in steps)


def _is_possible(quest: Quest, seat: Seat, deed: int, arg: int, pool: list[int]) -> bool:
    champion = quest.champions[seat]
    if deed == SPEND_RAGE:
        return champion.rage > 0
    if deed in COSTING_A_MARKER:
        return bool(payments(quest, champion, deed, pool))
    return deed in WITHOUT_CHOICE or bool(choices(quest, seat, deed, arg))


def pool_with_blessings(quest: Quest, champion: Champion) -> list[int]:
    """SA-K10: the pool as it would be with the markers of all unspent blessings."""
    pool = champion.pool.copy()
    for blessing in markers_blessed(quest, champion):
        marker = STAMINA if quest.box.blessing_do[blessing] == GAIN_STAMINA else FOCUS
        pool[marker] += quest.box.blessing_n[blessing]
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
        options = choices(quest, self.seat, self.deed, self.arg)
        return Ask(self.seat, options) if len(options) > 1 else None

    def candidates(self, quest: Quest) -> list[Candidate]:
        legal = choices(quest, self.seat, self.deed, self.arg)
        others = [one for one in self._out_of_reach(quest) if one.action not in legal]
        return [*[Candidate(action) for action in legal], *others]

    def _out_of_reach(self, quest: Quest) -> list[Candidate]:
        """What would be refused if it is not legal: spent blessings, boxes and their markers."""
        champion = quest.champions[self.seat]
        if self.deed == LOSE_BLESSING:
            return [judge(Forfeit(one), BLESSING_SPENT) for one in champion.blessings]
        boxes = [
            (ability, colour)
            for ability in champion.abilities
            for colour in dict.fromkeys(quest.box.ability_boxes[ability])
        ]
        if self.deed == SPOIL_BOX:
            return [judge(Spoil(ability, colour), NO_SUCH_BOX) for ability, colour in boxes]
        empty = empty_boxes(quest.box, champion)
        return [
            judge(PayBox(*box, marker), NO_MARKER if box in empty else BOX_OCCUPIED)
            for box in boxes
            for marker in (STAMINA, FOCUS)
            if self.deed == PAY_BOX and takes(box[1], marker)
        ]

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
        options = choices(quest, self.seat, self.deed, self.arg)
        chosen = options[0] if len(options) == 1 else answer
        if isinstance(chosen, (LoseMarker, Forfeit, Spoil, Spill, PayBox, DropDie)):
            self._pay(quest, chosen)
        else:
            self._suffer(quest)

    def _reroll(self, quest: Quest, outcome: tuple[int, ...]) -> None:
        """SA-K9: until none shows the face, so all others are equally likely; unchanged again."""
        rolled = quest.champions[self.seat].rolled
        for index, face in zip(self._rerolled(quest), outcome, strict=True):
            rolled[index] = rolled[index] & ~(FACE | CHANGED) | face
        quest.tell_all("dice-rerolled", (self.seat, *outcome))

    def _suffer(self, quest: Quest) -> None:
        """The steps without a choice."""
        champion = quest.champions[self.seat]
        if self.deed == FEWER_DICE:
            champion.fewer += self.arg
            quest.tell("dice-missing", self.seat, champion.fewer)
        elif self.deed == MORE_DAMAGE:
            champion.more += self.arg
            quest.tell("damage-ahead", self.seat, champion.more)
        elif self.deed == SHORTEN_LIFE:
            shorten_life(quest, self.seat, self.arg)
        elif self.deed == HEAL:
            heal(quest, self.seat, self.arg)
        elif self.deed == ONLY_CHANGED:
            champion.veiled = 1
            quest.tell("only-changed", self.seat, champion.row[champion.at])
        elif self.deed == SPEND_RAGE:
            champion.rage -= 1
            quest.tell("rage-spent", self.seat)

    def _pay(
        self, quest: Quest, chosen: LoseMarker | Forfeit | Spoil | Spill | PayBox | DropDie
    ) -> None:
        """The steps with a choice."""
        seat = self.seat
        champion = quest.champions[seat]
        if isinstance(chosen, LoseMarker):
            champion.pool[chosen.marker] -= 1
            quest.tell("marker-lost", seat, chosen.marker)
        elif isinstance(chosen, Forfeit):
            champion.spent |= 1 << chosen.blessing
            quest.tell("blessing-lost", seat, chosen.blessing)
        elif isinstance(chosen, Spoil):
            spoil(quest, seat, chosen.ability, chosen.box)
        elif isinstance(chosen, Spill):
            champion.potions[chosen.potion] -= 1
            lift(champion, chosen.ability, chosen.potion)
            quest.tell("potion-spilled", seat, chosen.potion, chosen.potion)
        elif isinstance(chosen, PayBox):
            champion.pool[chosen.marker] -= 1
            mark = MARK_OF[chosen.marker]
            fill_box(quest.box, champion, chosen.ability, chosen.box, mark)
            quest.tell("box-paid", seat, chosen.ability, chosen.box, chosen.marker)
        else:
            champion.rolled[find(champion, chosen.die)] |= LOST
            quest.tell("die-dropped", seat, chosen.die)
