"""Attacks and furies: take the penalty or the wounds (SA-L9, SA-K1…K11)."""

from typing import ClassVar, final

from hordekeep.games.sanctum.model.box import (
    DEEDS,
    REROLL_FACE,
)
from hordekeep.games.sanctum.model.champion import (
    CHANGED,
    FACE,
    OUT_OF_HAND,
    Champion,
)
from hordekeep.games.sanctum.model.dice import FACES
from hordekeep.games.sanctum.model.fight_actions import (
    TAKE_PENALTY,
    TAKE_WOUNDS,
    Bless,
    TakePenalty,
)
from hordekeep.games.sanctum.model.reasons import (
    LEGAL,
    PENALTY_IMPOSSIBLE,
    judge,
)
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.achievements import markers_blessed, spend_blessing
from hordekeep.games.sanctum.rules.harm import wound
from hordekeep.games.sanctum.rules.penalties.steps import STEPS
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.chance import Chance
from hordekeep.kernel.play.frame import Ask, Candidate, Frame, ask_nature, legal_of
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NUMBER


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
            quest.then_all([PayPenalty(self.seat, deed, arg) for deed, arg in steps])
        else:
            quest.tell("wounds-taken", self.seat, self.foe, box.foe_wounds[self.foe])
            wound(quest, self.seat, box.foe_wounds[self.foe])


@final
class PayPenalty(Frame[Quest]):
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
